import type { Mistake } from "../../mistake";
import type { Static, TObject } from "@sinclair/typebox";
import { valueAt } from "../../contract/values/json-value";
import type { AnyEntities, EntityMap, UnitOfWork } from "../../store";

/** What a view of an entity may read. */
export type EntityReader<M extends EntityMap = AnyEntities> = Pick<
  UnitOfWork<M>,
  "get" | "all" | "message" | "now"
>;

/** Members that name another entity of the fixture file, by their path, with its type; or a transaction. */
type References<N extends string = string> = Readonly<Record<string, N | "transaction">>;

/** A kind of entity as `entities.ts` of a family declares it. */
export interface DeclaredEntity<
  P extends string = string,
  S extends TObject = TObject,
  R extends References = References,
> {
  /** Its name in the fixture file and in the answer of `data`: `cards`. */
  plural: P;
  /** The property that identifies it. */
  key: string;
  /** Schema of one entity in the fixture file; closed, so that a typo is found. */
  schema: S;
  /** What its members name; each must be in the file. */
  refersTo?: R;
}

/** How testers see an entity; `E` is the entity, `M` are all entities of the family. */
interface EntityViews<E extends object = object, M extends EntityMap = AnyEntities> {
  /** What `data` shows of it; absent: `data` does not list this type. */
  view?(this: void, entity: E, unit: EntityReader<M>): unknown;
  /** What is drawn as a QR code when somebody asks for its picture; absent: it has none, as with `undefined`. */
  qrContent?(this: void, entity: E): string | undefined;
  /** The key of an entity with this other name; absent: entities have no other names. */
  keyBehind?(this: void, name: string, unit: Pick<UnitOfWork<M>, "get">): string;
}

/** A kind of entity that a family keeps. `P` is the name of its list. */
export interface EntityType<
  E extends object = object,
  M extends EntityMap = AnyEntities,
  P extends string = string,
>
  extends DeclaredEntity<P>, EntityViews<E, M> {}

type DeclaredEntities = Readonly<Record<string, DeclaredEntity>>;

/** The entities of a family, by the names under which its unit of work knows them. */
export type EntitiesOf<D extends DeclaredEntities> = {
  [N in keyof D]: Static<D[N]["schema"]>;
};

/** A unit of work of the family that declares these entities. */
export type UnitOf<D extends DeclaredEntities> = UnitOfWork<EntitiesOf<D>>;

/** The entity types of the family that declares these entities. */
type EntityTypesOf<D extends DeclaredEntities> = {
  readonly [N in keyof D]: EntityType<
    Static<D[N]["schema"]> & object,
    EntitiesOf<D>,
    D[N]["plural"]
  >;
};

/** Declares a kind of entity: the name of its list, the property that identifies it, its schema, and what it names. */
export const entity = <
  P extends string,
  S extends TObject,
  const R extends References = Readonly<Record<string, never>>,
>(
  plural: P,
  key: keyof Static<S> & string,
  schema: S,
  refersTo?: R,
): DeclaredEntity<P, S, NoInfer<R>> => ({ plural, key, schema, ...(refersTo && { refersTo }) });

/** Declares the entities of a family, by the names under which its unit of work knows them. */
export const defineEntities = <D extends DeclaredEntities>(
  entities: D & { readonly [N in keyof D]: { refersTo?: References<keyof D & string> } },
): D => entities;

/** The entity types of a family: its entities, and what testers see of those that have a view. */
export const entityTypesOf = <D extends DeclaredEntities>(
  entities: D,
  views: { readonly [N in keyof D]?: EntityViews<Static<D[N]["schema"]> & object, EntitiesOf<D>> },
): EntityTypesOf<D> =>
  Object.fromEntries(
    Object.entries(entities).map(([name, declared]) => [name, { ...declared, ...views[name] }]),
  ) as EntityTypesOf<D>;

/** States in which fixtures leave a transaction. */
export const fixtureStates = ["PENDING", "CONFIRMED", "REVERSED", "DECLINED"] as const;

/** A transaction that is there from the start. */
interface FixtureTransaction {
  id: string;
  kind: string;
  state: (typeof fixtureStates)[number];
  data: object;
  /** Whose request it is; absent: everybody's. */
  sentBy?: { user: string; password: string };
  answer?: { status: number; body: object };
}

/** What a fixture file holds: a list by each plural, and transactions. */
export type FixtureFile = Record<string, object[]> & { transactions?: FixtureTransaction[] };

/** The entities of a type in a fixture file, whose form its schema has checked. */
export const entitiesIn = <E extends object, M extends EntityMap>(
  file: FixtureFile,
  { plural }: EntityType<E, M>,
): readonly E[] => (file[plural] ?? []) as E[];

/** Members of entities that name what is not in the fixture file. */
const brokenReferences = (
  file: FixtureFile,
  entityTypes: Readonly<Record<string, EntityType>>,
): Mistake[] =>
  Object.values(entityTypes).flatMap(({ plural, refersTo = {} }) =>
    Object.entries(refersTo).flatMap(([member, noun]) => {
      const known = namesIn(file, entityTypes[noun] ?? { plural: "transactions", key: "id" });
      return (file[plural] ?? []).flatMap((named, index) =>
        namesAt(named, member)
          .filter((name) => !known.has(name))
          .map((name) => ({
            path: `${plural}[${index}].${member}`,
            text: `there is no ${noun} ${String(name)} in this file`,
          })),
      );
    }),
  );

const namesIn = (
  file: FixtureFile,
  { plural, key }: Pick<EntityType, "plural" | "key">,
): Set<unknown> => new Set((file[plural] ?? []).map((named) => valueAt(named, key)));

/** The names at a path of an entity: of a list each, of an absent member none. */
function namesAt(named: object, member: string): readonly unknown[] {
  const value = valueAt(named, member);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** What is wrong with the entities of a fixture file beyond their form. */
export const fixtureMistakes = (
  family: {
    entityTypes: Readonly<Record<string, EntityType>>;
    checkFixtures?: (file: FixtureFile) => Mistake[];
  },
  file: FixtureFile,
): Mistake[] => [
  ...brokenReferences(file, family.entityTypes),
  ...(family.checkFixtures?.(file) ?? []),
];

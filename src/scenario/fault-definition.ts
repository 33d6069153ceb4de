import { valueOfJson } from "../contract/values/json-value";
import { type TSchema, Type } from "@sinclair/typebox";
import { described, oneOf } from "../contract/schema";
import { formParts } from "./fault-members";
import {
  type AnyKind,
  type EntityFault as FaultOfEntity,
  type Fault as AnyFault,
  entityKinds,
  kinds,
} from "./faults";
import { orDidYouMean } from "../mistake";

const moments = {
  either: described(
    oneOf(["before", "after"]),
    "before: nothing was checked or processed yet; after: the processing is done",
  ),
  after: described(oneOf(["after"]), "the processing is done"),
  before: described(oneOf(["before"]), "nothing was checked or processed yet"),
};

const formOf = ({ kind, description, only, form }: AnyKind) =>
  Type.Object(
    {
      when: only === undefined ? moments.either : moments[only],
      kind: described(Type.Literal(kind), description),
      ...form(formParts),
    },
    { additionalProperties: false },
  );

/** The form of each kind. */
export const faultForms = kinds.map(formOf);

const isOfEntities = (form: ReturnType<typeof formOf>): boolean =>
  entityKinds.some(({ kind }) => kind === form.properties.kind.const);

const oneFormOf = <F>(forms: typeof faultForms) =>
  Type.Unsafe<F>({
    type: "object",
    required: ["kind"],
    properties: { kind: {} },
    discriminator: { propertyName: "kind" },
    "x-kinds": forms.map(({ properties: { kind } }) => kind.const),
    oneOf: forms,
  });

export const Fault = oneFormOf<AnyFault>(faultForms);
export type Fault = AnyFault;
export const EntityFault = oneFormOf<FaultOfEntity>(faultForms.filter(isOfEntities));
export type EntityFault = FaultOfEntity;

/** A fault as words give it: its members but `when`, or why there is none. */
type FaultOfWords = { members: Record<string, unknown> } | { mistake: string };

/** The members of each kind beside `when` and `kind`, the one that needs no name first. */
const membersOf = new Map(
  faultForms.map(({ properties: { when: _when, kind, ...members } }) => [
    kind.const,
    new Map<string, TSchema>(Object.entries(members)),
  ]),
);

export const faultKinds: readonly string[] = [...membersOf.keys()];

/**
 * Reads a fault of its words: the kind, then the members that it needs, each as NAME=VALUE. The first one needs no
 * name: `["drip", "10m"]`, `["edit", "status=409", "set.errorType=OTHER"]`.
 */
export function faultOfWords([kind = "", ...given]: readonly string[]): FaultOfWords {
  const members = membersOf.get(kind);
  if (members === undefined) {
    const kinds = `known: ${faultKinds.join(", ")}${orDidYouMean(kind, faultKinds)}`;
    return {
      mistake:
        kind === "" ? `name a kind of fault; ${kinds}` : `${kind} is not a kind of fault; ${kinds}`,
    };
  }
  const fault: Record<string, unknown> = { kind };
  for (const word of given) {
    const mistake = addMember(fault, kind, members, word);
    if (mistake !== undefined) return { mistake };
  }
  return { members: fault };
}

/** Adds a member; what is wrong with its word, if anything. */
function addMember(
  fault: Record<string, unknown>,
  kind: string,
  members: ReadonlyMap<string, TSchema>,
  word: string,
): string | undefined {
  const [first = ""] = members.keys();
  const [, path = first, text = word] = /^([A-Za-z][^=]*)=(.*)$/s.exec(word) ?? [];
  const [name = "", ...rest] = path.split(".");
  const schema = members.get(name);
  if (schema === undefined) {
    const names = [...members.keys()];
    return names.length === 0
      ? `${kind} takes nothing: leave out ${word}`
      : `${name} is not a member of ${kind}; known: ${names.join(", ")}${orDidYouMean(name, names)}`;
  }
  if (rest.length === 0) fault[name] = valueOf(schema, text);
  else if (schema.type === "object" && schema["patternProperties"] !== undefined)
    fault[name] = { ...Object(fault[name]), [rest.join(".")]: valueOf(valueSchema(schema), text) };
  else return `${name} has no members: write ${name}=VALUE`;
  return undefined;
}

const valueSchema = ({ patternProperties }: TSchema): TSchema | undefined =>
  Object.values(Object(patternProperties) as Record<string, TSchema>)[0];

/** A text stays one, a list is separated by commas; what else is JSON is read as JSON. */
function valueOf(schema: TSchema | undefined, text: string): unknown {
  if (schema?.type === "string") return text;
  if (schema?.type === "array") return text.split(",");
  return valueOfJson(text);
}

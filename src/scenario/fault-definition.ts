import { Type } from "@sinclair/typebox";
import { described, oneOf } from "../contract/schema";
import { formParts } from "./fault-members";
import {
  type AnyKind,
  type EntityFault as FaultOfEntity,
  type Fault as AnyFault,
  entityKinds,
  kinds,
} from "./faults";

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

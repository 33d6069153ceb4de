import { type Static, Type } from "@sinclair/typebox";

/** Something worth telling about a message that did not make it refused. */
export const Finding = Type.Object(
  {
    code: Type.String({ description: "Kind of finding: `unknown-property`, `lenient-integer`" }),
    field: Type.Optional(Type.String({ description: "Path of the field, where there is one" })),
    text: Type.String({ description: "One sentence" }),
  },
  { additionalProperties: false, title: "Finding" },
);
export type Finding = Static<typeof Finding>;

/** A message that went to a provider breaks its form, by our own reading. */
export const formBroken = "form-broken";

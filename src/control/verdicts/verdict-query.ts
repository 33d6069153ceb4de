import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { VerdictConfiguration } from "../../conformance/configuration";
import type { Verdict } from "../../conformance/verdict";
import { ownJson } from "../../own-json";

/** A verdict on its way from the thread that makes it. */
export const verdictJson = ownJson<Verdict>();

/** How a verdict is asked for. */
export const VerdictQuery = Type.Object(
  {
    /** Only the messages of these interfaces. */
    interfaces: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.nameLength }), {
        maxItems: limits.namedInterfaces,
      }),
    ),
    /** A broken `should` fails too. */
    strict: Type.Optional(Type.Boolean()),
    /** False: without the checks that passed, and the rules of which no other is left. */
    passing: Type.Optional(Type.Boolean()),
    ...Type.Partial(VerdictConfiguration).properties,
  },
  { additionalProperties: false },
);
export type VerdictQuery = Static<typeof VerdictQuery>;

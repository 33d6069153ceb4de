import { createHash } from "node:crypto";
import { type Static, Type } from "@sinclair/typebox";
import type { InterfaceContract } from "../contract/operation";
import { currentRuleSet } from "../conformance/verdict";
import type { Exchange } from "../journal/exchange";
import { type CertificationReport, ruleResults } from "./certification";
import { watchEffects } from "./effects";

/** A certification that somebody else can judge again, offline. */
export const Certificate = Type.Object(
  {
    standinCertificate: Type.Literal(1),
    certified: Type.Literal("provider"),
    result: Type.Union([Type.Literal("pass"), Type.Literal("fail"), Type.Literal("undecided")]),
    interface: Type.String(),
    host: Type.String(),
    /** The day on which it was certified: `2031-03-04`. */
    day: Type.String(),
    ruleSet: Type.String(),
    without: Type.Array(Type.String()),
    plans: Type.Array(
      Type.Object({ kind: Type.String(), played: Type.Integer(), of: Type.Integer() }),
    ),
    rules: Type.Array(Type.Object({ id: Type.String(), outcome: Type.String() })),
    journal: Type.Object({ sha256: Type.String(), exchanges: Type.Integer() }),
  },
  { additionalProperties: false },
);

export type Certificate = Static<typeof Certificate>;

/** The certificate of a certification with this journal. */
export function certificateOf(
  report: CertificationReport,
  { text, exchanges, day }: { text: string; exchanges: number; day: string },
): Certificate {
  const { result, interface: of, host, without, plans, rules } = report;
  return {
    standinCertificate: 1,
    certified: "provider",
    result,
    interface: of,
    host,
    day,
    ruleSet: currentRuleSet,
    without,
    plans,
    rules: rules.map(({ id, outcome }) => ({ id, outcome })),
    journal: { sha256: sha256Of(text), exchanges },
  };
}

/** What a journal says otherwise than its certificate: nothing, if it is the one that was certified. */
export function certificateMistakes(
  { journal, rules, result, ruleSet }: Certificate,
  {
    text,
    exchanges,
    contract,
  }: { text: string; exchanges: readonly Exchange[]; contract: InterfaceContract },
): string[] {
  const judged = ruleResults(exchanges.map(watchEffects(contract)), contract);
  const others = rules.flatMap(({ id, outcome }) => {
    const again = judged.find((rule) => rule.id === id)?.outcome ?? "not tried";
    return again === outcome
      ? []
      : [`${id} is ${again} by the journal, and ${outcome} by the certificate.`];
  });
  const isBroken = judged.some(({ outcome }) => outcome === "broken");
  return [
    ...(sha256Of(text) === journal.sha256
      ? []
      : ["The journal is not the one that was certified."]),
    ...(ruleSet === currentRuleSet
      ? []
      : [`The certificate is by rule set ${ruleSet}; this is ${currentRuleSet}.`]),
    ...others,
    ...(isBroken === (result === "fail")
      ? []
      : [`The certificate says ${result}; the journal does not.`]),
  ];
}

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

import { Type } from "@sinclair/typebox";
import type { RuleDetail, RuleList } from "../../conformance/rules/rule-list";
import { loadObligations } from "../../families";
import { limits } from "../../limits/limits";
import { ControlRefused } from "../declare/refusals";
import { openOperation } from "../operation";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";

const ruleMembers = {
  id: Type.String(),
  level: described(
    oneOf(["must", "should", "note"]),
    "A broken must fails, a broken should warns, a note is only reported",
  ),
  sentence: described(Type.String(), "Duty of the POS"),
  remedy: described(Type.String(), "Remedy where it is broken"),
  source: described(Type.String(), "Where the contract says so"),
  critical: Type.Optional(described(Type.Literal(true), "Money is lost when it is broken")),
  interfaces: Type.Array(Type.String()),
  triedBy: described(Type.String(), "Such messages try it, at the first of its interfaces"),
};

const ExampleMessages = Type.Array(
  titledModel("RuleExampleMessage", {
    at: DateTime,
    operation: Type.String(),
    status: described(Type.Union([Type.Integer(), Type.Null()]), "Null: no answer came"),
    body: Type.Unknown(),
    answer: Type.Optional(Type.Unknown()),
    findings: described(Type.Array(Type.String()), "Remarks of the simulator"),
  }),
);

const RuleListModel = titledModel("RuleList", {
  rules: Type.Array(titledModel("Rule", ruleMembers)),
  unjudged: described(
    Type.Array(
      titledModel("UnjudgedRule", {
        id: Type.String(),
        sentence: Type.String(),
        reason: Type.String(),
      }),
    ),
    "Rules of the references that a journal cannot judge",
  ),
  provider: described(
    Type.Array(
      titledModel("ProviderRule", {
        id: Type.String(),
        code: described(Type.String(), "The finding that says that it is broken"),
        sentence: Type.String(),
        source: Type.String(),
        remedy: Type.String(),
      }),
    ),
    "Rules by which providers are judged",
  ),
});

const RuleDetailModel = titledModel("RuleDetail", {
  ...ruleMembers,
  examples: described(
    Type.Object({ pass: ExampleMessages, fail: ExampleMessages }),
    "The messages of a client that keeps the rule, and of one that breaks it, at the first interface",
  ),
});

/** The rules by which verdicts judge. They are loaded when they are asked for. */
export const ruleOperations = {
  rules: openOperation("GET /rules", {
    summary: "The rules that verdicts apply",
    tag: "Documents",
    answer: Type.Unsafe<RuleList>(RuleListModel),
    async handle() {
      const { ruleList } = await import("../../conformance/rules/rule-list.js");
      return ruleList(await loadObligations());
    },
  }),
  rule: openOperation("GET /rules/{id}", {
    summary: "One rule, with messages that keep it and that break it",
    tag: "Documents",
    answer: Type.Unsafe<RuleDetail>(RuleDetailModel),
    refusals: ["rule-unknown"],
    async handle({ params: { id } }) {
      const { ruleDetail } = await import("../../conformance/rules/rule-list.js");
      const found = ruleDetail(await loadObligations(), id);
      if (found !== undefined) return found;
      throw new ControlRefused("rule-unknown", { id: id.slice(0, limits.ruleIdLength) });
    },
  }),
};

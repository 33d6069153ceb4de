import type { FamilyObligations } from "../../conformance/family-rules";
import * as rule from "../../conformance/standard";
import { parking } from "./contract";

const { ruled } = rule;

/** What the clients owe (the parking guide). */
export const obligations: FamilyObligations = {
  contracts: [parking],
  documents: { "parking guide": { payments: 3 } },
  rules: () => [
    ruled("PK-01", "parking guide, payments rule 1", rule.requestsAreSentOnce),
    ruled("PK-02", "parking guide, payments rule 2", rule.approvedIsClosed()),
    ruled("PK-03", "parking guide, payments rule 3", rule.unknownIsReversed()),
  ],
  unjudged: [],
};

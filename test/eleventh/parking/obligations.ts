import type { FamilyObligations } from "../../conformance/rules/family-rules";
import * as rule from "../../conformance/rules";
import { parking } from "./contract";

/** What the clients owe (the parking guide). */
export const obligations: FamilyObligations = {
  contracts: [parking],
  documents: { "parking guide": { payments: 3 } },
  rules: () => [
    rule.ruled("PK-01", "parking guide, payments rule 1", rule.requestsAreSentOnce),
    rule.ruled("PK-02", "parking guide, payments rule 2", rule.approvedIsClosed()),
    rule.ruled("PK-03", "parking guide, payments rule 3", rule.unknownIsReversed()),
  ],
  unjudged: [],
};

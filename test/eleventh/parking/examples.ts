import * as example from "../../contract/example";
import { lookupCard, operations, payParking } from "./operations";

const paid = { ...example.heading, card: "P1", amount: 7 };
const payment = example.exampleOf(payParking, { body: paid });
const advise = example.advisingWith(() => ({}));
const others = [payment, example.exampleOf(lookupCard, { query: { card: "P1" } })];
const isAdvice = ({ kind }: (typeof operations)[number]): boolean => kind === "advice";

export const examples: example.FamilyExamples = {
  parking: [
    ...operations.filter(isAdvice).map((operation) => advise(operation, payment)),
    ...others,
    ...example.administrationExamples(operations, { entityType: "card", key: "P1" }),
  ],
};

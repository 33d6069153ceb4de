import * as example from "../../contract/example";
import { lookupCard, operations, payParking } from "./operations";

const { made } = example;
const [card, amount] = ["P1", 7];
const body = { id: made.id, time: made.time, card, amount };
const payment = example.exampleOf(payParking, { body });
const advice = { body: example.advising(payment), after: [payment] };
const lookup = example.exampleOf(lookupCard, { query: { card } });
const entity = { entityType: "card", key: card };

export const examples: example.FamilyExamples = {
  parking: operations.flatMap((operation): readonly example.Example[] => {
    if (operation.kind === "advice") return [{ operation, ...advice }];
    const others = [payment, lookup, ...example.administrationExamples(operations, entity)];
    return others.filter((one) => one.operation === operation);
  }),
};

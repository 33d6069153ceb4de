import { memberOf, valueAt } from "../contract/values/member";

/** An amount as messages have it: minor units, and the number of the currency. */
export interface AmountOfMessage {
  amount: number;
  currency: string;
}

/** Where the messages of the contract carry the amount that they are about, the more telling place first. */
const places = ["amounts.approvedAmount", "amounts.requestAmount", "amounts.amount", "amount"];

const amountsOf = (body: unknown): AmountOfMessage[] =>
  places.flatMap((place) => {
    const found = valueAt(body, place);
    const [amount, currency] = [memberOf(found, "amount"), memberOf(found, "currency")];
    return typeof amount === "number" && typeof currency === "string" ? [{ amount, currency }] : [];
  });

/** The amount that a body is about. */
export const amountOf = (body: unknown): AmountOfMessage | undefined => amountsOf(body)[0];

/** Whether one of the amounts that bodies are about is meant. */
export const areAbout = (
  bodies: readonly unknown[],
  isMeant: (amount: AmountOfMessage) => boolean,
): boolean => bodies.some((body) => amountsOf(body).some(isMeant));

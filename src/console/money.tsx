import { alphabeticCodes } from "../contract/values/currencies";
import { knownBy } from "../conformance/judged-rule";
import { Found } from "./search";

/** An amount as messages have it: minor units, and the number of the currency. */
export type MoneyAmount = NonNullable<ReturnType<typeof knownBy>["amount"]>;

/** How amounts of a currency are written; kept, since a list has many of them. */
const formats = new Map<string, (amount: number) => string>();

function formatOf(currency: string): (amount: number) => string {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const made = newFormat(currency);
  formats.set(currency, made);
  return made;
}

function newFormat(number: string): (amount: number) => string {
  const currency = alphabeticCodes.get(number);
  if (currency === undefined) return (amount) => `${amount} of currency ${number}`;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return (amount) => format.format(amount / 10 ** digits);
}

/** `R 25.00` */
const moneyText = ({ amount, currency }: MoneyAmount): string => formatOf(currency)(amount);

/** An amount as a person reads it, with the minor units in its title. */
export const Money = ({ amount }: { amount: MoneyAmount }) => (
  <span class="money" title={`${amount.amount} minor units of currency ${amount.currency}`}>
    <Found text={moneyText(amount)} />
  </span>
);

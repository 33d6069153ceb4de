import { type MoneyAmount, moneyText } from "../contract/values/currencies";
import { Found } from "./search";

/** An amount as a person reads it, with the minor units in its title. */
export const Money = ({ amount }: { amount: MoneyAmount }) => (
  <span class="money" title={`${amount.amount} minor units of currency ${amount.currency}`}>
    <Found text={moneyText(amount)} />
  </span>
);

import { present } from "../../contract/values/json-value";
import { type LearntOf, type LessonMessage, entityFrom, lesson } from "../kit/learning";
import type { BillerEntity, Entities } from "./entities";
import type { BillKind, Customer } from "./models";
import * as operations from "./operations";

interface OwedAmount {
  amount: number;
  currency: string;
  ledgerIndicator?: string;
}

interface ShownBill {
  kind: BillKind;
  reference: string;
  dueDate: string | undefined;
  answer: {
    receiver?: { id: string; name: string };
    customer?: Customer;
    partPaymentAllowed?: boolean;
    overPaymentAllowed?: boolean;
    amounts?: {
      balanceAmount?: OwedAmount;
      minPayableAmount?: OwedAmount;
      maxPayableAmount?: OwedAmount;
    };
  };
}

/** What is owed is a debit; what was paid too much is a credit. */
const owed = ({ amount, ledgerIndicator }: OwedAmount): number =>
  ledgerIndicator === "CREDIT" ? -amount : amount;

/** A bill of what is owed, and its biller, who is like one of ours that takes such bills. */
function billShown(shown: ShownBill, ours: LessonMessage["ours"]): LearntOf<Entities>[] {
  const { kind, reference, dueDate, answer } = shown;
  const { receiver, customer, partPaymentAllowed, overPaymentAllowed, amounts = {} } = answer;
  const { balanceAmount, minPayableAmount, maxPayableAmount } = amounts;
  const alike =
    ours<BillerEntity>("biller", ({ id }) => id === receiver?.id) ??
    ours<BillerEntity>("biller", ({ takes }) => takes.includes(kind));
  const members = {
    reference,
    billerId: receiver?.id,
    customer,
    currency: balanceAmount?.currency,
    outstanding: balanceAmount && owed(balanceAmount),
    dueDate,
    partPaymentAllowed,
    overPaymentAllowed,
    minimum: minPayableAmount?.amount,
    maximum: maxPayableAmount?.amount,
  };
  return [
    ...(receiver === undefined ? [] : billerShown(receiver, alike, kind)),
    { type: kind, ...entityFrom(members, present({ billerId: alike?.id })) },
  ];
}

function billerShown(
  { id, name }: { id: string; name: string },
  alike: BillerEntity | undefined,
  kind: BillKind,
): LearntOf<Entities>[] {
  const { referencePrefix = "", takes = [kind] } = alike ?? {};
  const usual = { takes: takes.includes(kind) ? takes : [...takes, kind], referencePrefix };
  return [{ type: "biller", ...entityFrom({ id, name }, usual) }];
}

/** Which answers show a bill and its biller. A payment shows no more than the lookup before it. */
export const lessons = [
  ...lesson([operations.requestAccountInfo], ({ body, answer, ours }): LearntOf<Entities>[] => {
    const { dueDate } = answer.account;
    return billShown({ kind: "account", reference: body.accountRef, dueDate, answer }, ours);
  }),
  ...lesson([operations.requestPolicyInfo], ({ body, answer, ours }): LearntOf<Entities>[] => {
    const { dueDate } = answer.policy;
    return billShown({ kind: "policy", reference: body.policyNumber, dueDate, answer }, ours);
  }),
  ...lesson([operations.requestTrafficFineInfo], ({ body, answer, ours }): LearntOf<Entities>[] => {
    const { dueDate } = answer.trafficFine;
    return billShown({ kind: "trafficFine", reference: body.noticeNumber, dueDate, answer }, ours);
  }),
];

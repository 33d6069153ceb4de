import fc from "fast-check";
import {
  type AdviceKind,
  type Kind,
  type Till,
  type Transaction,
  bills,
  final,
  paymentOf,
  refundOf,
  useBillPayment,
} from "../support/messages/bill-payment";

const { newTill } = useBillPayment();

/** Bills of all three kinds, with and without freedom in what is paid. */
const stage: readonly [Kind, string][] = [
  ["account", bills.normal],
  ["account", bills.noOver],
  ["account", bills.bounded],
  ["account", bills.inCredit],
  ["policy", bills.policy],
  ["fine", bills.fine],
];

/** What may go wrong on the way of a message. */
const trouble = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  fc.constantFrom("before" as const, "after" as const),
);

/** A step of a story: a payment, a refund of one of the payments so far, or an advice for one of the requests so far. */
type Step = { trouble: "before" | "after" | undefined } & (
  | { does: "pay"; bill: number; amount: number | "due" }
  | { does: "refund"; payment: number }
  | {
      does: "advise";
      advice: AdviceKind;
      request: number;
      amount: number | undefined;
      again: boolean;
    }
);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant("pay" as const),
    bill: fc.nat(),
    trouble,
    amount: fc.oneof(
      { weight: 2, arbitrary: fc.constant("due" as const) },
      { weight: 2, arbitrary: fc.integer({ min: 5000, max: 12000 }) },
      fc.integer({ min: -1, max: 60001 }),
    ),
  }),
  fc.record({ does: fc.constant("refund" as const), payment: fc.nat(), trouble }),
  fc.record({
    does: fc.constant("advise" as const),
    advice: fc.constantFrom("confirmation" as const, "reversal" as const),
    request: fc.nat(),
    trouble,
    amount: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      fc.integer({ min: -1, max: 6000 }),
    ),
    again: fc.boolean(),
  }),
);

interface Sent {
  of: Transaction;
  id: string;
  /** Index of the bill on the stage. */
  bill: number;
  approved: number;
  /** Payments: what a refund must name. */
  issuerReference: string;
  state: "PENDING" | "CONFIRMED" | "REVERSED" | "DECLINED" | "FAILED";
  /** The till got no answer, and so cannot know what was approved. */
  unanswered: boolean;
  final: number;
  /** Refunds: the payment. Payments: whether a refund is pending or confirmed. */
  payment?: Sent;
  refunded: boolean;
}

/** The accounts of a story, as the reference says that messages move them; nothing of the simulator is used. */
class Ledger {
  readonly sent: Sent[] = [];
  readonly outstanding: number[];
  effects = 0;

  constructor(till: Till) {
    this.outstanding = stage.map(([kind, reference]) => till.standing(kind, reference)[0]);
  }

  pending = (bill: number): number =>
    this.sum(({ of, state, bill: at }) => of === "payment" && state === "PENDING" && at === bill);
  private sum = (which: (sent: Sent) => boolean): number =>
    this.sent.filter(which).reduce((total, { approved }) => total + approved, 0);
  /** Every other time a request that waits for its advice, else one of the last. */
  recent(nth: number): Sent | undefined {
    const pending = this.sent.findLast(({ state }) => state === "PENDING");
    return nth % 2 === 0 && pending !== undefined ? pending : this.sent.at(-1 - (nth % 3));
  }
  shown = (): [number, number][] =>
    this.outstanding.map((outstanding, bill) => [outstanding, this.pending(bill)]);
  move(bill: number, change: number): void {
    this.outstanding[bill] = (this.outstanding[bill] ?? 0) + change;
    this.effects += 1;
  }
}

/** Has the step's trouble, if any, strike the next message. */
function prepare(till: Till, { trouble: when }: Step): void {
  till.space.scenario(
    when === undefined
      ? null
      : {
          name: "trouble",
          title: "Trouble",
          interface: "bill-payment",
          rules: [{ on: {}, fault: { when, kind: "status", status: 504 } }],
        },
  );
}

/** What became of a request: the answer tells, or where it was lost, what the trouble was. */
function outcome(status: number, { trouble: when }: Step, approves: boolean): Sent["state"] {
  if (when === "before") return "FAILED";
  if (when === "after") return approves ? "PENDING" : "DECLINED";
  expect(status).toBe(approves ? 201 : 400);
  return approves ? "PENDING" : "DECLINED";
}

/** What each bill of the stage allows, as its fixture says. */
const rules: Readonly<
  Record<string, { part?: false; over?: false; minimum?: number; maximum?: number }>
> = {
  [bills.noOver]: { over: false },
  [bills.bounded]: { minimum: 5000, maximum: 60000 },
  [bills.policy]: { part: false, minimum: 18990, maximum: 113940 },
  [bills.fine]: { part: false, over: false },
};

function mayPay(reference: string, amount: number, due: number): boolean {
  const { part, over, minimum = 1, maximum = Infinity } = rules[reference] ?? {};
  if (amount < minimum || amount > maximum || amount <= 0) return false;
  if (over === false && amount > due) return false;
  return part !== false || amount >= due;
}

async function pay(
  till: Till,
  ledger: Ledger,
  step: Extract<Step, { does: "pay" }>,
): Promise<void> {
  const bill = step.bill % stage.length;
  const [kind, reference] = stage[bill] as [Kind, string];
  const due = (ledger.outstanding[bill] ?? 0) - ledger.pending(bill);
  const amount = step.amount === "due" ? due : step.amount;
  const message = paymentOf(kind, reference, amount);
  const { status } = await till.pay(kind, message);
  const state = outcome(status, step, mayPay(reference, amount, due));
  const issuerReference =
    state === "PENDING" ? String(till.data("payments", message.id)?.["issuerReference"]) : "";
  ledger.sent.push({
    of: "payment",
    id: message.id,
    bill,
    approved: amount,
    issuerReference,
    state,
    unanswered: step.trouble !== undefined,
    final: 0,
    refunded: false,
  });
}

async function refund(
  till: Till,
  ledger: Ledger,
  step: Extract<Step, { does: "refund" }>,
): Promise<void> {
  const payments = ledger.sent.filter(({ issuerReference }) => issuerReference !== "");
  const payment = payments[step.payment % Math.max(payments.length, 1)];
  if (payment === undefined) return;
  const message = refundOf(payment.issuerReference);
  const { status } = await till.refund(message);
  const state = outcome(status, step, payment.state === "CONFIRMED" && !payment.refunded);
  if (state === "PENDING") payment.refunded = true;
  ledger.sent.push({
    of: "refund",
    id: message.id,
    bill: payment.bill,
    approved: payment.final,
    issuerReference: "",
    state,
    unanswered: step.trouble !== undefined,
    final: 0,
    payment,
    refunded: false,
  });
}

interface Verdict {
  status: number;
  closes: boolean;
}
const refused: Verdict = { status: 400, closes: false };
const taken: Verdict = { status: 202, closes: false };
const closing: Verdict = { status: 202, closes: true };
const verdicts: Readonly<
  Record<Exclude<Sent["state"], "PENDING">, Readonly<Record<AdviceKind, Verdict>>>
> = {
  CONFIRMED: { confirmation: taken, reversal: refused },
  REVERSED: { confirmation: refused, reversal: taken },
  DECLINED: { confirmation: refused, reversal: taken },
  FAILED: { confirmation: refused, reversal: closing },
};

/** The amount that counts: the reversal of a request without an answer undoes all of it, whatever amount it carries. */
const countedAmount = (
  { unanswered }: Sent,
  { advice, amount }: Extract<Step, { does: "advise" }>,
): number | undefined => (unanswered && advice === "reversal" ? undefined : amount);

/** The status of an advice that meets no trouble, and whether it moves the transaction. */
function verdict(sent: Sent, advice: AdviceKind, amount: number | undefined): Verdict {
  if (sent.state !== "PENDING") return verdicts[sent.state][advice];
  const [least, most] =
    advice === "confirmation" ? [1, sent.approved] : [0, sent.of === "payment" ? sent.approved : 0];
  return amount === undefined || (amount >= least && amount <= most) ? closing : refused;
}

function close(ledger: Ledger, sent: Sent, advice: AdviceKind, amount: number | undefined): void {
  const wasPending = sent.state === "PENDING";
  sent.state = advice === "confirmation" ? "CONFIRMED" : "REVERSED";
  if (!wasPending) return;
  sent.final = amount ?? (advice === "confirmation" ? sent.approved : 0);
  ledger.move(sent.bill, sent.of === "payment" ? -sent.final : sent.final);
  if (sent.payment !== undefined && advice === "reversal") sent.payment.refunded = false;
}

async function advise(
  till: Till,
  ledger: Ledger,
  step: Extract<Step, { does: "advise" }>,
): Promise<void> {
  const sent = ledger.recent(step.request);
  if (sent === undefined) return;
  const send = () =>
    till.advise(sent.of, step.advice, sent.id, step.amount === undefined ? {} : final(step.amount));
  const amount = countedAmount(sent, step);
  const { status, closes } = verdict(sent, step.advice, amount);
  expect((await send()).status).toBe(step.trouble === undefined ? status : 504);
  if (closes && step.trouble !== "before") close(ledger, sent, step.advice, amount);
  if (!step.again) return;
  till.space.scenario(null);
  const repeated = verdict(sent, step.advice, amount);
  expect((await send()).status).toBe(repeated.status);
  if (repeated.closes) close(ledger, sent, step.advice, amount);
}

async function take(till: Till, ledger: Ledger, next: Step): Promise<void> {
  prepare(till, next);
  if (next.does === "pay") await pay(till, ledger, next);
  else if (next.does === "refund") await refund(till, ledger, next);
  else await advise(till, ledger, next);
}

test("what is owed and pending follows payments, reversals, refunds and their reversals exactly", async () => {
  let effects = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 40, size: "max" }),
      async (story) => {
        const till = newTill();
        const ledger = new Ledger(till);
        for (const next of story) {
          await take(till, ledger, next);
          const shown = till.all();
          expect(stage.map(([kind, reference]) => till.standing(kind, reference, shown))).toEqual(
            ledger.shown(),
          );
        }
        effects += ledger.effects;
      },
    ),
    { numRuns: 30, seed: 20_310_304 },
  );
  expect(effects).toBeGreaterThan(60);
});

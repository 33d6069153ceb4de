import fc from "fast-check";
import { v4 } from "uuid";
import {
  type Kind,
  type VoucherTill,
  asking,
  codes,
  kinds,
  offer,
  provisionOf,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();

/** A step of a story: a request about one of the vouchers, or an advice for one of the requests so far. */
type Step =
  | { does: "request"; kind: Kind; voucher: number; amount: number | undefined; lost: boolean }
  | { does: "confirm" | "reverse"; request: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant("request" as const),
    kind: fc.constantFrom(...kinds),
    voucher: fc.nat(),
    amount: fc.option(fc.integer({ min: -1, max: 5001 }), { nil: undefined, freq: 2 }),
    lost: fc.boolean(),
  }),
  fc.record({ does: fc.constantFrom("confirm" as const, "reverse" as const), request: fc.nat() }),
);

interface Sent {
  id: string;
  kind: Kind;
  code: string;
  /** Of a redemption what the voucher was worth before, of a refund what it will be worth. */
  amount: number;
  /** Of a redemption: what the voucher was redeemed for before. */
  before: number | undefined;
  open: boolean;
}

/** The accounts of a story as the messages alone tell it: what each voucher should be worth. */
class Accounts {
  readonly worth = new Map<string, number>([
    [codes.active, 5000],
    [codes.active2, 5000],
    [codes.confirmed, 0],
    [codes.single, 0],
  ]);
  readonly paid = new Map<string, number>();
  readonly sent: Sent[] = [];
  /** What each voucher is redeemed for. */
  readonly redeemed = new Map<string, number | undefined>([
    [codes.confirmed, 5000],
    [codes.single, 5000],
  ]);
  readonly known: Set<string>;

  constructor(till: VoucherTill) {
    this.known = new Set(balances(till).keys());
  }

  single = (code: string): boolean => code.startsWith("QSL");
  pay(code: string, change: number): void {
    this.paid.set(code, (this.paid.get(code) ?? 0) + change);
  }
}

async function take(till: VoucherTill, accounts: Accounts, next: Step): Promise<void> {
  if (next.does === "request") return send(till, accounts, next);
  const sent = accounts.sent[next.request % Math.max(accounts.sent.length, 1)];
  if (sent === undefined) return;
  const { status } = await till[next.does](sent.kind, sent.id);
  if (status !== 202 || !sent.open) return;
  sent.open = false;
  if (next.does === "confirm") confirmed(accounts, sent);
  else reversed(accounts, sent);
}

function confirmed(accounts: Accounts, { kind, code, amount }: Sent): void {
  if (kind === "refund" && !accounts.single(code)) accounts.worth.set(code, amount);
}

function reversed(accounts: Accounts, { kind, code, amount, before }: Sent): void {
  if (kind === "provision") accounts.worth.set(code, 0);
  if (kind === "redemption") {
    accounts.pay(code, -1);
    accounts.worth.set(code, amount);
    accounts.redeemed.set(code, before);
  }
  if (kind === "refund") {
    accounts.pay(code, 1);
    accounts.worth.set(code, 0);
  }
}

async function send(
  till: VoucherTill,
  accounts: Accounts,
  { kind, voucher, amount, lost }: Extract<Step, { does: "request" }>,
): Promise<void> {
  const code = [...accounts.worth.keys()][voucher % accounts.worth.size] ?? "";
  const id = v4();
  const parts = { id, ...(amount !== undefined && asking(amount)) };
  if (lost)
    till.space.scenario({
      name: "lost",
      title: "Lost",
      interface: "voucher",
      rules: [{ on: {}, fault: { when: "after", kind: "status", status: 504 } }],
    });
  await till.request(
    kind,
    kind === "provision"
      ? provisionOf(voucher % 2 === 0 ? "BLVFLEX" : "QSL0025", parts)
      : offer(code, parts),
  );
  till.space.scenario(null);
  if (till.last().stateAfter === "PENDING")
    opened(
      till,
      accounts,
      { id, kind, code, amount: 0, before: accounts.redeemed.get(code), open: true },
      amount,
    );
}

function issued(till: VoucherTill, accounts: Accounts, sent: Sent): void {
  const [code, worth] = [...balances(till)].find(([shown]) => !accounts.known.has(shown)) ?? [
    "",
    NaN,
  ];
  sent.code = code;
  accounts.known.add(code);
  accounts.worth.set(code, worth);
}

/** A request was approved, whether its answer came or not. */
function opened(
  till: VoucherTill,
  accounts: Accounts,
  sent: Sent,
  asked: number | undefined,
): void {
  const { kind, code } = sent;
  accounts.sent.push(sent);
  if (kind === "provision") {
    issued(till, accounts, sent);
    return;
  }
  const worth = accounts.worth.get(code) ?? NaN;
  sent.amount = kind === "redemption" ? worth : (asked ?? accounts.redeemed.get(code) ?? NaN);
  accounts.pay(code, kind === "redemption" ? 1 : -1);
  if (kind === "redemption") {
    accounts.redeemed.set(code, asked ?? worth);
    accounts.worth.set(code, 0);
  } else if (accounts.single(code)) accounts.worth.set(code, sent.amount);
}

const balances = (till: VoucherTill): Map<string, number> => {
  const { vouchers } = till.space.data()["voucher"] as {
    vouchers: { voucher: { code: string }; balance?: { amount: number } }[];
  };
  return new Map(vouchers.map(({ voucher, balance }) => [voucher.code, balance?.amount ?? NaN]));
};

test("a voucher's value is conserved over provision, redemption, refund and their reversals, and it pays once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (story) => {
      const till = newTill();
      const accounts = new Accounts(till);
      for (const next of story) {
        await take(till, accounts, next);
        const shown = balances(till);
        expect([...accounts.worth.keys()].map((code) => [code, shown.get(code)])).toEqual([
          ...accounts.worth,
        ]);
        for (const [code, times] of accounts.paid) {
          const before = code === codes.confirmed || code === codes.single ? 1 : 0;
          expect(times + before).toBeGreaterThanOrEqual(0);
          expect(times + before).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 60, seed: 20_310_304 },
  );
});

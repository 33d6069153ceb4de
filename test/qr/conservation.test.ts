import fc from "fast-check";
import { rule } from "../support/rules";
import {
  type Till,
  type Variant,
  codes,
  paymentOf,
  scanOf,
  useQr,
  variants,
} from "../support/messages/qr";

const { newTill } = useQr();

/** What may happen, in any order and at any interface. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      "pay" as const,
      "pay" as const,
      "confirm" as const,
      "reverse" as const,
      "again" as const,
      "scan" as const,
    ),
    variant: fc.constantFrom<Variant>(...variants),
    code: fc.nat(3),
    payment: fc.nat(7),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  { minLength: 8, maxLength: 30 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

interface Sent {
  message: ReturnType<typeof paymentOf>;
  variant: Variant;
  amount: number;
  confirmed: boolean;
  reversed: boolean;
}

async function take(
  till: Till,
  sent: Sent[],
  { what, variant, code, payment, amount }: Step,
): Promise<void> {
  const tranId = code === 3 ? codes.many : (codes.free[code] ?? "");
  if (what === "scan") await till.scan(scanOf(tranId, { partnerPaymentToken: "tok-rich" }));
  if (what === "pay") {
    const message = paymentOf(tranId, { amount: { amount, currency: "710" } });
    await till.pay(message, variant);
    sent.push({ message, variant, amount, confirmed: false, reversed: false });
  }
  const chosen = sent[payment % Math.max(1, sent.length)];
  if (chosen === undefined) return;
  if (what === "again") await till.pay(chosen.message, variant);
  if (what === "confirm")
    chosen.confirmed ||= (await till.confirm(chosen.message.id, {}, chosen.variant)).status === 202;
  if (what === "reverse")
    chosen.reversed ||= (await till.reverse(chosen.message.id, {}, chosen.variant)).status === 202;
}

test(`${rule("QR-05")} confirmed is never reversed, reversed never confirmed, and the accounts say exactly that`, async () => {
  let confirmed = 0;
  let reversed = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const till = newTill();
      const total = () =>
        ["30000001", "tok-rich"]
          .map((account) => till.standing(account))
          .reduce(
            ([balance, held], [moreBalance, moreHeld]) => [balance + moreBalance, held + moreHeld],
            [0, 0],
          );
      const [start] = total();
      const sent: Sent[] = [];
      for (const step of plan) await take(till, sent, step);
      expect(sent.filter((payment) => payment.confirmed && payment.reversed)).toEqual([]);
      const taken = sent
        .filter((payment) => payment.confirmed)
        .reduce((sum, { amount }) => sum + amount, 0);
      const open = sent
        .filter(({ message }) => till.paymentState(message.id) === "AUTHORISED")
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(total()).toEqual([start - taken, open]);
      confirmed += sent.filter((payment) => payment.confirmed).length;
      reversed += sent.filter(({ message }) => till.paymentState(message.id) === "REVERSED").length;
    }),
    { numRuns: 40, seed: 20_310_304 },
  );
  expect([confirmed > 20, reversed > 20]).toEqual([true, true]);
});

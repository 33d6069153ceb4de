import { v4 } from "uuid";
import {
  asking,
  byCard,
  byLoyaltyCard,
  byToken,
  instruments,
  paidBy,
  saleOf,
  to,
  type Till,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();

/** A generator of numbers from 0 to `below`, the same at each run. */
function dice(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Airtime {
  instruments: { balance: { amount: number } }[];
  clients: { username: string; float?: { amount: number } }[];
}

/** What the instruments hold, and the float of the client. */
function moneyOf(till: Till): { instruments: number; float: number } {
  const { instruments: list, clients } = till.space.data()["airtime"] as unknown as Airtime;
  return {
    instruments: list.reduce((sum, { balance }) => sum + balance.amount, 0),
    float: clients.find(({ username }) => username === "70010002")?.float?.amount ?? 0,
  };
}

const means = [byToken, byLoyaltyCard, byCard];

interface Sale {
  id: string;
  amount: number;
  provision: boolean;
  closed?: "confirmed" | "reversed";
}

type Roll = (below: number) => number;

/** A sale that a random client makes, at times twice; undefined: it was declined. */
async function sell(till: Till, roll: Roll): Promise<Sale | undefined> {
  const direct = roll(2) === 0;
  const amount = direct ? 1000 : 500 + 100 * roll(4);
  const payment = paidBy((means[roll(means.length)] ?? byToken)(amount));
  const provision = !direct && roll(2) === 0;
  const message = saleOf(direct ? "NWDATAVAR" : "NWAIRVAR", {
    ...asking(amount),
    ...payment,
    ...(direct && to("27710000001")),
  });
  const send = () => (provision ? till.provision(message) : till.purchase(message));
  const { status } = await send();
  if (roll(3) === 0) await send();
  return status === 201 ? { id: message.id, amount, provision } : undefined;
}

/** An advice for a sale, which may contradict an earlier one. */
async function advise(till: Till, sale: Sale, closing: "confirmed" | "reversed"): Promise<void> {
  const { id, provision } = sale;
  const confirm = () => (provision ? till.confirmVoucher(id) : till.confirm(id));
  const reverse = () => (provision ? till.reverseVoucher(id) : till.reverse(id));
  const { status } = await (closing === "confirmed" ? confirm() : reverse());
  sale.closed ??= closing;
  expect(status).toBe(sale.closed === closing ? 202 : 400);
}

test.each([1, 2, 3, 4])(
  "money = fixtures - what is pending or confirmed, whatever is sent in which order (seed %i)",
  async (seed) => {
    const roll = dice(seed);
    const till = newTill("70010002");
    const start = moneyOf(till);
    const sales: Sale[] = [];
    for (let step = 0; step < 60; step += 1) {
      const known = sales[roll(sales.length)];
      if (known === undefined || roll(2) === 0) {
        const sold = await sell(till, roll);
        if (sold !== undefined) sales.push(sold);
      } else {
        await advise(till, known, roll(2) === 0 ? "confirmed" : "reversed");
      }
      const spent = sales
        .filter(({ closed }) => closed !== "reversed")
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(moneyOf(till)).toEqual({
        instruments: start.instruments - spent,
        float: start.float - spent,
      });
    }
    expect(sales.length).toBeGreaterThan(3);
  },
);

describe("one winner", () => {
  test("of eight tills that want the last voucher", async () => {
    const till = newTill();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => till.purchase(saleOf("NWLAST10"))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body["errorType"] === "OUT_OF_STOCK")).toHaveLength(7);
  });

  test("of eight tills that want the last of a float", async () => {
    const till = newTill("70010002");
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => till.purchase(saleOf("NWAIRVAR", asking(5000)))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(moneyOf(till).float).toBe(0);
  });

  test("of a confirmation and a reversal, and the money agrees", async () => {
    const till = newTill();
    const message = saleOf("NWAIRVAR", { ...asking(5000), ...paidBy(byToken(5000)) });
    await till.purchase(message);
    const [confirmed, reversed] = await Promise.all([
      till.confirm(message.id),
      till.reverse(message.id, { id: v4() }),
    ]);
    expect([confirmed.status, reversed.status].sort()).toEqual([202, 400]);
    expect(await till.balance(instruments.token)).toMatchObject({
      amount: confirmed.status === 202 ? 95_000 : 100_000,
    });
  });
});

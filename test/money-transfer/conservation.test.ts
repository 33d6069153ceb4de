import { createGenerator } from "../../src/store";
import {
  type Message,
  adviceFor,
  cancellationOf,
  orderOf,
  redemptionOf,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();

interface Known {
  id: string;
  operation: string;
}

const advicesOf: Readonly<Record<string, readonly string[]>> = {
  createOrder: ["confirmPayment", "reversePayment"],
  redeemOrder: ["confirmRedeem", "reverseRedeem"],
  cancelOrder: ["cancelOrderReversal"],
};

/** Which kinds of entries the ledger may have of an order in each state. */
const ledgerOf: Readonly<Record<string, number>> = {
  CREATED: 0,
  REVERSED: 0,
  ACTIVE: 1,
  REDEEMING: 1,
  REDEEMED: 0,
  CANCELLED: 0,
  EXPIRED: 1,
};

/** A till that sends what a seed draws, and remembers what was approved. */
class Walker {
  readonly statuses: number[] = [];
  readonly created: string[] = [];
  private readonly sent: Known[] = [];
  private readonly generate: ReturnType<typeof createGenerator>;

  constructor(
    private readonly till: ReturnType<typeof newTill>,
    seed: string,
  ) {
    this.generate = createGenerator(seed);
  }

  /** Sends number `step`: more often an advice than a request, once there are requests. */
  async step(step: number): Promise<void> {
    const advised = this.drawn(step, "known", this.sent);
    const isAdvice = advised !== undefined && this.number(step, "message", 7) > 3;
    this.statuses.push(isAdvice ? await this.advise(step, advised) : await this.request(step));
  }

  private number(step: number, purpose: string, count: number): number {
    return this.generate(purpose, String(step)).readUInt32BE(0) % count;
  }

  private drawn<T>(step: number, purpose: string, list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.number(step, purpose, list.length)];
  }

  private async advise(step: number, { id, operation }: Known): Promise<number> {
    const advice = this.drawn(step, "advice", advicesOf[operation] ?? []) ?? "";
    const reason = advice.startsWith("confirm") ? {} : { reversalReason: "CANCELLED" };
    return (await this.till.send(advice, adviceFor(id, reason))).status;
  }

  private async request(step: number): Promise<number> {
    const ref = this.drawn(step, "order", this.created);
    const order: [string, Message] = ["createOrder", orderOf(1000 + step)];
    const others: [string, Message][] =
      ref === undefined
        ? []
        : [
            ["redeemOrder", redemptionOf(ref)],
            ["cancelOrder", cancellationOf(ref)],
          ];
    const [operation, message] = this.drawn(step, "request", [order, order, ...others]) ?? order;
    const { status, body } = await this.till.send(operation, message);
    if (status >= 300) return status;
    this.sent.push({ id: message.id, operation });
    if (operation === "createOrder") this.created.push(body["orderRedeemRef"] as string);
    return status;
  }
}

type Entity = Record<string, unknown>;
const amountOf = ({ amount }: Entity): number => (amount as { amount: number }).amount;
const sum = (entities: readonly Entity[]): number =>
  entities.reduce((total, entity) => total + amountOf(entity), 0);

describe("whatever is sent, in whatever order", () => {
  test.each(["one", "two", "three", "four"])(
    "ledger, states and limits agree: seed %s",
    async (seed) => {
      const till = newTill();
      const walker = new Walker(till, seed);
      for (let step = 0; step < 120; step += 1) await walker.step(step);
      expect(walker.statuses.filter((status) => status < 300).length).toBeGreaterThan(40);

      const { orders = [], ledgerEntries = [] } = await till.all();
      const own = orders.filter(({ orderRedeemRef }) =>
        walker.created.includes(orderRedeemRef as string),
      );
      expect(own.length).toBe(walker.created.length);
      for (const order of own) {
        const entries = ledgerEntries.filter(({ orderId }) => orderId === order["orderId"]);
        const state = order["state"] as string;
        expect({ state, sum: sum(entries) }).toEqual({
          state,
          sum: (ledgerOf[state] ?? NaN) * amountOf(order),
        });
      }
      const used = sum(own.filter(({ state }) => state !== "REVERSED" && state !== "CANCELLED"));
      expect(await till.create(500001)).toMatchObject({
        body: { errorType: "DAILY_LIMIT_EXCEEDED", detailMessage: { used } },
      });
    },
  );
});

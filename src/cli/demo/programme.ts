import {
  type Behaviour,
  type Trouble,
  troubleOf,
  type Deal,
  troubleScenario,
  type TillSale,
} from "../../till/deal";
import { type QueuedAdvice, Till } from "../../till/till";
import { type HttpCounter, dealsAt } from "../../in-process/settle";
import { type ServerOptions, call, simulatorOf } from "../server-client";

/** A sale of the demonstration. */
export interface PlannedSale {
  interface: string;
  /** Id of the request's operation. */
  operation: string;
  /** What is sold, in a few words. */
  what: string;
  /** Cents that are asked for. */
  amount: number;
  /** Members of the request's body in which it differs from its example. */
  changes?: Readonly<Record<string, unknown>>;
  /** How the till behaves; well, if nothing is said. */
  behaviour?: Behaviour;
  /** What goes wrong; if nothing is said, that in which the behaviour shows. */
  trouble?: Trouble;
}

type SaleTrouble = Pick<PlannedSale, "behaviour" | "trouble">;

/** A card of the default fixtures that has no money: what is loaded onto it pays for what follows. */
const card = { pan: "6099310000000000076", expiryDate: "4912" };

const giftCard =
  (operation: string, what: string) =>
  (amount: number, circumstances: SaleTrouble = {}): PlannedSale => ({
    interface: "gift-card-v3",
    operation,
    what,
    amount,
    changes: { card, amounts: { requestAmount: { amount, currency: "710" } } },
    ...circumstances,
  });

const load = giftCard("load", "gift card load");
const redeem = giftCard("redeem", "gift card payment");

/** Something with the amount of its example. */
const ware =
  (sold: Pick<PlannedSale, "interface" | "operation" | "what" | "amount">) =>
  (circumstances: SaleTrouble = {}): PlannedSale => ({ ...sold, ...circumstances });

const airtime = ware({
  interface: "airtime",
  operation: "purchase",
  what: "airtime",
  amount: 2_000,
});

const electricity = ware({
  interface: "prepaid-utility",
  operation: "createTokenPurchaseRequest",
  what: "electricity",
  amount: 20_000,
});

const policy = ware({
  interface: "bill-payment",
  operation: "createPolicyPayment",
  what: "policy payment",
  amount: 18_990,
});

const voucher = ware({
  interface: "voucher",
  operation: "provisionVoucher",
  what: "voucher",
  amount: 5_000,
});

const qrPayment = ware({
  interface: "qr-retailer",
  operation: "paymentRequest",
  what: "QR payment",
  amount: 12_500,
});

/** What the till sells, in turn and then from the beginning: soon there is something to see of each kind. */
export const programme: readonly PlannedSale[] = [
  load(40_000),
  airtime(),
  redeem(6_450, { behaviour: "neverBoth" }),
  electricity(),
  redeem(7_990, { trouble: "lost" }),
  voucher({ trouble: "unanswered" }),
  policy(),
  airtime({ behaviour: "requestsAreSentOnce" }),
  redeem(12_995, { behaviour: "unknownIsReversed" }),
  qrPayment(),
  electricity({ behaviour: "repeatsAreUnchanged" }),
  policy({ trouble: "refused" }),
  voucher({ behaviour: "approvedIsClosed" }),
  airtime({ trouble: "lost" }),
];

/** What became of a sale of the demonstration. */
export interface DemoSale {
  /** The time of the data space at which it began, RFC 3339. */
  time: string;
  planned: PlannedSale;
  /** Undefined: a message that leads to it was not accepted, or the demonstration ended before. */
  sale: TillSale | undefined;
  advices: readonly QueuedAdvice[];
}

/** Something that the till can sell at this simulator. */
export interface Ware {
  planned: PlannedSale;
  deal: Deal;
}

/** What of a programme can be sold at a simulator: it may serve some interfaces only. */
export async function waresAt(
  options: ServerOptions,
  programme: readonly PlannedSale[],
): Promise<Ware[]> {
  const served = (await call(options, "GET /interfaces")).map(({ name }) => name);
  const names = [...new Set(programme.map((planned) => planned.interface))];
  const deals = await Promise.all(
    names
      .filter((name) => served.includes(name))
      .map((name) => dealsAt(simulatorOf(options), name)),
  );
  return programme.flatMap((planned) => {
    const deal = deals
      .flat()
      .find(
        ({ request }) =>
          request.interface === planned.interface && request.operation === planned.operation,
      );
    return deal === undefined ? [] : [{ planned, deal: changeDeal(deal, planned) }];
  });
}

/** A deal whose request has the members that are planned. */
function changeDeal({ request, ...advices }: Deal, { changes }: PlannedSale): Deal {
  const own = request.messages.at(-1);
  if (changes === undefined || own === undefined) return { request, ...advices };
  const body = Object.assign({}, own.body, changes);
  const messages = [...request.messages.slice(0, -1), { ...own, body }];
  return { request: { ...request, messages }, ...advices };
}

/** Where the till of the demonstration sells. */
export interface Stand {
  options: ServerOptions;
  counter: HttpCounter;
  /** Ends the demonstration: nobody waits any longer to repeat an advice. */
  over: AbortController;
}

/** Sells once, after it has had the simulator bring the till into the trouble that is planned. */
export async function sellOnce(
  { planned, deal }: Ware,
  { options, counter, over }: Stand,
): Promise<DemoSale> {
  const { behaviour = "well", trouble = troubleOf(behaviour) } = planned;
  await counter.readClock();
  if (trouble !== "none")
    await call(options, "PUT /scenario", { body: troubleScenario(deal, trouble) });
  const time = counter.time();
  const till = new Till(counter);
  const sale = await till.sell(deal, behaviour).catch((error: unknown) => {
    if (over.signal.aborted) return undefined;
    throw error;
  });
  return { time, planned, sale, advices: till.queue };
}

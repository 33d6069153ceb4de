import type { SpaceData, Standin, Verdict } from "../../src";
import type { Scenario } from "../../src/scenario/definition";
import type { Data, FamilyAdapter } from "../families/suite/adapter";
import { adapters } from "../families/adapters";
import { asking, byToken, instruments, paidBy, saleOf, to } from "../support/messages/airtime";
import { bills, paymentOf as billPaymentOf } from "../support/messages/bill-payment";
import { activationOf, cards } from "../support/messages/gift-card";
import { orderOf } from "../support/messages/money-transfer";
import { meters, purchaseOf } from "../support/messages/prepaid-utility";
import { codeOf, partners, paymentOf as qrPaymentOf } from "../support/messages/qr";
import { Shop, type Sold, type Ware } from "../support/shop";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** The shop's client id and user name, at all interfaces; it has a float for prepaid utility. */
const clientId = "50020001";
const paths = {
  "gift-card-v3": "/giftcard/v3",
  "gift-card": "/giftcard",
  airtime: "/airtime/v5",
  voucher: "/voucher/v1",
  "bill-payment": "/billpay/v4",
  "prepaid-utility": "/prepaidutility/v3",
  "money-transfer": "/moneytransfer/v2",
  "qr-retailer": "/qr/v1",
  "qr-provider": "/qr/provider/v1",
  "qr-partner": "/qr/partner/v1",
};
/** Families whose name is not the interface's. */
const familyNames: Readonly<Record<string, string>> = {
  "gift-card-v3": "gift-card",
  "qr-retailer": "qr",
};

const wares = {
  qr: {
    interface: "qr-retailer",
    sale: "paymentRequest",
    // Every attempt has a code of its own.
    async order(shop) {
      const { tranId } = await shop.ask("qr-retailer", "getQrCode", codeOf());
      return qrPaymentOf(tranId as string);
    },
    advice: { confirmation: { partner: partners.blue }, reversal: {} },
  },
  airtime: {
    interface: "airtime",
    sale: "purchase",
    price: 1200,
    order: () =>
      saleOf("NWDATAVAR", { ...asking(1200), ...to("27710000001"), ...paidBy(byToken(1200)) }),
  },
  token: {
    interface: "prepaid-utility",
    sale: "createTokenPurchaseRequest",
    retry: "retryPurchaseRequest",
    price: 20000,
    order: () => purchaseOf(meters.plain),
  },
  bill: {
    interface: "bill-payment",
    sale: "createAccountPayment",
    price: 4500,
    order: () => billPaymentOf("account", bills.normal, 4500),
  },
  transfer: { interface: "money-transfer", sale: "createOrder", order: () => orderOf(150000) },
  giftCard: {
    interface: "gift-card-v3",
    sale: "activate",
    price: 10000,
    order: () => activationOf(cards.fresh),
  },
} satisfies Record<string, Ware>;
type WareName = keyof typeof wares;
const names = Object.keys(wares) as WareName[];
const sixInterfaces = names.map((name) => wares[name].interface);

/** Each sale is processed, and its first answer is lost in one of three ways; so is the first answer to the reversal of the gift card. */
const badDay: Scenario = {
  name: "bad-day",
  title: "One answer of each sale is lost",
  interface: sixInterfaces,
  rules: [
    {
      on: { operation: "paymentRequest" },
      times: 1,
      fault: { when: "after", kind: "no-answer", for: "90s" },
    },
    { on: { operation: "purchase" }, times: 1, fault: { when: "after", kind: "reset" } },
    {
      on: { operation: "createTokenPurchaseRequest" },
      times: 1,
      fault: { when: "after", kind: "no-answer", for: "90s" },
    },
    {
      on: { operation: "createAccountPayment" },
      times: 1,
      fault: { when: "after", kind: "status", status: 504 },
    },
    { on: { operation: "createOrder" }, times: 1, fault: { when: "after", kind: "reset" } },
    {
      on: { operation: "activate" },
      times: 1,
      fault: { when: "after", kind: "status", status: 504 },
    },
    {
      on: { operation: "reverseActivation" },
      times: 1,
      fault: { when: "after", kind: "status", status: 504 },
    },
  ],
};

/** What the shop sold, once each, as the books of the families see it: money that went in or out, by the adapters' count. */
const soldOnce = {
  "qr-retailer": -12500,
  airtime: -1200,
  "prepaid-utility": -20000,
  "bill-payment": -4500,
  "money-transfer": 150000,
  "gift-card-v3": 10000,
};

/** Every list of `data` in which something is new or not as it was, with how many. */
const touched = {
  "airtime msisdns": 1,
  "airtime instruments": 1,
  "bill-payment accounts": 1,
  "bill-payment payments": 2,
  "gift-card cards": 1,
  "money-transfer orders": 2,
  "money-transfer deliveries": 2,
  "money-transfer ledgerEntries": 1,
  "prepaid-utility clients": 1,
  "prepaid-utility meters": 1,
  "prepaid-utility purchases": 1,
  "qr accounts": 1,
  "qr qrCodes": 2,
  "qr scans": 2,
  "qr payments": 2,
};

let standin: Standin;
let shop: Shop;
let sold: Record<WareName, Sold>;
let before: SpaceData;
let after: SpaceData;

beforeAll(async () => {
  const time = new VirtualTime();
  standin = await startStandin({ time });
  shop = new Shop(standin, time, clientId);
  before = shop.space.data();
  shop.space.scenario(badDay);
  sold = await sellAll();
  after = shop.space.data();
  // So long that every time limit of the rules has run out.
  time.advance(1_000_000);
});

async function sellAll(): Promise<Record<WareName, Sold>> {
  const sales: [string, Sold][] = [];
  for (const name of names) sales.push([name, await shop.sell(wares[name])]);
  return Object.fromEntries(sales) as Record<WareName, Sold>;
}

/** What a list of `data` shows now that it did not show when the day began. */
function news(family: string, list: string): Record<string, unknown>[] {
  const old = new Set(listOf(before, family, list).map((entity) => JSON.stringify(entity)));
  return listOf(after, family, list).filter((entity) => !old.has(JSON.stringify(entity)));
}

const listOf = (data: SpaceData, family: string, list: string): Record<string, unknown>[] =>
  (data[family] as Data)[list] ?? [];

const listsOf = (data: SpaceData): [family: string, list: string][] =>
  Object.entries(data).flatMap(([family, lists]) =>
    Object.keys(lists as Data).map((list): [string, string] => [family, list]),
  );

const adapterOf = (name: string): FamilyAdapter =>
  adapters.find((adapter) => adapter.interface === name) as FamilyAdapter;

/** All money of an interface's family. */
const moneyOf = (data: SpaceData, name: string): number =>
  adapterOf(name).money(data[familyNames[name] ?? name] as Data);

/** The state in which each request was left, by its interface, in the order of the requests. */
function statesLeft(): Record<string, string[]> {
  const states = new Map<string, { name: string; state: string }>();
  for (const { interface: name, requestId, messageId, stateAfter } of shop.space.messages({
    limit: 500,
  }).exchanges) {
    if (stateAfter !== undefined)
      states.set(String(requestId ?? messageId), { name: String(name), state: stateAfter });
  }
  return Object.fromEntries(
    sixInterfaces.map((one) => [
      one,
      [...states.values()].filter(({ name }) => name === one).map(({ state }) => state),
    ]),
  );
}

/** How an operation's messages ended: their status, or that there was none. */
const endsOf = (operation: string): (number | string)[] =>
  shop.space
    .messages({ limit: 500 })
    .exchanges.filter((exchange) => exchange.operation === operation)
    .map(({ status, outcome }) => status ?? outcome);

const brokenBy = ({ rules }: Verdict): string[] =>
  rules
    .filter(({ outcome }) => outcome !== "pass" && outcome !== "not-applicable")
    .map(
      ({ id, outcome, checks }) => `${id} ${outcome}: ${checks.map(({ text }) => text).join("; ")}`,
    );

test("all ten interfaces start together", () => {
  expect(standin.interfaces).toEqual(paths);
});

test("each sale lost one answer, and was made again; the token alone was asked for again", () => {
  expect(names.map((name) => [name, sold[name].attempts])).toEqual([
    ["qr", 2],
    ["airtime", 2],
    ["token", 1],
    ["bill", 2],
    ["transfer", 2],
    ["giftCard", 2],
  ]);
  expect(Object.fromEntries(names.map((name) => [name, endsOf(wares[name].sale)]))).toEqual({
    qr: ["silent", 200],
    airtime: ["silent", 201],
    token: ["silent"],
    bill: [504, 201],
    transfer: ["silent", 201],
    giftCard: [504, 201],
  });
  expect(endsOf("retryPurchaseRequest")).toEqual([202]);
  expect(endsOf("reverseActivation")).toEqual([504, 202]);
});

test("no request is left open", () => {
  const twice = ["REVERSED", "CONFIRMED"];
  expect(statesLeft()).toEqual({
    "qr-retailer": twice,
    airtime: twice,
    "prepaid-utility": ["CONFIRMED"],
    "bill-payment": twice,
    "money-transfer": twice,
    "gift-card-v3": twice,
  });
});

test("the books show each sale once, and nothing else", () => {
  const differences = sixInterfaces.map((name) => [
    name,
    moneyOf(after, name) - moneyOf(before, name),
  ]);
  expect(Object.fromEntries(differences)).toEqual(soldOnce);
  const counts = listsOf(after).map(([family, list]): [string, number] => [
    `${family} ${list}`,
    news(family, list).length,
  ]);
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(touched);
});

const cash = (amount: number) => ({ amount, currency: "710" });

test("the card, the account, the float and the order are as they should be", () => {
  expect(news("gift-card", "cards")).toMatchObject([
    { card: { pan: cards.fresh }, status: "ACTIVATED_CONFIRMED", balance: cash(10000) },
  ]);
  expect(news("airtime", "instruments")).toMatchObject([
    { token: instruments.token, balance: cash(98800) },
  ]);
  expect(news("airtime", "msisdns")).toMatchObject([
    { msisdn: { msisdn: "27710000001" }, bundles: [{ productId: "NWDATAVAR" }] },
  ]);
  expect(news("bill-payment", "accounts")).toMatchObject([
    { account: { accountRef: bills.normal }, outstanding: cash(80000), pending: cash(0) },
  ]);
  expect(news("prepaid-utility", "clients")).toEqual([{ id: clientId, float: cash(49980000) }]);
  expect(news("money-transfer", "ledgerEntries")).toMatchObject([
    { requestId: sold.transfer.id, kind: "PAY_IN", amount: cash(150000), fee: cash(3000) },
  ]);
  expect(news("qr", "accounts")).toMatchObject([
    { account: "30000001", balance: cash(487500), held: cash(0), available: cash(487500) },
  ]);
});

test("the order that the customer has the reference of is the one that can be redeemed", () => {
  const active = news("money-transfer", "orders").filter(({ state }) => state === "ACTIVE");
  expect(active).toMatchObject([
    { orderId: sold.transfer.id, orderRedeemRef: sold.transfer.answer["orderRedeemRef"] },
  ]);
});

test("the customer's token is the one that was made before the answer was lost", () => {
  const lost = shop.space
    .messages({ limit: 500 })
    .exchanges.find(({ operation }) => operation === wares.token.sale);
  expect((lost?.made?.body as Data)["tokens"]).toEqual(sold.token.answer["tokens"]);
  const [{ token }] = sold.token.answer["tokens"] as [{ token: string }];
  expect(news("prepaid-utility", "purchases")).toMatchObject([
    { id: sold.token.id, state: "CONFIRMED", tokens: [{ tokenType: "STD", token }] },
  ]);
  expect(news("prepaid-utility", "meters")).toMatchObject([
    { meter: { meterId: meters.plain }, unitsBought: 87 },
  ]);
});

test.each(sixInterfaces)("%s: the shop broke no rule", async (name) => {
  const verdict = await shop.space.verdict({ interfaces: [name] });
  expect(brokenBy(verdict)).toEqual([]);
  expect([verdict.result, verdict.openUntil]).toEqual(["pass", undefined]);
});

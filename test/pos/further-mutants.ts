import { v4 } from "uuid";
import type { Scenario } from "../../src/scenario/definition";
import type { Body } from "../families/suite/adapter";
import { adviceFor as saleAdvice, final, saleOf } from "../support/messages/airtime";
import { refundOf } from "../support/messages/bill-payment";
import { cards, redemptionOf as redeemOf } from "../support/messages/gift-card";
import {
  cancellationOf,
  orderOf,
  providers,
  receiver,
  redemptionOf,
} from "../support/messages/money-transfer";
import { meters, purchaseOf } from "../support/messages/prepaid-utility";
import { codes, partners, scanOf } from "../support/messages/qr";
import { adviceFor as voucherAdvice, provisionOf } from "../support/messages/voucher";
import { hangUpOver } from "./line";
import type { Pos, PosFault } from "./pos";

/** A misbehaviour that a rule catches beside its first mutant. */
export interface FurtherMutant {
  does: string;
  /** The rule that catches it, and what is said of it. */
  breaks: string;
  interface: string;
  level?: "warn";
  /** Rules that the same fault breaks too. */
  also?: readonly string[];
  fault?: PosFault;
  scenario?: (pos: Pos) => Scenario;
  play: (pos: Pos) => Promise<void>;
}

/** Every operation of a kind is answered so, as often as is said. */
export const struck = (
  { contract: { name, operations } }: Pos,
  ...strikes: { of: string; status: number; when?: "before" | "after"; times?: number }[]
): Scenario => ({
  name: "trouble",
  title: "Trouble for a POS",
  interface: name,
  rules: strikes.flatMap(({ of, status, when = "before", times }) =>
    operations
      .filter(({ kind, advice, id }) => [kind, advice, id].includes(of))
      .map(({ id }) => ({
        on: { operation: id },
        ...(times !== undefined && { times }),
        fault: { when, kind: "status", status, offContract: true },
      })),
  ),
});

/** Sells all that the interface has. */
export const everything = async (pos: Pos): Promise<void> => {
  for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
};

function withId<Body>(body: (id: string) => Body): [string, Body] {
  const id = v4();
  return [id, body(id)];
}

/** Rules of the interfaces: an approval is closed, an unknown outcome is reversed. */
const closing: Readonly<Record<string, readonly [closed: string, reversed: string]>> = {
  "gift-card-v3": ["GC-07", "GC-11"],
  "gift-card": ["GC-07", "GC-11"],
  airtime: ["AT-03", "AT-05"],
  voucher: ["VB-04", "VB-05"],
  "prepaid-utility": ["PU-05", "PU-07"],
  "bill-payment": ["BP-04", "BP-05"],
  "money-transfer": ["MT-05", "MT-09"],
  "qr-retailer": ["QR-04", "QR-06"],
  "qr-provider": ["QR-04", "QR-06"],
  "qr-partner": ["QR-04", "QR-06"],
};

const givingUp = Object.entries(closing).flatMap(([name, [closed, reversed]]): FurtherMutant[] => [
  {
    does: "gives up when its confirmation was refused",
    breaks: closed,
    interface: name,
    fault: "refusedIsLeft",
    scenario: (pos) => struck(pos, { of: "confirmation", status: 400 }),
    play: everything,
  },
  {
    does: "gives up when its reversal was refused",
    breaks: reversed,
    interface: name,
    fault: "refusedIsLeft",
    scenario: (pos) =>
      struck(pos, { of: "request", status: 504, when: "after" }, { of: "reversal", status: 400 }),
    play: everything,
  },
]);

/** A sale of airtime, and an advice that is refused. */
const refusedAdvice = (
  does: string,
  product: string,
  advice: "purchaseConfirmation" | "purchaseReversal",
  parts: object,
): FurtherMutant => ({
  does,
  breaks: "AT-03",
  interface: "airtime",
  play: async (pos) => {
    const requestId = v4();
    await pos.ask("purchase", () => saleOf(product, { id: requestId }), { id: requestId });
    const { thirdPartyIdentifiers } = pos.lastAnswer();
    await pos.ask(advice, (id) => saleAdvice(requestId, { id, thirdPartyIdentifiers, ...parts }), {
      requestId,
    });
  },
});

/** Rules of the interfaces whose advices can give an amount: it is what was approved, at most. */
const amountRules: Readonly<Record<string, string>> = {
  "gift-card-v3": "GC-07-amount",
  "gift-card": "GC-07-amount",
  airtime: "AT-03-amount",
  voucher: "VB-04-amount",
  "prepaid-utility": "PU-05-amount",
  "bill-payment": "BP-04-amount",
  "money-transfer": "MT-05-amount",
  "qr-provider": "QR-16",
};

/** The first confirmation gives an amount that nobody approved, whether the simulator refuses it or not. */
const amounts = Object.entries(amountRules).flatMap(([name, breaks]): FurtherMutant[] =>
  [
    { does: "confirms with an amount below 0", amount: { amount: -5, currency: "710" } },
    { does: "confirms in another currency", amount: { amount: 0, currency: "978" } },
  ].map(({ does, amount }) => ({
    does,
    breaks,
    interface: name,
    play: async (pos) => {
      let sent = 0;
      pos.ofAdvice = () => ((sent += 1) === 1 ? { amounts: { approvedAmount: amount } } : {});
      await pos.sell(pos.kind);
    },
  })),
);

/** The confirmation gives an amount although nobody named one, in the request or in its answer. */
const unaskedAmounts = [
  ["gift-card-v3", "void"],
  ["gift-card", "void"],
  ["prepaid-utility", "keyChange"],
].map(([name = "", kind = ""]): FurtherMutant => ({
  does: `confirms a ${kind} with an amount`,
  breaks: amountRules[name] ?? "",
  interface: name,
  play: async (pos) => {
    pos.ofAdvice = () => ({
      amounts: { approvedAmount: { amount: 999_999, currency: "710" } },
    });
    await pos.sell(kind);
  },
}));

/** A 5xx of a voucher is taken for final. */
const left = (status: number): FurtherMutant[] => [
  {
    does: `takes ${status} for the end of a provision`,
    breaks: "VB-05",
    interface: "voucher",
    scenario: (pos) => struck(pos, { of: "provisionVoucher", status }),
    play: async (pos) => {
      await pos.ask("provisionVoucher", (id) => provisionOf("BLV0050", { id }));
    },
  },
  {
    does: `takes ${status} for the end of a provision`,
    breaks: "AT-05",
    interface: "airtime",
    scenario: (pos) => struck(pos, { of: "provisionVoucher", status }),
    play: async (pos) => {
      const id = v4();
      await pos.ask(
        "provisionVoucher",
        () => pos.adapter.kinds["provision"]?.approved(id, 0) ?? {},
        { id },
      );
    },
  },
];

/** Plays at a code, where no customer is simulated. */
const unscanned = async (pos: Pos): Promise<void> => {
  pos.line.space.settings("qr", { simulatedCustomer: "off" });
  await pos.request(
    pos.kind,
    ...withId((id) => pos.adapter.kinds[pos.kind]?.approved(id, 0) ?? {}),
  );
};

/** What the first answer of a journal brought. */
const firstAnswer = ({ line }: Pos): Body =>
  line.space.messages({ limit: 1 }).exchanges[0]?.answer as Body;

/** An own order, after which the client does this and that with it. */
const ordered = (
  does: string,
  breaks: string,
  ...steps: readonly ("redeem" | "cancel")[]
): FurtherMutant => ({
  does,
  breaks,
  interface: "money-transfer",
  ...(breaks === "MT-25" && { level: "warn" }),
  play: async (pos) => {
    await pos.request("create", ...withId((id) => orderOf(1_000, { id })));
    const reference = String(firstAnswer(pos)["orderRedeemRef"]);
    for (const step of steps)
      await pos.request(
        step,
        ...withId((id) =>
          step === "redeem" ? redemptionOf(reference, { id }) : cancellationOf(reference, { id }),
        ),
      );
  },
});

/** A doubtful answer to an advice, once, is taken for the end of it. */
const doubtful = (of: string, status: number, also: readonly string[] = []): FurtherMutant => ({
  does: `gives up its ${of} after one ${status}`,
  breaks: "PU-10",
  level: "warn",
  also,
  interface: "prepaid-utility",
  fault: "refusedIsLeft",
  scenario: (pos) =>
    struck(
      pos,
      ...(of === "reversal"
        ? [{ of: "createTokenPurchaseRequest", status: 504, when: "after" } as const]
        : []),
      { of, status, times: 1 },
    ),
  play: (pos) => pos.sell("purchase"),
});

/** What is done with cards after one has replaced another. */
const replaced = (
  does: string,
  breaks: string,
  pan: string,
  more: Partial<FurtherMutant>,
): FurtherMutant => ({
  does,
  breaks,
  interface: "gift-card",
  ...more,
  play: async (pos) => {
    await pos.sell("replace");
    await pos.request("redemption", ...withId((id) => redeemOf(pan, 100, { id })));
  },
});

const spent: readonly FurtherMutant[] = [
  doubtful("confirmation", 404, ["PU-05"]),
  doubtful("confirmation", 501, ["PU-05"]),
  doubtful("reversal", 404),
  doubtful("reversal", 501, ["PU-07"]),
  {
    does: "refunds a payment that it has refunded",
    breaks: "BP-21",
    interface: "bill-payment",
    play: async (pos) => {
      await pos.sell("payment");
      const { issuerReference } = firstAnswer(pos)["slipData"] as Body;
      for (let time = 0; time < 2; time += 1)
        await pos.request("refund", ...withId((id) => refundOf(String(issuerReference), { id })));
    },
  },
  ordered("redeems an order that it has cancelled", "MT-21", "cancel", "redeem"),
  ordered("redeems an order twice", "MT-21", "redeem", "redeem"),
  ordered("cancels an order that it has redeemed", "MT-25", "redeem", "cancel"),
  ordered("cancels an order twice", "MT-25", "cancel", "cancel"),
  {
    does: "hangs up on ten lookups within two seconds",
    breaks: "VB-21",
    level: "warn",
    interface: "voucher",
    scenario: ({ contract: { name } }) => ({
      name: "trouble",
      title: "Lookups hang",
      interface: name,
      rules: [
        {
          on: { operation: "lookupRedemption" },
          fault: { when: "before", kind: "no-answer", for: "90s" },
        },
      ],
    }),
    play: async (pos) => {
      const [id, requestId] = [v4(), v4()];
      const lookup = pos.contract.operations.find(
        (operation) => operation.id === "lookupRedemption",
      );
      for (let time = 0; lookup !== undefined && time < 10; time += 1)
        await hangUpOver(pos.line, lookup, { requestId }, { id, requestId }, 200);
    },
  },
  replaced("uses the new card of a replacement that it has not confirmed", "GC-20", cards.fresh2, {
    fault: "approvedIsClosed",
    also: ["GC-07"],
  }),
  replaced("uses a card that it has replaced", "GC-21", cards.funded3, { level: "warn" }),
];

/** A trial or a reprint of prepaid electricity gets an advice message, as if it were a purchase. */
const advisedLookups = (
  [
    ["trialTokenPurchaseRequest", "PU-18-retry"],
    ["requestTokenReprint", "PU-18"],
  ] as const
).flatMap(([operation, breaks]): FurtherMutant[] =>
  (["confirmTokenPurchase", "reverseTokenPurchase"] as const).map((advice) => ({
    does: `sends ${advice} for ${operation}`,
    breaks,
    interface: "prepaid-utility",
    play: async (pos) => {
      const { operations } = pos.contract;
      const [asked, advised] = [operation, advice].map((id) =>
        operations.find((one) => one.id === id),
      );
      if (asked === undefined || advised === undefined) return;
      const requestId = v4();
      await pos.ask(operation, () => pos.adapter.lookup?.(asked, requestId) ?? {}, {
        id: requestId,
      });
      const id = v4();
      const body = pos.adapter.advice(advised, id, requestId);
      await pos.ask(advice, () => body, { id, requestId });
    },
  })),
);

/** Misbehaviour of each kind, beside that of `mutants.ts`. */
export const furtherMutants: readonly FurtherMutant[] = [
  ...amounts,
  ...unaskedAmounts,
  ...givingUp,
  ...advisedLookups,
  ...spent,
  refusedAdvice(
    "leaves a sale whose reversal was refused for want of the function",
    "SFVCH50",
    "purchaseReversal",
    { reversalReason: "CANCELLED" },
  ),
  refusedAdvice(
    "leaves a sale whose reversal of a part was refused",
    "NWAIR20",
    "purchaseReversal",
    { reversalReason: "CANCELLED", ...final(1) },
  ),
  {
    does: "asks for the status of a sale that it had to reverse",
    breaks: "AT-05",
    interface: "airtime",
    scenario: (pos) => struck(pos, { of: "purchase", status: 504 }),
    play: async (pos) => {
      const id = v4();
      await pos.ask("purchase", () => saleOf("NWAIR20", { id }), { id });
      await pos.ask("purchaseStatus", () => ({ originalMsgId: id }));
    },
  },
  ...left(501),
  ...left(502),
  {
    does: "leaves out the confirmation where the provider takes none",
    breaks: "PU-05",
    level: "warn",
    interface: "prepaid-utility",
    play: async (pos) => {
      await pos.ask("createTokenPurchaseRequest", (id) =>
        purchaseOf(meters.noReversal, 20_000, { id }),
      );
    },
  },
  {
    does: "leaves out the confirmation where the provider only stores it",
    breaks: "MT-05",
    level: "warn",
    interface: "money-transfer",
    play: async (pos) => {
      await pos.ask("createOrder", (id) => orderOf(1_000, { id, ...receiver(providers.birch) }));
    },
  },
  ...["redemption", "refund"].map((kind): FurtherMutant => ({
    does: `gives up the reversal of a ${kind} that was refused for its amount`,
    breaks: "VB-04",
    interface: "voucher",
    play: async (pos) => {
      const operation = { redemption: "redeemVoucher", refund: "refundVoucher" }[kind] ?? "";
      const reversal = { redemption: "reverseRedeem", refund: "reverseRefund" }[kind] ?? "";
      const requestId = v4();
      await pos.ask(operation, () => pos.adapter.kinds[kind]?.approved(requestId, 0) ?? {}, {
        id: requestId,
      });
      const { thirdPartyIdentifiers } = pos.lastAnswer();
      await pos.ask(
        reversal,
        (id) => ({
          ...voucherAdvice(requestId, { id }),
          reversalReason: "CANCELLED",
          thirdPartyIdentifiers,
          amounts: { approvedAmount: { amount: 1, currency: "710" } },
        }),
        { requestId },
      );
    },
  })),
  {
    does: "sends a payment to a partner none of whose customers scanned the code",
    breaks: "QR-25",
    interface: "qr-partner",
    play: (pos) =>
      pos.request(
        pos.kind,
        ...withId((id) => ({
          ...pos.adapter.kinds[pos.kind]?.approved(id, 0),
          partner: partners.harbour,
        })),
      ),
  },
  {
    does: "sends a payment for a code that nobody scanned",
    breaks: "QR-25",
    interface: "qr-partner",
    play: unscanned,
  },
  ...["qr-retailer", "qr-provider"].map((name): FurtherMutant => ({
    does: "pays again with a code that it has used",
    breaks: "QR-18",
    level: "warn",
    interface: name,
    play: async (pos) => {
      for (let time = 0; time < 2; time += 1)
        await pos.request(
          pos.kind,
          ...withId((id) => pos.adapter.kinds[pos.kind]?.approved(id, 0) ?? {}),
        );
    },
  })),
  ...["qr-provider", "qr-partner"].map((name): FurtherMutant => ({
    does: "repeats a refused scan under another id",
    breaks: "QR-22",
    level: "warn",
    interface: name,
    play: async (pos) => {
      for (let time = 0; time < 2; time += 1)
        await pos.ask(name === "qr-provider" ? "notifyScan" : "scanNotification", (id) =>
          scanOf(codes.voided, { id }),
        );
    },
  })),
];

import { reportedIn } from "../../pos/till";
import { type Reported, exchangesOf, interfaces, judgedOf } from "./history";

/** The forms of a family are one product: what was sent to one counts at the other. */

type Tell = Parameters<typeof exchangesOf>[2];

/** What is broken where messages come to two forms in turn. */
function brokenAt(one: [string, string, Tell], other: [string, string, Tell]): string[] {
  const [first, second] = [exchangesOf(...one), exchangesOf(...other)];
  const later = 60_000 * first.length;
  const exchanges = [
    ...first,
    ...second.map((exchange) => {
      const at = new Date(Date.parse(exchange.receivedAt) + later).toISOString();
      return { ...exchange, number: first.length + exchange.number, receivedAt: at, clock: at };
    }),
  ];
  return reportedIn(judgedOf(interfaces, exchanges)).map((text) => text.split(":")[0] ?? "");
}

const card = { card: { pan: "609931*********0068" } };
const again = { id: "again", requestId: "again" };
const cancelled = { reversalReason: "CANCELLED" };
const closed = (s: Parameters<Tell>[0], request: object): Reported[] => [
  s.request(request),
  s.reversal({ ...again, id: "undone", body: cancelled }),
];

test("a redemption with an unknown outcome is not sold again at the other form", () => {
  const sale = { body: { ...card, amounts: { requestAmount: { amount: 100 } } } };
  expect(
    brokenAt(
      ["gift-card-v3", "redemption", (s) => [s.request({ ...sale, status: 504 })]],
      ["gift-card", "redemption", (s) => closed(s, { ...sale, ...again })],
    ),
  ).toEqual(["GC-11 fail", "GC-04 fail"]);
});

test("a card that was voided at one form is not voided at the other", () => {
  expect(
    brokenAt(
      ["gift-card-v3", "void", (s) => [s.request({ body: card }), s.confirmation()]],
      ["gift-card", "void", (s) => closed(s, { body: card, ...again })],
    ),
  ).toEqual(["GC-21-once fail"]);
});

test("a code that was used at one interface is not tried at another", () => {
  const code = { tranId: "c0de0000000000000000000000000002" };
  const used = {
    status: 400,
    answer: { errorType: "GENERAL_ERROR", errorMessage: "QR code used", detailMessage: {} },
  };
  expect(
    brokenAt(
      [
        "qr-retailer",
        "retailerPayment",
        (s) => [s.request({ body: code }), s.confirmation({ body: code })],
      ],
      ["qr-provider", "providerPayment", (s) => [s.request({ body: code, ...again, ...used })]],
    ),
  ).toContain("QR-18 warn");
});

const refusedAs = (errorType: string, body: object) => ({
  ...{ ...again, status: 400, answer: { errorType } },
  body,
});
const otherCard = { card: { pan: "609931*********0076" } };

test("a card that was replaced at one form is not used at the other", () => {
  const replacement = { oldCard: card.card, newCard: { pan: "609931*********0019" } };
  const paidWith = (body: object): string[] =>
    brokenAt(
      ["gift-card", "replace", (s) => [s.request({ body: replacement }), s.confirmation()]],
      ["gift-card-v3", "redemption", (s) => [s.request(refusedAs("CARD_VOIDED", body))]],
    );
  expect([paidWith(card), paidWith(otherCard)]).toEqual([["GC-21 warn"], []]);
});

test("a card whose activation was not confirmed at one form is not used at the other", () => {
  const paidWith = (body: object): string[] =>
    brokenAt(
      ["gift-card-v3", "activation", (s) => [s.request({ body: card })]],
      [
        "gift-card",
        "activation",
        (s) => [s.message("redemption", refusedAs("CARD_NOT_ACTIVATED", body))],
      ],
    ).filter((text) => text.startsWith("GC-20"));
  expect([paidWith(card), paidWith(otherCard)]).toEqual([["GC-20 fail"], ["GC-20 warn"]]);
});

test("a card whose activation was reversed at the other form is a customer's", () => {
  expect(
    brokenAt(
      ["gift-card-v3", "activation", (s) => [s.request({ id: "begun", body: card })]],
      [
        "gift-card",
        "activation",
        (s) => [
          s.reversal({ id: "undone", requestId: "begun", body: cancelled }),
          s.message("redemption", refusedAs("CARD_NOT_ACTIVATED", card)),
        ],
      ],
    ),
  ).toEqual(["GC-20 warn"]);
});

test("a lookup at one form tells the currency of a card to the other", () => {
  const load = (currency: string, body: object): string[] =>
    brokenAt(
      [
        "gift-card-v3",
        "load",
        (s) => [
          s.message("lookupGiftcard", {
            body,
            answer: { amounts: { balanceAmount: { amount: 100, currency: "840" } } },
          }),
        ],
      ],
      [
        "gift-card",
        "load",
        (s) => [
          s.request(
            refusedAs("INVALID_AMOUNT", {
              ...card,
              amounts: { requestAmount: { amount: 100, currency } },
            }),
          ),
        ],
      ],
    );
  expect([load("710", card), load("840", card), load("710", otherCard)]).toEqual([
    ["GC-28 fail"],
    [],
    [],
  ]);
});

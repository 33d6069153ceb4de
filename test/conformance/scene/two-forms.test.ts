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

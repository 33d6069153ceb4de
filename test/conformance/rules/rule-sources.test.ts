import { judgedInterfaces } from "../../../src/conformance/rules/family-rules";
import { obligations as families } from "../../support/judged";

/**
 * The places of the contract that rules cite: what each of them says, as somebody read it, and which rules may cite
 * it for that. A rule of which no place of the contract says so cites the interface reference, or is our advice.
 */
const places: Readonly<Record<string, { says: string; rules: string }>> = {
  "contract 1, conventions": {
    says: "identifiers are random UUIDs of version 4; times are RFC 3339, made by the sender, at best to the millisecond; amounts are integers in minor units, currencies three digits",
    rules:
      "GC-01 GC-28 GC-30 GC-30-fraction AT-01 AT-25 AT-25-fraction AT-27 VB-01 VB-26 VB-26-fraction BP-01 BP-30 BP-30-fraction PU-01 PU-03 PU-03-fraction MT-01 MT-28 MT-28-fraction CM-01 CM-09 CM-09-fraction",
  },
  "contract 1, endpoints": {
    says: "the path of an advice has the id of the payment and its own; the partner is asked for a payment of a code that its application scanned",
    rules: "QR-11 QR-25",
  },
  "contract 1, events rule 1": {
    says: "the notification is sent when a consumer scans a code",
    rules: "QR-21",
  },
  "contract 1, provider and partner interface models": {
    says: "a code request carries nothing about the consumer",
    rules: "QR-19",
  },
  "contract 1, resources and their fields": {
    says: "the fields of each message, with the originator's terminal and merchant",
    rules: "QR-20 QR-20-blank",
  },
  "contract 1, retailer interface models": {
    says: "an advice has the rrn of its request and the partner of the answer; a reversal tells of a cancellation, a non-final answer or none",
    rules: "QR-06-wait QR-10 QR-12 QR-13",
  },
  "contract 1, states and transitions rule 1": {
    says: "an authorised payment ends in a confirmation or a reversal",
    rules: "QR-04",
  },
  "contract 1, states and transitions rule 2": {
    says: "a payment is sent only after its code was displayed",
    rules: "QR-02",
  },
  "contract 1, states and transitions rules 1 and 3": {
    says: "it ends in one of the two advices; what is confirmed is not reversed, nor the other way about",
    rules: "QR-05",
  },
  "contract 1, what the service does rule 1": {
    says: "the POS asks for a code, whose answer brings the tranId",
    rules: "QR-01",
  },
  "contract 1, what the service does rule 4": {
    says: "what is sold is confirmed; what failed or timed out is reversed",
    rules: "QR-06 QR-07",
  },
  "contract 2, bill payment rule 1": {
    says: "what was created is confirmed or cancelled; only what was created, and not cancelled, can be confirmed",
    rules: "BP-03 BP-06 BP-12 BP-20",
  },
  "contract 2, bill payment rule 2": {
    says: "after 500, 504 or no answer a payment is reversed",
    rules: "BP-05",
  },
  "contract 2, bill payment rule 3": {
    says: "advices are repeated after 500, 504 and no answer",
    rules: "BP-09",
  },
  "contract 2, bill payment rule 4": {
    says: "only a confirmed payment is refunded",
    rules: "BP-21",
  },
  "contract 2, bill payment rules 1 and 4": {
    says: "payments and refunds are confirmed or reversed",
    rules: "BP-04",
  },
  "contract 2, endpoints": {
    says: "the body of each operation; ids of path and body",
    rules: "BP-00 PU-02 PU-00",
  },
  "contract 2, money transfer rules 1, 2 and 3": {
    says: "without an answer an order, a redemption and a cancellation are reversed",
    rules: "MT-09",
  },
  "contract 2, prepaid utility rule 1": {
    says: "a trial has no effect, and only shows the outcome",
    rules: "PU-18-retry",
  },
  "contract 2, prepaid utility rule 3": {
    says: "a retry resubmits the original purchase",
    rules: "PU-08 PU-08-retry",
  },
  "contract 2, prepaid utility rule 4": {
    says: "a confirmation or a reversal is sent until 202 or 400",
    rules: "PU-05 PU-06 PU-10 PU-11",
  },
  "contract 2, prepaid utility rules 3 and 5": {
    says: "a retry brings tokens that were issued; where nothing can be reversed, a reprint does",
    rules: "PU-07",
  },
  "contract 2, resources and their fields": {
    says: "references, E.164 numbers, currencies and amounts of money transfers",
    rules: "MT-26",
  },
  "contract 2, what the service does": {
    says: "the receiver's id selects the provider",
    rules: "MT-30",
  },
  "contract 3, airtime rule 1": {
    says: "what was paid is confirmed; advices are repeated until a final status",
    rules: "AT-03 AT-07 AT-08",
  },
  "contract 3, airtime rule 2": {
    says: "after 500, 504 or no answer a purchase is reversed, or its status asked for",
    rules: "AT-05 AT-05-wait AT-06",
  },
  "contract 3, airtime rule 3": {
    says: "a trial sells nothing",
    rules: "AT-15",
  },
  "contract 3, airtime rules 1 and 2": {
    says: "a purchase is confirmed after it was paid; what failed is reversed",
    rules: "AT-04",
  },
  "contract 3, endpoints": {
    says: "the body of each operation; an advice has the id that its request had",
    rules: "GC-06 GC-00 AT-00 VB-23",
  },
  "contract 3, gift card rule 1": {
    says: "nothing is complete before its confirmation or reversal is acknowledged",
    rules: "GC-07 GC-20",
  },
  "contract 3, gift card rule 2": {
    says: "a request is sent once",
    rules: "GC-03",
  },
  "contract 3, gift card rule 3": {
    says: "advices are repeated, at suitable intervals, until they are answered",
    rules: "GC-13 GC-16",
  },
  "contract 3, gift card rule 4": {
    says: "what is uncertain is reversed",
    rules: "GC-10 GC-11",
  },
  "contract 3, gift card rule 6": {
    says: "a card is voided once",
    rules: "GC-21-once",
  },
  "contract 3, gift card rule 8": {
    says: "a lookup has no advice",
    rules: "GC-17",
  },
  "contract 3, gift card rule 9": {
    says: "only cards and products of the data are known",
    rules: "GC-27",
  },
  "contract 3, gift card rules 1 and 3": {
    says: "there is one advice, and its repeats have the effect of one",
    rules: "GC-08",
  },
  "contract 3, gift card rules 2 and 4": {
    says: "a request is sent once; what is uncertain is reversed",
    rules: "GC-04",
  },
  "contract 3, gift card rules 6 and 7": {
    says: "a card is voided once, and by its replacement",
    rules: "GC-21",
  },
  "contract 3, limits rule 1": {
    says: "requests are sent once",
    rules: "AT-02 VB-02",
  },
  "contract 3, voucher rule 1": {
    says: "a provision is confirmed, so that it may be redeemed, or reversed",
    rules: "VB-04 VB-05-wait",
  },
  "contract 3, voucher rule 2": {
    says: "the advices of a provision, and the reversals of the others, are repeated until a final status",
    rules: "VB-08",
  },
  "contract 3, voucher rule 4": {
    says: "after a confirmation there is no reversal",
    rules: "VB-13",
  },
  "contract 3, voucher rule 5": {
    says: "only who sent a redemption may look it up",
    rules: "VB-21",
  },
  "contract 3, voucher rules 1 and 3": {
    says: "a voucher may be redeemed once its provision is confirmed, and once",
    rules: "VB-17",
  },
  "contract 3, voucher rules 3 and 4": {
    says: "a refund puts back what was redeemed; what was reversed needs none",
    rules: "VB-19",
  },
};

const cited = families
  .flatMap((family) => judgedInterfaces(family).flatMap(({ obligations }) => obligations))
  .filter(({ source }) => source.startsWith("contract "));

test("each rule that cites the contract is listed with what its place says", () => {
  const found = new Map<string, Set<string>>();
  for (const { id, source } of cited) found.set(source, (found.get(source) ?? new Set()).add(id));
  expect(
    Object.fromEntries([...found].map(([place, ids]) => [place, [...ids].sort().join(" ")])),
  ).toEqual(
    Object.fromEntries(
      Object.entries(places).map(([place, { rules }]) => [
        place,
        rules.split(" ").sort().join(" "),
      ]),
    ),
  );
});

test("no place is listed without what it says", () => {
  expect(
    Object.entries(places).filter(([, { says }]) => !/^[a-z].{15,}[a-z0-9]$/.test(says)),
  ).toEqual([]);
});

test.each(["BP-27", "MT-05", "VB-05", "PU-18"])(
  "%s, of which the contract does not say so, does not cite it",
  (rule) => {
    expect(cited.map(({ id }) => id)).not.toContain(rule);
  },
);

import { rule } from "../support/rules";
import {
  type Till,
  activationOf,
  asking,
  cards,
  loadOf,
  newTill as tillOf,
  openTransactions,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const strict = useGiftCards();
const lenient = useGiftCards({ lenient: true });
const versionOne = "D4735E3A-265E-11EE-BE56-0242AC120002";
const quoted = (amount: unknown, currency: unknown = "710") => ({
  amounts: { requestAmount: { amount, currency } },
});

/** What --lenient relaxes: refused when strict, accepted with a finding when lenient. */
const relaxed: [string, Record<string, unknown>, string, string][] = [
  ["an id of another UUID version", { id: versionOne }, "lenient-uuid", "id"],
  ["an amount in a string", quoted("100"), "lenient-integer", "amounts.requestAmount.amount"],
  [
    "a currency as a number",
    quoted(100, 710),
    "lenient-currency",
    "amounts.requestAmount.currency",
  ],
  [
    "an alphabetic currency",
    quoted(100, "ZAR"),
    "lenient-currency",
    "amounts.requestAmount.currency",
  ],
  ["a time without zone", { time: "2031-03-04T12:00:00.114" }, "lenient-time", "time"],
  [
    "absent thirdPartyIdentifiers",
    { thirdPartyIdentifiers: undefined },
    "lenient-absent-list",
    "thirdPartyIdentifiers",
  ],
];

test.each(relaxed)(
  `${rule("GC-01", "GC-28", "GC-30")} strict: %s is refused`,
  async (_, parts, _code, field) => {
    const till = strict.newTill();
    const message = redemptionOf(cards.funded, 100, parts);
    const reply = await till.redeem(message);
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        formatErrors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
      }),
    );
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  },
);

test.each(relaxed)("lenient: %s is accepted, with a finding", async (_, parts, code, field) => {
  const till = lenient.newTill("7102");
  expect(await till.redeem(redemptionOf(cards.funded, 100, parts))).toMatchObject({
    status: 201,
    body: {
      amounts: {
        requestAmount: { amount: 100, currency: "710" },
        balanceAmount: { amount: 49_900 },
      },
    },
  });
  expect(till.findings()).toContain(`${code} ${field}`);
  expect(till.findings().filter((finding) => !finding.startsWith("lenient"))).toEqual([]);
  const { rules } = await till.space.verdict({ interfaces: ["gift-card-v3"] });
  expect(rules.filter(({ outcome }) => outcome === "warn").map(({ id }) => id)).toEqual([
    code === "lenient-uuid" ? "GC-01" : "GC-00",
  ]);
  expect(rules.filter(({ outcome }) => outcome === "fail")).toEqual([]);
});

test("lenient: answers hold integers, three digits, a list, and the id as received", async () => {
  const till = lenient.newTill();
  const message = redemptionOf(cards.funded, 100, {
    id: versionOne,
    thirdPartyIdentifiers: undefined,
    ...quoted("100", "ZAR"),
  });
  const { body } = await till.redeem(message);
  expect(body["id"]).toBe(versionOne);
  expect(body["amounts"]).toMatchObject({
    requestAmount: { amount: 100, currency: "710" },
    approvedAmount: { amount: 100, currency: "710" },
  });
  expect(body["thirdPartyIdentifiers"]).toHaveLength(2);
});

test.each([
  ["BRL", "986"],
  ["SEK", "752"],
  ["ZWG", "924"],
  ["XOF", "952"],
  ["ALL", "008"],
])("lenient: every alphabetic code of ISO 4217 is read, %s as %s", async (code, currency) => {
  const reply = await lenient.newTill().redeem(redemptionOf(cards.funded, 100, quoted(100, code)));
  expect(reply).toMatchObject(
    refusal(400, "INVALID_AMOUNT", { amounts: { requestAmount: { amount: 100, currency } } }),
  );
});

test.each(["ZZZ", "zar", "toString", "ZA", "ZARR"])("lenient: %s is no currency", async (code) => {
  expect(
    await lenient.newTill().redeem(redemptionOf(cards.funded, 100, quoted(100, code))),
  ).toMatchObject(refusal(400, "FORMAT_ERROR"));
});

test("lenient: ids of any UUID shape are used once too, in any case of letters", async () => {
  const till = lenient.newTill();
  expect(await till.redeem(redemptionOf(cards.funded, 100, { id: versionOne }))).toMatchObject({
    status: 201,
  });
  expect(
    await till.redeem(redemptionOf(cards.funded, 100, { id: versionOne.toLowerCase() })),
  ).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
});

test("lenient: advices of the same forms close the request", async () => {
  const till = lenient.newTill();
  const id = "D4735E3A-265E-11EE-BE56-0242AC12000A";
  expect(
    await till.confirm("load", openTransactions.load, {
      id,
      time: "2031-03-04T12:00",
      thirdPartyIdentifiers: undefined,
      tenders: [{ tenderType: "CASH", amount: { amount: "5000", currency: "ZAR" } }],
    }),
  ).toMatchObject({ status: 202, body: { id, thirdPartyIdentifiers: [] } });
  expect(await till.balances(cards.openLoad)).toEqual([15_000, 15_000]);
});

/** Nothing else is relaxed. */
const refusedInBoth: [string, (till: Till) => Promise<unknown>][] = [
  [
    "an amount with a fraction",
    (till) => till.redeem(redemptionOf(cards.funded, 100, quoted(100.5))),
  ],
  [
    "an amount in a string with a fraction",
    (till) => till.redeem(redemptionOf(cards.funded, 100, quoted("100.5"))),
  ],
  ["an empty amount", (till) => till.redeem(redemptionOf(cards.funded, 100, quoted("")))],
  [
    "no id of UUID shape",
    (till) =>
      till.redeem(redemptionOf(cards.funded, 100, { id: "d4735e3a265e11eebe560242ac120002" })),
  ],
  [
    "no currency that is known",
    (till) => till.redeem(redemptionOf(cards.funded, 100, quoted(100, "XQQ"))),
  ],
  ["no time", (till) => till.redeem(redemptionOf(cards.funded, 100, { time: "04/03/2031 12:00" }))],
  [
    "a day that is none",
    (till) => till.redeem(redemptionOf(cards.funded, 100, { time: "2031-02-30T25:00:00" })),
  ],
  ["no card", (till) => till.redeem(requestFor(cards.funded, { card: undefined, ...asking(100) }))],
  [
    "a fault deep in the basket",
    (till) =>
      till.redeem(
        redemptionOf(cards.funded, 1, { basket: { basketId: "B", items: [{ quantity: "2" }] } }),
      ),
  ],
  [
    "a quoted fault deep in posInfo",
    (till) => till.activate(activationOf(cards.fresh, { posInfo: { entryMode: {} } })),
  ],
];

describe.each([
  ["strict", strict],
  ["lenient", lenient],
] as const)("%s", (_, { newTill }) => {
  test.each(refusedInBoth)("%s is refused", async (_name, send) => {
    expect(await send(newTill())).toMatchObject(refusal(400, "FORMAT_ERROR"));
  });

  test("what is documented and not enforced may be absent", async () => {
    const till = newTill();
    expect(await till.load(loadOf(cards.empty, 100, { card: { pan: cards.empty } }))).toMatchObject(
      { status: 201 },
    );
    expect(till.findings()).toContain("documented-absent card.expiryDate");
  });

  test("an id in the body and in the path that differ are refused", async () => {
    const message = redemptionOf(cards.funded, 100);
    const reply = await newTill().client.post(
      `/giftcard/v3/redemptions/${requestFor(cards.funded).id}`,
      message,
    );
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR"));
  });
});

test("lenient: the journal keeps the message as it came", async () => {
  const standin = await startStandin({ lenient: true });
  const till = tillOf(standin);
  await till.redeem(redemptionOf(cards.funded, 100, quoted("100", "ZAR")));
  expect(till.last().request.body).toMatchObject(quoted("100", "ZAR"));
});

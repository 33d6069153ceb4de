import { alphabeticCodes } from "../../contract/values/currencies";
import { amountOfWord, amountTest, mayHaveAmount } from "./filtered-exchange";
import { spanOf } from "./days";

const iso = (span: ReturnType<typeof spanOf>): string[] =>
  [span.from, span.to].map((at) => new Date(at).toISOString());

// 01:30 of 5 March in Johannesburg.
const now = Date.parse("2031-03-04T23:30:00.000Z");

test.each([
  ["UTC", { day: "today" }, "2031-03-04T00:00:00.000Z", "2031-03-05T00:00:00.000Z"],
  ["Africa/Johannesburg", { day: "today" }, "2031-03-04T22:00:00.000Z", "2031-03-05T22:00:00.000Z"],
  [
    "Africa/Johannesburg",
    { day: "Yesterday" },
    "2031-03-03T22:00:00.000Z",
    "2031-03-04T22:00:00.000Z",
  ],
  [
    "Africa/Johannesburg",
    { day: "today", part: "14:00..15:30" },
    "2031-03-05T12:00:00.000Z",
    "2031-03-05T13:30:00.000Z",
  ],
  ["UTC", { part: "14:00..24:00" }, "2031-03-04T14:00:00.000Z", "2031-03-05T00:00:00.000Z"],
  // The day on which the clocks of Berlin go forward has 23 hours.
  ["Europe/Berlin", { day: "2031-03-30" }, "2031-03-29T23:00:00.000Z", "2031-03-30T22:00:00.000Z"],
])("in %s, %j is from %s up to %s", (zone, said, from, to) => {
  expect(iso(spanOf(said, { now, zone }))).toEqual([from, to]);
});

test.each([
  ["118.50", true],
  ["11.850", true],
  [">1.18", true],
  [">11850", false],
  ["119.50", false],
])("an amount of 11850 or 118.5 may be one of amount:%s in some currency: %s", (value, may) => {
  const request = JSON.stringify({
    amounts: { requestAmount: { amount: 11_850, currency: "ZAR" } },
  });
  const answer = JSON.stringify({ currency: "392", amount: 118.5 });
  expect(mayHaveAmount({ request, answer }, amountTest(value))).toBe(may);
});

test("every currency has its amounts among the texts of a word that is one", () => {
  const { isMeant, texts = [] } = amountTest("118.50");
  const candidates = [118, 119, 1_185, 11_850, 118_500, 1_185_000, 11_850_000];
  for (const currency of [...alphabeticCodes.keys(), "999", "ZAR"])
    for (const amount of candidates.filter((one) => isMeant({ amount: one, currency })))
      expect(texts.some((text) => JSON.stringify({ amount }).includes(text))).toBe(true);
});

const rand = { amount: 11850, currency: "710" };
const yen = { amount: 118, currency: "392" };

test.each([
  ["118.50", true, false],
  ["118", false, true],
  [">100", true, true],
  [">=118.5", true, false],
  ["<118.50", false, true],
  ["100..118", false, true],
])("amount:%s is in the unit of the currency", (value, ofRand, ofYen) => {
  expect([rand, yen].map(amountTest(value).isMeant)).toEqual([ofRand, ofYen]);
});

test.each([
  ["118.50", true],
  ["R 118.50", true],
  ["R118.50", true],
  ["ZAR 118.50", true],
  ["USD 118.50", false],
  ["R 1,118.50", false],
])("the word %s is an amount", (word, isMeant) => {
  expect(amountOfWord(word)?.isMeant(rand)).toBe(isMeant);
});

test.each(["118", "BASKET-1", "v3", "0019"])("the word %s is none", (word) => {
  expect(amountOfWord(word)).toBeUndefined();
});

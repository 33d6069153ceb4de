import { didYouMean, nearestName, orDidYouMean } from "./mistake";

const interfaces = ["gift-card-v3", "gift-card", "airtime", "voucher", "qr-retailer"];
const scenarios = ["redemption-answer-lost", "redemption-answer-breaks-off", "replace-answer-lost"];

test.each([
  ["two letters swapped", "gift-crad", interfaces, "gift-card"],
  ["another case", "Airtime", interfaces, "airtime"],
  ["a beginning", "vou", interfaces, "voucher"],
  ["a beginning of two names: the shorter one", "gift", interfaces, "gift-card"],
  ["a part left out", "redemption-lost", scenarios, "redemption-answer-lost"],
  ["nothing alike", "petrol", interfaces, undefined],
  ["no text", "", interfaces, undefined],
  ["no names", "airtime", [], undefined],
])("%s", (_title, given, names, nearest) => {
  expect(nearestName(given, names)).toBe(nearest);
});

test("asks in a sentence of its own, or at the end of one", () => {
  expect(didYouMean("airtme", interfaces)).toBe(" Did you mean airtime?");
  expect(orDidYouMean("airtme", interfaces)).toBe("; did you mean airtime?");
  expect(didYouMean("petrol", interfaces) + orDidYouMean("petrol", interfaces)).toBe("");
});

test("a name of any length is compared by its beginning alone", () => {
  expect(nearestName("airtime".repeat(100_000), interfaces)).toBeUndefined();
});

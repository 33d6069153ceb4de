import { withMadeUpValues } from "./recording";
import { hasCheckDigit } from "../../contract/values/masking";

test("what no journal shows is made up in the same form, the same value alike wherever it stands", () => {
  const pan = "6099310000000000068";
  const person = { idNumber: "7598370738942", firstName: "Thandi", address: "12 Quay Rd" };
  const sent = {
    card: { pan, expiryDate: "4912" },
    pin: { type: "CLEAR", pin: "4071" },
    note: `paid with ${pan}`,
    key: `60000001 ${person.idNumber}`,
    ...person,
    balance: 43_210,
  };
  const value = withMadeUpValues(sent, () => false) as Record<string, string> & {
    card: { pan: string; expiryDate: string };
    pin: object;
  };
  const { card, firstName = "", idNumber = "" } = value;
  expect(card.expiryDate).toBe("4912");
  expect(card.pan).toMatch(/^609931\d{13}$/);
  expect([card.pan === pan, hasCheckDigit(card.pan)]).toEqual([false, true]);
  expect(value["note"]).toBe(`paid with ${card.pan}`);
  expect(value["key"]).toBe(`60000001 ${idNumber}`);
  expect(value.pin).toEqual({ type: "CLEAR", pin: expect.stringMatching(/^\d{4}$/) as string });
  expect(firstName).toMatch(/^[A-Z][a-z]{5}$/);
  expect(value["address"]).toMatch(/^\d{2} [A-Z][a-z]{3} [A-Z][a-z]$/);
  expect([firstName, idNumber]).not.toEqual([person.firstName, person.idNumber]);
  expect(value["balance"]).toBe(43_210);
});

test("of what is hidden the type alone stays, and no other name that ends so", () => {
  const pin = { type: "CLEAR", "my.type": "4071", deep: { type: "4071" } };
  const made = withMadeUpValues({ pin }, () => false) as { pin: typeof pin };
  expect(made.pin.type).toBe("CLEAR");
  expect([made.pin["my.type"], made.pin.deep.type]).not.toContain("4071");
});

test("nothing is called as something else is", () => {
  const taken = new Set(["1", "2", "3", "4", "5", "6", "7", "8"]);
  expect(withMadeUpValues({ pin1: "5" }, (text) => taken.has(text))).toEqual({ pin1: "9" });
});

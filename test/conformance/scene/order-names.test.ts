import type { Stage } from "../../../src/conformance/rules/rule";
import type { Exchange } from "../../../src/journal/exchange";
import { brokenIn } from "../../pos/till";
import { type Reported, broken, verdictOn } from "./history";

/** An order has two references: what is known of it holds whichever of them a message has. */
const names = { orderRedeemRef: "70018611346706320297", orderRedeemRefAlt: "ALT-2457-1796-9127" };
const references = Object.values(names);
const by = (orderRedeemRef: string | undefined, more: object = {}) => ({
  body: { orderRedeemRef, ...more },
});
const reported = (rule: string, tell: (s: Stage) => Reported[]) =>
  broken("money-transfer", "create", tell, rule);
const own = (s: Stage) => [s.request({ answer: names }), s.confirmation()];

test.each(references)("MT-21, MT-25, MT-30: an own order is named by %s", (name) => {
  const used = (operation: string, rule: string) =>
    reported(rule, (s) => [
      s.request({ answer: names }),
      s.message(operation, { id: "use", ...by(name) }),
      s.confirmation(),
    ]);
  expect(used("redeemOrder", "MT-21")).toEqual(["MT-21"]);
  expect(used("cancelOrder", "MT-25")).toEqual(["MT-25"]);
  const receiver = (id: string) => ({ receiver: { id } });
  expect(
    reported("MT-30", (s) => [
      s.request({ answer: names, body: receiver("1") }),
      s.confirmation(),
      s.message("redeemOrder", { id: "use", ...by(name, receiver("2")) }),
    ]),
  ).toEqual(["MT-30"]);
});

test.each(references)(
  "MT-21, MT-22: an order that was redeemed or tried is not again, by %s",
  (name) => {
    const redeem = (s: Stage, id: string, reference: string, more: object = {}) =>
      s.message("redeemOrder", { id, ...by(reference), ...more });
    expect(
      reported("MT-21", (s) => [
        ...own(s),
        redeem(s, "one", names.orderRedeemRef),
        redeem(s, "two", name),
      ]),
    ).toEqual(["MT-21"]);
    const refused = { status: 400, answer: { errorType: "PIN_RETRIES_EXCEEDED" } };
    expect(
      reported("MT-22", (s) => [
        s.message("lookupOrder", { id: "looked", answer: names }),
        redeem(s, "one", names.orderRedeemRef, refused),
        redeem(s, "two", name, refused),
      ]),
    ).toEqual(["MT-22"]);
  },
);

describe("an update of its status", () => {
  /** What a second redemption is blamed for after it. */
  const after = (update: object, exchange: Partial<Exchange> = {}) =>
    reported("MT-21", (s) => [
      ...own(s),
      s.message("redeemOrder", { id: "one", ...by(names.orderRedeemRef) }),
      [s.message("updateOrderStatus", { id: "update", status: 204, ...update }), exchange],
      s.message("redeemOrder", { id: "two", ...by(names.orderRedeemRef) }),
    ]);

  test.each(references)("names it by %s", (name) => {
    expect(after(by(name, { status: "UNREDEEMED" }))).toEqual([]);
  });

  test("puts it back if the order can be used then", () => {
    const updated = (status: string) => after(by(names.orderRedeemRef, { status }));
    expect(["UNREDEEMED", "ON_HOLD", "UNCONFIRMED"].flatMap(updated)).toEqual([]);
    expect(["REDEEMED", "CANCELLED", "EXPIRED"].map(updated)).toEqual([
      ["MT-21"],
      ["MT-21"],
      ["MT-21"],
    ]);
  });

  test("counts if it was processed, whatever was answered", () => {
    const lost = { ...by(names.orderRedeemRef, { status: "UNREDEEMED" }), status: 504 };
    expect(after(lost, { made: { status: 204 } })).toEqual([]);
    expect(after({ ...lost, status: null }, { made: { status: 204 } })).toEqual([]);
    expect(after(lost)).toEqual(["MT-21"]);
    expect(after({ ...lost, status: 204 }, { unprocessed: true })).toEqual(["MT-21"]);
  });
});

test.each(["LQXUA4MIDKHU", names.orderRedeemRefAlt])(
  "MT-25: a deposit that is named by %s is cancelled once, unless an update has set it back",
  (name) => {
    const slip = { slipData: { issuerReference: "LQXUA4MIDKHU" } };
    const told = { ...slip, orderRedeemRefAlt: names.orderRedeemRefAlt };
    const cancelled = (status: string) =>
      reported("MT-25", (s) => [
        s.request({ answer: told }),
        s.confirmation(),
        s.message("cancelOrder", { id: "one", ...by("LQXUA4MIDKHU") }),
        s.message("updateOrderStatus", {
          id: "update",
          status: 204,
          body: { remittanceRef: "LQXUA4MIDKHU", status },
        }),
        s.message("cancelOrder", { id: "two", ...by(name) }),
      ]);
    expect([cancelled("UNREDEEMED"), cancelled("CANCELLED")]).toEqual([[], ["MT-25"]]);
  },
);

test("MT-21 and MT-25 say what came after a redemption or a cancellation", () => {
  const told = (one: string, next: string) =>
    brokenIn(
      verdictOn("money-transfer", "create", (s) => [
        s.message(one, { id: "one", ...by(names.orderRedeemRef) }),
        s.message(next, { id: "next", ...by(names.orderRedeemRef), status: 400 }),
      ]),
    )
      .filter((text) => /^MT-2[15]/.test(text))
      .map((text) => text.replace(/^.* was done/, "was done"));
  expect(told("cancelOrder", "redeemOrder")).toEqual([
    "was done (1), and then redeemOrder (2) came",
  ]);
  expect(told("redeemOrder", "redeemOrder")).toEqual(["was done (1), and then again (2)"]);
  expect(told("redeemOrder", "cancelOrder")).toEqual([
    "was done (1), and then cancelOrder (2) came",
  ]);
});

import type { Scenario } from "../../src";
import { type Till, cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { startStandin, until } from "../support/standin";

/** A till whose redemptions meet a fault. */
async function struckTill(fault: Scenario["rules"][number]["fault"]): Promise<Till> {
  const till = newTill(await startStandin(), "7102", "s");
  till.space.scenario({
    name: "held",
    title: "Redemptions are held",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "redeem" }, fault }],
  });
  return till;
}

const reset = (till: Till, path: string) =>
  till.client.post(`${path}/testServerAdmin/reset`, {
    resetUserData: "TRUE",
    userDataWillBeLost: "TRUE",
  });

const redemptions = ({ space }: Till) => space.messages({ filter: "operation:redeem" }).exchanges;

/** Sends a redemption that is held, resets a family, and lets time pass. What the POS gets. */
async function resetMeanwhile(till: Till, path: string, message = redemptionOf(cards.funded, 100)) {
  const answered = till.redeem(message);
  await until(() => redemptions(till).length > 0);
  await reset(till, path);
  let isAnswered = false;
  void answered.finally(() => (isAnswered = true));
  // A body that drips waits many times.
  await until(() => {
    till.space.clock({ advanceSeconds: 10 });
    return isAnswered;
  });
  return answered;
}

describe.each<Scenario["rules"][number]["fault"]>([
  { when: "before", kind: "delay", for: "5s" },
  { when: "after", kind: "delay", for: "5s" },
  { when: "after", kind: "drip", for: "5s" },
])("a redemption that is held: %j", (fault) => {
  test("goes on where another family is reset", async () => {
    const till = await struckTill(fault);
    const message = redemptionOf(cards.funded, 100);
    const { status } = await resetMeanwhile(till, "/airtime/v5", message);
    expect(status).toBe(201);
    await until(() => redemptions(till)[0]?.outcome === "answered");
    expect(redemptions(till)).toMatchObject([{ number: 1, status: 201, stateAfter: "PENDING" }]);
  });

  test("is refused where its own family is reset", async () => {
    const till = await struckTill(fault);
    expect(await resetMeanwhile(till, "/giftcard/v3")).toMatchObject({
      status: 500,
      body: { errorType: "GENERAL_ERROR", errorMessage: "Data was reset" },
    });
    expect(redemptions(till)).toEqual([]);
  });
});

import { Client } from "../../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin, until } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

/** A redemption whose answer is lost, and what is said of it. */
async function start() {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const client = new Client(standin.url, "7102", "pos");
  standin.scenario("redemption-answer-lost");
  const { id, ...body } = redemptionOf(cards.funded, 100);
  const sent = client.postIntoSilence(requestPath("redemption", id), { id, ...body });
  await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
  time.advance(91_000);
  await sent;
  const advise = (kind: "confirmations" | "reversals", members = {}) => {
    const advice = adviceFor(id, members);
    return client.post(advicePath("redemption", kind, id, advice.id), advice);
  };
  const owed = async (): Promise<string | undefined> =>
    (await standin.transactions()).transactions.find((one) => one.id === id)?.owed;
  return { time, standin, id, advise, owed };
}

test("a transaction is open, then overdue by the rule of the verdict, since its time was over", async () => {
  const { time, standin, id, owed } = await start();
  expect(await owed()).toBe("open");
  const { judged, open } = await standin.transaction(id);
  expect(open.length).toBeGreaterThan(0);
  const failsAt = judged.find(({ rule }) => rule === "GC-11")?.failsAt;
  expect(failsAt).toBe(open.find(({ rule }) => rule === "GC-11")?.until);
  time.advance(3_600_000);
  expect(await owed()).toBe("overdue");
  const { owed: inDetail, judged: after } = await standin.transaction(id);
  expect(inDetail).toBe("overdue");
  expect(after.find(({ rule }) => rule === "GC-11")).toMatchObject({ outcome: "fail", failsAt });
  const { rules } = await standin.verdict();
  const check = rules.find((rule) => rule.id === "GC-11")?.checks[0];
  expect(after.find(({ rule }) => rule === "GC-11")?.text).toBe(check?.text);
  const { out } = await runHere(["transactions", "show", id, "--url", standin.url]);
  expect(out).toContain("FAIL GC-11: ");
  expect(out).toContain(`overdue since ${failsAt ?? ""}`);
  expect((await runHere(["transactions", "--url", standin.url])).out).toMatch(/PENDING +overdue/);
});

test("nothing is owed once it is reversed", async () => {
  const { standin, id, advise, owed } = await start();
  expect((await advise("reversals", { reversalReason: "TIMEOUT" })).status).toBe(202);
  expect(await owed()).toBe("nothing");
  expect(await standin.transaction(id)).toMatchObject({ owed: "nothing", judged: [], open: [] });
});

test("of one that was confirmed and then reversed the broken rules are named beside what is open", async () => {
  const { standin, id, advise } = await start();
  await advise("confirmations");
  await advise("reversals", { reversalReason: "CANCELLED" });
  const { owed, judged } = await standin.transaction(id);
  expect(owed).toBe("open");
  expect(judged.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    "GC-10 fail",
    "GC-11 open",
    "GC-19 warn",
  ]);
});

import type { Standin } from "../../../src";
import type { Session } from "../../../src/control/messages/session";
import { type Client } from "../../support/client";
import { Till, cards, loadOf, redemptionOf } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { type Tester, newTester, startStandin } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

interface Sitting {
  time: VirtualTime;
  standin: Standin;
  tester: Tester;
  till: Till;
}

async function start(): Promise<Sitting> {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const tester = newTester(standin);
  return { time, standin, tester, till: new Till(tester.client, tester.space, tester) };
}

const sessionOf = async (client: Client, query = ""): Promise<Session> =>
  JSON.parse((await client.get(`/standin/session${query}`)).text) as Session;

/** So many seconds after the time at which a test begins. */
const at = (seconds: number): string =>
  new Date(Date.parse("2031-03-04T12:00:00.000Z") + seconds * 1_000).toISOString();

/** A message from a till. */
const from = (terminalId: string, pan: string, amount: number) => {
  const { originator, ...message } = redemptionOf(pan, amount);
  return { ...message, originator: { ...(originator as object), terminalId } };
};

test("a data space of which nothing is known has an empty picture", async () => {
  const { tester } = await start();
  expect(await sessionOf(tester.client)).toEqual({ lanes: [], marks: [], windows: [] });
});

const lossy = {
  name: "lossy",
  title: "Answers are lost",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "redeem" }, fault: { when: "after", kind: "reset" } }],
};

/** A redemption whose answer is lost. */
async function lose({ tester, till }: Sitting, terminal: string, pan: string) {
  const lost = from(terminal, pan, 50);
  await tester.client.put("/standin/scenario", lossy);
  expect(await till.redeem(lost).catch(() => "lost")).toBe("lost");
  await tester.client.delete("/standin/scenario");
  return lost;
}

test("the sales of two tills, a lost answer whose reversal is owed, and what the tester did", async () => {
  const sitting = await start();
  const { time, tester, till } = sitting;
  const { client } = tester;
  await client.put("/standin/clock", { set: "2031-06-01T00:00:00Z", frozen: true });
  const bought = from("TILL0002", cards.funded, 100);
  await till.redeem(bought);
  time.advance(10_000);
  await till.confirm("redemption", bought.id);
  time.advance(10_000);
  const lost = await lose(sitting, "TILL0001", cards.funded2);
  time.advance(10_000);
  const place = `/standin/data/gift-card/cards/${cards.empty}`;
  const { entity } = JSON.parse((await client.get(place)).text) as { entity: object };
  await client.put(place, { ...entity, book: 500, available: 500 });
  await client.put("/standin/clock", { frozen: false });

  const session = await sessionOf(client);
  expect(session.lanes).toEqual([
    {
      till: "TILL0001",
      sales: [
        {
          id: lost.id,
          from: at(20),
          until: at(20),
          outcome: "PENDING",
          rule: "GC-29",
          broken: "warn",
        },
      ],
    },
    {
      till: "TILL0002",
      sales: [
        {
          id: bought.id,
          from: at(0),
          until: at(10),
          outcome: "CONFIRMED",
          rule: "GC-18",
          broken: "fail",
        },
      ],
    },
  ]);
  expect(session.marks).toEqual([
    { kind: "clock", at: at(0), text: "clock frozen at 2031-06-01T00:00:00.000Z" },
    { kind: "scenario", at: at(20), text: "lossy started", scenario: "lossy" },
    { kind: "scenario", at: at(20), text: "lossy stopped", scenario: "lossy" },
    {
      kind: "fault",
      at: at(20),
      text: "rule 1 of lossy resets the connection after processing",
      message: 3,
    },
    {
      kind: "edit",
      at: at(30),
      text: `change of gift-card cards/${cards.empty}`,
      entity: { family: "gift-card", type: "cards", key: cards.empty },
    },
    { kind: "clock", at: at(30), text: "clock runs on from 2031-06-01T00:00:00.000Z" },
  ]);
  expect(session.windows).toEqual([
    { id: lost.id, rule: "GC-11", due: at(110), until: at(155), outcome: "open" },
    { id: bought.id, rule: "GC-07", due: at(300), until: at(10), outcome: "met" },
  ]);
});

test("a reversal that is owed is met, or fails", async () => {
  const sitting = await start();
  const { time, till, tester } = sitting;
  const [met, failed] = [
    await lose(sitting, "TILL0001", cards.funded),
    await lose(sitting, "TILL0001", cards.funded2),
  ];
  time.advance(30_000);
  await till.reverse("redemption", met.id, { reversalReason: "TIMEOUT" });
  time.advance(200_000);
  const { windows, lanes } = await sessionOf(tester.client);
  expect(windows.filter(({ rule }) => rule === "GC-11")).toEqual([
    { id: failed.id, rule: "GC-11", due: at(90), until: at(135), outcome: "failed" },
    { id: met.id, rule: "GC-11", due: at(90), until: at(30), outcome: "met" },
  ]);
  expect(lanes[0]?.sales.map(({ outcome, rule }) => [outcome, rule])).toEqual([
    ["REVERSED", "GC-29"],
    ["PENDING", "GC-11"],
  ]);
});

test("a part of it by time and by filter", async () => {
  const { time, tester, till } = await start();
  const { client } = tester;
  for (const terminal of ["TILL0001", "TILL0002", "TILL0003"]) {
    await till.redeem(from(terminal, cards.funded, 10));
    await client.put("/standin/clock", { advanceSeconds: 1 });
    time.advance(60_000);
  }
  const shown = async (query: string) => {
    const { lanes, marks } = await sessionOf(client, query);
    return [lanes.map(({ till: name }) => name), marks.length];
  };
  expect(await shown(`?since=${at(60)}`)).toEqual([["TILL0002", "TILL0003"], 2]);
  expect(await shown(`?until=${at(60)}`)).toEqual([["TILL0001", "TILL0002"], 2]);
  expect(await shown("?since=61s")).toEqual([["TILL0003"], 1]);
  expect(await shown("?filter=till:TILL0002")).toEqual([["TILL0002"], 3]);
  expect(await shown("?filter=broken:fail")).toEqual([[], 3]);
});

test("strikes of a fault close together are one mark", async () => {
  const { time, tester, till } = await start();
  const { client } = tester;
  const added = await client.post("/standin/faults", { operation: "redeem", before: "status 503" });
  expect(added.status).toBe(200);
  for (const pause of [0, 60_000, 60_001]) {
    time.advance(pause);
    await till.redeem(from("TILL0001", cards.funded, 10));
  }
  const { marks, lanes } = await sessionOf(client);
  const text = "rule 1 of fault-1 answers 503 before processing";
  expect(marks.filter(({ kind }) => kind === "fault")).toEqual([
    { kind: "fault", at: at(0), until: at(60), text, count: 2, message: 1 },
    { kind: "fault", at: at(120.001), text, message: 3 },
  ]);
  expect(marks[0]).toEqual({
    ...{ kind: "scenario", at: at(0) },
    text: "fault started: redeem: answers 503 before processing",
  });
  expect(lanes[0]?.sales.map(({ outcome }) => outcome)).toEqual([
    "DECLINED",
    "DECLINED",
    "DECLINED",
  ]);
});

test("a fault that still strikes keeps its mark among many others of the tester", async () => {
  const { time, tester, till } = await start();
  const { client } = tester;
  await client.post("/standin/faults", { operation: "redeem", before: "status 503" });
  for (let round = 0; round < 210; round += 1) {
    time.advance(1_000);
    await client.put("/standin/clock", { frozen: round % 2 === 0 });
    if (round % 30 === 0) await till.redeem(from("TILL0001", cards.funded, 10));
  }
  const { marks, more } = await sessionOf(client);
  expect(marks).toHaveLength(200);
  expect(marks.filter(({ kind }) => kind !== "clock")).toMatchObject([
    { kind: "scenario", at: at(0) },
    { kind: "fault", at: at(1), until: at(181), count: 7 },
  ]);
  expect(more).toEqual({ marks: 12 });
});

test("a reset begins a session of its own; its undo gives the one before back", async () => {
  const { time, tester, till } = await start();
  const { client } = tester;
  const lookup = loadOf(cards.empty, 10);
  await till.load(lookup);
  time.advance(1_000);
  await client.post("/standin/reset", {});
  expect(await sessionOf(client)).toEqual({
    lanes: [],
    marks: [{ kind: "reset", at: at(1), text: "reset" }],
    windows: [],
  });
  time.advance(1_000);
  await client.post("/standin/undo", {});
  const { lanes, marks } = await sessionOf(client);
  expect(lanes.map(({ sales }) => sales.map(({ id }) => id))).toEqual([[lookup.id]]);
  expect(marks).toEqual([
    { kind: "reset", at: at(2), text: "undo of the reset of 2031-03-04T12:00:01.000Z" },
  ]);
});

test("the reset of a test server leaves what was done before it", async () => {
  const { tester, till } = await start();
  await tester.client.put("/standin/clock", { advanceSeconds: 1 });
  await till.load(loadOf(cards.empty, 10));
  const body = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };
  await tester.client.post("/giftcard/v3/testServerAdmin/reset", body);
  const { lanes, marks } = await sessionOf(tester.client);
  expect(lanes).toEqual([]);
  expect(marks.map(({ kind, text }) => [kind, text])).toEqual([
    ["clock", "clock moved to 2031-03-04T12:00:01.000Z"],
    ["reset", "reset of gift-card"],
  ]);
});

test.each([
  [
    "?since=soon",
    "since",
    "is not a time: write 2031-03-04T12:00:00Z, or how long ago (90s, 10m, 2h)",
  ],
  [
    "?until=2031",
    "until",
    "is not a time: write 2031-03-04T12:00:00Z, or how long ago (90s, 10m, 2h)",
  ],
  ["?since=10s&until=20s", "until", "is before since"],
  ["?filter=tll:1", "filter", expect.stringMatching(/^tll is not a key of a filter/) as string],
  [
    "?zone=Nowhere&filter=today",
    "filter",
    expect.stringMatching(/^Nowhere is not a time zone/) as string,
  ],
  ["?sinse=10m", "sinse", expect.stringMatching(/^is not a parameter/) as string],
])("%s is refused", async (query, field, msg) => {
  const { tester } = await start();
  expect(await tester.client.get(`/standin/session${query}`)).toMatchObject({
    status: 400,
    body: { errorType: "GENERAL_ERROR", detailMessage: { formatErrors: [{ field, msg }] } },
  });
});

test("the command line draws it, and in process it is the same", async () => {
  const sitting = await start();
  const { time, standin, tester, till } = sitting;
  const shown = async (...args: string[]): Promise<string> => {
    const { out } = await runHere(["session", ...args], {
      STANDIN_URL: standin.url,
      STANDIN_USER: `${tester.user}:${tester.password}`,
    });
    return out;
  };
  expect(await shown()).toBe("Nothing has come yet.\n");
  const lost = await lose(sitting, "TILL0002", cards.funded);
  time.advance(59_000);
  const declined = from("TILL0001", cards.blocked, 10);
  await till.redeem(declined);
  const session = await sessionOf(tester.client);
  expect(await shown()).toBe(
    [
      "2031-03-04T12:00:00.000Z to 2031-03-04T12:00:59.000Z",
      `TILL0001  ${" ".repeat(59)}W`,
      "TILL0002  W",
      "marks     S",
      "X FAIL  W WARN  O open or refused  - other sales  S scenario  F fault",
      "",
      "from                      until                     till      " +
        "sale                                  outcome   broken      owed",
      `${at(59)}  ${at(59)}  TILL0001  ${declined.id}  DECLINED  WARN GC-29`,
      `${at(0)}  ${at(0)}  TILL0002  ${lost.id}  PENDING   WARN GC-29  open GC-11 ${at(135)}`,
      "",
      "at                        mark      text",
      `${at(0)}  scenario  lossy started`,
      `${at(0)}  scenario  lossy stopped`,
      `${at(0)}  fault     rule 1 of lossy resets the connection after processing`,
      "",
    ].join("\n"),
  );
  expect(JSON.parse(await shown("--json"))).toEqual(session);
  expect(await tester.space.session()).toEqual(session);
  expect(await tester.space.session({ since: "10s" })).toMatchObject({
    lanes: [{ till: "TILL0001", sales: [{ id: declined.id }] }],
  });
  await expect(tester.space.session({ until: "never" })).rejects.toThrow("until");
});

test("too many sales to look at are bars of a minute", async () => {
  const { time, tester, till } = await start();
  await tester.client.put("/standin/scenario", {
    ...lossy,
    rules: [
      { on: { operation: "redeem" }, fault: { when: "before", kind: "status", status: 503 } },
    ],
  });
  const sell = (count: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: count }, () => till.redeem(from("TILL0001", cards.funded, 1))),
    );
  for (let sold = 0; sold < 2_000; sold += 100) {
    await sell(100);
    time.advance(6_000);
  }
  const { lanes, more } = await sessionOf(tester.client);
  expect(lanes).toEqual([
    {
      till: "TILL0001",
      sales: [],
      bars: [
        { from: at(0), until: at(60), sales: 1_000, failed: 0, warned: 0, open: 0, refused: 1_000 },
        {
          from: at(60),
          until: at(120),
          sales: 1_000,
          failed: 0,
          warned: 0,
          open: 0,
          refused: 1_000,
        },
      ],
    },
  ]);
  expect(more).toBeUndefined();
  const part = await sessionOf(tester.client, `?since=${at(60)}`);
  expect(part.lanes.map(({ sales, bars }) => [sales.length, bars])).toEqual([[1_000, undefined]]);
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JournalFile, journalText } from "../../src/conformance/journal-file";
import { VerdictSchema } from "../../src/conformance/verdict-schema";
import { createSchemaCheck } from "../../src/contract/checks/json-schema-check";
import { type Till, cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { judged as judgedInterfaces } from "../support/judged";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { type Behaviour, answerBytes, inFrontOf } from "./raw-provider";

const folder = mkdtempSync(join(tmpdir(), "standin-provider-"));
/** What a provider makes of any message: it says it again. */
const saying =
  (status: number): Behaviour =>
  (socket, { body }) => {
    socket.end(answerBytes(status, body));
  };

let files = 0;

type Judged = ReturnType<typeof runHere>;

/** What `standin verdict` ends with and prints, of a journal. */
function judgedJournal(journal: JournalFile, options: readonly string[] = []): Judged {
  files += 1;
  const file = join(folder, `${files}.jsonl`);
  writeFileSync(file, journalText(journal));
  return runHere(["verdict", "--from", file, ...options]);
}

const judged = async (till: Till, ...options: string[]): Judged =>
  judgedJournal(await till.space.journal(), options);

/** The same once every window has closed. */
async function judgedLater(till: Till): Judged {
  const journal = await till.space.journal();
  const later = new Date(Date.parse(journal.observedUntil) + 1_000_000).toISOString();
  return judgedJournal({ ...journal, observedUntil: later });
}

/** A provider that takes a reversal after a confirmation, and a POS that could not know of the latter. */
async function reversedAfterConfirmation(): Promise<Till> {
  const till = await inFrontOf(saying(201), saying(202));
  till.space.scenario({
    name: "refused-on-the-way",
    title: "The confirmation seems to be refused",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "confirmRedemption" },
        times: 1,
        fault: { kind: "status", status: 400, when: "after" },
      },
    ],
  });
  const sale = redemptionOf(cards.funded, 100);
  expect(await till.redeem(sale)).toMatchObject({ status: 201 });
  expect(await till.confirm("redemption", sale.id)).toMatchObject({ status: 400 });
  expect(await till.reverse("redemption", sale.id)).toMatchObject({ status: 202 });
  return till;
}

test("a provider that takes a reversal after a confirmation: its part alone is broken", async () => {
  const till = await reversedAfterConfirmation();
  const { result, provider } = await till.space.verdict();
  expect(result).toBe("pass");
  expect(provider).toMatchObject({
    answers: 3,
    judged: 3,
    breaches: [
      {
        code: "provider-lifecycle",
        found: [
          {
            number: 3,
            operation: "reverseRedemption",
            text: "the provider accepted reverseRedemption in state CONFIRMED",
          },
        ],
      },
    ],
  });
  expect(await judged(till)).toMatchObject({ code: 0 });
  const { code, out } = await judged(till, "--provider");
  expect(code).toBe(1);
  expect(out).toContain("The provider: 1 breach; 3 of 3 answers could be judged.");
  expect(out).toContain("BREACH       provider-lifecycle: Accept and refuse messages");
  expect(out).toContain("- the provider accepted reverseRedemption in state CONFIRMED");
});

test("a verdict with a provider's part fits its schema, and every report has both", async () => {
  const till = await reversedAfterConfirmation();
  const verdict: unknown = JSON.parse(JSON.stringify(await till.space.verdict()));
  expect(createSchemaCheck(VerdictSchema)(verdict)).toEqual([]);
  const file = (name: string): string => join(folder, name);
  await judged(
    till,
    ...["--html", file("a.html"), "--junit", file("a.xml"), "--markdown", file("a.md")],
  );
  const read = (name: string): string => readFileSync(file(name), "utf8");
  const heading = "The provider: 1 breach; 3 of 3 answers could be judged";
  const text = "the provider accepted reverseRedemption in state CONFIRMED";
  for (const [name, notJudged] of [
    ["a.html", "gift-card-v3: GC-20, GC-21, GC-27, GC-28"],
    ["a.md", "gift-card-v3: GC-20, GC-21, GC-27, GC-28"],
    ["a.xml", "Not judged behind an upstream"],
  ] as const) {
    expect(read(name)).toContain(text);
    expect(read(name)).toContain(notJudged);
  }
  expect(read("a.html")).toContain(heading);
  expect(read("a.md")).toContain(heading);
  expect(read("a.xml")).toContain(
    'name="refused-on-the-way: the provider" tests="10" failures="1"',
  );
});

test("what no answer shows is undecided, and what is right passes", async () => {
  const unlisted = await inFrontOf(answerBytes(302));
  await unlisted.redeem(redemptionOf(cards.funded, 100));
  expect((await judged(unlisted, "--provider")).code).toBe(1);
  const simulated = newTill(await startStandin(), "7102", "s");
  await simulated.redeem(redemptionOf(cards.funded, 100));
  expect((await judged(simulated, "--provider")).code).toBe(3);
  const right = await inFrontOf(saying(201), saying(202));
  const sale = redemptionOf(cards.funded, 100);
  await right.redeem(sale);
  await right.confirm("redemption", sale.id);
  expect((await judged(right, "--provider")).code).toBe(0);
  expect(await right.space.verdict()).toMatchObject({
    result: "pass",
    provider: { answers: 2, judged: 2, breaches: [] },
  });
});

const page = "<html><body>Bad gateway</body></html>";

test("502 with a page passes unchanged: the outcome is unknown, and so is whether the POS did right", async () => {
  const till = await inFrontOf(answerBytes(502, page, ["Content-Type: text/html"]));
  const sale = redemptionOf(cards.funded, 100);
  const answer = await till.redeem(sale);
  expect([answer.status, answer.text]).toEqual([502, page]);
  expect(till.last()).toMatchObject({
    stateAfter: "UNKNOWN",
    findings: [{ code: "provider-status", text: "the contract lists no 502 for redeem" }],
  });
  expect((await judged(till)).code).toBe(3);
  const { code, out } = await judgedLater(till);
  expect(code).toBe(3);
  expect(out).toContain("undecided, the contract does not list 502 for this message");
  expect(out).not.toContain("the simulator itself failed");
  expect(out).toContain("0 of 1 answers could be judged");
});

/** What a gateway says of itself. */
const busy = JSON.stringify({ errorType: "GENERAL_ERROR", errorMessage: "Slow down" });

test.each([
  ...[200, 202].map((status) => [status, "{}"] as const),
  ...[204, 302, 304, 307, 402, 409, 418, 429, 502].map((status) => [status, ""] as const),
  ...[409, 429, 502].map((status) => [status, busy] as const),
])(
  "%i, which the contract does not list, leaves open what became of a sale, and whether the POS did right (%s)",
  async (status, body) => {
    const till = await inFrontOf(answerBytes(status, body));
    await till.redeem(redemptionOf(cards.funded, 100));
    expect(till.last()).toMatchObject({
      stateAfter: "UNKNOWN",
      findings: [{ code: "provider-status" }],
    });
    const { code, out } = await judgedLater(till);
    expect(out).toContain(`undecided, the contract does not list ${status} for this message`);
    expect(code).toBe(3);
  },
);

test("an advice message that is answered 429 may have been taken; its sale is not closed by another 429", async () => {
  const till = await inFrontOf(saying(201), answerBytes(429, busy));
  const sale = redemptionOf(cards.funded, 100);
  await till.redeem(sale);
  await till.confirm("redemption", sale.id);
  expect(till.last()).toMatchObject({
    stateBefore: "PENDING",
    stateAfter: "UNKNOWN",
    findings: [{ code: "provider-status" }],
  });
  expect(await till.space.settle()).toMatchObject([{ id: sale.id, isClosed: false }]);
});

test("a sale whose answer is in an encoding that Standin cannot read is nobody's mistake", async () => {
  const till = await inFrontOf(
    (socket, { body }) => socket.end(answerBytes(201, body, ["Content-Encoding: odd"])),
    saying(202),
  );
  const sale = redemptionOf(cards.funded, 100);
  await till.redeem(sale).catch(() => undefined);
  expect(till.last()).toMatchObject({
    stateAfter: "UNKNOWN",
    findings: [],
    upstream: { reason: "its body is in the encoding odd, which Standin cannot read" },
  });
  const other = [{ institutionId: "1", transactionIdentifier: "of-the-answer" }];
  await till.confirm("redemption", sale.id, { thirdPartyIdentifiers: other });
  const { rules } = await till.space.verdict();
  const failed = rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn");
  expect(failed.map(({ id, checks }) => [id, checks[0]?.text])).toEqual([]);
});

test("a mark of the byte order before JSON is passed over", async () => {
  const till = await inFrontOf((socket, { body }) =>
    socket.end(answerBytes(201, Buffer.concat([Buffer.from("\uFEFF"), body]))),
  );
  await till.redeem(redemptionOf(cards.funded, 100)).catch(() => undefined);
  expect(till.last()).toMatchObject({ stateAfter: "PENDING", answer: { card: {} } });
});

test("a 500 of the provider is its own, and no failure of the simulator", async () => {
  const sale = redemptionOf(cards.funded, 100);
  const error = {
    errorType: "GENERAL_ERROR",
    errorMessage: "Down",
    id: sale.id,
    requestType: "REDEMPTION_REQUEST",
  };
  const till = await inFrontOf(answerBytes(500, JSON.stringify(error)));
  await till.redeem(sale);
  // Nor is what is refused here because the data are the provider's.
  await till.client.get("/giftcard/v3/testServerAdmin/data/card/1");
  const { code, out } = await judgedLater(till);
  expect(out).toContain("no reversal of redemption");
  expect(code).toBe(1);
});

test("the rules that rest on the simulator's data are those that the data alone can decide", () => {
  const resting = judgedInterfaces.flatMap(({ obligations }) =>
    obligations.filter(({ restsOn }) => restsOn === "simulator").map(({ id }) => id),
  );
  expect([...new Set(resting)]).toEqual([
    ...["GC-20", "GC-21", "GC-27", "GC-28", "AT-20", "VB-17", "VB-19", "VB-20", "BP-21", "BP-22"],
    ...["PU-16", "MT-24", "MT-29", "QR-01", "QR-18", "QR-22", "QR-25"],
  ]);
});

test("a verdict says that no message reached the provider, and why", async () => {
  const standin = await startStandin({
    upstream: { "gift-card-v3": "http://127.0.0.1:1/giftcard/v3" },
  });
  const till = newTill(standin, "7102", "s");
  await till.redeem(redemptionOf(cards.funded, 100)).catch(() => undefined);
  const { provider } = await till.space.verdict();
  expect(provider).toMatchObject({ answers: 0, judged: 0, unreached: "127.0.0.1:1 (refused)" });
  const { code, out } = await judged(till, "--provider");
  expect(out).toContain(
    "The provider: no breach; no message reached the provider at 127.0.0.1:1 (refused)",
  );
  expect(code).toBe(3);
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProfile } from "../../src/compare/profile";
import type { ComparisonReport } from "../../src/compare/report/comparison-report";
import { Client } from "../support/client";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { type PassingAnswer, startProxy } from "./proxy";

/* What a provider does where the contract leaves it open becomes a profile, under which the simulator does the same. */

const folder = mkdtempSync(join(tmpdir(), "standin-profile-"));
let users = 0;

/** Compares the airtime interface of a provider that changes its answers so. */
async function compare(url: string, ...options: string[]) {
  users += 1;
  const words = ["compare", "--upstream", `airtime=${url}`, "--upstream-rate", "1000", "--json"];
  const ended = await runHere([...words, "--user", `7102:profiled-${users}`, ...options]);
  const report = JSON.parse(ended.out || "{}") as ComparisonReport;
  return { ...ended, drifts: report.drifts.map(({ class: whose, key }) => `${whose}: ${key}`) };
}

const withBody = (answer: PassingAnswer, change: (body: Record<string, unknown>) => object) =>
  typeof answer.body === "object" && answer.body !== null
    ? { ...answer, body: change({ ...answer.body }) }
    : answer;

/** In other words, with other types of error and statuses where the contract has several, and without members. */
function otherProvider(answer: PassingAnswer): PassingAnswer {
  if (answer.status === 404)
    return withBody(answer, (body) => ({ ...body, errorMessage: "Nothing found" }));
  if (answer.status === 400)
    return withBody(answer, (body) => ({ ...body, errorType: "GENERAL_ERROR" }));
  if (answer.status === 201)
    return withBody(answer, ({ settlementEntity: _settled, ...body }) => body);
  return answer;
}

test("what is open is settled by a profile, and compared with it nothing is left", async () => {
  const provider = await startStandin({ seed: "another" });
  const url = await startProxy(provider, "airtime", otherProvider);
  const file = join(folder, "airtime.yaml");
  const first = await compare(url, "--write-profile", file);
  expect(first.code).toBe(1);
  expect(first.drifts.length).toBeGreaterThan(3);
  expect(first.drifts.filter((drift) => !drift.startsWith("open: "))).toEqual([]);
  let again = await compare(url, "--profile", file, "--write-profile", file);
  // A refusal that differs hides what follows it in its flow.
  for (let round = 0; round < 3 && again.drifts.length > 0; round += 1)
    again = await compare(url, "--profile", file, "--write-profile", file);
  expect(again).toMatchObject({ code: 0, drifts: [], err: "" });
  expect(readFileSync(file, "utf8")).toContain("Nothing found");
});

test("what breaks the contract is never in a profile", async () => {
  const provider = await startStandin({ seed: "another" });
  const url = await startProxy(provider, "airtime", (answer) =>
    answer.to.startsWith("POST /purchases/confirmation")
      ? withBody(answer, ({ requestId: _id, ...body }) => body)
      : answer,
  );
  const file = join(folder, "broken.yaml");
  const { code, drifts } = await compare(url, "--write-profile", file);
  expect({ code, drifts }).toEqual({
    code: 1,
    drifts: ["provider-breaks: airtime purchaseConfirmation gone requestId"],
  });
  expect(readFileSync(file, "utf8")).toContain("answers: []");
});

test("a profile that would break the contract is refused with its places", async () => {
  const file = join(folder, "wrong.yaml");
  const setting = { interface: "airtime", operation: "purchase" };
  writeFileSync(
    file,
    JSON.stringify({
      answers: [
        { ...setting, status: 418 },
        { ...setting, remove: ["id"] },
        { ...setting, operation: "sell" },
      ],
    }),
  );
  await expect(startStandin({ profile: file })).rejects.toMatchObject({
    faults: [
      { path: "answers[2].operation" },
      { path: "answers[0].status" },
      { path: "answers[1].remove[0]" },
    ],
  });
});

test("references of another form are brought back by the client, and taken", async () => {
  const file = join(folder, "references.yaml");
  const member = "thirdPartyIdentifiers[].transactionIdentifier";
  writeFileSync(
    file,
    JSON.stringify({
      answers: [
        { interface: "airtime", operation: "purchase", references: { [member]: "Ab-0000-0000" } },
      ],
    }),
  );
  const standin = await startStandin({ profile: file });
  const client = new Client(standin.url, "7102", "pos");
  const [sale] = (await standin.example("airtime", "purchase")).messages.slice(-1);
  const reply = await client.post(sale?.path ?? "", sale?.body as object);
  expect(reply.status).toBe(201);
  const identifiers = reply.body["thirdPartyIdentifiers"] as { transactionIdentifier: string }[];
  expect(identifiers.slice(1).map(({ transactionIdentifier: made }) => made)).toEqual(
    identifiers.slice(1).map(() => expect.stringMatching(/^[A-Z][a-z]-\d{4}-\d{4}$/) as string),
  );
});

test("times have the digits of a second and the zone of the provider's", () => {
  const made = { madeAt: "2026-11-26T12:00:00.120Z", sentAt: "2026-11-26T12:00:00.100Z" };
  const shown = (form: string): unknown =>
    createProfile({
      answers: [
        { interface: "airtime", operation: "purchase", times: { madeAt: form, sentAt: form } },
      ],
      delays: [],
    }).answer(
      { interface: "airtime", operation: "purchase", sent: { time: made.sentAt } },
      { status: 201, body: made },
    ).body;
  expect(shown("2026-01-01T00:00:00Z")).toEqual({ ...made, madeAt: "2026-11-26T12:00:00Z" });
  expect(shown("2026-01-01T00:00:00.123456+02:00")).toEqual({
    ...made,
    madeAt: "2026-11-26T12:00:00.120000+00:00",
  });
});

test("a provider that takes its time has the simulator take as long, which is no strike", async () => {
  const file = join(folder, "slow.yaml");
  const delays = [{ interface: "airtime", operation: "lookupMsisdn", p50: 30, p95: 30 }];
  writeFileSync(file, JSON.stringify({ delays }));
  const standin = await startStandin({ profile: file });
  const client = new Client(standin.url, "7102", "pos");
  expect((await client.get("/airtime/v5/msisdn?msisdn=27710000001")).status).toBe(200);
  const [exchange] = standin.messages().exchanges;
  expect(exchange).toMatchObject({ operation: "lookupMsisdn", strikes: [] });
  expect(exchange?.durationMs).toBeGreaterThanOrEqual(29);
});

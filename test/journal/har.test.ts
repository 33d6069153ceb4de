import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JournalFile, readJournals } from "../../src/conformance/journal-file";
import { harText, journalOfHar } from "../../src/cli/messages/har";
import { cards, loadOf, useGiftCards } from "../support/messages/gift-card";
import { runHere } from "../support/program";

const folder = mkdtempSync(join(tmpdir(), "standin-har-"));
const inFolder = (name: string): string => join(folder, name);
const { newTill, standin } = useGiftCards();

interface HarFile {
  log: { version: string; entries: Record<string, unknown>[]; _standin?: unknown };
}
const read = (file: string): HarFile => JSON.parse(readFileSync(file, "utf8")) as HarFile;

/** A data space with messages that were answered, refused, lost and struck, and one that reached no operation. */
async function traded() {
  const till = newTill();
  await till.load(loadOf(cards.empty, 1));
  await till.load(loadOf("0000000000000000", 1));
  till.space.fault("load", { interface: "gift-card-v3", after: "malformed", times: 1 });
  await till.load(loadOf(cards.empty, 2)).catch(() => undefined);
  till.space.fault("load", { interface: "gift-card-v3", after: "empty", times: 1 });
  await till.load(loadOf(cards.empty, 3)).catch(() => undefined);
  await till.client.get("/giftcard/v3/nowhere");
  const { user, password } = till.tester;
  return { till, options: ["--url", standin().url, "--user", `${user}:${password}`] };
}

test("the journal of a HAR file is the journal that was written", async () => {
  const { till } = await traded();
  const [journal] = readJournals((await till.client.get("/standin/journal")).text);
  const har = harText(journal as JournalFile, { version: "1" });
  expect(journalOfHar(har)).toEqual({ journal, foreign: [] });
});

test("standin messages --har writes a masked file for its owner alone, of which the verdict is the same", async () => {
  const { options } = await traded();
  const [har, journal] = [inFolder("run.har"), inFolder("run.jsonl")];
  const live = await runHere(["verdict", "--json", "--export", journal, ...options]);
  expect(await runHere(["messages", "--har", har, ...options])).toEqual({
    code: 0,
    err: "",
    out: `${har} has 4 messages.\n`,
  });
  expect(statSync(har).mode & 0o777).toBe(0o600);
  expect(readFileSync(har, "utf8")).not.toContain(cards.empty);
  const { log } = read(har);
  expect(log.version).toBe("1.2");
  expect(log.entries[0]).toMatchObject({
    startedDateTime: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    request: {
      method: "POST",
      url: expect.stringMatching(/^http:\/\/standin\.invalid\/giftcard\/v3\/loads\//) as string,
      postData: { mimeType: "application/json" },
    },
    response: { status: 201, statusText: "Created", content: { mimeType: "application/json" } },
    cache: {},
    timings: { send: 0, receive: 0 },
  });
  const again = inFolder("again.har");
  await runHere(["messages", "--from", journal, "--har", again]);
  const ofJournal = await runHere(["verdict", "--json", "--from", journal]);
  expect(await runHere(["verdict", "--json", "--from", again])).toEqual(ofJournal);
  const resultOf = (out: string): unknown => (JSON.parse(out) as { result: unknown }).result;
  const ofHar = await runHere(["verdict", "--json", "--from", har]);
  expect([ofJournal.out, ofHar.out].map(resultOf)).toEqual([
    resultOf(live.out),
    resultOf(live.out),
  ]);
});

/** What a proxy or a browser writes of the same messages. */
function asProxied({ log }: HarFile): object {
  return {
    log: {
      version: log.version,
      creator: { name: "a proxy", version: "1" },
      entries: [
        entryOf("GET", "https://cdn.example.com/logo.png"),
        entryOf("POST", "http://provider.example.com/giftcard/v3/laods/1"),
        ...log.entries.map(({ _standin, ...entry }, index) => ({
          ...entry,
          // A journal keeps no answer that was made unreadable; a proxy does.
          ...(index === 2 && { response: { status: 201, content: { text: '"id": 1}' } } }),
          request: {
            ...(entry["request"] as object),
            url: (entry["request"] as { url: string }).url.replace(
              "standin.invalid",
              "provider.example.com",
            ),
          },
        })),
      ],
    },
  };
}

const entryOf = (method: string, url: string): object => ({
  startedDateTime: new Date().toISOString(),
  time: 1,
  request: { method, url, headers: [] },
  response: { status: 404, content: { text: "no" } },
});

test("of a proxy's HAR file the messages are judged, and the entries of no operation are told", async () => {
  const { options } = await traded();
  await runHere(["messages", "--har", inFolder("own.har"), ...options]);
  const file = inFolder("proxy.har");
  writeFileSync(file, JSON.stringify(asProxied(read(inFolder("own.har")))));
  const { code, out, err } = await runHere(["verdict", "--json", "--from", file]);
  expect(err).toBe(
    `${file}: 2 entries match no operation, and nothing judges what was sent: ` +
      "GET cdn.example.com/logo.png, POST provider.example.com/giftcard/v3/laods/1.\n",
  );
  expect([1, 3]).toContain(code);
  expect(JSON.parse(out)).toMatchObject({ observed: { exchanges: 4 } });
  const { out: listed } = await runHere(["messages", "--json", "--from", file]);
  const { exchanges } = JSON.parse(listed) as { exchanges: Record<string, unknown>[] };
  expect(exchanges.map(({ operation, status, outcome }) => [operation, status, outcome])).toEqual([
    ["load", 201, "answered"],
    ["load", 400, "answered"],
    ["load", 201, "spoiled"],
    ["load", null, "client-left"],
  ]);
});

test("of requests that match no operation, those to the interfaces' host alone count as the POS's", () => {
  const entries = [
    entryOf(
      "POST",
      "http://provider.example.com/giftcard/v3/loads/3f1c1a6e-7f0a-4d2a-9b57-0d7f4c0f3a11",
    ),
    entryOf("POST", "http://provider.example.com/giftcard/v3/laods/1"),
    entryOf("GET", "https://cdn.example.com/logo.png"),
  ];
  const { journal } = journalOfHar(JSON.stringify({ log: { entries } }));
  expect(journal.unmatched).toMatchObject([{ method: "POST", path: "/giftcard/v3/laods/1" }]);
});

test("an error page is an answer, and half a body is none", () => {
  const outcomeOf = (status: number, mimeType: string | undefined, text: string) => {
    const entry = {
      ...entryOf("POST", "http://a/giftcard/v3/loads/3f1c1a6e-7f0a-4d2a-9b57-0d7f4c0f3a11"),
      response: { status, content: { text, ...(mimeType !== undefined && { mimeType }) } },
    };
    const { journal } = journalOfHar(JSON.stringify({ log: { entries: [entry] } }));
    return journal.exchanges[0]?.outcome;
  };
  const page = "<html>Bad Gateway</html>";
  for (const status of [400, 503])
    expect(outcomeOf(status, "text/html; charset=utf-8", page)).toBe("answered");
  expect(outcomeOf(201, "text/html", page)).toBe("spoiled");
  expect(outcomeOf(400, "application/json", '{"errorType": "FORM')).toBe("spoiled");
  expect(outcomeOf(400, undefined, '{"errorType": "FORM')).toBe("spoiled");
});

test("card numbers and secrets of a proxy's HAR file are masked when it is read", () => {
  const entry = {
    ...entryOf("POST", "http://a/giftcard/v3/loads/3f1c1a6e-7f0a-4d2a-9b57-0d7f4c0f3a11"),
    request: {
      method: "POST",
      url: "http://a/giftcard/v3/loads/3f1c1a6e-7f0a-4d2a-9b57-0d7f4c0f3a11",
      headers: [
        { name: "Authorization", value: "Basic c2VjcmV0" },
        { name: "User-Agent", value: "till" },
      ],
      postData: { text: JSON.stringify({ card: { cardNumber: cards.empty, pin: "1234" } }) },
    },
  };
  const { journal } = journalOfHar(JSON.stringify({ log: { entries: [entry] } }));
  expect(journal.exchanges[0]).toMatchObject({
    operation: "load",
    messageId: "3f1c1a6e-7f0a-4d2a-9b57-0d7f4c0f3a11",
    request: { headers: { "user-agent": "till" } },
  });
  expect(JSON.stringify(journal)).not.toMatch(new RegExp(`${cards.empty}|1234"|c2VjcmV0`));
});

test.each([
  ['{"log": 1', "is not JSON"],
  ['{"log": {}}', "log.entries must be a list"],
  [
    '{"log": {"entries": [{}]}}',
    "entry 1: startedDateTime, request.method and request.url must be present",
  ],
])("what is no HAR file is refused: %s", async (text, problem) => {
  const file = inFolder("wrong.har");
  writeFileSync(file, text);
  expect(await runHere(["verdict", "--from", file])).toEqual({
    code: 2,
    out: "",
    err: `${file}: ${problem}\n`,
  });
});

test.each([["--follow"], ["--unmatched"], ["--filter", "status:201"]])(
  "--har writes everything, so %s is refused",
  async (...words) => {
    const { options } = await traded();
    expect(
      await runHere(["messages", "--har", inFolder("no.har"), ...words, ...options]),
    ).toMatchObject({
      code: 2,
      err: "--har writes all messages: leave out --follow, --unmatched and --filter.\n",
    });
  },
);

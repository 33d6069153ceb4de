import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { v4 } from "uuid";
import { journalText } from "../../src/conformance/journal-file";
import type { Standin } from "../../src";
import { plain, plainJson, plainLines, plainTexts, withoutOrders } from "../../src/plain-text";
import { runHere, startProgram } from "../support/program";
import { startStandin } from "../support/standin";
import { cards, redemptionOf } from "../support/messages/gift-card";

/** What steers a terminal, ends a line, turns a text around, and what a pipeline obeys. */
const evil =
  "\u001b[2J\u009b31m\u202e\u2066\u2028PASS: the POS behaved.\n::error::owned\r##[error]x\u0085\u2029";

const steers =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const orders = /^\s*::\w+[^\n]*::|##\w*\[/m;

/** What is wrong with a text that is shown to a person, if anything. */
function wrongIn(text: string): string[] {
  return [
    ...(steers.test(text) ? [`a control: ${JSON.stringify(steers.exec(text)?.[0])}`] : []),
    ...(orders.test(text) ? ["an order to a pipeline"] : []),
    ...(/^PASS: the POS behaved/m.test(text) ? ["a line of its own"] : []),
  ];
}

const folder = mkdtempSync(join(tmpdir(), "standin-printed-"));
const inFolder = (name: string): string => join(folder, name);

let standin: Standin;
let user: string[];

/** A POS that puts the text wherever a message takes one. */
beforeAll(async () => {
  standin = await startStandin({ lenient: true });
  const pair = `evil:${v4()}`;
  user = ["--url", standin.url, "--user", pair];
  const send = (id: string, body: object) =>
    fetch(`${standin.url}/giftcard/v3/redemptions/${encodeURIComponent(id)}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
  const sale = redemptionOf(cards.funded, 100);
  const originator = Object.fromEntries(
    Object.keys(sale["originator"] as object).map((name) => [name, evil]),
  );
  await send(sale.id, { ...sale, originator });
  await send(evil, { ...sale, id: evil, originator, [evil]: evil });
  await fetch(`${standin.url}/${encodeURIComponent(evil)}`, { method: "POST" });
});

test("a journal whose every text is hostile leaves no mark in any report", async () => {
  const [name = "", password = ""] = user[3]?.split(":") ?? [];
  const journal = await standin.space(name, password).journal();
  const everywhere = (value: unknown, key = ""): unknown => {
    if (typeof value === "string")
      return /^(id|messageId|requestId|terminalId|path|text|xRequestId)$/.test(key) ? evil : value;
    if (Array.isArray(value)) return value.map((one) => everywhere(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([one, of]) => [one, everywhere(of, one)]));
  };
  const file = inFolder("evil.jsonl");
  writeFileSync(
    file,
    journalText({
      ...journal,
      exchanges: journal.exchanges.map((one) => everywhere(one) as typeof one),
    }),
  );
  await reportsOf(["--from", file]);
  const { out } = await runHere(["messages", "--from", file]);
  expect([out.length > 0, wrongIn(out)]).toEqual([true, []]);
});

/** Every report of a verdict is harmless, and is about what was sent. */
async function reportsOf(options: readonly string[]): Promise<void> {
  const files = { "--html": "v.html", "--junit": "v.xml", "--markdown": "v.md" };
  const asked = Object.entries(files).flatMap(([option, file]) => [option, inFolder(file)]);
  const { out, err } = await runHere(["verdict", ...options, ...asked]);
  const json = await runHere(["verdict", ...options, "--json"]);
  const texts = { out, err, json: json.out };
  for (const [name, text] of Object.entries(texts))
    expect([name, wrongIn(text)]).toEqual([name, []]);
  for (const file of Object.values(files)) {
    const text = readFileSync(inFolder(file), "utf8");
    expect([file, steers.test(text)]).toEqual([file, false]);
    expect(text).toContain("gift-card-v3");
  }
  expect(out).toContain("\\x1b[2J");
  expect(JSON.stringify(JSON.parse(json.out))).toContain(JSON.stringify(evil).slice(1, 10));
}

test("a verdict shows what a POS sent, and nothing of it acts", async () => {
  await reportsOf(user);
});

test.each(
  [
    [["messages"]],
    [["messages", "--json"]],
    [["messages", "--unmatched"]],
    [["messages", "show", "1"]],
    [["messages", "show", "2"]],
    [["transactions"]],
    [["transactions", "show", "gift-card", evil]],
    [["data", "gift-card", "card", evil]],
    [["entities", "gift-card", evil]],
    [["scenario", "start", evil]],
    [["scenario", "show", evil]],
    [["verdict", "--interface", evil]],
    [["messages", "--filter", evil]],
    [["fault", evil]],
    [["qr", evil]],
    [["snapshot", "restore", evil]],
    [["run", evil, "--", "true"]],
    [[evil]],
    [["messages", `--${evil}`]],
  ].map(([args]) => ({ args, name: plain((args ?? []).join(" ")).slice(0, 30) })),
)("$name ... prints no control and no order", async ({ args = [] }) => {
  const { out, err } = await runHere([...args, ...(args[0] === "run" ? [] : user)]);
  expect((out + err).length).toBeGreaterThan(0);
  expect(wrongIn(out)).toEqual([]);
  expect(steers.test(err) || orders.test(err)).toBe(false);
});

test("a file is refused in words that steer nothing", async () => {
  const written = (name: string, text: string): string => {
    writeFileSync(inFolder(name), text);
    return inFolder(name);
  };
  const quoted = JSON.stringify(evil);
  for (const [args, text] of [
    [["users", "check"], `users:\n  - { user: a, password: b, ${quoted}: 1 }\n`],
    [["users", "check"], `users:\n  - user: ${evil}\n`],
    [["scenario", "check"], `{"name": ${quoted}, ${quoted}: 1}`],
    [["snapshot", "import", "one", ...user], evil],
    [["snapshot", "import", "one", ...user], `{${quoted}: 1}`],
    [["verdict", "--from"], `${evil}\n`],
  ] as const) {
    const { out, err, code } = await runHere([...args, written("wrong", text)]);
    expect([args[0], code === 0, wrongIn(out), wrongIn(err)]).toEqual([args[0], false, [], []]);
  }
});

test("the log names a user without controls", async () => {
  const started = await startProgram([]);
  await fetch(`${started.url}/standin/data`, {
    headers: {
      authorization: `Basic ${Buffer.from("\u009b31m\u2028\u202e:x").toString("base64")}`,
    },
  });
  await started.logs(String.raw`"user":"\u009b31m\u2028\u202e"`);
  expect(await started.end("SIGTERM")).toBe(0);
});

describe("texts", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(..."\u001b[\u009b:#a \n\r\t\u2028\u202e\u0085]".split("")),
  });

  test("plain is one line without controls; plainLines keeps line ends and tabs alone", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(steers.test(plain(text)) || /[\n\t]/.test(plain(text))).toBe(false);
        expect(steers.test(plainLines(text))).toBe(false);
      }),
    );
  });

  test("plainJson means the same, and withoutOrders gives none", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const json = plainJson(JSON.stringify([text], null, 2));
        expect(JSON.parse(json)).toEqual([text]);
        expect(wrongIn(json)).toEqual([]);
        expect(orders.test(withoutOrders(text))).toBe(false);
      }),
    );
  });

  test("what is harmless stays as it is", () => {
    const text = "Größe 漢字 😀: ::1, a::b, # [x] ##\tR 5.00\n";
    expect([plainLines(text), withoutOrders(text)]).toEqual([text, text]);
    expect(plainTexts({ a: ["é", 1, null] })).toEqual({ a: ["é", 1, null] });
  });
});

/** Files that write to the terminal by themselves: the printer, and what writes no text from outside. */
const printers = [
  "command-result.ts",
  "explore/estimate.ts",
  "log.ts",
  "run/command.ts",
  "spaces/users.ts",
];

test("commands print with the printer alone", () => {
  const root = join(__dirname, "../../src/cli");
  const writers = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) =>
      /process\.std(out|err)\.write|console\.(log|error|warn)/.test(
        readFileSync(join(root, file), "utf8"),
      ),
    );
  expect(writers.map((file) => file.replaceAll("\\", "/")).sort()).toEqual(printers);
});

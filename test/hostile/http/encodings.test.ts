import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../../src";
import { cards, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { newTester, startStandin } from "../../support/standin";

let strict: Standin;
let lenient: Standin;
beforeAll(async () => {
  [strict, lenient] = [await startStandin(), await startStandin({ lenient: true })];
});

/** A redemption with this name, as JSON text; escapes in the name are those of the text. */
function redemption(name: string) {
  const message = redemptionOf(cards.funded, 100);
  const text = JSON.stringify(message).replace(/"name":"[^"]*"/, `"name":"${name}"`);
  return { path: requestPath("redemption", message.id), text };
}

/** Sends bytes; what was answered, and the findings about the message. */
async function send(standin: Standin, path: string, bytes: Buffer, type = "application/json") {
  const { space, user, password } = newTester(standin);
  const reply = await fetch(standin.url + path, {
    method: "POST",
    headers: {
      "content-type": type,
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
    },
    body: new Uint8Array(bytes),
  });
  const { detailMessage } = (await reply.json()) as { detailMessage?: object };
  const findings = space.messages({ limit: 1 }).exchanges[0]?.findings;
  return { status: reply.status, detailMessage, findings };
}

const field = "originator.institution.name";
const wrongText = "must not have a NUL, or half of a surrogate pair";
const utf16 = "application/json; charset=utf-16le";
const misencoded: [
  what: string,
  name: string,
  encoding: BufferEncoding,
  type: string,
  mistake: object,
][] = [
  ["Latin-1", "Café", "latin1", "application/json", { field: "body", msg: "must be UTF-8" }],
  [
    "Latin-1, where the type has parameters",
    "Café",
    "latin1",
    "application/json;charset=UTF-8;v=1",
    { field: "body", msg: "must be UTF-8" },
  ],
  ["declared UTF-16", "Café", "utf16le", utf16, { field: "body", msg: "must be UTF-8" }],
  ["a lone surrogate", "\\ud83d", "utf8", "application/json", { field, msg: wrongText }],
  ["the other half", "\\uDE00 x", "utf8", "application/json", { field, msg: wrongText }],
  ["a NUL", "a\\u0000b", "utf8", "application/json", { field, msg: wrongText }],
];

describe.each(misencoded)("a body with %s", (_, name, encoding, type, mistake) => {
  test("is refused in strict mode", async () => {
    const { path, text } = redemption(name);
    expect(await send(strict, path, Buffer.from(text, encoding), type)).toMatchObject({
      status: 400,
      detailMessage: { formatErrors: [mistake] },
    });
  });

  test("is taken in lenient mode, with a finding", async () => {
    const { path, text } = redemption(name);
    const { status, findings } = await send(lenient, path, Buffer.from(text, encoding), type);
    expect(status).toBe(201);
    const { field: at, msg } = mistake as { field: string; msg: string };
    expect(findings).toContainEqual({ code: "not-utf-8", field: at, text: `${at} ${msg}` });
  });
});

test.each(["Café", "\\u00e9", "\\ud83d\\ude00", "😀", "O\u2019Neil"])(
  "%s is taken without a finding",
  async (name) => {
    const { path, text } = redemption(name);
    for (const standin of [strict, lenient]) {
      const { status, findings } = await send(standin, path, Buffer.from(text));
      expect([status, findings?.filter(({ code }) => code === "not-utf-8")]).toEqual([201, []]);
    }
  },
);

describe("files", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-encodings-"));
  const file = join(folder, "own.yaml");
  const text =
    "name: own\ntitle: Café\ninterface: gift-card-v3\nrules:\n  - on: {operation: load}\n" +
    "    fault: {when: before, kind: status, status: 504}\n";

  test.each<[BufferEncoding, string]>([
    ["latin1", `${file}:2:11: is not UTF-8`],
    ["utf16le", "is not"],
  ])("a scenario file in %s is refused with the place", async (encoding, told) => {
    writeFileSync(file, Buffer.from(encoding === "latin1" ? text : `\ufeff${text}`, encoding));
    const { code, out, err } = await runHere(["scenario", "check", file]);
    expect([code, out + err]).toEqual([1, expect.stringContaining(told)]);
  });

  test("one in UTF-8 is right", async () => {
    writeFileSync(file, text);
    expect((await runHere(["scenario", "check", file])).code).toBe(0);
  });

  test("a scenario in JSON that is not UTF-8 is refused by the control API", async () => {
    const body = Buffer.from('{"name":"own","title":"Café"}', "latin1");
    expect(await send(strict, "/standin/scenarios/check", body)).toMatchObject({
      status: 400,
      detailMessage: { formatErrors: [{ field: "body", msg: "must be UTF-8" }] },
    });
  });
});

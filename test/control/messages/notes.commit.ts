import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteMembers } from "../../../src/journal/exchange";
import { Client } from "../../support/client";
import { cards, newTill, redemptionOf } from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin, untilHeld } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

/** A simulator with a redemption and its confirmation. */
const start = async (options = {}) => {
  const standin = await startStandin(options);
  const till = newTill(standin, "7102", "pos");
  const request = redemptionOf(cards.funded, 2500);
  await till.redeem(request);
  await till.confirm("redemption", request.id);
  const { client, space } = till;
  return { standin, till, client, space, id: request.id };
};

const wrong = (field: string): object => ({
  status: 400,
  body: { detailMessage: { formatErrors: [{ field }] } },
});
const note = { text: "the till had lost its connection", colour: "red" };

test("a note is written, replaced and taken away; list, detail, filter, stream and journal have it", async () => {
  const { client, space } = await start();
  const put = await client.put("/standin/messages/1/note", note);
  expect({ status: put.status, body: put.body }).toEqual({ status: 200, body: note });
  expect(space.message(1).note).toEqual(note);
  expect(await space.message(1, { judged: true })).toMatchObject({ note });
  const numbersOf = (filter: string) =>
    space.messages({ filter }).exchanges.map(({ number }) => number);
  expect(numbersOf("text:lost")).toEqual([1]);
  expect(numbersOf("lost")).toEqual([1, 2]);
  const { exchanges } = await space.journal();
  expect(exchanges.map((one) => one.note)).toEqual([note, undefined]);
  const { name = "" } = space.message(1);
  await client.put(`/standin/messages/${name}/note`, { text: "no" });
  expect(space.message(1).note).toEqual({ text: "no", colour: "grey" });
  expect((await client.delete("/standin/messages/1/note")).status).toBe(204);
  expect(space.message(1)).not.toHaveProperty("note");
});

test("a note on a transaction is with its first message", async () => {
  const { client, space, id } = await start();
  const path = `/standin/transactions/${id}/note`;
  expect(await client.put(path, note)).toMatchObject({ status: 200, body: note });
  expect(await space.transaction(id)).toMatchObject({ note });
  expect((await space.transactions()).transactions).toMatchObject([{ id, note }]);
  expect(space.message(1).transactionNote).toEqual(note);
  expect((await client.delete(path)).status).toBe(204);
  expect(await space.transaction(id)).not.toHaveProperty("note");
  expect((await client.delete(path)).status).toBe(404);
});

test("writing and removing a note is undone, and so is that; a reset brings it back with its message", async () => {
  const { client, space, id } = await start();
  await space.note(1, { text: "one" });
  await space.note(1, { text: "two" });
  expect(space.undo()).toMatchObject({ kind: "note", text: "the note on message 1" });
  expect(space.message(1).note?.text).toBe("one");
  expect(space.undo().text).toBe("the undo of the note on message 1");
  expect(space.message(1).note?.text).toBe("two");
  await space.note(1, null);
  expect(space.undo().text).toBe("the removal of the note on message 1");
  expect(space.message(1).note?.text).toBe("two");
  await space.note(id, { text: "sale", colour: "blue" });
  expect(space.undo().text).toBe(`the note on transaction ${id}`);
  expect(space.message(1)).not.toHaveProperty("transactionNote");
  space.reset();
  space.undo();
  expect(space.message(1).note?.text).toBe("two");
  expect((await client.get("/standin/undo")).body).toMatchObject({ kind: "reset" });
});

test("a note on a message that is held is there when it is answered; a card number in it is masked", async () => {
  const time = new VirtualTime();
  const { till, space } = await start({ time });
  space.clock({ set: "real", frozen: false });
  space.fault("redeem", { before: { kind: "delay", for: "50s" } });
  const request = redemptionOf(cards.funded, 100);
  const sent = till.redeem(request);
  await untilHeld(space);
  await space.note(3, { text: `card ${cards.funded} is slow`, colour: "amber" });
  await space.note(request.id, { text: note.text, colour: "red" });
  const held = space.message(3);
  expect(noteMembers.filter((member) => member in held)).toEqual(noteMembers);
  expect(Object.keys(held.masked ?? {})).toContain("card.pan");
  time.advance(50_000);
  expect((await sent).status).toBe(201);
  expect(space.message(3)).toMatchObject({
    outcome: "answered",
    note: { text: "card 609931*********0068 is slow", colour: "amber" },
    transactionNote: note,
    masked: held.masked,
    request: held.request,
  });
});

test("what is wrong is refused by its name, and what is not there", async () => {
  const { client, space, id } = await start();
  const path = "/standin/messages/1/note";
  for (const text of ["", "x".repeat(501), "two\nlines", "a\u0000b", 7])
    expect(await client.put(path, { text })).toMatchObject(wrong("text"));
  expect(await client.put(path, { text: "x", colour: "pink" })).toMatchObject(wrong("colour"));
  expect(await client.put(path, { text: "x", size: 1 })).toMatchObject(wrong("size"));
  expect((await client.put(path, {})).status).toBe(400);
  expect((await client.delete(path)).status).toBe(404);
  expect((await client.put("/standin/messages/9/note", note)).status).toBe(404);
  expect(await client.put("/standin/messages/nine/note", note)).toMatchObject(wrong("number"));
  expect((await client.put("/standin/transactions/x/note", note)).status).toBe(404);
  const { name = "" } = space.message(1);
  space.reset();
  expect((await client.put(`/standin/messages/${name}/note`, note)).status).toBe(410);
  expect((await client.delete(`/standin/transactions/${id}/note`)).status).toBe(410);
  await expect(space.note(1, { text: "x" })).rejects.toThrow("Message not known");
});

test("a data space has at most 1,000 notes; one in place of another is none more", async () => {
  const { standin, till, client, space } = await start();
  for (let sent = 2; sent < 1_001; sent += 1)
    await client.post("/giftcard/v3/lookupGiftcard/x", { number: sent });
  for (let number = 1; number <= 1_000; number += 1) await space.note(number, { text: "x" });
  await space.note(1_000, { text: "y" });
  expect(await client.put("/standin/messages/1001/note", note)).toMatchObject({
    status: 429,
    headers: { "retry-after": expect.any(String) as string },
  });
  const stranger = new Client(standin.url, "stranger", "secret");
  expect((await stranger.put("/standin/messages/1/note", note)).status).toBe(404);
  expect(till.space.message(1_000).note?.text).toBe("y");
});

describe("evidence", () => {
  test("a message and a transaction as Markdown, as a page and as a journal that a verdict reads", async () => {
    const { client, space, id, standin } = await start();
    await space.note(1, { text: "<b>lost</b>", colour: "red" });
    await space.note(id, { text: "sale", colour: "blue" });
    const markdown = await client.get("/standin/messages/1?format=markdown");
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(markdown.text).toMatch(/^## Message 1: redeem\n/);
    for (const part of [
      "Note (red): \\<b\\>lost",
      "- till: QY4-0017",
      '"pan": "609931*********0068"',
    ])
      expect(markdown.text).toContain(part);
    const html = await client.get(`/standin/transactions/${id}?format=html`);
    expect(html.headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const part of [
      `redemption ${id} of gift-card-v3: CONFIRMED`,
      "&lt;b&gt;lost&lt;/b&gt;",
      "Note (blue): sale",
      "(2) confirmRedemption: 202",
    ])
      expect(html.text).toContain(part);
    const journal = await client.get(`/standin/transactions/${id}?format=journal`);
    expect(journal.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    const file = join(mkdtempSync(join(tmpdir(), "standin-")), "sale.jsonl");
    writeFileSync(file, journal.text);
    const verdict = await runHere(["verdict", "--from", file, "--json"]);
    expect(JSON.parse(verdict.out)).toMatchObject({ observed: { exchanges: 2 } });
    const listed = await runHere(["messages", "--from", file]);
    expect(listed.out).toContain("Note (red): <b>lost</b>");
    expect(await space.evidence(1, "markdown")).toBe(markdown.text);
    expect(await space.evidence(id, "journal")).toContain(`"transactionNote"`);
    expect((await client.get("/standin/messages/1?format=json")).body).toMatchObject({ number: 1 });
    expect(await client.get("/standin/messages/1?format=pdf")).toMatchObject(wrong("format"));
    expect((await client.get("/standin/messages/9?format=html")).status).toBe(404);
    expect((await client.get("/standin/transactions/9?format=html")).status).toBe(404);
    const shown = await runHere(["messages", "show", "1", "--format", "markdown"], {
      STANDIN_URL: standin.url,
    });
    expect(shown.out).toBe(markdown.text);
  });

  test("a verdict and its reports have the notes on the messages that a check speaks of", async () => {
    const time = new VirtualTime();
    const { standin, till, space } = await start({ time });
    await till.redeem(redemptionOf(cards.funded, 100));
    time.advance(86_400_000);
    const { rules } = await space.verdict();
    expect(rules.some(({ outcome }) => outcome === "fail")).toBe(true);
    await space.note(3, note as { text: string });
    const noted = await space.verdict();
    const failed = noted.rules.flatMap(({ checks }) =>
      checks.filter(({ outcome }) => outcome === "fail"),
    );
    const cited = failed.flatMap(({ evidence }) => evidence.filter(({ number }) => number === 3));
    expect(cited[0]).toMatchObject({ operation: "redeem", notes: [note] });
    for (const format of ["html", "junit", "markdown"] as const)
      expect(await space.verdict({ format })).toContain(
        "Note (red): the till had lost its connection",
      );
    const text = await runHere(["verdict"], { STANDIN_URL: standin.url });
    expect(text.out).toMatch(/\(3\) .* redeem, .*\. Note \(red\): the till had lost/);
    const { out } = await runHere(["verdict", "--schema"]);
    const isVerdict = addFormats(new Ajv({ strict: false })).compile(JSON.parse(out) as object);
    expect(isVerdict(noted)).toBe(true);
  });

  test("the command line writes, shows and removes notes", async () => {
    const { standin, id, space } = await start();
    const env = { STANDIN_URL: standin.url };
    const command = (...words: string[]) => runHere(words, env);
    expect(await command("note", "1", "lost", "--colour", "red")).toMatchObject({
      code: 0,
      out: "Note (red): lost\n",
    });
    expect((await command("messages")).out).toContain("Note (red): lost");
    expect((await command("messages", "show", "1")).out).toMatch(/note +Note \(red\): lost/);
    await command("note", id, "sale");
    expect((await command("transactions", "show", id)).out).toContain("Note (grey): sale");
    expect((await command("transactions", "show", id, "--format", "html")).out).toContain("<h1>");
    expect(await command("note", "1", "--remove")).toMatchObject({ out: "The note is removed.\n" });
    expect(space.message(1)).not.toHaveProperty("note");
    expect(await command("note", "1", "--remove")).toMatchObject({ code: 1 });
    expect(await command("note", "1")).toMatchObject({ code: 2 });
    expect(await command("note", "1", "x", "--colour", "pink")).toMatchObject({ code: 2 });
  });
});

import { Client } from "../support/client";
import { runHere } from "../support/program";
import { loadOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const xml = "<load><pan>6099310000000000019</pan><pin>1234</pin></load>";

/** Sends a text in place of a load, and answers what the journal has of its request. */
async function kept(text: string, type: string) {
  const standin = await startStandin();
  const path = requestPath("load", loadOf("6099310000000000019", 1).id);
  const headers = { authorization: `Basic ${btoa("7102:pos")}`, "content-type": type };
  const answer = await fetch(standin.url + path, { method: "POST", headers, body: text });
  const { exchanges } = standin.messages();
  expect(exchanges).toHaveLength(1);
  const { text: shown } = await new Client(standin.url, "7102", "pos").get(
    "/standin/messages/1?judged=false",
  );
  expect(JSON.parse(shown)).toEqual(exchanges[0]);
  return { status: answer.status, request: exchanges[0]?.request, standin };
}

test("a body that is not JSON is kept as it came, masked, with the place of its mistake", async () => {
  const { status, request } = await kept('{"pan":"6099310000000000019",oops', "application/json");
  expect(status).toBe(400);
  expect(request).toMatchObject({
    raw: '{"pan":"609931*********0019",oops',
    mistake: {
      line: 1,
      column: 30,
      text: '"o" comes where a name in double quotes is expected',
    },
  });
  expect(request).not.toHaveProperty("body");
});

test.each(["text/xml", "application/x-www-form-urlencoded", "application/json; charset=utf-8"])(
  "so is one of the type %s",
  async (type) => {
    const { status, request } = await kept(xml, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(request).toMatchObject({
      raw: "<load><pan>609931*********0019</pan><pin>[masked]</pin></load>",
      mistake: { line: 1, column: 1 },
    });
  },
);

test("of a long one its first 65,536 characters are kept; a valid body has no raw text", async () => {
  const { request } = await kept(`{"a":${" ".repeat(100_000)}`, "application/json");
  expect(request?.raw).toHaveLength(65_536);
  const standin = await startStandin();
  const load = loadOf("6099310000000000019", 1);
  await new Client(standin.url, "7102", "pos").post(requestPath("load", load.id), load);
  expect(standin.messages().exchanges[0]?.request).not.toHaveProperty("raw");
});

test("standin messages show prints it with its mistake", async () => {
  const { standin } = await kept("{oops", "application/json");
  const { out } = await runHere(["messages", "show", "1", "--url", standin.url]);
  expect(out).toContain(
    'a body that is not JSON; line 1, column 2: "o" comes where a name in double quotes or } is expected\n  {oops',
  );
});

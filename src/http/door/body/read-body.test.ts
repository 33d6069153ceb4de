import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { readMessageBody } from "./read-body";

const limit = 50_000;
const operation = { body: {} } as Parameters<typeof readMessageBody>[1];

/** What is read of a body with these headers. */
function read(body: Buffer | undefined, headers: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket());
  req.headers = {
    "content-type": "application/json",
    ...(body !== undefined && { "content-length": String(body.length) }),
    ...headers,
  };
  for (const piece of body === undefined ? [] : [body.subarray(0, 3), body.subarray(3)])
    req.push(piece);
  req.push(null);
  const sent = Object.assign(req, { method: "POST", originalUrl: "/" });
  const found = { xRequestId: "x", bodyRoom: () => undefined, receivedAt: 0, startedAt: 0 };
  return readMessageBody({ req: sent, res: new ServerResponse(req), found }, operation, limit);
}

const text = '{"id":"é"}';

test.each([
  ["identity", Buffer.from(text)],
  ["gzip", gzipSync(text)],
  ["deflate", deflateSync(text)],
  ["br", brotliCompressSync(text)],
])("%s: the bytes are kept as they came, and read as they mean", async (encoding, bytes) => {
  const body = await read(bytes, { "content-encoding": encoding });
  expect(body).toMatchObject({ value: { id: "é" }, sent: bytes, text: Buffer.from(text) });
});

test("the bytes are kept of a body that cannot be taken, too", async () => {
  const bytes = Buffer.from("no JSON");
  expect(await read(bytes)).toMatchObject({ value: undefined, sent: bytes, raw: bytes });
  expect(await read(bytes, { "content-encoding": "gzip" })).toMatchObject({
    sent: bytes,
    raw: undefined,
  });
  expect(await read(bytes, { "content-type": "text/plain" })).toMatchObject({
    sent: bytes,
    raw: bytes,
  });
});

test("nothing is kept of a body that is too large, or is not there", async () => {
  for (const body of [Buffer.alloc(limit + 1), undefined, Buffer.alloc(0)])
    expect(await read(body)).toMatchObject({ value: undefined, sent: undefined });
});

const typed = (type: string, bytes: Buffer) => read(bytes, { "content-type": type });
const inUtf16 = Buffer.from(text, "utf16le");

test.each<[string, Buffer]>([
  ["application/json; charset=utf-16le", inUtf16],
  ["application/json; charset=utf-16be", Buffer.from(inUtf16).swap16()],
  ["application/json; charset=utf-16", inUtf16],
  ["application/json; charset=UTF-16", Buffer.from(inUtf16).swap16()],
  ["application/json; charset=utf-16", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
])("%s is read, and said to be no UTF-8", async (type, bytes) => {
  expect(await typed(type, bytes)).toMatchObject({
    value: { id: "é" },
    misencoded: [{ field: "body", msg: "must be UTF-8" }],
  });
});

test.each([
  'application/json; x=";charset=latin1"; Charset="utf\\-8"',
  "APPLICATION/JSON ;charset=UTF-8;charset=latin1",
  "application/json;charset=;",
  'application/json;charset="utf-9',
])("%s is JSON in UTF-8", async (type) => {
  const body = await typed(type, Buffer.from(text));
  expect(body).toMatchObject({ value: { id: "é" }, unreadable: undefined, misencoded: undefined });
});

test.each(["application/json; charset=utf-9", "application/json; charset=latin1", "json", ""])(
  "%s is refused",
  async (type) => {
    const body = await typed(type, Buffer.from(text));
    expect(body.unreadable?.error.code).toBe("content-type-wrong");
  },
);

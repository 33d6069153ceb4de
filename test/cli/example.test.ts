import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Standin } from "../../src";
import type { ExampleFlow, OperationExample } from "../../src/till/example";
import { type Ended, runHere } from "../support/program";
import { startStandin } from "../support/standin";

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});

const at = (...args: string[]) => runHere([...args, "--url", standin.url]);

/** Where a `curl` is that sends what it is told and prints the body of the answer, on machines that have none too. */
const folder = mkdtempSync(join(tmpdir(), "standin-example-"));
const curl = join(folder, "curl");
writeFileSync(
  curl,
  `#!${process.execPath}
const words = process.argv.slice(2);
const after = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const url = words.find((word) => word.startsWith("http"));
const body = after("-d");
const method = after("-X") ?? (body === undefined ? "GET" : "POST");
const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body ?? "") };
require("node:http")
  .request(url, { method, headers, auth: after("-u") }, (answer) => answer.pipe(process.stdout))
  .end(body);
`,
);
chmodSync(curl, 0o755);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a script in a shell. */
function shell(script: string): Promise<Ended> {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` };
  const child = spawn("sh", ["-e"], { env });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (texts.err += chunk.toString()));
  child.stdin.end(script);
  return new Promise((end) => {
    child.on("close", (code) => {
      end({ code, ...texts });
    });
  });
}

const statuses = () =>
  standin
    .messages({ limit: 1_000 })
    .exchanges.map(({ operation, status }) => `${operation} ${status}`);

test("example lists the operations of all interfaces, or of one, with what leads to each", async () => {
  const { out } = await at("example");
  expect(out).toMatch(/^gift-card-v3 +redeem +Pay with a card$/m);
  expect(out).toMatch(/^qr-partner +reversePayment +getQrCode, paymentRequest /m);
  const one = await at("example", "voucher");
  expect(one.out.split("\n")).toHaveLength(1 + 14 + 1);
  expect(one.out).toMatch(/^voucher +confirmVoucher +provisionVoucher +Confirm a provision$/m);
  expect((await at("example", "gift-card-v3")).out).toMatch(
    /^gift-card-v3 +confirmActivation +activate +Confirm an activation \(once until a reset\)$/m,
  );
});

test("what example prints runs in a shell, with what an answer brings", async () => {
  standin.reset();
  const { out } = await at("example", "voucher", "confirmRedeem");
  expect(out).toContain("$provisionVoucher_voucher_code");
  const ended = await shell(out);
  expect([ended.code, ended.err]).toEqual([0, ""]);
  expect(statuses()).toEqual([
    "provisionVoucher 201",
    "confirmVoucher 202",
    "redeemVoucher 201",
    "confirmRedeem 202",
  ]);
});

test("so do a message without a body, one in another method, and one whose query takes from an answer", async () => {
  standin.reset();
  for (const operation of ["lookupOrder", "updateOrderStatus"])
    expect(await shell((await at("example", "money-transfer", operation)).out)).toMatchObject({
      code: 0,
      err: "",
    });
  expect(statuses().filter((text) => !/^(createOrder|confirmPayment) /.test(text))).toEqual([
    "lookupOrder 200",
    "updateOrderStatus 204",
  ]);
});

test("example --json prints what the control API answers", async () => {
  const list = JSON.parse((await at("example", "airtime", "--json")).out) as OperationExample[];
  expect(list[0]).toMatchObject({ operation: "lookupMsisdn", messages: [{ method: "GET" }] });
  const flow = JSON.parse(
    (await at("example", "airtime", "purchase", "--json")).out,
  ) as ExampleFlow;
  expect(flow).toMatchObject({
    operation: "purchase",
    messages: [{ path: "/airtime/v5/purchases" }],
  });
});

test("unknown interfaces and operations are refused, with the operations that there are", async () => {
  expect(await at("example", "nothing")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^No such interface \(404\)/) as string,
  });
  expect(await at("example", "voucher", "nothing")).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^No such operation \(404\)\n {2}name: nothing\n {2}known: provisionVoucher, /,
    ) as string,
  });
});

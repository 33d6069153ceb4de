import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import { inColour, isColoured } from "../../src/cli/terminal";
import { cards, redemptionOf } from "../support/messages/gift-card";
import { program, run, runHere } from "../support/program";

/** A till that sends these redemptions, and ends. */
const tillOf = (...messages: readonly { id: string }[]): string[] => [
  process.execPath,
  "-e",
  `(async () => { for (const message of ${JSON.stringify(messages)})
    await fetch(process.env.STANDIN_URL + "/giftcard/v3/redemptions/" + message.id, {
      method: "POST", body: JSON.stringify(message), headers: { "content-type": "application/json",
      authorization: "Basic " + btoa(process.env.STANDIN_USERNAME + ":" + process.env.STANDIN_PASSWORD) } }); })()`,
];

const fine = () => redemptionOf(cards.funded, 100);
/** Breaks the contract: the currency has no number. */
const wrong = () => ({
  ...fine(),
  amounts: { requestAmount: { amount: 100, currency: "ZAR" } },
  id: v4(),
});

test("run ends at once where the verdict is FAIL, though windows are open", async () => {
  const { code, out, err } = await run(["run", "magic-cents", "--", ...tillOf(fine(), wrong())]);
  expect([code, /: FAIL\b/.test(out), err.includes("Waiting")]).toEqual([1, true, false]);
});

test.each([
  ["run", tillOf(wrong()), 1],
  ["exec", [process.execPath, "-e", "process.exit(7)"], 7],
  ["run", tillOf(fine()), 3],
])("%s keeps its exit code where nobody reads what it prints", async (name, till, expected) => {
  const options = name === "run" ? ["magic-cents", "--no-wait"] : [];
  const child = spawn(process.execPath, [program, name, ...options, "--", ...till]);
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, "exit")).toEqual([expected, null]);
});

test("run says how long it waits, why so long, and what ends it", async () => {
  const { err } = await run([
    "run",
    "magic-cents",
    ...["--close-within", "0.1", "--", ...tillOf(fine())],
  ]);
  expect(err).toMatch(
    /^Waiting \d+ s, until \d\d:\d\d:\d\d, half as long again as the rule says\. 1 open: .*\. Ctrl-C ends it; --no-wait does not wait\.$/m,
  );
});

test("run kills a command that does not end soon after a signal, and says so", async () => {
  const trap = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("on")`;
  const child = spawn(process.execPath, [
    ...[program, "run", "magic-cents", "--", process.execPath, "-e", trap],
  ]);
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code] = (await once(child, "close")) as [number];
  expect([code, err]).toEqual([
    143,
    expect.stringContaining("had not ended 5 seconds after SIGTERM, and was killed."),
  ]);
});

test("run reports what it has not come to when a signal ends it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-left-"));
  for (const name of ["a", "b", "c"])
    writeFileSync(
      join(folder, `${name}.yaml`),
      `name: ${name}\ntitle: T\ninterface: voucher\nrules: [{ on: {}, fault: { kind: no-answer, when: before } }]\n`,
    );
  const hang = `if (process.env.STANDIN_SCENARIO === "b") { console.log("on"); setInterval(() => {}, 1000); }`;
  const [junit, markdown] = [join(folder, "left.xml"), join(folder, "left.md")];
  const child = spawn(process.execPath, [
    ...[program, "run", "--all", "--scenarios", folder, "--judge-at-exit", "--junit", junit],
    ...["--markdown", markdown, "--", process.execPath, "-e", hang],
  ]);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([143, null]);
  const xml = readFileSync(junit, "utf8");
  for (const name of ["b", "c"])
    expect(xml).toMatch(
      new RegExp(`<testsuite name="${name}" tests="1" [^]*<error message="ended by SIGTERM"`),
    );
  expect(readFileSync(markdown, "utf8")).toContain(
    "### Did not run\n\n- b: ended by SIGTERM\n- c: ended by SIGTERM\n",
  );
});

test("run does not wait for what a command has left running", async () => {
  const leaves = `const { spawn } = require("child_process");
    const left = spawn(process.execPath, ["-e", "setTimeout(() => {}, 600000)"], { detached: true, stdio: "inherit" });
    console.log("left " + left.pid); left.unref(); process.exitCode = 7;`;
  const till = [process.execPath, "-e", leaves];
  const { code, err } = await run([
    "run",
    "magic-cents",
    "--no-wait",
    "--jobs",
    "2",
    "--",
    ...till,
  ]);
  process.kill(Number(/left (\d+)/.exec(err)?.[1]));
  expect([code, err]).toEqual([3, expect.stringContaining("the command ended with 7")]);
});

test("a report that a full disk does not take is named, and is no wrong usage", async () => {
  const args = ["run", "magic-cents", "--no-wait", "--junit", "/dev/full", "--", ...tillOf(fine())];
  const { code, err } = await run(args);
  expect([code, err]).toEqual([1, expect.stringContaining("/dev/full: the disk is full.")]);
});

test("start --quiet on a free port says which one it is", async () => {
  const child = spawn(process.execPath, [program, "start", "--quiet", "--port", "0"]);
  const [first] = (await once(child.stdout, "data")) as [Buffer];
  expect(first.toString()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
  child.kill("SIGTERM");
  await once(child, "close");
});

test("what Kubernetes sets for a Service called standin is ignored, with a line; empty variables are none", async () => {
  const { code, err } = await run(["start", "--host", "256.256.256.256", "--open"], {
    STANDIN_PORT: "tcp://10.96.0.1:8080",
    STANDIN_LENIENT: "",
    STANDIN_DB: "",
  });
  expect(code).toBe(1);
  expect(err.split("\n")[0]).toBe(
    "STANDIN_PORT=tcp://10.96.0.1:8080 is not for Standin: Kubernetes sets it for a Service. It is ignored.",
  );
  expect(err).toContain("Choose another address with --host.");
  const { err: noUrl } = await runHere(["messages"], {
    STANDIN_URL: "",
    STANDIN_USER: "",
  });
  expect(noUrl).not.toMatch(/is invalid|Give an address/);
});

test("no password of a URL is printed", async () => {
  for (const url of ["http://ops:hunter2@127.0.0.1:1", "ftp://ops:hunter2@127.0.0.1"]) {
    const { code, out, err } = await runHere(["messages", "--url", url]);
    expect([code, (out + err).includes("hunter2")]).toEqual([2, false]);
  }
});

test.each([
  [{ FORCE_COLOR: "1" }, true, "\u001b[1mx\u001b[22m"],
  [{ FORCE_COLOR: "1", NO_COLOR: "1" }, true, "\u001b[1mx\u001b[22m"],
  [{ FORCE_COLOR: "0" }, false, "x"],
])("%j decides about colours", (variables, coloured, text) => {
  const before = process.env;
  try {
    process.env = { ...before, ...variables };
    expect([isColoured(), inColour("bold", "x")]).toEqual([coloured, text]);
  } finally {
    process.env = before;
  }
});

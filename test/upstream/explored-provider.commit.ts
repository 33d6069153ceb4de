import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runHere } from "../support/program";
import { answerBytes, startRawProvider } from "./raw-provider";

/** Runs in an empty directory, where an exploration keeps its runs. */
async function inFolder<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), "standin-explore-")));
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

const till = resolve(__dirname, "../explore/quick-till.mjs");

test("runs over a provider count its breaches, and --provider has the exit code of these", async () => {
  const provider = await startRawProvider((socket, { head, body }) => {
    const isAdvice = /\/(?:confirmation|reversal)s\//.test(head);
    const sent = JSON.parse(body.toString()) as object;
    const amounts = {
      requestAmount: { amount: 100, currency: "710" },
      approvedAmount: { amount: 1_000_000, currency: "710" },
    };
    socket.end(
      answerBytes(isAdvice ? 202 : 201, JSON.stringify({ ...sent, ...(!isAdvice && { amounts }) })),
    );
  });
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "standin-explore-"));
  process.chdir(folder);
  const explored = (...options: string[]): ReturnType<typeof runHere> =>
    runHere([
      ...["explore", "--judge-at-exit", "--timeout", "4", "--jobs", "1", "--only", "503-before"],
      ...["--upstream", `gift-card-v3=${provider.url}`, ...options],
      ...["--", process.execPath, till],
    ]);
  try {
    const { code, out } = await explored("--provider", "--junit", "explored.xml");
    expect(out).toContain("PASS");
    expect(out).toMatch(/The provider: \d+ of \d+ answers could be judged\./);
    expect(out).toMatch(
      /provider-arithmetic in \d+ runs: amounts\.approvedAmount\.amount is 1000000/,
    );
    expect(code).toBe(1);
    expect(readFileSync("explored.xml", "utf8")).toContain('type="breach"');
    expect((await explored()).code).toBe(0);
  } finally {
    process.chdir(before);
    await provider.close();
  }
});

/** What became of the cells of a matrix that were tried. */
const outcomesIn = (report: unknown): unknown[] =>
  (report as { matrix: { cells: { outcome?: string }[] }[] }).matrix.flatMap(({ cells }) =>
    Object.values(cells).flatMap((cell) => cell.outcome ?? []),
  );

const refusal = JSON.stringify({
  errorType: "INSUFFICIENT_FUNDS",
  errorMessage: "Funds",
  requestType: "REDEMPTION_REQUEST",
  id: "c36e5efc-f1e1-430f-a737-d8e7e8643b13",
  detailMessage: {},
});

test("a sale that is refused because runs have used up the funds makes its cell not struck", async () => {
  let sales = 0;
  const provider = await startRawProvider((socket, { head, body }) => {
    const isAdvice = /\/(?:confirmation|reversal)s\//.test(head);
    sales += isAdvice ? 0 : 1;
    const isRefused = !isAdvice && sales > 1;
    socket.end(answerBytes(isRefused ? 400 : isAdvice ? 202 : 201, isRefused ? refusal : body));
  });
  const words = [
    ...["explore", "--judge-at-exit", "--timeout", "4", "--only", "redeem", "--only", "504-after"],
    ...["--upstream", `gift-card-v3=${provider.url}`, "--upstream-rate", "1"],
  ];
  const host = `127.0.0.1:${provider.port}`;
  const sale = ["--", process.execPath, till];
  const says = `About 2 messages reach ${host}, 2 in each run: at 1 a second that takes 2 seconds.`;
  await inFolder(async () => {
    const planned = await runHere([...words, "--plan", ...sale]);
    expect(planned).toMatchObject({ code: 0, err: "" });
    expect(planned.out).toContain(says);
    sales = 0;
    const { out, err } = await runHere([...words, "--json", ...sale]);
    expect(err).toContain(says);
    expect(outcomesIn(JSON.parse(out))).toEqual(["not-struck"]);
  });
});

test("without a terminal --yes agrees that messages of all runs go to another machine", async () => {
  const upstream = ["--upstream", "airtime=https://sandbox.example/airtime"];
  const words = ["explore", ...upstream, "--sandbox", "sandbox.example"];
  await inFolder(async () => {
    const { code, err } = await runHere([...words, "--", "true"]);
    expect(code).toBe(2);
    expect(err).toContain("The messages of every run go to sandbox.example.");
    expect(err).toContain("There is no terminal to ask whether messages may go to sandbox.example");
    const agreed = await runHere([...words, "--yes", "--", process.execPath, "-e", "0"]);
    expect(agreed.err).not.toContain("terminal");
    expect(agreed.out).toContain("sent nothing");
  });
});

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runHere } from "../support/program";
import { answerBytes, startRawProvider } from "./raw-provider";

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

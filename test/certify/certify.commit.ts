import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../../src/limits/limits";
import { base, certified, folder } from "./certified";
import { type PassedAnswer, reset, startMutant } from "./mutant-provider";

const failures: [string, () => Promise<PassedAnswer>][] = [
  ["hangs", () => new Promise(() => undefined)],
  ["resets", () => Promise.resolve(reset)],
  ["sends HTML", () => Promise.resolve({ status: 202, body: "<html>Back soon</html>" })],
];

test.each(failures)(
  "a provider that %s once something is open there: what was certified is reported, what is open is listed",
  async (_how, fail) => {
    // Each further repeat waits longer.
    const bounds: { settleRepeats: number } = limits;
    const fewer = jest.replaceProperty(bounds, "settleRepeats", 1);
    const url = await startMutant((message, { pass, seen }) =>
      seen.length === 0 ? pass(message) : fail(),
    );
    const flow = join(mkdtempSync(join(folder, "flow-")), "flow.yaml");
    writeFileSync(flow, 'interface: airtime\nplan: "purchase: request"\n');
    const options = ["--flow", flow, "--upstream-timeout", "1s"];
    const { code, err, report } = await certified(`${url}${base}`, options);
    fewer.restore();
    expect([code, report.result, report.judged, report.answers]).toEqual([3, "undecided", 1, 1]);
    expect(report.undecided).toEqual([
      "The provider gave no answer that closes 1 open transaction.",
    ]);
    expect(err).toMatch(
      /^Still open at the provider:\n {2}airtime [\da-f-]{36}: its reversal got/m,
    );
  },
);

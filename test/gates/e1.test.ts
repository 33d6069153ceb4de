import { Agent } from "node:http";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { namesOf } from "../../src/record";
import { drivenInterfaces, explorePos } from "../pos/explored";
import { mutants } from "../pos/mutants";
import type { Pos, PosFault } from "../pos/pos";
import { startPosTest, verdictOn } from "../pos/till";
import { judged } from "../support/judged";
import { type Gate, gateTest } from "./trial/report";
import { figures } from "./trial/tier";

const { depth, interfaces, mutantsOfEach, everyPlan } = figures.E1;

const explored = drivenInterfaces.slice(-interfaces);

/** Rules of an interface by which a fault of the POS is found. */
const rulesFor = (name: string, fault: PosFault): string[] =>
  judged
    .filter(({ contract }) => contract.name === name)
    .flatMap(({ obligations }) =>
      obligations
        .filter(({ standard }) => [fault, ...mutants[fault].related].includes(standard))
        .map(({ id }) => id),
    );

/** Mutants that misbehave only when something fails: a run without a fault does not show them. */
const hidden: readonly PosFault[] = ["unknownIsReversed", "repeatedUntilFinal"];

/** The mutants that misbehave when something fails, where a rule of the interface is about that. */
const failureMutants = (name: string): PosFault[] =>
  [...new Set([...hidden, ...namesOf(mutants)])]
    .filter((fault) => mutants[fault].trouble !== "none" && rulesFor(name, fault).length > 0)
    .slice(0, mutantsOfEach);

gateTest("E1", "an exploration of the good POS finds nothing", async (gate) => {
  let plans = 0;
  let ran = 0;
  for (const name of explored) {
    const report = await explorePos({ interface: name, depth: depth === 2 ? 2 : 1 });
    plans += report.plans;
    ran += report.ran;
    for (const { rule, title } of report.findings)
      gate.violation(`${name}: ${rule.id}: ${title}: ${rule.text}`);
    if (report.result !== "pass") gate.violation(`${name}: ${report.result}`);
    for (const cell of report.matrix.flatMap(({ cells }) => cells))
      if (cell.outcome !== "held")
        gate.violation(`${name}: ${cell.outcome}: ${cell.runs[0]?.title ?? ""}`);
  }
  return { trials: plans, effective: ran, floor: explored.length * 20, notes: { ran } };
});

/** The rules that an exploration found broken. */
const brokenRules = ({ clean, findings }: ExplorationReport): string[] => [
  ...new Set([
    ...clean.broken.map(({ id }) => id),
    ...findings.flatMap(({ rule, record }) => [rule.id, ...record.broken.map(({ id }) => id)]),
  ]),
];

/** Each finding is small, and its scenario alone shows it again. */
async function checkFindings(
  gate: Gate,
  report: ExplorationReport,
  { name, fault }: { name: string; fault: PosFault },
): Promise<void> {
  const test = await startPosTest();
  for (const { rule, scenario, title, isSteady } of report.findings) {
    const at = `${name}, ${fault}: ${rule.id}: ${title}`;
    if (!isSteady) gate.violation(`${at}: unsteady`);
    if (scenario.rules.length > 2) gate.violation(`${at}: ${scenario.rules.length} faults`);
    const verdict = await verdictOn(test, test.newPos(name, fault), scenario, async (pos) => {
      for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
    });
    const again = verdict.rules.find(({ id }) => id === rule.id)?.outcome;
    if (again !== "fail" && again !== "warn") gate.violation(`${at}: not reproduced, ${again}`);
  }
  await test.standin.close();
}

gateTest("E1", "an exploration finds each mutant, and shrinks what it finds", async (gate) => {
  let trials = 0;
  let effective = 0;
  for (const name of explored) {
    for (const fault of failureMutants(name)) {
      trials += 1;
      const exploration = { interface: name, fault, strict: true } as const;
      const report = await explorePos(exploration);
      const found = brokenRules(report);
      // What misbehaves without a fault too is found there, whatever rule that breaks.
      const isFound =
        report.clean.broken.length > 0 || rulesFor(name, fault).some((id) => found.includes(id));
      if (isFound) effective += 1;
      else gate.violation(`${name}: ${fault} was not found; found were ${found.join(", ")}`);
      await checkFindings(gate, report, { name, fault });
      if (!everyPlan) continue;
      const missed = brokenRules(await explorePos({ ...exploration, everyPlan })).filter(
        (id) => !found.includes(id),
      );
      if (missed.length > 0) gate.violation(`${name}: ${fault}: classes hid ${missed.join(", ")}`);
    }
  }
  return { trials, effective, floor: explored.length };
});

/** Sells twice of the first kind, on one connection; its HTTP client sends again what a reused connection has lost. */
async function sellTwiceOver(pos: Pos): Promise<void> {
  pos.line.agent = new Agent({ keepAlive: true, maxSockets: 1 });
  pos.line.resends = true;
  await pos.sell(pos.kind);
  await pos.sell(pos.kind);
  pos.line.agent.destroy();
}

gateTest(
  "E1 resends",
  "an exploration finds an HTTP client that resends by itself",
  async (gate) => {
    for (const name of explored) {
      const report = await explorePos({ interface: name, play: sellTwiceOver });
      if (report.clean.broken.length > 0)
        gate.violation(`${name}: it breaks a rule without a fault`);
      const found = brokenRules(report);
      if (!rulesFor(name, "requestsAreSentOnce").some((id) => found.includes(id)))
        gate.violation(`${name}: it was not found; found were ${found.join(", ")}`);
    }
    return { trials: explored.length, effective: explored.length, floor: explored.length };
  },
);

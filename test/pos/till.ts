import { v4 } from "uuid";
import type * as Source from "../../src";
import type { Standin, Verdict } from "../../src";
import type * as KeptJournal from "../../src/control/verdicts/kept-journal";
import type { Scenario } from "../../src/scenario/definition";
import { families } from "../../src/families";
import { adapters } from "../families/adapters";
import { Pos, type PosFault } from "./pos";
import { VirtualTime } from "../support/virtual-time";

/** Statuses besides 500 and 504 that are not final for an advice, by interface. */
export const openStatuses: Readonly<Record<string, readonly number[]>> = {
  voucher: [501, 502, 503],
  "prepaid-utility": [503],
};

/** A POS in front of a simulator, in a time of their own. */
export interface PosTest {
  standin: Standin;
  time: VirtualTime;
  pos(interfaceName: string, fault?: PosFault): Pos;
  /** The same in a data space that nobody has used before: no reset has taken anything out of it. */
  newPos(interfaceName: string, fault?: PosFault): Pos;
}

/** `provider`: all messages go to this other simulator, which has the same time. */
export async function startPosTest({
  time = new VirtualTime(),
  provider,
}: Partial<Pick<PosTest, "time">> & { provider?: Standin } = {}): Promise<PosTest> {
  const upstream = Object.fromEntries(
    Object.entries(provider?.interfaces ?? {}).map(([name, path]) => [
      name,
      `${provider?.url ?? ""}${path}`,
    ]),
  );
  // Loaded when it is needed: some judge journals that others have played.
  const { createStandin } = jest.requireActual<typeof Source>("../../src");
  const standin = await createStandin({ time, upstream, upstreamRate: 10_000 });
  const front = { standin, time, provider };
  return {
    standin,
    time,
    pos: (name, fault) => posAt(front, name, fault),
    newPos: (name, fault) => posAt(front, name, fault, v4()),
  };
}

/** What a POS is in front of. */
interface Front {
  standin: ConstructorParameters<typeof Pos>[0];
  time: VirtualTime;
  provider?: Standin | undefined;
}

/** A POS of an interface, which sends what its adapter says. */
export function posAt(
  { standin, time, provider }: Front,
  name: string,
  fault?: PosFault,
  password?: string,
): Pos {
  const adapter = adapters.find((one) => one.interface === name);
  const contract = families.flatMap(({ contracts }) => contracts).find((one) => one.name === name);
  if (contract === undefined || adapter === undefined)
    throw new Error(`nobody says how to drive ${name}`);
  const open = openStatuses[name] ?? [];
  return new Pos(standin, time, contract, adapter, open, fault, password, provider);
}

/** Longer than every window of a verdict, with its grace. */
const afterwards = 1_000_000;

/** The verdict on what a POS does under a scenario, in a fresh data space, once every window has closed. */
export async function verdictOn(
  test: PosTest,
  pos: Pos,
  scenario: string | Scenario | null,
  play: (pos: Pos) => Promise<void>,
): Promise<Verdict> {
  pos.line.space.reset();
  pos.line.space.scenario(scenario);
  await play(pos);
  return verdictAfterwards(test, pos);
}

/** The verdict on what a POS has done, once every window has closed. */
export async function verdictAfterwards(
  { time }: Pick<PosTest, "time">,
  { line, contract }: Pos,
): Promise<Verdict> {
  time.advance(afterwards);
  return line.space.verdict({ interfaces: [contract.name] });
}

/** Rules that seem to be broken where the journal has lost its oldest messages: one, two, and so on. */
export async function brokenWhenTrimmed({ line: { space }, contract }: Pos): Promise<string[]> {
  const { judgeJournal } = jest.requireActual<typeof KeptJournal>(
    "../../src/control/verdicts/kept-journal",
  );
  const whole = await space.journal();
  const seen: string[] = [];
  for (const index of whole.exchanges.keys()) {
    const journal = { ...whole, trimmed: index, exchanges: whole.exchanges.slice(index) };
    const verdict = await judgeJournal(journal, { interfaces: [contract.name] });
    seen.push(...brokenIn(verdict).map((text) => `without the first ${index}: ${text}`));
  }
  return seen;
}

/** Rules that are broken, with what was seen. */
export const brokenIn = (verdict: Verdict): string[] =>
  verdict.rules
    .filter(({ outcome }) => ["fail", "warn", "error"].includes(outcome))
    .map(
      ({ id, checks, outcome }) =>
        `${id} ${outcome}: ${checks.find((check) => check.outcome === outcome)?.text ?? ""}`,
    );

/** The same, with what follows from another rule's failure. */
export const reportedIn = (verdict: Verdict): string[] => [
  ...brokenIn(verdict),
  ...verdict.rules
    .filter(({ outcome }) => outcome === "consequence")
    .map(
      ({ id, checks }) =>
        `${id} fail: ${checks.find(({ causedBy }) => causedBy !== undefined)?.text ?? ""}`,
    ),
];

/** What became of a rule. */
export const outcomeOf = ({ rules }: Verdict, id: string) =>
  rules.find((rule) => rule.id === id)?.outcome;

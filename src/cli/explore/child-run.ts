import { setTimeout as pause } from "node:timers/promises";
import type { Standin } from "../..";
import type { Attempt, RunPos } from "../../explore/run-record";
import { createSlots } from "../../explore/position";
import { limits } from "../../limits/limits";
import {
  type CapturedEnd,
  type CommandLimit,
  defaultRunTimeout,
  runCaptured,
  type SimulatorOptions,
  environmentOf,
  startSimulator,
} from "../command-with-simulator";
import { settleRun } from "../settle";
import { EndedBySignal, stoppedBy } from "../command-result";
import { judgeOnceClosed } from "../verdict/verdict";
import type { VerdictOptions } from "../verdict/verdict-output";
import type { Command } from "commander";
import type { ReportedFinding } from "../../explore/report/exploration-report";
import { shellWord } from "../../till/scripts";
import { runCommand } from "../run/command";

/** How the runs of an exploration are made. */
interface ChildRunOptions extends VerdictOptions, Omit<SimulatorOptions, "json"> {
  /** What has not been sent when the command ends is never sent. */
  judgeAtExit?: true;
  /** How long a run of the command may take, in seconds. */
  runTimeout?: number;
}

/** The options of `standin explore`. */
export interface ExploreCommandOptions extends ChildRunOptions {
  depth: 1 | 2;
  jobs?: number;
  budget?: number;
  everyPlan?: true;
  only?: string[];
  failFast?: true;
  restartCommand?: true;
  commandMustPass?: true;
  findings: string;
  plan?: true;
  /** Messages may go to providers on other machines: nobody is asked. */
  yes?: true;
  resume?: true;
  again?: true;
  /** Ids of the plans of `--again`. */
  plans?: string[];
  certificate?: string;
  journal?: string;
  verify?: string;
  json?: true;
}

/** Runs the command once for each plan, each time beside a simulator of its own. */
export function runChildren(
  command: readonly string[],
  options: ChildRunOptions,
  stop: AbortSignal,
): RunPos {
  const simulators = createSlots(limits.exploredSimulators);
  const { runTimeout = defaultRunTimeout } = options;
  const limit = { seconds: runTimeout, stop };
  let tells = true;
  return ({ scenario, slot, free, kills }) =>
    simulators.use(async () => {
      refuseStopped(stop);
      const began = performance.now();
      // Once is enough: each run has the same providers.
      const isFirst = tells;
      tells = false;
      const standin = await startSimulator(options, { tells: isFirst });
      try {
        standin.scenario(scenario);
        const environment = {
          ...environmentOf(standin, options.user),
          STANDIN_RUN: String(slot),
        };
        const ended = await runKilled({ standin, command, environment, limit }, kills);
        refuseStopped(stop);
        const seconds = (performance.now() - began) / 1_000;
        free();
        const judged = await judgeRun(standin, options, stop);
        await settleRun({ url: standin.url, user: options.user }, options);
        return { ...judged, ...ended, seconds };
      } finally {
        await standin.close();
      }
    });
}

/**
 * Runs the command, kills it as soon as each of these rules has struck, and runs it again beside the same simulator.
 * One that ends before that is not run again.
 */
async function runKilled(
  { standin, command, environment, limit }: RunningCommand,
  [rule, ...rules]: readonly number[],
): Promise<CapturedEnd> {
  if (rule === undefined) return runCaptured(command, environment, limit);
  const killing = new AbortController();
  const looking = new AbortController();
  const struck = untilStruck(standin, rule, looking.signal).then(() => {
    killing.abort();
  });
  const ended = await runCaptured(command, environment, { ...limit, kill: killing.signal });
  looking.abort();
  await struck;
  if (!hasStruck(standin, rule) || limit.stop.aborted) return ended;
  const restarted = { ...environment, STANDIN_RESTARTED: "1" };
  return runKilled({ standin, command, environment: restarted, limit }, rules);
}

/** A command that runs beside its simulator. */
interface RunningCommand {
  standin: Standin;
  command: readonly string[];
  environment: Record<string, string>;
  limit: CommandLimit;
}

function hasStruck(standin: Standin, rule: number): boolean {
  const status = standin.scenario();
  return status.active && (status.rules[rule]?.struck ?? 0) > 0;
}

async function untilStruck(standin: Standin, rule: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !hasStruck(standin, rule)) await pause(limits.processLookMs);
}

function refuseStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new EndedBySignal(stoppedBy(stop));
}

/** The verdict on a run whose command has ended. */
async function judgeRun(
  standin: Standin,
  options: ChildRunOptions,
  stop: AbortSignal,
): Promise<Pick<Attempt, "journal" | "verdict">> {
  const closed = await judgeOnceClosed(() => standin.journal(), options, {
    wait: true,
    atEnd: options.judgeAtExit,
    isOneOfMany: true,
    onWait: () => undefined,
    stop,
  });
  refuseStopped(stop);
  return closed;
}

/** The command that shows a finding again; `file`: its scenario. Undefined: none does. */
type Retry = (finding: ReportedFinding, file: string | undefined) => string | undefined;

/** What a run under one scenario does not need: how many runs there are, and where an exploration is written. */
const ofExploration: readonly string[] = ["jobs", "json", "junit", "html", "markdown"];

/** Credentials of a provider are in no line that is shown. */
const secret: readonly string[] = ["upstreamUser"];

/** A value of an option as the command line takes it: numbers are seconds. */
function wordsOf(flag: string, value: unknown): string[] {
  if (value === true) return [flag];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => wordsOf(flag, one));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) => wordsOf(flag, `${name}=${String(one)}`));
  return [flag, shellWord(typeof value === "number" ? `${value}s` : String(value))];
}

/** The options that were given and that `run` has too, as words of a command line. */
function sharedOptions(explore: Command, options: ExploreCommandOptions): string[] {
  const given = new Map<string, unknown>(Object.entries(options));
  const ofRun = new Set(runCommand().options.map(({ long }) => long));
  return explore.options.flatMap((option) => {
    const name = option.attributeName();
    const value = given.get(name);
    const isShared = ofRun.has(option.long) && ![...ofExploration, ...secret].includes(name);
    return isShared && value !== undefined && value !== option.defaultValue
      ? wordsOf(option.long ?? "", value)
      : [];
  });
}

/** How the findings of an exploration of a command are shown again. */
export function retryOf(
  command: readonly string[],
  explore: Command,
  options: ExploreCommandOptions,
): Retry {
  const shared = sharedOptions(explore, options);
  const after = ["--", ...command.map(shellWord)];
  return ({ again }, file) => {
    if (file !== undefined) return ["standin run", shellWord(file), ...shared, ...after].join(" ");
    if (again === undefined) return undefined;
    const names = new Set(again.flatMap(({ operation, fault }) => [operation, fault]));
    const only = [...names].flatMap((name) => ["--only", name]);
    const depth = again.length > 1 ? ["--depth", "2"] : [];
    return ["standin explore --restart-command", ...depth, ...only, ...shared, ...after].join(" ");
  };
}

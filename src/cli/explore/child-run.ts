import { setTimeout as pause } from "node:timers/promises";
import type { Standin } from "../../index";
import type { Attempt, RunPos } from "../../explore/run-record";
import { createSlots } from "../../explore/slots";
import { limits } from "../../limits/limits";
import {
  type CapturedEnd,
  type CommandLimit,
  defaultRunTimeout,
  runCaptured,
} from "../captured-command";
import { type SimulatorOptions, environmentOf, startSimulator } from "../child-process";
import { settleRun } from "../settle";
import { EndedBySignal } from "../command-result";
import { stoppedBy } from "../stop-signals";
import { judgeOnceClosed } from "../verdict/verdict";
import type { VerdictOptions } from "../verdict/verdict-options";

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
  return ({ scenario, slot, free, kills }) =>
    simulators.use(async () => {
      refuseStopped(stop);
      const began = performance.now();
      const standin = await startSimulator(options);
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

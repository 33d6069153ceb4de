import type { Standin } from "../../index";
import type { Attempt, RunPos } from "../../explore/run-record";
import { createSlots } from "../../explore/slots";
import { limits } from "../../limits";
import { defaultRunTimeout, runCaptured } from "../captured-command";
import { type SimulatorOptions, environmentOf, startSimulator } from "../child-process";
import { Ended } from "../command-result";
import { stoppedBy } from "../stop-signals";
import { judgeOnceClosed } from "../verdict";
import type { VerdictOptions } from "../verdict-options";

/** How the runs of an exploration are made. */
export interface ChildRunOptions extends VerdictOptions, Omit<SimulatorOptions, "json"> {
  /** What has not been sent when the command ends is never sent. */
  judgeAtExit?: true;
  /** How long a run of the command may take, in seconds. */
  runTimeout?: number;
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
  return ({ scenario, slot, free }) =>
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
        const ended = await runCaptured(command, environment, limit);
        refuseStopped(stop);
        const seconds = (performance.now() - began) / 1_000;
        free();
        return { ...(await judged(standin, options, stop)), ...ended, seconds };
      } finally {
        await standin.close();
      }
    });
}

function refuseStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new Ended(stoppedBy(stop));
}

/** The verdict on a run whose command has ended. */
async function judged(
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

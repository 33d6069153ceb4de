import type { JournaledRun, RefusedRun } from "../../conformance/report/lines";
import type { Standin } from "../../index";
import { createSlots } from "../../explore/position";
import { defaultRunTimeout, runCaptured } from "../captured-command";
import { environmentOf, runInherited, startSimulator } from "../child-process";
import { settleRun } from "../settle";
import { WrongUsage, printError } from "../command-result";
import { judgeOnceClosed, waitText } from "../verdict/verdict";
import type { PlannedScenario, RunOptions } from "./planned";

/** A scenario that was judged, one that could not run, or one that was not begun. */
export type Ran = JournaledRun | RefusedRun | { name: string; isLeft: true };

/** What is run, and how. */
interface RunSetup {
  command: readonly string[];
  options: RunOptions;
  /** No command is begun after it, and nothing is waited for. */
  stop: AbortSignal;
}

/**
 * Runs the command under each scenario, beside a simulator of its own; the windows of all scenarios are waited for at
 * once. Throws `CommandFailed` if the command cannot be run, and `WrongUsage` if the only scenario is wrong.
 */
export function runScenarios(
  planned: readonly PlannedScenario[],
  running: RunSetup,
): Promise<Ran[]> {
  const slots = createSlots(running.options.jobs);
  return Promise.all(
    planned.map((one) =>
      slots.use((slot, free): Promise<Ran> => {
        if (running.stop.aborted) return Promise.resolve({ name: one.name, isLeft: true });
        return runOne(one, running, { slot, free }).catch((error: unknown) => {
          if (planned.length > 1 && error instanceof WrongUsage)
            return { name: one.name, refused: error.message };
          throw error;
        });
      }),
    ),
  );
}

async function runOne(
  { name, scenario }: PlannedScenario,
  running: RunSetup,
  { slot, free }: { slot: number; free: () => void },
): Promise<Ran> {
  const { options, stop } = running;
  const began = performance.now();
  const standin = await startSimulator({ ...options, scenario });
  try {
    const code = await runCommand(running, {
      ...environmentOf(standin, options.user),
      STANDIN_SCENARIO: name,
      STANDIN_RUN: String(slot),
    });
    if (stop.aborted) return { name, isLeft: true };
    free();
    const judged = await judgeRun(standin, name, running);
    await settleRun({ url: standin.url, user: options.user }, options);
    return { name, ...judged, code, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await standin.close();
  }
}

/** Several commands at a time print nothing of their own, but where one fails. */
async function runCommand(
  { command, options: { jobs, json, runTimeout }, stop }: RunSetup,
  environment: Record<string, string>,
): Promise<number> {
  if (jobs === 1 && runTimeout === undefined)
    return runInherited(command, environment, { json, kills: true });
  const echo = jobs === 1;
  const limit = { seconds: runTimeout ?? defaultRunTimeout, stop, echo };
  const { code, output, timedOut } = await runCaptured(command, environment, limit);
  if (code === 0 || stop.aborted) return code;
  const name = environment["STANDIN_SCENARIO"] ?? "";
  const how = timedOut === true ? "did not end in time" : `ended with ${code}`;
  printError(`${name}: the command ${how}.`);
  // The command's own words, as it would have written them itself.
  if (!echo) process.stderr.write(output);
  return code;
}

function judgeRun(
  standin: Standin,
  name: string,
  { options, stop }: RunSetup,
): Promise<Pick<JournaledRun, "journal" | "verdict">> {
  const isOneOfMany = options.all === true;
  return judgeOnceClosed(() => standin.journal(), options, {
    wait: options.wait ?? "undecided",
    atEnd: options.judgeAtExit,
    isOneOfMany,
    stop,
    onWait: (verdict, seconds) => {
      const which = isOneOfMany ? `${name}: ` : "";
      printError(`${which}${waitText(verdict, seconds)}. Ctrl-C ends it; --no-wait does not wait.`);
    },
  });
}

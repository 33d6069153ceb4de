import { appendFileSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { RunRecord } from "../../explore/run-record";
import type { RunRecall } from "../../explore/runs";
import { ownJson } from "../../own-json";
import { WrongUsage, writing } from "../command-result";
import { ownerOnly } from "../../private-file";

/** Where explorations are kept, below the working directory. */
const keptIn = join(".standin", "explore");

/** The first line of a file: what was asked for. */
interface ExplorationHead<O> {
  standinExploration: 1;
  command: string[];
  options: O;
}

/** A line of the file: its head, or a run. */
type RunsFileLine<O> = ExplorationHead<O> | RunRecord;

/** An exploration in its file. */
export interface KeptRuns<O> extends RunRecall {
  file: string;
  asked: ExplorationHead<O>;
  /** How many runs are kept. */
  count: () => number;
  /** Keys of the runs that broke a rule. */
  broken: () => string[];
}

function keptRuns<O>(
  file: string,
  asked: ExplorationHead<O>,
  records: readonly RunRecord[],
): KeptRuns<O> {
  const known = new Map(records.map((record) => [record.key, record]));
  return {
    file,
    asked,
    count: () => known.size,
    broken: () =>
      [...known.values()].filter(({ result }) => result === "broke").map(({ key }) => key),
    recall: (key) => known.get(key),
    keep(record) {
      writing(file, () => {
        appendFileSync(file, `${JSON.stringify(record)}\n`);
      });
      known.set(record.key, record);
    },
  };
}

/** Begins an exploration: nothing of an earlier one is in it. */
export function beginKeeping<O>(command: string[], options: O): KeptRuns<O> {
  writing(keptIn, () => mkdirSync(keptIn, { recursive: true }));
  const asked: ExplorationHead<O> = { standinExploration: 1, command, options };
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const file = join(keptIn, `${stamp}-${process.pid}.jsonl`);
  writing(file, () => {
    appendFileSync(file, `${JSON.stringify(asked)}\n`, { flag: "ax", mode: ownerOnly });
  });
  return keptRuns(file, asked, []);
}

/** Goes on with the last exploration. Throws `WrongUsage` where there is none. */
export function lastKept<O>(): KeptRuns<O> {
  const name = filesIn(keptIn).sort().at(-1);
  if (name === undefined)
    throw new WrongUsage(`There is nothing to resume: ${keptIn} has no exploration.`);
  const file = join(keptIn, name);
  const text = readFileSync(file, "utf8");
  const [asked, ...records] = text.split("\n").flatMap((line) => wholeLine<O>(line) ?? []);
  if (asked === undefined || !("command" in asked))
    throw new WrongUsage(`There is nothing to resume: ${file} is not an exploration.`);
  // A crash or a full disk may have cut off the last line.
  if (!text.endsWith("\n")) appendFileSync(file, "\n");
  return keptRuns(
    file,
    asked,
    records.flatMap((record) => ("key" in record ? record : [])),
  );
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith(".jsonl"));
  } catch {
    return [];
  }
}

/** A line as it was written; one that a crash cut off is left out. */
function wholeLine<O>(line: string): RunsFileLine<O> | undefined {
  try {
    return ownJson<RunsFileLine<O>>().read(line);
  } catch {
    return undefined;
  }
}

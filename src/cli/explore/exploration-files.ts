import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
  appendFileSync,
  readdirSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { plural } from "../../conformance/report/lines";
import { findingMark, findingText } from "../../explore/finding-file";
import type { ReportedFinding } from "../../explore/report/exploration-report";
import { printError, writing, WrongUsage } from "../command-result";
import type { RunRecord } from "../../explore/run-record";
import type { RunRecall } from "../../explore/runs";
import { ownJson } from "../../own-json";
import { ownerOnly } from "../../private-file";

/** Which files may be written over. */
interface OwnFiles {
  /** How ours begin. */
  mark: string;
  /** Names that were given already. */
  taken?: ReadonlySet<string>;
}

/** A name whose file in a directory is not there, or is one of ours: somebody else's is never written over. */
export function freeName(directory: string, wanted: string, { mark, taken }: OwnFiles): string {
  const isFree = (name: string): boolean => {
    const file = join(directory, `${name}.yaml`);
    return !existsSync(file) || readFileSync(file, "utf8").startsWith(mark);
  };
  let name = wanted;
  for (let more = 2; taken?.has(name) === true || !isFree(name); more += 1)
    name = `${wanted}-${more}`;
  return name;
}

/** Writes a finding's file, into a directory that need not be there. */
export const writeFindingFile = (file: string, text: string): void => {
  writing(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
};

/** Whether its file shows a finding again: not if it was broken once alone, or by a kill. */
export const isWritten = ({ again, repeated: { broke } }: ReportedFinding): boolean =>
  again === undefined && broke > 1;

/** Writes a finding as a scenario file, never over a file of somebody else's; returns the file. */
export function writeFinding(directory: string, finding: ReportedFinding): string {
  const name = freeName(directory, finding.name, { mark: findingMark });
  const file = join(directory, `${name}.yaml`);
  const scenario = { ...finding.scenario, name };
  writeFindingFile(file, findingText({ ...finding, name, scenario }));
  return file;
}

/** Tries whether a directory can be written to, or made, before the work whose results it will hold. */
export function tryDirectory(directory: string): void {
  let parent = resolve(directory);
  while (!existsSync(parent)) parent = dirname(parent);
  writing(directory, () => {
    rmdirSync(mkdtempSync(join(parent, ".standin-")));
  });
}

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

export function tellKept({ count, file }: Pick<KeptRuns<unknown>, "count" | "file">): void {
  printError(`\nKept in ${file}: ${plural(count(), "run")}. To continue: standin explore --resume`);
}

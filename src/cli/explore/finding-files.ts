import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { findingMark, findingText } from "../../explore/finding-file";
import type { ReportedFinding } from "../../explore/report/exploration-report";
import { writing } from "../command-result";

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

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

const isOurs = (file: string): boolean =>
  !existsSync(file) || readFileSync(file, "utf8").startsWith(findingMark);

/** The finding under a name whose file is free, or was written by an exploration. */
function placeFinding(directory: string, finding: ReportedFinding): ReportedFinding {
  const file = (name: string): string => join(directory, `${name}.yaml`);
  let { name } = finding;
  for (let more = 2; !isOurs(file(name)); more += 1) name = `${finding.name}-${more}`;
  return { ...finding, name, scenario: { ...finding.scenario, name } };
}

/** Whether its file shows a finding again: not if it was broken once alone, or by a kill. */
export const isWritten = ({ again, repeated: { broke } }: ReportedFinding): boolean =>
  again === undefined && broke > 1;

/** Writes a finding as a scenario file, never over a file of somebody else's; returns the file. */
export function writeFinding(directory: string, finding: ReportedFinding): string {
  const { name, ...rest } = placeFinding(directory, finding);
  const file = join(directory, `${name}.yaml`);
  return writing(file, () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, findingText({ name, ...rest }));
    return file;
  });
}

/** Tries whether a directory can be written to, or made, before the work whose results it will hold. */
export function tryDirectory(directory: string): void {
  let parent = resolve(directory);
  while (!existsSync(parent)) parent = dirname(parent);
  writing(directory, () => {
    rmdirSync(mkdtempSync(join(parent, ".standin-")));
  });
}

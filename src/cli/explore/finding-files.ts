import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findingMark, findingText } from "../../explore/finding-file";
import type { ReportedFinding } from "../../explore/report/exploration-report";

const isOurs = (file: string): boolean =>
  !existsSync(file) || readFileSync(file, "utf8").startsWith(findingMark);

/** The finding under a name whose file is free, or was written by an exploration. */
function placed(directory: string, finding: ReportedFinding): ReportedFinding {
  const file = (name: string): string => join(directory, `${name}.yaml`);
  let { name } = finding;
  for (let more = 2; !isOurs(file(name)); more += 1) name = `${finding.name}-${more}`;
  return { ...finding, name, scenario: { ...finding.scenario, name } };
}

/** Writes each finding as a scenario file, never over a file of somebody else's; returns the files. */
export function writeFindings(directory: string, findings: readonly ReportedFinding[]): string[] {
  if (findings.length === 0) return [];
  mkdirSync(directory, { recursive: true });
  return findings.map((finding) => {
    const { name, ...rest } = placed(directory, finding);
    const file = join(directory, `${name}.yaml`);
    writeFileSync(file, findingText({ name, ...rest }));
    return file;
  });
}

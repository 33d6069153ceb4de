import type { Command } from "commander";
import type { ReportedFinding } from "../../explore/report/exploration-report";
import { shellWord } from "../../till/curl";
import { runCommand } from "../run/command";
import type { ExploreCommandOptions } from "./child-run";

/** The command that shows a finding again; `file`: its scenario. Undefined: none does. */
export type Retry = (finding: ReportedFinding, file: string | undefined) => string | undefined;

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

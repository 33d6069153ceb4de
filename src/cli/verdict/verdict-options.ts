import { type Command, InvalidArgumentError, Option } from "commander";
import { readableFile, writtenFile } from "../path-options";

/** The options of a verdict on the command line. */
export interface VerdictOptions {
  interface?: string;
  strict?: true;
  timeout?: number;
  reverseWithin?: number;
  closeWithin?: number;
  repeatWithin?: number;
  waivers?: string;
  allowCriticalWaivers?: true;
  provider?: true;
  json?: true;
  junit?: string;
  html?: string;
  markdown?: string;
}

/** The options that are durations, in seconds. */
export const durations = ["timeout", "reverseWithin", "closeWithin", "repeatWithin"] as const;

function secondsOption(value: string): number {
  if (!/^\d+(\.\d+)?s?$/.test(value))
    throw new InvalidArgumentError("Give seconds, such as 60 or 60s.");
  return Number.parseFloat(value);
}

/** Adds the options that every command with a verdict has. */
export const withVerdict = (command: Command): Command =>
  command
    .option("--interface <names>", "judge these interfaces only, separated by commas")
    .option("--strict", "treat every should as a must")
    .addOption(
      new Option("--timeout <seconds>", "the POS's time-out, as agreed with it (60)").argParser(
        secondsOption,
      ),
    )
    .addOption(
      new Option(
        "--reverse-within <seconds>",
        "how soon an unknown outcome must be reversed (90)",
      ).argParser(secondsOption),
    )
    .addOption(
      new Option(
        "--close-within <seconds>",
        "how soon an approved request must be confirmed or reversed (300)",
      ).argParser(secondsOption),
    )
    .addOption(
      new Option(
        "--repeat-within <seconds>",
        "how soon an advice message without a final answer must be repeated (60)",
      ).argParser(secondsOption),
    )
    .option(
      "--waivers <file>",
      "known failures that are waived for a limited time (YAML)",
      readableFile,
    )
    .option("--allow-critical-waivers", "also accept waivers of rules about money")
    .option("--provider", "take the exit code from what the provider behind an upstream did")
    .option("--json", "print the verdict as JSON")
    .option("--junit <file>", "write a JUnit report", writtenFile)
    .option("--html <file>", "write a page with the timeline of each failed check", writtenFile)
    .option("--markdown <file>", "write a summary in Markdown, for a pipeline", writtenFile);

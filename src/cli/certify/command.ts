import { Command, InvalidArgumentError, Option } from "commander";
import {
  WrongUsage,
  print,
  printJson,
  tellVerified,
  writeReport,
  untilStopped,
} from "../command-result";
import { directory, readableFile, writtenFile } from "../option-values";
import { credentials, defaultPair } from "../server-client";
import { refuseUnnamed, withSettling } from "../settle";
import { withUpstream } from "../upstream-options";
import { judging } from "../verdict/verdict";
import type { CertificationReport } from "../../certify/certification";
import type { CertifiedProvider, CertifyOptions } from "./run";

const exitCodes: Readonly<Record<CertificationReport["result"], number>> = {
  pass: 0,
  fail: 1,
  undecided: 3,
};

/** Options of `--upstream` that mean nothing for one provider. */
const ofOthers: ReadonlySet<string | undefined> = new Set(["--upstream", "--upstreams"]);

/** `standin certify-provider`. */
export function certifyCommand(): Command {
  const command = withSettling(withPlans(new Command("certify-provider")));
  for (const option of withUpstream(new Command()).options)
    if (!ofOthers.has(option.long)) command.addOption(option);
  return command
    .addHelpText(
      "after",
      `
Exit codes: 0 the provider keeps the contract, 1 it breaks it, 2 wrong usage,
3 undecided.

Examples:
  standin certify-provider airtime --url http://127.0.0.1:8090/airtime/v5
  standin certify-provider airtime --url https://x.example --sandbox x.example
  standin certify-provider --verify certificate.json run.jsonl`,
    )
    .action(async (name: string | undefined, options: CertifyOptions) => {
      await judging(() => certify(name, options));
    });
}

const withPlans = (command: Command): Command =>
  command
    .description(
      "Send a provider every possible sequence of messages, and show where its answers break the contract.",
    )
    .argument("[name]", "the interface; with --verify, the journal")
    .option("--url <url>", "base URL of the provider's interface")
    .addOption(
      new Option("--depth <events>", "events in a sequence, at most")
        .default(3)
        .argParser(depthOption),
    )
    .option(
      "--without <names>",
      "what the provider does not offer: operations, confirmation, reversal, credentials",
      names,
    )
    .option("--seed <text>", "lose a quarter of the answers to the sequences, as the seed says")
    .option("--reset", "have the provider's test server reset its data before each plan")
    .option("--plan", "say what would be sent, and send nothing")
    .option("--flow <file>", "play this finding again (repeatable)", flowFile)
    .addOption(
      new Option("--findings <directory>", "where findings are written")
        .default("findings")
        .argParser(String),
    )
    .option("--certificate <file>", "write a certificate; it needs --journal", writtenFile)
    .option("--journal <file>", "write the journal of the messages", writtenFile)
    .option("--verify <certificate>", "judge a journal again by its certificate", readableFile)
    .addOption(
      new Option("--user <name:password>", "credentials of the messages")
        .default(defaultPair)
        .argParser(credentials),
    )
    .option("--fixtures <directory>", "fixture files that the examples are for", directory)
    .option("--values <file>", "what the provider has in their place (YAML)", readableFile)
    .option("--junit <file>", "write the report as JUnit", writtenFile)
    .option("--json", "print the report as JSON");

function depthOption(value: string): number {
  if (!/^[1-5]$/.test(value)) throw new InvalidArgumentError("Give 1 to 5.");
  return Number(value);
}

const names = (value: string, given: readonly string[] = []): string[] => [
  ...given,
  ...value.split(","),
];

const flowFile = (value: string, given: readonly string[] = []): string[] => [
  ...given,
  readableFile(value),
];

async function certify(name: string | undefined, options: CertifyOptions): Promise<number> {
  if (options.verify !== undefined) return verify(options.verify, name);
  const certified = certifiedOf(name, options);
  refuseUnnamed({ ...certified, upstream: { [certified.name]: certified.url } });
  const { certification, plansFor, planText } = await import("./run.js");
  const planned = await plansFor(certified);
  if (options.plan === true) {
    if (options.json === true) printJson(planned.plans.map((plan) => plan.name));
    else print(planText(planned, certified));
    return 0;
  }
  const report = await untilStopped((stop) => certification(certified, planned, stop));
  await tell(report, options);
  return exitCodes[report.result];
}

/** Throws `WrongUsage` if the provider is not named, or a certificate would have no journal. */
function certifiedOf(name: string | undefined, options: CertifyOptions): CertifiedProvider {
  const { url, certificate, journal } = options;
  if (name === undefined || url === undefined)
    throw new WrongUsage("Name the interface and the provider: certify-provider NAME --url URL.");
  if (certificate !== undefined && journal === undefined)
    throw new WrongUsage("A certificate needs its journal: --journal FILE.");
  return { ...options, name, url };
}

/** Judges a journal again, offline. */
async function verify(certificate: string, journal: string | undefined): Promise<number> {
  if (journal === undefined)
    throw new WrongUsage("Name the journal: certify-provider --verify CERTIFICATE JOURNAL.");
  const { certificateCheck } = await import("./run.js");
  return tellVerified(await certificateCheck(certificate, journal));
}

/** Prints the report, and writes its files. */
async function tell(report: CertificationReport, { json, junit }: CertifyOptions): Promise<void> {
  const { certificationJunit, certificationText } = await import("../../certify/certificate.js");
  if (junit !== undefined) writeReport(junit, certificationJunit(report));
  if (json === true) printJson(report);
  else print(certificationText(report));
}

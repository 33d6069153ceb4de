import { readFileSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import { dump } from "js-yaml";
import { join } from "node:path";
import {
  type CertificationFinding,
  type CertificationReport,
  breachesIn,
  certificationOf,
  watchEffects,
} from "../../certify/certification";
import {
  Certificate,
  certificateMistakes,
  certificateOf,
  shownTogether,
} from "../../certify/certificate";
import { type CertifiedPlan, certificationPlans } from "../../certify/plans";
import { messageOf, type UnplayedFlow } from "../../compare/flows";
import { type PlayedFlows, playAll } from "../../compare/player";
import { journalText } from "../../conformance/journal-file";
import { plural } from "../../conformance/report/lines";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import type { InterfaceContract } from "../../contract/operation";
import { noOtherMembers, text } from "../../contract/schema";
import { families } from "../../families";
import type { Family } from "../../families/kit/family";
import { interfaceExamples } from "../../families/kit/examples";
import { readYaml, readYamlFile } from "../../files/located-yaml";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import { isLoopbackHost } from "../../base-url";
import { WrongUsage, noName, printError, writeReport } from "../command-result";
import { plansWithValues } from "../compare/chosen-flows";
import { type StartedSide, providerAnswer, startTheirs } from "../compare/run";
import { freeName, writeFindingFile } from "../explore/exploration-files";
import { journalsOfFile } from "../messages/exported-messages";
import { settleRun } from "../settle";
import type { SimulatorOptions } from "../command-with-simulator";

/** The options of `standin certify-provider`. */
export interface CertifyOptions extends SimulatorOptions {
  url?: string;
  depth: number;
  without?: string[];
  reset?: true;
  values?: string;
  plan?: true;
  flow?: string[];
  findings: string;
  certificate?: string;
  journal?: string;
  junit?: string;
  verify?: string;
}

/** What is certified: an interface, and the provider's base URL. */
export interface CertifiedProvider extends CertifyOptions {
  name: string;
  url: string;
}

/** What is sent to a provider. */
interface PlannedCertification {
  contract: InterfaceContract;
  plans: CertifiedPlan[];
  unplayed: UnplayedFlow[];
  /** What the provider has in the place of an example's value; absent: the same. */
  ownValue?: (text: string) => string;
}

/** The interface of this name, and its family. */
function servedBy(name: string): { family: Family; contract: InterfaceContract } {
  const served = families.flatMap((family) =>
    family.contracts.map((contract) => ({ family, contract })),
  );
  const found = served.find(({ contract }) => contract.name === name);
  if (found !== undefined) return found;
  throw noName(
    "interface",
    name,
    served.map(({ contract }) => contract.name),
  );
}

/** The plans of a certification: all, or those of the findings that are played again. */
export async function plansFor(certified: CertifiedProvider): Promise<PlannedCertification> {
  const { name, depth, seed, without = [], reset, flow } = certified;
  const { family, contract } = servedBy(name);
  const examples = await interfaceExamples(family, contract);
  const operations = contract.operations.map(({ id }) => id);
  const { plans, unplayed } = certificationPlans({
    contract,
    examples,
    depth,
    seed,
    wanted: flow?.map((file) => flowOf(file).plan),
    without: knownNames(without, [...operations, "confirmation", "reversal", "credentials"]),
  });
  const resetting = examples.examples
    .find(({ operation }) => operation === "reset")
    ?.messages.at(-1);
  const chosen = flow === undefined ? plans : flow.map((file) => planIn(file, name, plans));
  const played = await withOwnValues(certified, chosen);
  return {
    contract,
    ...played,
    unplayed: [...unplayed, ...played.unplayed],
    plans:
      reset !== true || resetting === undefined
        ? played.plans
        : played.plans.map((plan) => ({
            ...plan,
            messages: [messageOf(resetting), ...plan.messages],
          })),
  };
}

/** The plans for which there are values, where those of the examples are not the provider's. */
const withOwnValues = async (
  { values, fixtures }: CertifiedProvider,
  plans: readonly CertifiedPlan[],
): Promise<Omit<PlannedCertification, "contract">> =>
  values === undefined
    ? { plans: [...plans], unplayed: [] }
    : plansWithValues(plans, { ...(fixtures !== undefined && { fixtures }), values });

/** The plan of a finding's file. */
function planIn(file: string, name: string, plans: readonly CertifiedPlan[]): CertifiedPlan {
  const { interface: of, plan: wanted } = flowOf(file);
  if (of !== name) throw new WrongUsage(`${file} is about ${of}, not about ${name}.`);
  const plan = plans.find((one) => one.name === wanted);
  if (plan === undefined) throw new WrongUsage(`${file}: there is no plan "${wanted}".`);
  return plan;
}

/** What a certification would send. */
export function planText(
  { plans, unplayed }: PlannedCertification,
  { url }: CertifiedProvider,
): string {
  const messages = plans.reduce((sum, plan) => sum + plan.messages.length, 0);
  return [
    ...plans.map(({ name }) => name),
    ...unplayed.map(({ name, reason }) => `${name} (not played: ${reason})`),
    `${plural(plans.length, "plan")}, about ${plural(messages, "message")} to ${new URL(url).host}.`,
  ].join("\n");
}

/** Sends everything, judges what came back, plays what broke once more, and closes what is open. */
export async function certification(
  certified: CertifiedProvider,
  planned: PlannedCertification,
  stop: AbortSignal,
): Promise<CertificationReport> {
  const exchanges: Exchange[] = [];
  const whole: Exchange[] = [];
  const watched = watchEffects(planned.contract);
  const started = await startTheirs(settingsOf(certified), (seen) => {
    const exchange = watched(seen);
    exchanges.push(withoutBodies(exchange));
    if (certified.journal !== undefined) whole.push(seen);
    return { ...providerAnswer(exchange), breaches: breachesIn(exchange) };
  });
  const { ownValue } = planned;
  const side = { ...started, side: { ...started.side, ...(ownValue && { ownValue }) } };
  try {
    const played = await play(planned.plans, side, planned.contract, stop);
    const judgedExchanges = [...exchanges];
    const again = await playAgain(planned, { played, side, stop });
    const journal = await writeJournal(certified, side, whole);
    // What is open there is gone with the last reset.
    const open =
      certified.reset === true
        ? 0
        : await settleRun({ url: side.front.url, user: side.pair }, { ...certified, upstream: {} });
    const report = certificationOf({
      contract: planned.contract,
      host: new URL(certified.url).host,
      without: certified.without ?? [],
      plans: planned.plans,
      unplayed: planned.unplayed,
      played,
      exchanges: judgedExchanges,
      again,
      open,
      ...(stop.aborted && { stopped: "The certification was stopped." }),
    });
    writeFindings(report, certified);
    writeCertificate(report, certified, journal);
    return report;
  } finally {
    await side.close();
  }
}

/** The simulator in front of the provider; one on this machine needs no rate. */
function settingsOf(certified: CertifiedProvider) {
  const { name, url, reset, upstreamRate, upstreamAdmin } = certified;
  const isHere = URL.canParse(url) && isLoopbackHost(new URL(url).host);
  return {
    ...certified,
    upstream: { [name]: url },
    ...((reset === true || upstreamAdmin === true) && { upstreamAdmin: true as const }),
    ...(isHere && upstreamRate === undefined && { upstreamRate: 10_000 }),
  };
}

const play = (
  plans: readonly CertifiedPlan[],
  { side }: StartedSide,
  contract: InterfaceContract,
  stop: AbortSignal,
): Promise<PlayedFlows> =>
  playAll(plans, side, { contracts: [contract], laneOf: (name) => name, stop });

/** Plays the plans that show a breach once more, the first one of each. */
async function playAgain(
  { plans, contract }: PlannedCertification,
  { played, side, stop }: { played: PlayedFlows; side: StartedSide; stop: AbortSignal },
): Promise<Map<string, PlayedFlows>> {
  const again = new Map<string, PlayedFlows>();
  const broken = plans.filter((_, at) =>
    played[at]?.steps.some(({ breaches }) => breaches.length > 0),
  );
  for (const plan of broken.slice(0, limits.shownDifferences))
    again.set(plan.name, await play([plan], side, contract, stop));
  return again;
}

/** What a report needs of an exchange. */
const withoutBodies = ({ answer, ...exchange }: Exchange): Exchange => ({
  ...exchange,
  request: { ...exchange.request, body: undefined },
  ...(typeof answer === "string" && { answer: "" }),
});

/** Writes every exchange that was seen, if that is asked for; what was written. */
async function writeJournal(
  { journal: file }: CertifiedProvider,
  { front }: StartedSide,
  seen: readonly Exchange[],
): Promise<WrittenJournal | undefined> {
  if (file === undefined) return undefined;
  // The simulator's own journal may have dropped the first ones.
  const exchanges = seen.toSorted((one, other) => one.number - other.number);
  const text = journalText({ ...(await front.journal()), trimmed: 0, exchanges });
  writeReport(file, text);
  return { text, exchanges: exchanges.length };
}

/** A journal as it was written, and how many exchanges it has. */
interface WrittenJournal {
  text: string;
  exchanges: number;
}

/** How a file begins that a certification wrote: another one is never overwritten. */
const findingMark = "# Written by standin certify-provider.";

const FlowFile = Type.Object(
  { interface: text(limits.nameLength), plan: text(limits.filterCharacters) },
  { ...noOtherMembers, title: "Flow" },
);

const readFlow = createSchemaReader(FlowFile);

/** The plan that a file names. Throws `FileRefused`. */
function flowOf(file: string) {
  const located = readYamlFile(file);
  return readFlow(located.value, located.refusal);
}

/** Findings of one plan as a file that `--flow` plays again. */
function flowText(
  findings: readonly [CertificationFinding, ...CertificationFinding[]],
  { file, url }: { file: string; url: string },
): string {
  const [{ rule, sentence, operation, interface: of, plan }] = findings;
  return [
    findingMark,
    `# ${rule} ${operation}: ${sentence}`,
    ...findings.map(({ text: found }) => `# Seen: ${found.replaceAll(/\s+/g, " ")}.`),
    `# Again: standin certify-provider ${of} --url ${url} --flow ${file}`,
    dump({ interface: of, plan }, { lineWidth: -1 }),
  ].join("\n");
}

/** Writes the findings as files that play them again. */
function writeFindings(
  { findings }: CertificationReport,
  { findings: folder, url }: CertifiedProvider,
): void {
  const taken = new Set<string>();
  for (const together of shownTogether(findings)) {
    const [{ rule, interface: of, operation }] = together;
    const wanted = `${rule}-${of}-${operation}`.toLowerCase();
    const name = freeName(folder, wanted, { mark: findingMark, taken });
    taken.add(name);
    const file = join(folder, `${name}.yaml`);
    writeFindingFile(file, flowText(together, { file, url }));
    printError(`Written: ${file}.`);
  }
}

function writeCertificate(
  report: CertificationReport,
  { certificate }: CertifiedProvider,
  journal: WrittenJournal | undefined,
): void {
  if (certificate === undefined || journal === undefined) return;
  const day = new Date().toISOString().slice(0, 10);
  const content = certificateOf(report, { ...journal, day });
  writeReport(certificate, `${JSON.stringify(content, null, 2)}\n`);
}

/** What a journal says otherwise than its certificate. */
export async function certificateCheck(certificate: string, journal: string): Promise<string[]> {
  const located = readYaml(readFileSync(certificate, "utf8"), certificate);
  const read = createSchemaReader(Certificate)(located.value, located.refusal);
  const journals = await journalsOfFile(journal);
  return certificateMistakes(read, {
    text: readFileSync(journal, "utf8"),
    exchanges: journals.flatMap(({ exchanges }) => exchanges),
    contract: servedBy(read.interface).contract,
  });
}

/** What a provider does not offer: operations, confirmations, reversals, or the check of credentials. */
function knownNames(given: readonly string[], known: readonly string[]): Set<string> {
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined) throw noName("operation", unknown, known);
  return new Set(given);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CertificationReport, breachesIn, certificationOf } from "../../certify/certification";
import { Certificate, certificateMistakes, certificateOf } from "../../certify/certificate";
import { findingMark, flowOf, flowText } from "../../certify/finding-flow";
import { type CertifiedPlan, certificationPlans } from "../../certify/plans";
import { messageOf, type UnplayedFlow } from "../../compare/flows";
import { type PlayedFlows, playAll } from "../../compare/player";
import { journalText } from "../../conformance/journal-file";
import { plural } from "../../conformance/report/counted";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import type { InterfaceContract } from "../../contract/operation";
import { families } from "../../families";
import { examplesOf, heldAnswers } from "../../families/kit/examples";
import { readYaml } from "../../files/located-yaml";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import { isLoopbackHost } from "../../base-url";
import { WrongUsage, noName, printError, writeReport, writing } from "../command-result";
import { type StartedSide, providerAnswer, startTheirs } from "../compare/sides";
import { journalsOfFile } from "../messages/exported-messages";
import { settleRun } from "../settle";
import type { SimulatorOptions } from "../child-process";
import { didYouMean } from "../../nearest-name";

/** The options of `standin certify-provider`. */
export interface CertifyOptions extends SimulatorOptions {
  url?: string;
  depth: number;
  without?: string[];
  reset?: true;
  plan?: true;
  flow?: string[];
  findings: string;
  certificate?: string;
  journal?: string;
  verify?: string;
}

/** What is certified: an interface, and the provider's base URL. */
export interface CertifiedProvider extends CertifyOptions {
  name: string;
  url: string;
}

/** What is sent to a provider. */
export interface PlannedCertification {
  contract: InterfaceContract;
  plans: CertifiedPlan[];
  unplayed: UnplayedFlow[];
}

/** The plans of a certification: all, or those of the findings that are played again. */
export async function plansFor(certified: CertifiedProvider): Promise<PlannedCertification> {
  const { name, depth, without = [], reset, flow } = certified;
  const known = families.flatMap(({ contracts }) => contracts);
  const contract = known.find((one) => one.name === name);
  if (contract === undefined)
    throw noName(
      "interface",
      name,
      known.map((one) => one.name),
    );
  const family = families.find(({ contracts }) => contracts.includes(contract));
  if (family === undefined) throw new Error(`no family serves ${name}`);
  const examples = await examplesOf(family, contract, ({ basePath }) => basePath);
  const held = examples.map(
    async ({ operation }) => [operation, await heldAnswers(family, contract, operation)] as const,
  );
  const operations = contract.operations.map(({ id }) => id);
  const { plans, unplayed } = certificationPlans({
    contract,
    examples: { examples, held: new Map(await Promise.all(held)) },
    depth:
      flow === undefined ? depth : Math.max(...flow.map((file) => eventsIn(flowOf(file).plan))),
    without: knownOperations(without, operations),
  });
  const resetting = examples.find(({ operation }) => operation === "reset")?.messages.at(-1);
  const chosen = flow === undefined ? plans : flow.map((file) => planIn(file, name, plans));
  return {
    contract,
    unplayed,
    plans:
      reset !== true || resetting === undefined
        ? chosen
        : chosen.map((plan) => ({ ...plan, messages: [messageOf(resetting), ...plan.messages] })),
  };
}

/** The plan of a finding's file. */
function planIn(file: string, name: string, plans: readonly CertifiedPlan[]): CertifiedPlan {
  const { interface: of, plan: wanted } = flowOf(file);
  if (of !== name) throw new WrongUsage(`${file} is about ${of}, not about ${name}.`);
  const plan = plans.find((one) => one.name === wanted);
  if (plan === undefined) throw new WrongUsage(`${file}: there is no plan "${wanted}".`);
  return plan;
}

/** How many events the name of a plan has. */
const eventsIn = (plan: string): number => plan.split(", ").length;

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
  const side = await startTheirs(settingsOf(certified), (exchange) => {
    exchanges.push(withoutBodies(exchange));
    return { ...providerAnswer(exchange), breaches: breachesIn(exchange) };
  });
  try {
    const played = await play(planned.plans, side, planned.contract, stop);
    const judgedExchanges = [...exchanges];
    const again = await playAgain(planned, { played, side, stop });
    await writeJournal(certified, side);
    // What is open there is gone with the last reset.
    if (certified.reset !== true)
      await settleRun({ url: side.front.url, user: side.pair }, { ...certified, upstream: {} });
    const report = certificationOf({
      contract: planned.contract,
      host: new URL(certified.url).host,
      without: certified.without ?? [],
      plans: planned.plans,
      unplayed: planned.unplayed,
      played,
      exchanges: judgedExchanges,
      again,
      ...(stop.aborted && { stopped: "The certification was stopped." }),
    });
    writeFindings(report, certified);
    writeCertificate(report, certified);
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

async function writeJournal(
  { journal: file }: CertifiedProvider,
  { front }: StartedSide,
): Promise<void> {
  if (file === undefined) return;
  const journal = await front.journal();
  if (journal.exchanges[0]?.number !== 1)
    printError(`The journal keeps the last ${limits.journalExchanges} messages alone.`);
  writeReport(file, journalText(journal));
}

/** Writes each finding as a file that plays it again. */
function writeFindings(
  { findings }: CertificationReport,
  { findings: folder, url }: CertifiedProvider,
): void {
  for (const finding of findings) {
    const { rule, interface: of, operation } = finding;
    const name = `${rule}-${of}-${operation}`.toLowerCase();
    const file = freeFile(folder, name);
    writing(file, () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, flowText(finding, { file, url }));
    });
    printError(`Written: ${file}.`);
  }
}

/** A file that is not there, or that a certification has written. */
function freeFile(folder: string, name: string): string {
  const file = (more: string): string => join(folder, `${name}${more}.yaml`);
  for (let more = 1; ; more += 1) {
    const one = file(more === 1 ? "" : `-${more}`);
    if (!existsSync(one) || readFileSync(one, "utf8").startsWith(findingMark)) return one;
  }
}

function writeCertificate(
  report: CertificationReport,
  { certificate, journal }: CertifiedProvider,
): void {
  if (certificate === undefined || journal === undefined) return;
  const text = readFileSync(journal, "utf8");
  const day = new Date().toISOString().slice(0, 10);
  const exchanges = text.trim().split("\n").length - 1;
  writeReport(
    certificate,
    `${JSON.stringify(certificateOf(report, { text, exchanges, day }), null, 2)}\n`,
  );
}

/** What a journal says otherwise than its certificate. */
export async function certificateCheck(certificate: string, journal: string): Promise<string[]> {
  const located = readYaml(readFileSync(certificate, "utf8"), certificate);
  const read = createSchemaReader(Certificate)(located.value, located.refusal);
  const journals = await journalsOfFile(journal);
  return certificateMistakes(read, {
    text: readFileSync(journal, "utf8"),
    exchanges: journals.flatMap(({ exchanges }) => exchanges),
  });
}

/** The operations of an interface that are named, each of which it must have. */
export function knownOperations(given: readonly string[], known: readonly string[]): Set<string> {
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw new WrongUsage(
      `There is no operation ${unknown}; there are ${known.join(", ")}.${didYouMean(unknown, known)}`,
    );
  return new Set(given);
}

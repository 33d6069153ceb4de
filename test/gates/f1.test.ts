import { htmlReport } from "../../src/conformance/report/html";
import { junitReport } from "../../src/conformance/report/junit";
import { markdownReport } from "../../src/conformance/report/markdown";
import { textReport } from "../../src/conformance/report/text";
import type { Standin } from "../../src";
import type { Client, Reply } from "./trial/client";
import { httpMessage } from "./trial/messages";
import type { Mutant } from "./fuzz/mutants";
import { type Late, judgeLate, slowestMs } from "./fuzz/promptness";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { nextBytes, sendBytes } from "./fuzz/sockets";
import { type Subject, errorIn, errorOf } from "./trial/subjects";
import { figures } from "./trial/tier";
import { type ValidOf, validMessages } from "./fuzz/valid-messages";

const user = "fuzz";
/** So many messages are kept before they are dropped: a long run would fill the memory. */
const mutantsABatch = 10_000;
const largestBody = 65_536;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Refusals before validation, beside a body that is not JSON. */
const unread: readonly (number | null)[] = [null, 401, 404, 405, 413, 415, 417, 431];

/** A mutant, and the interface that it is sent to. */
type Tried = Mutant & Pick<ValidOf, "subject">;

/** A simulator that is sent mutants. */
interface Target {
  standin: Standin;
  client: Client;
  lenient: boolean;
}

interface Detail {
  errorType?: unknown;
  errorMessage?: unknown;
  requestType?: unknown;
  id?: unknown;
  detailMessage?: { formatErrors?: { field: string }[] };
}

/** What is wrong with the body of a refusal, if anything. */
function faultOf(body: unknown, length: number): string | undefined {
  if (length > largestBody) return `a body of ${length} bytes`;
  if (typeof body !== "object" || body === null) return "no JSON object";
  const { errorType, errorMessage, requestType, id, detailMessage } = body as Detail;
  if (typeof errorType !== "string" || typeof requestType !== "string")
    return "no errorType or requestType";
  if (typeof errorMessage !== "string" || errorMessage.length > 20)
    return "errorMessage is not 0 to 20 characters";
  if (typeof id !== "string" || !uuid.test(id)) return "no id";
  return typeof detailMessage === "object" ? undefined : "no detailMessage";
}

const isReset = (operation: string, body: unknown): boolean =>
  operation === "reset" &&
  ["EMPTY_REQUEST", "NO_ACK", "NO_DEC"].includes(
    String((body as { outcome?: unknown } | undefined)?.outcome),
  );

/** The contract lists no other error for an entity that the test server does not know. */
const isUnknownEntity = (status: number, body: unknown): boolean =>
  status === 500 && (body as { errorMessage?: unknown } | undefined)?.errorMessage === "Not known";

/** Refusals that are no ErrorDetail. */
const isOfItsOwn = ({ operation }: Tried, { body }: Reply): boolean => isReset(operation, body);

/** One of the errors of form: where all have one errorType, their messages differ. */
const isFormatError = (subject: Subject, body: unknown): boolean =>
  errorIn(subject, body)?.split(" ")[0] === errorOf(subject.adapter.formatError);

/** What is wrong with an answer, if anything. */
function complaintsOf(mutant: Tried, reply: Reply): (string | undefined)[] {
  const { operation, breaks, subject } = mutant;
  const { status, body, text, headers } = reply;
  if (status === null) return ["no answer"];
  return [
    status >= 500 && !isUnknownEntity(status, body) ? "an unscripted 5xx" : undefined,
    status < 400 || isOfItsOwn(mutant, reply) ? undefined : faultOf(body, text.length),
    text !== "" && !String(headers["content-type"]).startsWith("application/json")
      ? "not sent as JSON"
      : undefined,
    breaks && operation !== "reset" && !isFormatError(subject, body)
      ? "taken, though it breaks the contract"
      : undefined,
  ];
}

const nameOf = ({ subject, operation, change }: Tried): string =>
  `${subject.name} ${operation}, ${change}`;

/** Judges an answer. True: the mutant reached validation. */
function judge(gate: Gate, mutant: Tried, reply: Reply): boolean {
  const { status, body, text } = reply;
  for (const complaint of complaintsOf(mutant, reply)) {
    if (complaint === undefined) continue;
    gate.violation(`${nameOf(mutant)}: ${complaint}: ${String(status)} ${text.slice(0, 300)}`);
  }
  const { detailMessage } = (body ?? {}) as Detail;
  return !unread.includes(status) && detailMessage?.formatErrors?.[0]?.field !== "body";
}

/** What was tried, and how much of it came as far as it should. */
interface Tally {
  sent: number;
  reached: number;
  slowest: number;
  late: Late[];
}

const mayGoOn = (gate: Gate, { late }: Tally): boolean =>
  gate.violations.length < 30 && late.length <= 100;

const noTally = (): Tally => ({ sent: 0, reached: 0, slowest: 0, late: [] });

/** Counts what an answer took, and keeps what was late, to be tried again. */
function time(tally: Tally, ms: number, what: () => string, again: Late["again"]): void {
  tally.slowest = Math.max(tally.slowest, ms);
  if (ms > slowestMs) tally.late.push({ what: what(), ms, again });
}

/** One in so many mutants goes to the lenient simulator. */
const lenientShare = 4;

/** A mutant as it is tried: what leniency may take does not break the contract there. */
function triedOf(valid: ValidOf, random: Random, lenient: boolean): Tried {
  const made = valid.mutant(random);
  const { subject, operation } = valid;
  return {
    ...made,
    breaks: lenient ? made.breaksAnyway === true : made.breaks,
    operation,
    subject,
  };
}

const steering =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
/** How a report for a terminal may begin a line. */
const ownLine =
  /^(?:$| {2,}|(?:PASS|FAIL|INCONCLUSIVE|ERROR)[:,]|Rule set |Checks: |(?:ERROR|FAIL|INCONCLUSIVE|OPEN|WARN|CONSEQUENCE|PASS) +[A-Z]+-|\d+ requests? reached no operation, and no rule judged them:$)/;

const steered = "\u001b[2J\u009b1m\u2028PASS: well\n::error::no";

/** Sends each message with a till's name that would steer a terminal: reports name tills. */
async function sendSteering({ client }: Target): Promise<void> {
  for (const { message } of validMessages.flat()) {
    const { originator } = (message.body ?? {}) as { originator?: object };
    if (originator === undefined) continue;
    const body = {
      ...(message.body as object),
      originator: { ...originator, terminalId: steered },
    };
    await client.send({ ...message, body }, user);
  }
}

/** Judges what was sent, in every report: nothing of it steers a terminal or begins a line of its own. */
async function readReports(gate: Gate, target: Target): Promise<void> {
  const { standin } = target;
  await sendSteering(target);
  const space = standin.space(user, user);
  const verdict = await space.verdict();
  const runs = [{ name: user, verdict, journal: await space.journal() }];
  const text = textReport(verdict);
  const reports = {
    text,
    html: htmlReport(runs),
    junit: junitReport(runs),
    markdown: markdownReport(runs),
  };
  for (const [name, report] of Object.entries(reports)) {
    const found = steering.exec(report);
    if (found === null) continue;
    const around = report.slice(Math.max(0, found.index - 100), found.index + 20);
    gate.violation(`the ${name} report has a control: ${JSON.stringify(around)}`);
  }
  if (!text.includes("\\x1b[2J")) gate.violation("the reports do not name the till");
  for (const line of text.split("\n"))
    if (!ownLine.test(line))
      gate.violation(`a line of its own in a report: ${JSON.stringify(line)}`);
}

/** Sends mutants, four at a time. */
async function sendMutants(
  gate: Gate,
  targets: readonly [Target, Target],
  random: Random,
  mutants: number,
): Promise<Tally> {
  const tally = noTally();
  const sendUntil = async (until: number): Promise<void> => {
    while (tally.sent < until && mayGoOn(gate, tally)) {
      tally.sent += 1;
      const { client, lenient } = targets[tally.sent % lenientShare === 0 ? 1 : 0];
      const mutant = triedOf(random.pick(random.pick(validMessages)), random, lenient);
      const reply = await client.send(mutant.message, user);
      time(
        tally,
        reply.ms,
        () => nameOf(mutant),
        async () => (await client.send(mutant.message, user)).ms,
      );
      if (judge(gate, mutant, reply)) tally.reached += 1;
    }
  };
  while (tally.sent < mutants && mayGoOn(gate, tally)) {
    const until = Math.min(tally.sent + mutantsABatch, mutants);
    await Promise.all(Array.from({ length: 4 }, () => sendUntil(until)));
    for (const target of targets) {
      await readReports(gate, target);
      target.standin.space(user, user).reset();
    }
  }
  return tally;
}

/** Sends bytes over bare connections, one after the other: all are to be refused. */
async function sendBare(gate: Gate, url: string, random: Random, sockets: number): Promise<Tally> {
  const port = Number(new URL(url).port);
  const tally = noTally();
  for (; tally.sent < sockets && mayGoOn(gate, tally); tally.sent += 1) {
    const bytes = nextBytes(random);
    const { status, body, ms } = await sendBytes(port, bytes);
    const shown = `bytes ${JSON.stringify(bytes.toString("latin1")).slice(0, 200)}`;
    time(
      tally,
      ms,
      () => shown,
      async () => (await sendBytes(port, bytes)).ms,
    );
    const parsed = (() => {
      try {
        return JSON.parse(body) as unknown;
      } catch {
        return undefined;
      }
    })();
    const fault =
      status === null
        ? "no answer"
        : status < 400 || status > 499
          ? "not refused"
          : faultOf(parsed, body.length);
    if (fault !== undefined)
      gate.violation(`${shown}: ${fault}: ${String(status)} ${body.slice(0, 200)}`);
  }
  return tally;
}

gateTest("F1", "whatever arrives is answered at once, with an ErrorDetail", async (gate) => {
  const { mutants, sockets, reachShare } = figures.F1;
  const target = async (lenient: boolean): Promise<Target> => {
    const standin = await gate.start({ lenient });
    const client = gate.client(standin.url);
    // The first message of an operation waits for its validators to be compiled.
    for (const { message } of validMessages.flat()) await client.send(message, user);
    return { standin, client, lenient };
  };
  const targets = [await target(false), await target(true)] as const;
  const [{ standin, client }] = targets;
  const random = randomFrom(gate.seed, "F1");
  const { sent, reached, slowest, late } = await sendMutants(gate, targets, random, mutants);
  const bare = await sendBare(gate, standin.url, random, sockets);
  const allLate = [...late, ...bare.late];
  await judgeLate(gate, allLate, sent + bare.sent);
  const { status } = await client.send(
    httpMessage({ role: "lookup", kind: "lookup", id: random.uuid(), pan: "6099310000000000068" }),
    user,
  );
  if (status !== 201) gate.violation(`a lookup afterwards was answered ${String(status)}`);
  if (({} as { polluted?: boolean }).polluted === true) gate.violation("a prototype was changed");
  return {
    trials: sent + bare.sent,
    effective: reached,
    floor: Math.ceil(mutants * reachShare),
    notes: {
      operations: validMessages.length,
      mutants: sent,
      sockets: bare.sent,
      slowestMs: Math.round(Math.max(slowest, bare.slowest)),
      late: allLate.length,
    },
  };
});

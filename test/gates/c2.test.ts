import type { Operation } from "../../src/contract/operation";
import type { Standin } from "../../src";
import { type Client, type Reply, authorizationOf } from "./trial/client";
import {
  type CardMessage,
  type HttpMessage,
  basePath,
  httpMessage,
  kinds,
  resetMessage,
} from "./trial/messages";
import {
  FailingStatements,
  codes,
  manners,
  manyStatements,
  sampled,
} from "./trial/failing-statements";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { figures } from "./trial/tier";

/** An operation under failing statements. */
interface Subject {
  name: string;
  /** Messages that come before, all of them with success. */
  before(random: Random): CardMessage[];
  message(random: Random, before: readonly CardMessage[]): HttpMessage;
  /** Transactions and entities whose state must not have moved, by id of the request. */
  kind: "request" | "advice" | "lookup" | "data" | "reset";
}

const redeemable = "6099310000000000068";
const pans: Readonly<Record<string, string>> = { activation: "6099310000000000019" };
const requestOf = (kind: CardMessage["kind"], random: Random): CardMessage => ({
  role: "request",
  kind,
  id: random.uuid(),
  pan: pans[kind] ?? redeemable,
  amount: 500,
  ...(kind === "activation" && { product: "GIFT100" }),
});

const subjects: readonly Subject[] = [
  ...kinds.map((kind): Subject => ({
    name: kind,
    kind: "request",
    before: () => [],
    message: (random) => httpMessage(requestOf(kind, random)),
  })),
  ...kinds.flatMap((kind) =>
    (["confirmation", "reversal"] as const).map((role): Subject => ({
      name: `${kind} ${role}`,
      kind: "advice",
      before: (random) => [requestOf(kind, random)],
      message: (random, [request]) =>
        httpMessage({ role, kind, id: random.uuid(), requestId: request?.id ?? "" }),
    })),
  ),
  {
    name: "reversal of an unknown request",
    kind: "advice",
    before: () => [],
    message: (random) =>
      httpMessage({ role: "reversal", kind: "load", id: random.uuid(), requestId: random.uuid() }),
  },
  {
    name: "lookup",
    kind: "lookup",
    before: () => [],
    message: (random) =>
      httpMessage({ role: "lookup", kind: "lookup", id: random.uuid(), pan: redeemable }),
  },
  ...["data", `data/card/${redeemable}`, "data/product/GIFT100"].map((path): Subject => ({
    name: path,
    kind: "data",
    before: () => [],
    message: () => ({ method: "GET", path: `${basePath}/testServerAdmin/${path}` }),
  })),
  {
    name: "reset",
    kind: "reset",
    before: (random) => [requestOf("load", random)],
    message: () => resetMessage,
  },
];

interface Trial {
  gate: Gate;
  standin: Standin;
  client: Client;
  statements: FailingStatements;
  random: Random;
}

/** What a failed message may not have changed: all entities, and every state but that of a request of its own. */
function stateOf({ standin }: Trial, user: string): string {
  const space = standin.space(user, user);
  return JSON.stringify({ data: space.data(), clock: space.clock().frozen });
}

/** One message with its n-th statement failing. False: it has fewer statements, and succeeded. */
async function tryAt(
  trial: Trial,
  subject: Subject,
  n: number,
  code: string,
  manner: (typeof manners)[number],
  user: string,
): Promise<boolean> {
  const { gate, client, statements, random, standin } = trial;
  const place = `${subject.name}, statement ${n}, ${code}, ${manner}`;
  const before = subject.before(random);
  // The space is known already: its first use is a matter of its own.
  await client.send({ method: "GET", path: `${basePath}/testServerAdmin/data` }, user);
  for (const message of before) {
    const { status } = await client.send(httpMessage(message), user);
    if (status !== 201)
      gate.violation(`${place}: the message before was answered ${String(status)}`);
  }
  const message = subject.message(random, before);
  const was = stateOf(trial, user);
  const messages = standin.space(user, user).messages().exchanges.length;
  statements.arm(n, code, manner);
  const reply = await client.send(message, user);
  const reached = statements.reached;
  const refused = {
    isFull: statements.isFull,
    wanted: statements.statusFor(operationFor(subject)),
  };
  statements.disarm();
  if (!reached) return false;
  if (stateOf(trial, user) !== was) gate.violation(`${place}: the state has changed`);
  if (subject.kind === "reset" && standin.space(user, user).messages().exchanges.length < messages)
    gate.violation(`${place}: messages are gone`);
  const wanted = refusalIn(subject, refused, reply);
  if (wanted !== undefined)
    gate.violation(`${place}: ${wanted}: ${String(reply.status)} ${reply.text}`);
  await afterwards(trial, subject, message, user, place, before);
  return true;
}

/** What the contract lists for a full disk, for messages of this kind; the test server has nothing but 500. */
const operationFor = ({ kind }: Subject): Pick<Operation, "kind" | "errors"> =>
  kind === "data" || kind === "reset"
    ? { kind: "administration", errors: { 500: null } }
    : { kind, errors: { 500: null, 503: null, 504: null } };

/** What is wrong with the answer to a message that failed inside the server. */
function refusalIn(
  subject: Subject,
  { isFull, wanted }: { isFull: boolean; wanted: number },
  { status, text }: Pick<Reply, "status" | "text">,
): string | undefined {
  if (status !== wanted) return `not answered ${wanted}`;
  if (subject.kind === "reset")
    return text === JSON.stringify({ outcome: "SERVER_ERROR" }) ? undefined : "no ResetResponse";
  const {
    errorType,
    errorMessage = "",
    requestType,
    id,
  } = JSON.parse(text) as Record<string, string>;
  const whole =
    errorType === (isFull ? "UPSTREAM_UNAVAILABLE" : "GENERAL_ERROR") &&
    errorMessage.length <= 20 &&
    requestType !== undefined &&
    id !== undefined;
  return whole ? undefined : "no ErrorDetail";
}

/** A request that failed can be reversed; the same under a new id works; an advice is taken when it comes again. */
async function afterwards(
  trial: Trial,
  subject: Subject,
  failed: HttpMessage,
  user: string,
  place: string,
  before: readonly CardMessage[],
): Promise<void> {
  const { gate, client, random } = trial;
  if (subject.kind === "request") {
    const { id } = failed.body as { id: string };
    const kind = subject.name as (typeof kinds)[number];
    const was = stateOf(trial, user);
    const reversal = await client.send(
      httpMessage({ role: "reversal", kind, id: random.uuid(), requestId: id }),
      user,
    );
    // Where not even the failure could be recorded, the request is one that was never received.
    if (reversal.status !== 202 && reversal.status !== 404)
      gate.violation(`${place}: its reversal was answered ${String(reversal.status)}`);
    if (stateOf(trial, user) !== was)
      gate.violation(`${place}: its reversal has changed the state`);
  }
  const again = subject.kind === "request" ? subject.message(random, before) : failed;
  const { status } = await client.send(again, user);
  const wanted = { request: [201], advice: [202, 404], lookup: [201], data: [200], reset: [200] }[
    subject.kind
  ];
  if (!wanted.includes(status ?? 0))
    gate.violation(`${place}: sent again it was answered ${String(status)}`);
}

gateTest("C2", "a statement that fails leaves everything as it was", async (gate) => {
  const statements = new FailingStatements();
  const standin = await gate.start({ beforeStatement: statements.before });
  const trial: Trial = {
    gate,
    standin,
    client: gate.client(standin.url),
    statements,
    random: randomFrom(gate.seed, "C2"),
  };
  let trials = 0;
  let spaces = 0;
  const most: Record<string, number> = {};
  const failures = codes.flatMap((code) => manners.map((manner) => ({ code, manner })));
  const tried = sampled(subjects, trial.random);
  for (const [subject, { code, manner }] of tried.flatMap((one) =>
    failures.map((failure) => [one, failure] as const),
  )) {
    let n = 1;
    while (
      n < manyStatements &&
      (await tryAt(trial, subject, n, code, manner, `c2-${(spaces += 1)}`))
    )
      n += 1;
    trials += n - 1;
    most[subject.kind] = Math.max(most[subject.kind] ?? 0, n - 1);
    if (n === 1 || n === manyStatements)
      gate.violation(`${subject.name}: no end of statements, or none at all`);
  }
  return {
    trials,
    effective: trials,
    floor: tried.length * codes.length * manners.length,
    notes: { operations: tried.length, ...most },
  };
});

gateTest(
  "C2 first use",
  "a statement that fails when a space is first used is refused, and the next try works",
  async (gate) => {
    const statements = new FailingStatements();
    const standin = await gate.start({ beforeStatement: statements.before });
    const client = gate.client(standin.url);
    const random = randomFrom(gate.seed, "C2 first use");
    let trials = 0;
    let spaces = 0;
    for (const subject of sampled(
      subjects.filter(({ kind }) => kind !== "advice"),
      random,
    )) {
      for (let n = 1; n < manyStatements; n += 1) {
        const user = `first-${(spaces += 1)}`;
        const message = subject.message(random, subject.before(random));
        statements.arm(n, "SQLITE_FULL", "once");
        const reply = await client.send(
          { ...message, headers: { authorization: authorizationOf(user) } },
          user,
        );
        const { reached } = statements;
        const refused = {
          isFull: statements.isFull,
          wanted: statements.statusFor(operationFor(subject)),
        };
        statements.disarm();
        if (!reached) break;
        trials += 1;
        const wanted = refusalIn(subject, refused, reply);
        if (wanted !== undefined)
          gate.violation(
            `${subject.name}, statement ${n} at first use: ${wanted}: ${String(reply.status)} ${reply.text}`,
          );
        const again = await client.send(subject.message(random, []), user);
        if (again.status !== 200 && again.status !== 201)
          gate.violation(
            `${subject.name}, statement ${n} at first use: then ${String(again.status)}`,
          );
      }
    }
    return { trials, effective: trials, floor: Math.ceil(8 / figures.C2.everyNth) };
  },
);

import type { Operation } from "../../src/contract/operation";
import { type Reply, authorizationOf } from "./trial/client";
import {
  type CardMessage,
  type HttpMessage,
  basePath,
  httpMessage,
  kinds,
  resetMessage,
} from "./trial/messages";
import {
  type Struck,
  type Trial,
  manyStatements,
  sampled,
  startTrial,
  tryEachStatement,
} from "./trial/failing-statements";
import { type Random, randomFrom } from "./trial/random";
import { gateTest } from "./trial/report";
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

/** What a failed message may not have changed: all entities, and every state but that of a request of its own. */
function stateOf({ standin }: Trial, user: string): string {
  const space = standin.space(user, user);
  return JSON.stringify({ data: space.data(), clock: space.clock().frozen });
}

/** What the contract lists for a full disk, for messages of this kind; the test server has nothing but 500. */
const operationFor = ({ kind }: Subject): Pick<Operation, "kind" | "errors"> =>
  kind === "data" || kind === "reset"
    ? { kind: "administration", errors: { 500: null } }
    : { kind, errors: { 500: null, 503: null, 504: null } };

/** What is wrong with the body of the answer to a message that failed inside the server. */
function refusalIn(
  subject: Subject,
  { text }: Pick<Reply, "text">,
  isFull: boolean,
): string | undefined {
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

function struckBy(trial: Trial, subject: Subject): Struck {
  const { standin, client, random } = trial;
  const state = (user: string): string => stateOf(trial, user);
  const exchangesOf = (user: string): number =>
    standin.space(user, user).messages().exchanges.length;
  let before: CardMessage[] = [];
  let exchanges = 0;
  return {
    name: subject.name,
    operation: operationFor(subject),
    basePath,
    async prepare(user, wrong) {
      before = subject.before(random);
      for (const message of before) {
        const { status } = await client.send(httpMessage(message), user);
        if (status !== 201) wrong(`the message before was answered ${String(status)}`);
      }
      exchanges = exchangesOf(user);
      return subject.message(random, before);
    },
    state,
    wrongRefusal: (reply, isFull) => refusalIn(subject, reply, isFull),
    /** A request that failed can be reversed; the same under a new id works; an advice is taken when it comes again. */
    async afterwards(user, failed, wrong) {
      if (subject.kind === "reset" && exchangesOf(user) < exchanges) wrong("messages are gone");
      if (subject.kind === "request") {
        const { id } = failed.body as { id: string };
        const kind = subject.name as (typeof kinds)[number];
        const was = state(user);
        const reversal = await client.send(
          httpMessage({ role: "reversal", kind, id: random.uuid(), requestId: id }),
          user,
        );
        // Where not even the failure could be recorded, the request is one that was never received.
        if (reversal.status !== 202 && reversal.status !== 404)
          wrong(`its reversal was answered ${String(reversal.status)}`);
        if (state(user) !== was) wrong("its reversal has changed the state");
      }
      const again = subject.kind === "request" ? subject.message(random, before) : failed;
      const { status } = await client.send(again, user);
      if (!takenAs[subject.kind].includes(status ?? 0))
        wrong(`sent again it was answered ${String(status)}`);
    },
  };
}

const takenAs = { request: [201], advice: [202, 404], lookup: [201], data: [200], reset: [200] };

gateTest("C2", "a statement that fails leaves everything as it was", async (gate) => {
  const trial = await startTrial(gate, randomFrom(gate.seed, "C2"));
  const tried = sampled(subjects, trial.random);
  const most: Record<string, number> = {};
  const count = await tryEachStatement(
    trial,
    tried.map((subject) => struckBy(trial, subject)),
    {
      user: "c2",
      seen({ name }, statements) {
        const kind = tried.find((subject) => subject.name === name)?.kind ?? name;
        most[kind] = Math.max(most[kind] ?? 0, statements);
      },
    },
  );
  return { ...count, notes: { operations: tried.length, ...most } };
});

gateTest(
  "C2 first use",
  "a statement that fails when a space is first used is refused, and the next try works",
  async (gate) => {
    const random = randomFrom(gate.seed, "C2 first use");
    const { client, statements } = await startTrial(gate, random);
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
        const { reached, isFull } = statements;
        const wanted = statements.statusFor(operationFor(subject));
        statements.disarm();
        if (!reached) break;
        trials += 1;
        const wrong =
          reply.status === wanted ? refusalIn(subject, reply, isFull) : `not answered ${wanted}`;
        if (wrong !== undefined)
          gate.violation(
            `${subject.name}, statement ${n} at first use: ${wrong}: ${String(reply.status)} ${reply.text}`,
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

import type { Standin } from "../../../src";
import type { Operation } from "../../../src/contract/operation";
import { Sqlite } from "../../../src/store/file/sqlite";
import type { Client, Reply } from "./client";
import type { HttpMessage } from "./messages";
import type { Random } from "./random";
import type { Count, Gate } from "./report";
import { figures } from "./tier";

/** How a statement fails: once, or from then on for as long as the message lasts. */
export const codes = ["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_BUSY"] as const;
export const manners = ["once", "fromThenOn"] as const;
/** No operation has so many statements: beyond it, the loop does not end by itself. */
export const manyStatements = 200;

/** The statements of a simulator, and the one that fails. */
export class FailingStatements {
  count = 0;
  #failAt = Infinity;
  #code = "";
  #always = false;
  #failed = "";

  readonly before = (sql: string): void => {
    this.count += 1;
    if (this.count === this.#failAt) this.#failed = sql;
    if (this.count === this.#failAt || (this.#always && this.count > this.#failAt))
      throw new Sqlite.SqliteError("simulated", this.#code);
  };

  /** From now on the n-th statement fails. */
  arm(n: number, code: string, manner: (typeof manners)[number]): void {
    Object.assign(this, { count: 0 });
    this.#failAt = n;
    this.#code = code;
    this.#always = manner === "fromThenOn";
  }

  disarm(): void {
    this.#failAt = Infinity;
  }

  get reached(): boolean {
    return this.count >= this.#failAt;
  }

  /** The statement that failed says that the disk takes no more. */
  get isFull(): boolean {
    if (this.#code === "SQLITE_FULL") return true;
    return this.#code.startsWith("SQLITE_IOERR") && this.#failed === "COMMIT";
  }

  /** How a message is to be answered whose statement has failed: a full disk is a bound, anything else a failure. */
  statusFor({ kind, errors }: Pick<Operation, "kind" | "errors">): number {
    const full = kind === "advice" ? 504 : 503;
    return this.isFull && Object.hasOwn(errors, full) ? full : 500;
  }
}

/** Every n-th of the messages to try, as the tier says; which ones follows from the seed. */
export function sampled<T>(all: readonly T[], random: Random): T[] {
  const { everyNth } = figures.C2;
  const first = random.int(everyNth);
  return all.filter((_, index) => index % everyNth === first % Math.min(everyNth, all.length));
}

type Code = (typeof codes)[number];
type Manner = (typeof manners)[number];

/** A simulator whose statements fail, and who sends to it. */
export interface Trial {
  gate: Gate;
  standin: Standin;
  client: Client;
  statements: FailingStatements;
  random: Random;
}

export async function startTrial(gate: Gate, random: Random): Promise<Trial> {
  const statements = new FailingStatements();
  const standin = await gate.start({ beforeStatement: statements.before });
  return { gate, standin, client: gate.client(standin.url), statements, random };
}

/** What must hold of a message while a statement of it fails. */
export interface Struck {
  name: string;
  operation: Pick<Operation, "kind" | "errors">;
  /** Where the data space is met for the first time: that is a matter of its own. */
  basePath: string;
  /** Sends what comes before it; the message. */
  prepare: (user: string, wrong: (text: string) => void) => Promise<HttpMessage>;
  /** What may not change. */
  state: (user: string) => string;
  /** What is wrong with an answer that no fault was in the way of. */
  wrongWithout?: (reply: Reply) => string | undefined;
  /** What is wrong with a refusal of the right status. */
  wrongRefusal?: (reply: Reply, isFull: boolean) => string | undefined;
  /** What must hold after it. */
  afterwards?: (user: string, message: HttpMessage, wrong: (text: string) => void) => Promise<void>;
}

/** A message with its n-th statement failing. False: it has fewer statements, and succeeded. */
async function tryAt(
  { gate, client, statements }: Trial,
  struck: Struck,
  { n, code, manner, user }: { n: number; code: Code; manner: Manner; user: string },
): Promise<boolean> {
  const wrong = (text: string | undefined): void => {
    if (text !== undefined)
      gate.violation(`${struck.name}, statement ${n}, ${code}, ${manner}: ${text}`);
  };
  await client.send({ method: "GET", path: `${struck.basePath}/testServerAdmin/data` }, user);
  const message = await struck.prepare(user, wrong);
  const was = struck.state(user);
  statements.arm(n, code, manner);
  const reply = await client.send(message, user);
  const { reached, isFull } = statements;
  const wanted = statements.statusFor(struck.operation);
  statements.disarm();
  const told = `${String(reply.status)} ${reply.text}`;
  if (!reached) {
    wrong(struck.wrongWithout?.(reply));
    return false;
  }
  if (struck.state(user) !== was) wrong("the state has changed");
  if (reply.status !== wanted) wrong(`answered ${told}, not ${wanted}`);
  else {
    const fault = struck.wrongRefusal?.(reply, isFull);
    if (fault !== undefined) wrong(`${fault}: ${told}`);
  }
  await struck.afterwards?.(user, message, wrong);
  return true;
}

/** How messages are tried. */
interface Trying {
  /** Data spaces are named with it. */
  user: string;
  failing?: readonly Code[];
  /** Told of each message how many statements it has. */
  seen?: (struck: Struck, statements: number) => void;
}

/** Tries each message with its first statement failing, then its second, until it has no more. */
export async function tryEachStatement(
  trial: Trial,
  messages: readonly Struck[],
  { user, failing = codes, seen }: Trying,
): Promise<Count> {
  const failures = failing.flatMap((code) => manners.map((manner) => ({ code, manner })));
  let trials = 0;
  let spaces = 0;
  const counted = (): Count => ({
    trials,
    effective: trials,
    floor: messages.length * failures.length,
  });
  for (const struck of messages)
    for (const failure of failures) {
      let n = 1;
      const next = (): Promise<boolean> =>
        tryAt(trial, struck, { n, ...failure, user: `${user}-${(spaces += 1)}` });
      while (n < manyStatements && (await next())) n += 1;
      trials += n - 1;
      seen?.(struck, n - 1);
      if (n === 1 || n === manyStatements)
        trial.gate.violation(`${struck.name}: no end of statements, or none at all`);
      if (trial.gate.violations.length > 20) return counted();
    }
  return counted();
}

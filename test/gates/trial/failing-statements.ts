import type { Operation } from "../../../src/contract/operation";
import { Sqlite } from "../../../src/store/file/sqlite";
import type { Random } from "./random";
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

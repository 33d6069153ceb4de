import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Standin, type StandinSpace, createStandin } from "../../../src";
import type { Operation } from "../../../src/contract/operation";
import type { Got, Line } from "../../pos/line";
import type { VirtualTime } from "../../support/virtual-time";

const parts = ["", "-wal"];

/** How a simulator goes down under a message: `stop` ends it as SIGTERM does. */
export interface Outage {
  kind: "kill" | "stop";
  /** Turns of the event loop after which it strikes. */
  turns: number;
  /** How long it stays down. */
  ms: number;
  /** The client loses an answer that had left the process. */
  losesAnswer: boolean;
}

/** What happens under a message; undefined: nothing. */
export type Strike = (operation: Operation) => Outage | undefined;

/**
 * A simulator with its data in a file, in a time that a test moves, which goes down and comes back. A kill leaves what
 * `kill -9` does: the file as it is at that instant. What its process still does, nobody sees.
 */
export class FailingStandin {
  private readonly ended: Promise<void>[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "standin-outages-"));
  private db = join(this.folder, "0.db");
  private starts = 0;
  private readonly served: { line: Line; path: string }[] = [];
  /** Messages that wait for their answers. */
  private onTheWay = 0;
  private current!: Standin;
  /** When one that is down comes back. */
  private upAt = 0;
  private phase: "up" | "stopping" | "down" = "down";
  /** The log as it was last seen, and when. */
  private seen = { log: "", at: 0 };

  constructor(
    private readonly time: VirtualTime,
    private readonly defect: (text: string) => void,
  ) {}

  get url(): string {
    return this.current.url;
  }

  get interfaces(): Standin["interfaces"] {
    return this.current.interfaces;
  }

  /** The data space of whichever simulator is up; of one that stops or is down, no message can be read. */
  space = (user: string, password: string): StandinSpace =>
    new Proxy({} as StandinSpace, {
      get: (_, name) => {
        if (name === "messages" && this.phase !== "up") return () => ({ exchanges: [] });
        return Reflect.get(this.current.space(user, password), name) as unknown;
      },
    });

  /** Starts it with what its file holds, as if it had been written when it was. */
  async start(): Promise<void> {
    for (const part of parts) {
      const file = this.db + part;
      const seconds = this.seen.at / 1000;
      if (existsSync(file) && this.seen.at > 0) utimesSync(file, seconds, seconds);
    }
    this.current = await createStandin({ time: this.time, db: this.db, onDefect: this.defect });
    for (const { line, path } of this.served) line.url = `${this.url}${path}`;
    this.phase = "up";
    this.look();
  }

  /** Notes when its file was written last. */
  private look(): void {
    const file = `${this.db}-wal`;
    if (!existsSync(file)) return;
    const { mtimeMs, size } = statSync(file);
    const log = `${this.db} ${mtimeMs} ${size}`;
    if (log !== this.seen.log) this.seen = { log, at: this.time.now() };
  }

  /** Lets a POS reach it: while it is down, no message gets an answer, and it comes back when it is time. */
  serve(line: Line, path: string, strike: Strike): void {
    this.served.push({ line, path });
    line.around = async (send, operation) => {
      if (this.phase === "down" && this.time.now() < this.upAt) return undefined;
      const outage = strike(operation);
      if (this.phase === "down") await this.start();
      this.onTheWay += 1;
      const got = await (outage === undefined ? send() : this.under(send, outage));
      this.onTheWay -= 1;
      if (this.phase === "up") this.look();
      return got;
    };
  }

  /** Takes it down while a message is on its way. What the client gets. */
  private async under(
    send: () => Promise<Got>,
    { kind, turns, ms, losesAnswer }: Outage,
  ): Promise<Got> {
    const got: { answer: Got }[] = [];
    const sending = send().then((answer) => {
      got.push({ answer });
    });
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    if (kind === "stop") {
      await this.stop();
      await sending;
    }
    const inTime = got[0]?.answer;
    if (kind === "kill") {
      const end = this.kill();
      await sending;
      end();
    }
    this.upAt = this.time.now() + ms;
    return losesAnswer ? undefined : inTime;
  }

  /** Ends it as SIGTERM does. */
  private async stop(): Promise<void> {
    this.phase = "stopping";
    await this.current.close();
    this.phase = "down";
    this.seen.at = this.time.now();
  }

  /** Kills it unless a message is on its way; it comes back with the next one. Whether it was killed. */
  killAtRest(): boolean {
    if (this.phase !== "up" || this.onTheWay > 0) return false;
    this.kill()();
    this.upAt = this.time.now();
    return true;
  }

  /** Starts it unless it is up, when it is time. */
  async comeBack(): Promise<void> {
    if (this.phase === "up") return;
    this.time.advance(Math.max(0, this.upAt - this.time.now()));
    await this.start();
  }

  /** Removes its files. */
  async end(): Promise<void> {
    if (this.phase === "up") this.ended.push(this.current.close());
    await Promise.all(this.ended);
    rmSync(this.folder, { recursive: true });
  }

  /** Its file at this instant is where the next one goes on; the function lets the old process end. */
  private kill(): () => void {
    this.look();
    const dead = this.current;
    const next = join(this.folder, `${(this.starts += 1)}.db`);
    for (const part of parts)
      if (existsSync(this.db + part)) copyFileSync(this.db + part, next + part);
    this.db = next;
    return () => {
      this.phase = "down";
      this.ended.push(dead.close());
    };
  }
}

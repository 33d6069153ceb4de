import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { v4 } from "uuid";
import { type Standin, type StandinOptions, type Verdict, createStandin } from "../../../src";
import { Sqlite } from "../../../src/store/file/sqlite";
import type { Fault } from "../../../src/scenario/definition";
import { Client } from "../../support/client";
import { cards, redemptionOf } from "../../support/messages/gift-card";
import { untilOpen } from "../../support/socket";
import { VirtualTime } from "../../support/virtual-time";

/** A time in which nothing could reach the simulator is not the POS's: it counts in no window. */

const directory = mkdtempSync(join(tmpdir(), "standin-"));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const id = "4f0c1f57-5a5b-4a53-8d5e-2f6f0f6f0a01";
const reversalId = "4f0c1f57-5a5b-4a53-8d5e-2f6f0f6f0a02";

/** A till, and what it sends; each simulator that it meets has the same time. */
class Till {
  readonly time = new VirtualTime();
  readonly file = join(directory, `${v4()}.db`);

  start = (options: StandinOptions = {}): Promise<Standin> =>
    createStandin({ time: this.time, db: this.file, ...options });

  async redeem(standin: Standin, fault: Fault): Promise<void> {
    this.spaceOf(standin).scenario({
      name: "once",
      title: "Once",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "redeem" }, times: 1, fault }],
    });
    const body = { ...redemptionOf(cards.funded, 10), id, time: this.now() };
    await this.send(standin, `redemptions/${id}`, body);
  }

  reverse = (standin: Standin): Promise<unknown> =>
    this.send(standin, `redemptions/${id}/reversals/${reversalId}`, {
      id: reversalId,
      requestId: id,
      time: this.now(),
      reversalReason: "TIMEOUT",
      thirdPartyIdentifiers: redemptionOf(cards.funded, 10)["thirdPartyIdentifiers"],
    });

  async outcome(standin: Standin): Promise<string | undefined> {
    const verdict: Verdict = await this.spaceOf(standin).verdict({ interfaces: ["gift-card-v3"] });
    return verdict.rules.find((rule) => rule.id === "GC-11")?.outcome;
  }

  spaceOf = (standin: Standin) => standin.space("7102", "pos");

  private now = (): string => new Date(this.time.now()).toISOString();

  private async send(standin: Standin, path: string, body: object): Promise<void> {
    const client = new Client(standin.url, "7102", "pos");
    await client.post(`/giftcard/v3/${path}`, body).catch(() => undefined);
  }
}

describe("a simulator that was stopped and started again on its database", () => {
  async function reversedAfter(stopped: number, later: number): Promise<string | undefined> {
    const till = new Till();
    const first = await till.start();
    await till.redeem(first, { when: "after", kind: "status", status: 504 });
    await first.close();
    till.time.advance(stopped * 1000);
    const second = await till.start();
    try {
      till.time.advance(later * 1000);
      await till.reverse(second);
      return await till.outcome(second);
    } finally {
      await second.close();
    }
  }

  test("is waited for", async () => {
    expect(await reversedAfter(1_000, 89)).toBe("pass");
    expect(await reversedAfter(1_000, 100)).toBe("warn");
    expect(await reversedAfter(1_000, 136)).toBe("fail");
    expect(await reversedAfter(0, 89)).toBe("pass");
  });
});

test("a port that a fault has closed is waited for, and the exported journal says how long", async () => {
  const till = new Till();
  const standin = await till.start();
  try {
    await till.redeem(standin, { when: "after", kind: "refuse-connection", for: "200s" });
    till.time.advance(200_000);
    await untilOpen(standin.url);
    expect((await till.spaceOf(standin).journal()).absent).toEqual([
      { from: "2031-03-04T12:00:00.000Z", until: "2031-03-04T12:03:20.000Z" },
    ]);
    till.time.advance(80_000);
    await till.reverse(standin);
    expect(await till.outcome(standin)).toBe("pass");
  } finally {
    await standin.close();
  }
});

describe("on a full disk", () => {
  /** A till, and a simulator whose disk takes no absence while it is full. */
  async function onADisk() {
    const disk = { isFull: false };
    const till = new Till();
    const lines: string[] = [];
    const standin = await till.start({
      log: pino({ level: "warn" }, { write: (line: string) => lines.push(line) }),
      beforeStatement(sql) {
        if (disk.isFull && /^(INSERT INTO|UPDATE) absence/.test(sql))
          throw new Sqlite.SqliteError("simulated", "SQLITE_FULL");
      },
    });
    return {
      disk,
      till,
      standin,
      lines,
      absent: async () => (await till.spaceOf(standin).journal()).absent ?? [],
      /** The port is closed for so long; `meanwhile` happens. */
      closePort: async (
        seconds: number,
        meanwhile: () => void = () => undefined,
      ): Promise<void> => {
        await till.redeem(standin, {
          when: "after",
          kind: "refuse-connection",
          for: `${seconds}s`,
        });
        meanwhile();
        till.time.advance(seconds * 1_000);
        await untilOpen(standin.url);
      },
    };
  }

  test("a port closes and opens, and a simulator stops; it is not noted, and no defect", async () => {
    const { disk, standin, lines, absent, closePort } = await onADisk();
    disk.isFull = true;
    await closePort(200);
    expect(await absent()).toEqual([]);
    await standin.close();
    expect(lines).toEqual([]);
  });

  test("an absence that ends keeps its end, and is no excuse for what comes later", async () => {
    const { disk, till, standin, absent, closePort } = await onADisk();
    const first = { from: "2031-03-04T12:00:00.000Z", until: "2031-03-04T12:03:20.000Z" };
    try {
      await closePort(200, () => (disk.isFull = true));
      expect(await absent()).toEqual([first]);
      till.time.advance(600_000);
      expect(await absent()).toEqual([first]);
      expect(await till.outcome(standin)).toBe("fail");

      disk.isFull = false;
      await closePort(60);
      expect(await absent()).toEqual([
        first,
        { from: "2031-03-04T12:13:20.000Z", until: "2031-03-04T12:14:20.000Z" },
      ]);
    } finally {
      await standin.close();
    }
  });
});

import crypto from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { hashOf, writeUsersFile } from "../../../src/users";
import { Client } from "../../support/client";
import { gateTest } from "../trial/report";
import { figures, tierName } from "../trial/tier";

/** Longest wait for an answer, in milliseconds: by night the claim, else what hangs. */
const longestWait = tierName === "nightly" ? 1_000 : 60_000;

const password = "secret";

/** Sends one message of a user; how long its answer took, in milliseconds. */
async function ask(client: Client): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await client.get("/standin/clock");
  return { status, ms: performance.now() - startedAt };
}

gateTest(
  "P1",
  "where one user is added to a file of many active ones, no password is checked again but the new one's, and nobody waits",
  async (gate) => {
    const { users: count, rounds } = figures.P1;
    const folder = mkdtempSync(join(tmpdir(), "standin-p1-"));
    const file = join(folder, "users.json");
    const hash = await hashOf(password);
    const users = Array.from({ length: count }, (_, at) => ({ user: `till-${at}`, hash }));
    writeUsersFile(file, users);
    const seen = { isRead: false };
    const write = (line: string): void => {
      seen.isRead ||= line.includes("Read the users file again");
    };
    const standin = await gate.start({ users: file, log: pino({}, { write }) });
    const clientOf = ({ user }: { user: string }) => new Client(standin.url, user, password);
    const clients = users.map(clientOf);
    // One after the other: this is the start, of which nothing is claimed.
    for (const client of clients)
      if ((await ask(client)).status !== 200) gate.violation("a user of the file is not let in");
    const hashes = jest.spyOn(crypto, "scrypt");
    const added = { user: "new", hash };
    writeUsersFile(file, [...users, added]);
    let [trials, effective, longest] = [0, 0, 0];
    const round = async (asked: readonly Client[]): Promise<void> => {
      for (const { status, ms } of await Promise.all(asked.map(ask))) {
        trials += 1;
        if (seen.isRead) effective += 1;
        longest = Math.max(longest, Math.round(ms));
        if (status !== 200) gate.violation(`a user of the file was answered ${status}`);
      }
    };
    while (!seen.isRead) await round(clients);
    clients.push(clientOf(added));
    for (let done = 0; done < rounds; done += 1) await round(clients);
    const computed = hashes.mock.calls.length;
    hashes.mockRestore();
    rmSync(folder, { recursive: true });
    if (computed !== 1) gate.violation(`${computed} hashes were computed, and not 1`);
    if (longest > longestWait) gate.violation(`an answer took ${longest} ms`);
    return { trials, effective, floor: rounds * count, notes: { longest, hashes: computed } };
  },
);

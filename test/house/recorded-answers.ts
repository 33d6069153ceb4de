import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Scenario } from "../../src/scenario/definition";
import { createStandin, type Standin } from "../../src";
import { openClient, type Client } from "../gates/trial/client";
import type { HttpMessage } from "../gates/trial/messages";
import { randomFrom, type Random } from "../gates/trial/random";
import { visible } from "../gates/trial/replay";
import { subjects } from "../gates/trial/subjects";
import { trafficOf } from "../gates/trial/traffic";
import { validMessages } from "../gates/fuzz/valid-messages";

/**
 * Not a test of its own: a refactoring keeps every answer and every journal entry. Before it, and after each step:
 *
 *     STANDIN_ANSWERS=answers.json npm run answers
 *
 * The first run writes the file, later ones compare with it. Texts for people (`detailMessage`) are left out.
 */
const file = process.env["STANDIN_ANSWERS"] ?? "";
const streams = 60;
const messagesAStream = 60;
const mutantsAnOperation = 4;

/** Faults that answer at once, or cut the connection at once. */
const faults: readonly object[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 504 },
  { kind: "status", status: 503 },
  { kind: "reset" },
  { kind: "empty" },
  { kind: "truncate" },
  { kind: "malformed" },
  { kind: "replay" },
];

function planOf(random: Random): Scenario {
  const rule = (): object => ({
    on: {},
    probability: 0.2,
    fault: { when: random.pick(["before", "after"]), ...random.pick(faults) },
  });
  return {
    name: "plan",
    title: "Faults by chance",
    interface: subjects.map(({ name }) => name),
    seed: String(random.int(1_000_000)),
    rules: [rule(), rule()],
  } as Scenario;
}

/** Without texts for people, and without what tells the machine's time. */
const compared = (text: string): string =>
  text
    .replace(
      /"(detailMessage|description|msg|freeString|text|label)":"(?:[^"\\]|\\.)*"/g,
      '"$1":""',
    )
    .replace(/"(receivedAt|answeredAt)":"[^"]*"/g, '"$1":""')
    .replace(/"x-request-id":"[^"]*",?/g, "")
    .replace(/"(durationMs|endedMs|ms|answeredAfterMs)":[\d.]+/g, '"$1":0');

/** What a data space answers to these messages, and what its journal says of them. */
async function answersTo(
  { standin, client }: { standin: Standin; client: Client },
  user: string,
  messages: readonly HttpMessage[],
  scenario?: Scenario,
): Promise<string[]> {
  const space = standin.space(user, user);
  space.clock({ set: "2031-03-04T09:00:00.000Z", frozen: true });
  if (scenario !== undefined) space.scenario(scenario);
  const answers: string[] = [];
  for (const message of messages) {
    const reply = await client.send(message, user);
    answers.push(reply.status === null ? "no answer" : visible(reply));
  }
  const journal = await space.journal();
  return [
    ...answers,
    ...journal.exchanges.map(({ name: _name, ...exchange }) => JSON.stringify(exchange)),
  ].map(compared);
}

test("every answer and journal entry is as it was recorded", async () => {
  if (file === "") throw new Error("STANDIN_ANSWERS names no file");
  const standin = await createStandin({ seed: "recorded" });
  const client = openClient(standin.url);
  const answers: Record<string, string[]> = {};
  for (let number = 0; number < streams; number += 1) {
    const random = randomFrom("recorded answers", number);
    const messages = trafficOf(random, messagesAStream);
    const scenario = number % 2 === 0 ? undefined : planOf(random);
    answers[`stream-${number}`] = await answersTo(
      { standin, client },
      `stream-${number}`,
      messages,
      scenario,
    );
  }
  const mutants = randomFrom("recorded mutants");
  const broken = validMessages.flatMap((all) =>
    all.flatMap((valid) => [
      valid.message,
      ...Array.from({ length: mutantsAnOperation }, () => valid.mutant(mutants).message),
    ]),
  );
  answers["mutants"] = await answersTo({ standin, client }, "mutants", broken);
  client.close();
  await standin.close();
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(answers, null, 1));
    return;
  }
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  const differences = Object.entries(answers).flatMap(([stream, now]) =>
    now.flatMap((answer, index) => {
      const before = recorded[stream]?.[index];
      return answer === before ? [] : [`${stream}, ${index}:\n- ${String(before)}\n+ ${answer}`];
    }),
  );
  expect({ count: differences.length, first: differences.slice(0, 3) }).toEqual({
    count: 0,
    first: [],
  });
});

import type { Standin } from "../../src";
import type { Client } from "./trial/client";
import type { HttpMessage } from "./trial/messages";
import { randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { visible } from "./trial/replay";
import { figures } from "./trial/tier";
import { trafficOf } from "./trial/traffic";

const standstill = { set: "2031-03-04T09:00:00.000Z", frozen: true };

/** The messages in the order of one space: as they are, but for some that change places. */
function orderOf(seed: string, user: string, messages: readonly HttpMessage[]): HttpMessage[] {
  const random = randomFrom(seed, "I1", user);
  const order = [...messages];
  for (let swaps = 0; swaps < messages.length / 4; swaps += 1) {
    const [one, other] = [random.int(order.length), random.int(order.length)];
    [order[one], order[other]] = [order[other] as HttpMessage, order[one] as HttpMessage];
  }
  return order;
}

async function send(
  standin: Standin,
  client: Client,
  user: string,
  messages: readonly HttpMessage[],
): Promise<string[]> {
  standin.space(user, user).clock(standstill);
  const answers: string[] = [];
  for (const message of messages) answers.push(visible(await client.send(message, user)));
  answers.push(JSON.stringify(standin.space(user, user).data()));
  return answers;
}

/** What a space answers when it is the only one. */
async function alone(
  gate: Gate,
  user: string,
  messages: readonly HttpMessage[],
): Promise<string[]> {
  const standin = await gate.start({ seed: gate.seed });
  const client = gate.client(standin.url);
  const answers = await send(standin, client, user, messages);
  client.close();
  await standin.close();
  return answers;
}

gateTest(
  "I1",
  "each of many spaces with the same ids and cards answers as if it were alone",
  async (gate) => {
    const { spaces, messages: count } = figures.I1;
    // One choice of messages for all: ids and cards are the same in every space, their order is not.
    const shared = trafficOf(randomFrom(gate.seed, "I1"), count);
    const users = Array.from({ length: spaces }, (_, number) => `tenant-${number}`);
    const orders = new Map(users.map((user) => [user, orderOf(gate.seed, user, shared)]));
    const standin = await gate.start({ seed: gate.seed });
    const client = gate.client(standin.url);
    let quiet = 0;
    let noise = 0;
    const tenants = users.map(async (user) => {
      const answers = await send(standin, client, user, orders.get(user) ?? []);
      quiet += count;
      return answers;
    });
    /** As many messages as all the others together, with the same ids and with resets in between. */
    const neighbour = async (): Promise<void> => {
      while (noise < spaces * count) {
        noise += 1;
        await client.send(shared[noise % count] as HttpMessage, "neighbour");
        if (noise % 97 === 0) standin.space("neighbour", "neighbour").reset();
      }
    };
    const neighbours = Array.from({ length: 8 }, neighbour);
    const together = await Promise.all(tenants);
    await Promise.all(neighbours);
    let equal = 0;
    for (const [index, user] of users.entries()) {
      const wanted = await alone(gate, user, orders.get(user) ?? []);
      const seen = together[index] ?? [];
      const differs = wanted.findIndex((answer, at) => answer !== seen[at]);
      if (differs < 0) equal += 1;
      else
        gate.violation(
          `${user}, message ${differs}: alone ${String(wanted[differs])}, beside others ${String(seen[differs])}`,
        );
    }
    if (noise < quiet)
      gate.violation(`the neighbour had ${noise} of ${noise + quiet} messages, less than half`);
    return { trials: spaces, effective: equal, floor: spaces, notes: { messages: quiet, noise } };
  },
);

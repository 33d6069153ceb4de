import type { Exchange, Standin, StandinSpace } from "../../src";
import { openClient } from "../gates/trial/client";
import type { HttpMessage } from "../gates/trial/messages";
import { type Random, randomFrom } from "../gates/trial/random";
import { dealingKinds, dealingMessage, subjects } from "../gates/trial/subjects";
import { startStandin } from "../support/standin";

/** Two of our own simulators: the messages of every interface go through the first one to the second. */
export interface OwnProvider {
  front: Standin;
  provider: Standin;
  /** What the first one holds against the second, as a user sees it there. */
  breaches: (user: string) => string[];
  send: (message: HttpMessage, user: string) => Promise<number | null>;
  close: (this: void) => void;
}

/** Starts both. */
export async function startOwnProvider(options: object = {}): Promise<OwnProvider> {
  const provider = await startStandin(options);
  const upstream = Object.fromEntries(
    subjects.map(({ name, contract }) => [name, `${provider.url}${contract.basePath}`]),
  );
  const front = await startStandin({
    upstream,
    upstreamRate: 10_000,
    upstreamAtOnce: 32,
    ...options,
  });
  const client = openClient(front.url);
  return {
    front,
    provider,
    breaches: (user) => breachesIn(front.space(user, user)),
    send: async (message, user) => (await client.send(message, user)).status,
    close: () => {
      client.close();
    },
  };
}

/** Every breach in a data space: the message, and what is said of its answer. */
const breachesIn = (space: StandinSpace): string[] =>
  space
    .messages({ limit: 1_000 })
    .exchanges.flatMap((exchange) =>
      exchange.findings
        .filter(({ code }) => code.startsWith("provider-"))
        .map(({ code, text }) => `${lineOf(exchange)} ${code}: ${text}`),
    );

const lineOf = ({ interface: name, operation, status, stateBefore }: Exchange): string =>
  `${String(name)} ${String(operation)} ${String(status)} in ${String(stateBefore)}`;

/** One transaction whose messages overlap, held up at the provider before or after they are processed. */
export async function overlappingRun(between: OwnProvider, seed: number): Promise<string[]> {
  const random = randomFrom("overlapping", seed);
  const user = `overlap-${seed}`;
  const { subject, kind } = random.pick(dealingKinds);
  between.provider.space(user, user).scenario({
    name: "held-up",
    title: "Some are held up",
    interface: subject.name,
    rules: Array.from({ length: 3 }, () => ({
      on: {},
      nth: 1 + random.int(3),
      fault: {
        kind: "delay" as const,
        for: `${1 + random.int(4)}ms`,
        when: random.pick(["before", "after"] as const),
      },
    })),
  });
  await sendAll(between, user, messagesOf(random, subject, kind), random);
  return between.breaches(user).map((text) => `seed ${seed}: ${text}`);
}

type Trade = (typeof dealingKinds)[number];

/** The request, advice messages for it, and some of them again. */
function messagesOf(random: Random, subject: Trade["subject"], kind: string): HttpMessage[] {
  const id = random.uuid();
  const request = dealingMessage({ subject, kind, role: "request", id });
  const advices = subject
    .advicesOf(kind)
    .flatMap((role) =>
      [random.uuid(), random.uuid()].map((own) =>
        dealingMessage({ subject, kind, role, id: own, requestId: id }),
      ),
    );
  const some = Array.from({ length: 2 + random.int(4) }, () => random.pick([request, ...advices]));
  return random.chance(0.8) ? [request, ...some] : some;
}

/** Sends each before the one before is answered, or once it is, as it falls. */
async function sendAll(
  { send }: OwnProvider,
  user: string,
  messages: readonly HttpMessage[],
  random: Random,
): Promise<void> {
  const open: Promise<unknown>[] = [];
  for (const message of messages) {
    const answered = send(message, user);
    open.push(answered);
    if (random.chance(0.3)) await answered;
  }
  await Promise.all(open);
}

import type { SpaceData, StandinSpace } from "../../src";
import type { Data } from "../families/suite/adapter";
import type { Client, Reply } from "./trial/client";
import { type CardMessage, type HttpMessage, httpMessage, resetMessage } from "./trial/messages";
import { type Random, randomFrom } from "./trial/random";
import { gateTest } from "./trial/report";
import {
  type Closing,
  type Dealing,
  type Subject,
  dealingKinds,
  dealingMessage,
  errorIn,
  errorOf,
  subjects,
  successOf,
} from "./trial/subjects";
import { figures } from "./trial/tier";

/** What one round of a race needs. */
interface Round {
  random: Random;
  clients: number;
  /** Sends all at once; the answers in the order of the messages. */
  race(messages: readonly HttpMessage[]): Promise<Reply[]>;
  send(message: CardMessage): Promise<Reply>;
  space: StandinSpace;
  /** The data of a space in which nothing has happened. */
  untouched: SpaceData;
}

const pan = "6099310000000000068";
const balance = 50_000;

const redemption = (id: string, amount: number): CardMessage => ({
  role: "request",
  kind: "redemption",
  id,
  pan,
  amount,
});
const book = ({ space }: Round): number | undefined =>
  space.data()["gift-card"].cards.find(({ card }) => card.pan === pan)?.balance.amount;
const typeOf = ({ body }: Reply): string | undefined =>
  (body as { errorType?: string } | undefined)?.errorType;
const every = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const closedBothWays = dealingKinds.filter(
  ({ subject, kind }) => subject.advicesOf(kind).length === 2,
);

/** All want the whole balance under ids of their own: one gets it. */
async function lastBalance(round: Round): Promise<boolean> {
  const replies = await round.race(
    every(round.clients, () => httpMessage(redemption(round.random.uuid(), balance))),
  );
  const won = replies.filter(({ status }) => status === 201).length;
  const lost = replies.filter(
    (reply) => reply.status === 400 && typeOf(reply) === "INSUFFICIENT_FUNDS",
  ).length;
  return won === 1 && lost === round.clients - 1 && book(round) === 0;
}

/** What was done to the money of a family. */
function effectOn({ space, untouched }: Round, { adapter, family }: Subject): number {
  return (
    adapter.money(space.data()[family.name] as Data) - adapter.money(untouched[family.name] as Data)
  );
}

/** All send the same request of any family: one opens the transaction. */
async function sameId(round: Round): Promise<boolean> {
  const { subject, kind } = round.random.pick(dealingKinds);
  const request: Dealing = { subject, kind, role: "request", id: round.random.uuid() };
  const success = successOf(subject.operation(kind, "request"));
  const duplicate = subject.adapter.refused("duplicate", kind);
  const replies = await round.race(every(round.clients, () => dealingMessage(request)));
  const won = replies.filter(({ status }) => success.includes(status ?? 0)).length;
  const lost = replies.filter(
    (reply) =>
      reply.status === duplicate.status && errorIn(subject, reply.body) === errorOf(duplicate),
  ).length;
  return (
    won === 1 &&
    lost === round.clients - 1 &&
    effectOn(round, subject) === subject.how(kind).money.approved
  );
}

const doors = subjects.filter(({ family }) => family.name === "qr");

/** All pay with one code, at the three QR interfaces: one payment gets it. */
async function oneCode(round: Round): Promise<boolean> {
  const nth = round.random.int(8);
  const payments = every(round.clients, (index): Dealing => {
    const subject = doors[index % doors.length] as Subject;
    return { subject, kind: subject.kinds[0] ?? "", role: "request", id: round.random.uuid(), nth };
  });
  const replies = await round.race(payments.map(dealingMessage));
  const count = (fits: (reply: Reply, payment: Dealing) => boolean): number =>
    replies.filter((reply, index) => fits(reply, payments[index] as Dealing)).length;
  const won = count(({ status }, { subject, kind }) =>
    successOf(subject.operation(kind, "request")).includes(status ?? 0),
  );
  const lost = count(
    ({ status, body }, { subject, kind }) =>
      status === 400 && errorIn(subject, body) === subject.how(kind).rival?.["PENDING"],
  );
  const [{ subject, kind }] = payments as [Dealing];
  return (
    won === 1 &&
    lost === round.clients - 1 &&
    effectOn(round, subject) === subject.how(kind).money.approved
  );
}

/** Half confirm, half reverse: all of one half are acknowledged, all of the other refused. */
async function confirmOrReverse(round: Round): Promise<boolean> {
  const { subject, kind } = round.random.pick(closedBothWays);
  const requestId = round.random.uuid();
  await round.race([dealingMessage({ subject, kind, role: "request", id: requestId })]);
  const roles = every(round.clients, (index): Closing =>
    index % 2 === 0 ? "confirmation" : "reversal",
  );
  if (round.random.chance(0.5)) roles.reverse();
  const replies = await round.race(
    roles.map((role) =>
      dealingMessage({ subject, kind, role, id: round.random.uuid(), requestId }),
    ),
  );
  const { approved, confirmed } = subject.how(kind).money;
  const left = effectOn(round, subject);
  const allAre = (winner: Closing, reason: "confirmed" | "reversed"): boolean =>
    replies.every((reply, index) => {
      const role = roles[index] as Closing;
      if (role === winner)
        return successOf(subject.operation(kind, role)).includes(reply.status ?? 0);
      const error = subject.adapter.refused(reason, kind, role);
      return reply.status === error.status && errorIn(subject, reply.body) === errorOf(error);
    });
  const wasConfirmed = allAre("confirmation", "confirmed") && left === approved + confirmed;
  const wasReversed = allAre("reversal", "reversed") && left === 0;
  return wasConfirmed !== wasReversed;
}

/** One resets while the others send one request: afterwards the request is there whole, or not at all. */
async function resetOrRequest(round: Round): Promise<boolean> {
  const id = round.random.uuid();
  const at = round.random.int(round.clients);
  const messages = every(round.clients, (index) =>
    index === at ? resetMessage : httpMessage(redemption(id, 300)),
  );
  const replies = await round.race(messages);
  const kept = round.space
    .messages()
    .exchanges.filter((exchange) => exchange.messageId === id && exchange.status === 201).length;
  const approved = replies.filter(({ status }) => status === 201).length;
  const answered = replies.filter(({ status }, index) =>
    index === at ? status === 200 : status === 201 || status === 400,
  ).length;
  const advice = await round.send({
    role: "reversal",
    kind: "redemption",
    id: round.random.uuid(),
    requestId: id,
  });
  const survived = kept === 1 && advice.status === 202;
  const wiped = kept === 0 && advice.status === 404;
  return (
    survived !== wiped &&
    approved <= 2 &&
    approved >= 1 &&
    answered === round.clients &&
    book(round) === balance
  );
}

const races: Readonly<Record<string, (round: Round) => Promise<boolean>>> = {
  lastBalance,
  oneCode,
  sameId,
  confirmOrReverse,
  resetOrRequest,
};

gateTest("R1", "every race has exactly one winner", async (gate) => {
  const { rounds, clients: counts } = figures.R1;
  const standin = await gate.start();
  const client: Client = gate.client(standin.url);
  const random = randomFrom(gate.seed, "R1");
  const untouched = standin.space("untouched", "untouched").data();
  const names = Object.keys(races);
  let winners = 0;
  const played: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (let number = 0; number < rounds; number += 1) {
    const name = names[number % names.length] ?? "";
    const clients = counts[Math.floor(number / names.length) % counts.length] ?? 2;
    const user = `race-${number}`;
    const round: Round = {
      random,
      clients,
      space: standin.space(user, user),
      untouched,
      race: (messages) => Promise.all(messages.map((message) => client.send(message, user))),
      send: (message) => client.send(httpMessage(message), user),
    };
    const won = await races[name]?.(round);
    played[name] = (played[name] ?? 0) + 1;
    if (won === true) winners += 1;
    else gate.violation(`round ${number}, ${name} with ${clients} clients: not one winner`);
    // A long run has many spaces: none is left with messages.
    round.space.reset();
  }
  return { trials: rounds, effective: winners, floor: rounds, notes: played };
});

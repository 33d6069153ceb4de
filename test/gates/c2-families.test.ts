import {
  type Struck,
  type Trial,
  sampled,
  startTrial,
  tryEachStatement,
} from "./trial/failing-statements";
import { randomFrom } from "./trial/random";
import { gateTest } from "./trial/report";
import {
  type Closing,
  type Dealing,
  type Subject,
  dealingMessage,
  subjects,
  successOf,
} from "./trial/subjects";
import { figures } from "./trial/tier";

/** A request, or an advice for an approved one. */
interface Sent {
  subject: Subject;
  kind: string;
  role: "request" | Closing;
}

const messagesOf = (subject: Subject): Sent[] =>
  subject.kinds.flatMap((kind) =>
    (["request", ...subject.advicesOf(kind)] as const).map((role) => ({ subject, kind, role })),
  );

function struckBy({ standin, client, random }: Trial, { subject, kind, role }: Sent): Struck {
  const { family, contract } = subject;
  const operation = subject.operation(kind, role);
  const isTaken = (status: number | null): boolean => successOf(operation).includes(status ?? 0);
  let dealing: Dealing;
  return {
    name: `${contract.name}, ${kind} ${role}`,
    operation,
    basePath: contract.basePath,
    async prepare(user) {
      const request: Dealing = { subject, kind, role: "request", id: random.uuid() };
      dealing = request;
      if (role === "request") return dealingMessage(request);
      await client.send(dealingMessage(request), user);
      dealing = { ...request, role, id: random.uuid(), requestId: request.id };
      return dealingMessage(dealing);
    },
    state: (user) => JSON.stringify(standin.space(user, user).data()[family.name]),
    wrongWithout: ({ status, text }) =>
      isTaken(status) ? undefined : `without a fault it was answered ${String(status)} ${text}`,
    // An advice is taken when it comes again; a request under a new id.
    async afterwards(user, _message, wrong) {
      const again = role === "request" ? { ...dealing, id: random.uuid() } : dealing;
      const { status, text } = await client.send(dealingMessage(again), user);
      if (!isTaken(status)) wrong(`sent again it was answered ${String(status)} ${text}`);
    },
  };
}

gateTest("C2 families", "a statement that fails leaves every family as it was", async (gate) => {
  const random = randomFrom(gate.seed, "C2 families");
  const trial = await startTrial(gate, random);
  // The first form of the gift card interface has a gate of its own.
  const others = subjects.filter(({ name }) => name !== "gift-card-v3");
  const tried = figures.C2.allFamilies ? others : [random.pick(others)];
  const messages = sampled(tried.flatMap(messagesOf), random).map((sent) => struckBy(trial, sent));
  const count = await tryEachStatement(trial, messages, { user: "c2" });
  const interfaces = tried.map(({ name }) => name).join(",");
  return { ...count, notes: { interfaces, messages: messages.length } };
});

import type { Standin } from "../../src";
import type { Client } from "./trial/client";
import {
  FailingStatements,
  codes,
  manners,
  manyStatements,
  sampled,
} from "./trial/failing-statements";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import {
  type Closing,
  type Dealing,
  type Subject,
  dealingMessage,
  subjects,
  successOf,
} from "./trial/subjects";
import { figures } from "./trial/tier";

interface Trial {
  gate: Gate;
  standin: Standin;
  client: Client;
  statements: FailingStatements;
  random: Random;
}

/** A message under failing statements: a request, or an advice for an approved one. */
interface Struck {
  subject: Subject;
  kind: string;
  role: "request" | Closing;
}

const messagesOf = (subject: Subject): Struck[] =>
  subject.kinds.flatMap((kind) =>
    (["request", ...subject.advicesOf(kind)] as const).map((role) => ({ subject, kind, role })),
  );

const isTaken = ({ subject, kind, role }: Struck, status: number | null): boolean =>
  successOf(subject.operation(kind, role)).includes(status ?? 0);

/** One message with its n-th statement failing. False: it has fewer statements, and succeeded. */
async function tryAt(
  trial: Trial,
  struck: Struck,
  n: number,
  code: string,
  manner: (typeof manners)[number],
  user: string,
): Promise<boolean> {
  const { gate, standin, client, statements, random } = trial;
  const {
    subject: { family, contract },
    role,
  } = struck;
  const place = `${contract.name}, ${struck.kind} ${role}, statement ${n}, ${code}, ${manner}`;
  const check = (right: boolean, text: string): void => {
    if (!right) gate.violation(`${place}: ${text}`);
  };
  const state = (): string => JSON.stringify(standin.space(user, user).data()[family.name]);
  // The space is known already: its first use is a matter of its own.
  await client.send({ method: "GET", path: `${contract.basePath}/testServerAdmin/data` }, user);
  const request: Dealing = {
    subject: struck.subject,
    kind: struck.kind,
    role: "request",
    id: random.uuid(),
  };
  if (role !== "request") await client.send(dealingMessage(request), user);
  const message: Dealing =
    role === "request" ? request : { ...request, role, id: random.uuid(), requestId: request.id };
  const was = state();
  statements.arm(n, code, manner);
  const { status, text } = await client.send(dealingMessage(message), user);
  const { reached } = statements;
  const wanted = statements.statusFor(struck.subject.operation(struck.kind, role));
  statements.disarm();
  if (!reached) {
    check(isTaken(struck, status), `without a fault it was answered ${String(status)} ${text}`);
    return false;
  }
  check(status === wanted, `answered ${String(status)} ${text}, not ${wanted}`);
  check(state() === was, "the state has changed");
  // An advice is taken when it comes again; a request under a new id.
  const again = await client.send(
    dealingMessage(role === "request" ? { ...message, id: random.uuid() } : message),
    user,
  );
  check(
    isTaken(struck, again.status),
    `sent again it was answered ${String(again.status)} ${again.text}`,
  );
  return true;
}

gateTest("C2 families", "a statement that fails leaves every family as it was", async (gate) => {
  const statements = new FailingStatements();
  const standin = await gate.start({ beforeStatement: statements.before });
  const random = randomFrom(gate.seed, "C2 families");
  const trial: Trial = { gate, standin, client: gate.client(standin.url), statements, random };
  // The first form of the gift card interface has a gate of its own.
  const others = subjects.filter(({ name }) => name !== "gift-card-v3");
  const tried = figures.C2.allFamilies ? others : [random.pick(others)];
  const messages = sampled(tried.flatMap(messagesOf), random);
  const failures = codes.flatMap((code) => manners.map((manner) => ({ code, manner })));
  let trials = 0;
  let spaces = 0;
  for (const [struck, { code, manner }] of messages.flatMap((one) =>
    failures.map((failure) => [one, failure] as const),
  )) {
    let n = 1;
    while (
      n < manyStatements &&
      (await tryAt(trial, struck, n, code, manner, `c2-${(spaces += 1)}`))
    )
      n += 1;
    trials += n - 1;
    if (n === 1 || n === manyStatements)
      gate.violation(
        `${struck.subject.name}, ${struck.kind} ${struck.role}: no end of statements, or none at all`,
      );
    if (gate.violations.length > 20) break;
  }
  return {
    trials,
    effective: trials,
    floor: messages.length * failures.length,
    notes: { interfaces: tried.map(({ name }) => name).join(","), messages: messages.length },
  };
});

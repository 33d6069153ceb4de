import { type Static, Type } from "@sinclair/typebox";
import { isCalled } from "../../contract/operation";
import {
  DateTime,
  described,
  noOtherMembers,
  oneOf,
  text,
  titledModel,
} from "../../contract/schema";
import {
  type HeldByTester,
  type TesterHold,
  type WantedHold,
  decisionKey,
  testerSource,
} from "../../exchange/held";
import { limits } from "../../limits/limits";
import { namesOf } from "../../record";
import { Duration } from "../../scenario/fault-members";
import { type Fault, effectOf, explainFault, faultMistakes } from "../../scenario/faults";
import { waitMistakes } from "../../scenario/faults/wait";
import { meantBy } from "../../scenario/meaning";
import type { AppliedFault } from "../../scenario/runs";
import type { Space } from "../../store";
import { ControlRefused, unknownName, wrongParameters } from "../declare/refusals";
import { jsonBody, operation } from "../operation";
import type { ControlServices } from "../services";
import {
  Times,
  every,
  interfaceText,
  meantMembers,
  meantText,
  messagesMeant,
  timesText,
} from "./faults";

const HoldMoment = oneOf(["after", "before"]);

/** Messages that are to be held. */
const WantedHoldModel = Type.Object(
  {
    ...meantMembers,
    when: Type.Optional(
      described(
        HoldMoment,
        "before: nothing was processed yet; after, or absent: the answer is held back",
      ),
    ),
    times: Type.Optional(described(Times, "Holds so many messages; absent: until it is ended")),
    for: Type.Optional(
      described(
        Duration,
        `How long each is held at most; absent: ${limits.testerHoldMs / 1000}s. Then it goes on as it is`,
      ),
    ),
  },
  { ...noOtherMembers, title: "WantedHold" },
);
export type AddedHold = Static<typeof WantedHoldModel>;

const count = Type.Integer({ minimum: 0 });

const HoldModel = titledModel("Hold", {
  name: described(Type.String(), "hold-1, hold-2 and so on"),
  interface: described(Type.String(), "*: all interfaces"),
  operation: described(Type.String(), "*: every operation"),
  messages: meantMembers.messages,
  when: HoldMoment,
  times: Type.Optional(Times),
  for: Duration,
  text: described(Type.String(), "Its effect, in a sentence"),
  held: described(count, "How many messages it has held"),
});
export type HoldEntry = Static<typeof HoldModel>;

const HeldModel = titledModel("HeldMessage", {
  number: described(Type.Integer({ minimum: 1 }), "In the journal"),
  interface: Type.String(),
  operation: Type.String(),
  terminal: Type.Optional(described(Type.String(), "The till that sent it, where it says so")),
  hold: described(Type.String(), "The hold that it met"),
  when: HoldMoment,
  since: described(DateTime, "Real time, as the others"),
  posTimesOutAt: described(
    DateTime,
    `When a POS gives up that waits ${limits.agreedAnswerMs / 1000} s, as agreed`,
  ),
  posGaveUpAt: Type.Optional(described(DateTime, "When the POS closed its connection")),
  endsAt: described(DateTime, "When it goes on as it is, if nothing was decided"),
});
export type HeldEntry = Static<typeof HeldModel>;

const HeldMessages = titledModel("HeldMessages", {
  held: described(Type.Array(HeldModel), "Messages that wait for a decision, the oldest first"),
  holds: described(Type.Array(HoldModel), "What is to be held"),
});
export type HeldMessages = Static<typeof HeldMessages>;

/** What becomes of a held message: exactly one of these. */
const decisions = {
  as: Type.Optional(described(oneOf(["it-is"]), "It goes on as if it had not been held")),
  status: Type.Optional(
    described(
      Type.Integer({ minimum: 400, maximum: 599 }),
      "This status in place of the answer, whether or not the contract lists it",
    ),
  ),
  refuse: Type.Optional(
    described(
      text(limits.nameLength),
      "The interface refuses it with this error type: only before processing",
    ),
  ),
  nothing: Type.Optional(
    described(Type.Literal(true, { "x-expected": "true" }), "It is never answered"),
  ),
  edit: Type.Optional(
    Type.Object(
      {
        status: Type.Optional(
          described(Type.Integer({ minimum: 200, maximum: 599 }), "In place of its status"),
        ),
        body: Type.Optional(
          described(
            Type.Object({}, { additionalProperties: true }),
            "A merge patch (RFC 7396) of the body of its answer",
          ),
        ),
      },
      { ...noOtherMembers, description: "The answer that it gets, changed" },
    ),
  ),
};

const Decision = Type.Object(decisions, { ...noOtherMembers, title: "HeldDecision" });
export type HeldDecision = Static<typeof Decision>;

/** Messages that a tester holds, until they decide what becomes of each. */
export const holdOperations = {
  held: operation("GET /held", {
    summary: "The held messages, and what is to be held",
    tag: "Scenarios",
    answer: HeldMessages,
    handle: ({ core, space }) => heldMessages(core, space),
  }),
  addHold: operation("POST /holds", {
    summary: "Holds messages until somebody decides what becomes of each",
    tag: "Scenarios",
    body: jsonBody(WantedHoldModel),
    answer: HoldModel,
    creates: true,
    refusals: ["holds-too-many"],
    handle: ({ core, space, body }) => addHold(core, space, body),
  }),
  endHolds: operation("DELETE /holds", {
    summary: "Ends the holds, or one of them: what they hold goes on as it is",
    tag: "Scenarios",
    query: Type.Object(
      { name: Type.Optional(described(Type.String(), "The hold that is ended; absent: all")) },
      noOtherMembers,
    ),
    answer: HeldMessages,
    refusals: ["hold-unknown"],
    handle: ({ core, space, query }) => endHolds(core, space, query.name),
  }),
  decide: operation("POST /held/{number}", {
    summary: "Decides what becomes of a held message",
    tag: "Scenarios",
    body: jsonBody(Decision),
    answer: HeldModel,
    refusals: ["held-unknown", "held-decided", "held-processed"],
    handle: ({ core, space, params, body }) => decide(core, space, params.number, body),
  }),
};

const heldMessages = (services: ControlServices, space: Space): HeldMessages => ({
  held: services.holds.held(space).map(heldEntry),
  holds: services.holds.list(space).map((hold) => holdEntry(services, hold)),
});

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const heldEntry = ({
  number,
  message: { route, receivedAt },
  terminal,
  hold,
  since,
  gaveUpAt,
  endsAt,
}: HeldByTester): HeldEntry => ({
  number,
  interface: route.contract.name,
  operation: route.operation.id,
  ...(terminal !== undefined && { terminal }),
  hold: hold.name,
  when: hold.when,
  since: isoTime(since),
  posTimesOutAt: isoTime(receivedAt + limits.agreedAnswerMs),
  ...(gaveUpAt !== undefined && { posGaveUpAt: isoTime(gaveUpAt) }),
  endsAt: isoTime(endsAt),
});

const holdEntry = (
  services: ControlServices,
  { name, interfaces, on, when, times, for: lasting, held }: TesterHold,
): HoldEntry => ({
  name,
  interface: interfaceText(services, interfaces),
  operation: on.operation ?? every,
  ...(on.messages !== undefined && { messages: on.messages }),
  when,
  ...(times !== undefined && { times }),
  for: lasting,
  text: `${meantText(on, interfaces)}${timesText(times)}: held ${when} processing for ${lasting} at most`,
  held,
});

/** Throws `ControlRefused` for messages that are not there, or cannot be held. */
function addHold(services: ControlServices, space: Space, given: AddedHold): HoldEntry {
  const { holds } = services;
  const wanted = wantedHold(services, given);
  if (holds.list(space).length >= limits.scenariosAtOnce)
    throw new ControlRefused("holds-too-many", { limit: limits.scenariosAtOnce });
  return holdEntry(services, holds.add(space, wanted));
}

function wantedHold(services: ControlServices, given: AddedHold): WantedHold {
  const { when = "after", times, for: lasting = `${limits.testerHoldMs / 1000}s` } = given;
  const { contracts, on } = messagesMeant(services, given, (mistake) => wrongParameters([mistake]));
  const mistakes = waitMistakes(lasting);
  if (mistakes.length > 0) throw wrongParameters(mistakes);
  const [named] = contracts.flatMap(({ operations, ownSteps = [] }) =>
    [...operations, ...ownSteps].filter((one) => isCalled(one, on.operation ?? "")),
  );
  if (named?.kind === "administration")
    throw wrongParameters([
      { path: "operation", text: `${named.id} cannot be held: no POS sends it` },
    ]);
  return {
    on: { ...on, ...(named && { operation: named.id }) },
    interfaces: contracts.map(({ name }) => name),
    when,
    times,
    for: lasting,
  };
}

/** Ends all holds, or the one of this name; returns those, and what they held. */
function endHolds(services: ControlServices, space: Space, name: string | undefined): HeldMessages {
  const all = heldMessages(services, space);
  const ended = all.holds.filter((hold) => name === undefined || hold.name === name);
  if (name !== undefined && ended.length === 0)
    throw unknownName(
      "hold-unknown",
      name,
      all.holds.map((hold) => hold.name),
    );
  const names = ended.map((hold) => hold.name);
  services.holds.end(space, names);
  for (const held of services.holds.held(space))
    if (names.includes(held.hold.name)) settle(services, held, undefined);
  return { held: all.held.filter(({ hold }) => names.includes(hold)), holds: ended };
}

/** Resolves once the message has gone on as decided. */
async function decide(
  services: ControlServices,
  space: Space,
  number: string,
  given: HeldDecision,
): Promise<HeldEntry> {
  const held = services.holds.held(space).find((one) => String(one.number) === number);
  if (held === undefined) throw notHeld(services, space, number);
  const fault = decidedFault(held, given);
  const entry = heldEntry(held);
  settle(services, held, fault);
  await held.goneOn;
  return entry;
}

function settle(
  { settlements }: ControlServices,
  held: HeldByTester,
  fault: AppliedFault | undefined,
): void {
  held.decision = { fault };
  settlements.settled(held.message.space, [decisionKey(held.number)]);
}

/** The journal knows whether a message was held. */
function notHeld({ journal }: ControlServices, space: Space, number: string): ControlRefused {
  const found = /^[1-9]\d{0,9}$/.test(number) ? journal.get(space, Number(number)) : undefined;
  const wasHeld = found?.strikes.some(({ source }) => source === testerSource) === true;
  return new ControlRefused(wasHeld ? "held-decided" : "held-unknown");
}

/** What a decision makes of a message; undefined: nothing. Throws `ControlRefused` for one that there cannot be. */
function decidedFault(
  { hold: { when }, message: { route } }: HeldByTester,
  given: HeldDecision,
): AppliedFault | undefined {
  const { status, refuse, nothing, edit } = onlyDecision(given);
  if (status !== undefined)
    return appliedFault({ when, kind: "status", status, offContract: true });
  if (nothing !== undefined) return appliedFault({ when, kind: "no-answer" });
  if (edit !== undefined) return editedAnswer(edit);
  if (refuse === undefined) return undefined;
  if (when === "after") throw new ControlRefused("held-processed");
  const fault: Fault = { when, kind: "refuse", errorType: refuse };
  const meant = meantBy(route.operation.id, [route.operation], [route.contract]);
  const mistakes = faultMistakes(fault, meant);
  if (mistakes.length === 0) return appliedFault(fault);
  throw wrongParameters(mistakes.map(({ text: said }) => ({ path: "refuse", text: said })));
}

/** Of the decisions exactly one is made at a time. */
function onlyDecision(given: HeldDecision): HeldDecision {
  const [first, second] = namesOf(given);
  if (first !== undefined && second === undefined) return given;
  const possible = namesOf(decisions).join(", ");
  throw wrongParameters([
    first === undefined
      ? { path: "", text: `must have one of ${possible}` }
      : {
          path: second ?? first,
          text: `cannot be combined with ${first}: give one of ${possible}`,
        },
  ]);
}

const appliedFault = (fault: Fault): AppliedFault => ({
  fault,
  effect: effectOf(fault, () => 0),
  source: testerSource,
  text: `the tester ${explainFault(fault)}`,
});

function editedAnswer({ status, body }: NonNullable<HeldDecision["edit"]>): AppliedFault {
  const parts = [
    ...(status === undefined ? [] : [`status ${status}`]),
    ...(body === undefined ? [] : [`body: ${Object.keys(body).join(", ")}`]),
  ];
  if (parts.length === 0)
    throw wrongParameters([{ path: "edit", text: "must have a status or a body" }]);
  return {
    fault: { when: "after", kind: "edit", ...(status !== undefined && { status }) },
    effect: {
      edit: { ...(status !== undefined && { status }), ...(body && { patch: body }) },
    },
    source: testerSource,
    text: `the tester changes the answer after processing (${parts.join("; ")})`,
  };
}

import type { Writable } from "node:stream";
import { Type } from "@sinclair/typebox";
import { reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import type { Time } from "../../time/space-clock";
import { type User, hasSameSecret } from "../../users";
import { type Role, readingOthers } from "../../users/roles";
import type { ControlServices } from "../services";
import { exchangeSteps } from "./message-query";
import { ControlRefused } from "../declare/refusals";
import { type Caller, operation } from "../operation";

/** A stream that is open: whose credentials opened it, where there is a users file, and what ends it. */
interface OpenStream {
  user: User | undefined;
  /** It was opened with one of these. */
  roles: readonly Role[];
  close: (reason: string) => void;
}

/** The streams that are open. */
interface OpenStreams {
  ofSpaces: Map<number, number>;
  streams: Set<OpenStream>;
}

/** Those of each simulator, by its data. */
const open = new WeakMap<ControlServices["store"], OpenStreams>();

function streamsOf({ store, users }: ControlServices): OpenStreams {
  const known = open.get(store);
  if (known !== undefined) return known;
  const streams = new Set<OpenStream>();
  users?.onChange(() => {
    for (const { user, roles, close } of streams)
      if (user !== undefined && !mayReadOn(user, users.find(user.name), roles))
        close(credentialsChanged);
  });
  const made = { ofSpaces: new Map<number, number>(), streams };
  open.set(store, made);
  return made;
}

/** How many streams of a data space are open. */
export const openStreams = (services: ControlServices, { id }: Space): number =>
  streamsOf(services).ofSpaces.get(id) ?? 0;

/**
 * Server-sent events: each exchange of the data space as it is kept, and again when it has changed since (a held one
 * that was answered). An event `unmatched` says that `GET /standin/unmatched` has more, an event `reset` that a reset,
 * a restore or an undo has replaced what the data space held: its `text` says which. With `Last-Event-ID` the
 * exchanges after that number come first. A stream on which nothing happens has a comment now and then, so that no
 * proxy takes it for dead. One whose reader is too slow, or may not read it any more, is closed with a last event that
 * says so. Ends with the server, and when the reader closes its sending side.
 */
export const messageStream = operation("GET /messages/stream", {
  summary: "The messages as they arrive, as server-sent events",
  tag: "Messages",
  answer: { schema: Type.String(), types: ["text/event-stream"] },
  refusals: ["streams-too-many"],
  handle({ core, space, caller }) {
    const { bounds } = core.settings;
    const { ofSpaces, streams } = streamsOf(core);
    const { id } = caller.payer ?? space;
    const own = ofSpaces.get(id) ?? 0;
    const full = own >= bounds.messageStreams ? "messageStreams" : "messageStreamsInAll";
    if (own >= bounds.messageStreams || streams.size >= bounds.messageStreamsInAll)
      throw new ControlRefused("streams-too-many", { ...reachedBound(bounds, full) });
    return ({ follow }) => {
      follow(streamHead, (to) => {
        ofSpaces.set(id, (ofSpaces.get(id) ?? 0) + 1);
        const close = startStream(core, space, to, caller);
        const stream = { user: caller.listed, roles: rolesFor(caller), close };
        streams.add(stream);
        to.once("close", () => {
          streams.delete(stream);
          const left = (ofSpaces.get(id) ?? 1) - 1;
          if (left === 0) ofSpaces.delete(id);
          else ofSpaces.set(id, left);
        });
      });
    };
  },
});

const credentialsChanged =
  "The users file has changed: these credentials are not those of a tester of this data space any more.";

/** The roles that may open a stream: others in another's data space. */
const rolesFor = ({ payer }: Caller): readonly Role[] =>
  payer === undefined ? ["tester"] : readingOthers;

/** Whether the credentials of a user still open the same data space to them in one of these roles. */
const mayReadOn = (before: User, now: User | undefined, roles: readonly Role[]): boolean =>
  hasSameSecret(before, now) &&
  now?.sharedSpace === before.sharedSpace &&
  roles.some((role) => now?.roles.has(role));

/** nginx passes on at once what comes with `X-Accel-Buffering: no`; by itself it waits for more. */
const streamHead = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** A comment, which readers of events pass over. */
const heartbeat = ": standin\n\n";

/** Beats now, and then as often as keeps a connection open on which nothing else happens. Returns what ends it. */
function beatAgainAndAgain(time: Time, beat: () => void): () => void {
  let callOff = (): void => undefined;
  const again = (): void => {
    beat();
    callOff = time.after(limits.streamBeatMs, again);
  };
  again();
  return () => {
    callOff();
  };
}

/** Tells what has happened, however often, at most once in so many milliseconds. */
function createGathering(time: Time, told: () => void) {
  let callOff: (() => void) | undefined;
  return {
    tell: (): void => {
      callOff ??= time.after(limits.streamGatherMs, () => {
        callOff = undefined;
        told();
      });
    },
    end: (): void => {
      callOff?.();
    },
  };
}

/** Starts a stream; the returned function ends it with a last event. */
function startStream(
  services: ControlServices,
  space: Space,
  to: Writable,
  caller: Caller,
): OpenStream["close"] {
  const stream = createStream(services, space, to);
  const unbeat = beatAgainAndAgain(services.time, stream.beat);
  const unfollow = services.journal.follow(space, stream.notify);
  const gathered = createGathering(services.time, stream.tellUnmatched);
  const unfollowUnmatched = services.unmatched.follow(space, gathered.tell, caller.isOperator);
  const unfollowReplaced = services.store.spaces.followReplaced(space, stream.tellReset);
  const end = (): void => {
    to.end();
  };
  services.stopping.addEventListener("abort", end);
  to.once("close", () => {
    unbeat();
    unfollow();
    unfollowUnmatched();
    unfollowReplaced();
    gathered.end();
    services.stopping.removeEventListener("abort", end);
  });
  const { last } = services.journal.extent(space);
  const seen = lastEventOf(caller);
  // A number that the journal has not reached is from before a reset.
  if (seen !== undefined) void stream.catchUp(seen > last ? 0 : seen, last);
  return (reason) => {
    cutOff(to, reason);
  };
}

/** The number of the last exchange that the reader has seen, if it sent one. */
const lastEventOf = ({ lastEventId }: Caller): number | undefined =>
  lastEventId !== undefined && /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : undefined;

function createStream(services: ControlServices, space: Space, to: Writable) {
  const { journal, store } = services;
  /** Numbers that came up while older ones are still being sent. */
  let waiting: Set<number> | undefined;

  const write = (text: string): void => {
    if (to.writableEnded || to.destroyed) return;
    to.write(text);
    if (to.writableLength > limits.unsentStreamBytes) cutOff(to, tooSlow);
  };
  const send = (number: number): void => {
    const text = journal.text(space, number);
    if (text !== undefined) write(eventOf(number, text));
  };
  return {
    /** Whoever does not read gets no more of them. */
    beat: (): void => {
      if (!to.writableNeedDrain) write(heartbeat);
    },
    /** There are requests that reached no operation, and were not there before. */
    tellUnmatched: (): void => {
      write("event: unmatched\ndata: {}\n\n");
    },
    /** What the data space held was replaced: earlier numbers belong to other exchanges now. */
    tellReset: (): void => {
      waiting?.clear();
      const text = store.sessionMarks.last(space.journal)?.text ?? "reset";
      write(`event: reset\ndata: ${JSON.stringify({ text })}\n\n`);
    },
    notify: (number: number): void => {
      if (waiting === undefined) send(number);
      else waiting.add(number);
    },
    /** Sends what is kept above `after`, up to `upTo`, at the reader's pace; then what came up meanwhile. */
    catchUp: async (after: number, upTo: number): Promise<void> => {
      waiting = new Set();
      try {
        for await (const step of exchangeSteps(services, space, { after, upTo })) {
          for (const { number, text } of step) write(eventOf(number, text));
          if (to.writableNeedDrain) await untilTaken(to);
          if (to.destroyed) return;
        }
      } catch {
        // The data space was reset, or exchanges were dropped: what is there now comes up as it is kept.
      }
      const meanwhile = waiting;
      waiting = undefined;
      for (const number of meanwhile) send(number);
    },
  };
}

const eventOf = (number: number, text: string): string => `id: ${number}\ndata: ${text}\n\n`;

/** Resolves when the reader has taken what was written, or has left. */
const untilTaken = (to: Writable): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      to.off("drain", over).off("close", over);
      resolve();
    };
    to.on("drain", over).on("close", over);
  });

const tooSlow =
  `More than ${limits.unsentStreamBytes} bytes were not read. Go on from the last ` +
  "number, with Last-Event-ID.";

/** Ends a stream and says why. */
function cutOff(to: Writable, reason: string): void {
  if (to.writableEnded || to.destroyed) return;
  to.end(`event: closed\ndata: ${JSON.stringify({ reason })}\n\n`);
}

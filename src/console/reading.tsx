import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ApiRefusal, lookedInto } from "./api";
import { visibleText } from "./text";

/** Why something was not read, and when it is tried again by itself, in milliseconds; undefined: it is not. */
export interface Failure {
  error: unknown;
  retryMs: number | undefined;
}

/** Longest pause between two attempts, in milliseconds; each is twice the one before. */
const longestPause = 10_000;

/** Refusals that no further attempt changes. */
const lasting = [400, 401, 403, 404, 409, 410];

export function failureOf(error: unknown, attempts = 0): Failure {
  const refusal = error instanceof ApiRefusal ? error : undefined;
  if (refusal !== undefined && lasting.includes(refusal.status))
    return { error, retryMs: undefined };
  const seconds = refusal?.detail.retryAfter ?? 2 ** attempts;
  return { error, retryMs: Math.min(longestPause, seconds * 1_000) };
}

/** Why `thing` was not read, in a sentence. */
export function failureText(thing: string, { error, retryMs }: Failure): string {
  const again =
    retryMs === undefined
      ? "."
      : `; trying again in ${Math.max(1, Math.round(retryMs / 1_000))} s.`;
  return reasonOf(thing, error) + again;
}

function reasonOf(thing: string, error: unknown): string {
  if (error instanceof SyntaxError) return `The answer about ${thing} could not be read`;
  if (!(error instanceof ApiRefusal)) return "The simulator did not answer";
  const { status, message, detail } = error;
  const text = visibleText(message.replace(/\.$/, ""));
  if (status === 403 && detail.roles !== undefined)
    return `Your user may not read ${thing} (role ${detail.roles.join(" or ")} is needed)`;
  if (status === 429)
    return detail.requests === undefined
      ? `Reading ${thing} was refused: ${text}`
      : `Refused by the quota (${detail.requests.toLocaleString("en")} a second)`;
  return `The simulator answered ${status} in place of ${thing}: ${text}`;
}

/** How far it has come with something that is read of the simulator. */
export interface Reading {
  /** Why the last attempt failed; undefined: it did not, or is still on its way. */
  readonly failure: ReadonlySignal<Failure | undefined>;
  /** It has been on its way for so long that somebody waits. */
  readonly isSlow: ReadonlySignal<boolean>;
  /** It was read. */
  readonly isKnown: ReadonlySignal<boolean>;
  /** Reads it, once more where it is being read. */
  again: () => void;
  /** Ends what is on its way, and forgets that it was read. */
  end: () => void;
}

/** Time after which a person is told that something is being read, in milliseconds. */
const tellingAfter = 300;

/** Attempts of which only the last one counts, and none that was called off. */
function newAttempts<T>(
  read: () => Promise<T>,
  succeed: (found: T) => void,
  fail: (error: unknown) => void,
) {
  let turn = 0;
  return {
    async begin(): Promise<void> {
      const mine = (turn += 1);
      try {
        const found = await read();
        if (mine === turn) succeed(found);
      } catch (error) {
        if (mine === turn) fail(error);
      }
    },
    callOff(): void {
      turn += 1;
    },
  };
}

/** Reads something and hands it to `take`; where it fails in passing, again by itself. */
export function newReading<T>(read: () => Promise<T>, take: (found: T) => void): Reading {
  const [isSlow, isKnown] = [signal(false), signal(false)];
  const failure = signal<Failure | undefined>(undefined);
  let [failed, isOnItsWay, isWanted] = [0, false, false];
  const timers: ReturnType<typeof setTimeout>[] = [];
  const after = (milliseconds: number, done: () => unknown): void => {
    timers.push(setTimeout(done, milliseconds));
  };
  const succeed = (found: T): void => {
    take(found);
    const isOnceMore = isWanted;
    stop();
    failed = 0;
    failure.value = undefined;
    isKnown.value = true;
    if (isOnceMore) begin();
  };
  const fail = (error: unknown): void => {
    stop();
    failure.value = failureOf(error, failed);
    failed += 1;
    if (failure.value.retryMs !== undefined) after(failure.value.retryMs, begin);
  };
  const attempts = newAttempts(read, succeed, fail);
  const stop = (): void => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    attempts.callOff();
    isOnItsWay = isWanted = isSlow.value = false;
  };
  const begin = (): void => {
    stop();
    isOnItsWay = true;
    after(tellingAfter, () => (isSlow.value = true));
    void attempts.begin();
  };
  return {
    ...{ failure, isSlow, isKnown },
    again() {
      if (isOnItsWay) isWanted = true;
      else begin();
    },
    end() {
      stop();
      failed = 0;
      isKnown.value = false;
      failure.value = undefined;
    },
  };
}

/** Something that is read, and what it is. */
export interface Found<T> {
  readonly reading: Reading;
  /** Undefined: it is not known. */
  readonly value: Signal<T | undefined>;
  /** The value is that of before: what it is now is being read. */
  readonly isOlder: boolean;
}

interface Watched {
  /** What it depends on: with another one it is read anew. */
  of: readonly unknown[];
  /** Shows the value of before until the new one is known. */
  keepsOlder?: boolean;
  /** Has it read again, until the returned function is called. */
  follow?: (again: () => void) => () => void;
}

/** Reads something for as long as a page is shown. */
export function useRead<T>(
  read: () => Promise<T>,
  { of, keepsOlder = false, follow }: Watched,
): Found<T> {
  const last = useRef<{ value: T } | undefined>(undefined);
  const made = useMemo(() => {
    const value = signal<T | undefined>(keepsOlder ? last.current?.value : undefined);
    const reading = newReading(read, (found) => {
      last.current = { value: found };
      value.value = found;
    });
    return { value, reading };
  }, of);
  useEffect(() => {
    const { again, end } = made.reading;
    again();
    const unfollow = follow?.(again);
    return () => {
      unfollow?.();
      end();
    };
  }, [made]);
  return { ...made, isOlder: !made.reading.isKnown.value && made.value.value !== undefined };
}

/** Whether something is not there, as far as it was asked for. */
export const isMissing = ({ failure }: Pick<Reading, "failure">, statuses = [404]): boolean => {
  const { error } = failure.value ?? {};
  return error instanceof ApiRefusal && statuses.includes(error.status);
};

/** What changes the data space: not there for whoever looks into another's. */
export const Changes = ({ children }: { children: ComponentChildren }) =>
  lookedInto.value === undefined ? <>{children}</> : null;

/** Says why something was not read. */
export const Unread = ({ thing, failure }: { thing: string; failure: Failure }) => (
  <p class="notice warn" role="alert">
    {failureText(thing, failure)}
  </p>
);

interface ReadParts {
  of: Pick<Reading, "failure" | "isSlow" | "isKnown">;
  /** What is read: `messages`. */
  thing: string;
  /** There is none of it. */
  isEmpty?: boolean;
  /** What is said then: a sentence, and the one thing to do; false: nothing. */
  empty?: ComponentChildren;
  children?: ComponentChildren;
}

/**
 * What was read; or that it is being read, why it was not, or that there is none of it. What is empty is said to be so
 * only where it was read.
 */
export function Read({ of, thing, isEmpty = false, empty = false, children }: ReadParts) {
  const failure = of.failure.value;
  const isEmptyNow = isEmpty && of.isKnown.value && failure === undefined;
  return (
    <>
      {failure !== undefined && <Unread thing={thing} failure={failure} />}
      {failure === undefined && of.isSlow.value && !of.isKnown.value && (
        <p class="quiet reading">Reading {thing} ...</p>
      )}
      {isEmptyNow && empty !== false && <p class="notice">{empty}</p>}
      {!isEmpty && children}
    </>
  );
}

interface OlderParts {
  /** What is shown is still that of a search before. */
  isOlder: boolean;
  /** The search that is being read, and the one of what is shown; empty: all. */
  wanted: string;
  shown: string;
  children: ComponentChildren;
}

/** Dims and names what a search before this one has found, until what this one finds is known. */
export const Older = ({ isOlder, wanted, shown, children }: OlderParts) => (
  <div class={isOlder ? "earlier" : ""} aria-busy={isOlder}>
    {isOlder && (
      <p class="summary">
        <span>
          Reading {soughtText(wanted)} ... this is still {soughtText(shown)}
        </span>
      </p>
    )}
    {children}
  </div>
);

const soughtText = (search: string) =>
  search === "" ? "everything" : <code>{visibleText(search)}</code>;

interface LoadedParts<M> {
  /** What is loaded: `the view of the sales`. */
  thing: string;
  load: () => Promise<M>;
  children: (module: M) => ComponentChildren;
}

/** What was loaded, by the function that loads it. */
const loadedModules = new WeakMap<object, unknown>();

/** A part of a page, loaded when it is first shown; at once from then on, where `load` is the same function. */
export function Loaded<M>({ thing, load, children }: LoadedParts<M>) {
  const { value, reading } = useRead(load, { of: [] });
  const module = value.value ?? (loadedModules.get(load) as M | undefined);
  if (module !== undefined) loadedModules.set(load, module);
  return (
    <Read of={reading} thing={thing}>
      {module !== undefined && children(module)}
    </Read>
  );
}

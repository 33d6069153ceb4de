import { ownZone } from "../journal/filter/days";
import { computed, effect, signal } from "@preact/signals";
import {
  type AnswerAt,
  type ControlRoute,
  type GivenParts,
  type CallParts,
  targetOf,
} from "../control/client";
import type { lookInHeader } from "../control/operation";

/** Whose data space is shown. */
interface SpaceCredentials {
  user: string;
  password: string;
  /** The data space that is looked into, read only; absent: it is the user's own that is shown. */
  into?: { number: number; name: string };
}

/** What is wrong with a member of what was sent. */
export interface MemberMistake {
  /** Its path: `startingBalance.amount`; `body`: all of it. */
  field: string;
  msg: string;
}

/** What a refusal says beside its words. */
interface RefusalDetail {
  /** When to come again, in seconds. */
  retryAfter?: number;
  /** The user has none of these roles, and needs one of them. */
  roles?: readonly string[];
  /** The quota of requests a second that is used up. */
  requests?: number;
  /** An undo brings back what is gone. */
  undo?: boolean | undefined;
}

/** An answer of the control API that is not what was asked for, in words for a person. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The members that are wrong, where the API names them. */
    readonly mistakes: readonly MemberMistake[] = [],
    readonly detail: RefusalDetail = {},
  ) {
    super(text);
  }
}

/** Where a tab keeps its credentials: a new tab asks again. */
const place = "standin-credentials";

/** Whose data space is shown; undefined: nobody has said so yet, and the form is shown. */
export const credentials = signal<SpaceCredentials | undefined>(undefined);

/** The data space that is looked into; undefined: it is the user's own that is shown. */
export const lookedInto = computed(() => credentials.value?.into);

/** Whose data space is shown. */
export const shownUser = computed(() => lookedInto.value?.name ?? credentials.value?.user);

const intoHeader: typeof lookInHeader = "Standin-Space";

/** What was wrong with the credentials that were given last. */
export const signInProblem = signal("");

/** The simulator does not answer. */
export const isServerGone = signal(false);

/** The roles of the users file that whoever is signed in was seen to lack. */
export const lackedRoles = signal<ReadonlySet<string>>(new Set());

credentials.subscribe(() => {
  lackedRoles.value = new Set();
});

/** Where a tab keeps texts that are not saved: those of the data space that it shows. */
const unsavedPlace = "standin-unsaved";

effect(() => {
  if (credentials.value === undefined) return;
  const shown = JSON.stringify(credentials.value);
  if (sessionStorage.getItem(place) !== shown) sessionStorage.removeItem(unsavedPlace);
  sessionStorage.setItem(place, shown);
});

/** The credentials that this tab keeps. */
export function keptCredentials(): SpaceCredentials | undefined {
  const { user, password, into }: Partial<SpaceCredentials> = membersOf(
    sessionStorage.getItem(place) ?? "{}",
  );
  return user === undefined || password === undefined
    ? undefined
    : { user, password, ...(into && { into }) };
}

/** The members of a JSON object; none where the text is something else. */
function membersOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Texts of the data space that is shown, which this tab keeps over a reload. */
export const tabTexts = {
  read: (): [name: string, text: string][] =>
    Object.entries(membersOf(sessionStorage.getItem(unsavedPlace) ?? "{}")).flatMap(
      ([name, text]) => (typeof text === "string" ? [[name, text]] : []),
    ),
  /** Where there is no room they are kept until the tab is loaded anew. */
  write(texts: Iterable<readonly [name: string, text: string]>): void {
    try {
      sessionStorage.setItem(unsavedPlace, JSON.stringify(Object.fromEntries(texts)));
    } catch {
      sessionStorage.removeItem(unsavedPlace);
    }
  },
};

/** Forgets the credentials, and shows the form with what was wrong. */
export function signOut(problem: string): void {
  sessionStorage.removeItem(place);
  signInProblem.value = problem;
  credentials.value = undefined;
}

/** Base64 of the UTF-8 bytes of a text. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** The Authorization header of whoever is signed in. */
export const authorization = ({ user, password }: SpaceCredentials): string =>
  `Basic ${base64(`${user}:${password}`)}`;

/** What a call has beside the parts that its operation declares. */
interface CallExtras {
  /** In place of a body: a text as YAML. */
  yaml?: string;
  /** In place of a body: an exported journal. */
  journal?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends a request to the control API. Throws `ApiRefusal` for an answer that is not a success, and what `fetch` throws
 * where there is none; then the banner says so.
 */
export async function ask(
  route: ControlRoute,
  asked: CallParts & CallExtras = {},
): Promise<Response> {
  const { headers, signal: ended } = asked;
  const { params, query = {} } = asked;
  const given = Object.entries(query).filter(([, value]) => value !== "");
  // The days of a filter are those of whoever looks at the page.
  if (given.some(([name]) => name === "filter")) given.push(["zone", ownZone()]);
  const { method, path } = targetOf(route, { params, query: Object.fromEntries(given) });
  const { type, content } = contentOf(asked);
  const sender = credentials.value;
  const response = await fetch(`/standin${path}`, {
    method,
    credentials: "omit",
    cache: "no-store",
    headers: {
      ...headers,
      ...(sender !== undefined && { authorization: authorization(sender) }),
      ...(sender?.into !== undefined && { [intoHeader]: String(sender.into.number) }),
      ...(type !== "" && { "content-type": type }),
    },
    body: content,
    signal: ended ?? null,
  }).catch((error: unknown) => {
    if (ended?.aborted !== true) void lookForServer();
    throw error;
  });
  isServerGone.value = false;
  if (response.ok) return response;
  const refused = await refusalOf(response);
  if (sender === credentials.value) noteRefusal(refused);
  throw refused;
}

/** Learns from a call that failed whether the simulator answers at all: another one may have been held up alone. */
async function lookForServer(): Promise<void> {
  const isGone = await fetch("/standin/health/live", {
    credentials: "omit",
    cache: "no-store",
  }).then(
    () => false,
    () => true,
  );
  isServerGone.value = isGone;
}

/** What a refusal says about whoever is signed in. */
function noteRefusal({ status, detail: { roles = [] } }: ApiRefusal): void {
  if (status === 401) signOut(wrongPair);
  if (status === 403 && roles.some((role) => !lackedRoles.value.has(role)))
    lackedRoles.value = new Set([...lackedRoles.value, ...roles]);
}

/** What a request carries, and its media type; empty: nothing. */
function contentOf({ body, yaml, journal }: CallParts & CallExtras): {
  type: string;
  content: string | Blob | null;
} {
  if (journal !== undefined) return { type: "application/x-ndjson", content: journal };
  if (yaml !== undefined) return { type: "application/yaml", content: yaml };
  if (body !== undefined) return { type: "application/json", content: JSON.stringify(body) };
  return { type: "", content: null };
}

const wrongPair =
  "The simulator does not accept this user name and password. Its users file lists those that it does.";

/** What is wrong, in the words of an ErrorDetail. */
async function refusalOf(response: Response): Promise<ApiRefusal> {
  const { errorMessage, detailMessage, undo } = detailOf(await response.text());
  const { freeString, formatErrors = [], roles, bound, limit } = detailMessage ?? {};
  const fields = formatErrors.map(({ field, msg }) => `${field}: ${msg}`);
  const text =
    freeString ?? fields[0] ?? errorMessage ?? `The simulator answered ${response.status}.`;
  const retryAfter = Number(response.headers.get("retry-after") ?? NaN);
  return new ApiRefusal(response.status, text, formatErrors, {
    ...(Number.isFinite(retryAfter) && { retryAfter }),
    ...(roles && { roles }),
    undo,
    ...(bound?.startsWith("requestsPerSecond") === true &&
      limit !== undefined && { requests: limit }),
  });
}

interface Detail {
  errorMessage?: string;
  undo?: boolean;
  detailMessage?: {
    freeString?: string;
    formatErrors?: MemberMistake[];
    roles?: string[];
    bound?: string;
    limit?: number;
  };
}

const detailOf = (text: string): Detail => membersOf(text);

type WithSending<P extends readonly unknown[]> = { [N in keyof P]: P[N] & CallExtras };

/** The routes of this console that answer a list: of the others no answer is one. */
const listRoute = /^GET .(data-l|exam|interf|(runs|scenarios|snapshots)$)/;

/** What was answered. Throws `SyntaxError` for what no reading is answered with. */
async function contentAt(route: ControlRoute, response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  const isList = Array.isArray(answer);
  const isEmpty = !isList && Object.keys(Object(answer) as object).length === 0;
  if (route.startsWith("GET") && (isEmpty || isList !== listRoute.test(route)))
    throw new SyntaxError();
  return answer;
}

/** Asks for the answer of an operation of the control API. */
export async function fetchAnswer<const R extends ControlRoute>(
  route: R,
  ...parts: WithSending<GivenParts<R>>
): Promise<AnswerAt<NoInfer<R>>>;
export async function fetchAnswer(
  route: ControlRoute,
  parts: CallParts & CallExtras = {},
): Promise<unknown> {
  const { signal: ended, ended: stopWaiting } = patient(route, parts.signal);
  try {
    const response = await ask(route, { ...parts, ...(ended && { signal: ended }) });
    return await contentAt(route, response);
  } finally {
    stopWaiting();
  }
}

/** How long a reading waits for its answer, in milliseconds; a verdict takes longer than others. */
const patience = { usual: 20_000, verdict: 120_000 };

/** What ends a reading that waits for too long; others wait for as long as they take. */
function patient(
  route: ControlRoute,
  given: AbortSignal | undefined,
): { signal: AbortSignal | undefined; ended: () => void } {
  if (given !== undefined || !route.startsWith("GET "))
    return { signal: given, ended: () => undefined };
  const waiting = new AbortController();
  const timer = setTimeout(
    () => {
      waiting.abort();
    },
    route === "GET /verdict" ? patience.verdict : patience.usual,
  );
  return {
    signal: waiting.signal,
    ended: () => {
      clearTimeout(timer);
    },
  };
}

/** Asks for a document that others have the form of; `T` is as much of it as is used here. */
export async function readDocument<T>(
  route: "GET /openapi/{name}" | "GET /fixture-schema/{family}" | "GET /scenario-schema",
  parts: CallParts = {},
): Promise<T> {
  return (await contentAt(route, await ask(route, parts))) as T;
}

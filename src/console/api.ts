import { effect, signal } from "@preact/signals";
import {
  type AnswerAt,
  type ControlRoute,
  type GivenParts,
  type Parts,
  targetOf,
} from "../control/client";
import type { defaultUser, demoUser } from "../in-process/options";
import { linkedUser } from "./place";

/** Whose data space is shown. */
interface Credentials {
  user: string;
  password: string;
}

/** The credentials that the console begins with where there is no users file: those of the command line. */
const newcomer: typeof defaultUser = { user: "7102", password: "pos" };

/** Those of the demonstration. */
const demonstration: typeof demoUser = { user: "7109", password: "demo" };

/** What is wrong with a member of what was sent. */
export interface Mistake {
  /** Its path: `startingBalance.amount`; `body`: all of it. */
  field: string;
  msg: string;
}

/** An answer of the control API that is not what was asked for, in words for a person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The members that are wrong, where the API names them. */
    readonly mistakes: readonly Mistake[] = [],
  ) {
    super(text);
  }
}

/** Where a tab keeps its credentials: a new tab asks again. */
const place = "standin-credentials";

/** Whose data space is shown; undefined: nobody has said so yet, and the form is shown. */
export const credentials = signal<Credentials | undefined>(undefined);

/** What was wrong with the credentials that were given last. */
export const signInProblem = signal("");

/** The simulator does not answer. */
export const isServerGone = signal(false);

effect(() => {
  if (credentials.value !== undefined)
    sessionStorage.setItem(place, JSON.stringify(credentials.value));
});

/**
 * Begins with the credentials of this tab, or with known ones where every user is accepted: those of the user whom
 * a link named, or a newcomer's. The form is shown where there are none.
 */
export async function beginSession(): Promise<void> {
  const kept = keptCredentials();
  if (kept !== undefined) {
    credentials.value = kept;
    return;
  }
  const { usersFile } = await read("GET /health");
  if (!usersFile) credentials.value = knownPair(linkedUser.value || newcomer.user);
}

const knownPair = (name: string): Credentials | undefined =>
  [newcomer, demonstration].find(({ user }) => user === name);

/** Shows the data space of the user whom a link named: at once, or after the form. */
export async function showLinkedUser(): Promise<void> {
  signOut("");
  await beginSession();
}

function keptCredentials(): Credentials | undefined {
  const { user, password }: Partial<Credentials> = membersOf(sessionStorage.getItem(place) ?? "{}");
  return user === undefined || password === undefined ? undefined : { user, password };
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
export const authorization = ({ user, password }: Credentials): string =>
  `Basic ${base64(`${user}:${password}`)}`;

/** What a call has beside the parts that its operation declares. */
interface Sending {
  /** In place of a body: a text as YAML. */
  yaml?: string;
  /** In place of a body: an exported journal. */
  journal?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends a request to the control API. Throws `Refused` for an answer that is not a success, and what `fetch` throws
 * where there is none; then the banner says so.
 */
export async function ask(route: ControlRoute, asked: Parts & Sending = {}): Promise<Response> {
  const { headers, signal: ended } = asked;
  const { params, query = {} } = asked;
  const given = Object.entries(query).filter(([, value]) => value !== "");
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
      ...(type !== "" && { "content-type": type }),
    },
    body: content,
    signal: ended ?? null,
  }).catch((error: unknown) => {
    if (ended?.aborted !== true) isServerGone.value = true;
    throw error;
  });
  isServerGone.value = false;
  if (response.ok) return response;
  const refused = await refusalOf(response);
  if (response.status === 401 && sender === credentials.value) signOut(wrongPair);
  throw refused;
}

/** What a request carries, and its media type; empty: nothing. */
function contentOf({ body, yaml, journal }: Parts & Sending): {
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
async function refusalOf(response: Response): Promise<Refused> {
  const { errorMessage, detailMessage } = detailOf(await response.text());
  const { freeString, formatErrors = [] } = detailMessage ?? {};
  const fields = formatErrors.map(({ field, msg }) => `${field}: ${msg}`);
  const text =
    freeString ?? fields[0] ?? errorMessage ?? `The simulator answered ${response.status}.`;
  return new Refused(response.status, text, formatErrors);
}

interface Detail {
  errorMessage?: string;
  detailMessage?: { freeString?: string; formatErrors?: Mistake[] };
}

const detailOf = (text: string): Detail => membersOf(text);

type WithSending<P extends readonly unknown[]> = { [N in keyof P]: P[N] & Sending };

/** Asks for the answer of an operation of the control API. */
export async function read<const R extends ControlRoute>(
  route: R,
  ...parts: WithSending<GivenParts<R>>
): Promise<AnswerAt<NoInfer<R>>>;
export async function read(route: ControlRoute, parts: Parts & Sending = {}): Promise<unknown> {
  const response = await ask(route, parts);
  const answer: unknown = await response.json();
  return answer;
}

/** Asks for a document that others have the form of; `T` is as much of it as is used here. */
export async function readDocument<T>(
  route: "GET /openapi/{name}" | "GET /fixture-schema/{family}" | "GET /scenario-schema",
  parts: Parts = {},
): Promise<T> {
  const response = await ask(route, parts);
  return (await response.json()) as T;
}

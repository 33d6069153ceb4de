import { v4 } from "uuid";
import type { Side, SideAnswer } from "../../compare/player";
import type { Maker } from "../../compare/comparison";
import { disturbedHeader, exchangeHeader } from "../../exchange/message";
import type { Standin } from "../../index";
import { type Disturbance, type Exchange, losesAnswer } from "../../journal/exchange";
import type { ReadyMessage } from "../../till/example";
import { type SimulatorOptions, startSimulator } from "../child-process";

/*
 * Each side is a provider behind a simulator of its own, which sends each message once, judges the answer by the
 * contract, and knows what is open there.
 */

/** A side to which messages are sent. */
export interface StartedSide {
  side: Side;
  maker: Maker;
  /** The simulator in front of it. */
  front: Standin;
  /** NAME:PASSWORD of the messages. */
  pair: string;
  /** Hosts to which the messages go, where that is not this process. */
  hosts: string[];
  close(this: void): Promise<void>;
}

type SideOptions = Pick<
  SimulatorOptions,
  "user" | "fixtures" | "profile" | "seed" | "lenient" | "upstream" | "upstreamUser"
>;

/** Our own side: a fresh simulator. */
export async function startOurs(
  { user, fixtures, profile, seed, lenient }: SideOptions,
  names: readonly string[],
): Promise<StartedSide> {
  const own = await startSimulator({ user, fixtures, profile, seed, lenient });
  const bases = names.map((name) => [name, `${own.url}${own.interfaces[name] ?? ""}`] as const);
  const front = await startSimulator({
    user,
    fixtures,
    lenient,
    upstream: Object.fromEntries(bases),
    upstreamUser: user,
    upstreamProxy: "none",
    upstreamRate: 10_000,
    upstreamAtOnce: 100,
    upstreamFailure: "504",
  });
  return {
    side: sideOf(front, user, providerAnswer),
    maker: "standin",
    front,
    pair: user,
    hosts: [],
    async close() {
      await front.close();
      await own.close();
    },
  };
}

/** Our own side again, with other values: nobody judges it. */
export async function startAgain({ user, ...options }: SideOptions): Promise<StartedSide> {
  const { fixtures, profile, seed = "", lenient } = options;
  const front = await startSimulator({ user, fixtures, profile, seed: `${seed} again`, lenient });
  return {
    side: sideOf(front, user, ({ outcome }) => ({
      breaches: [],
      ...(outcome !== "answered" && { failure: outcome }),
    })),
    maker: "standin",
    front,
    pair: user,
    hosts: [],
    close: () => front.close(),
  };
}

/** The provider's side. */
export async function startTheirs(
  options: SideOptions,
  seen: SeenAnswer = providerAnswer,
): Promise<StartedSide> {
  const { user, upstreamUser = process.env["STANDIN_UPSTREAM_USER"] ?? "" } = options;
  const pair = upstreamUser === "" ? user : upstreamUser;
  const front = await startSimulator({ ...options, user: pair, upstreamFailure: "504" });
  return {
    side: sideOf(front, pair, seen),
    maker: "provider",
    front,
    pair,
    hosts: [...new Set(Object.values(front.upstreams))],
    close: () => front.close(),
  };
}

/** What the journal says of an answer. */
type SeenAnswer = (exchange: Exchange) => Omit<SideAnswer, "answer">;

const sideOf = (front: Standin, pair: string, seen: SeenAnswer): Side => ({
  user: pair.slice(0, pair.indexOf(":")),
  newId: () => v4(),
  send: (message, disturbed) => sendTo(front, { ...message, disturbed }, seen),
});

async function sendTo(
  front: Standin,
  { method, path, body, disturbed }: ReadyMessage & { disturbed: Disturbance | undefined },
  seen: SeenAnswer,
): Promise<SideAnswer> {
  const response = await fetch(new URL(path, front.url), {
    method,
    headers: {
      authorization: front.authorization,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(disturbed !== undefined && { [disturbedHeader]: disturbed }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { status, headers } = response;
  const text = await response.text();
  const known = seen(front.message(Number(headers.get(exchangeHeader))));
  const read = bodyIn(text);
  if (known.failure !== undefined || losesAnswer(disturbed)) return known;
  if (read === undefined) return { ...known, failure: `${status} that is not JSON` };
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return { ...known, answer: { status, ...read, ...(type !== "" && { type }) } };
}

/** An answer of a provider: how long it took, and what it breaks. */
export function providerAnswer({ upstream, findings }: Exchange): Omit<SideAnswer, "answer"> {
  const failure = upstream === undefined ? "it was not sent" : upstream.failure;
  return {
    breaches: findings.filter(({ code }) => code.startsWith("provider-")),
    ...(upstream?.ms !== undefined && { ms: upstream.ms }),
    ...(failure !== undefined && { failure: upstream?.reason ?? failure }),
  };
}

/** The body of an answer, if it has one; undefined: it is not JSON. */
function bodyIn(text: string): { body?: unknown } | undefined {
  if (text === "") return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

import type { UpstreamNote } from "../journal/exchange";
import type { Answer } from "../contract/answer";

/** A message as it goes to a provider. */
export interface OutgoingMessage {
  method: string;
  /** Path below the base of the interface, and query, as they came. */
  target: string;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  /** Absent: it has none. */
  body: Buffer | undefined;
}

/** What became of a message that was to be sent to a provider. */
export interface ProviderReply {
  /** For the journal. */
  note: UpstreamNote;
  /** The whole answer, or of a `cut` one what came. Absent: not a byte of an answer came. */
  answer?: Answer;
}

/** Sends each message once, and never again. */
export interface Upstream {
  /** Host, and the port if it is not the scheme's own. */
  host: string;
  /** What the POS gets where no whole answer came. */
  failure: "mirror" | "504";
  /** The test server's operations go there too. */
  takesAdministration: boolean;
  send: (message: OutgoingMessage) => Promise<ProviderReply>;
  /** Connects, and sends nothing. */
  reach: () => Promise<Reach>;
}

/** The providers to which the messages of interfaces go. */
export interface Upstreams {
  /** Undefined: the interface is simulated. */
  of: (interfaceName: string) => Upstream | undefined;
  /** By the name of the interface. */
  all: ReadonlyMap<string, Upstream>;
  /** What this process is called in `Via`. */
  name: string;
  /** An address and port are the simulator's own. */
  isOwn: (address: string, port: number) => boolean;
  /** The message went through this very simulator already. */
  isLoop: (via: string | undefined) => boolean;
  /** Resolves when nothing is on its way any longer. */
  settled: () => Promise<unknown>;
}

/** Whether a provider can be reached, without a message. */
export interface Reach {
  host: string;
  isReached: boolean;
  /** `TLSv1.3, certificate until 2027-01-31 by Example CA`, or why not. */
  text: string;
}

import type { Disturbance, UpstreamNote } from "../journal/exchange";
import type { Answer } from "../contract/answer";
import type { ForbiddenAddress } from "./addresses";

/** A message as it goes to a provider. */
export interface OutgoingMessage {
  method: string;
  /** Path below the base of the interface, and query, as they came. */
  target: string;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  /** Absent: it has none. */
  body: Buffer | undefined;
  /** Whose it is: users take turns. */
  user: string;
  /** Called with 102 and 103, which come before the answer; `link`: what 103 says. */
  onInterim?: ((status: 102 | 103, link: string) => void) | undefined;
  /** How a certification disturbs it. */
  disturbed?: Disturbance | undefined;
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
  /** None is set for the user: nothing goes out. */
  isMissing?: true;
  /** Where it is. */
  place: { host: string; port: number };
  /** Why no message may go to an address of it; undefined: it may. */
  forbids: (address: string) => ForbiddenAddress | undefined;
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
  /** Of a user's message to an interface; without a user, of anybody's. Undefined: it is simulated. */
  of: (interfaceName: string, user?: string) => Upstream | undefined;
  /** By the name of the interface; `airtime for shop-4`: that of one user. */
  all: () => ReadonlyMap<string, Upstream>;
  /** What this process is called in `Via`. */
  name: string;
  /** The message went through this very simulator already. */
  isLoop: (via: string | undefined) => boolean;
  /** Resolves when nothing is on its way any longer. */
  settled: () => Promise<unknown>;
  /** Ends the watch of their file. */
  close: () => void;
}

/** Whether a provider can be reached, without a message. */
export interface Reach {
  host: string;
  isReached: boolean;
  /** `TLSv1.3, certificate until 2027-01-31 by Example CA`, or why not. */
  text: string;
}

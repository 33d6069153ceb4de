import type { ProviderProfile } from "../compare/profile";
import type { Recording } from "../families/kit/recording";
import type { Courier } from "../onward/courier";
import type { Core, ServedFamily } from "../simulator/core";
import type { Space } from "../store";
import type { Upstreams } from "../upstream/answer";
import type { createHeldExchanges, createHolds, createSettlements } from "./held";

/**
 * Looks at a data space when time changes something of which somebody outside is told, though nobody sends a
 * message.
 */
export interface Alarms {
  /** Sets the alarm of a family in a data space as it is kept there; call it once the unit of work is kept. */
  set(served: ServedFamily, space: Space): void;
  /** The same for every family, where the data space was put back to a snapshot. */
  setFor(space: Space): void;
  /** Sets the alarms that are kept in the file. */
  setKept(): void;
}

/** The settings of onward delivery: targets and credentials. */
export interface Onward {
  targets: ReadonlySet<string>;
  courier: Courier;
  alarms: Alarms;
}

/** The simulator as the path of a message needs it. */
export interface ExchangeServices extends Core {
  held: ReturnType<typeof createHeldExchanges>;
  /** What testers hold. */
  holds: ReturnType<typeof createHolds>;
  /** Those who wait for what becomes of a request. */
  settlements: ReturnType<typeof createSettlements>;
  /** A fault can close the port for a time. */
  port: { closeDuring: (wait: Promise<boolean>) => void };
  /** Undefined: nothing is sent onward. */
  onward: Onward | undefined;
  /** Undefined: the simulator answers in its own way. */
  profile: ProviderProfile | undefined;
  /** Undefined: every interface is simulated. */
  upstreams: Upstreams | undefined;
  /** Undefined: no fixtures are made from what providers answer. */
  recording: Recording | undefined;
}

import type { ControlServices } from "../control/services";
import type { Clients } from "./door/hosts";
import type { RequestTally } from "./metrics/request-tally";
import type { Port } from "./server/connections";

/** Everything that a server needs: the whole simulator. */
export interface Services extends ControlServices {
  port: Port;
  clients: Clients;
  /** Counts requests, for the metrics. */
  tally: RequestTally;
  /** Exchanges in all journals. */
  journalRows: () => Promise<number>;
}

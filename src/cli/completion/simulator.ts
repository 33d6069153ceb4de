import type { AnswerAt, ControlRoute, GivenParts } from "../../control/client";
import { type ServerOptions, call } from "../server-client";

/** Milliseconds that a simulator has to answer while somebody waits at the keyboard. */
const patience = 2_000;

/** What candidates depend on. */
export interface Asked {
  /** The arguments that come before. */
  before: readonly string[];
  /** Asks the simulator. Rejects where it does not answer at once. */
  ask: <const R extends ControlRoute>(
    route: R,
    ...parts: GivenParts<R>
  ) => Promise<AnswerAt<NoInfer<R>>>;
}

/** Asks the simulator that the words name, or the one that commands ask by default. */
export const asker =
  (options: ServerOptions): Asked["ask"] =>
  (route, ...parts) =>
    call({ ...options, signal: AbortSignal.timeout(patience) }, route, ...parts);

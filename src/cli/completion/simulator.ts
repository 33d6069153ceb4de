import { type ServerOptions, answered, granting, request } from "../server-client";

/** Milliseconds that a simulator has to answer while somebody waits at the keyboard. */
const patience = 2_000;

type Operation = Parameters<typeof answered>[1];

/** What candidates depend on. */
export interface Asked {
  /** The arguments that come before. */
  before: readonly string[];
  /** Asks the simulator. Rejects where it does not answer at once. */
  ask: <const O extends Operation>(operation: O) => Promise<ReturnType<typeof answered<O>>>;
}

/** Asks the simulator that the words name, or the one that commands ask by default. */
export const asker =
  (options: ServerOptions): Asked["ask"] =>
  async (operation) => {
    const [method = "", path = ""] = operation.split(" ", 2);
    const signal = AbortSignal.timeout(patience);
    const response = await granting(await request(options, method, path, { signal }));
    return answered(options, operation, await response.text());
  };

import { demoUser } from "../../in-process/options";
import { limits } from "../../limits/limits";
import { memberOf } from "../../contract/values/member";
import { CommandFailed } from "../command-result";
import { createWarnings } from "../log";
import { type ServerOptions, Unreachable, noSimulator, ask } from "../server-client";

/** A simulator at which the demonstration sells. */
export interface DemoSimulator {
  url: string;
  /** It was started for the demonstration, and ends with it. */
  isOwn: boolean;
  close(): Promise<void>;
}

/**
 * The simulator that listens at the address, or one in memory where none does; `isGiven`: the user named the address.
 */
export async function simulatorFor(
  options: ServerOptions,
  isGiven: boolean,
): Promise<DemoSimulator> {
  if (await listensAt(options, isGiven))
    return { url: options.url, isOwn: false, close: () => Promise.resolve() };
  // Imported here so that `--help` does not load the server.
  const { createStandin } = await import("../../index.js");
  const standin = await createStandin({ ...demoUser, shared: true, log: createWarnings() });
  return { url: standin.url, isOwn: true, close: () => standin.close() };
}

/**
 * Whether a simulator listens at the address. Throws `CommandFailed` where the user named the address and something
 * else answers there, or nobody for another reason than that nobody listens.
 */
async function listensAt(options: ServerOptions, isGiven: boolean): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limits.demoLookMs);
    const response = await ask(options, "GET /health", { signal });
    if (response.ok && memberOf(await jsonOf(response), "usersFile") !== undefined) return true;
    throw noSimulator(options);
  } catch (error) {
    const isNobody = error instanceof Unreachable && error.reason === "ECONNREFUSED";
    if (isNobody || (error instanceof CommandFailed && !isGiven)) return false;
    throw error;
  }
}

/** The body as JSON; undefined, where it is none. */
const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

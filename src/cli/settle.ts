import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { isLoopbackHost } from "../base-url";
import { FileRefused } from "../files/file-refused";
import { type SettledTransaction, settleOpen, unnamedHost } from "../in-process/settle";
import type { UpstreamOptions } from "../upstream/settings";
import { hostsInFile } from "../upstream/upstreams-file";
import { CommandFailed, WrongUsage, print, printError } from "./command-result";
import { type ServerOptions, call, simulatorOf, withServer } from "./server-client";

const lineOf = ({ id, interface: name, text }: SettledTransaction): string =>
  `${name} ${id}: ${text}`;

/** What a command says of what its run leaves open at a provider. */
export interface SettlingOptions extends Pick<UpstreamOptions, "upstream" | "upstreams"> {
  /** It stays. */
  keepOpen?: boolean;
  /** Hosts to which messages may go. */
  sandbox?: string[];
}

/**
 * Closes what a run has left open at its providers, unless that is to stay, and says what could not be closed. How many
 * of these the provider gave no answer to.
 */
export async function settleRun(
  options: ServerOptions,
  settling: SettlingOptions,
): Promise<number> {
  if (!goesOut(settling) || settling.keepOpen === true) return 0;
  const left = (await settleOpen(simulatorOf(options))).filter(({ isClosed }) => !isClosed);
  if (left.length === 0) return 0;
  printError(["Still open at the provider:", ...left.map((one) => `  ${lineOf(one)}`)].join("\n"));
  return left.filter(({ isSilent }) => isSilent === true).length;
}

/** Whether messages of a run go to a provider. */
export const goesOut = ({ upstream, upstreams }: SettlingOptions): boolean =>
  upstream !== undefined || upstreams !== undefined;

/** Adds what a command says of that. */
export const withSettling = (command: Command): Command =>
  withSandbox(command).option(
    "--keep-open",
    "leave at the provider what the run has left open there",
  );

const withSandbox = (command: Command): Command =>
  command.option("--sandbox <host>", "messages may go to this upstream (repeatable)", sandboxHost);

/** `standin settle`. */
export const settleCommand = (): Command =>
  withSandbox(withServer(new Command("settle")))
    .description(
      "Close the transactions that a POS has left open at a provider: reverse, or else confirm each one.",
    )
    .addHelpText("after", "\nExample:\n  standin settle --sandbox sandbox.example")
    .action(
      async ({ sandbox = [], ...options }: ServerOptions & Pick<SettlingOptions, "sandbox">) => {
        const interfaces = await call(options, "GET /interfaces");
        refuseOthers(
          interfaces.flatMap(({ upstream }) => upstream?.host ?? []),
          sandbox,
        );
        const settled = await settleOpen(simulatorOf(options));
        if (settled.length === 0) print("Nothing is open at a provider.");
        for (const one of settled) print(lineOf(one));
        if (settled.some(({ isClosed }) => !isClosed))
          throw new CommandFailed("Some transactions are still open at the provider.");
      },
    );

/** Adds a host to which messages may go. */
const sandboxHost = (host: string, given: readonly string[] = []): string[] => [...given, host];

/** The hosts of the providers to which a run sends messages. */
export const hostsBehind = ({ upstream = {}, upstreams }: SettlingOptions): string[] => [
  ...new Set([
    ...Object.values(upstream).flatMap((url) => (URL.canParse(url) ? new URL(url).host : [])),
    ...hostsIn(upstreams),
  ]),
];

/** Throws `WrongUsage` if a run would send messages of its own to a host that is not named. */
export const refuseUnnamed = (settling: SettlingOptions): void => {
  refuseOthers(hostsBehind(settling), settling.sandbox ?? []);
};

/**
 * Says to which hosts the messages of many runs go, and asks whether they may; nobody is asked about this machine.
 * Throws `WrongUsage` where they may not, or where nobody can be asked.
 */
export async function agreeToSend(settling: SettlingOptions & { yes?: true }): Promise<void> {
  const others = hostsBehind(settling).filter((host) => !isLoopbackHost(host));
  if (others.length === 0) return;
  const hosts = others.join(", ");
  printError(
    `The messages of every run go to ${hosts}. The run without a fault shows how many these are.`,
  );
  if (settling.yes === true) return;
  if (!process.stdin.isTTY)
    throw new WrongUsage(`There is no terminal to ask whether messages may go to ${hosts}: --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question("May they? (y/n) ");
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new WrongUsage(`Nothing was sent to ${hosts}.`);
}

/** The hosts of an upstreams file. Throws `WrongUsage` for one with mistakes. */
function hostsIn(file: string | undefined): string[] {
  try {
    return file === undefined ? [] : hostsInFile(file);
  } catch (error) {
    throw error instanceof FileRefused ? new WrongUsage(error.message) : error;
  }
}

/** Throws `WrongUsage` if messages would go to a host that is neither this machine nor named. */
function refuseOthers(hosts: readonly string[], sandbox: readonly string[]): void {
  const other = unnamedHost(hosts, sandbox);
  if (other !== undefined)
    throw new WrongUsage(
      `Messages would go to ${other}. If that is a sandbox, say so: --sandbox ${other}.`,
    );
}

import { Command } from "commander";
import { spawn } from "node:child_process";
import { demoUser } from "../../in-process/options";
import { CommandFailed, print, printColoured } from "../command-result";
import { type ServerOptions, ask, call, request, withServer } from "../server-client";
import { endLines, heading, colourPaint, saleLine, plainPaint } from "./lines";
import { sellInTurn } from "./selling";
import { type DemoSimulator, simulatorFor } from "./simulator";

/** What opens an address in the user's browser, by platform. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Where a process runs. */
interface Surroundings {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** Its output goes to a terminal. */
  isTerminal: boolean;
}

/** Whether somebody sits before a display: not in CI, nor where the output is read by a program. */
export function hasDisplay({ platform, env, isTerminal }: Surroundings): boolean {
  if (!isTerminal || (env["CI"] ?? "") !== "") return false;
  if (platform in openers) return true;
  return (env["DISPLAY"] ?? env["WAYLAND_DISPLAY"] ?? "") !== "";
}

/** Opens an address in the user's browser, if it can; the address was printed in any case. */
export function openBrowser(
  address: string,
  { platform, env }: Pick<Surroundings, "platform" | "env">,
): void {
  const [command, ...args] = openers[platform] ?? ["xdg-open"];
  spawn(command, [...args, address], { env, detached: true, stdio: "ignore" })
    .on("error", () => undefined)
    .unref();
}

interface DemoOptions extends ServerOptions {
  /** False with `--no-open`. */
  open: boolean;
}

const demoPair = `${demoUser.user}:${demoUser.password}`;

/** `standin demo`. */
export const demoCommand = (): Command =>
  withServer(new Command("demo"), demoPair)
    .description(
      "Show Standin without a POS: a small till sells every two seconds, well behaved and not, " +
        "until Ctrl-C. It sells at the simulator that listens at the address, or at one in memory " +
        "where none does, and prints the address of the console.",
    )
    .option("--no-open", "do not open the console in a browser")
    .addHelpText(
      "after",
      `
The data space of user ${demoUser.user} is reset at the beginning; that of another user
(--user) is not. What goes wrong, scenarios do: one that runs there is stopped.

Examples:
  standin demo
  standin demo --url http://127.0.0.1:9000 --no-open`,
    )
    .action((options: DemoOptions, command: Command) =>
      demonstrate(options, {
        isAddressGiven: command.getOptionValueSource("url") !== "default",
        isUserGiven: command.getOptionValueSource("user") !== "default",
      }),
    );

/** What the user has said, where options have defaults. */
interface GivenOptions {
  isAddressGiven: boolean;
  isUserGiven: boolean;
}

async function demonstrate(given: DemoOptions, said: GivenOptions): Promise<void> {
  const simulator = await simulatorFor(given, said.isAddressGiven);
  const options = { ...given, url: simulator.url };
  try {
    await refuseStranger(options);
    await call(options, "DELETE /scenario");
    if (!said.isUserGiven) await call(options, "POST /reset");
    await introduce(simulator, options);
    await sellUntilStopped(simulator, options);
  } finally {
    await simulator.close();
  }
}

/** Says what to do where the simulator does not accept the credentials. */
async function refuseStranger(options: ServerOptions): Promise<void> {
  const { status } = await ask(options, "GET /clock");
  if (status === 401)
    throw new CommandFailed(
      `The simulator at ${options.url} does not accept user ${nameIn(options)} with this password: ` +
        "it has a users file. Give one of its users with --user NAME:PASSWORD.",
    );
}

const nameIn = ({ user }: ServerOptions): string => user.split(":", 1)[0] ?? "";

const paintOf = ({ stdout }: NodeJS.Process) =>
  stdout.isTTY && stdout.hasColors() ? colourPaint : plainPaint;

/** Says where the till sells and where to look; opens the console where somebody sits before a display. */
async function introduce({ url, isOwn }: DemoSimulator, options: DemoOptions): Promise<void> {
  print(
    isOwn
      ? `No simulator listened, so this one was started in memory, at ${url}.`
      : `The simulator at ${url} is used.`,
  );
  print(`A small till sells there as user ${nameIn(options)}. Ctrl-C ends the demonstration.\n`);
  const address = new URL(
    `/standin/console/messages#user=${encodeURIComponent(nameIn(options))}`,
    url,
  ).href;
  const { ok } = await request(options, "GET", "/console/");
  if (!ok) print("This simulator serves no console. See standin messages --follow.\n");
  else {
    print(`  Console: ${address}\n`);
    const { platform, env, stdout } = process;
    if (options.open && hasDisplay({ platform, env, isTerminal: stdout.isTTY }))
      openBrowser(address, { platform, env });
  }
  printColoured(heading(paintOf(process)));
}

/** Sells until Ctrl-C, and says then what the verdict is and how to look at it. */
async function sellUntilStopped({ isOwn }: DemoSimulator, options: ServerOptions): Promise<void> {
  const paint = paintOf(process);
  const count = await sellInTurn(options, (sold) => {
    printColoured(saleLine(sold, paint));
  });
  const verdict = await call(options, "GET /verdict", { query: { passing: false } });
  print("");
  for (const line of endLines(count, verdict, paint)) printColoured(line);
  print(
    isOwn
      ? "\nThis simulator ends now, with its messages. To look around afterwards, run standin start first."
      : `\nLook at it in the console, or with standin verdict --url ${options.url} --user ${options.user}.`,
  );
}

import { spawn } from "node:child_process";

/** What opens an address in the user's browser, by platform. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Where a process runs. */
export interface Surroundings {
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

/*
 * What the build puts into one file, `dist/standin.js`: loading one file takes a fraction of the time that
 * loading hundreds takes.
 */
export * from "./index";
export { explore } from "./in-process/explore-in-process";

/** Runs the command line: it is loaded when it is first called, so that the in-process API goes without. */
export async function main(argv: string[]): Promise<void> {
  const cli = await import("./cli/main.js");
  await cli.main(argv);
}

import { parentOf } from "../files/located-yaml";

/** Whether the part of a scenario at a path fits the schema, everything below it included. */
export type Sound = (path: string) => boolean;

/** What is left of a scenario when the parts with these mistakes are taken away. */
export function soundBeside(broken: readonly { path: string }[]): Sound {
  const touched = new Set<string>();
  for (const { path } of broken) {
    for (let at = path; at !== ""; at = parentOf(at)) touched.add(at);
  }
  return (path) => !touched.has(path);
}

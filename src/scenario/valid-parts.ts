import { parentOf } from "../files/located-yaml";

/** Whether the part of a scenario at a path fits the schema, everything below it included. */
export type IsValid = (path: string) => boolean;

/** Tells which parts of a scenario have none of these mistakes. */
export function validOutside(broken: readonly { path: string }[]): IsValid {
  const touched = new Set<string>();
  for (const { path } of broken) {
    for (let at = path; at !== ""; at = parentOf(at)) touched.add(at);
  }
  return (path) => !touched.has(path);
}

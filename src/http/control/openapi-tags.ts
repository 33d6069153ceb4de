import type { Tag } from "../../contract/openapi-tags";

/** What operations are listed under, with the first parts of their paths below `/standin`. */
const tags: readonly (Tag & { paths: readonly string[] })[] = [
  {
    name: "Simulator",
    description: "The process as a whole.",
    paths: ["health", "interfaces", "audit", "backup"],
  },
  {
    name: "Documents",
    description: "What is the same for every data space: documents, rules, examples.",
    paths: ["openapi", "rules", "examples"],
  },
  {
    name: "Data",
    description: "The entities of the data space.",
    paths: ["data", "data-lists", "fixture-schema", "qr", "reset", "undo"],
  },
  {
    name: "Messages",
    description: "What was received and answered.",
    paths: ["messages", "unmatched", "journal"],
  },
  { name: "Transactions", description: "What messages are about.", paths: ["transactions"] },
  {
    name: "Scenarios",
    description: "What fails, and when.",
    paths: ["scenarios", "scenario", "scenario-schema", "faults"],
  },
  { name: "Verdict", description: "Whether the POS behaved.", paths: ["verdict"] },
  {
    name: "Settings",
    description: "The clock, and how interfaces behave.",
    paths: ["settings", "clock"],
  },
  { name: "Snapshots", description: "Kept states of the data space.", paths: ["snapshots"] },
  { name: "Data spaces", description: "All data spaces, for operators.", paths: ["spaces"] },
];

/** What an operation of the control API is listed under, by its path below `/standin`. */
export function controlTagOf(path: string): Tag {
  const [, first = ""] = path.split("/");
  const tag = tags.find(({ paths }) => paths.includes(first));
  if (tag === undefined) throw new Error(`no tag for ${path}`);
  return { name: tag.name, description: tag.description };
}

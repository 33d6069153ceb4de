import { Type } from "@sinclair/typebox";
import { dump } from "js-yaml";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { noOtherMembers, text } from "../contract/schema";
import { readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import type { CertificationFinding } from "./certification";

/** How a file begins that a certification wrote: another one is never overwritten. */
export const findingMark = "# Written by standin certify-provider.";

const FlowFile = Type.Object(
  { interface: text(limits.nameLength), plan: text(limits.filterCharacters) },
  { ...noOtherMembers, title: "Flow" },
);

const readFlow = createSchemaReader(FlowFile);

/** The plan that a file names. Throws `FileRefused`. */
export function flowOf(file: string) {
  const located = readYamlFile(file);
  return readFlow(located.value, located.refusal);
}

/** A finding as a file that `--flow` plays again. */
export const flowText = (
  { rule, sentence, operation, text: found, interface: of, plan }: CertificationFinding,
  { file, url }: { file: string; url: string },
): string =>
  [
    findingMark,
    `# ${rule} ${operation}: ${sentence}`,
    `# Seen: ${found.replaceAll(/\s+/g, " ")}.`,
    `# Again: standin certify-provider ${of} --url ${url} --flow ${file}`,
    dump({ interface: of, plan }, { lineWidth: -1 }),
  ].join("\n");

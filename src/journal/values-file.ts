import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";
import type { KeepValue } from "../contract/values/masking";
import { errorText } from "../error-code";
import { FileRefused } from "../files/file-refused";
import { limits } from "../limits/limits";
import { openToOthers, writePrivate } from "../private-file";

const nameLine = /^ {2}- name: "(\w+)"$/gm;

/**
 * Keeps the values that journals do not show in a values file (YAML, its owner's alone), each once, as they come. What
 * is there stays. `warn` is told once that it cannot be written. Throws `FileRefused` for a file that others can read,
 * or that has something else.
 */
export function openKeptValues(file: string, warn: (text: string) => void): KeepValue {
  const kept = new Set(namesIn(file));
  let isWarned = false;
  return ({ name, member, value }) => {
    if (kept.has(name) || kept.size >= limits.comparedValues || value.length > limits.textLength)
      return;
    kept.add(name);
    const texts = Object.entries({ name, member, value }).map(
      ([called, text], at) => `  ${at === 0 ? "-" : " "} ${called}: ${JSON.stringify(text)}\n`,
    );
    try {
      appendFileSync(file, texts.join(""));
    } catch (error) {
      if (!isWarned) warn(`The values file ${file} is incomplete: ${errorText(error)}.`);
      isWarned = true;
    }
  };
}

/** The names in a values file, which is begun where there is none. */
function namesIn(file: string): string[] {
  const begin = "# Values that journals do not show. Keep this file secret.\nvalues:\n";
  if (!existsSync(file) || statSync(file).size === 0) {
    writePrivate(file, begin);
    return [];
  }
  const refuse = (text: string): FileRefused =>
    new FileRefused([{ file, line: 1, column: 1, path: "", text }]);
  if (openToOthers(file)) throw refuse("others can read it; take that away: chmod 600");
  const content = readFileSync(file, "utf8");
  if (!content.startsWith(begin)) throw refuse("this is not a file of kept values");
  return [...content.matchAll(nameLine)].flatMap(([, name]) => name ?? []);
}

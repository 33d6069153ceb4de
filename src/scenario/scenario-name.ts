import { isChosenName, nameForm } from "../contract/chosen-name";
import { memberOf } from "../contract/member";
import { type FileFault } from "../files/file-refused";
import { readYaml } from "../files/located-yaml";

/** The text of a scenario, and its name. */
export interface NamedText {
  name: string;
  text: string;
}

/**
 * A scenario's text with its name, which `given` replaces, if it is there; nothing else of the text changes.
 * Throws `FileRefused` for a text that is not YAML, or has no name.
 */
export function namedText(source: string, file: string, given?: string): NamedText {
  const located = readYaml(source, file);
  const name = memberOf(located.value, "name");
  if (!isChosenName(name)) throw located.refusal([{ path: "name", text: `must be ${nameForm}` }]);
  if (given === undefined) return { name, text: source };
  const start = source.indexOf(name, offsetOf(source, located.faultAt("name", "")) + "name".length);
  const isQuoted = /["']/.test(source.charAt(start - 1));
  const written = isQuoted ? given : JSON.stringify(given);
  return {
    name: given,
    text: source.slice(0, start) + written + source.slice(start + name.length),
  };
}

/** Where a place of a text is, in characters from its beginning. */
const offsetOf = (source: string, { line, column }: FileFault): number =>
  source
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  column -
  (line === 1 ? 1 : 0);

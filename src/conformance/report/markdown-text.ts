import { limits } from "../../limits/limits";
import { xmlText } from "./markup";

/** Text in one line that Markdown shows as it is, in a table too; `@` and `#` call nobody and link nowhere. */
export const markdownText = (text: string): string =>
  xmlText(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>&|~$]/g, "\\$&")
    .replace(/[@#](?=\w)/g, "$&&#8203;")
    .replace(/^[-+#=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");

/** Text as a block of code, whatever is in it. */
export function markdownCode(text: string, language = ""): string {
  const ticks = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...ticks.map(({ length }) => length + 1)));
  return `${fence}${language}\n${xmlText(text)}\n${fence}`;
}

/** The lines of a table; its cells are Markdown. `right`: how many columns at its end are aligned to the right. */
export const markdownTable = (
  [head = [], ...rows]: readonly (readonly string[])[],
  { right = 0 } = {},
): string[] =>
  [head, head.map((_, at) => (at < head.length - right ? "---" : "---:")), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );

const restLeftOut =
  "\nThe rest is left out, because pipelines show no longer text. `--html FILE` writes all of it.";

/** A text of these lines, as long as GitHub shows one; a line may be a block that is not divided. */
export function boundedMarkdown(lines: readonly string[]): string {
  const most = limits.markdownBytes - Buffer.byteLength(restLeftOut) - 1;
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > most) return [...kept, restLeftOut, ""].join("\n");
    kept.push(line);
  }
  return `${kept.join("\n")}\n`;
}

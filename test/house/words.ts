import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** A word that the project no longer uses, and the one to use instead. */
export interface OldWord {
  old: string;
  better: string;
}

/** Where an old word is. */
export interface Found extends OldWord {
  line: number;
}

const root = resolve(__dirname, "../..");
const guide = "CONTRIBUTING.md";
const heading = "## Words";

/** The section of the guide with the table of words, and all else of it, the lines counted as in the whole. */
function sectionOf(text: string): { table: string; rest: string } {
  const from = text.indexOf(heading);
  if (from < 0) throw new Error(`${guide} has no section "${heading}"`);
  const next = text.indexOf("\n## ", from + heading.length);
  const table = text.slice(from, next < 0 ? undefined : next);
  return { table, rest: text.replace(table, table.replace(/[^\n]/g, "")) };
}

/** The old words of a table whose rows are `| say | for | instead of |`, each old word in backticks. */
export const oldWordsIn = (table: string): OldWord[] =>
  table
    .split("\n")
    .filter((row) => row.startsWith("| ") && !row.startsWith("| ---"))
    .slice(1)
    .flatMap((row) => {
      const [, say = "", , olds = ""] = row.split("|");
      const better = say.trim();
      return [...olds.matchAll(/`([^`]+)`/g)].map(([, old = ""]) => ({ old, better }));
    });

/** A word of lower-case letters is found with a capital too, and within a name: `readPassage`. */
function patternOf(old: string): RegExp {
  const source = old.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const capital = /^[a-z]+$/.test(old) ? `|${old.charAt(0).toUpperCase()}${old.slice(1)}` : "";
  const end = /\w$/.test(old) ? "(?![a-z])" : "";
  return new RegExp(`(?:(?<![A-Za-z])${source}${capital})${end}`);
}

/** The old words of a text, by lines. */
export function foundIn(text: string, words: readonly OldWord[]): Found[] {
  const patterns = words.map((word) => ({ ...word, pattern: patternOf(word.old) }));
  return text
    .split("\n")
    .flatMap((content, at) =>
      patterns
        .filter(({ pattern }) => pattern.test(content))
        .map(({ old, better }) => ({ old, better, line: at + 1 })),
    );
}

/** Names that say nothing of what is in a file. */
const emptyNames = /(?:^|[-.])(?:utils?|helpers?|managers?|misc)(?=[-.]|$)/;

/** The part of a path that has such a name; undefined: none has. */
export const emptyNameIn = (path: string): string | undefined =>
  path.split("/").find((part) => emptyNames.test(part) && !part.startsWith("prepaid-utility"));

const filesIn = (path: string): string[] =>
  readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));

/** All files that are searched, by their paths in the project; this check and its test name the old words. */
export const searchedFiles = (): string[] => [
  ...["src", "test", "docs"]
    .flatMap(filesIn)
    .filter((path) => !path.startsWith("test/house/words")),
  "README.md",
  guide,
];

/** The table of the guide. */
export const oldWords = (): OldWord[] => oldWordsIn(sectionOf(textOf(guide)).table);

const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** The text of a file without the table of old words. */
export const searchedText = (path: string): string =>
  path === guide ? sectionOf(textOf(path)).rest : textOf(path);

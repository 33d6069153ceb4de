import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");

export interface Snippet {
  page: string;
  language: "ts" | "js";
  code: string;
}

const pages = (): string[] => [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const languages = { ts: "ts", typescript: "ts", js: "js", javascript: "js", mjs: "js" } as const;

/** Every piece of TypeScript or JavaScript in the pages. */
export function docSnippets(): Snippet[] {
  return pages().flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    return [...text.matchAll(/^```(ts|typescript|js|javascript|mjs)\n([^]*?)^```$/gm)].map(
      ([, language, code = ""]) => ({
        page,
        language: languages[language as keyof typeof languages],
        code,
      }),
    );
  });
}

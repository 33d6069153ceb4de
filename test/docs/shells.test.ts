import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");
const docs = join(root, "docs");

const pages = [
  join(root, "README.md"),
  ...readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(docs, name)),
];

/** Constructs that PowerShell reads in another way than bash, or not at all. */
const bashOnly: readonly (readonly [name: string, RegExp])[] = [
  ["a line that goes on after a backslash", /\\$/m],
  ["a variable before its command", /^\s*[A-Z_]+=\S*\s+\S/m],
  ["a command in another one", /\$\(|<\(/],
  ["a variable of the shell", /\$[?A-Za-z_{]/],
  ["curl, whose quotes differ", /^\s*curl /m],
  ["a text redirected to a file", /\s>\s/],
  ["names of files with a star", /\*\./],
  ["a script of sh", /^#!\/bin\/sh/],
];

/** A page that says so has its commands for a POSIX shell. */
const forPosix = /command-line\.md#windows-and-macos|^## Windows and macOS$/m;

const blocks = pages.flatMap((page) =>
  [
    ...readFileSync(page, "utf8").matchAll(/^```(?:sh|bash)\n(.*?)^```\n(\s*```powershell)?/gms),
  ].map(([, text = "", twin]) => ({ page: page.slice(root.length + 1), text, twin })),
);

test("a block that only bash understands has a twin, or its page says so", () => {
  const alone = blocks
    .filter(({ twin }) => twin === undefined)
    .flatMap(({ page, text }) =>
      bashOnly.filter(([, one]) => one.test(text)).map(([name]) => `${page}: ${name}`),
    )
    .filter((found) => !forPosix.test(readFileSync(join(root, found.split(":")[0] ?? ""), "utf8")));
  expect([...new Set(alone)]).toEqual([]);
});

test("there are blocks of each kind", () => {
  const used = bashOnly.filter(([, one]) => blocks.some(({ text }) => one.test(text)));
  expect(used.map(([name]) => name)).toEqual(bashOnly.map(([name]) => name));
  expect(blocks.length).toBeGreaterThan(50);
});

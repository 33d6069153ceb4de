import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "..");
const directory = "docs/pictures";
const readme = readFileSync(join(root, "README.md"), "utf8");

/** Most bytes of a picture: who opens the README loads two of them. */
const mostBytes = 120_000;

test("the README shows each picture of the console, light and dark, with words for who does not see it", () => {
  const named = [...readme.matchAll(/(?:srcset|src)="(docs\/pictures\/[\w-]+\.png)"/g)];
  const kept = readdirSync(join(root, directory)).map((name) => `${directory}/${name}`);
  expect(named.map(([, path]) => path).sort()).toEqual(kept.sort());
  expect(kept.length).toBe(4);
  expect(readme.match(/<img [^>]*alt="[^"]{40,}"/g)).toHaveLength(2);
});

test("the pictures are small, and are no part of the package", () => {
  const sizes = readdirSync(join(root, directory)).map(
    (name) => statSync(join(root, directory, name)).size,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    files: string[];
  };
  expect(files).toContain(`!${directory}`);
});

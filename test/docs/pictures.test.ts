import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");
const directory = "docs/pictures";
const pages = ["README.md", "docs/first-flow.md"].map((page) =>
  readFileSync(join(root, page), "utf8").replaceAll('"./pictures/', '"docs/pictures/'),
);

/** Most bytes of a picture: who opens a page loads one of them. */
const mostBytes = 120_000;

test("the README and the first flow show each picture of the console, light and dark, with words for who does not see it", () => {
  const text = pages.join("\n");
  const named = [...text.matchAll(/(?:srcset|src)="(docs\/pictures\/[\w-]+\.png)"/g)];
  const kept = readdirSync(join(root, directory)).map((name) => `${directory}/${name}`);
  expect(named.map(([, path]) => path).sort()).toEqual(kept.sort());
  expect(kept.length).toBe(4);
  expect(text.match(/<img [^>]*alt="[^"]{40,}"/g)).toHaveLength(2);
});

test("the pictures are small", () => {
  const sizes = readdirSync(join(root, directory)).map(
    (name) => statSync(join(root, directory, name)).size,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
});

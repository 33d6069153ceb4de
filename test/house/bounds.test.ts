import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(__dirname, "../..");

/** A length that is written down where it is used. Ten and nineteen characters of a time are its date and its second. */
const bound =
  /(?:maxLength|maxItems|maxProperties): ?[\d_]{2,}|\btext\(\d+\)|slice\(0, (?!10\)|19\))\d{2,}/;

const boundsIn = (text: string): number[] =>
  text.split("\n").flatMap((line, at) => (bound.test(line) ? [at + 1] : []));

/** The lengths in families and in the models of contracts are given by the contract. */
const givenByTheContract = /^(?:families|contract)\//;

const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
  (path) =>
    /(?<!\.test)\.ts$/.test(path) &&
    !givenByTheContract.test(path) &&
    !/^(?:file-)?limits\.ts$/.test(path),
);

test("every bound is in src/limits/limits.ts", () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    boundsIn(readFileSync(join(root, "src", path), "utf8")).map(
      (line) =>
        `src/${path}:${line} has a bound: move it to src/limits/limits.ts, with a name and a unit`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(["text(64)", "{ maxLength: 64 }", "{ maxItems: 1_000_000 }", "value.slice(0, 300)"])(
  "the check finds the bound in %s",
  (line) => {
    expect(boundsIn(`const nothing = 1;\n${line}\n`)).toEqual([2]);
  },
);

test.each(["text(limits.nameLength)", "at.slice(0, 10)", "at.slice(0, limits.echoedValue)"])(
  "the check leaves %s alone",
  (line) => {
    expect(boundsIn(line)).toEqual([]);
  },
);

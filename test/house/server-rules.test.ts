import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { serverRules } from "../support/rules";

const tests = resolve(__dirname, "..");
const sources = readdirSync(tests, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("support"))
  .map((file) => readFileSync(join(tests, file), "utf8"));

/** Ids inside every `rule("GC-01", ...)` of the tests. */
const carried = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\brule\(([^)]*)\)/g)].flatMap(([, ids = ""]) =>
      [...ids.matchAll(/[A-Z]{2}-\d\d/g)].map(([id]) => id),
    ),
  ),
);

test("every rule that the server's behaviour shows is carried by a test", () => {
  expect(serverRules.filter((id) => !carried.has(id))).toEqual([]);
});

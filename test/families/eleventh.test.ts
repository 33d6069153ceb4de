import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const { edits } = jest.requireActual<{ edits: readonly { file: string; line: string }[] }>(
  "../eleventh/place.js",
);
const kept = join(__dirname, "../eleventh");

test("an eleventh interface costs one line outside of its own files", () => {
  expect(edits).toHaveLength(1);
});

test("it takes at most 250 lines, its fixtures and its page included", () => {
  const files = readdirSync(kept, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^parking[/.]/.test(file) && /\.(ts|json|md)$/.test(file) && !file.includes(".test."),
  );
  const lines = files.flatMap((file) =>
    readFileSync(join(kept, file), "utf8").trimEnd().split("\n"),
  );
  expect(lines.length).toBeLessThanOrEqual(250);
});

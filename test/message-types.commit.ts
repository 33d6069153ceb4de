import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

test("the types of the messages are those of the schemas: npm run docs writes them", () => {
  const writer = resolve(__dirname, "../build/message-types.js");
  expect(execFileSync(process.execPath, [writer, "--check"], { encoding: "utf8" })).toBe("");
});

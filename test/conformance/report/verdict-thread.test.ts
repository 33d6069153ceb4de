import { readFileSync, readdirSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { newTester, startStandin } from "../../support/standin";

/** Priorities of the threads of this process: 0 is usual, and more lets others go first. */
const priorities = (): number[] =>
  readdirSync("/proc/self/task").map((thread) => {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[16]);
  });

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("the thread that makes verdicts lets the one that answers requests go first", async () => {
  const { client } = newTester(await startStandin());
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  const own = getPriority();
  expect((await client.get("/standin/verdict")).status).toBe(200);
  expect(getPriority()).toBe(own);
  expect(Math.max(...priorities())).toBeGreaterThanOrEqual(PRIORITY_BELOW_NORMAL);
});

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const { copyProject } = jest.requireActual<{ copyProject: (folder: string) => void }>(
  "../eleventh/place.js",
);

const kept = join(__dirname, "../extra-operation");
const folder = mkdtempSync(join(tmpdir(), "standin-extra-operation-"));

/** Each file of the simulator that is new, or has to be edited by hand, as the guide for contributors says. */
const added = {
  "tally.ts": "src/control/messages/tally.ts",
  "command.ts": "src/cli/tally.ts",
};
const edits = [
  {
    file: "src/control/declare/operations.ts",
    texts: [
      [
        "import { transactionOperations }",
        'import { tallyOperations } from "../messages/tally";\n',
      ],
      ["  ...transactionOperations,", "  ...tallyOperations,\n"],
    ],
  },
  {
    file: "src/in-process/standin-space.ts",
    texts: [
      ["import { type UndoEntry", 'import { tallyOperations } from "../control/messages/tally";\n'],
      ["  /** Requests that reached no operation:", "  tally(outcome: string): number;\n"],
      [
        "    unmatched: () =>",
        "    tally: (outcome) =>\n" +
          "      tallyOperations.tally.ask(core, { space: find(), params: { outcome } }).messages,\n",
      ],
    ],
  },
] as const;

const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;

beforeAll(async () => {
  copyProject(folder);
  for (const [from, to] of Object.entries(added)) cpSync(join(kept, from), join(folder, to));
  for (const { file, texts } of edits) {
    const path = join(folder, file);
    let text = readFileSync(path, "utf8");
    for (const [before, line] of texts) text = text.replace(before, () => line + before);
    writeFileSync(path, text);
  }
  await run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("a control operation is added in four files of the simulator", async () => {
  expect(Object.keys(added).length + edits.length).toBeLessThanOrEqual(4);
  expect(JSON.parse(await run(join(kept, "ask.js"), folder))).toEqual({
    http: { status: 200, body: { messages: 1 } },
    unknown: 404,
    wrong: [
      400,
      [{ field: "aftre", msg: "is not a parameter; there is after; did you mean after?" }],
    ],
    nobody: 401,
    client: 1,
    inProcess: 1,
    documented: ["200", "400", "401", "403", "404", "429", "500", "503"],
  });
});

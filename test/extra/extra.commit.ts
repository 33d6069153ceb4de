import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const { copyProject } = jest.requireActual<{ copyProject: (folder: string) => void }>(
  "../eleventh/place.js",
);

const folder = mkdtempSync(join(tmpdir(), "standin-extra-"));

/** A file that has to be edited by hand: texts, each with the one before which it goes. */
interface Edit {
  file: string;
  texts: readonly (readonly [before: string, text: string])[];
}

/** Each file of the simulator that is new, or has to be edited, as the guide for contributors says. */
const extras = {
  operation: {
    added: {
      "operation/tally.ts": "src/control/messages/tally.ts",
      "operation/command.ts": "src/cli/tally.ts",
    },
    edits: [
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
        file: "src/in-process/space-messages.ts",
        texts: [
          ["import { isUuid }", 'import { tallyOperations } from "../control/messages/tally";\n'],
          ["  /** Requests that reached no operation:", "  tally(outcome: string): number;\n"],
          [
            "    unmatched: (query = {}) =>",
            "    tally: (outcome) =>\n" +
              "      tallyOperations.tally.ask(core, { space: find(), params: { outcome } }).messages,\n",
          ],
        ],
      },
    ],
  },
  fault: {
    added: { "maintenance.ts": "src/scenario/faults/maintenance.ts" },
    edits: [
      {
        file: "src/scenario/faults/index.ts",
        texts: [
          ["import { replay }", 'import { maintenance } from "./maintenance";\n'],
          ["  edit,\n] as const", "  maintenance,\n"],
        ],
      },
    ],
  },
  rule: {
    added: {},
    edits: [
      {
        file: "src/conformance/rules/messages/members.ts",
        texts: [["\nexport const userIsClient", readFileSync(join(__dirname, "rule.txt"), "utf8")]],
      },
      {
        file: "src/families/airtime/obligations.ts",
        texts: [
          ['  ruled("AT-27"', '  ruled("AT-99", "interface reference", rule.tillsAreNamed),\n'],
        ],
      },
    ],
  },
} satisfies Record<string, { added: Record<string, string>; edits: readonly Edit[] }>;

const filesOf = ({ added, edits }: { added: object; edits: readonly Edit[] }): number =>
  Object.keys(added).length + edits.length;

const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
const ask = async (what: string): Promise<unknown> =>
  JSON.parse(await run(join(__dirname, "ask.js"), folder, what));

function edit({ file, texts }: Edit): void {
  const path = join(folder, file);
  const written = texts.reduce(
    (text, [before, line]) => {
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      return text.replace(before, () => line + before);
    },
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, written);
}

beforeAll(async () => {
  copyProject(folder);
  for (const { added, edits } of Object.values(extras)) {
    for (const [from, to] of Object.entries(added)) cpSync(join(__dirname, from), join(folder, to));
    edits.forEach(edit);
  }
  await run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
  // The thread that makes verdicts is a file of its own.
  await run("build/bundle.js", join(folder, "dist"), "judge-thread");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("a control operation is added in four files of the simulator", async () => {
  expect(filesOf(extras.operation)).toBeLessThanOrEqual(4);
  expect(await ask("operation")).toEqual({
    http: { status: 200, body: { messages: 1 } },
    unknown: 404,
    wrong: [
      400,
      [{ field: "aftre", msg: "is not a parameter; known: after; did you mean after?" }],
    ],
    nobody: 401,
    client: 1,
    inProcess: 1,
    documented: ["200", "400", "401", "403", "404", "429", "500", "503"],
  });
});

test("a kind of fault is added in two files: it strikes, is explained, and is in the schema of scenarios", async () => {
  expect(filesOf(extras.fault)).toBeLessThanOrEqual(2);
  expect(await ask("fault")).toEqual({
    added: 200,
    answer: [503, "text/html; charset=utf-8"],
    strikes: ["rule 1 of fault-1 says that it is maintained, before processing"],
    documented: true,
  });
});

test("a rule is added in one file and the family: it judges, and shows its examples", async () => {
  expect(filesOf(extras.rule)).toBeLessThanOrEqual(2);
  expect(await ask("rule")).toEqual({
    sentence: "Name the till of each request.",
    examples: [1, 1],
    outcomes: { named: "pass", unnamed: "warn" },
  });
});

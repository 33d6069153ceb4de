import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { createHash } from "node:crypto";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { oneOf, noOtherMembers } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { errorText } from "../../error-code";
import { ControlRefused } from "../declare/refusals";

const wholeNumber = Type.Integer({ minimum: 0 });
const maybe = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const text = Type.String();
const jsonText = Type.String({ format: "json-text", "x-expected": "JSON as text" });

const maybeJsonText = Type.Union([jsonText, Type.Null()], {
  "x-expected": "JSON as text, or null",
});

const noneOrJsonText = Type.Union([jsonText, Type.Literal("")], {
  "x-expected": "JSON as text, or empty",
});

const name = Type.String({ minLength: 1, maxLength: limits.textLength });
const rows = <T extends TSchema>(row: T) => Type.Array(row, { minItems: 1 });

const RunSchema = Type.Object(
  {
    definition: maybeJsonText,
    counts: jsonText,
    state: name,
    startedAt: text,
    endedAt: maybe(text),
    /** Absent: no other one runs beside it. */
    further: Type.Optional(jsonText),
  },
  noOtherMembers,
);

/** The first line of a file with a data space. */
export const SpaceHead = Type.Object(
  {
    /** Version of the form. */
    standinSpace: Type.Literal(1),
    /** What simulators with the same key have in common. */
    keyMark: name,
    movingTo: maybe(name),
    name,
    user: maybe(text),
    clockOffset: Type.Integer(),
    clockFrozen: maybe(Type.Integer()),
    seed: maybe(text),
    digestKey: maybe(text),
    usedOn: wholeNumber,
    taken: jsonText,
    run: maybe(RunSchema),
  },
  noOtherMembers,
);
export type SpaceHead = Static<typeof SpaceHead>;
const Entity = Type.Object({ family: name, type: name, key: name, body: jsonText }, noOtherMembers);

const Message = Type.Object(
  {
    id: name,
    family: name,
    role: oneOf(["request", "lookup", "confirmation", "reversal"]),
    kind: text,
    requestId: maybe(text),
    state: maybe(text),
    answered: maybe(wholeNumber),
    digest: text,
    answer: maybeJsonText,
    data: maybeJsonText,
    at: text,
    sender: maybe(text),
  },
  noOtherMembers,
);

const RefusedRequest = Type.Object(
  { id: name, family: name, kind: text, sender: text, status: wholeNumber, answer: jsonText },
  noOtherMembers,
);

const Exchange = Type.Object(
  {
    seq: Type.Integer({ minimum: 1 }),
    receivedAt: Type.Integer(),
    clock: text,
    interface: maybe(text),
    operation: maybe(text),
    method: text,
    path: text,
    messageId: maybe(text),
    requestId: maybe(text),
    status: maybe(wholeNumber),
    outcome: text,
    request: jsonText,
    answer: maybeJsonText,
    notes: jsonText,
    changes: noneOrJsonText,
    bytes: wholeNumber,
  },
  noOtherMembers,
);

const OwnChange = Type.Object(
  {
    seq: Type.Integer({ minimum: 1 }),
    family: name,
    source: Type.Union(
      (["tester", "time", "partner"] as const).map((source) => Type.Literal(source)),
    ),
    clock: text,
    after: wholeNumber,
    changes: jsonText,
  },
  noOtherMembers,
);

const Mark = Type.Object(
  {
    seq: Type.Integer({ minimum: 1 }),
    at: Type.Integer(),
    kind: oneOf(["scenario", "clock", "reset", "edit"]),
    text,
    named: maybe(text),
  },
  noOtherMembers,
);

const Draft = Type.Object({ name, savedAt: text, head: jsonText, text }, noOtherMembers);

const KeptTestRun = Type.Object(
  { name, endedAt: text, head: jsonText, content: jsonText },
  noOtherMembers,
);

const Snapshot = Type.Object(
  { name, takenAt: text, head: jsonText, bytes: wholeNumber },
  noOtherMembers,
);

const Onward = Type.Object(
  { family: name, message: text, attempts: wholeNumber, dueAt: Type.Integer() },
  noOtherMembers,
);

/** The last line: what tells a file that was cut off or changed. */
const End = Type.Object({ lines: wholeNumber, checksum: name }, noOtherMembers);

/** The forms of the lines after the first, each an object with one member. */
const lineForms = {
  entities: rows(Entity),
  messages: rows(Message),
  refusedRequests: rows(RefusedRequest),
  exchanges: rows(Exchange),
  ownChanges: rows(OwnChange),
  sessionMarks: rows(Mark),
  drafts: rows(Draft),
  testRuns: rows(KeptTestRun),
  onward: rows(Onward),
  /** The rows of its storage follow. */
  snapshot: Snapshot,
  end: End,
} as const;

/** A line after the first. */
export const SpaceLine = Type.Partial(Type.Object(lineForms, noOtherMembers));
export type SpaceLine = Static<typeof SpaceLine>;
const readHead = createSchemaReader(SpaceHead);
const readLine = createSchemaReader(SpaceLine);

/** The refusal of a file: `line` is the number of the line, from 1. */
export const wrongFile = (line: number, msg: string): ControlRefused =>
  new ControlRefused("space-file-wrong", { formatErrors: [{ field: `line ${line}`, msg }] });

/** A checked line of a file with a data space, with its number. */
export type CheckedLine =
  { number: number; head: SpaceHead } | { number: number; line: Omit<SpaceLine, "end"> };

/**
 * The lines of a file, each checked; the last one, which proves the others, is not among them. Throws `ControlRefused`
 * where a line is wrong, and at its end where the file was cut off or changed.
 */
export async function* checkedLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<CheckedLine, void> {
  const sum = createHash("sha256");
  let number = 0;
  let isOver = false;
  for await (const bytes of splitLines(chunks)) {
    number += 1;
    if (isOver) throw wrongFile(number, "comes after the last line");
    const value = valueOf(bytes, number);
    if (number === 1) yield { number, head: readHead(value, refusalAt(number)) };
    else {
      const { end, ...line } = readLine(value, refusalAt(number));
      isOver = end !== undefined;
      if (end === undefined) yield { number, line };
      else if (end.lines !== number - 1 || end.checksum !== sum.digest("hex"))
        throw wrongFile(number, "is not the checksum of the lines before: the file was changed");
    }
    if (!isOver) sum.update(bytes).update("\n");
  }
  if (!isOver) throw wrongFile(number + 1, "must be there: the file was cut off");
}

const refusalAt =
  (number: number) =>
  (faults: readonly { path: string; text: string }[]): ControlRefused =>
    new ControlRefused("space-file-wrong", {
      formatErrors: faults
        .slice(0, limits.reportedViolations)
        .map(({ path, text }) => ({ field: `line ${number}: ${path}`, msg: text })),
    });

function valueOf(bytes: Buffer, number: number): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    throw wrongFile(number, `must be JSON: ${errorText(error)}`);
  }
}

const newline = 0x0a;

/** Bytes as lines, without their ends. Throws `ControlRefused` for one that is too long. */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]);
      [parts, size, from] = [[], 0, at + 1];
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > limits.spaceLineBytes) throw wrongFile(0, "is too long");
  }
  if (size > 0) yield Buffer.concat(parts);
}

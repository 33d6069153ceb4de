import { createHash } from "node:crypto";
import { errorText } from "../../error-code";
import { limits } from "../../limits";
import { ControlRefused } from "./refused";
import { type SpaceHead, type SpaceLine, readHead, readLine } from "./space-file";

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

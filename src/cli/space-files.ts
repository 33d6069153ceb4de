import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { memberOf, textMember } from "../contract/member";
import { CommandFailed } from "./command-result";

/** The last line of a file: how many data spaces are in it. Without it the file was cut off. */
export const lastLine = (spaces: number): string => `${JSON.stringify({ file: { spaces } })}\n`;

/** A data space in a file: where its lines are. */
export interface SpacePart {
  /** User, or name under which users share it. */
  name: string;
  /** First byte, and the one after the last. */
  from: number;
  to: number;
}

/**
 * The data spaces of a file, once all of it was read and found whole. Throws `CommandFailed` for a file that was cut
 * off or changed.
 */
export async function partsOf(file: string): Promise<SpacePart[]> {
  const parts: SpacePart[] = [];
  let [at, from, lines] = [0, 0, 0];
  let isWhole = false;
  let [sum, name] = [createHash("sha256"), ""];
  const wrong = (): CommandFailed =>
    new CommandFailed(`${file} is not a file of standin spaces export, or was cut off or changed.`);
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    const end = at + Buffer.byteLength(line) + 1;
    const value = valueOf(line, wrong);
    if (isWhole) throw wrong();
    if (lines === 0 && memberOf(memberOf(value, "file"), "spaces") === parts.length) {
      isWhole = true;
      continue;
    }
    if (lines === 0) name = nameIn(value, wrong);
    const proof = memberOf(value, "end");
    if (proof === undefined) {
      sum.update(`${line}\n`);
      lines += 1;
    } else {
      if (memberOf(proof, "lines") !== lines || textMember(proof, "checksum") !== sum.digest("hex"))
        throw wrong();
      parts.push({ name, from, to: end });
      [sum, lines, from] = [createHash("sha256"), 0, end];
    }
    at = end;
  }
  if (!isWhole) throw wrong();
  return parts;
}

function valueOf(line: string, wrong: () => CommandFailed): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw wrong();
  }
}

function nameIn(head: unknown, wrong: () => CommandFailed): string {
  const name = textMember(head, "name");
  if (memberOf(head, "standinSpace") !== 1 || name === undefined) throw wrong();
  return textMember(head, "user") ?? name;
}

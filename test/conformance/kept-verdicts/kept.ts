import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Expects texts, by their names, to be word for word as a file beside this one has them: their digests. With
 * STANDIN_RECORD=true they are recorded anew. Call it once in a test file.
 */
export function keptIn(file: string): (name: string, text: string) => void {
  const path = join(__dirname, file);
  const isRecording = process.env["STANDIN_RECORD"] === "true";
  const kept = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  const now: Record<string, string> = {};
  afterAll(() => {
    if (isRecording) writeFileSync(path, `${JSON.stringify(now, undefined, 2)}\n`);
  });
  return (name, text) => {
    now[name] = hash("sha256", text, "hex").slice(0, 12);
    if (!isRecording) expect(now[name]).toBe(kept[name]);
  };
}

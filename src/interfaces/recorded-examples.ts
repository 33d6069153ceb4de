import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample } from "../contract/openapi";
import { ownJson } from "../own-json";
import { exampleDirectory } from "../package-files";
import type { ReadyMessage } from "../till/example";

/** An example with fixed ids and a fixed time, as `npm run docs` has recorded it. */
export interface RecordedExample {
  /** Id of the operation. */
  operation: string;
  usesUp?: string;
  /** The messages that lead to it, and last its own, with its answer. */
  messages: (ReadyMessage & { answer?: { status: number; body?: unknown } })[];
}

const recordedJson = ownJson<RecordedExample[]>();

/** The recorded examples of an interface; none of one that did not come with the simulator. */
export function recordedExamples(name: string): RecordedExample[] {
  const file = join(exampleDirectory, `${name}.json`);
  return existsSync(file) ? recordedJson.read(readFileSync(file, "utf8")) : [];
}

/** The messages of the recorded examples, by operation, for the OpenAPI document of the interface. */
export const samplesOf = (name: string): ReadonlyMap<string, Sample> =>
  new Map(
    recordedExamples(name).flatMap(({ operation, messages }) =>
      messages.slice(-1).map((message) => [operation, message] as const),
    ),
  );

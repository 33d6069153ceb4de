import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample, SampleFlow } from "../contract/openapi";
import { identifierOf } from "../contract/operation";
import { ownJson } from "../own-json";
import { exampleDirectory } from "../package-files";
import { type ReadyMessage, wholeFlows } from "../till/example";

/** An example with fixed ids and a fixed time, as `npm run docs` has recorded it. */
export interface RecordedExample {
  /** Id of the operation. */
  operation: string;
  usesUp?: string;
  /** The messages that lead to it, and last its own, with their answers. */
  messages: (ReadyMessage & { answer?: { status: number; body?: unknown } })[];
}

const recordedJson = ownJson<RecordedExample[]>();

/** The recorded examples of an interface; none of one that did not come with the simulator. */
export function recordedExamples(name: string): RecordedExample[] {
  const file = join(exampleDirectory, `${name}.json`);
  return existsSync(file) ? recordedJson.read(readFileSync(file, "utf8")) : [];
}

/** The flows of an interface for its OpenAPI document, each called like the operation at its end. */
export const recordedFlows = (name: string): SampleFlow[] =>
  wholeFlows(name, recordedExamples(name)).map(({ operation, messages }) => ({
    name: identifierOf({ id: operation }),
    messages: messages
      .filter((message) => message.interface === name)
      .map((message) => [message.operation, message] as const),
  }));

/** The recorded message of an operation, as a list, for a document whose examples stand alone. */
export function recordedSample(name: string): (operation: string) => Sample[] {
  const samples = new Map(
    recordedExamples(name).map(({ operation, messages }) => [operation, messages.slice(-1)]),
  );
  return (operation) => samples.get(operation) ?? [];
}

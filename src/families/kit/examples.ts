import type { InterfaceExamples } from "../../compare/flows";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Example } from "../../contract/example";
import { type InterfaceContract, type Operation, identifierOf } from "../../contract/operation";
import { isUnknownOutcome } from "../../contract/refusals";
import {
  type ExampleMessage,
  type OperationExample,
  type ReadyMessage,
  wholeFlows,
} from "../../till/example";
import type { Family } from "./family";
import type { Sample, SampleFlow } from "../../contract/openapi/openapi";
import { ownJson } from "../../own-json";
import { exampleDirectory } from "../../package-files";

/** An example with fixed ids and a fixed time, as `npm run docs` has recorded it. */
interface RecordedExample {
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

/** Statuses of failures of the server. */
const failures = [500, 501, 502, 503, 504];

/** Where an interface is served. */
type BaseOf = (contract: InterfaceContract) => string;

/** The examples of an interface, as they are handed out; none, where the family has none. */
export async function examplesOf(
  family: Family,
  contract: InterfaceContract,
  baseOf: BaseOf,
): Promise<OperationExample[]> {
  const { examples = {} } = (await family.examples?.()) ?? {};
  const messageOf = (example: Example): ExampleMessage =>
    exampleMessage(contractOf(family, contract, example.operation), example, baseOf);
  return (examples[contract.name] ?? []).map((example) => {
    const { operation, usesUp, after = [] } = example;
    return {
      interface: contract.name,
      operation: operation.id,
      summary: operation.summary,
      kind: operation.kind,
      ...(operation.transaction !== undefined && { transaction: operation.transaction }),
      ...(operation.advice !== undefined && { advice: operation.advice }),
      unknownAfter: failures.filter((status) =>
        isUnknownOutcome(status, operation, contract.unknownOutcomes),
      ),
      ...(usesUp !== undefined && { usesUp }),
      messages: [...after, example].map(messageOf),
    };
  });
}

/** The examples of an interface, and what its data hold in place of other interfaces' answers. */
export async function interfaceExamples(
  family: Family,
  contract: InterfaceContract,
): Promise<InterfaceExamples> {
  const examples = await examplesOf(family, contract, ({ basePath }) => basePath);
  const held = examples.map(
    async ({ operation }) => [operation, await heldAnswers(family, contract, operation)] as const,
  );
  return { examples, held: new Map(await Promise.all(held)) };
}

/** What the default data holds in place of the answers to messages before an operation, by their names. */
export async function heldAnswers(
  family: Family,
  { name }: InterfaceContract,
  operation: string,
): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const { examples = {} } = (await family.examples?.()) ?? {};
  const { after = [] } =
    examples[name]?.find((example) => example.operation.id === operation) ?? {};
  return new Map(
    after.flatMap((example) =>
      example.held === undefined ? [] : [[identifierOf(example.operation), example.held] as const],
    ),
  );
}

/** The interface of an operation: this one, or another one of the family. */
function contractOf(
  { name, contracts }: Family,
  own: InterfaceContract,
  operation: Operation,
): InterfaceContract {
  const found = [own, ...contracts].find(({ operations }) => operations.includes(operation));
  if (found === undefined)
    throw new Error(`an example of ${name} is of ${operation.id}, which no interface has`);
  return found;
}

function exampleMessage(
  contract: InterfaceContract,
  { operation, path, query, body }: Example,
  baseOf: BaseOf,
): ExampleMessage {
  return {
    interface: contract.name,
    operation: operation.id,
    name: identifierOf(operation),
    method: operation.method,
    path: `${baseOf(contract)}${operation.path}`,
    ...(path && { parameters: path }),
    ...(query && Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
}

/** Operations of an interface without an example, and examples of operations that it does not have. */
export async function exampleMistakes(
  family: Family,
  contract: InterfaceContract,
): Promise<string[]> {
  const { examples = {} } = (await family.examples?.()) ?? {};
  const given = (examples[contract.name] ?? []).map(({ operation }) => operation);
  const { operations } = contract;
  const lacking = operations.filter((operation) => !given.includes(operation));
  const strangers = given.filter(
    (operation, at) => !operations.includes(operation) || given.indexOf(operation) !== at,
  );
  return [
    ...lacking.map(({ id }) => `operation ${id} has no example`),
    ...strangers.map(({ id }) => `examples has ${id} once too often`),
  ].map((text) => `Family ${family.name}: interface ${contract.name}: ${text}.`);
}

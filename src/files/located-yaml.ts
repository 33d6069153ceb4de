import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { type Event, YAMLException, constructFromEvents, parseEvents } from "js-yaml";
import { errorText } from "../error-code";
import { jsonMistake } from "../contract/values/json-text";
import { limits } from "../limits/limits";
import { fileError, type FileFault, FileRefused } from "./file-refused";

/** A YAML (or JSON) text that was read, with the place of everything in it. */
export interface LocatedValue {
  value: unknown;
  /** A fault at a path such as `rules[0].times`; a path that is absent is placed at its nearest ancestor. */
  faultAt: (path: string, text: string) => FileFault;
  /** How the plain value at a path is spelt; undefined: there is none, or an alias. */
  writtenAt: (path: string) => string | undefined;
  /** What is thrown for these faults of its values. */
  refusal: (faults: readonly { path: string; text: string }[]) => FileRefused;
}

/** What is thrown for a file or text of more bytes than any may have. */
export const fileTooLarge = (file: string, maxBytes: number = limits.fileBytes): FileRefused =>
  new FileRefused([
    { file, line: 1, column: 1, path: "", text: `is larger than ${maxBytes} bytes` },
  ]);

/** Reads a file; throws `FileRefused` when it is too large, or `readYaml` does. */
export const readYamlFile = (file: string, maxBytes: number = limits.fileBytes): LocatedValue =>
  readYaml(readText(file, maxBytes), file, maxBytes);

/** The text of a file; throws `FileRefused` when it cannot be read or is too large. */
export function readText(file: string, maxBytes: number = limits.fileBytes): string {
  const refuse = (text: string): never => {
    throw new FileRefused([{ file, line: 1, column: 1, path: "", text }]);
  };
  const error = fileError(file);
  if (error !== undefined) return refuse(error);
  if (statSync(file).size > maxBytes) throw fileTooLarge(file, maxBytes);
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return bytes.toString();
  throw new FileRefused([{ file, ...placeOfOther(bytes), path: "", text: "is not UTF-8" }]);
}

/** Where bytes stop being UTF-8. */
function placeOfOther(bytes: Buffer): Pick<FileFault, "line" | "column"> {
  const before = bytes.toString().split("\uFFFD", 1)[0]?.split("\n") ?? [];
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Reads a text; throws `FileRefused` with line and column when it is not YAML, or too deep. A file that is called JSON
 * must be JSON, as other readers of it have it: YAML takes more. `advice` ends what is said of one that is not.
 */
export function readYaml(
  source: string,
  file: string,
  maxBytes: number = limits.fileBytes,
  advice = "; a YAML file is called .yaml",
): LocatedValue {
  if (Buffer.byteLength(source) > maxBytes) throw fileTooLarge(file, maxBytes);
  if (/\.json$/i.test(file)) refuseOther(source, file, advice);
  try {
    const events = parseEvents(source, { maxDepth: limits.yamlDepth });
    const documents = constructFromEvents(events, { source, maxAliases: limits.yamlAliases });
    const located = locate(source, file, events, documents);
    const excess = excessOf(located.value);
    if (excess !== undefined) throw new FileRefused([located.faultAt("", excess)]);
    return located;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark ?? { line: 0, column: 0 };
    throw new FileRefused([
      { file, line: line + 1, column: column + 1, path: "", text: error.reason },
    ]);
  }
}

/** Refuses a text that is not JSON, at the place where it stops being it. */
function refuseOther(source: string, file: string, advice: string): void {
  const json = source.replace(/^\uFEFF/, "");
  try {
    JSON.parse(json);
  } catch (error) {
    const { line = 1, column = 1 } = jsonMistake(json) ?? {};
    const text = `is not JSON (${errorText(error)})${advice}`;
    throw new FileRefused([{ file, line, column, path: "", text }]);
  }
}

/** Why a value is too large, with each alias expanded: a short text can expand to billions of values. */
function excessOf(value: unknown): string | undefined {
  let values = 0;
  const tooDeep = (at: unknown, depth: number): boolean => {
    values += 1;
    if (values > limits.yamlValues || typeof at !== "object" || at === null) return false;
    return (
      depth > limits.yamlDepth || Object.values(at).some((member) => tooDeep(member, depth + 1))
    );
  };
  if (tooDeep(value, 1)) return `is nested deeper than ${limits.yamlDepth} levels`;
  return values > limits.yamlValues
    ? `stands for more than ${limits.yamlValues} values`
    : undefined;
}

function locate(source: string, file: string, events: Event[], documents: unknown[]): LocatedValue {
  const fault = (offset: number, path: string, text: string): FileFault => {
    const before = source.slice(0, offset).split("\n");
    return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, path, text };
  };
  if (documents.length !== 1)
    throw new FileRefused([fault(0, "", "must hold exactly one document")]);
  let found: Places | undefined;
  const places = (): Places => (found ??= placesByPath(source, events));
  const faultAt = (path: string, text: string): FileFault => {
    for (let at = path; at !== ""; at = parentOf(at)) {
      const offset = places().offsets.get(at);
      if (offset !== undefined) return fault(offset, path, text);
    }
    return fault(0, path, text);
  };
  return {
    value: documents[0],
    faultAt,
    writtenAt: (path) => places().written.get(path),
    refusal: (faults) =>
      new FileRefused(
        faults
          .slice(0, limits.reportedViolations)
          .map(({ path, text: what }) => faultAt(path, what)),
      ),
  };
}

/** The path of the parent of a value. */
export const parentOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf("."), path.lastIndexOf("["), 0));

/** An open collection of the event stream. */
interface OpenCollection {
  path: string;
  mapping: boolean;
  /** Items seen so far; in a mapping, keys and values both count. */
  count: number;
  key: string;
}

const eventType = { sequence: 2, mapping: 3, scalar: 4, alias: 5, pop: 6 } as const;

/** What is where in a text, by paths. */
interface Places {
  /** Where each value (in a mapping: its key) begins. */
  offsets: Map<string, number>;
  /** How each plain value is spelt. */
  written: Map<string, string>;
}

/** Linear, without recursion. */
function placesByPath(source: string, events: Event[]): Places {
  const places: Places = { offsets: new Map(), written: new Map() };
  const levels: OpenCollection[] = [];
  for (const event of events) {
    const type: number = event.type;
    if (type === eventType.pop) levels.pop();
    if (type < eventType.sequence || type > eventType.alias) continue;
    const path = place(levels.at(-1), event, source, places.offsets);
    if (path !== undefined && "valueStart" in event)
      places.written.set(path, source.slice(event.valueStart, event.valueEnd));
    if (type !== eventType.scalar && type !== eventType.alias) {
      levels.push({ path: path ?? "?", mapping: type === eventType.mapping, count: 0, key: "" });
    }
  }
  return places;
}

/** Notes where a node is; returns its path, or undefined for a key. */
function place(
  level: OpenCollection | undefined,
  event: Event,
  source: string,
  offsets: Map<string, number>,
): string | undefined {
  if (level === undefined) return "";
  const index = level.count;
  level.count += 1;
  const start = startOf(event);
  if (!level.mapping) {
    const path = `${level.path}[${index}]`;
    offsets.set(path, start);
    return path;
  }
  if (index % 2 === 1) return level.key;
  const name = "valueStart" in event ? source.slice(event.valueStart, event.valueEnd) : "?";
  level.key = level.path === "" ? name : `${level.path}.${name}`;
  offsets.set(level.key, start);
  return undefined;
}

function startOf(event: Event): number {
  if ("valueStart" in event) return event.valueStart;
  if ("start" in event) return event.start;
  return "anchorStart" in event ? event.anchorStart : 0;
}

import Ajv, {
  type Ajv as AjvInstance,
  type AnySchema,
  type SchemaValidateFunction,
  type ValidateFunction,
} from "ajv";
import type { DataValidateFunction } from "ajv/dist/types";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats";
import { limits } from "../../limits/limits";
import type { Finding } from "../answer";
import { isJsonText } from "../values/json-text";
import { hasMembers, memberOf } from "../values/json-value";

const unescape = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** The member names of a JSON pointer. */
const pointerParts = (pointer: string): string[] => pointer.split("/").slice(1).map(unescape);

function parentAt(value: unknown, parts: readonly string[]): Record<string, unknown> {
  const parent = parts.reduce(memberOf, value);
  if (!hasMembers(parent)) throw new Error(`nothing is at ${parts.join("/")}`);
  return parent;
}

/** The value at a JSON pointer; undefined: nothing is there. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  pointerParts(pointer).reduce(memberOf, value);

/** Puts `replacement` where the pointer points; its parent must be there. */
export function replaceAt(value: unknown, pointer: string, replacement: unknown): void {
  const parts = pointerParts(pointer);
  const last = parts.pop();
  if (last !== undefined) parentAt(value, parts)[last] = replacement;
}

/** Takes away the member to which the pointer points. */
export function removeAt(value: unknown, pointer: string): void {
  const parts = pointerParts(pointer);
  const last = parts.pop();
  if (last !== undefined) Reflect.deleteProperty(parentAt(value, parts), last);
}

/** What a validator collects beside its verdict; it is the `this` of a validation. */
export interface Collector {
  findings: Finding[];
  /** Places (JSON pointers) of values that are read as absent. */
  ignored: string[];
  /** Place of the value in its message, where it is checked by itself. */
  base?: string;
}

interface InstancePlace {
  instancePath: string;
}

/** What ajv hands to a keyword; `D`: the values that it is for. */
type KeywordArguments<D> = [schema: never, data: D, parentSchema: unknown, place: InstancePlace];
type KeywordCheck<D = unknown> = (this: Collector, ...checked: KeywordArguments<D>) => boolean;

/** `/amounts/requestAmount/0` as a tester writes it: `amounts.requestAmount[0]`. */
export function fieldOf(instancePath: string): string {
  const field = pointerParts(instancePath).reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`;
    return path === "" ? part : `${path}.${part}`;
  }, "");
  return field.length > limits.fieldPath ? `${field.slice(0, limits.fieldPath)}...` : field;
}

const pointerTo = ({ base = "" }: Collector, { instancePath }: InstancePlace): string =>
  `${base}${instancePath}`;

const unknownProperty: KeywordCheck = function (_schema, _data, _parent, place) {
  const pointer = pointerTo(this, place);
  const field = fieldOf(pointer);
  this.findings.push({
    code: "unknown-property",
    field,
    text: `${field} is not a property of this message: ignored`,
  });
  this.ignored.push(pointer);
  return true;
};

const documentedCheck: KeywordCheck<Readonly<Record<string, unknown>>> = function (
  names: string[],
  data,
  _parent,
  place,
) {
  for (const name of names) {
    if (data[name] !== undefined) continue;
    const field = fieldOf(`${pointerTo(this, place)}/${name}`);
    this.findings.push({
      code: "documented-absent",
      field,
      text: `${field} is documented as required`,
    });
  }
  return true;
};

const enumOrAbsent: KeywordCheck = function (words: string[], data, _parent, place) {
  if (words.some((word) => word === data)) return true;
  const pointer = pointerTo(this, place);
  const field = fieldOf(pointer);
  this.findings.push({
    code: "unknown-word",
    field,
    text: `${field} has a value outside its list and is ignored`,
  });
  this.ignored.push(pointer);
  return true;
};

/** So many digits in a row are a whole card number. */
const wholeCardNumber = /\d{12}/;

const shouldBeMasked: KeywordCheck = function (_schema, data, _parent, place) {
  if (typeof data !== "string" || !wholeCardNumber.test(data)) return true;
  const field = fieldOf(pointerTo(this, place));
  this.findings.push({
    code: "card-number-clear",
    field,
    text: `${field} is a card number that is not masked`,
  });
  return true;
};

/** Checks a value by itself, so that what is wrong with it refuses nothing. */
function orAbsent(validate: ValidateFunction): DataValidateFunction {
  return function (this: Collector, data: unknown, place?: InstancePlace) {
    const pointer = pointerTo(this, place ?? { instancePath: "" });
    const within: Collector = { findings: [], ignored: [], base: pointer };
    if (validate.call(within, data)) {
      this.findings.push(...within.findings);
      this.ignored.push(...within.ignored);
      return true;
    }
    const field = fieldOf(pointer);
    this.findings.push({
      code: "unfitting-value",
      field,
      text: `${field} does not fit its model and is ignored`,
    });
    this.ignored.push(pointer);
    return true;
  } as DataValidateFunction;
}

const keywords: { keyword: string; validate: KeywordCheck<never>; type?: "object" }[] = [
  { keyword: "x-unknown", validate: unknownProperty },
  { keyword: "x-documented", validate: documentedCheck, type: "object" },
  { keyword: "x-enum-or-absent", validate: enumOrAbsent },
  { keyword: "x-masked", validate: shouldBeMasked },
];

const dateTimeShape = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

const { validate: isInCalendar } = fullFormats["date-time"] as {
  validate: (text: string) => boolean;
};

/** A date-time of RFC 3339, section 5.6. Ajv's own takes more: +0200, +02, and white space for the T. */
export const isDateTime = (text: string): boolean => dateTimeShape.test(text) && isInCalendar(text);

/** An ajv that knows our keywords. `$data` stays off: patterns from data would be a way to stall us. */
export function createAjv(options: { coerceTypes?: boolean } = {}): AjvInstance {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    // Optimizing costs as much as compiling, and what comes of it is no faster: the first message of an
    // operation would wait.
    code: { optimize: false },
    // What is compiled once is not written out at each of its places.
    inlineRefs: false,
    discriminator: true,
    passContext: true,
    strict: true,
    strictTypes: false,
    // Our schemas are checked by a test: compiling the schema of schemas would hold up the first message.
    meta: false,
    validateSchema: false,
    coerceTypes: options.coerceTypes === true ? "array" : false,
  });
  addFormats(ajv);
  ajv.addFormat("date-time", isDateTime);
  ajv.addFormat("json-text", isJsonText);
  ajv.addVocabulary(["x-expected", "x-kinds", "x-lenient", "x-names"]);
  for (const { validate, ...definition } of keywords) {
    ajv.addKeyword({
      ...definition,
      validate: validate as unknown as SchemaValidateFunction,
      errors: false,
    });
  }
  ajv.addKeyword({
    keyword: "x-or-absent",
    compile: (schema: AnySchema) => orAbsent(ajv.compile(schema)),
    errors: false,
  });
  return ajv;
}

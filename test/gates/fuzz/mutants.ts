import type { TSchema } from "@sinclair/typebox";
import type { HttpMessage } from "../trial/messages";
import type { Random } from "../trial/random";

/** A message one step from a valid one. */
export interface Mutant {
  message: HttpMessage;
  operation: string;
  /** What was done to it, for the failure line. */
  change: string;
  /** The contract's own words are broken: the answer must be a format error. */
  breaks: boolean;
  /** The answer of `--lenient` must be one, too. */
  breaksAnyway?: boolean;
}

/** A property of a schema, and the way to it. */
export interface Place {
  pointer: string[];
  schema: Partial<Record<string, unknown>> & TSchema;
  required: boolean;
}

type Change = (message: Valid, random: Random) => Omit<Mutant, "operation"> | undefined;

/** A valid message, whose id is in its path where the interface has it there. */
export interface Valid {
  method: string;
  path: string;
  body: Record<string, unknown>;
  places: readonly Place[];
  /** The id of the body is that of the path. */
  idInPath: boolean;
}

/** What leads further down in a schema. */
interface Inner {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  required?: string[];
  oneOf?: TSchema[];
}

/** Every property and list item of a schema, those of its objects and list items included; of its subtypes, those of the one that the value has. */
export function placesOf(schema: TSchema, value: unknown, pointer: string[] = []): Place[] {
  const { properties, items, required = [], oneOf = [] } = schema as Inner;
  const own = Object.entries(properties ?? {}).flatMap(([name, child]) => [
    { pointer: [...pointer, name], schema: child, required: required.includes(name) },
    ...placesOf(child, memberOf(value, name), [...pointer, name]),
  ]);
  const ofSubtype = oneOf
    .filter((subtype) => isOf(subtype, value))
    .flatMap((subtype) => placesOf(subtype, value, pointer));
  if (items === undefined) return [...own, ...ofSubtype];
  const first = [...pointer, "0"];
  return [
    ...own,
    ...ofSubtype,
    { pointer: first, schema: items, required: true },
    ...placesOf(items, memberOf(value, "0"), first),
  ];
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Container)[name] : undefined;

/** The value is of the subtype that has these words for its `type`. */
function isOf(subtype: TSchema, value: unknown): boolean {
  const { const: only, enum: all } = ((subtype as Inner).properties?.["type"] ?? {}) as {
    const?: unknown;
    enum?: unknown[];
  };
  return (all ?? [only]).includes(memberOf(value, "type"));
}

type Container = Record<string, unknown>;

interface TwoForms {
  if?: { required: string[]; not: { required: string[] } };
  then?: TSchema;
  else?: TSchema;
}

/** The schema of a message; where it may have two forms, that of the form that it has. */
export function formOf(schema: TSchema, body: Container): TSchema {
  const { if: isSecond, then: second, else: first } = schema as TwoForms;
  if (isSecond === undefined || first === undefined || second === undefined) return schema;
  const has = (names: readonly string[]): boolean =>
    names.every((name) => body[name] !== undefined);
  return has(isSecond.required) && !has(isSecond.not.required) ? second : first;
}

/** The object or list that holds a place; undefined where the message has none. */
function holderOf(body: unknown, pointer: readonly string[]): Container | undefined {
  const holder = pointer
    .slice(0, -1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null ? (value as Container)[name] : undefined,
      body,
    );
  return typeof holder === "object" && holder !== null ? (holder as Container) : undefined;
}

const post = (
  path: string,
  body: HttpMessage["body"],
  headers: HttpMessage["headers"] = {},
): HttpMessage => ({ method: "POST", path, ...(body !== undefined && { body }), headers });

/** A mutant with another value at one place; `undefined` takes the value away. */
function withValue({ path, body }: Valid, place: Place, value: unknown, breaks: boolean) {
  const copy = structuredClone(body);
  const holder = holderOf(copy, place.pointer);
  const name = place.pointer.at(-1) ?? "";
  if (holder === undefined) return undefined;
  if (value === undefined) Reflect.deleteProperty(holder, name);
  else holder[name] = value;
  return {
    message: post(path, copy),
    change: `${place.pointer.join(".")} = ${JSON.stringify(value ?? null).slice(0, 60)}`,
    breaks,
  };
}

/** What is no text, though it stands in a text's place. */
const misfits: readonly unknown[] = [
  { toString: 1 },
  { valueOf: {}, toString: null },
  {},
  [],
  ["text"],
  [{ toString: 1 }],
  7,
  1.5,
  true,
  null,
];

const misfit: Change = (valid, random) => {
  const texts = valid.places.filter(
    ({ schema, pointer }) =>
      (schema as { type?: string }).type === "string" &&
      holderOf(valid.body, pointer) !== undefined,
  );
  if (texts.length === 0) return undefined;
  const place = random.pick(texts);
  const value = random.pick(misfits);
  const isRefused =
    place.schema["x-enum-or-absent"] === undefined && typeof value === "object" && value !== null;
  const mutant = withValue(valid, place, value, isRefused);
  return mutant && { ...mutant, breaksAnyway: isRefused };
};

/** A mutant whose text is changed where a place's value stands. */
function withText(valid: Valid, place: Place, text: string) {
  const mark = "standin-mark";
  const marked = withValue(valid, place, mark, false);
  if (marked === undefined) return undefined;
  const body = JSON.stringify(marked.message.body).replace(`"${mark}"`, text);
  return {
    message: post(valid.path, body),
    change: `${place.pointer.join(".")} = ${text.slice(0, 60)}`,
    breaks: false,
  };
}

const typeNames: Readonly<Record<string, unknown>> = {
  string: "text",
  integer: 7,
  number: 1.25,
  boolean: true,
  object: { some: "thing" },
  array: ["thing"],
};

const drop: Change = (valid, random) => {
  const place = random.pick(valid.places);
  const present = holderOf(valid.body, place.pointer)?.[place.pointer.at(-1) ?? ""] !== undefined;
  return withValue(valid, place, undefined, place.required && present);
};

const otherType: Change = (valid, random) => {
  const place = random.pick(valid.places);
  const { type } = place.schema as { type?: string };
  const names = Object.keys(typeNames).filter(
    (name) => name !== type && !(type === "number" && name === "integer"),
  );
  return withValue(valid, place, typeNames[random.pick(names)], type !== undefined);
};

const oddTexts = [
  "",
  " ",
  "\u0000",
  "x".repeat(5_000),
  "\u202e",
  "\u001b[2J\u009b1m\u2028PASS: well\n::error::no",
  "é".repeat(30),
  "' OR 1=1 --",
  "\r\nx: y",
  "${7*7}",
  "../../etc",
  "9".repeat(25),
  "\ud800",
];
const oddNumbers = [
  "1e400",
  "9007199254740993",
  "-1",
  "1.5",
  "1e308",
  "-0",
  "0e0",
  "999999999999999999999999",
  "1E-7",
  '"12"',
  "true",
];

const oddText: Change = (valid, random) =>
  withValue(valid, random.pick(valid.places), random.pick(oddTexts), false);
const oddNumber: Change = (valid, random) =>
  withText(valid, random.pick(valid.places), random.pick(oddNumbers));
const nothing: Change = (valid, random) => {
  const place = random.pick(valid.places);
  const present = holderOf(valid.body, place.pointer)?.[place.pointer.at(-1) ?? ""] !== undefined;
  return withValue(valid, place, null, place.required && present);
};

const nested: Change = (valid, random) => {
  const depth = random.pick([5, 60, 70, 1_000, 20_000]);
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
  ] as const);
  return withText(valid, random.pick(valid.places), `${open.repeat(depth)}1${close.repeat(depth)}`);
};

const long: Change = (valid, random) => {
  const count = random.pick([201, 5_000, 30_000]);
  return withText(
    valid,
    random.pick(valid.places),
    `[${Array.from({ length: count }, () => random.pick(["{}", "1", '""'])).join(",")}]`,
  );
};

const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "unheardOf",
  "id",
  "",
  "a.b[0]",
  "x".repeat(3_000),
];
/** A further member somewhere: unknown, a second one of the same name, or one that reaches a prototype. */
const member: Change = ({ path, body }, random) => {
  const text = JSON.stringify(body);
  const places = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  const at = random.pick(places);
  const added = `${JSON.stringify(random.pick(names))}:${random.pick(["1", "null", "{}", '{"polluted":true}', '"x"'])},`;
  return {
    message: post(path, text.slice(0, at) + added + text.slice(at)),
    change: `member ${added.slice(0, 60)}`,
    breaks: false,
  };
};

const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id);

const otherId: Change = ({ path, body, idInPath }, random) => {
  const id = random.pick([
    random.uuid(),
    "no-uuid",
    "00000000-0000-1000-8000-000000000000",
    "%00",
    "%ZZ",
    "..%2f..",
    "x".repeat(2_000),
    "é",
  ]);
  if (body["id"] === undefined) return undefined;
  return random.chance(0.5)
    ? {
        message: post(encodeURI(path.replace(/[^/?]+(?=$|\?)/, id)).replace(/%25/g, "%"), body),
        change: `path id ${id.slice(0, 40)}`,
        breaks: false,
      }
    : {
        message: post(path, { ...body, id }),
        change: `body id ${id.slice(0, 40)}`,
        breaks: idInPath || !isUuid(id),
      };
};

const brokenText: Change = ({ path, body }, random) => {
  const text = Buffer.from(JSON.stringify(body));
  const cut = text.subarray(0, random.int(text.length));
  const odd = Buffer.from(text);
  odd[random.int(odd.length)] = random.int(256);
  return {
    message: post(path, random.chance(0.5) ? cut : odd),
    change: "broken text",
    breaks: false,
  };
};

const types = [
  "text/plain",
  "application/xml",
  "application/json; charset=koi8-r",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "",
  'application/json; charset="',
  "*/*",
];
const otherHeaders: Change = ({ path, body }, random) => {
  const headers = random.pick<HttpMessage["headers"]>([
    { "content-type": random.pick(types) },
    { "content-encoding": random.pick(["gzip", "br", "nonsense"]) },
    {
      authorization: random.pick([
        "",
        "Basic",
        "Basic ====",
        "Bearer x",
        `Basic ${"A".repeat(3_000)}`,
        "Basic Og==",
      ]),
    },
    { "accept-encoding": "gzip;q=-1" },
    { expect: "200-maybe" },
    { "x-many": Array.from({ length: 120 }, () => "1") },
  ]);
  return {
    message: post(path, body, headers),
    change: `headers ${JSON.stringify(headers).slice(0, 80)}`,
    breaks: false,
  };
};

const otherRoute: Change = ({ path, body }, random) => {
  const method = random.pick(["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "POST", "TRACE", "LOCK"]);
  const route = random.pick([
    path,
    `${path}/more`,
    `${path}?a=1&a=2`,
    `/${path}`,
    path.toUpperCase(),
    "/",
    "/giftcard/v3/testServerAdmin/data/card/%ZZ",
    "/giftcard/v3/testServerAdmin/data/other",
    "*",
  ]);
  const message =
    method === "GET" || method === "TRACE"
      ? { method, path: route }
      : { ...post(route, body), method };
  return { message, change: `${method} ${route}`, breaks: false };
};

/** How often each change is made. */
const changes: readonly (readonly [number, Change])[] = [
  [14, drop],
  [18, otherType],
  [18, misfit],
  [16, oddText],
  [10, oddNumber],
  [6, nothing],
  [3, nested],
  [2, long],
  [10, member],
  [8, otherId],
  [5, brokenText],
  [4, otherHeaders],
  [4, otherRoute],
];
const weighted = changes.flatMap(([weight, change]) =>
  Array.from({ length: weight }, () => change),
);

/** A valid message under a fresh id, changed in one place. */
export function mutantOf(valid: Valid, random: Random): Omit<Mutant, "operation"> {
  const known = valid.body["id"];
  const fresh = random.uuid();
  const renewed =
    typeof known === "string"
      ? {
          ...valid,
          path: valid.path.replace(known, fresh),
          body: JSON.parse(JSON.stringify(valid.body).replaceAll(known, fresh)) as Container,
        }
      : valid;
  for (;;) {
    const mutant = random.pick(weighted)(renewed, random);
    if (mutant !== undefined)
      return { ...mutant, message: { ...mutant.message, method: methodOf(mutant.message, valid) } };
  }
}

/** Changes are made to a POST; where the operation has another method, that is meant. */
const methodOf = ({ method }: HttpMessage, valid: Valid): string =>
  method === "POST" ? valid.method : method;

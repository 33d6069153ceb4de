import type { HttpMessage } from "../trial/messages";
import type { Mutant } from "./mutants";
import type { Random } from "../trial/random";

/** A valid message without a body: what it says stands in its path and its query. */
export interface ValidQuery {
  /** Path from the root, with its parameters in braces. */
  route: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Query parameters that must be there. */
  required: readonly string[];
}

/** Parameters as they go out, encoded. */
interface Raw {
  path: Record<string, string>;
  query: [name: string, value: string][];
}

type Change = (
  raw: Raw,
  random: Random,
  valid: ValidQuery,
) => { change: string; breaks?: boolean } | undefined;

const values = [
  "",
  "%20",
  "%00",
  "%ZZ",
  "%",
  "%c3%28",
  "%ed%a0%80",
  "..%2f..%2fetc",
  "%0d%0ax:%20y",
  "true",
  "null",
  "-1",
  "1e400",
  "9007199254740993",
  "x".repeat(2_000),
  "%F0%9F%98%80".repeat(50),
  "'%20OR%201=1",
  "$%7B7*7%7D",
  "00000000-0000-1000-8000-000000000000",
];
const names = [
  "__proto__",
  "constructor",
  "toString",
  "unheardOf",
  "a[b]",
  "a[]",
  "a.b",
  "id",
  "",
  "%00",
  "%ZZ",
  "x".repeat(3_000),
];

const drop: Change = ({ query }, random, { required }) => {
  if (query.length === 0) return undefined;
  const [[name]] = query.splice(random.int(query.length), 1) as [[string, string]];
  return { change: `without ${name}`, breaks: required.includes(name) };
};

const otherValue: Change = ({ query }, random) => {
  if (query.length === 0) return undefined;
  const parameter = random.pick(query);
  parameter[1] = random.pick(values);
  return { change: parameter.join("=").slice(0, 80) };
};

const otherPath: Change = ({ path }, random) => {
  const [name] = Object.keys(path).length === 0 ? [] : [random.pick(Object.keys(path))];
  if (name === undefined) return undefined;
  path[name] = random.pick(values);
  return { change: `path ${name} = ${path[name].slice(0, 60)}` };
};

/** Twice, as a list, or as an object. */
const otherShape: Change = ({ query }, random) => {
  if (query.length === 0) return undefined;
  const [name, value] = random.pick(query);
  const added = random.pick([
    name,
    `${name}[]`,
    `${name}[a]`,
    `${name}[__proto__]`,
    name.toUpperCase(),
  ]);
  query.push([added, value]);
  return { change: `${added} beside ${name}` };
};

const unheardOf: Change = ({ query }, random) => {
  const count = random.chance(0.1) ? 1_100 : 1;
  for (let added = 0; added < count; added += 1)
    query.push([
      random.pick(names.slice(0, count > 1 ? -1 : names.length)),
      random.pick(values).slice(0, 3),
    ]);
  return { change: `${count} more, the last ${String(query.at(-1)).slice(0, 60)}` };
};

const changes: readonly Change[] = [drop, otherValue, otherValue, otherPath, otherShape, unheardOf];

const shown = ({ route }: ValidQuery, { path, query }: Raw): HttpMessage => {
  const way = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  const search = query.map(([name, value]) => `${name}=${value}`).join("&");
  return { method: "GET", path: `${way}${search === "" ? "" : `?${search}`}` };
};

const rawOf = ({ path, query }: ValidQuery): Raw => ({
  path: Object.fromEntries(
    Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)]),
  ),
  query: Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
});

/** A valid message without a body, as it goes out. */
export const queryMessage = (valid: ValidQuery): HttpMessage => shown(valid, rawOf(valid));

/** The same, changed in one place. */
export function queryMutantOf(valid: ValidQuery, random: Random): Omit<Mutant, "operation"> {
  for (;;) {
    const raw = rawOf(valid);
    const changed = random.pick(changes)(raw, random, valid);
    if (changed !== undefined) return { message: shown(valid, raw), breaks: false, ...changed };
  }
}

import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { Random } from "../trial/random";

/** An answer as a provider's connection gives it. */
export interface FuzzedAnswer {
  /** What was done to a good answer, for the failure line. */
  change: string;
  bytes: Buffer;
  /** What becomes of the connection then. */
  end: "closed" | "reset" | "open";
  /** Undefined: it is not good any longer, and may come to anything. */
  good?: GoodAnswer;
}

/** A good answer, as a provider gave it. */
export interface GoodAnswer {
  status: number;
  body: string;
}

/** The parts of an answer, before they are put together. */
interface Parts {
  line: string;
  headers: string[];
  body: Buffer;
  /** The body goes out so, with the headers that say it. */
  framing: (body: Buffer) => { headers: string[]; body: Buffer };
}

type Change = readonly [name: string, (parts: Parts, random: Random) => Parts];

const withLength: Parts["framing"] = (body) => ({
  headers: [`Content-Length: ${body.length}`],
  body,
});

const inChunks: Parts["framing"] = (body) => ({
  headers: ["Transfer-Encoding: chunked"],
  body: Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from("\r\n0\r\n\r\n"),
  ]),
});

const lines: readonly string[] = [
  ...["HTTP/1.1 099 X", "HTTP/1.1 1000 X", "HTTP/1.1 -1 X", "HTTP/1.1 abc X", "HTTP/1.1  201", ""],
  ...["HTTP/2 201", "HTTP/1.0 201 X", "HTTP/0.9 201 X", "http/1.1 201 X", "HTP/1.1 201 X", "\0"],
  ...["HTTP/1.1 100 X", "HTTP/1.1 101 X", "HTTP/1.1 102 X", "HTTP/1.1 103 X", "HTTP/1.1 199 X"],
  ...["HTTP/1.1 204 X", "HTTP/1.1 205 X", "HTTP/1.1 304 X", "HTTP/1.1 302 X", "HTTP/1.1 401 X"],
  ...["HTTP/1.1 407 X", "HTTP/1.1 429 X", "HTTP/1.1 500 X", "HTTP/1.1 502 X", "HTTP/1.1 503 X"],
  ...["HTTP/1.1 999 X", "HTTP/1.1 418 \u00e9\u0001", `HTTP/1.1 201 ${"x".repeat(20_000)}`],
];

const headers: readonly string[] = [
  ...["Content-Length: 0", "Content-Length: 1", "Content-Length: 99999999", "Content-Length: -1"],
  ...["Content-Length: 1e3", "Content-Length: 5, 6", "Content-Length : 3", "Content-Length:"],
  ...["Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: x"],
  ...["Connection: close", "Connection: keep-alive", "Connection: upgrade", "Upgrade: websocket"],
  ...["Keep-Alive: timeout=0", "Keep-Alive: timeout=x", "Trailer: X", "Content-Encoding: gzip"],
  ...["Content-Encoding: br", "Content-Encoding: deflate", "Content-Encoding: x, y", "Date: x"],
  ...["Content-Type: text/html", "Content-Type: application/json; charset=utf-16", "\0: 1"],
  ...[
    "X: a\0b",
    "X: a\rb",
    "X: a\nY: b",
    " folded",
    "nothing",
    ": none",
    "X Y: 1",
    "Location: \u00ff",
  ],
  ...[
    "standin-exchange: 7",
    "x-request-id: \u0001",
    "Retry-After: -1",
    "Set-Cookie: a=b",
    "Via: x",
  ],
  ...["__proto__: 1", "constructor: 1", `X: ${"x".repeat(17_000)}`],
];

const bodies: readonly string[] = [
  ...["", "null", "[]", "0", '"x"', "{", "{}", '{"id":1}', '{"a":1,"a":2}', "\ufeff{}", "NaN"],
  ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
  ...["[".repeat(5_000), `${"[".repeat(60)}${"]".repeat(60)}`, '{"amounts":9007199254740993}'],
  ...["<html><body>Bad gateway</body></html>", '{"time":"0000"}', "1e400", "\u2028\u001b[2J"],
];

const values: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, "", "x", [], {}, [[]], "\u001b[2J\r\n", "x".repeat(5_000)],
  ...["2031-02-30T25:00:00Z", "c36e5efc-f1e1-430f-a737-d8e7e8643b13", { amount: "1", currency: 7 }],
];

/** The ways to everything in a value. */
const waysIn = (value: unknown, way: string[] = []): string[][] =>
  typeof value === "object" && value !== null
    ? [way, ...Object.entries(value).flatMap(([name, inner]) => waysIn(inner, [...way, name]))]
    : [way];

/** A value with another one somewhere in it, with one member more, or without one. */
function otherValue(value: unknown, random: Random): unknown {
  const way = random.pick(waysIn(value));
  const change = (at: unknown, [name, ...further]: string[]): unknown => {
    if (name === undefined) return random.pick(values);
    const copy = Array.isArray(at) ? [...(at as unknown[])] : { ...(at as object) };
    const inner = Reflect.get(copy, name) as unknown;
    if (further.length === 0 && random.chance(0.3)) Reflect.deleteProperty(copy, name);
    else if (further.length === 0 && random.chance(0.2)) Reflect.set(copy, `${name}More`, inner);
    else Reflect.set(copy, name, change(inner, further));
    return copy;
  };
  return change(value, way);
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return {};
  }
};

const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const;
const bombs = Object.fromEntries(
  Object.entries(packers).map(([name, pack]) => [name, pack(Buffer.alloc(8 * 1024 * 1024))]),
);

/** The body packed, or what only calls itself so. */
function packed(parts: Parts, random: Random): Parts {
  const encoding = random.pick(["gzip", "deflate", "br"] as const);
  const whole = random.chance(0.03)
    ? (bombs[encoding] ?? Buffer.alloc(0))
    : packers[encoding](parts.body);
  const body = random.chance(0.3) ? whole.subarray(0, random.int(whole.length + 1)) : whole;
  return {
    ...parts,
    body: random.chance(0.2) ? parts.body : body,
    headers: [...parts.headers, `Content-Encoding: ${encoding}`],
  };
}

const changes: readonly Change[] = [
  ["another line", (parts, random) => ({ ...parts, line: random.pick(lines) })],
  [
    "a header more",
    (parts, random) => ({ ...parts, headers: [...parts.headers, random.pick(headers)] }),
  ],
  [
    "many headers",
    (parts, random) => ({
      ...parts,
      headers: Array.from({ length: random.int(300) }, (_, at) => `X-${at}: ${at}`),
    }),
  ],
  ["another body", (parts, random) => ({ ...parts, body: Buffer.from(random.pick(bodies)) })],
  [
    "another value in the body",
    (parts, random) => ({
      ...parts,
      body: Buffer.from(JSON.stringify(otherValue(parsed(parts.body), random))),
    }),
  ],
  ["in chunks", (parts) => ({ ...parts, framing: inChunks })],
  [
    "wrong chunks",
    (parts, random) => ({
      ...parts,
      framing: (body) => ({
        headers: ["Transfer-Encoding: chunked"],
        body: Buffer.concat([
          Buffer.from(random.pick(["-1\r\n", "zz\r\n", "ffffffffffffffff\r\n", "5\n", "\r\n"])),
          body,
        ]),
      }),
    }),
  ],
  [
    "a wrong length",
    (parts, random) => ({
      ...parts,
      framing: (body) => ({
        headers: [`Content-Length: ${Math.max(0, body.length + random.int(9) - 4)}`],
        body,
      }),
    }),
  ],
  ["no length", (parts) => ({ ...parts, framing: (body) => ({ headers: [], body }) })],
  ["packed", packed],
  [
    "a long body",
    (parts, random) => ({
      ...parts,
      body: Buffer.alloc(random.int(random.chance(0.1) ? 2_000_000 : 70_000)),
    }),
  ],
];

const textOf = (parts: Parts): Buffer => {
  const { headers: framing, body } = parts.framing(parts.body);
  const head = [parts.line, ...parts.headers, ...framing].join("\r\n");
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), body]);
};

/** Bytes of which some are others, some are gone, or further ones come first or last. */
function otherBytes(bytes: Buffer, random: Random): readonly [name: string, bytes: Buffer] {
  const at = random.int(bytes.length + 1);
  switch (random.int(6)) {
    case 0:
      return ["cut", bytes.subarray(0, at)];
    case 1: {
      const copy = Buffer.from(bytes);
      copy[at] = random.int(256);
      return ["another byte", copy];
    }
    case 2:
      return ["an answer more", Buffer.concat([bytes, bytes])];
    case 3: {
      const interim = Buffer.from(`HTTP/1.1 ${random.pick([100, 102, 103, 199])} X\r\n\r\n`);
      const many = Array.from({ length: 1 + random.int(50) }, () => interim);
      return ["interim answers before", Buffer.concat([...many, bytes])];
    }
    case 4:
      return ["bytes gone", Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 3)])];
    default:
      return ["as it is", bytes];
  }
}

const partsOf = ({ status, body }: GoodAnswer): Parts => ({
  line: `HTTP/1.1 ${status} X`,
  headers: ["Content-Type: application/json"],
  body: Buffer.from(body),
  framing: withLength,
});

/** An answer some steps from a good one; one in so many stays good. */
export function fuzzedAnswer(good: GoodAnswer, random: Random): FuzzedAnswer {
  if (random.chance(0.05))
    return { change: "none", bytes: textOf(partsOf(good)), end: "open", good };
  const steps = Array.from({ length: 1 + random.int(3) }, () => random.pick(changes));
  const parts = steps.reduce((before, [, change]) => change(before, random), partsOf(good));
  const [name, bytes] = otherBytes(textOf(parts), random);
  const change = [...steps.map(([step]) => step), name].join(", ");
  // Silence lasts as long as the time-out: it is rare.
  const end = random.chance(0.003) ? "open" : random.pick(["closed", "closed", "reset"] as const);
  return { change, bytes, end };
}

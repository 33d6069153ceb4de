import type { Standin } from "../../src";
import { openClient } from "../gates/trial/client";
import { subjects } from "../gates/trial/subjects";
import { type ValidOf, validMessages } from "../gates/fuzz/valid-messages";
import { startStandin } from "../support/standin";

/** Numbers beyond the bound of amounts, that read otherwise than they are written. */
const numbers = ["9007199254740993", "-9007199254740993", "1e15", "1000000000000.50", "1e400"];
const mark = 4242424242;

/** The places of a body that hold an amount in minor units. */
function amountsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return typeof member === "number" && /amount/i.test(name) ? [at] : amountsIn(member, at);
  });
}

const fieldOf = (path: readonly (string | number)[]): string =>
  path
    .map((name, index) =>
      typeof name === "number" ? `[${name}]` : index === 0 ? name : `.${name}`,
    )
    .join("");

/** The text of a body with a number at a place, as it is written. */
function textWith(body: object, path: readonly (string | number)[], number: string): string {
  const copy = structuredClone(body);
  let part: unknown = copy;
  for (const name of path.slice(0, -1)) part = (part as Record<string | number, unknown>)[name];
  (part as Record<string | number, unknown>)[path.at(-1) ?? ""] = mark;
  return JSON.stringify(copy).replace(String(mark), number);
}

interface Case {
  valid: ValidOf;
  path: (string | number)[];
}

/** Every operation with an amount, at each place that it has in one of its messages. */
const cases: Case[] = validMessages.flatMap((ofOperation) => {
  const seen = new Set<string>();
  return ofOperation.flatMap((valid) =>
    amountsIn(valid.message.body).flatMap((path) => {
      const field = fieldOf(path);
      return seen.size < seen.add(field).size ? [{ valid, path }] : [];
    }),
  );
});

test("every interface has amounts to try", () => {
  expect(new Set(cases.map(({ valid }) => valid.subject.name))).toEqual(
    new Set(subjects.map(({ name }) => name)),
  );
});

describe.each([
  ["strict", false],
  ["lenient", true],
])("%s: an amount beyond its bound is echoed as it was sent", (_name, lenient) => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin({ lenient });
  });

  test.each(subjects.map(({ name }) => name))("%s", async (name) => {
    const client = openClient(standin.url);
    for (const {
      valid: { message, operation, subject },
      path,
    } of cases.filter(({ valid }) => valid.subject.name === name)) {
      for (const number of numbers) {
        const reply = await client.send(
          { ...message, body: textWith(message.body as object, path, number) },
          subject.name,
        );
        const { detailMessage } = reply.body as {
          detailMessage: { formatErrors?: { field: string; value?: unknown }[] };
        };
        const echoes = (detailMessage.formatErrors ?? [])
          .filter(({ field }) => field.endsWith(fieldOf(path)))
          .map(({ value }) => value);
        expect([operation, fieldOf(path), reply.status, [...new Set(echoes)]]).toEqual([
          operation,
          fieldOf(path),
          400,
          [number],
        ]);
        expect(reply.text).not.toContain("9007199254740992");
      }
    }
    client.close();
  });
});

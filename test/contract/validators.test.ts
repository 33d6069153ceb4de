import type { ErrorObject, ValidateFunction } from "ajv";
import { giftCardV3 } from "../../src/families/gift-card/contract";
import { createAjv } from "../../src/contract/checks/keywords";
import type { Operation } from "../../src/contract/operation";
import { propertiesOf } from "../../src/contract/schema";
import { compileValidator } from "../../src/contract/checks/json-schema-check";

/** What a text is made of: which rule is broken, where, and the words of the schema at that place. */
const readable = ({ instancePath, keyword, params, parentSchema, data }: ErrorObject) => ({
  ...{ instancePath, keyword, params, data },
  expected: parentSchema?.["x-expected"] as unknown,
  lenient: parentSchema?.["x-lenient"] as unknown,
});

const errorsOf = (validate: ValidateFunction, value: unknown) => {
  const collector = { findings: [], ignored: [] };
  validate.call(collector, value);
  return { ...collector, errors: (validate.errors ?? []).map(readable) };
};

/** A body in which each member is broken, two levels deep. */
const broken = (body: NonNullable<Operation["body"]>) =>
  Object.fromEntries(
    Object.entries(propertiesOf(body)).map(([name, member]) => [
      name,
      Object.fromEntries(Object.keys(propertiesOf(member)).map((inner) => [inner, { stray: 1 }])),
    ]),
  );

const bodies = giftCardV3.operations.flatMap(({ id, body }) => (body ? [[id, body] as const] : []));

test.each(bodies)(
  "what is compiled apart says the same of a broken %s as what is written out",
  (_id, body) => {
    const writtenOut = createAjv().compile(body);
    const apart = compileValidator(body, "message");
    for (const value of [broken(body), {}, null, []]) {
      const expected = errorsOf(writtenOut, value);
      expect(expected.errors).not.toEqual([]);
      expect(errorsOf(apart, value)).toEqual(expected);
    }
  },
);

test("a model that two schemas have is compiled once", () => {
  const [[, one], [, other]] = bodies as [(typeof bodies)[0], (typeof bodies)[0]];
  const partsOf = (body: typeof one) =>
    new Set(
      Object.values(compileValidator(body, "message").schema as object).flatMap(referencesIn),
    );
  const shared = [...partsOf(one)].filter((name) => partsOf(other).has(name));
  expect(shared.length).toBeGreaterThan(2);
});

const referencesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"(part-\d+)"/g)].map(([, name]) => String(name));

import { readFileSync } from "node:fs";
import { createAjv } from "../../../src/contract/checks/keywords";
import { rule } from "../../support/rules";
import {
  asking,
  base,
  cards,
  loadOf,
  redemptionOf,
  refusal,
  requestPath,
  useGiftCards,
} from "../../support/messages/gift-card";

const { newTill } = useGiftCards();

const nested = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}${close.repeat(depth)}`;

describe("deep JSON", () => {
  const withMember = (text: string): { path: string; body: string } => {
    const message = redemptionOf(cards.funded, 100);
    return {
      path: requestPath("redemption", message.id),
      body: JSON.stringify(message).replace(/}$/, `,"deep":${text}}`),
    };
  };

  test.each([
    [63, 201],
    [64, 400],
  ])("%d levels below the top: %d", async (depth, status) => {
    const till = newTill();
    const { path, body } = withMember(nested(depth, "[", "]"));
    expect(await till.client.post(path, body)).toMatchObject({ status });
  });

  test.each([
    ["lists", nested(500_000, "[", "]")],
    ["objects", nested(170_000, '{"a":', "}").replace('{"a":}', "{}")],
    ["lists that never end", "[".repeat(1_000_000)],
  ])("%s by the hundred thousand are refused before anything recurses", async (_, body) => {
    const reply = await newTill().client.post(
      requestPath("redemption", redemptionOf(cards.funded, 1).id),
      body,
    );
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        formatErrors: [{ field: "body", msg: "is nested deeper than 64 levels" }],
      }),
    );
  });

  test("brackets inside a text do not count", async () => {
    const { path, body } = withMember(JSON.stringify("[{".repeat(500)));
    expect(await newTill().client.post(path, body)).toMatchObject({ status: 201 });
  });

  test("wide JSON is bounded too", async () => {
    const { path, body } = withMember(`[${"1,".repeat(30_000)}1]`);
    expect(await newTill().client.post(path, body)).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "body" }] }),
    );
  });
});

describe("many violations", () => {
  test("50 are listed, and how many more there are; the answer stays small", async () => {
    const items = Array.from({ length: 200 }, () => ({
      productName: "no spaces please",
      unit: "PINT",
      quantity: "1",
    }));
    const reply = await newTill().redeem(
      redemptionOf(cards.funded, 100, { basket: { basketId: "B", items } }),
    );
    const { formatErrors, freeString } = reply.body["detailMessage"] as {
      formatErrors: unknown[];
      freeString: string;
    };
    expect(formatErrors).toHaveLength(50);
    expect(freeString).toBe("550 more violations are not listed.");
    expect(reply.text.length).toBeLessThan(65_536);
  });

  test("a list may not be longer than 200", async () => {
    const thirdPartyIdentifiers = Array.from({ length: 201 }, () => ({ institutionId: "1" }));
    expect(
      await newTill().redeem(redemptionOf(cards.funded, 100, { thirdPartyIdentifiers })),
    ).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "thirdPartyIdentifiers" }] }),
    );
  });

  test.each([[null], ["60030001"], [[]]])(
    "a list that holds %j where an object belongs is refused",
    async (item) => {
      expect(
        await newTill().redeem(redemptionOf(cards.funded, 100, { thirdPartyIdentifiers: [item] })),
      ).toMatchObject(
        refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "thirdPartyIdentifiers[0]" }] }),
      );
    },
  );

  test("offending values and names are cut", async () => {
    const reply = await newTill().redeem(
      redemptionOf(cards.funded, 100, { time: "x".repeat(900_000) }),
    );
    expect(reply.status).toBe(400);
    expect(reply.text.length).toBeLessThan(2_000);
  });

  test("a great many unknown properties: findings and journal stay small", async () => {
    const till = newTill();
    const odd = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, at) => [`${"n".repeat(100)}${at}`, at]),
    );
    expect(await till.redeem(redemptionOf(cards.funded, 100, odd))).toMatchObject({ status: 201 });
    expect(till.last().findings.length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(till.last()).length).toBeLessThan(65_536);
  });
});

describe("prototype keys", () => {
  test.each(['{"__proto__":{"polluted":1}}', '{"a":[{"__proto__":null}]}'])(
    "%s is refused",
    async (text) => {
      const message = redemptionOf(cards.funded, 100);
      const body = JSON.stringify(message).replace(/}$/, `,"extra":${text}}`);
      const reply = await newTill().client.post(requestPath("redemption", message.id), body);
      expect(reply).toMatchObject(
        refusal(400, "FORMAT_ERROR", {
          formatErrors: [
            {
              field: expect.stringMatching(/^extra.*__proto__$/) as unknown,
              msg: "is not allowed as a property name",
            },
          ],
        }),
      );
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    },
  );

  test("constructor, prototype and the like are unknown properties like any other", async () => {
    const till = newTill("7102");
    const odd = {
      constructor: { prototype: { polluted: 1 } },
      prototype: 1,
      toString: 1,
      hasOwnProperty: 1,
    };
    expect(await till.redeem(redemptionOf(cards.funded, 100, odd as never))).toMatchObject({
      status: 201,
    });
    expect(till.findings().sort()).toEqual(
      ["constructor", "hasOwnProperty", "prototype", "toString"].map(
        (name) => `unknown-property ${name}`,
      ),
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("in a path they are keys that nothing has", async () => {
    const { client } = newTill();
    for (const key of ["__proto__", "constructor", "prototype"]) {
      expect(await client.get(`${base}/testServerAdmin/data/card/${key}`)).toMatchObject({
        status: 500,
        body: { errorMessage: "Not known" },
      });
    }
  });
});

describe("amounts", () => {
  test.each([
    "9007199254740993",
    "1e400",
    "-1e400",
    "1000000000000",
    "1e-7",
    "0.1",
    "true",
    "null",
    "[1]",
  ])(`${rule("GC-28")} %s is not an amount`, async (amount) => {
    const till = newTill();
    const message = loadOf(cards.funded, 77);
    const reply = await till.client.post(
      requestPath("load", message.id),
      JSON.stringify(message).replace(/(?<="amount":)77/, amount),
    );
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR"));
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });

  test.each([
    ["1e2", 100],
    ["100.0", 100],
    ["999999949999", 999_999_949_999],
  ])("%s is %d", async (written, amount) => {
    const till = newTill();
    const message = loadOf(cards.funded, 77);
    const reply = await till.client.post(
      requestPath("load", message.id),
      JSON.stringify(message).replace(/(?<="amount":)77/, written),
    );
    expect(reply).toMatchObject({ status: 201, body: { amounts: { approvedAmount: { amount } } } });
  });

  test("minus zero is zero, and zero is not to be loaded", async () => {
    const message = loadOf(cards.funded, 77);
    const reply = await newTill().client.post(
      requestPath("load", message.id),
      JSON.stringify(message).replace(/(?<="amount":)77/, "-0"),
    );
    expect(reply).toMatchObject(refusal(400, "INVALID_AMOUNT"));
  });

  test("a name that is duplicated: the last one counts, which is noted", async () => {
    const till = newTill("7102");
    const message = loadOf(cards.funded, 77);
    const doubled = JSON.stringify(message).replace(
      '"amounts":',
      `"amounts":${JSON.stringify(asking(99).amounts)},"amounts":`,
    );
    expect(await till.client.post(requestPath("load", message.id), doubled)).toMatchObject({
      body: { amounts: { approvedAmount: { amount: 77 } } },
    });
    expect(till.findings()).toEqual(["duplicate-names"]);
  });
});

describe("texts", () => {
  test.each([
    ["an empty body", ""],
    ["white space", "  \n "],
    ["half a message", '{"id":'],
    ["two messages", "{}{}"],
    ["a comment", "// {}"],
    ["NaN", "NaN"],
  ])("%s is not JSON", async (_, body) => {
    const reply = await newTill().client.post(
      requestPath("redemption", redemptionOf(cards.funded, 1).id),
      body,
    );
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "body" }] }),
    );
  });

  test.each([
    ["a list", "[]"],
    ["a text", '"x"'],
    ["a number", "7"],
    ["null", "null"],
    ["true", "true"],
  ])("%s is JSON, but no message", async (_, body) => {
    const reply = await newTill().client.post(
      requestPath("redemption", redemptionOf(cards.funded, 1).id),
      body,
    );
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "body" }] }),
    );
  });

  test("letters of every kind come back as they came", async () => {
    const till = newTill();
    const name = "Ünïcödé 漢字 \u001b[31m 😀";
    const { body } = await till.redeem(
      redemptionOf(cards.funded, 100, { client: { id: "7102", name } }),
    );
    expect(body["client"]).toEqual({ id: "7102", name });
  });
});

test("ajv takes no patterns from data, and is new enough", () => {
  expect(createAjv().opts.$data ?? false).toBe(false);
  const { version } = JSON.parse(readFileSync(require.resolve("ajv/package.json"), "utf8")) as {
    version: string;
  };
  const [major = 0, minor = 0] = version.split(".").map(Number);
  expect(major > 8 || (major === 8 && minor >= 18)).toBe(true);
});

import fc from "fast-check";
import { maskRaw } from "./masking-in-text";
import { maskExchange, maskMessage, maskPansIn, maskText } from "./masking";

const names = fc.constantFrom(
  "pan",
  "cardNumber",
  "pin",
  "clearPin",
  "hash",
  "type",
  "id",
  "a",
  "proxy",
  "addressDetails",
  "PIN",
  "cardnumber",
  "Track2Data",
  "6099310000000000019",
  "token",
  "4111 1111 1111 1111 2345",
);

const { message } = fc.letrec((tie) => ({
  message: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.stringMatching(/^[{,]?"(pan|clearPin)":"?\d*"?$/),
    fc.stringMatching(/^\d{1,19}$/),
    fc.constantFrom<unknown>(
      "6099310000000000019",
      "a 6099310000000000019.",
      "6099 3100 0000 0000 019",
      "TOKEN 4111 1111 1111 1111 2345",
      "41111111111111112345",
      4111111111111111,
      "4111111111111111",
    ),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("message"), { maxLength: 3 }),
    fc.dictionary(names, tie("message"), { maxKeys: 4 }),
  ),
}));

describe("masking", () => {
  it("masks a text exactly as it masks the message", () => {
    fc.assert(
      fc.property(message, fc.boolean(), (value, showPans) => {
        const json = JSON.stringify(value);
        const plain = JSON.parse(json) as unknown;
        expect(JSON.parse(maskText(json, showPans))).toEqual(maskMessage(plain, showPans));
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds a card number after an escaped character, whose digits are none of its own", () => {
    const message = { note: "\u00016099310000000000019" };
    const text = maskText(JSON.stringify(message), false);
    expect(text).not.toContain("6099310000000000019");
    expect(JSON.parse(text)).toEqual(maskMessage(message, false));
  });

  it("keeps the first six and last four digits of a card number, and nothing of a PIN", () => {
    const card = {
      pan: "6099310000000000019",
      clearPin: "4821",
      pin: { type: "CLEAR_PIN", pin: "4821" },
    };
    expect(maskMessage({ card }, false)).toEqual({
      card: {
        pan: "609931*********0019",
        clearPin: "[masked]",
        pin: { type: "CLEAR_PIN", pin: "[masked]" },
      },
    });
    expect(maskMessage({ card }, true)).toMatchObject({
      card: { pan: card.pan, clearPin: "[masked]" },
    });
  });

  it("cuts card numbers wherever they stand, by length and check digit, and leaves other numbers alone", () => {
    const message = {
      basketRef: "B-4111111111111111",
      slipData: { line: ["CARD 4111 1111 1111 1111", "4111111111111111"] },
      "4111111111111111": 1,
      number: 4111111111111111,
      other: "4111111111111112",
      short: "411111111117",
      long: "41111111111111111111",
      id: "00000000-0000-4000-8000-000000000001",
    };
    const expected = {
      basketRef: "B-411111******1111",
      slipData: { line: ["CARD 411111******1111", "411111******1111"] },
      "411111******1111": 1,
      number: "411111******1111",
      other: message.other,
      short: message.short,
      long: message.long,
      id: message.id,
    };
    expect(maskMessage(message, false)).toEqual(expected);
    expect(JSON.parse(maskText(JSON.stringify(message), false))).toEqual(expected);
    expect(maskMessage(message, true)).toEqual(message);
    expect(JSON.parse(maskText(JSON.stringify(message), true))).toEqual(message);
  });

  describe("a token whose first groups look like a card number", () => {
    const token = "41111111111111112345";
    const groups = "4111 1111 1111 1111 2345";
    const cut = "411111******1111 2345";
    const slip = (text: string, ...tokens: object[]) => ({
      slipData: { line: [{ text }] },
      tokens,
    });
    const shown = (message: object) => {
      const masked = maskMessage(message, false);
      expect(JSON.parse(maskText(JSON.stringify(message), false))).toEqual(masked);
      return masked;
    };

    it("is shown on the slip of a body that has it in one piece", () => {
      for (const text of [groups, `TOKEN ${groups} `, `${groups} (copy)`]) {
        const message = slip(text, { token });
        expect(shown(message)).toEqual(message);
      }
    });

    it.each<[string, object, string]>([
      ["there is no token", slip(groups), cut],
      ["it is another token", slip(groups, { token: "41111111111111112346" }), cut],
      ["something else has these digits", slip(groups, { reference: token }), cut],
      ["the token is a number", slip(groups, { token: 4111111111111111 }), cut],
      ["the token is in a text", slip(groups, { note: `"token":"${token}"` }), cut],
      ["the token is part of a PIN", { ...slip(groups), pin: { token } }, cut],
      ["the token is part of a secret", { ...slip(groups), secret: { token } }, cut],
      ["more digits follow", slip(`${groups} 6`, { token }), `${cut} 6`],
      ["more digits follow at once", slip(`${groups}6`, { token }), `${cut}6`],
      ["it is a card number", slip("4111 1111 1111 1111", { token }), "411111******1111"],
    ])("is cut where %s", (_why, message, text) => {
      expect(shown(message)).toMatchObject({ slipData: { line: [{ text }] } });
    });
  });

  it.each([
    "pin",
    "PIN",
    "Pin",
    "cvv",
    "CVV2",
    "track2Data",
    "TRACK2DATA",
    "clearpin",
    "securityCode",
    "password",
  ])("hides %s, whatever its case", (name) => {
    expect(maskMessage({ a: { [name]: "1234" } }, false)).toEqual({ a: { [name]: "[masked]" } });
    expect(JSON.parse(maskText(JSON.stringify({ a: { [name]: "1234" } }), true))).toEqual({
      a: { [name]: "[masked]" },
    });
    expect(maskPansIn(`/a?${name}=1234`)).toBe(`/a?${name}=[masked]`);
  });

  it("cuts card numbers in paths and leaves ids alone", () => {
    expect(maskPansIn("/data/card/6099310000000000019")).toBe("/data/card/609931*********0019");
    expect(maskPansIn("/loads/00000000-0000-4000-8000-000000000001")).toBe(
      "/loads/00000000-0000-4000-8000-000000000001",
    );
  });

  it.each([
    ["/pan-6099310000000000019x", "/pan-609931*********0019x"],
    ["/%1b[31m6099310000000000019", "/%1b[31m609931*********0019"],
    ["/card/%36099310000000000019", "/card/609931*********0019"],
    ["/none?pin=4821&pan=6099310000000000019", "/none?pin=[masked]&pan=609931*********0019"],
    ["/none?PAN=6099310000000000019", "/none?PAN=609931*********0019"],
    ["/none?%50i%4e=4821", "/none?PiN=[masked]"],
    ["/none?msisdn=27820000001", "/none?msisdn=27820000001"],
  ])("masks what is disguised, or secret, in a path: %s", (path, shown) => {
    expect(maskPansIn(path)).toBe(shown);
  });
});

describe("an exchange", () => {
  const pan = "6099310000000000019";
  const parts = {
    path: `/cards/${pan}`,
    headers: { "user-agent": `till ${pan}` },
    notes: { findings: [{ text: `${pan} is sent twice` }] },
    request: { card: { pan, clearPin: "1234" } },
    answer: { card: { pan } },
    made: undefined,
  };
  const cut = "609931*********0019";
  const naming = { digest: (value: string) => value.padStart(8, "0"), keep: undefined };

  test("is masked in all its parts, with names for what is not shown; a body that was not there stays away", () => {
    expect(maskExchange(parts, false, naming)).toEqual({
      path: `/cards/${cut}`,
      headers: `{"user-agent":"till ${cut}"}`,
      notes: `{"findings":[{"text":"${cut} is sent twice"}]}`,
      request: `{"card":{"pan":"${cut}","clearPin":"[masked]"}}`,
      answer: `{"card":{"pan":"${cut}"}}`,
      made: null,
      names: { "path.2": "v60993100", "card.pan": "v60993100", "card.clearPin": "v00001234" },
    });
  });

  test("has no names where its request is shown whole", () => {
    const whole = { ...parts, path: "/cards", request: { id: "7102" } };
    expect(maskExchange(whole, false, naming).names).toBeUndefined();
  });

  test("shows its card numbers where that is asked for, but never in the path", () => {
    const { path, headers, request } = maskExchange(parts, true, naming);
    expect(path).toBe(`/cards/${cut}`);
    expect(headers).toBe(`{"user-agent":"till ${pan}"}`);
    expect(request).toBe(`{"card":{"pan":"${pan}","clearPin":"[masked]"}}`);
  });
});

test.each([
  ['{"pan":"6099310000000000019","pin":"1234",', '{"pan":"609931*********0019","pin":"[masked]",'],
  ['{"clearPin": "12', '{"clearPin": "[masked]'],
  [
    "<pan>6099310000000000019</pan><pin>1234</pin>",
    "<pan>609931*********0019</pan><pin>[masked]</pin>",
  ],
  [
    "amount=100&pin=1234&pan=6099310000000000019",
    "amount=100&pin=[masked]&pan=609931*********0019",
  ],
  ["card 4111 1111 1111 1111.", "card 411111******1111."],
  ["Authorization: Basic NzEwMjpwb3M=\nx", "Authorization: [masked]\nx"],
  ["{'pin': '1234', 'spin': 'x'}", "{'pin': '[masked]', 'spin': 'x'}"],
  [
    '{"pin": {"type": "CLEAR", "clearPin": "1234"}',
    '{"pin": {"type": "CLEAR", "clearPin": "[masked]"}',
  ],
])("masks a text that is not JSON: %s", (text, shown) => {
  expect(maskRaw(text, false)).toBe(shown);
});

import jsqr from "jsqr";
import { PNG } from "pngjs";
import { rule } from "../support/rules";
import {
  type Till,
  at,
  bases,
  client,
  codes,
  identifiers,
  rand,
  refusal,
  someText,
  useQr,
} from "../support/messages/qr";

const { newTill, standin } = useQr();
const manual = at("MANUAL01");

describe("a code of the retailer", () => {
  test(`${rule("QR-01", "QR-20")} repeats the request, and has a tranId that its content encodes`, async () => {
    const till = newTill();
    const { status, body } = await till.getCode({ ...manual, amount: rand(12500) });
    const tranId = body["tranId"] as string;
    expect(status).toBe(200);
    expect(tranId).toMatch(/^[0-9a-f]{32}$/);
    expect(body).toEqual({
      id: someText,
      time: "2031-03-04T12:00:00.000Z",
      ...manual,
      rrn: "412709300181",
      amounts: rand(12500),
      tranId,
      qrCode: `00020126510011test.qr.pay0132${tranId}`,
    });
    expect(till.code(tranId)).toMatchObject({
      state: "OPEN",
      variant: "retailer",
      amount: rand(12500),
      expiry: "2031-03-04T12:15:00.000Z",
    });
  });

  test("has no amounts when the request has no amount", async () => {
    expect((await newTill().getCode()).body).not.toHaveProperty("amounts");
  });

  test("the same id again is a duplicate, also by the other interface", async () => {
    const till = newTill();
    const { body } = await till.getCode();
    const again = refusal(400, "Duplicate id", "DUPLICATE_RECORD");
    expect(await till.getCode({ id: body["id"] })).toMatchObject(again);
    expect(await till.createCode({ id: body["id"] })).toMatchObject(again);
  });

  test.each([0, -1])("an amount of %d is refused, and the id is spent", async (amount) => {
    const till = newTill();
    const reply = await till.getCode({ amount: rand(amount) });
    expect(reply).toMatchObject(refusal(400, "Invalid amount", "INVALID_AMOUNT"));
    expect(await till.getCode({ id: reply.body["id"] })).toMatchObject(
      refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
    );
  });

  test.each([
    ["000000000010002", 501, "Not supported", "FUNCTION_NOT_SUPPORTED"],
    ["000000000010003", 400, "Invalid merchant", "INVALID_MERCHANT"],
  ])("merchant %s is answered %d", async (merchantId, status, message, reason) => {
    expect(await newTill().getCode(at("TILL0001", merchantId))).toMatchObject(
      refusal(status, message, reason),
    );
  });

  test("a short terminal id is a format error in the words of the interface", async () => {
    const reply = await newTill().getCode(at("TILL1"));
    expect(reply).toMatchObject(
      refusal(400, "Invalid message", "FORMAT_ERROR", {
        description: someText,
        formatErrors: [
          { field: "originator.terminalId", msg: "must be exactly 8 characters", value: "TILL1" },
        ],
      }),
    );
    expect(reply.body["requestType"]).toBe("GET_QR_CODE_REQUEST");
  });
});

describe("a code of the provider", () => {
  test("fills in its properties, and adds the service's identifier", async () => {
    const till = newTill();
    const { status, body } = await till.createCode({
      ...manual,
      stan: "000201",
      amounts: { requestAmount: rand(15000) },
      qrProperties: { value: rand(15000) },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client,
      stan: "000201",
      amounts: { requestAmount: rand(15000) },
      qrProperties: {
        value: rand(15000),
        overPaymentAllowed: false,
        partPaymentAllowed: false,
        singleUse: true,
      },
      thirdPartyIdentifiers: [
        ...identifiers,
        { institutionId: "10000001", transactionIdentifier: someText },
      ],
    });
    expect(till.code(body["tranId"] as string)).toMatchObject({
      state: "OPEN",
      variant: "provider",
      amount: rand(15000),
    });
  });

  test("expires when its properties say so, and names the provider that they name", async () => {
    const till = newTill();
    const expiryDate = "2031-03-04T12:17:00.000Z";
    const { body } = await till.createCode({
      qrProperties: {
        uuid: "our.code",
        expiryDate,
        scheme: "PSEUDO_EMVCO_MERCHANT",
        description: "Lunch",
      },
    });
    expect(body["qrCode"]).toBe(`00020126480008our.code0132${String(body["tranId"])}`);
    expect(body["qrProperties"]).toMatchObject({
      expiryDate,
      scheme: "PSEUDO_EMVCO_MERCHANT",
      description: "Lunch",
    });
    expect(till.code(body["tranId"] as string)).toMatchObject({ expiry: expiryDate });
  });

  test.each([
    ["x".repeat(59), `26990059${"x".repeat(59)}`],
    ["x".repeat(60), "26510011test.qr.pay"],
  ])("of a provider identifier: %s", async (uuid, content) => {
    expect((await newTill().createCode({ qrProperties: { uuid } })).body["qrCode"]).toContain(
      content,
    );
  });

  test("a scheme that nobody knows reads as absent", async () => {
    const till = newTill();
    const { body } = await till.createCode({ qrProperties: { scheme: "ROUND" } });
    expect(body["qrProperties"]).not.toHaveProperty("scheme");
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "unfitting-value", field: "qrProperties.scheme" }),
    );
  });

  test(`${rule("QR-19")} says nothing of the customer: what is said is repeated, and noted`, async () => {
    const till = newTill();
    const { status, body } = await till.createCode({ customer: { firstName: "Thandi" } });
    expect([status, body["customer"]]).toEqual([201, { firstName: "Thandi" }]);
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "customer-in-code-request", field: "customer" }),
    );
  });

  test(`${rule("QR-27")} a user name that is not the client is noted`, async () => {
    const till = newTill();
    await till.createCode();
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "client-not-user", field: "client.id" }),
    );
  });

  test("a merchant that is not enabled is answered 400: the provider lists no 501", async () => {
    expect(await newTill().createCode(at("TILL0001", "000000000010002"))).toMatchObject(
      refusal(400, "Not supported", "FUNCTION_NOT_SUPPORTED"),
    );
  });
});

/** What a reader makes of a code in half blocks, each module four pixels wide and high. */
function scannedText(text: string): string | undefined {
  const dark: Record<string, [boolean, boolean]> = {
    " ": [false, false],
    "▀": [true, false],
    "▄": [false, true],
    "█": [true, true],
  };
  const rows = text
    .replace(/\n$/, "")
    .split("\n")
    .flatMap((line) => {
      const halves = Array.from(line, (character) => dark[character]);
      return [0, 1].map((at) => halves.map((half) => half?.[at] ?? false));
    });
  const wide = rows.map((row) => row.flatMap((isDark) => Array<boolean>(4).fill(isDark)));
  const pixels = wide.flatMap((row) => Array<boolean[]>(4).fill(row)).flat();
  const bytes = pixels.flatMap((isDark) => [...Array<number>(3).fill(isDark ? 0 : 255), 255]);
  return jsqr(new Uint8ClampedArray(bytes), wide[0]?.length ?? 0, wide.length * 4)?.data;
}

describe("a code for a real reader", () => {
  const picture = async (till: Till, path: string) => {
    const authorization = `Basic ${Buffer.from(`${till.tester.user}:${till.tester.password}`).toString("base64")}`;
    const reply = await fetch(`${standin().url}/standin/qr/${path}`, {
      headers: { authorization },
    });
    return {
      status: reply.status,
      type: reply.headers.get("content-type"),
      policy: reply.headers.get("content-security-policy"),
      bytes: Buffer.from(await reply.arrayBuffer()),
    };
  };

  test("the PNG is read as the content of the code, by a reader that knows nothing of us", async () => {
    const till = newTill();
    const { body } = await till.getCode();
    const { status, type, bytes } = await picture(till, `${String(body["tranId"])}.png`);
    expect([status, type]).toEqual([200, "image/png"]);
    const { data, width, height } = PNG.sync.read(bytes);
    expect(jsqr(new Uint8ClampedArray(data), width, height)?.data).toBe(body["qrCode"]);
  });

  test("as SVG, which may load nothing", async () => {
    const { status, type, policy, bytes } = await picture(newTill(), `${codes.open}.svg`);
    expect([status, type, policy]).toEqual([200, "image/svg+xml", "default-src 'none'"]);
    expect(bytes.toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
  });

  test("as text for the terminal: a reader that sees the characters reads the same content", async () => {
    const till = newTill();
    const { body } = await till.getCode();
    const { status, bytes } = await picture(till, `${String(body["tranId"])}.txt`);
    expect(status).toBe(200);
    expect(scannedText(bytes.toString())).toBe(body["qrCode"]);
  });

  test.each([
    [`${codes.unknown}.png`, 404],
    [`${codes.open}.gif`, 400],
    ["constructor", 400],
    [`${codes.open}.constructor`, 400],
  ])("%s is answered %d", async (path, status) => {
    expect((await newTill().client.get(`/standin/qr/${path}`)).status).toBe(status);
  });

  test("the code of another data space is unknown", async () => {
    const { body } = await newTill().getCode();
    expect((await newTill().client.get(`/standin/qr/${String(body["tranId"])}.png`)).status).toBe(
      404,
    );
  });
});

describe("errors of the transport are in the words of the interface", () => {
  test("without credentials", async () => {
    const reply = await fetch(`${standin().url}${bases.provider}/scans`, {
      method: "POST",
      body: "{}",
    });
    expect([reply.status, reply.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Basic"),
    ]);
    expect(await reply.json()).toMatchObject({
      errorType: "GENERAL_ERROR",
      errorMessage: "Not authenticated",
      detailMessage: { reason: "GENERAL_ERROR", description: someText },
    });
  });

  test.each([
    ["get", `${bases.retailer}/qrCodes`, 405, "Not allowed"],
    ["post", `${bases.partner}/nowhere`, 404, "Not found"],
  ] as const)("%s %s is answered %d", async (method, path, status, errorMessage) => {
    const { client: till } = newTill();
    expect(await till.send(method.toUpperCase(), path, {})).toMatchObject({
      status,
      body: { errorType: "GENERAL_ERROR", errorMessage },
    });
  });

  test("a body that is not JSON object", async () => {
    expect(await newTill().client.post(`${bases.retailer}/payments`, "{")).toMatchObject(
      refusal(400, "Invalid message", "FORMAT_ERROR"),
    );
  });
});

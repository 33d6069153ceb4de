import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused } from "../../src";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { prepaidFamily } from "../../src/families/prepaid-utility";
import {
  about,
  digits,
  faultOn,
  given,
  meters,
  purchaseOf,
  rand,
  refusal,
  sold,
  usePrepaid,
} from "../support/messages/prepaid-utility";

type File = Record<string, Record<string, unknown>[]>;

const standard = (): File =>
  JSON.parse(readFileSync(join(__dirname, "../../fixtures/prepaid-utility.json"), "utf8")) as File;

const entity = (file: File, plural: string, key: string, value: string): Record<string, unknown> =>
  file[plural]!.find((one) => one[key] === value)!;

const meter = (file: File, meterId: string = meters.plain): Record<string, unknown> =>
  entity(file, "meters", "meterId", meterId);

/** A directory with the standard fixtures, changed. */
function changedFixtures(change: (file: File) => void): string {
  const directory = mkdtempSync(join(tmpdir(), "standin-prepaid-"));
  const file = standard();
  change(file);
  writeFileSync(join(directory, "prepaid-utility.json"), JSON.stringify(file));
  return directory;
}

const { newTill } = usePrepaid({
  fixtures: changedFixtures((file) => {
    Object.assign(entity(file, "utilities", "utilityId", "UMZIMVU"), { inactive: true });
    Object.assign(entity(file, "providers", "id", "40010001"), {
      notOffered: ["reverseTokenPurchase", "retryPurchaseRequest", "requestTokenReprint"],
    });
    Object.assign(meter(file), {
      debts: [{ description: "Old account", balance: 25_000, fixed: 20_000 }],
    });
    Object.assign(meter(file, meters.letters), {
      charges: [{ description: "Handling", amount: 200, per: "PURCHASE" }],
    });
    file["clients"] = file["clients"]!.filter(({ id }) => id !== "*").concat({ id: "50020007" });
  }),
});

test("an inactive utility sells nothing and changes no keys, but takes fault reports", async () => {
  const till = newTill();
  const inactive = refusal(400, "UTILITY_INVALID", {
    reason: "INACTIVE",
    utility: "Umzimvu District",
  });
  const message = purchaseOf(meters.noReversal);
  for (const reply of [
    await till.lookup(about(meters.noReversal)),
    await till.try(purchaseOf(meters.noReversal)),
    await till.buy(message),
    await till.changeKey(about(meters.noReversal)),
  ]) {
    expect(reply).toMatchObject(inactive);
  }
  expect((await till.report(faultOn(meters.noReversal))).status).toBe(201);
});

test("a provider offers what it offers", async () => {
  const till = newTill();
  const message = purchaseOf(meters.plain);
  expect((await till.buy(message)).status).toBe(201);
  const notOffered = (operation: string) => refusal(501, "FUNCTION_NOT_SUPPORTED", { operation });
  expect(await till.retry(message)).toMatchObject(notOffered("retryPurchaseRequest"));
  expect(await till.reprint(about(meters.plain))).toMatchObject(notOffered("requestTokenReprint"));
  expect(await till.reverse(message.id)).toMatchObject(notOffered("reverseTokenPurchase"));
  expect((await till.confirm(message.id)).status).toBe(202);
});

test("a debt may take the whole payment: no credit token, and the slip says so", async () => {
  const till = newTill();
  const reply = await till.buy(purchaseOf(meters.plain));
  expect([reply.status, digits(reply)]).toEqual([201, []]);
  expect(sold(reply)).toMatchObject({
    purchaseTotal: rand(0),
    taxTotal: rand(0),
    debtRecoveryCharges: [{ amount: rand(20000), balance: rand(5000) }],
    slipData: {
      messageLines: [
        { text: "PREPAID ELECTRICITY" },
        { text: "No units: paid to debts and charges" },
      ],
    },
  });
  expect(given(await till.buy(purchaseOf(meters.plain)))).toEqual([["STD", 65.2]]);
});

test("a charge may be taken from each purchase, and a client may have no float", async () => {
  const till = newTill();
  const endless = { client: { id: "50020007", name: "Endless" } };
  for (const parts of [endless, { client: { id: "50029999", name: "Nobody" } }, endless]) {
    const { serviceCharges } = sold(await till.buy(purchaseOf(meters.letters, 5000, parts)));
    expect(serviceCharges).toEqual([
      { amount: { ...rand(174), tax: 26, taxType: "VAT", taxRate: 15 }, description: "Handling" },
    ]);
  }
  expect(await till.data("client", "50020007")).toEqual({ id: "50020007" });
  expect(await till.data("client", "50029999")).toBeUndefined();
});

test.each<[string, (file: File) => void, string]>([
  [
    "a meter of no provider",
    (file) => {
      Object.assign(meter(file), { providerId: "1" });
    },
    "meters[0].providerId: there is no provider 1 in this file",
  ],
  [
    "a meter of no utility",
    (file) => {
      Object.assign(meter(file), { utilityId: "1" });
    },
    "meters[0].utilityId: there is no utility 1 in this file",
  ],
  [
    "a meter of no tariff",
    (file) => {
      Object.assign(meter(file), { tariffIndex: "99" });
    },
    "meters[0].tariffIndex: there is no tariff 99 in this file",
  ],
  [
    "a key change to no tariff",
    (file) => {
      (meter(file, meters.keyPending)["keyChange"] as Record<string, unknown>)["newTariffIndex"] =
        "99";
    },
    "meters[7].keyChange.newTariffIndex: there is no tariff 99 in this file",
  ],
  [
    "a purchase without its transaction",
    (file) => {
      file["transactions"] = [];
    },
    "there is no transaction",
  ],
  [
    "a transaction without its purchase",
    (file) => {
      file["purchases"]!.pop();
      Object.assign(meter(file, meters.unreachable), { lastPurchase: undefined });
    },
    "there is no purchase 80d193f7-0a4b-458e-92c9-173e405ac608 in this file",
  ],
  [
    "a transaction without an answer",
    (file) => {
      delete file["transactions"]![0]!["answer"];
    },
    "transactions[0]: has no answer",
  ],
  [
    "a transaction about no meter",
    (file) => {
      file["transactions"]![0]!["data"] = {};
    },
    "transactions[0].data.meterId: there is no meter undefined in this file",
  ],
  [
    "a meter twice",
    (file) => {
      file["meters"]!.push(meter(file));
    },
    "meters[30].meterId: 08123450010 is duplicated",
  ],
  [
    "a misspelt member",
    (file) => {
      Object.assign(meter(file), { bard: true });
    },
    "meters[0].bard: is unknown",
  ],
  [
    "a token that no meter takes",
    (file) => {
      file["tokens"]![0]!["token"] = "8".repeat(20);
    },
    "tokens[0].token: must be 20 digits",
  ],
])("a fixture file with %s is refused, with the place", (_what, change, text) => {
  const file = join(changedFixtures(change), "prepaid-utility.json");
  expect(() => loadFixtureFile(prepaidFamily, file)).toThrow(FileRefused);
  expect(() => loadFixtureFile(prepaidFamily, file)).toThrow(text);
});

test("all numbers of meters and cards of the default fixtures pass the Luhn check", () => {
  const luhn = (number: string): number =>
    Array.from(number)
      .reverse()
      .reduce((sum, digit, at) => {
        const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0);
  const { instruments = [], meters: all = [] } = standard();
  const numbers = [
    ...instruments.map(({ number }) => String(number)),
    ...all.map(({ meterId }) => String(meterId)),
  ].filter((number) => /^\d+$/.test(number));
  expect(numbers).toHaveLength(32);
  expect(numbers.filter((number) => luhn(number) % 10 !== 0)).toEqual([]);
});

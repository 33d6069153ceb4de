import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused } from "../../src";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { airtimeFamily } from "../../src/families/airtime";
import { refusal, saleOf, useAirtime } from "../support/messages/airtime";

type File = Record<string, Record<string, unknown>[]>;

const standard = (): File =>
  JSON.parse(readFileSync(join(__dirname, "../../fixtures/airtime.json"), "utf8")) as File;

/** A directory with the standard fixtures, changed. */
function changedFixtures(change: (file: File) => void): string {
  const directory = mkdtempSync(join(tmpdir(), "standin-airtime-"));
  const file = standard();
  change(file);
  writeFileSync(join(directory, "airtime.json"), JSON.stringify(file));
  return directory;
}

const entity = (file: File, plural: string, key: string, value: string): Record<string, unknown> =>
  file[plural]?.find((one) => one[key] === value) ?? {};

const { newTill } = useAirtime({
  fixtures: changedFixtures((file) => {
    file["clients"]?.push({
      username: "strict",
      servedReceiversOnly: true,
      goodsAndServicesOnly: true,
    });
    file["msisdns"]?.push({ msisdn: "27799999999", status: "ACTIVE" });
    Object.assign(entity(file, "providers", "id", "81000001"), {
      receiver: { id: "9", name: "Gateway" },
    });
    Object.assign(entity(file, "providers", "id", "81000002"), {
      fault: { when: "before", kind: "status", status: 500 },
    });
  }),
});

test.each([
  [{ receiver: { id: "1", name: "Nobody" } }, 400, "ROUTING_ERROR"],
  [{ tranType: "DEPOSIT" }, 400, "TRANSACTION_NOT_SUPPORTED"],
  [
    { receiver: { id: "81000001", name: "Northwave Mobile" }, tranType: "GOODS_AND_SERVICES" },
    201,
    undefined,
  ],
])("a client may be served only what is known: %j", async (parts, status, errorType) => {
  const reply = await newTill("strict").purchase(saleOf("NWAIR20", parts));
  expect([reply.status, reply.body["errorType"]]).toEqual([status, errorType]);
  expect((await newTill().purchase(saleOf("NWAIR20", parts))).status).toBe(201);
});

test("a provider may have a receiver for requests that name none, and a fault for all of its products", async () => {
  const till = newTill();
  expect(await till.purchase(saleOf("NWAIR20"))).toMatchObject({
    status: 201,
    body: { receiver: { id: "9", name: "Gateway" } },
  });
  const message = saleOf("SFVCH50");
  expect(await till.provision(message)).toMatchObject(refusal(500, "SYSTEM_MALFUNCTION"));
  expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 202 });
});

test("the operator that a client names stands in where none is known", async () => {
  const till = newTill();
  expect((await till.lookup("?msisdn=27799999999&operator=Somebody")).body).toMatchObject({
    msisdn: { operator: { name: "Somebody" } },
  });
  expect((await till.lookup("?msisdn=27799999999")).body).not.toHaveProperty("msisdn.operator");
});

test.each<[string, (file: File) => void, string]>([
  [
    "a product of no provider",
    (file) => {
      Object.assign(entity(file, "products", "productId", "NWAIR20"), { providerId: "1" });
    },
    "products[0].providerId: there is no provider 1 in this file",
  ],
  [
    "a product without a price",
    (file) => {
      delete entity(file, "products", "productId", "NWAIR20")["prices"];
    },
    "products[0]: has neither prices nor ranges",
  ],
  [
    "a number that offers no such product",
    (file) => {
      Object.assign(entity(file, "msisdns", "msisdn", "27710000003"), { products: ["NOSUCH"] });
    },
    "msisdns[2].products: there is no product NOSUCH in this file",
  ],
  [
    "a number with no such promotion",
    (file) => {
      Object.assign(entity(file, "msisdns", "msisdn", "27710000003"), { promotion: "None" });
    },
    "msisdns[2].promotion: there is no promotion None in this file",
  ],
  [
    "a misspelt member",
    (file) => {
      Object.assign(entity(file, "products", "productId", "NWAIR20"), { withdrown: true });
    },
    "products[0].withdrown: is unknown",
  ],
  [
    "a fault that there is not",
    (file) => {
      Object.assign(entity(file, "products", "productId", "NWAIR20"), {
        fault: { when: "after", kind: "boom" },
      });
    },
    "products[0].fault",
  ],
])("a fixture file with %s is refused, with the place", (_what, change, text) => {
  const file = join(changedFixtures(change), "airtime.json");
  expect(() => loadFixtureFile(airtimeFamily, file)).toThrow(FileRefused);
  expect(() => loadFixtureFile(airtimeFamily, file)).toThrow(text);
});

test("all card numbers of the default fixtures pass the Luhn check", () => {
  const numbers = (standard()["instruments"] ?? [])
    .map(({ number }) => String(number))
    .filter((number) => /^\d+$/.test(number));
  const luhn = (number: string): number =>
    Array.from(number)
      .reverse()
      .reduce((sum, digit, at) => {
        const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0);
  expect(numbers).toHaveLength(6);
  expect(numbers.filter((number) => luhn(number) % 10 !== 0)).toEqual([]);
});

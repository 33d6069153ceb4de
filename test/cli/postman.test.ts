import { type Ended, runHere } from "../support/program";

interface Item {
  name: string;
  item?: Item[];
  request?: { method: string; url: { raw: string }; body?: { raw: string } };
  event?: { listen: string; script: { exec: string[] } }[];
}
interface Collection {
  info: { schema: string; description: string };
  variable: { key: string; value: string }[];
  item: Item[];
}

const print = (...args: string[]): Promise<Ended> => runHere(["postman", ...args]);
const collectionOf = async (...args: string[]): Promise<Collection> =>
  JSON.parse((await print(...args)).out) as Collection;
const namesIn = ({ item }: Collection): string[] => item.map(({ name }) => name);
const messagesIn = ({ item }: Collection): Item[] => item.flatMap((folder) => folder.item ?? []);
const scriptOf = (item: Item | undefined, listen: string): string =>
  item?.event?.find((one) => one.listen === listen)?.script.exec.join("\n") ?? "";

test("the variables are the address without the interface's path, and the credentials", async () => {
  const { variable, info } = await collectionOf("voucher");
  expect(variable).toEqual([
    { key: "baseUrl", value: "http://127.0.0.1:8080" },
    { key: "user", value: "7102" },
    { key: "password", value: "pos" },
  ]);
  expect(info.schema).toBe("https://schema.getpostman.com/json/collection/v2.1.0/collection.json");
  const other = await collectionOf("voucher", "--server", "https://standin.example:9000/");
  expect(other.variable[0]?.value).toBe("https://standin.example:9000");
});

test("a whole sale: the advice has the id of its request, in its path and its body", async () => {
  const collection = await collectionOf("gift-card-v3");
  expect(namesIn(collection)).toEqual(
    expect.arrayContaining(["redeem, confirmRedemption", "redeem, reverseRedemption"]),
  );
  const sale = collection.item.find(({ name }) => name === "redeem, confirmRedemption");
  const [request, advice] = sale?.item ?? [];
  expect(request?.request?.url.raw).toBe("{{baseUrl}}/giftcard/v3/redemptions/{{redeem.id}}");
  expect(advice?.request?.url.raw).toBe(
    "{{baseUrl}}/giftcard/v3/redemptions/{{redeem.id}}/confirmations/{{confirmRedemption.id}}",
  );
  expect(JSON.parse(advice?.request?.body?.raw ?? "")).toMatchObject({
    id: "{{confirmRedemption.id}}",
    requestId: "{{redeem.id}}",
    time: "{{time}}",
  });
  expect(scriptOf(request, "prerequest")).toContain('set("redeem.id"');
  expect(scriptOf(request, "test")).toContain("pm.response.to.have.status(201)");
  expect(scriptOf(advice, "test")).toContain("pm.response.to.have.status(202)");
});

test("what later messages take from an answer is kept", async () => {
  const collection = await collectionOf("voucher");
  const taken = messagesIn(collection).filter((item) =>
    scriptOf(item, "test").includes(".answer."),
  );
  expect(taken.length).toBeGreaterThan(0);
  const text = JSON.stringify(collection);
  const used = [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = ""]) => name);
  const known = messagesIn(collection).flatMap((item) =>
    ["prerequest", "test"].flatMap((listen) =>
      [...scriptOf(item, listen).matchAll(/set\("([\w.]+)"/g)].map(([, name]) => name),
    ),
  );
  const own = ["baseUrl", "user", "password", "time", "userNumber"];
  expect(used.filter((name) => !known.includes(name) && !own.includes(name))).toEqual([]);
});

test("nothing that is accepted only once, and no reset", async () => {
  const collection = await collectionOf("gift-card-v3");
  const names = messagesIn(collection).map(({ name }) => name);
  expect(names.filter((name) => /^(reset|confirmActivation|confirmVoid)$/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["activate", "reverseActivation", "data"]));
  expect(collection.info.description).toContain("- confirmActivation: The card is activated then.");
});

test.each([
  [["vouchr"], 1, "There is no interface vouchr;", "Did you mean voucher?"],
  [["voucher", "--server", "here"], 2, "--server <url>", "Give a URL"],
])("%j is a mistake, and is named", async (args, status, ...texts) => {
  const { code, err } = await print(...args);
  expect(code).toBe(status);
  for (const text of texts) expect(err).toContain(text);
});

import { useGiftCards } from "../support/messages/gift-card";
import { runHere } from "../support/program";

const { newTill, standin } = useGiftCards();

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, object>;
}

async function printed(...args: string[]): Promise<Document> {
  const { code, out } = await runHere(["openapi", ...args]);
  expect(code).toBe(0);
  return JSON.parse(out) as Document;
}

test.each(["3.1", "3.0"])("prints in OpenAPI %s what the simulator answers", async (version) => {
  for (const name of [...Object.keys(standin().interfaces), "control"]) {
    const { servers, ...document } = await printed(name, "--openapi", version);
    const { body } = await newTill().client.get(`/standin/openapi/${name}?openapi=${version}`);
    expect({ ...document, servers: [{ url: "/" }] }).toEqual(body);
    expect(servers).toEqual([{ url: "http://127.0.0.1:8080" }]);
  }
});

test("names the simulator and the base path that are given", async () => {
  const args = ["--server", "https://standin.example/", "--base", "/pay"];
  const { servers, paths } = await printed("voucher", ...args);
  expect(servers).toEqual([{ url: "https://standin.example" }]);
  expect(Object.keys(paths).filter((path) => !path.startsWith("/pay/"))).toEqual([]);
});

test.each([
  [["gift-crad"], 1, "There is no interface gift-crad;", "Did you mean gift-card?"],
  [["contrl"], 1, "There is no interface contrl;", "Did you mean control?"],
  [["voucher", "--openapi", "2.0"], 2, "--openapi <version>", "Allowed choices are 3.1, 3.0."],
  [["voucher", "--server", "standin"], 2, "--server <url>", "Give a URL"],
  [["voucher", "--server", "ftp://standin"], 2, "--server <url>", "Give a URL"],
])("%j is a mistake, and is named", async (args, status, ...texts) => {
  const { code, err } = await runHere(["openapi", ...args]);
  expect(code).toBe(status);
  for (const text of texts) expect(err).toContain(text);
});

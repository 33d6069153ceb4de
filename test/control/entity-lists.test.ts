import type { EntityListEntry, EntityPage } from "../../src/control/data/lists";
import { families } from "../../src/families";
import {
  newTill as tillOf,
  redemptionOf,
  cards,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const listPath = (query = "", list = "holders") => `/standin/data/gift-card/${list}${query}`;

const page = async ({ client }: Till, query = "", list = "holders"): Promise<EntityPage> =>
  JSON.parse((await client.get(listPath(query, list))).text) as EntityPage;

const lists = async ({ client }: Till, query = ""): Promise<EntityListEntry[]> =>
  JSON.parse((await client.get(`/standin/data-lists${query}`)).text) as EntityListEntry[];

const idsIn = ({ entities }: EntityPage): unknown[] =>
  entities.map((entity) => new Map<string, unknown>(Object.entries(entity)).get("id"));

/** Holders of the fixtures, in their order. */
const fixtureIds = async (till: Till): Promise<unknown[]> => idsIn(await page(till));

const holders = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `N-${String(from + at).padStart(5, "0")}`,
    lastName: at % 2 === 0 ? "Even" : "Odd",
  }));

describe("the entities of a list", () => {
  test("are whole; those of the fixtures keep their places, removed ones are not there, others follow by key", async () => {
    const till = newTill();
    const initial = await fixtureIds(till);
    till.space.load({ "gift-card": { holders: [{ id: "B" }, { id: "A", lastName: "New" }] } });
    till.space.put("gift-card", "holders", { id: String(initial[1]), lastName: "Changed" });
    expect(await page(till)).toEqual({
      key: "id",
      entities: expect.arrayContaining([{ id: initial[1], lastName: "Changed" }]) as unknown,
      more: false,
    });
    expect(await fixtureIds(till)).toEqual([...initial, "A", "B"]);
    till.space.remove("gift-card", "holders", "A");
    expect(await fixtureIds(till)).toEqual([...initial, "B"]);
    const funded = (await page(till, "", "cards")).entities.find(
      (card) => new Map(Object.entries(card)).get("pan") === cards.funded,
    );
    expect(funded).toHaveProperty("available", 50_000);
    await till.redeem(redemptionOf(cards.funded, 100));
    expect((await page(till, "?search=49900", "cards")).entities).toEqual([
      { ...funded, book: 49_900, available: 49_900 },
    ]);
  });

  test("come in pages, each after the last key of the one before, however the list changes meanwhile", async () => {
    const till = newTill();
    const initial = await fixtureIds(till);
    till.space.load({ "gift-card": { holders: holders(0, 700) } });
    const seen: unknown[] = [];
    for (let more = true, after = ""; more; after = String(seen.at(-1))) {
      const query = after === "" ? "?limit=300" : `?limit=300&after=${after}`;
      const part = await page(till, query);
      seen.push(...idsIn(part));
      more = part.more;
      till.space.load({ "gift-card": { holders: [{ id: "A-LATE" }] } });
    }
    expect(seen).toEqual([...initial, ...holders(0, 700).map(({ id }) => id)]);
    expect(await page(till, `?limit=1&after=${String(initial[0])}`)).toMatchObject({
      entities: [{ id: initial[1] }],
      more: true,
    });
  });

  test("are searched in their values, whatever the case, and not in the names of their members", async () => {
    const till = newTill();
    till.space.load({ "gift-card": { holders: holders(0, 10) } });
    expect(idsIn(await page(till, "?search=eVEN"))).toHaveLength(5);
    expect(idsIn(await page(till, "?search=lastName"))).toEqual([]);
    expect(idsIn(await page(till, "?search=n-00003"))).toEqual(["N-00003"]);
    expect(idsIn(await page(till, "?search=even&limit=2"))).toEqual(["N-00000", "N-00002"]);
  });

  test("are those of the data space alone", async () => {
    const till = newTill();
    till.space.load({ "gift-card": { holders: holders(0, 1) } });
    expect(idsIn(await page(newTill()))).not.toContain("N-00000");
  });

  test("a wrong query, family or list is refused", async () => {
    const { client } = newTill();
    const refused = await Promise.all(
      [
        listPath("?colour=red"),
        listPath("?limit=many"),
        listPath("?search=a&search=b"),
        listPath(`?search=${"x".repeat(501)}`),
        listPath("?after=a&after=b"),
        "/standin/data-lists?limit=1",
        listPath("", "cart"),
        "/standin/data/gift-cart/cards",
        "/standin/fixture-schema/gift-cart",
      ].map(async (path) => (await client.get(path)).status),
    );
    expect(refused).toEqual([400, 400, 400, 400, 400, 400, 404, 404, 404]);
  });
});

describe("the lists", () => {
  test("are those of all families, with their counts", async () => {
    const till = newTill();
    const initial = await lists(till);
    expect(initial.map(({ family, list }) => `${family} ${list}`)).toEqual(
      families.flatMap(({ name, entityTypes }) =>
        Object.values(entityTypes).map(({ plural }) => `${name} ${plural}`),
      ),
    );
    till.space.load({ "gift-card": { holders: holders(0, 300) } });
    const countOf = (among: EntityListEntry[]) =>
      among.find(({ list }) => list === "holders")?.count ?? NaN;
    expect(countOf(await lists(till)) - countOf(initial)).toBe(300);
  });

  test("with a search are those in which it finds something", async () => {
    const till = newTill();
    till.space.load({ "gift-card": { holders: holders(0, 2) } });
    expect(await lists(till, "?search=N-0000")).toEqual([
      { family: "gift-card", list: "holders", count: 2 },
    ]);
    expect(await lists(till, "?search=nothing-has-this")).toEqual([]);
  });
});

test("the schema of a family's fixture file has its lists, without our own keywords", async () => {
  const { client } = newTill();
  for (const family of families) {
    const { text } = await client.get(`/standin/fixture-schema/${family.name}`);
    const { properties } = JSON.parse(text) as { properties: object };
    expect(Object.keys(properties)).toEqual([
      ...Object.values(family.entityTypes).map(({ plural }) => plural),
      "transactions",
    ]);
    expect(text).not.toContain('"x-');
  }
});

test("in process the same lists and entities are given", async () => {
  const till = newTill();
  till.space.load({ "gift-card": { holders: holders(0, 3) } });
  expect(await till.space.lists("N-0000")).toEqual(await lists(till, "?search=N-0000"));
  expect(await till.space.entities("gift-card", "holders", { search: "odd" })).toEqual(
    await page(till, "?search=odd"),
  );
});

test("the command line lists them as a table or as JSON", async () => {
  const till = tillOf(standin(), "quay4", "own");
  till.space.load({ "gift-card": { holders: holders(0, 3) } });
  const list = async (...args: string[]): Promise<string> =>
    (await runHere(["data", "list", ...args, "--url", standin().url, "--user", "quay4:own"])).out;
  expect(await list("--search", "N-0000")).toMatch(
    /^family +type +entities\ngift-card +holders +3\n$/,
  );
  expect(await list("gift-card", "holders", "--search", "odd")).toBe(
    "id       lastName\nN-00001  Odd\n",
  );
  expect(await list("gift-card", "holders", "--limit", "1")).toContain("There are more");
  expect(await list("voucher", "products", "--search", "N-0000")).toBe(
    "There are no such entities.\n",
  );
  expect(JSON.parse(await list("gift-card", "holders", "--search", "odd", "--json"))).toEqual(
    await page(till, "?search=odd"),
  );
});

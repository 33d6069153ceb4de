import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { v4 } from "uuid";
import { ControlRefused } from "../../../src";
import { memberOf } from "../../../src/contract/values/json-value";
import { type Bench, type BenchSpace, successOf } from "./bench";

/** An entity by its list and key. */
interface Named {
  list: string;
  key: string;
}

/** What testers do to entities while the simulator runs. */
export function describeTestData(bench: Bench): void {
  const { family } = bench;
  const types = Object.entries(family.entityTypes);
  const file = JSON.parse(
    readFileSync(resolve(__dirname, `../../../fixtures/${family.name}.json`), "utf8"),
  ) as Record<string, object[]>;
  const ofFixtures = types.flatMap(([, { plural, key }]) =>
    (file[plural] ?? []).map((entity) => ({
      list: plural,
      key: String(memberOf(entity, key)),
      entity,
    })),
  );

  /** The entities of the fixtures, and those that messages have made. */
  const allOf = async ({ space }: BenchSpace): Promise<Named[]> => {
    await space.snapshots.save("now");
    const { content } = await space.snapshots.export("now");
    const made = content.entities.flatMap(({ family: name, type, key }) =>
      name === family.name ? [{ list: family.entityTypes[type]?.plural ?? "", key }] : [],
    );
    return [...ofFixtures, ...made];
  };

  /** Removes whatever may be removed; returns how many. */
  const removeAll = async (bench: BenchSpace): Promise<number> => {
    let removed = 0;
    for (const { list, key } of await allOf(bench)) {
      try {
        bench.space.remove(family.name, list, key);
        removed += 1;
      } catch (error) {
        if (!(error instanceof ControlRefused)) throw error;
      }
    }
    return removed;
  };

  test("every entity of the fixtures can be put as it is, and nothing changes", async () => {
    const { space } = bench.newSpace();
    const before = space.data();
    for (const { list, entity } of ofFixtures) space.put(family.name, list, entity);
    expect(space.data()).toEqual(before);
    const [{ list, key } = { list: "", key: "" }] = ofFixtures;
    expect((await space.entity(family.name, list, key)).history).toEqual([]);
  });

  test.each(bench.kinds)("what an open %s needs cannot be removed", async (kind) => {
    for (const advice of bench.advicesOf(kind)) {
      const space = bench.newSpace();
      const id = v4();
      await space.approved(kind, id);
      expect(await removeAll(space)).toBeGreaterThan(0);
      const { status } = await space.advise(kind, advice, id);
      expect(successOf(space.operation(kind, advice))).toContain(status);
    }
  });

  test.each(bench.kinds)("after a %s everything may be gone: nothing fails", async (kind) => {
    const space = bench.newSpace();
    const [id, adviceId] = [v4(), v4()];
    const [advice = "reversal"] = bench.advicesOf(kind);
    await space.approved(kind, id);
    const first = await space.advise(kind, advice, id, adviceId);
    expect(await removeAll(space)).toBeGreaterThan(0);
    expect((await space.advise(kind, advice, id, adviceId)).text).toBe(first.text);
    const replies = [await space.approved(kind)];
    for (const operation of space.lookups()) replies.push(await space.lookup(operation));
    expect(replies.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    expect(() => space.data()).not.toThrow();
  });
}

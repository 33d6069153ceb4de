import { v4 } from "uuid";
import { type Bench, type BenchSpace, successOf } from "./bench";

/** Money is conserved, and nobody's messages touch another's data space. */
export function describeMoney(bench: Bench): void {
  test.each(bench.kinds)("a reversed %s leaves everything as it was", async (kind) => {
    const space = bench.newSpace();
    const data = space.givenBack();
    const id = v4();
    await space.approved(kind, id);
    expect(space.givenBack()).not.toEqual(data);
    await space.advise(kind, "reversal", id);
    expect(space.givenBack()).toEqual(data);
  });

  test.each(bench.kinds)("a declined %s changes nothing", async (kind) => {
    const space = bench.newSpace();
    const data = space.withoutTraffic();
    const reply = await space.declined(kind);
    expect(successOf(space.operation(kind))).not.toContain(reply.status);
    expect(space.withoutTraffic()).toEqual(data);
  });

  test("money = fixtures + effects of the transactions, whatever became of them", async () => {
    const space = bench.newSpace();
    let expected = space.money();
    for (const kind of bench.kinds) expected += await liveThrough(space, kind);
    expect(space.money()).toBe(expected);
  });

  /** An open, a confirmed, a reversed, a declined, a failed and a late transaction; what they leave of money. */
  async function liveThrough(space: BenchSpace, kind: string): Promise<number> {
    const [confirmed, reversed, late] = [v4(), v4(), v4()];
    const effect = space.kind(kind).money;
    await space.approved(kind, reversed);
    await space.advise(kind, "reversal", reversed);
    await space.advise(kind, "reversal", reversed);
    await space.declined(kind);
    await space.advise(kind, "reversal", late);
    await space.approved(kind, late);
    space.strike(space.operation(kind), { when: "before", kind: "status", status: 500 });
    await space.approved(kind);
    space.space.scenario(null);
    await space.approved(kind, confirmed);
    await space.approved(kind, confirmed);
    if (!bench.advicesOf(kind).includes("confirmation")) return effect.approved;
    await space.advise(kind, "confirmation", confirmed);
    await space.advise(kind, "confirmation", confirmed);
    await space.advise(kind, "reversal", confirmed);
    return effect.approved + effect.confirmed;
  }

  test("two credential pairs see the same answers to the same messages, and nothing of each other", async () => {
    const [one, other] = [bench.newSpace(), bench.newSpace()];
    const untouched = other.data();
    const ids = bench.kinds.map((kind) => ({ kind, requestId: v4(), adviceId: v4() }));
    const story = async (space: BenchSpace): Promise<string[]> => {
      const texts: string[] = [];
      for (const { kind, requestId, adviceId } of ids) {
        texts.push((await space.approved(kind, requestId)).text);
        const [advice = "reversal"] = bench.advicesOf(kind);
        texts.push((await space.advise(kind, advice, requestId, adviceId)).text);
      }
      return texts;
    };
    const answers = await story(one);
    expect(other.data()).toEqual(untouched);
    expect(other.space.messages().exchanges).toEqual([]);
    expect(await story(other)).toEqual(answers);
    expect(other.data()).toEqual(one.data());
  });

  test("a user name with another password is another data space", async () => {
    const space = bench.newSpace("shared-name");
    const [kind = ""] = bench.kinds;
    await space.approved(kind);
    const { standin } = space.tester;
    expect(standin.space("shared-name", "other").messages().exchanges).toEqual([]);
  });
}

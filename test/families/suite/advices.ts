import { v4 } from "uuid";
import { rule } from "../../support/rules";
import { type Advice, type Bench, successOf } from "./bench";

const other = (advice: Advice): Advice => (advice === "confirmation" ? "reversal" : "confirmation");

/** Repeats, second advices and contradictions: several advices have the net effect of one. */
export function describeAdvices(bench: Bench): void {
  const pairs = bench.kinds.flatMap((kind) =>
    bench.advicesOf(kind).map((advice) => ({ kind, advice })),
  );
  const contradicted = ({ kind }: { kind: string }): boolean => bench.advicesOf(kind).length === 2;

  describe.each(pairs)("$advice of $kind", ({ kind, advice }) => {
    test(`${rule("CM-04", "GC-13")} repeated with the same id it gets the same bytes and changes nothing`, async () => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      await space.approved(kind, requestId);
      const first = await space.advise(kind, advice, requestId, id);
      const data = space.data();

      space.space.clock({ advanceSeconds: 3600 });
      const repeat = await space.advise(kind, advice, requestId, id);

      expect(successOf(space.operation(kind, advice))).toContain(first.status);
      expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
      expect(space.data()).toEqual(data);
    });

    test("under a new id it is answered as the first was, with its own id, and changes nothing", async () => {
      const space = bench.newSpace();
      const [requestId, firstId, secondId] = [v4(), v4(), v4()];
      await space.approved(kind, requestId);
      const first = await space.advise(kind, advice, requestId, firstId);
      const data = space.withoutTraffic();

      const second = await space.advise(kind, advice, requestId, secondId);

      expect(second.status).toBe(first.status);
      expect(second.text).toBe(first.text.replaceAll(firstId, secondId));
      expect(space.withoutTraffic()).toEqual(data);
    });

    test("a repeat with its UUIDs in upper case is the same: nothing is noted", async () => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      await space.approved(kind, requestId);
      const first = await space.advise(kind, advice, requestId, id);
      const operation = space.operation(kind, advice);
      const upper = Object.fromEntries(
        Object.entries(bench.adapter.advice(operation, id, requestId)).map(([name, value]) => [
          name,
          value === id || value === requestId ? value.toUpperCase() : value,
        ]),
      );
      expect((await space.send(operation, upper, id, requestId)).text).toBe(first.text);
      expect(space.lastExchange().findings.map(({ code }) => code)).not.toContain("advice-changed");
    });

    test(`${rule("GC-14")} a repeat with other content is answered as the first was, and noted`, async () => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      await space.approved(kind, requestId);
      const first = await space.advise(kind, advice, requestId, id);
      const operation = space.operation(kind, advice);
      const changed = {
        ...bench.adapter.advice(operation, id, requestId),
        time: "2031-03-04T13:00:00.000Z",
      };
      const repeat = await space.send(operation, changed, id, requestId);
      expect(repeat.text).toBe(first.text);
      expect(space.lastExchange().findings).toContainEqual(
        expect.objectContaining({ code: "advice-changed" }),
      );
    });
  });

  test.each(pairs.filter(contradicted))(
    `${rule("CM-06", "GC-08")} after the $advice of a $kind the other is refused, changes nothing, and is judged anew each time`,
    async ({ kind, advice }) => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      await space.approved(kind, requestId);
      await space.advise(kind, advice, requestId);
      const data = space.data();
      const reason = advice === "confirmation" ? "confirmed" : "reversed";
      const { status, errorType } = bench.adapter.refused(reason, kind);
      const { requestType } = space.operation(kind, other(advice));
      const refused = { status, body: { errorType, requestType, id, originalId: requestId } };

      expect(await space.advise(kind, other(advice), requestId, id)).toMatchObject(refused);
      expect(await space.advise(kind, other(advice), requestId, id)).toMatchObject(refused);
      expect(space.data()).toEqual(data);
    },
  );

  describe.each(bench.kinds)("reversal of a %s that was never received", (kind) => {
    test("leaves a tombstone: the late request is declined and changes nothing", async () => {
      const space = bench.newSpace();
      const data = space.data();
      const id = v4();
      const unknown = bench.adapter.refused("unknown", kind);
      const reversal = await space.advise(kind, "reversal", id);
      if (bench.adapter.takes?.("unknown", kind, "NONE") === true)
        expect(successOf(space.operation(kind, "reversal"))).toContain(reversal.status);
      else expect(reversal).toMatchObject({ status: unknown.status });

      const { status, errorType } = bench.adapter.refused("reversedBefore", kind);
      expect(await space.approved(kind, id)).toMatchObject({ status, body: { errorType, id } });
      expect(space.data()).toEqual(data);
    });
  });

  const confirmed = bench.kinds.filter((kind) => bench.advicesOf(kind).includes("confirmation"));
  test.each(confirmed)(
    "a refused advice has not used up the %s: it is judged anew when it comes again",
    async (kind) => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      const unknown = bench.adapter.refused("unknown", kind);
      expect(await space.advise(kind, "confirmation", requestId, id)).toMatchObject({
        status: unknown.status,
      });
      await space.approved(kind, requestId);
      const confirmed = await space.advise(kind, "confirmation", requestId, id);
      expect(successOf(space.operation(kind, "confirmation"))).toContain(confirmed.status);
    },
  );
}

import { v4 } from "uuid";
import type { Reply } from "../../support/client";
import { rule } from "../../support/rules";
import type { Body } from "./adapter";
import { type Bench, type BenchSpace, successOf } from "./bench";

const status = (when: "before" | "after", code: number) => ({ kind: "status", when, status: code });

/** What leaves a client without an answer that it could understand. */
const darkening: readonly object[] = [
  status("before", 500),
  status("before", 504),
  status("after", 500),
  status("after", 504),
  ...["empty", "reset", "truncate", "malformed"].flatMap((kind) => [
    { kind, when: "before" },
    { kind, when: "after" },
  ]),
];

/** Requests with a usable id that break the contract in everything else, or in one member. */
const breaks: Readonly<Record<string, (body: Body) => Body>> = {
  "with nothing but its id": ({ id }) => ({ id }),
  "whose time is an object": (body) => ({ ...body, time: { toString: 1 } }),
  "whose other members are objects": ({ id, ...others }) => ({
    ...Object.fromEntries(Object.keys(others).map((name) => [name, { toString: 1 }])),
    id,
  }),
};

const sent = (reply: Promise<Reply>): Promise<Reply | undefined> => reply.catch(() => undefined);

/** A request that breaks the contract and whose client cannot know what became of it: it is on record, and may be reversed. */
export function describeMalformed(bench: Bench): void {
  const broken = (space: BenchSpace, kind: string, id: string, how: string): Promise<Reply> =>
    space.send(space.operation(kind), breaks[how]?.(space.kind(kind).approved(id, 0)) ?? {}, id);

  async function expectReversed(
    space: BenchSpace,
    kind: string,
    id: string,
    before: unknown,
  ): Promise<void> {
    const reply = await space.advise(kind, "reversal", id);
    expect(successOf(space.operation(kind, "reversal"))).toContain(reply.status);
    expect(space.givenBack()).toEqual(before);
  }

  describe.each(bench.kinds)("a %s that breaks the contract", (kind) => {
    test.each(Object.keys(breaks))(
      `${rule("CM-05")} %s, and is answered 500, 504 or not at all, may be reversed`,
      async (how) => {
        for (const fault of darkening) {
          const space = bench.newSpace();
          const before = space.givenBack();
          const id = v4();
          space.strike(space.operation(kind), fault);
          await sent(broken(space, kind, id, how));
          expect([fault, space.lastExchange().stateAfter]).toEqual([fault, "FAILED"]);
          await expectReversed(space, kind, id, before);
        }
      },
    );

    test.each(Object.keys(breaks))(
      "%s, is in process while it is held, and may be reversed then",
      async (how) => {
        const space = bench.newSpace();
        const before = space.givenBack();
        const id = v4();
        space.strike(space.operation(kind), { when: "before", kind: "delay", for: "65s" });
        const reply = broken(space, kind, id, how);
        await space.untilHeld();
        await expectReversed(space, kind, id, before);
        space.space.clock({ advanceSeconds: 65 });
        expect(await reply).toMatchObject({ status: bench.adapter.formatError.status });
      },
    );

    test("is no transaction when its client was told so", async () => {
      for (const fault of [undefined, status("after", 400)]) {
        const space = bench.newSpace();
        const id = v4();
        if (fault !== undefined) space.strike(space.operation(kind), fault);
        await broken(space, kind, id, "with nothing but its id");
        expect(space.lastExchange().stateAfter).toBe("NONE");
        expect((await space.approved(kind, id)).status).toBeLessThan(300);
      }
    });

    test("is declined when it was held and its client was told so", async () => {
      const space = bench.newSpace();
      space.strike(space.operation(kind), { when: "before", kind: "delay", for: "65s" });
      const reply = broken(space, kind, v4(), "with nothing but its id");
      await space.untilHeld();
      space.space.clock({ advanceSeconds: 65 });
      expect(await reply).toMatchObject({ status: bench.adapter.formatError.status });
      expect(space.lastExchange()).toMatchObject({ outcome: "answered", stateAfter: "DECLINED" });
    });

    test("and whose reversal came first is late: once it is answered 504 its reversal is accepted", async () => {
      const space = bench.newSpace();
      const before = space.givenBack();
      const id = v4();
      await space.advise(kind, "reversal", id);
      space.strike(space.operation(kind), status("before", 504));
      await broken(space, kind, id, "with nothing but its id");
      expect(space.lastExchange().stateAfter).toBe("LATE");
      await expectReversed(space, kind, id, before);
    });
  });
}

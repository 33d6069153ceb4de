import { v4 } from "uuid";
import { rule } from "../../support/rules";
import type { Reply } from "../../support/client";
import type { Bench, BenchSpace } from "./bench";

/** Ids are used once in a data space, for whatever kind of message, and compared without regard to case. */
export function describeIdentifiers(bench: Bench): void {
  const expectDuplicate = (reply: Reply, kind: string): void => {
    const { status, errorType } = bench.adapter.refused("duplicate", kind);
    expect(reply).toMatchObject({ status, body: { errorType } });
  };

  /** Every kind of message that can use an id up. */
  const users: { user: string; use: (space: BenchSpace, id: string) => Promise<Reply> }[] = [
    ...bench.kinds.flatMap((kind) => [
      {
        user: `approved ${kind}`,
        use: (space: BenchSpace, id: string) => space.approved(kind, id),
      },
      {
        user: `declined ${kind}`,
        use: (space: BenchSpace, id: string) => space.declined(kind, id),
      },
      ...bench.advicesOf(kind).map((advice) => ({
        user: `${advice} of ${kind}`,
        use: async (space: BenchSpace, id: string) => {
          const requestId = v4();
          await space.approved(kind, requestId);
          return space.advise(kind, advice, requestId, id);
        },
      })),
    ]),
  ];
  const pairs = bench.kinds.flatMap((kind) => users.map((user) => ({ kind, ...user })));

  test.each(pairs)(
    `${rule("CM-01", "CM-02", "GC-02", "GC-03")} a $kind with the id of an earlier $user is a duplicate, in any case of letters`,
    async ({ kind, use }) => {
      const space = bench.newSpace();
      const id = v4();
      await use(space, id);
      const data = space.data();
      expectDuplicate(await space.approved(kind, id), kind);
      expectDuplicate(await space.approved(kind, id.toUpperCase()), kind);
      expect(space.data()).toEqual(data);
    },
  );

  test.each(pairs)(
    "an advice for a $kind with the id of an earlier $user is a duplicate, and changes nothing",
    async ({ kind, use }) => {
      const space = bench.newSpace();
      const [requestId, id] = [v4(), v4()];
      await use(space, id);
      await space.approved(kind, requestId);
      const data = space.data();
      for (const advice of bench.advicesOf(kind)) {
        expectDuplicate(
          await space.advise(
            kind,
            advice,
            requestId,
            advice === "confirmation" ? id : id.toUpperCase(),
          ),
          kind,
        );
      }
      expect(space.data()).toEqual(data);
    },
  );

  test(`${rule("GC-24")} after a duplicate the same message under a new id goes through`, async () => {
    const space = bench.newSpace();
    const [kind = ""] = bench.kinds;
    const id = v4();
    await space.declined(kind, id);
    expectDuplicate(await space.approved(kind, id), kind);
    expect((await space.approved(kind)).status).toBeLessThan(300);
  });

  const withPathId = bench.contract.operations.filter(
    ({ idParameter, body }) => idParameter !== undefined && body !== undefined,
  );
  if (withPathId.length > 0) describePathIds(bench);
}

/** Interfaces that name ids in the path as well as in the body. */
function describePathIds(bench: Bench): void {
  const { status, errorType } = bench.adapter.formatError;
  const kinds = bench.kinds.filter((kind) =>
    bench.contract.operations.some(
      ({ transaction, idParameter }) => transaction === kind && idParameter !== undefined,
    ),
  );
  const inPath = kinds.filter((kind) =>
    bench.contract.operations.some(
      ({ kind: of, transaction, idParameter }) =>
        of === "request" && transaction === kind && idParameter !== undefined,
    ),
  );
  const advicePairs = kinds.flatMap((kind) =>
    bench.advicesOf(kind).map((advice) => ({ kind, advice })),
  );

  if (inPath.length > 0)
    test.each(inPath)(
      `${rule("CM-03", "GC-05")} a %s whose body has another id than its path is refused, and its id is not used up`,
      async (kind) => {
        const space = bench.newSpace();
        const [pathId, bodyId] = [v4(), v4()];
        const body = space.kind(kind).approved(bodyId, 0);
        const reply = await space.send(space.operation(kind), body, pathId);
        expect(reply).toMatchObject({
          status,
          body: {
            errorType,
            detailMessage: {
              pathId,
              requestId: bodyId,
              formatErrors: [{ field: "id", value: bodyId }],
            },
          },
        });
        expect((await space.approved(kind, bodyId)).status).toBeLessThan(300);
      },
    );

  test.each(advicePairs)(
    "a $advice of $kind whose ids differ from its path is refused, and changes nothing",
    async ({ kind, advice }) => {
      const space = bench.newSpace();
      const [requestId, id, otherId] = [v4(), v4(), v4()];
      await space.approved(kind, requestId);
      const operation = space.operation(kind, advice);
      const data = space.data();
      const refusedFor = (field: string) => ({
        status,
        body: { errorType, detailMessage: { formatErrors: [expect.objectContaining({ field })] } },
      });
      expect(
        await space.send(
          operation,
          bench.adapter.advice(operation, otherId, requestId),
          id,
          requestId,
        ),
      ).toMatchObject(refusedFor("id"));
      expect(
        await space.send(operation, bench.adapter.advice(operation, id, otherId), id, requestId),
      ).toMatchObject(refusedFor("requestId"));
      expect(space.data()).toEqual(data);
      expect((await space.advise(kind, advice, requestId, id)).status).toBeLessThan(300);
    },
  );

  if (inPath.length > 0)
    test("a path id in other letters than the body's is the same id", async () => {
      const space = bench.newSpace();
      const [kind = ""] = inPath;
      const id = v4();
      const reply = await space.send(
        space.operation(kind),
        space.kind(kind).approved(id, 0),
        id.toUpperCase(),
      );
      expect(reply.status).toBeLessThan(300);
      expect(reply.body["id"]).toBe(id);
    });
}

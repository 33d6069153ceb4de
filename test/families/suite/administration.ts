import { v4 } from "uuid";
import { rule } from "../../support/rules";
import { until } from "../../support/standin";
import type { Bench, BenchSpace } from "./bench";

const acknowledged = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };

/** The test server administration of the interface: data, one entity, reset. */
export function describeAdministration(bench: Bench): void {
  const administration = (space: BenchSpace, path: string) =>
    space.tester.client.get(`${space.path}/testServerAdmin/${path}`);
  const reset = (space: BenchSpace, body: object) =>
    space.tester.client.post(`${space.path}/testServerAdmin/reset`, body);
  const types = Object.entries(bench.adapter.entities).map(([type, keys]) => ({ type, ...keys }));
  const listed = Object.values(bench.family.entityTypes)
    .filter(({ view }) => view !== undefined)
    .map(({ plural }) => plural);
  const emptyLists = Object.fromEntries(listed.map((plural) => [plural, []]));

  test("data lists every kind of entity as it is now", async () => {
    const space = bench.newSpace();
    for (const kind of bench.kinds) await space.approved(kind);
    const reply = await administration(space, "data");
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual([...listed].sort());
    expect(reply.body).toEqual(space.data());
  });

  test.each(types)("data of one $type", async ({ type, known }) => {
    const space = bench.newSpace();
    const { status, body } = await administration(space, `data/${type}/${known}`);
    const { plural } = bench.family.entityTypes[type] as { plural: string };
    expect(status).toBe(200);
    expect(body).toEqual({ ...emptyLists, [plural]: [expect.any(Object)] });
    expect(space.data()[plural]).toContainEqual((body[plural] as unknown[])[0]);
  });

  test.each(types)("data of a $type that is not known is an error", async ({ type, unknown }) => {
    const space = bench.newSpace();
    const { status, body } = await administration(space, `data/${type}/${unknown}`);
    expect([status, body["errorType"], body["errorMessage"], body["requestType"]]).toEqual([
      500,
      bench.contract.generalErrorType,
      "Not known",
      "UNKNOWN",
    ]);
    expect(Object.values(body["detailMessage"] as object)).toContain(
      `There is no ${type} with this key.`,
    );
  });

  test("data of no such type of entity is an unknown path", async () => {
    expect(await administration(bench.newSpace(), "data/nosuchtype/1")).toMatchObject({
      status: 404,
    });
  });

  test.each([
    [{}, "NO_ACK"],
    [{ userDataWillBeLost: "FALSE", resetUserData: "TRUE" }, "NO_ACK"],
    [{ userDataWillBeLost: true, resetUserData: true }, "NO_ACK"],
    [{ userDataWillBeLost: "true", resetUserData: "TRUE" }, "NO_ACK"],
    [{ userDataWillBeLost: null, resetUserData: "TRUE" }, "NO_ACK"],
    [{ userDataWillBeLost: "TRUE" }, "NO_DEC"],
    [{ userDataWillBeLost: "TRUE", resetUserData: "FALSE" }, "NO_DEC"],
    [[], "EMPTY_REQUEST"],
  ])(`${rule("GC-33")} reset with %j is %s and changes nothing`, async (body, outcome) => {
    const space = bench.newSpace();
    const [kind = ""] = bench.kinds;
    await space.approved(kind);
    const data = space.data();
    expect(await reset(space, body)).toMatchObject({ status: 400, body: { outcome } });
    expect(space.data()).toEqual(data);
  });

  test("reset puts all data back, forgets messages, tombstones and ids, and touches no other user", async () => {
    const [space, other] = [bench.newSpace(), bench.newSpace()];
    const initial = space.data();
    const [id, tombstone] = [v4(), v4()];
    const [kind = ""] = bench.kinds;
    await space.approved(kind, id);
    await space.advise(kind, "reversal", tombstone);
    await other.approved(kind, id);
    const otherData = other.data();

    expect(await reset(space, { ...acknowledged, extra: 1 })).toMatchObject({
      status: 200,
      body: { outcome: "SUCCESSFUL" },
    });

    expect(space.data()).toEqual(initial);
    expect(other.data()).toEqual(otherData);
    expect((await space.approved(kind, id)).status).toBeLessThan(300);
    expect((await space.approved(kind, tombstone)).status).toBeLessThan(300);
  });

  test.each([
    ["before", "delay"],
    ["after", "delay"],
    ["after", "drip"],
  ])(
    "a request that is held %s its processing (%s) across a reset is told so, and changes nothing",
    async (when, fault) => {
      const space = bench.newSpace();
      const [kind = ""] = bench.kinds;
      const initial = space.data();
      space.strike(space.operation(kind), { when, kind: fault, for: "65s" });
      const reply = space.approved(kind);
      await space.untilHeld();
      await reset(space, acknowledged);
      space.space.clock({ advanceSeconds: 65 });
      expect(await reply).toMatchObject({ status: 500 });
      expect(space.data()).toEqual(initial);
    },
  );

  test("a request that a fault leaves without an answer gets none after a reset either", async () => {
    const space = bench.newSpace();
    const [kind = ""] = bench.kinds;
    space.strike(space.operation(kind), { when: "after", kind: "no-answer", for: "65s" });
    const reply = space.approved(kind).then(
      ({ status }) => status,
      () => "none",
    );
    await until(() => space.space.messages().exchanges.length === 1);
    await reset(space, acknowledged);
    space.space.clock({ advanceSeconds: 65 });
    expect(await reply).toBe("none");
  });
}

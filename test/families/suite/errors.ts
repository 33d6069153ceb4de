import { v4 } from "uuid";
import type { Operation } from "../../../src/contract/operation";
import { rule } from "../../support/rules";
import { type Bench, successOf } from "./bench";

/** Faults of the form: the answer is a whole ErrorDetail, whatever was wrong. */
export function describeErrors(bench: Bench): void {
  const { status, errorType } = bench.adapter.formatError;
  const withBody = bench.contract.operations.filter(
    ({ kind, body }) => body !== undefined && kind !== "administration",
  );

  test.each(withBody)(
    "$id without a body lists every missing field at once",
    async (operation: Operation) => {
      const space = bench.newSpace();
      const reply = await space.send(operation, {}, v4(), v4());
      expect(reply).toMatchObject({
        status,
        body: { errorType, requestType: operation.requestType },
      });
      const { formatErrors } = reply.body["detailMessage"] as {
        formatErrors: { field: string; msg: string }[];
      };
      expect(formatErrors.length).toBeGreaterThan(1);
      const expected = ({ field }: { field: string }): string =>
        bench.adapter.absentText?.(field) ?? "must be present";
      expect(formatErrors.map(({ msg }) => msg)).toEqual(formatErrors.map(expected));
      expect((reply.body["errorMessage"] as string).length).toBeLessThanOrEqual(20);
      expect(reply.body["id"]).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    },
  );

  test.each(withBody)(
    "$id whose list holds a null, or that is null as a whole, is a format error",
    async (operation: Operation) => {
      const space = bench.newSpace();
      for (const body of [{ thirdPartyIdentifiers: [null] }, null]) {
        const reply = await space.send(operation, body as never, v4(), v4());
        expect(reply).toMatchObject({
          status,
          body: { errorType, requestType: operation.requestType },
        });
      }
    },
  );

  test.each(bench.kinds)(
    `${rule("CM-01", "GC-01")} a %s whose id is a UUID of another version is refused, and not recorded`,
    async (kind) => {
      const space = bench.newSpace();
      const data = space.data();
      const id = "d4735e3a-265e-11ee-be56-0242ac120002";
      const reply = await space.approved(kind, id);
      expect(reply).toMatchObject({ status, body: { errorType, id } });
      expect(space.lastExchange().stateAfter).toBe("NONE");
      expect(space.data()).toEqual(data);
    },
  );

  test.each(bench.kinds)(
    `${rule("CM-05", "GC-11")} a %s that was answered 500 or 504 may always be reversed`,
    async (kind) => {
      for (const fault of [
        { when: "before", status: 500 },
        { when: "after", status: 504 },
        { when: "after", status: 500 },
      ]) {
        const space = bench.newSpace();
        const data = space.givenBack();
        space.strike(space.operation(kind), { kind: "status", ...fault });
        const id = v4();
        expect(await space.approved(kind, id)).toMatchObject({
          status: fault.status,
          body: { id },
        });
        const reply = await space.advise(kind, "reversal", id);
        expect(successOf(space.operation(kind, "reversal"))).toContain(reply.status);
        expect(space.givenBack()).toEqual(data);
      }
    },
  );

  test.each(bench.kinds)(
    "a %s with an unknown outcome is undone as a whole, whatever amount its reversal carries",
    async (kind) => {
      const operation = bench.newSpace().operation(kind, "reversal");
      for (const [fault, amount] of [
        [504, 1],
        [500, 999_999],
        [504, 0],
      ] as const) {
        const space = bench.newSpace();
        const data = space.givenBack();
        space.strike(space.operation(kind), { when: "after", kind: "status", status: fault });
        const [id, adviceId] = [v4(), v4()];
        await space.approved(kind, id);
        const reversal = {
          ...bench.adapter.advice(operation, adviceId, id),
          amounts: { approvedAmount: { amount, currency: "710" } },
        };
        const reply = await space.send(operation, reversal, adviceId, id);
        expect(successOf(operation)).toContain(reply.status);
        expect(space.givenBack()).toEqual(data);
        const codes = space
          .lastExchange()
          .findings.filter(({ field }) => field === "amounts")
          .map(({ code }) => code);
        // To some advices all amounts are unknown.
        if (amount > 0)
          expect(codes).toEqual([expect.stringMatching(/^(amount-ignored|unknown-property)$/)]);
      }
    },
  );
}

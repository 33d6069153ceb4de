import { v4 } from "uuid";
import { refusalsOf } from "../../src/contract/refusals";
import type { Body } from "./adapter";
import type { Bench } from "./bench";

/** What tells an error from others in this family: a member of the detail, or the errorType. */
function typeIn({ adapter: { finerTypeMember } }: Bench, answer: Body): unknown {
  const detail = answer["detailMessage"] as Body;
  return finerTypeMember === undefined ? answer["errorType"] : detail[finerTypeMember];
}

/** Every request can be refused with every error type of its family, and nothing is done then. */
export function describeRefusals(bench: Bench): void {
  test.each(bench.kinds)("%s: refused by a scenario with each error type", async (kind) => {
    const space = bench.newSpace();
    const operation = space.operation(kind);
    const types = [...refusalsOf(bench.contract, operation).keys()];
    expect(types).not.toEqual([]);
    for (const errorType of types) {
      space.space.scenario({
        name: "refused",
        title: "Refused",
        interface: bench.contract.name,
        rules: [
          {
            on: { operation: operation.id },
            fault: { when: "before", kind: "refuse", errorType },
          },
        ],
      } as never);
      const before = space.withoutTraffic();
      const reply = await space.approved(kind, v4());
      expect([reply.status in operation.errors, typeIn(bench, reply.body as Body)]).toEqual([
        true,
        errorType,
      ]);
      expect(space.lastExchange()).toMatchObject({ outcome: "answered", stateAfter: "DECLINED" });
      expect(space.withoutTraffic()).toEqual(before);
    }
  });
}

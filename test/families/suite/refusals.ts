import { v4 } from "uuid";
import { refusalsOf } from "../../../src/contract/refusals";
import { examplesOf } from "../../../src/families/kit/examples";
import type { OperationExample } from "../../../src/till/example";
import { play } from "../../../src/till/deal";
import type { Reply } from "../../support/client";
import type { Body } from "./adapter";
import { type Bench, type BenchSpace, successOf } from "./bench";

/** What tells an error from others in this family: a member of the detail, or the errorType. */
function typeIn({ adapter: { finerTypeMember } }: Bench, answer: Body): unknown {
  const detail = answer["detailMessage"] as Body;
  return finerTypeMember === undefined ? answer["errorType"] : detail[finerTypeMember];
}

/** The example of an operation, whose last message is sent by the caller, as often as it likes. */
async function exampleOf(
  bench: Bench,
  space: BenchSpace,
  id: string,
): Promise<() => Promise<Reply>> {
  const examples: OperationExample[] = await examplesOf(bench.family, bench.contract, () => "");
  const messages = examples.find(({ operation }) => operation === id)?.messages ?? [];
  const { client, user } = space.tester;
  let last: (() => Promise<Reply>) | undefined;
  await play(messages, {
    user,
    newId: () => v4(),
    time: () => space.space.clock().now,
    send: (message) => {
      const send = () =>
        client.send(
          message.method,
          `${space.pathOf(message.interface)}${message.path}`,
          message.body as object | undefined,
        );
      if (message.name !== messages.at(-1)?.name) return send();
      last = send;
      return Promise.resolve({ status: 200 });
    },
  });
  if (last === undefined) throw new Error(`no example of ${id} gets as far as its own message`);
  return last;
}

/** Every message of a client can be refused with each error type of its operation, and nothing is done then. */
export function describeRefusals(bench: Bench): void {
  const operations = bench.contract.operations.filter(({ kind }) => kind !== "administration");
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s: refused by a scenario with each error type",
    async (_, operation) => {
      const types = [...refusalsOf(bench.contract, operation).keys()];
      expect(types).not.toEqual([]);
      for (const errorType of types) {
        const space = bench.newSpace();
        const send = await exampleOf(bench, space, operation.id);
        space.strike(operation, { when: "before", kind: "refuse", errorType });
        const before = space.data();
        const reply = await send();
        expect([reply.status in operation.errors, typeIn(bench, reply.body as Body)]).toEqual([
          true,
          errorType,
        ]);
        expect(space.lastExchange()).toMatchObject({
          outcome: "answered",
          ...(operation.kind === "request" && { stateAfter: "DECLINED" }),
        });
        expect(space.data()).toEqual(before);
        // The id of a request is used up; anything else was not processed, and is judged anew.
        if (operation.kind !== "request")
          expect(successOf(operation)).toContain((await send()).status);
      }
    },
  );
}

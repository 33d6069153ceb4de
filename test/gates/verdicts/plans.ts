import type { InterfaceContract } from "../../../src/contract/operation";
import { refusalsOf } from "../../../src/contract/refusals";
import type { Scenario } from "../../../src/scenario/definition";
import type { Random } from "../trial/random";

/** Every kind of fault, and what it needs to know, beside `refuse` and `edit`. */
const faults: readonly ((random: Random) => object)[] = [
  () => ({ kind: "status", status: 500 }),
  () => ({ kind: "status", status: 504 }),
  () => ({ kind: "status", status: 503 }),
  () => ({ kind: "status", status: 502, offContract: true, body: "html" }),
  (random) => ({ kind: "status", status: random.pick([403, 409, 429]), offContract: true }),
  (random) => ({ kind: "delay", for: random.pick(["5s", "70s"]) }),
  () => ({ kind: "no-answer", for: "90s" }),
  () => ({ kind: "reset" }),
  () => ({ kind: "empty" }),
  () => ({ kind: "truncate" }),
  (random) => ({ kind: "cut", bytes: random.pick([0, 20]) }),
  () => ({ kind: "half-close" }),
  () => ({ kind: "malformed" }),
  (random) => ({ kind: "drip", for: random.pick(["10s", "80s"]) }),
  (random) => ({ kind: "bandwidth", bytesPerSecond: random.pick([5, 100]) }),
  () => ({ kind: "replay" }),
];

/** Changes of an answer, which come after processing alone. */
const edits: readonly object[] = [
  { status: 400 },
  { status: 504 },
  { errorType: "OTHER" },
  { remove: ["time", "detailMessage"] },
  { header: { "X-Other": "1" } },
];
const editOf = (random: Random): object => ({ when: "after", kind: "edit", ...random.pick(edits) });

/** A scenario that strikes requests and advices at random. */
export function planOf(contract: InterfaceContract, random: Random): Scenario {
  const struck = contract.operations
    .filter(({ kind }) => kind === "request" || kind === "advice")
    .map(({ id }) => id);
  const refusable = contract.operations.filter(({ id }) => struck.includes(id));
  const selection = () =>
    random.chance(0.5) ? { times: 1 + random.int(3) } : { probability: 0.5, times: 4 };
  const refusal = () => {
    const operation = random.pick(refusable);
    const errorType = random.pick([...refusalsOf(contract, operation).keys()]);
    return {
      on: { operation: operation.id },
      ...selection(),
      fault: { when: "before", kind: "refuse", errorType },
    };
  };
  const rule = () =>
    random.chance(0.1)
      ? refusal()
      : {
          on: { operation: random.pick(struck) },
          ...selection(),
          fault: random.chance(0.1)
            ? editOf(random)
            : { when: random.pick(["before", "after"]), ...random.pick(faults)(random) },
        };
  return {
    name: "plan",
    title: "A plan by chance",
    interface: contract.name,
    seed: String(random.int(1_000_000)),
    rules: Array.from({ length: 1 + random.int(4) }, rule),
  } as Scenario;
}

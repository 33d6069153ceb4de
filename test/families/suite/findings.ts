import type { TSchema } from "@sinclair/typebox";
import { v4 } from "uuid";
import type { Operation } from "../../../src/contract/operation";
import type { Body } from "./adapter";
import { type Bench, type BenchSpace, successOf } from "./bench";

type Schema = TSchema & {
  properties?: Record<string, Schema>;
  items?: Schema;
  "x-documented"?: string[];
};

/** Places of properties that are called required in the documentation only, as `card.expiryDate`, `items[0].x`. */
function documentedPlaces(schema: Schema | undefined, path = ""): string[] {
  if (schema === undefined) return [];
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  return [
    ...(schema["x-documented"] ?? []).map(at),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      documentedPlaces(property, at(name)),
    ),
    ...(schema.items === undefined ? [] : documentedPlaces(schema.items, `${path}[0]`)),
  ];
}

const partsOf = (path: string): string[] =>
  path.replaceAll("[", ".").replaceAll("]", "").split(".");

/** A copy without the property; undefined where the body does not hold it. */
function without(body: Body, path: string): Body | undefined {
  const copy = structuredClone(body);
  const parts = partsOf(path);
  const last = parts.pop() ?? "";
  const parent = parts.reduce<unknown>((value, part) => (value as Body | undefined)?.[part], copy);
  if (typeof parent !== "object" || parent === null) return undefined;
  Reflect.deleteProperty(parent, last);
  return copy;
}

/** A message for an operation, ready to be sent. */
async function prepared(
  space: BenchSpace,
  operation: Operation,
): Promise<{ body: Body; id: string; requestId: string }> {
  const [id, requestId] = [v4(), v4()];
  const { adapter } = space.bench;
  if (operation.kind === "lookup")
    return { body: adapter.lookup?.(operation, id) ?? {}, id, requestId };
  const kind = operation.transaction ?? "";
  if (operation.kind === "request")
    return {
      body: adapter.requests?.[operation.id]?.(id) ?? space.kind(kind).approved(id, 0),
      id,
      requestId,
    };
  await space.approved(kind, requestId);
  return { body: adapter.advice(operation, id, requestId), id, requestId };
}

/** What is odd about a message and does not refuse it is noted in the journal. */
export function describeFindings(bench: Bench): void {
  const operations = bench.contract.operations.filter(
    ({ kind, body }) =>
      body !== undefined &&
      kind !== "administration" &&
      kind !== "notification" &&
      (kind !== "lookup" || bench.adapter.lookup !== undefined),
  );

  test.each(operations)("$id: unknown properties, at every depth", async (operation) => {
    const space = bench.newSpace();
    const { body, id, requestId } = await prepared(space, operation);
    const [nested] =
      Object.entries(body).find(
        ([, value]) => typeof value === "object" && value !== null && !Array.isArray(value),
      ) ?? [];
    const odd: Body = structuredClone({ ...body, madeUp: 1 });
    if (nested !== undefined) (odd[nested] as Body)["alsoMadeUp"] = [{ deep: true }];
    const reply = await space.send(operation, odd, id, requestId);
    const fields = ["madeUp", ...(nested === undefined ? [] : [`${nested}.alsoMadeUp`])];
    if (bench.adapter.unknownProperties === "refused") {
      const { status, errorType } = bench.adapter.formatError;
      expect(reply).toMatchObject({ status, body: { errorType } });
      return;
    }
    expect(successOf(operation)).toContain(reply.status);
    const found = space.lastExchange().findings.filter(({ code }) => code === "unknown-property");
    expect(found.map(({ field }) => field).sort()).toEqual(fields.sort());
    expect(reply.text).not.toContain("adeUp");
  });

  const places = operations.flatMap((operation) =>
    documentedPlaces(operation.body as Schema).map((place) => ({
      operation,
      id: operation.id,
      place,
    })),
  );
  if (places.length === 0) return;

  test.each(places)("$id: $place may be absent, which is noted", async ({ operation, place }) => {
    const space = bench.newSpace();
    const { body, id, requestId } = await prepared(space, operation);
    const less = without(body, place);
    if (less === undefined)
      throw new Error(`the adapter's message for ${operation.id} has no ${place}: add it there`);
    const reply = await space.send(operation, less, id, requestId);
    expect(successOf(operation)).toContain(reply.status);
    expect(space.lastExchange().findings).toContainEqual(
      expect.objectContaining({ code: "documented-absent", field: place }),
    );
  });
}

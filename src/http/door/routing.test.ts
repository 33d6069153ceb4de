import { families } from "../../families";
import { endpointsOf, fits, mostFixedFirst, pathTree } from "./routing";

const endpoints = families.flatMap(({ contracts }) =>
  contracts.flatMap((contract) => endpointsOf(contract, contract.basePath)),
);

const find = pathTree(
  endpoints.map((endpoint) => ({
    method: endpoint.operation.method,
    segments: endpoint.segments,
    value: endpoint,
  })),
);

test("every operation is found by its path, and by none that is shorter, longer or of another method", () => {
  const sorted = [...endpoints].sort(mostFixedFirst);
  for (const { operation, segments } of endpoints) {
    const given = segments.map((segment) => segment.replace(/^\{.*\}$/, "x1"));
    const path = `/${given.join("/")}`;
    const parameters = segments
      .filter((segment) => segment.startsWith("{"))
      .map((segment) => [segment.slice(1, -1), "x1"] as const);
    const expected = sorted.find(
      (one) => one.operation.method === operation.method && fits(one, path),
    );
    expect(find(operation.method, path)).toEqual({
      value: expected,
      parameters: Object.fromEntries(parameters),
    });
    expect(find("DELETE", path)).toBeUndefined();
    expect(find(operation.method, `${path}/and/more/and/more`)).toBeUndefined();
  }
});

test("a segment of no characters is no parameter", () => {
  const tree = pathTree([{ method: "GET", segments: ["a", "{id}"], value: 1 }]);
  expect([tree("GET", "/a/b"), tree("GET", "/a/"), tree("GET", "/a")]).toEqual([
    { value: 1, parameters: { id: "b" } },
    undefined,
    undefined,
  ]);
});

import { comparedPaths, nearestPaths } from "./nearest";

const served = [
  { method: "POST", path: "/giftcard/v3/redemptions/{redemptionId}" },
  { method: "POST", path: "/giftcard/v3/redemptions/{redemptionId}/reversals/{reversalId}" },
  { method: "POST", path: "/giftcard/v3/activations/{activationId}" },
  { method: "GET", path: "/giftcard/v3/testServerAdmin/data" },
  { method: "GET", path: "/standin/messages" },
  { method: "POST", path: "/bills/payments/{paymentId}" },
];

const id = "4f1c2a7e-6a53-4f0e-9df0-0d3d0f7a9a01";

test.each([
  ["a typo in one letter", "POST", `/giftcard/v3/redemption/${id}`, served[0]],
  ["a typo in the base path", "POST", `/giftcards/v3/redemptions/${id}`, served[0]],
  ["the base path left out", "POST", `/redemptions/${id}/reversals/${id}`, served[1]],
  ["the base path twice", "POST", `/giftcard/v3/giftcard/v3/activations/${id}`, served[2]],
  ["another version", "POST", `/giftcard/v2/activations/${id}`, served[2]],
  ["upper case", "POST", `/GIFTCARD/V3/REDEMPTIONS/${id}`, served[0]],
  ["the id left out", "POST", "/bills/payments", served[5]],
  ["another method", "GET", `/bills/payment/${id}`, served[5]],
  ["the control API", "GET", "/standin/message", served[4]],
])("%s", (_title, method, path, nearest) => {
  expect(nearestPaths(served, { method, path })[0]).toBe(`${nearest?.method} ${nearest?.path}`);
});

test("the three nearest, the method deciding between equals", () => {
  const two = [
    { method: "GET", path: "/clock" },
    { method: "PUT", path: "/clock" },
  ];
  expect(nearestPaths([...served, ...two], { method: "PUT", path: "/clok" })).toEqual([
    "PUT /clock",
    "GET /clock",
    "GET /standin/messages",
  ]);
});

test("a path longer than anything that is served is compared in no time", () => {
  const path = `/${"a/".repeat(4_000)}`;
  expect(nearestPaths(served, { method: "GET", path })).toHaveLength(3);
});

test.each<[string, string, [sent: string, wanted: string][]]>([
  ["another version", `/giftcard/v2/redemptions/${id}`, [["v2", "v3"]]],
  [
    "the base path left out",
    `/redemptions/${id}`,
    [
      ["", "giftcard"],
      ["", "v3"],
    ],
  ],
  ["a prefix", `/api/giftcard/v3/redemptions/${id}`, [["api", ""]]],
  ["a segment at the end", `/giftcard/v3/redemptions/${id}/redeem`, [["redeem", ""]]],
  [
    "upper case",
    `/GiftCard/v3/Redemptions/${id}`,
    [
      ["GiftCard", "giftcard"],
      ["Redemptions", "redemptions"],
    ],
  ],
  ["the id left out", "/giftcard/v3/redemptions", [["", "{redemptionId}"]]],
  ["a path with nothing in common", "/wp-login.php", []],
])("%s is compared segment by segment", (_title, path, expected) => {
  const compared = comparedPaths(path, served[0]?.path ?? "");
  expect(compared.map(({ sent, wanted }) => [sent, wanted])).toEqual(expected);
});

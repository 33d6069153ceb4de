import { join } from "node:path";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { voucherFamily } from "../../src/families/voucher";

test("the fixtures fit their schema", () => {
  const { entities, messages } = loadFixtureFile(
    voucherFamily,
    join(__dirname, "../../fixtures/voucher.json"),
  );
  expect(entities.get("voucher")?.size).toBe(32);
  expect(messages.size).toBe(13);
});

test("the interface has the operations of the contract, and the administration of the test server", () => {
  const [contract] = voucherFamily.contracts;
  const listed = contract?.operations.map(({ method, path, id }) => `${id} ${method} ${path}`);
  expect(listed).toEqual([
    "provisionVoucher POST /vouchers",
    "confirmVoucher POST /vouchers/confirmations",
    "reverseVoucher POST /vouchers/reversals",
    "redeemVoucher POST /redemptions",
    "confirmRedeem POST /redemptions/confirmations",
    "reverseRedeem POST /redemptions/reversals",
    "refundVoucher POST /refunds",
    "confirmRefund POST /refunds/confirmations",
    "reverseRefund POST /refunds/reversals",
    "lookupRedemption GET /redemptions/{requestId}",
    "lookupVoucher GET /vouchers",
    "data GET /testServerAdmin/data",
    "singleData GET /testServerAdmin/data/{entityType}/{key}",
    "reset POST /testServerAdmin/reset",
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watch } from "../support/interim";
import { startStandin, untilHeld } from "../support/standin";
import {
  type VoucherTill,
  base,
  codes,
  newVoucherTill,
  offer,
  refusal,
  useVouchers,
} from "../support/messages/voucher";

const { newTill, standin } = useVouchers();
const watched = (till: VoucherTill, id: string) =>
  watch(
    till.tester.standin.url,
    `${base}/redemptions/${id}`,
    till.tester.user,
    till.tester.password,
  );

describe("not the sender: 403 without a body", () => {
  test.each([
    ["approved", () => offer(codes.active)],
    ["declined", () => offer(codes.expired)],
    ["failed", () => offer(codes.error500)],
    ["refused for its form", () => ({ ...offer(codes.active), odd: 1 })],
  ] as const)("%s, from another data space", async (_what, make) => {
    const [till, other] = [newTill(), newTill()];
    const message = make();
    await till.redeem(message);
    expect(await other.lookupRedemption(message.id.toUpperCase())).toMatchObject({
      status: 403,
      body: { errorType: "AUTHENTICATION_ERROR", requestType: "REDEMPTION_LOOKUP" },
    });
  });

  test("in process, from another data space: at once", async () => {
    const [till, other] = [newTill(), newTill()];
    const message = offer(codes.slow);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    expect(await watched(other, message.id).final).toMatchObject({
      interim: [],
      status: 403,
      body: { errorType: "AUTHENTICATION_ERROR", requestType: "REDEMPTION_LOOKUP" },
    });
    till.space.clock({ advanceSeconds: 8 });
    await reply;
  });

  test("the redemptions of the fixtures are those of user 50010001", async () => {
    const [approved, declined] = [
      "7b0c3f52-41de-4c19-9a63-0d5e8f2b7a10",
      "c1d4a9e6-8f27-4b3a-8c55-29f0b6e31d74",
    ];
    const own = newVoucherTill(standin(), "50010001", "till-one");
    expect(await own.lookupRedemption(approved)).toMatchObject({
      status: 200,
      body: { id: approved, voucher: { code: codes.confirmed } },
    });
    expect(await own.lookupRedemption(declined)).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REDEEMED", { id: declined }),
    );
    const other = newVoucherTill(standin(), "50010002", "till-two");
    expect(await other.lookupRedemption(approved)).toMatchObject({
      status: 403,
      body: { errorType: "AUTHENTICATION_ERROR", requestType: "REDEMPTION_LOOKUP" },
    });
    expect(await other.lookupRedemption(declined)).toMatchObject({
      status: 403,
      body: { errorType: "AUTHENTICATION_ERROR", requestType: "REDEMPTION_LOOKUP" },
    });
  });

  test("from the same data space, by another credential pair: not in its place, nor may that pair close it", async () => {
    const directory = mkdtempSync(join(tmpdir(), "standin-users-"));
    const users = join(directory, "users.yaml");
    writeFileSync(
      users,
      "users:\n  - { user: one, password: a, space: lab }\n  - { user: two, password: b, space: lab }\n",
    );
    const shared = await startStandin({ users });
    const [one, two] = [newVoucherTill(shared, "one", "a"), newVoucherTill(shared, "two", "b")];
    const message = offer(codes.active);
    await one.redeem(message);
    expect(await two.lookupRedemption(message.id)).toMatchObject({
      status: 403,
      body: { errorType: "AUTHENTICATION_ERROR", requestType: "REDEMPTION_LOOKUP" },
    });
    expect(await two.confirm("redemption", message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await two.reverse("redemption", message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    const duplicate = await two.redeem({ ...offer(codes.active2), id: message.id });
    expect(duplicate.body["detailMessage"]).toEqual({
      freeString: expect.any(String) as string,
      voucherId: message.id,
    });
    const broken = offer(codes.active2, { odd: 1 });
    await one.redeem(broken);
    expect((await two.lookupRedemption(broken.id)).status).toBe(403);
    expect((await one.lookupRedemption(message.id)).status).toBe(200);
    expect((await one.confirm("redemption", message.id)).status).toBe(202);
    // A voucher is everybody's: the other pair may refund it.
    expect((await two.refund(offer(codes.active))).status).toBe(201);
    rmSync(directory, { recursive: true });
  });
});

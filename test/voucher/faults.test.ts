import { untilHeld, until } from "../support/standin";
import {
  type Kind,
  type Message,
  codes,
  offer,
  parties,
  provisionOf,
  refusal,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();

/** What brings each fault along, by kind of transaction. */
const faulty = {
  slow: {
    provision: () => provisionOf("BLVSLOW"),
    redemption: () => offer(codes.slow),
    refund: () => offer(codes.refundSlow),
  },
  lost: {
    provision: () => provisionOf("BLVLOST"),
    redemption: () => offer(codes.lost),
    refund: () => offer(codes.refundLost),
  },
  noAnswer: {
    provision: () => provisionOf("BLVDONE"),
    redemption: () => offer(codes.noAnswer),
    refund: () => offer(codes.refundNoAnswer),
  },
} satisfies Record<string, Record<Kind, () => Message>>;
const kindsOf = (fault: keyof typeof faulty) =>
  Object.entries(faulty[fault]) as [Kind, () => Message][];

describe("slow: 8 seconds of the clock", () => {
  test.each(kindsOf("slow"))("a %s goes through then", async (kind, make) => {
    const till = newTill();
    const message = make();
    const reply = till.request(kind, message);
    await untilHeld(till.space);
    expect(till.last()).toMatchObject({ stateAfter: "PROCESSING", outcome: "held" });
    expect(await till.confirm(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await till.request(kind, message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    till.space.clock({ advanceSeconds: 8 });
    expect((await reply).status).toBe(201);
    expect((await till.confirm(kind, message.id)).status).toBe(202);
  });

  test.each(kindsOf("slow"))(
    "a %s that is reversed meanwhile changes nothing",
    async (kind, make) => {
      const till = newTill();
      const data = till.space.data();
      const message = make();
      const reply = till.request(kind, message);
      await untilHeld(till.space);
      expect((await till.reverse(kind, message.id)).status).toBe(202);
      till.space.clock({ advanceSeconds: 8 });
      const name = kind === "provision" ? "VOUCHER" : kind.toUpperCase();
      expect(await reply).toMatchObject(refusal(400, `${name}_ALREADY_REVERSED`));
      expect(till.space.data()).toEqual(data);
    },
  );

  test("a provision in process is not found by its request", async () => {
    const till = newTill();
    const message = provisionOf("BLVSLOW");
    const reply = till.provision(message);
    await untilHeld(till.space);
    expect(await till.lookup({ provisionRequestId: message.id })).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { id: message.id }),
    );
    till.space.clock({ advanceSeconds: 8 });
    await reply;
    expect((await till.lookup({ provisionRequestId: message.id })).status).toBe(200);
  });
});

test.each(kindsOf("lost"))(
  "lost: a %s is answered 504, and nothing happened",
  async (kind, make) => {
    const till = newTill();
    const data = till.space.data();
    const message = make();
    expect(await till.request(kind, message)).toMatchObject(
      refusal(504, "UPSTREAM_UNAVAILABLE", { id: message.id }),
    );
    expect(till.space.data()).toEqual(data);
    expect(await till.confirm(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect((await till.reverse(kind, message.id)).status).toBe(202);
    expect(till.space.data()).toEqual(data);
  },
);

test.each(kindsOf("noAnswer"))(
  "applied, answer lost: a %s happened, and a reversal undoes it",
  async (kind, make) => {
    const till = newTill();
    const data = JSON.stringify(till.space.data());
    const message = make();
    const silent = till.request(kind, message).then(
      () => "answered",
      () => "closed",
    );
    await until(() => till.space.messages().exchanges.length > 0);
    expect(till.last()).toMatchObject({ stateAfter: "PENDING", outcome: "silent" });
    expect(JSON.stringify(till.space.data())).not.toBe(data);
    expect((await till.reverse(kind, message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("closed");
  },
);

test.each([
  ["error500", codes.error500, 500, "GENERAL_ERROR"],
  ["unavailable503", codes.unavailable, 503, "UPSTREAM_UNAVAILABLE"],
  ["statusUnknown", codes.statusUnknown, 500, "VOUCHER_STATUS_UNKNOWN"],
])("%s: nothing happened, and a reversal is taken", async (_fault, code, status, errorType) => {
  const till = newTill();
  const message = offer(code);
  expect(await till.redeem(message)).toMatchObject(refusal(status, errorType));
  expect(till.last().stateAfter).toBe("FAILED");
  expect(await till.standing(code)).toEqual(["ACTIVE", 5000]);
  expect(await till.confirm("redemption", message.id)).toMatchObject(
    refusal(404, "UNABLE_TO_LOCATE_RECORD"),
  );
  expect((await till.reverse("redemption", message.id)).status).toBe(202);
});

test("declined by the vendor, with the vendor's own words", async () => {
  const till = newTill();
  const message = offer(codes.declined);
  expect(await till.redeem(message)).toMatchObject(
    refusal(400, "DO_NOT_HONOUR", {
      providerErrorCode: "05",
      providerErrorMessage: expect.any(String) as string,
    }),
  );
  expect(await till.reverse("redemption", message.id)).toMatchObject(
    refusal(404, "UNABLE_TO_LOCATE_RECORD"),
  );
});

test.each([
  ["provision", provisionOf("BLV0050", { receiver: parties.fogbound })],
  ["redemption", offer(codes.active, { receiver: parties.fogbound })],
  ["refund", offer(codes.confirmed, { receiver: parties.fogbound })],
] as const)("a vendor that cannot be reached: a %s is answered 503", async (kind, message) => {
  const till = newTill();
  const data = till.space.data();
  expect(await till.request(kind, message)).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE"));
  expect(till.space.data()).toEqual(data);
  expect(
    (await till.reverse(kind, message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status,
  ).toBe(202);
});

test("503 in place of an answer: what happened can be reversed, what was declined too", async () => {
  const till = newTill();
  till.space.scenario({
    name: "down",
    title: "Down",
    interface: "voucher",
    rules: [
      { on: { operation: "redeemVoucher" }, fault: { when: "after", kind: "status", status: 503 } },
    ],
  });
  const [approved, declined] = [offer(codes.active), offer(codes.redeemed)];
  expect((await till.redeem(approved)).status).toBe(503);
  expect((await till.redeem(declined)).status).toBe(503);
  expect((await till.reverse("redemption", approved.id)).status).toBe(202);
  expect((await till.reverse("redemption", declined.id)).status).toBe(202);
  expect(await till.standing(codes.active)).toEqual(["ACTIVE", 5000]);
});

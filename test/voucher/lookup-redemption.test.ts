import { v4 } from "uuid";
import { watch } from "../support/interim";
import { rule } from "../support/rules";
import { until, untilHeld } from "../support/standin";
import {
  type VoucherTill,
  asking,
  base,
  codes,
  offer,
  parties,
  refusal,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();
const watched = (till: VoucherTill, id: string) =>
  watch(
    till.tester.standin.url,
    `${base}/redemptions/${id}`,
    till.tester.user,
    till.tester.password,
  );

describe("approved: 200, the answer as it was first given", () => {
  test("at once, after the confirmation, in any case of letters", async () => {
    const till = newTill();
    const message = offer(codes.active);
    const first = await till.redeem(message);
    expect(first.status).toBe(201);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      text: first.text,
    });
    await till.confirm("redemption", message.id);
    till.space.clock({ advanceSeconds: 3600 });
    expect(await till.lookupRedemption(message.id.toUpperCase())).toMatchObject({
      status: 200,
      text: first.text,
    });
  });

  test("also after the reversal", async () => {
    const till = newTill();
    const message = offer(codes.active);
    const first = await till.redeem(message);
    await till.reverse("redemption", message.id);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      text: first.text,
    });
  });

  test("as it would have been given, where a 504 took its place", async () => {
    const till = newTill();
    till.space.scenario({
      name: "lost",
      title: "Lost",
      interface: "voucher",
      rules: [
        {
          on: { operation: "redeemVoucher" },
          fault: { when: "after", kind: "status", status: 504 },
        },
      ],
    });
    const message = offer(codes.active, asking(4650));
    expect((await till.redeem(message)).status).toBe(504);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      body: {
        id: message.id,
        amounts: {
          approvedAmount: { amount: 4650, currency: "710" },
          balanceAmount: { amount: 0 },
        },
      },
    });
  });

  test("as it would have been given, where it never went out", async () => {
    const till = newTill();
    const message = offer(codes.noAnswer);
    const silent = till.redeem(message).catch(() => undefined);
    await until(() => till.space.messages().exchanges.length > 0);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      body: { id: message.id, voucher: { code: codes.noAnswer } },
    });
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    await silent;
  });
});

describe("declined: the error as it was first given", () => {
  test.each([
    ["a decline", () => offer(codes.redeemed), 400, "VOUCHER_ALREADY_REDEEMED"],
    ["a 500", () => offer(codes.error500), 500, "GENERAL_ERROR"],
    ["an unknown status", () => offer(codes.statusUnknown), 500, "VOUCHER_STATUS_UNKNOWN"],
    ["a 503", () => offer(codes.unavailable), 503, "UPSTREAM_UNAVAILABLE"],
    ["a 504", () => offer(codes.lost), 504, "UPSTREAM_UNAVAILABLE"],
    ["a format error", () => ({ ...offer(codes.active), odd: 1 }), 400, "FORMAT_ERROR"],
  ] as const)("%s", async (_what, make, status, errorType) => {
    const till = newTill();
    const message = make();
    const first = await till.redeem(message);
    expect(first).toMatchObject({ status, body: { errorType } });
    expect(await till.lookupRedemption(message.id)).toMatchObject({ status, text: first.text });
  });

  test("after the reversal of a failed one too", async () => {
    const till = newTill();
    const message = offer(codes.unavailable);
    const first = await till.redeem(message);
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 503,
      text: first.text,
    });
  });

  test("a late request, refused since its reversal came first", async () => {
    const till = newTill();
    const message = offer(codes.active);
    await till.reverse("redemption", message.id);
    const first = await till.redeem(message);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 400,
      text: first.text,
    });
  });

  test("a format error is forgotten once a well-formed request with its id has come", async () => {
    const till = newTill();
    const message = offer(codes.active);
    await till.redeem({ ...message, odd: 1 });
    const approved = await till.redeem(message);
    await till.redeem({ ...message, odd: 1 });
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      text: approved.text,
    });
  });

  test(`${rule("VB-24")} a duplicate does not take the place of the first answer`, async () => {
    const till = newTill();
    const message = offer(codes.active);
    const first = await till.redeem(message);
    expect(await till.redeem(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 200,
      text: first.text,
    });
    expect((await till.redeem(offer(codes.active2))).status).toBe(201);
  });
});

describe("in process: 102, then the final answer on the same exchange", () => {
  async function slow(): Promise<{
    till: VoucherTill;
    message: ReturnType<typeof offer>;
    reply: Promise<unknown>;
  }> {
    const till = newTill();
    const message = offer(codes.slow);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    return { till, message, reply };
  }

  test("as soon as the outcome is known", async () => {
    const { till, message, reply } = await slow();
    const lookups = [watched(till, message.id), watched(till, message.id)];
    expect(await Promise.all(lookups.map(({ interim }) => interim))).toEqual([102, 102]);
    till.space.clock({ advanceSeconds: 8 });
    const { status, text } = (await reply) as { status: number; text: string };
    expect(status).toBe(201);
    for (const { final } of lookups)
      expect(await final).toMatchObject({ interim: [102], status: 200, text });
    expect(await till.standing(codes.slow)).toEqual(["REDEEMED", 0]);
  });

  test("also where another family is reset meanwhile", async () => {
    const { till, message, reply } = await slow();
    const lookup = watched(till, message.id);
    await lookup.interim;
    await till.client.post("/airtime/v5/testServerAdmin/reset", {
      resetUserData: "TRUE",
      userDataWillBeLost: "TRUE",
    });
    till.space.clock({ advanceSeconds: 8 });
    const { text } = (await reply) as { text: string };
    expect(await lookup.final).toMatchObject({ interim: [102], status: 200, text });
  });

  test("also where lookup and request come at the same time", async () => {
    const statuses: unknown[] = [];
    for (let round = 0; round < 10; round += 1) {
      const till = newTill();
      const message = offer(codes.slow);
      const reply = till.redeem(message);
      const lookup = watched(till, message.id);
      await untilHeld(till.space);
      await Promise.race([lookup.interim, lookup.final]);
      till.space.clock({ advanceSeconds: 8 });
      await reply;
      statuses.push(((await lookup.final) as { status: number }).status);
    }
    // One that was faster than its request finds nothing.
    expect(new Set([...statuses, 404])).toEqual(new Set([200, 404]));
    expect(statuses).toContain(200);
  });

  test("after ten seconds of the clock 504, and the caller asks again", async () => {
    const till = newTill();
    till.space.scenario({
      name: "long",
      title: "Long",
      interface: "voucher",
      rules: [
        {
          on: { operation: "redeemVoucher" },
          fault: { when: "before", kind: "delay", for: "60s" },
        },
      ],
    });
    const message = offer(codes.active);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    const first = watched(till, message.id);
    await first.interim;
    till.space.clock({ advanceSeconds: 9.999 });
    expect(await Promise.race([first.final, Promise.resolve("waiting")])).toBe("waiting");
    till.space.clock({ advanceSeconds: 0.001 });
    expect(await first.final).toMatchObject({
      interim: [102],
      status: 504,
      body: {
        errorType: "UPSTREAM_UNAVAILABLE",
        requestType: "REDEMPTION_LOOKUP",
        id: message.id,
        detailMessage: { freeString: expect.any(String) as string },
      },
    });
    const second = watched(till, message.id);
    await second.interim;
    till.space.clock({ advanceSeconds: 50 });
    expect(await second.final).toMatchObject({ interim: [102], status: 200 });
    await reply;
  });

  test("a reversal decides it: the error that the request will get", async () => {
    const { till, message, reply } = await slow();
    const lookup = watched(till, message.id);
    await lookup.interim;
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    expect(await lookup.final).toMatchObject({
      status: 400,
      body: {
        errorType: "REDEMPTION_ALREADY_REVERSED",
        requestType: "REDEMPTION_REQUEST",
        id: message.id,
      },
    });
    till.space.clock({ advanceSeconds: 8 });
    expect(await reply).toMatchObject(refusal(400, "REDEMPTION_ALREADY_REVERSED"));
    expect(await till.standing(codes.slow)).toEqual(["ACTIVE", 5000]);
    expect(await till.lookupRedemption(message.id)).toMatchObject(
      refusal(400, "REDEMPTION_ALREADY_REVERSED"),
    );
  });

  test("a caller that leaves is let go, and noted", async () => {
    const { till, message, reply } = await slow();
    const lookup = watched(till, message.id);
    await lookup.interim;
    const left = lookup.final.catch(() => "left");
    lookup.leave();
    expect(await left).toBe("left");
    await until(() =>
      till.space.messages().exchanges.some(({ outcome }) => outcome === "client-left"),
    );
    till.space.clock({ advanceSeconds: 8 });
    await reply;
  });

  test("a client that knows no interim answers sees the final one alone", async () => {
    const { till, message, reply } = await slow();
    const lookup = till.lookupRedemption(message.id);
    await untilHeld(till.space, 2);
    till.space.clock({ advanceSeconds: 8 });
    expect((await lookup).status).toBe(200);
    await reply;
  });

  test("a reset ends the wait", async () => {
    const { till, message, reply } = await slow();
    const lookup = watched(till, message.id);
    await lookup.interim;
    till.space.reset();
    till.space.clock({ advanceSeconds: 10 });
    expect(await lookup.final).toMatchObject({ status: 500 });
    await reply;
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
  });
});

describe("not received: 404 without a body", () => {
  test("nobody sent it", async () => {
    expect(await newTill().lookupRedemption(v4())).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
  });

  test(`${rule("VB-22")} only its reversal came`, async () => {
    const till = newTill();
    const id = v4();
    await till.reverse("redemption", id);
    expect(await till.lookupRedemption(id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
    expect(await newTill().lookupRedemption(id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
  });

  test("it was lost, and nobody was told; its reversal is taken, and changes nothing about that", async () => {
    const till = newTill();
    till.space.scenario({
      name: "gone",
      title: "Gone",
      interface: "voucher",
      rules: [
        {
          on: { operation: "redeemVoucher" },
          fault: { when: "before", kind: "no-answer", for: "1s" },
        },
      ],
    });
    const message = offer(codes.active);
    const silent = till.redeem(message).catch(() => undefined);
    await until(() => till.space.messages().exchanges.length > 0);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
    expect(await newTill().lookupRedemption(message.id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
    till.space.clock({ advanceSeconds: 90 });
    await silent;
  });

  test("the id is one of another kind of message", async () => {
    const till = newTill();
    const message = offer(codes.confirmed);
    await till.refund(message);
    expect(await till.lookupRedemption(message.id)).toMatchObject({
      status: 404,
      body: { errorType: "UNABLE_TO_LOCATE_RECORD", requestType: "REDEMPTION_LOOKUP" },
    });
  });

  test("it was sent to a data space that was reset since", async () => {
    const [till, other] = [newTill(), newTill()];
    const message = offer(codes.active);
    await till.redeem(message);
    expect((await other.lookupRedemption(message.id)).status).toBe(403);
    till.space.reset();
    expect((await other.lookupRedemption(message.id)).status).toBe(404);
  });
});

test("an id that is not a UUID is a format error", async () => {
  const reply = await newTill().lookupRedemption("17");
  expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR", { requestType: "REDEMPTION_LOOKUP" }));
  expect(reply.body["detailMessage"]).toEqual({
    formatErrors: [
      { field: "requestId", msg: "requestId must be a UUID of version 4", value: "17" },
    ],
  });
});

test("a scenario's status carries the id that was looked up", async () => {
  const till = newTill();
  till.space.scenario({
    name: "down",
    title: "Down",
    interface: "voucher",
    rules: [
      {
        on: { operation: "lookupRedemption" },
        fault: { when: "before", kind: "status", status: 503 },
      },
    ],
  });
  const id = v4();
  expect(await till.lookupRedemption(id)).toMatchObject(
    refusal(503, "UPSTREAM_UNAVAILABLE", { id }),
  );
});

test("what a vendor cannot do is told by the vendor alone", async () => {
  const till = newTill();
  const message = offer(codes.active, { receiver: parties.fogbound });
  expect((await till.redeem(message)).status).toBe(503);
  expect((await till.lookupRedemption(message.id)).status).toBe(503);
});

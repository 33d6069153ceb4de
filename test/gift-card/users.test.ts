import request from "supertest";
import { rule } from "../support/rules";
import {
  base,
  cards,
  newTill as tillOf,
  redemptionOf,
  refusal,
  requestFor,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const { newTill, standin } = useGiftCards();

describe("credentials", () => {
  const path = requestPath("redemption", requestFor(cards.funded).id);

  test.each([
    ["missing", undefined],
    ["of another scheme", "Bearer abc"],
    ["unreadable", "Basic %%%"],
    ["without a colon", `Basic ${Buffer.from("pos").toString("base64")}`],
    ["of an empty user name", `Basic ${Buffer.from(":secret").toString("base64")}`],
    [
      "with a user name that is too long",
      `Basic ${Buffer.from(`${"u".repeat(257)}:x`).toString("base64")}`,
    ],
  ])(
    `${rule("GC-29")} that are %s: 401 with a challenge and an ErrorDetail`,
    async (_, authorization) => {
      const sending = request(standin().url).post(path).send(redemptionOf(cards.funded, 100));
      const reply = await (authorization === undefined
        ? sending
        : sending.set("authorization", authorization));
      expect(reply.status).toBe(401);
      expect(reply.headers["www-authenticate"]).toBe('Basic realm="standin"');
      expect(reply.headers["content-type"]).toMatch(/^application\/json/);
      expect(reply.body).toEqual({
        errorType: "GENERAL_ERROR",
        errorMessage: "Not authorised",
        requestType: "REDEMPTION_REQUEST",
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        detailMessage: { freeString: expect.any(String) as unknown },
      });
    },
  );

  test("any other pair is accepted, an empty password and a password with colons included", async () => {
    for (const password of ["", "a:b:c", "pässword"]) {
      const till = tillOf(standin(), "somebody", password);
      expect(await till.redeem(redemptionOf(cards.funded, 100))).toMatchObject({ status: 201 });
      expect(await till.balances(cards.funded)).toEqual([49_900, 49_900]);
    }
  });

  test('user "a:b" cannot be confused with user "a" and password "b:c"', async () => {
    await tillOf(standin(), "a", "b:c").redeem(redemptionOf(cards.funded, 100));
    expect(standin().space("a:b", "c").messages().exchanges).toEqual([]);
  });
});

describe("data spaces", () => {
  test("an id used by one user is free for another, and nothing of one touches the other", async () => {
    const [one, other] = [newTill(), newTill()];
    const message = redemptionOf(cards.funded, 1_000);
    expect(await one.redeem(message)).toMatchObject({ status: 201 });
    expect(await other.redeem(message)).toMatchObject({ status: 201 });
    await one.reverse("redemption", message.id);
    expect(await other.balances(cards.funded)).toEqual([49_000, 49_000]);
    expect(await one.balances(cards.funded)).toEqual([50_000, 50_000]);
  });
});

describe("user name and client", () => {
  test.each([
    ["client.id", "7102"],
    ["originator.institution.id", "6001"],
  ])(`${rule("CM-08", "GC-29")} equals %s: no finding`, async (_, user) => {
    const till = newTill(user);
    await till.redeem(redemptionOf(cards.funded, 100));
    expect(till.findings()).toEqual([]);
  });

  test(`${rule("CM-08", "GC-29")} neither: a finding, and no more`, async () => {
    const till = newTill("a-stranger");
    expect(await till.redeem(redemptionOf(cards.funded, 100))).toMatchObject({ status: 201 });
    expect(till.findings()).toEqual(["client-not-user client.id"]);
  });

  test("an advice names no client: nothing to compare", async () => {
    const till = newTill("another-stranger");
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    await till.confirm("redemption", message.id);
    expect(till.findings()).toEqual([]);
  });

  test(`${rule("CM-08")} with --check-client it is refused, before the ids are compared, and the id is not used up`, async () => {
    const strict = await startStandin({ checkClient: true });
    const message = redemptionOf(cards.funded, 100);
    const stranger = tillOf(strict, "a-stranger");
    const refused = refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "client.id" }] });
    expect(await stranger.redeem(message)).toMatchObject(refused);
    expect(
      await stranger.client.post(`${base}/redemptions/${requestFor(cards.funded).id}`, message),
    ).toMatchObject(refused);
    expect(stranger.last()).toMatchObject({ stateAfter: "NONE" });
    for (const user of ["7102", "6001"])
      expect(await tillOf(strict, user).redeem(message)).toMatchObject({ status: 201 });
  });
});

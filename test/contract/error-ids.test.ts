import { v4 } from "uuid";
import request from "supertest";
import type { Standin } from "../../src";
import { cards, loadOf } from "../support/messages/gift-card";
import { adviceFor, base } from "../support/messages/money-transfer";
import { newTester, startStandin } from "../support/standin";

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const idOf = ({ body }: { body: Record<string, unknown> }): string => String(body["id"]);

describe("an error of a message without an id", () => {
  const path = "/giftcard/card/lookup";
  const failures = async (tester: ReturnType<typeof newTester>): Promise<string[]> => [
    idOf(await tester.client.post(`${base}/orders/confirmations`, {})),
    idOf(await tester.client.post(`${base}/orders/confirmations`, {})),
    idOf(await tester.client.post(`${base}/orders/confirmations`, "no JSON")),
    idOf(await tester.client.get(`${base}/testServerAdmin/data/nosuchtype/1`)),
    idOf(await tester.client.post(`${base}${path}`, {})),
  ];

  test("has a new one each time, in each data space", async () => {
    const ids = [...(await failures(newTester(standin))), ...(await failures(newTester(standin)))];
    expect(ids.every((id) => uuid.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has the same one again for the same user, after the same messages, elsewhere and after a reset", async () => {
    const [one, other] = [
      newTester(standin, "same", "same"),
      newTester(await startStandin(), "same", "other"),
    ];
    const [first, second] = [await failures(one), await failures(other)];
    expect(second).toEqual(first);
    one.space.reset();
    expect(await failures(one)).toEqual(first);
  });

  test("without a data space, has a random one", async () => {
    const ids = [
      idOf(await request(standin.url).get("/nowhere")),
      idOf(await request(standin.url).get("/nowhere")),
    ];
    expect(new Set(ids).size).toBe(2);
  });
});

describe("401", () => {
  const unknown = (method: "post" | "get", path: string) => request(standin.url)[method](path);

  test("carries the ids of path and body, the request's of an advice too", async () => {
    const message = loadOf(cards.empty, 1);
    expect(
      (await unknown("post", `/giftcard/v3/loads/${message.id}`).send(message)).body,
    ).toMatchObject({ id: message.id });
    const [id, requestId] = [v4(), v4()];
    expect(
      (await unknown("post", `/giftcard/v3/loads/${requestId}/confirmations/${id}`)).body,
    ).toMatchObject({ id, originalId: requestId });
    const advice = adviceFor(requestId, { id });
    const reply = await unknown("post", `${base}/orders/confirmations`).send(advice);
    expect([reply.status, reply.headers["www-authenticate"]]).toEqual([
      401,
      'Basic realm="standin"',
    ]);
    expect(reply.body).toMatchObject({ id, originalId: requestId });
  });

  test("of a message without an id has a random one", async () => {
    const ids = [
      idOf(await unknown("post", `${base}/orders/confirmations`).send({})),
      idOf(await unknown("post", `${base}/orders/confirmations`).type("json").send("{")),
    ];
    expect(ids.every((id) => uuid.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  test("of a scenario says how to authenticate", async () => {
    const tester = newTester(standin);
    for (const when of ["before", "after"] as const) {
      tester.space.scenario({
        name: "own",
        title: "Own",
        interface: "gift-card-v3",
        rules: [{ on: {}, fault: { when, kind: "status", status: 401, offContract: true } }],
      });
      const message = loadOf(cards.empty, 1);
      const { status, headers, body } = await tester.client.post(
        `/giftcard/v3/loads/${message.id}`,
        message,
      );
      expect([status, headers["www-authenticate"], body["id"]]).toEqual([
        401,
        'Basic realm="standin"',
        message.id,
      ]);
    }
  });
});

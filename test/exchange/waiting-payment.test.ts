import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type Reply } from "../support/client";
import { type Started, startProgram } from "../support/program";
import { adviceOf, at, bases, codes, paymentOf, refusal, scanOf } from "../support/messages/qr";
import { exampleTime } from "../support/standin";

const newFile = (): string => join(mkdtempSync(join(tmpdir(), "standin-waiting-")), "standin.db");
const manual = at("MANUAL01");

/** A till in front of a simulator that is a process. */
class Till {
  readonly client: Client;

  constructor(readonly program: Started) {
    this.client = new Client(program.url, "7102", "pos");
  }

  pay = (message: object): Promise<Reply> =>
    this.client.post(`${bases.retailer}/payments`, message);
  reverse = (requestId: string): Promise<Reply> => {
    const advice = adviceOf("retailer", "reversal", requestId, { reversalReason: "TIMEOUT" });
    return this.client.post(
      `${bases.retailer}/payments/${requestId}/reversals/${advice.id}`,
      advice,
    );
  };
  confirm = (requestId: string): Promise<Reply> => {
    const advice = adviceOf("retailer", "confirmation", requestId);
    return this.client.post(
      `${bases.retailer}/payments/${requestId}/confirmations/${advice.id}`,
      advice,
    );
  };

  /** States of the payment and of its code. */
  async states(id: string): Promise<unknown[]> {
    const { qr } = (await this.client.get("/standin/data")).body as {
      qr: Record<"payments" | "qrCodes", { id?: string; tranId: string; state: string }[]>;
    };
    return [
      qr.payments.find((payment) => payment.id === id)?.state,
      qr.qrCodes.find(({ tranId }) => tranId === codes.open)?.state,
    ];
  }
}

/** A payment that waits for a scan; the clock stands, so that nothing else ends the wait. */
async function waiting(
  db: string,
): Promise<{ till: Till; id: string; reply: Promise<Reply | "cut off"> }> {
  const till = new Till(await startProgram(["--db", db]));
  await till.client.put("/standin/clock", { set: exampleTime, frozen: true });
  const message = paymentOf(codes.open, manual);
  const reply = till.pay(message).catch(() => "cut off" as const);
  for (;;) {
    const { exchanges } = (await till.client.get("/standin/messages")).body as {
      exchanges: { outcome: string }[];
    };
    if (exchanges.some(({ outcome }) => outcome === "held")) return { till, id: message.id, reply };
  }
}

const restarted = async (db: string): Promise<Till> => new Till(await startProgram(["--db", db]));

test("SIGTERM while a payment waits for a scan: told 503, declined, and the code is free again", async () => {
  const db = newFile();
  const { till, id, reply } = await waiting(db);
  const ended = till.program.end("SIGTERM");
  expect(await reply).toMatchObject({ status: 503, body: { errorMessage: "Shutting down" } });
  expect(await ended).toBe(0);

  const again = await restarted(db);
  expect(await again.states(id)).toEqual(["DECLINED", "OPEN"]);
  expect(await again.pay(paymentOf(codes.open, { ...manual, id }))).toMatchObject(
    refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
  );
  await again.client.post(`${bases.partner}/scanNotifications`, scanOf(codes.open));
  expect((await again.pay(paymentOf(codes.open))).status).toBe(200);
  await again.program.end("SIGTERM");
});

test("kill -9 while a payment waits for a scan: after the restart its outcome is unknown, and its reversal frees it", async () => {
  const db = newFile();
  const { till, id, reply } = await waiting(db);
  expect(await till.program.end("SIGKILL")).toBe("SIGKILL");
  expect(await reply).toBe("cut off");

  const again = await restarted(db);
  expect(await again.states(id)).toEqual(["TIMED_OUT", "IN_PAYMENT"]);
  expect(
    await again.client.post(`${bases.partner}/scanNotifications`, scanOf(codes.open)),
  ).toMatchObject({ status: 400 });
  expect(await again.confirm(id)).toMatchObject({ status: 400 });
  expect((await again.reverse(id)).status).toBe(202);
  expect(await again.states(id)).toEqual(["REVERSED", "VOIDED"]);
  await again.program.end("SIGTERM");
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const basic = (user: string, password: string) => ({
  authorization: `Basic ${btoa(`${user}:${password}`)}`,
});

/** The values of the metrics by name and labels, as a collector reads them. */
async function metricsAt(url: string, headers = {}): Promise<Map<string, number>> {
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  const lines = (await answer.text()).split("\n").filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

const metricsOf = (standin: Standin) => metricsAt(`${standin.url}/metrics`);

describe("the metrics", () => {
  test("count requests by interface, operation and class of the status, and how long they took", async () => {
    const standin = await startStandin();
    const till = newTill(standin);
    await till.redeem(redemptionOf(cards.funded, 100));
    await till.redeem(redemptionOf(cards.funded, 100));
    await till.redeem(redemptionOf(cards.unknown, 100));
    const metrics = await metricsOf(standin);
    const requests = (status: string) =>
      metrics.get(
        `standin_requests_total{interface="gift-card-v3",operation="redeem",status="${status}"}`,
      );
    expect([requests("2xx"), requests("4xx"), requests("5xx")]).toEqual([2, 1, undefined]);
    const durations = "standin_request_duration_seconds";
    expect(metrics.get(`${durations}_bucket{le="+Inf",interface="gift-card-v3"}`)).toBe(3);
    expect(metrics.get(`${durations}_count{interface="gift-card-v3"}`)).toBe(3);
    expect(metrics.get("standin_spaces")).toBe(1);
    expect(metrics.get("standin_journal_rows")).toBe(3);
    expect(metrics.get("standin_database_bytes")).toBeGreaterThan(10_000);
  });

  test("count faults, and answers that never went out", async () => {
    const standin = await startStandin();
    const { client, space } = newTill(standin);
    space.scenario("provider-down");
    const { id, ...rest } = redemptionOf(cards.funded, 100);
    await client.post(`/giftcard/v3/redemptions/${id}`, { id, ...rest });
    expect(
      (await metricsOf(standin)).get('standin_faults_struck_total{interface="gift-card-v3"}'),
    ).toBe(1);
  });

  test("name no user and no data space", async () => {
    const standin = await startStandin();
    const till = newTill(standin, "someone-special");
    await till.redeem(redemptionOf(cards.funded, 100));
    const answer = await fetch(`${standin.url}/metrics`);
    expect(await answer.text()).not.toContain("someone");
  });

  test("want the credentials of an operator where there is a users file; a port of their own wants none", async () => {
    const users = join(mkdtempSync(join(tmpdir(), "metrics-")), "users.json");
    writeFileSync(
      users,
      JSON.stringify({
        users: [
          { user: "ops", password: "secret", roles: ["operator"] },
          { user: "till", password: "secret" },
        ],
      }),
    );
    const standin = await startStandin({ users, metricsPort: 0 });
    const statusOf = async (headers = {}): Promise<number> =>
      (await fetch(`${standin.url}/metrics`, { headers })).status;
    expect(await statusOf()).toBe(401);
    expect(await statusOf(basic("till", "secret"))).toBe(403);
    expect(await statusOf(basic("ops", "secret"))).toBe(200);
    const metrics = await metricsAt(standin.metricsUrl ?? "");
    expect(metrics.get('standin_refused_credentials_total{reason="credentials-missing"}')).toBe(1);
    const elsewhere = await fetch(new URL("/standin/health", standin.metricsUrl));
    expect(elsewhere.status).toBe(404);
  });
});

describe("health", () => {
  test("is live and ready", async () => {
    const standin = await startStandin();
    const bodyOf = async (path: string): Promise<unknown> =>
      (await fetch(`${standin.url}/standin/health/${path}`)).json();
    expect(await bodyOf("live")).toEqual({ status: "up" });
    expect(await bodyOf("ready")).toEqual({ status: "ready" });
  });

  test("is live but not ready where the database cannot be written", async () => {
    let isFull = false;
    const standin = await startStandin({
      beforeStatement(sql) {
        if (isFull && sql.includes("probe")) throw new Error("database or disk is full");
      },
    });
    isFull = true;
    const live = await fetch(`${standin.url}/standin/health/live`);
    expect(live.status).toBe(200);
    const ready = await fetch(`${standin.url}/standin/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      errorType: "GENERAL_ERROR",
      errorMessage: "Not ready",
      detailMessage: { freeString: "The database cannot be written: database or disk is full." },
    });
  });
});

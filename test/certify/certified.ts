import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CertificationReport } from "../../src/certify/certification";
import { runHere } from "../support/program";

/** Where these tests write. */
export const folder = mkdtempSync(join(tmpdir(), "standin-certify-"));

/** The base path of the interface that is certified. */
export const base = "/airtime/v5";

/** A users file, for a provider that checks credentials. */
export const users = join(folder, "users.yaml");
writeFileSync(users, 'users:\n  - user: "7102"\n    password: pos\n', { mode: 0o600 });

/** Certifies a provider at a base URL. */
export async function certified(url: string, options: readonly string[], name = "airtime") {
  const findings = mkdtempSync(join(folder, "findings-"));
  const words = ["--url", url, "--json", "--findings", findings, ...options];
  const { code, out, err } = await runHere(["certify-provider", name, ...words]);
  if (out === "") throw new Error(err);
  const files = readdirSync(findings).map((name) => join(findings, name));
  return { code, err, files, report: JSON.parse(out) as CertificationReport };
}

/** What the findings break, each with the plan that shows it. */
export const found = ({ findings }: CertificationReport) =>
  findings.map(({ rule, operation, plan, messages, again }) => [
    rule,
    operation,
    plan,
    messages,
    again,
  ]);

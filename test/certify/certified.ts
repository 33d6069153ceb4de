import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CertificationReport } from "../../src/certify/certification";
import { runHere } from "../support/program";

/** Where these tests write. */
export const folder = mkdtempSync(join(tmpdir(), "standin-certify-"));

/** The base path of the interface that is certified. */
export const base = "/airtime/v5";

/** Certifies a provider at a base URL. */
export async function certified(url: string, options: readonly string[], name = "airtime") {
  const findings = ["--findings", mkdtempSync(join(folder, "findings-"))];
  const args = ["certify-provider", name, "--url", url, "--json", ...findings, ...options];
  const { code, out, err } = await runHere(args);
  if (out === "") throw new Error(err);
  return { code, err, report: JSON.parse(out) as CertificationReport };
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

import { readFileSync } from "node:fs";
import { limits } from "../../../src/limits/limits";
import { certified, found, users } from "../../certify/certified";
import { startMutant } from "../../certify/mutant-provider";
import { type MutantCase, mutants } from "../../certify/mutants";
import { type Gate, gateTest, seed } from "../trial/report";
import { type Random, randomFrom } from "../trial/random";
import { type Subject, subjects } from "../trial/subjects";
import { figures } from "../trial/tier";

/** A finding takes so many messages at most. */
const mostMessages = 4;

const basePathOf = (name: string): string =>
  subjects.find((subject) => subject.name === name)?.contract.basePath ?? "";

/** Events of the plan that shows a mutant, of which sequences are made. */
const depthOf = ({ finding: [, , plan] }: MutantCase): string =>
  plan.includes("balance") ? "1" : String(plan.split(", ").length);

/** Airtime has vouchers beside its purchases, which no mutant is about. */
const leftOut = {
  airtime: ["provisionVoucher", "confirmVoucher", "reverseVoucher"],
  "gift-card-v3": ["activate", "load", "voidGiftcard"],
  voucher: ["redeemVoucher", "refundVoucher"],
} as const;

const isAbout = (text: string, [rule, operation, plan]: MutantCase["finding"]): boolean =>
  text.includes(`# ${rule} ${operation}: `) && text.includes(plan);

/** Certifies a mutant: it is found, by few messages, and its file shows it again. Whether it was. */
async function findMutant(gate: Gate, tried: MutantCase): Promise<boolean> {
  const { does, mutant, finding, checksCredentials, interface: name = "airtime" } = tried;
  const isLate = finding[0] === "PR-09";
  // Nobody waits for a minute here.
  const bounds: { agreedAnswerMs: number } = limits;
  const late = isLate ? jest.replaceProperty(bounds, "agreedAnswerMs", 200) : undefined;
  const url = `${await startMutant(mutant, checksCredentials ? { users } : {})}${basePathOf(name)}`;
  const without = [...leftOut[name], ...(checksCredentials ? [] : ["credentials"])];
  const options = ["--without", without.join(",")];
  const { report, files } = await certified(url, [...options, "--depth", depthOf(tried)], name);
  const isFound = found(report).some((one) => one.join() === [...finding, true].join());
  if (!isFound) gate.violation(`a provider that ${does}: ${JSON.stringify(found(report))}`);
  const longer = report.findings.filter(({ messages }) => messages > mostMessages);
  for (const { rule, plan } of longer)
    gate.violation(`a provider that ${does}: ${rule} by ${plan}`);
  const flow = files.find((one) => isAbout(readFileSync(one, "utf8"), finding)) ?? "none";
  const again = await certified(url, [...options, "--flow", flow], name);
  const isShown = found(again.report).some(
    (one) => one.slice(0, 3).join() === finding.slice(0, 3).join(),
  );
  if (!isShown) gate.violation(`a provider that ${does} is not shown by ${flow}`);
  late?.restore();
  return isFound && isShown;
}

/** Certifies our own simulator, a quarter of whose answers are lost. Whether its answers were judged. */
async function certifyOwn(
  gate: Gate,
  { name, contract }: Subject,
  ofRun: string,
): Promise<boolean> {
  const { url } = await gate.start({ users });
  const depth = String(figures.K1.depth);
  const options = ["--depth", depth, "--reset", "--seed", ofRun];
  const { code, report } = await certified(`${url}${contract.basePath}`, options, name);
  for (const { rule, plan, text } of report.findings)
    gate.violation(`${name} with seed ${ofRun}: ${rule} by ${plan}: ${text}`);
  if (code !== 0) gate.violation(`${name} with seed ${ofRun}: exit code ${code}`);
  return report.judged === report.answers && report.judged > 0;
}

/** So many of a list, from anywhere on. */
function someOf<T>(list: readonly T[], count: number, random: Random): T[] {
  const from = random.int(list.length);
  return [...list.slice(from), ...list.slice(0, from)].slice(0, count);
}

const { mutants: tried, interfaces, seeds } = figures.K1;

gateTest("K1", "a certification finds what providers break", async (gate) => {
  const chosen = someOf(mutants, tried, randomFrom(`${gate.seed}/k1`));
  const count = { trials: 0, effective: 0 };
  for (const one of chosen) {
    count.trials += 1;
    if (await findMutant(gate, one)) count.effective += 1;
  }
  return { ...count, floor: chosen.length };
});

// Each interface by itself: a certification of all sequences takes a minute, and the night makes a hundred.
for (const subject of someOf(subjects, interfaces, randomFrom(`${seed}/k1 interfaces`)))
  gateTest(`K1 ${subject.name}`, "a certification finds nothing in our simulator", async (gate) => {
    const count = { trials: 0, effective: 0 };
    for (let at = 0; at < seeds; at += 1) {
      count.trials += 1;
      if (await certifyOwn(gate, subject, `${gate.seed}/${at}`)) count.effective += 1;
    }
    return { ...count, floor: seeds };
  });

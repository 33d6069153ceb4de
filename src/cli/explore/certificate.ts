import { readFileSync } from "node:fs";
import {
  PosCertificate,
  posCertificateMistakes,
  posCertificateOf,
} from "../../certify/certificate";
import { type JournalFile, journalText } from "../../conformance/journal-file";
import type { Verdict } from "../../conformance/verdict";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import type { ExplorationReport } from "../../explore/report/exploration-report";
import type { RunPos } from "../../explore/run-record";
import { readYaml } from "../../files/located-yaml";
import { WrongUsage, tellVerified, writeReport } from "../command-result";
import { judgeFile } from "../verdict/verdict";
import { type VerdictOptions, durations } from "../verdict/verdict-output";
import type { ExploreCommandOptions } from "./child-run";

/** What an exploration shows of every run. */
interface CertifiedRuns {
  run: RunPos;
  /** Writes the certificate and its journal, if they are asked for. */
  write(this: void, report: ExplorationReport): void;
}

/** Keeps what a certificate needs of each run. */
export function certifiedRuns(run: RunPos, options: ExploreCommandOptions): CertifiedRuns {
  const { certificate, journal: file } = options;
  if (certificate === undefined || file === undefined) return { run, write: () => undefined };
  const texts: string[] = [];
  const verdicts: Verdict[] = [];
  let exchanges = 0;
  const take = (journal: JournalFile, verdict: Verdict): void => {
    texts.push(journalText(journal));
    verdicts.push(verdict);
    exchanges += journal.exchanges.length;
  };
  return {
    async run(upcoming) {
      const attempt = await run(upcoming);
      take(attempt.journal, attempt.verdict);
      return attempt;
    },
    write(report) {
      const text = texts.join("");
      const day = new Date().toISOString().slice(0, 10);
      const settings = settingsIn(options);
      const content = posCertificateOf(report, verdicts, { settings, text, exchanges, day });
      writeReport(file, text);
      writeReport(certificate, `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

/** The options by which the runs are judged again. */
const settingsIn = (options: VerdictOptions): PosCertificate["settings"] => {
  const { interface: names, strict } = options;
  const given = durations.filter((name) => options[name] !== undefined);
  return {
    ...(names !== undefined && { interface: names }),
    ...(strict && { strict }),
    ...Object.fromEntries(given.map((name) => [name, options[name]])),
  };
};

/**
 * What `--verify` asks for: the exit code of that; undefined: it is not asked for. Throws `WrongUsage` for a
 * certificate that would not be whole.
 */
export function verifiedRuns(
  options: ExploreCommandOptions,
  words: readonly string[],
): Promise<number> | undefined {
  if (options.verify !== undefined) return verifyRuns(options.verify, words);
  refusePartCertificate(options);
  return undefined;
}

/** Throws `WrongUsage` for a certificate without its journal, or of a part of the runs. */
function refusePartCertificate(options: ExploreCommandOptions): void {
  const { certificate, journal, resume, again, waivers } = options;
  if ((certificate === undefined) !== (journal === undefined))
    throw new WrongUsage("A certificate needs its journal: --certificate FILE --journal FILE.");
  if (certificate === undefined) return;
  if (resume === true || again === true)
    throw new WrongUsage("A certificate needs every run: leave --resume and --again out.");
  if (waivers !== undefined)
    throw new WrongUsage("A certificate knows no waivers: leave --waivers out.");
}

/** Judges the journal of a certificate again, offline; the exit code. */
async function verifyRuns(certificate: string, [file]: readonly string[]): Promise<number> {
  if (file === undefined)
    throw new WrongUsage("Name the journal: explore --verify CERTIFICATE JOURNAL.");
  const located = readYaml(readFileSync(certificate, "utf8"), certificate);
  const read = createSchemaReader(PosCertificate)(located.value, located.refusal);
  const judged = await judgeFile(file, read.settings);
  return tellVerified(
    posCertificateMistakes(read, {
      text: readFileSync(file, "utf8"),
      verdicts: judged.map(({ verdict }) => verdict),
    }),
  );
}

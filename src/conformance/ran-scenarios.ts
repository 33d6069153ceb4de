import type { JournalFile, JournalScenario } from "./journal-file";

/** The scenarios that ran last, in the order in which their rules were tried. */
export const scenariosOf = ({
  run,
  further = [],
}: Pick<JournalFile, "run" | "further">): JournalScenario[] =>
  run === undefined ? [] : [run, ...further];

/** The name of a report: the scenarios that ran. */
export const reportName = (journal: Pick<JournalFile, "run" | "further">): string | undefined => {
  const names = scenariosOf(journal).map(({ scenario }) => scenario.name);
  return names.length === 0 ? undefined : names.join(", ");
};

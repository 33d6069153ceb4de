import { ownJson } from "../../own-json";
import type { StoredRun } from "../../store";
import type { SnapshotContent } from "./file";

/** A scenario's run as a snapshot's content has it. */
type ContentRun = NonNullable<SnapshotContent["run"]>;

const scenarios = ownJson<NonNullable<ContentRun["scenario"]>>();
const ruleCounts = ownJson<ContentRun["counts"]>();

const furtherRuns = ownJson<NonNullable<ContentRun["further"]>>();

export const openedRun = ({ definition, counts, further, ...rest }: StoredRun): ContentRun => ({
  ...rest,
  scenario: definition === null ? null : scenarios.read(definition),
  counts: ruleCounts.read(counts),
  ...(further !== undefined && { further: furtherRuns.read(further) }),
});

export const storedRun = ({ scenario, counts, further, ...rest }: ContentRun): StoredRun => ({
  ...rest,
  definition: scenario === null ? null : scenarios.write(scenario),
  counts: ruleCounts.write(counts),
  ...(further !== undefined && { further: furtherRuns.write(further) }),
});

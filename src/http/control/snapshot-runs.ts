import type { StoredRun } from "../../store";
import type { SnapshotContent } from "./snapshot-content";

/** A scenario's run as a snapshot's content has it. */
export type ContentRun = NonNullable<SnapshotContent["run"]>;

export const openedRun = ({ definition, counts, ...rest }: StoredRun): ContentRun =>
  ({
    ...rest,
    scenario: definition === null ? null : (JSON.parse(definition) as unknown),
    counts: JSON.parse(counts) as unknown,
  }) as ContentRun;

export const storedRun = ({ scenario, counts, ...rest }: ContentRun): StoredRun => ({
  ...rest,
  definition: scenario === null ? null : JSON.stringify(scenario),
  counts: JSON.stringify(counts),
});

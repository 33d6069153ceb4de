import {
  type Cell,
  type Effect,
  type Event,
  type State,
  type TransitionTable,
  events,
  states,
} from "./state";

const byName = new Map<string, State>(states.map((state) => [state, state]));

/** The state in which a record is; NONE where there is none. */
export const stateOf = (record: { state: string | null } | undefined): State =>
  byName.get(record?.state ?? "NONE") ?? "NONE";

/** What an event does to the transaction of a record. Pure. */
export const transition = (
  table: TransitionTable,
  record: { state: string | null } | undefined,
  event: Event,
): Cell => table[stateOf(record)][event];

const closedStates: ReadonlySet<State> = new Set<State>(["CONFIRMED", "REVERSED"]);

/**
 * What is wrong with a table, in sentences; none: it is sound. Checked when a family is registered: a state
 * left out, money moved twice, a closed transaction opened again would be defects of every exchange.
 */
export function tableFaults(table: Partial<TransitionTable>): string[] {
  return states.flatMap((state) =>
    events.flatMap((event) => {
      const cell = table[state]?.[event];
      return cell === undefined
        ? [`${state} has no cell for ${event}`]
        : cellFaults(state, event, cell);
    }),
  );
}

function cellFaults(state: State, event: Event, cell: Cell): string[] {
  const faults: string[] = [];
  const place = `${state} x ${event}`;
  const moves = cell.effect !== "none";
  if (moves && state !== "PENDING")
    faults.push(`${place} has an effect, but only PENDING holds one back`);
  if (moves && cell.refused !== undefined) faults.push(`${place} is refused and has an effect`);
  if (closedStates.has(state) && cell.next !== state) faults.push(`${place} leaves a closed state`);
  if (state === "PENDING" && cell.next !== endOf(cell.effect))
    faults.push(`${place} does not match its effect`);
  return faults;
}

const endOf = (effect: Effect): State =>
  effect === "confirm" ? "CONFIRMED" : effect === "reverse" ? "REVERSED" : "PENDING";

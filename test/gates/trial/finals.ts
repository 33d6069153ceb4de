import type { StandinSpace } from "../../../src";

/** What the journal of a space says of transactions that are closed: they stay so. */
export class Finals {
  /** Number of the last exchange that was read, and the end of each closed transaction. */
  #read = 0;
  readonly #ends = new Map<string, string>();

  constructor(
    private readonly space: StandinSpace,
    private readonly violation: (text: string) => void,
  ) {}

  /** Reads on: an exchange that leaves an end state is a violation. */
  read(): void {
    const { exchanges } = this.space.messages({ after: this.#read });
    for (const { number, interface: name, messageId, requestId, stateAfter } of exchanges) {
      this.#read = number;
      // A message that names another family's request leaves that one alone, and tells of none of its own.
      const id = `${name} ${requestId ?? messageId ?? ""}`;
      const end = this.#ends.get(id);
      if (stateAfter === undefined) continue;
      if (end !== undefined && stateAfter !== end)
        this.violation(`${id} went from ${end} to ${stateAfter}`);
      if (stateAfter === "CONFIRMED" || stateAfter === "REVERSED") this.#ends.set(id, stateAfter);
    }
  }
}

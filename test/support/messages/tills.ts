import type { Standin, StandinOptions, StandinSpace } from "../../../src";
import type { Client } from "../client";
import { type Tester, exampleTime, freeze, newTester, startStandin } from "../standin";

/** What every till has: its client, its data space, and the journal. */
export class TillBase {
  constructor(
    readonly client: Client,
    readonly space: StandinSpace,
    readonly tester: Tester,
  ) {}

  /** The last exchange of the journal. */
  last() {
    const exchange = this.space.messages({ limit: 1, newest: true }).exchanges[0];
    if (exchange === undefined) throw new Error("the journal is empty");
    return exchange;
  }
}

/** A family's tills, each with a data space of its own whose clock stands at the examples' time; and their simulator. */
export function useTills<T extends TillBase>(
  Till: new (client: Client, space: StandinSpace, tester: Tester) => T,
  options: StandinOptions,
): { newTill: (user?: string) => T; standin: () => Standin } {
  let standin: Standin | undefined;
  const started = (): Standin => {
    if (standin === undefined) throw new Error("the simulator has not started");
    return standin;
  };
  beforeAll(async () => {
    standin = await startStandin(options);
  });
  return {
    newTill(user) {
      const tester = newTester(started(), user);
      freeze(tester.space, exampleTime);
      return new Till(tester.client, tester.space, tester);
    },
    standin: started,
  };
}

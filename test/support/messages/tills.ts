import { v4 } from "uuid";
import type { Standin, StandinOptions, StandinSpace } from "../../../src";
import type { Client } from "../client";
import { type Tester, exampleTime, freeze, newTester, startStandin } from "../standin";

export type Parts = Record<string, unknown>;
export type Message = Parts & { id: string };
export type Advice = Message & { requestId: string };

export const rand = (amount: number, currency = "710") => ({ amount, currency });
export const asking = (amount: number, currency = "710") => ({
  amounts: { requestAmount: rand(amount, currency) },
});
export const final = (amount: number, currency = "710") => ({
  amounts: { approvedAmount: rand(amount, currency) },
});

/** Makes valid advice messages for requests; `parts` are added, or replace what is there. */
export const advicesWith =
  (thirdPartyIdentifiers: readonly object[]) =>
  (requestId: string, parts: Parts = {}): Advice => ({
    id: v4(),
    requestId,
    time: "2031-03-04T12:00:30.000Z",
    thirdPartyIdentifiers,
    ...parts,
  });

/** Members of a refused message's answer. */
export const refusal = (status: number, errorType: string, more: object = {}) => ({
  status,
  body: { errorType, ...more },
});

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

  /** Has a fault strike the next messages of an operation. */
  protected strikeAt(name: string, operation: string, fault: object, times: number): void {
    this.space.scenario({
      name: "strike",
      title: "A fault",
      interface: name,
      rules: [{ on: { operation }, times, fault: fault as never }],
    });
  }

  /** An entity as the test server of an interface shows it; undefined when it is not known. */
  protected async entity(
    base: string,
    type: string,
    key: string,
    plural = `${type}s`,
  ): Promise<Parts | undefined> {
    const { body } = await this.client.get(`${base}/testServerAdmin/data/${type}/${key}`);
    return (body[plural] as Parts[] | undefined)?.[0];
  }
}

type TillClass<T extends TillBase> = new (client: Client, space: StandinSpace, tester: Tester) => T;

/** A till with a data space of its own, whose clock stands at the examples' time. */
export function createTill<T extends TillBase>(
  Till: TillClass<T>,
  standin: Standin,
  user?: string,
  password?: string,
): T {
  const tester = newTester(standin, user, password);
  freeze(tester.space, exampleTime);
  return new Till(tester.client, tester.space, tester);
}

/** A family's tills, each with a data space of its own; and their simulator. */
export function useTills<T extends TillBase>(
  Till: TillClass<T>,
  options: StandinOptions,
): { newTill: (user?: string, password?: string) => T; standin: () => Standin } {
  let standin: Standin | undefined;
  const started = (): Standin => {
    if (standin === undefined) throw new Error("the simulator has not started");
    return standin;
  };
  beforeAll(async () => {
    standin = await startStandin(options);
  });
  return {
    newTill: (user, password) => createTill(Till, started(), user, password),
    standin: started,
  };
}

import { v4 } from "uuid";
import type { Standin, StandinSpace } from "../../../src";
import type { InterfaceContract, Operation } from "../../../src/contract/operation";
import type { Family } from "../../../src/families/kit/family";
import type { Reply } from "../../support/client";
import { type Tester, freeze, newTester, startStandin, untilHeld } from "../../support/standin";
import type { Body, Data, FamilyAdapter, KindAdapter } from "./adapter";

export type Advice = "confirmation" | "reversal";

/** A family on the bench: its declaration, its adapter, and a simulator that serves it. */
export interface Bench {
  family: Family;
  adapter: FamilyAdapter;
  contract: InterfaceContract;
  /** Kinds of transaction that the interface has, with the whole life cycle: what nothing reverses is left to the family's own tests. */
  kinds: string[];
  /** The advices that close a kind of transaction. */
  advicesOf(kind: string): Advice[];
  newSpace(user?: string): BenchSpace;
}

/** Puts a family on the bench. Call it inside `describe`. */
export function putOnBench(family: Family, adapter: FamilyAdapter): Bench {
  const contract = family.contracts.find(({ name }) => name === adapter.interface);
  if (contract === undefined)
    throw new Error(`${family.name} has no interface ${adapter.interface}`);
  let standin: Standin | undefined;
  beforeAll(async () => {
    standin = await startStandin(adapter.options);
  });
  const bench: Bench = {
    family,
    adapter,
    contract,
    kinds: [
      ...new Set(
        contract.operations.flatMap(({ advice, transaction }) =>
          advice === "reversal" ? (transaction ?? []) : [],
        ),
      ),
    ],
    advicesOf: (kind) =>
      contract.operations.flatMap(({ transaction, advice }) =>
        transaction === kind ? (advice ?? []) : [],
      ),
    newSpace: (user) =>
      new BenchSpace(
        bench,
        newTester(standin as Standin, user),
        (name) => (standin as Standin).interfaces[name] ?? "",
      ),
  };
  return bench;
}

/** A data space in which a family is tried. Its clock stands. */
export class BenchSpace {
  readonly space: StandinSpace;
  private requests = 0;

  constructor(
    readonly bench: Bench,
    readonly tester: Tester,
    readonly pathOf: (name: string) => string,
  ) {
    this.space = tester.space;
    freeze(this.space);
  }

  get path(): string {
    return this.pathOf(this.bench.contract.name);
  }

  kind(name: string): KindAdapter {
    const kind = this.bench.adapter.kinds[name];
    if (kind === undefined) throw new Error(`the adapter does not say how to drive ${name}`);
    return kind;
  }

  operation(transaction: string, advice?: Advice): Operation {
    const found = this.bench.contract.operations.find(
      (operation) =>
        operation.transaction === transaction &&
        operation.advice === advice &&
        operation.kind !== "lookup",
    );
    if (found === undefined) throw new Error(`no ${advice ?? "request"} for ${transaction}`);
    return found;
  }

  /** Sends a message to its operation; ids that the path needs come from the arguments. */
  send(operation: Operation, body: Body, id = "", requestId = ""): Promise<Reply> {
    const { idParameter = "", requestIdParameter = "", method } = operation;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === idParameter) return id;
      if (name === requestIdParameter) return requestId;
      return encodeURIComponent(String(body[name]));
    });
    const query =
      method === "GET" ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : "";
    return this.tester.client.send(method, `${this.path}${path}${query}`, body);
  }

  approved(kind: string, id = v4()): Promise<Reply> {
    this.requests += 1;
    return this.send(this.operation(kind), this.kind(kind).approved(id, this.requests - 1), id);
  }

  declined(kind: string, id = v4()): Promise<Reply> {
    return this.send(this.operation(kind), this.kind(kind).declined(id), id);
  }

  advise(kind: string, advice: Advice, requestId: string, id = v4()): Promise<Reply> {
    const operation = this.operation(kind, advice);
    return this.send(operation, this.bench.adapter.advice(operation, id, requestId), id, requestId);
  }

  /** Lookups of the interface, with a message for each. */
  lookups(): Operation[] {
    return this.bench.adapter.lookup === undefined
      ? []
      : this.bench.contract.operations.filter(({ kind }) => kind === "lookup");
  }

  lookup(operation: Operation, id = v4()): Promise<Reply> {
    return this.send(operation, this.bench.adapter.lookup?.(operation, id) ?? {}, id);
  }

  data(): Data {
    return this.space.data()[this.bench.family.name] as Data;
  }

  money(): number {
    return this.bench.adapter.money(this.data());
  }

  /** The part of `data` that a reversal puts back. */
  givenBack(): Data {
    return this.bench.adapter.givenBack?.(this.data()) ?? this.data();
  }

  /** All of `data` but what records each message. */
  withoutTraffic(): Data {
    return this.bench.adapter.withoutTraffic?.(this.data()) ?? this.data();
  }

  untilHeld(): Promise<void> {
    return untilHeld(this.space);
  }

  lastExchange() {
    const exchange = this.space.messages({ limit: 1, newest: true }).exchanges[0];
    if (exchange === undefined) throw new Error("the journal is empty");
    return exchange;
  }

  /** Has a fault strike the next messages of an operation. */
  strike(operation: Operation, fault: object, times = 1): void {
    this.space.scenario({
      name: "bench",
      title: "A fault on the bench",
      interface: this.bench.contract.name,
      rules: [{ on: { operation: operation.id }, times, fault: fault as never }],
    });
  }
}

/** The statuses with which an operation succeeds. */
export const successOf = (operation: Operation): number[] =>
  Object.keys(operation.success).map(Number);

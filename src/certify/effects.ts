import type { CertifiedCode } from "../conformance/rules/provider-rules";
import type { Finding } from "../contract/findings";
import type { InterfaceContract, Operation } from "../contract/operation";
import { memberOf, valueAt } from "../contract/values/member";
import { type Exchange, mayHaveNoEffect } from "../journal/exchange";

/*
 * What a provider has done that no answer shows by itself: a message that should have had no effect is known there,
 * or a balance is not what the transactions have left.
 */

const wrongBalance: CertifiedCode = "provider-balance";

/** A transaction as it was last seen, and by how much it moves a balance, once it is confirmed. */
interface MovingTransaction {
  state: string;
  change?: number;
}

/** A balance as it was last looked up, and what came since, by the ids of the transactions. */
interface LookedUpBalance {
  amount: number;
  since: Map<string, MovingTransaction>;
}

/** Looks at exchanges in their order: each comes back with what it shows of the effects of those before it. */
export function watchEffects({ operations }: InterfaceContract): (exchange: Exchange) => Exchange {
  const effects = new SeenEffects(
    operations.flatMap(({ showsBalance }) => Object.entries(showsBalance?.movedBy ?? {})),
  );
  return (exchange) => {
    const operation = operations.find(({ id }) => id === exchange.operation);
    const found = operation === undefined ? [] : effects.see(exchange, operation);
    return found.length === 0
      ? exchange
      : { ...exchange, findings: [...exchange.findings, ...found] };
  };
}

class SeenEffects {
  /** Ids of messages that should be unknown there. */
  private readonly withoutEffect = new Set<string>();
  private readonly balances = new Map<string, LookedUpBalance>();
  /** By kind of transaction: whether its amount is added, or taken away. */
  private readonly signs: ReadonlyMap<string, number>;

  constructor(signs: readonly (readonly [kind: string, sign: number])[]) {
    this.signs = new Map(signs);
  }

  see(exchange: Exchange, operation: Operation): Finding[] {
    if (operation.kind === "administration") this.balances.clear();
    this.noteTransaction(exchange, operation);
    return [...this.knownWithoutEffect(exchange), ...this.wrongBalances(exchange, operation)];
  }

  private knownWithoutEffect(exchange: Exchange): Finding[] {
    const { messageId, upstream, operation } = exchange;
    if (messageId === null) return [];
    if (mayHaveNoEffect(upstream?.disturbed)) {
      this.withoutEffect.add(messageId);
      return [];
    }
    const isFirst = this.withoutEffect.delete(messageId);
    if (!isFirst || memberOf(answerIn(exchange), "errorType") !== "DUPLICATE_RECORD") return [];
    const text = `the provider knows ${operation ?? ""} already, which came without credentials, or not whole`;
    return [{ code: "provider-lifecycle", text }];
  }

  /** The transaction of a message may have moved each balance that was looked up before. */
  private noteTransaction(exchange: Exchange, { transaction }: Operation): void {
    const { requestId, messageId, stateAfter: state = "UNKNOWN" } = exchange;
    const id = requestId ?? messageId;
    if (transaction === undefined || id === null) return;
    const sign = requestId === null ? this.signs.get(transaction) : undefined;
    const amount = sign === undefined ? undefined : amountOf(exchange);
    const change = amount === undefined || sign === undefined ? undefined : sign * amount;
    for (const { since } of this.balances.values())
      since.set(id, { ...since.get(id), state, ...(change !== undefined && { change }) });
  }

  private wrongBalances(exchange: Exchange, { showsBalance }: Operation): Finding[] {
    if (showsBalance === undefined) return [];
    const holder = valueAt(exchange.request.body, showsBalance.of);
    const amount = valueAt(answerIn(exchange), showsBalance.amount);
    if (typeof holder !== "string" || typeof amount !== "number") return [];
    const before = this.balances.get(holder);
    this.balances.set(holder, { amount, since: new Map() });
    const change = changeBy([...(before?.since.values() ?? [])]);
    if (before === undefined) return [];
    if (change === undefined || amount === before.amount + change) return [];
    const text = `the balance was ${before.amount} and is ${amount}, where ${before.amount + change} is left`;
    return [{ code: wrongBalance, text }];
  }
}

/** What transactions have left of a change; undefined: nobody can say so. */
function changeBy([moved, ...others]: readonly MovingTransaction[]): number | undefined {
  if (moved === undefined || others.length > 0) return undefined;
  if (untouched.has(moved.state)) return 0;
  return moved.state === "CONFIRMED" ? moved.change : undefined;
}

/** States of a transaction that has no effect. */
const untouched: ReadonlySet<string> = new Set([
  "NONE",
  "DECLINED",
  "FAILED",
  "REVERSED",
  "TOMBSTONE",
]);

const answerIn = ({ made, answer }: Exchange): unknown => (made === undefined ? answer : made.body);

/** What was approved, or asked. */
function amountOf(exchange: Exchange): number | undefined {
  const approved = valueAt(answerIn(exchange), "amounts.approvedAmount.amount");
  const asked = valueAt(exchange.request.body, "amounts.requestAmount.amount");
  return [approved, asked].find((amount) => typeof amount === "number");
}

import { linkedTo, addressParts } from "../../compare/recorded-flows";
import type { InterfaceContract } from "../../contract/operation";
import type { Exchange } from "../../journal/exchange";
import { limits } from "../../limits/limits";
import { type Space, type EntityChange, type OpenUnit, changesIn } from "../../store";
import { type TransactionDetail, transactionOf } from "../messages/transactions";
import type { ControlServices } from "../services";
import { excerptOf } from "../verdicts/kept-journal";
import { type RuleEvidence, evidenceJson } from "../verdicts/verdict-query";
import { decodedPart } from "../../compare/player";
import { hiddenName, maskPan, maskedValue } from "../../contract/values/masking";
import { textsIn, valueAt, withTexts } from "../../contract/values/json-value";
import { catchUpWithin } from "../../exchange/out-of-band-changes";
import { keyOf } from "../../families/kit/fixture-file";
import type { ServedFamily } from "../../simulator/core";
import { refuseOfProvider } from "../data/checks";
import { changesOf } from "../data/entities";
import { entitySteps } from "../data/lists";

/** A transaction with all that is needed to make it happen again. */
export interface RecordedSale extends Pick<
  TransactionDetail,
  "id" | "interface" | "kind" | "judged" | "missing"
> {
  /** Its messages, and those of other transactions that show that it breaks a rule, in their order. */
  exchanges: readonly Exchange[];
  /** The same, with the messages that led to it: their answers brought what it names. */
  story: readonly Exchange[];
  evidence: readonly RuleEvidence[];
}

/** The POS sent it, to an operation that is a till's, and it is no second delivery. */
const isOfTill = (
  { direction, copyOf, outcome, interface: name, operation: id }: Exchange,
  contracts: readonly InterfaceContract[],
): boolean =>
  direction === undefined &&
  copyOf === undefined &&
  outcome !== "discarded" &&
  contracts
    .find((contract) => contract.name === name)
    ?.operations.some((operation) => operation.id === id && operation.kind !== "administration") ===
    true;

/** A transaction by the id of its request. Rejects with `ControlRefused` for an unknown one. */
export async function recordedSale(
  services: ControlServices,
  space: Space,
  given: string,
): Promise<RecordedSale> {
  const detail = await transactionOf(services, space, given);
  const { id, interface: name, kind, judged, missing } = detail;
  const evidence = evidenceJson.read(await excerptOf(services, space, { evidenceOf: id }));
  const own = [
    ...detail.exchanges.map(({ number }) => number),
    ...evidence.flatMap(({ cited }) => cited),
  ];
  const before = await messagesBefore(services, space, own);
  const contracts = services.families.flatMap(({ family }) => family.contracts);
  const exchanges = before.filter((one) => own.includes(one.number) && isOfTill(one, contracts));
  const linked = new Set([
    ...linkedTo(before, contracts, new Set(own)),
    ...exchanges.map(({ number }) => number),
  ]);
  const story = before.filter((one) => linked.has(one.number) && isOfTill(one, contracts));
  return { ...{ id, interface: name, kind, judged, missing, exchanges, story, evidence } };
}

/** These messages, and as many before each of them as are looked through for what led to it; read in steps. */
async function messagesBefore(
  { journal, turns }: ControlServices,
  space: Space,
  numbers: readonly number[],
): Promise<Exchange[]> {
  const found: Exchange[] = [];
  let at = 0;
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    for (at = Math.max(at, number - limits.messagesPage, 1); at <= number; at += 1) {
      const exchange = journal.get(space, at);
      if (exchange !== undefined) found.push(exchange);
      if (at % limits.readingStepExchanges === 0) await turns.next();
    }
  }
  return found;
}

/** Entities by family and list, as a fixture file has them. */
type SaleEntities = Record<string, Record<string, object[]>>;

/** The data on which a sale was made. */
interface DataBefore {
  /** The entities that its messages are about, and those that these name, as they were before the first message. */
  entities: SaleEntities;
  /** The value that the journal calls so, where an entity has it. */
  valueOf: (name: string) => string | undefined;
}

/** The data on which a sale was made. Rejects with `ControlRefused` where they are a provider's. */
export async function dataBefore(
  services: ControlServices,
  space: Space,
  { story, interface: name }: Pick<RecordedSale, "story" | "interface">,
): Promise<DataBefore> {
  const names = new Set([name, ...story.map((exchange) => exchange.interface)]);
  const touched = services.families.filter(({ family }) =>
    family.contracts.some((contract) => names.has(contract.name)),
  );
  refuseOfProvider(services, space, touched);
  const entities: SaleEntities = {};
  const values = new Map<string, string>();
  for (const served of touched) {
    const found = new FamilyBefore(services, space, served, story);
    await found.read();
    entities[served.family.name] = found.lists();
    for (const [hidden, value] of found.values) values.set(hidden, value);
  }
  return { entities, valueOf: (hidden) => values.get(hidden) };
}

const placeText = (type: string, key: string): string => `${type}\n${key}`;

/** The entities of a family that a sale is about, as they were before it. */
class FamilyBefore {
  /** Values that the journal hides, by the names that it gives them. */
  readonly values = new Map<string, string>();
  /** What was done to entities since the first message, the newest first. */
  private changes: EntityChange[] = [];
  private readonly found = new Map<string, { type: string; entity: object }>();

  constructor(
    private readonly services: ControlServices,
    private readonly space: Space,
    private readonly served: ServedFamily,
    private readonly story: readonly Exchange[],
  ) {}

  async read(): Promise<void> {
    const { services, space, served, story } = this;
    catchUpWithin(services, served, space, served.open(space));
    const first = story[0]?.number ?? 1;
    const since = await changesSince(services, space, first);
    const ofFamily = (moments: readonly ChangedAt[]): EntityChange[] =>
      moments
        .flatMap(({ changes }) => changes)
        .filter(({ family }) => family === served.family.name);
    this.changes = ofFamily(since).reverse();
    const numbers = new Set(story.map(({ number }) => number));
    this.takeNamed(ofFamily(since.filter((one) => one.isByMessage && numbers.has(one.number))));
    await this.takeHiddenCards();
    this.learnSecrets();
  }

  /** In lists, in the order of the fixture file. */
  lists(): Record<string, object[]> {
    const entries = Object.entries(this.served.family.entityTypes).map(
      ([type, { plural }]): [string, object[]] => [
        plural,
        [...this.found.values()].filter((one) => one.type === type).map(({ entity }) => entity),
      ],
    );
    return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
  }

  /** What the messages changed, and what they name. */
  private takeNamed(changed: readonly EntityChange[]): void {
    const unit = this.served.open(this.space);
    for (const { type, key } of changed) this.take(unit, type, key);
    for (const text of new Set(this.story.flatMap(textsOf)))
      for (const type of Object.keys(this.served.family.entityTypes)) this.take(unit, type, text);
  }

  /** An entity, and those that it names. */
  private take(unit: OpenUnit, type: string, key: string): void {
    const place = placeText(type, key);
    if (this.found.has(place) || this.found.size >= limits.messagesPage) return;
    const entity = undoChanges(
      unit.get(type, key),
      this.changes.filter((change) => change.type === type && change.key === key),
    );
    if (entity === undefined) return;
    this.found.set(place, { type, entity });
    for (const [member, named] of Object.entries(
      this.served.family.entityTypes[type]?.refersTo ?? {},
    ))
      for (const name of [valueAt(entity, member)].flat())
        if (typeof name === "string" && named !== "transaction") this.take(unit, named, name);
  }

  /** Cards and vouchers that messages name by numbers of which the journal shows the ends alone. */
  private async takeHiddenCards(): Promise<void> {
    const hidden = hiddenIn(this.story).filter(({ shown }) => shown !== maskedValue);
    for (const { entity } of this.found.values()) this.learn(entity, hidden);
    for (const [type, entityType] of Object.entries(this.served.family.entityTypes)) {
      if (hidden.every(({ name }) => this.values.has(name))) return;
      const place = { served: this.served, type, entityType, key: "" };
      for await (const step of entitySteps(this.services, this.space, place)) {
        const named = step.filter((entity) => this.learn(entity, hidden));
        const unit = this.served.open(this.space);
        for (const entity of named) this.take(unit, type, keyOf(entity, entityType.key));
      }
    }
  }

  /** Looks for hidden values among those of an entity; whether it has one. */
  private learn(entity: object, hidden: readonly HiddenText[]): boolean {
    const shown = new Set(hidden.map((one) => one.shown));
    let isNamed = false;
    for (const text of textsIn(entity)) {
      if (!shown.has(maskPan(text))) continue;
      const name = this.nameOf(text);
      if (!hidden.some((one) => one.name === name)) continue;
      this.values.set(name, text);
      isNamed = true;
    }
    return isNamed;
  }

  /** The secrets of the entities that were found: a message that hides one of them calls it so. */
  private learnSecrets(): void {
    if (!hiddenIn(this.story).some(({ shown }) => shown === maskedValue)) return;
    for (const { entity } of this.found.values())
      for (const text of textsIn(entity)) this.values.set(this.nameOf(text), text);
  }

  private nameOf = (text: string): string =>
    hiddenName(this.services.store.digest(this.space, text));
}

/** The values that these messages hide. */
function hiddenIn(story: readonly Exchange[]): HiddenText[] {
  const found: HiddenText[] = [];
  for (const exchange of story)
    wholeMessage(exchange, (hidden) => {
      found.push(hidden);
      return undefined;
    });
  return found;
}

/** The texts by which a message may name entities. */
const textsOf = ({ path, request, answer, made }: Exchange): string[] => [
  ...textsIn([path.split(/[/?&=]/).map(decodedPart), request.body, answer, made?.body]),
];

/** An entity before changes, the newest of which is the first. */
function undoChanges(
  entity: object | undefined,
  changes: readonly EntityChange[],
): object | undefined {
  let before: Record<string, unknown> | undefined = entity && { ...entity };
  for (const { before: was, after: is, notKept } of changes) {
    if (notKept !== undefined) continue;
    if (was === undefined) before = undefined;
    else if (is === undefined || before === undefined) before = { ...was };
    else {
      for (const name of Object.keys(is)) Reflect.deleteProperty(before, name);
      Object.assign(before, was);
    }
  }
  return before;
}

/** What was done to entities at once: by a message, or after it. */
interface ChangedAt {
  number: number;
  isByMessage: boolean;
  changes: EntityChange[];
}

/** What was done to entities since a message, the oldest first: by messages, by testers, and by time. */
async function changesSince(
  services: ControlServices,
  space: Space,
  first: number,
): Promise<ChangedAt[]> {
  const found: ChangedAt[] = [];
  for await (const { seq, changes } of changesOf(services, space, first))
    found.push({ number: seq, isByMessage: true, changes: changesIn(changes) });
  for (const { after, changes } of services.store.ownChanges.list(space.journal))
    if (after >= first)
      found.push({ number: after, isByMessage: false, changes: changesIn(changes) });
  // Of one place, the message comes before what was done after it: the order is kept otherwise.
  return found.sort((one, other) => one.number - other.number);
}

/** A value that the journal hides. */
export interface HiddenText {
  /** What the journal calls it. */
  name: string;
  /** What it shows instead. */
  shown: string;
}

/** A message as it was sent. */
interface WholeMessage {
  path: string;
  body?: unknown;
}

/**
 * A message with the values that the journal hides, as far as `valueOf` gives them; what it does not give is as the
 * journal shows it.
 */
export function wholeMessage(
  { path, request: { body }, masked = {} }: Exchange,
  valueOf: (hidden: HiddenText) => string | undefined,
): WholeMessage {
  const whole = (shown: string, place: string): string => {
    const name = masked[place];
    return (name === undefined ? undefined : valueOf({ name, shown })) ?? shown;
  };
  const address = addressParts(path, (part, place) =>
    masked[place] === undefined ? undefined : encodeURIComponent(whole(part, place)),
  );
  return { path: address, ...(body !== undefined && { body: withTexts(body, whole) }) };
}

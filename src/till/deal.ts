import {
  type OperationExample,
  type ExampleMessage,
  type ReadyMessage,
  type Earlier,
  ready,
  type Filling,
} from "./example";

/** What goes wrong between a till and the simulator. */
export const troubles = {
  none: "nothing",
  lost: "the answer to the request is lost",
  refused: "the request is refused",
  unanswered: "the first advice message has no final answer",
} as const;

export type Trouble = keyof typeof troubles;

/** A way in which a till misbehaves: in words, and the trouble in which it shows. */
interface Misbehaviour {
  does: string;
  trouble: Trouble;
}

/** The ways in which a till misbehaves, by the names of the rules that each breaks. */
export const misbehaviours = {
  neverBoth: { does: "confirms and then reverses", trouble: "none" },
  unknownIsReversed: { does: "never reverses", trouble: "lost" },
  onlyApprovedIsConfirmed: { does: "confirms what it has no answer to", trouble: "lost" },
  approvedIsClosed: { does: "neither confirms nor reverses", trouble: "none" },
  refusedGetsNoAdvice: { does: "confirms and reverses what was refused", trouble: "refused" },
  repeatedUntilFinal: { does: "gives up after one try", trouble: "unanswered" },
  repeatsAreSpaced: { does: "repeats at once", trouble: "unanswered" },
  repeatsAreUnchanged: { does: "gives each repeat a new id", trouble: "unanswered" },
  notRepeatedAfterFinal: { does: "repeats after a final answer", trouble: "none" },
  requestsAreSentOnce: { does: "sends its request twice", trouble: "none" },
  identifiersComeBack: { does: "drops the identifiers of the others", trouble: "none" },
  reasonFits: { does: "gives a reason that does not fit", trouble: "lost" },
} as const satisfies Record<string, Misbehaviour>;

/** How a till behaves: well, or in one of the ways in which it does not. */
export type Behaviour = "well" | keyof typeof misbehaviours;

/** The trouble in which a behaviour shows. */
export const troubleOf = (behaviour: Behaviour): Trouble =>
  behaviour === "well" ? "none" : misbehaviours[behaviour].trouble;

/** Something that a till sells: a request, and the advices that close it. */
export interface Deal {
  request: OperationExample;
  confirmation?: OperationExample;
  reversal?: OperationExample;
}

/** What can be sold over an interface. */
export function dealsOf(examples: readonly OperationExample[]): Deal[] {
  const adviceOf = (
    { transaction }: OperationExample,
    advice: "confirmation" | "reversal",
  ): OperationExample | undefined =>
    examples.find((one) => one.transaction === transaction && one.advice === advice);
  return examples
    .filter(({ kind }) => kind === "request")
    .map((request) => {
      const confirmation = adviceOf(request, "confirmation");
      const reversal = adviceOf(request, "reversal");
      return { request, ...(confirmation && { confirmation }), ...(reversal && { reversal }) };
    });
}

/** A scenario that brings a deal into trouble, once. */
interface TroubleScenario {
  name: string;
  title: string;
  interface: string;
  rules: object[];
}

const faults: Readonly<Record<Exclude<Trouble, "none">, object>> = {
  lost: { when: "after", kind: "status", status: 504 },
  refused: { when: "before", kind: "status", status: 400 },
  unanswered: { when: "before", kind: "status", status: 504 },
};

/** The scenario that brings a deal into this trouble. */
export function troubleScenario(
  { request, confirmation, reversal }: Deal,
  trouble: Exclude<Trouble, "none">,
): TroubleScenario {
  const struck = trouble === "unanswered" ? [confirmation, reversal] : [request];
  return {
    name: `till-${trouble}`,
    title: "Trouble for the till",
    interface: request.interface,
    rules: struck.flatMap((one) =>
      one === undefined
        ? []
        : [{ on: { operation: one.operation }, times: 1, fault: faults[trouble] }],
    ),
  };
}

/** What came back: the status, and the body as JSON gives it. */
export interface TillAnswer {
  status: number;
  body?: unknown;
}

/** Who sends the messages of a flow. */
interface Sender {
  user: string;
  newId(message: ExampleMessage): string;
  /** The time that the messages give. */
  time(): string;
  send(message: ReadyMessage): Promise<TillAnswer>;
}

/** A message that was sent, and what came back. */
export interface PlayedMessage {
  message: ReadyMessage;
  answer: TillAnswer;
}

/** Sends the messages of a flow in turn; ends with one that is not accepted. */
export async function play(
  flow: readonly ExampleMessage[],
  sender: Sender,
): Promise<PlayedMessage[]> {
  const earlier = new Map<string, Earlier>();
  const played: PlayedMessage[] = [];
  for (const message of flow) {
    const id = sender.newId(message);
    const sent = ready(message, { id, time: sender.time(), user: sender.user, earlier });
    const answer = await sender.send(sent);
    played.push({ message: sent, answer });
    earlier.set(message.name, { id, answer: answer.body });
    if (answer.status >= 300) break;
  }
  return played;
}

/** A request that a till has sent; `answer`: undefined where none came. */
export interface TillSale {
  deal: Deal;
  message: ReadyMessage;
  answer: TillAnswer | undefined;
  /** The messages before it in its flow. */
  earlier: ReadonlyMap<string, Earlier>;
}

export type TillAdviceKind = "confirmation" | "reversal";
type MessageBody = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): MessageBody =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Whether the till knows what became of its request: no answer, and some statuses, leave it open. */
export function outcomeOf({ deal, answer }: TillSale): "approved" | "refused" | "unknown" {
  if (answer === undefined || deal.request.unknownAfter.includes(answer.status)) return "unknown";
  return answer.status < 300 ? "approved" : "refused";
}

/** The advice of this kind for a sale; undefined: the interface has none. */
export function adviceFor(
  sale: TillSale,
  kind: TillAdviceKind,
  filling: Omit<Filling, "earlier">,
  behaviour: Behaviour,
): ReadyMessage | undefined {
  const example = sale.deal[kind];
  const template = example?.messages.at(-1);
  if (example === undefined || template === undefined) return undefined;
  // The example closes one of several requests that open such a transaction: ours takes its place.
  const requests = example.messages.slice(0, -1);
  const request = requests.find(({ operation }) => operation === sale.message.operation);
  const { name } = request ?? requests.at(-1) ?? sale.message;
  const approved = outcomeOf(sale) === "approved" ? membersOf(sale.answer?.body) : undefined;
  const earlier = new Map([
    ...sale.earlier,
    [name, { id: sale.message.id, answer: approved }] as const,
  ]);
  const message = ready(template, { ...filling, earlier });
  if (message.body === undefined) return message;
  return { ...message, body: bodyOf(membersOf(message.body), { sale, approved, behaviour }) };
}

interface KnownSale {
  sale: TillSale;
  /** The answer of a success. */
  approved: MessageBody | undefined;
  behaviour: Behaviour;
}

/** An advice returns what its request and the answer to it have said. */
function bodyOf(example: MessageBody, { sale, approved, behaviour }: KnownSale): MessageBody {
  const { partner, tenders, thirdPartyIdentifiers, tranId, reversalReason, voucher, ...others } =
    example;
  const sent = membersOf(sale.message.body);
  // A request of the contract's older forms has none: the advice begins them.
  const { thirdPartyIdentifiers: identifiers } = { thirdPartyIdentifiers, ...sent, ...approved };
  const returned = {
    ...(partner !== undefined && { partner: approved?.["partner"] }),
    ...(tenders !== undefined && { tenders: tendersOf(tenders, approved) }),
    ...(tranId !== undefined && { tranId: sent["tranId"] }),
    ...(voucher !== undefined && approved !== undefined && { voucher }),
    ...(thirdPartyIdentifiers !== undefined && {
      thirdPartyIdentifiers: behaviour === "identifiersComeBack" ? [] : identifiers,
    }),
    ...(reversalReason !== undefined && { reversalReason: reasonOf(sale, behaviour) }),
  };
  const given = Object.entries(returned).filter(([, value]) => value !== undefined);
  return { ...others, ...Object.fromEntries(given) };
}

/** The customer paid what was approved, in the way of the example. */
function tendersOf(tenders: unknown, approved: MessageBody | undefined): unknown {
  const amount = membersOf(approved?.["amounts"])["approvedAmount"];
  if (amount === undefined || !Array.isArray(tenders)) return tenders;
  return tenders.map((tender) => ({ ...membersOf(tender), amount }));
}

function reasonOf(sale: TillSale, behaviour: Behaviour): string {
  const fits = sale.answer === undefined ? "TIMEOUT" : "RESPONSE_NOT_FINAL";
  const reason = outcomeOf(sale) === "unknown" ? fits : "CANCELLED";
  if (behaviour !== "reasonFits") return reason;
  return reason === "CANCELLED" ? "TIMEOUT" : "CANCELLED";
}

import type { Behaviour, Deal, TillAnswer } from "./deal";
import { type ReadyMessage, type Earlier, type Filling, ready } from "./example";

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

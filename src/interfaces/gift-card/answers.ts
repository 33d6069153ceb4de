import type { TObject } from "@sinclair/typebox";
import type { Answer } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { reference } from "../../store";
import { type CardMessage, findProduct, requestAmountOf, shownCard, shownProduct } from "./cards";
import type { CardEntity } from "./entities";

/** Institutions of the simulator, for messages that name none. */
const settlementHouse = { id: "7300", name: "Standin Settlement" };
const cardProvider = { id: "8405", name: "Standin Cards" };

/** Texts on the slip, by operation's request type. */
const slipTexts: Readonly<Record<string, readonly string[]>> = {
  ACTIVATION_REQUEST: ["Card activated", "Keep this slip"],
  LOAD_REQUEST: ["Load accepted"],
  REDEMPTION_REQUEST: ["Paid by gift card"],
  VOID_REQUEST: ["Card voided"],
  LOOKUP_REQUEST: ["Balance enquiry"],
};

interface Named { institutionId: string; transactionIdentifier?: string }

/** The schema of the operation's success answer. */
const answerSchema = ({ operation }: Call): TObject => Object.values(operation.success)[0] as TObject;

/** Members of the request that the answer repeats: those that it has a place for. */
function copied(call: Call): Record<string, unknown> {
  const { properties } = answerSchema(call);
  const request = call.body as Record<string, unknown>;
  return Object.fromEntries(Object.entries(request).filter(([name]) => Object.hasOwn(properties, name)));
}

/** The balances of a card, and what was asked and granted where an amount was asked. */
export function balancesOf(card: CardEntity, message: CardMessage) {
  const { currency } = card;
  const asked = requestAmountOf(message);
  return {
    ...(asked && { requestAmount: asked, approvedAmount: { amount: asked.amount, currency } }),
    balanceAmount: { amount: card.book, currency },
    availableBalance: { amount: card.available, currency },
  };
}

/** Success answer about a card (the family's reference, How the server fills a response). */
export function cardAnswer(call: Call, card: CardEntity, status: number): Answer {
  const message = call.body as CardMessage & { settlementEntity?: object; receiver?: object; thirdPartyIdentifiers: Named[] };
  const issuerReference = reference(call.unit.generate("issuer-reference", message.id));
  const { settlementEntity = settlementHouse, receiver = cardProvider } = message;
  const product = card.productId === undefined ? undefined : findProduct(call.unit, card.productId);
  const { product: _asked, ...repeated } = copied(call);
  return {
    status,
    body: {
      ...repeated,
      time: call.unit.at,
      settlementEntity,
      receiver,
      thirdPartyIdentifiers: [
        ...message.thirdPartyIdentifiers,
        { institutionId: (settlementEntity as { id: string }).id, transactionIdentifier: `S${issuerReference}` },
        { institutionId: (receiver as { id: string }).id, transactionIdentifier: issuerReference },
      ],
      amounts: balancesOf(card, message),
      card: { ...shownCard(card), ...ranked(call, card) },
      ...(product && { product: shownProduct(product) }),
      slipData: {
        messageLines: (slipTexts[call.operation.requestType] ?? []).map((text) => ({ text })),
        issuerReference,
      },
    },
  };
}

/** The rank of a card, in the form that knows ranks. */
function ranked(call: Call, card: CardEntity): { rank?: string } {
  const { properties } = answerSchema(call).properties["card"] as TObject;
  return card.rank !== undefined && Object.hasOwn(properties, "rank") ? { rank: card.rank } : {};
}

/** The acknowledgement of an advice: it repeats the advice's identifiers. */
export function acknowledge(call: Call): Answer {
  const { properties } = answerSchema(call);
  const advice = call.body as Record<string, unknown>;
  const kept = Object.entries(advice).filter(([name]) => Object.hasOwn(properties, name));
  return { status: 202, body: { ...Object.fromEntries(kept), time: call.unit.at } };
}

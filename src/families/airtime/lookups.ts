import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { msisdnView, productView, providerOf, saleAnswer } from "./answers";
import type { Entities, MsisdnEntity, ProductEntity, PromotionEntity, Unit } from "./entities";
import { errors } from "./errors";
import type { MsisdnQuery } from "./models";
import {
  type listProducts,
  type lookupMsisdn,
  type purchaseStatus,
  type purchaseTrial,
  purchase,
} from "./operations";
import { plainMsisdn, type SaleMessage, saleRequest } from "./transactions/sale-request";
import { clientOf, checkSale } from "./checks";
import { simulatedErrors } from "../../contract/error-catalogue";
import { textMember } from "../../contract/values/json-value";
import { answerIn } from "../../contract/operation";
import { closedByOf, dataOf, requestOnRecord } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import { type TransactionFields, editedText, keepWithRequest, pathsInList } from "../kit/answers";
import type { EditedAnswer } from "../kit/family";

/** Whether a channel sells a product; without a channel, whether it is sold at all. */
const inChannel = ({ channels = [] }: ProductEntity, name: string | undefined): boolean =>
  name === undefined || channels.some(({ channelName }) => channelName === name);

/** The products for sale; a client may be without a list. */
export function products(call: Call<typeof listProducts, Entities>): Answer | Refusal {
  const { unit, query } = call;
  if (clientOf(call)?.keepsCatalogue === false) {
    return refuse(errors["airtime-no-catalogue"], {
      freeString: "This client has no product catalogue.",
    });
  }
  const forSale = unit
    .all("product")
    .filter((product) => product.withdrawn !== true && inChannel(product, query.channelName));
  return { status: 200, body: forSale.map((product) => productView(unit, product)) };
}

/** A category is one under which a channel shows the product, or a promotion that has it. */
function inCategory(
  unit: Unit,
  { productId, channels = [] }: ProductEntity,
  category: string | undefined,
): boolean {
  if (category === undefined) return true;
  if (channels.some(({ productDisplayCategory }) => productDisplayCategory === category))
    return true;
  return unit.get("promotion", category)?.products?.includes(productId) === true;
}

/** What is known of a number. Lookups change nothing. */
export function msisdn({ unit, query }: Call<typeof lookupMsisdn, Entities>): Answer | Refusal {
  const number = unit.get("msisdn", plainMsisdn(query.msisdn));
  if (number === undefined)
    return refuse(errors["airtime-msisdn-unknown"], {
      freeString: "No operator has this number.",
    });
  const provider = providerOf(unit, number.providerId);
  if (provider?.reachable === false) {
    return refuse(errors["airtime-provider-down"], {
      freeString: `${provider.name} cannot be reached.`,
    });
  }
  const promotion =
    number.promotion === undefined ? undefined : unit.get("promotion", number.promotion);
  return {
    status: 200,
    body: {
      msisdn: {
        ...msisdnView(unit, query.msisdn, number),
        ...(provider === undefined && operatorHint(query.operator)),
      },
      ...(number.balance && { amounts: { balanceAmount: number.balance } }),
      availableProducts: offeredProducts(unit, number, query).map((product) =>
        productView(unit, product),
      ),
      ...(promotion && { promotion: promotionView(promotion) }),
    },
  };
}

/** The operator is only a hint, used if the number's own is unknown. */
const operatorHint = (name: string | undefined): object =>
  name === undefined ? {} : { operator: { id: "0", name: name.slice(0, 40) } };

function offeredProducts(
  unit: Unit,
  { products = [] }: MsisdnEntity,
  query: MsisdnQuery,
): ProductEntity[] {
  const { productType, channelName, productCategory } = query;
  return products
    .map((id) => unit.get("product", id))
    .filter((product) => product !== undefined)
    .filter(
      ({ type, withdrawn }) =>
        withdrawn !== true && (productType === undefined || type === productType),
    )
    .filter(
      (product) => inChannel(product, channelName) && inCategory(unit, product, productCategory),
    );
}

function promotionView({ products: _products, ...promotion }: PromotionEntity): object {
  return promotion;
}

/** References under which a purchase can be asked for: those that its answer added to its request. */
export function keepReferences(
  unit: Unit,
  message: SaleMessage & { thirdPartyIdentifiers?: unknown[] },
  answer: TransactionFields,
): void {
  const added = answer.thirdPartyIdentifiers.slice(message.thirdPartyIdentifiers?.length ?? 0);
  const references = [
    answer.settlementEntity.id,
    answer.slipData.issuerReference,
    ...added.map((party) => party.transactionIdentifier),
  ];
  for (const reference of new Set(references)) {
    if (reference !== undefined)
      unit.put("reference", reference, { reference, purchaseId: message.id.toLowerCase() });
  }
}

/** A client was told another reference of a purchase, or another voucher: it is known by that one too. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit, id } = edited;
  const serialNumber = editedText(edited, "voucher.serialNumber")?.told;
  if (serialNumber !== undefined) keepWithRequest(edited, { toldVoucher: serialNumber });
  if (edited.operation !== purchase.id || id === null) return;
  const identifiers = pathsInList(edited, "thirdPartyIdentifiers", "transactionIdentifier");
  for (const path of ["settlementEntity.id", "slipData.issuerReference", ...identifiers]) {
    const reference = editedText(edited, path)?.told;
    if (reference !== undefined) unit.put("reference", reference, { reference, purchaseId: id });
  }
}

function recordOf({
  unit,
  query,
}: Call<typeof purchaseStatus, Entities>): MessageRecord | undefined {
  const { originalMsgId, purchaseReference = "" } = query;
  const id = originalMsgId ?? unit.get("reference", purchaseReference)?.purchaseId;
  return id === undefined ? undefined : requestOnRecord(unit, "purchase", id);
}

/** Ids and names by which the provider of a purchase goes; none are known of a purchase of no known product. */
function providersOf(unit: Unit, record: MessageRecord): string[] {
  const answer = answerIn(purchase, record.answer);
  const product = unit.get("product", textMember(dataOf(record), "productId") ?? "");
  const parties = [
    answer?.settlementEntity,
    answer?.receiver,
    providerOf(unit, product?.providerId),
  ];
  return parties.flatMap((party) => (party === undefined ? [] : [party.id, party.name]));
}

/** What the original purchase was answered, or would have been (contract 3, airtime rule 2). */
export function statusOfPurchase(call: Call<typeof purchaseStatus, Entities>): Answer | Refusal {
  const { query } = call;
  const record = recordOf(call);
  const purchaseId = query.originalMsgId;
  const unknown = (): Refusal =>
    refuseLookup(
      "airtime-purchase-unknown",
      "No purchase of this provider has this id or reference.",
      purchaseId,
    );
  if (record === undefined) return unknown();
  const providers = query.provider === undefined ? [] : providersOf(call.unit, record);
  if (providers.length > 0 && !providers.includes(query.provider ?? "")) return unknown();
  switch (record.state) {
    case "PENDING":
    case "CONFIRMED":
      return { status: 200, body: answerIn(purchase, record.answer) ?? null };
    case "DECLINED":
      return originalDecline(record);
    case "REVERSED":
      return reversedStatus(record);
    case "PROCESSING":
      return refuseLookup(
        "airtime-in-progress",
        "The purchase is still in progress: ask again.",
        record.id,
      );
    default:
      return unknown();
  }
}

/** A decline keeps its body; the status that went out may have been a fault's, so the catalogue knows it better. */
function originalDecline({ answer, answered }: MessageRecord): Answer {
  const body = answerIn(purchase, answer) ?? {};
  const errorMessage = textMember(body, "errorMessage");
  const entries = Object.values({ ...simulatedErrors, ...errors });
  const status = entries.find(({ message }) => message === errorMessage)?.status ?? 0;
  return { status: status === 0 ? (answered ?? 400) : status, body };
}

function reversedStatus(record: MessageRecord): Refusal {
  const reversalId = closedByOf(record)?.id;
  const refusal = refuseLookup("airtime-reversed", "The purchase was reversed.", record.id, {
    reversalId,
  });
  return {
    ...refusal,
    members: { ...refusal.members, ...(reversalId !== undefined && { id: reversalId }) },
  };
}

function refuseLookup(
  error: keyof typeof errors,
  freeString: string,
  originalId: string | undefined,
  detail: object = {},
): Refusal {
  return {
    ...refuse(errors[error], { freeString, ...detail }),
    ...(originalId !== undefined && { members: { originalId } }),
  };
}

/** A purchase without effect: the same checks and the same answer, without a voucher (contract 3, airtime rule 3). */
export function trialOfPurchase(call: Call<typeof purchaseTrial, Entities>): Answer | Refusal {
  const checked = checkSale(saleRequest(call));
  if ("refused" in checked) return checked.refused;
  return { status: 200, body: saleAnswer(call, checked.sale, undefined) };
}

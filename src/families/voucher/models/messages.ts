import type { Static } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice as OpenBasicAdvice,
  BasicReversal as OpenBasicReversal,
  Institution,
  PosInfo,
  Tender,
  TenderAdvice as OpenTenderAdvice,
  ThirdPartyIdentifier as OpenIdentifier,
  earlyTransactionFields,
  laterTransactionFields,
  Originator,
  SlipData,
  traceFields,
} from "../../../contract/models";
import {
  annotated,
  closedModel,
  described,
  list,
  model,
  optional,
  text,
} from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { IssuedVoucher, OfferedVoucher, Product, Voucher } from "./voucher";

/** One party's own reference: here both members are required. */
const ThirdPartyIdentifier = model("ThirdPartyIdentifier", {
  institutionId: OpenIdentifier.properties.institutionId,
  transactionIdentifier: described(text(), "The reference"),
});
const ThirdPartyIdentifiers = annotated(list(ThirdPartyIdentifier, limits.arrayItems), {
  "x-lenient": "absent-list",
  description: "References that the parties gave the transaction",
});
const identified = { thirdPartyIdentifiers: ThirdPartyIdentifiers };

const transaction = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...identified,
  ...laterTransactionFields,
  amounts: optional(Amounts),
  posInfo: optional(PosInfo),
};

/** Requests and responses (contract 3, Voucher). All are closed: an unknown property refuses the message. */
export const ProvisionRequest = closedModel(
  model("ProvisionRequest", {
    ...transaction,
    tenders: optional(described(list(Tender), "How the customer paid, when that is known already")),
    voucher: optional(Voucher),
    product: optional(Product),
  }),
);
export type ProvisionRequest = Static<typeof ProvisionRequest>;

export const ProvisionResponse = closedModel(
  model("ProvisionResponse", {
    ...transaction,
    voucher: IssuedVoucher,
    product: optional(Product),
  }),
);
export type ProvisionResponse = Static<typeof ProvisionResponse>;

export const RedemptionRequest = closedModel(
  model("RedemptionRequest", { ...transaction, voucher: OfferedVoucher }),
);
export type RedemptionRequest = Static<typeof RedemptionRequest>;

export const RedemptionResponse = closedModel(
  model("RedemptionResponse", { ...transaction, voucher: optional(Voucher) }),
);
export type RedemptionResponse = Static<typeof RedemptionResponse>;

export const RefundRequest = closedModel(
  model("RefundRequest", {
    ...transaction,
    voucher: OfferedVoucher,
    redemptionId: optional(described(text(), "Redemption that is refunded")),
    receiverTransactionRef: optional(
      described(text(), "Reference that the vendor gave the redemption"),
    ),
  }),
);
export type RefundRequest = Static<typeof RefundRequest>;

export const RefundResponse = closedModel(
  model("RefundResponse", { ...transaction, voucher: optional(Voucher) }),
);
export type RefundResponse = Static<typeof RefundResponse>;

export const VoucherLookupResponse = closedModel(
  model("VoucherLookupResponse", {
    posInfo: optional(PosInfo),
    settlementEntity: optional(Institution),
    receiver: optional(Institution),
    amounts: optional(Amounts),
    voucher: Voucher,
    product: optional(Product),
    thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
    rrn: traceFields.rrn,
  }),
);
export type VoucherLookupResponse = Static<typeof VoucherLookupResponse>;

/** Advices; each is its own acknowledgement. */
export const BasicAdvice = closedModel(
  model("BasicAdvice", { ...OpenBasicAdvice.properties, ...identified }),
);
export type BasicAdvice = Static<typeof BasicAdvice>;

export const BasicReversal = closedModel(
  model("BasicReversal", { ...OpenBasicReversal.properties, ...identified }),
);
export type BasicReversal = Static<typeof BasicReversal>;

export const TenderAdvice = closedModel(
  model(
    "TenderAdvice",
    { ...OpenTenderAdvice.properties, ...identified },
    { documented: ["tenders"] },
  ),
);
export type TenderAdvice = Static<typeof TenderAdvice>;

import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import {
  Currency,
  Decimal,
  MinorUnits,
  described,
  model,
  namedMap,
  optional,
  pattern,
  text,
  Int32,
  polymorphic,
} from "../schema";
import {
  LedgerIndicator,
  TenderAccountType,
  TenderType,
  PinBlockFormat,
  ProxyType,
} from "./enumerations";
import { Institution, PosInfo } from "./parties";

/** An amount of money (contract 1, LedgerAmount). */
export const LedgerAmount = model("LedgerAmount", {
  amount: described(MinorUnits, "Value in minor units: 79995 is 799.95"),
  currency: described(Currency, "ISO 4217 numeric code"),
  ledgerIndicator: optional(described(LedgerIndicator, "Direction, where it could be either")),
});
export type LedgerAmount = Static<typeof LedgerAmount>;

/** Amounts that every revision of the base models knows. An absent amount counts as zero. */
export const earlyAmountsFields = {
  requestAmount: optional(LedgerAmount),
  approvedAmount: optional(LedgerAmount),
  feeAmount: optional(LedgerAmount),
  balanceAmount: optional(LedgerAmount),
};

/** All amounts of the newest revision. */
export const amountsFields = {
  ...earlyAmountsFields,
  additionalAmounts: optional(described(namedMap(LedgerAmount), "Further amounts by name")),
};

/** Amounts of a transaction (common models). */
export const Amounts = model("Amounts", amountsFields);
export type Amounts = Static<typeof Amounts>;

/** How one currency is changed into another (common models). */
export const ExchangeRate = model("ExchangeRate", {
  rate: described(Decimal, "How much of toCurrency one unit of fromCurrency gives"),
  fromCurrency: described(Currency, "ISO 4217 numeric code that is changed from"),
  toCurrency: described(Currency, "ISO 4217 numeric code that is changed to"),
});
export type ExchangeRate = Static<typeof ExchangeRate>;

/** One means by which the customer paid (common models). */
export const Tender = model("Tender", {
  accountType: optional(described(TenderAccountType, "Kind of account; DEFAULT when absent")),
  amount: LedgerAmount,
  cardNumber: optional(
    pattern("[0-9]{6}[0-9*]{0,13}", "a masked card number, the first six digits clear", {
      description: "Masked card number",
      "x-masked": true,
    }),
  ),
  reference: optional(described(text(40), "Reference in free text")),
  tenderType: described(TenderType, "Kind of tender"),
});
export type Tender = Static<typeof Tender>;

/** Members that tell a state of the data, whatever became of the message: they differ where the data differ. */
const stateMembers: ReadonlySet<string> = new Set([
  ...["balance", "balanceAmount", "availableBalance", "availableAmount"],
  ...["price", "prices", "priceRanges", "minimum", "maximum", "rate"],
]);

/** Whether a member of this name tells a state of the data. */
export const isStateMember = (name: string): boolean => stateMembers.has(name);

/** How a PIN block was encrypted (common models). */
const EncryptionParameters = model("EncryptionParameters", {
  pinBlockFormat: optional(
    described(PinBlockFormat, "Layout of the block; ISO_9564_FORMAT_0 when absent"),
  ),
  accountNumber: pattern("[0-9]{12}", "twelve digits", {
    description: "Last twelve digits of the card number before its check digit",
  }),
  keyIndex: optional(described(Int32, "Number of the key; the newest when absent")),
});
type EncryptionParameters = Static<typeof EncryptionParameters>;

const encryptedPinFields = {
  pinBlock: pattern("[a-fA-F0-9]{16}", "16 hexadecimal digits", {
    description: "Encrypted PIN block",
  }),
  encryptionParameters: optional(EncryptionParameters),
};

/** An encrypted PIN in its older form, without `type`. */
export const EncryptedPin = model("EncryptedPin", encryptedPinFields);
export type EncryptedPin = Static<typeof EncryptedPin>;

/** How a PIN was hashed. */
const HashedPinParameters = model("HashedPinParameters", {
  name: described(text(20), "Name of the hash algorithm"),
});
type HashedPinParameters = Static<typeof HashedPinParameters>;

/** A PIN in the clear. */
const PinClear = model("PinClear", {
  type: Type.Literal("CLEAR_PIN"),
  pin: pattern(".{0,20}", "at most 20 characters", { description: "The PIN" }),
});
type PinClear = Static<typeof PinClear>;

/** An encrypted PIN. */
const PinEncrypted = model("PinEncrypted", {
  type: Type.Literal("ENCRYPTED_PIN"),
  ...encryptedPinFields,
});
type PinEncrypted = Static<typeof PinEncrypted>;

/** A hashed PIN. */
const PinHashed = model("PinHashed", {
  type: Type.Literal("HASHED_PIN"),
  hash: pattern("[0-9,A-F]{1,512}", "1 to 512 upper-case hexadecimal digits", {
    description: "Hash of the PIN",
  }),
  hashedPinParameters: optional(HashedPinParameters),
});
type PinHashed = Static<typeof PinHashed>;

/** A PIN in any of its forms (common models, Polymorphic types). */
export const Pin = polymorphic("Pin", [PinClear, PinEncrypted, PinHashed]);
export type Pin = Static<typeof Pin>;

/** A section of a wallet (common models). */
const WalletPocket = model("WalletPocket", {
  pocketName: described(text(), "Name of the section"),
  pocketId: optional(described(text(), "Id of the section, when its name is not enough")),
});
type WalletPocket = Static<typeof WalletPocket>;
const nameField = optional(described(text(), "Name of the method"));

const paymentMethodFields = <I extends TSchema, A extends TSchema>(issuer: I, amount: A) => ({
  name: nameField,
  amount,
  issuer,
  pin: optional(Pin),
  proxy: optional(described(text(40), "Stands in for the customer's identifier")),
  proxyType: optional(described(ProxyType, "Kind of value in proxy")),
});

const cardFields = {
  pan: pattern("[0-9]{1,19}", "1 to 19 digits", { description: "Card number" }),
  expiryDate: optional(
    pattern("[0-9]{4}", "four digits, YYMM", { description: "Month of expiry, YYMM" }),
  ),
  posInfo: optional(PosInfo),
  encryptedPin: optional(EncryptedPin),
};

const accountFields = {
  srcAccountId: optional(described(text(), "Account that is debited")),
  srcCustomerId: optional(described(text(), "Customer who is debited")),
  destAccountId: optional(described(text(), "Account that is credited")),
  destCustomerId: optional(described(text(), "Customer who is credited")),
};

const qrFields = {
  tranId: described(text(), "Transaction identifier inside the QR code"),
  partnerPaymentToken: optional(described(text(), "Token that the partner gave with the scan")),
};

/**
 * The payment methods that every revision has; `fields` are those of all of them, `ownCardFields` only a bank
 * card's.
 */
function everyRevision<F extends TProperties, C extends TProperties>(fields: F, ownCardFields: C) {
  const An32TokenPayment = model("An32TokenPayment", {
    type: Type.Literal("AN_32_TOKEN"),
    ...fields,
    token: pattern("[a-zA-Z0-9]{32}", "32 letters and digits", {
      description: "Stands for a source of payment",
    }),
  });
  const LoyaltyCardPayment = model("LoyaltyCardPayment", {
    type: Type.Literal("LOYALTY_CARD"),
    ...fields,
    cardNumber: pattern("[0-9]{16}", "16 digits", { description: "Number of the loyalty card" }),
  });
  const CardPayment = model("CardPayment", {
    type: Type.Literal("CARD"),
    ...fields,
    ...cardFields,
    ...ownCardFields,
  });
  const AccountPayment = model("AccountPayment", {
    type: Type.Literal("ACCOUNT"),
    ...fields,
    ...accountFields,
  });
  const RewardPayment = model("RewardPayment", {
    type: Type.Literal("REWARD"),
    ...fields,
    rewardCode: described(text(40), "Code of the reward programme"),
  });
  return { An32TokenPayment, LoyaltyCardPayment, CardPayment, AccountPayment, RewardPayment };
}

/** The payment methods of an earlier revision: without wallets and QR codes; only a bank card has a PIN. */
export function earlyPaymentMethodModels<A extends TSchema>(amount: A) {
  const methods = everyRevision({ name: nameField, amount }, { pin: optional(Pin) });
  const { An32TokenPayment, LoyaltyCardPayment, CardPayment, AccountPayment, RewardPayment } =
    methods;
  return {
    ...methods,
    PaymentMethod: polymorphic("PaymentMethod", [
      An32TokenPayment,
      LoyaltyCardPayment,
      CardPayment,
      AccountPayment,
      RewardPayment,
    ]),
  };
}

/**
 * The payment methods (common models). Families differ in the model of the issuer (handed in as
 * optional), and in whether `amount` is required: older ones hand in `LedgerAmount`, newer ones
 * `optional(LedgerAmount)`.
 */
export function paymentMethodModels<I extends TSchema, A extends TSchema>(issuer: I, amount: A) {
  const fields = paymentMethodFields(issuer, amount);
  const methods = everyRevision(fields, {});
  const { An32TokenPayment, LoyaltyCardPayment, CardPayment, AccountPayment, RewardPayment } =
    methods;
  const WalletPayment = model("WalletPayment", {
    type: Type.Literal("WALLET"),
    ...fields,
    walletId: described(text(), "Wallet that pays"),
    walletPocket: optional(WalletPocket),
  });
  const QrPayment = model("QrPayment", { type: Type.Literal("QR"), ...fields, ...qrFields });
  const PaymentMethod = polymorphic("PaymentMethod", [
    An32TokenPayment,
    LoyaltyCardPayment,
    CardPayment,
    AccountPayment,
    RewardPayment,
    WalletPayment,
    QrPayment,
  ]);
  return { ...methods, WalletPayment, QrPayment, PaymentMethod };
}

/** The payment methods in their newest revision. */
export const {
  An32TokenPayment,
  LoyaltyCardPayment,
  CardPayment,
  AccountPayment,
  RewardPayment,
  WalletPayment,
  QrPayment,
  PaymentMethod,
} = paymentMethodModels(optional(Institution), optional(LedgerAmount));

type An32TokenPayment = Static<typeof An32TokenPayment>;
type LoyaltyCardPayment = Static<typeof LoyaltyCardPayment>;
type CardPayment = Static<typeof CardPayment>;
type AccountPayment = Static<typeof AccountPayment>;
type RewardPayment = Static<typeof RewardPayment>;
type WalletPayment = Static<typeof WalletPayment>;
type QrPayment = Static<typeof QrPayment>;
export type PaymentMethod = Static<typeof PaymentMethod>;

import { type Static, Type } from "@sinclair/typebox";
import { described, model, oneOf, optional, polymorphic, text } from "../schema";

const accountFields = {
  accountId: described(text(), "Account number, IBAN, number of a wallet or the like"),
};

/** An account without further properties: the common models call it Account too. */
export const PlainAccount = model("PlainAccount", {
  type: oneOf(["ACCOUNT", "CASH_PICKUP"]),
  ...accountFields,
});
export type PlainAccount = Static<typeof PlainAccount>;

/** An account at a bank. */
export const BankAccount = model("BankAccount", {
  type: Type.Literal("BANK"),
  ...accountFields,
  routingCode: optional(described(text(), "Routing code of the bank")),
  region: optional(described(text(), "Region of the account")),
});
export type BankAccount = Static<typeof BankAccount>;

/** An account named by its IBAN. */
export const IbanAccount = model("IbanAccount", { type: Type.Literal("IBAN"), ...accountFields });
export type IbanAccount = Static<typeof IbanAccount>;

/** An account at an Indian bank. */
export const IfscAccount = model("IfscAccount", {
  type: Type.Literal("IFSC"),
  ...accountFields,
  ifscCode: optional(described(text(), "Indian bank code")),
});
export type IfscAccount = Static<typeof IfscAccount>;

/** A mobile wallet. */
export const MobileWalletAccount = model("MobileWalletAccount", {
  type: Type.Literal("MOBILE_WALLET"),
  ...accountFields,
});
export type MobileWalletAccount = Static<typeof MobileWalletAccount>;

/** An account at a bank with a SWIFT code. */
export const SwiftAccount = model("SwiftAccount", {
  type: Type.Literal("SWIFT"),
  ...accountFields,
  swiftCode: optional(described(text(), "SWIFT code of the bank")),
});
export type SwiftAccount = Static<typeof SwiftAccount>;

/** An account of any kind (common models, Polymorphic types). */
export const Account = polymorphic("Account", [
  PlainAccount,
  BankAccount,
  IbanAccount,
  IfscAccount,
  MobileWalletAccount,
  SwiftAccount,
]);
export type Account = Static<typeof Account>;

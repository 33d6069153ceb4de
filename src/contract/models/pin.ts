import { type Static, Type } from "@sinclair/typebox";
import { described, Int32, model, optional, pattern, polymorphic, text } from "../schema";
import { PinBlockFormat } from "./enumerations";

/** How a PIN block was encrypted (common models). */
export const EncryptionParameters = model("EncryptionParameters", {
  pinBlockFormat: optional(
    described(PinBlockFormat, "Layout of the block; ISO_9564_FORMAT_0 when absent"),
  ),
  accountNumber: pattern("[0-9]{12}", "twelve digits", {
    description: "Last twelve digits of the card number before its check digit",
  }),
  keyIndex: optional(described(Int32, "Number of the key; the newest when absent")),
});
export type EncryptionParameters = Static<typeof EncryptionParameters>;

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
export const HashedPinParameters = model("HashedPinParameters", {
  name: described(text(20), "Name of the hash algorithm"),
});
export type HashedPinParameters = Static<typeof HashedPinParameters>;

/** A PIN in the clear. */
export const PinClear = model("PinClear", {
  type: Type.Literal("CLEAR_PIN"),
  pin: pattern(".{0,20}", "at most 20 characters", { description: "The PIN" }),
});
export type PinClear = Static<typeof PinClear>;

/** An encrypted PIN. */
export const PinEncrypted = model("PinEncrypted", {
  type: Type.Literal("ENCRYPTED_PIN"),
  ...encryptedPinFields,
});
export type PinEncrypted = Static<typeof PinEncrypted>;

/** A hashed PIN. */
export const PinHashed = model("PinHashed", {
  type: Type.Literal("HASHED_PIN"),
  hash: pattern("[0-9,A-F]{1,512}", "1 to 512 upper-case hexadecimal digits", {
    description: "Hash of the PIN",
  }),
  hashedPinParameters: optional(HashedPinParameters),
});
export type PinHashed = Static<typeof PinHashed>;

/** A PIN in any of its forms (common models, Polymorphic types). */
export const Pin = polymorphic("Pin", [PinClear, PinEncrypted, PinHashed]);
export type Pin = Static<typeof Pin>;

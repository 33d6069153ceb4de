/** Kinds of gift card transaction. */
export type Kind = "activation" | "load" | "redemption" | "void";
export const kinds: readonly Kind[] = ["activation", "load", "redemption", "void"];
export type AdviceRole = "confirmation" | "reversal";

/** A gift card message in the terms of the trade; `httpMessage` puts it into HTTP. */
export interface CardMessage {
  role: "request" | "lookup" | AdviceRole;
  kind: Kind | "lookup";
  id: string;
  /** Advices. */
  requestId?: string;
  pan?: string;
  expiryDate?: string;
  clearPin?: string;
  encryptedPin?: string;
  amount?: number;
  currency?: string;
  product?: string;
  /** Makes the body another one without changing what it means. */
  variant?: number;
  /** Body ids that differ from those of the path. */
  bodyId?: string;
}

/** A message as it goes out. */
export interface HttpMessage {
  method: string;
  path: string;
  body?: object | string | Buffer;
  headers?: Record<string, string | number | string[]>;
}

/** Where the interface under test is served. */
export const basePath = "/giftcard/v3";

const requestOperations: Readonly<Record<CardMessage["kind"], string>> = {
  activation: "activate",
  load: "load",
  redemption: "redeem",
  void: "voidGiftcard",
  lookup: "lookupGiftcard",
};

/** The contract's id of the operation that a message goes to. */
export function operationOf({ role, kind }: CardMessage): string {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  if (role === "confirmation") return `confirm${name}`;
  return role === "reversal" ? `reverse${name}` : requestOperations[kind];
}

/** The path below the base path. */
export function pathOf({ role, kind, id, requestId = "" }: CardMessage): string {
  if (role === "lookup") return `/lookupGiftcard/${id}`;
  return role === "request" ? `/${kind}s/${id}` : `/${kind}s/${requestId}/${role}s/${id}`;
}

const institution = { id: "6001", name: "Harbour Grocers" };
const originator = {
  institution,
  terminalId: "QY4-0017",
  merchant: {
    merchantType: "5411",
    merchantId: "HARBGROC0000417",
    merchantName: { name: "Harbour Grocers Quay 4", city: "Saldanha", region: "WC", country: "ZA" },
  },
};

/** The body of a message. */
export function bodyOf(message: CardMessage): Record<string, unknown> {
  const { role, id, requestId, bodyId = id, variant = 0, amount, currency = "710" } = message;
  const common = {
    id: bodyId,
    time: new Date(Date.UTC(2031, 2, 4, 9, 0, variant)).toISOString(),
    thirdPartyIdentifiers: [
      { institutionId: "6001", transactionIdentifier: `QY4${id.slice(0, 6)}` },
    ],
  };
  if (role === "confirmation") return { ...common, requestId };
  if (role === "reversal") return { ...common, requestId, reversalReason: "TIMEOUT" };
  const asksAmount = message.kind !== "void" && message.kind !== "lookup";
  return {
    ...common,
    originator,
    client: { id: "7102", name: "Tidewater Switch" },
    ...(role === "lookup" && {
      posInfo: { entryMode: { panEntryMode: "BARCODE", pinEntryCapability: "CAN_ACCEPT" } },
    }),
    card: cardOf(message),
    ...(message.product !== undefined && { product: { id: message.product } }),
    ...(asksAmount && {
      amounts: amount === undefined ? {} : { requestAmount: { amount, currency } },
    }),
  };
}

const cardOf = ({ pan = "", expiryDate, clearPin, encryptedPin }: CardMessage) => ({
  pan,
  ...(expiryDate !== undefined && { expiryDate }),
  ...(clearPin !== undefined && { clearPin }),
  ...(encryptedPin !== undefined && { encryptedPin }),
});

/** A message as it goes out. */
export const httpMessage = (message: CardMessage): HttpMessage => ({
  method: "POST",
  path: `${basePath}${pathOf(message)}`,
  body: bodyOf(message),
});

/** The reset of the family's data by its own interface. */
export const resetMessage: HttpMessage = {
  method: "POST",
  path: `${basePath}/testServerAdmin/reset`,
  body: { userDataWillBeLost: "TRUE", resetUserData: "TRUE" },
};

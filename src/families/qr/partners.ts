import type { Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import type { AccountEntity, PartnerEntity, SettingEntity, Unit } from "./entities";
import { refuseQr } from "./errors";
import type { Institution, Originator, Variant } from "./models";

/** The settings of the data space. */
export function settingsOf(unit: Pick<Unit, "get">): SettingEntity {
  const settings = unit.get("setting", "settings");
  if (settings === undefined) throw new Error("the fixtures of qr have no settings");
  return settings;
}

/** What every partner has that lists no account: minor units, currency 710. */
const usual = {
  currency: "710",
  balance: 500_000,
  held: 0,
  status: "ACTIVE",
  cardState: "VALID",
} as const;

/** Somebody is not enabled for QR payments. */
const notSupported = (variant: Variant, text: string): Refusal =>
  refuseQr(variant === "provider" ? "qr-provider-not-supported" : "qr-not-supported", text);

/** The merchant may not use QR codes, or not at all; one that is not listed may. */
export function merchantRefusal(
  unit: Unit,
  variant: Variant,
  { merchant: { merchantId } }: Originator,
): Refusal | undefined {
  const status = unit.get("merchant", merchantId)?.status;
  if (status === "BLOCKED") return refuseQr("qr-merchant-blocked", "The merchant is blocked.");
  return status === "NOT_ENABLED"
    ? notSupported(variant, "The merchant is not enabled for QR payments.")
    : undefined;
}

export const partnerEntity = (
  unit: Pick<Unit, "get">,
  { id }: Pick<Institution, "id">,
): PartnerEntity | undefined => unit.get("partner", id);

/** The partner is not accepted, or not enabled. */
export function partnerRefusal(
  unit: Unit,
  variant: Variant,
  partner: Institution,
): Refusal | undefined {
  const known = partnerEntity(unit, partner);
  const stranger = known === undefined && settingsOf(unit).unknownPartners === "refuse";
  if (stranger || known?.status === "NOT_ACCEPTED")
    return refuseQr("qr-partner-unknown", `Partner ${partner.id} is not accepted.`);
  return known?.status === "NOT_ENABLED"
    ? notSupported(variant, `${known.name} is not enabled for QR payments.`)
    : undefined;
}

/** The account of a token at a partner; undefined: it is not listed, and has to be. */
function accountOf(
  unit: Unit,
  { id: partnerId }: Institution,
  token: string | undefined,
): AccountEntity | undefined {
  const ofToken = token === undefined ? undefined : unit.get("account", token);
  if (ofToken?.partnerId === partnerId) return ofToken;
  if (token !== undefined && settingsOf(unit).unknownPartners === "refuse") return undefined;
  return unit.get("account", partnerId) ?? { account: partnerId, partnerId, ...usual };
}

/** What a partner is asked for. */
interface Debit {
  partner: Institution;
  token?: string | undefined;
  amount: LedgerAmount;
}

/** The partner's decision: the account that pays, or why none does. */
export function partnerDecision(
  unit: Unit,
  { partner, token, amount }: Debit,
): AccountEntity | Refusal {
  if (partnerEntity(unit, partner)?.declines === true)
    return refuseQr("qr-declined", `${partner.name} declines everything.`);
  const account = accountOf(unit, partner, token);
  if (account === undefined)
    return refuseQr("qr-account", "The partner has no account with this token.");
  return accountRefusal(account, amount) ?? account;
}

function accountRefusal(
  { refuses, status, cardState, currency, balance, held }: AccountEntity,
  amount: LedgerAmount,
): Refusal | undefined {
  if (refuses === true) return refuseQr("qr-declined", "The customer refuses the payment.");
  if (status === "FROZEN")
    return refuseQr("qr-issuer-declined", "The issuer has frozen the account.");
  if (status === "CLOSED") return refuseQr("qr-account", "The account is closed.");
  if (cardState === "EXPIRED")
    return refuseQr("qr-card-expired", "The card behind the account has expired.");
  if (cardState === "INVALID")
    return refuseQr("qr-card-invalid", "The card behind the account is not valid.");
  if (currency !== amount.currency)
    return refuseQr("qr-amount", `The account is in currency ${currency}.`);
  return balance - held < amount.amount
    ? refuseQr("qr-funds", `The available balance is ${balance - held}.`)
    : undefined;
}

/** Moves what an account holds and has, both in minor units. */
export function moveAccount(
  unit: Unit,
  account: AccountEntity,
  { held = 0, balance = 0 }: { held?: number; balance?: number },
): void {
  unit.put("account", account.account, {
    ...account,
    held: account.held + held,
    balance: account.balance + balance,
  });
}

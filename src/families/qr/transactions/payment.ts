import type { Refusal } from "../../../contract/answer";
import {
  type Authorisation,
  type TransactionBehaviour,
  type Undecided,
  isRefusal,
} from "../../../lifecycle/call";
import { confirmPayment, mismatch, objection, reversePayment } from "./payment-advices";
import { paymentAnswer } from "../answers";
import { payableCode } from "./payment-checks";
import { ownPartner, profileOf } from "../customer";
import type { AccountEntity, Entities, PaymentEntity, QrCodeEntity } from "../entities";
import { refuseQr } from "../errors";
import type { Institution } from "../models";
import { moveAccount, partnerDecision, partnerEntity } from "../partners";
import { askOutside } from "../partner-outside";
import {
  type AdviceOperation,
  type KeptOfPayment,
  type Payment,
  type PaymentCall,
  type PaymentOperation,
  keptOfPayment,
  paymentOfCall,
  putUnlinked,
} from "../payment-request";
import { type Route, noScan, routeOf } from "../routing";
import { heldScan, simulatedScan, withoutScan } from "../scans";
import { settingsOf } from "../settings";

type PaymentResult = Authorisation<KeptOfPayment> | Undecided;

/** Authorises a payment when it arrives, and again whenever its wait is over. */
function authorise(call: PaymentCall): PaymentResult {
  const request = paymentOfCall(call);
  const waiting = call.unit.get("payment", request.id);
  return waiting === undefined ? begin(request) : proceed(request, waiting);
}

function begin(request: Payment): PaymentResult {
  const code = payableCode(request);
  if (isRefusal<QrCodeEntity>(code)) return refusedUnlinked(request, code);
  const route = routeOf(request, code);
  if (isRefusal<Route>(route)) return refusedUnlinked(request, route);
  const payment = link(request, code, route);
  return route.kind === "nobody"
    ? { refused: declineUnscanned(request, payment) }
    : proceed(request, payment);
}

/** A payment that is refused before it is linked with a code is on record all the same. */
function refusedUnlinked(request: Payment, refused: Refusal): PaymentResult {
  putUnlinked(request);
  return { refused };
}

/** Links a payment with its code, and with the scan of the code if there is one. */
function link(request: Payment, code: QrCodeEntity, route: Route): PaymentEntity {
  const { unit, id, variant, tranId, rrn, amount } = request;
  const held = heldScan(unit, code);
  const scan = route.kind === "partner" ? route.scan : undefined;
  if (held !== undefined && held.id !== scan?.id)
    unit.put("scan", held.id, { ...held, outcome: "DROPPED" });
  if (scan !== undefined) unit.put("scan", scan.id, { ...scan, outcome: "LINKED" });
  const planned = route.kind === "wait" ? route.planned : undefined;
  unit.put("qrCode", tranId, { ...withoutScan(code), ...(planned && { planned }), paymentId: id });
  const payment: PaymentEntity = {
    id,
    variant,
    tranId,
    ...(rrn !== undefined && { rrn }),
    amount,
    ...(route.kind === "partner" && route.scanned),
    ...(route.kind === "wait" && { waitsUntil: after(unit.now, settingsOf(unit).scanWindowMs) }),
  };
  unit.put("payment", id, payment);
  return payment;
}

const after = (now: number, ms: number): string => new Date(now + ms).toISOString();

/** What a linked payment comes to by now. */
function proceed(request: Payment, payment: PaymentEntity): PaymentResult {
  const { unit } = request;
  if (payment.partner !== undefined) return askPartner(request, payment, payment.partner);
  const left = Date.parse(payment.waitsUntil ?? unit.at) - unit.now;
  if (left <= 0) return { refused: declineUnscanned(request, payment) };
  const planned = unit.get("qrCode", payment.tranId)?.planned;
  return {
    undecidedForMs:
      planned === undefined ? left : Math.min(left, Date.parse(planned.at) - unit.now),
  };
}

/** The code is closed until a new payment comes; a customer who is late scans all the same. */
function declineUnscanned(request: Payment, payment: PaymentEntity): Refusal {
  const { unit, originator } = request;
  unit.put("payment", payment.id, { ...payment, noScan: true });
  const profile = profileOf(unit, originator);
  if (profile.kind === "LATE")
    simulatedScan(unit, payment, ownPartner(unit, profile), {
      outcome: "REFUSED",
      of: payment.id,
      reason: "Scan refused",
    });
  return noScan(request);
}

function askPartner(request: Payment, payment: PaymentEntity, partner: Institution): PaymentResult {
  const { unit, id, tranId } = request;
  const status = partnerEntity(unit, partner)?.status;
  if (status === "DOWN")
    return {
      refused: refuseQr("qr-partner-down", `${partner.name} is out of service.`, {
        tranId,
        paymentId: id,
      }),
    };
  if (status === "SILENT") return awaitPartner(request, payment, partner);
  if (request.variant !== "partner" && request.call.reaches?.("partner") === true)
    return outsideDecision(request, payment, partner);
  const { token, amount } = payment;
  const account = partnerDecision(unit, { partner, token, amount });
  if (isRefusal<AccountEntity>(account))
    return { refused: { ...account, detail: { ...account.detail, tranId, paymentId: id } } };
  moveAccount(unit, account, { held: amount.amount });
  const authorised = { ...payment, account: account.account };
  unit.put("payment", id, authorised);
  return { approved: paymentAnswer(request, authorised), data: keptOfPayment(request.call.body) };
}

/** A partner outside has the account: nothing is held here. */
function outsideDecision(
  request: Payment,
  payment: PaymentEntity,
  partner: Institution,
): PaymentResult {
  const decision = askOutside(request, payment, partner);
  if ("undecidedForMs" in decision) return decision;
  if ("error" in decision) return { refused: decision };
  const authorised = { ...payment, partner: decision.approvedBy };
  request.unit.put("payment", request.id, authorised);
  return { approved: paymentAnswer(request, authorised), data: keptOfPayment(request.call.body) };
}

/** A partner that says nothing: after its time nobody knows the outcome. It holds nothing. */
function awaitPartner(
  { unit, id, tranId }: Payment,
  payment: PaymentEntity,
  partner: Institution,
): PaymentResult {
  const until = payment.partnerUntil ?? after(unit.now, settingsOf(unit).partnerTimeoutMs);
  if (payment.partnerUntil === undefined)
    unit.put("payment", id, { ...payment, partnerUntil: until });
  const left = Date.parse(until) - unit.now;
  if (left > 0) return { undecidedForMs: left };
  return {
    refused: refuseQr("qr-partner-silent", `${partner.name} did not answer in time.`, {
      tranId,
      paymentId: id,
    }),
  };
}

/** A payment, of each interface. */
export const payment: TransactionBehaviour<
  PaymentOperation,
  AdviceOperation,
  KeptOfPayment,
  Entities
> = {
  authorise,
  mismatch,
  objection,
  remember: keptOfPayment,
  confirm: confirmPayment,
  reverse: reversePayment,
};

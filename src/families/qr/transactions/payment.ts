import { type Refusal, refuse } from "../../../contract/answer";
import {
  type Authorisation,
  type TransactionBehaviour,
  type UndecidedRequest,
  isRefusal,
} from "../../../lifecycle/call";
import {
  type AdviceOperation,
  type KeptOfPayment,
  type Payment,
  type PaymentCall,
  type PaymentOperation,
  type QrAdviceCall,
  keptOfPayment,
  paymentAnswer,
  paymentOfCall,
  putUnlinked,
} from "../payment-request";
import {
  codeOf,
  codeStateOf,
  heldScan,
  ownPartner,
  profileOf,
  simulatedScan,
  unknownCode,
  withoutScan,
} from "../scans";
import type { AccountEntity, Entities, PaymentEntity, QrCodeEntity, Unit } from "../entities";
import { type QrError, refuseQr } from "../errors";
import type { CodeState, Institution, PaymentAdvice } from "../models";
import {
  merchantRefusal,
  moveAccount,
  partnerDecision,
  partnerEntity,
  settingsOf,
} from "../partners";
import { askOutside, closeOutside, type PaymentRoute, noScan, routeOf } from "./routing";
import { type CheckOf, firstRefusal } from "../../kit/answers";
import { commonErrors } from "../../../contract/error-catalogue";
import type { Effect } from "../../../lifecycle/state";
import { limits } from "../../../limits/limits";

/** The members that an advice of some interface has. */
const adviceIn = ({ body }: QrAdviceCall): PaymentAdvice => body;

const linkedPayment = ({ unit, body }: QrAdviceCall): PaymentEntity | undefined =>
  unit.get("payment", body.requestId.toLowerCase());

/** The members of an advice that must be those of its payment, where both have them (contract 1, advices). */
const repeatedMembers = ["rrn", "tranId"] as const;

/** An advice that speaks of another payment than its `requestId` does, whatever has become of it. */
function mismatch(call: QrAdviceCall, kept: Partial<KeptOfPayment>): Refusal | undefined {
  const advice = adviceIn(call);
  const formatErrors = repeatedMembers.flatMap((field) => {
    const [given, expected] = [advice[field], kept[field]];
    if (given === undefined || expected === undefined) return [];
    if (given === expected || given === kept.told?.[field]) return [];
    return [{ field, msg: "must match the payment", value: given.slice(0, limits.echoedValue) }];
  });
  if (formatErrors.length > 0)
    return refuse(commonErrors["ids-differ"], { formatErrors, paymentId: advice.requestId });
  const partner = linkedPayment(call)?.partner;
  if (partner === undefined || advice.partner === undefined) return undefined;
  if ([partner.id, kept.told?.partnerId].includes(advice.partner.id)) return undefined;
  return refuseQr("qr-partner-other", `The payment was processed by partner ${partner.id}.`, {
    paymentId: advice.requestId,
  });
}

/** The final amount of an advice: a confirmation takes more than nothing and at most all, a reversal less than all. */
function objection(call: QrAdviceCall, _data: unknown, effect: Effect): Refusal | undefined {
  const final = adviceIn(call).amounts?.approvedAmount;
  const approved = linkedPayment(call)?.amount;
  if (effect === "none" || final === undefined || approved === undefined) return undefined;
  const fits =
    effect === "confirm"
      ? final.amount > 0 && final.amount <= approved.amount
      : final.amount >= 0 && final.amount < approved.amount;
  if (fits && final.currency === approved.currency) return undefined;
  const bounds =
    effect === "confirm"
      ? `above 0 and at most ${approved.amount}`
      : `at least 0 and below ${approved.amount}`;
  return refuseQr(
    "qr-amount",
    `The final amount must be ${bounds}, in currency ${approved.currency}.`,
    { paymentId: adviceIn(call).requestId },
  );
}

/** The customer has the goods: the amount is taken, or the part of it that the advice says. */
function confirmPayment(_unit: Unit, _data: unknown, call: QrAdviceCall): void {
  settle(call, (approved) => adviceIn(call).amounts?.approvedAmount?.amount ?? approved);
}

/** The tender was not used: nothing is taken but what the advice says. */
function reversePayment(_unit: Unit, _data: unknown, call: QrAdviceCall): void {
  settle(call, () => adviceIn(call).amounts?.approvedAmount?.amount ?? 0);
}

function settle(call: QrAdviceCall, finalOf: (approved: number) => number): void {
  const { unit } = call;
  const payment = linkedPayment(call);
  if (payment !== undefined) closeOutside(call, payment.id);
  // Fixtures may leave a payment open that holds nothing.
  if (payment?.account === undefined) return;
  const account = unit.get("account", payment.account);
  if (account === undefined) throw new Error("an open payment is held by an account that is gone");
  const { amount } = payment.amount;
  const final = finalOf(amount);
  moveAccount(unit, account, { held: -amount, balance: -final });
  if (adviceIn(call).amounts?.approvedAmount !== undefined) {
    unit.put("payment", payment.id, {
      ...payment,
      finalAmount: { ...payment.amount, amount: final },
    });
  }
}

const merchantMayPay: CheckOf<Payment> = ({ unit, variant, originator }) =>
  merchantRefusal(unit, variant, originator);

const amountIsPositive: CheckOf<Payment> = ({ amount }) =>
  amount.amount > 0 ? undefined : refuseQr("qr-amount", "The amount must be above 0.");

/** What a code that no payment may be linked with is refused with. */
const closedCodeRefusals: Partial<Record<CodeState, [QrError, string]>> = {
  EXPIRED: ["qr-code-expired", "The code has expired."],
  USED: ["qr-code-used", "The code's payment was confirmed."],
  IN_PAYMENT: ["qr-code-busy", "The code has another live payment."],
  VOIDED: ["qr-code-busy", "The code's payment was reversed."],
};

function codeIsFree(code: QrCodeEntity, { unit }: Payment): Refusal | undefined {
  const state = codeStateOf(code, unit);
  const refused = closedCodeRefusals[state];
  return refused && refuseQr(...refused, { tranId: code.tranId, state });
}

/** A code with a value may bind the amount; any other one binds the currency alone. */
function amountFits(
  { qrProperties = {}, amount }: QrCodeEntity,
  requested: Payment["amount"],
): Refusal | undefined {
  const { value, overPaymentAllowed, partPaymentAllowed } = qrProperties;
  const { currency = requested.currency } = value ?? amount ?? {};
  if (currency !== requested.currency)
    return refuseQr("qr-amount", `The code is in currency ${currency}.`);
  if (value === undefined) return undefined;
  if (requested.amount > value.amount && overPaymentAllowed !== true)
    return refuseQr("qr-amount", `The code allows at most ${value.amount}.`);
  if (requested.amount < value.amount && partPaymentAllowed !== true)
    return refuseQr("qr-amount", `The code allows at least ${value.amount}.`);
  return undefined;
}

/** The checks before the partner, in the order of the family's reference: the code that may be paid, or a refusal. */
function payableCode(request: Payment): QrCodeEntity | Refusal {
  const refusal = firstRefusal([merchantMayPay, amountIsPositive], request);
  if (refusal !== undefined) return refusal;
  const code = codeOf(request.call, request.tranId);
  if (code === undefined) return unknownCode(request.tranId);
  return codeIsFree(code, request) ?? amountFits(code, request.amount) ?? code;
}

type PaymentResult = Authorisation<KeptOfPayment> | UndecidedRequest;

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
  if (isRefusal<PaymentRoute>(route)) return refusedUnlinked(request, route);
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
function link(request: Payment, code: QrCodeEntity, route: PaymentRoute): PaymentEntity {
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
    ...(route.kind === "wait" && {
      waitsUntil: timeAfter(unit.now, settingsOf(unit).scanWindowMs),
    }),
  };
  unit.put("payment", id, payment);
  return payment;
}

const timeAfter = (now: number, ms: number): string => new Date(now + ms).toISOString();

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
  const until = payment.partnerUntil ?? timeAfter(unit.now, settingsOf(unit).partnerTimeoutMs);
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

import type { Mistake } from "../../mistake";
import type { LedgerAmount } from "../../contract/models";
import { present } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting } from "../kit/family";
import { codeStateOf, makePlannedScans, paymentStateOf, tranIdBehind } from "./scans";
import {
  type Entities,
  type Unit,
  AccountEntity,
  PartnerEntity,
  PaymentEntity,
  QrCodeEntity,
  ScanEntity,
  TerminalEntity,
  entities,
} from "./entities";
import { DataResponse, paymentKinds } from "./models";
import {
  type KeptOfPayment,
  type PaymentCall,
  type QrAdviceCall,
  paymentOfCall,
  putUnlinked,
  tellsOtherwise,
} from "./payment-request";
import { dataOf, requestOnRecord } from "../../lifecycle/state";
import * as operations from "./operations";

const terminalOf = (unit: Unit, terminalId: string | undefined): TerminalEntity | undefined =>
  terminalId === undefined ? undefined : unit.get("terminal", terminalId);

/** The fault that a terminal brings to its payments; a payment that it ends is on record all the same. */
function faultOfPayment(call: PaymentCall): FixtureFault | undefined {
  const { id, tranId, originator } = call.body;
  const terminal = terminalOf(call.unit, originator.terminalId);
  const ends = terminal?.fault?.when === "before" && terminal.fault.kind === "status";
  if (ends) putUnlinked(paymentOfCall(call));
  return (
    terminal?.fault && {
      fault: terminal.fault,
      source: `terminal ${terminal.terminalId}`,
      facts: { tranId, paymentId: id },
    }
  );
}

/** The fault that it brings to the first deliveries of each advice for them; they are counted with the payment. */
function faultOfAdvice({ unit, operation, body }: QrAdviceCall): FixtureFault | undefined {
  const { id, requestId } = body;
  const record = requestOnRecord(unit, operation.transaction, requestId);
  if (record === undefined) return undefined;
  const data: KeptOfPayment & { deliveries?: Record<string, number> } = dataOf(record);
  const terminal = terminalOf(unit, data.terminalId);
  const delivered = data.deliveries?.[id.toLowerCase()] ?? 0;
  if (terminal?.adviceFault === undefined || delivered >= terminal.adviceFault.times)
    return undefined;
  unit.record({
    ...record,
    data: JSON.stringify({
      ...data,
      deliveries: { ...data.deliveries, [id.toLowerCase()]: delivered + 1 },
    }),
  });
  const facts = { ...(data.tranId !== undefined && { tranId: data.tranId }), paymentId: requestId };
  return { fault: terminal.adviceFault.fault, source: `terminal ${terminal.terminalId}`, facts };
}

const { retailerPayment, providerPayment, partnerPayment } = operations;
const { retailerConfirmation, providerConfirmation, partnerConfirmation } = operations;
const { retailerReversal, providerReversal, partnerReversal } = operations;

/** The faults that terminals bring along. */
export const faults = [
  ...faulting([retailerPayment, providerPayment, partnerPayment], faultOfPayment),
  ...faulting(
    [
      retailerConfirmation,
      retailerReversal,
      providerConfirmation,
      providerReversal,
      partnerConfirmation,
      partnerReversal,
    ],
    faultOfAdvice,
  ),
];

const asItIs = (entity: object) => entity;

const viewCode = (code: QrCodeEntity, unit: EntityReader<Entities>) => {
  const { tranId, qrCode, variant, amount, qrProperties, expiry, scanId, paymentId } = code;
  return present({
    tranId,
    qrCode,
    state: codeStateOf(code, unit),
    variant,
    amount,
    qrProperties,
    expiry,
    scanId,
    paymentId,
  });
};

const viewPayment = (payment: PaymentEntity, unit: EntityReader<Entities>) => {
  const {
    id,
    variant,
    tranId,
    rrn,
    amount,
    partner,
    token: partnerPaymentToken,
    account,
    finalAmount,
  } = payment;
  const approvedAmount: LedgerAmount | undefined = account === undefined ? undefined : amount;
  const state = paymentStateOf(unit.message(id) ?? { state: null });
  return present({
    id,
    variant,
    tranId,
    rrn,
    state,
    amount,
    partner,
    partnerPaymentToken,
    approvedAmount,
    finalAmount,
  });
};

const viewScan = ({ token: partnerPaymentToken, ...scan }: ScanEntity) =>
  present({ ...scan, partnerPaymentToken });

const viewPartner = ({ declines = false, ...partner }: PartnerEntity) => ({
  ...partner,
  declines,
});

const viewAccount = ({
  account,
  partnerId,
  currency,
  balance,
  held,
  status,
  cardState,
}: AccountEntity) => ({
  account,
  partnerId,
  balance: { amount: balance, currency },
  held: { amount: held, currency },
  available: { amount: balance - held, currency },
  status,
  cardState,
});

const viewTerminal = ({ terminalId, profile }: TerminalEntity) => present({ terminalId, profile });

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  setting: { view: asItIs },
  merchant: { view: asItIs },
  terminal: { view: viewTerminal },
  partner: { view: viewPartner },
  account: { view: viewAccount },
  qrCode: { view: viewCode, qrContent: ({ qrCode }) => qrCode, keyBehind: tranIdBehind },
  scan: { view: viewScan },
  payment: { view: viewPayment },
});

/** References that must lead somewhere, payments that must be transactions, holds that must add up. */
function checkFixtures(file: FixtureFile): Mistake[] {
  return [
    ...settingMistakes(file),
    ...codeMistakes(file),
    ...paymentMistakes(file),
    ...accountMistakes(file),
  ];
}

const settingMistakes = (file: FixtureFile): Mistake[] =>
  entitiesIn(file, entityTypes.setting).length === 1
    ? []
    : [{ path: "settings", text: "there must be one entity, settings" }];

function codeMistakes(file: FixtureFile): Mistake[] {
  const scans = new Map(entitiesIn(file, entityTypes.scan).map(({ id, tranId }) => [id, tranId]));
  const payments = new Map(
    entitiesIn(file, entityTypes.payment).map(({ id, tranId }) => [id, tranId]),
  );
  return entitiesIn(file, entityTypes.qrCode).flatMap(({ tranId, scanId, paymentId }, index) => [
    ...(scanId === undefined || scans.get(scanId) === tranId
      ? []
      : [{ path: `qrCodes[${index}].scanId`, text: `this code has no scan ${scanId}` }]),
    ...(paymentId === undefined || payments.get(paymentId) === tranId
      ? []
      : [{ path: `qrCodes[${index}].paymentId`, text: `this code has no payment ${paymentId}` }]),
  ]);
}

function paymentMistakes(file: FixtureFile): Mistake[] {
  const kinds = new Map((file.transactions ?? []).map(({ id, kind }) => [id.toLowerCase(), kind]));
  return entitiesIn(file, entityTypes.payment).flatMap(({ id, variant }, index) =>
    kinds.get(id) === paymentKinds[variant]
      ? []
      : [
          {
            path: `payments[${index}].id`,
            text: `there is no transaction ${id} of kind ${paymentKinds[variant]}`,
          },
        ],
  );
}

/** What an account holds is the sum of the payments that wait for their advice. */
function accountMistakes(file: FixtureFile): Mistake[] {
  const open = new Set(
    (file.transactions ?? [])
      .filter(({ state }) => state === "PENDING")
      .map(({ id }) => id.toLowerCase()),
  );
  const payments = entitiesIn(file, entityTypes.payment).filter(({ id }) => open.has(id));
  return entitiesIn(file, entityTypes.account).flatMap(({ account, held, balance }, index) => {
    const sum = payments
      .filter((payment) => payment.account === account)
      .reduce((total, { amount }) => total + amount.amount, 0);
    const at = `accounts[${index}]`;
    return [
      ...(sum === held
        ? []
        : [{ path: `${at}.held`, text: `the pending payments of this file are ${sum}` }]),
      ...(held > 0 && balance < held
        ? [{ path: `${at}.balance`, text: `must be at least what is held, ${held}` }]
        : []),
    ];
  });
}

/** What a data space of this family holds, what must be so in its fixtures, and what time does to it. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  settingsType: "setting",
  catchUp: makePlannedScans,
  tellsOtherwise,
} satisfies Partial<Family>;

import { type FamilyObligations, unjudgedRule } from "../../conformance/rules/family-rules";
import * as rule from "../../conformance/rules";
import {
  answeredPath,
  sentPath,
  type InterfaceContract,
  type Operation,
} from "../../contract/operation";
import { qrPartner, qrProvider, qrRetailer } from "./contract";
import { errors } from "./errors";
import { ScanNotification } from "./models";
import * as qr from "./operations";

const { ruled } = rule;
const { "qr-code-expired": expired, "qr-code-used": used, "qr-code-busy": busy } = errors;

/** The payments of the three interfaces. */
export const payments = [qr.retailerPayment, qr.providerPayment, qr.partnerPayment] as const;

/** The code that a payment is for. */
const tranId = sentPath(payments, "tranId");

/** Ids of some operations. */
const idOf = (
  operations: InterfaceContract["operations"],
  fits: (operation: Operation) => boolean,
): string[] => operations.filter(fits).map(({ id }) => id);

/** A scan of a code that nobody knows is the customer's doing. */
const codeRule = ({ operations }: InterfaceContract) =>
  ruled(
    "QR-01",
    "contract 1, what the service does rule 1",
    rule.neverRefusedAs(
      "Request a code first, and pay with its tranId.",
      "Take the tranId of the answer to the code request.",
      ["INVALID_TRAN_ID"],
      {
        errorMessage: errors["qr-code-unknown"].message,
        operations: idOf(operations, ({ kind }) => kind === "request"),
        ofNamed: true,
      },
    ),
  );

/** A code may come from either interface; one of the test data was displayed before the journal began. */
const codeIsReturned = ({ operations }: InterfaceContract) =>
  ruled(
    "QR-02",
    "contract 1, states and transitions rule 2",
    rule.namesWhatWasReturned(
      "Send the payment only after the code could be displayed.",
      [qr.getQrCode.id, qr.createQrCode.id].sort((one) =>
        operations.some(({ id }) => id === one) ? -1 : 1,
      ),
      answeredPath(qr.getQrCode, "tranId"),
    ),
  );

/** A code request opens no payment. */
const codeGetsNoAdvice = ({ operations }: InterfaceContract) => {
  const makers = idOf(operations, ({ id }) =>
    [qr.getQrCode.id, qr.createQrCode.id].some((maker) => maker === id),
  );
  return ruled(
    "QR-04-code",
    "interface reference",
    rule.lookupsGetNoAdvice(makers[0] ?? "", makers),
    { sentence: "Send no advice for a code request." },
  );
};

/** Whoever pays does not try a code again that is of no more use. */
const codeIsUsedOnce = ({ operations }: InterfaceContract) =>
  ruled(
    "QR-18",
    "our advice",
    rule.notAgainAfter("Stop using a code that has expired or that was used or voided.", {
      refusals: [
        { errorMessage: expired.message },
        { errorMessage: used.message },
        { errorMessage: busy.message, detail: { state: "VOIDED" } },
      ],
      operations: idOf(operations, ({ kind }) => kind === "request"),
      same: [tranId],
      refusedAgain: true,
      usedUp: true,
    }),
  );

/** What a POS owes that displays codes, and pays them. */
const codeRules = (contract: InterfaceContract) =>
  [codeRule, codeIsReturned, codeIsUsedOnce, codeGetsNoAdvice].map((one) => one(contract));

const scanOperations = [qr.notifyScan, qr.scanNotification] as const;
const rrn = sentPath(payments, "rrn");

/** What tells a scan from others: its code, and the customer. */
const sameScan = [
  sentPath(scanOperations, "tranId"),
  sentPath(scanOperations, "partner.id"),
  sentPath(scanOperations, "partnerPaymentToken"),
];

/** A scan of a code that nobody can pay any more, by a customer of the same partner. */
const uselessCode = {
  refusals: [
    { errorMessage: errors["qr-code-expired"].message },
    { errorMessage: errors["qr-code-unknown"].message },
    ...["USED", "VOIDED"].map((state) => ({
      errorMessage: errors["qr-scan-refused"].message,
      detail: { state },
    })),
  ],
  same: sameScan,
};

/** Whoever notifies scans tells each once, and leaves a refused one alone. */
function scanRules({ operations }: InterfaceContract) {
  const scans = idOf(operations, ({ body }) => body === ScanNotification);
  return [
    ruled(
      "QR-21",
      "contract 1, events rule 1",
      rule.eventsAreSentOnce("Send one notification per scan.", scans, sameScan),
    ),
    ruled(
      "QR-22",
      "our advice",
      rule.notAgainAfter(
        "Do not repeat a refused scan; if the code is no longer usable, not even under another id.",
        {
          refusals: [{ statuses: [400] }],
          operations: scans,
          same: [sentPath(scanOperations, "id")],
          unchanged: true,
          alsoAfter: uselessCode,
        },
      ),
    ),
  ];
}

const amountRule = ruled(
  "QR-16",
  "interface reference",
  rule.confirmedWithinApproval([
    answeredPath(qr.providerPayment, "amounts.approvedAmount"),
    answeredPath(qr.providerPayment, "amount"),
  ]),
);

const knownRule = ruled(
  "QR-15",
  "interface reference",
  rule.knownComesBack(
    "In an advice, send partner, tranId and rrn if they are known.",
    [tranId, rrn, sentPath(qr.providerPayment, "partner")],
    [answeredPath(qr.providerPayment, "partner")],
  ),
);

const codeOfAdvice = ruled(
  "QR-14-code",
  "interface reference",
  rule.memberComesBack(tranId, "request"),
  { level: "must" },
);

/** Whoever sends payments on to the partner. */
const onwardRules = [
  ruled(
    "QR-24",
    "interface reference",
    rule.followsItsScan(
      "Pass the partner's payment token on.",
      "scanNotification",
      sentPath([qr.scanNotification, qr.partnerPayment], "partnerPaymentToken"),
      { needed: true },
    ),
  ),
  ruled(
    "QR-25",
    "contract 1, endpoints",
    rule.followsItsScan(
      "Send a payment only for a code that was scanned, and to the partner whose customer scanned it.",
      "scanNotification",
      sentPath([qr.scanNotification, qr.partnerPayment], "partner.id"),
      { unscanned: ["paymentRequest"] },
    ),
  ),
];

/** Rules of some of the three interfaces only. */
function interfaceRules(contract: InterfaceContract) {
  const { name } = contract;
  return {
    path: name === "qr-provider" ? [] : [ruled("QR-11", "contract 1, endpoints", rule.idsAgree())],
    identifiers:
      name === "qr-provider"
        ? [ruled("QR-14", "interface reference", rule.identifiersComeBack()), codeOfAdvice]
        : [],
    consumer:
      name === "qr-provider"
        ? [
            ruled(
              "QR-19",
              "contract 1, provider and partner interface models",
              rule.membersAreAbsent(
                "Do not send consumer data in a code request.",
                [sentPath(qr.createQrCode, "customer")],
                ["createQrCode"],
                "must",
              ),
            ),
          ]
        : [],
    // Of a provider's client QR-15 asks for it.
    partner: ruled(
      "QR-13",
      "contract 1, retailer interface models",
      rule.memberComesBack(
        answeredPath(qr.providerPayment, "partner"),
        "answer",
        name === "qr-provider" ? {} : { absence: "warn" },
      ),
      { level: "must", sentence: "Return the partner of the answer in the advice." },
    ),
    client:
      name === "qr-provider" ? [ruled("QR-27", "interface reference", rule.userIsClient)] : [],
    code: name === "qr-partner" ? [] : codeRules(contract),
    provider: name === "qr-provider" ? [knownRule, amountRule] : [],
    onward: name === "qr-partner" ? onwardRules : [],
    scans: name === "qr-retailer" ? [] : scanRules(contract),
  };
}

const identities = [
  ruled("CM-01", "contract 1, conventions", rule.idsAreVersion4),
  ruled("CM-01-once", "interface reference", rule.idsAreUsedOnce()),
];

/** Every authorised payment is closed by one advice. */
const closing = ({ name }: InterfaceContract) => [
  ruled("QR-03", "interface reference", rule.requestsAreSentOnce),
  ruled("QR-04", "contract 1, states and transitions rule 1", rule.approvedIsClosed()),
  ruled("QR-05", "contract 1, states and transitions rules 1 and 3", rule.neverBoth),
  ruled(
    "QR-06",
    "contract 1, what the service does rule 4",
    rule.unknownIsReversed(undefined, { partial: name === "qr-provider" }),
  ),
  ruled("QR-06-wait", "contract 1, retailer interface models", rule.reversedAfterItsAnswer),
  ruled(
    "QR-07",
    "contract 1, what the service does rule 4",
    rule.onlyApprovedIsConfirmed(undefined, { orphans: true, early: true }),
  ),
  ruled("QR-08", "interface reference", rule.repeatedUntilFinal()),
  ruled("QR-08-same", "interface reference", rule.repeatsAreUnchanged()),
  ruled("QR-09", "interface reference", rule.notRepeatedAfterFinal()),
  ruled("QR-10", "contract 1, retailer interface models", rule.reasonFits()),
];

const rrnRule = ruled(
  "QR-12",
  "contract 1, retailer interface models",
  rule.memberComesBack(rrn, "request"),
  { level: "must" },
);

const lateRule = ruled("QR-17", "interface reference", rule.lateAnswersAreIgnored());

/** What every message says. */
const contents = [
  ruled("QR-20", "contract 1, resources and their fields", rule.messagesFit(), {
    sentence: "Send messages that fit the contract, with merchant and terminal.",
  }),
  ruled(
    "QR-20-blank",
    "contract 1, resources and their fields",
    rule.membersAreFilled("Identify the merchant and the terminal.", [
      sentPath(payments, "originator.terminalId"),
      sentPath(payments, "originator.merchant.merchantId"),
      sentPath(payments, "originator.merchant.merchantName.name"),
    ]),
  ),
];

const timeRules = [
  ruled("CM-09", "contract 1, conventions", rule.timeIsPlausible),
  ruled("CM-09-fraction", "contract 1, conventions", rule.timeHasMilliseconds),
];

/** What the clients of the three interfaces owe (the family's reference, client obligations). */
export const obligations: FamilyObligations = {
  contracts: [qrRetailer, qrProvider, qrPartner],
  rules: (contract) => {
    const { path, identifiers, partner, consumer, code, client, provider, onward, scans } =
      interfaceRules(contract);
    return [
      ...[...identities, ...code, ...closing(contract), ...path, rrnRule, partner],
      ...[...identifiers, ...provider, lateRule, ...consumer, ...contents, ...scans],
      ...[...onward, ...client, ...timeRules],
    ];
  },
  unjudged: [
    unjudgedRule(
      "QR-23",
      "Name the partner that sends it.",
      "One pair of credentials may play all roles, and the journal does not say whether it is the partner's own.",
    ),
    unjudgedRule(
      "QR-26",
      "Use the partner of this answer, not of an earlier one.",
      "It is part of QR-13.",
    ),
  ],
};

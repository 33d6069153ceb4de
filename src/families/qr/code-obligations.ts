import * as rule from "../../conformance/rules";
import { answeredPath, sentPath } from "../../contract/member-path";
import type { InterfaceContract, Operation } from "../../contract/operation";
import { errors } from "./errors";
import * as qr from "./operations";

const { ruled } = rule;
const { "qr-code-expired": expired, "qr-code-used": used, "qr-code-busy": busy } = errors;

/** The payments of the three interfaces. */
export const payments = [qr.retailerPayment, qr.providerPayment, qr.partnerPayment] as const;

/** The code that a payment is for. */
export const tranId = sentPath(payments, "tranId");

/** Ids of some operations. */
export const idOf = (
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
export const codeRules = (contract: InterfaceContract) =>
  [codeRule, codeIsReturned, codeIsUsedOnce, codeGetsNoAdvice].map((one) => one(contract));

import { catalogue } from "../../contract/error-catalogue";

export const errors = catalogue({
  "parking-unknown": {
    status: 404,
    errorType: "ABSENT",
    message: "Not known",
    when: "no card has this number, or no payment waits for this advice",
  },
  "parking-credit-low": {
    status: 400,
    errorType: "DENIED",
    message: "Credit too low",
    when: "the card has less credit than is paid",
  },
  "parking-closed": {
    status: 400,
    errorType: "DENIED",
    message: "Payment is closed",
    when: "the payment was confirmed or reversed",
  },
});

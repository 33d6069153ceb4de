import { catalogue } from "../../contract/error-catalogue";

export const errors = catalogue({
  "parking-unknown": {
    status: 404,
    errorType: "ABSENT",
    message: "Not known",
    when: "no card has this number, or no payment waits for this advice",
  },
  "parking-denied": {
    status: 400,
    errorType: "DENIED",
    message: "Denied",
    when: "the card has less credit than is paid, or the payment was confirmed or reversed",
  },
});

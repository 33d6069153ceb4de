import { adapters } from "../family/adapters";
import { brokenAs } from "./history";

/** What is wrong with the form of a message, in every interface alike. */
const everyInterface = adapters.map(
  ({ interface: name, kinds }) => [name, Object.keys(kinds)[0] ?? ""] as const,
);

/** Refused as every family refuses a message that breaks the contract; QR tells the reason in the detail. */
const misshapen = {
  status: 400,
  answer: {
    errorType: "FORMAT_ERROR",
    errorMessage: "Invalid message",
    detailMessage: {
      reason: "FORMAT_ERROR",
      formatErrors: [{ field: "originator", msg: "must be an object", value: '"till 7"' }],
    },
  },
};

test.each(everyInterface)("%s: a message that breaks the contract is a failure", (name, kind) => {
  const reported = brokenAs(name, kind, (s) => [s.request(misshapen)]);
  expect(reported).toEqual([expect.stringMatching(/ fail$/)]);
});

/**
 * What is mutated whole each night, and the tests in process that must notice: fast ones, since each mutant meets them.
 * `without`: a part of the names of those that are too slow for it. `journals`: a test file that plays once, and whose
 * journals the mutants are given.
 */
export const rooms = {
  lifecycle: {
    mutate: ["src/lifecycle/{state,apply}.ts"],
    tests: ["src/lifecycle", "test/lifecycle"],
  },
  time: {
    mutate: ["src/time/*.ts", "!src/time/*.test.ts"],
    tests: ["src/time"],
  },
  journal: {
    mutate: ["src/journal/message-filter.ts"],
    tests: ["src/journal"],
  },
  money: {
    mutate: [
      "src/families/prepaid-utility/transactions/{amounts,purchase}.ts",
      "src/families/money-transfer/transactions/amounts.ts",
      "src/families/bill-payment/bills.ts",
      "src/families/bill-payment/transactions/{payment,refund}.ts",
      "src/families/gift-card/transactions/*.ts",
      "src/families/voucher/vouchers.ts",
    ],
    tests: ["test/money"],
  },
  conformance: {
    // The pages that show a verdict, and the schema that describes one, decide nothing. Of the other four the tests start
    // simulators: they are among the mutants that are drawn.
    mutate: [
      "src/conformance/**/*.ts",
      "!src/conformance/report/**",
      "!src/conformance/{broken-rules,jest-matchers,journal-file,provider-part,verdict-schema}.ts",
    ],
    tests: [
      "test/conformance/pure",
      ...[
        ...["client-obligations", "confirmed-amounts", "qr-codes", "refused-advices"],
        ...["rule-source", "rule-sources", "rules"],
      ].map((name) => `test/conformance/rules/${name}.test.ts`),
      ...[
        ...["null-members", "odd-histories", "order-names", "other-tills"],
        ...["told-otherwise", "trimmed", "two-forms"],
      ].map((name) => `test/conformance/scene/${name}.test.ts`),
      "test/conformance/kept-verdicts/played-verdicts.commit.ts",
      "test/conformance/kept-verdicts/example-verdicts.commit.ts",
    ],
    without: "further histories",
    journals: "test/conformance/kept-verdicts/played-verdicts.commit.ts",
  },
};

/**
 * The rooms whose tests start simulators, one a night in turn, and the tests that must notice: those that docs/testing.md names for the
 * room. `folder`: where it is below `src`, if that is not the name.
 */
export const servedRooms = {
  exchange: {
    tests: ["src/lifecycle", "test/exchange", "test/scenario", "test/lifecycle", "test/journal"],
  },
  door: { folder: "http/door", tests: ["src/http/door", "test/http", "test/hostile"] },
  server: { folder: "http/server", tests: ["src/http/server", "test/http", "test/hostile"] },
  control: { tests: ["test/control", "test/journal", "test/scenario"] },
  scenario: { tests: ["test/scenario", "test/control"] },
  store: { tests: ["src/store", "test/store", "test/control", "test/old-databases"] },
  contract: { tests: ["src/contract", "test/contract", "test/examples", "test/gift-card"] },
  journal: { tests: ["src/journal", "test/journal", "test/control"] },
  simulator: { tests: ["src/simulator", "test/hosting", "test/store", "test/control"] },
  conformance: { tests: ["test/conformance"] },
  onward: { tests: ["test/onward"] },
  upstream: { tests: ["test/upstream"] },
  explore: { tests: ["test/explore"] },
  "in-process": { tests: ["test/in-process", "test/explore"] },
  cli: { tests: ["test/cli"] },
  "gift-card": { folder: "families/gift-card", tests: ["test/gift-card", "test/money"] },
  airtime: { folder: "families/airtime", tests: ["test/airtime"] },
  voucher: { folder: "families/voucher", tests: ["test/voucher", "test/money"] },
  "prepaid-utility": {
    folder: "families/prepaid-utility",
    tests: ["test/prepaid-utility", "test/money"],
  },
  "bill-payment": { folder: "families/bill-payment", tests: ["test/bill-payment", "test/money"] },
  "money-transfer": {
    folder: "families/money-transfer",
    tests: ["test/money-transfer", "test/money"],
  },
  qr: { folder: "families/qr", tests: ["test/qr"] },
};

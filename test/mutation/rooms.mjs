/** What is mutated, and the tests in process that must notice: fast ones, since each mutant meets them. */
export const rooms = {
  lifecycle: {
    mutate: ["src/lifecycle/{state,transition,apply,records}.ts"],
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
      "src/families/prepaid-utility/transactions/{amounts,purchase,postings}.ts",
      "src/families/money-transfer/transactions/amounts.ts",
      "src/families/bill-payment/{bills,advised-amount}.ts",
      "src/families/bill-payment/transactions/{payment,refund}.ts",
      "src/families/gift-card/transactions/*.ts",
      "src/families/voucher/amounts.ts",
    ],
    tests: ["test/money"],
  },
  conformance: {
    // The pages that show a verdict, and the schema that describes one, decide nothing.
    mutate: [
      "src/conformance/**/*.ts",
      "!src/conformance/report/**",
      "!src/conformance/verdict-schema.ts",
    ],
    tests: ["test/conformance/pure"],
  },
};

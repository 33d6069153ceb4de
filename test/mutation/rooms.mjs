/** What is mutated, and the tests in process that must notice: fast ones, since each mutant meets them. */
export const rooms = {
  lifecycle: {
    mutate: ["src/lifecycle/{state,transition,apply}.ts"],
    tests: ["src/lifecycle", "test/lifecycle"],
  },
};

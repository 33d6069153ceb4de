import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "dist/",
      "types/",
      "node_modules/",
      "coverage/",
      ".nightly/",
      "test/eleventh/",
      "test/extra/operation/",
      "test/extra/maintenance.ts",
    ],
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines": ["error", { max: 400 }],
      "max-lines-per-function": ["error", { max: 50, skipComments: true, skipBlankLines: true }],
      "max-depth": ["error", 3],
      "max-params": ["error", 4],
      complexity: ["error", 12],
      "no-console": "error",
      "no-duplicate-imports": "error",
      "no-restricted-properties": [
        "error",
        {
          object: "AbortSignal",
          property: "any",
          message: "It leaves something at each of its signals for as long as that lives.",
        },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // A cast says what is known; `!` only that somebody hoped.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/dot-notation": "off",
      // A family's entities are a type: an interface has no index, by which those who know no family look at them.
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      // The type is named at the call, where the entity type is known.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
    },
  },
  {
    // A describe() block is a list of cases, not one function that does many things.
    files: ["test/**/*.ts", "**/*.test.ts"],
    rules: {
      "max-lines": ["error", { max: 700 }],
      "max-lines-per-function": "off",
      "max-params": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["test/browser/**/*.ts", "**/*.browser.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          property: "waitForFunction",
          message:
            "It evaluates its text again in the page, where the CSP forbids that: wait for a locator.",
        },
        {
          object: "page",
          property: "url",
          message: "It may still be the address before a key was pressed: use addressOf(page).",
        },
      ],
    },
  },
);

import { type FamilyObligations, judgedInterfaces } from "../../src/conformance/rules/family-rules";
import { families } from "../../src/families";

/** What the clients of each family owe. Loaded at once: lists of cases are made before anything is awaited. */
export const obligations = families.map(
  ({ name }) =>
    jest.requireActual<{ obligations: FamilyObligations }>(`../../src/families/${name}/obligations`)
      .obligations,
);

/** Every interface with its rules. */
export const judged = obligations.flatMap(judgedInterfaces);

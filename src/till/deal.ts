import type { Trouble } from "./behaviour";
import type { OperationExample } from "./example";

/** Something that a till sells: a request, and the advices that close it. */
export interface Deal {
  request: OperationExample;
  confirmation?: OperationExample;
  reversal?: OperationExample;
}

/** What can be sold over an interface. */
export function dealsOf(examples: readonly OperationExample[]): Deal[] {
  const adviceOf = (
    { transaction }: OperationExample,
    advice: "confirmation" | "reversal",
  ): OperationExample | undefined =>
    examples.find((one) => one.transaction === transaction && one.advice === advice);
  return examples
    .filter(({ kind }) => kind === "request")
    .map((request) => {
      const confirmation = adviceOf(request, "confirmation");
      const reversal = adviceOf(request, "reversal");
      return { request, ...(confirmation && { confirmation }), ...(reversal && { reversal }) };
    });
}

/** A scenario that brings a deal into trouble, once. */
interface TroubleScenario {
  name: string;
  title: string;
  interface: string;
  rules: object[];
}

const faults: Readonly<Record<Exclude<Trouble, "none">, object>> = {
  lost: { when: "after", kind: "status", status: 504 },
  refused: { when: "before", kind: "status", status: 400 },
  unanswered: { when: "before", kind: "status", status: 504 },
};

/** The scenario that brings a deal into this trouble. */
export function troubleScenario(
  { request, confirmation, reversal }: Deal,
  trouble: Exclude<Trouble, "none">,
): TroubleScenario {
  const struck = trouble === "unanswered" ? [confirmation, reversal] : [request];
  return {
    name: `till-${trouble}`,
    title: "Trouble for the till",
    interface: request.interface,
    rules: struck.flatMap((one) =>
      one === undefined
        ? []
        : [{ on: { operation: one.operation }, times: 1, fault: faults[trouble] }],
    ),
  };
}

import type { InterfaceContract, Operation } from "../../src/contract/operation";

const operation = (id: string, parts: Partial<Operation>): Operation => ({
  id, method: "POST", path: `/${id}/{id}`, idParameter: "id", kind: "lookup", requestType: id.toUpperCase(), body: {}, success: { 201: null }, errors: {}, ...parts,
}) as unknown as Operation;

/** An interface with two kinds of transaction, a refund that names a sale, a lookup, a trial, a question and a scan. */
export const toy = {
  name: "toy", title: "Toy", version: "1.0.0", basePath: "/toy",
  operations: [
    operation("sell", { kind: "request", transaction: "sale" }),
    operation("confirmSale", { kind: "advice", transaction: "sale", advice: "confirmation" }),
    operation("reverseSale", { kind: "advice", transaction: "sale", advice: "reversal" }),
    operation("refund", { kind: "request", transaction: "refund" }),
    operation("confirmRefund", { kind: "advice", transaction: "refund", advice: "confirmation" }),
    operation("reverseRefund", { kind: "advice", transaction: "refund", advice: "reversal" }),
    operation("balance", {}),
    operation("trial", {}),
    operation("whatBecame", { method: "GET", body: undefined }),
    operation("scan", { kind: "notification" } as unknown as Partial<Operation>),
    operation("reset", { kind: "administration" }),
  ],
} as unknown as InterfaceContract;

/** The same without confirmations: what is sold once is sold. */
export const reversalsOnly = { ...toy, name: "bare", operations: toy.operations.filter(({ advice }) => advice !== "confirmation") } as InterfaceContract;

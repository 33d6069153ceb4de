import { annotated, text } from "../contract/schema";
import { limits } from "../limits/limits";

/** What the values of a member name: the JSON Schema of scenario files lists them. */
export type Named = "interface" | "operation";

const nameOf = (named: Named) => annotated(text(limits.nameLength), { "x-names": named });

/** The name of an interface. */
export const InterfaceName = nameOf("interface");

/** The name of an operation, as the contract or its OpenAPI document has it. */
export const OperationName = nameOf("operation");

import type { Deal } from "../../till/deal";
import type { OperationExample } from "../../till/example";
import type { OpenApiDocument } from "../form/schema";

/** What the messages of an interface are made with. */
export interface Wares {
  document: OpenApiDocument;
  examples: readonly OperationExample[];
  deals: readonly Deal[];
}

import { answering } from "../../kit/family";
import { requestAccountInfo, requestPolicyInfo, requestTrafficFineInfo } from "../operations";
import { bill } from "./bill";

/** What answers the lookups of the family. */
export const lookups = answering(
  [requestPolicyInfo, requestTrafficFineInfo, requestAccountInfo],
  bill,
);

import type { Verdict } from "../../conformance/verdict";
import { ownJson } from "../../own-json";

/** A verdict on its way from the thread that makes it. */
export const verdictJson = ownJson<Verdict>();

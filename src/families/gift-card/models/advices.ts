import {
  Amounts,
  earlyAdviceFields,
  reversalFields,
  tenderFields,
  traceFields,
} from "../../../contract/models";
import { model, optional } from "../../../contract/schema";
import { type Form, onlyU } from "./form";

/** Advices and their acknowledgements (contract 3, Gift card). */
export function adviceModels(form: Form) {
  const advice = {
    ...earlyAdviceFields,
    ...onlyU(form, { ...traceFields, amounts: optional(Amounts) }),
  };
  const confirmation = (name: string) => model(name, advice);
  const reversal = (name: string) => model(name, { ...advice, ...reversalFields });
  const tenderConfirmation = (name: string) =>
    model(name, { ...advice, ...tenderFields }, { documented: ["tenders"] });
  return {
    ActivationConfirmation: tenderConfirmation("ActivationConfirmation"),
    ActivationReversal: reversal("ActivationReversal"),
    LoadConfirmation: tenderConfirmation("LoadConfirmation"),
    LoadReversal: reversal("LoadReversal"),
    RedemptionConfirmation: confirmation("RedemptionConfirmation"),
    RedemptionReversal: reversal("RedemptionReversal"),
    VoidConfirmation: confirmation("VoidConfirmation"),
    VoidReversal: reversal("VoidReversal"),
    ReplaceConfirmation: confirmation("ReplaceConfirmation"),
    ReplaceReversal: reversal("ReplaceReversal"),
    TransferConfirmation: confirmation("TransferConfirmation"),
    TransferReversal: reversal("TransferReversal"),
    BasicAdvice: confirmation("BasicAdvice"),
    BasicAdviceResponse: confirmation("BasicAdviceResponse"),
  };
}

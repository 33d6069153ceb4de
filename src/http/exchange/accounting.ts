import type { UnitOfWork } from "../../store";
import { type Decision, type Passage, messageIdOf } from "./passage";
import { accountOf, keep, plannedOutcome, sendingOf } from "./record";

export function account(passage: Passage, unit: UnitOfWork, decision: Decision): void {
  if (passage.copyOf !== undefined) {
    keep(
      passage,
      accountOf(passage, "discarded", {}, "hold" in decision ? undefined : decision.answer),
    );
    return;
  }
  if ("hold" in decision) {
    keep(passage, accountOf(passage, "held", {}, undefined));
    return;
  }
  const sending = sendingOf(passage, decision);
  const outcome = plannedOutcome(sending);
  if (decision.recorded === true && decision.fault !== undefined) {
    const answered = outcome === "answered" ? (sending.answer?.status ?? null) : null;
    passage.services.store.messages.setAnswered(
      unit.space.storage,
      messageIdOf(passage) ?? "",
      answered,
    );
  }
  keep(passage, accountOf(passage, outcome, sending, decision.answer));
}

import type { UnitOfWork } from "../../store";
import type { Decision, Progress } from "./progress";
import { accountOf, keep, plannedOutcome, sendingOf } from "./record";

export function account(progress: Progress, unit: UnitOfWork, decision: Decision): void {
  if (progress.copyOf !== undefined) {
    keep(
      progress,
      accountOf(progress, "discarded", {}, "hold" in decision ? undefined : decision.answer),
    );
    return;
  }
  if ("hold" in decision) {
    keep(progress, accountOf(progress, "held", {}, undefined));
    return;
  }
  const sending = sendingOf(progress, decision);
  const outcome = plannedOutcome(sending);
  if (decision.recorded === true && decision.fault !== undefined) {
    const answered = outcome === "answered" ? (sending.answer?.status ?? null) : null;
    progress.services.store.messages.setAnswered(
      unit.space.storage,
      progress.message.id ?? "",
      answered,
    );
  }
  keep(progress, accountOf(progress, outcome, sending, decision.answer));
}

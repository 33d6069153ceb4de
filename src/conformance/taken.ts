import type { Check } from "./obligation";
import type { Message, Scene } from "./scene";

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids that a message names, whatever for. */
function idsIn({ exchange: { messageId, requestId, path, request } }: Message): (string | null)[] {
  const text = `${path} ${JSON.stringify(request.body ?? null)}`.toLowerCase();
  return [messageId, requestId, ...(text.match(uuids) ?? [])];
}

/** What is about a transaction that a reset took away cannot be told, whether it looks right or wrong. */
export function sparingTaken(scene: Scene, checks: readonly Check[]): Check[] {
  const { taken, messages } = scene;
  if (taken.size === 0) return [...checks];
  const naming = new Set(messages.filter((message) => idsIn(message).some((id) => id !== null && taken.has(id))).map(({ exchange }) => exchange.number));
  const isAboutTaken = ({ subject, evidence }: Check): boolean => taken.has(subject) || evidence.some(({ number }) => naming.has(number));
  return checks.map((check) => (isAboutTaken(check) && check.outcome !== "error"
    ? { outcome: "inconclusive", subject: check.subject, text: `${check.text}: cannot be told, a reset took away what came before`, evidence: check.evidence } : check));
}

import { query } from "./addresses";
import { FilterRefused, saidIn } from "../journal/message-filter";
import { visibleText } from "./text";

/** The texts that the filter of the address asks for. */
function wanted(): readonly string[] {
  try {
    return saidIn(query.value.get("filter") ?? "");
  } catch (error) {
    if (error instanceof FilterRefused) return [];
    throw error;
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A text in which every character can be seen, and what the filter of the address asks for is marked. */
export function Found({ text }: { text: string }) {
  const shown = visibleText(text);
  const words = wanted();
  if (words.length === 0) return <>{shown}</>;
  // With a group in it, every second part is one that was found.
  const parts = shown.split(new RegExp(`(${words.map(escaped).join("|")})`, "gi"));
  return <>{parts.map((part, at) => (at % 2 === 1 ? <mark>{part}</mark> : part))}</>;
}

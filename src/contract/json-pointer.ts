import { hasMembers, memberOf } from "./member";

const unescape = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** The member names of a JSON pointer. */
export const pointerParts = (pointer: string): string[] =>
  pointer.split("/").slice(1).map(unescape);

function parentAt(value: unknown, parts: readonly string[]): Record<string, unknown> {
  const parent = parts.reduce(memberOf, value);
  if (!hasMembers(parent)) throw new Error(`nothing is at ${parts.join("/")}`);
  return parent;
}

/** Puts `replacement` where the pointer points; its parent must be there. */
export function replaceAt(value: unknown, pointer: string, replacement: unknown): void {
  const parts = pointerParts(pointer);
  const last = parts.pop();
  if (last !== undefined) parentAt(value, parts)[last] = replacement;
}

/** Takes away the member to which the pointer points. */
export function removeAt(value: unknown, pointer: string): void {
  const parts = pointerParts(pointer);
  const last = parts.pop();
  if (last !== undefined) Reflect.deleteProperty(parentAt(value, parts), last);
}

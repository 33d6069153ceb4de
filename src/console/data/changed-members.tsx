import type { EntityHistoryEntry } from "../../control/data/entities";
import { visibleText } from "../text";

type MemberChange = Pick<EntityHistoryEntry, "before" | "after" | "notKept">;

/** Members that are named at most; the entity has them all. */
const mostMembers = 6;

/** What a change did to an entity, member by member. */
export function ChangedMembers({ change: { before, after, notKept } }: { change: MemberChange }) {
  if (notKept !== undefined) return <>{notKept}</>;
  if (before === undefined) return <>added</>;
  if (after === undefined) return <>removed</>;
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return (
    <>
      {names.slice(0, mostMembers).map((name) => (
        <span class="member">
          {name} <code>{valueText(was.get(name))}</code> → <code>{valueText(is.get(name))}</code>
        </span>
      ))}
      {names.length > mostMembers && `and ${names.length - mostMembers} more`}
    </>
  );
}

/** Characters of a value that are shown at most. */
const mostCharacters = 60;

function valueText(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return visibleText(text.length > mostCharacters ? `${text.substring(0, mostCharacters)}…` : text);
}

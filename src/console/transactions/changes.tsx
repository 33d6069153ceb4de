import { Id } from "../marks";
import { addresses } from "../place";
import { seen } from "../text";
import type { EntityChange } from "./steps";

/** What a message did to entities, member by member. */
export const Changes = ({ changes }: { changes: readonly EntityChange[] }) =>
  changes.length === 0 ? null : (
    <ul class="changes">
      {changes.map((change) => (
        <li>
          {change.type}{" "}
          <Id id={change.key} href={addresses.data(change.family, change.type, change.key)} />
          {": "}
          {change.notKept ?? <Members change={change} />}
        </li>
      ))}
    </ul>
  );

/** Members that are named at most; the entity has them all. */
const mostMembers = 6;

function Members({ change: { before, after } }: { change: EntityChange }) {
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
  return seen(text.length > mostCharacters ? `${text.substring(0, mostCharacters)}…` : text);
}

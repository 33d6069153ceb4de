import type { EntityHistoryEntry } from "../../control/data/entities";
import { type FormSchema, isMinorUnits, membersOf } from "../form/schema";
import type { MoneyAmount } from "../../contract/values/currencies";
import { Money } from "../marks";
import { visibleText } from "../text";

/** A member of an entity. */
interface EntityMember {
  value: unknown;
  schema: FormSchema | undefined;
  /** That of the entity. */
  currency: unknown;
}

/** Whether the schema is that of an amount with a currency of its own. */
export const isAmount = ({ properties = {} }: FormSchema): boolean =>
  "amount" in properties && "currency" in properties;

/** The amount that a member is; undefined: it is none. */
function amountIn({ value, schema, currency }: EntityMember): MoneyAmount | undefined {
  if (typeof currency === "string" && isMinorUnits(value, schema))
    return { amount: value, currency };
  const { amount, currency: own } = membersOf(value);
  return typeof amount === "number" && typeof own === "string"
    ? { amount, currency: own }
    : undefined;
}

/** A member that is no amount. */
const memberText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** A member of an entity in a line; minor units as a person reads them. */
export function MemberValue(member: EntityMember) {
  if (member.value === undefined) return null;
  const amount = amountIn(member);
  return amount ? <Money amount={amount} /> : <>{visibleText(memberText(member.value))}</>;
}

type MemberChange = Pick<EntityHistoryEntry, "before" | "after" | "notKept">;

interface ChangedMembersParts {
  change: MemberChange;
  /** That of the entity; undefined: it is not known. */
  schema: FormSchema | undefined;
  /** That of the entity. */
  currency: unknown;
}

/** Members that are named at most; the entity has them all. */
const mostMembers = 6;

/** What a change did to an entity, member by member. */
export function ChangedMembers({ change, schema, currency }: ChangedMembersParts) {
  const { before, after, notKept } = change;
  if (notKept !== undefined) return <>{notKept}</>;
  if (before === undefined) return <>added</>;
  if (after === undefined) return <>removed</>;
  const [was, is] = [membersOf(before), membersOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const side = (members: Readonly<Record<string, unknown>>, name: string) => (
    <Side value={members[name]} schema={schema?.properties?.[name]} currency={currency} />
  );
  return (
    <>
      {names.slice(0, mostMembers).map((name) => (
        <span class="member">
          {name} {side(was, name)} → {side(is, name)}
        </span>
      ))}
      {names.length > mostMembers && `and ${names.length - mostMembers} more`}
    </>
  );
}

/** Characters of a value that are shown at most. */
const mostCharacters = 60;

/** A member before or after a change. */
function Side(member: EntityMember) {
  const amount = amountIn(member);
  if (amount !== undefined) return <Money amount={amount} />;
  const text = member.value === undefined ? "none" : memberText(member.value);
  const shown = text.length > mostCharacters ? `${text.substring(0, mostCharacters)}…` : text;
  return <code>{visibleText(shown)}</code>;
}

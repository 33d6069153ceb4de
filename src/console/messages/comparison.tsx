import { useSignal } from "@preact/signals";
import type { Exchange } from "../../journal/exchange";
import type { MessageComparison } from "../../control/messages/comparison";
import { addresses, query } from "../addresses";
import { fetchAnswer } from "../api";
import { Read, useRead } from "../reading";
import { StackedTable } from "../stacked-table";
import { visibleText } from "../text";

type Sides = Record<"left" | "right", Exchange>;

const keyOf = ({ name, number }: Exchange): string => name ?? String(number);

async function readComparison(left: string, right: string): Promise<DifferencesParts> {
  const read = (number: string) =>
    fetchAnswer("GET /messages/{number}", { params: { number }, query: { judged: false } });
  const [comparison, one, other] = await Promise.all([
    fetchAnswer("GET /compare", { query: { left, right } }),
    read(left),
    read(right),
  ]);
  return { comparison, sides: { left: one, right: other } };
}

/** The members in which two messages differ; those that always do are folded. */
export function Page() {
  const [left, right] = [query.value.get("left") ?? "", query.value.get("right") ?? ""];
  const { value, reading } = useRead(() => readComparison(left, right), { of: [left, right] });
  return (
    <>
      <h1>Two messages</h1>
      <p>
        <a href={addresses.messages()}>All messages</a>
      </p>
      <Read of={reading} thing="how they differ">
        {value.value && <Differences {...value.value} />}
      </Read>
    </>
  );
}

interface DifferencesParts {
  comparison: MessageComparison;
  sides: Sides;
}

const Differences = ({ comparison: { members, folded }, sides }: DifferencesParts) => (
  <>
    <p>
      <MessageLink of={sides.left} /> and <MessageLink of={sides.right} />
    </p>
    {members.length === 0 ? (
      <p>
        <strong>They are the same</strong>
        {folded.length > 0 && ", but for ids, times and references"}.
      </p>
    ) : (
      <MemberTable label="Members that differ" members={members} sides={sides} />
    )}
    {folded.length > 0 && <FoldedMembers names={folded} shown={members} sides={sides} />}
  </>
);

interface FoldedParts {
  /** The members that are shown anyway. */
  shown: MessageComparison["members"];
  sides: Sides;
}

/** The members that always differ: their values are read when they are asked for. */
function FoldedMembers({ names, shown, sides }: FoldedParts & { names: readonly string[] }) {
  const isOpen = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        {names.length}{" "}
        {names.length === 1
          ? "id, time or reference, which always differs"
          : "ids, times and references, which always differ"}
        : <span class="quiet">{names.map(visibleText).join(", ")}</span>
      </summary>
      {isOpen.value && <OpenMembers shown={shown} sides={sides} />}
    </details>
  );
}

function OpenMembers({ shown, sides }: FoldedParts) {
  const [left, right] = [keyOf(sides.left), keyOf(sides.right)];
  const { value, reading } = useRead(
    () => fetchAnswer("GET /compare", { query: { left, right, folded: false } }),
    { of: [left, right] },
  );
  const others = value.value?.members.filter(({ path }) => !shown.some((one) => one.path === path));
  return (
    <Read of={reading} thing="all members">
      {others && <MemberTable label="Ids, times and references" members={others} sides={sides} />}
    </Read>
  );
}

interface MemberTableParts extends Pick<MessageComparison, "members"> {
  label: string;
  sides: Sides;
}

const MemberTable = ({ label, members, sides: { left, right } }: MemberTableParts) => (
  <StackedTable
    label={label}
    headings={["member", <MessageLink of={left} />, <MessageLink of={right} />]}
  >
    {members.map((member) => (
      <tr role="row" key={member.path}>
        <td role="cell">
          <code>{visibleText(member.path)}</code>
        </td>
        <td role="cell">
          <Value of={member.left} side={left} />
        </td>
        <td role="cell">
          <Value of={member.right} side={right} />
        </td>
      </tr>
    ))}
  </StackedTable>
);

const MessageLink = ({ of }: { of: Exchange }) => (
  <a href={addresses.message(of)}>
    {of.number} {of.operation}
  </a>
);

/** A value; where cells are stacked, after the number of its message. */
const Value = ({ of, side: { number } }: { of: unknown; side: Exchange }) => (
  <>
    <span class="stacked-heading quiet">{number}: </span>
    {of === undefined ? (
      <span class="quiet">not there</span>
    ) : (
      <code>{visibleText(typeof of === "string" ? of : JSON.stringify(of))}</code>
    )}
  </>
);

import { Id } from "../marks";
import { addresses } from "../place";
import { ChangedMembers } from "../changed-members";
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
          <ChangedMembers change={change} />
        </li>
      ))}
    </ul>
  );

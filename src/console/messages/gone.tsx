import { addresses } from "../addresses";
import { ApiRefusal, shownUser } from "../api";
import type { Failure } from "../reading";
import { showLinkedUser } from "../session";
import { undo } from "../status";
import { visibleText } from "../text";

interface OfAnotherParts {
  thing: string;
  /** Whose data space it is in. */
  user: string | undefined;
}

/** Says that what an address names is in another data space. */
export const OfAnother = ({ thing, user = "" }: OfAnotherParts) => (
  <div class="notice warn" role="alert">
    <p>
      This {thing} is in the data space of user <code>{visibleText(user)}</code>. This tab shows
      that of <code>{shownUser.value}</code>.
    </p>
    <button
      type="button"
      onClick={() => {
        showLinkedUser(user);
      }}
    >
      Show the other one
    </button>
  </div>
);

interface GoneParts {
  thing: string;
  failure: Failure | undefined;
}

/** Says what dropped something, and offers to take that back. */
export function GoneNotice({ thing, failure }: GoneParts) {
  const refused = failure?.error instanceof ApiRefusal ? failure.error : undefined;
  return (
    <p class="notice bad" role="alert">
      This {thing} is gone: {refused?.message}.{" "}
      {refused?.detail.undo === true && (
        <button type="button" class="small" onClick={() => void undo()}>
          Undo
        </button>
      )}{" "}
      <a href={addresses.messages()}>All messages</a>
    </p>
  );
}

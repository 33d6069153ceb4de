import { credentials, showLinkedUser } from "./api";
import { linkedUser } from "./place";
import { seen } from "./text";

/**
 * Asks before a link shows the data space of another user: whoever is signed in may have followed a link of somebody
 * else's page.
 */
export function LinkedUser() {
  const user = linkedUser.value;
  const current = credentials.value?.user;
  if (user === "" || user === current) return null;
  return (
    <div class="notice" role="alert">
      <p>
        A link asks for the data space of user <code>{seen(user)}</code>. This tab shows that of{" "}
        <code>{current}</code>.
      </p>
      <div class="group">
        <button type="button" onClick={() => void showLinkedUser().catch(() => undefined)}>
          Show the other one
        </button>
        <button
          type="button"
          onClick={() => {
            linkedUser.value = "";
          }}
        >
          Stay here
        </button>
      </div>
    </div>
  );
}

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { SnapshotEntry } from "../../store";
import { ask, fetchAnswer } from "../api";
import { fullTime } from "../moment";
import { Read, newReading } from "../reading";
import { doing } from "../status";

/** The snapshots of the data space: take, restore and remove. */
export function Snapshots() {
  const list = useSignal<readonly SnapshotEntry[] | undefined>(undefined);
  const reading = useMemo(
    () =>
      newReading(
        () => fetchAnswer("GET /snapshots"),
        (found) => {
          list.value = found;
        },
      ),
    [],
  );
  useEffect(() => {
    reading.again();
    return reading.end;
  }, []);
  const act: Acting["act"] = (done, route, name) => {
    void doing(done, async () => {
      await ask(route, { params: { name } });
      reading.again();
    });
  };
  return (
    <>
      <p class="quiet">A snapshot keeps everything but the messages.</p>
      <Take act={act} />
      <Read
        of={reading}
        thing="snapshots"
        isEmpty={list.value?.length === 0}
        empty="This data space has no snapshot yet: take one."
      >
        <ul>
          {list.value?.map((one) => (
            <SnapshotRow key={one.name} one={one} act={act} />
          ))}
        </ul>
      </Read>
    </>
  );
}

interface Acting {
  act: (
    done: string,
    route: "PUT /snapshots/{name}" | "POST /snapshots/{name}/restore" | "DELETE /snapshots/{name}",
    name: string,
  ) => void;
}

function Take({ act }: Acting) {
  const name = useSignal("");
  return (
    <form
      class="group"
      onSubmit={(event) => {
        event.preventDefault();
        act(`The snapshot ${name.value} was taken`, "PUT /snapshots/{name}", name.value);
        name.value = "";
      }}
    >
      <label>
        Name{" "}
        <input
          required
          pattern="[a-z0-9\-]{1,64}"
          title="Small letters, digits and hyphens"
          value={name}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit">Take</button>
    </form>
  );
}

const SnapshotRow = ({ one: { name, takenAt }, act }: Acting & { one: SnapshotEntry }) => (
  <li>
    <span>
      <code>{name}</code> <span class="quiet">{fullTime(takenAt)}</span>
    </span>
    <span>
      <button
        type="button"
        class="small"
        aria-label={`Restore ${name}`}
        onClick={() => {
          act(`The snapshot ${name} was restored`, "POST /snapshots/{name}/restore", name);
        }}
      >
        Restore
      </button>{" "}
      <button
        type="button"
        class="small"
        aria-label={`Remove ${name}`}
        onClick={() => {
          act(`The snapshot ${name} was removed`, "DELETE /snapshots/{name}", name);
        }}
      >
        Remove
      </button>
    </span>
  </li>
);

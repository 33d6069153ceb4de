import type { EntityDetail } from "../../control/data/entities";
import { ChangedMembers } from "../changed-members";
import { Moment } from "../moment";
import { addresses } from "../place";

type Entry = EntityDetail["history"][number];

/** What changed an entity, the newest first. */
export const History = ({ history }: { history: readonly Entry[] }) => (
  <section>
    <h2>History</h2>
    {history.length === 0 ? (
      <p class="quiet">
        Nothing has changed it since the fixtures, as far as the messages go back.
      </p>
    ) : (
      <div class="scroll stacked" role="region" aria-label="History" tabIndex={0}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                when
              </th>
              <th role="columnheader" scope="col">
                by
              </th>
              <th role="columnheader" scope="col">
                change
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {[...history].reverse().map((entry) => (
              <tr role="row">
                <td role="cell">
                  <Moment time={entry.at} />
                </td>
                <td role="cell">
                  <By entry={entry} />
                </td>
                <td role="cell">
                  <ChangedMembers change={entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const changers: Readonly<Record<Exclude<Entry["by"], "message">, string>> = {
  tester: "the tester",
  time: "the clock",
  partner: "the partner",
};

const By = ({ entry: { by, exchange } }: { entry: Entry }) => {
  if (by !== "message") return <>{changers[by]}</>;
  if (exchange === undefined) return <>a message</>;
  return <a href={addresses.message(exchange)}>message {exchange}</a>;
};

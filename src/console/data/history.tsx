import type { EntityDetail } from "../../http/control/test-data";
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
      <div class="scroll" role="region" aria-label="History" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">when</th>
              <th scope="col">by</th>
              <th scope="col">change</th>
            </tr>
          </thead>
          <tbody>
            {[...history].reverse().map((entry) => (
              <tr>
                <td>
                  <Moment time={entry.at} />
                </td>
                <td>
                  <By entry={entry} />
                </td>
                <td>
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

import { Marked, type Tone } from "../marks";
import { addresses } from "../place";
import { seen } from "../text";
import { type Sent, queue, sent } from "./at-work";

const resultOf = ({ answer }: Sent): { word: string; mark: string; tone: Tone } => {
  if (answer === undefined) return { word: "on its way", mark: "◌", tone: "quiet" };
  if (answer === null) return { word: "no answer", mark: "✕", tone: "bad" };
  const word = String(answer.status);
  if (answer.status < 300) return { word, mark: "●", tone: "good" };
  return answer.status < 500 ? { word, mark: "⊘", tone: "warn" } : { word, mark: "✕", tone: "bad" };
};

const json = (value: unknown): string =>
  seen(typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** What this page has sent, newest first, each with its answer as it came. */
export const SentMessages = () => (
  <section>
    <h2>Sent</h2>
    {sent.value.length === 0 && <p class="quiet">Nothing yet.</p>}
    {sent.value.map((one, at) => (
      <details key={one.number} open={at === 0}>
        <summary>
          <Marked {...resultOf(one)} /> <code>{one.message.operation}</code>{" "}
          <span class="quiet">
            {one.message.method} {seen(one.message.path)}
          </span>
        </summary>
        <p>
          <a href={addresses.messages(`id:${one.message.id}`)}>In the messages</a>
        </p>
        <div class="sent-panes">
          {one.message.body !== undefined && <Pane name="request" value={one.message.body} />}
          {one.answer?.body !== undefined && <Pane name="answer" value={one.answer.body} />}
        </div>
      </details>
    ))}
  </section>
);

const Pane = ({ name, value }: { name: string; value: unknown }) => (
  <div>
    <span class="label">{name}</span>
    <pre tabIndex={0} role="region" aria-label={name}>
      {json(value)}
    </pre>
  </div>
);

const states = { waiting: "warn", final: "good", "given up": "bad" } as const;
const stateMarks = { waiting: "◐", final: "●", "given up": "✕" } as const;

/** The advices of the till, newest first. */
export const Queue = () => (
  <section>
    <h2>Advices</h2>
    {queue.value.length === 0 ? (
      <p class="quiet">None. A till sends one after each request whose outcome asks for it.</p>
    ) : (
      <div class="scroll stacked" role="region" aria-label="Advices" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">advice</th>
              <th scope="col">deliveries</th>
              <th scope="col">state</th>
            </tr>
          </thead>
          <tbody>
            {[...queue.value].reverse().map((advice) => (
              <tr>
                <td>
                  <a href={addresses.messages(`id:${advice.message.id}`)}>
                    <code>{advice.message.operation}</code>
                  </a>
                </td>
                <td>{advice.deliveries.map((status) => status ?? "no answer").join(", ")}</td>
                <td>
                  <Marked
                    mark={stateMarks[advice.state]}
                    tone={states[advice.state]}
                    word={advice.state}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

import type { DiagnosedRequest } from "../../journal/unmatched-request";
import { visibleText } from "../text";

/** What is said about something that was refused. */
export type DiagnosisParts = Pick<
  DiagnosedRequest,
  "sentence" | "advice" | "compared" | "raw" | "mark"
>;

/** What is wrong, what to do, what was sent beside what is wanted, and the text with the wrong part marked. */
export const Diagnosis = ({
  of: { sentence, advice, compared, raw, mark },
}: {
  of: DiagnosisParts;
}) => (
  <div class="diagnosis">
    <p>
      <strong>{visibleText(sentence)}</strong> {visibleText(advice)}
    </p>
    {compared.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">sent</th>
            <th scope="col">wanted</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ sent, wanted }) => (
            <tr>
              <td>
                <Part text={sent} />
              </td>
              <td>
                <Part text={wanted} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {raw !== undefined && <MarkedText text={raw} mark={mark} />}
  </div>
);

const Part = ({ text }: { text: string }) =>
  text === "" ? <span class="quiet">nothing</span> : <code>{visibleText(text)}</code>;

/** A text that came, with the part of it that is wrong. */
const MarkedText = ({
  text,
  mark = { from: 0, to: 0 },
}: { text: string } & Pick<DiagnosisParts, "mark">) => (
  <pre class="example" tabIndex={0} aria-label="What came">
    {visibleText(text.slice(0, mark.from))}
    {mark.to > mark.from && <mark>{visibleText(text.slice(mark.from, mark.to))}</mark>}
    {visibleText(text.slice(mark.to))}
  </pre>
);

import type { ComponentChildren } from "preact";
import type { Exchange } from "../journal/exchange";
import { Found } from "./search";
import { jsonText, resultOf, visibleText } from "./text";

/** A message and its answer, side by side where there is room. */
export const Panes = ({ exchange }: { exchange: Exchange }) => {
  const { method, path, request, answer, made } = exchange;
  return (
    <div class="panes">
      <Pane title="Request" line={`${method} ${path}`} headers={request.headers}>
        {request.raw === undefined ? (
          <Body name="request" value={request.body} />
        ) : (
          <RawBody request={request} raw={request.raw} />
        )}
      </Pane>
      <Pane title="Answer" line={resultOf(exchange)}>
        <Body name="answer" value={answer} />
        {made !== undefined && (
          <>
            <h3>What would have been answered</h3>
            <p class="line">
              <code>{made.status}</code>
            </p>
            <Body name="answer that was made" value={made.body} />
          </>
        )}
      </Pane>
    </div>
  );
};

interface PaneParts {
  title: string;
  line: string;
  headers?: Record<string, string>;
  children: ComponentChildren;
}

const Pane = ({ title, line, headers = {}, children }: PaneParts) => (
  <section class="pane" aria-label={title}>
    <h2>{title}</h2>
    <p class="line">
      <code>
        <Found text={line} />
      </code>
    </p>
    {Object.keys(headers).length > 0 && (
      <dl class="headers">
        {Object.entries(headers).map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>
              <code>
                <Found text={value} />
              </code>
            </dd>
          </>
        ))}
      </dl>
    )}
    {children}
  </section>
);

const Body = ({ name, value }: { name: string; value: unknown }) =>
  value === undefined ? (
    <p class="quiet">No body.</p>
  ) : (
    <pre tabIndex={0} role="region" aria-label={`Body of the ${name}`}>
      <Found text={jsonText(value)} />
    </pre>
  );

interface RawTextParts {
  request: Exchange["request"];
  raw: string;
}

/** A body that is not JSON, with the place where it stops being that. */
const RawBody = ({ request: { headers, mistake }, raw }: RawTextParts) => (
  <>
    <p class="mark bad wraps">
      {mistake === undefined
        ? "The body was not taken."
        : `The body is not JSON. Line ${mistake.line}, column ${mistake.column}: ${visibleText(mistake.text)}.`}
    </p>
    <p class="quiet">
      Content type: <code>{visibleText(headers["content-type"] ?? "none was sent")}</code>
    </p>
    <pre tabIndex={0} role="region" aria-label="Body of the request, as it came">
      <MarkedBody raw={raw} mistake={mistake} />
    </pre>
  </>
);

/** The text, in which the character is marked where the mistake is. */
function MarkedBody({
  raw,
  mistake,
}: {
  raw: string;
  mistake: RawTextParts["request"]["mistake"];
}) {
  const at = mistake === undefined ? undefined : offsetOf(raw, mistake);
  if (at === undefined) return <>{visibleText(raw)}</>;
  const [character = " "] = raw.slice(at);
  return (
    <>
      {visibleText(raw.slice(0, at))}
      <mark title={visibleText(mistake?.text ?? "")}>{visibleText(character)}</mark>
      {visibleText(raw.slice(at + character.length))}
    </>
  );
}

/** Where a line and a column are in a text; undefined: what is masked before them has moved them. */
function offsetOf(
  raw: string,
  { line, column }: { line: number; column: number },
): number | undefined {
  const lines = raw.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const at = before + column - 1;
  const isMoved = (lines[line - 1] ?? "").slice(0, column).includes("[masked]");
  return isMoved || at > raw.length ? undefined : at;
}

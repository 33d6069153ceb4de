import type { ComponentChildren } from "preact";
import type { Exchange } from "../journal/exchange";
import { jsonText, resultOf, seen } from "./text";

/** A message and its answer, side by side where there is room. */
export const Panes = ({ exchange }: { exchange: Exchange }) => {
  const { method, path, request, answer, made } = exchange;
  return (
    <div class="panes">
      <Pane title="Request" line={`${method} ${path}`} headers={request.headers}>
        <Body name="request" value={request.body} />
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
      <code>{seen(line)}</code>
    </p>
    {Object.keys(headers).length > 0 && (
      <dl class="headers">
        {Object.entries(headers).map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>
              <code>{seen(value)}</code>
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
      {jsonText(value)}
    </pre>
  );

import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import type {
  ExampleMessage,
  RuleDetail,
  RuleEntry,
  RuleList,
} from "../../conformance/rules/rule-list";
import { read } from "../api";
import { jsonText } from "../text";
import { Fact } from "../marks";
import { addresses } from "../place";

/** The name of the rules among the documents. */
export const rulesName = "rules";

const list = signal<RuleList | undefined>(undefined);

/** By id; null: there is none. */
const details = signal<ReadonlyMap<string, RuleDetail | null>>(new Map());

async function readList(): Promise<void> {
  list.value ??= await read("GET /rules").catch(() => undefined);
}

async function readDetail(id: string): Promise<void> {
  if (details.value.has(id)) return;
  const detail = await read("GET /rules/{id}", { params: { id } }).catch(() => null);
  details.value = new Map(details.value).set(id, detail);
}

/** The rules by which verdicts judge, or one of them. */
export function Rules({ id }: { id: string | undefined }) {
  useEffect(() => {
    void (id === undefined ? readList() : readDetail(id));
  }, [id]);
  if (id === undefined) return list.value === undefined ? null : <AllRules list={list.value} />;
  const detail = details.value.get(id);
  if (detail === undefined) return null;
  return detail === null ? <Missing id={id} /> : <OneRule rule={detail} />;
}

const Neighbours = ({ isOne = false }: { isOne?: boolean }) => (
  <nav class="neighbours" aria-label="Reference">
    <a href={addresses.reference()}>All documents</a>
    {isOne && (
      <>
        {" "}
        <a href={addresses.reference(rulesName)}>All rules</a>
      </>
    )}
  </nav>
);

const Missing = ({ id }: { id: string }) => (
  <>
    <h1>Reference</h1>
    <p class="notice bad" role="alert">
      There is no rule {id}. <a href={addresses.reference(rulesName)}>All rules</a>
    </p>
  </>
);

const AllRules = ({ list: { rules, unjudged } }: { list: RuleList }) => (
  <>
    <Neighbours />
    <h1>Rules</h1>
    <p>
      What a POS must and should do. A broken <b>must</b> fails the verdict, a broken <b>should</b>{" "}
      is a warning, a <b>note</b> is only reported.
    </p>
    <Table
      name="Rules"
      headings={["rule", "level", "interface", "the POS", "where it says so"]}
      rows={rules.map(({ id, level, interfaces, sentence, source }) => [
        <a href={addresses.reference(rulesName, id)}>{id}</a>,
        <span class="mark plain">{level}</span>,
        interfaces.join(", "),
        sentence,
        source,
      ])}
    />
    <h2>Not judged</h2>
    <p>What the references demand and no journal can show.</p>
    <Table
      name="Rules that are not judged"
      headings={["rule", "the POS", "why it is not judged"]}
      rows={unjudged.map(({ id, sentence, reason }) => [id, sentence, reason])}
    />
  </>
);

interface TableParts {
  name: string;
  headings: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly ComponentChild[])[];
}

const Table = ({ name, headings, rows }: TableParts) => (
  <div class="scroll" role="region" aria-label={name} tabIndex={0}>
    <table class="rules">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col">{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const OneRule = ({ rule }: { rule: RuleDetail }) => (
  <>
    <Neighbours isOne />
    <h1>{rule.id}</h1>
    <p>
      <strong>{rule.sentence}</strong>
    </p>
    <Facts rule={rule} />
    <p>{rule.remedy}</p>
    <Example title="Kept" messages={rule.examples.pass} />
    <Example title="Broken" messages={rule.examples.fail} />
  </>
);

const Facts = ({ rule: { level, source, interfaces, critical } }: { rule: RuleEntry }) => (
  <dl class="facts across">
    <Fact name="Level">{level}</Fact>
    <Fact name="Where it says so">{source}</Fact>
    <Fact name="Interfaces">{interfaces.join(", ")}</Fact>
    {critical === true && <Fact name="If broken">money is lost</Fact>}
  </dl>
);

/** The messages of a client, with the time since its first one. */
const Example = ({ title, messages }: { title: string; messages: readonly ExampleMessage[] }) => {
  const begin = Date.parse(messages[0]?.at ?? "");
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol class="trace">
        {messages.map(({ at, operation, status, body, answer, findings }, index) => (
          <li>
            <p>
              <code>{operation}</code>{" "}
              {index > 0 && (
                <span class="quiet">{(Date.parse(at) - begin) / 1000} s after the first</span>
              )}
            </p>
            <Body name={`${title}, request ${index + 1}`} value={body} />
            <p class="quiet">{status === null ? "No answer comes." : `Answered ${status}.`}</p>
            {answer !== undefined && Object.keys(Object(answer) as object).length > 0 && (
              <Body name={`${title}, answer ${index + 1}`} value={answer} />
            )}
            {findings.map((finding) => (
              <p class="notice warn">{finding}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};

const Body = ({ name, value }: { name: string; value: unknown }) => (
  <pre class="example" tabIndex={0} role="region" aria-label={name}>
    {jsonText(value)}
  </pre>
);

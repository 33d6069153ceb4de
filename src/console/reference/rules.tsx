import type { ComponentChild } from "preact";
import type {
  RuleExampleMessage,
  RuleDetail,
  RuleEntry,
  RuleList,
} from "../../conformance/rules/family-rules";
import { fetchAnswer } from "../api";
import { jsonText } from "../text";
import { Fact } from "../marks";
import { addresses } from "../addresses";
import { Read, isMissing, useRead } from "../reading";

/** The name of the rules among the documents. */
export const rulesName = "rules";

/** The rules by which verdicts judge, or one of them. */
export const Rules = ({ id }: { id: string | undefined }) =>
  id === undefined ? <RuleListPage /> : <RulePage key={id} id={id} />;

function RuleListPage() {
  const { value, reading } = useRead(() => fetchAnswer("GET /rules"), { of: [] });
  if (value.value === undefined) return <Read of={reading} thing="the rules" />;
  return <AllRules list={value.value} />;
}

function RulePage({ id }: { id: string }) {
  const { value, reading } = useRead(() => fetchAnswer("GET /rules/{id}", { params: { id } }), {
    of: [id],
  });
  if (isMissing(reading)) return <Missing id={id} />;
  if (value.value === undefined) return <Read of={reading} thing="the rule" />;
  return <OneRule rule={value.value} />;
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
  <div class="scroll stacked" role="region" aria-label={name} tabIndex={0}>
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
const Example = ({
  title,
  messages,
}: {
  title: string;
  messages: readonly RuleExampleMessage[];
}) => {
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

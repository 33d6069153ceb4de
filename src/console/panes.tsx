import type { ComponentChildren } from "preact";
import { wrongMembersIn } from "../journal/diagnosis";
import type { Exchange } from "../journal/exchange";
import { useSignal } from "@preact/signals";
import { Found } from "./search";
import { resultOf, visibleText } from "./text";

/** A message and its answer, side by side where there is room. */
export const Panes = ({ exchange }: { exchange: Exchange }) => {
  const { method, path, request, answer, made } = exchange;
  return (
    <div class="panes">
      <Pane title="Request" line={`${method} ${path}`} headers={request.headers}>
        {request.raw === undefined ? (
          <Body name="request" value={request.body} remarks={remarksOn(exchange)} />
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

/** What is said about a member, as `amounts.requestAmount`. */
interface Remark {
  field: string;
  text: string;
}

/** What was refused in a request, and what the simulator remarked about members of it. */
const remarksOn = (exchange: Exchange): Remark[] => [
  ...wrongMembersIn(exchange.answer).map(({ field, msg }) => ({ field, text: msg })),
  ...exchange.findings.flatMap(({ field, text }) => (field === undefined ? [] : [{ field, text }])),
];

interface BodyParts {
  name: string;
  value: unknown;
  remarks?: readonly Remark[];
}

/** Lines of a body that are shown until somebody asks for all. */
const firstLines = 500;

/** A body in whole lines, with what is remarked about a member at its place, or in what would hold it. */
function Body({ name, value, remarks = [] }: BodyParts) {
  const isWhole = useSignal(false);
  if (value === undefined) return <p class="quiet">No body.</p>;
  const lines = linesOf(value);
  const fields = new Set(lines.map(({ field }) => field));
  const remarkPlaces = remarks.map(({ field, text }) => {
    const place = placeOf(field, fields);
    return { place, text: place === field || text.startsWith(field) ? text : `${field} ${text}` };
  });
  const shown = isWhole.value ? lines : lines.slice(0, firstLines);
  return (
    <>
      <pre tabIndex={0} role="region" aria-label={`Body of the ${name}`}>
        {shown.map(({ field, text }, at) => (
          <Line
            text={at + 1 < shown.length ? `${text}\n` : text}
            remarks={remarkPlaces.filter(({ place }) => place === field).map((one) => one.text)}
          />
        ))}
      </pre>
      {shown.length < lines.length && (
        <button type="button" onClick={() => (isWhole.value = true)}>
          Show all {lines.length.toLocaleString("en")} lines
        </button>
      )}
    </>
  );
}

function Line({ text, remarks }: { text: string; remarks: readonly string[] }) {
  if (remarks.length === 0) return <Found text={text} />;
  return (
    <span class="remarked">
      <Found text={text.trimEnd()} />{" "}
      <span class="remark">← {visibleText(remarks.join("; "))}</span>
      {text.endsWith("\n") && "\n"}
    </span>
  );
}

/** The member that is there and holds another one, or is it. */
function placeOf(field: string, fields: ReadonlySet<string | undefined>): string {
  if (fields.has(field) || field === "") return field;
  return placeOf(
    field.slice(0, Math.max(0, field.lastIndexOf("."), field.lastIndexOf("["))),
    fields,
  );
}

/** A line of a value as JSON, and the member that begins in it; undefined: one ends in it. */
interface BodyLine {
  text: string;
  field: string | undefined;
}

/** The lines of a value as JSON has them for a person; `field` names it, and `head` stands before it. */
function linesOf(value: unknown, field = "", head = ""): BodyLine[] {
  const isList = Array.isArray(value);
  const parts: [string, unknown][] =
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return [{ text: head + JSON.stringify(value), field }];
  const inner = parts.flatMap(([name, part], at) => {
    const member = field === "" ? name : `${field}.${name}`;
    const own = isList
      ? linesOf(part, `${field}[${name}]`)
      : linesOf(part, member, `${JSON.stringify(name)}: `);
    const isLast = at === parts.length - 1;
    return own.map((line, index) => ({
      ...line,
      text: `  ${line.text}${isLast || index < own.length - 1 ? "" : ","}`,
    }));
  });
  const [begin, end] = isList ? ["[", "]"] : ["{", "}"];
  return [{ text: head + begin, field }, ...inner, { text: end, field: undefined }];
}

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

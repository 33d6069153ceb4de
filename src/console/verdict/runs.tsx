import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { comparedParts, isTried } from "../../control/test-runs/comparison";
import { notKept } from "../../conformance/judged-rule";
import type { CheckOutcome } from "../../conformance/rules/obligation";
import type { RunComparison, TestRun, TestRunEntry } from "../../control/test-runs/models";
import { addresses, goTo, query } from "../addresses";
import { ask, fetchAnswer } from "../api";
import { useKeys } from "../keys";
import { Fact, Outcome } from "../marks";
import { FullMoment, Moment } from "../moment";
import { Read, isMissing, useRead, Changes } from "../reading";
import { doing, reset } from "../status";
import { visibleText } from "../text";
import { Checkbox, Chooser } from "../form/field";
import { SaveButton } from "./export";
import { RuleLine } from "./rule";

/** The runs that are kept, and the form that ends the one that goes on. */
export function Runs() {
  const { value, reading } = useRead(() => fetchAnswer("GET /runs"), { of: [] });
  const runs = value.value;
  return (
    <section class="runs" aria-label="Runs">
      <h2>Runs</h2>
      <Read of={reading} thing="the runs">
        {runs !== undefined &&
          (runs.length === 0 ? (
            <p class="quiet">No run is kept. End the run to keep what its messages showed.</p>
          ) : (
            <RunTable runs={runs.toReversed()} />
          ))}
        {runs !== undefined && runs.length > 2 && (
          <p>
            <a href={addresses.runsCompared()}>Compare any two</a>
          </p>
        )}
      </Read>
      <Changes>
        <EndRun again={reading.again} last={runs?.at(-1)} />
      </Changes>
    </section>
  );
}

const RunTable = ({ runs }: { runs: readonly TestRunEntry[] }) => (
  <ScrollArea name="Kept runs">
    <thead>
      <tr>
        {["Run", "POS", "Verdict", "Ended", ""].map((heading) => (
          <th scope="col">{heading === "" ? <span class="unseen">Compare</span> : heading}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {runs.map(({ name, pos, version, verdict, endedAt }, at) => (
        <tr key={name}>
          <td>
            <a href={addresses.run(name)}>{name}</a>
          </td>
          <td>{visibleText(`${pos} ${version}`)}</td>
          <td>
            <Outcome outcome={verdict} />
          </td>
          <td>
            <Moment time={endedAt} by="real time" />
          </td>
          <td>
            <CompareLink left={runs[at + 1]} right={name} />
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollArea>
);

/** A table that scrolls where its place is too narrow for it. */
const ScrollArea = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={name}>
    <table>{children}</table>
  </div>
);

const CompareLink = ({ left, right }: { left: TestRunEntry | undefined; right: string }) =>
  left === undefined ? null : (
    <a
      href={addresses.runsCompared({ left: left.name, right })}
      aria-label={`changes of ${right} since ${left.name}`}
    >
      changes
    </a>
  );

/** Keeps what the messages show, under the POS and its version. */
function EndRun({ again, last }: { again: () => void; last: TestRunEntry | undefined }) {
  const [pos, version, note] = [useSignal(""), useSignal(""), useSignal("")];
  const isReset = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  useKeys({ r: () => form.current?.querySelector("input")?.focus() });
  const end = () =>
    doing("The run was kept", async () => {
      const said = { pos: pos.value || (last?.pos ?? ""), version: version.value };
      const body = { ...said, ...(note.value !== "" && { note: note.value }) };
      await fetchAnswer("POST /runs", { body });
      if (isReset.value) await reset();
      [version.value, note.value] = ["", ""];
      again();
    });
  return (
    <form
      ref={form}
      class="end-run"
      onSubmit={(event) => {
        event.preventDefault();
        void end();
      }}
    >
      <TextField label="POS" text={pos} begun={last?.pos} />
      <TextField label="Version" text={version} />
      <TextField label="Note" text={note} isOptional />
      <Checkbox label="Reset then: the next run begins without these messages" isOn={isReset} />
      <button type="submit">End the run</button>
    </form>
  );
}

interface TextFieldParts {
  label: string;
  text: Signal<string>;
  /** Taken where nothing is typed. */
  begun?: string | undefined;
  isOptional?: boolean;
}

const TextField = ({ label, text, begun, isOptional = false }: TextFieldParts) => (
  <label>
    {label}
    <input
      value={text.value}
      placeholder={begun}
      required={!isOptional && begun === undefined}
      onInput={({ currentTarget }) => {
        text.value = currentTarget.value;
      }}
    />
  </label>
);

const BackLink = () => (
  <nav class="neighbours" aria-label="Verdict">
    <a href={addresses.verdict()}>The live verdict</a>
  </nav>
);

const Missing = () => (
  <p class="notice bad" role="alert">
    There is no such run: it was deleted, or is another data space's.
  </p>
);

/** A kept run, or how one differs from another. */
export const RunPage = ({ name }: { name: string | undefined }) => (
  <>
    <BackLink />
    {name === undefined ? <ComparedRuns /> : <OneRun key={name} name={name} />}
  </>
);

function OneRun({ name }: { name: string }) {
  const { value, reading } = useRead(() => fetchAnswer("GET /runs/{name}", { params: { name } }), {
    of: [name],
  });
  if (isMissing(reading)) return <Missing />;
  return (
    <Read of={reading} thing="the run">
      {value.value && <ShownRun run={value.value} />}
    </Read>
  );
}

function ShownRun({ run }: { run: TestRun }) {
  const { name, pos, version, note, verdict, from, until, messages, rules } = run;
  const asked = { params: { name } };
  const remove = () =>
    doing(`The run ${name} was deleted`, async () => {
      await ask("DELETE /runs/{name}", asked);
      goTo(addresses.verdict());
    });
  const left = rules.filter((rule) => !isTried(rule));
  return (
    <>
      <h1>
        {visibleText(`${pos} ${version}`)} <Outcome outcome={verdict} />
      </h1>
      <dl class="facts across">
        <Fact name="Run">{name}</Fact>
        <Fact name="Messages">{messages}</Fact>
        <Fact name="From">
          <FullMoment time={from} by="real time" />
        </Fact>
        <Fact name="Until">
          <FullMoment time={until} by="real time" />
        </Fact>
        {note !== undefined && <Fact name="Note">{visibleText(note)}</Fact>}
      </dl>
      <p class="actions">
        <SaveButton
          name="Sign-off sheet"
          save={() => ask("GET /runs/{name}", { ...asked, query: { format: "html" } })}
          file={`${name}.html`}
        />
        <SaveButton
          name="Run as a file"
          save={() => ask("GET /runs/{name}", asked)}
          file={`${name}.json`}
        />
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      </p>
      <NotKept rules={rules} />
      <RuleLines title={`Not tried: ${left.length} of ${rules.length}`} rules={left} />
    </>
  );
}

/** The rules of a run that were not kept, as far as the run says what was seen. */
const NotKept = ({ rules }: Pick<TestRun, "rules">) =>
  notKept.map(([title, outcomes]) => (
    <RuleLines
      title={title}
      rules={rules.filter(({ outcome, text }) => text !== undefined && outcomes.includes(outcome))}
    />
  ));

interface ListedRule {
  outcome?: CheckOutcome;
  id: string;
  sentence: string;
  text?: string;
  triedBy?: string;
}

const RuleLines = ({ title, rules }: { title: string; rules: readonly ListedRule[] }) =>
  rules.length === 0 ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul class="checks run-rules">
        {rules.map((rule) => (
          <RuleLine rule={rule} outcome={rule.text === undefined ? undefined : rule.outcome}>
            {rule.text !== undefined && visibleText(rule.text)}
            {rule.triedBy !== undefined && `tried by ${rule.triedBy}`}
          </RuleLine>
        ))}
      </ul>
    </section>
  );

interface ComparedSides {
  left: string;
  right: string;
}

function ComparedRuns() {
  const sides = { left: query.value.get("left") ?? "", right: query.value.get("right") ?? "" };
  const isChosen = sides.left !== "" && sides.right !== "";
  return (
    <>
      {isChosen ? <Comparison {...sides} /> : <h1>Two runs</h1>}
      <SideChoice {...sides} />
    </>
  );
}

/** Chooses the two runs among all that are kept. */
function SideChoice(sides: ComparedSides) {
  const { value, reading } = useRead(() => fetchAnswer("GET /runs"), { of: [] });
  const names = (value.value ?? []).map(({ name }) => name);
  const choicesOf = (chosen: string) => [
    ...(names.includes(chosen) ? [] : [[chosen, chosen || "choose a run"] as const]),
    ...names.toReversed().map((name) => [name, name] as const),
  ];
  return (
    <Read of={reading} thing="the runs">
      <div class="group pickers">
        {(["left", "right"] as const).map((side) => (
          <Chooser
            label={side === "left" ? "before" : "after"}
            value={sides[side]}
            choices={choicesOf(sides[side])}
            onChoice={(name) => {
              goTo(addresses.runsCompared({ ...sides, [side]: name }));
            }}
          />
        ))}
      </div>
    </Read>
  );
}

function Comparison({ left, right }: ComparedSides) {
  const { value, reading } = useRead(
    () => fetchAnswer("GET /runs/compare", { query: { left, right } }),
    { of: [left, right] },
  );
  if (isMissing(reading)) return <Missing />;
  return (
    <Read of={reading} thing="the comparison">
      {value.value && <ShownComparison compared={value.value} />}
    </Read>
  );
}

function ShownComparison({ compared }: { compared: RunComparison }) {
  const { left, right, operations, faults } = compared;
  const counts = [
    ...operations.map(({ operation, ...sides }) => ({ text: operation, ...sides })),
    ...faults,
  ];
  const isSame =
    counts.length === 0 && comparedParts.every(([part]) => compared[part].length === 0);
  return (
    <>
      <h1>
        <a href={addresses.run(left.name)}>{left.name}</a> and{" "}
        <a href={addresses.run(right.name)}>{right.name}</a>
      </h1>
      {isSame && <p>The two runs show the same.</p>}
      {comparedParts.map(([part, words]) => (
        <RuleLines title={words} rules={compared[part]} />
      ))}
      {counts.length > 0 && (
        <div class="runs">
          <ScrollArea name="Messages and faults">
            <thead>
              <tr>
                {["Messages and faults", left.name, right.name].map((heading) => (
                  <th scope="col">{heading}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {counts.map((one) => (
                <tr>
                  <td>{visibleText(one.text)}</td>
                  <td class="number">{one.left}</td>
                  <td class="number">{one.right}</td>
                </tr>
              ))}
            </tbody>
          </ScrollArea>
        </div>
      )}
    </>
  );
}

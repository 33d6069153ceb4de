import type { ExplainedRun } from "../../control/scenarios/scenario-status";
import { addresses } from "../addresses";
import { dayText, timeHeading } from "../moment";
import { visibleText } from "../text";

type RunRule = ExplainedRun["scenario"]["rules"][number];

/** How often each rule of a scenario has matched and struck so far. */
export const RunCounts = ({ run: { scenario, rules, account } }: { run: ExplainedRun }) => (
  <>
    <div class="scroll" role="region" aria-label={`Rules of ${scenario.name}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">rule</th>
            <th scope="col">messages</th>
            <th scope="col">fault</th>
            <th scope="col">matched</th>
            <th scope="col">struck</th>
          </tr>
        </thead>
        <tbody>
          {scenario.rules.map((rule, at) => (
            <tr>
              <td>{at + 1}</td>
              <td>{visibleText(rule.on.operation ?? "any operation")}</td>
              <td>{faultText(rule)}</td>
              <td>{rules[at]?.matched ?? 0}</td>
              <td>{rules[at]?.struck ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <ul class="account">
      {account.map((sentence) => (
        <li>
          <TimedText text={sentence} />
        </li>
      ))}
    </ul>
    <p>
      <a href={addresses.messages(`fault:${scenario.name}`)}>The messages that it struck</a>
    </p>
  </>
);

const faultText = ({ fault, then }: RunRule): string => {
  const moves = then === undefined ? [] : [`moves to ${then}`];
  if (fault === undefined) return moves.join();
  const status = fault.kind === "status" ? ` ${fault.status}` : "";
  return [`${fault.kind}${status}, ${fault.when}`, ...moves].join("; ");
};

/** A sentence with its times, which are by the clock of the data space, as people read them; today without a day. */
function TimedText({ text }: { text: string }) {
  const parts = visibleText(text).split(/(\d{4}-\d\d-\d\dT[\d:.]+Z)/);
  if (parts.length === 1) return <>{parts}</>;
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <time dateTime={part} title={part}>
            {`${dayText(part, "clock")} ${part.slice("2026-11-24T".length, -1)}`.trim()}
          </time>
        ),
      )}{" "}
      <span class="quiet">{timeHeading("clock")}</span>
    </>
  );
}

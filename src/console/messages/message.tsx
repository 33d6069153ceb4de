import type { ComponentChildren } from "preact";
import { knownBy } from "../../conformance/judged-rule";
import {
  type Exchange,
  isAwaited,
  outcomeDetails,
  saleIdOf,
  isUnfinished,
  upstreamText,
} from "../../journal/exchange";
import { type BrokenRule, type OwedMessage, owedSteps } from "../../conformance/broken-rules";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import { BrokenMark, BrokenRules } from "../broken-rules";
import { Found } from "../search";
import { CopyButton } from "../copy";
import { Fact, Id, Money, NoteText, State, StateChange } from "../marks";
import { FullMoment, Moment, durationText, now } from "../moment";
import type { Links } from "../addresses";
import { Loaded } from "../reading";
import { Slip } from "../slip";
import { faultName, resultOf, leftText, visibleText, shellWord } from "../text";
import { credentials, lookedInto } from "../api";

/** Whether nothing in a message is masked: a copy of any other one could not be sent. */
const isWhole = ({ masked, request: { raw = "" } }: Exchange): boolean =>
  masked === undefined && !raw.includes("[masked]") && !raw.includes("**");

/** A shell line that sends a message again. */
function curlOf({ method, path, request }: Exchange): string {
  const { user = "", password = "" } = credentials.value ?? {};
  const parts = ["curl", "-u", shellWord(`${user}:${password}`)];
  if (method !== "GET") parts.push("-X", method);
  const type = request.headers["content-type"];
  if (type !== undefined) parts.push("-H", shellWord(`content-type: ${type}`));
  if (request.raw !== undefined) parts.push("--data-binary", shellWord(request.raw));
  else if (request.body !== undefined)
    parts.push("--data-binary", shellWord(bodyText(request.body)));
  return [...parts, shellWord(location.origin + path)].join(" ");
}

const bodyText = (body: unknown): string =>
  typeof body === "string" ? body : JSON.stringify(body);

interface ExchangeViewParts {
  exchange: Exchange;
  /** The messages of its sale, as far as they are known, the oldest first. */
  sale: readonly JudgedExchange[];
  /** The rules that it breaks, or has not kept yet. */
  judged: readonly BrokenRule[];
  /** What the POS owes its sale, by each rule that wants it. */
  missing: readonly OwedMessage[];
  links: Links;
  /** What can be done with it; absent: it is in a file. */
  actions?: ComponentChildren;
}

/** One message: what came, what was answered, and why. */
export function Message({ exchange, sale, judged, missing, links, actions }: ExchangeViewParts) {
  const { number, operation, method, path } = exchange;
  const request = requestAmong(sale, exchange);
  const { amount } = withRequest(exchange, request);
  return (
    <>
      <h1>
        <span class="quiet">{number}</span> <Found text={operation ?? `${method} ${path}`} />{" "}
        {amount && <Money amount={amount} />}
      </h1>
      {actions ?? <NoteText note={exchange.note} />}
      <BrokenRules rules={judged} />
      <SaleLine of={exchange} sale={sale} missing={missing} links={links} />
      <Facts exchange={exchange} request={request} links={links} />
      <Explanations exchange={exchange} />
      <Loaded thing="the bodies" load={() => import("../panes")}>
        {({ Panes }) => <Panes exchange={exchange} />}
      </Loaded>
      <Slip exchange={exchange} />
      {isWhole(exchange) && lookedInto.value === undefined && (
        <p class="actions">
          <CopyButton name="curl line" text={curlOf(exchange)}>
            Copy as curl
          </CopyButton>
        </p>
      )}
    </>
  );
}

/** Messages of a sale that are shown beside one of them. */
const shownOfSale = 20;

interface SaleLineParts {
  /** The message that is shown. */
  of: Exchange;
  /** The messages of its sale, the oldest first. */
  sale: readonly JudgedExchange[];
  missing: readonly OwedMessage[];
  links: Links;
}

/** The whole sale beside one of its messages, which is marked; nothing where it is the only one, and none is owed. */
function SaleLine({ of, sale, missing, links }: SaleLineParts) {
  const id = saleIdOf(of);
  const owed = owedSteps(missing);
  if (sale.length + owed.length < 2 || id === null) return null;
  return (
    <nav class="sale-line" aria-label="Messages of the sale">
      <a href={links.transaction(id)}>Its sale</a>
      <ol>
        {sale.slice(0, shownOfSale).map((one) => (
          <li>
            <a
              href={links.message(one)}
              aria-current={one.number === of.number ? "true" : undefined}
            >
              {one.number} {visibleText(one.operation ?? `${one.method} ${one.path}`)}
            </a>{" "}
            <span class="quiet">
              <Moment time={one.receivedAt} by="real time" />
            </span>{" "}
            {resultOf(one)} {one.stateAfter !== undefined && <State state={one.stateAfter} />}{" "}
            <BrokenMark rules={one.judged ?? []} />
          </li>
        ))}
        {owed.map(({ operation, or = [], due }) => (
          <li class="missing">
            {[operation, ...or].join(" or ")}{" "}
            <span class="quiet">
              due <Moment time={due} by="real time" />
            </span>{" "}
            not seen
          </li>
        ))}
      </ol>
      {sale.length > shownOfSale && <span class="quiet">The first {shownOfSale}.</span>}
    </nav>
  );
}

/** The request of a message among others, which may be one that it repeats: that which says an amount, if one does. */
function requestAmong(
  exchanges: readonly Exchange[],
  of: Pick<Exchange, "requestId" | "messageId">,
): Exchange | undefined {
  const id = saleIdOf(of);
  const requests = exchanges.filter((one) => id !== null && one.messageId === id);
  return requests.find((one) => knownBy(one).amount !== undefined) ?? requests.at(-1);
}

/** What a person knows a message by: where it does not say, its request does. */
const withRequest = (exchange: Exchange, request: Exchange | undefined) => ({
  ...(request && knownBy(request)),
  ...knownBy(exchange),
});

/** Goes on behind the answer, or behind the word that stands for it. */
function endingText(exchange: Exchange): string {
  const { outcome, durationMs, endedMs, receivedAt } = exchange;
  if (isAwaited(exchange, now.value))
    return `, the POS has waited ${durationText(now.value - Date.parse(receivedAt))}`;
  const left = leftText(exchange);
  if (left !== undefined) return `: ${left}`;
  const after = ` after ${endedMs ?? durationMs} ms`;
  return isUnfinished(outcome) ? `: ${outcomeDetails[outcome]},${after}` : after;
}

interface FactsParts extends Pick<ExchangeViewParts, "exchange" | "links"> {
  /** The request that it closes or repeats, where it is known. */
  request: Exchange | undefined;
}

const Facts = ({ exchange, request, links }: FactsParts) => {
  const { stateBefore, stateAfter } = exchange;
  const { terminal } = withRequest(exchange, request);
  const id = saleIdOf(exchange);
  return (
    <dl class="facts across">
      <Fact name="Arrived">
        <FullMoment time={exchange.clock} by="clock" />
        <br />
        <FullMoment time={exchange.receivedAt} by="real time" relative />
      </Fact>
      <Fact name="Answer">
        {resultOf(exchange)}
        <span class="quiet">{endingText(exchange)}</span>
      </Fact>
      {exchange.sentBy !== undefined && (
        <Fact name="Sent by">
          a tester
          {exchange.again !== undefined && (
            <>
              , again from <a href={links.message(exchange.again)}>message {exchange.again}</a>
            </>
          )}
        </Fact>
      )}
      <Fact name="Interface">{exchange.interface ?? "none"}</Fact>
      {exchange.upstream && <Fact name="Provider">{upstreamText(exchange.upstream)}</Fact>}
      {terminal !== undefined && (
        <Fact name="Till">
          <code>
            <Found text={terminal} />
          </code>
        </Fact>
      )}
      {stateAfter !== undefined && id !== null && (
        <Fact name="Transaction">
          <Id id={id} href={links.transaction(id)} />{" "}
          <StateChange {...(stateBefore && { before: stateBefore })} after={stateAfter} />
        </Fact>
      )}
    </dl>
  );
};

/** Why the answer is as it is: faults, the rules of the scenario, findings. */
const Explanations = ({ exchange: { strikes, rules, findings } }: { exchange: Exchange }) => (
  <>
    {strikes.length > 0 && (
      <section class="notice warn">
        <h2>Fault</h2>
        {strikes.map(({ source, text }) => (
          <p>
            {visibleText(text)} <code class="quiet">{visibleText(faultName(source))}</code>
          </p>
        ))}
      </section>
    )}
    {findings.length > 0 && (
      <section class="notice">
        <h2>Notes</h2>
        <ul>
          {findings.map(({ code, field, text }) => (
            <li>
              <code>{code}</code> {field !== undefined && <code>{visibleText(field)}</code>}{" "}
              {visibleText(text)}
            </li>
          ))}
        </ul>
      </section>
    )}
    {rules.length > 0 && (
      <details>
        <summary>What each rule of the scenario had to say</summary>
        <ul>
          {rules.map(({ scenario, rule, struck, text }) => (
            <li>
              Rule {rule} {scenario !== undefined && `of ${scenario} `}
              {struck && <strong>struck: </strong>}
              {visibleText(text)}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);

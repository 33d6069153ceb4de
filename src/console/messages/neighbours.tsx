import type { JudgedExchange } from "../../control/messages/judged-messages";
import type { Exchange } from "../../journal/exchange";
import { namesOf } from "../../record";
import { BrokenMark } from "../broken-rules";
import { State } from "../marks";
import { Moment } from "../moment";
import { resultOf, visibleText } from "../text";
import { useKeys } from "../keys";
import { type Links, addresses, goTo } from "../addresses";

interface ViewsParts {
  shown: "messages" | "sales" | "session" | "unmatched";
  filter: string;
  links?: Links;
}

/** The views, by the names that they have in links. */
const views = { messages: "Messages", sales: "Sales", session: "Session" } as const;

/** The views of what came: each message, each sale with its messages, or all of it in time. */
export const Views = ({ shown, filter, links = addresses }: ViewsParts) => (
  <nav class="tabs" aria-label="Views">
    {namesOf(views).map((view) => (
      <a href={links[view](filter)} aria-current={shown === view ? "page" : undefined}>
        {views[view]}
      </a>
    ))}
  </nav>
);

interface NeighboursParts {
  links: Links;
  /** That of the list in which the message was found. */
  filter: string;
  newer: number | undefined;
  older: number | undefined;
}

/** The links to the messages before and after one in its list; `j` and `k` follow them. */
export function NeighbourLinks({ links, filter, newer, older }: NeighboursParts) {
  const go = (to: number | undefined) => (): void => {
    if (to !== undefined) goTo(links.message(to, filter));
  };
  useKeys({ j: go(older), k: go(newer) });
  return (
    <nav class="neighbours" aria-label="Messages of the list">
      <a href={links.messages(filter)}>All messages{filter !== "" && ` with ${filter}`}</a>
      <Neighbour word="Newer" to={newer} href={links.message(newer ?? 0, filter)} />
      <Neighbour word="Older" to={older} href={links.message(older ?? 0, filter)} />
    </nav>
  );
}

interface NeighbourParts {
  word: string;
  to: number | undefined;
  href: string;
}

const Neighbour = ({ word, to, href }: NeighbourParts) =>
  to === undefined ? (
    <span class="quiet">{word}</span>
  ) : (
    <a href={href}>
      {word} ({to})
    </a>
  );

/** Messages of a sale that are read beside one of them. */
export const shownOfSale = 20;

/** Those of the sale that a message belongs to, itself among them. */
export function inSale<One extends Exchange>(exchanges: readonly One[], of: Exchange): One[] {
  const id = of.requestId ?? of.messageId;
  return exchanges.filter((one) => id !== null && [one.requestId, one.messageId].includes(id));
}

interface SaleLineParts {
  /** The message that is shown. */
  of: Exchange;
  /** The messages of its sale, the oldest first. */
  sale: readonly JudgedExchange[];
  links: Links;
}

/** The whole sale beside one of its messages, which is marked; nothing where it is the only one. */
export function SaleLine({ of, sale, links }: SaleLineParts) {
  const id = of.requestId ?? of.messageId;
  if (sale.length < 2 || id === null) return null;
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
      </ol>
      {sale.length >= shownOfSale && <span class="quiet">The first {shownOfSale}.</span>}
    </nav>
  );
}

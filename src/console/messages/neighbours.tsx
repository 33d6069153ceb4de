import { type Exchange, saleIdOf } from "../../journal/exchange";
import { namesOf } from "../../record";
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

/** Those of the sale that a message belongs to, itself among them. */
export function inSale<One extends Exchange>(exchanges: readonly One[], of: Exchange): One[] {
  const id = saleIdOf(of);
  return exchanges.filter((one) => id !== null && [one.requestId, one.messageId].includes(id));
}

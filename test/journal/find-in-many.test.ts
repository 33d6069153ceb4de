import type { Exchange, Standin } from "../../src";
import { foundIn, readFilter } from "../../src/journal/message-filter";
import { Client } from "../support/client";
import { cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

type Messages = { exchanges: Exchange[] };

const amounts = [11_850, 118, 119, 4_000, 118.5, 1e21];
const currencies = ["710", "392", "414", "ZAR"];
const tills = ["TILL0005", "till-\u212a\u0130K", "T\u00e9 50%_", 'T"\\5'];

/** Sales that are approved, refused, repeated, confirmed and unanswered, with texts that JSON and SQL write otherwise. */
async function mixedJournal(): Promise<Standin> {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const requests = amounts.flatMap((amount) =>
    currencies.map((currency, at) => {
      const request = redemptionOf(cards.funded, 1, { basketRef: `BASKET-${at} null` });
      return {
        ...request,
        originator: { ...(request.originator as object), terminalId: tills[at] },
        amounts: { requestAmount: { note: { of: "{}" }, currency, amount } },
      };
    }),
  );
  for (const [at, request] of requests.entries()) {
    const path = requestPath("redemption", request.id);
    await client.post(path, request);
    if (at % 5 === 0) await client.post(path, request);
    const id = `00000000-0000-4000-8000-0000000000${10 + at}`;
    const advice = { id, requestId: request.id, thirdPartyIdentifiers: [], tenders: [] };
    const time = "2031-03-04T12:01:00.000Z";
    if (at % 3 === 0) await client.post(`${path}/confirmations/${id}`, { ...advice, time });
  }
  standin.scenario("redemption-approved-in-part");
  const part = redemptionOf(cards.funded, 4_000);
  await client.post(requestPath("redemption", part.id), part);
  return standin;
}

const filters = [
  ...["TILL0005", "till0005", "basket-2", "BASKET-1 TILL0005", "-TILL0005", "nothing-like-it"],
  ...["kik", "\u212a", "i\u0307", "T\u00c9", "50%_", "5_%", "null", '"basket-0 null"', "notkept"],
  ...["118.50", '"R 118.50"', '"ZAR 40"', "1.18", "40.00", "11.850", "-118.50", "redeem"],
  ...[
    "confirmRedemption",
    "00000000-0000-4000-8000-000000000010",
    "gift-card-v3",
    "12345678901234",
  ],
  ...["till:TILL0005", "till:tiLL0005", "-till:TILL0005", "till:T\u00c9", 'till:"T\u00e9 50%_"'],
  ...["basket:BASKET-1", 'basket:"basket-1 NULL"', "text:null", "text:basket-3", "-text:basket-3"],
  ...["amount:118.50", "amount:118", "amount:>1.18", "amount:<=40", "amount:118..119"],
  ...[
    'text:"a,b"',
    "text:,",
    "text::",
    "text:\\",
    "text:%",
    "text:_",
    "sent-by:pos",
    "sent-by:simulator",
  ],
  ...["BASKET-1 status:4xx", "amount:118.50 -operation:redeem", "a b c d e f g h i TILL0005 j k"],
];

test("messages are found that a plain reading of all finds, whatever the filter", async () => {
  const standin = await mixedJournal();
  const client = new Client(standin.url, "7102", "pos");
  const { exchanges } = standin.messages();
  expect(exchanges.length).toBeGreaterThan(30);
  const counts = new Set<number>();
  for (const filter of filters) {
    const plain = foundIn(exchanges, readFilter(filter, { now: Date.now() })).map(
      (one) => one.number,
    );
    counts.add(plain.length);
    const numbers = async (more: Record<string, string>): Promise<number[]> => {
      const query = new URLSearchParams({ filter, ...more }).toString();
      const { text } = await client.get(`/standin/messages?${query}`);
      return (JSON.parse(text) as Messages).exchanges.map(({ number }) => number);
    };
    const found = await Promise.all([
      numbers({ judged: "false" }),
      numbers({}),
      numbers({ judged: "false", newest: "true", limit: "3" }),
    ]);
    expect({ filter, found }).toEqual({ filter, found: [plain, plain, plain.slice(-3)] });
  }
  expect(counts.size).toBeGreaterThan(5);
});

import { v4 } from "uuid";
import type { Mutant, PassedAnswer, PassedMessage } from "./mutant-provider";

/** The members of a body. */
type Body = Record<string, unknown>;

/** None in half a body. */
function bodyIn(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}

const isPurchase = ({ path, method }: PassedMessage): boolean =>
  method === "POST" && path.endsWith("/purchases");

const isConfirmation = ({ path }: PassedMessage): boolean => path.endsWith("/confirmations");

const isReversal = ({ path }: PassedMessage): boolean => path.endsWith("/reversals");

const isAdvice = (message: PassedMessage): boolean =>
  isConfirmation(message) || isReversal(message);

const ignored: PassedAnswer = { status: 500, body: "{}" };

/** Passes on what is whole, as a provider that keeps to the contract does. */
const well: Mutant = (message, { pass }) =>
  message.isCut ? Promise.resolve(ignored) : pass(message);

/** Changes the body of what is approved or accepted. */
const answering =
  (isIt: (message: PassedMessage) => boolean, edit: (body: Body) => object): Mutant =>
  async (message, behind) => {
    const answer = await well(message, behind);
    if (!isIt(message) || answer.status > 202) return answer;
    return { ...answer, body: JSON.stringify(edit(bodyIn(answer.body))) };
  };

/** Answers in place of passing it on, or of the answer. */
const replacing =
  (
    isIt: (message: PassedMessage, answer: PassedAnswer) => boolean,
    by: (message: PassedMessage, answer: PassedAnswer) => PassedAnswer,
  ): Mutant =>
  async (message, behind) => {
    const answer = await well(message, behind);
    return isIt(message, answer) ? by(message, answer) : answer;
  };

/** Answers some messages and does nothing more. */
const swallowing =
  (
    isIt: (message: PassedMessage) => boolean,
    by: (message: PassedMessage) => PassedAnswer,
  ): Mutant =>
  (message, behind) =>
    !message.isCut && isIt(message) ? Promise.resolve(by(message)) : well(message, behind);

/** How an advice message is acknowledged. */
function acknowledged({ body }: PassedMessage): PassedAnswer {
  const { id, requestId, time, thirdPartyIdentifiers } = bodyIn(body);
  return { status: 202, body: JSON.stringify({ id, requestId, time, thirdPartyIdentifiers }) };
}

/** Refuses a message as malformed that is not. */
const formError: Mutant = ({ body, ...message }, { pass }) =>
  pass({ ...message, body: body.replace('"time"', '"timeOfDay"') });

/** The same message under another id, which the answer does not tell. */
const asAnother =
  (message: PassedMessage, id: string): Mutant =>
  async (_, { pass }) => {
    const other = v4();
    const answer = await pass({ ...message, body: message.body.replaceAll(id, other) });
    return { ...answer, body: answer.body.replaceAll(other, id) };
  };

const idOf = ({ body }: PassedMessage): string => String(bodyIn(body)["id"]);

const requestOf = ({ body }: PassedMessage): string => String(bodyIn(body)["requestId"]);

const wasPurchased = (id: string, seen: readonly PassedMessage[]): boolean =>
  seen.some((one) => isPurchase(one) && one.body.includes(id));

export interface MutantCase {
  /** What the provider does. */
  does: string;
  mutant: Mutant;
  /** The rule, the operation, and the plan that shows it. */
  finding: [rule: string, operation: string, plan: string, messages: number];
  /** Absent: airtime. */
  interface?: "gift-card-v3" | "voucher";
  /** It checks no credentials. */
  checksCredentials?: true;
}

const mutant = (
  does: string,
  [rule, operation, plan, messages]: MutantCase["finding"],
  behaviour: Mutant,
): MutantCase => ({ does, mutant: behaviour, finding: [rule, operation, plan, messages] });

/** Providers of airtime that do one thing otherwise, and what is found of each. */
export const mutants: readonly [MutantCase, ...MutantCase[]] = [
  mutant(
    "approves the same id twice",
    ["PR-04", "purchase", "purchase: request, request", 2],
    (message, behind) =>
      !message.isCut && isPurchase(message) && wasPurchased(idOf(message), behind.seen)
        ? asAnother(message, idOf(message))(message, behind)
        : well(message, behind),
  ),
  mutant(
    "approves an id twice that comes on two connections at once",
    ["PR-04", "purchase", "purchase: request and request at once", 2],
    async (message, behind) => {
      const isOnItsWay = behind.seen.some(
        (one) => one.answer === undefined && isPurchase(one) && one.body === message.body,
      );
      // It looks for the id, and takes its time before it keeps it.
      await new Promise((resolve) => setTimeout(resolve, 30));
      return isPurchase(message) && isOnItsWay
        ? asAnother(message, idOf(message))(message, behind)
        : well(message, behind);
    },
  ),
  mutant(
    "accepts a confirmation and a reversal that come at once",
    ["PR-04", "purchaseReversal", "purchase: request, confirmation and reversal at once", 3],
    async (message, behind) => {
      const answer = await well(message, behind);
      const rival = behind.seen.some(
        (one) =>
          isAdvice(one) && requestOf(one) === requestOf(message) && one.path !== message.path,
      );
      return isAdvice(message) && rival && answer.status === 400 ? acknowledged(message) : answer;
    },
  ),
  mutant(
    "takes the reversal of what it has confirmed",
    ["PR-04", "purchaseReversal", "purchase: request, confirmation, reversal", 3],
    replacing(
      (message, { status, body }) =>
        isReversal(message) && status === 400 && body.includes("ACCOUNT_ALREADY_SETTLED"),
      acknowledged,
    ),
  ),
  mutant(
    "ignores reversals",
    ["PR-04", "purchaseConfirmation", "purchase: request, reversal, confirmation", 3],
    swallowing(isReversal, acknowledged),
  ),
  mutant(
    "ignores confirmations",
    ["PR-04", "purchaseReversal", "purchase: request, confirmation, reversal", 3],
    swallowing(isConfirmation, acknowledged),
  ),
  mutant(
    "forgets a reversal that came before its request",
    ["PR-04", "purchase", "purchase: reversal, request", 2],
    (message, behind) =>
      isReversal(message) && !wasPurchased(requestOf(message), behind.seen)
        ? Promise.resolve({
            status: 404,
            body: JSON.stringify({
              id: idOf(message),
              errorType: "UNABLE_TO_LOCATE_RECORD",
              errorMessage: "There is no such purchase",
              requestType: "PURCHASE_REVERSAL",
            }),
          })
        : well(message, behind),
  ),
  mutant(
    "confirms what was never requested",
    ["PR-04", "purchaseConfirmation", "purchase: confirmation", 1],
    replacing((message, { status }) => isConfirmation(message) && status === 404, acknowledged),
  ),
  mutant(
    "processes half a body",
    ["PR-04", "purchaseReversal", "purchase: request cut off, reversal", 2],
    (message, { pass, seen }) => {
      const known = seen.find(isPurchase);
      const [id] = /[\da-f]{8}-[\da-f-]{27}/.exec(message.body) ?? [];
      if (!message.isCut) return pass(message);
      if (!isPurchase(message) || known === undefined || id === undefined)
        return Promise.resolve(ignored);
      return pass({ ...known, body: known.body.replace(idOf(known), id) });
    },
  ),
  mutant(
    "refuses a body that comes in pieces",
    ["PR-08", "purchase", "purchase: request in pieces", 1],
    (message, behind) =>
      isPurchase(message) && message.pieces > 1 && !message.isCut
        ? formError(message, behind)
        : well(message, behind),
  ),
  mutant(
    "answers a sale with a status that is not listed",
    ["PR-01", "purchase", "purchase", 1],
    replacing(
      (message) => isPurchase(message),
      (_, answer) => ({ ...answer, status: 299 }),
    ),
  ),
  mutant(
    "redirects a sale",
    ["PR-01", "purchase", "purchase", 1],
    swallowing(isPurchase, () => ({ status: 302, body: "" })),
  ),
  mutant(
    "leaves a member away",
    ["PR-02", "purchase", "purchase", 1],
    answering(isPurchase, ({ time: _time, ...body }) => body),
  ),
  mutant(
    "sends a number where a text belongs",
    ["PR-02", "purchase", "purchase", 1],
    answering(isPurchase, (body) => ({ ...body, rrn: 17 })),
  ),
  mutant(
    "answers with a page",
    ["PR-02", "purchase", "purchase", 1],
    replacing(
      (message, { status }) => isPurchase(message) && status === 201,
      (_, { status }) => ({ status, body: "<html>Thank you</html>" }),
    ),
  ),
  {
    ...mutant(
      "sends a member more than a closed model has",
      ["PR-03", "confirmVoucher", "confirmVoucher", 2],
      answering(isConfirmation, (body) => ({ ...body, internalCode: "7" })),
    ),
    interface: "voucher",
  },
  mutant(
    "sends another id back",
    ["PR-05", "purchase", "purchase", 1],
    answering(isPurchase, (body) => ({ ...body, id: v4() })),
  ),
  mutant(
    "drops the identifiers that were sent",
    ["PR-05", "purchase", "purchase", 1],
    answering(isPurchase, (body) => ({ ...body, thirdPartyIdentifiers: [] })),
  ),
  mutant(
    "names another request in its answer to a confirmation",
    ["PR-05", "purchaseConfirmation", "purchaseConfirmation", 2],
    answering(isConfirmation, (body) => ({ ...body, requestId: v4() })),
  ),
  mutant(
    "answers a repeated confirmation otherwise",
    ["PR-06", "purchaseConfirmation", "purchase: request, confirmation, confirmation", 3],
    async (message, behind) => {
      const answer = await well(message, behind);
      const isRepeat = behind.seen.some(({ body }) => body === message.body);
      return isConfirmation(message) && isRepeat && answer.status === 202
        ? { ...answer, body: JSON.stringify({ ...bodyIn(answer.body), stan: "999999" }) }
        : answer;
    },
  ),
  mutant(
    "approves more than was asked",
    ["PR-07", "purchase", "purchase", 1],
    answering(isPurchase, (body) => ({
      ...body,
      amounts: {
        requestAmount: { amount: 2_000, currency: "710" },
        approvedAmount: { amount: 9_000, currency: "710" },
      },
    })),
  ),
  mutant(
    "refuses a well-formed reversal as malformed",
    ["PR-08", "purchaseReversal", "purchase: reversal", 1],
    (message, behind) =>
      isReversal(message) && !message.isCut ? formError(message, behind) : well(message, behind),
  ),
  mutant("answers late", ["PR-09", "purchase", "purchase", 1], async (message, behind) => {
    const answer = await well(message, behind);
    if (isPurchase(message)) await new Promise((resolve) => setTimeout(resolve, 300));
    return answer;
  }),
  mutant(
    "takes a sale without a time",
    ["PR-10", "purchase", "purchase: without time", 1],
    (message, behind) =>
      isPurchase(message) && !message.isCut && !message.body.includes('"time"')
        ? well(
            {
              ...message,
              body: message.body.replace("{", `{"time":"${new Date().toISOString()}",`),
            },
            behind,
          )
        : well(message, behind),
  ),
  {
    ...mutant(
      "keeps a cent of each redemption that is reversed",
      ["PR-12", "lookupGiftcard", "redeem: balance, request, reversal, balance", 4],
      async (message, behind) => {
        const answer = await well(message, behind);
        const kept = behind.seen.filter(({ path }) => path.includes("/reversals/")).length;
        if (!message.path.includes("/lookupGiftcard/") || answer.status !== 201) return answer;
        const lower = (text: string) =>
          text.replaceAll(
            /("(?:balanceAmount|availableBalance)":\{"amount":)(\d+)/g,
            (_, name: string, amount) => `${name}${Number(amount) - kept}`,
          );
        return { ...answer, body: lower(answer.body) };
      },
    ),
    interface: "gift-card-v3",
  },
  {
    ...mutant(
      "takes messages without credentials",
      ["PR-11", "purchase", "purchase: without credentials", 1],
      (message, behind) =>
        well({ ...message, authorization: message.authorization || rightCredentials }, behind),
    ),
    checksCredentials: true,
  },
  {
    ...mutant(
      "looks at the name of the credentials alone",
      ["PR-11", "purchase", "purchase: with wrong credentials", 1],
      (message, behind) =>
        well({ ...message, authorization: message.authorization && rightCredentials }, behind),
    ),
    checksCredentials: true,
  },
  {
    ...mutant(
      "refuses a message without credentials, and processes it",
      ["PR-04", "purchase", "purchase: without credentials", 2],
      async (message, behind) => {
        const answer = await well(message, behind);
        if (message.authorization === "" && isPurchase(message))
          await well({ ...message, authorization: rightCredentials }, behind);
        return answer;
      },
    ),
    checksCredentials: true,
  },
];

const rightCredentials = `Basic ${Buffer.from("7102:pos").toString("base64")}`;

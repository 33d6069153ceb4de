import { type MessageAgain, type MessageChange, againOperations } from "../control/messages/again";
import { type MessageComparison, comparisonOperations } from "../control/messages/comparison";
import { evidenceText } from "../control/messages/evidence";
import type { GivenNote } from "../control/messages/notes";
import { isUuid } from "../contract/values/uuid";
import type { JudgedExchange, JudgedMessages } from "../control/messages/judged-messages";
import { messageOf } from "../control/messages/kept-messages";
import {
  judgedMessageOf,
  judgedMessagesOf,
  messageOperations,
  messageReport,
  messagesOf,
} from "../control/messages/messages";
import {
  type TransactionDetail,
  type TransactionList,
  type TransactionQuery,
  transactionOf,
  transactionOperations,
  transactionReport,
} from "../control/messages/transactions";
import { type Session, type SessionQuery, sessionOperations } from "../control/messages/session";
import { type MeantFor, unmatchedOperations } from "../control/messages/unmatched";
import type { ControlApi } from "../control/services";
import type { Exchange, Note } from "../journal/exchange";
import type { MessageQuery, Messages } from "../journal/journal";
import type { UnmatchedList } from "../journal/unmatched-request";
import type { Space } from "../store";

/** Which messages to list, each with what the verdict says of it. */
export interface JudgedMessageQuery extends MessageQuery {
  judged: true;
}

/** The messages of a data space, and what becomes of them. */
export interface SpaceMessages {
  /**
   * The exchanges of the journal, oldest first; `trimmed` says how many were dropped. With `judged` each has the rules
   * that it breaks: `await messages({ filter: "broken:any", judged: true })`.
   */
  messages(query: JudgedMessageQuery): Promise<JudgedMessages>;
  messages(query?: MessageQuery): Messages;
  /** One exchange by its number, or by its name. Throws, or rejects, when the journal has none. */
  message(number: number | string, query: { judged: true }): Promise<JudgedExchange>;
  message(number: number | string): Exchange;
  /** The transactions of which the journal holds messages. Rejects with `ControlRefused` for a wrong query. */
  transactions(query?: TransactionQuery): Promise<TransactionList>;
  /** One of them, with its messages and what is still open. Rejects with `ControlRefused` for an unknown one. */
  transaction(id: string): Promise<TransactionDetail>;
  /**
   * The sales of each till over time, with what struck, what was done to the data space, and what was owed. Rejects
   * with `ControlRefused` for a wrong query.
   */
  session(query?: SessionQuery): Promise<Session>;
  /** Requests that reached no operation: of a wrong path or password. Throws `ControlRefused` for a wrong filter. */
  unmatched(query?: Pick<MessageQuery, "filter">): UnmatchedList;
  /**
   * Sends a message again, by its number or name, as the POS did: with an id and a time of its own, unless `ids` is
   * `same`, and changed by `body`, a JSON merge patch. The verdict does not judge it. Rejects with `ControlRefused` for
   * a message that is not there, or not whole.
   */
  again(number: number | string, change?: MessageChange): Promise<MessageAgain>;
  /** Sends a request that reached no operation to the one that it was meant for, absent: to the nearest. */
  againUnmatched(number: number, meant?: MeantFor): Promise<MessageAgain>;
  /**
   * Writes a note on a message, by its number or name, or on a transaction, by its id; null takes it away. Rejects with
   * `ControlRefused` where there is no such thing, for a text that is not one line, and for one note too many.
   */
  note(of: number | string, note: GivenNote): Promise<Note>;
  note(of: number | string, note: null): Promise<undefined>;
  /** A message or a transaction as Markdown, as a page, or as a journal that `standin verdict --from` reads. */
  evidence(of: number | string, format: "markdown" | "html" | "journal"): Promise<string>;
  /** The members in which two messages and their answers differ, by number or name. Throws `ControlRefused`. */
  compare(left: number | string, right: number | string): MessageComparison;
}

/** `user`: in whose name messages are sent. */
export function messagesIn(core: ControlApi, user: string, find: () => Space): SpaceMessages {
  function messages(query: JudgedMessageQuery): Promise<JudgedMessages>;
  function messages(query?: MessageQuery): Messages;
  function messages(
    query: MessageQuery | JudgedMessageQuery = {},
  ): Messages | Promise<JudgedMessages> {
    return "judged" in query
      ? judgedMessagesOf(core, find(), query)
      : messagesOf(core, find(), query);
  }
  function message(key: number | string, query: { judged: true }): Promise<JudgedExchange>;
  function message(key: number | string): Exchange;
  function message(
    key: number | string,
    query?: { judged: true },
  ): Exchange | Promise<JudgedExchange> {
    return query === undefined ? messageOf(core, find(), key) : judgedMessageOf(core, find(), key);
  }
  const caller = { user, isLocal: true };
  return {
    messages,
    message,
    ...evidenceIn(core, find),
    transactions: async (query = {}) =>
      transactionOperations.transactions.ask(core, { space: find(), query }),
    transaction: async (id) => transactionOf(core, find(), id),
    session: async (query = {}) => sessionOperations.session.ask(core, { space: find(), query }),
    unmatched: (query = {}) =>
      unmatchedOperations.unmatched.ask(core, { space: find(), query, caller }),
    again: async (number, body) =>
      againOperations.messageAgain.ask(core, {
        ...{ space: find(), caller, body },
        params: { number: String(number) },
      }),
    againUnmatched: async (number, body) =>
      unmatchedOperations.unmatchedAgain.ask(core, {
        ...{ space: find(), caller, body },
        params: { number: String(number) },
      }),
    compare: (left, right) =>
      comparisonOperations.comparison.ask(core, {
        space: find(),
        query: { left: String(left), right: String(right) },
      }),
  };
}

/** What is noted about messages and transactions, and how they are given away. */
function evidenceIn(core: ControlApi, find: () => Space): Pick<SpaceMessages, "note" | "evidence"> {
  function note(of: number | string, given: GivenNote): Promise<Note>;
  function note(of: number | string, given: null): Promise<undefined>;
  async function note(of: number | string, body: GivenNote | null): Promise<Note | undefined> {
    const space = find();
    if (isUuid(of)) {
      const params = { id: of };
      if (body !== null)
        return transactionOperations.noteTransaction.ask(core, { space, params, body });
      await transactionOperations.stripTransaction.ask(core, { space, params });
      return undefined;
    }
    const params = { number: String(of) };
    if (body !== null) return messageOperations.noteMessage.ask(core, { space, params, body });
    messageOperations.stripMessage.ask(core, { space, params });
    return undefined;
  }
  return {
    note,
    async evidence(of, format) {
      const space = find();
      const report = isUuid(of)
        ? transactionReport(core, space, await transactionOf(core, space, of))
        : messageReport(core, space, await judgedMessageOf(core, space, of));
      return evidenceText(format, report);
    },
  };
}

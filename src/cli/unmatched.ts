import type { UnmatchedRequest } from "../journal/unmatched-request";
import type { UnmatchedList } from "../journal/unmatched-request";
import { inOrder, reasonTexts } from "../journal/unmatched-request";
import { plain } from "../plain-text";

/** The requests that reached no operation, at most `count`, the newest last. */
export function unmatchedText(unmatched: UnmatchedList, count: number): string {
  const requests = inOrder(unmatched).slice(-count);
  if (requests.length === 0) return "Every request reached an operation.";
  return requests.flatMap(linesOf).map(plain).join("\n");
}

/** What is said of them where there are no messages; undefined: there are none of them either. */
export function unmatchedHint(unmatched: UnmatchedList): string | undefined {
  const requests = inOrder(unmatched);
  const last = requests.at(-1);
  if (last === undefined) return undefined;
  const many =
    requests.length === 1
      ? "1 request reached no operation:"
      : `${requests.length} requests reached no operation (see standin messages --unmatched). The last one:`;
  return [many, ...linesOf(last).map(plain)].join("\n");
}

function linesOf(request: UnmatchedRequest): string[] {
  const { receivedAt, status, method, path, reason, address, nearest } = request;
  const from = address === undefined ? "" : `, from ${address}`;
  return [
    `${receivedAt.slice(11, 23)}  ${status}  ${method} ${path}  (${reasonTexts[reason]}${from})`,
    ...nearest.map((one, index) => `${index === 0 ? "      nearest: " : "               "}${one}`),
  ];
}

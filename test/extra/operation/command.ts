import { type ServerOptions, call } from "./server-client";

/** The number of the messages of an outcome, after a number. */
export async function tallyOf(
  options: ServerOptions,
  outcome: string,
  after?: number,
): Promise<number> {
  const { messages } = await call(options, "GET /tally/{outcome}", {
    params: { outcome },
    query: { after },
  });
  return messages;
}

/** The compiler refuses a call that lacks a parameter of the path, or has one that the operation does not take. */
export const refused = (options: ServerOptions) => [
  // @ts-expect-error The path needs its outcome.
  () => call(options, "GET /tally/{outcome}"),
  // @ts-expect-error There is no such parameter.
  () => call(options, "GET /tally/{outcome}", { params: { outcome: "" }, query: { aftre: 1 } }),
];

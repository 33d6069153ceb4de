import { type IncomingMessage, request as requestPlain } from "node:http";
import { measure } from "../contract/values/json-text";
import { limits } from "../limits/limits";
import type { Time } from "../time/space-clock";
import type { OnwardMessage } from "./message";
import type { Target } from "./target";

/** Bounds of the pauses between attempts, in milliseconds. */
export interface BackOff {
  firstMs: number;
  longestMs: number;
}

/** The pause after so many attempts, in milliseconds: the first one, then twice as long each time. */
export const pauseAfter = (attempts: number, { firstMs, longestMs }: BackOff): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs);

/** What came back. */
export interface Reply {
  /** Null: no whole answer came. */
  status: number | null;
  body?: unknown;
  /** Why there is no answer, or none that can be read. */
  failure?: string;
}

/**
 * Sends a message once and waits for the answer: bounded in time and size. A redirect is an answer like any other and
 * is not followed.
 */
export async function attempt(
  message: OnwardMessage,
  target: Target,
  time: Time,
  stopping: AbortSignal,
): Promise<Reply> {
  const text = Buffer.from(JSON.stringify(message.body));
  const url = target.urlOf(message.path);
  // Most receivers are on the same machine: TLS is loaded for those that are not.
  const send = url.protocol === "https:" ? (await import("node:https")).request : requestPlain;
  return new Promise((resolve) => {
    const request = send(url, {
      // A connection of its own: nothing that the other side leaves in one reaches the next message.
      agent: false,
      method: message.method,
      lookup: target.lookup,
      maxHeaderSize: limits.headerBytes,
      signal: stopping,
      headers: {
        "content-type": "application/json; charset=utf-8",
        accept: "application/json",
        "content-length": text.length,
        ...(target.authorization !== undefined && { authorization: target.authorization }),
      },
    });
    const callOff = time.after(limits.onwardAnswerMs, () => {
      end({ status: null, failure: `no answer within ${limits.onwardAnswerMs / 1000} s` });
    });
    const end = (reply: Reply): void => {
      callOff();
      resolve(reply);
      request.destroy();
    };
    request.on("error", (error: NodeJS.ErrnoException) => {
      end({ status: null, failure: `the connection failed (${error.code ?? error.name})` });
    });
    request.on("close", () => {
      end(brokenOff);
    });
    request.on("response", (response) => {
      receive(response, end);
    });
    request.end(text);
  });
}

const brokenOff: Reply = {
  status: null,
  failure: "the connection was closed before the whole answer had come",
};

function receive(response: IncomingMessage, end: (reply: Reply) => void): void {
  const status = response.statusCode ?? null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.onwardAnswerBytes)
      end({ status, failure: `the answer is longer than ${limits.onwardAnswerBytes} bytes` });
    else chunks.push(chunk);
  });
  response.on("error", () => {
    end(brokenOff);
  });
  response.on("end", () => {
    end({ status, ...bodyOf(Buffer.concat(chunks)) });
  });
}

/** The body of an answer, where it is JSON that is not built to be costly. */
function bodyOf(text: Buffer): Pick<Reply, "body" | "failure"> {
  if (text.length === 0) return {};
  const { refusal } = measure(text);
  if (refusal !== undefined) return { failure: `the answer ${refusal}` };
  try {
    return { body: JSON.parse(text.toString()) };
  } catch {
    return { failure: "the answer is not JSON" };
  }
}

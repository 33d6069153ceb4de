import type { ExampleMessage, ReadyMessage } from "./example";
import { type Earlier, ready } from "./fill";

/** What came back: the status, and the body as JSON gives it. */
export interface TillAnswer {
  status: number;
  body?: unknown;
}

/** Who sends the messages of a flow. */
interface Sender {
  user: string;
  newId(message: ExampleMessage): string;
  /** The time that the messages give. */
  time(): string;
  send(message: ReadyMessage): Promise<TillAnswer>;
}

/** A message that was sent, and what came back. */
export interface PlayedMessage {
  message: ReadyMessage;
  answer: TillAnswer;
}

/** Sends the messages of a flow in turn; ends with one that is not accepted. */
export async function play(
  flow: readonly ExampleMessage[],
  sender: Sender,
): Promise<PlayedMessage[]> {
  const earlier = new Map<string, Earlier>();
  const played: PlayedMessage[] = [];
  for (const message of flow) {
    const id = sender.newId(message);
    const sent = ready(message, { id, time: sender.time(), user: sender.user, earlier });
    const answer = await sender.send(sent);
    played.push({ message: sent, answer });
    earlier.set(message.name, { id, answer: answer.body });
    if (answer.status >= 300) break;
  }
  return played;
}

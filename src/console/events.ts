import type { Exchange } from "../journal/exchange";

/** The exchanges of a stream of server-sent events, as they come; ends with the stream, or with its event `closed`. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Exchange> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("event: closed")) return;
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) yield JSON.parse(data) as Exchange;
    }
  }
}

import type { MessageKind, Operation } from "./operation";

/** What operations are listed under in an OpenAPI document. */
export interface Tag {
  name: string;
  description: string;
}

/** What operations are listed under that are about no kind of transaction. */
const tags: Readonly<Record<MessageKind, Tag>> = {
  request: { name: "Requests", description: "Requests, which open transactions." },
  advice: { name: "Advices", description: "Advices, which close transactions." },
  lookup: { name: "Lookups", description: "Questions, which change nothing." },
  notification: { name: "Notifications", description: "What one side tells the other." },
  administration: {
    name: "Test server",
    description: "The data of the test server, and its reset.",
  },
};

/** The kind of transaction in words (`keyChange` is `Key change`), or else the kind of message. */
export function tagOf({ transaction, kind }: Operation): Tag {
  if (transaction === undefined) return tags[kind];
  const words = transaction.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    description: `The request of this kind (${words}), and the advices that close it.`,
  };
}

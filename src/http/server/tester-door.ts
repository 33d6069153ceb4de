import { type Server, createServer, request } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import type { SendAsTester, TesterMessage, TesterMessageSent } from "../../control/services";
import { limits } from "../../limits/limits";
import type { Authentication } from "../door/credentials/authenticate";
import { createDoor } from "../door/door";
import { createRefuseBeyond } from "../door/overload";
import type { ReceivedRequest } from "../door/raw-request";
import { type MountedInterface, mostFixedFirst } from "../door/routing";
import type { Services } from "../services";

import { serverOptions } from "./connections";
import { createReception } from "./reception";

/** A message on its way through the tester's door. */
interface TesterSending {
  message: TesterMessage;
  /** Undefined: it has not arrived yet. */
  received?: ReceivedRequest;
}

/**
 * The door of testers: what they have the simulator send goes through the door of the interfaces, over a connection
 * within the process. No port leads to it, so nobody needs credentials: the message says whose it is.
 */
export function createTesterDoor(
  services: Services,
  mounted: readonly MountedInterface[],
): SendAsTester {
  const sendings = new WeakMap<Duplex, TesterSending>();
  let server: Server | undefined;
  return async (message) => {
    server ??= createInnerServer(services, mounted, sendings);
    const [client, connection] = duplexPair();
    const sending: TesterSending = { message };
    sendings.set(connection, sending);
    // A connection that a fault cuts off is gone for both sides.
    connection.once("close", () => client.destroy());
    server.emit("connection", Object.assign(connection, innerSocket(connection)));
    const silence = silenceAfter(services, sending);
    const status = await Promise.race([answerTo(client, message), silence.begun]);
    silence.forget();
    return { number: numberOf(sending), status };
  };
}

/** `begun` resolves when no answer will go out, or when the time for one is over. */
function silenceAfter(
  { journal, time }: Services,
  sending: TesterSending,
): { begun: Promise<null>; forget: () => void } {
  const { space } = sending.message;
  let end: () => void = () => undefined;
  const begun = new Promise<null>((resolve) => {
    end = () => {
      resolve(null);
    };
  });
  const stop = time.after(limits.testerAnswerMs, () => {
    end();
  });
  const unfollow = journal.follow(space, (number) => {
    if (number === numberOf(sending) && journal.get(space, number)?.outcome === "silent") end();
  });
  return {
    begun,
    forget() {
      stop();
      unfollow();
    },
  };
}

/** What a connection has beside a stream where it is one of TCP. */
const innerSocket = (connection: Duplex) => ({
  remoteAddress: "127.0.0.1",
  resetAndDestroy: () => connection.destroy(),
});

function numberOf({ received }: TesterSending): TesterMessageSent["number"] {
  return received?.found.arrival?.course.decided?.number ?? null;
}

/** The status of the answer to a message; null: there was no whole one. */
const answerTo = (
  connection: Duplex,
  { method, path, headers, body }: TesterMessage,
): Promise<number | null> =>
  new Promise((resolve) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request({
      createConnection: () => connection,
      ...{ method, path },
      headers: { host: "127.0.0.1", connection: "close", ...headers, ...length },
    });
    sent.once("response", (answer) => {
      answer.resume();
      answer.once("close", () => {
        resolve(answer.complete ? (answer.statusCode ?? null) : null);
      });
    });
    sent.once("error", () => {
      resolve(null);
    });
    sent.end(body);
  });

/** A server without a port. */
function createInnerServer(
  services: Services,
  mounted: readonly MountedInterface[],
  sendings: WeakMap<Duplex, TesterSending>,
): Server {
  const refuseBeyond = createRefuseBeyond(
    services,
    mounted.flatMap(({ endpoints }) => endpoints).sort(mostFixedFirst),
  );
  const takes = createDoor(services, mounted, { authentication: knownSenders, refuseBeyond });
  const receive = createReception(services);
  return createServer(serverOptions, (req, res) => {
    const sending = sendings.get(req.socket);
    const received = receive(req, res);
    if (sending === undefined) throw new Error("nobody sends on this connection");
    sending.received = received;
    Object.assign(received.found, senderOf(services, sending.message));
    if (takes(received)) return;
    res.statusCode = 404;
    res.end();
  });
}

/** Whose a message is. A data space of a credential pair is called by its digest, as the pair is. */
const senderOf = (
  { store, users }: Pick<Services, "store" | "users">,
  { space, user, again }: TesterMessage,
) => ({
  ...{ space, user },
  sender: users === undefined ? space.name : store.spaces.nameOfUser(user),
  tester: { again },
});

/** Lets everybody in: whose a message is has been said. */
const knownSenders: Authentication = {
  letIn: () => true,
  letAnybodyIn: () => true,
  userOf: () => undefined,
};

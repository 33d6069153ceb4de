import type { IncomingMessage } from "node:http";
import { v4 } from "uuid";
import { type Refusal, refuse } from "../../../contract/answer";
import type { MessageParts } from "../../../contract/checks/reader";
import { commonErrors } from "../../../contract/error-catalogue";
import {
  type FailedMessage,
  challenge,
  errorAnswer,
  idsToReport,
} from "../../../exchange/delivery/refusal";
import { noteReason, send } from "../../../exchange/delivery/send";
import { xRequestIdHeader } from "../../../exchange/message";
import {
  type Comparison,
  type UnmatchedReason,
  reasonTexts,
} from "../../../journal/unmatched-request";
import type { Role } from "../../../users";
import type { Services } from "../../services";
import { noteInAudit, noteUnmatched } from "../notes";
import type { ReadBody } from "../body/read-body";
import type { ReceivedRequest } from "../request-context";
import { type Endpoint, endpointText } from "../routing";
import type { CredentialsOf } from "./guesses";

/** An operation of an interface, and the message that came for it. */
interface CalledOperation {
  endpoint: Endpoint;
  /** The path as it came. */
  pathname: string;
  parts: MessageParts;
  body: Pick<ReadBody, "sent">;
}

/** What a request asks for. */
export interface AccessRequest {
  /** What the caller is told that failed, with the ids of its path and body; absent for the control API. */
  called?: CalledOperation;
  /** A user of a users file needs one of these roles. */
  roles: readonly Role[];
  /** Asks for credentials in place of the door, and answers a request without accepted ones. */
  challenge?: Challenge;
}

/** Whether a request has accepted credentials; one without them is answered 401, with the body of `refused`. */
export type Challenge = (parts: { isAccepted: () => boolean; refused: () => unknown }) => boolean;

/** Why a request has no user name: it has no credentials, or those of another scheme. */
const reasonWithout = ({
  headers: { authorization = "basic" },
}: IncomingMessage): "credentials-missing" | "scheme-wrong" =>
  /^basic\b/i.test(authorization) ? "credentials-missing" : "scheme-wrong";

const comparedScheme = ({ headers: { authorization = "" } }: IncomingMessage): Comparison => ({
  sent: /^[a-z]{1,20}(?= .)/i.exec(authorization)?.[0] ?? "another scheme",
  wanted: "Basic",
});

/** Notes why a request is refused; whoever asks the control API sees the answer: that is no unmatched request. */
const noteDenial =
  (services: Services, credentialsOf: CredentialsOf) =>
  (
    received: ReceivedRequest,
    { called }: AccessRequest,
    wrong: "credentials-wrong" | "credentials-locked" | "role-missing",
  ): UnmatchedReason => {
    const { req } = received;
    const user = credentialsOf(req)?.user;
    const reason = user === undefined ? reasonWithout(req) : wrong;
    services.tally.refused(reason);
    // Those that a lock-out refuses are as many as somebody sends.
    if (user !== undefined && wrong !== "credentials-locked")
      noteInAudit(services, wrong, received, user);
    if (called === undefined) return reason;
    const { endpoint, pathname: path, body } = called;
    const nearest = [endpointText(endpoint)];
    const compared = reason === "scheme-wrong" ? [comparedScheme(req)] : [];
    const parts = { ...received, path, body: body.sent };
    noteUnmatched(services, parts, { status: 401, reason, user, nearest, compared });
    return reason;
  };

/** Refuses requests without accepted credentials: each function answers, notes why, and says false. */
export function createDenials(services: Services, credentialsOf: CredentialsOf) {
  const note = noteDenial(services, credentialsOf);
  return {
    /** The body of the same refusal, for whoever sends it. */
    wrongBody(received: ReceivedRequest, asked: AccessRequest): unknown {
      const reason = note(received, asked, "credentials-wrong");
      noteReason(received.res, reasonTexts[reason]);
      return errorAnswer(wrongRefusal, failedMessage(asked.called)).body;
    },
    wrong(received: ReceivedRequest, asked: AccessRequest): false {
      const reason = note(received, asked, "credentials-wrong");
      answer(received, asked, { ...wrongRefusal, headers: challenge });
      noteReason(received.res, reasonTexts[reason]);
      return false;
    },
    /** 401 in the interfaces, whose contract knows no 429; the control API says 429 to those who guess. */
    locked(received: ReceivedRequest, asked: AccessRequest, lockedFor: number): false {
      note(received, asked, "credentials-locked");
      const error =
        commonErrors[
          asked.called === undefined ? "credentials-too-often-wrong" : "credentials-locked"
        ];
      const freeString =
        "Wrong credentials came too often from this address. These are looked at again in " +
        `${lockedFor} seconds.`;
      const headers = { ...(asked.called && challenge), "retry-after": String(lockedFor) };
      answer(received, asked, { ...refuse(error, { freeString }), headers });
      return false;
    },
    /** 401 in the interfaces, whose contract has no 403; the control API says 403. */
    roleless(received: ReceivedRequest, asked: AccessRequest): false {
      note(received, asked, "role-missing");
      const { called, roles } = asked;
      const error =
        commonErrors[called === undefined ? "role-missing-for-control" : "role-missing"];
      const freeString = `The users file gives this user none of the roles that this needs: ${roles.join(", ")}.`;
      answer(received, asked, refuse(error, { freeString, roles }));
      return false;
    },
  };
}

const wrongRefusal = refuse(commonErrors["credentials-wrong"], {
  freeString: "Send basic credentials: a user name and a password that name your data space.",
});

function answer(
  { res, found }: ReceivedRequest,
  { called }: AccessRequest,
  refusal: Refusal,
): void {
  res.setHeader(xRequestIdHeader, found.xRequestId);
  send(res, errorAnswer(refusal, failedMessage(called)));
}

/** The ids that path and body hold; a message without one gets a random one, since it has no place in any journal. */
function failedMessage(called: CalledOperation | undefined): FailedMessage {
  if (called === undefined) return { id: v4() };
  const { endpoint, parts } = called;
  const { id = v4(), originalId } = idsToReport({ route: endpoint, parts });
  return { ...endpoint, id, originalId };
}

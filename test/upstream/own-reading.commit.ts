import { judged } from "../support/judged";
import { openClient } from "../gates/trial/client";
import { type Subject, dealingMessage, subjects } from "../gates/trial/subjects";
import { startStandin } from "../support/standin";
import { answerBytes, startRawProvider } from "./raw-provider";

/** The rule of an interface that its messages fit the contract. */
const ruleOf = (name: string): string =>
  judged
    .find(({ contract }) => contract.name === name)
    ?.obligations.find(({ standard }) => standard === "messagesFit")?.id ?? "";

/** What becomes of the rule, and the findings, where a provider refuses a message. */
async function refusedBy(
  subject: Subject,
  reason: "FORMAT_ERROR" | "GENERAL_ERROR",
  without?: string,
): Promise<{ outcome: string | undefined; findings: string[] }> {
  const { name, contract, adapter } = subject;
  const [kind = ""] = subject.kinds;
  const id = "6b4ba1bf-5bcc-4eb3-8d7e-3b6c6d2c9f03";
  const message = dealingMessage({ subject, kind, role: "request", id });
  const { finerTypeMember } = adapter;
  const error = {
    errorType: finerTypeMember === undefined ? reason : contract.generalErrorType,
    errorMessage: "No",
    id,
    requestType: subject.operation(kind, "request").requestType,
    detailMessage: finerTypeMember === undefined ? {} : { [finerTypeMember]: reason },
  };
  const provider = await startRawProvider(answerBytes(400, JSON.stringify(error)));
  const standin = await startStandin({ upstream: { [name]: provider.url } });
  const client = openClient(standin.url);
  const body = Object.fromEntries(
    Object.entries(message.body ?? {}).filter(([member]) => member !== without),
  );
  await client.send({ ...message, body }, "reader");
  client.close();
  await provider.close();
  const space = standin.space("reader", "reader");
  const { rules } = await space.verdict({ interfaces: [name] });
  const codes = space.messages().exchanges[0]?.findings.map(({ code }) => code) ?? [];
  return {
    outcome: rules.find((rule) => rule.id === ruleOf(name))?.outcome,
    findings: [...new Set(codes)].filter((code) =>
      ["form-broken", "provider-refusal"].includes(code),
    ),
  };
}

/** The data of these may ask for more than the form does. */
const restsOnData = (name: string): boolean => name.startsWith("qr-");

test.each(subjects)(
  "$name: a good message breaks no rule where the provider refuses its form",
  async (subject) => {
    expect(await refusedBy(subject, "FORMAT_ERROR")).toEqual({
      outcome: "pass",
      findings: restsOnData(subject.name) ? [] : ["provider-refusal"],
    });
  },
);

test.each(subjects)(
  "$name: a message that breaks its form breaks the rule, whatever the provider says",
  async (subject) => {
    expect(await refusedBy(subject, "GENERAL_ERROR", "originator")).toEqual({
      outcome: "fail",
      findings: ["form-broken"],
    });
  },
);

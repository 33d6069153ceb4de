import { v4 } from "uuid";
import { limits } from "../../src/limits/limits";
import { adapters, subjectOf } from "./adapters";
import { newTester, startStandin } from "../support/standin";

const identifiers = Array.from({ length: limits.arrayItems }, (_, at) => ({
  institutionId: "6001",
  transactionIdentifier: `X${at}`,
}));

const cases = adapters.flatMap((adapter) =>
  Object.keys(adapter.kinds).map((kind) => [adapter.interface, kind, adapter] as const),
);

test.each(cases)(
  "%s: a %s with as many third-party identifiers as a message may have is answered with no more",
  async (name, kind, adapter) => {
    const [family] = subjectOf(name);
    const contract = family.contracts.find((one) => one.name === name);
    const operation = contract?.operations.find(
      (one) => one.kind === "request" && one.transaction === kind,
    );
    const standin = await startStandin();
    const id = v4();
    const request = { ...adapter.kinds[kind]?.approved(id, 0) };
    if (!("thirdPartyIdentifiers" in request)) return;
    const { client } = newTester(standin);
    const path = (operation?.path ?? "").replace(`{${operation?.idParameter ?? ""}}`, id);
    const { status, body } = await client.send(
      operation?.method ?? "POST",
      `${standin.interfaces[name] ?? ""}${path}`,
      { ...request, thirdPartyIdentifiers: identifiers },
    );
    expect(status).toBeLessThan(300);
    expect(body["thirdPartyIdentifiers"]).toEqual(identifiers);
  },
);

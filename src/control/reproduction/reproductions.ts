import { type Static, Type } from "@sinclair/typebox";
import { loadJudgedInterfaces } from "../../families";
import type { Scenario } from "../../scenario/definition";
import type { Space } from "../../store";
import { EntityLists } from "../declare/models";
import { piecesOf } from "../declare/reads";
import { wrongParameters } from "../declare/refusals";
import { type PiecedAnswer, type SendAnswer, operation } from "../operation";
import type { ControlApi, ControlServices } from "../services";
import { type RecordedSale, recordedSale, dataBefore } from "./recorded-sale";
import { type CodeLanguageName, codeFile, codeLanguages, saleCode } from "./sale-code";
import { saleScenario, saleScenarioText } from "./sale-scenario";

export type SaleFixture = Static<typeof EntityLists>;

const expectedLanguage = `one of ${codeLanguages.join(", ")}`;

const CodeQuery = Type.Object({
  for: Type.Optional(
    Type.Unsafe<CodeLanguageName>({
      type: "string",
      enum: codeLanguages,
      description: "What runs the test; it must be given",
      "x-expected": expectedLanguage,
    }),
  ),
});

/** A transaction so that it happens again: at the same till, in code, on the same data. */
export const reproductionOperations = {
  transactionScenario: operation("GET /transactions/{id}/scenario", {
    summary: "A transaction as a scenario file: the same faults, and what a correct POS sends",
    tag: "Transactions",
    answer: { schema: Type.String(), types: ["application/yaml"] },
    refusals: ["transaction-unknown", "message-gone", "reads-too-many"],
    handle: ({ core, space, params: { id } }) =>
      sending(core, space, { type: "application/yaml; charset=utf-8" }, () =>
        scenarioOfTransaction(core, space, id),
      ),
  }),
  transactionCode: operation("GET /transactions/{id}/code", {
    summary: "A transaction as a test that sends the same messages",
    tag: "Transactions",
    query: CodeQuery,
    answer: { schema: Type.String(), types: ["text/plain"] },
    refusals: [
      "transaction-unknown",
      "message-gone",
      "parameter-wrong",
      "of-the-provider",
      "reads-too-many",
    ],
    handle({ core, space, params: { id }, query }) {
      const headers = {
        "content-disposition": `attachment; filename="${codeFile(languageIn(query))}"`,
      };
      return sending(core, space, { type: "text/plain; charset=utf-8", headers }, () =>
        codeOfTransaction(core, space, id, query),
      );
    },
  }),
  transactionFixture: operation("GET /transactions/{id}/fixture", {
    summary: "The entities of a transaction as they were before it, for POST /data",
    tag: "Transactions",
    answer: EntityLists,
    refusals: ["transaction-unknown", "message-gone", "of-the-provider", "reads-too-many"],
    handle: ({ core, space, params: { id } }) =>
      reading(core, space, () => fixtureOfTransaction(core, space, id)),
  }),
};

/** Throws `ControlRefused` where no language is asked for. */
function languageIn({ for: language }: Static<typeof CodeQuery>): CodeLanguageName {
  if (language !== undefined) return language;
  throw wrongParameters([{ path: "for", text: `must be ${expectedLanguage}` }]);
}

const reading = <T>({ reads }: ControlApi, space: Space, read: () => Promise<T>): Promise<T> =>
  reads.alone(space, () => reads.amongFew(read));

const sending =
  (
    core: ControlApi,
    space: Space,
    form: Omit<PiecedAnswer, "pieces">,
    read: () => Promise<string>,
  ): SendAnswer =>
  ({ send }) =>
    reading(core, space, async () => {
      await send({ ...form, pieces: piecesOf(Buffer.from(await read())) });
    });

/** A transaction as a scenario file. Rejects with `ControlRefused` for an unknown one. */
export async function scenarioOfTransaction(
  services: ControlServices,
  space: Space,
  id: string,
): Promise<string> {
  const sale = await recordedSale(services, space, id);
  return saleScenarioText(sale, await scenarioOf(services, sale));
}

/** A transaction as a test. Rejects with `ControlRefused` for an unknown one, and for another language. */
export async function codeOfTransaction(
  services: ControlServices,
  space: Space,
  id: string,
  query: { for?: string },
): Promise<string> {
  const language = languageIn(reproductionOperations.transactionCode.queryOf(query));
  const sale = await recordedSale(services, space, id);
  return saleCode(language, {
    sale,
    scenario: await scenarioOf(services, { ...sale, exchanges: sale.story }),
    user: space.user ?? "tester",
    ...(await dataBefore(services, space, sale)),
  });
}

/** The entities of a transaction before it. Rejects with `ControlRefused` for an unknown one. */
export async function fixtureOfTransaction(
  services: ControlServices,
  space: Space,
  id: string,
): Promise<SaleFixture> {
  const sale = await recordedSale(services, space, id);
  return (await dataBefore(services, space, sale)).entities;
}

async function scenarioOf({ families }: ControlServices, sale: RecordedSale): Promise<Scenario> {
  const rules = (await loadJudgedInterfaces()).flatMap(({ obligations }) => obligations);
  const forbidding = new Set(rules.flatMap(({ id, forbids }) => (forbids === true ? id : [])));
  const contracts = families.flatMap(({ family }) => family.contracts);
  return saleScenario(sale, contracts, forbidding);
}

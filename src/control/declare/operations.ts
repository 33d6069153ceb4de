import { type Static, Type } from "@sinclair/typebox";
import { namesOf } from "../../record";
import { clockOperations } from "../clock";
import { settingOperations } from "../settings";
import { entityChangeOperations, entityOperations } from "../data/entities";
import { listOperations } from "../data/lists";
import { undoOperations } from "../data/reset-and-undo";
import { exampleOperations } from "../examples";
import { simulatorOperations } from "../health";
import { againOperations } from "../messages/again";
import { comparisonOperations } from "../messages/comparison";
import { messageOperations } from "../messages/messages";
import { sessionOperations } from "../messages/session";
import { transactionOperations } from "../messages/transactions";
import { unmatchedOperations } from "../messages/unmatched";
import { qrOperations } from "../qr-picture";
import { faultOperations } from "../scenarios/faults";
import { reproductionOperations } from "../reproduction/reproductions";
import { holdOperations } from "../scenarios/holds";
import { scenarioOperations } from "../scenarios/scenarios";
import { snapshotOperations } from "../snapshots/snapshots";
import { backupOperations } from "../spaces/backup";
import { quotaOperations } from "../spaces/quota";
import { auditOperations, spaceOperations } from "../spaces/spaces";
import { ruleOperations, verdictOperations } from "../verdicts/verdicts";
import { testRunOperations } from "../test-runs/test-runs";
import { openApiDocument, openApiVersions } from "../../contract/openapi/openapi";
import { recordedFlows } from "../../families/kit/examples";
import { controlDocumentName, openOperation } from "../operation";
import type { ControlApi, ServedInterface } from "../services";
import { OpenApi } from "./models";
import { unknownName } from "./refusals";

/** The documents of OpenAPI that there are. */
const OpenApiDocuments = Type.Array(
  Type.Object(
    {
      name: Type.String(),
      title: Type.String(),
      path: Type.String({ description: "Where the document is, in OpenAPI 3.1" }),
      path30: Type.String({ description: "Where the same is in OpenAPI 3.0" }),
    },
    { title: "OpenApiDocument" },
  ),
);

const documentOperations = {
  openApiDocuments: openOperation("GET /openapi", {
    summary: "The OpenAPI documents, as pages for a browser",
    tag: "Documents",
    answer: OpenApiDocuments,
    page: "/standin/console/reference",
    handle: ({ core }) => listOf(core.interfaces),
  }),
  openapi: openOperation("GET /openapi/{name}", {
    summary: "The OpenAPI document of an interface, or of this API (control)",
    tag: "Documents",
    query: Type.Object(
      {
        openapi: Type.Optional(
          Type.Unsafe<(typeof openApiVersions)[number]>({
            type: "string",
            enum: [...openApiVersions],
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: OpenApi,
    refusals: ["interface-unknown"],
    async handle({ core, params, query }) {
      const { openapi } = query;
      const document = await documentOf(core, params.name);
      // Older generators want 3.0.
      if (openapi !== "3.0") return document;
      const { toOpenApi30 } = await import("../../contract/openapi/openapi-schemas.js");
      return toOpenApi30(document);
    },
  }),
};

function listOf(interfaces: readonly ServedInterface[]): Static<typeof OpenApiDocuments> {
  const control = { name: controlDocumentName, title: "Standin control API" };
  const served = interfaces.flatMap(({ endpoints: [first] }) => first?.contract ?? []);
  return [...served, control].map(({ name, title }) => ({
    name,
    title,
    path: `/standin/openapi/${name}`,
    path30: `/standin/openapi/${name}?openapi=3.0`,
  }));
}

async function documentOf(
  { interfaces, ownDocument }: ControlApi,
  name: string,
): Promise<Record<string, unknown>> {
  if (name === controlDocumentName) return ownDocument();
  const found = interfaces.find(({ endpoints }) => endpoints[0]?.contract.name === name);
  if (found !== undefined) return openApiDocument(found.endpoints, recordedFlows(name));
  throw unknownName(
    "interface-unknown",
    name,
    listOf(interfaces).map((entry) => entry.name),
  );
}

/** The operations of the control API, by their ids, in the order of its document. */
export const controlOperations = {
  ...simulatorOperations,
  ...documentOperations,
  ...ruleOperations,
  ...exampleOperations,
  ...entityOperations,
  ...listOperations,
  ...entityChangeOperations,
  ...undoOperations,
  ...messageOperations,
  ...againOperations,
  ...comparisonOperations,
  ...transactionOperations,
  ...sessionOperations,
  ...reproductionOperations,
  ...unmatchedOperations,
  ...scenarioOperations,
  ...faultOperations,
  ...holdOperations,
  ...verdictOperations,
  ...testRunOperations,
  ...settingOperations,
  ...quotaOperations,
  ...clockOperations,
  ...qrOperations,
  ...snapshotOperations,
  ...spaceOperations,
  ...backupOperations,
  ...auditOperations,
};

/** The operations of the control API, with their types. */
export type ControlOperations = typeof controlOperations;

/** The id of an operation of the control API. */
export type ControlOperationId = keyof ControlOperations;

/** The paths of the control API, as they are served. */
export const controlPaths = namesOf(controlOperations).map((id) => {
  const { method, path } = controlOperations[id];
  return { method, path: `/standin${path}` };
});

import { type TObject, type TSchema, Type } from "@sinclair/typebox";
import {
  type DocumentedBody,
  type DocumentedOperation,
  openApiOf,
  openApiVersions,
} from "../../contract/openapi/openapi";
import { VerdictSchema } from "../../conformance/verdict-schema";
import { limits } from "../../limits/limits";
import { recordedSample } from "../../families/kit/examples";
import { namesOf, recordOf } from "../../record";
import { Scenario } from "../../scenario/definition";
import {
  AllSettings,
  Clock,
  ControlError,
  EntityDetailModel,
  EntityListEntries,
  EntityLists,
  EntityModel,
  EntityPageModel,
  ExchangeModel,
  FamilySettings,
  Health,
  Interfaces,
  JsonSchema,
  Live,
  LoadedDataModel,
  MessagesPage,
  OpenApi,
  Ready,
  SnapshotEntries,
  SpaceData,
  Transaction,
  Transactions,
  UndoEntryModel,
  UndoStatusModel,
  UnmatchedModel,
} from "./models";
import { ExampleFlowModel, OperationExamples } from "../examples";
import {
  type ControlOperation,
  type ControlOperationId,
  controlDocumentName,
  controlOperations,
} from "./operations";
import { RuleDetailModel, RuleListModel } from "../verdicts/rules";
import {
  ScenarioCheckModel,
  ScenarioDetailModel,
  ScenarioEntries,
  ScenarioStatusModel,
  StartedScenarios,
  StopQuery,
} from "../scenarios/scenarios";
import { SnapshotFile } from "../snapshots/file";
import { faultShapes } from "../scenarios/faults";
import { Format } from "../verdicts/verdict-formats";
import { spaceShapes } from "../spaces/spaces";
import { ClockChangeModel } from "../space-control";
import type { Tag } from "../../contract/openapi/openapi-schemas";

/** The documents of OpenAPI that there are. */
export const OpenApiDocuments = Type.Array(
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
/** The query of a document. */
export const DocumentQuery = Type.Object(
  {
    openapi: Type.Optional(
      Type.Unsafe<(typeof openApiVersions)[number]>({ type: "string", enum: [...openApiVersions] }),
    ),
  },
  { additionalProperties: false },
);

/** What operations are listed under, with the first parts of their paths below `/standin`. */
const tags: readonly (Tag & { paths: readonly string[] })[] = [
  {
    name: "Simulator",
    description: "The process as a whole.",
    paths: ["health", "interfaces", "audit", "backup"],
  },
  {
    name: "Documents",
    description: "What is the same for every data space: documents, rules, examples.",
    paths: ["openapi", "rules", "examples"],
  },
  {
    name: "Data",
    description: "The entities of the data space.",
    paths: ["data", "data-lists", "fixture-schema", "qr", "reset", "undo"],
  },
  {
    name: "Messages",
    description: "What was received and answered.",
    paths: ["messages", "unmatched", "journal"],
  },
  { name: "Transactions", description: "What messages are about.", paths: ["transactions"] },
  {
    name: "Scenarios",
    description: "What fails, and when.",
    paths: ["scenarios", "scenario", "scenario-schema", "faults"],
  },
  { name: "Verdict", description: "Whether the POS behaved.", paths: ["verdict"] },
  {
    name: "Settings",
    description: "The clock, and how interfaces behave.",
    paths: ["settings", "clock"],
  },
  { name: "Snapshots", description: "Kept states of the data space.", paths: ["snapshots"] },
  { name: "Data spaces", description: "All data spaces, for operators.", paths: ["spaces"] },
];
/** What an operation of the control API is listed under, by its path below `/standin`. */
export function controlTagOf(path: string): Tag {
  const [, first = ""] = path.split("/");
  const tag = tags.find(({ paths }) => paths.includes(first));
  if (tag === undefined) throw new Error(`no tag for ${path}`);
  return { name: tag.name, description: tag.description };
}
/** What the document says of an operation beside its path. */
interface Shape {
  query?: TObject;
  body?: DocumentedBody & { required: boolean };
  /** Body of a 200; null: it answers 204 instead. */
  answer: DocumentedBody | null;
  /** Statuses of its refusals, beside those that any call may meet. */
  refusals?: readonly number[];
}
const whole = Type.Integer({ minimum: 0 });
const seconds = Type.Optional(Type.Number({ minimum: 0, maximum: limits.verdictSeconds }));
const binary = Type.String({ contentEncoding: "base64" });
const required = (schema: TSchema) => ({ schema, required: true });
/** The parameters of a page of a list. */
const page = {
  after: Type.Optional(whole),
  before: Type.Optional(whole),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.messagesPage })),
  newest: Type.Optional(Type.Boolean()),
};
const MessagesQuery = Type.Object({
  ...page,
  filter: Type.Optional(
    Type.String({
      maxLength: limits.filterCharacters,
      description: "Terms such as operation:redeem -status:201, of which all must hold",
    }),
  ),
});
const TransactionsQuery = Type.Object({
  ...page,
  state: Type.Optional(Type.String()),
  interface: Type.Optional(Type.String()),
});
const search = Type.Optional(
  Type.String({
    maxLength: limits.filterCharacters,
    description: "Only entities with this text in a value, whatever its case",
  }),
);
const EntitiesQuery = Type.Object({
  search,
  after: Type.Optional(Type.String({ description: "Only those after the one of this key" })),
  limit: page.limit,
});
/** Query of a verdict, as a URL has it. */
const VerdictUrlQuery = Type.Object({
  interface: Type.Optional(Type.String({ description: "Names of interfaces, with commas" })),
  strict: Type.Optional(Type.Boolean()),
  passing: Type.Optional(Type.Boolean({ description: "False: without the checks that passed" })),
  format: Type.Optional(Format),
  timeout: seconds,
  reverseWithin: seconds,
  closeWithin: seconds,
  repeatWithin: seconds,
  spacing: seconds,
  clockTolerance: seconds,
});
/** A scenario, or its text as YAML, which keeps its comments. */
const scenarioBody = { ...required(Scenario), types: ["application/json", "application/yaml"] };
const verdictAnswer = {
  schema: VerdictSchema,
  texts: ["text/html", "application/xml", "text/markdown"],
};
const shapes: Record<ControlOperationId, Shape> = {
  health: { answer: { schema: Health } },
  live: { answer: { schema: Live } },
  ready: { answer: { schema: Ready }, refusals: [503] },
  interfaces: { answer: { schema: Interfaces } },
  openApiDocuments: { answer: { schema: OpenApiDocuments } },
  openapi: { query: DocumentQuery, answer: { schema: OpenApi }, refusals: [400, 404] },
  rules: { answer: { schema: RuleListModel } },
  rule: { answer: { schema: RuleDetailModel }, refusals: [404] },
  examples: { answer: { schema: OperationExamples }, refusals: [404] },
  example: { answer: { schema: ExampleFlowModel }, refusals: [404] },
  data: { answer: { schema: SpaceData } },
  loadData: {
    body: required(EntityLists),
    answer: { schema: LoadedDataModel },
    refusals: [400],
  },
  entity: { answer: { schema: EntityDetailModel }, refusals: [404] },
  entityLists: {
    query: Type.Object({ search }),
    answer: { schema: EntityListEntries },
    refusals: [400],
  },
  entities: {
    query: EntitiesQuery,
    answer: { schema: EntityPageModel },
    refusals: [400, 404],
  },
  fixtureSchema: { answer: { schema: JsonSchema }, refusals: [404] },
  putEntity: {
    body: required(EntityModel),
    answer: { schema: EntityModel },
    refusals: [400, 404],
  },
  removeEntity: { answer: null, refusals: [400, 404] },
  reset: { answer: null },
  undoStatus: { answer: { schema: UndoStatusModel } },
  undo: { answer: { schema: UndoEntryModel }, refusals: [400, 404, 409] },
  messages: { query: MessagesQuery, answer: { schema: MessagesPage }, refusals: [400] },
  messageStream: {
    answer: { schema: Type.String(), types: ["text/event-stream"] },
  },
  message: { answer: { schema: ExchangeModel }, refusals: [400, 404] },
  transactions: {
    query: TransactionsQuery,
    answer: { schema: Transactions },
    refusals: [404],
  },
  transaction: { answer: { schema: Transaction }, refusals: [404] },
  unmatched: { answer: { schema: UnmatchedModel } },
  scenarios: { answer: { schema: ScenarioEntries } },
  checkScenario: {
    body: scenarioBody,
    answer: { schema: ScenarioCheckModel },
    refusals: [400],
  },
  scenarioDetail: { answer: { schema: ScenarioDetailModel }, refusals: [400, 404] },
  saveDraft: {
    body: scenarioBody,
    answer: { schema: ScenarioDetailModel },
    refusals: [400, 409],
  },
  deleteDraft: { answer: null, refusals: [400, 404, 409] },
  scenarioSchema: { answer: { schema: JsonSchema } },
  scenario: { answer: { schema: ScenarioStatusModel } },
  startScenario: {
    body: { ...scenarioBody, schema: StartedScenarios },
    answer: { schema: ScenarioStatusModel },
    refusals: [400, 404],
  },
  stopScenario: { query: StopQuery, answer: null, refusals: [400, 404] },
  ...faultShapes,
  verdict: {
    query: VerdictUrlQuery,
    answer: verdictAnswer,
    refusals: [400, 404],
  },
  verdictFrom: {
    query: VerdictUrlQuery,
    body: { ...required(Type.String()), types: ["application/x-ndjson"] },
    answer: verdictAnswer,
    refusals: [400, 404, 413, 415, 429],
  },
  journal: {
    answer: { schema: Type.String(), types: ["application/x-ndjson"] },
  },
  settings: { answer: { schema: AllSettings } },
  changeSettings: {
    body: required(FamilySettings),
    answer: { schema: FamilySettings },
    refusals: [400, 404],
  },
  clock: { answer: { schema: Clock } },
  setClock: { body: required(ClockChangeModel), answer: { schema: Clock }, refusals: [400] },
  qrPicture: {
    answer: { schema: binary, types: ["image/png", "image/svg+xml", "text/plain"] },
    refusals: [400, 404],
  },
  snapshots: { answer: { schema: SnapshotEntries } },
  exportSnapshot: { answer: { schema: SnapshotFile }, refusals: [400, 404] },
  keepSnapshot: {
    body: { schema: SnapshotFile, required: false },
    answer: { schema: SnapshotEntries },
    refusals: [400],
  },
  deleteSnapshot: { answer: null, refusals: [400, 404] },
  restoreSnapshot: { answer: null, refusals: [400, 404] },
  ...spaceShapes,
};
/**
 * OpenAPI 3.1 of the control API, with the recorded example of each operation. `server`: URL of the simulator; absent:
 * where the document was found.
 */
export function controlDocument(server?: string): Record<string, unknown> {
  const sampleOf = recordedSample(controlDocumentName);
  return openApiOf(
    {
      server,
      title: "Standin control API",
      version: "1",
      description:
        "What the owner of a data space can see and do beside sending messages. The credentials name the data space.",
    },
    namesOf(controlOperations).map((id) => ({ ...documented(id), samples: sampleOf(id) })),
  );
}
/** A call may have an unknown parameter, name a foreign host, be one too many, or meet a failure or the end. */
const ofAnyCall = [400, 403, 429, 500, 503];
/** A body may come too slowly, be too large, or be of another media type. */
const ofBodies = [408, 413, 415];
function documented(id: ControlOperationId): Omit<DocumentedOperation, "samples"> {
  const { method, path, summary, isOpen }: ControlOperation = controlOperations[id];
  const { query, body, answer, refusals = [] } = shapes[id];
  const statuses = new Set([
    ...ofAnyCall,
    ...(isOpen === true ? [] : [401]),
    ...(body === undefined ? [] : ofBodies),
    ...refusals,
  ]);
  return {
    operationId: id,
    method,
    path: `/standin${path}`,
    summary,
    tag: controlTagOf(path),
    isOpen: isOpen === true,
    parameters: parametersOf(path),
    query,
    body,
    answers: {
      ...(answer === null ? { 204: null } : { 200: answer }),
      ...Object.fromEntries([...statuses].map((status) => [status, { schema: ControlError }])),
    },
  };
}
function parametersOf(path: string): TObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.length === 0 ? undefined : Type.Object(recordOf(names, () => Type.String()));
}

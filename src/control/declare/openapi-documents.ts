import type { RequestHandler } from "express";
import type { Static } from "@sinclair/typebox";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { openApiDocument } from "../../contract/openapi/openapi";
import { recordedFlows } from "../../families/kit/examples";
import type { Mounted } from "../../http/door/mounting";
import { send } from "../../exchange/delivery/send";
import { DocumentQuery, type OpenApiDocuments } from "./document";
import { controlDocumentName } from "./operations";
import { unknownName, wrongParameters } from "./refusals";

const readQuery = createSchemaReader(DocumentQuery);

/** Where the console shows the documents. */
const pages = "/standin/console/reference";

/** `GET /standin/openapi`. */
export const sendDocumentList =
  (mounted: readonly Mounted[]): RequestHandler =>
  (req, res) => {
    res.setHeader("vary", "accept");
    if (req.accepts(["json", "html"]) === "html") res.redirect(303, pages);
    else send(res, { status: 200, body: listOf(mounted) });
  };

/** `GET /standin/openapi/NAME`, with `?openapi=3.0` for older generators. */
export const sendDocument =
  (mounted: readonly Mounted[]): RequestHandler =>
  async (req, res) => {
    const { openapi } = readQuery({ ...req.query }, wrongParameters);
    const document = await documentOf(mounted, req.params["name"]);
    if (openapi !== "3.0") {
      send(res, { status: 200, body: document });
      return;
    }
    const { toOpenApi30 } = await import("../../contract/openapi/openapi-30.js");
    send(res, { status: 200, body: toOpenApi30(document) });
  };

function listOf(mounted: readonly Mounted[]): Static<typeof OpenApiDocuments> {
  const control = { name: controlDocumentName, title: "Standin control API" };
  const interfaces = mounted.flatMap(({ endpoints: [first] }) => first?.contract ?? []);
  return [...interfaces, control].map(({ name, title }) => ({
    name,
    title,
    path: `/standin/openapi/${name}`,
    path30: `/standin/openapi/${name}?openapi=3.0`,
  }));
}

async function documentOf(
  mounted: readonly Mounted[],
  name: unknown,
): Promise<Record<string, unknown>> {
  if (name === controlDocumentName) return (await import("./document.js")).controlDocument();
  const found = mounted.find(({ endpoints }) => endpoints[0]?.contract.name === name);
  if (found !== undefined) return openApiDocument(found.endpoints, recordedFlows(String(name)));
  throw unknownName(
    "interface-unknown",
    name,
    listOf(mounted).map((entry) => entry.name),
  );
}

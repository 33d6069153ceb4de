import { Type } from "@sinclair/typebox";
import { openApiVersions } from "../../contract/openapi";

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

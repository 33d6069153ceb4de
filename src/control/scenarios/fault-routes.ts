import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { limits } from "../../limits/limits";
import { jsonParser } from "../../http/door/body/read-body";
import { type Some, answering } from "../declare/answering";
import { ClearQuery } from "./faults";
import { wrongParameters } from "../declare/refusals";
import type { SpaceControl } from "../space-control";

const clearQuery = createSchemaReader(ClearQuery);

/** What handles the operations about faults that are added one by one. */
export const faultHandlers = (
  control: SpaceControl,
): Some<"faults" | "addFault" | "clearFaults"> => ({
  faults: [answering((space) => control.faults(space))],
  addFault: [
    jsonParser(limits.fileBytes),
    answering((space, req) => control.addFault(space, req.body)),
  ],
  clearFaults: [
    answering((space, req) =>
      control.clearFaults(space, clearQuery(req.query, wrongParameters).name),
    ),
  ],
});

import express, { type RequestHandler } from "express";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { textMember } from "../../contract/values/member";
import { fileTooLarge } from "../../files/located-yaml";
import { limits } from "../../limits/limits";
import { send } from "../../exchange/delivery/send";
import { jsonParser } from "../../http/door/body/read-body";
import { upTo } from "../../http/door/body/unread-body";
import { type Some, answering } from "../declare/answering";
import { wrongParameters } from "../declare/refusals";
import { StopQuery } from "./scenarios";
import type { SpaceControl } from "../space-control";

const yamlTypes = ["application/yaml", "text/*"];

/** Reads a scenario; one that is too large is refused in the words that are used of a file. */
const scenarioReader =
  (reader: RequestHandler): RequestHandler =>
  (req, res, next) => {
    void reader(req, res, (error?: unknown) => {
      next(textMember(error, "type") === "entity.too.large" ? fileTooLarge("scenario") : error);
    });
  };

const stopQuery = createSchemaReader(StopQuery);

/** What handles the operations about scenarios. */
export function scenarioHandlers(
  control: SpaceControl,
): Some<
  | "scenarios"
  | "checkScenario"
  | "scenarioDetail"
  | "saveDraft"
  | "deleteDraft"
  | "scenarioSchema"
  | "scenario"
  | "startScenario"
  | "stopScenario"
> {
  const types = { limit: limits.fileBytes, type: yamlTypes };
  const yaml = upTo(limits.fileBytes, yamlTypes, express.text(types));
  const read = [jsonParser(limits.fileBytes), yaml].map(scenarioReader);
  return {
    scenarios: [answering((space) => control.scenarios(space))],
    checkScenario: [...read, answering((_space, req) => control.checkScenario(req.body))],
    scenarioDetail: [answering((space, req) => control.scenarioDetail(space, req.params["name"]))],
    saveDraft: [
      ...read,
      answering((space, req) => control.saveDraft(space, req.params["name"], req.body)),
    ],
    deleteDraft: [
      answering((space, req) => {
        control.deleteDraft(space, req.params["name"]);
      }),
    ],
    scenarioSchema: [
      (_req, res) => {
        send(res, { status: 200, body: control.scenarioSchema() });
      },
    ],
    scenario: [answering((space) => control.scenarioStatus(space))],
    startScenario: [...read, answering((space, req) => control.startScenario(space, req.body))],
    stopScenario: [
      answering((space, req) => {
        control.stopScenario(space, stopQuery(req.query, wrongParameters).name);
      }),
    ],
  };
}

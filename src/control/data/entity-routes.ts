import type { RequestHandler } from "express";
import { limits } from "../../limits/limits";
import { send } from "../../exchange/delivery/send";
import { jsonParser } from "../../http/door/body/read-body";
import { type Some, answering } from "../declare/answering";
import type { Reads } from "../declare/reads";
import type { SpaceControl } from "../space-control";

/** Test data at run time. */
export function entityHandlers(
  control: SpaceControl,
): Some<"loadData" | "entity" | "putEntity" | "removeEntity"> {
  const json = jsonParser(limits.sentDataBytes, limits.yamlValues);
  const placeOf = ({ params }: Parameters<RequestHandler>[0]) => ({
    family: params["family"],
    list: params["type"],
    key: String(params["key"]),
  });
  return {
    loadData: [json, answering((space, req) => control.loadData(space, req.body))],
    entity: [answering((space, req) => control.entity(space, placeOf(req)))],
    putEntity: [json, answering((space, req) => control.putEntity(space, placeOf(req), req.body))],
    removeEntity: [
      answering((space, req) => {
        control.removeEntity(space, placeOf(req));
      }),
    ],
  };
}

/** What the lists of test data hold. */
export const entityListHandlers = (
  control: SpaceControl,
  reads: Reads,
): Some<"entityLists" | "entities" | "fixtureSchema"> => ({
  entityLists: [
    answering((space, req) => reads.alone(space, () => control.entityLists(space, req.query))),
  ],
  entities: [
    answering((space, { params, query }) =>
      reads.alone(space, () =>
        control.entities(space, { family: params["family"], list: params["type"] }, query),
      ),
    ),
  ],
  fixtureSchema: [
    (req, res) => {
      send(res, { status: 200, body: control.fixtureSchema(req.params["family"]) });
    },
  ],
});

import { Type } from "@sinclair/typebox";
import { described } from "../../contract/schema";
import { jsonBody, operation } from "../operation";
import { AddedFault, FaultEntryModel, addFault, clearFaults, faultsOf, wrongForm } from "./faults";

const FaultEntries = Type.Array(FaultEntryModel);

export const faultOperations = {
  faults: operation("GET /faults", {
    summary: "The single faults",
    tag: "Scenarios",
    answer: FaultEntries,
    handle: ({ core, space }) => faultsOf(core, space),
  }),
  addFault: operation("POST /faults", {
    summary: "Adds a fault to the messages of an operation, in addition to any running scenarios",
    tag: "Scenarios",
    body: jsonBody(AddedFault, wrongForm),
    answer: FaultEntryModel,
    refusals: ["fault-wrong", "scenarios-too-many"],
    handle: ({ core, space, body }) => addFault(core, space, body),
  }),
  clearFaults: operation("DELETE /faults", {
    summary: "Clears the single faults, or one of them",
    tag: "Scenarios",
    query: Type.Object(
      {
        name: Type.Optional(described(Type.String(), "The fault that is cleared; absent: all")),
      },
      { additionalProperties: false },
    ),
    answer: FaultEntries,
    refusals: ["fault-unknown"],
    handle: ({ core, space, query }) => clearFaults(core, space, query.name),
  }),
};

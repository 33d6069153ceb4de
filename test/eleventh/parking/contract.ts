import type { InterfaceContract } from "../../contract/operation";
import type { Family } from "../kit/family";
import { errors } from "./errors";
import { errorTypes } from "./models";
import { operations } from "./operations";

export const parking: InterfaceContract = {
  name: "parking",
  title: "Parking",
  version: "1.0.0",
  basePath: "/parking/v1",
  operations,
  errorTypes,
  generalErrorType: "GENERAL_ERROR",
  errors,
  userNameFields: [],
};

export const contract = { contracts: [parking] } satisfies Partial<Family>;

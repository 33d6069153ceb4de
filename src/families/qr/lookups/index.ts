import { answering } from "../../kit/family";
import { createQrCode, getQrCode, notifyScan, scanNotification } from "../operations";
import { providerCode, retailerCode } from "./code";
import { scanNotice } from "./scan";

/** What answers each lookup and notification of the family. */
export const lookups = [
  ...answering(getQrCode, retailerCode),
  ...answering(createQrCode, providerCode),
  ...answering([notifyScan, scanNotification], scanNotice),
];

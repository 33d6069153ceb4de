import { qrFamily } from "../src/interfaces/qr";
import { describeFamily } from "./describe-family";
import { qrAdapters } from "./family/qr-adapters";

for (const adapter of qrAdapters) describeFamily(qrFamily, adapter);

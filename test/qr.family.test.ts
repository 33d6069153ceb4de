import { describeFamily } from "./describe-family";
import { subjectOf } from "./family/adapters";

for (const name of ["qr-retailer", "qr-provider", "qr-partner"]) describeFamily(...subjectOf(name));

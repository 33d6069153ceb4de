import { describeFamily } from "../families/suite/describe-family";
import { subjectOf } from "../families/adapters";

for (const name of ["qr-retailer", "qr-provider", "qr-partner"]) describeFamily(...subjectOf(name));

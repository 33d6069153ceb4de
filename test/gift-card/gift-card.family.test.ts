import { describeFamily } from "../families/suite/describe-family";
import { subjectOf } from "../families/adapters";

describeFamily(...subjectOf("gift-card-v3"));

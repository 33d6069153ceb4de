import { describeFamily } from "./describe-family";
import { subjectOf } from "./family/adapters";

describeFamily(...subjectOf("parking"));

import { Type } from "@sinclair/typebox";
import { DateTime, described, noOtherMembers } from "../../contract/schema";

/** Who changed what, for operators. */
export const AuditModel = Type.Object(
  {
    entries: Type.Array(
      Type.Object(
        {
          at: described(DateTime, "Real time"),
          action: described(
            Type.String(),
            "An operation of this API, or why credentials were refused",
          ),
          user: Type.Optional(Type.String()),
          address: Type.String(),
          method: Type.String(),
          path: described(Type.String(), "Without its query; card numbers are masked"),
          status: described(Type.Union([Type.Integer(), Type.Null()]), "Null: no answer went out"),
          xRequestId: Type.String(),
        },
        { ...noOtherMembers, title: "AuditEntry" },
      ),
    ),
  },
  { ...noOtherMembers, title: "Audit" },
);

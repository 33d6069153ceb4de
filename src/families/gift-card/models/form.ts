import type { TProperties } from "@sinclair/typebox";

/** The two forms of the gift card interface: `v3` under its own prefix, `U` without one. */
export type Form = "v3" | "U";

/**
 * Properties that only the U form knows: in v3 they are not declared, so that each is a finding. All are
 * optional; the type is that of the U form, which serves both.
 */
export const onlyU = <P extends TProperties>(form: Form, properties: P): P =>
  form === "U" ? properties : ({} as P);

/** A member of whatever was thrown; errors of another realm are no `Error` of this one. */
const memberText = (error: unknown, member: "code" | "message"): string | undefined => {
  const found: unknown = typeof error === "object" && error !== null && Reflect.get(error, member);
  return typeof found === "string" ? found : undefined;
};

/** The code of an error: of the operating system (`ENOENT`), of Node, OpenSSL or SQLite; undefined: it has none. */
export const errorCode = (error: unknown): string | undefined => memberText(error, "code");

/** The message of an error. */
export const errorText = (error: unknown): string => memberText(error, "message") ?? String(error);

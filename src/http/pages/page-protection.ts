/** What a page may load beside its own files, by the directive of its content security policy. */
type AllowedSources = Partial<
  Record<"script-src" | "style-src" | "img-src" | "connect-src", string>
>;

const directives = ["script-src", "style-src", "img-src", "connect-src"] as const;

/** The headers that protect a page: it may load what is its own and what is allowed, and no other page may frame it. */
export const protectionWith = (allowed: AllowedSources = {}) => ({
  "content-security-policy": [
    "default-src 'none'",
    ...directives.map((directive) =>
      [directive, "'self'", allowed[directive] ?? ""].join(" ").trim(),
    ),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
});

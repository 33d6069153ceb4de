/** The header that ties an answer, the log line and the journal entry of a request together. */
export const xRequestIdHeader = "x-request-id";

/** An id that is taken from a request. */
export const wellFormedXRequestId = /^[A-Za-z0-9._-]{1,64}$/;

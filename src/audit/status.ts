/** Of an answer; `null` for a redirect whose number the browser withholds. */
export type StatusCode = number | null;

/** Answers that are well and hold nothing (RFC 9110, 15.3.5 and 15.3.6). */
const EMPTY: readonly StatusCode[] = [204, 205];

/** Whether a status says that there is content, and not that one should look elsewhere or that something is wrong. */
export const hasContent = (statusCode: StatusCode): boolean =>
  statusCode !== null && statusCode >= 200 && statusCode < 300 && !EMPTY.includes(statusCode);

/** Whether an answer leads elsewhere. */
export const isRedirect = (statusCode: StatusCode): boolean =>
  statusCode === null || (statusCode >= 300 && statusCode < 400);

/** Whether an answer says that something is wrong, or there was none. */
export const isError = (statusCode: StatusCode): boolean =>
  statusCode !== null && (statusCode < 200 || statusCode >= 400);

/** Answers that are well and hold nothing (RFC 9110, 15.3.5 and 15.3.6). */
const EMPTY: readonly number[] = [204, 205];

/** Whether a status says that there is content, and not that one should look elsewhere or that something is wrong. */
export const hasContent = (statusCode: number): boolean =>
  statusCode >= 200 && statusCode < 300 && !EMPTY.includes(statusCode);

/** How an answer is sorted, and how it is said. */
import type { ResultStatus, StatusCode } from './types.ts';

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

/** Sorts a result: redirect, then valid or error. An answer without content is no page. */
export const statusOf = (statusCode: StatusCode): ResultStatus => {
  if (isRedirect(statusCode)) return 'redirect';
  return hasContent(statusCode) ? 'valid' : 'error';
};

/**
 * To whom robots.txt closes something, as the end of a sentence.
 * @param agents crawlers as the file names them
 * @returns nothing where `*` is among them: then it is all crawlers
 */
export const toWhom = (agents: readonly string[]): string => (agents.includes('*') ? '' : ` to ${agents.join(', ')}`);

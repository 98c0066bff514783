/** A field that was refused, and why, in words for the visitor. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The reasons for which a post is refused. */
export type Refusal =
  | 'cross-site'
  | 'malformed'
  | 'unknown-form'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'key-reused'
  | 'rate-limited'
  | 'overloaded'
  | 'unavailable';

/** Seconds after which a client should try again when the store is away. */
export const RETRY_AFTER_FAULT = 30;

/** A post that is refused. Its message is shown to the visitor and holds nothing that was typed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly problems: readonly FieldProblem[];
  /** Seconds after which the client should try again. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    refusal: Refusal,
    message: string,
    more: { problems?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.refusal = refusal;
    this.problems = more.problems ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

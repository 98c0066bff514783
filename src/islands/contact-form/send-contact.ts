/** How a contact message leaves the browser, apart from any view. */
import { postForm } from '../post-form.ts';

/** What the visitor is shown: the reference, and the address of the enquiry's page. */
export interface Receipt {
  readonly reference: string;
  readonly page: string;
}

/**
 * The result of an attempt. `later`: no answer came, or the server has too much to do or cannot store anything now; worth
 * another try after so many seconds, or when the connection is back.
 */
export type SendResult =
  | { readonly outcome: 'sent'; readonly receipt: Receipt | null }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'later'; readonly seconds: number };

/** Seconds to wait where the server does not say, and the longest wait. */
const WAIT = 30;
const LONGEST_WAIT = 120;

const waitOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? WAIT);
  return seconds >= 0 ? Math.min(seconds, LONGEST_WAIT) : WAIT;
};

/** How long the rest of an answer is waited for that has said ok, milliseconds. */
const BODY_WITHIN = 3_000;

/** The receipt in an answer; null where there is none: the message was taken all the same. */
const receiptIn = async (response: Response): Promise<Receipt | null> => {
  try {
    const late = new Promise<null>((resolve) => setTimeout(resolve, BODY_WITHIN, null));
    const said = (await Promise.race([response.json(), late])) as Partial<Receipt> | null;
    return said?.reference && said.page?.startsWith('/') ? { reference: said.reference, page: said.page } : null;
  } catch {
    return null;
  }
};

/** What an attempt needs besides the message. */
export interface SendContext {
  readonly fetch: typeof fetch;
  /** The same for every attempt to send the same message: the server then keeps it once. */
  readonly key: string;
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  readonly page: string;
  readonly referrer: string;
  /** Where a failure is reported; it never holds what was typed. */
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Posts the form as the browser would; whether the answer is ok decides, and its receipt is shown.
 * @returns never throws: a fault is logged and told as a result
 */
export const sendContact = async (body: FormData, context: SendContext): Promise<SendResult> => {
  try {
    const response = await postForm(context.fetch, body, {
      'idempotency-key': context.key,
      'x-elapsed-ms': String(Math.max(0, Math.round(context.elapsed))),
      'x-page': context.page,
      ...(context.referrer ? { 'x-referrer': context.referrer } : {}),
    });
    if (response.ok) return { outcome: 'sent', receipt: await receiptIn(response) };
    context.log(`The contact form was answered with status ${response.status}.`);
    return response.status === 503 ? { outcome: 'later', seconds: waitOf(response) } : { outcome: 'refused' };
  } catch (error) {
    context.log('The contact form could not be sent.', error);
    return { outcome: 'later', seconds: WAIT };
  }
};

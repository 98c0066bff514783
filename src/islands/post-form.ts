/** How long a server may take to answer a form, milliseconds; then it counts as failed, so that the visitor can try again. */
const LONGEST = 20_000;

/** Seconds to wait where the server does not say, and the longest wait. */
const WAIT = 30;
const LONGEST_WAIT = 120;

/**
 * The result of an attempt, with what the server said, if it said anything. `later`: no answer came, or the server has too
 * much to do or cannot store anything now; worth another try after so many seconds, or when the connection is back.
 */
export type Posted =
  | { readonly outcome: 'sent'; readonly said: unknown }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'later'; readonly seconds: number };

const waitOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? WAIT);
  return seconds >= 0 ? Math.min(seconds, LONGEST_WAIT) : WAIT;
};

/** How long the rest of an answer is waited for that has said ok, milliseconds. */
const BODY_WITHIN = 3_000;

/** What an answer says; `null` where it says nothing: the form was taken all the same. */
const saidBy = (response: Response): Promise<unknown> => {
  const late = new Promise((resolve) => setTimeout(resolve, BODY_WITHIN, null));
  return Promise.race([response.json(), late]).catch(() => null);
};

/**
 * Posts a form's fields to the page's own server; whether the answer is ok decides.
 * @param name the form, in what is logged of a failure; that never holds what was typed
 * @param headers what is said beside the fields
 * @param logsRefusal whether what a refusal says is logged too
 * @returns never throws: a fault is logged and told as a result
 */
export const postForm = async (
  name: string,
  body: FormData | URLSearchParams,
  headers: Readonly<Record<string, string>>,
  logsRefusal = false,
): Promise<Posted> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('no answer in time')), LONGEST);
  try {
    const init = { method: 'POST', body, headers: { accept: 'application/json', ...headers }, signal: stop.signal };
    const response = await fetch('/', init);
    if (response.ok) return { outcome: 'sent', said: await saidBy(response) };
    const refusal = logsRefusal ? [await response.text()] : [];
    console.error(`The ${name} form was answered with status ${response.status}.`, ...refusal);
    return response.status === 503 ? { outcome: 'later', seconds: waitOf(response) } : { outcome: 'refused' };
  } catch (error) {
    console.error(`The ${name} form could not be sent.`, error);
    return { outcome: 'later', seconds: WAIT };
  } finally {
    clearTimeout(timer);
  }
};

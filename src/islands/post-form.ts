/** The server counts as failed after this time, so that the visitor can try again. */
const POST_TIMEOUT_MS = 20_000;

/** The wait counts where the server names none; it may name at most the longer one. */
const WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 120;

/** `later`: no answer came, or the server has no time or store now; worth another try after so many seconds. */
export type Posted =
  | { readonly outcome: 'sent'; readonly answer: unknown }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'later'; readonly seconds: number };

const readWait = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? WAIT_SECONDS);
  return seconds >= 0 ? Math.min(seconds, MAX_WAIT_SECONDS) : WAIT_SECONDS;
};

/** The status has said ok already: the rest of the answer is not worth a longer wait. */
const BODY_TIMEOUT_MS = 3_000;

/** `null` where the answer says nothing: the form was taken all the same. */
const readAnswer = (response: Response): Promise<unknown> => {
  const late = new Promise((resolve) => setTimeout(resolve, BODY_TIMEOUT_MS, null));
  return Promise.race([response.json(), late]).catch(() => null);
};

/**
 * Posts a form; the status of the response decides. A failure is logged, without what was typed, and returned as a
 * result: it never throws.
 * @param logsRefusal whether the message of a refusal is logged too
 */
export const postForm = async (
  name: string,
  body: FormData | URLSearchParams,
  headers: Readonly<Record<string, string>>,
  logsRefusal = false,
): Promise<Posted> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('no answer in time')), POST_TIMEOUT_MS);
  try {
    const init = { method: 'POST', body, headers: { accept: 'application/json', ...headers }, signal: stop.signal };
    const response = await fetch('/', init);
    if (response.ok) return { outcome: 'sent', answer: await readAnswer(response) };
    const refusal = logsRefusal ? [await response.text()] : [];
    console.error(`Form "${name}" got status ${response.status}`, ...refusal);
    return response.status === 503 ? { outcome: 'later', seconds: readWait(response) } : { outcome: 'refused' };
  } catch (error) {
    console.error(`Form "${name}" could not be sent`, error);
    return { outcome: 'later', seconds: WAIT_SECONDS };
  } finally {
    clearTimeout(timer);
  }
};

/** How long a server may take to answer a form, milliseconds; then it counts as failed, so that the visitor can try again. */
const LONGEST = 20_000;

/**
 * Posts a form's fields to the page's own server.
 * @param send `fetch`, or its replacement in a test
 * @param headers what is said beside the fields
 * @param longest milliseconds after which a request without an answer ends
 * @throws whatever `send` throws; when there is no answer in time, an error that says so
 */
export const postForm = async (
  send: typeof fetch,
  body: FormData | URLSearchParams,
  headers: Readonly<Record<string, string>>,
  longest = LONGEST,
): Promise<Response> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('no answer in time')), longest);
  try {
    return await send('/', {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...headers },
      signal: stop.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};

import { contactForm, multipart, post } from '../../../server/leads/intake/testing/form-server.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Posts the contact form with these words and waits for the whole answer. */
export const send = async (
  origin: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const response = await post(origin, multipart({ ...contactForm, ...fields }), headers);
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
};

/** Does `work` for 0 to `count - 1`, so many at a time. */
export const inParallel = async (
  count: number,
  width: number,
  work: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, run));
};

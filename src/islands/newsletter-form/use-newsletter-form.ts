import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { HONEYPOT_FIELD } from '../../forms/field.ts';
import { type NewsletterField, newsletterFields, newsletterTexts } from '../../forms/newsletter.ts';
import { newsletterEvent, newsletterMistake, sendNewsletter } from './send-newsletter.ts';

/** The state of the form. `thanked` is idle again, with the message left for screen readers. */
export type NewsletterStatus = 'idle' | 'submitting' | 'success' | 'thanked' | 'error';

/** What the view needs of the form. */
export interface NewsletterForm {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly status: NewsletterStatus;
  /** Whether our mail asks to confirm: said for longer than the thanks. */
  readonly toConfirm: boolean;
  /** What is wrong, when something is. */
  readonly mistake: string;
  /** Whether the button must wait for text; never before the script runs. */
  readonly empty: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(): void;
}

/** How long the thanks are shown, milliseconds. */
const THANKS = 5000;

/** What was typed, without spaces around it. */
const answersIn = (data: FormData): Record<NewsletterField, string> =>
  // Built from the list that the type comes from.
  Object.fromEntries(newsletterFields.map(({ name }) => [name, String(data.get(name) ?? '').trim()])) as Record<
    NewsletterField,
    string
  >;

/** Tells the analytics, if there are any; they may break without breaking the form. */
const tellAnalytics = (path: string): void => {
  try {
    const { gtag } = globalThis as { gtag?: (...event: readonly unknown[]) => void };
    gtag?.(...newsletterEvent(path));
  } catch (error) {
    console.error('The analytics could not be told.', error);
  }
};

/** The newsletter form's state. */
export const useNewsletterForm = (): NewsletterForm => {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<NewsletterStatus>('idle');
  const [toConfirm, setToConfirm] = useState(false);
  const [mistake, setMistake] = useState('');
  const [empty, setEmpty] = useState(false);

  useEffect(() => setEmpty(field.current?.value === ''), []);
  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => setStatus('thanked'), THANKS);
    return () => clearTimeout(timer);
  }, [status]);

  const fail = (text: string): void => {
    setMistake(text);
    setStatus('error');
  };

  const send = async (answers: Record<NewsletterField, string>, honeypot: string): Promise<void> => {
    setStatus('submitting');
    setToConfirm(false);
    const result = await sendNewsletter(answers, {
      fetch: (...request) => fetch(...request),
      path: location.pathname,
      url: location.href,
      userAgent: navigator.userAgent,
      timestamp: new Date().toISOString(),
      honeypot,
      log: (text, error) => console.error(text, error ?? ''),
    });
    if (result === 'failed') return fail(newsletterTexts.error);
    field.current?.form?.reset();
    setEmpty(true);
    setStatus('success');
    setToConfirm(result === 'to-confirm');
    tellAnalytics(location.pathname);
  };

  return {
    field,
    status,
    toConfirm,
    mistake,
    empty,
    onSubmit(event) {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const answers = answersIn(data);
      const wrong = newsletterMistake(answers.email);
      if (wrong) fail(wrong);
      else void send(answers, String(data.get(HONEYPOT_FIELD) ?? ''));
    },
    onInput() {
      setEmpty(field.current?.value === '');
      if (status === 'error') setStatus('idle');
    },
  };
};

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '../../../content/words.ts';
import { canBeMailed, cleanEmail } from '../../forms/email-address.ts';
import type { WordedField } from '../../forms/field.ts';
import { NEWSLETTER_FORM, type NewsletterNote } from '../../forms/newsletter.ts';
import { removeInvisible } from '../../text/invisible.ts';
import { postForm } from '../post-form.ts';

/** `thanked` is idle again, with the message left for screen readers. */
type Status = 'idle' | 'submitting' | 'success' | 'thanked' | 'error';

const THANKS_MS = 5000;

/** The texts of the form, without those of its fields. */
export type NewsletterTexts = Omit<Words['newsletterFormTexts'], 'fields'>;

interface AddressRefusals {
  readonly missing: string;
  readonly invalid: string;
}

/** @throws RangeError where no field asks for an address */
const addressRefusals = (fields: readonly WordedField[]): AddressRefusals => {
  for (const field of fields) if (field.kind === 'email' && field.required) return field.texts;
  throw new RangeError('The newsletter form has no e-mail field');
};

/** Returns what the server would say of the address; its whole check of a form would be three times this script. */
const mistakeIn = ({ missing, invalid }: AddressRefusals, fields: URLSearchParams): string | null => {
  const address = cleanEmail(removeInvisible(fields.get('email') ?? ''));
  if (address === '') return missing;
  return canBeMailed(address) ? null : invalid;
};

const readFields = (form: HTMLFormElement): URLSearchParams => {
  const notes: Record<NewsletterNote, string> = {
    source: location.pathname,
    timestamp: new Date().toISOString(),
    page_url: location.href,
    user_agent: navigator.userAgent,
  };
  const typed = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()] as const);
  return new URLSearchParams({ ...Object.fromEntries(typed), ...notes });
};

/** The analytics may break without breaking the form. */
const tellAnalytics = (path: string): void => {
  try {
    const { gtag } = globalThis as { gtag?: (...event: readonly unknown[]) => void };
    gtag?.('event', 'newsletter_subscription', { event_category: 'engagement', event_label: path, value: 1 });
  } catch (error) {
    console.error('Analytics event failed', error);
  }
};

/** `toConfirm` is said for longer than the thanks; `empty`, for which the button waits, is false without a script. */
export const useNewsletterForm = (texts: NewsletterTexts, formFields: readonly WordedField[]) => {
  const refusals = addressRefusals(formFields);
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [toConfirm, setToConfirm] = useState(false);
  const [mistake, setMistake] = useState('');
  const [empty, setEmpty] = useState(false);

  useEffect(() => setEmpty(field.current?.value === ''), []);
  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => setStatus('thanked'), THANKS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const fail = (text: string): void => {
    setMistake(text);
    setStatus('error');
  };

  const send = async (form: HTMLFormElement, fields: URLSearchParams): Promise<void> => {
    setStatus('submitting');
    setToConfirm(false);
    const result = await postForm(NEWSLETTER_FORM, fields, { 'x-page': location.pathname }, true);
    if (result.outcome !== 'sent') return fail(texts.error);
    form.reset();
    setEmpty(true);
    setStatus('success');
    // A host's own form service says nothing.
    setToConfirm((result.answer as { readonly confirm?: unknown } | null)?.confirm === true);
    tellAnalytics(location.pathname);
  };

  return {
    field,
    status,
    toConfirm,
    mistake,
    empty,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = readFields(event.currentTarget);
      const wrong = mistakeIn(refusals, fields);
      if (wrong) fail(wrong);
      else void send(event.currentTarget, fields);
    },
    onInput() {
      const isEmpty = field.current?.value === '';
      setEmpty(isEmpty);
      if (isEmpty) fail(refusals.missing);
      else if (status === 'error') setStatus('idle');
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Browsers submit nothing on Enter while the button is disabled.
      if (event.key !== 'Enter' || event.currentTarget.value !== '') return;
      event.preventDefault();
      fail(refusals.missing);
    },
  };
};

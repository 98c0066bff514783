/** How a subscription leaves the browser, apart from any view. */
import { HONEYPOT_FIELD, looksLikeEmail } from '../../forms/field.ts';
import { NEWSLETTER_FORM, type NewsletterField, type NewsletterNote, newsletterTexts } from '../../forms/newsletter.ts';
import { postForm } from '../post-form.ts';

/** What is wrong with an address; `null` when nothing is. */
export const newsletterMistake = (email: string): string | null => {
  const { missing, invalid } = newsletterTexts.fields.email;
  if (email.trim() === '') return missing;
  return looksLikeEmail(email.trim()) ? null : invalid;
};

/** What a subscription tells besides what was typed. */
export interface NewsletterContext {
  readonly fetch: typeof fetch;
  readonly path: string;
  readonly url: string;
  readonly userAgent: string;
  /** ISO time. */
  readonly timestamp: string;
  readonly honeypot: string;
  /** Where a failure is reported; it never holds the address. */
  readonly log: (message: string, error?: unknown) => void;
}

/** What became of a subscription. `to-confirm`: our mail asks the address to confirm it. */
export type NewsletterResult = 'subscribed' | 'to-confirm' | 'failed';

/** Whether an answer says that a mail asks to confirm; a host's own form service says nothing. */
const asksToConfirm = async (response: Response): Promise<boolean> => {
  try {
    return ((await response.json()) as { readonly confirm?: unknown } | null)?.confirm === true;
  } catch {
    return false;
  }
};

/** Posts a subscription; never throws. */
export const sendNewsletter = async (
  answers: Readonly<Record<NewsletterField, string>>,
  context: NewsletterContext,
): Promise<NewsletterResult> => {
  const notes: Record<NewsletterNote, string> = {
    source: context.path,
    timestamp: context.timestamp,
    page_url: context.url,
    user_agent: context.userAgent,
  };
  try {
    const fields = new URLSearchParams({
      'form-name': NEWSLETTER_FORM,
      ...answers,
      ...notes,
      [HONEYPOT_FIELD]: context.honeypot,
    });
    const response = await postForm(context.fetch, fields, { 'x-page': context.path });
    if (response.ok) return (await asksToConfirm(response)) ? 'to-confirm' : 'subscribed';
    context.log(`The newsletter form was answered with status ${response.status}.`, await response.text());
    return 'failed';
  } catch (error) {
    context.log('The newsletter form could not be sent.', error);
    return 'failed';
  }
};

/** The event that tells the analytics of a subscription. */
export const newsletterEvent = (path: string) =>
  ['event', 'newsletter_subscription', { event_category: 'engagement', event_label: path, value: 1 }] as const;

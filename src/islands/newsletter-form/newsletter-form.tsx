import { useEffect, useState } from 'react';
import { fact } from '../../../content/facts.ts';
import { labels } from '../../../content/pages/labels.ts';
import { contactTexts, HONEYPOT_FIELD } from '../../forms/contact.ts';
import { NEWSLETTER_FORM, newsletterFields, newsletterFragments, newsletterTexts } from '../../forms/newsletter.ts';
import { hrefPage } from '../../site/href.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormMessage, HoneypotField, TextField } from '../../ui/fields/fields.tsx';
import styles from './newsletter-form.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

/** The newsletter form: a real form that a browser can send without any script (decision 7). */
export const NewsletterForm = ({ source }: { source: string }) => {
  const { field, status, mistake, empty, onSubmit, onInput } = useNewsletterForm();
  // Our own messages replace the browser's only where a script can show them.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const submitting = status === 'submitting';
  const failed = mistake === newsletterTexts.failure;
  return (
    <form
      className={styles.newsletterFormForm}
      name={NEWSLETTER_FORM}
      method="post"
      action="/"
      noValidate={scripted}
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT_FIELD}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div className={status === 'thanked' ? 'visually-hidden' : undefined}>
        <FormMessage
          id={newsletterFragments.success}
          kind="success"
          title={newsletterTexts.successTitle}
          shown={status === 'success' || status === 'thanked'}
        >
          {newsletterTexts.success}
        </FormMessage>
      </div>
      <FormMessage
        id={newsletterFragments.error}
        kind="error"
        shown={status === 'error'}
        {...(status === 'error' && !failed ? {} : { title: newsletterTexts.failureTitle })}
      >
        {status === 'error' ? mistake : newsletterTexts.failure}
      </FormMessage>
      <input type="hidden" name="form-name" value={NEWSLETTER_FORM} />
      <input type="hidden" name="source" value={source} />
      <HoneypotField id="newsletter-bot-field" name={HONEYPOT_FIELD} label={contactTexts.honeypotLabel} />
      <div className={styles.row}>
        <TextField
          id="newsletter-email"
          ref={field}
          name="email"
          type="email"
          label={newsletterTexts.label}
          placeholder={newsletterTexts.placeholder}
          maxLength={newsletterFields.email.maxLength}
          autoComplete="email"
          required
          disabled={submitting}
          aria-invalid={status === 'error' && !failed}
          aria-describedby={newsletterFragments.error}
        />
        <button type="submit" className={buttonClass('primary')} disabled={submitting || empty}>
          {submitting ? newsletterTexts.submitting : newsletterTexts.submit}
        </button>
      </div>
      <p className={styles.newsletterFormNotice}>
        We store your address, this page, the time and your browser's name to send the letter, until you unsubscribe,
        and keep the record for {fact('policy.retention')}. How to see or erase it:{' '}
        <a href={hrefPage('privacy')}>{labels.privacy}</a>.
      </p>
    </form>
  );
};

import { useEffect, useState } from 'react';
import { HONEYPOT_FIELD, type WordedField } from '../../forms/field.ts';
import { NEWSLETTER_FORM, newsletterFragments } from '../../forms/newsletter.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormField, FormMessage, HoneypotField } from '../../ui/fields/fields.tsx';
import styles from './newsletter-form.module.css';
import { type NewsletterTexts, useNewsletterForm } from './use-newsletter-form.ts';

interface NewsletterFormProps {
  /** Path of the page of the form. */
  readonly source: string;
  readonly fields: readonly WordedField[];
  readonly texts: NewsletterTexts;
  readonly labels: Readonly<Record<'honeypot' | 'privacy', string>>;
  readonly privacyHref: string;
}

export const NewsletterForm = ({ source, fields, texts, labels, privacyHref }: NewsletterFormProps) => {
  const { field, status, toConfirm, mistake, empty, onSubmit, onInput, onKeyDown } = useNewsletterForm(texts, fields);
  // Our own messages replace the browser's only where a script can show them.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const submitting = status === 'submitting';
  const failed = mistake === texts.error;
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
      <div id={newsletterFragments.confirm} className={styles.outcome}>
        <div className={status === 'thanked' ? 'visually-hidden' : undefined}>
          <FormMessage
            id={newsletterFragments.success}
            kind="success"
            title={texts.successTitle}
            shown={status === 'success' || status === 'thanked'}
          >
            {texts.success}
          </FormMessage>
        </div>
        <p role="status" className={`${styles.step} ${toConfirm ? styles.stepShown : ''}`}>
          {texts.confirm}
        </p>
      </div>
      <FormMessage
        id={newsletterFragments.error}
        kind="error"
        shown={status === 'error'}
        {...(status === 'error' && !failed ? {} : { title: texts.errorTitle })}
      >
        {status === 'error' ? mistake : texts.error}
      </FormMessage>
      <input type="hidden" name="form-name" value={NEWSLETTER_FORM} />
      <input type="hidden" name="source" value={source} />
      <HoneypotField id="newsletter-bot-field" label={labels.honeypot} />
      <div className={styles.row}>
        {fields.map((item) => (
          <FormField
            key={item.name}
            id={`newsletter-${item.name}`}
            field={item}
            input={{
              ref: item.name === 'email' ? field : undefined,
              disabled: submitting,
              onKeyDown,
              'aria-invalid': status === 'error' && !failed,
              'aria-describedby': newsletterFragments.error,
            }}
          />
        ))}
        <button type="submit" className={buttonClass('primary')} disabled={submitting || empty}>
          {submitting ? texts.sending : texts.submit}
        </button>
      </div>
      <p className="note">
        {texts.notice} <a href={privacyHref}>{labels.privacy}</a>.
      </p>
    </form>
  );
};

import { useEffect, useState } from 'react';
import { labels } from '../../../content/pages/labels/en.ts';
import { hrefPage } from '../../addresses/href.ts';
import { HONEYPOT_FIELD } from '../../forms/field.ts';
import { NEWSLETTER_FORM, newsletterFields, newsletterFragments, newsletterTexts } from '../../forms/newsletter.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormField, FormMessage, HoneypotField } from '../../ui/fields/fields.tsx';
import styles from './newsletter-form.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

export const NewsletterForm = ({ source }: { source: string }) => {
  const { field, status, toConfirm, mistake, empty, onSubmit, onInput, onKeyDown } = useNewsletterForm();
  // Our own messages replace the browser's only where a script can show them.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const submitting = status === 'submitting';
  const failed = mistake === newsletterTexts.error;
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
            title={newsletterTexts.successTitle}
            shown={status === 'success' || status === 'thanked'}
          >
            {newsletterTexts.success}
          </FormMessage>
        </div>
        <p role="status" className={`${styles.step} ${toConfirm ? styles.stepShown : ''}`}>
          {newsletterTexts.confirm}
        </p>
      </div>
      <FormMessage
        id={newsletterFragments.error}
        kind="error"
        shown={status === 'error'}
        {...(status === 'error' && !failed ? {} : { title: newsletterTexts.errorTitle })}
      >
        {status === 'error' ? mistake : newsletterTexts.error}
      </FormMessage>
      <input type="hidden" name="form-name" value={NEWSLETTER_FORM} />
      <input type="hidden" name="source" value={source} />
      <HoneypotField id="newsletter-bot-field" />
      <div className={styles.row}>
        {newsletterFields.map((item) => (
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
          {submitting ? newsletterTexts.sending : newsletterTexts.submit}
        </button>
      </div>
      <p className="note">
        {newsletterTexts.notice} <a href={hrefPage('privacy')}>{labels.privacy}</a>.
      </p>
    </form>
  );
};

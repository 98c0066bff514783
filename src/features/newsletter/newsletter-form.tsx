import { fact } from '../../../content/facts.ts';
import { labels } from '../../../content/pages/labels.ts';
import { contactTexts, HONEYPOT_FIELD } from '../../forms/contact.ts';
import { NEWSLETTER_FORM, newsletterFields, newsletterFragments, newsletterTexts } from '../../forms/newsletter.ts';
import { hrefPage } from '../../site/href.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { HoneypotField, TargetMessage, TextField } from '../../ui/fields/fields.tsx';
import styles from './newsletter-form.module.css';

/** The newsletter form: a real form that a browser can send without any script (decision 7). */
export const NewsletterForm = ({ source }: { source: string }) => (
  <form
    className={styles.form}
    name={NEWSLETTER_FORM}
    method="post"
    action="/"
    data-netlify="true"
    data-netlify-honeypot={HONEYPOT_FIELD}
  >
    <TargetMessage id={newsletterFragments.success} kind="success" title={newsletterTexts.successTitle}>
      {newsletterTexts.success}
    </TargetMessage>
    <TargetMessage id={newsletterFragments.error} kind="error" title={newsletterTexts.failureTitle}>
      {newsletterTexts.failure}
    </TargetMessage>
    <input type="hidden" name="form-name" value={NEWSLETTER_FORM} />
    <input type="hidden" name="source" value={source} />
    <HoneypotField id="newsletter-bot-field" name={HONEYPOT_FIELD} label={contactTexts.honeypotLabel} />
    <div className={styles.row}>
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        label={newsletterTexts.label}
        placeholder={newsletterTexts.placeholder}
        maxLength={newsletterFields.email.maxLength}
        autoComplete="email"
        required
      />
      <button type="submit" className={buttonClass('primary')}>
        {newsletterTexts.submit}
      </button>
    </div>
    <p className={styles.notice}>
      We store your address, this page, the time and your browser's name to send the letter, until you unsubscribe, and
      keep the record for {fact('policy.retention')}. How to see or erase it:{' '}
      <a href={hrefPage('privacy')}>{labels.privacy}</a>.
    </p>
  </form>
);

import { fact } from '../../../content/facts.ts';
import { labels } from '../../../content/pages/labels.ts';
import {
  CONTACT_FORM,
  contactFields,
  contactFragments,
  contactServices,
  contactTexts,
  HONEYPOT_FIELD,
} from '../../forms/contact.ts';
import { hrefPage } from '../../site/href.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormMessage, HoneypotField, SelectField, TextAreaField, TextField } from '../../ui/fields/fields.tsx';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The contact form: a real form that a browser can send without any script, and does more with one. */
export const ContactForm = () => {
  const { form, message, status, busy, mistakes, onSubmit, onInvalid, onInput } = useContactForm();
  return (
    <form
      ref={form}
      className={styles.form}
      name={CONTACT_FORM}
      method="post"
      action="/"
      encType="multipart/form-data"
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT_FIELD}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalid}
      onInput={onInput}
    >
      <FormMessage
        id={contactFragments.success}
        kind="success"
        spoken={contactTexts.successSpoken}
        shown={status === 'success'}
        focus={message}
      >
        {contactTexts.success}
      </FormMessage>
      <FormMessage
        id={contactFragments.error}
        kind="error"
        spoken={contactTexts.errorSpoken}
        shown={status === 'error'}
        focus={message}
      >
        {contactTexts.error}
      </FormMessage>
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      <HoneypotField id="contact-bot-field" name={HONEYPOT_FIELD} label={contactTexts.honeypotLabel} />
      <TextField
        id="contact-name"
        name="name"
        label={contactFields.name.label}
        mistake={mistakes.name}
        maxLength={contactFields.name.maxLength}
        autoComplete="name"
        required
      />
      <div className={styles.pair}>
        <TextField
          id="contact-email"
          name="email"
          type="email"
          label={contactFields.email.label}
          mistake={mistakes.email}
          maxLength={contactFields.email.maxLength}
          autoComplete="email"
          required
        />
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          label={contactFields.phone.label}
          mistake={mistakes.phone}
          maxLength={contactFields.phone.maxLength}
          autoComplete="tel"
          required
        />
      </div>
      <SelectField
        id="contact-service"
        name="service"
        label={contactFields.service.label}
        mistake={mistakes.service}
        empty={contactTexts.selectService}
        options={contactServices}
        required
      />
      <TextAreaField
        id="contact-message"
        name="message"
        label={contactFields.message.label}
        mistake={mistakes.message}
        rows={5}
        maxLength={contactFields.message.maxLength}
        placeholder={contactTexts.messagePlaceholder}
        required
      />
      <p className={styles.notice}>
        We store what you write here, and the page you sent it from, to answer you, and keep it for{' '}
        {fact('policy.retention')}. How to see or erase it: <a href={hrefPage('privacy')}>{labels.privacy}</a>.
      </p>
      <button type="submit" className={buttonClass('accent')} disabled={busy}>
        {busy ? contactTexts.sending : contactTexts.submit}
      </button>
    </form>
  );
};

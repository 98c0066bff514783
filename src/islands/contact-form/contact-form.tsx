import type { SyntheticEvent } from 'react';
import { locale } from '../../../content/locale.ts';
import { contactHelp } from '../../../content/pages/contact-help/en.ts';
import { labels } from '../../../content/pages/labels/en.ts';
import { hrefPage } from '../../addresses/href.ts';
import {
  CONTACT_FORM,
  type ContactField,
  contactFields,
  contactFragments,
  contactTexts,
  optionText,
  serviceOf,
} from '../../forms/contact.ts';
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from '../../forms/field.ts';
import { whatsappHref } from '../../office/contact-links.ts';
import { type EnquiryNames, nameSubject } from '../../office/enquiry-names.ts';
import { ExternalLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormField, FormMessage, HoneypotField } from '../../ui/fields/fields.tsx';
import { MistakeList } from '../../ui/fields/mistake-list.tsx';
import { typedIn } from '../draft.ts';
import styles from './contact-form.module.css';
import { Sent } from './sent.tsx';
import { type Again, useContactForm } from './use-contact-form.ts';

interface Props {
  readonly again: Exclude<Again, 'no'>;
  readonly onStop: () => void;
}

export const TriedAgain = ({ again, onStop }: Props) => (
  <>
    <p>{contactHelp.again[again]}</p>
    {again !== 'stopped' && (
      <p>
        <button type="button" className={buttonClass('quiet')} onClick={onStop}>
          {contactHelp.stop}
        </button>
      </p>
    )}
  </>
);

const linesOf = (form: HTMLFormElement): string[] => {
  const typed = typedIn(form);
  return contactFields.flatMap(({ name, texts }) => {
    const said = typed[name]?.trim();
    return said ? [`${texts.label}: ${said}`] : [];
  });
};

/** Just before the link is followed, by pointer or by keyboard. */
const fill =
  (subject: string | undefined) =>
  ({ currentTarget, target }: SyntheticEvent<HTMLElement>): void => {
    const link = target instanceof Element && target.closest('a');
    const form = currentTarget.closest('form');
    if (link && form) link.href = whatsappHref(subject, linesOf(form));
  };

/** For visitors without an e-mail address: a chat with what was typed; without scripts a chat about the same. */
export const TypedLink = ({ subject }: { readonly subject: string | undefined }) => (
  <p onPointerDownCapture={fill(subject)} onFocusCapture={fill(subject)} onClickCapture={fill(subject)}>
    <ExternalLink href={whatsappHref(subject)}>{contactHelp.noEmail}</ExternalLink>
  </p>
);

const beside: ReadonlySet<ContactField> = new Set(['email', 'phone']);

const fieldId = (name: string): string => `contact-${name}`;

export const ContactForm = ({ names }: { readonly names: EnquiryNames }) => {
  const { status, busy, again, sent, mistakes, enquiry, ...contact } = useContactForm(names);
  const subject = nameSubject(enquiry, names);
  const wrong = contactFields.flatMap(({ name }) => {
    const text = mistakes[name];
    return text ? [{ id: fieldId(name), text }] : [];
  });
  return (
    <form
      ref={contact.form}
      className={styles.form}
      name={CONTACT_FORM}
      method="post"
      action="/"
      encType="multipart/form-data"
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT_FIELD}
      onSubmit={contact.onSubmit}
      onInput={contact.onInput}
    >
      <FormMessage
        id={contactFragments.success}
        kind="success"
        spoken={contactTexts.successSpoken}
        shown={status === 'success'}
        focus={contact.message}
        more={
          <Sent
            shown={status === 'success'}
            subject={subject}
            asked={optionText(sent)}
            service={serviceOf(sent)}
            receipt={contact.receipt}
          />
        }
      >
        {contactTexts.success}
      </FormMessage>
      <FormMessage
        id={contactFragments.error}
        kind="error"
        spoken={contactTexts.errorSpoken}
        shown={status === 'error'}
        focus={contact.message}
        more={again !== 'no' && <TriedAgain again={again} onStop={contact.onStop} />}
      >
        {contactTexts.error}
      </FormMessage>
      {contact.listed && (
        <MistakeList summary={contactHelp.summary(wrong.length)} mistakes={wrong} focus={contact.summary} />
      )}
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
      <HoneypotField id="contact-bot-field" />
      {contactFields.map((field) => (
        <FormField
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          mistake={mistakes[field.name]}
          className={beside.has(field.name) ? styles.contactFormBeside : undefined}
        >
          {field.name === 'email' && <TypedLink subject={subject} />}
          {field.name === 'service' && <p className="note">{contactHelp.option}</p>}
        </FormField>
      ))}
      <p className="note">
        {contactTexts.notice} <a href={hrefPage('privacy')}>{labels.privacy}</a>.
      </p>
      <button type="submit" className={buttonClass('accent')} disabled={busy}>
        {busy ? contactTexts.sending : contactTexts.submit}
      </button>
    </form>
  );
};

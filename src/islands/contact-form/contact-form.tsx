import type { SyntheticEvent } from 'react';
import { typedIn } from '../../enhance/draft.ts';
import { CONTACT_FORM, type ContactField, contactFragments, findService } from '../../forms/contact.ts';
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from '../../forms/field.ts';
import { subjectChatHref } from '../../office/contact-links.ts';
import { nameSubject } from '../../office/enquiry-names.ts';
import { NewTabLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormField, FormMessage, HoneypotField } from '../../ui/fields/fields.tsx';
import { MistakeList } from '../../ui/fields/mistake-list.tsx';
import styles from './contact-form.module.css';
import type { ContactData, ContactSentences, ContactSource } from './data.ts';
import { Sent } from './sent.tsx';
import { type Again, useContactForm } from './use-contact-form.ts';

interface Props {
  readonly help: ContactData['help'];
  readonly again: Exclude<Again, 'no'>;
  readonly onStop: () => void;
}

const TriedAgain = ({ help, again, onStop }: Props) => (
  <>
    <p>{help.again[again]}</p>
    {again !== 'stopped' && (
      <p>
        <button type="button" className={buttonClass('quiet')} onClick={onStop}>
          {help.stop}
        </button>
      </p>
    )}
  </>
);

const listLines = ({ fields }: ContactSource, form: HTMLFormElement): string[] => {
  const typed = typedIn(form);
  return fields.flatMap(({ name, texts }) => {
    const answer = typed[name as ContactField]?.trim();
    return answer ? [`${texts.label}: ${answer}`] : [];
  });
};

/** Fills in the message just before the link is followed, by pointer or by keyboard. */
const fill =
  (source: ContactSource, subject: string | undefined) =>
  ({ currentTarget, target }: SyntheticEvent<HTMLElement>): void => {
    const link = target instanceof Element && target.closest('a');
    const form = currentTarget.closest('form');
    if (link && form) link.href = subjectChatHref(source.chat, source.sentences, subject, listLines(source, form));
  };

/**
 * Links visitors without an e-mail address to a chat with what they typed; without scripts, to one about the subject.
 */
const TypedLink = ({ source, subject }: { readonly source: ContactSource; readonly subject: string | undefined }) => {
  const onUse = fill(source, subject);
  const { chat, sentences, labels, help } = source;
  return (
    <p onPointerDownCapture={onUse} onFocusCapture={onUse} onClickCapture={onUse}>
      <NewTabLink href={subjectChatHref(chat, sentences, subject)} newTab={labels.newTab}>
        {help.noEmail}
      </NewTabLink>
    </p>
  );
};

const beside: ReadonlySet<string> = new Set<ContactField>(['email', 'phone']);

const fieldId = (name: string): string => `contact-${name}`;

/** Returns an option, which is stored in English, as the form writes it. */
const optionText = ({ fields }: ContactSource, option: string): string => {
  for (const field of fields)
    if (field.kind === 'choice') return field.texts.options[field.values.indexOf(option)] ?? option;
  return option;
};

const ContactForm = (source: ContactSource) => {
  const { names, fields, texts, help, labels, hrefs, locale, sentences } = source;
  const { status, busy, again, sent, mistakes, enquiry, ...contact } = useContactForm(source);
  const subject = nameSubject(enquiry, names, sentences);
  const isSent = status === 'success';
  const { city } = enquiry;
  const town = city && `${help.town}: ${names.cities[city]}`;
  const wrong = fields
    .filter(({ name }) => mistakes[name as ContactField])
    .map(({ name, texts }) => ({ id: fieldId(name), text: texts.label }));
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
        spoken={texts.successSpoken}
        shown={isSent}
        focus={contact.message}
        more={
          <Sent
            source={source}
            shown={isSent}
            subject={subject}
            asked={optionText(source, sent)}
            service={findService(sent)}
            receipt={contact.receipt}
            onAnother={contact.onAnother}
          />
        }
      >
        {texts.success}
      </FormMessage>
      <FormMessage
        id={contactFragments.error}
        kind="error"
        spoken={texts.errorSpoken}
        shown={status === 'error'}
        focus={contact.message}
        more={again !== 'no' && <TriedAgain help={help} again={again} onStop={contact.onStop} />}
      >
        {texts.error}
      </FormMessage>
      {contact.listed && (
        <MistakeList
          summary={sentences.contactSentences.summary(wrong.length)}
          mistakes={wrong}
          focus={contact.summary}
        />
      )}
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
      <HoneypotField id="contact-bot-field" label={labels.honeypot} />
      <div className={styles.formFields} hidden={isSent}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={fieldId(field.name)}
            field={field}
            mistake={mistakes[field.name as ContactField]}
            className={beside.has(field.name) ? styles.contactFormBeside : undefined}
          >
            {field.name === 'email' && <TypedLink source={source} subject={subject} />}
            {field.name === 'service' && (
              <>
                {/* The select says by itself that it can be changed. */}
                <span className={styles.formChange} aria-hidden="true">
                  {help.change}
                </span>
                {(town ?? help.option) && <p className="note">{town ?? help.option}</p>}
              </>
            )}
          </FormField>
        ))}
        <div className={styles.formSend}>
          <button type="submit" className={buttonClass('primary')} disabled={busy}>
            {busy ? texts.sending : texts.submit}
          </button>
          <p className="note">
            {texts.notice} <a href={hrefs.privacy}>{labels.privacy}</a>.
          </p>
        </div>
      </div>
    </form>
  );
};

/** Returns the form with the sentences of a language. */
export const withSentences = (sentences: ContactSentences) => (data: ContactData) => (
  <ContactForm {...data} sentences={sentences} />
);

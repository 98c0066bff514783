import { type ServiceSlug, serviceOptions } from '../../../content/service-index.ts';
import { CONTACT_PLACE } from '../../addresses/href.ts';
import { CONTACT_FORM, contactFieldsIn } from '../../forms/contact.ts';
import { LANGUAGE_FIELD } from '../../forms/field.ts';
import { buttonClass } from '../button/button-class.ts';
import { useEdition } from '../edition.tsx';
import { FormField, HoneypotField } from '../fields/fields.tsx';
import styles from './tool.module.css';

interface CaseFormProps {
  readonly service: ServiceSlug;
  readonly message: string;
}

/** Shows the contact form with a case in it: where no script takes the case along to the contact page. */
export const CaseForm = ({ service, message }: CaseFormProps) => {
  const edition = useEdition();
  const { toolWords, contactFormTexts, locale, hrefPage, labels, pages } = edition;
  return (
    <form className={`${styles.toolForm} ${styles.caseForm}`} method="post" action="/" encType="multipart/form-data">
      <h2 id={CONTACT_PLACE}>{toolWords.send}</h2>
      <input type="hidden" name="form-name" value={CONTACT_FORM} />
      <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
      <HoneypotField id="contact-bot-field" label={labels.honeypot} />
      {contactFieldsIn(edition).map((field) =>
        field.name === 'service' ? (
          <input key={field.name} type="hidden" name={field.name} value={serviceOptions[service]} />
        ) : (
          <FormField key={field.name} id={`contact-${field.name}`} field={field} text={message} />
        ),
      )}
      <p className="note">
        {contactFormTexts.notice} <a href={hrefPage('privacy')}>{pages.privacy.name}</a>.
      </p>
      <button type="submit" className={buttonClass('primary')}>
        {contactFormTexts.submit}
      </button>
    </form>
  );
};

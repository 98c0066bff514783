import { locale } from '../../../content/locale.ts';
import { labels } from '../../../content/pages/labels.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import { toolWords } from '../../../content/tools/shared.ts';
import { CONTACT_FORM, contactFields, contactTexts, optionOf } from '../../forms/contact.ts';
import { LANGUAGE_FIELD } from '../../forms/field.ts';
import { CONTACT_PLACE, hrefPage } from '../../site/href.ts';
import { buttonClass } from '../button/button-class.ts';
import { FormField, HoneypotField } from '../fields/fields.tsx';
import styles from './tool-form.module.css';

interface Props {
  readonly service: ServiceSlug;
  /** What stands in the message. */
  readonly message: string;
}

/** The contact form with a case in it: where no script takes the case along to the contact page. */
export const CaseForm = ({ service, message }: Props) => (
  <form
    id={CONTACT_PLACE}
    className={`${styles.toolForm} ${styles.caseForm}`}
    method="post"
    action="/"
    encType="multipart/form-data"
  >
    <h2>{toolWords.send}</h2>
    <input type="hidden" name="form-name" value={CONTACT_FORM} />
    <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
    <HoneypotField id="contact-bot-field" />
    {contactFields.map((field) =>
      field.name === 'service' ? (
        <input key={field.name} type="hidden" name={field.name} value={optionOf[service]} />
      ) : (
        <FormField key={field.name} id={`contact-${field.name}`} field={field} text={message} />
      ),
    )}
    <p className={styles.toolNote}>
      {contactTexts.notice} <a href={hrefPage('privacy')}>{labels.privacy}</a>.
    </p>
    <button type="submit" className={buttonClass('primary')}>
      {contactTexts.submit}
    </button>
  </form>
);

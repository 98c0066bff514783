/** The page on which the staff answer in writing. */
import { canBeMailed } from '../forms/email-address.ts';
import { useEdition } from '../ui/edition.tsx';
import {
  type DeskData,
  hrefDeskAction,
  hrefDeskEnquiry,
  MAX_MAIL_LENGTH,
  MAX_SUBJECT_LENGTH,
  mailNames,
} from './page.ts';
import { Links, pickShown, Report } from './parts.tsx';

type WriteData = DeskData['write'];

/** Returns why no mail can be sent; null where one can. */
const useNoMail = ({ lead, canMail, isOpen }: WriteData): string | null => {
  const { noServer, noAddress, notNow } = useEdition().desk.write;
  if (!isOpen) return notNow;
  if (lead.email === null || !canBeMailed(lead.email)) return noAddress;
  return canMail ? null : noServer;
};

const MailFields = ({ lead, typed, problem }: WriteData) => {
  const { subject, text, help, send, sendOnly, to } = useEdition().desk.write;
  const isAnswered = lead.answeredAt !== null;
  return (
    <>
      <p>{to(lead.email ?? '')}</p>
      {problem && (
        <p id="mail-problem" className="problem" role="alert">
          {problem}
        </p>
      )}
      <label>
        {subject}
        <input type="text" name={mailNames.subject} defaultValue={typed.subject} aria-describedby="mail-help" />
      </label>
      <label>
        {text}
        <textarea
          name={mailNames.text}
          rows={16}
          defaultValue={typed.text}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? 'mail-problem mail-help' : 'mail-help'}
        />
      </label>
      <p id="mail-help" className="help">
        {help(MAX_SUBJECT_LENGTH, MAX_MAIL_LENGTH)}
      </p>
      <div className="finish">
        {!isAnswered && (
          <button type="submit" className="go" name={mailNames.marks} value="1">
            {send}
          </button>
        )}
        <button type="submit" className={isAnswered ? 'go' : undefined}>
          {sendOnly}
        </button>
      </div>
    </>
  );
};

const READY_ID = 'ready';

/** Shows one form: a saved reply that is chosen is sent what was typed, so that nothing of it is lost. */
export const Write = (data: WriteData & { readonly title: string }) => {
  const { title, lead, query, ready, chosen, isInserted, phoneLinks, mails } = data;
  const { desk } = useEdition();
  const words = desk.write;
  const noMail = useNoMail(data);
  const sent = { ...pickShown(lead), [mailNames.mails]: String(mails), [mailNames.chosen]: chosen ?? '' };
  return (
    <Report title={title}>
      <form className="case write" method="post" action={hrefDeskAction(lead.id, 'write', query)}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* The Enter key in the subject presses the first button: no mail goes by mistake. */}
        <button type="submit" disabled hidden />
        <div>
          <section>
            <p className="message">{lead.message ?? desk.enquiry.noMessage}</p>
            <div className="links">
              <a href={hrefDeskEnquiry(lead.id, query)}>{words.back}</a>
            </div>
          </section>
          <section id={READY_ID}>
            <h2>{desk.enquiry.ready}</h2>
            <p>{ready.length > 0 ? words.readyHelp : words.none}</p>
            <div className="ready">
              {ready.map(({ name, title: label, language }) => (
                <button
                  key={name}
                  type="submit"
                  formAction={`${hrefDeskAction(lead.id, 'write', query)}#${READY_ID}`}
                  name={mailNames.fill}
                  value={name}
                  aria-current={name === chosen ? 'true' : undefined}
                >
                  {label}
                  {language !== lead.language && ` (${desk.enquiry.languages[language]})`}
                </button>
              ))}
            </div>
            {isInserted && <p role="status">{words.inserted}</p>}
          </section>
          {phoneLinks.length > 0 && (
            <section>
              <h2>{desk.enquiry.whatsapp}</h2>
              <p>{words.whatsappHelp}</p>
              <div className="links">
                <Links className="button" links={phoneLinks} />
              </div>
            </section>
          )}
        </div>
        <section>
          <h2>{desk.enquiry.mail}</h2>
          {noMail === null ? <MailFields {...data} /> : <p>{noMail}</p>}
        </section>
      </form>
    </Report>
  );
};

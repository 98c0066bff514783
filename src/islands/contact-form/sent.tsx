import { useEffect, useState } from 'react';
import type { ServiceSlug } from '../../../content/service-index.ts';
import { CONTACT_PLACE } from '../../addresses/href.ts';
import { answerDue, opensNext, openUntil } from '../../office/answer-due.ts';
import { subjectChatHref } from '../../office/contact-links.ts';
import { DAY_MS } from '../../office/durations.ts';
import { dayInIndia, minuteInIndia } from '../../office/indian-time.ts';
import { NewTabLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './contact-form.module.css';
import type { ContactSentences, ContactSource } from './data.ts';
import type { Receipt } from './use-contact-form.ts';

const WEEK_MS = 7 * DAY_MS;

/** Writes a day in India: within a week by its name, later with its date. */
const dayText = ({ weekday, weekdayAndDay }: ContactSentences, time: number, withDate: boolean): string =>
  (withDate ? weekdayAndDay : weekday)(dayInIndia(time));

const clockAt = ({ clockText }: ContactSentences, time: number): string => clockText(minuteInIndia(time));

const whenOpen = ({ hours, sentences }: ContactSource, now: number): string => {
  const { clockText, contactSentences } = sentences;
  const until = openUntil(now, hours);
  if (until !== undefined) return contactSentences.openNow(clockText(until));
  const next = opensNext(now, hours);
  return contactSentences.opens(dayText(sentences, next, next - now >= WEEK_MS), clockAt(sentences, next));
};

/** Says by when the office calls back. */
const callText = ({ hours, sentences }: ContactSource, now: number): string => {
  const due = answerDue(now, hours);
  return sentences.contactSentences.by(dayText(sentences, due, true), clockAt(sentences, due));
};

interface Props {
  readonly source: ContactSource;
  readonly shown: boolean;
  readonly subject: string | undefined;
  readonly asked: string;
  readonly service: ServiceSlug | undefined;
  readonly receipt: Receipt | null;
  readonly onAnother: () => void;
}

/** Confirms a message. Without scripts the page states the office's hours instead of a day for the reply. */
export const Sent = ({ source, shown, subject, asked, service, receipt, onAnother }: Props) => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (shown) setNow(Date.now());
  }, [shown]);
  const { chat, help, hrefs, labels, promisesReply, sentences } = source;
  const { contactSentences } = sentences;
  const { confirmation } = help;
  const papers = service && hrefs.papers[service];
  return (
    <>
      {shown && (
        <dl className={styles.sentConfirmation}>
          {now !== undefined && promisesReply && (
            <div className={styles.sentPromise}>
              <dt>{confirmation.call}</dt>
              <dd>{callText(source, now)}</dd>
            </div>
          )}
          {receipt && (
            <div>
              <dt>{help.reference}</dt>
              <dd>
                <strong>{receipt.reference}</strong> <a href={receipt.page}>{help.toEnquiry}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>{confirmation.asked}</dt>
            <dd>{asked}</dd>
          </div>
          <div>
            <dt>{confirmation.ready}</dt>
            <dd>
              <a href={papers ?? hrefs.sendPapers}>{papers ? contactSentences.papers(asked) : labels.sendPapers}</a>
            </dd>
          </div>
        </dl>
      )}
      <p>
        {help.next} {now !== undefined && whenOpen(source, now)}
      </p>
      <div className="buttons">
        <NewTabLink
          className={buttonClass('primary')}
          href={subjectChatHref(
            chat,
            sentences,
            subject,
            receipt ? [contactSentences.myReference(receipt.reference)] : [],
          )}
          newTab={labels.newTab}
        >
          {help.onWhatsApp}
        </NewTabLink>
        {/* Without scripts the heading takes the place of this message as what the address shows. */}
        <a href={`#${CONTACT_PLACE}`} className={buttonClass('quiet')} onClick={onAnother}>
          {help.another}
        </a>
      </div>
    </>
  );
};

import { useEffect, useState } from 'react';
import { claimed } from '../../../content/claimed.ts';
import { contactHelp } from '../../../content/pages/contact-help/en.ts';
import { labels } from '../../../content/pages/labels/en.ts';
import { weekday, weekdayAndDay } from '../../../content/weekdays.ts';
import { clockText } from '../../../content/written.ts';
import { type Enquiry, hrefPage, hrefPapers } from '../../addresses/href.ts';
import { answerDue, opensNext } from '../../office/answer-due.ts';
import { whatsappHref } from '../../office/contact-links.ts';
import { DAY_MS } from '../../office/durations.ts';
import { dayInIndia, minuteInIndia } from '../../office/indian-time.ts';
import { openUntil } from '../../office/office-hours.ts';
import { ExternalLink } from '../../ui/button/button.tsx';
import styles from './contact-form.module.css';
import type { Receipt } from './use-contact-form.ts';

const WEEK_MS = 7 * DAY_MS;

/** A day in India: within a week by its name, later with its date. */
const dayText = (time: number, withDate: boolean): string => (withDate ? weekdayAndDay : weekday)(dayInIndia(time));

const clockAt = (time: number): string => clockText(minuteInIndia(time));

const whenOpen = (now: number): string => {
  const until = openUntil(now);
  if (until !== undefined) return contactHelp.openNow(clockText(until));
  const next = opensNext(now);
  return contactHelp.opens(dayText(next, next - now >= WEEK_MS), clockAt(next));
};

interface Props {
  readonly shown: boolean;
  readonly subject: string | undefined;
  readonly asked: string;
  readonly service: Enquiry['service'];
  readonly receipt: Receipt | null;
}

/** Without scripts it says the hours as the office keeps them. */
export const Sent = ({ shown, subject, asked, service, receipt }: Props) => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (shown) setNow(Date.now());
  }, [shown]);
  const { confirmation } = contactHelp;
  return (
    <>
      {shown && (
        <dl className={styles.sentConfirmation}>
          {receipt && (
            <div>
              <dt>{contactHelp.reference}</dt>
              <dd>
                <strong>{receipt.reference}</strong> <a href={receipt.page}>{contactHelp.toEnquiry}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>{confirmation.asked}</dt>
            <dd>{asked}</dd>
          </div>
          {now !== undefined && claimed('reply', true, false) && (
            <div>
              <dt>{confirmation.call}</dt>
              <dd>{confirmation.by(dayText(answerDue(now), true), clockAt(answerDue(now)))}</dd>
            </div>
          )}
          <div>
            <dt>{confirmation.ready}</dt>
            <dd>
              <a href={service ? hrefPapers(service) : hrefPage('sendPapers')}>
                {service ? confirmation.papers(asked) : labels.sendPapers}
              </a>
            </dd>
          </div>
        </dl>
      )}
      <p>
        {contactHelp.next} {now !== undefined && whenOpen(now)}
      </p>
      <p>
        <ExternalLink href={whatsappHref(subject, receipt ? [contactHelp.myReference(receipt.reference)] : [])}>
          {contactHelp.onWhatsApp}
        </ExternalLink>
      </p>
    </>
  );
};

import type { Edition } from '../edition/edition.ts';
import { contactFields } from '../forms/contact.ts';
import type { Lead } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { inIndia } from '../office/indian-moment.ts';
import { useEdition } from '../ui/edition.tsx';
import { deskFields, isLong, labelOf } from './fields.ts';
import { ageWords, cityOf, monthBeside, nameOf, statusWord } from './lead-words.ts';
import { type DeskData, deskPaths, hrefDeskAction, hrefDeskEnquiry } from './page.ts';
import { DoneStrip, Lines, Links, leadLine, PostButton, Report } from './parts.tsx';

/** Writes a label small, as within a sentence, but for words of capitals such as GSTIN. */
const inSentence = (label: string): string =>
  label.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());

const listAnswers = (edition: Edition): string =>
  new Intl.ListFormat('en-IN').format(deskFields.map((field) => inSentence(labelOf(edition, field))));

const shortAnswers = (lead: Lead): string =>
  contactFields
    .filter((field) => !isLong(field))
    .flatMap(({ name }) => lead[name] || [])
    .join('\n');

export const Erase = (data: DeskData['erase'] & { readonly title: string }) => {
  const { title, lead, history, deliveries, links, others, query, digest, hasChanged, now } = data;
  const edition = useEdition();
  const { intro, parts, also, more, stays, one, all, button, cancel } = edition.desk.erase;
  const action = hrefDeskAction(lead.id, 'erase', query);
  const hasOthers = others.length > 0;
  return (
    <Report title={title}>
      {hasChanged && (
        <section>
          <p className="late">{more}</p>
        </section>
      )}
      <section>
        <p>{intro}</p>
        <ul>
          <li>{`${nameOf(edition, lead)}: ${listAnswers(edition)}`}</li>
          <li>{parts.history(history.length + 1)}</li>
          <li>{parts.deliveries(deliveries.length)}</li>
          <li>{parts.links(links)}</li>
        </ul>
      </section>
      {hasOthers && (
        <section>
          <h2>{also}</h2>
          <Lines lines={others.map((other) => leadLine(edition, other, shortAnswers(other), query, now))} />
        </section>
      )}
      <section>
        <p>{stays}</p>
        <div className="links">
          <PostButton label={hasOthers ? one : button} action={action} sends={{ whom: 'one' }} />
          {hasOthers && (
            <PostButton label={all(others.length + 1)} action={action} sends={{ whom: 'person', shown: digest }} />
          )}
          <a href={hrefDeskEnquiry(lead.id, query)}>{cancel}</a>
        </div>
      </section>
    </Report>
  );
};

/** What is rarer is left out. */
const MOST_BARS = 15;

const Bars = ({ title, labels }: { readonly title: string; readonly labels: readonly string[] }) => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const bars = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_BARS);
  const most = Math.max(1, ...bars.map(([, count]) => count));
  return (
    <section className="bars">
      <h2>{title}</h2>
      <table>
        <tbody>
          {bars.map(([label, count]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / most} height="8" />
                </svg>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What was answered after the promised time, or still waits after it. */
const lateLines = (edition: Edition, leads: readonly Lead[], now: number) =>
  leads.flatMap((lead) => {
    const { desk, officeHours } = edition;
    if (lead.withdrawnAt !== null || lead.state !== 'new' || lead.reference === null) return [];
    const over = (lead.answeredAt ?? now) - answerDue(lead.receivedAt, officeHours);
    if (over <= 0) return [];
    const { stillWaits, answeredLate } = desk.month;
    return [
      {
        when: inIndia(lead.receivedAt),
        what: `${lead.reference}, ${lead.name ?? desk.list.noName}`,
        text: (lead.answeredAt === null ? stillWaits : answeredLate)(ageWords(edition, over)),
        href: hrefDeskEnquiry(lead.id),
      },
    ];
  });

const hostOf = ({ desk }: Edition, referrer: string | null): string =>
  URL.parse(referrer ?? '')?.hostname || desk.month.direct;

export const Month = ({ month, leads, erased, now }: DeskData['month']) => {
  const edition = useEdition();
  const { desk, enquiryWordsAt, monthInWords } = edition;
  const { total, empty, previous, next, noPage, noService, noCity, ...words } = desk.month;
  const link = (label: string, step: number) => ({ label, href: `/month?month=${monthBeside(month, step)}` });
  const pageOf = ({ page }: Lead): string => enquiryWordsAt(page) ?? page?.replace(/[?#].*/, '') ?? noPage;
  return (
    <Report title={monthInWords(month)}>
      <section>
        <p>{leads.length === 0 ? empty : total(leads.length)}</p>
        <div className="links">
          <Links links={[link(previous, -1), link(next, 1)]} />
        </div>
      </section>
      {leads.length > 0 && (
        <>
          <Bars title={words.pages} labels={leads.map(pageOf)} />
          <Bars title={words.services} labels={leads.map(({ service }) => service ?? noService)} />
          <Bars title={words.cities} labels={leads.map((lead) => cityOf(edition, lead) ?? noCity)} />
          <Bars title={words.sources} labels={leads.map(({ referrer }) => hostOf(edition, referrer))} />
        </>
      )}
      <section>
        <h2>{words.late}</h2>
        <Lines lines={lateLines(edition, leads, now)} none={words.noneLate} />
      </section>
      {erased.length > 0 && (
        <section>
          <h2>{words.erased}</h2>
          <Lines
            lines={erased.map(({ at, who, leads: count, reference }) => ({
              when: inIndia(at),
              what: `${desk.erase.done(count)} ${words.erasers[who]}`,
              text: reference,
            }))}
          />
        </section>
      )}
    </Report>
  );
};

export const Newsletter = ({ leads, now }: DeskData['newsletter']) => {
  const edition = useEdition();
  const { desk } = edition;
  return (
    <Report title={desk.newsletter.title}>
      <section>
        <p>{desk.newsletter.counts(leads.filter(({ state }) => state === 'confirmed').length)}</p>
        {leads.length > 0 && (
          <div className="links">
            <a href={deskPaths.newsletterCsv}>{desk.newsletter.csv}</a>
          </div>
        )}
      </section>
      <section>
        <Lines
          none={desk.newsletter.none}
          lines={leads.map((lead) => ({
            when: inIndia((lead.state === 'unsubscribed' ? lead.unsubscribedAt : lead.confirmedAt) ?? lead.receivedAt),
            what: lead.email ?? '',
            text: statusWord(edition, lead, now),
            href: hrefDeskEnquiry(lead.id),
          }))}
        />
      </section>
    </Report>
  );
};

const KB = 1024;

const sizeWords = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

const lateIf = (isLate: boolean): 'late' | undefined => (isLate ? 'late' : undefined);

type DeliveriesData = DeskData['deliveries'];

const MailState = ({ mail, waiting }: Pick<DeliveriesData, 'mail' | 'waiting'>) => {
  const { mailBad, mailGood, mailNone } = useEdition().desk.deliveries;
  const isWrong = waiting.count > 0 || mail.fault !== null;
  const words = isWrong ? mailBad(waiting.count, mail.fault ?? waiting.error ?? '') : mailGood;
  return <p className={lateIf(isWrong || !mail.isSet)}>{mail.isSet ? words : mailNone}</p>;
};

const Backup = ({ backup, backupDir, now }: Pick<DeliveriesData, 'backup' | 'backupDir' | 'now'>) => {
  const edition = useEdition();
  const { backupNone, backupOf, backupLate } = edition.desk.deliveries;
  if (!backup) return <p className="late">{backupNone(backupDir)}</p>;
  const words = backupOf(ageWords(edition, now - backup.at), sizeWords(backup.size));
  return <p className={lateIf(backup.isLate)}>{backup.isLate ? `${words}. ${backupLate}` : words}</p>;
};

const Build = ({ build, now }: Pick<DeliveriesData, 'build' | 'now'>) => {
  const edition = useEdition();
  const { buildOf, buildLate } = edition.desk.deliveries;
  const words = buildOf(ageWords(edition, now - build.at));
  return <p className={lateIf(build.isLate)}>{build.isLate ? `${words}. ${buildLate}` : words}</p>;
};

export const Deliveries = ({ mail, waiting, givenUp, backup, backupDir, build, isRetried, now }: DeliveriesData) => {
  const { desk } = useEdition();
  const { title, undelivered, none, why, tries, retry, backup: backupTitle, build: buildTitle } = desk.deliveries;
  return (
    <Report title={title}>
      {isRetried && <DoneStrip text={desk.did.retry} />}
      <section>
        <MailState mail={mail} waiting={waiting} />
      </section>
      <section>
        <h2>{undelivered}</h2>
        <Lines
          none={none}
          lines={givenUp.map(({ leadId, channel, reference, name, createdAt, lastError, attempts }) => ({
            when: inIndia(createdAt),
            what: [desk.enquiry.channels[channel], reference, name].filter(Boolean).join(', '),
            text: `${why(lastError ?? '')}, ${tries(attempts)}`,
            href: hrefDeskEnquiry(leadId),
          }))}
        />
        {givenUp.length > 0 && (
          <div className="links">
            <PostButton label={retry} action={deskPaths.retry} />
          </div>
        )}
      </section>
      <section>
        <h2>{backupTitle}</h2>
        <Backup backup={backup} backupDir={backupDir} now={now} />
      </section>
      <section>
        <h2>{buildTitle}</h2>
        <Build build={build} now={now} />
      </section>
    </Report>
  );
};

import type { Edition } from '../edition/edition.ts';
import { contactFields } from '../forms/contact.ts';
import type { Lead } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { inIndia } from '../office/indian-moment.ts';
import { useEdition } from '../ui/edition.tsx';
import { deskFields, isLong, labelField } from './fields.ts';
import { ageWords, firstAnswerAt, monthBeside, nameCity, nameLead, statusWord } from './lead-words.ts';
import { type DeskData, deskPaths, hrefDeskAction, hrefDeskEnquiry } from './page.ts';
import { DoneStrip, Lines, Links, leadLine, PostButton, Report } from './parts.tsx';

/** Writes a label small, as within a sentence, but for words of capitals such as GSTIN. */
const inSentence = (label: string): string =>
  label.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());

const listAnswers = (edition: Edition): string =>
  new Intl.ListFormat('en-IN').format(deskFields.map((field) => inSentence(labelField(edition, field))));

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
          <li>{`${nameLead(edition, lead)}: ${listAnswers(edition)}`}</li>
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
          <a className="button" href={hrefDeskEnquiry(lead.id, query)}>
            {cancel}
          </a>
          <PostButton label={hasOthers ? one : button} action={action} sends={{ whom: 'one' }} kind="danger" />
          {hasOthers && (
            <PostButton
              label={all(others.length + 1)}
              action={action}
              sends={{ whom: 'person', shown: digest }}
              kind="danger all"
            />
          )}
        </div>
      </section>
    </Report>
  );
};

/** Returns how often each outcome was recorded, the most frequent first. */
const outcomeCounts = (leads: readonly Lead[]): readonly (readonly [outcome: string, count: number])[] => {
  const done = leads.flatMap(({ answeredAt, outcome }) => (answeredAt === null || outcome === null ? [] : [outcome]));
  return [...Map.groupBy(done, (outcome) => outcome)]
    .map(([outcome, { length }]) => [outcome, length] as const)
    .toSorted(([, one], [, other]) => other - one);
};

/** Leaves out what was promised no answer: held, withdrawn, or older than the promise. */
const isPromised = ({ withdrawnAt, state, reference }: Lead): boolean =>
  withdrawnAt === null && state === 'new' && reference !== null;

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[sorted.length % 2 === 0 ? middle - 1 : middle]];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

/** Returns the figures of a month: what is not due yet counts neither as in time nor as late. */
const countFigures = (edition: Edition, leads: readonly Lead[], now: number) => {
  const { desk, officeHours } = edition;
  const answers = leads.filter(isPromised).map((lead) => {
    const due = answerDue(lead.receivedAt, officeHours);
    const answered = firstAnswerAt(lead);
    return { isDue: answered !== null || due < now, isInTime: answered !== null && answered <= due, lead, answered };
  });
  const middle = median(answers.flatMap(({ answered, lead }) => (answered === null ? [] : answered - lead.receivedAt)));
  const { figures } = desk.month;
  return {
    total: String(leads.length),
    inTime: figures.inTimeOf(
      answers.filter(({ isInTime }) => isInTime).length,
      answers.filter(({ isDue }) => isDue).length,
    ),
    median: middle === null ? figures.noMedian : ageWords(edition, middle),
  };
};

const figureNames = ['total', 'inTime', 'median'] as const;

type MonthData = DeskData['month'];

const Figures = ({ month, leads, before, now }: Pick<MonthData, 'month' | 'leads' | 'before' | 'now'>) => {
  const edition = useEdition();
  const { desk, monthInWords } = edition;
  const { figures } = desk.month;
  const [these, last] = [countFigures(edition, leads, now), countFigures(edition, before, now)];
  const lastName = monthInWords(monthBeside(month, -1));
  return (
    <dl className="figures">
      {figureNames.map((name) => (
        <div key={name}>
          <dt>{figures[name]}</dt>
          <dd>
            <b>{these[name]}</b>
            <span>{figures.before(lastName, last[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Rarer values are left out. */
const MAX_BARS = 15;

/** Lets an address break after a slash, rather than within a word. */
const breakable = (label: string): string => label.replaceAll('/', '/\u200b');

interface BarsProps {
  readonly title: string;
  readonly leads: readonly Lead[];
  readonly labelField: (lead: Lead) => string;
  /** True if a bar says what became of its enquiries. */
  readonly hasOutcomes?: boolean;
}

const Bars = ({ title, leads, labelField: label, hasOutcomes }: BarsProps) => {
  const { month } = useEdition().desk;
  const groups = [...Map.groupBy(leads, label)];
  const bars = groups.toSorted(([, one], [, other]) => other.length - one.length).slice(0, MAX_BARS);
  const most = Math.max(1, ...bars.map(([, { length }]) => length));
  const outcomesIn = (group: readonly Lead[]): string =>
    outcomeCounts(group)
      .map(([outcome, count]) => month.outcomeCount(count, outcome))
      .join(', ');
  return (
    <section className="bars">
      <h2>{title}</h2>
      <table>
        <tbody>
          {bars.map(([name, group]) => (
            <tr key={name}>
              <th scope="row">
                {breakable(name)}
                {hasOutcomes && <span className="outcomes">{outcomesIn(group)}</span>}
              </th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * group.length) / most} height="8" />
                </svg>
              </td>
              <td>{group.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Lists enquiries that were answered after the promised time, or still wait after it. */
const lateLines = (edition: Edition, leads: readonly Lead[], now: number) =>
  leads.flatMap((lead) => {
    const { desk, officeHours } = edition;
    if (!isPromised(lead)) return [];
    const answered = firstAnswerAt(lead);
    const over = (answered ?? now) - answerDue(lead.receivedAt, officeHours);
    if (over <= 0) return [];
    const { stillWaits, answeredLate } = desk.month;
    return [
      {
        when: inIndia(lead.receivedAt),
        what: `${lead.reference}, ${lead.name ?? desk.list.noName}`,
        text: (answered === null ? stillWaits : answeredLate)(ageWords(edition, over)),
        href: hrefDeskEnquiry(lead.id),
      },
    ];
  });

const nameHost = ({ desk }: Edition, referrer: string | null): string =>
  URL.parse(referrer ?? '')?.hostname || desk.month.direct;

export const Month = ({ month, leads, before, erased, now }: MonthData) => {
  const edition = useEdition();
  const { desk, enquiryWordsAt, monthInWords } = edition;
  const { empty, previous, next, noPage, noService, noCity, ...words } = desk.month;
  const link = (label: string, step: number) => ({ label, href: `/month?month=${monthBeside(month, step)}` });
  const nameOutcome = ({ answeredAt, outcome }: Lead): string =>
    answeredAt === null ? words.open : (outcome ?? words.noOutcome);
  const namePage = ({ page }: Lead): string => enquiryWordsAt(page) ?? page?.replace(/[?#].*/, '') ?? noPage;
  return (
    <Report title={monthInWords(month)}>
      <section>
        {leads.length === 0 && <p>{empty}</p>}
        <Figures month={month} leads={leads} before={before} now={now} />
        <div className="links">
          <Links links={[link(previous, -1), link(next, 1)]} />
        </div>
      </section>
      {leads.length > 0 && (
        <>
          <Bars title={words.outcomes} leads={leads} labelField={nameOutcome} />
          <Bars title={words.services} leads={leads} labelField={({ service }) => service ?? noService} hasOutcomes />
          <Bars title={words.pages} leads={leads} labelField={namePage} hasOutcomes />
          <Bars title={words.cities} leads={leads} labelField={(lead) => nameCity(edition, lead) ?? noCity} />
          <Bars title={words.sources} leads={leads} labelField={({ referrer }) => nameHost(edition, referrer)} />
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
    <Report title={desk.nav.newsletter}>
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

/** Names a delivery and the enquiry that it is about. */
const deliveryWords = (
  { desk }: Pick<Edition, 'desk'>,
  { channel, reference, name }: DeliveriesData['givenUp'][number],
): string => [desk.enquiry.channels[channel], reference, name].filter(Boolean).join(', ');

export const Deliveries = ({ mail, waiting, givenUp, heldBack, notTold, ...more }: DeliveriesData) => {
  const { backup, backupDir, build, isRetried, now } = more;
  const edition = useEdition();
  const { desk } = edition;
  const { undelivered, none, why, tries, retry, backup: backupTitle, build: buildTitle } = desk.deliveries;
  return (
    <Report title={desk.nav.deliveries}>
      {isRetried && <DoneStrip text={desk.did.retry} />}
      <section>
        <MailState mail={mail} waiting={waiting} />
      </section>
      <section>
        <h2>{undelivered}</h2>
        <Lines
          none={none}
          lines={givenUp.map((delivery) => ({
            when: inIndia(delivery.createdAt),
            what: deliveryWords(edition, delivery),
            text: `${why(delivery.lastError ?? '')}, ${tries(delivery.attempts)}`,
            href: hrefDeskEnquiry(delivery.leadId),
          }))}
        />
        {givenUp.length > 0 && (
          <div className="links">
            <PostButton label={retry} action={deskPaths.retry} />
          </div>
        )}
      </section>
      {heldBack.length + notTold > 0 && (
        <section>
          <h2>{desk.deliveries.heldBack}</h2>
          {heldBack.length > 0 && <p>{desk.deliveries.heldBackWhy}</p>}
          {notTold > 0 && <p className="late">{desk.deliveries.notTold(notTold)}</p>}
          <Lines
            lines={heldBack.map((delivery) => ({
              when: inIndia(delivery.createdAt),
              what: deliveryWords(edition, delivery),
              text: desk.enquiry.goesAt(inIndia(delivery.plannedAt)),
              href: hrefDeskEnquiry(delivery.leadId),
            }))}
          />
        </section>
      )}
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

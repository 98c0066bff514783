import type { Words } from '../../content/words.ts';
import { canBeMailed } from '../forms/email-address.ts';
import type { Delivery, Lead } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { inIndia } from '../office/indian-moment.ts';
import { useEdition } from '../ui/edition.tsx';
import { type Action, actions, shownNames, stands, undoOf } from './actions.ts';
import { type DeskField, deskFields, isLong, labelOf, showAnswer } from './fields.ts';
import { nameOf, referenceOf, statusOf } from './lead-words.ts';
import { deskPaths, type EnquiryData, hrefDeskAction, type Link, LONGEST_NOTE, withQuery } from './page.ts';
import { Age, type Button, DoneStrip, Lines, Links, leadLine, PostButton, StatusMark } from './parts.tsx';

const MOST_BEFORE = 50;

interface EnquiryProps extends EnquiryData {
  readonly done: unknown;
  readonly query: URLSearchParams;
  readonly who: string;
  readonly now: number;
}

/** A button sends this about the enquiry that its page shows. */
const shownOf = ({ answeredAt, takenBy }: Lead): NonNullable<Button['sends']> => ({
  ...(answeredAt === null ? {} : { [shownNames.answeredAt]: String(answeredAt) }),
  ...(takenBy === null ? {} : { [shownNames.takenBy]: takenBy }),
});

type DoneProps = Pick<EnquiryProps, 'lead' | 'done' | 'who' | 'query'>;

const Done = ({ lead, done, who, query }: DoneProps) => {
  const { desk } = useEdition();
  if (done === 'nothing') return <DoneStrip text={desk.did.nothing} />;
  const action = actions.find((each) => each === done);
  if (!action || !stands[action](lead, who)) return null;
  const undo = undoOf[action];
  return (
    <DoneStrip
      text={desk.did[action]}
      undo={undo && { label: desk.undo, action: hrefDeskAction(lead.id, undo, query), sends: shownOf(lead) }}
    />
  );
};

type DeskWords = Pick<Words, 'desk'>;

const mailHref = ({ desk }: DeskWords, { email, reference }: Lead): string | null =>
  email !== null && canBeMailed(email)
    ? `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(desk.enquiry.mailSubject(reference ?? ''))}`
    : null;

/** Null where a field holds several numbers: one link around them would call only the first. */
const callHref = (phoneLinks: readonly Link[]): string | null => {
  const [first, ...others] = phoneLinks.filter(({ href }) => href.startsWith('tel:'));
  return first && others.length === 0 ? first.href : null;
};

const answerHref = (words: DeskWords, kind: DeskField['kind'], { lead, phoneLinks }: EnquiryData): string | null => {
  if (kind === 'phone') return callHref(phoneLinks);
  return kind === 'email' ? mailHref(words, lead) : null;
};

interface FactProps {
  readonly label: string;
  readonly value: string | null;
  readonly href?: string | null;
}

const Fact = ({ label, value, href }: FactProps) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  ) : null;

const reasonsOf = ({ desk }: DeskWords, { reasons }: Lead): string =>
  reasons.map((reason) => desk.enquiry.reasons[reason] ?? reason).join(', ');

const Facts = ({ isWaiting, ...enquiry }: EnquiryData & { readonly isWaiting: boolean }) => {
  const edition = useEdition();
  const { desk, enquiryWordsAt, officeHours } = edition;
  const { lead } = enquiry;
  const { rows, languages, times } = desk.enquiry;
  return (
    <dl>
      {deskFields
        .filter((field) => field.name !== 'name' && !isLong(field))
        .map((field) => (
          <Fact
            key={field.name}
            label={labelOf(edition, field)}
            value={showAnswer(lead[field.name], field.kind)}
            href={answerHref(edition, field.kind, enquiry)}
          />
        ))}
      <Fact label={rows.about} value={enquiryWordsAt(lead.page)} />
      <Fact label={rows.received} value={inIndia(lead.receivedAt)} />
      <Fact label={rows.promised} value={isWaiting ? inIndia(answerDue(lead.receivedAt, officeHours)) : null} />
      <Fact label={rows.taken} value={lead.takenBy} />
      <Fact label={rows.reasons} value={reasonsOf(edition, lead)} />
      <Fact label={rows.language} value={languages[lead.language]} />
      <Fact label={rows.repeats} value={lead.repeats > 0 ? times(lead.repeats) : null} />
      <Fact label={rows.page} value={lead.page} />
      <Fact label={rows.referrer} value={lead.referrer} />
    </dl>
  );
};

/** An answer of many lines has a part of its own. */
const LongAnswer = ({ field, lead }: { readonly field: DeskField; readonly lead: Lead }) => {
  const edition = useEdition();
  const answer = lead[field.name];
  if (answer === null && !field.required) return null;
  const id = `${field.name}-title`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{labelOf(edition, field)}</h2>
      <p className="message">{answer ?? edition.desk.enquiry.noMessage}</p>
    </section>
  );
};

const whoWords = ({ desk }: DeskWords, who: string): string => desk.enquiry.who[who] ?? who;

const historyLines = (words: DeskWords, { lead, history }: Pick<EnquiryData, 'lead' | 'history'>) => [
  { when: inIndia(lead.receivedAt), what: words.desk.enquiry.events.received },
  ...history.map(({ at, who, event, note }) => ({
    when: inIndia(at),
    what: `${words.desk.enquiry.events[event]}, ${whoWords(words, who)}`,
    text: note,
  })),
];

const deliveryLines = ({ desk }: DeskWords, deliveries: readonly Delivery[]) =>
  deliveries.map(({ channel, state, sentAt, createdAt, lastError }) => ({
    when: inIndia(sentAt ?? createdAt),
    what: `${desk.enquiry.channels[channel]}: ${desk.enquiry.delivery[state]}`,
    text: state === 'sent' ? null : lastError,
  }));

const Note = ({ action, isMissing }: { readonly action: string; readonly isMissing: boolean }) => {
  const { desk } = useEdition();
  return (
    <form className="note" method="post" action={action}>
      <label>
        {desk.enquiry.note}
        <textarea
          name="note"
          rows={3}
          maxLength={LONGEST_NOTE}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'note-problem' : undefined}
        />
      </label>
      {isMissing && (
        <p id="note-problem" className="problem">
          {desk.enquiry.noteMissing}
        </p>
      )}
      <button type="submit">{desk.enquiry.noteButton}</button>
    </form>
  );
};

export const Enquiry = ({ done, query, who, now, ...enquiry }: EnquiryProps) => {
  const { lead, deliveries, others, phoneLinks, isNoteMissing } = enquiry;
  const edition = useEdition();
  const { desk } = edition;
  const status = statusOf(edition.officeHours, lead, now);
  const isWaiting = status === 'new' || status === 'late';
  const isSetAside = status === 'held' || status === 'spam';
  const isContact = lead.form === 'contact';
  const mail = mailHref(edition, lead);
  const words = desk.enquiry.actions;
  const post = (action: Exclude<Action, 'note' | 'restore'>, label: string = words[action], strong = false) => (
    <PostButton label={label} action={hrefDeskAction(lead.id, action, query)} sends={shownOf(lead)} strong={strong} />
  );
  return (
    <article className="enquiry" aria-labelledby="enquiry-title">
      <a className="back" href={withQuery(deskPaths.enquiries, query)}>
        {desk.enquiry.back}
      </a>
      <Done lead={lead} done={done} who={who} query={query} />
      <header>
        <h1 id="enquiry-title">{nameOf(edition, lead)}</h1>
        <p className="stand">
          <StatusMark lead={lead} now={now} />
          <Age lead={lead} now={now} />
          <span>{referenceOf(edition, lead)}</span>
        </p>
      </header>
      <div className="reach">
        <Links
          className="button"
          links={[...phoneLinks, ...(mail ? [{ label: desk.enquiry.mail, href: mail }] : [])]}
        />
        {/* The one for the thumb. */}
        {isWaiting && post('answered', desk.enquiry.done, true)}
        {isSetAside && post('not-spam', words['not-spam'], true)}
      </div>
      {deskFields.filter(isLong).map((field) => (
        <LongAnswer key={field.name} field={field} lead={lead} />
      ))}
      <Facts {...enquiry} isWaiting={isWaiting} />
      {others.length > 0 && (
        <section aria-labelledby="before-title">
          <h2 id="before-title">{desk.enquiry.before}</h2>
          <Lines
            lines={others.slice(0, MOST_BEFORE).map((other) => leadLine(edition, other, other.message, query, now))}
          />
        </section>
      )}
      <section className="margin" aria-labelledby="history-title">
        <h2 id="history-title">{desk.enquiry.history}</h2>
        <Lines lines={historyLines(edition, enquiry)} />
        <Note action={hrefDeskAction(lead.id, 'note', query)} isMissing={isNoteMissing} />
      </section>
      {deliveries.length > 0 && (
        <details className="deliveries">
          <summary>{desk.enquiry.deliveries}</summary>
          <Lines lines={deliveryLines(edition, deliveries)} />
        </details>
      )}
      <div className="actions">
        {status === 'answered' && post('reopen')}
        {isContact &&
          status !== 'spam' &&
          (lead.takenBy === who
            ? post('leave')
            : post('take', lead.takenBy ? desk.enquiry.takeOver(lead.takenBy) : words.take))}
        {(isWaiting || (status === 'held' && isContact)) && post('spam')}
        {deliveries.some(({ state }) => state === 'dead') && post('retry')}
        <button type="button" data-print hidden>
          {desk.enquiry.print}
        </button>
        <a className="button" href={hrefDeskAction(lead.id, 'erase', query)}>
          {desk.enquiry.erase}
        </a>
      </div>
    </article>
  );
};

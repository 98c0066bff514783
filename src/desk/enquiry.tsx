import type { Words } from '../../content/words.ts';
import { canBeMailed } from '../forms/email-address.ts';
import type { Delivery, Lead, LeadEvent } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { dayWords, inIndia } from '../office/indian-moment.ts';
import { dayInIndia } from '../office/indian-time.ts';
import { useEdition } from '../ui/edition.tsx';
import { type Action, typedNames } from './actions.ts';
import { DoneMessage } from './done.tsx';
import { type DeskField, deskFields, isLong, labelField, showAnswer } from './fields.ts';
import {
  findStatus,
  isOpenStatus,
  joinReasons,
  nameLead,
  promiseWords,
  staffName,
  startOfDay,
  whoWords,
  writeReference,
} from './lead-words.ts';
import {
  type Done as DoneData,
  deskPaths,
  type EnquiryData,
  hrefDeskAction,
  hrefDeskEnquiry,
  type Link,
  type ListData,
  MAX_NOTE_LENGTH,
  withQuery,
} from './page.ts';
import { Lines, Links, leadLine, pickShown, StatusMark, TypedField } from './parts.tsx';

const MAX_OTHERS = 50;

interface EnquiryProps extends EnquiryData {
  readonly list: ListData;
  readonly done: DoneData | null;
  readonly who: string;
  readonly now: number;
}

type DeskWords = Pick<Words, 'desk'>;

const mailHref = ({ desk }: DeskWords, { email, reference }: Lead): string | null =>
  email !== null && canBeMailed(email)
    ? `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(desk.enquiry.mailSubject(reference ?? ''))}`
    : null;

/**
 * Returns the link that calls; null if a field holds several numbers: one link around them would call only the first.
 */
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

const Facts = (enquiry: EnquiryData) => {
  const edition = useEdition();
  const { desk, enquiryWordsAt, officeHours } = edition;
  const { lead } = enquiry;
  const { answeredAt, answeredBy, callOn } = lead;
  const { rows, languages, times } = desk.enquiry;
  return (
    <dl>
      {deskFields
        .filter((field) => field.name !== 'name' && !isLong(field))
        .map((field) => (
          <Fact
            key={field.name}
            label={labelField(edition, field)}
            value={showAnswer(lead[field.name], field.kind)}
            href={answerHref(edition, field.kind, enquiry)}
          />
        ))}
      <Fact label={rows.about} value={enquiryWordsAt(lead.page)} />
      <Fact label={rows.received} value={inIndia(lead.receivedAt)} />
      <Fact
        label={rows.promised}
        value={lead.state === 'new' && answeredAt === null ? inIndia(answerDue(lead.receivedAt, officeHours)) : null}
      />
      <Fact label={rows.acknowledged} value={acknowledgedWords(edition, enquiry.deliveries)} />
      <Fact label={desk.enquiry.callAgain} value={callOn === null ? null : dayWords(startOfDay(callOn))} />
      <Fact
        label={rows.answered}
        value={answeredAt === null ? null : `${inIndia(answeredAt)}, ${whoWords(edition, answeredBy ?? '')}`}
      />
      <Fact label={desk.enquiry.outcome} value={answeredAt === null ? null : lead.outcome} />
      <Fact label={rows.reasons} value={joinReasons(edition, lead)} />
      <Fact label={desk.list.language} value={languages[lead.language]} />
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
      <h2 id={id}>{labelField(edition, field)}</h2>
      <p className="message">{answer ?? edition.desk.enquiry.noMessage}</p>
    </section>
  );
};

/** Returns what an event says beside its name; a day in words. */
const eventText = ({ event, note }: LeadEvent): string | null =>
  note !== null && (event === 'called' || event === 'call again') ? dayWords(startOfDay(note)) : note;

/** Returns what was done; for a mail also the state of its delivery. */
const eventWords = ({ desk }: DeskWords, { id, event }: LeadEvent, deliveries: readonly Delivery[]): string => {
  const { events, delivery: states, notSent } = desk.enquiry;
  if (event !== 'mailed') return events[event];
  const delivery = deliveries.find((each) => each.id === id);
  return `${events.mailed} (${delivery ? states[delivery.state] : notSent})`;
};

const historyLines = (
  words: DeskWords,
  { lead, history, deliveries }: Pick<EnquiryData, 'lead' | 'history' | 'deliveries'>,
) => [
  { when: inIndia(lead.receivedAt), what: words.desk.enquiry.events.received },
  ...history.map((entry) => ({
    when: inIndia(entry.at),
    what: `${eventWords(words, entry, deliveries)}, ${whoWords(words, entry.who)}`,
    text: eventText(entry),
  })),
];

/** Returns when a mail that the limits hold back will be sent, or why it could not be sent. */
const whyNotSent = ({ desk }: DeskWords, { state, createdAt, plannedAt, lastError }: Delivery): string | null => {
  if (state === 'sent') return null;
  return lastError === null && plannedAt > createdAt ? desk.enquiry.goesAt(inIndia(plannedAt)) : lastError;
};

const deliveryLines = (words: DeskWords, deliveries: readonly Delivery[]) =>
  deliveries.map((delivery) => ({
    when: inIndia(delivery.sentAt ?? delivery.createdAt),
    what: `${words.desk.enquiry.channels[delivery.channel]}: ${words.desk.enquiry.delivery[delivery.state]}`,
    text: whyNotSent(words, delivery),
  }));

/** Returns when the sender got an acknowledgement, or why not; null where none is sent. */
const acknowledgedWords = (words: DeskWords, deliveries: readonly Delivery[]): string | null => {
  const delivery = deliveries.find(({ channel }) => channel === 'acknowledge');
  if (!delivery) return null;
  if (delivery.state === 'sent') return inIndia(delivery.sentAt ?? delivery.createdAt);
  return [words.desk.enquiry.delivery[delivery.state], whyNotSent(words, delivery)].filter(Boolean).join(': ');
};

interface CaseProps extends Pick<EnquiryData, 'lead' | 'deliveries' | 'problem'> {
  readonly list: ListData;
  readonly who: string;
  readonly now: number;
}

interface ActionButtonProps {
  readonly lead: Lead;
  readonly list: Pick<ListData, 'query'>;
  readonly action: Action;
  readonly label: string;
  readonly className?: string;
  /** The id of the form that it sends, from outside of it. */
  readonly form?: string;
  /** True if it leads to the next enquiry of the list. */
  readonly goesOn?: boolean;
}

const ActionButton = ({ lead, list, action, label, className, form, goesOn }: ActionButtonProps) => (
  <button
    type="submit"
    className={className}
    form={form}
    formAction={hrefDeskAction(lead.id, action, list.query)}
    name={goesOn ? typedNames.next : undefined}
    value={goesOn ? '1' : undefined}
  >
    {label}
  </button>
);

/** Lets the staff hand an enquiry over; the holder may have left the office. */
const Holder = ({ lead, list: { staff, query }, who }: CaseProps) => {
  const { enquiry, states } = useEdition().desk;
  const { holder, assignToMe } = enquiry;
  const { takenBy } = lead;
  const members = takenBy === null || staff.includes(takenBy) ? staff : [...staff, takenBy];
  const choices = [...members.toSorted((one, other) => Number(other === who) - Number(one === who)), null];
  const label = (member: string | null): string => (member === null ? states.nobody : staffName(staff, member));
  return (
    <fieldset>
      <legend>{holder}</legend>
      <div className="segments">
        {choices.map((member) =>
          member === takenBy ? (
            <span key={member} aria-current="true">
              {label(member)}
            </span>
          ) : (
            <button
              key={member}
              type="submit"
              formAction={hrefDeskAction(lead.id, 'assign', query)}
              name={typedNames.to}
              value={member ?? ''}
            >
              {member === who ? assignToMe : label(member)}
            </button>
          ),
        )}
      </div>
    </fieldset>
  );
};

const CallAgain = ({ lead, list, problem, now }: CaseProps) => {
  const { callAgain, callAgainHelp, dayMissing, actions } = useEdition().desk.enquiry;
  return (
    <div className="call-again">
      <TypedField
        id="day"
        label={callAgain}
        help={callAgainHelp}
        problem={problem?.field === 'day' ? dayMissing : null}
        control={(attributes) => (
          <input
            type="date"
            name={typedNames.day}
            min={dayInIndia(now)}
            defaultValue={problem?.day ?? lead.callOn ?? ''}
            {...attributes}
          />
        )}
      />
      <div className="links">
        {(['call-again', 'called'] as const).map((action) => (
          <ActionButton key={action} lead={lead} list={list} action={action} label={actions[action]} />
        ))}
      </div>
    </div>
  );
};

const Note = ({ lead, list, problem }: CaseProps) => {
  const { note, noteHelp, noteButton, noteMissing } = useEdition().desk.enquiry;
  return (
    <div className="note">
      <TypedField
        id="note"
        label={note}
        help={noteHelp}
        problem={problem?.field === 'note' ? noteMissing : null}
        control={(attributes) => (
          <textarea
            name={typedNames.note}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={problem?.note}
            {...attributes}
          />
        )}
      />
      <ActionButton lead={lead} list={list} action="note" label={noteButton} />
    </div>
  );
};

const Outcome = ({ lead: { outcome }, problem }: CaseProps) => {
  const { desk, site } = useEdition();
  // An outcome that the owner has removed stays with the enquiries that have it.
  const outcomes = outcome === null || site.outcomes.includes(outcome) ? site.outcomes : [...site.outcomes, outcome];
  return (
    <label>
      {desk.enquiry.outcome}
      <select name={typedNames.outcome} defaultValue={problem?.outcome ?? outcome ?? ''}>
        <option value="">{desk.enquiry.noOutcome}</option>
        {outcomes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
};

const CASE_ID = 'case';

/** Shows the actions of the staff in one form, so that a typed note is saved whichever button is pressed. */
const Case = (props: CaseProps) => {
  const { lead, list, deliveries, now } = props;
  const edition = useEdition();
  const { actions, done, doneNext, print, erase } = edition.desk.enquiry;
  const status = findStatus(edition.officeHours, lead, now);
  const isContact = lead.form === 'contact';
  const isOpen = isOpenStatus(status);
  const isAnswered = status === 'answered';
  const href = (action: Action | 'erase'): string => hrefDeskAction(lead.id, action, list.query);
  const one = { lead, list };
  return (
    <form className="case" id={CASE_ID} method="post" action={href('note')}>
      {Object.entries(pickShown(lead)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="own">
        {isOpen && <CallAgain {...props} />}
        <div>
          {isContact && status !== 'spam' && <Holder {...props} />}
          {(isOpen || isAnswered) && <Outcome {...props} />}
        </div>
      </div>
      <Note {...props} />
      <div className="finish">
        {isOpen && (
          <>
            <ActionButton {...one} action="answered" label={doneNext} className="go" goesOn />
            <ActionButton {...one} action="answered" label={done} />
          </>
        )}
        {(status === 'held' || status === 'spam') && (
          <ActionButton {...one} action="not-spam" label={actions['not-spam']} className="strong" />
        )}
        {isAnswered && <ActionButton {...one} action="outcome" label={actions.outcome} />}
        {isAnswered && <ActionButton {...one} action="reopen" label={actions.reopen} />}
        {deliveries.some(({ state }) => state === 'dead') && (
          <ActionButton {...one} action="retry" label={actions.retry} />
        )}
        <div className="more">
          {(isOpen || (status === 'held' && isContact)) && (
            <ActionButton {...one} action="spam" label={actions.spam} goesOn />
          )}
          <button type="button" data-print hidden>
            {print}
          </button>
          <a className="button danger" href={href('erase')}>
            {erase}
          </a>
        </div>
      </div>
    </form>
  );
};

const Paging = ({ place, list }: Pick<EnquiryProps, 'place' | 'list'>) => {
  const { desk } = useEdition();
  const { back, previous, next } = desk.enquiry;
  const link = (label: string, id: string | null | undefined, rel: 'prev' | 'next') =>
    id ? (
      <a href={hrefDeskEnquiry(id, list.query)} rel={rel}>
        {label}
      </a>
    ) : (
      <span className={rel} />
    );
  return (
    <nav className="paging" aria-label={desk.list.titles[list.state]}>
      <a className="back" href={withQuery(deskPaths.enquiries, list.query)}>
        <span className="unseen">{back}</span>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m15 6-6 6 6 6" />
        </svg>
      </a>
      {place && <span className="place">{desk.enquiry.place(place.number, list.count, desk.states[list.state])}</span>}
      {link(previous, place?.previous, 'prev')}
      {link(next, place?.next, 'next')}
    </nav>
  );
};

export const Enquiry = ({ done, list, who, now, ...enquiry }: EnquiryProps) => {
  const { lead, deliveries, others, phoneLinks, place, problem } = enquiry;
  const edition = useEdition();
  const { desk } = edition;
  const status = findStatus(edition.officeHours, lead, now);
  const mail = mailHref(edition, lead);
  const promise = promiseWords(edition, lead, now);
  const reach = <Links className="button" links={phoneLinks} />;
  const inForm = { lead, list, form: CASE_ID };
  return (
    <article className="enquiry" aria-labelledby="enquiry-title">
      <Paging place={place} list={list} />
      {done && <DoneMessage done={done} open={enquiry} list={list} who={who} />}
      <header>
        <div>
          <h1 id="enquiry-title">{nameLead(edition, lead)}</h1>
          <p className="stand">
            <StatusMark lead={lead} now={now} />
            <span>{writeReference(edition, lead)}</span>
            {lead.takenBy !== null && <span>{desk.row.has(staffName(list.staff, lead.takenBy))}</span>}
          </p>
        </div>
        {promise && (
          <p className={promise.isLate ? 'promise late' : 'promise'}>
            <b>{promise.clock}</b> {promise.words}
          </p>
        )}
      </header>
      <div className="reach">
        {reach}
        {(mail || edition.site.savedReplies.length > 0) && (
          <a className="button" href={hrefDeskAction(lead.id, 'write', list.query)}>
            {mail ? desk.enquiry.mail : desk.enquiry.ready}
          </a>
        )}
      </div>
      {deskFields.filter(isLong).map((field) => (
        <LongAnswer key={field.name} field={field} lead={lead} />
      ))}
      <Facts {...enquiry} />
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title">{desk.enquiry.others}</h2>
          <Lines
            lines={others.slice(0, MAX_OTHERS).map((other) => leadLine(edition, other, other.message, list.query, now))}
          />
        </section>
      )}
      <Case lead={lead} deliveries={deliveries} problem={problem} list={list} who={who} now={now} />
      <section className="margin" aria-labelledby="history-title">
        <h2 id="history-title">{desk.enquiry.history}</h2>
        <Lines lines={historyLines(edition, enquiry)} />
      </section>
      {deliveries.length > 0 && (
        <details className="deliveries">
          <summary>{desk.nav.deliveries}</summary>
          <Lines lines={deliveryLines(edition, deliveries)} />
        </details>
      )}
      {/* A phone shows these at the bottom. They follow the form, so that the Enter key does not press them. */}
      <div className="thumb">
        {reach}
        {isOpenStatus(status) && (
          <ActionButton {...inForm} action="answered" label={desk.enquiry.doneNext} className="go" goesOn />
        )}
        {(status === 'held' || status === 'spam') && (
          <ActionButton {...inForm} action="not-spam" label={desk.enquiry.actions['not-spam']} className="strong" />
        )}
      </div>
    </article>
  );
};

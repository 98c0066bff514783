import type { AriaAttributes, ReactNode } from 'react';
import type { Edition } from '../edition/edition.ts';
import type { Lead } from '../forms/lead.ts';
import { drawKolam, markSeed } from '../kolam/kolam.ts';
import { kolamPaths, kolamViewBox } from '../kolam/svg.ts';
import { inIndia } from '../office/indian-moment.ts';
import { useEdition } from '../ui/edition.tsx';
import { type Shown, shownNames } from './actions.ts';
import { findStatus, statusWord, writeAge, writeReference } from './lead-words.ts';
import { deskPaths, hrefDeskEnquiry, type Link } from './page.ts';

const shownFields = Object.keys(shownNames) as (keyof Shown)[];

export interface Button {
  readonly label: string;
  readonly action: string;
  readonly sends?: Readonly<Record<string, string>>;
  /** The first is the usual one of a page, the others erase: one enquiry, or everything. */
  readonly kind?: 'strong' | 'danger' | 'danger all';
}

interface TypedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Says why the last answer was refused. */
  readonly problem: string | null | undefined;
  /** Returns the control with the attributes that connect it with its label and the two texts. */
  readonly control: (
    attributes: { readonly id: string } & Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>,
  ) => ReactNode;
}

/** Shows a field that is typed into, with its help and what was wrong with the last answer. */
export const TypedField = ({ id, label, help, problem, control }: TypedFieldProps) => {
  const texts = [
    { key: `${id}-problem`, className: 'problem', text: problem },
    { key: `${id}-help`, className: 'help', text: help },
  ].filter(({ text }) => text);
  return (
    <>
      <label htmlFor={id}>
        {label}
        {control({
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': texts.map(({ key }) => key).join(' ') || undefined,
        })}
      </label>
      {texts.map(({ key, className, text }) => (
        <p key={key} id={key} className={className}>
          {text}
        </p>
      ))}
    </>
  );
};

/** Every action is a post, so that no link and no scanner does anything. */
export const PostButton = ({ label, action, sends = {}, kind }: Button) => (
  <form method="post" action={action}>
    {Object.entries(sends).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={kind}>
      {label}
    </button>
  </form>
);

/** Returns what a button sends about the enquiry that its page shows. */
export const pickShown = (lead: Lead): Record<string, string> =>
  Object.fromEntries(
    shownFields.flatMap((field) => (lead[field] === null ? [] : [[shownNames[field], String(lead[field])]])),
  );

const dots = {
  new: 'filled',
  late: 'filled',
  again: 'filled',
  planned: 'hollow',
  held: 'half',
  answered: 'hollow',
  spam: 'hollow',
  withdrawn: 'hollow',
  earlier: 'hollow',
  confirmed: 'hollow',
  unconfirmed: 'hollow',
  unsubscribed: 'hollow',
} as const satisfies Record<ReturnType<typeof findStatus>, string>;

export const StatusMark = ({ lead, now }: { readonly lead: Lead; readonly now: number }) => {
  const edition = useEdition();
  const status = findStatus(edition.officeHours, lead, now);
  const dot = dots[status];
  return (
    <span className={status === 'late' ? 'mark late' : 'mark'}>
      <svg className="dot" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle
          cx="6"
          cy="6"
          r="4.5"
          fill={dot === 'filled' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
        {dot === 'half' && <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />}
      </svg>
      {statusWord(edition, lead, now)}
    </span>
  );
};

export const Age = ({ lead, now }: { readonly lead: Lead; readonly now: number }) => {
  const edition = useEdition();
  const isLate = findStatus(edition.officeHours, lead, now) === 'late';
  return <span className={isLate ? 'age late' : 'age'}>{writeAge(edition, lead, now)}</span>;
};

export const Links = ({ links, className }: { readonly links: readonly Link[]; readonly className?: string }) =>
  links.map(({ label, href }) => (
    <a key={href} className={className} href={href}>
      {label}
    </a>
  ));

/** Shows what was just done, with a button that undoes it. */
export const DoneStrip = ({ text, undo }: { readonly text: string; readonly undo?: Button | null }) => (
  <div className="done" role="status">
    <p>{text}</p>
    {undo && <PostButton {...undo} />}
  </div>
);

interface Line {
  readonly when: string;
  readonly what: string;
  readonly text?: string | null;
  readonly href?: string;
}

/** @param none the text that is shown when there are no lines */
export const Lines = ({ lines, none }: { readonly lines: readonly Line[]; readonly none?: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ol className="lines">
      {lines.map(({ when, what, text, href }) => (
        <li key={`${when} ${what} ${text}`}>
          <span className="when">{when}</span>
          <div>
            {href ? <a href={href}>{what}</a> : <span>{what}</span>}
            {text && <p className="text">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );

/** Returns a line that leads to another enquiry. */
export const leadLine = (
  edition: Edition,
  lead: Lead,
  text: string | null,
  query: URLSearchParams,
  now: number,
): Line => ({
  when: inIndia(lead.receivedAt),
  what: `${writeReference(edition, lead)}, ${statusWord(edition, lead, now)}`,
  text,
  href: hrefDeskEnquiry(lead.id, query),
});

const mark = kolamPaths(drawKolam(markSeed));

/** Shows the firm's mark and name. */
export const Brand = () => {
  const { desk } = useEdition();
  return (
    <p className="firm">
      <svg viewBox={kolamViewBox} width="32" height="32" aria-hidden="true">
        <g transform={`scale(${mark.scale})`}>
          <path stroke="currentColor" strokeWidth={mark.line.width} d={mark.line.path} />
          <path stroke="var(--turmeric-dot)" strokeWidth={mark.dots.width} strokeLinecap="round" d={mark.dots.path} />
        </g>
      </svg>
      <b>{desk.firm}</b> {desk.title}
    </p>
  );
};

const parts = ['enquiries', 'month', 'newsletter', 'deliveries'] as const;

/** A page in the desk's menu. */
export type DeskPart = (typeof parts)[number];

/** Shows the desk's menu. */
export const Parts = ({ current }: { readonly current: DeskPart | undefined }) => {
  const { desk } = useEdition();
  return (
    <nav aria-label={desk.title}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={deskPaths[part]} aria-current={part === current ? 'page' : undefined}>
              {desk.nav[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Shows a page without the desk's lists: sign-in, or a message. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="door" id="content">
    <div className="card">
      <Brand />
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);

/** Shows a page of reports or questions. */
export const Report = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    {children}
  </main>
);

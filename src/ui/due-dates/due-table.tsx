import { dueLedger as words } from '../../../content/pages/due-ledger.ts';
import { labels } from '../../../content/pages/labels.ts';
import { telHref } from '../../site/contact-links.ts';
import { Icon } from '../icon/icon.tsx';
import { ledger } from '../ledger-table/ledger-table.tsx';
import { ExternalLink } from '../link/external-link.tsx';
import type { DueLine } from './due-line.ts';
import styles from './due-table.module.css';

const { columns } = words;

/** What the day column says before a script counts: the rule. Its place is as large as that of a date. */
const Day = ({ rule }: Pick<DueLine, 'rule'>) =>
  rule ? (
    <td className={styles.dueDay}>
      <b>{rule.day}</b> <span>{rule.of}</span>
    </td>
  ) : (
    <td className={styles.dueDay}>
      <span>{words.confirmed}</span>
    </td>
  );

const Concerns = ({ line }: { readonly line: DueLine }) => (
  <td className={styles.dueWho}>
    {line.concerns}
    {line.moved.map(({ on, text, source }) => (
      <small key={on} data-moved={on}>
        {text} <ExternalLink href={source}>{words.movedSource}</ExternalLink>
      </small>
    ))}
    {(line.words || line.note) && <small>{[line.words, line.note].filter(Boolean).join('. ')}</small>}
  </td>
);

/** A row whose days are certain: a script fills its day, the days left and the link to a calendar. */
const Certain = ({ line, hidden }: { readonly line: DueLine; readonly hidden: boolean }) => (
  <tr data-due={line.id} data-for={line.kinds.join(' ')} hidden={hidden}>
    <Day rule={line.rule} />
    <th scope="row">
      <ExternalLink href={line.source.url}>{line.name}</ExternalLink>
    </th>
    <Concerns line={line} />
    <td className={styles.dueLeft} data-live="">
      <b /> <span />
    </td>
    <td className={styles.dueLate}>{line.late}</td>
    <td className={styles.dueAdd} data-live="">
      <a href={line.add} target="_blank" rel="noopener noreferrer">
        <Icon name="calendar-plus" size={18} /> {words.add}
        <span className="visually-hidden">
          {' '}
          {words.addWhat(line.name)} ({labels.newTab})
        </span>
      </a>
    </td>
  </tr>
);

/** A row whose day is under review: no number, and whom to ask. */
const Unsure = ({ line }: { readonly line: DueLine }) => (
  <tr data-for={line.kinds.join(' ')} data-unsure="">
    <Day rule={undefined} />
    <th scope="row">{line.name}</th>
    <Concerns line={line} />
    <td className={styles.dueLeft} data-live="" />
    <td className={styles.dueAsk}>
      <ExternalLink href={line.source.url}>{line.source.name}</ExternalLink> <a href={telHref()}>{labels.call}</a>
    </td>
    <td className={styles.dueAdd} data-live="" />
  </tr>
);

interface Props {
  readonly lines: readonly DueLine[];
  /** How many rows are shown before a script counts. */
  readonly most: number;
}

/** The ledger of due dates; on a phone each row is a block: the day at left, the form and the days left on line one. */
export const DueTable = ({ lines, most }: Props) => (
  <table className={`${ledger.table} ${styles.dueTable}`}>
    <caption className="visually-hidden">{words.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.day}</th>
        <th scope="col">{columns.form}</th>
        <th scope="col">{columns.concerns}</th>
        <th scope="col" className={styles.dueLeft} data-live="">
          {columns.left}
        </th>
        <th scope="col">{columns.late}</th>
        <th scope="col" className={styles.dueAdd} data-live="">
          {columns.add}
        </th>
      </tr>
    </thead>
    <tbody data-most={most}>
      {lines.map((line, index) =>
        line.rule ? <Certain key={line.id} line={line} hidden={index >= most} /> : <Unsure key={line.id} line={line} />,
      )}
    </tbody>
  </table>
);

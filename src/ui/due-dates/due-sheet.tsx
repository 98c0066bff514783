import type { ReactNode } from 'react';
import { payerKinds } from '../../../content/due-dates/kinds.ts';
import { weekLetters } from '../../../content/due-dates/short-dates.ts';
import { dueLedger as words } from '../../../content/pages/due-ledger.ts';
import { CALENDAR_DAYS } from '../../dates/six-weeks.ts';
import type { DueLine } from './due-line.ts';
import styles from './due-sheet.module.css';
import { DueTable } from './due-table.tsx';

/** Today and six weeks as dots, and the next date as one large number: empty until a script counts. */
const Glance = () => (
  <div className={styles.glance} data-live="">
    <div className={styles.dueDots} data-dots="" aria-hidden="true">
      {weekLetters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days share a letter
        <small key={index}>{letter}</small>
      ))}
      {Array.from({ length: CALENDAR_DAYS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ by their place alone
        <i key={index} />
      ))}
    </div>
    <p className={styles.nextDue} data-next="">
      <span />
      <b />
      <span />
      <strong />
      <span />
    </p>
  </div>
);

/** What concerns the visitor; nothing ticked means everything. */
const Choice = () => (
  <fieldset className={styles.choice} data-live="">
    <legend className="visually-hidden">{words.choice}</legend>
    {Object.entries(payerKinds).map(([kind, { chip }]) => (
      <label key={kind}>
        <input type="checkbox" name="for" value={kind} /> <span>{chip}</span>
      </label>
    ))}
  </fieldset>
);

interface Props {
  readonly lines: readonly DueLine[];
  /** How many certain rows are shown at most. */
  readonly most?: number;
  /** It lies on the lower edge of the hero. */
  readonly raised?: boolean;
  /** Whether what concerns the visitor can be ticked here. */
  readonly choosable?: boolean;
  /** What is at the foot: how many dates there are, and the ways on. */
  readonly children: ReactNode;
}

/** Section kind 1 as the ledger of due dates: today, the next date, what concerns the visitor, and the rows. */
export const DueSheet = ({ lines, most = lines.length, raised = false, choosable = true, children }: Props) => (
  <section
    className={`${styles.dueSheet} ${raised ? styles.raised : ''} wrap on-paper`}
    data-due-dates=""
    data-counts=""
  >
    <div className={styles.dueHead}>
      <div>
        <p className={styles.today} data-today="" data-live="" />
        <h2>{words.title}</h2>
        {choosable && (
          <p className={styles.dueIntro} data-live="">
            {words.intro}
          </p>
        )}
      </div>
      <Glance />
      {choosable && <Choice />}
    </div>
    <DueTable lines={lines} most={most} />
    <div className={styles.dueFoot}>{children}</div>
  </section>
);

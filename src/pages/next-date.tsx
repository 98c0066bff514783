import { dueLedger } from '../../content/pages/due-ledger.ts';
import { servicePage } from '../../content/pages/service.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hrefDueDates } from '../site/href.ts';
import type { CardFact } from '../ui/facts-card/facts-card.tsx';
import { dueRows, dueRowsOf, rulesInWords } from './due-rows.ts';
import styles from './pages.module.css';

/** The next date of a service for its card, if it has any: in words until a script counts (src/enhance/due-dates). */
export const nextDateOf = (service: ServiceSlug): readonly CardFact[] => {
  const rows = dueRowsOf(service);
  const [first] = rows;
  if (!first) return [];
  const kinds = [...new Set(rows.flatMap((row) => row.due.kinds))];
  return [
    {
      label: servicePage.nextDate,
      value: (
        <span
          className={styles.nextDate}
          data-due-next={rows.map((row) => dueRows.indexOf(row)).join(' ')}
          data-counts=""
        >
          <b>{first.due.name}</b>
          <small>{rulesInWords(first)}</small>
        </span>
      ),
      note: <a href={hrefDueDates(kinds)}>{dueLedger.allDates}</a>,
    },
  ];
};

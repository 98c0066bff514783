import { ruleWords } from '../../content/due-dates/rule-words.ts';
import { dueLedger } from '../../content/pages/due-ledger.ts';
import { servicePage } from '../../content/pages/service.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hrefDueDates } from '../site/href.ts';
import type { CardFact } from '../ui/facts-card/facts-card.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { dueRowsOf, ruleNow } from './due-rows.ts';
import styles from './next-date.module.css';

/** The next date of a service for its card, if it has any: in words until a script counts (src/enhance/due-dates). */
export const nextDateOf = (service: ServiceSlug): readonly CardFact[] => {
  const rows = dueRowsOf(service);
  const [first] = rows;
  if (!first) return [];
  const { due, schedule } = first;
  const rule = ruleNow(schedule);
  const kinds = [...new Set(rows.flatMap((row) => row.due.kinds))];
  const all = <a href={hrefDueDates(kinds)}>{dueLedger.allDates}</a>;
  if (!rule)
    return [
      {
        label: servicePage.nextDate,
        value: due.name,
        note: (
          <>
            {dueLedger.confirmed}. <ExternalLink href={due.source.url ?? ''}>{due.source.name}</ExternalLink> {all}
          </>
        ),
      },
    ];
  const ids = rows.filter(({ next }) => next).map((row) => row.due.id);
  return [
    {
      label: servicePage.nextDate,
      value: (
        <span className={styles.nextDate} data-due-next={ids.join(' ')} data-counts="">
          <b>{due.name}</b>
          <small>{ruleWords(rule)}</small>
        </span>
      ),
      note: all,
    },
  ];
};

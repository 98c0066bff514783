import { locale } from '../../content/locale.ts';
import { offices } from '../../content/offices.ts';
import { labels } from '../../content/pages/labels.ts';
import { servicePage } from '../../content/pages/service.ts';
import type { Basis } from '../../content/read-facts.ts';
import type { Change } from '../../content/schema.ts';
import { inWords } from '../dates/day-words.ts';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { TableSection } from '../ui/sections/table-section.tsx';
import styles from './pages.module.css';

/** The titles of Acts and notifications are English on every page. */
const english = locale === 'en' ? undefined : 'en';

/** Under a table of figures: sections, rules and notifications, and the office's portal; folded on a phone. */
export const LegalBasis = ({ basis: { text, office } }: { readonly basis: Basis }) => (
  <details className={styles.law} data-plus="" data-fold="">
    <summary>{labels.legalBasis}</summary>
    <p>
      <span lang={english}>{text}</span>. <ExternalLink href={offices[office].url}>{offices[office].name}</ExternalLink>
    </p>
  </details>
);

/** Once on a page with figures: of which day its law is. @param day ISO date */
export const LawAsOf = ({ day }: { readonly day: string }) => (
  <p className={styles.law}>{labels.lawAsOf(inWords(day))}</p>
);

const { changes: words } = servicePage;

/** What was specified or learnt once and is no longer the law, beside what holds now; folded on a phone. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <TableSection title={words.title} intro={words.intro} tone="paper" folds>
    <LedgerTable
      caption={words.title}
      columns={[
        { heading: words.before, field: 'before' },
        { heading: words.now, field: 'now' },
        { heading: words.since, field: 'since' },
        { heading: words.rule, field: 'rule', lang: english },
      ]}
      rows={changes}
    />
  </TableSection>
);

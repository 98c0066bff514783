import { externalLinks } from '../../content/links.ts';
import type { ServiceExtra } from '../../content/schema.ts';
import { Callout } from '../ui/callout/callout.tsx';
import { type Column, type ColumnKind, LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Folio } from '../ui/sections/folio.tsx';
import styles from './extra-block.module.css';
import shared from './pages.module.css';

type TableExtra = Exclude<ServiceExtra, { kind: 'official-links' | 'bookkeeping-types' | 'pf-esi-compliance' }>;
type AnyRow = Readonly<Record<string, string>>;

/** The headings of each kind of record, in the order in which they are set. */
const columns = {
  'gst-return-types': [
    ['dueDate', 'Due', 'day'],
    ['form', 'Form', 'name'],
    ['description', 'What it reports', 'text'],
    ['frequency', 'Frequency'],
  ],
  'notice-types': [
    ['type', 'Notice', 'name'],
    ['description', 'Why it comes', 'text'],
    ['action', 'What we do'],
  ],
  'refund-types': [
    ['type', 'Refund', 'name'],
    ['description', 'What it is', 'text'],
    ['eligibility', 'Who may claim'],
    ['timeLimit', 'Time limit'],
  ],
  'itr-forms': [
    ['form', 'Form', 'name'],
    ['description', 'For', 'text'],
    ['income', 'Income', 'figure'],
    ['applicability', 'Applies when'],
  ],
  'pf-esi-schemes': [
    ['scheme', 'Scheme', 'name'],
    ['description', 'What it is', 'text'],
    ['applicability', 'Applies to'],
    ['contribution', 'Contribution'],
    ['benefits', 'Benefits'],
  ],
  'tds-forms': [
    ['form', 'Form', 'name'],
    ['description', 'What it reports', 'text'],
    ['dueDate', 'Due dates'],
    ['applicability', 'Who files'],
  ],
  'tds-sections': [
    ['section', 'Section', 'name'],
    ['description', 'Covers', 'text'],
    ['rate', 'Rate', 'figure'],
    ['threshold', 'Threshold'],
  ],
  'company-types': [
    ['type', 'Type', 'name'],
    ['description', 'What it is', 'text'],
    ['minMembers', 'Minimum'],
    ['maxMembers', 'Maximum'],
    ['liability', 'Liability'],
    ['compliance', 'Compliance'],
  ],
  'roc-filings': [
    ['filing', 'Filing', 'name'],
    ['dueDate', 'Due'],
    ['penalty', 'Penalty'],
  ],
  'financial-statements': [
    ['statement', 'Statement', 'name'],
    ['description', 'What it shows', 'text'],
    ['frequency', 'Frequency', 'figure'],
    ['benefits', 'What it is good for'],
  ],
  'msme-categories': [
    ['category', 'Category', 'name'],
    ['investment', 'Investment'],
    ['turnover', 'Turnover'],
    ['benefits', 'Benefits'],
  ],
  'udyam-schemes': [
    ['scheme', 'Scheme', 'name'],
    ['benefit', 'Benefit', 'text'],
    ['eligibility', 'Who may use it'],
  ],
  'iec-schemes': [
    ['scheme', 'Scheme', 'name'],
    ['benefit', 'Benefit', 'text'],
    ['rate', 'Rate', 'figure'],
  ],
  'iec-benefits': [
    ['benefit', 'Benefit', 'name'],
    ['description', 'What it means', 'text'],
    ['importance', 'Why it matters'],
  ],
} as const satisfies Record<TableExtra['kind'], readonly (readonly [field: string, heading: string, ColumnKind?])[]>;

const columnsOf = (kind: TableExtra['kind']): readonly Column<AnyRow>[] =>
  columns[kind].map(([field, heading, set]) => ({ field, heading, kind: set }));

const Body = ({ extra }: { extra: ServiceExtra }) => {
  switch (extra.kind) {
    case 'official-links':
      return (
        <ul className={shared.linkList}>
          {extra.links.map((entry) => (
            <li key={entry.link}>
              <ExternalLink href={externalLinks[entry.link].url}>{externalLinks[entry.link].label}</ExternalLink>
              <p>{entry.description}</p>
            </li>
          ))}
        </ul>
      );
    case 'bookkeeping-types':
      return (
        <ul className={styles.cards}>
          {extra.rows.map((row) => (
            <li key={row.type}>
              <h3>{row.type}</h3>
              <p>{row.description}</p>
              <p className={styles.suits}>Suits: {row.suitableFor}</p>
              <ul>
                {row.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      );
    case 'pf-esi-compliance':
      return (
        <ul className={styles.cards}>
          {extra.rows.map((row) => (
            <li key={row.aspect}>
              <h3>{row.aspect}</h3>
              <p>{row.requirement}</p>
              <p className={styles.penalty}>{row.penalty}</p>
            </li>
          ))}
        </ul>
      );
    default:
      return <LedgerTable<AnyRow> caption={extra.title} columns={columnsOf(extra.kind)} rows={extra.rows} />;
  }
};

/** How many rows, and how many cells, a phone shows of a table before it folds the whole. */
const ROWS = 3;
const CELLS = 18;

const isHeavy = (extra: ServiceExtra): boolean =>
  'rows' in extra && (extra.rows.length > ROWS || extra.rows.length * Object.keys(extra.rows[0] ?? {}).length > CELLS);

/**
 * The blocks that only one service has: its tables, deadlines and official pages.
 * @param later whether others came before it, so that a phone may fold it
 */
export const ExtraBlock = ({ extra, later = false }: { extra: ServiceExtra; later?: boolean }) => (
  <Folio title={extra.title} intro={extra.intro} folds={later || isHeavy(extra)}>
    <Body extra={extra} />
    {'warning' in extra && extra.warning && <Callout>{extra.warning}</Callout>}
  </Folio>
);

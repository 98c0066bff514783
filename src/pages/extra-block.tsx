import { externalLinks } from '../../content/links.ts';
import { servicePage, tableHeadings } from '../../content/pages/service.ts';
import type { ServiceExtra } from '../../content/schema.ts';
import { Callout } from '../ui/callout/callout.tsx';
import { type Column, type ColumnKind, LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Folio } from '../ui/sections/folio.tsx';
import styles from './extra-block.module.css';
import shared from './pages.module.css';

type TableExtra = Exclude<ServiceExtra, { kind: 'official-links' | 'bookkeeping-types' | 'pf-esi-compliance' }>;
type AnyRow = Readonly<Record<string, string>>;

/** The headings of a table, in the order in which its columns are set. */
type Headings<Kind extends TableExtra['kind']> = (typeof tableHeadings)[Kind];

/** How the columns of each kind of record are set, where they are not plain. */
const columnKinds = {
  'gst-return-types': { dueDate: 'day', form: 'name', description: 'text' },
  'notice-types': { type: 'name', description: 'text' },
  'refund-types': { type: 'name', description: 'text' },
  'itr-forms': { form: 'name', description: 'text', income: 'figure' },
  'pf-esi-schemes': { scheme: 'name', description: 'text' },
  'tds-forms': { form: 'name', description: 'text' },
  'tds-sections': { section: 'name', description: 'text', rate: 'figure' },
  'company-types': { type: 'name', description: 'text' },
  'roc-filings': { filing: 'name' },
  'financial-statements': { statement: 'name', description: 'text', frequency: 'figure' },
  'msme-categories': { category: 'name' },
  'udyam-schemes': { scheme: 'name', benefit: 'text' },
  'iec-schemes': { scheme: 'name', benefit: 'text', rate: 'figure' },
  'iec-benefits': { benefit: 'name', description: 'text' },
} as const satisfies { readonly [Kind in TableExtra['kind']]: Partial<Record<keyof Headings<Kind>, ColumnKind>> };

const columnsOf = (kind: TableExtra['kind']): readonly Column<AnyRow>[] => {
  const kinds: Readonly<Record<string, ColumnKind>> = columnKinds[kind];
  return Object.entries(tableHeadings[kind]).map(([field, heading]) => ({ field, heading, kind: kinds[field] }));
};

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
              <p className={styles.suits}>{servicePage.suits(row.suitableFor)}</p>
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

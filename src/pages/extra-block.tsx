import { externalLinks } from '../../content/links.ts';
import type { ServiceExtra } from '../../content/schema.ts';
import { Callout } from '../ui/callout/callout.tsx';
import { type Column, LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Section, type Tone } from '../ui/section/section.tsx';
import styles from './extra-block.module.css';
import shared from './pages.module.css';

type TableExtra = Exclude<ServiceExtra, { kind: 'official-links' | 'bookkeeping-types' | 'pf-esi-compliance' }>;
type AnyRow = Readonly<Record<string, string>>;

/** The headings of each kind of record, in the order of their fields. */
const columns = {
  'gst-return-types': [
    ['form', 'Form'],
    ['description', 'What it reports'],
    ['frequency', 'Frequency'],
    ['dueDate', 'Due date'],
  ],
  'notice-types': [
    ['type', 'Notice'],
    ['description', 'Why it comes'],
    ['action', 'What we do'],
  ],
  'refund-types': [
    ['type', 'Refund'],
    ['description', 'What it is'],
    ['eligibility', 'Who may claim'],
    ['timeLimit', 'Time limit'],
  ],
  'itr-forms': [
    ['form', 'Form'],
    ['description', 'For'],
    ['income', 'Income'],
    ['applicability', 'Applies when'],
  ],
  'pf-esi-schemes': [
    ['scheme', 'Scheme'],
    ['description', 'What it is'],
    ['applicability', 'Applies to'],
    ['contribution', 'Contribution'],
    ['benefits', 'Benefits'],
  ],
  'tds-forms': [
    ['form', 'Form'],
    ['description', 'What it reports'],
    ['dueDate', 'Due dates'],
    ['applicability', 'Who files'],
  ],
  'tds-sections': [
    ['section', 'Section'],
    ['description', 'Covers'],
    ['rate', 'Rate'],
    ['threshold', 'Threshold'],
  ],
  'company-types': [
    ['type', 'Type'],
    ['description', 'What it is'],
    ['minMembers', 'Minimum'],
    ['maxMembers', 'Maximum'],
    ['liability', 'Liability'],
    ['compliance', 'Compliance'],
  ],
  'roc-filings': [
    ['filing', 'Filing'],
    ['dueDate', 'Due'],
    ['penalty', 'Penalty'],
  ],
  'financial-statements': [
    ['statement', 'Statement'],
    ['description', 'What it shows'],
    ['frequency', 'Frequency'],
    ['benefits', 'What it is good for'],
  ],
  'msme-categories': [
    ['category', 'Category'],
    ['investment', 'Investment'],
    ['turnover', 'Turnover'],
    ['benefits', 'Benefits'],
  ],
  'udyam-schemes': [
    ['scheme', 'Scheme'],
    ['benefit', 'Benefit'],
    ['eligibility', 'Who may use it'],
  ],
  'iec-schemes': [
    ['scheme', 'Scheme'],
    ['benefit', 'Benefit'],
    ['rate', 'Rate'],
  ],
  'iec-benefits': [
    ['benefit', 'Benefit'],
    ['description', 'What it means'],
    ['importance', 'Why it matters'],
  ],
} as const satisfies Record<TableExtra['kind'], readonly (readonly [field: string, heading: string])[]>;

const figureFields: ReadonlySet<string> = new Set([
  'dueDate',
  'rate',
  'threshold',
  'income',
  'timeLimit',
  'investment',
  'turnover',
]);

const columnsOf = (kind: TableExtra['kind']): readonly Column<AnyRow>[] =>
  columns[kind].map(([field, heading]) => ({ field, heading, figures: figureFields.has(field) }));

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
        <ul className={styles.bookTypes}>
          {extra.rows.map((row) => (
            <li key={row.type}>
              <h3>{row.type}</h3>
              <p>{row.description}</p>
              <p className={shared.soft}>Suits: {row.suitableFor}</p>
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
        <ul className={styles.deadlines}>
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

/** The blocks that only one service has: its tables, deadlines and official pages. */
export const ExtraBlock = ({ extra, tone }: { extra: ServiceExtra; tone: Tone }) => (
  <Section
    title={extra.title}
    intro={extra.intro}
    tone={tone}
    layout={extra.kind === 'official-links' ? 'split' : 'stack'}
  >
    <Body extra={extra} />
    {'warning' in extra && extra.warning && <Callout>{extra.warning}</Callout>}
  </Section>
);

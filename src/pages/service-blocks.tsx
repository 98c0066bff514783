import type { ServiceExtra } from '../../content/schema.ts';
import { type ExampleService, serviceExamples } from '../../content/service-examples.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import { allTools } from '../tools/all-tools.ts';
import { exportRefund } from '../tools/gst/export-refund.ts';
import { paise } from '../tools/money.ts';
import { resultWords } from '../tools/result-words.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { moreFrom, Rest } from '../ui/fold/fold.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { TableSection } from '../ui/sections/sections.tsx';
import { Features, LegalBasis } from './page-parts.tsx';
import styles from './pages.module.css';

const Body = ({ extra, shown }: { extra: ServiceExtra; shown: number }) => {
  const { externalLinks, servicePage } = useEdition();
  switch (extra.kind) {
    case 'official-links':
      return (
        <ul className={`${styles.linkList} ruled targets`}>
          {extra.links.map((entry) => (
            <li key={entry.link}>
              <ExternalLink href={externalLinks[entry.link].url}>{externalLinks[entry.link].label}</ExternalLink>
              <p>{entry.description}</p>
            </li>
          ))}
        </ul>
      );
    case 'cards':
      return (
        <ul className={styles.cards}>
          {extra.rows.map(({ title, text, suits, features, penalty }, index) => (
            <li key={title} data-more={moreFrom(shown, index)}>
              <h3>{title}</h3>
              <p>{text}</p>
              {suits && <p className={styles.suits}>{servicePage.suits(suits)}</p>}
              {features && <Features items={features} />}
              {penalty && <p className={styles.penalty}>{penalty}</p>}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <LedgerTable
          caption={extra.title}
          columns={extra.columns.map((column, index) => ({ ...column, field: String(index) }))}
          rows={extra.rows.map((row) => Object.fromEntries(row.map((text, index) => [String(index), text])))}
          shown={shown}
        />
      );
  }
};

/** How many rows of the first table a phone shows before it asks. */
const ROWS_SHOWN = 2;

/** @param later whether others came before it, so that a phone folds it; of the first it shows the beginning */
export const ExtraBlock = ({ extra, later = false }: { extra: ServiceExtra; later?: boolean }) => {
  const { servicePage } = useEdition();
  const rows = 'rows' in extra ? extra.rows : [];
  const shown = later ? rows.length : Math.min(ROWS_SHOWN, rows.length);
  return (
    <TableSection title={extra.title} intro={extra.intro} folds={later}>
      <Body extra={extra} shown={shown} />
      {shown < rows.length && <Rest>{servicePage.rest(rows.length - shown)}</Rest>}
      {'basis' in extra && extra.basis && <LegalBasis basis={extra.basis} />}
      {'warning' in extra && extra.warning && <p className={styles.callout}>{extra.warning}</p>}
    </TableSection>
  );
};

const hasExample = (service: ServiceSlug): service is ExampleService => Object.hasOwn(serviceExamples, service);

type Example = (typeof serviceExamples)[ExampleService];

const inPaise = <Line extends { readonly amount: number }>(line: Line): Line => ({
  ...line,
  amount: paise(line.amount),
});

const resultOf = (edition: Edition, example: Example) => {
  const { exportRefundWords: words, monthInWords, today } = edition;
  if ('tool' in example) {
    const { tool, law } = allTools(edition)[example.tool];
    return tool.answer(example.typed, today, law);
  }
  return exportRefund(
    { words, monthInWords },
    {
      month: example.month,
      purchases: example.purchases.map(inPaise),
      exports: paise(example.exports),
      sales: inPaise(example.sales),
    },
  );
};

/** Worked out at the build by an engine. @throws RangeError when the engine has no sheet for it */
export const WorkedExample = ({ service }: { readonly service: ServiceSlug }) => {
  const edition = useEdition();
  const { toolEntry, toolWords, servicePage, hrefTool } = edition;
  if (!hasExample(service)) return null;
  const example = serviceExamples[service];
  const tool = 'tool' in example ? toolEntry(example.tool) : null;
  const result = resultOf(edition, example);
  if (!('sheet' in result)) throw new RangeError(`The example of "${service}" has no result`);
  const { title, line, working: how, amount: sum } = servicePage.example;
  const { subject, lines } = resultWords(toolWords, title, result);
  return (
    <TableSection title={title} intro={servicePage.examples[service]} folds>
      <LedgerTable
        caption={subject}
        isTitled
        columns={[
          { field: 'line', heading: line, kind: 'name' },
          { field: 'working', heading: how, kind: 'text' },
          { field: 'amount', heading: sum, kind: 'figure' },
        ]}
        rows={lines.map(({ label, working, amount }) => ({ line: label, working, amount }))}
      />
      {tool && (
        <p>
          <a href={hrefTool(tool.slug)}>{tool.name}</a>
        </p>
      )}
    </TableSection>
  );
};

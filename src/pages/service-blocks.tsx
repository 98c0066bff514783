import type { ReactNode } from 'react';
import type { ServiceContent, ServiceExtra } from '../../content/schema.ts';
import { type ServiceSlug, serviceFacts } from '../../content/service-index.ts';
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
import { Switch } from '../ui/switch/switch.tsx';
import { Changes, Features, LegalBasis } from './page-parts.tsx';
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
            <li key={title} data-more={moreFrom(shown, index, 'all')}>
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

/** The other rows or cards are shown on request. */
const SHOWN = 4;

/** Returns how many rows of a block are shown at first: never all but one. */
const countShown = (rows: number): number => (rows <= SHOWN ? rows : Math.min(SHOWN, rows - 2));

const Extra = ({ extra }: { readonly extra: ServiceExtra }) => {
  const { servicePage } = useEdition();
  const rows = 'rows' in extra ? extra.rows.length : 0;
  const shown = countShown(rows);
  return (
    <>
      <Body extra={extra} shown={shown} />
      {'basis' in extra && extra.basis && <LegalBasis basis={extra.basis} isMore={shown < rows} />}
      {shown < rows && <Rest waits="all">{servicePage.rest(rows - shown)}</Rest>}
      {'warning' in extra && extra.warning && <p className={styles.callout}>{extra.warning}</p>}
    </>
  );
};

type Example = Extract<(typeof serviceFacts)[ServiceSlug], { readonly example: unknown }>['example'];

const inPaise = <Line extends { readonly amount: number }>(line: Line): Line => ({
  ...line,
  amount: paise(line.amount),
});

const makeResult = (edition: Edition, example: Example) => {
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

/** It is worked out at the build by an engine. @throws RangeError when the engine has no sheet for it */
const WorkedExample = ({ example }: { readonly example: Example }) => {
  const edition = useEdition();
  const { toolEntry, toolWords, servicePage, hrefTool } = edition;
  const tool = 'tool' in example ? toolEntry(example.tool) : null;
  const result = makeResult(edition, example);
  if (!('sheet' in result)) throw new RangeError(`The example "${JSON.stringify(example)}" has no result`);
  const { title, line, working: how, amount: sum } = servicePage.example;
  const { subject, lines } = resultWords(toolWords, title, result);
  return (
    <>
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
    </>
  );
};

interface Block {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A phone folds each of them. */
const MAX_BLOCKS = 3;

/** Returns a block with another below it, under a heading of its own. */
const join = (first: Block, second: Block): Block => ({
  ...first,
  children: (
    <>
      {first.children}
      <h4 className={styles.joined}>{second.title}</h4>
      <p className="note">{second.intro}</p>
      {second.children}
    </>
  ),
});

/** Returns what only this service has, its official pages, its example, and what has changed: at most three blocks. */
const makeBlocks = (edition: Edition, { slug, page: { extras, changes } }: ServiceContent): readonly Block[] => {
  const { servicePage, serviceEntry } = edition;
  const facts = serviceFacts[slug];
  const { example: exampleIntro } = serviceEntry(slug);
  const makeBlock = (extra: ServiceExtra): Block => ({
    title: extra.title,
    intro: extra.intro,
    children: <Extra extra={extra} />,
  });
  const tables = extras.filter(({ kind }) => kind !== 'official-links').map(makeBlock);
  const links = extras.filter(({ kind }) => kind === 'official-links').map(makeBlock);
  const examples: readonly Block[] =
    'example' in facts && exampleIntro
      ? [
          {
            title: servicePage.example.title,
            intro: exampleIntro,
            children: <WorkedExample example={facts.example} />,
          },
        ]
      : [];
  const { title, intro } = servicePage.changes;
  const changed: readonly Block[] = changes ? [{ title, intro, children: <Changes changes={changes} /> }] : [];
  const all = [...tables, ...links, ...examples, ...changed];
  const [link] = links;
  const [example] = examples;
  const [change] = changed;
  const [table, second] = tables;
  if (all.length <= MAX_BLOCKS) return all;
  if (link && change) return [...tables, ...examples, join(change, link)];
  return table && second && example ? [table, join(second, example), ...changed] : all;
};

/** Shows the law of a service and what goes with it, in one band. */
export const Details = ({ content }: { readonly content: ServiceContent }) => {
  const edition = useEdition();
  const blocks = makeBlocks(edition, content);
  const [only] = blocks;
  if (only && blocks.length === 1)
    return (
      <TableSection title={only.title} intro={only.intro} tone="paper" folds>
        {only.children}
      </TableSection>
    );
  return (
    <Switch
      title={edition.servicePage.details}
      parts={blocks.map(({ title, intro, children }) => ({
        title,
        children: (
          <>
            <p className="intro">{intro}</p>
            {children}
          </>
        ),
      }))}
    />
  );
};

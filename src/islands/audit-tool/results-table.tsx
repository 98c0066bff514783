import { memo, useId, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { AuditRow } from '../../audit/types.ts';
import { ExternalLink } from '../../ui/button/button.tsx';
import { ledger } from '../../ui/ledger-table/ledger-table.tsx';
import { PageDetails } from './page-details.tsx';
import styles from './results.module.css';
import type { SortKey, SortOrder } from './sort-rows.ts';
import { count, liveText, marksOf, ruleText } from './wording.ts';

const { tool } = audit;

const columns = ['url', 'live', 'rule', 'score', 'time'] as const satisfies readonly SortKey[];

const To = ({ path }: { path: string | null }) =>
  path === null ? null : (
    <span className={styles.to}>
      {tool.to} {path}
    </span>
  );

/** One address; its details open in a row below. The link opens a new tab, so that nobody loses a run by it. */
const Row = ({ row }: { row: AuditRow }) => {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { result, rule, seo } = row;
  const marks = marksOf(row);
  return (
    <>
      <tr>
        <th scope="row">
          <ExternalLink href={location.origin + result.url}>{result.url}</ExternalLink>
          {marks.length > 0 && <span className={styles.marks}>{marks.join(', ')}</span>}
        </th>
        <td
          data-label={tool.columns.live}
          className={result.status === 'error' ? styles.resultsTableError : styles[result.status]}
        >
          <span>
            <strong>{liveText(row)}</strong>
            <To path={result.redirectTo} />
          </span>
        </td>
        <td data-label={tool.columns.rule}>
          <span>
            {ruleText(row)}
            <To path={rule.redirectTo} />
          </span>
        </td>
        <td data-label={tool.columns.score} className={`${ledger.figures} ${styles.resultsTableFigure}`}>
          <span>{seo ? seo.score : '\u2013'}</span>
        </td>
        <td data-label={tool.columns.time} className={`${ledger.figures} ${styles.resultsTableFigure}`}>
          <span>{count(result.loadTime)} ms</span>
        </td>
        <td className={styles.more}>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            onClick={() => setOpened(!opened)}
          >
            {tool.details}
            <span className="visually-hidden">
              {' '}
              {tool.of} {result.url}
            </span>
          </button>
        </td>
      </tr>
      {opened && (
        <tr id={id}>
          <td colSpan={columns.length + 1} className={styles.resultsTableDetails}>
            <PageDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
};

/** Drawn again only when its own result changes: a run adds rows four times a second. */
const ResultRow = memo(Row);

interface Props {
  readonly rows: readonly AuditRow[];
  readonly order: SortOrder | null;
  onSort(key: SortKey): void;
}

/** Apart, so that a press on a heading draws the heading alone. */
const Rows = memo(({ rows }: Pick<Props, 'rows'>) => (
  <tbody>
    {rows.map((row) => (
      <ResultRow key={row.result.url} row={row} />
    ))}
  </tbody>
));

/** The audited addresses, set like a ledger; on a phone each row becomes a block and the headings sort from above. */
export const ResultsTable = ({ rows, order, onSort }: Props) => (
  <table className={`${ledger.table} ${styles.resultsTableTable}`}>
    <caption className="visually-hidden">{tool.caption}</caption>
    <thead>
      <tr>
        {columns.map((key) => (
          <th key={key} scope="col" aria-sort={order?.key === key ? order.direction : undefined}>
            <button type="button" onClick={() => onSort(key)}>
              {tool.columns[key]}
            </button>
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{tool.details}</span>
        </th>
      </tr>
    </thead>
    <Rows rows={rows} />
  </table>
);

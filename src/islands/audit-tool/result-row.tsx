import { memo, useId, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { AuditRow } from '../../audit/types.ts';
import { ledger } from '../../ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import type { Engine } from './engine.ts';
import { PageDetails } from './page-details.tsx';
import styles from './results-table.module.css';
import { count, liveText, marksOf, ruleText } from './wording.ts';

const { tool } = audit;

interface Props {
  readonly engine: Engine;
  readonly row: AuditRow;
  /** How many columns the details span. */
  readonly columns: number;
}

const To = ({ path }: { path: string | null }) =>
  path === null ? null : (
    <span className={styles.to}>
      {tool.to} {path}
    </span>
  );

/** One address; its details open in a row below. The link opens a new tab, so that nobody loses a run by it. */
const Row = ({ engine, row, columns }: Props) => {
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
          <td colSpan={columns} className={styles.resultsTableDetails}>
            <PageDetails engine={engine} row={row} />
          </td>
        </tr>
      )}
    </>
  );
};

/** Drawn again only when its own result changes: a run adds rows four times a second. */
export const ResultRow = memo(Row);

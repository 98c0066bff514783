import { memo } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { AuditRow } from '../../audit/types.ts';
import { ledger } from '../../ui/ledger-table/ledger-table.tsx';
import type { Engine } from './engine.ts';
import { ResultRow } from './result-row.tsx';
import styles from './results-table.module.css';
import type { SortKey, SortOrder } from './sort-rows.ts';

const { tool } = audit;

const columns = ['url', 'live', 'rule', 'score', 'time'] as const satisfies readonly SortKey[];

interface Props {
  readonly engine: Engine;
  readonly rows: readonly AuditRow[];
  readonly order: SortOrder | null;
  onSort(key: SortKey): void;
}

/** Apart, so that a press on a heading draws the heading alone. */
const Rows = memo(({ engine, rows }: Pick<Props, 'engine' | 'rows'>) => (
  <tbody>
    {rows.map((row) => (
      <ResultRow key={row.result.url} engine={engine} row={row} columns={columns.length + 1} />
    ))}
  </tbody>
));

/** The audited addresses, set like a ledger; on a phone each row becomes a block and the headings sort from above. */
export const ResultsTable = ({ engine, rows, order, onSort }: Props) => (
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
    <Rows engine={engine} rows={rows} />
  </table>
);

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import type { ResultFilter } from './engine/filter.ts';
import type { AuditRow } from './engine/types.ts';
import type { Engine } from './engine-part.ts';
import part from './report-part.module.css';
import { ResultFilters } from './result-filters.tsx';
import { ResultsTable } from './results-table.tsx';
import { nextOrder, type SortOrder, sortRows } from './sort-rows.ts';
import { count, counted } from './wording.ts';

const { tool } = audit;

/** How many rows are drawn at first and with every Show more. */
const STEP = 100;

/** The rows of a run, those that have come so far while it goes on: filtered, sorted, a part at a time. */
export const Results = ({ engine, rows }: { engine: Engine; rows: readonly AuditRow[] }) => {
  const [filter, setFilter] = useState<ResultFilter>('all');
  const [text, setText] = useState('');
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [limit, setLimit] = useState(STEP);
  const results = useRef<HTMLDivElement>(null);
  // The last Show more takes its button away: the focus goes on to the first row that it has shown.
  useEffect(() => {
    if (limit === STEP) return;
    const links = results.current?.querySelectorAll<HTMLElement>('tbody th a');
    links?.[limit - STEP]?.focus({ preventScroll: true });
  }, [limit]);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () => sortRows(engine.filterRows(rows, filter, wanted), order),
    [engine, rows, filter, wanted, order],
  );
  return (
    <div ref={results} className={part.part}>
      <h3>{tool.resultsTitle}</h3>
      <ResultFilters
        engine={engine}
        rows={rows}
        filter={filter}
        text={text}
        onFilter={(next) => {
          setFilter(next);
          setLimit(STEP);
        }}
        onText={(next) => {
          setText(next);
          setLimit(STEP);
        }}
      />
      {found.length > 0 ? (
        <ResultsTable
          engine={engine}
          rows={found.slice(0, limit)}
          order={order}
          onSort={(key) => {
            setOrder(nextOrder(order, key));
            setLimit(STEP);
          }}
        />
      ) : (
        <p className={part.intro}>{rows.length === 0 ? tool.noResults : tool.noMatches}</p>
      )}
      {found.length > limit && (
        <p>
          <button type="button" className={buttonClass('quiet')} onClick={() => setLimit(limit + STEP)}>
            {tool.more}
            <span>
              {count(limit)} / {counted(found.length, tool.addresses)}
            </span>
          </button>
        </p>
      )}
    </div>
  );
};

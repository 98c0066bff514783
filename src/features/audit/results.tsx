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

/** How many rows are drawn at a time: few enough that a slow phone shows another order at once. */
const STEP = 50;

/** The rows of a run, those that have come so far while it goes on: filtered, sorted, some at a time. */
export const Results = ({ engine, rows }: { engine: Engine; rows: readonly AuditRow[] }) => {
  const [filter, setFilter] = useState<ResultFilter>('all');
  const [text, setText] = useState('');
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [start, setStart] = useState(0);
  const [turned, setTurned] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  // Whoever turns over goes on reading at the first of the new rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn moves the focus, also back to the first rows
  useEffect(() => {
    if (turned) results.current?.querySelector<HTMLElement>('tbody th a')?.focus();
  }, [turned, start]);
  const backToFirst = (): void => {
    setTurned(false);
    setStart(0);
  };
  const turnTo = (next: number): void => {
    setTurned(true);
    setStart(next);
  };
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
          backToFirst();
        }}
        onText={(next) => {
          setText(next);
          backToFirst();
        }}
      />
      {found.length > 0 ? (
        <ResultsTable
          engine={engine}
          rows={found.slice(start, start + STEP)}
          order={order}
          onSort={(key) => {
            setOrder(nextOrder(order, key));
            backToFirst();
          }}
        />
      ) : (
        <p className={part.intro}>{rows.length === 0 ? tool.noResults : tool.noMatches}</p>
      )}
      {found.length > STEP && (
        <p className={part.turning}>
          {start > 0 && (
            <button type="button" className={buttonClass('quiet')} onClick={() => turnTo(start - STEP)}>
              {tool.earlier}
            </button>
          )}
          <span>
            {`${count(start + 1)}\u2013${count(Math.min(start + STEP, found.length))} ${tool.of} ${counted(found.length, tool.addresses)}`}
          </span>
          {start + STEP < found.length && (
            <button type="button" className={buttonClass('quiet')} onClick={() => turnTo(start + STEP)}>
              {tool.later}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

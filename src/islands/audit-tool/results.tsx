import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import { filterRows, type ResultFilter } from '../../audit/summary.ts';
import type { AuditRow } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import report from './report.module.css';
import styles from './results.module.css';
import { ResultsTable } from './results-table.tsx';
import { nextOrder, type SortOrder, sortRows } from './sort-rows.ts';
import { count, counted } from './wording.ts';

const { tool } = audit;

const filters = ['all', 'valid', 'errors', 'redirects'] as const satisfies readonly ResultFilter[];

interface FilterProps {
  readonly rows: readonly AuditRow[];
  readonly filter: ResultFilter;
  readonly text: string;
  onFilter(filter: ResultFilter): void;
  onText(text: string): void;
}

/** Which rows are shown: by their result, with the counts, and by a part of the URL. */
const ResultFilters = ({ rows, filter, text, onFilter, onText }: FilterProps) => {
  const id = useId();
  const counts = useMemo(() => filters.map((name) => filterRows(rows, name, '').length), [rows]);
  return (
    <search className={styles.filters}>
      <fieldset>
        <legend>{tool.filterLabel}</legend>
        {filters.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-filter`}
              value={name}
              checked={filter === name}
              onChange={() => onFilter(name)}
            />
            <span>
              {tool.filters[name]} <small>{count(counts[index] ?? 0)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.resultFiltersText}>
        <label htmlFor={`${id}-url`}>{tool.urlFilter}</label>
        <input
          id={`${id}-url`}
          type="search"
          value={text}
          placeholder={tool.urlPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
    </search>
  );
};

/** How many rows are drawn at a time: few enough that a slow phone shows another order at once. */
const STEP = 50;

/** Which rows are wanted, in which order, from which on. */
interface View {
  readonly filter: ResultFilter;
  readonly text: string;
  readonly order: SortOrder | null;
  readonly start: number;
}

const whole: View = { filter: 'all', text: '', order: null, start: 0 };

/** The rows of a run, those that have come so far while it goes on: filtered, sorted, some at a time. */
export const Results = ({ rows }: { rows: readonly AuditRow[] }) => {
  const [view, setView] = useState(whole);
  const [turned, setTurned] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  // The pressed button changes at once; the rows follow in small pieces of work.
  const drawn = useDeferredValue(view);
  // After turning to other rows, reading goes on at the first of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn moves the focus, also back to the first rows
  useEffect(() => {
    if (turned) results.current?.querySelector<HTMLElement>('tbody th a')?.focus();
  }, [turned, drawn.start]);
  const change = (changed: Partial<View>): void => {
    setTurned('start' in changed);
    setView({ ...view, start: 0, ...changed });
  };
  const found = useMemo(
    () => sortRows(filterRows(rows, drawn.filter, drawn.text), drawn.order),
    [rows, drawn.filter, drawn.text, drawn.order],
  );
  const { start } = drawn;
  const seen = useMemo(() => found.slice(start, start + STEP), [found, start]);
  return (
    <div ref={results} className={report.part}>
      <h3>{tool.resultsTitle}</h3>
      <ResultFilters
        rows={rows}
        filter={view.filter}
        text={view.text}
        onFilter={(filter) => change({ filter })}
        onText={(text) => change({ text })}
      />
      {found.length > 0 ? (
        <ResultsTable rows={seen} order={view.order} onSort={(key) => change({ order: nextOrder(view.order, key) })} />
      ) : (
        <p className={report.reportPartIntro}>{rows.length === 0 ? tool.noResults : tool.noMatches}</p>
      )}
      {found.length > STEP && (
        <p className={report.turning}>
          {start > 0 && (
            <button type="button" className={buttonClass('quiet')} onClick={() => change({ start: start - STEP })}>
              {tool.earlier}
            </button>
          )}
          <span>
            {`${count(start + 1)}\u2013${count(Math.min(start + STEP, found.length))} ${tool.of} ${counted(found.length, tool.addresses)}`}
          </span>
          {start + STEP < found.length && (
            <button type="button" className={buttonClass('quiet')} onClick={() => change({ start: start + STEP })}>
              {tool.later}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

import { useId, useMemo } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { ResultFilter } from '../../audit/index.ts';
import type { AuditRow } from '../../audit/types.ts';
import type { Engine } from './engine.ts';
import styles from './result-filters.module.css';
import { count } from './wording.ts';

const { tool } = audit;

const filters = ['all', 'valid', 'errors', 'redirects'] as const satisfies readonly ResultFilter[];

interface Props {
  readonly engine: Engine;
  readonly rows: readonly AuditRow[];
  readonly filter: ResultFilter;
  readonly text: string;
  onFilter(filter: ResultFilter): void;
  onText(text: string): void;
}

/** Which rows are shown: by their result, with the counts, and by a part of the URL. */
export const ResultFilters = ({ engine, rows, filter, text, onFilter, onText }: Props) => {
  const id = useId();
  const counts = useMemo(() => filters.map((name) => engine.filterRows(rows, name, '').length), [engine, rows]);
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

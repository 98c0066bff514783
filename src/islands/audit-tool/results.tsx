import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { toWhom } from '../../audit/crawl-files.ts';
import { filterRows, type ResultFilter } from '../../audit/summary.ts';
import type { AuditRow } from '../../audit/visit.ts';
import { NewTabLink } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import fields from '../../ui/fields/fields.module.css';
import { ledger } from '../../ui/ledger-table/ledger-table.tsx';
import styles from './audit-tool.module.css';
import { PageDetails } from './page-details.tsx';
import { count, counted } from './wording.ts';
import { type AuditWords, useAuditWords } from './words.ts';

const compareUrls = new Intl.Collator('en', { numeric: true }).compare;

const comparisons = {
  url: (a, b) => compareUrls(a.result.url, b.result.url),
  // A redirect whose number the browser withholds stands with the others.
  live: (a, b) => (a.result.statusCode ?? 300) - (b.result.statusCode ?? 300),
  rule: (a, b) => a.rule.statusCode - b.rule.statusCode,
  score: (a, b) => (a.seo?.score ?? 0) - (b.seo?.score ?? 0),
  time: (a, b) => a.result.loadTime - b.result.loadTime,
} satisfies Record<string, (a: AuditRow, b: AuditRow) => number>;

type SortKey = keyof typeof comparisons;
const columns = Object.keys(comparisons) as SortKey[];

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** Rows without a score come after those with one, whichever way the scores go. */
export const sortRows = (rows: readonly AuditRow[], order: SortOrder | null): readonly AuditRow[] => {
  if (!order) return rows;
  const compare = comparisons[order.key];
  const sign = order.direction === 'ascending' ? 1 : -1;
  const unscored = (row: AuditRow): number => Number(order.key === 'score' && !row.seo);
  return rows.toSorted((a, b) => unscored(a) - unscored(b) || sign * compare(a, b));
};

const nextOrder = (order: SortOrder | null, key: SortKey): SortOrder => ({
  key,
  direction: order?.key === key && order.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Returns the words of the answer, for example `200 OK`, `HTTP 404`, `Redirect` or `Network error`. */
const liveText = ({ result }: AuditRow): string =>
  result.message.startsWith('HTTP') || !result.statusCode ? result.message : `${result.statusCode} ${result.message}`;

/** Returns the words of the rule, for example `200 Valid URL` or `301`. */
const ruleText = ({ rule }: AuditRow): string =>
  rule.message.startsWith('HTTP') ? String(rule.statusCode) : `${rule.statusCode} ${rule.message}`;

const listMarks = ({ marks }: AuditWords, { result, seo, slow, closedTo, listedIn }: AuditRow): string[] => [
  ...(slow ? [marks.slow] : []),
  ...(result.hasNoIndex ? [marks.noIndex] : []),
  ...(result.isValid && closedTo.length > 0 ? [marks.closed + toWhom(closedTo)] : []),
  ...(seo && !result.hasMetaTags ? [marks.metaTags] : []),
  ...(listedIn === 'aliases' ? [marks.alias] : []),
];

const To = ({ path }: { path: string | null }) => {
  const { to } = useAuditWords();
  return path !== null && <span className={styles.to}>{`${to} ${path}`}</span>;
};

/**
 * It is drawn again only when its own result changes: a run adds rows four times a second. The link opens a new tab, so that
 * nobody loses a run by it.
 */
const Row = memo(({ row }: { row: AuditRow }) => {
  const tool = useAuditWords();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { result, rule, seo } = row;
  const marks = listMarks(tool, row);
  return (
    <>
      <tr>
        <th scope="row">
          <NewTabLink href={location.origin + result.url} newTab={tool.newTab}>
            {result.url}
          </NewTabLink>
          {marks.length > 0 && <span className={styles.marks}>{marks.join(', ')}</span>}
        </th>
        <td data-label={tool.columns.live}>
          <span>
            <strong data-status={result.status}>{liveText(row)}</strong>
            <To path={result.redirectTo} />
          </span>
        </td>
        <td data-label={tool.columns.rule}>
          <span>
            {ruleText(row)}
            <To path={rule.redirectTo} />
          </span>
        </td>
        <td data-label={tool.columns.score}>
          <span>{seo ? seo.score : '\u2013'}</span>
        </td>
        <td data-label={tool.columns.time}>
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
          <td colSpan={columns.length + 1}>
            <PageDetails seo={seo} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Rows are a component of their own, so that a press on a heading draws the heading alone. */
const Rows = memo(({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <tbody>
    {rows.map((row) => (
      <Row key={row.result.url} row={row} />
    ))}
  </tbody>
));

/** Rows are drawn in steps of this size, few enough that a slow phone shows another order at once. */
const ROWS_PER_STEP = 50;

interface View {
  readonly filter: ResultFilter;
  readonly text: string;
  readonly order: SortOrder | null;
  readonly start: number;
}

interface FilterProps extends View {
  readonly rows: readonly AuditRow[];
  onChange(changed: Partial<View>): void;
}

const Filters = ({ rows, filter, text, onChange }: FilterProps) => {
  const tool = useAuditWords();
  const id = useId();
  return (
    <search className={styles.filters}>
      <fieldset className={fields.field}>
        <legend>{tool.filterLabel}</legend>
        <div className={fields.answers}>
          {(['all', 'valid', 'errors', 'redirects'] as const).map((name) => (
            <div key={name}>
              <input
                type="radio"
                id={`${id}-${name}`}
                name={id}
                value={name}
                checked={filter === name}
                onChange={() => onChange({ filter: name })}
              />
              <label htmlFor={`${id}-${name}`}>
                {tool.filters[name]} <small>{count(filterRows(rows, name, '').length)}</small>
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <div className={fields.field}>
        <label htmlFor={`${id}-url`}>{tool.urlFilter}</label>
        <input
          id={`${id}-url`}
          type="search"
          value={text}
          placeholder={tool.urlPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </div>
    </search>
  );
};

export const Results = ({ rows }: { rows: readonly AuditRow[] }) => {
  const tool = useAuditWords();
  const [view, setView] = useState<View>({ filter: 'all', text: '', order: null, start: 0 });
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const results = useRef<HTMLDivElement>(null);
  // The pressed button changes at once; the rows follow in small pieces of work.
  const { filter, text, order, start } = useDeferredValue(view);
  // After turning to other rows, reading goes on at the first of them.
  useEffect(() => {
    if (turnedTo === start) results.current?.querySelector<HTMLElement>('tbody th a')?.focus();
  }, [turnedTo, start]);
  const change = (changed: Partial<View>): void => {
    setTurnedTo(changed.start ?? null);
    setView({ ...view, start: 0, ...changed });
  };
  const found = useMemo(() => sortRows(filterRows(rows, filter, text), order), [rows, filter, text, order]);
  const seen = useMemo(() => found.slice(start, start + ROWS_PER_STEP), [found, start]);
  const turn = (to: number, label: string) =>
    to >= 0 &&
    to < found.length && (
      <button type="button" className={buttonClass('quiet')} onClick={() => change({ start: to })}>
        {label}
      </button>
    );
  return (
    <div ref={results} className={styles.part}>
      <h3>{tool.resultsTitle}</h3>
      <Filters {...view} rows={rows} onChange={change} />
      {found.length > 0 ? (
        <table className={`${ledger} ${styles.results}`}>
          <caption className="visually-hidden">{tool.caption}</caption>
          <thead>
            <tr>
              {columns.map((key) => (
                <th key={key} scope="col" aria-sort={view.order?.key === key ? view.order.direction : undefined}>
                  <button type="button" onClick={() => change({ order: nextOrder(view.order, key) })}>
                    {tool.columns[key]}
                  </button>
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{tool.details}</span>
              </th>
            </tr>
          </thead>
          <Rows rows={seen} />
        </table>
      ) : (
        <p className="note">{rows.length === 0 ? tool.noResults : tool.noMatches}</p>
      )}
      {found.length > ROWS_PER_STEP && (
        <p className={styles.controls}>
          {turn(start - ROWS_PER_STEP, tool.earlier)}
          <span>
            {`${count(start + 1)}\u2013${count(Math.min(start + ROWS_PER_STEP, found.length))} ${tool.of} ${counted(found.length, tool.addresses)}`}
          </span>
          {turn(start + ROWS_PER_STEP, tool.later)}
        </p>
      )}
    </div>
  );
};

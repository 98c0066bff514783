import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Mistakes, toolFieldId, type WageCells, type WageTable, wageCell, wagePaste } from '../../tools/field.ts';
import { buttonClass } from '../button/button-class.ts';
import fields from '../fields/fields.module.css';
import styles from './tool.module.css';
import type { WageTableView } from './tool-form.tsx';

/** The rows without scripts: with the other fields they stay below the number that a server takes. */
const ROWS = 10;
/** The rows that stand there at first if scripts run. */
const SHOWN = 3;
const PASTE_LINES = 3;

const columns = ['pf', 'gross', 'special'] as const;
const empty: WageCells = { pf: '', gross: '', special: '' };

interface RowProps {
  readonly name: string;
  readonly table: WageTable;
  /** The number of the row, from 1. */
  readonly row: number;
  readonly value: WageCells;
  readonly mistakes: Mistakes;
  readonly spare: boolean;
}

const Row = ({ name, table, row, value, mistakes, spare }: RowProps) => {
  const common = (column: (typeof columns)[number], isFirst: boolean) => {
    const cell = wageCell(name, row, column);
    const wrong = mistakes[cell] !== undefined;
    return {
      // The list of what is wrong leads to the field by its own name, too.
      id: toolFieldId(isFirst && row === 1 && !wrong ? name : cell),
      name: cell,
      defaultValue: value[column],
      'aria-label': `${table.row} ${row}: ${table[column]}`,
      'aria-invalid': wrong || undefined,
      'aria-describedby': wrong ? `${toolFieldId(cell)}-mistake` : undefined,
    } as const;
  };
  return (
    <li data-spare={spare || undefined}>
      <span aria-hidden="true">{row}</span>
      <input inputMode="decimal" autoComplete="off" enterKeyHint="next" {...common('pf', true)} />
      <input inputMode="decimal" autoComplete="off" enterKeyHint="next" {...common('gross', false)} />
      <select {...common('special', false)}>
        {table.specials.map(({ value: special, label }) => (
          <option key={special} value={special} data-special={special || undefined}>
            {label}
          </option>
        ))}
      </select>
      {columns.map((column) => {
        const cell = wageCell(name, row, column);
        return (
          mistakes[cell] && (
            <p key={column} id={`${toolFieldId(cell)}-mistake`} className={fields.mistake}>
              {mistakes[cell]}
            </p>
          )
        );
      })}
    </li>
  );
};

/** Tells the form that something was typed, as a browser does. */
const tellTyped = (field: HTMLElement): void => void field.dispatchEvent(new Event('input', { bubbles: true }));

const isList = (text: string): boolean => /[\t\n\r]/.test(text.trim());

interface View {
  /** The number of rows, and how many of them show. */
  readonly rows: number;
  readonly shown: number;
  /** The cells to write into the rows, once there are enough of them. */
  readonly written: readonly WageCells[] | null;
}

/** Returns a view with rows for so many people. */
const withRoom = ({ rows, shown }: View, people: number, written: View['written'] = null): View => ({
  rows: Math.max(rows, people),
  shown: Math.max(shown, people),
  written,
});

const cellsIn = (list: Element | null, name: string, row: number) =>
  columns.map((column) => ({
    column,
    field: list?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${wageCell(name, row, column)}"]`),
  }));

const rowsIn = (list: Element | null, name: string, rows: number): readonly WageCells[] =>
  Array.from({ length: rows }, (_, index) => {
    const [pf = '', gross = '', special = ''] = cellsIn(list, name, index + 1).map(({ field }) => field?.value.trim());
    return { pf, gross, special };
  });

const isGiven = ({ pf, gross }: WageCells): boolean => pf !== '' || gross !== '';

/**
 * Shows the table of wages: a row for each person, and a field for a list from a sheet, which a script reads into the
 * rows.
 */
export const Wages: WageTableView = ({ name, label, hint, table, mistakes, wages }) => {
  const list = useRef<HTMLOListElement>(null);
  const paste = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const fixed = wages?.rest !== undefined;
  const [view, setView] = useState<View>({ rows: ROWS, shown: SHOWN, written: null });
  const [read, setRead] = useState('');

  useEffect(() => {
    const { rows, written } = view;
    if (!written) return;
    if (opener.current && written.some(({ special }) => special)) opener.current.checked = true;
    for (let row = 1; row <= rows; row++)
      for (const { column, field } of cellsIn(list.current, name, row))
        if (field) field.value = (written[row - 1] ?? empty)[column];
    setView({ ...view, written: null });
  }, [view, name]);

  // The list as the tool has read it.
  useEffect(() => {
    if (!wages || fixed) return;
    if (paste.current) paste.current.value = '';
    setView((now) => withRoom(now, wages.people.length, wages.people));
  }, [wages, fixed]);

  /** Puts the people of a pasted list at a row. */
  const take = async (text: string, row: number): Promise<void> => {
    const { readWages } = await import('../../tools/wage-list.ts');
    const rows = readWages(text);
    const now = rowsIn(list.current, name, view.rows);
    const all = [...now.slice(0, row), ...rows, ...now.slice(row)].filter(isGiven);
    setView(withRoom(view, all.length, all));
    setRead(rows.length === 0 ? table.readNone : table.read.replace('{}', String(rows.length)));
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLInputElement | HTMLTextAreaElement;
    const text = event.clipboardData.getData('text/plain');
    if (fixed || (target !== paste.current && !isList(text))) return;
    event.preventDefault();
    const row = Number(/-(\d+)-/.exec(target.name)?.[1] ?? view.rows + 1) - 1;
    take(text, row).then(
      () => tellTyped(target),
      (error: unknown) => console.error('Wage list could not be read', error),
    );
  };

  const rows = fixed ? (wages?.people ?? []) : [];
  const all = fixed ? ROWS : view.rows;
  const below = Object.entries(mistakes).filter(
    ([where]) => where.startsWith(name) && Number(/\d+/.exec(where)?.[0] ?? all + 1) > all,
  );
  return (
    <fieldset className={`${fields.field} ${styles.wages}`} onPaste={onPaste} aria-describedby={hint && hintId}>
      <legend>{label}</legend>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {below.map(([where, text]) => (
        <p key={where} id={where === name ? undefined : toolFieldId(where)} className={fields.mistake}>
          {text}
        </p>
      ))}
      {/* Without a name it is no answer: it only opens a column. */}
      <label className={styles.wageSpecials}>
        <input ref={opener} type="checkbox" defaultChecked={rows.some(({ special }) => special)} />
        <span>{table.hasSpecials}</span>
      </label>
      <div className={styles.wageHeads} aria-hidden="true">
        <span>{table.pf}</span>
        <span>{table.gross}</span>
        <span className={styles.wageSpecialHead}>{table.special}</span>
      </div>
      <ol ref={list} className={styles.wageRows}>
        {Array.from({ length: all }, (_, index) => (
          <Row
            key={wageCell(name, index + 1, 'pf')}
            name={name}
            table={table}
            row={index + 1}
            value={rows[index] ?? empty}
            mistakes={mistakes}
            spare={!fixed && index >= view.shown}
          />
        ))}
      </ol>
      {!fixed && (
        <button
          type="button"
          className={`${buttonClass('quiet')} ${styles.wageAdd}`}
          onClick={() => setView(withRoom(view, view.shown + 1))}
        >
          {table.add}
        </button>
      )}
      <label htmlFor={toolFieldId(wagePaste(name))}>{table.paste}</label>
      <textarea
        ref={paste}
        id={toolFieldId(wagePaste(name))}
        name={wagePaste(name)}
        rows={PASTE_LINES}
        autoComplete="off"
        spellCheck={false}
        defaultValue={wages?.rest}
        aria-describedby={`${toolFieldId(wagePaste(name))}-hint`}
      />
      <p id={`${toolFieldId(wagePaste(name))}-hint`} className="note">
        {table.pasteHint}
      </p>
      <p role="status" className="note">
        {read}
      </p>
    </fieldset>
  );
};

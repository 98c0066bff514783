import { moreFrom } from '../fold/fold.tsx';
import styles from './ledger-table.module.css';

/** The class of a table set like a ledger, for tables whose cells hold more than texts. */
export const ledger = styles.ledger ?? '';

/**
 * The style of a column. `day`: the day large, before the pink rule; it comes first. `name`: what the row is about.
 * `text`: words that need no heading on a phone. `figure`: on a phone at the end of the row's first line.
 */
export type ColumnKind = 'day' | 'name' | 'text' | 'figure';

export interface Column<Row> {
  readonly heading: string;
  readonly field: keyof Row & string;
  readonly kind?: ColumnKind | undefined;
  /** The language of its cells, where it is not the page's. */
  readonly lang?: string | undefined;
}

interface LedgerTableProps<Row> {
  readonly caption: string;
  /** True if the caption is visible; under a heading with the same words it is only for screen readers. */
  readonly isTitled?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The number of rows shown at first (src/enhance/folds.ts); every row if left out. */
  readonly shown?: number;
}

/**
 * Returns the small words before the large part of a day, the large part, and what follows it: "11th of next month"
 * and, in the order of Tamil, "of next month 11th"; without a figure the first word is the large part, as in
 * "Auto-generated".
 */
const partsOfDay = (text: string): readonly [before: string, large: string, after: string] => {
  const [, before = '', large = text, after = ''] =
    /^(\D*?)(\S*\d\S*)(.*)$/.exec(text) ?? /^()([^\s-]+)(.*)$/.exec(text) ?? [];
  return [before, large, after];
};

/** Shows a day and its parts. What separates them, such as a hyphen, is not set small. */
const Day = ({ children }: { readonly children: string }) => {
  const [before, large, after] = partsOfDay(children);
  return (
    <>
      {before && <span>{before}</span>}
      <b>{large}</b>
      {after.charAt(0)}
      <span>{after.slice(1)}</span>
    </>
  );
};

export const LedgerTable = <Row extends { readonly [field: string]: string }>({
  caption,
  isTitled = false,
  columns,
  rows,
  shown = rows.length,
}: LedgerTableProps<Row>) => (
  <table
    className={`${styles.ledger} ${styles.table} ${columns.some(({ kind }) => kind === 'day') ? styles.ledgerTableDays : ''}`}
  >
    <caption className={isTitled ? styles.ledgerTableTitle : 'visually-hidden'}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.heading} scope="col">
            {column.heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={columns.map(({ field }) => row[field]).join()} data-more={moreFrom(shown, index, 'all')}>
          {columns.map((column) => {
            const cell = row[column.field] ?? '';
            switch (column.kind) {
              case 'name':
                return (
                  <th key={column.field} scope="row">
                    {cell}
                  </th>
                );
              case 'day':
                return (
                  <td key={column.field} className={styles.day}>
                    <Day>{cell}</Day>
                  </td>
                );
              default:
                return (
                  <td
                    key={column.field}
                    data-label={column.kind ? undefined : column.heading}
                    className={column.kind === 'figure' ? styles.ledgerTableFigure : undefined}
                  >
                    <span lang={column.lang}>{cell}</span>
                  </td>
                );
            }
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

export interface PriceLine {
  readonly href: string;
  readonly name: string;
  readonly remark: string;
  /** The price in words, for example "₹2,500". */
  readonly price: string;
  /** The unit of the price, if it is not plain. */
  readonly unit?: string | undefined;
}

interface PriceLedgerProps {
  readonly caption: string;
  readonly headings: Readonly<Record<'group' | 'service' | 'remark' | 'price', string>>;
  readonly groups: readonly { readonly name: string; readonly lines: readonly PriceLine[] }[];
  /** True if the unit of a price stands before it. */
  readonly unitFirst: boolean;
}

export const PriceLedger = ({ caption, headings, groups, unitFirst }: PriceLedgerProps) => (
  <table className={`${styles.ledger} ${styles.table} ${styles.prices}`}>
    <caption className="visually-hidden">{caption}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{headings.group}</th>
        <th scope="col">{headings.service}</th>
        <th scope="col">{headings.remark}</th>
        <th scope="col">{headings.price}</th>
      </tr>
    </thead>
    {groups.map((group) => (
      <tbody key={group.name}>
        {group.lines.map((line, index) => (
          <tr key={line.href}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={group.lines.length} className={styles.priceGroup}>
                {group.name}
              </th>
            )}
            <th scope="row" className="targets">
              <a href={line.href}>{line.name}</a>
            </th>
            <td>{line.remark}</td>
            <td className={`${styles.ledgerTableFigure} ${styles.price}`}>
              {line.unit && unitFirst && <small>{line.unit} </small>}
              {line.price}
              {line.unit && !unitFirst && <small> {line.unit}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

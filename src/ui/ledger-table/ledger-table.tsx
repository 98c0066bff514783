import styles from './ledger-table.module.css';

/** The classes of a table set like a ledger, for tables whose cells hold more than texts. */
export const ledger: { readonly table: string; readonly figures: string } = {
  table: styles.ledger ?? '',
  figures: styles.figures ?? '',
};

/** A column: its heading and which field of a row stands in it. */
export interface Column<Row> {
  readonly heading: string;
  readonly field: keyof Row & string;
  /** Figures and dates are set to the right in tabular numerals. */
  readonly figures?: boolean;
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/**
 * A table set like a ledger. On a phone each row becomes a block in which every cell carries its heading; the roles
 * keep the table a table for screen readers while CSS changes its display.
 */
export const LedgerTable = <Row extends { readonly [field: string]: string | readonly string[] }>({
  caption,
  columns,
  rows,
}: Props<Row>) => (
  <table className={`${styles.ledger} ${styles.table}`}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.heading} scope="col" className={column.figures ? styles.figures : undefined}>
            {column.heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={String(row[columns[0]?.field ?? ''])}>
          {columns.map((column, index) => {
            const cell = row[column.field];
            const className = column.figures ? styles.figures : undefined;
            return index === 0 ? (
              <th key={column.field} scope="row" className={className}>
                {cell}
              </th>
            ) : (
              <td key={column.field} data-label={column.heading} className={className}>
                <span>{cell}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

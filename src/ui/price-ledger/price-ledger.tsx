import styles from './price-ledger.module.css';

/** A line of the list of prices. */
export interface PriceLine {
  readonly href: string;
  readonly name: string;
  readonly remark: string;
  /** As it is written, for example "₹2,500". */
  readonly price: string;
  /** What it is for, where that is plain. */
  readonly unit?: string | undefined;
}

/** Lines of one kind. */
export interface PriceGroup {
  readonly name: string;
  readonly lines: readonly PriceLine[];
}

interface Props {
  readonly caption: string;
  readonly headings: {
    readonly group: string;
    readonly service: string;
    readonly remark: string;
    readonly price: string;
  };
  readonly groups: readonly PriceGroup[];
}

/** What things cost, as a page of the account book: the kind before the pink rule, the amount at the end. */
export const PriceLedger = ({ caption, headings, groups }: Props) => (
  <table className={styles.prices}>
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
              <th scope="rowgroup" rowSpan={group.lines.length} className={styles.priceLedgerGroup}>
                {group.name}
              </th>
            )}
            <th scope="row">
              <a href={line.href}>{line.name}</a>
            </th>
            <td className={styles.remark}>{line.remark}</td>
            <td className={styles.price}>
              {line.price}
              {line.unit && <small> {line.unit}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

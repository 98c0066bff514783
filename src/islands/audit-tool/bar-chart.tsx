import styles from './bar-chart.module.css';
import { count } from './wording.ts';

/** A bar: what it counts and how that is to be taken. */
export interface Bar {
  readonly label: string;
  readonly number: number;
  readonly tone: 'good' | 'middling' | 'bad';
}

/** A few counts as bars. The figures are beside them, so the drawing is hidden from screen readers. */
export const BarChart = ({ title, bars }: { title: string; bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.map(({ number }) => number));
  return (
    <div className={styles.chart}>
      <h4>{title}</h4>
      <ul>
        {bars.map(({ label, number, tone }) => (
          <li key={label}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className={styles[tone]} width={(100 * number) / most} height={10} />
            </svg>
            <strong>{count(number)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};

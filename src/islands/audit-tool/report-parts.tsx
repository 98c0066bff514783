import { useState } from 'react';
import { keyed } from '../../ui/keyed.ts';
import styles from './audit-tool.module.css';
import { count } from './wording.ts';

export type Fact = readonly [name: string, value: string];

export const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <div>
    <h4>{title}</h4>
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const Lines = ({ lines, none = '' }: { lines: readonly string[]; none?: string }) =>
  lines.length === 0 ? (
    <p className="note">{none}</p>
  ) : (
    <ul className={styles.lines}>
      {keyed(lines).map(({ each, key }) => (
        <li key={key}>{each}</li>
      ))}
    </ul>
  );

/** The lines are drawn when it is opened: there may be thousands. */
export const LinesFold = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.linesFold} data-plus="" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <strong>{count(lines.length)}</strong>
      </summary>
      {opened && <Lines lines={lines} />}
    </details>
  );
};

interface Bar {
  readonly label: string;
  readonly number: number;
  readonly tone: 'leaf' | 'turmeric' | 'kumkum';
}

/** The figures are beside the bars, so the drawing is hidden from screen readers. */
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
              <rect fill={`var(--${tone})`} width={(100 * number) / most} height={10} />
            </svg>
            <strong>{count(number)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};

import type { Ref } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { AuditReport, AuditRow } from '../../audit/types.ts';
import styles from './report.module.css';
import { Facts } from './report-parts.tsx';
import { count, counted, duration } from './wording.ts';

const { tool } = audit;

/** A bar: what it counts and how that is to be taken. */
interface Bar {
  readonly label: string;
  readonly number: number;
  readonly tone: 'good' | 'middling' | 'bad';
}

/** A few counts as bars. The figures are beside them, so the drawing is hidden from screen readers. */
const BarChart = ({ title, bars }: { title: string; bars: readonly Bar[] }) => {
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

/** The bands of the score chart, best first. */
const bands = [
  { label: '100', from: 100, tone: 'good' },
  { label: '90 \u2013 99', from: 90, tone: 'good' },
  { label: '70 \u2013 89', from: 70, tone: 'middling' },
  { label: '0 \u2013 69', from: 0, tone: 'bad' },
] as const;

/** How many pages have a score in each band. */
const scoreBars = (rows: readonly AuditRow[]) => {
  const scores = rows.flatMap(({ seo }) => (seo ? [seo.score] : []));
  return bands.map(({ label, from, tone }, index) => {
    const below = bands[index - 1]?.from ?? Number.POSITIVE_INFINITY;
    return { label, tone, number: scores.filter((score) => score >= from && score < below).length };
  });
};

const Lines = ({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) => (
  <div>
    <h4>{title}</h4>
    {lines.length === 0 ? (
      <p className={styles.fine}>{none}</p>
    ) : (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
);

/** Totals, averages, issues and recommendations of a run, with two small charts. */
export const RunSummary = ({ report, heading }: { report: AuditReport; heading: Ref<HTMLHeadingElement> }) => {
  const { summary, score, rows, cancelled, durationMs } = report;
  const totals = [
    [tool.totals.totalUrls, count(summary.totalUrls)],
    [tool.totals.crawlableUrls, count(summary.crawlableUrls)],
    [tool.totals.nonCrawlableUrls, count(summary.nonCrawlableUrls)],
    [tool.totals.averageLoadTime, `${count(summary.averageLoadTime)} ms`],
    [tool.totals.duration, duration(durationMs)],
  ] as const;
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {tool.summaryTitle}
      </h3>
      {cancelled && <p className={styles.reportPartIntro}>{tool.cancelledNote}</p>}
      <p className={styles.runSummaryScore}>
        <span>{tool.averageScore}</span> <strong>{score.pages === 0 ? '\u2013' : score.average}</strong>{' '}
        {score.pages > 0 && (
          <span>
            {tool.lowestScore
              .replace('{lowest}', String(score.lowest))
              .replace('{pages}', counted(score.pages, tool.pages))}
          </span>
        )}
      </p>
      <div className={styles.columns}>
        <Facts title={tool.totalsTitle} facts={totals} />
        <BarChart
          title={tool.chartTitle}
          bars={[
            { label: tool.chart.valid, number: summary.validUrls, tone: 'good' },
            { label: tool.chart.redirects, number: summary.redirectUrls, tone: 'middling' },
            { label: tool.chart.errors, number: summary.errorUrls, tone: 'bad' },
          ]}
        />
        <BarChart title={tool.scoresTitle} bars={scoreBars(rows)} />
      </div>
      <div className={styles.columns}>
        <Lines title={tool.issuesTitle} lines={summary.seoIssues} none={tool.noIssues} />
        <Lines title={tool.recommendationsTitle} lines={summary.recommendations} none={tool.noRecommendations} />
      </div>
      {report.notes.length > 0 && <Lines title={tool.notesTitle} lines={report.notes} none="" />}
    </div>
  );
};

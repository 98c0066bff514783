/** Holds what a run needs and what is drawn of it in one file, fetched when a run is asked for. */
import type { Ref } from 'react';
import { findingsByCheck, reportFileName, writers } from '../../audit/report.ts';
import type { AuditReport } from '../../audit/run-audit.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './audit-tool.module.css';
import { BarChart, type Fact, Facts, Lines, LinesFold } from './report-parts.tsx';
import { count, counted, duration } from './wording.ts';
import { useAuditWords } from './words.ts';

export { ownSite } from '../../audit/own-site.ts';
export { runAudit } from '../../audit/run-audit.ts';
export { Results } from './results.tsx';

const bands = [
  { label: '100', from: 100, below: 101, tone: 'leaf' },
  { label: '90 \u2013 99', from: 90, below: 100, tone: 'leaf' },
  { label: '70 \u2013 89', from: 70, below: 90, tone: 'turmeric' },
  { label: '0 \u2013 69', from: 0, below: 70, tone: 'kumkum' },
] as const;

interface Props {
  readonly report: AuditReport;
  /** It takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>;
}

const Summary = ({ report, heading }: Props) => {
  const tool = useAuditWords();
  const { summary, score, rows, notes } = report;
  const scores = rows.flatMap(({ seo }) => seo?.score ?? []);
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {tool.summaryTitle}
      </h3>
      {report.cancelled && <p className="note">{tool.cancelledNote}</p>}
      <p className={styles.average}>
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
        <Facts
          title={tool.totalsTitle}
          facts={[
            [tool.totals.totalUrls, count(summary.totalUrls)],
            [tool.totals.crawlableUrls, count(summary.crawlableUrls)],
            [tool.totals.nonCrawlableUrls, count(summary.nonCrawlableUrls)],
            [tool.totals.averageLoadTime, `${count(summary.averageLoadTime)} ms`],
            [tool.totals.duration, duration(report.durationMs)],
          ]}
        />
        <BarChart
          title={tool.chartTitle}
          bars={[
            { label: tool.chart.valid, number: summary.validUrls, tone: 'leaf' },
            { label: tool.chart.redirects, number: summary.redirectUrls, tone: 'turmeric' },
            { label: tool.chart.errors, number: summary.errorUrls, tone: 'kumkum' },
          ]}
        />
        <BarChart
          title={tool.scoresTitle}
          bars={bands.map(({ label, from, below, tone }) => ({
            label,
            tone,
            number: scores.filter((value) => value >= from && value < below).length,
          }))}
        />
      </div>
      <div className={styles.columns}>
        <div>
          <h4>{tool.issuesTitle}</h4>
          <Lines lines={summary.seoIssues} none={tool.noIssues} />
        </div>
        <div>
          <h4>{tool.recommendationsTitle}</h4>
          <Lines lines={summary.recommendations} none={tool.noRecommendations} />
        </div>
      </div>
      {notes.length > 0 && (
        <div>
          <h4>{tool.notesTitle}</h4>
          <Lines lines={notes} />
        </div>
      )}
    </div>
  );
};

/** The address of a file stays valid this long, as browsers may begin to read it late. */
const FILE_URL_TTL_MS = 10_000;

const saveFile = (name: string, type: string, ...texts: readonly string[]): void => {
  const url = URL.createObjectURL(new Blob([...texts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_URL_TTL_MS);
};

const Downloads = ({ report }: { report: AuditReport }) => {
  const tool = useAuditWords();
  return (
    <div className={`${styles.controls} ${styles.downloads}`}>
      {(['txt', 'csv', 'json'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={buttonClass(format === 'txt' ? 'primary' : 'quiet')}
          onClick={() => {
            const { type, write } = writers[format];
            saveFile(reportFileName(report, format), type, format === 'csv' ? BYTE_ORDER_MARK : '', write(report));
          }}
        >
          {tool.downloads[format]}
        </button>
      ))}
    </div>
  );
};

interface FileProps {
  readonly file: AuditReport['robots'] | AuditReport['sitemap'];
  readonly facts: readonly Fact[];
}

const FileCheck = ({ file, facts }: FileProps) => {
  const tool = useAuditWords();
  return (
    <div>
      <Facts title={file.url} facts={[[tool.answer, String(file.statusCode ?? tool.redirected)], ...facts]} />
      <Lines lines={[...file.issues, ...file.recommendations]} none={tool.fileFine} />
    </div>
  );
};

const FileChecks = ({ robots, sitemap }: Pick<AuditReport, 'robots' | 'sitemap'>) => {
  const tool = useAuditWords();
  const yesOrNo = (value: boolean): string => (value ? tool.yes : tool.no);
  return (
    <div className={styles.part}>
      <h3>{tool.filesTitle}</h3>
      <div className={styles.columns}>
        <FileCheck
          file={robots}
          facts={[
            [tool.robots.hasUserAgent, yesOrNo(robots.hasUserAgent)],
            [tool.robots.hasSitemap, yesOrNo(robots.hasSitemap)],
            [tool.robots.hasFullDisallow, yesOrNo(robots.hasFullDisallow)],
          ]}
        />
        <FileCheck
          file={sitemap}
          facts={[
            [tool.sitemap.hasDeclaration, yesOrNo(sitemap.hasDeclaration)],
            [tool.sitemap.hasUrlset, yesOrNo(sitemap.hasUrlset)],
            [tool.sitemap.urlCount, count(sitemap.urlCount)],
          ]}
        />
      </div>
    </div>
  );
};

const Findings = ({ findings }: Pick<AuditReport, 'findings'>) => {
  const tool = useAuditWords();
  return (
    <div className={styles.part}>
      <h3>{tool.findingsTitle}</h3>
      <p className="note">{findings.length === 0 ? tool.noFindings : tool.findingsIntro}</p>
      {findings.length > 0 && (
        <div>
          {findingsByCheck({ findings }).map(({ title, lines }) => (
            <LinesFold key={title} title={title} lines={lines} />
          ))}
        </div>
      )}
    </div>
  );
};

export const RunReport = ({ report, heading }: Props) => (
  <>
    <Summary report={report} heading={heading} />
    <Downloads report={report} />
    <FileChecks robots={report.robots} sitemap={report.sitemap} />
    <Findings findings={report.findings} />
  </>
);

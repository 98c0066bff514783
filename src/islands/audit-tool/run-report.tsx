import { type Ref, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { RunDifference } from '../../audit/compare.ts';
import { reportFileName, writers } from '../../audit/report.ts';
import { siteCheckTitles } from '../../audit/site-checks.ts';
import type { AuditReport, FileReport, Finding } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './report.module.css';
import { type Fact, Facts, UrlList } from './report-parts.tsx';
import { RunSummary } from './run-summary.tsx';
import { count } from './wording.ts';

const { tool } = audit;

const kinds = ['broken', 'repaired', 'worse', 'better', 'added', 'removed'] as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '\u2212'));

/** What has changed since the last run on this device. */
const Comparison = ({ difference }: { difference: RunDifference }) => {
  const changed = kinds.filter((kind) => difference[kind].length > 0);
  const isSame = changed.length === 0 && difference.average === 0;
  return (
    <div className={styles.part}>
      <h3>{tool.compareTitle}</h3>
      <p className={styles.reportPartIntro}>
        {tool.since}{' '}
        <time dateTime={difference.since}>
          {new Date(difference.since).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
        : {isSame ? tool.unchanged : `${tool.scoreChange} ${signed(difference.average)}`}
      </p>
      {changed.length > 0 && (
        <div>
          {changed.map((kind) => (
            <UrlList key={kind} title={tool.changes[kind]} lines={difference[kind]} />
          ))}
        </div>
      )}
    </div>
  );
};

/** How long the browser may take to begin reading a file that is being saved, milliseconds. */
const READ_MS = 10_000;

/** Gives the visitor a text as a file to save. */
const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};

/** The formats that are offered, the one for reading first. */
const formats = ['txt', 'csv', 'json'] as const;

/** The report as a file. */
const Downloads = ({ report }: { report: AuditReport }) => {
  const [failed, setFailed] = useState(false);
  const save = (format: (typeof formats)[number]): void => {
    try {
      const { write, type } = writers[format];
      saveFile(reportFileName(report, format), type, write(report));
      setFailed(false);
    } catch (error) {
      console.error('The report could not be saved.', error);
      setFailed(true);
    }
  };
  return (
    <div className={styles.downloads}>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={buttonClass(format === 'txt' ? 'primary' : 'quiet')}
          onClick={() => save(format)}
        >
          {tool.downloads[format]}
        </button>
      ))}
      {failed && <p role="alert">{tool.downloadFailed}</p>}
    </div>
  );
};

const said = (value: boolean): string => (value ? tool.yes : tool.no);

const FileCheck = ({ file, facts }: { file: FileReport; facts: readonly Fact[] }) => {
  const lines = [...file.issues, ...file.recommendations];
  return (
    <div>
      <Facts title={file.url} facts={[[tool.answer, String(file.statusCode ?? tool.redirected)], ...facts]} />
      {lines.length === 0 ? (
        <p className={styles.fine}>{tool.fileFine}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** What the checks of `robots.txt` and `sitemap.xml` found. */
const FileChecks = ({ robots, sitemap }: Pick<AuditReport, 'robots' | 'sitemap'>) => (
  <div className={styles.part}>
    <h3>{tool.filesTitle}</h3>
    <div className={styles.columns}>
      <FileCheck
        file={robots}
        facts={[
          [tool.robots.hasUserAgent, said(robots.hasUserAgent)],
          [tool.robots.hasSitemap, said(robots.hasSitemap)],
          [tool.robots.hasFullDisallow, said(robots.hasFullDisallow)],
        ]}
      />
      <FileCheck
        file={sitemap}
        facts={[
          [tool.sitemap.hasDeclaration, said(sitemap.hasDeclaration)],
          [tool.sitemap.hasUrlset, said(sitemap.hasUrlset)],
          [tool.sitemap.urlCount, count(sitemap.urlCount)],
        ]}
      />
    </div>
  </div>
);

const lineOf = ({ url, message }: Finding): string => (url === null ? message : `${url}: ${message}`);

/** What was found beyond the score, by the check that found it, in the order of the checks. */
const Findings = ({ findings }: Pick<AuditReport, 'findings'>) => {
  const groups = Map.groupBy(findings, ({ check }) => check);
  return (
    <div className={styles.part}>
      <h3>{tool.findingsTitle}</h3>
      <p className={styles.reportPartIntro}>{groups.size === 0 ? tool.noFindings : tool.findingsIntro}</p>
      {groups.size > 0 && (
        <div>
          {[...groups].map(([check, own]) => (
            <UrlList key={check} title={siteCheckTitles[check] ?? check} lines={own.map(lineOf)} />
          ))}
        </div>
      )}
    </div>
  );
};

interface Props {
  readonly report: AuditReport;
  readonly difference: RunDifference | null;
  /** The first heading, which takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What a run came to, without its rows. */
export const RunReport = ({ report, difference, heading }: Props) => (
  <>
    <RunSummary report={report} heading={heading} />
    <Downloads report={report} />
    {difference && <Comparison difference={difference} />}
    <FileChecks robots={report.robots} sitemap={report.sitemap} />
    <Findings findings={report.findings} />
  </>
);

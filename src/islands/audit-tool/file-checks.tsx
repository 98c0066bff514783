import { audit } from '../../../content/pages/audit.ts';
import type { FileReport, RobotsReport, SitemapReport } from '../../audit/types.ts';
import { type Fact, Facts } from './facts.tsx';
import styles from './report-part.module.css';
import { count } from './wording.ts';

const { tool } = audit;

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

interface Props {
  readonly title: string;
  readonly robots: RobotsReport;
  readonly sitemap: SitemapReport;
}

/** What the checks of `robots.txt` and `sitemap.xml` found. */
export const FileChecks = ({ title, robots, sitemap }: Props) => (
  <div className={styles.part}>
    <h3>{title}</h3>
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

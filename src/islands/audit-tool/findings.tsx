import { audit } from '../../../content/pages/audit.ts';
import type { Finding } from '../../audit/types.ts';
import styles from './report-part.module.css';
import { UrlList } from './url-list.tsx';

const { tool } = audit;

interface Props {
  readonly findings: readonly Finding[];
  readonly titles: Readonly<Record<string, string>>;
}

const lineOf = ({ url, message }: Finding): string => (url === null ? message : `${url}: ${message}`);

/** What was found beyond the score, by the check that found it, in the order of the checks. */
export const Findings = ({ findings, titles }: Props) => {
  const groups = Map.groupBy(findings, ({ check }) => check);
  return (
    <div className={styles.part}>
      <h3>{tool.findingsTitle}</h3>
      <p className={styles.reportPartIntro}>{groups.size === 0 ? tool.noFindings : tool.findingsIntro}</p>
      {groups.size > 0 && (
        <div>
          {[...groups].map(([check, own]) => (
            <UrlList key={check} title={titles[check] ?? check} lines={own.map(lineOf)} />
          ))}
        </div>
      )}
    </div>
  );
};

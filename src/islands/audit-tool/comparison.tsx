import { audit } from '../../../content/pages/audit.ts';
import type { RunDifference } from '../../audit/index.ts';
import styles from './report-part.module.css';
import { UrlList } from './url-list.tsx';

const { tool } = audit;

const kinds = ['broken', 'repaired', 'worse', 'better', 'added', 'removed'] as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '\u2212'));

/** What has changed since the last run on this device. */
export const Comparison = ({ difference }: { difference: RunDifference }) => {
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

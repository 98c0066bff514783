import type { Progress } from '../../audit/run-audit.ts';
import type { AuditWords } from './words.ts';

export const count = (number: number): string => number.toLocaleString('en-IN');

export const counted = (number: number, [one, many]: readonly [string, string]): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Writes a duration, for example `1 min 20 s`; never less than a second. */
export const duration = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
};

/** The words change with every tenth of a run, not more often. */
export const spokenProgress = ({ phases }: AuditWords, { phase, done, total }: Progress): string => {
  if (phase === 'files' || phase === 'done') return phases[phase];
  const tenths = total === 0 ? 10 : Math.floor((done / total) * 10);
  return `${phases[phase]}: ${tenths * 10}%`;
};

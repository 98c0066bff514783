import { passedReviews } from '../content/passed-reviews.ts';
import type { Log } from './logging.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Logs once a day which facts of the site are due for a review; ends with the process. */
export const startReviewLog = (log: Pick<Log, 'warn'>): void => {
  const tell = (): void => {
    const due = passedReviews(new Date().toISOString().slice(0, 10));
    if (due.length > 0) log.warn({ facts: due }, 'facts of the site are due for another look: npm run facts');
  };
  tell();
  setInterval(tell, DAY).unref();
};

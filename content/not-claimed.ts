/** What the firm does not say of itself: a file of its own for scripts that say little (see office-hours.ts). */
export { notClaimed } from './firm.ts';

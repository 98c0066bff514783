/** The services that the firm does not offer: a file of its own for scripts that list services (see office-hours.ts). */
export { notOffered } from './firm.ts';

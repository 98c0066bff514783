import { facts } from '../content/facts.ts';
import { firm } from '../content/firm.ts';
import { SECURITY_REVIEW } from '../content/own-facts.ts';

/** Its address (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** For so many days the file is still valid after its fact is due for review. */
const GRACE = 90;

/**
 * The address for security reports (RFC 9116). It expires by a date in the register of facts, not by the clock of the
 * build: the same sources give the same bytes, and `npm run facts` lists the date before it comes.
 */
export const securityTxt = (): string => {
  const expires = new Date(SECURITY_REVIEW);
  expires.setUTCDate(expires.getUTCDate() + GRACE);
  return [
    `# ${facts['security.contact'].text}.`,
    `Contact: mailto:${firm.email}`,
    `Contact: ${firm.origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${firm.origin}/${SECURITY_TXT}`,
    '',
  ].join('\n');
};

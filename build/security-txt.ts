import { facts } from '../content/facts.ts';
import { firm } from '../content/firm.ts';

/** Where programs look for it (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Days for which the file is still good once its fact is due for review: time to notice and to publish. */
const GRACE = 90;

/**
 * Who is told of a security fault (RFC 9116). It expires by a day in the register of facts rather than by the clock of
 * the build: the same sources stay the same bytes, and `npm run facts` lists the day some months ahead.
 */
export const securityTxt = (): string => {
  const expires = new Date(facts['security.contact'].reviewBy);
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

import { contactFields } from '../../../src/forms/contact.ts';
import type { Lead } from '../store/schema.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const row = (label: string, value: string | null): string[] => (value === null ? [] : [`${label}: ${value}`]);

/** A lead as the text of a mail to the staff. */
export const leadText = (lead: Lead, heldCount: number): string =>
  [
    lead.form === 'contact' ? 'Somebody wrote through the contact form.' : 'Somebody confirmed the newsletter.',
    '',
    ...row(contactFields.name.label, lead.name),
    ...row(contactFields.email.label, lead.email),
    ...row(contactFields.phone.label, lead.phone),
    ...row(contactFields.service.label, lead.service),
    ...(lead.message === null ? [] : ['', lead.message]),
    '',
    '--',
    ...row('Received', `${inIndia.format(lead.received_at)} (India)`),
    ...row('Sent from', lead.page),
    ...row('Came from', lead.referrer),
    ...row('Reference', lead.id),
    ...(heldCount > 0 ? ['', `Messages held as doubtful: ${heldCount}. See them with: npm run leads -- held`] : []),
    '',
  ].join('\n');

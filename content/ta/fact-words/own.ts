import { hoursLines } from '../../hours-lines.ts';
import type { OwnId } from '../../own-facts.ts';
import type { Site } from '../../site.ts';
import { hoursWords } from '../written.ts';

export const ownWords = ({ officeHours, firm }: Pick<Site, 'officeHours' | 'firm'>) => {
  const hours = hoursLines(officeHours, hoursWords);
  /** The words of what the firm says of itself. */
  return {
    'firm.hours-days': hours.days,
    'firm.hours-line': hours.line,
    'firm.hours-closed': hours.closed,
    'firm.hours-short': hours.short,
    'policy.courts': firm.address.locality,
    'firm.clients': '{}+',
    'firm.subscribers': '{}+',
    'audit.urls': '{}+',
    'security.contact': 'பாதுகாப்புக் குறைகள் பற்றிய தகவல்களை நிறுவனத்தின் சொந்த முகவரியிலேயே படிக்கிறோம்',
  } satisfies Partial<Record<OwnId, string>>;
};

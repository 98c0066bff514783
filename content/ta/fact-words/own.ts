import type { OwnId } from '../../own-facts.ts';

/** The words of what the firm says of itself. */
export const ownWords = {
  'firm.hours-sunday': 'ஞாயிறு விடுமுறை',
  'policy.courts': 'கோயம்புத்தூர்',
  'firm.clients': '{}+',
  'firm.subscribers': '{}+',
  'milestone.200-clients': '{}+',
  'audit.urls': '{}+',
  'security.contact': 'பாதுகாப்புக் குறைகள் பற்றிய தகவல்களை நிறுவனத்தின் முகவரியிலேயே படிக்கிறோம்',
} satisfies Partial<Record<OwnId, string>>;

import type { pfEsiEntries } from '../../register/pf-esi.ts';
import type { Words } from './words.ts';

export const pfEsiWords = {
  'pf.employees': '{}+ ஊழியர்கள்',
  'pf.registration-fine': '{} வரை',
  'esi.employees': '{}+ ஊழியர்கள்',
  'esi.registration-fine': '{} வரை',
  'pf.employer-rate': '{} (EDLI, நிர்வாகக் கட்டணங்கள் தனி)',
  'pf-esi.law': 'இரண்டும் இப்போது 2020-ஆம் ஆண்டின் சமூகப் பாதுகாப்புச் சட்டத் தொகுப்பின் கீழ் வருகின்றன. ஆனாலும் இவை தனித்தனித் திட்டங்கள்',
} satisfies Words<keyof typeof pfEsiEntries>;

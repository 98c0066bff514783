import type { LocalSite } from '../../local-site.ts';
import type { firstDues as english } from './en.ts';

/** Lists the dates for visitors who have not said what applies to them. */
export const firstDues = ({ figure, fact }: LocalSite): ReturnType<typeof english> => ({
  shared: [
    { of: ['tds-deposit'] },
    { of: ['gstr-1'] },
    {
      of: ['pf', 'esi'],
      name: 'உங்கள் ஊழியர்களுக்கு PF, ESI',
      code: '',
      who: `நிறுவனங்கள்: ${figure('pf.employees')} பேர் இருந்தால் PF, ${figure('esi.employees')} பேர் இருந்தால் ESI`,
      cost: `${fact('pf.interest')} வட்டி, தாமத அபராதம்`,
    },
    { of: ['advance-tax'] },
    { of: ['gstr-3b'] },
  ],
  /** The dates of some, each named while it comes before the next of those above. */
  sooner: [
    { of: 'agm', kind: 'private-limited', name: 'பிரைவேட் கம்பெனி: ஆண்டுப் பொதுக்கூட்டம்' },
    { of: 'adt-1', kind: 'private-limited', name: 'பிரைவேட் கம்பெனி: ஆடிட்டர் நியமனம் (ADT-1)' },
    { of: 'aoc-4', kind: 'private-limited', name: 'பிரைவேட் கம்பெனி: கணக்கு (AOC-4)' },
    { of: 'annual-return', kind: 'private-limited', name: 'பிரைவேட் கம்பெனி: ஆண்டு ரிட்டர்ன் (MGT-7)' },
    { of: 'gst-credit', kind: 'gst-monthly' },
    { of: 'gstr-9', kind: 'gst-monthly' },
    { of: 'tds-residents', kind: 'tds' },
    { of: 'itr-individual', kind: 'individual' },
    { of: 'itr-belated', kind: 'individual' },
  ],
});

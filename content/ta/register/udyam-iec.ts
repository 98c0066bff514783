import type { udyamIecEntries as english } from '../../register/udyam-iec.ts';
import { type Entry, law, offices } from './entry.ts';
import { count, crore, croreRange, percent, percentRange, workingDays } from './values.ts';

const { msme, dgft } = offices;

/** Udyam (MSME) and the import export code. */
export const udyamIecEntries = {
  'msme.micro-investment': law(msme, crore(1), '{} வரை'),
  'msme.micro-turnover': law(msme, crore(5), '{} வரை'),
  'msme.small-investment': law(msme, croreRange(1, 10)),
  'msme.small-turnover': law(msme, croreRange(5, 50)),
  'msme.medium-investment': law(msme, croreRange(10, 50)),
  'msme.medium-turnover': law(msme, croreRange(50, 250)),
  'udyam.registration-time': law(msme, workingDays(1, 3)),
  'udyam.collateral-free-loan': law(msme, crore(2), '{} வரை'),
  'udyam.subsidy': law(msme, percent(35), 'திட்டச் செலவில் {} வரை'),
  'iec.digits': law(dgft, count(10), '{} இலக்கங்கள்'),
  'iec.registration-time': law(dgft, workingDays(7, 15)),
  'iec.validity': law(dgft, 'ஆயுள் முழுவதும் செல்லும்'),
  'iec.reward-fob': law(dgft, percentRange(2, 5), 'FOB மதிப்பில் {}'),
  'iec.reward-forex': law(dgft, percentRange(3, 5), 'நிகர அந்நியச் செலாவணியில் {}'),
  'iec.capital-goods-duty': law(dgft, percent(3), '{} சுங்க வரி'),
} as const satisfies Record<keyof typeof english, Entry>;

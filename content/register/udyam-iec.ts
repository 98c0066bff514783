import { type Entry, law, offices } from './entry.ts';
import { count, crore, croreRange, percent, percentRange, workingDays } from './values.ts';

const { msme, dgft } = offices;

/** Udyam (MSME) and the import export code. */
export const udyamIecEntries = {
  'msme.micro-investment': law(msme, crore(1), 'Up to {}'),
  'msme.micro-turnover': law(msme, crore(5), 'Up to {}'),
  'msme.small-investment': law(msme, croreRange(1, 10)),
  'msme.small-turnover': law(msme, croreRange(5, 50)),
  'msme.medium-investment': law(msme, croreRange(10, 50)),
  'msme.medium-turnover': law(msme, croreRange(50, 250)),
  'udyam.registration-time': law(msme, workingDays(1, 3)),
  'udyam.collateral-free-loan': law(msme, crore(2), 'up to {}'),
  'udyam.subsidy': law(msme, percent(35), 'up to {} of project cost'),
  'iec.digits': law(dgft, count(10), '{} digits'),
  'iec.registration-time': law(dgft, workingDays(7, 15)),
  'iec.validity': law(dgft, 'Lifetime validity'),
  'iec.reward-fob': law(dgft, percentRange(2, 5), '{} of FOB'),
  'iec.reward-forex': law(dgft, percentRange(3, 5), '{} of net forex'),
  'iec.capital-goods-duty': law(dgft, percent(3), '{} customs duty'),
} as const satisfies Record<string, Entry>;

import type { Entry } from './entry.ts';
import { specified } from './specified.ts';
import { count, crore, croreRange, percent, workingDays } from './values.ts';

/** Udyam (MSME) and the import export code. */
export const udyamIecEntries = {
  'msme.micro-investment': specified('msme', { value: crore(2.5), words: 'Up to {}' }, '2025-04-01'),
  'msme.micro-turnover': specified('msme', { value: crore(10), words: 'Up to {}' }, '2025-04-01'),
  'msme.small-investment': specified('msme', { value: croreRange(2.5, 25) }, '2025-04-01'),
  'msme.small-turnover': specified('msme', { value: croreRange(10, 100) }, '2025-04-01'),
  'msme.medium-investment': specified('msme', { value: croreRange(25, 125) }, '2025-04-01'),
  'msme.medium-turnover': specified('msme', { value: croreRange(100, 500) }, '2025-04-01'),
  'udyam.registration-time': specified('msme', { value: workingDays(1, 3) }),
  'udyam.collateral-free-loan': specified('msme', { value: crore(10), words: 'up to {}' }, '2025-04-01'),
  'udyam.subsidy': specified('msme', { value: percent(35), words: 'up to {} of project cost' }),
  'iec.digits': specified('dgft', { value: count(10), words: '{} digits' }),
  'iec.registration-time': specified('dgft', { value: workingDays(7, 15) }),
  'iec.validity': specified('dgft', { words: 'Lifetime validity with a yearly confirmation' }),
  'iec.reward-fob': specified('dgft', { words: 'Ended' }),
  'iec.reward-forex': specified('dgft', { words: 'Ended' }),
  'iec.capital-goods-duty': specified('dgft', { words: 'Nil customs duty' }),
} as const satisfies Record<string, Entry>;

import type { companyEntries as english } from '../../register/company.ts';
import { type Entry, law, offices } from './entry.ts';
import { cases, count, days, months, rupees, type Written, workingDays } from './values.ts';

const { mca } = offices;

/** "30 நாட்கள்" as "30 நாட்களுக்குள்": the ending changes the word, so it cannot stand behind it. */
const within = ({ value, text }: Written): Written => ({ value, text: text.replace(/கள்$/, 'களுக்குள்') });

/** Company law. */
export const companyEntries = {
  'company.private-directors': law(mca, count(2), '{} இயக்குநர்கள்'),
  'company.private-shareholders': law(mca, count(2), '{} பங்குதாரர்கள்'),
  'company.private-max': law(mca, count(200), '{} பங்குதாரர்கள்'),
  'company.partnership-max': law(
    mca,
    cases(
      { others: count(20), banking: count(50) },
      ({ others, banking }) => `${others} பார்ட்னர்கள் (வங்கித் தொழிலுக்கு ${banking})`,
    ),
  ),
  'company.llp-min': law(mca, count(2), '{} பார்ட்னர்கள்'),
  'company.llp-max': law(mca, 'உச்ச வரம்பு இல்லை'),
  'company.annual-return-due': law(mca, within(days(60)), 'AGM நடந்து {}'),
  'company.annual-return-penalty': law(
    mca,
    cases(
      { perDay: rupees(100), least: rupees(5000) },
      ({ perDay, least }) => `நாள் ஒன்றுக்கு ${perDay}, குறைந்தது ${least}`,
    ),
  ),
  'company.aoc4-due': law(mca, within(days(30)), 'AGM நடந்து {}'),
  'company.agm-due': law(mca, within(months(6)), 'நிதியாண்டு முடிந்து {}'),
  'company.agm-penalty': law(
    mca,
    cases(
      { fixed: rupees(100_000), perDay: rupees(5000) },
      ({ fixed, perDay }) => `${fixed}, அதனுடன் நாள் ஒன்றுக்கு ${perDay}`,
    ),
  ),
  'company.registration-time': law(mca, workingDays(10, 15)),
  'company.llp-time': law(mca, workingDays(15, 20)),
  'company.authorised-capital': law(mca, rupees(1000)),
  'company.paid-up-capital': law(mca, rupees(100)),
} as const satisfies Record<keyof typeof english, Entry>;

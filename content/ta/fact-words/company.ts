import type { companyEntries } from '../../register/company.ts';
import type { Words } from './words.ts';

export const companyWords = {
  'company.private-directors': '{} இயக்குநர்கள்',
  'company.private-shareholders': '{} பங்குதாரர்கள்',
  'company.private-max': '{} பங்குதாரர்கள்',
  'company.llp-min': '{} பார்ட்னர்கள்',
  'company.llp-max': 'உச்ச வரம்பு இல்லை',
  'company.annual-return-due': 'AGM நடந்து {}-க்குள்',
  'company.aoc4-due': 'AGM நடந்து {}-க்குள்',
  'company.agm-due': 'நிதியாண்டு முடிந்து {}-க்குள்',
  'company.annual-return-penalty': 'நாள் ஒன்றுக்கு {perDay}, குறைந்தது {least}',
  'company.agm-penalty': '{fixed}, அதனுடன் நாள் ஒன்றுக்கு {perDay}',
  'company.partnership-max': '{} பார்ட்னர்கள்',
} satisfies Words<keyof typeof companyEntries>;

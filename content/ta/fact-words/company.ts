import type { companyEntries } from '../../register/company.ts';
import type { Words } from './words.ts';

export const companyWords = {
  'company.private-directors': '{} இயக்குநர்கள்',
  'company.private-shareholders': '{} பங்குதாரர்கள்',
  'company.private-max': '{} பங்குதாரர்கள்',
  'company.partnership-max': '{} பார்ட்னர்கள்',
  'company.llp-min': '{} பார்ட்னர்கள்',
  'company.llp-max': 'உச்ச வரம்பு இல்லை',
  'company.capital': 'குறைந்தபட்ச வரம்பு இல்லை',
  'company.agm-due': 'நிதியாண்டு முடிந்து {}-க்குள்',
  'company.agm-first-due': 'முதல் நிதியாண்டு முடிந்து {}-க்குள்',
  'company.agm-penalty': '{fixed} வரை, அதன் பின் ஒவ்வொரு நாளுக்கும் {perDay} வரை',
  'company.aoc4-due': 'AGM நடந்து {}-க்குள்',
  'company.annual-return-due': 'AGM நடந்து {}-க்குள்',
  'company.adt1-due': 'AGM நடந்து {}-க்குள்',
  'company.additional-fee': '{}, உச்ச வரம்பு இல்லை',
  'company.other-additional-fee': 'கட்டணத்தைப் போல் {least} முதல் {most} மடங்கு',
  'company.annual-return-default':
    '{fixed}, மேலும் நாள் ஒன்றுக்கு {perDay}, அதிகபட்சம் கம்பெனிக்கு {most}, ஒவ்வொரு பொறுப்பாளருக்கும் {mostOfficer}',
  'company.director-kyc-due': 'மூன்று நிதியாண்டுகளுக்கு ஒரு முறை {}',
  'company.director-kyc-next': 'இதுவரை தாக்கல் செய்திருந்தால் அடுத்தது ஜூன் 30, 2028-க்குள்',
  'company.commencement-due': 'பதிவான நாளிலிருந்து {}-க்குள்',
  'company.small': 'செலுத்திய மூலதனம் {capital} வரை, விற்றுமுதல் {turnover} வரை',
  'llp.late-fee': 'தாமதத்தின் முதல் ஆண்டில், வழக்கமான கட்டணத்தைப் போல் {small} மடங்கு வரை (பெரிய LLP என்றால் {others} மடங்கு)',
  'llp.fee': 'பங்களிப்பைப் பொறுத்து {least} முதல் {most} வரை',
  'firm.registration-fee-tn': 'கட்டணம் எவ்வளவு என்று நிறுவனப் பதிவாளரிடம் கேளுங்கள்',
} satisfies Words<keyof typeof companyEntries>;

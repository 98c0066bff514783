import type { dueDateEntries } from '../../register/due-dates.ts';
import type { Words } from './words.ts';

export const dueDateWords = {
  'tds.certificate-penalty': '{perDay}, அதிகபட்சம் வரித் தொகை அளவு',
  'audit.transfer-pricing-late': 'ஒரு மாதம் வரை தாமதமானால் {month}, அதற்கு மேல் {longer}',
  'company.msme1-penalty': '{fixed}, மேலும் {perDay}; அதிகபட்சம் {most}',
  'professional-tax.late': 'உள்ளாட்சி அமைப்பு தான் நிர்ணயிக்கும் அபராதத்துடன் வசூலிக்கும்',
  'labour-welfare.late': 'தொழிலாளர் நல வாரியம் வசூலிக்கும்; அதன் உத்தரவை மீறினால் தண்டனை உண்டு',
  'bonus.late': 'சரிசெய்ய அவகாசம் தந்த பின் அபராதம்',
} satisfies Words<keyof typeof dueDateEntries>;

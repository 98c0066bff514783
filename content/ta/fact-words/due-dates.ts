import type { dueDateEntries } from '../../register/due-dates.ts';
import type { Words } from './words.ts';

export const dueDateWords = {
  'tds.certificate-penalty': '{perDay}, ஆனால் வரித் தொகையைத் தாண்டாது',
  'sft.late': '{perDay}, அதிகபட்சம் {most}',
  'company.pas6-due': 'அரையாண்டு முடிந்து {}-க்குள்',
  'company.pas6-late': '{fixed} வரை, அதன் பின் {perDay}',
  'audit.transfer-pricing-late': ['{}', 'ஒரு மாதம் வரை தாமதமானால் {month}, அதற்கு மேல் {longer}'],
  'company.msme1-penalty': '{fixed}, மேலும் {perDay}, அதிகபட்சம் {most}',
  'professional-tax.late': 'மாநகராட்சியில் {} வட்டி வசூலிப்பார்கள்',
  'labour-welfare.late': 'தொழிலாளர் நல வாரியம் வசூலிக்கும். அதன் உத்தரவுகளைப் பின்பற்றாத நிறுவனத்துக்கு {} வரை அபராதம்',
  'bonus.late': 'சரிசெய்ய அவகாசம் தந்த பின் {} வரை அபராதம்',
} satisfies Words<keyof typeof dueDateEntries>;

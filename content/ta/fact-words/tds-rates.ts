import type { tdsRateEntries } from '../../register/tds-rates.ts';
import type { Words } from './words.ts';

export const tdsRateWords = {
  'tds.194h-section': ['194H', '393(1) வரிசை 1(ii) (194H)'],
  'tds.194m-section': ['194M', '393(1) வரிசை 6(ii) (194M)'],
  'tds.194q-section': ['194Q', '393(1) வரிசை 8(ii) (194Q)'],
  'tds.194ia-section': ['194-IA', '393(1) வரிசை 3(i) (194-IA)'],
  'tds.194ib-section': ['194-IB', '393(1) வரிசை 2(i) (194-IB)'],
  'tds.194q': '{above}-க்கு மேல் வாங்கியதில் {rate}',
  'tds.194ia': 'விலை, முத்திரைத் தீர்வைக்கான மதிப்பு இரண்டில் அதிகமானது {from} அல்லது அதற்கு மேல் என்றால், அதில் {rate}',
  'tds.194ia-together': '{} முதல், ஒரு சொத்தை வாங்கும் எல்லோரும் விற்கும் எல்லோருக்கும் தருவது சேர்த்தே கணக்காகும்',
  'tds.transporter': 'ஆண்டில் அதிகபட்சம் {} சரக்கு வாகனங்கள் உள்ளவர் அதற்கான உறுதிமொழியும் PAN-உம் தந்தால் வரி பிடிக்க வேண்டாம்',
  'tds.payer-turnover': 'வியாபாரத்தில் {business}, அல்லது தொழில்முறைப் பணியில் {profession}',
  'tds.codes': ['பிரிவின்படி', 'ஒவ்வொரு வகைப் பணத்துக்கும் நான்கு இலக்கங்கள்'],
  'tds.challan-forms': ['{property}, {home}, {private}', '{property}'],
  'tds.challan-certificates': ['{property}, {home}, {private}', '{property}'],
  'tds.certificate-days': 'ரிட்டர்னின் கடைசி நாளிலிருந்து {}-க்குள்',
} satisfies Words<keyof typeof tdsRateEntries>;

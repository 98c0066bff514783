import type { tdsEntries } from '../../register/tds.ts';
import type { Words } from './words.ts';

export const tdsWords = {
  'tds.form-salary': ['24Q', '138'],
  'tds.form-resident': ['26Q', '140'],
  'tds.form-nonresident': ['27Q', '144'],
  'tds.form-tcs': ['27EQ', '143'],
  'tds.certificate-salary': ['16', '130'],
  'tds.certificate-others': ['16A', '131'],
  'tds.certificate-tcs': ['27D', '133'],
  'tds.rent-individual': ['வாடகை {above}-க்கு மேல் என்றால் {rate}', 'வாடகை {above}-க்கு மேல் என்றால் {rate}'],
  'tds.deposit-due': 'அடுத்த மாதம் {months} (மார்ச் மாதத்துக்கு {march})',
  'tcs.deposit-due': ['அடுத்த மாதம் {months}', 'அடுத்த மாதம் {months} (மார்ச் மாதத்துக்கு {march})'],
  'tds.form-141-due': 'பிடித்த மாதம் முடிந்து {}-க்குள்',
  'tds.late-fee-day': 'ஒவ்வொரு ரிட்டர்னுக்கும் {perDay} (அதிகபட்சம் வரித் தொகை அளவு)',
  'tds.penalty': '{least} முதல் {most} வரை',
  'tds.late-interest': '{lateDeposit} (தாமதமாகப் பிடித்திருந்தால் {lateDeduction})',
  'tds.194a-section': ['194A', '393(1) வரிசை 5 (194A)'],
  'tds.194a-threshold': [
    'வங்கியிலிருந்து ஆண்டுக்கு {others} (மூத்த குடிமக்களுக்கு {seniors}), மற்றவரிடமிருந்து {notBanks}',
    'வங்கியிலிருந்து ஆண்டுக்கு {others} (மூத்த குடிமக்களுக்கு {seniors}), மற்றவரிடமிருந்து {notBanks}',
  ],
  'tds.194c-section': ['194C', '393(1) வரிசை 6(i) (194C)'],
  'tds.194c-rate': 'தனிநபருக்கும் HUF-க்கும் {individual}, மற்றவர்களுக்கு {others}',
  'tds.194c-threshold': 'ஒரு முறைக்கு {single}, மொத்தம் {aggregate}',
  'tds.194i-section': ['194I', '393(1) வரிசை 2(ii) (194I)'],
  'tds.194i-rate': '{buildings} (இயந்திரங்களுக்கு {machinery})',
  'tds.194j-section': ['194J', '393(1) வரிசை 6(iii) (194J)'],
  'tds.194t-section': ['194T', '393(3) வரிசை 7 (194T)'],
  'tds.194j-rate': '{professional} (தொழில்நுட்பச் சேவைக்கு {technical})',
} satisfies Words<keyof typeof tdsEntries>;

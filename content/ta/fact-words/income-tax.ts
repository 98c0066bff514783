import type { incomeTaxEntries } from '../../register/income-tax.ts';
import type { Words } from './words.ts';

export const incomeTaxWords = {
  'itr.range': 'ITR-1 முதல் ITR-7 வரை',
  'itr.itr1-income': '{} வரை',
  'itr.itr2-income': 'வரம்பு இல்லை',
  'itr.itr3-income': 'வரம்பு இல்லை',
  'tds.194a-threshold': '{others} (மூத்த குடிமக்களுக்கு {seniors})',
  'tds.194c-rate': 'தனிநபருக்கும் HUF-க்கும் {individual}, மற்றவர்களுக்கு {others}',
  'tds.194c-threshold': 'ஒரு முறைக்கு {single}, மொத்தம் {aggregate}',
  'itr.itr4-income': 'விற்றுமுதல் {turnover} வரை (ரொக்கம் குறைவென்றால் {turnoverWithLittleCash}), வருமானம் {income} வரை',
  'tds.form-salary': '138',
  'tds.form-resident': '140',
  'tds.form-nonresident': '144',
  'tds.form-tcs': '143',
  'tds.194a-section': '393 (வட்டி)',
  'tds.194c-section': '393 (ஒப்பந்தங்கள்)',
  'tds.194i-section': '393 (வாடகை)',
  'tds.194j-section': '393 (தொழில்முறைக் கட்டணம்)',
  'tds.194j-threshold': 'ஆண்டுக்கு {}',
  'tds.late-fee-day': 'ஒவ்வொரு ரிட்டர்னுக்கும் {perDay} (அதிகபட்சம் வரித் தொகை அளவு)',
  'tds.late-interest': '{lateDeposit} (தாமதமாகப் பிடித்திருந்தால் {lateDeduction})',
} satisfies Words<keyof typeof incomeTaxEntries>;

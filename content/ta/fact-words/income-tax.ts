import type { incomeTaxEntries } from '../../register/income-tax.ts';
import type { Words } from './words.ts';

export const incomeTaxWords = {
  'itr.range': 'ITR-1 முதல் ITR-7 வரை',
  'itr.itr1-income': '{} வரை',
  'itr.itr1-gains': 'பங்குச்சந்தைப் பங்குகளிலும் ஃபண்டுகளிலும் {} வரை வந்த நீண்டகால ஆதாயம்',
  'itr.itr2-income': 'வரம்பு இல்லை',
  'itr.itr3-income': 'வரம்பு இல்லை',
  'itr.itr4-income':
    'விற்றுமுதல் {turnover} வரை (ரொக்க வரவு {cash}-க்கு மேல் இல்லை என்றால் {turnoverWithLittleCash}), வருமானம் {income} வரை',
  'itr.revised-fee': 'டிசம்பர் 31-க்குப் பின் {others} (வருமானம் {income} வரை என்றால் {small})',
  'itr.updated': 'வருமான ஆண்டுக்குப் பின் ஐந்தாம் ஆண்டின் {}',
  'itr.late-fee': '{others} (வருமானம் {income} வரை என்றால் {small})',
  'itr.verification': 'தாக்கல் செய்து {}-க்குள்',
  'itr.new-regime-form': '2025-26-க்குப் படிவம் 10-IEA. புதிய படிவத்தின் எண் இன்னும் தெரியவில்லை',
  'audit.turnover':
    'விற்றுமுதல் {business}-க்கு மேல் (மொத்த வரவில் ரொக்க வரவும், மொத்தச் செலவில் ரொக்கச் செலவும் {cash}-க்கு மேல் இல்லை என்றால் {littleCash}), தொழில்முறை வரவு {profession}-க்கு மேல்',
  'audit.late': ['விற்றுமுதலில் {ofTurnover}, அதிகபட்சம் {most}', 'ஒரு மாதம் வரை தாமதமானால் {month}, அதன் பின் {longer}'],
  'itr.appeal-limit': 'டிமாண்ட் அல்லது உத்தரவு வந்த நாளிலிருந்து {}',
  'itr.appeal-fee': 'மதிப்பிட்ட வருமானத்தைப் பொறுத்து {small}, {middle} அல்லது {large}',
  'itr.notice-adjustment': '{}-க்குள், இல்லாவிட்டால் அந்த மாற்றத்தைச் செய்துவிடுவார்கள்',
  'itr.notice-defect': '{}, கேட்டால் கூடுதல் அவகாசம் கிடைக்கலாம்',
  'itr.demand-limit': 'டிமாண்ட் வந்த நாளிலிருந்து {}',
  'advance.threshold': 'TDS போக {} அல்லது அதற்கு மேல்',
  'advance.shares': 'ஆண்டின் வரியில் {june}, {september}, {december}, {march}',
  'advance.holidays': 'அடுத்த வேலை நாள்',
} satisfies Words<keyof typeof incomeTaxEntries>;

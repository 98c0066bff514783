import type { pfEsiEntries } from '../../register/pf-esi.ts';
import type { Words } from './words.ts';

export const pfEsiWords = {
  'pf-esi.law':
    'இரண்டும் 2025 நவம்பர் 21 முதல் 2020-ஆம் ஆண்டின் சமூகப் பாதுகாப்புச் சட்டத் தொகுப்பின் கீழ் வருகின்றன. ஆனாலும் இவை தனித்தனித் திட்டங்கள்',
  'pf.employees': '{}+ ஊழியர்கள்',
  'pf.employer-rate': '{} (EDLI, நிர்வாகக் கட்டணங்கள் தனி)',
  'pf.pension-rate': 'உச்ச வரம்பு வரையான சம்பளத்தில் {}',
  'pf.administration-rate': '{rate}, மாதத்துக்குக் குறைந்தது {least}',
  'pf.return-due': 'அடுத்த மாதம் {}',
  'pf.return-late-fee': '{}, அந்த மாத நிர்வாகக் கட்டணம் வரை',
  'pf.registration-limit': 'Shram Suvidha போர்ட்டலில் படிவம் I தர விதிகள் கேட்கின்றன; எத்தனை நாட்கள் என்று தெரியவில்லை',
  'pf.registration-fine': 'தவறைப் பொறுத்து நீதிமன்றம் அபராதம் விதிக்கும்',
  'pf.account-number': 'ஊழியர் தாமே UMANG செயலியில் முக அடையாளச் சரிபார்ப்பு மூலம் கணக்கு எண்ணை (UAN) உருவாக்குகிறார்',
  'esi.employees': '{}+ ஊழியர்கள்',
  'esi.wage-limit-disability': 'மாற்றுத்திறனாளிகளுக்கு {}',
  'esi.low-wage': 'சராசரியாக {} வரை',
  'esi.return-due': 'அடுத்த மாதம் {}',
  'esi.damages': 'எவ்வளவு தாமதம் என்பதைப் பொறுத்து ஆண்டுக்கு {}',
  'esi.registration-fine': 'தவறைப் பொறுத்து நீதிமன்றம் அபராதம் விதிக்கும்',
  'professional-tax.most': 'அதிகபட்சம் {}',
  'professional-tax.slabs': 'உள்ளாட்சியின் அட்டவணைதான் தீர்மானிக்கும்: மாநகராட்சியிடம் கேளுங்கள்',
  'labour-welfare.due': 'முந்தைய காலண்டர் ஆண்டுக்கு {}',
  'labour-welfare.shares': 'ஆண்டுக்கு ஊழியர் பங்கு {employee}, முதலாளி பங்கு {employer}',
  'labour-welfare.employees': '{} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள்',
  'bonus.due': 'ஆண்டு முடிந்து {}-க்குள்',
} satisfies Words<keyof typeof pfEsiEntries>;

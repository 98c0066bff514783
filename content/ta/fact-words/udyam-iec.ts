import type { udyamIecEntries } from '../../register/udyam-iec.ts';
import type { Words } from './words.ts';

export const udyamIecWords = {
  'msme.micro-investment': '{} வரை',
  'msme.micro-turnover': '{} வரை',
  'msme.payment-time': '{usual}, எழுத்து மூல ஒப்பந்தம் இருந்தால் {agreed} வரை',
  'udyam.collateral-free-loan': '{} வரை',
  'udyam.subsidy': 'திட்டச் செலவில் {} வரை. இந்தத் திட்டத்துக்கு மார்ச் 2026 வரை அனுமதி இருந்தது. தொடர்கிறதா என்று எங்களிடம் கேளுங்கள்',
  'iec.digits': '{} எழுத்துகள் (உங்கள் PAN)',
  'iec.validity': 'ஆண்டுதோறும் உறுதி செய்தால் ஆயுள் முழுவதும் செல்லுபடியாகும்',
  'iec.confirmation-due': 'ஒவ்வோர் ஆண்டும் ஏப்ரல் 1 முதல் {} வரை',
  'iec.reward-fob': 'முடிந்துவிட்டது',
  'iec.reward-forex': 'முடிந்துவிட்டது',
  'iec.rodtep': 'டிசம்பர் 31, 2026 வரை, உங்கள் பொருளின் HS குறியீட்டுக்கு உள்ள விகிதத்தில்',
  'iec.rosctl': 'செப்டம்பர் 30, 2026 வரை, உங்கள் பொருளின் HS குறியீட்டுக்கு உள்ள விகிதத்தில். திட்டம் தொடர்கிறதா என்று எங்களிடம் கேளுங்கள்',
  'iec.capital-goods-duty': 'சுங்க வரி இல்லை',
  'iec.export-obligation': 'மிச்சமான வரியைப் போல் {times} மடங்கு ஏற்றுமதியை {within}-க்குள் செய்ய வேண்டும்',
} satisfies Words<keyof typeof udyamIecEntries>;

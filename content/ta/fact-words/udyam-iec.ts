import type { udyamIecEntries } from '../../register/udyam-iec.ts';
import type { Words } from './words.ts';

export const udyamIecWords = {
  'msme.micro-investment': '{} வரை',
  'msme.micro-turnover': '{} வரை',
  'msme.payment-time': '{usual}; எழுத்து ஒப்பந்தம் இருந்தால் {agreed} வரை',
  'udyam.collateral-free-loan': '{} வரை',
  'udyam.subsidy': 'திட்டச் செலவில் {} வரை. திட்டத்துக்கு 2026 மார்ச் வரை அனுமதி இருந்தது; தொடர்கிறதா என்று எங்களிடம் கேளுங்கள்',
  'iec.digits': '{} எழுத்துகள் (உங்கள் PAN)',
  'iec.validity': 'ஆண்டுதோறும் விவரங்களை உறுதி செய்தால் ஆயுள் முழுவதும் செல்லும்',
  'iec.confirmation-due': 'ஒவ்வோர் ஆண்டும் ஏப்ரல் 1 முதல் {} வரை',
  'iec.reward-fob': 'முடிந்துவிட்டது',
  'iec.reward-forex': 'முடிந்துவிட்டது',
  'iec.rodtep': '2026 டிசம்பர் 31 வரை, சுங்கப் பட்டியல் வகைக்கான விகிதத்தில்',
  'iec.rosctl': '2026 செப்டம்பர் 30 வரை, சுங்கப் பட்டியல் வகைக்கான விகிதத்தில்; தொடர்கிறதா என்று எங்களிடம் கேளுங்கள்',
  'iec.capital-goods-duty': 'சுங்க வரி இல்லை',
  'iec.export-obligation': '{within}-க்குள் மிச்சமான வரியைப் போல் {times} மடங்கு ஏற்றுமதி',
} satisfies Words<keyof typeof udyamIecEntries>;

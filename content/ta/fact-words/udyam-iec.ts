import type { udyamIecEntries } from '../../register/udyam-iec.ts';
import type { Words } from './words.ts';

export const udyamIecWords = {
  'msme.micro-investment': '{} வரை',
  'msme.micro-turnover': '{} வரை',
  'udyam.collateral-free-loan': '{} வரை',
  'udyam.subsidy': 'திட்டச் செலவில் {} வரை',
  'iec.digits': '{} இலக்கங்கள்',
  'iec.reward-fob': 'முடிந்துவிட்டது',
  'iec.reward-forex': 'முடிந்துவிட்டது',
  'iec.capital-goods-duty': 'சுங்க வரி இல்லை',
  'iec.validity': 'ஆண்டுதோறும் விவரங்களை உறுதி செய்தால் ஆயுள் முழுவதும் செல்லும்',
} satisfies Words<keyof typeof udyamIecEntries>;

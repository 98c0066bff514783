import { around, type Doubt } from '../../doubts/doubt.ts';
import {
  companyDoubts as englishCompany,
  pfEsiDoubts as englishPfEsi,
  udyamIecDoubts as englishUdyamIec,
} from '../../doubts/others.ts';
import { count, crore, croreRange, dayOfNextMonth, percent, percentAMonth, rupeesAMonth } from '../register/values.ts';

/** Doubts about provident fund and state insurance. */
export const pfEsiDoubts = {
  'pf-return': {
    ...englishPfEsi['pf-return'],
    instead: {
      facts: {
        'pf.return-due': { fact: dayOfNextMonth(15) },
        'pf.damages': { fact: percentAMonth(1), from: '2024-06-14' },
      },
    },
  },
  'pf-employer-charges': {
    ...englishPfEsi['pf-employer-charges'],
    instead: {
      facts: { 'pf.employer-rate': { fact: around(percent(12), '{} (EDLI, நிர்வாகக் கட்டணங்கள் தனி)') } },
    },
  },
  'esi-limit-and-date': {
    ...englishPfEsi['esi-limit-and-date'],
    instead: {
      facts: {
        'esi.wage-limit': { fact: rupeesAMonth(21_000) },
        'esi.return-due': { fact: dayOfNextMonth(15) },
      },
    },
  },
  'social-security-code': {
    ...englishPfEsi['social-security-code'],
    instead: {
      facts: {
        'pf-esi.law': {
          fact: {
            text: 'இரண்டும் இப்போது 2020-ஆம் ஆண்டின் சமூகப் பாதுகாப்புச் சட்டத் தொகுப்பின் கீழ் வருகின்றன. பழைய விதிகள், மாற்றப்படும் வரை தொடரும். ஆனாலும் இவை தனித்தனித் திட்டங்கள்',
          },
          from: '2025-11-21',
        },
      },
    },
  },
} as const satisfies Readonly<Record<keyof typeof englishPfEsi, Doubt>>;

/** Doubts about company law. */
export const companyDoubts = {
  'partnership-size': {
    ...englishCompany['partnership-size'],
    instead: {
      facts: { 'company.partnership-max': { fact: around(count(50), '{} பார்ட்னர்கள்'), from: '2014-04-01' } },
    },
  },
} as const satisfies Readonly<Record<keyof typeof englishCompany, Doubt>>;

const SINCE_2025 = '2025-04-01';
const ENDED = 'முடிந்துவிட்டது';
const AS_NOTIFIED = 'சுங்கப் பட்டியல் வகைக்கு (Tariff Item) அறிவித்தபடி';
const validity = 'ஆண்டுதோறும் விவரங்களை உறுதி செய்தால் ஆயுள் முழுவதும் செல்லும்';

/** Doubts about Udyam and the import export code. */
export const udyamIecDoubts = {
  'msme-limits': {
    ...englishUdyamIec['msme-limits'],
    instead: {
      facts: {
        'msme.micro-investment': { fact: around(crore(2.5), '{} வரை'), from: SINCE_2025 },
        'msme.micro-turnover': { fact: around(crore(10), '{} வரை'), from: SINCE_2025 },
        'msme.small-investment': { fact: croreRange(2.5, 25), from: SINCE_2025 },
        'msme.small-turnover': { fact: croreRange(10, 100), from: SINCE_2025 },
        'msme.medium-investment': { fact: croreRange(25, 125), from: SINCE_2025 },
        'msme.medium-turnover': { fact: croreRange(100, 500), from: SINCE_2025 },
      },
    },
  },
  'guaranteed-loans': {
    ...englishUdyamIec['guaranteed-loans'],
    instead: {
      facts: { 'udyam.collateral-free-loan': { fact: around(crore(10), '{} வரை'), from: SINCE_2025 } },
    },
  },
  'export-rewards-ended': {
    ...englishUdyamIec['export-rewards-ended'],
    instead: {
      facts: {
        'iec.reward-fob': { fact: { text: ENDED } },
        'iec.reward-forex': { fact: { text: ENDED } },
      },
      texts: [
        {
          service: 'iec-registration',
          begins: 'அறிவிக்கப்பட்ட பொருட்களின் FOB',
          now: 'முந்தைய திட்டத்தின் (MEIS) சுங்க வரி வரவு. புதிய ஷிப்மென்ட்டுகளுக்குத் தரப்படுவதில்லை.',
        },
        {
          service: 'iec-registration',
          begins: 'அறிவிக்கப்பட்ட சேவைகளுக்கு',
          now: 'அறிவிக்கப்பட்ட சேவைகளுக்கு முந்தைய திட்டம் (SEIS) தந்த வரவு. இனி வரும் பணத்துக்குத் தரப்படுவதில்லை.',
        },
      ],
    },
  },
  'export-schemes-in-force': {
    ...englishUdyamIec['export-schemes-in-force'],
    instead: {
      facts: {},
      rows: [
        {
          service: 'iec-registration',
          block: 'iec-schemes',
          row: 'பொருள் ஏற்றுமதிக்கு ஊக்கப் பலன்',
          now: [
            {
              scheme: 'RoDTEP',
              benefit:
                'ஏற்றுமதிப் பொருள் சுமக்கும், வேறு வழியில் திரும்பக் கிடைக்காத தீர்வைகளும் வரிகளும் சுங்க வரி வரவாகத் (Duty Credit) திரும்ப வரும்',
              rate: AS_NOTIFIED,
            },
            {
              scheme: 'RoSCTL',
              benefit:
                'ஆயத்த ஆடைக்கும் துணியால் செய்த மற்ற பொருட்களுக்கும் (Made-ups) அதே முறை: மத்திய, மாநில வரிகள் சுங்க வரி வரவாகத் திரும்ப வரும்',
              rate: AS_NOTIFIED,
            },
          ],
        },
      ],
    },
  },
  'capital-goods-duty': {
    ...englishUdyamIec['capital-goods-duty'],
    instead: {
      facts: { 'iec.capital-goods-duty': { fact: { ...percent(0), text: 'சுங்க வரி இல்லை' } } },
      texts: [
        {
          service: 'iec-registration',
          begins: 'சலுகைச் சுங்க வரியில்',
          now: 'சுங்க வரி இல்லாமல் இயந்திர இறக்குமதி; அடுத்த ஆண்டுகளில் ஏற்றுமதி செய்யும் கடப்பாடு உண்டு',
        },
      ],
    },
  },
  'iec-validity': {
    ...englishUdyamIec['iec-validity'],
    instead: {
      facts: { 'iec.validity': { fact: { text: validity } } },
      texts: [
        {
          service: 'iec-registration',
          begins: `${validity}; ஒப்படைத்தாலோ`,
          now: 'IEC காலாவதி ஆகாது. ஆனால் எதுவும் மாறாவிட்டாலும், ஒவ்வோர் ஆண்டும் DGFT போர்ட்டலில் அதன் விவரங்களை உறுதி செய்ய வேண்டும். உறுதி செய்யாத IEC முடக்கப்படும். உறுதி செய்து மீண்டும் இயக்கலாம்; ஆனால் அதுவரை உங்கள் சரக்கு காத்திருக்கும்.',
        },
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof englishUdyamIec, Doubt>>;

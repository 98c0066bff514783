import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-index/en.ts';
import { inCase } from '../ta/case-endings.ts';
import type { SeasonalFact, ServiceFact } from './en.ts';

export const serviceFacts = ({ fact, caseWording }: LocalSite) =>
  ({
    'gst-registration': [
      { label: 'அரசுக் கட்டணம்', figure: fact('gst.registration-fee') },
      { label: 'எத்தனை நாள்', figure: fact('gst.registration-time') },
    ],
    'gst-returns': [
      {
        label: 'GSTR-3B கடைசி தேதி',
        figure: `அடுத்த மாதம் ${caseWording('gst.gstr3b-due', 'monthly')}`,
        note: `காலாண்டு ரிட்டர்ன் என்றால் ${caseWording('gst.gstr3b-due', 'quarterly')}`,
      },
      { label: 'வட்டி', figure: fact('gst.late-interest'), note: 'தாமதமாகச் செலுத்தும் வரிக்கு' },
    ],
    'gst-notices': [
      { label: 'எதற்குள் பதில்', figure: 'நோட்டீஸில் உள்ள தேதி', note: 'அந்தத் தேதிதான் கணக்கு' },
      { label: 'முதல் படி', figure: 'நோட்டீஸை அனுப்புங்கள்', note: 'புகைப்படம் போதும்' },
    ],
    'gst-refunds': [
      { label: 'எதற்குள் விண்ணப்பம்', figure: fact('gst.refund-claim-limit') },
      { label: 'எத்தனை நாள்', figure: `சுமார் ${fact('gst.refund-processing')}` },
    ],
    'income-tax-filing': [
      [
        {
          due: 'itr-individual',
          label: 'கடைசி தேதி',
          figure: fact('itr.due-individuals'),
          note: `தணிக்கை இல்லாத தொழிலுக்கு ${fact('itr.due-businesses')}`,
        },
        {
          due: 'itr-business',
          label: 'தொழில் நடத்துபவர்களுக்குக் கடைசி தேதி',
          figure: fact('itr.due-businesses'),
          note: `மற்றவர்கள் ${inCase(fact('itr.belated'), 'to')}ள் தாமதமாகத் தாக்கல் செய்யலாம்`,
        },
        {
          due: 'itr-belated',
          label: 'இன்னும் தாக்கல் செய்யலாம்',
          figure: fact('itr.belated'),
          note: `கடைசி தேதி ${fact('itr.due-individuals')}, தொழிலுக்கு ${fact('itr.due-businesses')}`,
        },
      ],
      { label: 'ரீஃபண்ட் வர', figure: fact('itr.refund-processing') },
    ],
    'pf-esi-services': [
      { label: 'PF பதிவு', figure: fact('pf.registration-time') },
      { label: 'ESI பதிவு', figure: fact('esi.registration-time') },
    ],
    'tds-tcs-returns': [
      { label: 'ரிட்டர்ன்', figure: 'காலாண்டுக்கு ஒரு முறை' },
      {
        label: 'சான்றிதழ்கள்',
        figure: `படிவம் ${fact('tds.certificate-salary')}, ${fact('tds.certificate-others')}`,
        note: 'முன்பு படிவம் 16, 16A',
      },
    ],
    'company-registration': [
      { label: 'கம்பெனி', figure: fact('company.registration-time') },
      { label: 'LLP', figure: fact('company.llp-time') },
    ],
    'accounting-bookkeeping': [
      { label: 'கணக்கு முடிப்பது', figure: 'ஒவ்வொரு மாதமும்' },
      { label: 'மாத அறிக்கை', figure: 'லாபம், பாக்கி, ஸ்டாக்' },
    ],
    'udyam-registration': [
      { label: 'அரசுக் கட்டணம்', figure: fact('udyam.fee') },
      { label: 'எத்தனை நாள்', figure: fact('udyam.registration-time') },
    ],
    'iec-registration': [
      { label: 'அரசுக் கட்டணம்', figure: fact('iec.fee') },
      { label: 'எத்தனை நாள்', figure: fact('iec.registration-time') },
    ],
  }) as const satisfies Record<ServiceSlug, readonly [ServiceFact | readonly SeasonalFact[], ServiceFact]>;

import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-index/en.ts';
import type { SeasonalFact, ServiceFact } from './en.ts';

export const serviceFacts = ({ fact, caseWording }: LocalSite) =>
  ({
    'gst-registration': [
      { label: 'அரசுக் கட்டணம்', figure: fact('gst.registration-fee') },
      { label: 'எத்தனை நாள்', figure: fact('gst.registration-time') },
    ],
    'gst-returns': [
      {
        label: 'வரி ரிட்டர்ன் (GSTR-3B)',
        figure: `அடுத்த மாதம் ${caseWording('gst.gstr3b-due', 'monthly')}`,
        note: `காலாண்டு ரிட்டர்ன்: ${caseWording('gst.gstr3b-due', 'quarterly')}`,
      },
      { label: 'வட்டி', figure: fact('gst.late-interest'), note: 'தாமதமான வரிக்கு' },
    ],
    'gst-notices': [
      { label: 'பதிலுக்குக் காலக்கெடு', figure: 'நோட்டீஸில் உள்ள தேதி', note: 'அதுவே செல்லும்' },
      { label: 'முதல் படி', figure: 'நோட்டீஸை அனுப்ப', note: 'புகைப்படம் போதும்' },
    ],
    'gst-refunds': [
      { label: 'விண்ணப்பக் காலக்கெடு', figure: fact('gst.refund-claim-limit') },
      { label: 'எத்தனை நாள்', figure: `சுமார் ${fact('gst.refund-processing')}` },
    ],
    'income-tax-filing': [
      [
        {
          due: 'itr-individual',
          label: 'கடைசி தேதி',
          figure: fact('itr.due-individuals'),
          note: `தொழிலுக்கு ${fact('itr.due-businesses')}`,
        },
        {
          due: 'itr-business',
          label: 'தொழிலுக்குக் கடைசி தேதி',
          figure: fact('itr.due-businesses'),
          note: `மற்றவர்கள் தாமதமாக: ${fact('itr.belated')}`,
        },
        {
          due: 'itr-belated',
          label: 'தாமத ரிட்டர்ன்',
          figure: fact('itr.belated'),
          note: `உரிய காலம்: ${fact('itr.due-individuals')}, தொழிலுக்கு ${fact('itr.due-businesses')}`,
        },
      ],
      { label: 'ரீஃபண்ட்', figure: fact('itr.refund-processing') },
    ],
    'pf-esi-services': [
      { label: 'PF பதிவு', figure: fact('pf.registration-time') },
      { label: 'ESI பதிவு', figure: fact('esi.registration-time') },
    ],
    'tds-tcs-returns': [
      { label: 'ரிட்டர்ன்', figure: 'ஒவ்வொரு காலாண்டும்' },
      {
        label: 'சான்றிதழ்கள்',
        figure: `படிவம் ${fact('tds.certificate-salary')}, ${fact('tds.certificate-others')}`,
        note: 'சம்பளம், மற்றவை; முன்பு 16, 16A',
      },
    ],
    'company-registration': [
      { label: 'கம்பெனி', figure: fact('company.registration-time') },
      { label: 'LLP', figure: fact('company.llp-time') },
    ],
    'accounting-bookkeeping': [
      { label: 'கணக்கை முடிப்பது', figure: 'ஒவ்வொரு மாதமும்' },
      { label: 'அறிக்கைகள்', figure: 'லாபம், பாக்கி, ஸ்டாக்' },
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

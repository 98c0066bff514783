import type { LocalSite } from '../local-site.ts';
import type { ServiceSlug } from '../service-index/en.ts';
import type { ServiceSheet } from './en.ts';

export const serviceSheets = ({ fact }: LocalSite) =>
  ({
    sheets: {
      'gst-registration': { title: 'நான் பதிவு செய்ய வேண்டுமா?' },
      'gst-returns': { title: 'அடுத்த கடைசி தேதி எது?' },
      'gst-notices': { title: 'என் நோட்டீஸில் என்ன கேட்கிறார்கள்?' },
      'gst-refunds': {
        title: 'ரீஃபண்ட் வர எத்தனை நாள்?',
        answer: `சுமார் ${fact('gst.refund-processing')}`,
        note: 'முழுமையான விண்ணப்பம் தந்த நாளிலிருந்து',
        facts: [
          { label: 'எதற்குள் விண்ணப்பம்', figure: fact('gst.refund-claim-limit') },
          { label: 'அதிகாரி சரிபார்க்க', figure: fact('gst.refund-check') },
        ],
      },
      'income-tax-filing': {
        title: 'ரீஃபண்ட் வர எத்தனை நாள்?',
        answer: fact('itr.refund-processing'),
        note: 'ரிட்டர்னை நீங்கள் சரிபார்த்த (verify) பிறகு',
      },
      'pf-esi-services': { title: 'அடுத்த கடைசி தேதி எது?' },
      'tds-tcs-returns': { title: 'அடுத்த கடைசி தேதி எது?' },
      'company-registration': {
        title: 'எத்தனை நாள் ஆகும்?',
        answer: fact('company.registration-time'),
        note: 'பிரைவேட் லிமிடெட் கம்பெனிக்கு',
        facts: [{ label: 'LLP', figure: fact('company.llp-time') }],
      },
      'accounting-bookkeeping': {
        title: 'ஒவ்வொரு மாதமும் கணக்கை முடிக்கிறோம்',
        note: 'லாபம், பாக்கி, ஸ்டாக் மூன்றும் ஒரே பக்கத்தில் இருக்கும்.',
        facts: [
          { label: 'நீங்கள் அனுப்புவது', figure: 'பில், வங்கி ஸ்டேட்மென்ட்' },
          { label: 'உங்களுக்குக் கிடைப்பது', figure: 'ஒவ்வொரு மாதமும் ஓர் அறிக்கை' },
          { label: 'சம்பளக் கணக்கு', figure: 'இதில் அடங்கும்' },
          { label: 'ரிட்டர்ன்', figure: 'இதே எண்களிலிருந்து GST, TDS, வருமான வரி' },
        ],
      },
      'udyam-registration': {
        title: 'எத்தனை நாள் ஆகும்?',
        answer: fact('udyam.registration-time'),
        facts: [
          { label: 'அரசுக் கட்டணம்', figure: fact('udyam.fee') },
          { label: 'உங்களுக்குத் தேவை', figure: 'ஆதார், PAN' },
        ],
      },
      'iec-registration': {
        title: 'எத்தனை நாள் ஆகும்?',
        answer: fact('iec.registration-time'),
        facts: [{ label: 'அரசுக் கட்டணம்', figure: fact('iec.fee') }],
      },
    },
    notice: {
      form: 'நோட்டீஸில் உள்ள எண்',
      example: 'DRC-01A',
      reply: 'நோட்டீஸில் உள்ள பதில் தேதி',
      action: 'விவரம் பார்க்க',
      hint: 'எண் நோட்டீஸின் மேல் மூலையில் இருக்கும். தேதி கிடைக்காவிட்டால் அந்த இடத்தைக் காலியாக விடுங்கள்.',
    },
    registration: {
      sells: 'என்ன விற்கிறீர்கள்?',
      goods: 'பொருட்கள்',
      services: 'சேவைகள்',
      both: 'இரண்டும்',
      sales: 'இந்த ஆண்டு விற்பனை, ₹',
      action: 'சரிபார்க்க',
      hint: 'வரி உள்ள பொருட்களை அல்லது சேவைகளைத் தமிழ்நாட்டுக்குள், ஆன்லைனில் அல்லாமல் விற்கிறீர்கள் என்று எடுத்துக்கொள்கிறோம். பதில் வரும் பக்கத்தில் இதை மாற்றலாம்.',
    },
  }) satisfies {
    readonly sheets: Record<ServiceSlug, ServiceSheet>;
    readonly notice: object;
    readonly registration: object;
  };

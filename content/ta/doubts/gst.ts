import { around, type Doubt } from '../../doubts/doubt.ts';
import { gstDoubts as english } from '../../doubts/gst.ts';
import { cases, crore, date, dayOfNextMonth, lakh, rupees, rupeesADay } from '../register/values.ts';

const threshold = cases(
  { goods: lakh(40), services: lakh(20) },
  ({ goods, services }) => `பொருள் மட்டும் விற்றால் ${goods}, சேவையும் இருந்தால் ${services}`,
);
const gstr4Due = around(date(30, 6), 'நிதியாண்டு முடிந்த பின் {}');
const cmp08Due = around(dayOfNextMonth(18), 'காலாண்டு முடிந்து அடுத்த மாதம் {}');

/** Doubts about GST. */
export const gstDoubts = {
  'gst-threshold': {
    ...english['gst-threshold'],
    instead: { facts: { 'gst.threshold': { fact: threshold, from: '2019-04-01' } } },
  },
  'gst-threshold-goods': {
    ...english['gst-threshold-goods'],
    instead: {
      facts: {},
      texts: [
        {
          service: 'gst-registration',
          begins: 'விற்றுமுதல் (டர்ன்ஓவர்)',
          now: `விற்றுமுதல் (டர்ன்ஓவர்) வரம்பைத் தாண்டினாலோ, வெளிமாநிலத்துக்குப் பொருள் விற்றாலோ GST (சரக்கு மற்றும் சேவை வரி) சட்டப்படி GSTIN (GST எண்) வேண்டும். வரம்பு: ${threshold.text}. GSTIN தேவையா என்று உங்களுடன் முடிவு செய்கிறோம். ஆவணங்களை ஒழுங்கு செய்து REG-01 தாக்கல் செய்கிறோம். சான்றிதழ் வரும் வரை விண்ணப்பத்தைக் கவனிக்கிறோம்.`,
        },
      ],
    },
  },
  'gst-gstr1-quarterly': {
    ...english['gst-gstr1-quarterly'],
    instead: {
      facts: {
        'gst.gstr1-due': {
          fact: cases(
            { monthly: dayOfNextMonth(11), quarterly: dayOfNextMonth(13) },
            ({ monthly, quarterly }) => `அடுத்த மாதம் ${monthly}, காலாண்டு ரிட்டர்ன் என்றால் ${quarterly}`,
          ),
        },
      },
    },
  },
  'gst-gstr4-annual': {
    ...english['gst-gstr4-annual'],
    instead: {
      facts: {
        'gst.gstr4-due': { fact: gstr4Due, from: '2024-04-01' },
        'gst.gstr4-frequency': { fact: { text: 'ஆண்டுதோறும்' }, from: '2019-04-01' },
      },
      rows: [
        {
          service: 'gst-returns',
          block: 'gst-return-types',
          row: 'GSTR-4',
          now: [
            {
              form: 'CMP-08',
              description: 'காம்போசிஷன் வியாபாரியின் காலாண்டு விவரம்: விற்றுமுதலும் அதற்குச் செலுத்திய வரியும்.',
              frequency: 'காலாண்டுதோறும்',
              dueDate: cmp08Due.text,
            },
            {
              form: 'GSTR-4',
              description: 'காம்போசிஷன் வியாபாரியின் ஆண்டு ரிட்டர்ன்; நான்கு காலாண்டு விவரங்களுடன் இதையும் தாக்கல் செய்ய வேண்டும்.',
              frequency: 'ஆண்டுதோறும்',
              dueDate: gstr4Due.text,
            },
          ],
        },
      ],
      texts: [
        {
          service: 'gst-returns',
          begins: 'எதைத் தாக்கல் செய்வது என்பது',
          now: 'எதைத் தாக்கல் செய்வது என்பது நீங்கள் இருக்கும் திட்டத்தைப் பொறுத்தது. ரெகுலர் முறையில் இருப்பவருக்கு முதல் மூன்று வரிசைகள், காம்போசிஷன் வியாபாரிக்குக் கடைசி இரண்டு வரிசைகள்.',
        },
      ],
    },
  },
  'gst-late-fee-cap': {
    ...english['gst-late-fee-cap'],
    instead: {
      facts: {
        'gst.late-fee-day': {
          fact: cases(
            {
              perDay: rupeesADay(50),
              mostSmall: rupees(2_000),
              mostMedium: rupees(5_000),
              mostLarge: rupees(10_000),
              turnoverSmall: crore(1.5),
              turnoverMedium: crore(5),
            },
            ({ perDay }) =>
              `ஒவ்வொரு ரிட்டர்னுக்கும் ${perDay} (பாதி மத்திய அரசுக்கு, பாதி மாநில அரசுக்கு; விற்றுமுதலைப் பொறுத்து உச்ச வரம்பு உண்டு)`,
          ),
          from: '2021-06-01',
        },
        'gst.late-fee-nil-day': {
          fact: cases(
            { perDay: rupeesADay(20), most: rupees(500) },
            ({ perDay, most }) => `${perDay} (ரிட்டர்னுக்கு அதிகபட்சம் ${most})`,
          ),
          from: '2021-06-01',
        },
      },
    },
  },
  'gst-old-returns': {
    ...english['gst-old-returns'],
    instead: {
      facts: {
        'gst.old-returns': {
          fact: {
            text: 'விடுபட்ட ரிட்டர்ன்களைப் பழையதில் தொடங்கி வரிசையாக, ஒவ்வொன்றின் கடைசி தேதியிலிருந்து மூன்று ஆண்டுகளுக்குள் தாக்கல் செய்ய வேண்டும்',
          },
          from: '2025-07-01',
        },
      },
    },
  },
} as const satisfies Readonly<Record<keyof typeof english, Doubt>>;

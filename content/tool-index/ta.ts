import { toolIndex as english, type ToolEntry, type ToolSlug } from './en.ts';

export type { ToolEntry, ToolSlug } from './en.ts';

const words: Readonly<Record<ToolSlug, Pick<ToolEntry, 'name' | 'summary'>>> = {
  gst: {
    name: 'விலைக்கு அல்லது பில்லுக்கு GST',
    summary: 'விலையுடன் GST-ஐச் சேர்க்க, அல்லது விலைக்குள் உள்ள GST-ஐப் பைசா வரை பிரிக்க',
  },
  'gst-late-fee': {
    name: 'GST தாமதக் கட்டணமும் வட்டியும்',
    summary: 'மாத, காலாண்டு அல்லது ஆண்டு GST (ஜிஎஸ்டி) ரிட்டர்ன் தாமதமானால் எவ்வளவு செலவாகும்',
  },
  'pf-esi': {
    name: 'PF, ESI பங்களிப்பு',
    summary: 'சம்பளப் பட்டியலை வைத்து, ஒரு மாதத்தில் நீங்களும் ஊழியர்களும் எவ்வளவு செலுத்த வேண்டும்',
  },
  'gst-registration-check': {
    name: 'என் கடைக்கு GST தேவையா?',
    summary: 'என்ன, எவ்வளவுக்கு, எங்கே விற்கிறீர்கள் என்பதை வைத்து, GST பதிவு தேவையா என்று பார்க்க',
  },
  tds: {
    name: 'பணம் தரும்போது TDS',
    summary: 'எவ்வளவு TDS பிடிப்பது அல்லது TCS வசூலிப்பது, எந்தப் பிரிவில், எந்தத் தேதிக்குள், தாமதமானால் எவ்வளவு செலவாகும்',
  },
  'tds-late-fee': {
    name: 'TDS ரிட்டர்னுக்குத் தாமதக் கட்டணம்',
    summary: 'TDS, TCS ரிட்டர்ன் அல்லது படிவம் 141 (26QB) தாமதமானால் எவ்வளவு செலவாகும்',
  },
  'income-tax': {
    name: 'பழைய முறையிலும் புதிய முறையிலும் வருமான வரி',
    summary: 'இரு முறைகளிலும் உங்கள் ஆண்டு வரி எவ்வளவு, எதில் குறைவு',
  },
  'advance-tax': {
    name: 'முன்கூட்டிய வரியும் அதன் வட்டியும்',
    summary: 'தவணைகளும் அவற்றின் தேதிகளும், குறைவாகவோ தாமதமாகவோ செலுத்தினால் எவ்வளவு கூடும்',
  },
  'itr-form': {
    name: 'எந்த ITR படிவம், எந்தத் தேதிக்குள்',
    summary: 'ITR-1 முதல் ITR-7 வரை எது என்று ஆறு கேள்விகளில், காரணத்துடனும் கடைசி தேதியுடனும் பார்க்க',
  },
  notice: {
    name: 'எனக்கு நோட்டீஸ் வந்தது',
    summary: 'அதிகாரி என்ன கேட்கிறார், இன்னும் எத்தனை நாட்கள், எந்த ஆவணங்களை எடுத்து வைக்க வேண்டும்',
  },
};

/** The tools in the order of every list. */
export const toolIndex: readonly ToolEntry[] = english.map((row) => ({ ...row, ...words[row.slug] }));

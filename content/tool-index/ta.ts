import { toolIndex as english, type ToolEntry, type ToolSlug } from './en.ts';

export type { ToolEntry, ToolSlug } from './en.ts';

const words: Readonly<Record<ToolSlug, Pick<ToolEntry, 'name' | 'summary'>>> = {
  gst: {
    name: 'விலைக்கு அல்லது பில்லுக்கு GST',
    summary: 'விலையுடன் சேர்த்து அல்லது விலையிலிருந்து பிரித்து, பைசா வரை',
  },
  'gst-late-fee': {
    name: 'GST தாமதக் கட்டணம், வட்டி',
    summary: 'மாத, காலாண்டு, ஆண்டு GST ரிட்டர்ன் தாமதமானால் ஆகும் செலவு',
  },
  'pf-esi': {
    name: 'PF, ESI பங்களிப்பு',
    summary: 'மாதம் நீங்களும் ஊழியர்களும் செலுத்த வேண்டியது',
  },
  'gst-registration-check': {
    name: 'என் கடைக்கு GST தேவையா?',
    summary: 'என்ன, எவ்வளவுக்கு, எங்கே விற்கிறீர்கள் என்பதை வைத்து',
  },
  tds: {
    name: 'பணம் தரும்போது TDS',
    summary: 'எவ்வளவு TDS பிடிப்பது, TCS வசூலிப்பது; எந்த நாளுக்குள் செலுத்துவது',
  },
  'tds-late-fee': {
    name: 'TDS ரிட்டர்னின் தாமதக் கட்டணம்',
    summary: 'TDS, TCS ரிட்டர்ன் அல்லது படிவம் 141 (26QB) தாமதமானால் ஆகும் செலவு',
  },
  'income-tax': {
    name: 'வருமான வரி: பழைய, புதிய முறை',
    summary: 'இரு முறைகளிலும் ஆண்டின் வரி எவ்வளவு, எது குறைவு',
  },
  'advance-tax': {
    name: 'முன்கூட்டிய வரியும் வட்டியும்',
    summary: 'தவணைகள், தேதிகள், தாமதமானால் வட்டி',
  },
  'itr-form': {
    name: 'எந்த ரிட்டர்ன் படிவம், எப்போது வரை',
    summary: 'ஆறு கேள்விகள்: ITR-1 முதல் ITR-7 வரை எது, எந்தத் தேதிக்குள்',
  },
  notice: {
    name: 'எனக்கு நோட்டீஸ் வந்தது',
    summary: 'அது என்ன கேட்கிறது, இன்னும் எத்தனை நாட்கள்',
  },
};

/** The tools in the order of every list. */
export const toolIndex: readonly ToolEntry[] = english.map((row) => ({ ...row, ...words[row.slug] }));

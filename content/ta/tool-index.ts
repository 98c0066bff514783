import { toolIndex as english, type ToolEntry, type ToolSlug } from '../tool-index.ts';

export type { ToolEntry, ToolSlug } from '../tool-index.ts';

const words: Readonly<Record<ToolSlug, Pick<ToolEntry, 'name' | 'summary'>>> = {
  gst: {
    name: 'விலைக்கு அல்லது பில்லுக்கு GST',
    summary: 'CGST, SGST அல்லது IGST, பைசா வரை: விலையுடன் சேர்த்து, அல்லது விலையிலிருந்து பிரித்து',
  },
  'gst-late-fee': {
    name: 'GST தாமதக் கட்டணம், வட்டி',
    summary: 'GSTR-3B, GSTR-1 தாமதமானால் ஒவ்வொரு நாளும் ஆகும் செலவு',
  },
  'pf-esi': {
    name: 'PF, ESI பங்களிப்பு',
    summary: 'நீங்களும் ஊழியர்களும் மாதம் செலுத்துவது, சம்பளப் பட்டியலிலிருந்து',
  },
  'gst-registration-check': {
    name: 'என் கடைக்கு GST தேவையா?',
    summary: 'என்ன, எவ்வளவுக்கு, எங்கே விற்கிறீர்கள் என்பதை வைத்து',
  },
  tds: {
    name: 'பணம் தரும்போது TDS',
    summary: 'எவ்வளவு பிடிக்க வேண்டும், எந்தப் பிரிவு, எந்த நாளுக்குள், தாமதமானால் வட்டி',
  },
  'tds-late-fee': {
    name: 'TDS ரிட்டர்னின் தாமதக் கட்டணம்',
    summary: 'TDS, TCS ரிட்டர்னைத் தாமதமாகத் தாக்கல் செய்தால் ஆகும் செலவு',
  },
  'income-tax': {
    name: 'வருமான வரி: பழைய, புதிய முறை',
    summary: 'இரு முறைகளிலும் ஆண்டின் வரி எவ்வளவு, எது குறைவு',
  },
  'advance-tax': {
    name: 'முன்கூட்டிய வரியும் வட்டியும்',
    summary: 'தவணைகளும் தேதிகளும், குறைந்தாலோ தாமதமானாலோ ஆகும் செலவும்',
  },
  'itr-form': {
    name: 'எந்த ரிட்டர்ன் படிவம், எப்போது வரை',
    summary: 'ஆறு கேள்விகளில் ITR-1 முதல் ITR-7 வரை எது, ஏன், கடைசி தேதி எது',
  },
  notice: {
    name: 'எனக்கு நோட்டீஸ் வந்தது',
    summary: 'நோட்டீஸ் என்ன கேட்கிறது, எத்தனை நாட்கள் மீதி, எந்த ஆவணங்கள் வேண்டும்',
  },
};

/** The tools in the order of every list. */
export const toolIndex: readonly ToolEntry[] = english.map((row) => ({ ...row, ...words[row.slug] }));

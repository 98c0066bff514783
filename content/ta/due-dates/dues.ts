import { type Due, type DueId, dues as english } from '../../due-dates/dues.ts';
import type { Translated } from '../../translated.ts';
import { fact } from '../facts.ts';
import { offices } from '../offices.ts';

export type { Due, DueId } from '../../due-dates/dues.ts';

type English = (typeof english)[number];
/** The texts of each due date, and its source; everything else is that of the English. */
type Texts = {
  readonly [Id in DueId]: Translated<Omit<Extract<English, { readonly id: Id }>, 'id' | 'service' | 'kinds' | 'rule'>>;
};

const { gst, incomeTax, epfo, esic, mca } = offices;

const gstLate = `தாமதக் கட்டணம்: ${fact('gst.late-fee-day')}; நில் ரிட்டர்ன் என்றால் ${fact('gst.late-fee-nil-day')}.`;
const gstInterest = `தாமதமாகச் செலுத்தும் வரிக்கு வட்டி: ${fact('gst.late-interest')}.`;
const tdsLate = `தாமதக் கட்டணம்: ${fact('tds.late-fee-day')}. தாமதமாகச் செலுத்தும் வரிக்கு வட்டி: ${fact('tds.late-interest')}.`;
const ownYear = 'மார்ச் 31-இல் நிதியாண்டு முடியும் கம்பெனிக்கு இதுவே கடைசி நாள்.';
const ownMeeting = 'உங்கள் AGM நடந்த நாளிலிருந்து கணக்கு: அது முன்பே நடந்தால் தேதியும் முன்பே வரும்.';

const texts: Texts = {
  'gstr-1': {
    name: 'GSTR-1',
    concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்',
    late: gstLate,
    source: gst,
  },
  'gstr-1-quarterly': {
    name: 'GSTR-1, காலாண்டு',
    concerns: 'GST ரெகுலர் முறையில், காலாண்டுதோறும் தாக்கல் செய்பவர்',
    late: gstLate,
    source: gst,
  },
  'gstr-3b': {
    name: 'GSTR-3B',
    concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்',
    late: `${gstLate} ${gstInterest}`,
    source: gst,
  },
  'gstr-4': {
    name: 'GSTR-4',
    concerns: 'காம்போசிஷன் திட்டத்தில் உள்ள வியாபாரி',
    late: gstLate,
    source: gst,
  },
  'tds-salaries': {
    name: 'TDS ரிட்டர்ன், சம்பளம்',
    forms: `படிவம் ${fact('tds.form-salary')}.`,
    concerns: 'சம்பளத்தில் வரி பிடிப்பவர்',
    late: tdsLate,
    source: incomeTax,
  },
  'tds-residents': {
    name: 'TDS ரிட்டர்ன், இந்தியாவில் வசிப்பவர்',
    forms: `படிவம் ${fact('tds.form-resident')}.`,
    concerns: 'இந்தியாவில் வசிப்பவருக்குத் தரும் மற்ற தொகையில் வரி பிடிப்பவர்',
    late: tdsLate,
    source: incomeTax,
  },
  'tds-non-residents': {
    name: 'TDS ரிட்டர்ன், இந்தியாவில் வசிக்காதவர்',
    forms: `படிவம் ${fact('tds.form-nonresident')}.`,
    concerns: 'இந்தியாவில் வசிக்காதவருக்குத் தரும் தொகையில் வரி பிடிப்பவர்',
    late: tdsLate,
    source: incomeTax,
  },
  tcs: {
    name: 'TCS ரிட்டர்ன்',
    forms: `படிவம் ${fact('tds.form-tcs')}.`,
    concerns: 'வாங்குபவரிடம் வரி வசூலிப்பவர்',
    late: tdsLate,
    source: incomeTax,
  },
  pf: {
    name: 'PF ரிட்டர்ன்',
    concerns: `PF பதிவுள்ள நிறுவனம், ${fact('pf.employees')}`,
    late: `தாமத அபராதம் (Damages): ${fact('pf.damages')}.`,
    source: epfo,
  },
  esi: {
    name: 'ESI ரிட்டர்ன்',
    concerns: `ESI பதிவுள்ள நிறுவனம், ${fact('esi.employees')}`,
    late: `வட்டி: ${fact('esi.interest')}.`,
    source: esic,
  },
  'itr-individual': {
    name: 'வருமான வரி ரிட்டர்ன், தனிநபர்',
    concerns: 'பெரும்பாலான தனிநபர்கள்',
    source: incomeTax,
  },
  'itr-business': {
    name: 'வருமான வரி ரிட்டர்ன், தொழில்',
    concerns: 'கணக்குத் தணிக்கை தேவைப்படாத தொழில்',
    source: incomeTax,
  },
  'itr-audit': {
    name: 'வருமான வரி ரிட்டர்ன், தணிக்கை',
    concerns: 'கணக்கைத் தணிக்கை செய்ய வேண்டியவர்',
    source: incomeTax,
  },
  agm: {
    name: 'ஆண்டுப் பொதுக்கூட்டம் (AGM)',
    concerns: 'பிரைவேட் லிமிடெட் கம்பெனி',
    late: `நடத்தாவிட்டால் அபராதம்: ${fact('company.agm-penalty')}.`,
    words: fact('company.agm-due'),
    note: `${ownYear} புதிய கம்பெனியின் முதல் கூட்டத்துக்கு வேறு கடைசி நாள் உண்டு: எங்களிடம் கேளுங்கள்.`,
    source: mca,
  },
  'aoc-4': {
    name: 'AOC-4',
    concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: கணக்கு',
    words: fact('company.aoc4-due'),
    note: `${ownYear} ${ownMeeting}`,
    source: mca,
  },
  'annual-return': {
    name: 'கம்பெனியின் ஆண்டு ரிட்டர்ன்',
    concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: உறுப்பினர், இயக்குநர், பங்கு',
    late: `அபராதம்: ${fact('company.additional-fee')}.`,
    words: fact('company.annual-return-due'),
    note: `${ownYear} ${ownMeeting}`,
    source: mca,
  },
};

/** In the order of lists that do not go by date. */
export const dues: readonly (Due & { readonly id: DueId })[] = english.map((due) => ({ ...due, ...texts[due.id] }));

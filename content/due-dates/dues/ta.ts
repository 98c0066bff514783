import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import { type Due, type DueId, dues as englishTexts } from './en.ts';

export type { Due, DueId } from './en.ts';

type English = ReturnType<typeof englishTexts>[number];
type NotText =
  | 'id'
  | 'isReturn'
  | 'onCard'
  | 'alsoOnCardOf'
  | 'toPayee'
  | 'lateBy'
  | 'basis'
  | 'service'
  | 'kinds'
  | 'rules';
/** The texts of each due date; everything else is that of the English. */
type Texts = {
  readonly [Id in DueId]: Translated<Omit<Extract<English, { readonly id: Id }>, NotText>>;
};

const OLD = '2026-03-31';
const form = (now: string, old: string | undefined): string => `படிவம் ${now}; 2026 மார்ச் வரை படிவம் ${old ?? ''}.`;

const ownYear = 'மார்ச் 31-இல் நிதியாண்டு முடியும் கம்பெனிக்கு இதுவே கடைசி நாள்.';
const ownMeeting = `${ownYear} உங்கள் AGM நடந்த நாளிலிருந்து கணக்கு: அது முன்பே நடந்தால் தேதியும் முன்பே வரும்.`;
const firstTwo = 'காலாண்டின் முதல் இரண்டு மாதங்களுக்கு';

export const dues = (site: LocalSite) => {
  const { fact, wording, plain } = site;
  const english = englishTexts(site);
  const gstLate = `தாமதக் கட்டணம்: ${fact('gst.late-fee-day')}; Nil ரிட்டர்ன் என்றால் ${fact('gst.late-fee-nil-day')}.`;
  const gstInterest = `தாமதமாகச் செலுத்தும் வரிக்கு வட்டி: ${fact('gst.late-interest')}.`;
  const tdsInterest = `தாமதமாகச் செலுத்தும் வரிக்கு வட்டி: ${fact('tds.late-interest')}.`;
  const tdsLate = `தாமதக் கட்டணம்: ${fact('tds.late-fee-day')}. இரண்டாம் மாதம் முதல் அபராதம்: ${fact('tds.penalty')}.`;
  const certificateLate = `அபராதம்: ${fact('tds.certificate-penalty')}.`;
  const itrLate = `தாமதக் கட்டணம்: ${fact('itr.late-fee')}; மீதமுள்ள வரிக்கு வட்டி: ${fact('itr.late-interest')}.`;
  const advanceLate = `குறையும் தொகைக்கு வட்டி: ${fact('advance.interest')}.`;
  const lateReport = (id: 'audit.late' | 'audit.transfer-pricing-late'): string =>
    `2025-26-க்கு அபராதம்: ${wording(id, OLD) ?? ''}; தகுந்த காரணம் இருந்தால் இல்லை. வரி ஆண்டு 2026-27 முதல் கட்டணம்: ${fact(id)}.`;
  const updated = `அதன் பின் கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் மட்டுமே; அதற்கு ${fact('itr.updated')} வரை.`;
  const texts: Texts = {
    'gstr-1': { name: 'GSTR-1', concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்', late: gstLate },
    'gstr-3b': {
      name: 'GSTR-3B',
      concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்',
      late: `${gstLate} ${gstInterest}`,
    },
    'gstr-1-quarterly': {
      name: 'GSTR-1 (காலாண்டு)',
      concerns: 'QRMP-இல் காலாண்டுதோறும் தாக்கல் செய்பவர்',
      late: gstLate,
    },
    'gstr-3b-quarterly': {
      name: 'GSTR-3B (காலாண்டு)',
      concerns: 'QRMP-இல் உள்ளவர்; தொழில் நடக்கும் இடம் தமிழ்நாடு',
      words: fact('gst.gstr3b-quarterly-due'),
      late: `${gstLate} ${gstInterest}`,
    },
    iff: {
      name: 'IFF',
      concerns: 'QRMP-இல் உள்ளவர்; கட்டாயம் இல்லை',
      words: `${fact('gst.iff-due')}, ${firstTwo}`,
      late: 'கட்டணம் இல்லை: வாங்குபவர் ITC எடுக்கக் காத்திருக்க வேண்டும்.',
    },
    'pmt-06': {
      name: 'PMT-06',
      concerns: 'QRMP-இல் உள்ளவர்: அந்த மாத வரி',
      words: `${fact('gst.pmt06-due')}, ${firstTwo}`,
      late: gstInterest,
    },
    'cmp-08': {
      name: 'CMP-08',
      concerns: 'காம்போசிஷன் திட்டத்தில் உள்ள வியாபாரி: காலாண்டு வரி',
      late: `${gstInterest} பொதுவாகத் ${plain('gst.cmp08-late-fee')}.`,
    },
    'gstr-4': {
      name: 'GSTR-4',
      concerns: 'காம்போசிஷன் திட்டத்தில் உள்ள வியாபாரி: ஆண்டு ரிட்டர்ன்',
      late: `தாமதக் கட்டணம்: ${fact('gst.gstr4-late-fee')}.`,
    },
    'composition-option': {
      name: 'CMP-02',
      concerns: 'காம்போசிஷன் திட்டத்தில் சேர விரும்புபவர்',
      words: fact('gst.composition-option'),
      late: 'புதிய ஆண்டு முழுவதும் ரெகுலர் ரிட்டர்ன்.',
    },
    'gstr-9': {
      name: 'GSTR-9',
      concerns: `விற்றுமுதல் ${fact('gst.gstr9-turnover')} உள்ள ரெகுலர் GST வரி செலுத்துபவர்: ஆண்டு ரிட்டர்ன்`,
      late: `தாமதக் கட்டணம் ${fact('gst.gstr9-late-fee')}.`,
    },
    'gstr-9c': {
      name: 'GSTR-9C',
      concerns: `விற்றுமுதல் ${fact('gst.gstr9c-turnover')} உள்ள ரெகுலர் GST வரி செலுத்துபவர்: கணக்குடன் ஒப்பீடு`,
      late: 'GSTR-9-இன் தாமதக் கட்டணம் தொடரும்.',
    },
    'gst-credit': {
      name: 'சென்ற ஆண்டின் ITC',
      concerns:
        'ரெகுலர் GST வரி செலுத்துபவர்: சென்ற ஆண்டின் உள்ளீட்டு வரி வரவையும் (ITC) திருத்தங்களையும் அதற்குள் தாக்கல் செய்யும் GSTR-3B-இல் காட்ட வேண்டும்',
      words: fact('gst.credit-limit'),
      late: 'ITC கிடைக்காது.',
    },
    'itc-04': {
      name: 'ITC-04',
      concerns: 'ஜாப் ஒர்க்குக்குப் பொருள் அனுப்புபவர்',
      words: fact('gst.itc04-due'),
      late: `பொதுவாகத் ${plain('gst.itc04-late')}.`,
    },
    'gstr-7': {
      name: 'GSTR-7',
      concerns: 'GST-இல் வரி பிடிக்கும் அரசு அமைப்புகளும் மற்றவர்களும்',
      late: `தாமதக் கட்டணம்: பொதுவாக ${plain('gst.gstr7-late-fee')}.`,
    },
    'gstr-8': {
      name: 'GSTR-8',
      concerns: 'GST-இல் வரி வசூலிக்கும் ஆன்லைன் விற்பனைத் தளங்கள்',
      late: `தாமதக் கட்டணம்: பொதுவாக ${plain('gst.gstr8-late-fee')}.`,
    },
    'tds-deposit': {
      name: 'TDS, TCS செலுத்த',
      concerns: 'வரி பிடிப்பவர், வசூலிப்பவர்: அந்த மாதத்தில் பிடித்தது, வசூலித்தது',
      words: fact('tds.deposit-due'),
      late: tdsInterest,
      note: 'மார்ச் மாத வரிக்கு உள்ள நாள் TDS-க்கு உறுதி; TCS-க்கும் பொதுவாக அதுவே.',
    },
    'tds-salaries': {
      name: 'TDS ரிட்டர்ன் (சம்பளம்)',
      forms: form(fact('tds.form-salary'), wording('tds.form-salary', OLD)),
      concerns: 'சம்பளத்தில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    'tds-residents': {
      name: 'TDS ரிட்டர்ன் (வசிப்பவர்)',
      forms: form(fact('tds.form-resident'), wording('tds.form-resident', OLD)),
      concerns: 'இந்தியாவில் வசிப்பவருக்குத் தரும் மற்ற தொகையில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    'tds-non-residents': {
      name: 'TDS ரிட்டர்ன் (வசிக்காதவர்)',
      forms: form(fact('tds.form-nonresident'), wording('tds.form-nonresident', OLD)),
      concerns: 'இந்தியாவில் வசிக்காதவருக்குத் தரும் தொகையில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    tcs: {
      name: 'TCS ரிட்டர்ன்',
      forms: form(fact('tds.form-tcs'), wording('tds.form-tcs', OLD)),
      concerns: 'வாங்குபவரிடம் வரி வசூலிப்பவர்',
      late: tdsLate,
    },
    'form-141': {
      name: 'படிவம் 141',
      forms: '2026 மார்ச் வரை படிவம் 26QB, 26QC, 26QD, 26QE.',
      concerns: 'சொத்து, வாடகை போன்றவற்றில் TDS பிடித்த மாதத்துக்கு மட்டும்',
      words: fact('tds.form-141-due'),
      late: `தாமதக் கட்டணம்: ${fact('tds.late-fee-day')}. ${tdsInterest}`,
    },
    'form-130': {
      name: 'TDS சான்றிதழ் (சம்பளம்)',
      forms: form(fact('tds.certificate-salary'), wording('tds.certificate-salary', OLD)),
      concerns: 'சம்பளத்தில் வரி பிடிப்பவர்: ஒவ்வோர் ஊழியருக்கும்',
      late: certificateLate,
    },
    'form-131': {
      name: 'TDS சான்றிதழ் (மற்றவை)',
      forms: form(fact('tds.certificate-others'), wording('tds.certificate-others', OLD)),
      concerns: 'மற்ற தொகையில் வரி பிடிப்பவர்: பெறும் ஒவ்வொருவருக்கும்',
      late: certificateLate,
    },
    'form-133': {
      name: 'TCS சான்றிதழ்',
      forms: form(fact('tds.certificate-tcs'), wording('tds.certificate-tcs', OLD)),
      concerns: 'வரி வசூலிப்பவர்: வாங்கும் ஒவ்வொருவருக்கும்',
      late: certificateLate,
    },
    'advance-tax': {
      name: 'முன்கூட்டிய வரி',
      concerns: `ஆண்டின் வரி ${fact('advance.threshold')} உள்ளவர்; தொழில் இல்லாத 60 வயதானவருக்கு இல்லை`,
      late: advanceLate,
      note: `மொத்தமாக ${fact('advance.shares')}.`,
    },
    'advance-tax-presumptive': {
      name: 'முன்கூட்டிய வரி (அனுமானம்)',
      concerns: 'அனுமான வருமானத்தில் (presumptive) வரி செலுத்துபவர்: முழு வரியும் ஒரே முறையில்',
      late: advanceLate,
    },
    'itr-individual': {
      name: 'ITR (தனிநபர்)',
      concerns: 'வருமான வரி ரிட்டர்ன்: தொழில் இல்லாத அனைவரும் (சம்பளம், ஓய்வூதியம், வாடகை, ஆதாயம்)',
      late: itrLate,
    },
    'itr-business': {
      name: 'ITR (தொழில்)',
      concerns: 'வருமான வரி ரிட்டர்ன்: கணக்குத் தணிக்கை தேவைப்படாத தொழில், தொழில்முறையாளர், LLP',
      late: itrLate,
    },
    'audit-report': {
      name: 'வரித் தணிக்கை அறிக்கை',
      forms: 'படிவம் 26; 2026 மார்ச் வரை படிவம் 3CA, 3CB, 3CD.',
      concerns: fact('audit.turnover'),
      late: lateReport('audit.late'),
    },
    'itr-audit': {
      name: 'ITR (தணிக்கை)',
      concerns: 'வருமான வரி ரிட்டர்ன்: கம்பெனிகளும், கணக்கைத் தணிக்கை செய்ய வேண்டிய அனைவரும்',
      late: itrLate,
    },
    'transfer-pricing-report': {
      name: 'Transfer Pricing அறிக்கை',
      forms: 'படிவம் 48; 2026 மார்ச் வரை படிவம் 3CEB.',
      concerns: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனத்துடன் பரிவர்த்தனை செய்பவர்',
      words: `பொதுவாக ${plain('audit.transfer-pricing-due')}`,
      late: lateReport('audit.transfer-pricing-late'),
    },
    'itr-transfer-pricing': {
      name: 'ITR (Transfer Pricing)',
      concerns: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனத்துடன் பரிவர்த்தனை செய்பவர்',
      late: itrLate,
    },
    'itr-belated': {
      name: 'தாமதமான ITR',
      concerns: 'உரிய நாளில் தாக்கல் செய்யாதவர்: தாமதமான ரிட்டர்ன் (Belated)',
      late: updated,
      note: `எப்படியும் தாமதக் கட்டணம் உண்டு: ${fact('itr.late-fee')}.`,
    },
    'itr-revised': {
      name: 'திருத்திய ITR',
      concerns: 'சென்ற ஆண்டின் ரிட்டர்னில் பிழை கண்டவர்: திருத்திய ரிட்டர்ன் (Revised)',
      late: updated,
      note: `கட்டணம்: பொதுவாக ${plain('itr.revised-fee')}.`,
    },
    pf: {
      name: 'PF ரிட்டர்ன்',
      forms: 'ECR.',
      concerns: `PF பதிவுள்ள நிறுவனம், ${fact('pf.employees')}`,
      late: `வட்டி: ${fact('pf.interest')}, தாமத அபராதம் (Damages): ${fact('pf.damages')}; தாமதக் கட்டணம்: பொதுவாக ${plain('pf.return-late-fee')}.`,
    },
    esi: {
      name: 'ESI பங்களிப்பு',
      concerns: `ESI பதிவுள்ள நிறுவனம், ${fact('esi.employees')}`,
      words: `பொதுவாக ${plain('esi.return-due')}`,
      late: `வட்டி: ${fact('esi.interest')}; தாமத அபராதம் (Damages): பொதுவாக ${plain('esi.damages')}.`,
      note: 'புதிய ஒழுங்குமுறைகள் வர வேண்டியுள்ளன; வரும் வரை நடைமுறையில் தேதி மாறவில்லை.',
    },
    'professional-tax': {
      name: 'தொழில் வரி',
      concerns: 'ஊழியர் உள்ள நிறுவனம்: அரையாண்டு வரி, உள்ளாட்சி அமைப்புக்கு',
      late: `பொதுவாக ${plain('professional-tax.late')}.`,
    },
    'labour-welfare': {
      name: 'தொழிலாளர் நல நிதி',
      forms: 'படிவம் A.',
      concerns: `${fact('labour-welfare.employees')} உள்ள நிறுவனம்: ${fact('labour-welfare.shares')}`,
      words: fact('labour-welfare.due'),
      late: `பொதுவாகத் ${plain('labour-welfare.late')}.`,
    },
    bonus: {
      name: 'போனஸ்',
      concerns: `ஊழியர் உள்ள நிறுவனம்: பொதுவாகச் சம்பளத்தில் ${plain('bonus.rate')}; சம்பள வரம்பு ${plain('bonus.wage-limit')}`,
      words: `பொதுவாக ${plain('bonus.due')}`,
      late: `பொதுவாகச் ${plain('bonus.late')}.`,
    },
    agm: {
      name: 'AGM',
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: ஆண்டுப் பொதுக்கூட்டம்',
      words: fact('company.agm-due'),
      late: `அபராதம்: ${fact('company.agm-penalty')}.`,
      note: `${ownYear} புதிய கம்பெனியின் முதல் கூட்டம்: ${fact('company.agm-first-due')}.`,
    },
    'adt-1': {
      name: 'ADT-1',
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: ஆடிட்டர் நியமனம்',
      words: fact('company.adt1-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.other-additional-fee')}.`,
      note: ownMeeting,
    },
    'aoc-4': {
      name: 'AOC-4',
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: கணக்கு',
      words: fact('company.aoc4-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.additional-fee')}.`,
      note: ownMeeting,
    },
    'annual-return': {
      name: 'MGT-7, MGT-7A',
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: உறுப்பினர்கள், இயக்குநர்கள், பங்குகள் பற்றிய ஆண்டு ரிட்டர்ன்',
      words: fact('company.annual-return-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.additional-fee')}.`,
      note: ownMeeting,
    },
    'dpt-3': {
      name: 'DPT-3',
      concerns: 'மார்ச் 31-இல் டெபாசிட், கடன் உள்ள பிரைவேட் லிமிடெட் கம்பெனி',
      late: `கூடுதல் கட்டணம்: ${fact('company.other-additional-fee')}.`,
    },
    'msme-1': {
      name: 'MSME-1',
      concerns: 'குறு, சிறு நிறுவனத்துக்கு 45 நாட்களுக்கு மேல் பாக்கி வைத்துள்ள கம்பெனி',
      late: `அபராதம்: பொதுவாக ${plain('company.msme1-penalty')}.`,
    },
    'dir-3-kyc': {
      name: 'DIR-3 KYC',
      concerns: 'DIN உள்ளவர்: இயக்குநர்கள், LLP நியமித்த பார்ட்னர்கள் (Designated Partner)',
      words: fact('company.director-kyc-due'),
      late: `கட்டணம்: பொதுவாக ${plain('company.director-kyc-late')}; அதுவரை DIN முடக்கப்படும்.`,
      note: `${fact('company.director-kyc-next')}.`,
    },
    'llp-11': {
      name: 'LLP படிவம் 11',
      concerns: 'LLP: ஆண்டு ரிட்டர்ன்',
      late: `கூடுதல் கட்டணம்: ${fact('llp.late-fee')}.`,
    },
    'llp-8': {
      name: 'LLP படிவம் 8',
      concerns: 'LLP: கணக்கு, கடன் தீர்க்கும் திறன்',
      late: `கூடுதல் கட்டணம்: ${fact('llp.late-fee')}.`,
    },
    lut: {
      name: 'LUT',
      forms: 'படிவம் RFD-11.',
      concerns: 'IGST செலுத்தாமல் ஏற்றுமதி செய்பவர்: புதிய ஆண்டுக்கு',
      words: fact('gst.lut-due'),
      late: 'அதுவரை IGST செலுத்தி ஏற்றுமதி செய்து, பின்னர் திரும்பப் பெற வேண்டும்.',
    },
    iec: {
      name: 'IEC உறுதி செய்தல்',
      concerns: 'IEC (ஏற்றுமதி, இறக்குமதிக் குறியீட்டு எண்) உள்ளவர்',
      words: fact('iec.confirmation-due'),
      late: 'உறுதி செய்யும் வரை எண் முடக்கப்படும்.',
    },
  };
  /** In the order of lists that do not go by date. */
  return english.map((due): Due & { readonly id: DueId } => ({ ...due, ...texts[due.id] }));
};

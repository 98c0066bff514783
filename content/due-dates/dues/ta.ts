import type { LocalSite } from '../../local-site.ts';
import type { LawId } from '../../read-facts.ts';
import { inRupees } from '../../rupees.ts';
import type { Translated } from '../../translated.ts';
import { type Due, type DueId, dues as englishTexts } from './en.ts';

export type { Due, DueId } from './en.ts';

type English = ReturnType<typeof englishTexts>[number];
type NotText = 'id' | 'onCard' | 'alsoOnCardOf' | 'toPayee' | 'lateBy' | 'basis' | 'service' | 'kinds' | 'rules';
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
  const { fact, wording, figure, caseFigure, caseWording } = site;
  const formCode = (id: LawId): string => `படிவம்\u00a0${fact(id)}`;
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
  const gstCost = `${caseWording('gst.late-fee-day', 'perDay')}, Nil ரிட்டர்ன் ${inRupees(caseFigure('gst.late-fee-nil-day', 'perDay'))}`;
  const gstReturnCost = `${gstCost}; வரிக்கு ${fact('gst.late-interest')} வட்டி`;
  const gstInterestCost = `வட்டி ${fact('gst.late-interest')}`;
  const depositCost = `வட்டி ${caseWording('tds.late-interest', 'lateDeposit')}`;
  const tdsCost = caseWording('tds.late-fee-day', 'perDay');
  const certificateCost = caseWording('tds.certificate-penalty', 'perDay');
  const itrCost = `தாமதக் கட்டணம் ${caseWording('itr.late-fee', 'others')}, வட்டி ${fact('itr.late-interest')}`;
  const companyCost = fact('company.additional-fee');
  const extraFees = fact('company.other-additional-fee');
  const updated = `அதன் பின் கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் மட்டுமே; அதற்கு ${fact('itr.updated')} வரை.`;
  const texts: Texts = {
    'gstr-1': {
      name: 'GST விற்பனைப் பட்டியல்',
      code: 'GSTR-1',
      who: 'மாதந்தோறும் GST தாக்கல் செய்பவர்',
      cost: gstCost,
      concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்',
      late: gstLate,
    },
    'gstr-3b': {
      name: 'GST ரிட்டர்னும் வரியும்',
      code: 'GSTR-3B',
      who: 'மாதந்தோறும் GST தாக்கல் செய்பவர்',
      cost: gstReturnCost,
      concerns: 'GST ரெகுலர் முறையில், மாதந்தோறும் தாக்கல் செய்பவர்',
      late: `${gstLate} ${gstInterest}`,
    },
    'gstr-1-quarterly': {
      name: 'காலாண்டு GST விற்பனைப் பட்டியல்',
      code: 'GSTR-1',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்',
      cost: gstCost,
      concerns: 'QRMP-இல் காலாண்டுதோறும் தாக்கல் செய்பவர்',
      late: gstLate,
    },
    'gstr-3b-quarterly': {
      name: 'காலாண்டு GST ரிட்டர்னும் வரியும்',
      code: 'GSTR-3B',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்',
      cost: gstReturnCost,
      concerns: 'QRMP-இல் உள்ளவர்; தொழில் நடக்கும் இடம் தமிழ்நாடு',
      words: fact('gst.gstr3b-quarterly-due'),
      late: `${gstLate} ${gstInterest}`,
    },
    iff: {
      name: 'இந்த மாத GST பில்கள்',
      code: 'IFF',
      who: 'காலாண்டு GST தாக்கல் செய்பவர்; கட்டாயம் இல்லை',
      cost: 'கட்டணம் இல்லை; வாங்குபவரின் ITC தாமதமாகும்',
      concerns: 'QRMP-இல் உள்ளவர்; கட்டாயம் இல்லை',
      words: `${fact('gst.iff-due')}, ${firstTwo}`,
      late: 'கட்டணம் இல்லை: வாங்குபவர் ITC எடுக்கக் காத்திருக்க வேண்டும்.',
    },
    'pmt-06': {
      name: 'இந்த மாத GST வரி',
      code: 'PMT-06',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்',
      cost: gstInterestCost,
      concerns: 'QRMP-இல் உள்ளவர்: அந்த மாத வரி',
      words: `${fact('gst.pmt06-due')}, ${firstTwo}`,
      late: gstInterest,
    },
    'cmp-08': {
      name: 'காம்போசிஷன் காலாண்டு வரி',
      code: 'CMP-08',
      who: 'காம்போசிஷன் வியாபாரிகள்',
      cost: gstInterestCost,
      concerns: 'காம்போசிஷன் திட்டத்தில் உள்ள வியாபாரி: காலாண்டு வரி',
      late: `${gstInterest} பொதுவாகத் ${fact('gst.cmp08-late-fee')}.`,
    },
    'gstr-4': {
      name: 'காம்போசிஷன் ஆண்டு ரிட்டர்ன்',
      code: 'GSTR-4',
      who: 'காம்போசிஷன் வியாபாரிகள்',
      cost: `${caseWording('gst.gstr4-late-fee', 'perDay')}; அதிகபட்சம் ${caseWording('gst.gstr4-late-fee', 'most')}`,
      concerns: 'காம்போசிஷன் திட்டத்தில் உள்ள வியாபாரி: ஆண்டு ரிட்டர்ன்',
      late: `தாமதக் கட்டணம்: ${fact('gst.gstr4-late-fee')}.`,
    },
    'composition-option': {
      name: 'காம்போசிஷனில் சேரக் கடைசி நாள்',
      code: 'CMP-02',
      who: 'காம்போசிஷன் திட்டத்தில் சேர விரும்புபவர்',
      cost: 'புதிய ஆண்டு முழுவதும் ரெகுலர் ரிட்டர்ன்',
      concerns: 'காம்போசிஷன் திட்டத்தில் சேர விரும்புபவர்',
      words: fact('gst.composition-option'),
      late: 'புதிய ஆண்டு முழுவதும் ரெகுலர் ரிட்டர்ன்.',
    },
    'qrmp-choice': {
      name: 'GST மாதமா, காலாண்டா: தேர்ந்தெடுக்கக் கடைசி நாள்',
      code: 'QRMP',
      who: `விற்றுமுதல் ${fact('gst.qrmp-turnover')} உள்ளவர்`,
      cost: 'அடுத்த காலாண்டு முதல் மட்டுமே மாற்றலாம்',
      concerns: `மாத ரிட்டர்னிலிருந்து காலாண்டுக்கோ, காலாண்டிலிருந்து மாதத்துக்கோ மாற விரும்பும் ரெகுலர் GST வரி செலுத்துபவர் (விற்றுமுதல் ${fact('gst.qrmp-turnover')})`,
      late: 'இந்தக் காலாண்டின் ரிட்டர்ன்கள் மாறாது; அடுத்த காலாண்டுக்கு மீண்டும் தேர்ந்தெடுக்கலாம்.',
      note: 'நீங்கள் மாற்றும் வரை தேர்வு தொடரும். முந்தைய ரிட்டர்னைத் தாக்கல் செய்திருக்க வேண்டும்.',
    },
    'gstr-9': {
      name: 'GST ஆண்டு ரிட்டர்ன்',
      code: 'GSTR-9',
      who: `விற்றுமுதல் ${fact('gst.gstr9-turnover')} உள்ளவர்`,
      cost: 'விற்றுமுதலுக்கு ஏற்ப தினசரிக் கட்டணம்',
      concerns: `விற்றுமுதல் ${fact('gst.gstr9-turnover')} உள்ள ரெகுலர் GST வரி செலுத்துபவர்: ஆண்டு ரிட்டர்ன்`,
      late: `தாமதக் கட்டணம் ${fact('gst.gstr9-late-fee')}.`,
    },
    'gstr-9c': {
      name: 'கணக்குடன் GST ஒப்பீடு',
      code: 'GSTR-9C',
      who: `விற்றுமுதல் ${fact('gst.gstr9c-turnover')} உள்ளவர்`,
      cost: 'GSTR-9-இன் தாமதக் கட்டணம் தொடரும்',
      concerns: `விற்றுமுதல் ${fact('gst.gstr9c-turnover')} உள்ள ரெகுலர் GST வரி செலுத்துபவர்: கணக்குடன் ஒப்பீடு`,
      late: 'இந்தப் படிவத்தையும் தாக்கல் செய்யும் வரை GSTR-9-இன் தாமதக் கட்டணம் தொடரும்.',
    },
    'gst-credit': {
      name: 'சென்ற ஆண்டின் ITC: கடைசி நாள்',
      who: 'சென்ற ஆண்டின் பில்களுக்கு ITC எடுக்காதவர்',
      cost: 'ITC கிடைக்காது',
      concerns:
        'ரெகுலர் GST வரி செலுத்துபவர்: சென்ற ஆண்டின் உள்ளீட்டு வரி வரவையும் (ITC) திருத்தங்களையும் அதற்குள் தாக்கல் செய்யும் GSTR-3B-இல் காட்ட வேண்டும்',
      words: fact('gst.credit-limit'),
      late: 'ITC கிடைக்காது.',
    },
    'itc-04': {
      name: 'ஜாப் ஒர்க் அறிக்கை',
      code: 'ITC-04',
      who: 'ஜாப் ஒர்க்குக்குப் பொருள் அனுப்புபவர்',
      cost: `பொதுவாக ${inRupees(figure('gst.itc04-late'))} வரை அபராதம்`,
      concerns: 'ஜாப் ஒர்க்குக்குப் பொருள் அனுப்புபவர்',
      words: fact('gst.itc04-due'),
      late: `பொதுவாகத் ${fact('gst.itc04-late')}.`,
    },
    'gstr-7': {
      name: 'GST-இன் TDS ரிட்டர்ன்',
      code: 'GSTR-7',
      who: 'GST-இல் வரி பிடிக்கும் அரசு அமைப்புகள்',
      cost: `பொதுவாக ${caseWording('gst.gstr7-late-fee', 'perDay')}`,
      concerns: 'GST-இல் வரி பிடிக்கும் அரசு அமைப்புகளும் மற்றவர்களும்',
      late: `தாமதக் கட்டணம்: பொதுவாக ${fact('gst.gstr7-late-fee')}.`,
    },
    'gstr-8': {
      name: 'GST-இன் TCS ரிட்டர்ன்',
      code: 'GSTR-8',
      who: 'ஆன்லைன் விற்பனைத் தளங்கள்',
      cost: `பொதுவாக ${caseWording('gst.gstr8-late-fee', 'perDay')}`,
      concerns: 'GST-இல் வரி வசூலிக்கும் ஆன்லைன் விற்பனைத் தளங்கள்',
      late: `தாமதக் கட்டணம்: பொதுவாக ${fact('gst.gstr8-late-fee')}.`,
    },
    'tds-deposit': {
      name: 'TDS, TCS செலுத்த',
      who: 'அந்த மாதத்தில் வரி பிடித்தவர், வசூலித்தவர்',
      cost: depositCost,
      concerns: 'வரி பிடிப்பவர், வசூலிப்பவர்: அந்த மாதத்தில் பிடித்தது, வசூலித்தது',
      words: fact('tds.deposit-due'),
      late: tdsInterest,
      note: 'மார்ச் மாத வரிக்கு உள்ள நாள் TDS-க்கு உறுதி; TCS-க்கும் பொதுவாக அதுவே.',
    },
    'tds-salaries': {
      name: 'சம்பளத்துக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-salary'),
      who: 'சம்பளத்தில் வரி பிடிப்பவர்',
      cost: tdsCost,
      forms: form(fact('tds.form-salary'), wording('tds.form-salary', OLD)),
      concerns: 'சம்பளத்தில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    'tds-residents': {
      name: 'மற்ற தொகைகளுக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-resident'),
      who: 'வாடகை, ஒப்பந்தம், கட்டணம், வட்டி தருபவர்',
      cost: tdsCost,
      forms: form(fact('tds.form-resident'), wording('tds.form-resident', OLD)),
      concerns: 'இந்தியாவில் வசிப்பவருக்குத் தரும் மற்ற தொகையில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    'tds-non-residents': {
      name: 'வெளிநாட்டுத் தொகைகளுக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-nonresident'),
      who: 'வெளிநாட்டில் வசிப்பவருக்குப் பணம் தருபவர்',
      cost: tdsCost,
      forms: form(fact('tds.form-nonresident'), wording('tds.form-nonresident', OLD)),
      concerns: 'இந்தியாவில் வசிக்காதவருக்குத் தரும் தொகையில் வரி பிடிப்பவர்',
      late: tdsLate,
    },
    tcs: {
      name: 'TCS ரிட்டர்ன்',
      code: formCode('tds.form-tcs'),
      who: 'வாங்குபவரிடம் வரி வசூலிப்பவர்',
      cost: tdsCost,
      forms: form(fact('tds.form-tcs'), wording('tds.form-tcs', OLD)),
      concerns: 'வாங்குபவரிடம் வரி வசூலிப்பவர்',
      late: tdsLate,
    },
    'form-141': {
      name: 'சொத்து, வாடகை TDS',
      code: 'படிவம்\u00a0141',
      who: 'சொத்து வாங்கி அல்லது வாடகை தந்து TDS பிடித்தவர்',
      cost: `${tdsCost}, ${caseWording('tds.late-interest', 'lateDeposit')} வட்டி`,
      forms: '2026 மார்ச் வரை படிவம் 26QB, 26QC, 26QD, 26QE.',
      concerns: 'சொத்து, வாடகை போன்றவற்றில் TDS பிடித்த மாதத்துக்கு மட்டும்',
      words: fact('tds.form-141-due'),
      late: `தாமதக் கட்டணம்: ${fact('tds.late-fee-day')}. ${tdsInterest}`,
    },
    'form-130': {
      name: 'ஊழியர்களுக்கு TDS சான்றிதழ்',
      code: formCode('tds.certificate-salary'),
      who: 'சம்பளத்தில் வரி பிடிப்பவர்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-salary'), wording('tds.certificate-salary', OLD)),
      concerns: 'சம்பளத்தில் வரி பிடிப்பவர்: ஒவ்வோர் ஊழியருக்கும்',
      late: certificateLate,
    },
    'form-131': {
      name: 'மற்றவர்களுக்கு TDS சான்றிதழ்',
      code: formCode('tds.certificate-others'),
      who: 'மற்ற தொகைகளில் வரி பிடிப்பவர்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-others'), wording('tds.certificate-others', OLD)),
      concerns: 'மற்ற தொகையில் வரி பிடிப்பவர்: பெறும் ஒவ்வொருவருக்கும்',
      late: certificateLate,
    },
    'form-132': {
      name: 'சொத்து, வாடகைக்கு TDS சான்றிதழ்',
      code: 'படிவம்\u00a0132',
      who: 'படிவம் 141 தாக்கல் செய்தவர்: விற்றவருக்கு, உரிமையாளருக்கு',
      cost: certificateCost,
      forms: 'படிவம் 132; 2026 மார்ச் வரை படிவம் 16B, 16C, 16D, 16E.',
      concerns: 'படிவம் 141-இல் TDS பிடித்தவர்: சொத்தை விற்றவருக்கு, வீட்டு உரிமையாளருக்கு, ஒப்பந்ததாரருக்கு',
      words: fact('tds.form-132-due'),
      late: certificateLate,
    },
    'form-121': {
      name: 'TDS வேண்டாம் என்ற உறுதிமொழிகளைப் பதிவேற்ற',
      code: 'படிவம்\u00a0121',
      who: 'பெறுபவரிடம் அதை வாங்கிய பணம் தருபவர்',
      cost: fact('tds.declaration-penalty'),
      forms: 'படிவம் 121; 2026 மார்ச் வரை படிவம் 15G, 15H.',
      concerns: 'பெறுபவர் படிவம் 121 தந்ததால் TDS பிடிக்காமல் பணம் தந்த வங்கிகள், கம்பெனிகள், மற்றவர்கள்',
      words: `பொதுவாக ${fact('tds.form-121-due')}`,
      late: `அபராதம்: ${fact('tds.declaration-penalty')}.`,
    },
    'form-133': {
      name: 'வாங்குபவர்களுக்கு TCS சான்றிதழ்',
      code: formCode('tds.certificate-tcs'),
      who: 'வாங்குபவரிடம் வரி வசூலிப்பவர்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-tcs'), wording('tds.certificate-tcs', OLD)),
      concerns: 'வரி வசூலிப்பவர்: வாங்கும் ஒவ்வொருவருக்கும்',
      late: certificateLate,
    },
    'advance-tax': {
      name: 'முன்கூட்டிய வரி',
      who: `ஆண்டின் வரி ${fact('advance.threshold')} உள்ளவர்`,
      cost: `வட்டி ${fact('advance.interest')}`,
      concerns: `ஆண்டின் வரி ${fact('advance.threshold')} உள்ளவர்; தொழில் இல்லாத 60 வயதானவருக்கு இல்லை`,
      late: advanceLate,
      note: `மொத்தமாக ${fact('advance.shares')}.`,
    },
    'advance-tax-presumptive': {
      name: 'முன்கூட்டிய வரி, ஒரே தவணை',
      who: 'அனுமான வருமானத்தில் வரி செலுத்துபவர்',
      cost: `வட்டி ${fact('advance.interest')}`,
      concerns: 'அனுமான வருமானத்தில் (presumptive) வரி செலுத்துபவர்: முழு வரியும் ஒரே முறையில்',
      late: advanceLate,
    },
    'itr-individual': {
      name: 'வருமான வரி ரிட்டர்ன், தொழில் இல்லாதவர்',
      code: 'ITR',
      who: 'சம்பளம், ஓய்வூதியம், வாடகை, ஆதாயம்',
      cost: itrCost,
      concerns: 'வருமான வரி ரிட்டர்ன்: தொழில் இல்லாத அனைவரும் (சம்பளம், ஓய்வூதியம், வாடகை, ஆதாயம்)',
      late: itrLate,
    },
    'itr-business': {
      name: 'வருமான வரி ரிட்டர்ன், தொழில்',
      code: 'ITR',
      who: 'தணிக்கை இல்லாத தொழில், தொழில்முறையாளர், LLP',
      cost: itrCost,
      concerns: 'வருமான வரி ரிட்டர்ன்: கணக்குத் தணிக்கை தேவைப்படாத தொழில், தொழில்முறையாளர், LLP',
      late: itrLate,
    },
    'audit-report': {
      name: 'வரித் தணிக்கை அறிக்கை',
      code: 'படிவம்\u00a026',
      who: 'தணிக்கை வரம்பைத் தாண்டிய தொழில்கள்',
      cost: `கட்டணம் ${caseWording('audit.late', 'month')} அல்லது அதற்கு மேல்`,
      forms: 'படிவம் 26; 2026 மார்ச் வரை படிவம் 3CA, 3CB, 3CD.',
      concerns: fact('audit.turnover'),
      late: lateReport('audit.late'),
    },
    'itr-audit': {
      name: 'வருமான வரி ரிட்டர்ன், தணிக்கைக்குப் பின்',
      code: 'ITR',
      who: 'கம்பெனிகள், கணக்குத் தணிக்கை உள்ளவர்கள்',
      cost: itrCost,
      concerns: 'வருமான வரி ரிட்டர்ன்: கம்பெனிகளும், கணக்கைத் தணிக்கை செய்ய வேண்டிய அனைவரும்',
      late: itrLate,
    },
    'transfer-pricing-report': {
      name: 'Transfer Pricing அறிக்கை',
      code: 'படிவம்\u00a048',
      who: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனம் உள்ள தொழில்',
      cost: `கட்டணம் ${caseWording('audit.transfer-pricing-late', 'month')} அல்லது அதற்கு மேல்`,
      forms: 'படிவம் 48; 2026 மார்ச் வரை படிவம் 3CEB.',
      concerns: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனத்துடன் பரிவர்த்தனை செய்பவர்',
      words: `பொதுவாக ${fact('audit.transfer-pricing-due')}`,
      late: lateReport('audit.transfer-pricing-late'),
    },
    'itr-transfer-pricing': {
      name: 'வருமான வரி ரிட்டர்ன், Transfer Pricing',
      code: 'ITR',
      who: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனம் உள்ள தொழில்',
      cost: itrCost,
      concerns: 'வெளிநாட்டில் தொடர்புள்ள நிறுவனத்துடன் பரிவர்த்தனை செய்பவர்',
      late: itrLate,
    },
    'itr-belated': {
      name: 'தாமதமான வருமான வரி ரிட்டர்ன்: கடைசி நாள்',
      code: 'ITR',
      who: 'உரிய நாளில் தாக்கல் செய்யாதவர்',
      cost: 'கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் மட்டும்',
      concerns: 'உரிய நாளில் தாக்கல் செய்யாதவர்: தாமதமான ரிட்டர்ன் (Belated)',
      late: updated,
      note: `எப்படியும் தாமதக் கட்டணம் உண்டு: ${fact('itr.late-fee')}.`,
    },
    'itr-revised': {
      name: 'திருத்திய வருமான வரி ரிட்டர்ன்: கடைசி நாள்',
      code: 'ITR',
      who: 'ரிட்டர்னில் பிழை கண்டவர்',
      cost: 'கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் மட்டும்',
      concerns: 'சென்ற ஆண்டின் ரிட்டர்னில் பிழை கண்டவர்: திருத்திய ரிட்டர்ன் (Revised)',
      late: updated,
      note: `கட்டணம்: பொதுவாக ${fact('itr.revised-fee')}.`,
    },
    sft: {
      name: 'பெரிய பரிவர்த்தனைகள் பற்றிய அறிக்கை',
      code: 'SFT',
      who: 'ரொக்க விற்பனை அதிகம் உள்ள தணிக்கைத் தொழில்கள்',
      cost: caseWording('sft.late', 'perDay'),
      forms: 'படிவம் 165; 2026 மார்ச் வரை படிவம் 61A.',
      concerns:
        'ஒரே விற்பனைக்குப் பெரிய தொகையை ரொக்கமாகப் பெற்ற, கணக்குத் தணிக்கை உள்ள தொழில்கள்; பங்குகள் வெளியிடும் அல்லது டெபாசிட் வாங்கும் கம்பெனிகளும்',
      words: `பொதுவாக ${fact('sft.due')}`,
      late: `தாமதக் கட்டணம்: ${fact('sft.late')}.`,
    },
    pf: {
      name: 'PF தொகையும் ரிட்டர்னும்',
      code: 'ECR',
      who: `PF உள்ள நிறுவனம், ${fact('pf.employees')}`,
      cost: `வட்டி ${fact('pf.interest')}, தாமத அபராதம் ${fact('pf.damages')}`,
      forms: 'ECR.',
      concerns: `PF பதிவுள்ள நிறுவனம், ${fact('pf.employees')}`,
      late: `வட்டி: ${fact('pf.interest')}, தாமத அபராதம் (Damages): ${fact('pf.damages')}; தாமதக் கட்டணம்: பொதுவாக ${fact('pf.return-late-fee')}.`,
    },
    esi: {
      name: 'ESI பங்களிப்பு',
      who: `ESI உள்ள நிறுவனம், ${fact('esi.employees')}`,
      cost: `வட்டி ${fact('esi.interest')}, தாமத அபராதம்`,
      concerns: `ESI பதிவுள்ள நிறுவனம், ${fact('esi.employees')}`,
      words: `பொதுவாக ${fact('esi.return-due')}`,
      late: `வட்டி: ${fact('esi.interest')}; தாமத அபராதம் (Damages): பொதுவாக ${fact('esi.damages')}.`,
      note: 'புதிய ஒழுங்குமுறைகள் வர வேண்டியுள்ளன; வரும் வரை நடைமுறையில் தேதி மாறவில்லை.',
    },
    'professional-tax': {
      name: 'ஊழியர்களின் தொழில் வரி',
      who: 'ஊழியர் உள்ள நிறுவனம், உள்ளாட்சிக்கு',
      cost: `பொதுவாக வட்டி ${figure('professional-tax.late')}%`,
      concerns: 'ஊழியர் உள்ள நிறுவனம்: அரையாண்டு வரி, உள்ளாட்சி அமைப்புக்கு',
      late: `பொதுவாக ${fact('professional-tax.late')}.`,
    },
    'labour-welfare': {
      name: 'தொழிலாளர் நல நிதி',
      code: 'படிவம்\u00a0A',
      who: `${fact('labour-welfare.employees')} உள்ள நிறுவனம்`,
      cost: 'பொதுவாகத் தொழிலாளர் நல வாரியம் வசூலிக்கும்',
      forms: 'படிவம் A.',
      concerns: `${fact('labour-welfare.employees')} உள்ள நிறுவனம்: ${fact('labour-welfare.shares')}`,
      words: fact('labour-welfare.due'),
      late: `பொதுவாகத் ${fact('labour-welfare.late')}.`,
    },
    bonus: {
      name: 'ஊழியர்களுக்குப் போனஸ்',
      who: `பொதுவாகச் சம்பளம் ${fact('bonus.wage-limit')} வரை`,
      cost: `பொதுவாக ${inRupees(figure('bonus.late'))} வரை அபராதம்`,
      concerns: `ஊழியர் உள்ள நிறுவனம்: பொதுவாகச் சம்பளத்தில் ${fact('bonus.rate')}; சம்பள வரம்பு ${fact('bonus.wage-limit')}`,
      words: `பொதுவாக ${fact('bonus.due')}`,
      late: `பொதுவாகச் ${fact('bonus.late')}.`,
    },
    agm: {
      name: 'ஆண்டுப் பொதுக்கூட்டம்',
      code: 'AGM',
      who: 'பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: `${caseWording('company.agm-penalty', 'fixed')} வரை அபராதம்`,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: ஆண்டுப் பொதுக்கூட்டம்',
      words: fact('company.agm-due'),
      late: `அபராதம்: ${fact('company.agm-penalty')}.`,
      note: `${ownYear} புதிய கம்பெனியின் முதல் கூட்டம்: ${fact('company.agm-first-due')}.`,
    },
    'adt-1': {
      name: 'ஆடிட்டர் நியமனம்',
      code: 'ADT-1',
      who: 'பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: extraFees,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: ஆடிட்டர் நியமனம்',
      words: fact('company.adt1-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.other-additional-fee')}.`,
      note: ownMeeting,
    },
    'aoc-4': {
      name: 'கம்பெனியின் கணக்கு',
      code: 'AOC-4',
      who: 'பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: companyCost,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: கணக்கு',
      words: fact('company.aoc4-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.additional-fee')}.`,
      note: ownMeeting,
    },
    'annual-return': {
      name: 'கம்பெனியின் ஆண்டு ரிட்டர்ன்',
      code: 'MGT-7, 7A',
      who: 'பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: companyCost,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனி: உறுப்பினர்கள், இயக்குநர்கள், பங்குகள் பற்றிய ஆண்டு ரிட்டர்ன்',
      words: fact('company.annual-return-due'),
      late: `கூடுதல் கட்டணம்: ${fact('company.additional-fee')}.`,
      note: ownMeeting,
    },
    'pas-6': {
      name: 'டீமேட் பங்குகளின் அரையாண்டு ஒப்பீடு',
      code: 'PAS-6',
      who: 'சிறு கம்பெனி அல்லாத பிரைவேட் கம்பெனிகள்',
      cost: `பொதுவாக ${fact('company.pas6-late')}`,
      concerns: 'சிறு கம்பெனி அல்லாத பிரைவேட் லிமிடெட் கம்பெனி: டீமேட்டிலும் காகிதத்திலும் உள்ள பங்குகள்; CA அல்லது CS சான்றுடன்',
      words: fact('company.pas6-due'),
      late: `அபராதம்: பொதுவாக ${fact('company.pas6-late')}.`,
    },
    'dpt-3': {
      name: 'டெபாசிட், கடன் ரிட்டர்ன்',
      code: 'DPT-3',
      who: 'மார்ச் 31-இல் டெபாசிட், கடன் உள்ள கம்பெனி',
      cost: extraFees,
      concerns: 'மார்ச் 31-இல் டெபாசிட், கடன் உள்ள பிரைவேட் லிமிடெட் கம்பெனி',
      late: `கூடுதல் கட்டணம்: ${fact('company.other-additional-fee')}.`,
    },
    'msme-1': {
      name: 'சிறு நிறுவனங்களுக்குள்ள பாக்கி',
      code: 'MSME-1',
      who: '45 நாட்களுக்கு மேல் பாக்கி வைத்துள்ள கம்பெனி',
      cost: `பொதுவாக அபராதம் ${caseWording('company.msme1-penalty', 'fixed')} அல்லது அதற்கு மேல்`,
      concerns: 'குறு, சிறு நிறுவனத்துக்கு 45 நாட்களுக்கு மேல் பாக்கி வைத்துள்ள கம்பெனி',
      late: `அபராதம்: பொதுவாக ${fact('company.msme1-penalty')}.`,
    },
    'dir-3-kyc': {
      name: 'இயக்குநர், பார்ட்னர் KYC',
      code: 'DIR-3 KYC',
      who: 'DIN உள்ள அனைவரும்',
      cost: `பொதுவாகக் கட்டணம் ${fact('company.director-kyc-late')}`,
      concerns: 'DIN உள்ளவர்: இயக்குநர்கள், LLP நியமித்த பார்ட்னர்கள் (Designated Partner)',
      words: fact('company.director-kyc-due'),
      late: `கட்டணம்: பொதுவாக ${fact('company.director-kyc-late')}; அதுவரை DIN முடக்கப்படும்.`,
      note: `${fact('company.director-kyc-next')}.`,
    },
    'llp-11': {
      name: 'LLP-இன் ஆண்டு ரிட்டர்ன்',
      code: 'படிவம்\u00a011',
      who: 'LLP',
      cost: 'தாமத நாட்களுக்கு ஏற்பக் கூடுதல் கட்டணம்',
      concerns: 'LLP: ஆண்டு ரிட்டர்ன்',
      late: `கூடுதல் கட்டணம்: ${fact('llp.late-fee')}.`,
    },
    'llp-8': {
      name: 'LLP-இன் கணக்கு',
      code: 'படிவம்\u00a08',
      who: 'LLP',
      cost: 'தாமத நாட்களுக்கு ஏற்பக் கூடுதல் கட்டணம்',
      concerns: 'LLP: கணக்கு, கடன் தீர்க்கும் திறன்',
      late: `கூடுதல் கட்டணம்: ${fact('llp.late-fee')}.`,
    },
    lut: {
      name: 'IGST இல்லாத ஏற்றுமதிக்கு LUT',
      code: 'RFD-11',
      who: 'ஏற்றுமதியாளர்கள், புதிய ஆண்டுக்கு',
      cost: 'IGST செலுத்திப் பின்னர் திரும்பப் பெற வேண்டும்',
      forms: 'படிவம் RFD-11.',
      concerns: 'IGST செலுத்தாமல் ஏற்றுமதி செய்பவர்: புதிய ஆண்டுக்கு',
      words: fact('gst.lut-due'),
      late: 'அதுவரை IGST செலுத்தி ஏற்றுமதி செய்து, பின்னர் திரும்பப் பெற வேண்டும்.',
    },
    iec: {
      name: 'IEC உறுதி செய்தல்',
      who: 'IEC உள்ள அனைவரும்',
      cost: 'எண் முடக்கப்படும்',
      concerns: 'IEC (ஏற்றுமதி, இறக்குமதிக் குறியீட்டு எண்) உள்ளவர்',
      words: fact('iec.confirmation-due'),
      late: 'உறுதி செய்யும் வரை எண் முடக்கப்படும்.',
    },
  };
  /** In the order of lists that do not go by date. */
  return english.map((due): Due & { readonly id: DueId } => ({ ...due, ...texts[due.id] }));
};

import type { LocalSite } from '../../local-site.ts';
import type { LawId } from '../../read-facts.ts';
import { inRupees } from '../../rupees.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { type Due, type DueId, dues as englishTexts } from './en.ts';

export type { Due, DueId } from './en.ts';

type English = ReturnType<typeof englishTexts>[number];
type NotText =
  | 'id'
  | 'isConditional'
  | 'onCard'
  | 'alsoOnCardOf'
  | 'toPayee'
  | 'periodShown'
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
const form = (now: string, old: string | undefined): string => `படிவம் ${now} (மார்ச் 2026 வரை படிவம் ${old ?? ''}).`;

const ownYear = 'எங்கள் பட்டியலில் உள்ள தேதி, மார்ச் 31 அன்று நிதியாண்டு முடியும் கம்பெனிக்கானது.';
const ownMeeting =
  'AGM (ஆண்டுப் பொதுக்கூட்டம்) கடைசி நாளில் நடப்பதாகக் கொண்டு எங்கள் பட்டியலில் தேதியைக் காட்டுகிறோம். உங்கள் AGM நடந்த நாளிலிருந்து கணக்கிடுங்கள்.';
const firstTwo = 'காலாண்டின் முதல் இரண்டு மாதங்களுக்கு';

export const dues = (site: LocalSite) => {
  const { fact, wording, plain, figure, caseFigure, caseWording } = site;
  const formCode = (id: LawId): string => `படிவம்\u00a0${fact(id)}`;
  const english = englishTexts(site);
  const gstLate = `ஒவ்வொரு ரிட்டர்னுக்கும் ${caseWording('gst.late-fee-day', 'perDay')}. அதிகபட்சம் எவ்வளவு என்பது உங்கள் விற்றுமுதலைப் பொறுத்தது. காட்ட வேண்டிய வரி இல்லை என்றால் ${caseWording('gst.late-fee-nil-day', 'perDay')}, ஒவ்வொரு ரிட்டர்னுக்கும் அதிகபட்சம் ${caseWording('gst.late-fee-nil-day', 'most')}.`;
  const gstInterest = `தாமதமாகச் செலுத்தும் வரிக்கு ${fact('gst.late-interest')} வட்டி.`;
  const tdsInterest = `தாமதமாகச் செலுத்தும் TDS-க்கு ${caseWording('tds.late-interest', 'lateDeposit')} வட்டி (தாமதமாகப் பிடித்திருந்தால் ${caseWording('tds.late-interest', 'lateDeduction')}).`;
  const tdsLate = `ஒவ்வொரு ரிட்டர்னுக்கும் ${caseWording('tds.late-fee-day', 'perDay')} தாமதக் கட்டணம், ஆனால் அது வரியைத் தாண்டாது. ஒரு மாதத்துக்குப் பின் ${caseWording('tds.penalty', 'least')} முதல் ${caseWording('tds.penalty', 'most')} வரை அபராதம் வரலாம்.`;
  const certificateLate = `${caseWording('tds.certificate-penalty', 'perDay')} அபராதம், ஆனால் அது வரியைத் தாண்டாது.`;
  const itrLate = `${caseWording('itr.late-fee', 'others')} தாமதக் கட்டணம் (வருமானம் ${caseWording('itr.late-fee', 'income')} வரை என்றால் ${caseWording('itr.late-fee', 'small')}). செலுத்தாத வரிக்கு ${fact('itr.late-interest')} வட்டி.`;
  const advanceLate = `குறைவாகச் செலுத்திய தொகைக்கு ${fact('advance.interest')} வட்டி.`;
  const lateReport = (id: 'audit.late' | 'audit.transfer-pricing-late'): string =>
    `2025-26-க்கு, தகுந்த காரணம் இல்லாவிட்டால் ${wording(id, OLD) ?? ''} அபராதம். வரி ஆண்டு 2026-27 முதல், ஒரு மாதம் வரை தாமதமானால் ${caseWording(id, 'month')} கட்டணம், அதன் பின் ${caseWording(id, 'longer')}.`;
  const gstCost = `${caseWording('gst.late-fee-day', 'perDay')} (Nil ரிட்டர்னுக்கு ${inRupees(caseFigure('gst.late-fee-nil-day', 'perDay'))})`;
  const gstReturnCost = `${gstCost}, வரிக்கு ${fact('gst.late-interest')} வட்டி`;
  const gstInterestCost = `${fact('gst.late-interest')} வட்டி`;
  const depositCost = `${caseWording('tds.late-interest', 'lateDeposit')} வட்டி`;
  const tdsCost = caseWording('tds.late-fee-day', 'perDay');
  const certificateCost = caseWording('tds.certificate-penalty', 'perDay');
  const itrCost = `${caseWording('itr.late-fee', 'others')} தாமதக் கட்டணம், ${fact('itr.late-interest')} வட்டி`;
  const companyCost = `${plain('company.additional-fee')}, உச்ச வரம்பு இல்லை`;
  const companyLate = `${plain('company.additional-fee')} கூடுதல் கட்டணம், உச்ச வரம்பு இல்லை.`;
  const times = `${caseWording('company.other-additional-fee', 'least')} முதல் ${caseWording('company.other-additional-fee', 'most')} மடங்கு`;
  const extraFees = `கட்டணத்தைப் போல் ${times}`;
  const extraLate = `வழக்கமான கட்டணத்தைப் போல் ${times} கூடுதல் கட்டணம்.`;
  const llpCost = `வழக்கமான கட்டணத்தைப் போல் ${caseWording('llp.late-fee', 'small')} மடங்கு வரை கூடுதல் கட்டணம்`;
  const llpLate = `தாமதத்தின் முதல் ஆண்டில், வழக்கமான கட்டணத்தைப் போல் ${caseWording('llp.late-fee', 'small')} மடங்கு வரை (பெரிய LLP என்றால் ${caseWording('llp.late-fee', 'others')} மடங்கு) கூடுதல் கட்டணம் வரும்.`;
  const updated = 'இந்தத் தேதிக்குப் பின் கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்னை (ITR-U) மட்டுமே தாக்கல் செய்ய முடியும்.';
  const texts: Texts = {
    'gstr-1': {
      name: 'GST விற்பனை ரிட்டர்ன்',
      code: 'GSTR-1',
      who: 'மாதந்தோறும் GST தாக்கல் செய்பவர்கள்',
      cost: gstCost,
      concerns: 'ரெகுலர் முறையில் மாதந்தோறும் GST தாக்கல் செய்பவர்கள்',
      late: gstLate,
    },
    'gstr-3b': {
      name: 'GST ரிட்டர்னும் வரியும்',
      code: 'GSTR-3B',
      who: 'மாதந்தோறும் GST தாக்கல் செய்பவர்கள்',
      cost: gstReturnCost,
      concerns: 'ரெகுலர் முறையில் மாதந்தோறும் GST தாக்கல் செய்பவர்கள்',
      late: `${gstLate} ${gstInterest}`,
    },
    'gstr-1-quarterly': {
      name: 'காலாண்டு GST விற்பனை ரிட்டர்ன்',
      code: 'GSTR-1',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள்',
      cost: gstCost,
      concerns: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள் (QRMP திட்டம்)',
      late: gstLate,
    },
    'gstr-3b-quarterly': {
      name: 'காலாண்டு GST ரிட்டர்னும் வரியும்',
      code: 'GSTR-3B',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள்',
      cost: gstReturnCost,
      concerns: 'தமிழ்நாட்டில் தொழில் நடத்தி, காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள்',
      words: `காலாண்டு முடிந்து அடுத்த மாதம் ${plain('gst.gstr3b-quarterly-due')}`,
      late: `${gstLate} ${gstInterest}`,
    },
    iff: {
      name: 'GST பில் பதிவேற்றம் (விரும்பினால்)',
      code: 'IFF',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்களில் விரும்புபவர்கள் மட்டும்',
      cost: 'கட்டணம் இல்லை, ஆனால் வாங்கியவர்கள் ITC-க்குக் காத்திருக்க வேண்டும்',
      concerns: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள், வேண்டுமென்றால் ஒரு மாதத்தின் பில்களைப் பதிவேற்றலாம்',
      words: `${firstTwo}, அடுத்த மாதம் ${plain('gst.iff-due')}`,
      late: 'கட்டணம் இல்லை, ஆனால் வாங்கியவர்களுக்கு ITC தாமதமாகக் கிடைக்கும்.',
    },
    'pmt-06': {
      name: 'மாத GST வரி',
      code: 'PMT-06',
      who: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள்',
      cost: gstInterestCost,
      concerns: 'காலாண்டுதோறும் GST தாக்கல் செய்பவர்கள் அந்தந்த மாதத்துக்குச் செலுத்தும் வரி',
      words: `${firstTwo}, அடுத்த மாதம் ${plain('gst.pmt06-due')}`,
      late: gstInterest,
    },
    'cmp-08': {
      name: 'காம்போசிஷன் காலாண்டு வரி',
      code: 'CMP-08',
      who: 'காம்போசிஷன் வியாபாரிகள்',
      cost: gstInterestCost,
      concerns: 'காம்போசிஷன் வியாபாரிகள் செலுத்தும் காலாண்டு வரி',
      late: `${gstInterest} இந்தப் படிவம் ரிட்டர்ன் அல்ல, அறிக்கைதான். அதனால் பொதுவாகத் தாமதக் கட்டணம் இல்லை.`,
    },
    'gstr-4': {
      name: 'காம்போசிஷன் ஆண்டு ரிட்டர்ன்',
      code: 'GSTR-4',
      who: 'காம்போசிஷன் வியாபாரிகள்',
      cost: `${caseWording('gst.gstr4-late-fee', 'perDay')}, அதிகபட்சம் ${caseWording('gst.gstr4-late-fee', 'most')}`,
      concerns: 'காம்போசிஷன் வியாபாரிகளின் ஆண்டு ரிட்டர்ன்',
      late: `${caseWording('gst.gstr4-late-fee', 'perDay')} தாமதக் கட்டணம், அதிகபட்சம் ${caseWording('gst.gstr4-late-fee', 'most')} (செலுத்த வேண்டிய வரி இல்லாவிட்டால் ${caseWording('gst.gstr4-late-fee', 'mostNil')}).`,
    },
    'composition-option': {
      name: 'காம்போசிஷனைத் தேர்ந்தெடுக்கக் கடைசி நாள்',
      code: 'CMP-02',
      who: 'காம்போசிஷன் திட்டத்தில் சேர விரும்பும் வியாபாரிகள் மட்டும்',
      cost: 'ஆண்டு முழுவதும் ரெகுலர் ரிட்டர்ன் தாக்கல் செய்ய வேண்டும்',
      concerns: 'காம்போசிஷன் திட்டத்தில் சேர விரும்பும் வியாபாரிகள்',
      words: `எந்த ஆண்டுக்குத் தேர்ந்தெடுக்கிறீர்களோ, அதற்கு முந்தைய ${plain('gst.composition-option')}`,
      late: 'புதிய ஆண்டு முழுவதும் ரெகுலர் ரிட்டர்ன் தாக்கல் செய்ய வேண்டும்.',
    },
    'qrmp-choice': {
      name: 'GST மாதந்தோறுமா, காலாண்டுதோறுமா என்று தேர்ந்தெடுக்கக் கடைசி நாள்',
      code: 'QRMP',
      who: `விற்றுமுதல் ${plain('gst.qrmp-turnover')} வரை உள்ளவர்களில், மாற விரும்புபவர்கள் மட்டும்`,
      cost: 'அடுத்த காலாண்டு முதல்தான் மாற்ற முடியும்',
      concerns: `மாத ரிட்டர்னிலிருந்து காலாண்டு ரிட்டர்னுக்கோ, திரும்ப மாத ரிட்டர்னுக்கோ மாற விரும்பும், விற்றுமுதல் ${plain('gst.qrmp-turnover')} வரை உள்ள ரெகுலர் வரி செலுத்துபவர்கள்`,
      late: 'இந்தக் காலாண்டில் முன்பு போலவே தாக்கல் செய்ய வேண்டும். அடுத்த காலாண்டு முதல் மாற்றலாம்.',
      note: 'கடைசி ரிட்டர்னைத் தாக்கல் செய்திருந்தால்தான் மாற்ற முடியும்.',
    },
    'gstr-9': {
      name: 'GST ஆண்டு ரிட்டர்ன்',
      code: 'GSTR-9',
      who: `விற்றுமுதல் ${inCase(plain('gst.gstr9-turnover'), 'to')} மேல் உள்ளவர்கள் மட்டும்`,
      cost: caseWording('gst.gstr9-late-fee', 'perDay'),
      concerns: `விற்றுமுதல் ${inCase(plain('gst.gstr9-turnover'), 'to')} மேல் உள்ள ரெகுலர் வரி செலுத்துபவர்களின் ஆண்டு ரிட்டர்ன்`,
      late: `தாமதக் கட்டணம் உங்கள் விற்றுமுதலைப் பொறுத்தது: ${caseWording('gst.gstr9-late-fee', 'perDay')}. அதிகபட்சக் கட்டணத்தை மாநிலத்தில் உள்ள விற்றுமுதலில் சதவீதமாகக் கணக்கிடுவார்கள்: ${caseWording('gst.gstr9-late-fee', 'most')}.`,
    },
    'gstr-9c': {
      name: 'கணக்குடன் GST ஒப்பீடு',
      code: 'GSTR-9C',
      who: `விற்றுமுதல் ${inCase(plain('gst.gstr9c-turnover'), 'to')} மேல் உள்ளவர்கள் மட்டும்`,
      cost: 'GSTR-9C-ஐத் தாக்கல் செய்யும் வரை GSTR-9-க்கான தாமதக் கட்டணம் தொடரும்',
      concerns: `விற்றுமுதல் ${inCase(plain('gst.gstr9c-turnover'), 'to')} மேல் உள்ள ரெகுலர் வரி செலுத்துபவர்கள் ஆண்டு ரிட்டர்னைக் கணக்குடன் ஒப்பிட வேண்டும்`,
      late: 'GSTR-9C-ஐயும் தாக்கல் செய்யும் வரை GSTR-9-க்கான தாமதக் கட்டணம் தொடரும்.',
    },
    'gst-credit': {
      name: 'ITC எடுக்கக் கடைசி நாள்',
      who: 'சென்ற ஆண்டின் ITC-ஐ இன்னும் முழுவதும் எடுக்காதவர்கள் மட்டும்',
      cost: 'ITC கிடைக்காது',
      concerns:
        'ரெகுலர் வரி செலுத்துபவர்கள் சென்ற ஆண்டின் ITC-ஐயும் திருத்தங்களையும், இந்தத் தேதிக்குள் தாக்கல் செய்யும் ரிட்டர்னில் மட்டுமே காட்ட முடியும்',
      words: `ஆண்டு முடிந்து வரும் ${plain('gst.credit-limit')}, அல்லது ஆண்டு ரிட்டர்னை அதற்கு முன்பே தாக்கல் செய்தால் அந்த நாள்`,
      late: 'ITC கிடைக்காது.',
    },
    'itc-04': {
      name: 'ஜாப் ஒர்க் ரிட்டர்ன்',
      code: 'ITC-04',
      who: 'ஜாப் ஒர்க்குக்குப் பொருட்களை அனுப்பும் உற்பத்தியாளர்கள்',
      cost: `${inRupees(figure('gst.itc04-late'))} வரை அபராதம்`,
      concerns: 'ஜாப் ஒர்க்குக்குப் பொருட்களை அனுப்பும் உற்பத்தியாளர்கள்',
      words: `விற்றுமுதல் ${inCase(caseWording('gst.itc04-due', 'turnover'), 'to')} மேல் என்றால் ${caseWording('gst.itc04-due', 'halfYearly')}, இல்லாவிட்டால் ${caseWording('gst.itc04-due', 'yearly')}`,
      late: `பொதுவாகத் தாமதக் கட்டணம் இல்லை, ஆனால் CGST, SGST சேர்த்து ${plain('gst.itc04-late')} வரை அபராதம் உண்டு.`,
    },
    'gstr-7': {
      name: 'GST-இன் கீழ் TDS ரிட்டர்ன்',
      code: 'GSTR-7',
      who: 'GST-இன் கீழ் TDS பிடிக்கும் அரசு அமைப்புகள்',
      cost: caseWording('gst.gstr7-late-fee', 'perDay'),
      concerns: 'GST-இன் கீழ் TDS பிடிக்கும் அரசு அமைப்புகளும் மற்றவர்களும்',
      late: `தாமதக் கட்டணம் பொதுவாக ${caseWording('gst.gstr7-late-fee', 'perDay')}, அதிகபட்சம் ${caseWording('gst.gstr7-late-fee', 'most')}. பிடித்தம் இல்லாத மாதத்துக்குக் கட்டணம் இல்லை.`,
    },
    'gstr-8': {
      name: 'GST-இன் கீழ் TCS ரிட்டர்ன்',
      code: 'GSTR-8',
      who: 'ஆன்லைன் விற்பனைத் தளங்கள்',
      cost: caseWording('gst.gstr8-late-fee', 'perDay'),
      concerns: 'GST-இன் கீழ் TCS வசூலிக்கும் ஆன்லைன் விற்பனைத் தளங்கள்',
      late: `தாமதக் கட்டணம் பொதுவாக ${caseWording('gst.gstr8-late-fee', 'perDay')}, அதிகபட்சம் ${caseWording('gst.gstr8-late-fee', 'most')}.`,
    },
    'tds-deposit': {
      name: 'TDS, TCS செலுத்த',
      who: 'முந்தைய மாதத்தில் TDS பிடித்த அல்லது TCS வசூலித்த அனைவரும்',
      cost: depositCost,
      concerns: 'ஒரு மாதத்தில் TDS பிடித்த அல்லது TCS வசூலித்த அனைவரும் அந்த வரியைச் செலுத்த வேண்டும்',
      words: `அடுத்த மாதம் ${caseWording('tds.deposit-due', 'months')}, மார்ச் மாதத்துக்கு ${caseWording('tds.deposit-due', 'march')}`,
      late: tdsInterest,
      note: 'மார்ச் மாதத்துக்கு உள்ள கூடுதல் அவகாசம் TDS-க்கு உண்டு, பொதுவாக TCS-க்கும் உண்டு.',
    },
    'tds-salaries': {
      name: 'சம்பளத்துக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-salary'),
      who: 'சம்பளத்தில் வரி பிடிக்கும் நிறுவனங்கள் மட்டும்',
      cost: tdsCost,
      forms: form(fact('tds.form-salary'), wording('tds.form-salary', OLD)),
      concerns: 'சம்பளத்தில் TDS பிடிக்கும் நிறுவனங்கள்',
      late: tdsLate,
    },
    'tds-residents': {
      name: 'மற்ற தொகைகளுக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-resident'),
      who: 'வாடகை, காண்ட்ராக்ட் பில், கட்டணம் அல்லது வட்டியில் வரி பிடிப்பவர்கள்',
      cost: tdsCost,
      forms: form(fact('tds.form-resident'), wording('tds.form-resident', OLD)),
      concerns: 'இந்தியாவில் வசிப்பவர்களுக்குச் சம்பளம் தவிர தரும் மற்ற பணத்தில் TDS பிடிக்கும் அனைவரும்',
      late: tdsLate,
    },
    'tds-non-residents': {
      name: 'வெளிநாட்டுக்கு அனுப்பும் பணத்துக்கு TDS ரிட்டர்ன்',
      code: formCode('tds.form-nonresident'),
      who: 'இந்தியாவில் வசிக்காதவர்களுக்குப் பணம் தருபவர்கள் மட்டும்',
      cost: tdsCost,
      forms: form(fact('tds.form-nonresident'), wording('tds.form-nonresident', OLD)),
      concerns: 'இந்தியாவில் வசிக்காதவர்களுக்குத் தரும் பணத்தில் TDS பிடிக்கும் அனைவரும்',
      late: tdsLate,
    },
    tcs: {
      name: 'TCS ரிட்டர்ன்',
      code: formCode('tds.form-tcs'),
      who: 'வாங்குபவர்களிடம் வரி வசூலிக்கும் விற்பனையாளர்கள் மட்டும்',
      cost: tdsCost,
      forms: form(fact('tds.form-tcs'), wording('tds.form-tcs', OLD)),
      concerns: 'வாங்குபவர்களிடம் TCS வசூலிக்கும் விற்பனையாளர்கள்',
      late: tdsLate,
    },
    'form-141': {
      name: 'சொத்துக்கும் வாடகைக்கும் TDS',
      code: 'படிவம்\u00a0141',
      who: 'சொத்துக்கு அல்லது வாடகைக்கு TDS பிடித்தவர்கள்',
      cost: `${tdsCost}, ${caseWording('tds.late-interest', 'lateDeposit')} வட்டி`,
      forms: 'படிவம்\u00a0141 (மார்ச் 2026 வரை படிவம் 26QB, 26QC, 26QD, 26QE).',
      concerns: 'சொத்து, வாடகை போன்றவற்றுக்கு TDS பிடித்த மாதத்துக்கு மட்டும் தாக்கல் செய்ய வேண்டும்',
      words: `வரி பிடித்த மாதம் முடிந்து ${inCase(plain('tds.form-141-due'), 'to')}ள்`,
      late: `${caseWording('tds.late-fee-day', 'perDay')} தாமதக் கட்டணம், ஆனால் அது வரியைத் தாண்டாது. ${tdsInterest}`,
    },
    'form-130': {
      name: 'ஊழியர்களுக்கு TDS சான்றிதழ்',
      code: formCode('tds.certificate-salary'),
      who: 'சம்பளத்தில் வரி பிடிக்கும் நிறுவனங்கள் மட்டும்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-salary'), wording('tds.certificate-salary', OLD)),
      concerns: 'சம்பளத்தில் TDS பிடிக்கும் நிறுவனங்கள் ஒவ்வோர் ஊழியருக்கும் ஒரு சான்றிதழ் தர வேண்டும்',
      late: certificateLate,
    },
    'form-131': {
      name: 'பணம் பெற்ற மற்றவர்களுக்கு TDS சான்றிதழ்',
      code: formCode('tds.certificate-others'),
      who: 'சம்பளம் தவிர மற்ற பணத்தில் TDS பிடிக்கும் அனைவரும்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-others'), wording('tds.certificate-others', OLD)),
      concerns: 'சம்பளம் தவிர மற்ற பணத்தில் TDS பிடிக்கும் அனைவரும், பணம் பெற்ற ஒவ்வொருவருக்கும் ஒரு சான்றிதழ் தர வேண்டும்',
      late: certificateLate,
    },
    'form-132': {
      name: 'சொத்துக்கும் வாடகைக்கும் TDS சான்றிதழ்',
      code: 'படிவம்\u00a0132',
      who: 'சொத்துக்கு அல்லது வாடகைக்குப் படிவம்\u00a0141 தாக்கல் செய்தவர்கள்',
      cost: certificateCost,
      forms: 'படிவம்\u00a0132 (மார்ச் 2026 வரை படிவம்\u00a016B, 16C, 16D, 16E).',
      concerns: 'படிவம்\u00a0141 தாக்கல் செய்த அனைவரும் விற்றவருக்கோ, இட உரிமையாளருக்கோ, ஒப்பந்ததாரருக்கோ சான்றிதழ் தர வேண்டும்',
      words: `படிவம்\u00a0141-க்கான கடைசி தேதியிலிருந்து ${inCase(plain('tds.form-132-due'), 'to')}ள்`,
      late: certificateLate,
    },
    'form-121': {
      name: 'TDS பிடிக்க வேண்டாம் என்ற உறுதிமொழிகளைப் பதிவேற்ற',
      code: 'படிவம்\u00a0121',
      who: 'படிவம்\u00a0121-ஐ ஏற்றுப் பணம் தந்தவர்கள்',
      cost: plain('tds.declaration-penalty'),
      forms: 'படிவம்\u00a0121 (மார்ச் 2026 வரை படிவம்\u00a015G, 15H).',
      concerns: 'பணம் பெறுபவர் படிவம்\u00a0121 தந்ததால் TDS பிடிக்காமல் பணம் தந்த வங்கிகள், கம்பெனிகள், மற்றவர்கள்',
      words: `பொதுவாகக் காலாண்டு முடிந்து அடுத்த மாதம் ${plain('tds.form-121-due')}`,
      late: `${fact('tds.declaration-penalty')} அபராதம்.`,
    },
    'form-133': {
      name: 'வாங்கியவர்களுக்கு TCS சான்றிதழ்',
      code: formCode('tds.certificate-tcs'),
      who: 'வாங்குபவர்களிடம் வரி வசூலிக்கும் விற்பனையாளர்கள் மட்டும்',
      cost: certificateCost,
      forms: form(fact('tds.certificate-tcs'), wording('tds.certificate-tcs', OLD)),
      concerns: 'TCS வசூலிக்கும் விற்பனையாளர்கள் வாங்கிய ஒவ்வொருவருக்கும் ஒரு சான்றிதழ் தர வேண்டும்',
      late: certificateLate,
    },
    'advance-tax': {
      name: 'முன்கூட்டிய வரி',
      who: `TDS போக ${plain('advance.threshold')} அல்லது அதற்கு மேல் செலுத்த வேண்டியவர்கள்`,
      cost: `${fact('advance.interest')} வட்டி`,
      concerns: `TDS போக, ஆண்டுக்கு ${plain('advance.threshold')} அல்லது அதற்கு மேல் வரி செலுத்த வேண்டிய அனைவரும். தொழில் வருமானம் இல்லாத, 60 வயது நிரம்பியவர்கள் முன்கூட்டிய வரி செலுத்த வேண்டியதில்லை`,
      late: advanceLate,
      note: `ஆண்டு வரியில் மொத்தமாக ஜூனில் ${caseWording('advance.shares', 'june')}, செப்டம்பரில் ${caseWording('advance.shares', 'september')}, டிசம்பரில் ${caseWording('advance.shares', 'december')}, மார்ச்சில் ${caseWording('advance.shares', 'march')} செலுத்தியிருக்க வேண்டும்.`,
    },
    'advance-tax-presumptive': {
      name: 'ஒரே தவணையில் முன்கூட்டிய வரி (அனுமான வருமானத் திட்டம்)',
      who: 'அனுமான வருமானத் திட்டத்தில் உள்ளவர்கள் மட்டும்',
      cost: `${fact('advance.interest')} வட்டி`,
      concerns: 'அனுமான வருமானத் திட்டத்தில் உள்ளவர்கள் ஒரே தவணையில் செலுத்தும் முழு வரி',
      late: advanceLate,
    },
    'itr-individual': {
      name: 'தொழில் வருமானம் இல்லாதவர்களின் வருமான வரி ரிட்டர்ன்',
      code: 'ITR',
      who: 'சம்பளம், ஓய்வூதியம், வாடகை, மூலதன ஆதாயம் உள்ளவர்கள்',
      cost: itrCost,
      concerns: 'தொழில் வருமானம் இல்லாதவர்களின் வருமான வரி ரிட்டர்ன் (சம்பளம், ஓய்வூதியம், வாடகை, மூலதன ஆதாயம்)',
      late: itrLate,
    },
    'itr-business': {
      name: 'தொழில் நடத்துபவர்களின் வருமான வரி ரிட்டர்ன்',
      code: 'ITR',
      who: 'தணிக்கை இல்லாத தொழில்கள், தொழில்முறை வல்லுநர்கள், LLP-கள்',
      cost: itrCost,
      concerns: 'தணிக்கை தேவைப்படாத தொழில்கள், தொழில்முறை வல்லுநர்கள், LLP-களின் வருமான வரி ரிட்டர்ன்',
      late: itrLate,
    },
    'audit-report': {
      name: 'வரித் தணிக்கை அறிக்கை',
      code: 'படிவம்\u00a026',
      who: 'தணிக்கை வரம்பைத் தாண்டிய தொழில்களும் தொழில்முறை வல்லுநர்களும்',
      cost: `${caseWording('audit.late', 'month')} அல்லது அதற்கு மேல் கட்டணம்`,
      forms: 'படிவம்\u00a026 (மார்ச் 2026 வரை படிவம்\u00a03CA, 3CB, 3CD).',
      concerns: `விற்றுமுதல் ${inCase(caseWording('audit.turnover', 'business'), 'to')} மேல் உள்ள தொழில்கள் (மொத்த வரவில் ரொக்க வரவும், மொத்தச் செலவில் ரொக்கச் செலவும் ${caseWording('audit.turnover', 'cash')}-க்கு மேல் இல்லை என்றால் ${caseWording('audit.turnover', 'littleCash')}), வரவு ${inCase(caseWording('audit.turnover', 'profession'), 'to')} மேல் உள்ள தொழில்முறை வல்லுநர்கள்`,
      late: lateReport('audit.late'),
    },
    'itr-audit': {
      name: 'தணிக்கைக்குப் பின் வருமான வரி ரிட்டர்ன்',
      code: 'ITR',
      who: 'கம்பெனிகளும் தணிக்கை தேவைப்படும் அனைவரும்',
      cost: itrCost,
      concerns: 'கம்பெனிகளும் தணிக்கை தேவைப்படும் அனைவரும் தாக்கல் செய்யும் வருமான வரி ரிட்டர்ன்',
      late: itrLate,
    },
    'transfer-pricing-report': {
      name: 'Transfer Pricing அறிக்கை',
      code: 'படிவம்\u00a048',
      who: 'வெளிநாட்டில் உள்ள தொடர்புடையவர்களுடன் வர்த்தகம் செய்யும் நிறுவனங்கள் மட்டும்',
      cost: `${caseWording('audit.transfer-pricing-late', 'month')} அல்லது அதற்கு மேல் கட்டணம்`,
      forms: 'படிவம்\u00a048 (மார்ச் 2026 வரை படிவம்\u00a03CEB).',
      concerns: 'வெளிநாட்டில் உள்ள தொடர்புடையவர்களுடன் வர்த்தகம் செய்யும் நிறுவனங்கள்',
      words: `பொதுவாக ${plain('audit.transfer-pricing-due')}`,
      late: lateReport('audit.transfer-pricing-late'),
    },
    'itr-transfer-pricing': {
      name: 'Transfer Pricing உள்ளவர்களின் வருமான வரி ரிட்டர்ன்',
      code: 'ITR',
      who: 'வெளிநாட்டில் உள்ள தொடர்புடையவர்களுடன் வர்த்தகம் செய்யும் நிறுவனங்கள் மட்டும்',
      cost: itrCost,
      concerns: 'வெளிநாட்டில் உள்ள தொடர்புடையவர்களுடன் வர்த்தகம் செய்யும் நிறுவனங்கள்',
      late: itrLate,
    },
    'itr-belated': {
      name: 'தாமதமான வருமான வரி ரிட்டர்னுக்குக் கடைசி நாள்',
      code: 'ITR',
      who: 'கடைசி தேதிக்குள் தாக்கல் செய்யாதவர்கள் மட்டும்',
      cost: 'இதற்குப் பின் கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் (ITR-U) மட்டும்',
      concerns: 'கடைசி தேதிக்குள் தாக்கல் செய்யாதவர்கள்',
      late: `${updated} அதற்கு, வருமானம் வந்த ஆண்டுக்குப் பின் ஐந்தாம் ஆண்டின் ${plain('itr.updated')} வரை அவகாசம் உண்டு (2025-26-க்கு ${plain('itr.updated')}, 2031 வரை).`,
      note: `இந்தத் தேதிக்குள் தாக்கல் செய்தாலும் தாமதக் கட்டணம் ${caseWording('itr.late-fee', 'others')} (வருமானம் ${caseWording('itr.late-fee', 'income')} வரை என்றால் ${caseWording('itr.late-fee', 'small')}).`,
    },
    'itr-revised': {
      name: 'திருத்திய வருமான வரி ரிட்டர்னுக்குக் கடைசி நாள்',
      code: 'ITR',
      who: 'ரிட்டர்னில் தவறு இருப்பதைக் கண்டவர்கள் மட்டும்',
      cost: 'இதற்குப் பின் கூடுதல் வரியுடன் புதுப்பித்த ரிட்டர்ன் (ITR-U) மட்டும்',
      concerns: 'அந்த ஆண்டுக்குத் தாக்கல் செய்த ரிட்டர்னில் தவறு இருப்பதைக் கண்டவர்கள்',
      late: updated,
      note: `டிசம்பர் 31-க்குப் பின் கட்டணம் பொதுவாக ${caseWording('itr.revised-fee', 'others')} (வருமானம் ${caseWording('itr.revised-fee', 'income')} வரை என்றால் ${caseWording('itr.revised-fee', 'small')}).`,
    },
    sft: {
      name: 'நிதிப் பரிவர்த்தனை அறிக்கை',
      code: 'SFT',
      who: 'தணிக்கையும் பெரிய ரொக்க விற்பனையும் உள்ள தொழில்கள் மட்டும்',
      cost: caseWording('sft.late', 'perDay'),
      forms: 'படிவம்\u00a0165 (மார்ச் 2026 வரை படிவம்\u00a061A).',
      concerns:
        'தணிக்கை உள்ள நிறுவனங்கள் பெரிய ரொக்க விற்பனையைத் தெரிவிக்க வேண்டும். பங்கு வெளியிடும் அல்லது டெபாசிட் வாங்கும் கம்பெனிகள் அந்த விவரங்களைத் தெரிவிக்க வேண்டும்',
      words: `பொதுவாக ${plain('sft.due')}`,
      late: `${caseWording('sft.late', 'perDay')} தாமதக் கட்டணம், அதிகபட்சம் ${caseWording('sft.late', 'most')}.`,
    },
    pf: {
      name: 'PF பணமும் ரிட்டர்னும்',
      code: 'ECR',
      who: `${plain('pf.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள, PF-இன் கீழ் வரும் நிறுவனங்கள்`,
      cost: `${fact('pf.interest')} வட்டி, ${fact('pf.damages')} தாமத அபராதம்`,
      concerns: `${plain('pf.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள, PF-இன் கீழ் வரும் நிறுவனங்கள் மாதந்தோறும் பணம் செலுத்தி ECR தாக்கல் செய்ய வேண்டும்`,
      late: `${fact('pf.interest')} வட்டியும் ${fact('pf.damages')} தாமத அபராதமும் (Damages). தாமதக் கட்டணம் பொதுவாக ${plain('pf.return-late-fee')}, ஆனால் அந்த மாத நிர்வாகக் கட்டணத்தைத் தாண்டாது.`,
    },
    esi: {
      name: 'ESI பங்களிப்பு',
      who: `${plain('esi.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள, ESI-இன் கீழ் வரும் நிறுவனங்கள்`,
      cost: `${fact('esi.interest')} வட்டி, தாமத அபராதம்`,
      concerns: `${plain('esi.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள, ESI-இன் கீழ் வரும் நிறுவனங்கள் மாதந்தோறும் செலுத்த வேண்டும்`,
      words: `அடுத்த மாதம் ${plain('esi.return-due')}`,
      late: `${fact('esi.interest')} வட்டி. தாமத அபராதம் (Damages) பொதுவாக, எவ்வளவு தாமதம் என்பதைப் பொறுத்து, ஆண்டுக்கு ${plain('esi.damages')}.`,
      note: 'புதிய ESI விதிமுறைகள் இன்னும் வரைவாகவே (Draft) உள்ளன. வரைவிலும் இதே கடைசி தேதிதான் உள்ளது, எனவே தொடர்ந்து இந்தத் தேதிக்குள் செலுத்துங்கள்.',
    },
    'professional-tax': {
      name: 'ஊழியர்களின் தொழில் வரி',
      who: 'ஊழியர்கள் உள்ள நிறுவனங்கள் (உள்ளாட்சி அமைப்புக்கு)',
      cost: 'உள்ளாட்சி அமைப்பு நிர்ணயித்த வட்டி',
      concerns: 'ஊழியர்கள் உள்ள நிறுவனங்கள் உள்ளாட்சி அமைப்புக்குச் செலுத்தும் அரையாண்டு வரி',
      late: 'உள்ளாட்சி அமைப்பு பொதுவாக வட்டி வசூலிக்கும். வட்டி எவ்வளவு என்று உங்கள் உள்ளாட்சி அமைப்பில் கேளுங்கள்.',
    },
    'labour-welfare': {
      name: 'தொழிலாளர் நல நிதி',
      code: 'படிவம்\u00a0A',
      who: `${plain('labour-welfare.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள நிறுவனங்கள்`,
      cost: 'தொழிலாளர் நல வாரியம் அந்தத் தொகையை உங்களிடம் வசூலிக்கும்',
      concerns: `${plain('labour-welfare.employees')} அல்லது அதற்கு மேற்பட்ட ஊழியர்கள் உள்ள நிறுவனங்கள் ஆண்டுக்கு ஒவ்வோர் ஊழியருக்கும் செலுத்தும் தொகை: ஊழியரின் பங்கு ${caseWording('labour-welfare.shares', 'employee')}, நிறுவனத்தின் பங்கு ${caseWording('labour-welfare.shares', 'employer')}`,
      words: `முந்தைய காலண்டர் ஆண்டுக்கு ${plain('labour-welfare.due')}`,
      late: `பொதுவாகத் தொழிலாளர் நல வாரியம் அந்தத் தொகையை உங்களிடம் வசூலிக்கும். அதன் உத்தரவுகளைப் பின்பற்றாத நிறுவனத்துக்கு ${plain('labour-welfare.late')} வரை அபராதம் விதிக்கலாம்.`,
    },
    bonus: {
      name: 'ஊழியர்களுக்குப் போனஸ்',
      who: `போனஸ் சட்டம் பொருந்தும் நிறுவனங்கள் மட்டும், ${plain('bonus.wage-limit')} வரை சம்பளம் பெறும் ஊழியர்களுக்கு`,
      cost: `${inRupees(figure('bonus.late'))} வரை அபராதம்`,
      concerns: `${plain('bonus.wage-limit')} வரை சம்பளம் பெறும் ஊழியர்களுக்கு நிறுவனங்கள் பொதுவாகச் சம்பளத்தில் ${plain('bonus.rate')} தர வேண்டும்`,
      words: `ஆண்டு முடிந்து ${inCase(plain('bonus.due'), 'to')}ள்`,
      late: `பொதுவாகத் தொழிலாளர் துறை ஆய்வாளர், போனஸ் தர முதலில் எழுத்து மூலம் அவகாசம் தருவார். அதற்குள் தராவிட்டால் ${plain('bonus.late')} வரை அபராதம்.`,
    },
    agm: {
      name: 'ஆண்டுப் பொதுக்கூட்டம்',
      code: 'AGM',
      who: 'பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: `${caseWording('company.agm-penalty', 'fixed')} வரை அபராதம்`,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனிகள் ஆண்டுக்கு ஒரு முறை பங்குதாரர்களின் கூட்டத்தை நடத்த வேண்டும்',
      words: `நிதியாண்டு முடிந்து ${inCase(plain('company.agm-due'), 'to')}ள்`,
      late: `${caseWording('company.agm-penalty', 'fixed')} வரை அபராதம், அதன் பின் ஒவ்வொரு நாளுக்கும் ${caseWording('company.agm-penalty', 'perDay')} வரை.`,
      note: `${ownYear} புதிய கம்பெனி தன் முதல் AGM-ஐ முதல் நிதியாண்டு முடிந்து ${inCase(plain('company.agm-first-due'), 'to')}ள் நடத்த வேண்டும்.`,
    },
    'adt-1': {
      name: 'ஆடிட்டர் நியமனம்',
      code: 'ADT-1',
      who: 'செப்டம்பர் 30 அன்று AGM நடத்திய பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: extraFees,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனிகள் AGM-இல் நியமித்த ஆடிட்டரைப் பதிவாளருக்குத் தெரிவிக்க வேண்டும்',
      words: `AGM நடந்து ${inCase(plain('company.adt1-due'), 'to')}ள்`,
      late: extraLate,
      note: ownMeeting,
    },
    'aoc-4': {
      name: 'கம்பெனியின் நிதிநிலை அறிக்கைகள்',
      code: 'AOC-4',
      who: 'செப்டம்பர் 30 அன்று AGM நடத்திய பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: companyCost,
      concerns: 'பிரைவேட் லிமிடெட் கம்பெனிகள் தணிக்கை செய்த கணக்கைத் தாக்கல் செய்ய வேண்டும்',
      words: `AGM நடந்து ${inCase(plain('company.aoc4-due'), 'to')}ள்`,
      late: companyLate,
      note: ownMeeting,
    },
    'annual-return': {
      name: 'கம்பெனியின் ஆண்டு ரிட்டர்ன்',
      code: 'MGT-7, 7A',
      who: 'செப்டம்பர் 30 அன்று AGM நடத்திய பிரைவேட் லிமிடெட் கம்பெனிகள்',
      cost: companyCost,
      concerns: 'உறுப்பினர்கள், இயக்குநர்கள், பங்குகள் பற்றிய விவரங்களுடன் பிரைவேட் லிமிடெட் கம்பெனிகள் தாக்கல் செய்யும் ஆண்டு ரிட்டர்ன்',
      words: `AGM நடந்து ${inCase(plain('company.annual-return-due'), 'to')}ள்`,
      late: companyLate,
      note: ownMeeting,
    },
    'pas-6': {
      name: 'டீமேட், காகிதப் பங்குகளின் அரையாண்டு ஒப்பீடு',
      code: 'PAS-6',
      who: 'சிறு கம்பெனி அல்லாத பிரைவேட் கம்பெனிகள்',
      cost: `${caseWording('company.pas6-late', 'fixed')} வரை அபராதம், மேலும் ${caseWording('company.pas6-late', 'perDay')}`,
      concerns:
        'சிறு கம்பெனி அல்லாத பிரைவேட் லிமிடெட் கம்பெனிகள் டீமேட் பங்குகளையும் காகிதப் பங்குகளையும் (Physical Shares) ஒப்பிட்டு, CA அல்லது CS சான்றுடன் தாக்கல் செய்ய வேண்டும்',
      words: `அரையாண்டு முடிந்து ${inCase(plain('company.pas6-due'), 'to')}ள்`,
      late: `பொதுவாக ${caseWording('company.pas6-late', 'fixed')} வரை அபராதம், அதன் பின் ${caseWording('company.pas6-late', 'perDay')}.`,
    },
    'dpt-3': {
      name: 'டெபாசிட், கடன் ரிட்டர்ன்',
      code: 'DPT-3',
      who: 'மார்ச் 31 அன்று டெபாசிட் அல்லது கடன் பாக்கி உள்ள கம்பெனிகள் மட்டும்',
      cost: extraFees,
      concerns: 'மார்ச் 31 அன்று டெபாசிட் அல்லது கடன் பாக்கி உள்ள பிரைவேட் லிமிடெட் கம்பெனிகள்',
      late: extraLate,
    },
    'msme-1': {
      name: 'குறு, சிறு சப்ளையர்களுக்குத் தர வேண்டிய பாக்கி',
      code: 'MSME-1',
      who: 'சிறு சப்ளையருக்கு 45 நாட்களுக்கு மேல் பாக்கி வைத்துள்ள கம்பெனிகள் மட்டும்',
      cost: `${caseWording('company.msme1-penalty', 'fixed')} அபராதம், மேலும் ${caseWording('company.msme1-penalty', 'perDay')}`,
      concerns: 'குறு அல்லது சிறு சப்ளையருக்கு 45 நாட்களுக்கு மேல் பாக்கி வைத்துள்ள கம்பெனிகள்',
      late: `பொதுவாக ${caseWording('company.msme1-penalty', 'fixed')} அபராதம், மேலும் ${caseWording('company.msme1-penalty', 'perDay')}, அதிகபட்சம் ${caseWording('company.msme1-penalty', 'most')}.`,
    },
    'dir-3-kyc': {
      name: 'இயக்குநர் KYC',
      code: 'DIR-3 KYC',
      who: 'DIN உள்ள அனைவரும்',
      cost: `${plain('company.director-kyc-late')} கட்டணம்`,
      concerns: 'இயக்குநர் எண் (DIN) உள்ள அனைவரும் (LLP-இன் Designated Partner-கள் உட்பட)',
      words: `மூன்று நிதியாண்டுகளுக்கு ஒரு முறை ${plain('company.director-kyc-due')}`,
      late: `பொதுவாக ${plain('company.director-kyc-late')} கட்டணம். அதைச் செலுத்தும் வரை DIN-ஐப் பயன்படுத்த முடியாது.`,
      note: `இதுவரை DIR-3 KYC-ஐ ஆண்டுதோறும் தாக்கல் செய்திருந்தால், உங்கள் அடுத்த தேதி ${plain('company.director-kyc-next')}.`,
    },
    'llp-11': {
      name: 'LLP-இன் ஆண்டு ரிட்டர்ன்',
      code: 'படிவம்\u00a011',
      who: 'LLP-கள்',
      cost: llpCost,
      concerns: 'LLP-கள் ஆண்டுக்கு ஒரு முறை தாக்கல் செய்கின்றன',
      late: llpLate,
    },
    'llp-8': {
      name: 'LLP-இன் கணக்கு',
      code: 'படிவம்\u00a08',
      who: 'LLP-கள்',
      cost: llpCost,
      concerns: 'LLP-கள் கணக்கையும், கடனை அடைக்க முடியும் என்ற அறிக்கையையும் (Statement of Solvency) தாக்கல் செய்கின்றன',
      late: llpLate,
    },
    lut: {
      name: 'IGST இல்லாத ஏற்றுமதிக்கு LUT',
      code: 'RFD-11',
      who: 'IGST செலுத்தாமல் ஏற்றுமதி செய்பவர்கள்',
      cost: 'ஏற்றுமதிக்கு IGST செலுத்தி, பிறகு ரீஃபண்ட் கேட்க வேண்டும்',
      concerns: 'புதிய ஆண்டில் IGST செலுத்தாமல் ஏற்றுமதி செய்ய விரும்புபவர்கள்',
      words: `${plain('gst.lut-due')}, எப்படியும் புதிய ஆண்டில் வரி இல்லாமல் செய்யும் முதல் ஏற்றுமதிக்கு முன்`,
      late: 'LUT-ஐத் தாக்கல் செய்யும் வரை ஏற்றுமதிக்கு IGST செலுத்தி, பிறகு ரீஃபண்ட் கேட்க வேண்டும்.',
    },
    iec: {
      name: 'IEC-ஐ உறுதி செய்தல்',
      who: 'IEC எண் உள்ள அனைவரும்',
      cost: 'எண் முடக்கப்படும்',
      concerns: 'ஏற்றுமதி, இறக்குமதிக் குறியீட்டு எண் (IEC) உள்ள அனைவரும் DGFT போர்ட்டலில் விவரங்களை உறுதி செய்ய அல்லது மாற்ற வேண்டும்',
      words: `ஒவ்வோர் ஆண்டும் ஏப்ரல் 1 முதல் ${plain('iec.confirmation-due')} வரை`,
      late: 'உறுதி செய்யும் வரை எண் முடக்கப்படும்.',
    },
  };
  /** The order is that of lists that do not go by date. */
  return english.map((due): Due & { readonly id: DueId } => ({ ...due, ...texts[due.id] }));
};

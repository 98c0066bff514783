import { content as contactTexts } from '../../forms/contact/ta.ts';
import type { LocalSite } from '../../local-site.ts';
import { labelsOf, type Translated } from '../../translated.ts';
import { reachTexts } from '../reach/ta.ts';
import type { enquiryPage as english } from './en.ts';

// Only the office reads these, in English.
export { answeredPages } from './en.ts';

export const enquiryPage = (site: LocalSite) => {
  const { firm, claimed, fact } = site;
  const contact = contactTexts(site);
  const { hoursLine } = reachTexts(site);
  const callWithReference = `உங்கள் குறிப்பு எண்ணுடன் எங்களை அழையுங்கள்: ${firm.phone}.`;
  return {
    title: (reference: string): string => `உங்கள் விசாரிப்பு ${reference}`,
    lead: 'அது எந்த நிலையில் உள்ளது, என்ன அனுப்பினீர்கள், எப்படித் திரும்பப் பெறலாம் என்பதை இங்கே பாருங்கள்.',
    sent: contact.success,
    sentSpoken: contact.successSpoken,
    keep: 'இந்தக் குறிப்பு எண்ணை வைத்திருங்கள்; விரும்பினால் இந்தப் பக்கத்தின் முகவரியையும். இரண்டில் எது இருந்தாலும் உங்கள் விசாரிப்பைக் கண்டறியலாம்.',
    next: claimed(
      'reply',
      `அடுத்து நடப்பது: ஒவ்வொரு செய்தியையும் எங்களில் ஒருவர் படிக்கிறார்; அலுவலக நேரத்தில் (${hoursLine}) பதில் தருகிறோம்.`,
      `அலுவலக நேரம்: ${hoursLine}.`,
    ),
    stand: {
      title: 'இப்போதைய நிலை',
      rows: {
        reference: 'குறிப்பு எண்',
        received: 'வந்த நேரம்',
        passed: 'அலுவலகத்துக்குச் சென்ற நேரம்',
        answered: 'பதில் தந்த நேரம்',
        withdrawn: 'நீங்கள் திரும்பப் பெற்ற நேரம்',
      },
      notYet: 'இன்னும் இல்லை',
      inIndia: (moment: string): string => `${moment} (இந்திய நேரம்)`,
    },
    yours: {
      title: 'நீங்கள் அனுப்பியவை',
      intro: 'இவற்றைப் பார்க்க, பதிவிறக்க, திரும்பப் பெற அல்லது அழிக்க, நீங்கள் அனுப்பிய தொலைபேசி எண்ணின் கடைசி நான்கு எண்களை எழுதுங்கள்.',
      digits: 'உங்கள் தொலைபேசி எண்ணின் கடைசி நான்கு எண்கள்',
      wrong: 'இவை நீங்கள் அனுப்பிய தொலைபேசி எண்ணின் கடைசி நான்கு எண்கள் அல்ல.',
      closed: `இதை இங்கே திறக்க முடியாது: கடைசி எண்கள் அளவுக்கு அதிகமான முறை தவறாக வந்தன, அல்லது தொலைபேசி எண்ணில் போதிய எண்கள் இல்லை. ${callWithReference}`,
      show: 'நான் அனுப்பியதைப் பார்க்க',
      download: 'நகலைப் பதிவிறக்க',
      withdraw: 'விசாரிப்பைத் திரும்பப் பெற',
      erase: 'அனைத்தையும் அழிக்க',
      withdrawNote: 'திரும்பப் பெற்றால், இனி பதில் தர வேண்டாம் என்று அலுவலகத்துக்குத் தெரிவிப்போம்.',
      eraseNote: 'அழித்தால், விசாரிப்பு எங்கள் தரவுத்தளத்திலிருந்து உடனடியாகவும் நிரந்தரமாகவும் நீங்கிவிடும்.',
    },
    labels: labelsOf(contact.fields),
    ask: {
      title: 'இந்த விசாரிப்பை நிரந்தரமாக அழிக்க வேண்டுமா?',
      text: `அது பற்றி எங்கள் தரவுத்தளத்தில் உள்ள அனைத்தும், இந்தப் பக்கமும் நீங்கிவிடும்.${claimed('data', ` எங்கள் காப்பு நகல்களிலிருந்தும் (Backup) ${fact('policy.backups')} முடிவதற்குள் நீங்கிவிடும்.`, '')} பதில் எழுத அலுவலகத்துக்கு இனி எதுவும் வராது.`,
      yes: 'ஆம், அழிக்க',
      no: 'வேண்டாம், இருக்கட்டும்',
    },
    erased: {
      title: 'உங்கள் விசாரிப்பை அழித்துவிட்டோம்',
      text: `அதில் எதுவும் எங்கள் தரவுத்தளத்தில் மீதமில்லை.${claimed('data', ` எங்கள் காப்பு நகல்களிலிருந்தும் (Backup) ${fact('policy.backups')} முடிவதற்குள் நீங்கிவிடும்.`, '')}`,
    },
    gone: {
      title: 'இந்த முகவரியில் விசாரிப்பு எதுவும் இல்லை',
      text: `இந்த முகவரி தவறானது, அல்லது அதன் காலம் (${fact('policy.enquiry-page')}) முடிந்துவிட்டது, அல்லது விசாரிப்பு அழிக்கப்பட்டது. இணைப்பைத் தொலைத்துவிட்டீர்களா? ${callWithReference}`,
    },
    away: {
      title: 'இப்போது இதை எடுத்துப் பார்க்க முடியவில்லை',
      text: `எதுவும் மாறவில்லை. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள், அல்லது எங்களை அழையுங்கள்: ${firm.phone}`,
    },
    home: 'முகப்புக்குச் செல்ல',
    greeting: (reference: string): string => `வணக்கம், இது ${firm.name}. உங்கள் விசாரிப்பு ${reference} பற்றி எழுதுகிறோம்.`,
  } satisfies Translated<ReturnType<typeof english>>;
};

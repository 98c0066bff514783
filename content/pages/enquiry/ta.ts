import { content as contactTexts } from '../../forms/contact/ta.ts';
import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import { pickLabels, type Translated } from '../../translated.ts';
import { contactHelp } from '../contact-help/ta.ts';
import type { enquiryPage as english } from './en.ts';

// Only the office reads these, in English.
export { answeredPages } from './en.ts';

export const enquiryPage = (site: LocalSite) => {
  const { firm, claimed, fact } = site;
  const contact = contactTexts(site);
  const callWithReference = `${firm.phone} எண்ணில் எங்களை அழைத்து, உங்கள் செய்தி எண்ணைச் சொல்லுங்கள்.`;
  return {
    title: (reference: string): string => `உங்கள் செய்தி (எண் ${reference})`,
    lead: 'உங்கள் செய்தி எப்போது வந்தது, பதில் வந்துவிட்டதா, என்ன அனுப்பினீர்கள், அதை எப்படித் திரும்பப் பெறலாம் என்று இங்கே பாருங்கள்.',
    sent: contact.success,
    sentSpoken: contact.successSpoken,
    keep: 'இந்தச் செய்தி எண்ணை அல்லது இந்தப் பக்கத்தின் இணைப்பை வைத்திருங்கள். இரண்டில் எது இருந்தாலும் உங்கள் செய்தியைக் கண்டறியலாம்.',
    next: contactHelp(site).next,
    stand: {
      title: 'இப்போதைய நிலை',
      rows: {
        reference: 'செய்தி எண்',
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
      intro: 'உங்கள் செய்தியைப் பார்க்க, பதிவிறக்க, திரும்பப் பெற அல்லது அழிக்க, உங்கள் தொலைபேசி எண்ணின் கடைசி நான்கு எண்களை எழுதுங்கள்.',
      digits: 'உங்கள் தொலைபேசி எண்ணின் கடைசி நான்கு எண்கள்',
      wrong: 'நீங்கள் அனுப்பிய தொலைபேசி எண் வேறு எண்களில் முடிகிறது. சரிபாருங்கள்.',
      closed: `உங்கள் செய்தியை இங்கே திறக்க முடியாது. கடைசி நான்கு எண்கள் பல முறை தவறாக எழுதப்பட்டன, அல்லது நீங்கள் தந்த தொலைபேசி எண் மிகச் சிறியது. ${callWithReference}`,
      show: 'நான் அனுப்பியதைப் பார்க்க',
      download: 'நகலைப் பதிவிறக்க',
      withdraw: 'செய்தியைத் திரும்பப் பெற',
      erase: 'எல்லாவற்றையும் அழிக்க',
      withdrawNote: 'செய்தியைத் திரும்பப் பெற்றால், பதில் தர வேண்டாம் என்று அலுவலகத்தில் தெரிந்துகொள்வார்கள்.',
      eraseNote: 'செய்தியை அழித்தால், எங்கள் தரவுத்தளத்திலிருந்து அது நிரந்தரமாக அழிந்துவிடும்.',
    },
    labels: pickLabels(contact.fields),
    ask: {
      title: 'இந்தச் செய்தியை நிரந்தரமாக அழிக்க வேண்டுமா?',
      text: `எங்கள் தரவுத்தளத்தில் உங்கள் செய்தி பற்றி உள்ள அனைத்தையும் இந்தப் பக்கத்தையும் அழிக்கிறோம்.${claimed('data', ` எங்கள் காப்பு நகல்களிலிருந்தும் (Backup) ${inCase(fact('policy.backups'), 'to')}ள் நீங்கிவிடும்.`, '')} அதன் பிறகு அலுவலகம் பதில் தர முடியாது.`,
      yes: 'ஆம், அழித்துவிடுங்கள்',
      no: 'வேண்டாம், இருக்கட்டும்',
    },
    erased: {
      title: 'உங்கள் செய்தியை அழித்துவிட்டோம்',
      text: `உங்கள் செய்தி முழுவதையும் எங்கள் தரவுத்தளத்திலிருந்து நீக்கிவிட்டோம்.${claimed('data', ` எங்கள் காப்பு நகல்களிலிருந்தும் (Backup) ${inCase(fact('policy.backups'), 'to')}ள் நீங்கிவிடும்.`, '')}`,
    },
    gone: {
      title: 'இந்த இணைப்பில் செய்தி எதுவும் இல்லை',
      text: `இணைப்பு தவறாக இருக்கலாம், ${inCase(fact('policy.enquiry-page'), 'to')} மேல் பழையதாக இருக்கலாம், அல்லது செய்தியை அழித்திருக்கலாம். இணைப்பு உங்களிடம் இல்லையா? ${callWithReference}`,
    },
    away: {
      title: 'இப்போது உங்கள் செய்தியைத் திறக்க முடியவில்லை',
      text: `எதுவும் மாறவில்லை. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள், அல்லது எங்களை அழையுங்கள்: ${firm.phone}`,
    },
    home: 'முகப்புக்குச் செல்ல',
    greeting: (reference: string): string =>
      `வணக்கம், ${firm.name}-இலிருந்து உங்கள் செய்தி (எண் ${reference}) பற்றி எழுதுகிறோம்.`,
  } satisfies Translated<ReturnType<typeof english>>;
};

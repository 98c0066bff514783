import type { LocalSite } from '../local-site.ts';
import { contactHelp, contactSentences } from '../pages/contact-help/ta.ts';
import { inCase } from '../ta/case-endings.ts';
import type { Translated } from '../translated.ts';
import type { mailTexts as englishMailTexts } from './en.ts';

// Only the office reads these, in English.
export { digestMail, staffMail } from './en.ts';

export const mailTexts = (site: LocalSite) => {
  const { firm } = site;
  const confirmMail = {
    subject: 'செய்திமடல் பெறுவதை உறுதி செய்யுங்கள்',
    opening: (days: number): string =>
      `${firm.name} செய்திமடலை இந்த முகவரிக்கு அனுப்புமாறு ஒருவர் கேட்டார். கேட்டது நீங்கள் என்றால், ${days} நாட்களுக்குள் உறுதி செய்யுங்கள்:`,
    action: 'உறுதி செய்ய',
    otherwise: 'கேட்டது நீங்கள் இல்லை என்றால், இந்த மின்னஞ்சலைக் கண்டுகொள்ள வேண்டாம். நீங்கள் உறுதி செய்யாமல் செய்திமடலை அனுப்ப மாட்டோம்.',
    known: {
      subject: 'செய்திமடலில் ஏற்கெனவே சேர்ந்திருக்கிறீர்கள்',
      text: `${firm.name} செய்திமடலை இந்த முகவரிக்கு அனுப்புமாறு ஒருவர் மீண்டும் கேட்டார். நீங்கள் ஏற்கெனவே உறுதி செய்துவிட்டதால், எதுவும் செய்ய வேண்டியதில்லை. கேட்டது நீங்கள் இல்லை என்றால், இந்த மின்னஞ்சலைக் கண்டுகொள்ள வேண்டாம்.`,
    },
    signature: `${firm.name}\n${firm.phone}`,
  } satisfies Translated<ReturnType<typeof englishMailTexts>['confirmMail']>;
  const acknowledgeMail = {
    subject: (reference: string): string => `உங்கள் செய்தி (எண் ${reference}) எங்களுக்கு வந்து சேர்ந்தது`,
    opening: (service: string): string =>
      `நன்றி. உங்கள் செய்தி (${service}) ${firm.name} நிறுவனத்துக்கு வந்து சேர்ந்தது. இதை நீங்கள் அனுப்பவில்லை என்றால், யாரோ உங்கள் முகவரியைத் தவறுதலாகக் கொடுத்திருக்கிறார்கள். நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.`,
    next: contactHelp(site).next,
    rows: { reference: 'உங்கள் செய்தி எண்', phone: 'தொலைபேசி', email: 'மின்னஞ்சல்' },
    links: { page: 'உங்கள் செய்தியைப் பார்க்க அல்லது திரும்பப் பெற', whatsapp: 'WhatsApp-இல் எங்களுக்கு எழுத' },
    chat: contactSentences.myReference,
    page: 'உங்கள் செய்தியைத் திறக்க, நீங்கள் தந்த தொலைபேசி எண்ணின் கடைசி நான்கு எண்களை எழுத வேண்டும்.',
  } satisfies Translated<ReturnType<typeof englishMailTexts>['acknowledgeMail']>;
  const answerMail = {
    subject: (reference: string): string => `உங்கள் செய்தி (எண் ${reference})`,
    quote: (moment: string): string => `${moment} அன்று நீங்கள் எழுதியது:`,
    by: (day: string, clock: string): string => `${day}, ${inCase(clock, 'to')}ள்`,
  } satisfies Translated<ReturnType<typeof englishMailTexts>['answerMail']>;
  return { confirmMail, acknowledgeMail, answerMail };
};

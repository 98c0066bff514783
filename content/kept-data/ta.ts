import { content as contactTexts } from '../forms/contact/ta.ts';
import type { LocalSite } from '../local-site.ts';
import { DRAFT_KEY, DUE_DATES_KEY, PAPERS_KEY, POPUP_KEY, WIDGET_KEY } from '../storage-keys.ts';
import { columnsIn, keptDataTexts as englishKeptDataTexts, type deviceNotes as englishNotes, listLines } from './en.ts';

export { columnsIn, listLines } from './en.ts';

export const deviceNotes: typeof englishNotes = {
  [POPUP_KEY]: {
    place: 'session',
    purpose:
      'வரவேற்புச் செய்தியை நீங்கள் மூடிவிட்டீர்களா என்ற குறிப்பு. மூடிவிட்டால், இந்த முறை தளத்தைப் பார்த்து முடிக்கும் வரை அந்தச் செய்தி மறுபடி வராது',
  },
  [WIDGET_KEY]: {
    place: 'session',
    purpose: 'WhatsApp பொத்தானை நீங்கள் பார்த்துவிட்டீர்களா என்ற குறிப்பு. ஒரு முறை பார்த்துவிட்டால் பொத்தான் மறுபடி அசையாது',
  },
  [DRAFT_KEY]: {
    place: 'session',
    purpose:
      'தொடர்புப் படிவத்தில் நீங்கள் எழுதி இன்னும் அனுப்பாததும், எங்களுக்கு அனுப்ப நீங்கள் தேர்ந்தெடுத்த கணக்கீட்டின் முடிவும். இதனுடன் ஓர் எண்ணையும் சேமிக்கிறோம். அதே செய்தி இரண்டு முறை வந்தால், அந்த எண்ணை வைத்துத் தெரிந்துகொள்வோம்',
  },
  [PAPERS_KEY]: {
    place: 'local',
    purpose:
      'சேவையின் ஆவணப் பட்டியலில் நீங்கள் டிக் செய்தவையும், பட்டியலைச் சுருக்க நீங்கள் தந்த பதிலும். எல்லா டிக்குகளையும் நீக்கினால், சேமித்த டிக்குகளும் அழிந்துவிடும்',
  },
  [DUE_DATES_KEY]: {
    place: 'local',
    purpose:
      'கடைசி தேதிகள் பக்கத்தில் நீங்கள் டிக் செய்தவை. அடுத்த முறை வரும்போது உங்கள் தேதிகளே தெரியும். எல்லா டிக்குகளையும் நீக்கினால், சேமித்த டிக்குகளும் அழிந்துவிடும்',
  },
};

const lives = {
  session: 'பிரவுசரை மூடும் வரை Session storage-இல் இருக்கும்',
  local: 'இந்தத் தளத்தின் தரவை நீங்கள் அழிக்கும் வரை Local storage-இல் இருக்கும்',
} as const;

/** Returns a line for each note: its name, its purpose, its place and life. */
export const deviceNoteLines = (): string[] =>
  Object.entries(deviceNotes).map(([key, { place, purpose }]) => `${key}: ${purpose}. ${lives[place]}.`);

const hostLines = [
  'வரைபடம் தரும் நிறுவனம்: தொடர்புப் பக்கத்தில் வரைபடம் திரையில் வரும்போது',
  'வலைப்பதிவுத் தளம்: வலைப்பதிவுப் பக்கத்தில் எங்கள் சர்வரால் கட்டுரைகளைத் தர முடியாதபோது',
  'படம் உள்ள சர்வர்: வலைப்பதிவுப் பக்கத்தில் நேரடியாக வரும் கட்டுரையில் படம் இருக்கும்போது',
] as const;

/** The lines about the stored fields; several fields may share one. */
const said = {
  name: 'உங்கள் முழுப் பெயர்',
  email: 'உங்கள் மின்னஞ்சல் முகவரி',
  phone: 'உங்கள் தொலைபேசி எண்',
  service: 'நீங்கள் தேர்ந்தெடுத்த சேவை',
  message: 'உங்கள் செய்தி',
  page: 'நீங்கள் படிவத்தை அனுப்பிய பக்கம், அதன் மொழி, அங்கே வருவதற்கு முன் இருந்த பக்கம்',
  times: 'உங்கள் செய்தி எப்போது வந்தது, ஒரு முறைக்கு மேல் வந்ததா, எப்போது, யார் பதில் தந்தார்',
  state: 'உங்கள் செய்தி புதியதா, நிறுத்தி வைக்கப்பட்டதா, ஸ்பேம் என்று குறிக்கப்பட்டதா, அதற்கு என்ன காரணம், செய்தியை நீங்கள் திரும்பப் பெற்றீர்களா',
  follow:
    'உங்கள் செய்தியை எங்கள் அலுவலகத்தில் யார் கவனிக்கிறார், முதலில் எப்போது அழைத்தோம், மீண்டும் எந்த நாளில் அழைப்போம், உங்கள் செய்தி கடைசியில் என்ன ஆனது, அதைப் பற்றி எங்கள் அலுவலகம் உங்களுக்கு எழுதிய மின்னஞ்சல்கள்',
  finding:
    'உங்கள் செய்தியின் வரிசை எண்ணும் செய்தி எண்ணும், செய்தியைக் கண்டுபிடிக்கவும் மீண்டும் வந்தால் தெரிந்துகொள்ளவும் உதவும் குறியீடுகளும், அதன் பக்கத்தில் எத்தனை முறை தவறான எண்களை எழுதினார்கள் என்பதும்',
  consent: 'செய்திமடல் வேண்டும் என்று எப்போது உறுதி செய்தீர்கள், எப்போது வேண்டாம் என்றீர்கள்',
} as const;

export const keptDataTexts = (site: LocalSite) => {
  const contact = contactTexts(site);
  const { otherHosts: englishHosts } = englishKeptDataTexts(site);
  const otherHosts: ReturnType<typeof englishKeptDataTexts>['otherHosts'] = englishHosts.map((host, at) => ({
    ...host,
    line: hostLines[at] ?? host.line,
  }));
  const storedColumns = columnsIn(said, contact.fields);
  const storedLines = (form: Parameters<typeof listLines>[1]): string[] => listLines(storedColumns, form);
  return { otherHosts, storedColumns, storedLines };
};

import { content as contactTexts } from '../forms/contact/ta.ts';
import type { LocalSite } from '../local-site.ts';
import { DRAFT_KEY, DUE_DATES_KEY, PAPERS_KEY, POPUP_KEY, WIDGET_KEY } from '../storage-keys.ts';
import { columnsIn, keptDataTexts as englishKeptDataTexts, type deviceNotes as englishNotes, linesOf } from './en.ts';

export { columnsIn, linesOf } from './en.ts';

export const deviceNotes: typeof englishNotes = {
  [POPUP_KEY]: {
    place: 'session',
    purpose: 'வரவேற்புப் பெட்டியை மூடிவிட்டீர்கள் என்ற குறிப்பு; இந்த முறை தளத்தைப் பார்த்து முடிக்கும் வரை அது மீண்டும் வராது',
  },
  [WIDGET_KEY]: { place: 'session', purpose: 'WhatsApp பொத்தானைக் காட்டிவிட்டோம் என்ற குறிப்பு; அது மீண்டும் அசையாது' },
  [DRAFT_KEY]: {
    place: 'session',
    purpose:
      'பிரவுசரின் இந்த டேபில், தொடர்புப் படிவத்தில் உள்ள அனுப்பாத செய்தி; கருவி நிரப்பியதும் அதில் அடங்கும். மறுமுயற்சியை நாங்கள் அறிய ஓர் எண்ணும் உடன் இருக்கும். படிவத்தை அனுப்பும்போதுதான் இவை எங்களுக்கு வரும்; அனுப்பியதும் இங்கிருந்து அழிந்துவிடும்',
  },
  [PAPERS_KEY]: {
    place: 'local',
    purpose:
      'ஒவ்வொரு சேவையின் ஆவணப் பட்டியலிலும் நீங்கள் குறியிட்டவை, பட்டியலைச் சுருக்க நீங்கள் தந்த பதில்; எல்லாக் குறிகளையும் நீக்கினால் போய்விடும்',
  },
  [DUE_DATES_KEY]: {
    place: 'local',
    purpose: 'கடைசி தேதிகளின் அருகில் நீங்கள் குறியிட்டவை; உங்களுக்கு உரியதை மீண்டும் பார்ப்பதற்காக. எல்லாக் குறிகளையும் நீக்கினால் போய்விடும்',
  },
};

const lives = {
  session: 'Session storage, பிரவுசர் அமர்வு (Session) முடியும் வரை',
  local: 'Local storage, இந்தத் தளத்தின் தரவை நீங்கள் அழிக்கும் வரை',
} as const;

/** A line for each note: its name, its purpose, its place and life. */
export const deviceNoteLines = (): string[] =>
  Object.entries(deviceNotes).map(([key, { place, purpose }]) => `${key}: ${purpose}. ${lives[place]}.`);

const hostLines = [
  'வரைபடம் தரும் நிறுவனம்: தொடர்புப் பக்கத்தில், வரைபடம் திரையில் வரும்போது',
  'வலைப்பதிவுத் தளம்: வலைப்பதிவுப் பக்கத்தில், எங்கள் சர்வரால் கட்டுரைகளைத் தர முடியாதபோது',
  'படம் உள்ள சர்வர்: வலைப்பதிவுப் பக்கத்தில், நேரடியாக வரும் கட்டுரையில் படம் இருக்கும்போது',
] as const;

/** What is said of the stored fields; several may say the same. */
const said = {
  name: 'உங்கள் முழுப் பெயர்',
  email: 'உங்கள் மின்னஞ்சல் முகவரி',
  phone: 'உங்கள் தொலைபேசி எண்',
  service: 'நீங்கள் தேர்ந்தெடுத்த சேவை',
  message: 'உங்கள் செய்தி',
  page: 'நீங்கள் படிவத்தை அனுப்பிய பக்கம், அதன் மொழி, உங்களை அங்கே கொண்டுவந்த பக்கம்',
  times: 'அது எங்களுக்கு எப்போது வந்தது, ஒரு முறைக்கு மேல் வந்ததா, அதற்கு யார், எப்போது பதில் தந்தார்',
  state: 'அது புதியதா, ஸ்பேம் என்று ஒதுக்கியதா, நிறுத்தி வைத்ததா, நீங்கள் திரும்பப் பெற்றதா; அதற்கு என்ன காரணம்',
  follow: 'அதை எங்கள் அலுவலகத்தில் யார் கவனிக்கிறார், உங்களை மீண்டும் எந்த நாளில் அழைக்கிறோம், முதலில் எப்போது அழைத்தோம், அதன் முடிவு என்ன',
  finding:
    'பதிவின் எண், குறிப்பு எண்; பதிவைக் கண்டுபிடிக்கவும், அதுவே மீண்டும் வந்தால் அறியவும் உங்கள் விவரங்களிலிருந்து உருவாக்கிய குறியீடுகள்; அதன் பக்கத்தில் எத்தனை முறை தவறான எண்கள் வந்தன',
  consent: 'செய்திமடலை நீங்கள் உறுதி செய்த நேரம், நிறுத்திய நேரம்',
} as const;

export const keptDataTexts = (site: LocalSite) => {
  const contact = contactTexts(site);
  const { otherHosts: englishHosts } = englishKeptDataTexts(site);
  const otherHosts: ReturnType<typeof englishKeptDataTexts>['otherHosts'] = englishHosts.map((host, at) => ({
    ...host,
    line: hostLines[at] ?? host.line,
  }));
  const storedColumns = columnsIn(said, contact.fields);
  const storedLines = (form: Parameters<typeof linesOf>[1]): string[] => linesOf(storedColumns, form);
  return { otherHosts, storedColumns, storedLines };
};

import type { LocalSite } from '../local-site.ts';
import type { Translated } from '../translated.ts';
import type { refusals as english, fieldRefusals as englishField } from './en.ts';

export const refusals = (site: LocalSite) => {
  const { firm } = site;
  const orCall = `அல்லது எங்களை அழையுங்கள்: ${firm.phone}`;
  const tryAgain = `ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள் ${orCall}`;
  return {
    title: { contact: 'உங்கள் செய்தியை அனுப்ப முடியவில்லை', newsletter: 'நீங்கள் இன்னும் செய்திமடலில் சேரவில்லை' },
    unreadable: 'படிவத்தைப் படிக்க முடியவில்லை.',
    tooManyFields: 'படிவத்தில் அளவுக்கு அதிகமான விவரங்கள் வந்தன.',
    file: 'இந்தப் படிவத்தில் கோப்புகளை அனுப்ப முடியாது.',
    tooLarge: 'செய்தி மிக நீளமாக உள்ளது.',
    unsupported: 'படிவங்களை multipart அல்லது URL-encoded தரவாக அனுப்ப வேண்டும்.',
    unknownForm: 'எங்கள் இணையதளத்தில் இந்தப் படிவம் இல்லை.',
    crossSite: `இந்தப் படிவம் வேறு இணையதளத்தின் பக்கத்திலிருந்து வந்ததால் நாங்கள் ஏற்கவில்லை. எங்கள் பக்கத்தைப் பயன்படுத்துங்கள் ${orCall}`,
    badKey: 'Idempotency-Key header-இல், கண்ணுக்குத் தெரியும் 8 முதல் 200 ASCII குறிகள் இருக்க வேண்டும்.',
    keyReused: 'இந்த Idempotency-Key வேறு செய்திக்குப் பயன்பட்டது. புதிய Idempotency-Key-உடன் மீண்டும் அனுப்புங்கள்.',
    keyReusedField: 'வேறு செய்திக்குப் பயன்பட்டது.',
    rateLimited: (minutes: number): string =>
      `அளவுக்கு அதிகமான செய்திகள் வந்தன. ${minutes} ${minutes === 1 ? 'நிமிடம்' : 'நிமிடங்கள்'} கழித்து மீண்டும் முயலுங்கள் ${orCall}`,
    toolPostponed: (minutes: number): string =>
      `ஒரே நேரத்தில் அளவுக்கு அதிகமான கேள்விகள் வந்தன. உங்கள் அலுவலகத்தில் பலர் அனுப்பியிருக்கலாம். நீங்கள் எழுதியது படிவத்தில் அப்படியே உள்ளது. ${minutes === 1 ? 'ஒரு நிமிடம்' : `${minutes} நிமிடங்கள்`} கழித்து மீண்டும் அனுப்புங்கள் ${orCall}`,
    overloaded: `எங்கள் இணையதளத்தை இப்போது பலர் பயன்படுத்துகிறார்கள். ${tryAgain}`,
    notStored: {
      contact: `உங்கள் செய்தியை இப்போது சேமிக்க முடியவில்லை. ${tryAgain}`,
      newsletter: `செய்திமடலில் உங்களை இப்போது சேர்க்க முடியவில்லை. ${tryAgain}`,
    },
    notTaken: `படிவத்தை இப்போது ஏற்க முடியவில்லை. ${tryAgain}`,
  } satisfies Translated<ReturnType<typeof english>>;
};

export const fieldRefusals = {
  twice: (label: string): string => `${label} ஒரு முறைக்கு மேல் வந்தது`,
  tooLong: (label: string, most: number, over: number): string =>
    `${label} என்பதில் அதிகபட்சம் ${most} எழுத்துகள் எழுதலாம். ${over} எழுத்துகளைக் குறையுங்கள்`,
  characters: (label: string): string => `${label} என்பதில் பயன்படுத்த முடியாத எழுத்துகள் உள்ளன`,
  unknownOption: (label: string): string => `${label} என்பதில் பட்டியலில் உள்ள ஒன்றைத் தேர்ந்தெடுங்கள்`,
} satisfies Translated<typeof englishField>;

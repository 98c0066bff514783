import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import type { popupTexts as englishPopupTexts } from './en.ts';

export const popupTexts = (site: LocalSite) => {
  const { claimed, town } = site;
  const popup = {
    title: 'GST, வரி, கணக்கு பற்றிக் கேள்வி உள்ளதா?',
    text: `எங்கள் ${town} அலுவலகத்தில் ஒருவரிடம் கேளுங்கள்.${claimed('free-consultation', ' முதல் ஆலோசனை இலவசம்.', '')}`,
    whatsapp: 'WhatsApp-இல் பேச',
    call: 'இப்போதே அழைக்க',
    browse: 'எங்கள் சேவைகளைப் பார்க்க',
  } satisfies Translated<ReturnType<typeof englishPopupTexts>['popup']>;
  const widget = {
    open: 'எங்களிடம் WhatsApp-இல் பேச',
    title: 'எங்களிடம் பேச',
    text: `${claimed('languages', 'தமிழிலோ ஆங்கிலத்திலோ எழுதுங்கள்.', 'இங்கே எங்களுக்கு எழுதுங்கள்.')}${claimed('reply', ' அடுத்த வேலை நாள் முடிவதற்குள் பதில் சொல்வோம்.', '')}`,
    about: 'உங்கள் செய்தியில் இந்தப் பக்கத்தின் பெயர் இருக்கும்:',
    start: 'WhatsApp-இல் பேசத் தொடங்க',
  } satisfies Translated<ReturnType<typeof englishPopupTexts>['widget']>;
  return { popup, widget };
};

import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import { content as newsletterTexts } from '../newsletter/ta.ts';
import type { content as english } from './en.ts';

export const content = (site: LocalSite) => {
  const { fact } = site;
  const newsletter = newsletterTexts(site);
  const { missing, invalid } = newsletter.fields.email;
  return {
    fields: {
      name: { label: 'முழுப் பெயர்', missing: 'உங்கள் முழுப் பெயரை எழுதுங்கள்' },
      email: { label: 'மின்னஞ்சல் முகவரி', missing, invalid },
      phone: {
        label: 'தொலைபேசி எண்',
        missing: 'உங்கள் தொலைபேசி எண்ணை எழுதுங்கள்',
        invalid: 'உங்கள் தொலைபேசி எண்ணை முழுமையாக எழுதுங்கள்',
      },
      service: {
        label: 'எந்தச் சேவை வேண்டும்',
        missing: 'சேவையைத் தேர்ந்தெடுங்கள்',
        choose: 'சேவையைத் தேர்ந்தெடுங்கள்',
        options: [
          'GST பதிவு',
          'GST ரிட்டர்ன் தாக்கல்',
          'GST நோட்டீஸ், மேல்முறையீடு',
          'GST ரீஃபண்ட்',
          'வருமான வரித் தாக்கல்',
          'PF, ESI சேவைகள்',
          'TDS, TCS ரிட்டர்ன்',
          'கம்பெனி பதிவு',
          'கணக்கு எழுதுதல், பராமரித்தல்',
          'பொதுவான கேள்வி',
        ],
      },
      message: {
        label: 'செய்தி',
        placeholder: 'உங்களுக்கு என்ன தேவை என்று எழுதுங்கள்…',
        missing: 'உங்கள் செய்தியை எழுதுங்கள்',
      },
    },
    submit: 'செய்தி அனுப்ப',
    sending: 'அனுப்புகிறது…',
    success: 'நன்றி! உங்கள் செய்தி எங்களுக்கு வந்து சேர்ந்தது. விரைவில் உங்களைத் தொடர்பு கொள்வோம்.',
    successSpoken: 'படிவம் அனுப்பப்பட்டது',
    error: 'மன்னிக்கவும், செய்தியை அனுப்புவதில் சிக்கல் ஏற்பட்டது. மீண்டும் முயலுங்கள் அல்லது எங்களை நேரடியாகத் தொடர்பு கொள்ளுங்கள்.',
    errorSpoken: 'படிவத்தை அனுப்புவதில் சிக்கல்',
    notice: `உங்களுக்குப் பதில் தர உங்கள் செய்தியைப் பயன்படுத்துகிறோம். செய்தியையும் அதை எந்தப் பக்கத்திலிருந்து அனுப்பினீர்கள் என்பதையும் ${fact('policy.retention')} வைத்திருப்போம். உங்கள் செய்தியைப் பார்க்க அல்லது அழிக்க:`,
  } satisfies Translated<ReturnType<typeof english>>;
};

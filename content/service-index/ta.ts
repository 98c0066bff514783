import type { LocalSite } from '../local-site.ts';
import type { ServiceCategory, ServiceEntry } from './en.ts';

export const serviceCategories = {
  registration: 'பதிவுகள்',
  compliance: 'ரிட்டர்ன், நோட்டீஸ்',
  tax: 'வருமான வரி, TDS',
  accounting: 'கணக்குகள்',
} satisfies Record<ServiceCategory, string>;

const countWords = ['ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது', 'பத்து', 'பதினொரு'] as const;
const FIRST_COUNT = 6;

/** Returns how many services there are in words, as they stand before a noun. */
export const countServices = ({ length }: readonly unknown[]): string =>
  countWords[length - FIRST_COUNT] ?? String(length);

export const serviceIndexTexts = (site: LocalSite) => {
  const { fact, claimed, notOffered } = site;
  const allServices: readonly ServiceEntry[] = [
    {
      slug: 'gst-registration',
      name: 'GST பதிவு',
      category: 'registration',
      summary: `${fact('gst.registration-time')}: உங்கள் GST எண் (GSTIN)`,
    },
    {
      slug: 'gst-returns',
      name: 'GST ரிட்டர்ன்',
      category: 'compliance',
      summary: 'GSTR-1, GSTR-3B-ஐ உங்கள் பில்களுடன் ஒப்பிட்டுத் தாக்கல் செய்கிறோம்',
    },
    {
      slug: 'gst-notices',
      name: 'GST நோட்டீஸ், மேல்முறையீடு',
      category: 'compliance',
      summary: claimed(
        'nothing-missed',
        'நோட்டீஸில் உள்ள தேதிக்குள் பதில் தாக்கல் செய்கிறோம்',
        'நோட்டீஸுக்குப் பதில், நேரில் விளக்கம் (Hearing), முதல் மேல்முறையீடு',
      ),
    },
    {
      slug: 'gst-refunds',
      name: 'GST ரீஃபண்ட்',
      category: 'compliance',
      summary: 'ஏற்றுமதிக்கும், வாங்கும் வரி விகிதம் விற்கும் விகிதத்தைவிட அதிகமானாலும் GST திரும்பக் கிடைக்கும்',
    },
    {
      slug: 'income-tax-filing',
      name: 'வருமான வரித் தாக்கல்',
      category: 'tax',
      summary: `சம்பளம் பெறுபவர்களுக்கும் தொழில் நடத்துபவர்களுக்கும் ${fact('itr.range')}`,
    },
    {
      slug: 'pf-esi-services',
      name: 'PF, ESI சேவைகள்',
      category: 'compliance',
      summary: 'பதிவு, மாத ரிட்டர்ன், நேரடி ஆய்வின்போது உதவி',
    },
    {
      slug: 'tds-tcs-returns',
      name: 'TDS, TCS ரிட்டர்ன்',
      category: 'tax',
      summary: 'TDS பிடித்தம், செலுத்துதல், ரிட்டர்ன்',
    },
    {
      slug: 'company-registration',
      name: 'கம்பெனி பதிவு',
      category: 'registration',
      summary: `கம்பெனிக்கு ${fact('company.registration-time')}, LLP-க்கு ${fact('company.llp-time')}`,
    },
    {
      slug: 'accounting-bookkeeping',
      name: 'கணக்கு எழுதுதல், பராமரித்தல்',
      category: 'accounting',
      summary: 'மாதந்தோறும் கணக்கு, சம்பளம், லாப அறிக்கை (MIS)',
    },
    {
      slug: 'udyam-registration',
      name: 'உத்யம் பதிவு',
      category: 'registration',
      summary: `${fact('udyam.registration-time')}: MSME சான்றிதழ்`,
    },
    {
      slug: 'iec-registration',
      name: 'IEC பதிவு',
      category: 'registration',
      summary: `${fact('iec.registration-time')}: ஏற்றுமதி, இறக்குமதிக் குறியீட்டு எண்`,
    },
  ];
  const serviceIndex: readonly ServiceEntry[] = allServices.filter(({ slug }) => !notOffered.includes(slug));
  return { allServices, serviceIndex };
};

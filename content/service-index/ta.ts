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
      summary: `உங்கள் GST எண்: ${fact('gst.registration-time')}`,
    },
    {
      slug: 'gst-returns',
      name: 'GST ரிட்டர்ன்',
      category: 'compliance',
      summary: 'விற்பனை (GSTR-1), வரி (GSTR-3B): ஒப்பிட்டுத் தாக்கல்',
    },
    {
      slug: 'gst-notices',
      name: 'GST நோட்டீஸ், மேல்முறையீடு',
      category: 'compliance',
      summary: claimed('nothing-missed', 'நோட்டீஸில் உள்ள தேதிக்குள் பதில்', 'பதில்: உங்கள் நோட்டீஸில் உள்ள தேதியே செல்லும்'),
    },
    {
      slug: 'gst-refunds',
      name: 'GST ரீஃபண்ட்',
      category: 'compliance',
      summary: 'ஏற்றுமதிக்கும், கொள்முதல் வரி விகிதம் அதிகமானாலும் GST திரும்பக் கிடைக்கும்',
    },
    {
      slug: 'income-tax-filing',
      name: 'வருமான வரித் தாக்கல்',
      category: 'tax',
      summary: `${fact('itr.range')}: சம்பளத்துக்கும் தொழிலுக்கும்`,
    },
    {
      slug: 'pf-esi-services',
      name: 'PF, ESI சேவைகள்',
      category: 'compliance',
      summary: 'பதிவு, மாதப் பங்களிப்பு, நேரடி ஆய்வு',
    },
    {
      slug: 'tds-tcs-returns',
      name: 'TDS, TCS ரிட்டர்ன்',
      category: 'tax',
      summary: 'பிடித்த வரி: செலுத்துதல், ரிட்டர்ன்',
    },
    {
      slug: 'company-registration',
      name: 'கம்பெனி பதிவு',
      category: 'registration',
      summary: `கம்பெனி ${fact('company.registration-time')}, LLP ${fact('company.llp-time')}`,
    },
    {
      slug: 'accounting-bookkeeping',
      name: 'கணக்கு எழுதுதல், பராமரித்தல்',
      category: 'accounting',
      summary: 'மாதக் கணக்கு, சம்பளம், அறிக்கை (MIS)',
    },
    {
      slug: 'udyam-registration',
      name: 'உத்யம் பதிவு',
      category: 'registration',
      summary: `MSME சான்றிதழ், ${fact('udyam.registration-time')}`,
    },
    {
      slug: 'iec-registration',
      name: 'IEC பதிவு',
      category: 'registration',
      summary: `ஏற்றுமதி, இறக்குமதிக் குறியீடு: ${fact('iec.registration-time')}`,
    },
  ];
  const serviceIndex: readonly ServiceEntry[] = allServices.filter(({ slug }) => !notOffered.includes(slug));
  return { allServices, serviceIndex };
};

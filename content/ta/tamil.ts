import type { Language } from '../language.ts';
import { joined } from './case-endings.ts';
import { companyWords } from './fact-words/company.ts';
import { dueDateWords } from './fact-words/due-dates.ts';
import { gstWords } from './fact-words/gst.ts';
import { incomeTaxWords } from './fact-words/income-tax.ts';
import { incomeTaxToolWords } from './fact-words/income-tax-tools.ts';
import { ownWords } from './fact-words/own.ts';
import { pfEsiWords } from './fact-words/pf-esi.ts';
import { tcsWords } from './fact-words/tcs.ts';
import { tdsWords } from './fact-words/tds.ts';
import { tdsRateWords } from './fact-words/tds-rates.ts';
import { udyamIecWords } from './fact-words/udyam-iec.ts';
import { written } from './written.ts';

/** Tamil: the details that the owner has not written in it stay English. */
export const tamil: Language = {
  firm: ({ firm, officeCity, tamilDetails: own }) => ({
    ...firm,
    name: own.name ?? firm.name,
    address: {
      ...firm.address,
      street: own.street ?? firm.address.street,
      locality: own.locality ?? officeCity.tamilName ?? firm.address.locality,
      region: own.region ?? firm.address.region,
    },
    whatsappMessage: own.whatsappMessage ?? firm.whatsappMessage,
  }),
  facts: ({ officeHours }, firm) => ({
    written,
    joined,
    words: {
      ...ownWords({ officeHours, firm }),
      ...gstWords,
      ...incomeTaxWords,
      ...incomeTaxToolWords,
      ...tdsWords,
      ...tdsRateWords,
      ...tcsWords,
      ...pfEsiWords,
      ...companyWords,
      ...udyamIecWords,
      ...dueDateWords,
    },
  }),
  prices: {
    units: {
      once: 'ஒரு முறை',
      notice: 'நோட்டீஸ் ஒன்றுக்கு',
      claim: 'விண்ணப்பம் ஒன்றுக்கு',
      return: 'ரிட்டர்ன் ஒன்றுக்கு',
      month: 'மாதத்துக்கு',
      quarter: 'காலாண்டுக்கு',
      year: 'ஆண்டுக்கு',
    },
    unitFirst: true,
    gst: { included: 'GST உட்பட', extra: 'GST தனி' },
    packages: (price) => `, பேக்கேஜ் மாதம் ${price} முதல்`,
  },
};

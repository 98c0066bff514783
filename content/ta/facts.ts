import { readFacts } from '../read-facts.ts';
import { joined } from './case-endings.ts';
import { companyWords } from './fact-words/company.ts';
import { dueDateWords } from './fact-words/due-dates.ts';
import { gstWords } from './fact-words/gst.ts';
import { incomeTaxWords } from './fact-words/income-tax.ts';
import { incomeTaxToolWords } from './fact-words/income-tax-tools.ts';
import { ownWords } from './fact-words/own.ts';
import { pfEsiWords } from './fact-words/pf-esi.ts';
import { tdsWords } from './fact-words/tds.ts';
import { tdsRateWords } from './fact-words/tds-rates.ts';
import { udyamIecWords } from './fact-words/udyam-iec.ts';
import { written } from './written.ts';

export { changeDays, type FactId, type FactValue, factValue, type LawId } from '../read-facts.ts';

const asARule = (text: string): string => `${text} (பொதுவாக)`;

export const { facts, fact, plain, figure, caseFigure, caseWording, wording, factsOfPage } = readFacts({
  written,
  asARule,
  joined,
  words: {
    ...ownWords,
    ...gstWords,
    ...incomeTaxWords,
    ...incomeTaxToolWords,
    ...tdsWords,
    ...tdsRateWords,
    ...pfEsiWords,
    ...companyWords,
    ...udyamIecWords,
    ...dueDateWords,
  },
});

import type { FactId } from '../read-facts.ts';
import type { ToolSlug } from '../tool-index/en.ts';

/** The facts that the words of a tool ask. A browser makes the words anew, so its page hands it these facts as data. */
export const askedFacts = {
  'itr-form': [
    'itr.itr1-gains',
    'itr.itr1-income',
    'itr.itr1-houses',
    'itr.itr1-farm-income',
    'itr.itr4-income',
    'itr.due-trusts',
    'itr.late-fee',
    'itr.late-interest',
    'itr.verification',
  ],
  'pf-esi': ['pf.return-due', 'pf.wage-ceiling', 'pf.employees', 'esi.employees'],
  tds: ['tds.194q-turnover', 'tds.payer-turnover'],
} as const satisfies Partial<Record<ToolSlug, readonly FactId[]>>;

type Asking = keyof typeof askedFacts;

/** Gives a tool's words the facts that are listed for the tool; asking for any other does not compile. */
export interface AskedBy<Slug extends Asking> {
  readonly fact: (id: (typeof askedFacts)[Slug][number]) => string;
}

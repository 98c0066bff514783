import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { paise } from '../money.ts';
import { returnDays } from '../return-days.ts';

/** Reads the facts of law; money is in paise, rates in percent. */
export const advanceTaxFacts = ((factValue, { schedule }) => {
  const { value, number, money, dates, all } = lawReader(factValue);
  const exempt = (...of: Parameters<typeof value>): number => {
    const slabs = value(...of);
    return paise((slabs?.kind === 'bands' && slabs.bands[0]?.upTo?.amount) || 0);
  };
  const [june, september, december, march] = dates('advance.due');
  if (!(june && september && december && march)) return null;
  const earlier = number('advance.instalment-interest', 'earlier');
  const last = number('advance.instalment-interest', 'last');
  const share = (name: string) => number('advance.shares', name);
  const tolerated = (name: string) => number('advance.tolerance', name);
  const [byDecember, byMarch] = [share('december'), share('march')];
  return all({
    law: {
      // Payable from this tax of the year on, after TDS.
      threshold: money('advance.threshold'),
      // `share` of the year's tax, with all that is due earlier; nothing is charged from `enough` on.
      instalments: [
        { ...june, share: share('june'), enough: tolerated('june'), interest: earlier },
        { ...september, share: share('september'), enough: tolerated('september'), interest: earlier },
        { ...december, share: byDecember, enough: byDecember, interest: earlier },
        { ...march, share: byMarch, enough: byMarch, interest: last },
      ],
      // This share of the year's tax must be paid by 31 March.
      enough: number('advance.enough'),
      // A month, for too little advance tax.
      interest: number('advance.interest'),
      // A month, for a late return.
      lateInterest: number('itr.late-interest'),
      // Interest is charged on full multiples of it.
      fullOnly: money('advance.interest-rounding'),
      roundTo: money('tax.rounding'),
    },
    // Up to an income of `income`, and above it.
    lateFee: {
      income: money('itr.late-fee', 'income'),
      small: money('itr.late-fee', 'small'),
      others: money('itr.late-fee', 'others'),
    },
    // The lowest income from which anybody pays tax, by either regime: paise.
    exempt: Math.min(exempt('tax.slabs-new'), exempt('tax.slabs-old', 'below60')),
    returns: returnDays(schedule),
  });
}) satisfies ReadFacts<unknown>;

export type AdvanceTaxFacts = FactsOf<typeof advanceTaxFacts>;

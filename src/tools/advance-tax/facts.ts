import { advanceTaxWords } from '../../../content/tools/advance-tax.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';
import { type ReturnDays, returnDays } from '../return-days.ts';
import type { AdvanceLaw } from './advance.ts';

const { used } = advanceTaxWords;

/** What the tool reads of the register. */
export interface AdvanceTaxFacts {
  readonly law: AdvanceLaw;
  /** For a return after its due date, paise: with an income up to `income`, and with more. */
  readonly lateFee: { readonly income: number; readonly small: number; readonly others: number };
  readonly returns: ReturnDays;
}

const read: ToolFacts<AdvanceTaxFacts>['read'] = (factValue) => {
  const { value, number, money, all } = lawReader(factValue);
  const due = value('advance.due');
  const [june, september, december, march] = due?.kind === 'dates' ? due.dates : [];
  if (!(june && september && december && march)) return null;
  const earlier = number('advance.instalment-interest', 'earlier');
  const last = number('advance.instalment-interest', 'last');
  const share = (name: string) => number('advance.shares', name);
  const tolerated = (name: string) => number('advance.tolerance', name);
  const [byDecember, byMarch] = [share('december'), share('march')];
  return all({
    law: {
      threshold: money('advance.threshold'),
      instalments: [
        { ...june, share: share('june'), enough: tolerated('june'), interest: earlier },
        { ...september, share: share('september'), enough: tolerated('september'), interest: earlier },
        { ...december, share: byDecember, enough: byDecember, interest: earlier },
        { ...march, share: byMarch, enough: byMarch, interest: last },
      ],
      enough: number('advance.enough'),
      interest: number('advance.interest'),
      lateInterest: number('itr.late-interest'),
      fullOnly: money('advance.interest-rounding'),
      roundTo: money('tax.rounding'),
    },
    lateFee: {
      income: money('itr.late-fee', 'income'),
      small: money('itr.late-fee', 'small'),
      others: money('itr.late-fee', 'others'),
    },
    returns: returnDays(),
  });
};

export const advanceTaxFacts: ToolFacts<AdvanceTaxFacts> = {
  read,
  used: {
    'advance.threshold': used.threshold,
    'advance.due': used.due,
    'advance.shares': used.shares,
    'advance.presumptive-due': used.presumptive,
    'advance.tolerance': used.tolerance,
    'advance.instalment-interest': used.instalmentInterest,
    'advance.enough': used.enough,
    'advance.interest': used.interest,
    'advance.interest-rounding': used.interestRounding,
    'advance.holidays': used.holidays,
    'itr.late-interest': used.lateInterest,
    'itr.late-fee': used.lateFee,
    'tax.rounding': used.rounding,
  },
};

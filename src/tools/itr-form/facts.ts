import type { Day } from '../../../content/due-dates/rule.ts';
import { itrFormWords } from '../../../content/tools/itr-form.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';
import { type ReturnDays, returnDays } from '../return-days.ts';

const { used } = itrFormWords;

/** What the tool reads of the register. */
export interface ItrFormFacts {
  readonly returns: ReturnDays['2025-26'];
  /** The last day of an updated return. */
  readonly updated: Day;
}

const read: ToolFacts<ItrFormFacts>['read'] = (factValue) => {
  const { value, all } = lawReader(factValue);
  const returns = returnDays()['2025-26'];
  const updated = value('itr.updated');
  if (updated?.kind !== 'date') return null;
  const { month, day, yearsLater = 0 } = updated;
  const year = Number(returns.belated.rule.slice(0, 4)) + 1 + yearsLater;
  return all({ returns, updated: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` });
};

export const itrFormFacts: ToolFacts<ItrFormFacts> = {
  read,
  used: {
    'itr.itr1-income': used.itr1,
    'itr.itr1-gains': used.gains,
    'itr.itr1-houses': used.houses,
    'itr.itr1-farm-income': used.farm,
    'itr.itr4-income': used.itr4,
    'itr.due-individuals': used.individuals,
    'itr.due-businesses': used.businesses,
    'itr.due-audit': used.audit,
    'itr.due-transfer-pricing': used.transferPricing,
    'itr.belated': used.belated,
    'itr.updated': used.updated,
    'itr.late-fee': used.fee,
    'itr.late-interest': used.interest,
    'itr.verification': used.verification,
  },
};

import { dayIn } from '../../dates/months.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { returnDays } from '../return-days.ts';

export const itrFormFacts = ((factValue, { schedule }) => {
  const { value, all } = lawReader(factValue);
  const returns = returnDays(schedule)['2025-26'];
  const updated = value('itr.updated');
  if (updated?.kind !== 'date') return null;
  const { month, day, yearsLater = 0 } = updated;
  const year = Number(returns.belated.rule.slice(0, 4)) + 1 + yearsLater;
  return all({ returns, updated: dayIn(year, month, day) });
}) satisfies ReadFacts<unknown>;

export type ItrFormFacts = FactsOf<typeof itrFormFacts>;

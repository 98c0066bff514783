import { type FactsOf, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';

export const tdsLateFeeFacts = ((factValue, { schedule }) => {
  const { value, money, dates, all } = lawReader(factValue);
  const [tds, tcs] = [dates('tds.due-all'), dates('tds.due-tcs')];
  const fee = value('tds.late-fee-day');
  return all({
    due: { salaries: tds, residents: tds, abroad: tds, tcs },
    moved: {
      salaries: movedDays(schedule('tds-salaries')),
      residents: movedDays(schedule('tds-residents')),
      abroad: movedDays(schedule('tds-non-residents')),
      tcs: movedDays(schedule('tcs')),
    },
    // Some law caps it at the tax.
    fee: { perDay: money('tds.late-fee-day', 'perDay'), capped: fee?.kind === 'cases' && 'mostOfTax' in fee.cases },
  });
}) satisfies ReadFacts<unknown>;

export type TdsLateFeeFacts = FactsOf<typeof tdsLateFeeFacts>;

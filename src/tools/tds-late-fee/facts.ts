import { type FactsOf, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';

export const tdsLateFeeFacts = ((factValue, { schedule }) => {
  const { value, number, money, dates, all } = lawReader(factValue);
  const [tds, tcs] = [dates('tds.due-all'), dates('tds.due-tcs')];
  const readFee = (id: 'tds.late-fee-day' | 'tds.form-141-late-fee') => {
    const fee = value(id);
    // Some law caps it at the tax.
    return { perDay: money(id, 'perDay'), capped: fee?.kind === 'cases' && 'mostOfTax' in fee.cases };
  };
  return all({
    due: { salaries: tds, residents: tds, abroad: tds, tcs },
    moved: {
      salaries: movedDays(schedule('tds-salaries')),
      residents: movedDays(schedule('tds-residents')),
      abroad: movedDays(schedule('tds-non-residents')),
      tcs: movedDays(schedule('tcs')),
    },
    fee: readFee('tds.late-fee-day'),
    // A challan that is the statement too is due so many days after the end of the month of deduction.
    challan: {
      days: number('tds.form-141-due'),
      fee: readFee('tds.form-141-late-fee'),
      moved: movedDays(schedule('form-141')),
    },
  });
}) satisfies ReadFacts<unknown>;

export type TdsLateFeeFacts = FactsOf<typeof tdsLateFeeFacts>;

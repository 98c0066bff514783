import type { LawId } from '../../../content/read-facts.ts';
import { readNumber, type Value } from '../../../content/register/values.ts';
import { type FactsOf, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';
import { paise } from '../money.ts';

/** Figures by turnover, the lowest first, or one for everybody (`upTo` is `null`); limits in paise. */
const readSteps = (found: Value | undefined, figure: (number: number) => number) => {
  const steps = found?.kind === 'bands' ? found.bands : [{ upTo: null, value: found }];
  return steps.map(({ upTo, value }) => ({
    upTo: upTo && paise(upTo.amount),
    figure: figure((value && readNumber(value)) ?? 0),
  }));
};

const asPercent = (percent: number): number => percent;

/** Returns money in paise, interest in percent a year. */
export const gstLateFeeFacts = ((factValue, { schedule }) => {
  const { value, number, money, known, all } = lawReader(factValue);
  const readFee = (id: LawId) => ({ perDay: money(id, 'perDay'), most: readSteps(value(id, 'most'), paise) });
  const readDate = (id: LawId) => {
    const found = value(id);
    return known(found?.kind === 'date' ? { month: found.month, day: found.day } : undefined, { month: 1, day: 1 });
  };
  const ledgerFrom = value('gst.cash-in-ledger');
  const exempt = factValue('gst.gstr9-turnover');
  return all({
    // The day of the month after the period.
    dueDay: {
      'gstr-3b': number('gst.gstr3b-due', 'monthly'),
      'gstr-1': number('gst.gstr1-due', 'monthly'),
      'gstr-3b-quarterly': number('gst.gstr3b-quarterly-due'),
      'gstr-1-quarterly': number('gst.gstr1-due', 'quarterly'),
      iff: number('gst.iff-due'),
      'pmt-06': number('gst.pmt06-due'),
      'cmp-08': number('gst.cmp08-due'),
    },
    // The first such day after the year.
    dueDate: { 'gstr-4': readDate('gst.gstr4-due'), 'gstr-9': readDate('gst.gstr9-due') },
    moved: {
      'gstr-3b': movedDays(schedule('gstr-3b')),
      'gstr-1': movedDays(schedule('gstr-1')),
      'gstr-3b-quarterly': movedDays(schedule('gstr-3b-quarterly')),
      'gstr-1-quarterly': movedDays(schedule('gstr-1-quarterly')),
      iff: movedDays(schedule('iff')),
      'pmt-06': movedDays(schedule('pmt-06')),
      'cmp-08': movedDays(schedule('cmp-08')),
      'gstr-4': movedDays(schedule('gstr-4')),
      'gstr-9': movedDays(schedule('gstr-9')),
    },
    fee: readFee('gst.late-fee-day'),
    nilFee: readFee('gst.late-fee-nil-day'),
    compositionFee: readFee('gst.gstr4-late-fee'),
    compositionNilFee: {
      perDay: money('gst.gstr4-late-fee', 'perDayNil'),
      most: readSteps(value('gst.gstr4-late-fee', 'mostNil'), paise),
    },
    annual: {
      perDay: readSteps(value('gst.gstr9-late-fee', 'perDay'), paise),
      // The rate is in percent of the turnover in the State.
      most: readSteps(value('gst.gstr9-late-fee', 'most'), asPercent),
      // Up to this turnover no GSTR-9 is due; `null` where the law of the year is not recorded.
      exempt: exempt ? paise(readNumber(exempt) ?? 0) : null,
      // GSTR-9C is due too above this turnover.
      reconciled: money('gst.gstr9c-turnover'),
    },
    // Up to this turnover of the year before a return may be quarterly.
    quarterly: money('gst.qrmp-turnover'),
    interest: number('gst.late-interest'),
    // Cash in the ledger bears no interest on returns filed from this day on.
    ledgerFrom: ledgerFrom?.kind === 'calendar-day' ? ledgerFrom.day : '',
    // A return can still be filed for so many years after its due day.
    years: number('gst.old-returns'),
  });
}) satisfies ReadFacts<unknown>;

export type GstLateFeeFacts = FactsOf<typeof gstLateFeeFacts>;

import { tdsLateFeeWords } from '../../../content/tools/tds-late-fee.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { type DayOfYear, lawReader } from '../law-reader.ts';
import { movedDays } from '../moved-days.ts';

const { used } = tdsLateFeeWords;

/** The statements, each with due days of its own. */
export type Statement = keyof typeof tdsLateFeeWords.statements;

/** What the tool reads of the register. */
export interface TdsLateFeeFacts {
  /** On which days of a year the statements of its quarters are due. */
  readonly due: Readonly<Record<Statement, readonly DayOfYear[]>>;
  /** The days that the government has set for single quarters. */
  readonly moved: Readonly<Record<Statement, Readonly<Record<string, string>>>>;
  readonly fee: {
    /** Paise. */
    readonly perDay: number;
    /** Whether it is never more than the tax. */
    readonly capped: boolean;
  };
}

export const tdsLateFeeFacts: ToolFacts<TdsLateFeeFacts> = {
  read(factValue) {
    const { value, money, dates, all } = lawReader(factValue);
    const [tds, tcs] = [dates('tds.due-all'), dates('tds.due-tcs')];
    const fee = value('tds.late-fee-day');
    return all({
      due: { salaries: tds, residents: tds, abroad: tds, tcs },
      moved: {
        salaries: movedDays('tds-salaries'),
        residents: movedDays('tds-residents'),
        abroad: movedDays('tds-non-residents'),
        tcs: movedDays('tcs'),
      },
      fee: { perDay: money('tds.late-fee-day', 'perDay'), capped: fee?.kind === 'cases' && 'mostOfTax' in fee.cases },
    });
  },
  used: {
    'tds.due-all': used.due,
    'tds.due-tcs': used.dueTcs,
    'tds.late-fee-day': used.fee,
  },
};

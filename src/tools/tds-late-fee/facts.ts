import type { DueId } from '../../../content/due-dates/dues.ts';
import { type Extension, extensions } from '../../../content/due-dates/extensions.ts';
import type { Value } from '../../../content/register/values.ts';
import { tdsLateFeeWords } from '../../../content/tools/tds-late-fee.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { inCase } from '../in-case.ts';
import { paise } from '../money.ts';

const { used } = tdsLateFeeWords;

/** A day of the year; the month counted from 1. */
interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** What the tool reads of the register. */
export interface TdsLateFeeFacts {
  /** On which days of a year the statements of its quarters are due. */
  readonly due: Readonly<Record<'tds' | 'tcs', readonly DayOfYear[]>>;
  /** The days that the government has set for single quarters; `null` where not for every form of statement the same. */
  readonly moved: Readonly<Record<'tds' | 'tcs', Readonly<Record<string, string | null>>>>;
  readonly fee: {
    /** Paise. */
    readonly perDay: number;
    /** Whether it is never more than the tax. */
    readonly capped: boolean;
  };
}

const daysIn = (value: Value | undefined): readonly DayOfYear[] | undefined =>
  value?.kind === 'dates' ? value.dates : undefined;

const statements = {
  tds: ['tds-salaries', 'tds-residents', 'tds-non-residents'],
  tcs: ['tcs'],
} as const satisfies Record<'tds' | 'tcs', readonly DueId[]>;

/** @param recorded the extensions, those of the repository when left out */
export const movedOf = (
  what: 'tds' | 'tcs',
  recorded: readonly Extension[] = extensions,
): Readonly<Record<string, string | null>> => {
  const forms: readonly DueId[] = statements[what];
  const moved = recorded.filter(({ due, to }) => to && forms.includes(due));
  return Object.fromEntries(
    moved.map(({ period, to = null }) => {
      const alike = moved.filter((other) => other.period === period && other.to === to);
      return [period, alike.length === forms.length ? to : null];
    }),
  );
};

const read: ToolFacts<TdsLateFeeFacts>['read'] = (factValue) => {
  const tds = daysIn(factValue('tds.due-all'));
  const tcs = daysIn(factValue('tds.due-tcs'));
  const fee = factValue('tds.late-fee-day');
  const perDay = inCase(fee, 'perDay');
  if (!tds || !tcs || perDay === undefined) return null;
  return {
    due: { tds, tcs },
    moved: { tds: movedOf('tds'), tcs: movedOf('tcs') },
    fee: { perDay: paise(perDay), capped: fee?.kind === 'cases' && 'mostOfTax' in fee.cases },
  };
};

export const tdsLateFeeFacts: ToolFacts<TdsLateFeeFacts> = {
  read,
  used: {
    'tds.due-all': used.due,
    'tds.due-tcs': used.dueTcs,
    'tds.late-fee-day': used.fee,
  },
};

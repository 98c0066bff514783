import type { Day } from '../../content/due-dates/rule.ts';
import { daysBetween } from '../dates/days.ts';
import { countsUntil } from '../dates/working-day.ts';
import { amountInWords } from './money.ts';
import type { OwnTexts, SharedTexts } from './texts.ts';
import type { Line, Outcome, Sheet } from './tool.ts';

/** The words of a tool for what is filed late hold these. */
type LateTexts = OwnTexts<'lateWords'> & Pick<SharedTexts, 'inWords'>;

interface Filing {
  readonly subject: string;
  /** The facts of law that the case uses, where a tool tells them apart. */
  readonly uses?: Sheet['uses'];
  readonly byRule: Day;
  readonly moved: Day | undefined;
  readonly filed: Day;
  /** True if a due day on a Sunday or a holiday counts until the next working day. */
  readonly directTax: boolean;
}

type Cost = Pick<Sheet, 'lines' | 'notes'> & Partial<Pick<Sheet, 'headline' | 'figure' | 'total'>>;

/** @param inTime says the due day of what is not late @param cost of so many days after it; it may open with another figure than its total */
export const lateFeeResult = (
  { words, inWords }: LateTexts,
  { subject, uses, byRule, moved, filed, directTax }: Filing,
  inTime: (day: string) => string,
  cost: (days: number, due: Day) => Cost,
): Outcome => {
  const due = moved ?? byRule;
  const until = countsUntil(due, directTax);
  const notes = [
    ...(due === byRule ? [] : [words.moved(inWords(byRule))]),
    ...(until === due ? [] : [words.holiday(inWords(due), inWords(until))]),
  ];
  const days = daysBetween(due, filed);
  if (filed <= until) {
    const allNotes = [inTime(inWords(due)), ...notes];
    return {
      sheet: {
        subject,
        ...(uses && { uses }),
        headline: words.onTime,
        urgent: false,
        lines: [],
        notes: allNotes,
        lists: [],
      },
    };
  }
  const { notes: more, ...found } = cost(days, due);
  const late = words.late(days);
  return {
    sheet: {
      subject,
      ...(uses && { uses }),
      headline: late,
      beside: [late, words.due(inWords(due))],
      urgent: true,
      ...(found.total ? { figure: found.total } : {}),
      ...found,
      notes: [...notes, ...more],
      lists: [],
    },
  };
};

/**
 * Says what further days add to a fee that stops at a most: for how many days the whole of a day, and where it stops.
 * @param amount the fee so far, in paise, as are the others
 */
export const sayFurtherDays = (
  { words }: Pick<LateTexts, 'words'>,
  amount: number,
  perDay: number,
  most: number,
): readonly string[] => {
  if (most === 0) return [];
  if (amount >= most) return [words.atMost(amountInWords(most))];
  if (most === Number.POSITIVE_INFINITY) return [words.eachDay(amountInWords(perDay))];
  const whole = Math.floor((most - amount) / perDay);
  const rest = most - amount - whole * perDay;
  return [
    whole === 0
      ? words.lastPart(amountInWords(rest), amountInWords(most))
      : words.eachDayFor(amountInWords(perDay), whole, amountInWords(most), rest > 0),
  ];
};

/** @param perDay paise, as is `most` @param capped its working where `most` holds */
export const lateFee = (
  { words }: LateTexts,
  days: number,
  perDay: number,
  most: number,
  capped: (working: string, most: string) => string,
): { readonly line: Line; readonly notes: readonly string[] } => {
  const working = words.feeWorking(days, amountInWords(perDay));
  const amount = Math.min(perDay * days, most);
  return {
    line: {
      label: words.fee,
      working: amount < perDay * days ? capped(working, amountInWords(most)) : working,
      amount,
    },
    notes: sayFurtherDays({ words }, amount, perDay, most),
  };
};

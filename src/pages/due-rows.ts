import { buildDay } from '../../content/build-day.ts';
import { dayAndMonth } from '../../content/dates.ts';
import { type Due, dues } from '../../content/due-dates/dues/en.ts';
import { type Extension, extensions } from '../../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../../content/due-dates/kinds/en.ts';
import type { Day, Occurrence, Schedule } from '../../content/due-dates/rule.ts';
import { ruleWords } from '../../content/due-dates/rule-words/en.ts';
import { offices } from '../../content/offices/en.ts';
import { dueLedger } from '../../content/pages/due-ledger/en.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import { addDays, LONGEST_WAIT } from '../dates/days.ts';
import { occurrences } from '../dates/occurrences.ts';
import { basisOf, lateBasisOf, officeOf, scheduleOf } from '../dates/schedule.ts';
import type { UpcomingDues } from '../dates/upcoming-dues.ts';
import type { DueItem } from '../ui/due-dates/due-dates.tsx';

export interface DueRow {
  readonly due: Due;
  readonly schedule: Schedule;
  readonly next: Occurrence;
}

const rowOf = (due: Due): DueRow => {
  const schedule = scheduleOf(due);
  const [next] = occurrences(schedule, buildDay, addDays(buildDay, LONGEST_WAIT));
  if (!next) throw new RangeError(`Due date "${due.id}" never comes`);
  return { due, schedule, next };
};

/** Every due date, in the order of lists that do not go by date. */
export const dueRows: readonly DueRow[] = dues.map(rowOf);

const byNext = (a: DueRow, b: DueRow): number => a.next.on.localeCompare(b.next.on);

/** The due dates of a service that its card may name, the next one first. */
export const dueRowsOf = (service: ServiceSlug): readonly DueRow[] =>
  dueRows
    .filter(
      ({ due: { service: of, alsoOnCardOf, kinds, onCard = true } }) =>
        (of === service || alsoOnCardOf === service) && kinds.length > 0 && onCard,
    )
    .toSorted(byNext);

/** The rules of a due date in words, those that hold on the day of the build. */
export const rulesInWords = ({ due, schedule }: DueRow): string =>
  due.words ??
  schedule.rules
    .filter(({ until = buildDay }) => until >= buildDay)
    .map(ruleWords)
    .join(', ');

/** What the government has moved and a page still shows: until the new day has passed. */
const movedOf = ({ due, schedule }: DueRow): DueItem['moved'] =>
  schedule.moved.flatMap(({ period, was, on }) => {
    const record = extensions.find((each: Extension) => each.due === due.id && each.period === period);
    return record && on >= buildDay
      ? [
          {
            on,
            text: dueLedger.moved(dayAndMonth(was), dayAndMonth(on)),
            by: record.by,
            source: record.source,
          },
        ]
      : [];
  });

export const itemOf = (row: DueRow): DueItem => {
  const { due } = row;
  const { name, url } = offices[officeOf(due)];
  return {
    id: due.id,
    name: due.name,
    rule: rulesInWords(row),
    concerns: due.forms ? `${due.concerns}. ${due.forms}` : `${due.concerns}.`,
    late: due.late,
    note: due.note ?? '',
    basis: basisOf(due),
    lateBasis: lateBasisOf(due),
    source: { name, url },
    moved: movedOf(row),
  };
};

/** One rule in words for the menu, where nothing is counted: of the first date of the list. */
export const firstRule: string = (() => {
  const [row] = dueRows;
  return row ? dueLedger.inWords(row.due.name, rulesInWords(row)) : dueLedger.allDates;
})();

export const countsOfKinds: Readonly<Record<string, number>> = Object.fromEntries(
  (Object.keys(payerKinds) as PayerKind[]).map((kind) => [
    kind,
    dueRows.filter(({ due }) => due.kinds.includes(kind)).length,
  ]),
);

export interface DueOnDay {
  readonly on: Day;
  readonly dues: readonly (Occurrence & Pick<Due, 'id' | 'name' | 'kinds' | 'isReturn'>)[];
}

const YEAR = 365;

/** The days of a year from that of the build on, with what falls due on each. */
export const dueYear = (): readonly DueOnDay[] => {
  const all = dueRows
    .flatMap(({ due: { id, name, kinds, isReturn }, schedule }) =>
      occurrences(schedule, buildDay, addDays(buildDay, YEAR)).map((occurrence) => ({
        ...occurrence,
        id,
        name,
        kinds,
        ...(isReturn && { isReturn }),
      })),
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  return [...Map.groupBy(all, ({ on }) => on)].map(([on, each]) => ({ on, dues: each }));
};

/** Lists every day until each due date, also the rarest, has come once. */
export const upcomingDues = (): UpcomingDues => {
  const until = addDays(buildDay, LONGEST_WAIT);
  const dues = dueRows.map(({ due: { id, name, kinds, isReturn }, schedule }) => ({
    id,
    name,
    kinds,
    ...(isReturn && { isReturn }),
    days: occurrences(schedule, buildDay, until).map(({ on }) => on),
  }));
  return { until, dues };
};

/** How many rows are shown before anybody has said what concerns him. */
const FIRST = 5;

/** The next days on which something falls due that a kind of payer has. */
export const firstDays = (): readonly DueOnDay[] =>
  dueYear()
    .map(({ on, dues: each }) => ({ on, dues: each.filter(({ kinds }) => kinds.length > 0) }))
    .filter(({ dues: each }) => each.length > 0)
    .slice(0, FIRST);

import type { Due } from '../../content/due-dates/dues/en.ts';
import { type Extension, extensions } from '../../content/due-dates/extensions.ts';
import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import type { Day, Occurrence, Schedule } from '../../content/due-dates/rule.ts';

import type { ServiceSlug } from '../../content/service-index/en.ts';
import { addDays, LONGEST_WAIT } from '../dates/days.ts';
import { occurrences } from '../dates/occurrences.ts';
import { basisOf, lateBasisOf, officeOf, scheduleOf } from '../dates/schedule.ts';
import type { UpcomingDues } from '../dates/upcoming-dues.ts';
import type { Edition } from '../edition/edition.ts';
import { perEdition } from '../edition/per-edition.ts';
import type { DueItem } from '../ui/due-dates/due-dates.tsx';

export interface DueRow {
  readonly due: Due;
  readonly schedule: Schedule;
  readonly next: Occurrence;
}

const rowOf = ({ today }: Edition, due: Due): DueRow => {
  const schedule = scheduleOf(due);
  const [next] = occurrences(schedule, today, addDays(today, LONGEST_WAIT));
  if (!next) throw new RangeError(`Due date "${due.id}" never comes`);
  return { due, schedule, next };
};

/** Every due date, in the order of lists that do not go by date. */
export const dueRows = perEdition((edition: Edition): readonly DueRow[] =>
  edition.dues.map((each) => rowOf(edition, each)),
);

const byNext = (a: DueRow, b: DueRow): number => a.next.on.localeCompare(b.next.on);

/** The due dates of a service that its card may name, the next one first. */
export const dueRowsOf = (edition: Edition, service: ServiceSlug): readonly DueRow[] =>
  dueRows(edition)
    .filter(
      ({ due: { service: of, alsoOnCardOf, kinds, onCard = true } }) =>
        (of === service || alsoOnCardOf === service) && kinds.length > 0 && onCard,
    )
    .toSorted(byNext);

/** The rules of a due date in words, those that hold on the day of the build. */
export const rulesInWords = ({ today, ruleWords }: Edition, { due, schedule }: DueRow): string =>
  due.words ??
  schedule.rules
    .filter(({ until = today }) => until >= today)
    .map(ruleWords)
    .join(', ');

/** What the government has moved and a page still shows: until the new day has passed. */
const movedOf = ({ today, dueLedger, dayAndMonth }: Edition, { due, schedule }: DueRow): DueItem['moved'] =>
  schedule.moved.flatMap(({ period, was, on }) => {
    const record = extensions.find((each: Extension) => each.due === due.id && each.period === period);
    return record && on >= today
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

export const itemOf = (edition: Edition, row: DueRow): DueItem => {
  const { offices } = edition;
  const { due } = row;
  const { name, url } = offices[officeOf(due)];
  return {
    id: due.id,
    name: due.name,
    rule: rulesInWords(edition, row),
    concerns: due.forms ? `${due.concerns}. ${due.forms}` : `${due.concerns}.`,
    late: due.late,
    note: due.note ?? '',
    basis: basisOf(due),
    lateBasis: lateBasisOf(due),
    source: { name, url },
    moved: movedOf(edition, row),
  };
};

/** One rule in words for the menu, where nothing is counted: of the first date of the list. */
export const firstRule = (edition: Edition): string => {
  const { dueLedger } = edition;
  const [row] = dueRows(edition);
  return row ? dueLedger.inWords(row.due.name, rulesInWords(edition, row)) : dueLedger.allDates;
};

export const countsOfKinds = (edition: Edition): Readonly<Record<string, number>> => {
  const { payerKinds } = edition;
  return Object.fromEntries(
    (Object.keys(payerKinds) as PayerKind[]).map((kind) => [
      kind,
      dueRows(edition).filter(({ due }) => due.kinds.includes(kind)).length,
    ]),
  );
};

export interface DueOnDay {
  readonly on: Day;
  readonly dues: readonly (Occurrence & Pick<Due, 'id' | 'name' | 'kinds' | 'isReturn'>)[];
}

const YEAR = 365;

/** The days of a year from that of the build on, with what falls due on each. */
export const dueYear = (edition: Edition): readonly DueOnDay[] => {
  const { today } = edition;
  const all = dueRows(edition)
    .flatMap(({ due: { id, name, kinds, isReturn }, schedule }) =>
      occurrences(schedule, today, addDays(today, YEAR)).map((occurrence) => ({
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
export const upcomingDues = (edition: Edition): UpcomingDues => {
  const { today } = edition;
  const until = addDays(today, LONGEST_WAIT);
  const dues = dueRows(edition).map(({ due: { id, name, kinds, isReturn }, schedule }) => ({
    id,
    name,
    kinds,
    ...(isReturn && { isReturn }),
    days: occurrences(schedule, today, until).map(({ on }) => on),
  }));
  return { until, dues };
};

/** How many rows are shown before anybody has said what concerns him. */
const FIRST = 5;

/** The next days on which something falls due that a kind of payer has. */
export const firstDays = (edition: Edition): readonly DueOnDay[] =>
  dueYear(edition)
    .map(({ on, dues: each }) => ({ on, dues: each.filter(({ kinds }) => kinds.length > 0) }))
    .filter(({ dues: each }) => each.length > 0)
    .slice(0, FIRST);

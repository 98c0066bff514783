/** The due dates as pages show them: what is certain first, in the order in which it falls due after the build. */
import { dayAndMonth } from '../../content/due-dates/date-words.ts';
import { type Due, dues } from '../../content/due-dates/dues.ts';
import { extensions } from '../../content/due-dates/extensions.ts';
import type { PayerKind } from '../../content/due-dates/kinds.ts';
import type { Day, Occurrence, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { ruleWords } from '../../content/due-dates/rule-words.ts';
import { firm } from '../../content/firm.ts';
import { dueLedger } from '../../content/pages/due-ledger.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { dayWords } from '../dates/day-words.ts';
import { addDays } from '../dates/days.ts';
import { googleLink } from '../dates/google-link.ts';
import { nextOccurrence, occurrences } from '../dates/occurrences.ts';
import { ruleDay } from '../dates/rule-day.ts';
import { scheduleBetween } from '../dates/schedule.ts';
import { hrefPage } from '../site/href.ts';
import type { DueLine } from '../ui/due-dates/due-line.ts';
import { buildDay } from './build-day.ts';

/** How far the rules of a page reach, days: a page is never kept for so long. */
const REACH = 1_200;

/** A due date with all that is needed to tell its days. */
export interface DueRow {
  readonly due: Due;
  readonly schedule: Schedule;
  /** None while the date is being confirmed. */
  readonly next: Occurrence | undefined;
}

const rowOf = (due: Due): DueRow => {
  const schedule = scheduleBetween(due, buildDay, addDays(buildDay, REACH));
  return { due, schedule, next: nextOccurrence(schedule, buildDay) };
};

const inOrder = dues.map(rowOf);

/** Every due date, the next one first; those that are being confirmed come last. */
export const dueRows: readonly DueRow[] = inOrder.toSorted((a, b) =>
  (a.next?.on ?? '9').localeCompare(b.next?.on ?? '9'),
);

/** The due dates of a service, the next one first. */
export const dueRowsOf = (service: ServiceSlug): readonly DueRow[] =>
  dueRows.filter(({ due }) => due.service === service);

/** The rule that holds on the day of the build. */
export const ruleNow = ({ rules }: Schedule): Rule | undefined =>
  rules.find(({ until }) => until === undefined || until >= buildDay);

/** What the government has moved and a page still shows. */
const movedOf = ({ due, schedule }: DueRow): DueLine['moved'] =>
  schedule.moved.flatMap(({ period, was, on }) => {
    const record = extensions.find((each) => each.due === due.id && each.period === period);
    return record && record.until >= buildDay
      ? [{ on, text: dueLedger.moved(dayAndMonth(dayWords(was)), dayAndMonth(dayWords(on))), source: record.source }]
      : [];
  });

/** A due date as a line of the ledger. */
export const lineOf = (row: DueRow): DueLine => {
  const { due, schedule } = row;
  const rule = ruleNow(schedule);
  return {
    id: due.id,
    name: due.name,
    kinds: due.kinds,
    concerns: [due.concerns, due.forms ?? ''].filter(Boolean).join('. '),
    late: due.late ?? '',
    words: due.words ?? '',
    note: due.note ?? '',
    source: { name: due.source.name, url: due.source.url },
    rule: rule && ruleDay(rule),
    add: row.next && googleLink(due.name, row.next.on, firm.origin + hrefPage('dueDates')),
    moved: movedOf(row),
  };
};

/** One rule in words for the menu, where nothing is counted: of the first date of the list that is certain. */
export const firstRule: string = (() => {
  const row = inOrder.find(({ next }) => next);
  const rule = row && ruleNow(row.schedule);
  return row && rule ? dueLedger.inWords(row.due.name, ruleWords(rule)) : dueLedger.allDates;
})();

/** A day of the year's table. */
export interface YearDay {
  readonly on: Day;
  readonly was: Day | undefined;
  readonly period: string;
  readonly name: string;
  readonly kinds: readonly PayerKind[];
}

const MONTHS = 12;

/** The twelve months from that of the build on, as "2026-11", with what falls due in each from the build's day on. */
export const dueYear = (): readonly { readonly month: string; readonly days: readonly YearDay[] }[] => {
  const [year, month] = buildDay.split('-').map(Number) as [number, number];
  const names = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
  const days = dueRows
    .flatMap(({ due, schedule }) =>
      occurrences(schedule, buildDay, `${names.at(-1)}-31`).map(({ on, was, period }) => ({
        on,
        was,
        period,
        name: due.name,
        kinds: due.kinds,
      })),
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  return names.map((name) => ({ month: name, days: days.filter(({ on }) => on.startsWith(name)) }));
};

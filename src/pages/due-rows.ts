import type { Due, DueId } from '../../content/due-dates/dues/en.ts';
import { type Extension, extensions } from '../../content/due-dates/extensions.ts';
import type { SharedDue, SoonerDue } from '../../content/due-dates/first/en.ts';
import type { Day, Occurrence, Schedule } from '../../content/due-dates/rule.ts';
import { shownPeriod } from '../../content/due-dates/shown-period.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { addDays, LEDGER_DAYS, MAX_WAIT_DAYS } from '../dates/days.ts';
import { occurrences } from '../dates/occurrences.ts';
import { findBasis, findDepartment, findLateBasis, makeSchedule } from '../dates/schedule.ts';
import type { DueInWords, UpcomingDue, UpcomingDues } from '../dates/upcoming-dues.ts';
import type { Edition } from '../edition/edition.ts';
import { perEdition } from '../edition/per-edition.ts';
import type { DueRowDay, SoonerDay } from '../ui/due-dates/due-dates.tsx';
import type { DueItem } from '../ui/due-dates/due-rules.tsx';
import { findDueTool } from './due-tools.ts';

export interface DueRow {
  readonly due: Due;
  readonly schedule: Schedule;
  readonly next: Occurrence;
}

const makeRow = ({ today }: Edition, due: Due): DueRow => {
  const schedule = makeSchedule(due);
  const [next] = occurrences(schedule, today, addDays(today, MAX_WAIT_DAYS));
  if (!next) throw new RangeError(`Due date "${due.id}" has no next occurrence`);
  return { due, schedule, next };
};

/** Every due date, in the order of lists that do not go by date. */
export const dueRows = perEdition((edition: Edition): readonly DueRow[] =>
  edition.dues.map((each) => makeRow(edition, each)),
);

const byNext = (a: DueRow, b: DueRow): number => a.next.on.localeCompare(b.next.on);

/** Returns the due dates of a service that its card may name, the next one first. */
export const listDueRows = (edition: Edition, service: ServiceSlug): readonly DueRow[] =>
  dueRows(edition)
    .filter(
      ({ due: { service: of, alsoOnCardOf, kinds, onCard = true, isConditional = false } }) =>
        (of === service || alsoOnCardOf === service) && kinds.length > 0 && onCard && !isConditional,
    )
    .toSorted(byNext);

/** Returns the rules of a due date in words, those that hold on the day of the build. */
export const rulesInWords = ({ today, ruleWords }: Edition, { due, schedule }: DueRow): string =>
  due.words ??
  schedule.rules
    .filter(({ until = today }) => until >= today)
    .map(ruleWords)
    .join(', ');

/** Lists the dates that the government has moved, until the new day has passed. */
const listMoved = ({ today, dueLedger, dayAndMonth }: Edition, { due, schedule }: DueRow): DueItem['moved'] =>
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

const makeItem = (edition: Edition, row: DueRow): DueItem => {
  const { departments } = edition;
  const { due } = row;
  const { name, url } = departments[findDepartment(due)];
  return {
    id: due.id,
    name: due.name,
    code: due.code,
    rule: rulesInWords(edition, row),
    concerns: due.forms ? `${due.concerns}. ${due.forms}` : `${due.concerns}.`,
    late: due.late,
    note: due.note ?? '',
    basis: findBasis(due),
    lateBasis: findLateBasis(due),
    source: { name, url },
    moved: listMoved(edition, row),
  };
};

export interface DueOnDay {
  readonly on: Day;
  readonly dues: readonly (Occurrence & DueInWords)[];
}

const pickWords = (
  edition: Edition,
  { id, name, code, who, cost, kinds, isConditional }: Due,
): Omit<UpcomingDue, 'days' | 'periods'> => {
  const tool = findDueTool(edition, id);
  return {
    id,
    name,
    ...(code && { code }),
    who,
    cost,
    ...(tool && { tool: tool.href + tool.fragment }),
    kinds,
    ...(isConditional && { isConditional }),
  };
};

/** Says what a due date is for: "for November"; empty where the period says nothing. */
const writePeriod = ({ forPeriod }: Edition, due: Due, period: string): string => {
  const shown = shownPeriod(due, period);
  return shown === null ? '' : forPeriod(shown);
};

/** Returns the days of a year from that of the build on, with what falls due on each. */
export const dueYear = (edition: Edition): readonly DueOnDay[] => {
  const { today } = edition;
  const all = dueRows(edition)
    .flatMap(({ due, schedule }) =>
      occurrences(schedule, today, addDays(today, LEDGER_DAYS)).map((occurrence) => ({
        ...occurrence,
        ...pickWords(edition, due),
        period: writePeriod(edition, due, occurrence.period),
      })),
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  return [...Map.groupBy(all, ({ on }) => on)].map(([on, each]) => ({ on, dues: each }));
};

/** Lists every day until each due date, also the rarest, has come once. */
export const upcomingDues = perEdition((edition: Edition): UpcomingDues => {
  const { today, firstDues } = edition;
  const until = addDays(today, MAX_WAIT_DAYS);
  const all: readonly UpcomingDue[] = dueRows(edition).map(({ due, schedule }) => {
    const found = occurrences(schedule, today, until);
    return {
      ...pickWords(edition, due),
      days: found.map(({ on }) => on),
      periods: Object.fromEntries(found.map(({ on, period }) => [on, writePeriod(edition, due, period)])),
    };
  });
  const dues = [...all.filter(({ isConditional }) => !isConditional), ...all.filter((due) => due.isConditional)];
  const byId = (id: DueId): UpcomingDue[] => dues.filter((due) => due.id === id);
  const joinDays = ({ days }: UpcomingDue): string => days.join();
  const shared = firstDues.shared.flatMap(({ of, ...words }: SharedDue) => {
    const found = of.flatMap(byId);
    const [first, ...others] = found;
    // Several stand as one only while they fall due together: an extension may be for one of them alone.
    return first && others.every((other) => joinDays(other) === joinDays(first)) ? [{ ...first, ...words }] : found;
  });
  const sooner = firstDues.sooner.flatMap(({ of, kind, name }: SoonerDue) =>
    byId(of).map((due) => ({ ...due, name: name ?? due.name, kinds: [kind] })),
  );
  return { until, dues, shared, sooner };
});

/** Returns the next day of each date that most businesses share, in order. */
export const firstDays = (edition: Edition): readonly DueRowDay[] =>
  [...Map.groupBy(upcomingDues(edition).shared, ({ days: [next = ''] }) => next)]
    .map(([on, dues]) => ({ on, dues: dues.map((due) => ({ ...due, period: due.periods[on] })) }))
    .toSorted((a, b) => a.on.localeCompare(b.on));

/** Returns the dates of some that come before the next of those that most businesses share, in order. */
export const soonerDays = (edition: Edition): readonly SoonerDay[] => {
  const [next] = firstDays(edition);
  return upcomingDues(edition)
    .sooner.map((due) => {
      const [on = ''] = due.days;
      return { on, due: { ...due, period: due.periods[on] } };
    })
    .filter(({ on }) => next && on < next.on)
    .toSorted((a, b) => a.on.localeCompare(b.on));
};

type RuleGroup = keyof Edition['pages']['dueDates']['rules']['groups'];

const groupOfService: Partial<Record<ServiceSlug, RuleGroup>> = {
  'tds-tcs-returns': 'tds',
  'income-tax-filing': 'tax',
  'pf-esi-services': 'staff',
  'company-registration': 'company',
  'iec-registration': 'export',
};

const findRuleGroup = ({ kinds, service }: Due): RuleGroup =>
  kinds.includes('exporter') ? 'export' : (groupOfService[service] ?? 'gst');

/** Groups the rules by what they are about. */
export const ruleGroups = (edition: Edition) => {
  const rows = Map.groupBy(dueRows(edition), ({ due }) => findRuleGroup(due));
  const groups = Object.entries(edition.pages.dueDates.rules.groups) as [RuleGroup, string][];
  return groups.map(([group, title]) => ({
    title,
    items: (rows.get(group) ?? []).map((row) => makeItem(edition, row)),
  }));
};

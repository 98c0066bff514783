/** Runs at build and on the server only: browsers get the finished numbers. */

import type { DueId } from '../../content/due-dates/dues/en.ts';
import type { Schedule } from '../../content/due-dates/rule.ts';
import type { LocalSite } from '../../content/local-site.ts';
import { changeDays, type FactValue, factValue, type LawId } from '../../content/read-facts.ts';
import type { Entry } from '../../content/register/entry.ts';
import { readNumber, type Value } from '../../content/register/values.ts';
import type { Words } from '../../content/words.ts';
import { findDue, makeSchedule } from '../dates/schedule.ts';
import { paise } from './money.ts';
import type { Since } from './tool.ts';

/** Gives what the law says of a day besides its figures. */
interface MoreLaw {
  /** Writes sections and forms in the language of the page. */
  readonly wording: (id: LawId) => string | undefined;
  /** Finds the rules of a due date, and the days that the government has set. */
  readonly schedule: (due: DueId) => Schedule;
}

/** Reads what a tool needs of the law; `null` where the law does not hold it as numbers. */
export type ReadFacts<Facts> = (factValue: (id: LawId) => ReturnType<FactValue>, more: MoreLaw) => Facts | null;

export type FactsOf<Read extends ReadFacts<unknown>> = NonNullable<ReturnType<Read>>;

type LawWords = Pick<LocalSite, 'wording'> & Pick<Words, 'dues'>;

const EVER = '0000-01-01';

/** Returns what a tool needs of the law, from each day on which that changed. */
export const overTime = <Facts>(site: LawWords, read: ReadFacts<Facts>): Since<Facts>[] => {
  const schedule = (due: DueId): Schedule => makeSchedule(findDue(site, due));
  return [EVER, ...changeDays]
    .map((from) => ({
      from,
      facts: read((id) => factValue(id, from), { wording: (id) => site.wording(id, from), schedule }),
    }))
    .filter(({ facts: now }, index, all) => JSON.stringify(now) !== JSON.stringify(all[index - 1]?.facts));
};

/** Pages of the income tax site, each of one section or rule, for example "section-404-5". */
const numberedPage = /\/w\/(?:section|rule)-(\d+[a-z]*)/;

/**
 * Returns the page of an office that holds the text of a fact; none for the front page of an office, or for a page about
 * another section or rule.
 */
const findOfficePage = ({ sources, basis }: Entry): string | undefined =>
  sources.find(({ url, official: isOfficial }) => {
    const { protocol, hostname, pathname } = new URL(url);
    const [, number] = numberedPage.exec(pathname) ?? [];
    return (
      isOfficial &&
      protocol === 'https:' &&
      /\.(?:gov|nic)\.in$/.test(hostname) &&
      pathname.length > 1 &&
      (number === undefined || new RegExp(`\\b${number}\\b`, 'i').test(basis))
    );
  })?.url;

/** A figure below a tool: a fact of law, or one of its cases, for example "tds.194c-rate/individual". */
export type Figure = LawId | `${LawId}/${string}`;

/**
 * Returns the figures below a tool, each with its wording from every day on which that changed.
 * @param used what a figure is called there
 */
export const usedFigures = (
  { facts, wording }: Pick<LocalSite, 'facts' | 'wording'>,
  used: Readonly<Partial<Record<Figure, string>>>,
) =>
  (Object.entries(used) as [Figure, string][]).flatMap(([figure, label]) => {
    const [id, of] = figure.split('/') as [LawId, string?];
    const { law } = facts[id];
    if (!law) return [];
    const { basis, lookedUp, certainty } = law;
    const periods = [EVER, ...changeDays]
      .map((from) => ({ from, text: wording(id, from, of) }))
      .filter(({ text }, index, all) => text !== all[index - 1]?.text)
      .map(({ from, text }, index, all) => ({ from: index > 0 ? from : undefined, until: all[index + 1]?.from, text }));
    return [
      {
        figure: figure.replace('.', ':'),
        id,
        label,
        basis,
        page: findOfficePage(law),
        lookedUp,
        likely: certainty === 'likely',
        periods,
      },
    ];
  });

export type UsedFigure = ReturnType<typeof usedFigures>[number];

/** Returns the value; of several cases that of a case. */
export const pickCase = (value: Value | undefined, name: string | undefined): Value | undefined =>
  name !== undefined && value?.kind === 'cases' ? value.cases[name] : value;

/** Knows in the end whether the law had each of the figures. */
export const lawReader = (factValue: Parameters<ReadFacts<unknown>>[0]) => {
  let whole = true;
  const known = <Found>(found: Found | undefined, otherwise: Found): Found => {
    if (found === undefined) whole = false;
    return found ?? otherwise;
  };
  const value = (id: LawId, name?: string): Value | undefined => known(pickCase(factValue(id), name), undefined);
  const number = (id: LawId, name?: string): number => {
    const found = value(id, name);
    return known(found && readNumber(found), 0);
  };
  const money = (id: LawId, name?: string): number => paise(number(id, name));
  return {
    value,
    number,
    /** The amount is in paise. */
    money,
    dates(id: LawId) {
      const found = value(id);
      return known(found?.kind === 'dates' ? found.dates : undefined, []);
    },
    /** Returns the value, or `otherwise`; without a value the law is incomplete, and `all` returns `null`. */
    known,
    /** `null` where a part was missing. */
    all: <Facts>(facts: Facts): Facts | null => (whole ? facts : null),
  };
};

export type LawReader = ReturnType<typeof lawReader>;

/** Returns the days (ISO date) that the government has set, by period. */
export const movedDays = ({ moved }: Schedule): Readonly<Record<string, string>> =>
  Object.fromEntries(moved.map(({ period, on }) => [period, on]));

/** Reads the facts: the law on a day, and both kinds of facts in the words of a language. */
import { closest } from 'fastest-levenshtein';
import type { Department } from './departments/en.ts';
import type { OwnId } from './own-facts.ts';
import type { Entry, KnownEntry, Statement } from './register/entry.ts';
import { type LawId, register } from './register/register.ts';
import { readNumber, type Value } from './register/values.ts';

export type { LawId } from './register/register.ts';

/** The id of a fact. */
export type FactId = LawId | OwnId;

/** A fact of law as it is asked for a day: see `factValue`. */
export type FactValue = (id: LawId, day: string) => Value | undefined;

const law: Readonly<Record<LawId, Entry>> = register;
const isLaw = (id: FactId): id is LawId => Object.hasOwn(law, id);

const unknownFactError = (id: string, known: object): RangeError =>
  new RangeError(`No fact "${id}". Did you mean "${closest(id, Object.keys(known))}"?`);

/** Returns the entry of a fact of law. @throws RangeError when there is none: an id of the owner's texts has passed no type check */
const getEntry = (id: LawId): Entry => {
  if (!isLaw(id)) throw unknownFactError(id, law);
  return law[id];
};

/** Lists the periods of a known fact, the earliest first. */
const listPeriods = ({ before = [], since, value, words }: KnownEntry) => [
  ...before,
  { ...(since ? { since } : {}), ...(value ? { value } : {}), ...(words ? { words } : {}), until: undefined },
];

/** Returns the index of the period that a day falls into, in the order of time; -1 for none. */
const placeOn = (entry: KnownEntry, day: string): number =>
  listPeriods(entry).findLastIndex(
    ({ since, until }) => (since === undefined || since <= day) && (until === undefined || day <= until),
  );

/**
 * Returns what the law says on a day.
 * @param day the day of the case (ISO date): the last of the month, quarter or year for which something is due, or that
 * on which something is paid or done
 * @returns `undefined` if it is open, is words alone, or is not known for that day
 */
export const factValue: FactValue = (id, day) => {
  const entry = getEntry(id);
  return entry.certainty === 'open' ? undefined : listPeriods(entry)[placeOn(entry, day)]?.value;
};

const dayAfter = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** The days on which a fact begins to be another (ISO dates), in order. */
export const changeDays: readonly string[] = [
  ...new Set(
    Object.values(law).flatMap((entry) =>
      entry.certainty === 'open'
        ? []
        : listPeriods(entry).flatMap(({ since, until }) => [since ?? [], until ? dayAfter(until) : []].flat()),
    ),
  ),
].toSorted();

const put = ({ value, words = '{}' }: Statement, written: (value: Value) => string, id: string): string =>
  words.replace(/\{(\w*)\}/g, (_, name: string) => {
    const part = name && value?.kind === 'cases' ? value.cases[name] : value;
    if (!part) throw new RangeError(`Fact "${id}" has words for "${name}" but no value of that name`);
    return written(part);
  });

/** The words and functions of a language for the facts. */
export interface FactLanguage {
  readonly written: (value: Value) => string;
  /** Joins a word that was put in to an ending that changes it. */
  readonly joined?: (text: string) => string;
  /**
   * Its words in place of the English ones; of a fact that has changed a list, what held before first. What is not in it
   * has no words around its value. `null` for English, whose words stand in the register.
   */
  readonly words: Readonly<Partial<Record<FactId, string | readonly string[]>>> | null;
}

/** A fact as it is on the day of the site. */
export interface Fact {
  /** The fact as visitors read it. */
  readonly text: string;
  readonly value?: Value;
  /** The entry of the register; none for what the firm says of itself. */
  readonly law?: Entry;
}

/** The ways to read the facts in a language. */
export interface FactReader {
  /** Every fact, for the checks and the command line. */
  readonly facts: Readonly<Record<FactId, Fact>>;
  /** The wording of a fact: its value, with words around it where the register has some. A table takes it. */
  readonly fact: (id: FactId) => string;
  /**
   * The value of a fact without any words, for a sentence that has its own; for texts that only the build reads.
   * @throws RangeError when the entry has no value
   */
  readonly plain: (id: FactId) => string;
  /**
   * The wording of a fact of law on a day, `undefined` where it is not known for that day.
   * @param of the case whose value is written, without the words around it
   */
  readonly wording: (id: LawId, day: string, of?: string) => string | undefined;
  /**
   * The number of a fact that is one number.
   * @throws RangeError when the entry is not one number
   */
  readonly figure: (id: FactId) => number;
  /**
   * The number of one case of a fact that depends on who asks; for texts that only the build reads.
   * @throws RangeError when the entry has no such case, or the case is not one number
   */
  readonly caseFigure: (id: FactId, of: string) => number;
  /**
   * The wording of one case of a fact that depends on who asks; for texts that only the build reads.
   * @throws RangeError when the entry has no such case
   */
  readonly caseWording: (id: FactId, of: string) => string;
  /** Returns a reader for the texts of one page; it remembers which facts were asked. */
  readonly factsOfPage: () => PageFacts;
}

/** Reads facts for a page, and tells where they come from. */
export interface PageFacts extends Pick<FactReader, 'fact' | 'plain' | 'figure' | 'caseFigure' | 'caseWording'> {
  /** The `wording` for a day on which it is known. */
  readonly wordingOn: (id: LawId, day: string) => string;
  /** The legal basis of some facts, each once, with the portal of the first one's office. */
  readonly basis: (...ids: readonly [LawId, ...LawId[]]) => Basis;
  /**
   * The oldest day on which a fact of law was looked up that has been asked until now: call it after the last text.
   * @throws RangeError when none was asked
   */
  readonly lawAsOf: () => string;
}

/** Sections, rules and notifications, and where to look. */
export interface Basis {
  readonly text: string;
  readonly department: Department;
}

/**
 * Reads the facts in the words of a language.
 * @param own what the firm says of itself, in English
 * @param today the day on which the law is asked (ISO date)
 */
export const readFacts = (
  { written, words, joined = (text) => text }: FactLanguage,
  own: Readonly<Record<OwnId, Statement>>,
  today: string,
): FactReader => {
  const inWords = (id: FactId, period: Statement, place: number): string => {
    const translated = words?.[id];
    const theirs = words === null ? period.words : typeof translated === 'string' ? translated : translated?.[place];
    const { value } = period;
    return joined(
      put({ ...(value ? { value } : {}), ...(theirs === undefined ? {} : { words: theirs }) }, written, id),
    );
  };

  /** Returns a fact of law on a day, with its words. */
  const lawOn = (id: LawId, day: string): Fact | undefined => {
    const entry = getEntry(id);
    if (entry.certainty === 'open') return { text: inWords(id, entry, 0), law: entry };
    const place = placeOn(entry, day);
    const period = listPeriods(entry)[place];
    return period && { text: inWords(id, period, place), ...(period.value ? { value: period.value } : {}), law: entry };
  };

  const factOn = (id: FactId): Fact => {
    if (!isLaw(id)) return { text: inWords(id, own[id], 0), ...(own[id].value ? { value: own[id].value } : {}) };
    const found = lawOn(id, today);
    if (!found) throw new RangeError(`No value for fact "${id}" on ${today}. Add one in content/register.`);
    return found;
  };

  const facts = Object.fromEntries(
    ([...Object.keys(own), ...Object.keys(law)] as FactId[]).map((id) => [id, factOn(id)]),
  ) as Record<FactId, Fact>;
  const numberIn = (id: FactId, value: Value | undefined, of = ''): number => {
    const number = value && readNumber(value);
    if (number === undefined) throw new RangeError(`Fact "${id}" has no number${of}`);
    return number;
  };

  const getFact = (id: FactId): Fact => {
    if (!Object.hasOwn(facts, id)) throw unknownFactError(id, facts);
    return facts[id];
  };

  const read: Omit<FactReader, 'factsOfPage'> = {
    facts,
    fact: (id) => getFact(id).text,
    plain: (id) => {
      const { value } = getFact(id);
      if (!value) throw new RangeError(`Fact "${id}" has words and no value`);
      return written(value);
    },
    wording: (id, day, of) => {
      if (of === undefined) return lawOn(id, day)?.text;
      const value = factValue(id, day);
      const part = value?.kind === 'cases' ? value.cases[of] : undefined;
      return part && written(part);
    },
    figure: (id) => numberIn(id, getFact(id).value),
    caseFigure: (id, of) => {
      const { value } = getFact(id);
      return numberIn(id, value?.kind === 'cases' ? value.cases[of] : undefined, ` for "${of}"`);
    },
    caseWording: (id, of) => {
      const { value } = getFact(id);
      const part = value?.kind === 'cases' ? value.cases[of] : undefined;
      if (!part) throw new RangeError(`Fact "${id}" has no case "${of}"`);
      return written(part);
    },
  };

  const factsOfPage = (): PageFacts => {
    const asked = new Set<LawId>();
    const noted = <Id extends FactId>(id: Id): Id => {
      if (isLaw(id)) asked.add(id);
      return id;
    };
    return {
      fact: (id) => read.fact(noted(id)),
      plain: (id) => read.plain(noted(id)),
      figure: (id) => read.figure(noted(id)),
      caseFigure: (id, of) => read.caseFigure(noted(id), of),
      caseWording: (id, of) => read.caseWording(noted(id), of),
      wordingOn: (id, day) => {
        const text = read.wording(noted(id), day);
        if (text === undefined)
          throw new RangeError(`No value for fact "${id}" on ${day}. Add one in content/register.`);
        return text;
      },
      basis: (...ids) => ({
        text: [...new Set(ids.map((id) => getEntry(noted(id)).basis))].join('; '),
        department: getEntry(ids[0]).department,
      }),
      lawAsOf: () => {
        const [oldest] = [...asked].map((id) => law[id].lookedUp).toSorted();
        if (!oldest) throw new RangeError('lawAsOf was called before any fact of law was read; read the facts first');
        return oldest;
      },
    };
  };

  return { ...read, factsOfPage };
};

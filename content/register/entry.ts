import type { Department } from '../departments/en.ts';
import type { Value } from './values.ts';

/** A day, ISO 8601: "2026-11-23". */
export type Day = string;

/** An address at which a fact was found. Of these, visitors are shown the page of an office alone. */
export interface Reference {
  readonly url: string;
  /** The year of the page, where it names one. */
  readonly year?: number;
  /** An office's own page, also where another page cites it. */
  readonly official?: true;
}

/**
 * The statement of a fact: a value, words around it, or words alone. In the words `{}` is the place of the value,
 * `{name}` that of one of its cases.
 */
export interface Statement {
  readonly value?: Value;
  readonly words?: string;
}

/** The statement that was in force up to a day. */
export interface Period extends Statement {
  readonly since?: Day;
  readonly until: Day;
}

interface LookedUp {
  readonly department: Department;
  /** Section of the Act in force, rule, notification. */
  readonly basis: string;
  readonly sources: readonly Reference[];
  /** The day on which it was looked up. */
  readonly lookedUp: Day;
}

/** It is shown as the law (`settled`), or in a sentence that says "usually" (`likely`). */
export interface KnownEntry extends LookedUp, Statement {
  readonly certainty: 'settled' | 'likely';
  /**
   * The day from which it holds: the first day of the months, quarters or years for which it counts, or the first day
   * on which something is paid or done. An entry without it holds as long as anybody may ask.
   */
  readonly since?: Day;
  /** The statements that held before, the earliest first. */
  readonly before?: readonly Period[];
}

/** A fact that could not be found, or is contradicted: the words say what decides it. */
export interface OpenEntry extends LookedUp {
  readonly certainty: 'open';
  readonly words: string;
  readonly value?: never;
  readonly since?: never;
  readonly before?: never;
}

/** A fact of law. */
export type Entry = KnownEntry | OpenEntry;

/** Returns a page at which a fact was found. */
export const page = (url: string, year?: number): Reference => ({ url, ...(year ? { year } : {}) });

/** Returns a department's own page, or one that reprints or cites it by its address. */
export const official = (url: string, year?: number): Reference => ({ ...page(url, year), official: true });

type Known = Pick<KnownEntry, 'value' | 'words' | 'since' | 'before'>;

const known =
  (certainty: KnownEntry['certainty']) =>
  (department: Department, basis: string, said: Known, sources: readonly Reference[], lookedUp: Day): KnownEntry => ({
    ...said,
    certainty,
    department,
    basis,
    sources,
    lookedUp,
  });

/** An entry that several sources agree on, an official one or one of 2025-26 among them. */
export const settled = known('settled');

/** An entry with too few sources to be settled. */
export const likely = known('likely');

/** Returns an entry without an answer. @param words what decides it */
export const open = (
  department: Department,
  basis: string,
  words: string,
  sources: readonly Reference[],
  lookedUp: Day,
): OpenEntry => ({ certainty: 'open', words, department, basis, sources, lookedUp });

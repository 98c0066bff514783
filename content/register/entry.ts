import type { Office } from '../offices.ts';
import type { Value } from './values.ts';

/** A day, ISO 8601: "2026-11-23". */
export type Day = string;

/** An address at which a fact was found; none of them is shown to visitors. */
export interface Reference {
  readonly url: string;
  /** The year of the page, where it names one. */
  readonly year?: number;
  /** An office's own page, also where another page cites it. */
  readonly official?: true;
}

/**
 * What is said: a value, words around it, or words alone. In the words `{}` is the place of the value, `{name}` that of
 * one of its cases.
 */
export interface Said {
  readonly value?: Value;
  readonly words?: string;
}

/** What was said of the cases up to a day. */
export interface Period extends Said {
  readonly since?: Day;
  readonly until: Day;
}

interface LookedUp {
  readonly office: Office;
  /** Section of the Act in force, rule, notification. */
  readonly basis: string;
  readonly sources: readonly Reference[];
  /** The day on which it was looked up. */
  readonly lookedUp: Day;
}

/** Shown as the law (`settled`), or with "as a rule" (`likely`). */
export interface KnownEntry extends LookedUp, Said {
  readonly certainty: 'settled' | 'likely';
  /**
   * From which day on it holds: the first day of the months, quarters or years for which it counts, or the first day on
   * which something is paid or done. Without it: as long as anybody may ask.
   */
  readonly since?: Day;
  /** What held before, the earliest first. */
  readonly before?: readonly Period[];
}

/** What could not be found, or is contradicted: the words say what decides it. */
export interface OpenEntry extends LookedUp {
  readonly certainty: 'open';
  readonly words: string;
  readonly value?: never;
  readonly since?: never;
  readonly before?: never;
}

/** One fact of law. */
export type Entry = KnownEntry | OpenEntry;

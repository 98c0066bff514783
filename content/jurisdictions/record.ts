import type { District } from '../cities/districts.ts';
import type { CitySlug } from '../cities/index.ts';
import type { Body, EffectId, Seat } from './en.ts';
import type { KindId } from './kinds.ts';

/** An office by what it is and where: "registrar/chennai". */
export type OfficeId = `${Body}/${Seat}`;

/** The place where it was read; none of it is shown to visitors. */
export interface Source {
  /** An address, or the name of a paper that was read without one. */
  readonly where: string;
  /** The year of the paper, where it names one. */
  readonly year?: number;
  /** The office's own paper or an order or judgment, also where another page reprints it. */
  readonly official?: true;
}

/** The places for which an office decides. */
export type Area =
  | { readonly districts: readonly District[] }
  | { readonly towns: readonly CitySlug[] }
  | { readonly state: true };

/** States which office decides a matter, and for which places. */
export interface Jurisdiction {
  readonly kind: KindId;
  readonly office: OfficeId;
  /** It is shown as it is (`settled`), or marked as usual (`likely`). */
  readonly certainty: 'settled' | 'likely';
  readonly area: Area;
  /** The order that says so, where it is not the one of the whole kind. */
  readonly basis?: string;
  readonly effect?: EffectId;
  /** ISO date, or month, of the order or the move that made it so. */
  readonly since?: string;
  readonly sources: readonly Source[];
  /** ISO date on which it was looked up. */
  readonly lookedUp: string;
}

/** Offices looked up from newspapers, notifications, judgments and records in November 2026. */
const LOOKED_UP = '2026-11-26';

/** Returns a page or a paper as a source. */
export const read = (where: string, year?: number): Source => ({ where, ...(year ? { year } : {}) });

/** Returns a paper of the office itself, an order or a judgment as a source. */
export const official = (where: string, year?: number): Source => ({ ...read(where, year), official: true });

type Details = Pick<Jurisdiction, 'basis' | 'effect' | 'since'>;

const known =
  (certainty: Jurisdiction['certainty']) =>
  (kind: KindId, office: OfficeId, area: Area, sources: readonly Source[], details: Details = {}): Jurisdiction => ({
    kind,
    office,
    certainty,
    area,
    sources,
    lookedUp: LOOKED_UP,
    ...details,
  });

/** Returns a record that an official text or two independent sources show. */
export const settled = known('settled');

/** Returns a record that one source shows. */
export const likely = known('likely');

/** Returns the area of whole districts. */
export const districts = (...names: readonly District[]): Area => ({ districts: names });

/** Returns the area of single towns. */
export const towns = (...slugs: readonly CitySlug[]): Area => ({ towns: slugs });

/** The area of an office for the whole of Tamil Nadu. */
export const STATE: Area = { state: true };

import type { District } from '../../content/cities/districts.ts';
import { type CitySlug, cityFacts } from '../../content/cities/index.ts';
import type { EffectId, Seat } from '../../content/jurisdictions/en.ts';
import { getKind, type KindId, kindIds, type PortalId } from '../../content/jurisdictions/kinds.ts';
import { openSources } from '../../content/jurisdictions/open.ts';
import type { Area, Jurisdiction, OfficeId, Source } from '../../content/jurisdictions/record.ts';
import { jurisdictions } from '../../content/jurisdictions/register.ts';
import { type ServiceSlug, serviceFacts } from '../../content/service-index.ts';

/** An office that decides a matter at a place, or the matter alone if no office is known. */
export interface OfficeRow {
  readonly kind: KindId;
  readonly office: OfficeId | 'open';
  readonly certainty: Jurisdiction['certainty'] | 'open';
  /** The order that says so, as it is cited. */
  readonly basis?: string;
  /** The effect of the office being in another place. */
  readonly effect?: EffectId;
  /** The portal on which one's own office can be looked up. */
  readonly portal?: PortalId;
  readonly sources: readonly Source[];
  /** ISO date on which the office was looked up. */
  readonly lookedUp?: string;
}

const covers = (area: Area, city: CitySlug, district: District): boolean => {
  if ('state' in area) return true;
  return 'towns' in area ? area.towns.includes(city) : area.districts.includes(district);
};

/** Returns the seat of an office: "chennai" of "registrar/chennai". */
export const getSeat = (office: OfficeId): Seat => office.slice(office.indexOf('/') + 1) as Seat;

const findJurisdiction = (kind: KindId, city: CitySlug): Jurisdiction | undefined => {
  const { district } = cityFacts[city];
  return jurisdictions.find((each) => each.kind === kind && covers(each.area, city, district));
};

const findRow = (kind: KindId, city: CitySlug): OfficeRow | undefined => {
  const { portal, basis, silentWhenOpen } = getKind(kind);
  const shared = { kind, ...(portal ? { portal } : {}), ...(basis ? { basis } : {}) };
  const found = findJurisdiction(kind, city);
  if (!found)
    return silentWhenOpen
      ? undefined
      : { ...shared, office: 'open', certainty: 'open', sources: openSources[kind] ?? [] };
  const { office, certainty, effect, sources, lookedUp } = found;
  return {
    ...shared,
    office,
    certainty,
    sources,
    lookedUp,
    ...(found.basis ? { basis: found.basis } : {}),
    // An effect tells of an office elsewhere.
    ...(effect && getSeat(office) !== city ? { effect } : {}),
  };
};

const findRows = (kinds: readonly KindId[], city: CitySlug): readonly OfficeRow[] =>
  kinds.flatMap((kind) => findRow(kind, city) ?? []);

/** Returns who decides what at a place, a row for each kind of office. */
export const officesAt = (city: CitySlug): readonly OfficeRow[] => findRows(kindIds, city);

/** Returns who decides in the matter of a service at a place, at most four rows; none for accounting. */
export const officesFor = (service: ServiceSlug, city: CitySlug): readonly OfficeRow[] =>
  findRows(serviceFacts[service].offices, city);

import { z } from 'zod';
import { type District, tamilDistricts } from '../../content/cities/districts.ts';
import { type CitySlug, cityFacts, citySlugs } from '../../content/cities/index.ts';
import { bodies, effects, seats } from '../../content/jurisdictions/en.ts';
import { getKind, type KindId, kindIds } from '../../content/jurisdictions/kinds.ts';
import { openSources } from '../../content/jurisdictions/open.ts';
import type { Area, Jurisdiction } from '../../content/jurisdictions/record.ts';

const keys = <T extends string>(record: Readonly<Record<T, unknown>>) => Object.keys(record) as [T, ...T[]];
const text = z.string().trim().min(8).max(500);

const sourceSchema = z.strictObject({
  where: text.refine((where) => !where.startsWith('http') || URL.canParse(where), 'is no address'),
  year: z.int().min(1990).max(2100).optional(),
  official: z.literal(true).optional(),
});

const areaSchema = z.union([
  z.strictObject({ districts: z.array(z.enum(keys<District>(tamilDistricts))).min(1) }),
  z.strictObject({ towns: z.array(z.enum(citySlugs)).min(1) }),
  z.strictObject({ state: z.literal(true) }),
]);

const officeSchema = z.string().refine((office) => {
  const [body = '', seat = '', ...rest] = office.split('/');
  return rest.length === 0 && Object.hasOwn(bodies, body) && Object.hasOwn(seats, seat);
}, 'is no office that has a name');

const recordSchema = z
  .strictObject({
    kind: z.enum(kindIds),
    office: officeSchema,
    certainty: z.enum(['settled', 'likely']),
    area: areaSchema,
    basis: text.optional(),
    effect: z.enum(keys(effects)).optional(),
    since: z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)]).optional(),
    sources: z.array(sourceSchema).min(1),
    lookedUp: z.iso.date(),
  })
  .refine(
    ({ certainty, sources }) =>
      certainty === 'likely' ||
      sources.some((each) => each.official) ||
      new Set(sources.map((each) => each.where)).size > 1,
    'is settled without an official paper or two sources',
  );

const placesIn = (area: Area): readonly CitySlug[] => {
  if ('state' in area) return citySlugs;
  if ('towns' in area) return area.towns;
  return citySlugs.filter((slug) => area.districts.includes(cityFacts[slug].district));
};

const nameRecord = ({ kind, office }: Jurisdiction): string => `content/jurisdictions: ${kind} ${office}`;

const placeMistakes = (kind: KindId, records: readonly Jurisdiction[]): string[] => {
  const { grain, silentWhenOpen } = getKind(kind);
  const officesByCity = Map.groupBy(
    records.flatMap(({ area, office }) => placesIn(area).map((city) => ({ city, office }))),
    ({ city }) => city,
  );
  const twice = Array.from(officesByCity).filter(([, found]) => found.length > 1);
  const byDistrict = Map.groupBy(
    Array.from(officesByCity.keys()).filter(() => grain === 'district'),
    (city) => cityFacts[city].district,
  );
  const split = Array.from(byDistrict).filter(([district, cities]) => {
    const all = citySlugs.filter((city) => cityFacts[city].district === district);
    const offices = new Set(cities.map((city) => officesByCity.get(city)?.[0]?.office));
    return offices.size > 1 || cities.length < all.length;
  });
  const isOpenSomewhere = officesByCity.size < citySlugs.length;
  return [
    ...twice.map(([city]) => `content/jurisdictions: ${kind} has two offices for ${city}`),
    ...split.map(([district]) => `content/jurisdictions: ${kind} treats places of ${district} district differently`),
    ...(isOpenSomewhere && !silentWhenOpen && !openSources[kind]?.length
      ? [`content/jurisdictions: ${kind} is open somewhere, and open.ts names nothing that was read`]
      : []),
  ];
};

/** Returns one line for each mistake in the register of offices. */
export const jurisdictionMistakes = (records: readonly Jurisdiction[]): string[] => {
  const wrong = records.flatMap((record) => {
    const { error } = recordSchema.safeParse(record);
    return (
      error?.issues.map(({ path, message }) => `${nameRecord(record)}: ${path.join('.') || '(record)'}: ${message}`) ??
      []
    );
  });
  if (wrong.length > 0) return wrong;
  return [
    ...kindIds.flatMap((kind) =>
      placeMistakes(
        kind,
        records.filter((record) => record.kind === kind),
      ),
    ),
    ...records
      .filter(({ area }) => placesIn(area).length === 0)
      .map((record) => `${nameRecord(record)}: decides for none of our places`),
  ];
};

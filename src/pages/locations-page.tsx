import { allCities } from '../../content/cities/index.ts';
import { labels } from '../../content/pages/labels/en.ts';
import { locations } from '../../content/pages/locations/en.ts';
import { serviceIndex } from '../../content/service-index/en.ts';
import { hrefPage } from '../addresses/href.ts';
import { Island } from '../islands/island.tsx';
import type { IslandProps } from '../islands/list.ts';
import { cityEntry, cityIndex } from '../places/cities.ts';
import { listMapPoints, nameDistrict } from '../seo/city-data.ts';
import { Figures } from '../ui/facts/facts.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { serviceRows } from './page-parts.tsx';
import { cityRecord } from './records.ts';

/** Returns every city with all by which the search finds it. */
export const listSearchedCities = (): IslandProps<'city-search'>['cities'] =>
  listMapPoints().map((point) => {
    const { name, tamilName, spellings } = cityEntry(point.slug);
    const { otherTamilNames, pincode, serviceAreas } = cityRecord(point.slug);
    const englishName = allCities.find(({ slug }) => slug === point.slug)?.name ?? name;
    return {
      ...point,
      district: nameDistrict(point.slug),
      tamilNames: [...(tamilName ? [tamilName] : []), ...otherTamilNames],
      spellings: englishName === name ? spellings : [englishName, ...spellings],
      pincode,
      areas: serviceAreas,
    };
  });

export const LocationsPage = () => (
  <>
    <Hero
      title={locations.hero.title}
      lead={locations.hero.lead}
      seed="locations"
      proof={
        <Figures
          label={locations.figures.title}
          entries={[
            { figure: String(cityIndex.length), label: locations.figures.cities },
            { figure: String(serviceIndex.length), label: locations.figures.services },
          ]}
        />
      }
    />
    <Section title={locations.search.listTitle}>
      <Island name="city-search" props={{ cities: listSearchedCities() }} />
    </Section>
    <LaterSheet />
    <LinkRows title={locations.servicesTitle} tone="chalk" rows={serviceRows(serviceIndex)} />
    <ClosingCall
      words={{ ...locations.closing, action: labels.consultation }}
      href={hrefPage('contact')}
      seed="locations"
    />
  </>
);

import { cityIndex } from '../../content/city-index.ts';
import { labels } from '../../content/pages/labels.ts';
import { locations } from '../../content/pages/locations.ts';
import { serviceIndex } from '../../content/service-index.ts';
import { Island } from '../islands/island.tsx';
import type { IslandProps } from '../islands/list.ts';
import { hrefPage } from '../site/href.ts';
import { Figures } from '../ui/facts/facts.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { serviceRows } from './page-parts.tsx';
import { cityRecord } from './records.ts';

/** What the city search finds a city by besides its name: the pincode and the areas of its record. */
const searchPlaces = (): IslandProps<'city-search'>['places'] =>
  Object.fromEntries(
    cityIndex.map(({ slug }) => {
      const { pincode, serviceAreas } = cityRecord(slug);
      return [slug, { pincode, areas: serviceAreas }];
    }),
    // Every slug has a record: `cityRecord` throws otherwise.
  ) as IslandProps<'city-search'>['places'];

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
      <Island name="city-search" props={{ places: searchPlaces() }} />
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

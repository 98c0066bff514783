import { allCities } from '../../content/cities/index.ts';
import type { Edition } from '../edition/edition.ts';
import { Island } from '../islands/island.tsx';
import type { IslandProps } from '../islands/list.ts';
import { listMapPoints, nameDistrict } from '../seo/city-data.ts';
import { useEdition } from '../ui/edition.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { askRow, LinkRows } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { OfficesLink, serviceRows } from './page-parts.tsx';
import { cityRecord } from './records.ts';

/** Returns every city with all by which the search finds it. */
export const listSearchedCities = (edition: Edition): IslandProps<'city-search'>['cities'] => {
  const { cityEntry } = edition;
  return listMapPoints(edition).map((point) => {
    const { name, tamilName, spellings } = cityEntry(point.slug);
    const { otherTamilNames, pincode, serviceAreas } = cityRecord(edition, point.slug);
    const district = nameDistrict(edition, point.slug);
    const englishName = allCities.find(({ slug }) => slug === point.slug)?.name ?? name;
    return {
      ...point,
      ...(district !== point.name && { district }),
      tamilNames: [...(tamilName ? [tamilName] : []), ...otherTamilNames],
      spellings: englishName === name ? spellings : [englishName, ...spellings],
      pincode,
      areas: serviceAreas,
    };
  });
};

const citySearchProps = (edition: Edition): IslandProps<'city-search'> => {
  const { search, empty, closing } = edition.pages.locations;
  const { map, mapNames, label, placeholder, district, found, foundOne, why } = search;
  return {
    cities: listSearchedCities(edition),
    words: { map, mapNames, label, placeholder, district, found, foundOne, why, empty, anywhere: closing.text },
    contact: edition.hrefContact({}, 'form'),
  };
};

export const LocationsPage = () => {
  const edition = useEdition();
  const { cityIndex, serviceIndex, labels, hrefPage } = edition;
  const { locations } = edition.pages;
  return (
    <>
      <CompactHead
        title={locations.hero.title}
        lead={
          <>
            {locations.hero.lead}{' '}
            <strong>
              {cityIndex.length} {locations.figures.cities}, {serviceIndex.length} {locations.figures.services}.
            </strong>
          </>
        }
      />
      <Section title={locations.search.listTitle}>
        <Island name="city-search" props={citySearchProps(edition)} />
        <OfficesLink />
      </Section>
      <LaterSheet />
      <LinkRows
        title={locations.servicesTitle}
        tone="chalk"
        rows={[...serviceRows(edition, serviceIndex), askRow(edition)]}
      />
      <ClosingCall
        words={{ ...locations.closing, action: labels.consultation }}
        href={hrefPage('contact')}
        seed="locations"
      />
    </>
  );
};

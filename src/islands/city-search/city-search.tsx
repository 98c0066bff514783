import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { CitySlug } from '../../../content/cities/index.ts';
import type { Words } from '../../../content/words.ts';
import { TOWN_QUERY } from '../../addresses/town-query.ts';
import { DotMap, type MapWords } from '../../ui/dot-map/dot-map.tsx';
import fields from '../../ui/fields/fields.module.css';
import styles from './city-search.module.css';
import { matchCities, type SearchedCity, type Why } from './match-cities.ts';

const slugAt = ({ target }: SyntheticEvent): string | null | undefined =>
  target instanceof Element ? target.closest('[data-city]')?.getAttribute('data-city') : null;

type Search = Words['pages']['locations']['search'];

interface Props {
  readonly cities: readonly SearchedCity[];
  readonly words: MapWords &
    Pick<Search, 'label' | 'placeholder' | 'district' | 'found' | 'foundOne' | 'why'> &
    Pick<Words['pages']['locations'], 'empty'> & { readonly anywhere: string };
  readonly contact: string;
}

const Reason = ({ why: { kind, text }, words }: { readonly why: Why; readonly words: Search['why'] }) => {
  const [before, after] = words[kind].split('{}');
  return (
    <span className={styles.why}>
      {before}
      {kind === 'tamil' ? <span lang="ta">{text}</span> : text}
      {after}
    </span>
  );
};

export const CitySearch = ({ cities, words, contact }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [lit, setLit] = useState<CitySlug | null>(null);
  // The field is uncontrolled, so what was typed before the app came is still in it.
  useEffect(() => {
    const input = field.current;
    const town = new URLSearchParams(location.search).get(TOWN_QUERY);
    if (!input) return;
    if (town && !input.value) {
      const [first, second] = matchCities(town, cities);
      // Back leads to the page before the list.
      if (first && !second) location.replace(first.city.href);
      input.value = town;
    }
    setQuery(input.value);
  }, [cities]);
  const found = matchCities(query, cities);
  const light = (event: SyntheticEvent): void =>
    setLit(cities.find(({ slug }) => slug === slugAt(event))?.slug ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only lights what the links inside already name
    <div
      className={styles.search}
      onPointerOver={light}
      onPointerLeave={() => setLit(null)}
      onFocus={light}
      onBlur={() => setLit(null)}
    >
      <search className={`${fields.field} ${styles.box}`}>
        <label htmlFor="city-search">{words.label}</label>
        <input
          ref={field}
          id="city-search"
          type="search"
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget: { value } }) => {
            // The typed letter is drawn first, then what it finds.
            startTransition(() => setQuery(value));
          }}
        />
      </search>
      <p role="status" className={styles.counter}>
        {found.length} {found.length === 1 ? words.foundOne : words.found}
      </p>
      <div className={styles.citySearchFound}>
        {found.length > 0 ? (
          <ul className={styles.citySearchList}>
            {found.map(({ city, why }) => (
              <li key={city.slug}>
                <a href={city.href} data-city={city.slug} data-lit={lit === city.slug ? '' : undefined}>
                  <strong>{city.name}</strong>
                  {city.district && <span>{words.district.replace('{}', city.district)}</span>}
                  {why && <Reason why={why} words={words.why} />}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <h3>{words.empty.title}</h3>
            <p>{words.empty.text}</p>
            <p>
              {words.anywhere} <a href={contact}>{words.empty.write}</a>
            </p>
          </div>
        )}
      </div>
      <div className={styles.citySearchMap}>
        <DotMap
          points={cities}
          words={words}
          lit={lit}
          shown={found.length === cities.length ? null : new Set(found.map(({ city }) => city.slug))}
        />
      </div>
    </div>
  );
};

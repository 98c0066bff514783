import type { ReactNode } from 'react';
import type { CitySlug } from '../../../content/cities/index.ts';
import type { IconName } from '../../../content/icons.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import type { Edition } from '../../edition/edition.ts';
import { smallSeed } from '../../kolam/kolam.ts';
import type { CityData } from '../../seo/city-data.ts';
import { type Chip, Chips } from '../button/button.tsx';
import { Icon, Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { FoldedPart } from '../fold/fold.tsx';
import { Section, type Tone } from '../sections/sections.tsx';
import styles from './link-lists.module.css';

interface LinkGroup {
  readonly title: string;
  readonly links: readonly Chip[];
  /** True if two such groups stand beside each other on a phone too. */
  readonly isOpen?: boolean;
  /** True for a long group: its links stand in two columns where there is room. */
  readonly isLong?: boolean;
}

interface LinkIndexProps {
  readonly groups: readonly LinkGroup[];
  /** Stands before the groups, in a column of its own. */
  readonly children?: ReactNode;
}

const GroupLinks = ({ title, links }: LinkGroup) => <Chips chips={links} label={title} className={styles.links} />;

export const LinkIndex = ({ groups, children }: LinkIndexProps) => (
  <Section tone="chalk" offPaper>
    <div className={styles.index}>
      {children}
      {groups.map((group) =>
        group.isOpen ? (
          <div key={group.title} className={styles.openGroup}>
            <h2>{group.title}</h2>
            <GroupLinks {...group} />
          </div>
        ) : (
          <FoldedPart key={group.title} title={group.title} className={group.isLong ? styles.longGroup : undefined}>
            <GroupLinks {...group} />
          </FoldedPart>
        ),
      )}
    </div>
  </Section>
);

interface OfferTileProps {
  readonly title: string;
  readonly services: readonly (Chip & { readonly slug: ServiceSlug; readonly text: string })[];
  /** The ways on: a button and a link. */
  readonly children: ReactNode;
}

/** So many services are named without a sentence each, so that the tile is no higher than the links beside it. */
const MANY = 3;

/** Shows what the firm does of what a page is about. */
export const OfferTile = ({ title, services, children }: OfferTileProps) => (
  <div className={`${styles.offerTile} on-paper`}>
    <h2>{title}</h2>
    <ul className="targets">
      {services.map(({ slug, href, name, text }) => (
        <li key={href} data-offer={slug}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          {services.length < MANY && <p>{text}</p>}
        </li>
      ))}
    </ul>
    <p className="buttons targets">{children}</p>
  </div>
);

interface RowText {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly more?: ReactNode;
  /** A card above shows it already: it comes when the card shows something else. */
  readonly shownAbove?: boolean;
}

/** The drawing of a row: a kolam of its own, or an icon. */
type Drawing = { readonly seed: string } | { readonly icon: IconName };

export type Row = RowText & { readonly seed: string };

interface LinkRowListProps {
  readonly title: string;
  readonly intro?: string;
  readonly tone?: Tone;
  readonly rows: readonly Row[];
  readonly children?: ReactNode;
}

export const LinkRowList = ({ rows }: { readonly rows: readonly (RowText & Drawing)[] }) => (
  <ul className={`${styles.linkRows} cells targets`}>
    {rows.map((row) => (
      <li
        key={row.href}
        className={row.more ? styles.withMore : undefined}
        hidden={row.shownAbove}
        data-shown-above={row.shownAbove ? '' : undefined}
      >
        {'icon' in row ? (
          <Icon name={row.icon} size={28} />
        ) : (
          <Kolam seed={smallSeed(row.seed)} className={styles.small} />
        )}
        <div>
          <h3>
            <a href={row.href}>{row.title}</a>
          </h3>
          <p>{row.text}</p>
          {row.more}
        </div>
        <span className="arrow" />
      </li>
    ))}
  </ul>
);

/** Returns the row for visitors who do not find what they need. */
export const askRow = ({ hrefContact, labels }: Edition): Row => ({
  href: hrefContact({}, 'form'),
  ...labels.ask,
  seed: 'mark',
});

export const LinkRows = ({ title, intro, tone, rows, children }: LinkRowListProps) => (
  <Section title={title} intro={intro} tone={tone ?? 'paper'}>
    <LinkRowList rows={rows} />
    {children}
  </Section>
);

interface NearCitiesProps {
  readonly near: CityData['near'];
  /** The page to which each leads. */
  readonly hrefOf: (city: CitySlug) => string;
}

/** Shows cities near a city, each with a double rule as long as the way to it. */
export const NearCities = ({ near, hrefOf }: NearCitiesProps) => {
  const { cityEntry, cityPage, directionNames } = useEdition();
  const furthest = Math.max(...near.map(({ km }) => km));
  return (
    <ul className={styles.distanceLines}>
      {near.map(({ city, km, direction }) => (
        <li key={city}>
          <a href={hrefOf(city)}>{cityEntry(city).name}</a>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 3.5H${Math.round((km / furthest) * 98)}m0 3H0`} />
          </svg>
          <span>
            {cityPage.km(km)} <small>{directionNames[direction]}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};

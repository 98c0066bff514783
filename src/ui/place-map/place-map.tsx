import type { MapNames, Side, Spot } from '../../../content/cities/city.ts';
import { type CitySlug, cityFacts } from '../../../content/cities/index.ts';
import { mapSize, outlinePath, project } from '../../places/state-map.ts';
import { nameWay } from '../../seo/city-data.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './place-map.module.css';

const MARKS = 'place-map';

/** The part of the map that a phone shows, in units of the map. */
const PART = { width: 350, height: 210 } as const;

const findPoint = (city: CitySlug) => project(cityFacts[city]);

interface Room {
  readonly width: number;
  readonly up: number;
  readonly down: number;
}

/** The room of a city's two lines, and of the name of the desk's city, with their dots. */
const NAME = { width: 190, up: 26, down: 24 } as const satisfies Room;
const DESK = { width: 110, up: 26, down: 26 } as const satisfies Room;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxAt = ([side, x, y]: Spot, { width, up, down }: Room): Box => {
  const left = { left: x - width, right: x, above: x - width / 2, below: x - width / 2 }[side];
  return { left, right: left + width, top: y - up, bottom: y + down };
};

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isOnMap = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= mapSize.width && top >= 0 && bottom <= mapSize.height;

/** Places the names of an office and a city that have no chosen place: the first in which they cover nothing. */
const besideDot = (city: CitySlug, office: CitySlug): MapNames => {
  const [at, deskAt] = [findPoint(city), findPoint(office)];
  const isWest = at.x < mapSize.width / 2;
  const right: Spot = ['right', at.x + 22, at.y];
  const left: Spot = ['left', at.x - 22, at.y];
  const names: readonly Spot[] = [
    ...(isWest ? [right, left] : [left, right]),
    ['below', at.x, at.y + 42],
    ['above', at.x, at.y - 42],
  ];
  const desks: readonly Spot[] = [
    at.y < deskAt.y ? ['below', deskAt.x, deskAt.y + 20] : ['above', deskAt.x, deskAt.y - 20],
    ['left', deskAt.x - 12, deskAt.y],
    ['right', deskAt.x + 12, deskAt.y],
  ];
  const dot = boxAt(['below', at.x, at.y], { ...DESK, width: 40 });
  const pairs = names.flatMap((name) => desks.map((desk) => ({ name, desk })));
  const free = pairs.find(({ name, desk }) => {
    const [nameBox, deskBox] = [boxAt(name, NAME), boxAt(desk, DESK)];
    const deskDot = boxAt(['below', deskAt.x, deskAt.y], { ...DESK, width: 24 });
    return (
      isOnMap(nameBox) &&
      isOnMap(deskBox) &&
      !touches(nameBox, deskBox) &&
      !touches(nameBox, deskDot) &&
      !touches(deskBox, dot)
    );
  });
  const { name, desk } = free ?? { name: isWest ? right : left, desk: desks[0] };
  return {
    name,
    ...(city !== office && desk && { desk }),
    bearings: {},
    phone: { at: [at.x - PART.width * (isWest ? 0.4 : 0.6), at.y - PART.height / 2], bearings: [] },
  };
};

const anchors = { left: 'end', right: 'start', above: 'middle', below: 'middle' } as const satisfies Record<
  Side,
  string
>;

/** Draws a line of a name; `down` is how far its base lies below the middle of the name. */
const Words = ({
  at: [side, x, y],
  down,
  name,
  children,
}: {
  at: Spot;
  down: number;
  name?: boolean;
  children: string;
}) => (
  <text
    className={name ? `${styles.placeMapText} ${styles.placeMapName}` : styles.placeMapText}
    x={x}
    y={y + down}
    textAnchor={anchors[side]}
  >
    {children}
  </text>
);

const Desk = ({ at }: { readonly at: Spot | undefined }) => {
  const { cityEntry, officeCity } = useEdition();
  return (
    at && (
      <g className={styles.bearing}>
        <Words at={at} down={5}>
          {cityEntry(officeCity.slug).name}
        </Words>
      </g>
    )
  );
};

const Bearings = ({ of }: { readonly of: readonly (readonly [CitySlug, Spot])[] }) => {
  const { cityEntry } = useEdition();
  return of.map(([city, at]) => {
    const { x, y } = findPoint(city);
    return (
      <g key={city} className={styles.bearing}>
        <circle cx={x} cy={y} r="4" />
        <Words at={at} down={5}>
          {cityEntry(city).name}
        </Words>
      </g>
    );
  });
};

interface PlaceMapProps {
  readonly city: CitySlug;
  /** The drawing in words. */
  readonly label: string;
  readonly note: string;
}

export const PlaceMap = ({ city, label, note }: PlaceMapProps) => {
  const { locale, cityEntry, officeCity, inTown } = useEdition();
  // The names were placed by hand around the way to Coimbatore.
  const placed = inTown('coimbatore', cityFacts[city].map?.[locale], undefined);
  const { name, leader, desk, bearings, phone } = placed ?? besideDot(city, officeCity.slug);
  const [at, deskAt] = [findPoint(city), findPoint(officeCity.slug)];
  const way = `M${deskAt.x} ${deskAt.y}L${at.x} ${at.y}`;
  const all = Object.entries(bearings) as [CitySlug, Spot][];
  return (
    <div className={styles.place}>
      <svg
        className={styles.placeMapWhole}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={label}
      >
        <g id={MARKS}>
          <path className={styles.outline} d={outlinePath()} />
          {desk && (
            <g className={styles.bearing}>
              <path className={styles.way} d={way} />
              <path className={styles.gap} d={way} />
              <circle className={styles.desk} cx={deskAt.x} cy={deskAt.y} r="6" />
            </g>
          )}
          {leader && <path className={styles.leader} d={`M${leader[0]} ${leader[1]}L${leader[2]} ${leader[3]}`} />}
          <circle className={styles.placeMapRing} cx={at.x} cy={at.y} r="15" />
          <circle className={styles.dot} cx={at.x} cy={at.y} r="7" />
          <Words at={name} down={-5} name>
            {cityEntry(city).name}
          </Words>
          <Words at={name} down={16}>
            {note}
          </Words>
        </g>
        <Desk at={desk} />
        <Bearings of={all} />
      </svg>
      <svg
        className={styles.placeMapPart}
        viewBox={`${phone.at[0]} ${phone.at[1]} ${PART.width} ${PART.height}`}
        aria-hidden="true"
      >
        <use href={`#${MARKS}`} />
        <Desk at={phone.desk ?? desk} />
        <Bearings of={all.filter(([bearing]) => phone.bearings.includes(bearing))} />
      </svg>
    </div>
  );
};

/**
 * The frame is made by `src/enhance/map.ts`, so that its load event is never missed. It lies over a drawing, which stays
 * where it cannot be loaded; a host that refuses to be framed leaves the browser's own error page, of which a page learns
 * nothing, so the card always stands. @param children the card's last line
 */
export const OfficeMap = ({ children }: { readonly children: string | null }) => {
  const edition = useEdition();
  const { firm, cityPage, addressLine, telHref, mailHref, officeCity, cityEntry } = edition;
  const { contact } = edition.pages;
  const way = nameWay(edition, officeCity.slug);
  return (
    <div
      className={styles.officeMap}
      data-map="waiting"
      data-src={firm.mapEmbedUrl}
      data-title={contact.office.mapTitle}
    >
      <div className={`${styles.officeMapDrawing} on-dark`}>
        <PlaceMap city={officeCity.slug} label={cityPage.map(cityEntry(officeCity.slug).name, way)} note={way} />
        <p className={styles.loading} role="status">
          {contact.office.loading}
        </p>
        <noscript>
          <iframe
            title={contact.office.mapTitle}
            src={firm.mapEmbedUrl}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </noscript>
      </div>
      <address className={`${styles.officeMapCard} targets`}>
        <div>
          <p className={styles.name}>{firm.name}</p>
          <p>{addressLine()}</p>
        </div>
        <p>
          <ExternalLink href={firm.mapUrl}>{contact.office.openMap}</ExternalLink>
        </p>
        <p>
          <a href={telHref()}>{firm.phone}</a>
        </p>
        <p>
          <a href={mailHref()}>{firm.email}</a>
        </p>
        <p className="note">{children}</p>
      </address>
    </div>
  );
};

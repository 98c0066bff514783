/**
 * The fact that decides which office it is: the district, the town, or nothing because one office serves the whole
 * state.
 */
export type Grain = 'district' | 'town' | 'state';

/** The portals on which one's own office can be looked up. */
export const portals = {
  gst: 'https://www.gst.gov.in/',
  'income-tax': 'https://www.incometax.gov.in/',
  traces: 'https://www.tdscpc.gov.in/',
  mca: 'https://www.mca.gov.in/',
  epfo: 'https://www.epfindia.gov.in/',
  esic: 'https://www.esic.gov.in/',
  udyam: 'https://udyamregistration.gov.in/',
  dgft: 'https://www.dgft.gov.in/',
  icegate: 'https://www.icegate.gov.in/',
} as const satisfies Record<string, `https://${string}`>;

/** The id of a portal. */
export type PortalId = keyof typeof portals;

/** The data that every office of a kind shares. */
interface Kind {
  readonly subject: Subject;
  readonly grain: Grain;
  /** The portal on which one's own office can be looked up. */
  readonly portal?: PortalId;
  /** The order that gives each office its area, as it is cited. */
  readonly basis?: string;
  /** True if there is no row while no office is known, because another kind's row already says what decides it. */
  readonly silentWhenOpen?: true;
}

/** The subject under which a page lists it. */
export type Subject = 'gst' | 'income-tax' | 'company' | 'staff' | 'trade';

/** The kinds of offices that decide a matter, in the order in which a page of a place lists them. */
export const kinds = {
  'central-gst': { subject: 'gst', grain: 'district', portal: 'gst', basis: 'Notification 02/2017-Central Tax' },
  'central-gst-division': { subject: 'gst', grain: 'town', portal: 'gst', silentWhenOpen: true },
  'state-gst': { subject: 'gst', grain: 'town', portal: 'gst' },
  'gst-biometric': { subject: 'gst', grain: 'town', portal: 'gst', basis: 'Rule 8(4A), CGST Rules' },
  'central-gst-appeal': {
    subject: 'gst',
    grain: 'district',
    portal: 'gst',
    basis: 'Section 107, CGST Act; Table III of Notification 02/2017-Central Tax',
  },
  'state-gst-appeal': { subject: 'gst', grain: 'town', portal: 'gst', basis: 'Section 107, Tamil Nadu GST Act, 2017' },
  'gst-tribunal': {
    subject: 'gst',
    grain: 'district',
    portal: 'gst',
    basis: 'S.O. 3048(E) of 31 July 2024 and S.O. 5063(E) of 26 November 2024',
  },
  'income-tax': {
    subject: 'income-tax',
    grain: 'town',
    portal: 'income-tax',
    basis: 'S.O. 2752(E) of 22 October 2014 (2020 amendment)',
  },
  'return-processing': { subject: 'income-tax', grain: 'state', portal: 'income-tax' },
  'income-tax-tribunal': { subject: 'income-tax', grain: 'state', portal: 'income-tax' },
  'tds-officer': { subject: 'income-tax', grain: 'town', portal: 'income-tax' },
  'tds-processing': { subject: 'income-tax', grain: 'state', portal: 'traces' },
  registrar: { subject: 'company', grain: 'district', portal: 'mca', basis: 'Section 396, Companies Act, 2013' },
  'regional-director': {
    subject: 'company',
    grain: 'state',
    portal: 'mca',
    basis: 'G.S.R. 832(E) of 2015 and S.O. 4852(E) of 2025',
  },
  'company-tribunal': { subject: 'company', grain: 'state', portal: 'mca', basis: 'Section 419, Companies Act, 2013' },
  'provident-fund': { subject: 'staff', grain: 'district', portal: 'epfo' },
  'state-insurance': { subject: 'staff', grain: 'district', portal: 'esic' },
  'local-body': {
    subject: 'staff',
    grain: 'town',
    basis: 'Sections 117-A and following, Tamil Nadu Urban Local Bodies Act, 1998; rules of 2023',
  },
  'industries-centre': { subject: 'company', grain: 'district', portal: 'udyam' },
  'foreign-trade': {
    subject: 'trade',
    grain: 'district',
    portal: 'dgft',
    basis: 'Appendix 1A, Foreign Trade Policy, 2023',
  },
  customs: {
    subject: 'trade',
    grain: 'district',
    portal: 'icegate',
    basis: 'Notification 21/2022-Customs (N.T.) of 31 March 2022',
  },
  'customs-station': { subject: 'trade', grain: 'town', portal: 'icegate', silentWhenOpen: true },
} as const satisfies Record<string, Kind>;

/** The id of a kind of office. */
export type KindId = keyof typeof kinds;

export const kindIds = Object.keys(kinds) as readonly KindId[];

/** Returns what is the same for all offices of a kind. */
export const getKind = (id: KindId): Kind => kinds[id];

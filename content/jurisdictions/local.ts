import type { CitySlug } from '../cities/index.ts';
import { districts, type Jurisdiction, likely, official, read, settled, towns } from './record.ts';

const centres = [
  official('https://tiruvallur.nic.in/departments/industries-and-commerce-dic'),
  official('https://easybusiness.tn.gov.in/msme/pages/about'),
] as const;

/** Districts with the centre that each has had since before 2019. */
const centreSeats = [
  ['Ariyalur', 'ariyalur'],
  ['Coimbatore', 'coimbatore'],
  ['Cuddalore', 'cuddalore'],
  ['Dharmapuri', 'dharmapuri'],
  ['Dindigul', 'dindigul'],
  ['Erode', 'erode'],
  ['Kanchipuram', 'kanchipuram'],
  ['Kanyakumari', 'kanyakumari'],
  ['Karur', 'karur'],
  ['Krishnagiri', 'krishnagiri'],
  ['Madurai', 'madurai'],
  ['Nagapattinam', 'nagapattinam'],
  ['Namakkal', 'namakkal'],
  ['Perambalur', 'perambalur'],
  ['Pudukkottai', 'pudukkottai'],
  ['Ramanathapuram', 'ramanathapuram'],
  ['Salem', 'salem'],
  ['Thanjavur', 'thanjavur'],
  ['The Nilgiris', 'nilgiris'],
  ['Theni', 'theni'],
  ['Thoothukudi', 'thoothukudi'],
  ['Tiruchirappalli', 'tiruchirappalli'],
  ['Tirunelveli', 'tirunelveli'],
  ['Tirupur', 'tirupur'],
  ['Tiruvannamalai', 'tiruvannamalai'],
  ['Vellore', 'vellore'],
  ['Virudhunagar', 'virudhunagar'],
] as const;

const corporationOrders = [
  read(
    'https://www.dtnext.in/news/tamilnadu/orders-issued-for-upgradation-of-municipalities-as-4-new-corporations-in-tn-801395',
    2024,
  ),
  read(
    'https://www.thehindu.com/news/national/tamil-nadu/pudukkottai-namakkal-tiruvannamalai-and-karaikudi-set-to-become-municipal-corporations/article67954145.ece/amp/',
    2024,
  ),
] as const;
const ordinances = [
  read(
    'https://www.newindianexpress.com/states/tamil-nadu/2021/oct/22/ordinances-promulgated-for-upgrading-four-tn-municipalities-to-corporations-2374271.html',
    2021,
  ),
  read(
    'https://timesofindia.indiatimes.com/city/chennai/tambaram-kancheepuram-to-be-among-six-new-corporations-in-tamil-nadu/articleshow/85594405.cms',
    2021,
  ),
] as const;
/** Names each local body of Tamil Nadu, without saying which one decides for an address. */
export const publicLists = read('Lists of local bodies in public code');

const corporations = [
  'coimbatore',
  'chennai',
  'madurai',
  'salem',
  'erode',
  'tirupur',
  'vellore',
  'tiruchirappalli',
  'tirunelveli',
  'thoothukudi',
  'dindigul',
  'thanjavur',
  'hosur',
  'nagercoil',
] as const satisfies readonly CitySlug[];

const corporationsSince2021 = [
  'kanchipuram',
  'karur',
  'cuddalore',
  'sivakasi',
  'kumbakonam',
] as const satisfies readonly CitySlug[];

const corporationsSince2024 = ['tiruvannamalai', 'namakkal', 'pudukkottai'] as const satisfies readonly CitySlug[];

const municipalities = [
  'ranipet',
  'pollachi',
  'ambur',
  'srivilliputtur',
  'rajapalayam',
  'dharmapuri',
  'krishnagiri',
  'ramanathapuram',
  'virudhunagar',
  'theni',
  'nagapattinam',
  'perambalur',
] as const satisfies readonly CitySlug[];

/** District Industries Centres, and the local bodies that collect professional tax. */
export const localJurisdictions: readonly Jurisdiction[] = [
  ...centreSeats.map(([district, seat]) =>
    settled('industries-centre', `industries-centre/${seat}`, districts(district), centres),
  ),
  settled('industries-centre', 'industries-director/chennai', districts('Chennai'), centres),
  likely(
    'industries-centre',
    'industries-centre/ranipet',
    districts('Ranipet'),
    [read('https://www.ranipettai.com/2021/07/District-Business-Center-Office-Opening-at-Ranipettai.html', 2021)],
    { since: '2021-07' },
  ),

  ...corporations.map((slug) => settled('local-body', `corporation/${slug}`, towns(slug), corporationOrders)),
  ...corporationsSince2021.map((slug) =>
    settled('local-body', `corporation/${slug}`, towns(slug), [...ordinances, ...corporationOrders]),
  ),
  ...corporationsSince2024.map((slug) =>
    settled('local-body', `corporation/${slug}`, towns(slug), corporationOrders, { since: '2024-08-12' }),
  ),
  settled(
    'local-body',
    'municipality/kanyakumari',
    towns('kanyakumari'),
    [
      read('https://www.dtnext.in/news/tamilnadu/tn-upgrades-7-town-panchayats-to-municipalities-828319', 2025),
      read('https://adminmedia.in/2025/03/7_30.html', 2025),
    ],
    { since: '2025-03' },
  ),
  settled('local-body', 'municipality/ariyalur', towns('ariyalur'), [
    read(
      'https://www.dtnext.in/news/tamilnadu/tamil-nadu-government-upgrades-11-municipalities-to-special-grade-status-835282',
      2025,
    ),
    read('https://newstodaynet.com/2025/05/29/tn-govt-elevates-11-municipalities-to-special-grade-status/', 2025),
  ]),
  ...municipalities.map((slug) =>
    likely('local-body', `municipality/${slug}`, towns(slug), [publicLists, corporationOrders[0]]),
  ),
  likely('local-body', 'municipality/udhagamandalam', towns('nilgiris'), [publicLists, corporationOrders[0]], {
    effect: 'other-towns',
  }),
];

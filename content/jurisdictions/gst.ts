import { districts, type Jurisdiction, likely, official, read, settled, towns } from './record.ts';

/** Notification 10/2025-Central Tax, in three reprints. */
const centralOrder = [
  official(
    'https://www.taxscan.in/cbic-updates-territorial-jurisdiction-entries-for-central-tax-commissioners-under-gst/498496',
    2025,
  ),
  official('https://aubsp.com/gst-notification', 2025),
  official('https://cacult.com/revision-of-territorial-jurisdiction-of-central-tax-commissionerates', 2025),
] as const;
const centralBasis = {
  basis: 'Notification 10/2025-Central Tax of 13 March 2025, which amends 02/2017-Central Tax',
  since: '2025-03-13',
} as const;
const centralAway = { ...centralBasis, effect: 'commissionerate-away' } as const;

/** Records that the GST portal shows of a taxpayer, copied in public code. */
const gstin = (of: string, year?: number) => read(`GSTIN record of ${of} in public code`, year);

/** Cites a judgment of the Madras High Court in a reprint by its number. */
const judgment = (year: number, number: number) =>
  official(`https://web.lawcrux.com/newversion/web/Assets/data5t/cl/clhigh/GT/${year}/${number}.htm`, year);

/** Districts of the Madurai commissionerate that have places. */
const ofMadurai = [
  'Madurai',
  'Dindigul',
  'Theni',
  'Virudhunagar',
  'Ramanathapuram',
  'Thoothukudi',
  'Tirunelveli',
  'Kanyakumari',
] as const;

const centralJurisdictions: readonly Jurisdiction[] = [
  settled(
    'central-gst',
    'central-gst/chennai-outer',
    districts('Kanchipuram', 'Ranipet', 'Tirupathur', 'Tiruvannamalai', 'Vellore'),
    centralOrder,
    centralBasis,
  ),
  settled('central-gst', 'central-gst/madurai', districts(...ofMadurai), centralOrder, centralAway),
  settled(
    'central-gst',
    'central-gst/tiruchirappalli',
    districts(
      'Ariyalur',
      'Cuddalore',
      'Karur',
      'Nagapattinam',
      'Perambalur',
      'Pudukkottai',
      'Thanjavur',
      'Tiruchirappalli',
    ),
    centralOrder,
    centralAway,
  ),
  settled(
    'central-gst',
    'central-gst/coimbatore',
    districts('Coimbatore'),
    [
      gstin('a Coimbatore company', 2024),
      read('https://gemlive.tv/gst-tax-evasion-in-pollachi-jewelry-shops-one-arrested/'),
      judgment(2025, 128678),
    ],
    { effect: 'commissionerate-away' },
  ),
  likely(
    'central-gst',
    'central-gst/coimbatore',
    districts('Tirupur'),
    [
      official(
        'https://www.lawyerservices.in/Ms-Premier-Cotton-Textiles-represented-by-its-Senior-Manager-S-Vaidyanathan-Poolankinar-Post-Udumalpet-Versus-The-Commissioner-of-Central-Goods-and-Service-Tax-Coimbatore-Commissionerate-GST-Bhavan-Coimbatore-and-Another-2019-07-24',
        2019,
      ),
    ],
    { effect: 'commissionerate-away' },
  ),
  settled('central-gst', 'central-gst/salem', districts('Salem'), [
    read('https://www.dinamalar.com/district_detail.asp?id=3067219', 2022),
    official('Service tax help centres with the areas of the commissionerates, from before July 2017, in public code'),
  ]),
  likely('central-gst', 'central-gst-either/chennai', districts('Chennai'), [...centralOrder, gstin('Chennai firms')]),

  likely('central-gst-division', 'central-gst-division/sivakasi', towns('sivakasi'), [gstin('a Sivakasi firm')]),
  likely('central-gst-division', 'central-gst-division/dindigul-two', towns('theni'), [gstin('a Theni firm')]),

  settled('central-gst-appeal', 'central-gst-appeal/madurai', districts(...ofMadurai), [judgment(2025, 128542)], {
    effect: 'appeal-away',
  }),
];

/** Reports of the Order of 2022 that added seven divisions. */
const sevenDivisions = [
  read(
    'https://www.puthiyathalaimurai.com/tamilnadu/the-government-of-tamil-nadu-has-issued-new-business-tax-administration-divisions-in-7-places-in-tamil-nadu',
    2022,
  ),
  read('https://arasiyaltoday.com/?p=13829', 2022),
] as const;
const newDivision = { basis: 'Government Order of 2022 on the divisions of the Commercial Taxes Department' } as const;
const erodeReport = read(
  'https://www.thehindu.com/news/cities/Coimbatore/reorganisation-moves-many-tax-payers-to-erode-division/article30223543.ece',
  2019,
);
const hosurOpening = read('m.dinakaran.com, article 1176372 on the opening of the Hosur division', 2023);
const trichyAndVellore = judgment(2025, 128543);

const stateJurisdictions: readonly Jurisdiction[] = [
  settled('state-gst', 'state-gst/coimbatore', towns('coimbatore'), [gstin('a Coimbatore company', 2024), erodeReport]),
  settled('state-gst', 'state-gst/erode', towns('erode'), [
    erodeReport,
    official('https://www.thehindu.com/news/cities/Coimbatore/gst-evasion-detected/article65080180.ece', 2022),
  ]),
  settled('state-gst', 'state-gst/tirupur', towns('tirupur'), sevenDivisions, newDivision),
  settled('state-gst', 'state-gst/cuddalore', towns('cuddalore'), sevenDivisions, newDivision),
  settled('state-gst', 'state-gst/hosur', towns('hosur'), [...sevenDivisions, hosurOpening], newDivision),
  likely('state-gst', 'state-gst/hosur', towns('krishnagiri'), [...sevenDivisions, hosurOpening], newDivision),
  settled(
    'state-gst',
    'state-gst/virudhunagar',
    towns('virudhunagar', 'sivakasi'),
    [...sevenDivisions, gstin('a Sivakasi firm'), judgment(2025, 128873)],
    newDivision,
  ),
  likely('state-gst', 'state-gst/virudhunagar', towns('srivilliputtur', 'rajapalayam'), sevenDivisions, newDivision),
  settled('state-gst', 'state-gst/tirunelveli', towns('tirunelveli'), [judgment(2024, 120368)]),
  likely('state-gst', 'state-gst-one-of/chennai', towns('chennai'), [
    gstin('Chennai firms'),
    official(
      'https://www.scribd.com/document/425796606/Chennai-East-Division-Office-Order-After-Re-Organisation',
      2019,
    ),
  ]),
  likely('state-gst', 'state-gst/madurai', towns('madurai', 'theni'), [gstin('a Theni firm')]),
  likely(
    'state-gst',
    'state-gst/vellore',
    towns('vellore', 'ranipet', 'ambur', 'tiruvannamalai'),
    [sevenDivisions[0], trichyAndVellore],
    newDivision,
  ),
  likely('state-gst', 'state-gst/tiruchirappalli', towns('tiruchirappalli', 'karur'), [
    official('https://sooperkanoon.com/case/amp/1169579/m-s-cheran-cements-limited-vs-joint-commissioner', 2014),
    trichyAndVellore,
  ]),

  settled(
    'state-gst-appeal',
    'state-gst-appeal-south/tirunelveli',
    towns('tirunelveli', 'thoothukudi'),
    [judgment(2024, 120368), judgment(2024, 120919)],
    { effect: 'appeal-away' },
  ),
  settled('state-gst-appeal', 'state-gst-appeal/madurai', towns('theni'), [judgment(2025, 128391)], {
    effect: 'appeal-away',
  }),
  likely('state-gst-appeal', 'state-gst-appeal/madurai', towns('madurai'), [
    judgment(2025, 128391),
    gstin('a Theni firm'),
  ]),
  likely(
    'state-gst-appeal',
    'state-gst-appeal-south/tirunelveli',
    towns('sivakasi'),
    [official('https://cdj.library.keralalawacademy.in/view_judgment1.php?id=990893', 2026)],
    { effect: 'appeal-away' },
  ),
  likely('state-gst-appeal', 'state-gst-appeal/coimbatore', towns('coimbatore'), [judgment(2024, 123227)]),
  likely('state-gst-appeal', 'state-gst-appeal/tiruchirappalli', towns('tiruchirappalli'), [trichyAndVellore]),
  likely('state-gst-appeal', 'state-gst-appeal/tiruchirappalli', towns('kumbakonam'), [judgment(2025, 128334)], {
    effect: 'appeal-away',
  }),
  likely('state-gst-appeal', 'state-gst-appeal/tiruchirappalli', towns('vellore'), [trichyAndVellore], {
    effect: 'appeal-away',
  }),
  likely('state-gst-appeal', 'state-gst-appeal-one-of/chennai', towns('chennai'), [judgment(2025, 128455)]),
];

/** Places that the notification of 2023 names; the lists of districts of 2024 could not be read. */
const places = [
  read(
    'https://scconline.com/blog/post/2023/09/16/government-constitutes-state-benches-of-gst-appellate-tribunal-legal-news',
    2023,
  ),
  read('https://eximguru.com/export-import-news/economy-news/centre-notifies-setting-up-of-113392.aspx', 2023),
] as const;

const tribunalJurisdictions: readonly Jurisdiction[] = [
  likely('gst-tribunal', 'gst-tribunal/coimbatore', districts('Coimbatore'), places),
  likely('gst-tribunal', 'gst-tribunal/chennai', districts('Chennai'), places),
  likely('gst-tribunal', 'gst-tribunal/madurai', districts('Madurai'), places),
];

/** Offices for GST: the Centre's, the State's, and where appeals go. */
export const gstJurisdictions: readonly Jurisdiction[] = [
  ...centralJurisdictions,
  ...stateJurisdictions,
  ...tribunalJurisdictions,
];

import { districts, type Jurisdiction, likely, official, read, settled, towns } from './record.ts';

const erodeCommittee = read(
  'https://www.thehindu.com/news/cities/Coimbatore/seven-products-with-export-potential-identified-in-erode-district/article32912257.ece',
  2020,
);
const coimbatoreIec = read('Record of a company in public code: IEC AADCF9341B (DGFT Coimbatore)');
const tiruppurSpeech = read(
  'https://www.newindianexpress.com/states/tamil-nadu/2024/Sep/29/india-targets-1-trillion-exports-by-2030-coimbatore-dgft',
  2024,
);
const centralDistricts = read(
  'https://www.thehindu.com/news/cities/Tiruchirapalli/strong-case-made-for-start-of-dgft-office-in-tiruchi/article66140670.ece',
  2022,
);
const dharmapuriPlan = official(
  'https://docslib.org/doc/9223815/notice-regarding-feedback-in-respect-of-district-export-promotion-plan',
  2021,
);

const zone = official('http://trichycustomszone.gov.in/about-us.html');
const coimbatoreMove = [
  read('http://www.trichynews.net/2017/10/coimbatore-customs-to-come-under.html', 2017),
  read('https://www.simamills.in/latest-news/coimbatore-customs-to-come-under-tiruchi-from-jan-15/', 2018),
] as const;
const portCodes = read('Lists of port codes in public code');

/** Offices for exporters and importers. */
export const tradeJurisdictions: readonly Jurisdiction[] = [
  settled('foreign-trade', 'foreign-trade/coimbatore', towns('coimbatore'), [
    erodeCommittee,
    coimbatoreIec,
    tiruppurSpeech,
  ]),
  likely('foreign-trade', 'foreign-trade/coimbatore', towns('pollachi'), [erodeCommittee, coimbatoreIec]),
  likely('foreign-trade', 'foreign-trade/coimbatore', districts('Erode'), [erodeCommittee]),
  likely('foreign-trade', 'foreign-trade/coimbatore', districts('Tirupur'), [tiruppurSpeech]),
  settled('foreign-trade', 'foreign-trade/chennai', districts('Chennai'), [
    official('http://dgft.gov.in/about-us/about-dgft'),
    centralDistricts,
    dharmapuriPlan,
  ]),
  likely('foreign-trade', 'foreign-trade/chennai', districts('Tiruchirappalli', 'Thanjavur', 'Nagapattinam'), [
    centralDistricts,
  ]),
  likely('foreign-trade', 'foreign-trade/chennai', districts('Dharmapuri'), [dharmapuriPlan]),
  likely('foreign-trade', 'foreign-trade/chennai', districts('Tirupathur'), [
    read(
      'https://www.thehindu.com/news/cities/chennai/new-businesses-welcome-in-natrampalli-region-sivanarul/article30804207.ece',
      2020,
    ),
  ]),

  settled(
    'customs',
    'customs-preventive/tiruchirappalli',
    districts('Coimbatore', 'Tirupur'),
    [zone, ...coimbatoreMove],
    { since: '2018-01-15', effect: 'customs-zone' },
  ),
  settled('customs', 'customs-preventive/tiruchirappalli', districts('Tiruchirappalli'), [zone, coimbatoreMove[0]], {
    effect: 'customs-zone',
  }),
  settled('customs', 'customs/chennai', districts('Chennai'), [zone, coimbatoreMove[0]]),
  settled('customs', 'customs/tuticorin', districts('Thoothukudi'), [
    zone,
    official('https://v4utechsolutions.com/demo/tuticorincustoms/tuticorin-customs-jurisdiction/'),
  ]),
  likely(
    'customs',
    'customs-preventive/tiruchirappalli',
    districts(
      'Ariyalur',
      'Cuddalore',
      'Dharmapuri',
      'Dindigul',
      'Erode',
      'Kanyakumari',
      'Karur',
      'Krishnagiri',
      'Madurai',
      'Nagapattinam',
      'Namakkal',
      'Perambalur',
      'Pudukkottai',
      'Ramanathapuram',
      'Ranipet',
      'Salem',
      'Thanjavur',
      'The Nilgiris',
      'Theni',
      'Tirunelveli',
      'Tirupathur',
      'Tiruvannamalai',
      'Vellore',
      'Virudhunagar',
    ),
    [zone, coimbatoreMove[0]],
    { effect: 'customs-zone' },
  ),
  likely(
    'customs-station',
    'depots-and-air-cargo/coimbatore',
    towns('coimbatore', 'pollachi'),
    [...coimbatoreMove, portCodes],
    { effect: 'cleared-inland' },
  ),
  likely('customs-station', 'depots/tirupur', towns('tirupur'), [...coimbatoreMove, portCodes], {
    effect: 'cleared-inland',
  }),
  settled('customs-station', 'sea-port/thoothukudi', towns('thoothukudi'), [
    zone,
    official('https://v4utechsolutions.com/demo/tuticorincustoms/tuticorin-customs-jurisdiction/'),
  ]),
];

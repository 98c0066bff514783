import { type Jurisdiction, likely, official, read, STATE, settled, towns } from './record.ts';

const regions = [
  official('https://www.tnincometax.gov.in/about-us.php', 2018),
  read('https://thatcoolbroad.com/article/income-tax-department-tamil-nadu/2928', 2024),
] as const;
const southernRegion = [
  official('http://www.thehindu.com/news/cities/Madurai/it-department-eyes-rs-750-cr/article4287473.ece', 2013),
  read(
    'https://www.thehindu.com/news/cities/Madurai/only-13-lakh-pan-card-holders-have-filed-it-returns/article30677114.ece',
    2020,
  ),
] as const;

/** Offices of the Income Tax Department. */
export const incomeTaxJurisdictions: readonly Jurisdiction[] = [
  settled('return-processing', 'return-processing/bengaluru', STATE, [
    official('https://taxguru.in/?p=848719'),
    read('Decisions of income tax tribunals that name the Centralised Processing Centre, Bengaluru'),
  ]),
  likely('income-tax-tribunal', 'income-tax-tribunal/chennai', STATE, [
    read(
      'https://www.thehindu.com/news/cities/Madurai/tn-chamber-demands-it-appellate-tribunal-bench-at-madurai/article33514001.ece',
      2021,
    ),
    official('https://taxguru.in/?p=848719'),
  ]),
  settled('tds-processing', 'tds-processing/ghaziabad', STATE, [
    official(
      'https://www.itatorders.in/appeal/ita-740-ahd-2016-14-indian-overseas-bank-anand-the-dy-cit-tds-gaziabad',
      2016,
    ),
    official('counselvise.com, ITA 492/Jodh/2018, Station Headquarters (Army) v. ACIT, CPC-TDS, Ghaziabad', 2018),
    official('counselvise.com, ITA 462 to 483/Bang/2022, Mindlogicx Infratec v. ACIT, CPC-TDS, Ghaziabad', 2022),
  ]),
  settled('income-tax', 'income-tax/chennai', towns('chennai'), regions),
  settled('income-tax', 'income-tax/tirupur', towns('tirupur'), [
    official('https://www.itatorders.in/appeal/ita-2117-chny-2016-14-ito-tiruppur-shri-n-easwaran-tiruppur', 2016),
    read('https://navjeevanexpress.com/?p=134453', 2024),
  ]),
  likely('income-tax', 'income-tax/coimbatore', towns('coimbatore'), regions),
  likely('income-tax', 'income-tax/madurai', towns('madurai'), regions),
  likely('income-tax', 'income-tax/tiruchirappalli', towns('tiruchirappalli'), regions),
  likely('income-tax', 'income-tax/cuddalore', towns('cuddalore'), [official('https://www.tnincometax.gov.in/', 2018)]),
  likely('income-tax', 'income-tax/tiruvannamalai', towns('tiruvannamalai'), [
    read('https://www.minimetrolive.com/news/income-tax-office-inaugurated-in-tiruvannamalai', 2023),
  ]),
  likely('income-tax', 'income-tax/karaikudi', towns('ramanathapuram'), [
    official('Madras High Court, Queen Agencies, W.P.(MD) 5550/2020, 8 April 2021 (Scribd 816802653)', 2021),
  ]),
  likely(
    'income-tax',
    'income-tax-region/madurai',
    towns(
      'tirunelveli',
      'thoothukudi',
      'dindigul',
      'theni',
      'virudhunagar',
      'sivakasi',
      'srivilliputtur',
      'rajapalayam',
      'nagercoil',
      'kanyakumari',
    ),
    southernRegion,
    { effect: 'region-not-ward' },
  ),
];

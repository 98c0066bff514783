import { districts, type Jurisdiction, likely, official, read, settled, towns } from './record.ts';

const pairedOffices = official(
  'https://www.livemint.com/money/epf-claims-epfo-provident-fund-body-rejigs-multi-location-claim-settlement-arrangement-details-here-pension-fund/amp-11715775216876.html',
  2024,
);
const claimsOfMumbai = read(
  'https://www.thehindu.com/news/cities/Madurai/epfo-staff-burdened-with-maharashtra-workload/article31935229.ece',
  2020,
);
const statement2009 = read(
  'https://tniusnews.org/index.php?Itemid=34&id=4&layout=blog&limitstart=4221&option=com_content&view=section',
  2009,
);
const coimbatoreRelease = official(
  'https://www.thehindu.com/news/cities/Coimbatore/epfo-to-observe-vigilance-awareness-week-till-nov1/article37192815.ece/amp/',
  2021,
);
const salemRelease = official(
  'http://www.thehindu.com/news/national/tamil-nadu/epfo-to-conduct-special-recovery-drive/article9122643.ece',
  2016,
);

const history = official('http://esichennai.org/rochennai/history.htm');
const tiruchiLetter = read(
  'https://www.thehindu.com/news/cities/Tiruchirapalli/mp-bats-for-upgrading-esi-hospital-in-tiruchi/article65736987.ece',
  2022,
);
const tirunelveliReport = read('https://mariellaromano.it/?p=56765');
const hearing = { effect: 'esi-hearing-away' } as const;
const pfAway = { effect: 'pf-office-away' } as const;

/** Offices of the provident fund and of state insurance. */
export const staffJurisdictions: readonly Jurisdiction[] = [
  settled('provident-fund', 'pf-regional/coimbatore', towns('coimbatore'), [statement2009, coimbatoreRelease]),
  likely('provident-fund', 'pf-regional/coimbatore', towns('pollachi'), [statement2009, coimbatoreRelease], pfAway),
  likely(
    'provident-fund',
    'pf-regional/coimbatore',
    districts('The Nilgiris'),
    [
      official(
        'https://judgments.vakilsearch.com/gudalur-taluk-muslim-orphanage-vs-regional-provident-fund/6460db7f00fda0cc31d87b4e',
        2017,
      ),
    ],
    pfAway,
  ),
  settled('provident-fund', 'pf-regional/madurai', districts('Madurai'), [pairedOffices, claimsOfMumbai]),
  settled('provident-fund', 'pf-regional/vellore', districts('Vellore'), [pairedOffices]),
  settled('provident-fund', 'pf-regional/tiruchirappalli', districts('Tiruchirappalli'), [pairedOffices]),
  settled('provident-fund', 'pf-regional/tirunelveli', districts('Tirunelveli'), [pairedOffices, claimsOfMumbai]),
  settled('provident-fund', 'pf-regional/nagercoil', towns('nagercoil'), [
    pairedOffices,
    official('https://staffnews.in/2012/08/norms-for-opening-of-office-of-epfo.html', 2012),
  ]),
  likely('provident-fund', 'pf-regional/nagercoil', towns('kanyakumari'), [pairedOffices], pfAway),
  likely('provident-fund', 'pf-one-of/chennai', districts('Chennai'), [
    pairedOffices,
    statement2009,
    official('https://www.indiacustomercare.com/annual-report-2009-2010-chennai-region', 2010),
  ]),
  likely('provident-fund', 'pf-regional/salem', districts('Salem', 'Namakkal', 'Dharmapuri'), [salemRelease], pfAway),
  likely(
    'provident-fund',
    'pf-regional/salem',
    districts('Erode'),
    [
      salemRelease,
      official(
        'http://qa.the-laws.com/encyclopedia/browse/case?caseId=211202823300&title=commissioner-gopichettipalayam-municipality-vs-assistant-provident-commissioner',
        2021,
      ),
    ],
    pfAway,
  ),
  likely(
    'provident-fund',
    'pf-regional/salem',
    districts('Krishnagiri'),
    [
      salemRelease,
      official(
        'https://www.lawyerservices.in/The-Krishnagiri-District-Co-operative-Spinning-Mills-Ltd-Represented-by-its-Administrator-Uthangarai-Krishnagiri-District-Versus-The-Regional-Provident-Fund-Commissioner-Regional-Office-Salem-and-Others-2021-10-25',
        2021,
      ),
    ],
    pfAway,
  ),
  likely('provident-fund', 'pf-district/tirupur', districts('Tirupur'), [
    read(
      'https://www.dailythanthi.com/News/Districts/2020/05/22053735/Tirupur-Provident-Fund-Office-Changing-location-quickly.vpf',
      2020,
    ),
  ]),
  likely(
    'provident-fund',
    'pf-regional/vellore',
    districts('Ranipet'),
    [
      read(
        'https://www.ranipettai.in/2021/11/call-to-apollo-tubes-company-workers-labor-assistant-commissioner-information.html',
        2021,
      ),
    ],
    pfAway,
  ),

  settled('state-insurance', 'esi-regional/chennai', districts('Chennai'), [history, tiruchiLetter]),
  settled('state-insurance', 'esi-sub-regional/coimbatore', towns('coimbatore'), [history, tiruchiLetter], {
    since: '1990-04',
  }),
  likely('state-insurance', 'esi-sub-regional/coimbatore', towns('pollachi'), [history, tiruchiLetter], hearing),
  likely(
    'state-insurance',
    'esi-sub-regional/coimbatore',
    districts('The Nilgiris'),
    [
      read(
        'https://www.thehindu.com/news/cities/Coimbatore/esi-scheme-to-come-into-force-in-the-entire-nilgiris-district/article67476369.ece',
        2023,
      ),
    ],
    hearing,
  ),
  settled('state-insurance', 'esi-sub-regional/madurai', districts('Madurai'), [history, tiruchiLetter], {
    since: '1990-04',
  }),
  likely(
    'state-insurance',
    'esi-sub-regional/madurai',
    districts('Dindigul'),
    [official('https://www.digilaw.ai/d/2023-digilaw-1785-mad', 2023), history],
    hearing,
  ),
  likely(
    'state-insurance',
    'esi-sub-regional/madurai',
    districts('Virudhunagar'),
    [
      official(
        'https://www.lawyerservices.in/The-Employees-State-Insurance-Corporation-Sub-Regional-Office-Madurai-Versus-Sree-Ayyanar-Spinning-and-Weaving-Mills-Ltd-Virudhunagar-2021-07-27',
        2021,
      ),
    ],
    hearing,
  ),
  likely(
    'state-insurance',
    'esi-sub-regional/salem',
    districts('Namakkal'),
    [official('https://sooperkanoon.com/case/1169620/ran-india-steels-vs-insurance-corporation', 2013)],
    hearing,
  ),
  settled('state-insurance', 'esi-sub-regional/tirunelveli', districts('Tirunelveli'), [
    history,
    tiruchiLetter,
    tirunelveliReport,
  ]),
  likely(
    'state-insurance',
    'esi-sub-regional/tirunelveli',
    districts('Thoothukudi'),
    [
      tirunelveliReport,
      official(
        'https://www.lawyerservices.in/Ms-Arulmozhi-Spinning-Mills-Private-Limited-Represented-by-its-Managing-Director-M-Tharmaraj-Versus-Employees-State-Insurance-Corporation-Rep-by-its-Joint-Director-Sub-Regional-Office-Sidhupoondurai-Tirunelveli-and-Others-2021-04-23',
        2021,
      ),
    ],
    hearing,
  ),
  likely('state-insurance', 'esi-sub-regional/tirunelveli', districts('Kanyakumari'), [tirunelveliReport], hearing),
  likely('state-insurance', 'esi-sub-regional/salem', districts('Salem'), [tiruchiLetter]),
  likely(
    'state-insurance',
    'esi-sub-regional/salem',
    districts('Tiruchirappalli', 'Thanjavur', 'Karur', 'Pudukkottai', 'Nagapattinam', 'Ariyalur', 'Perambalur'),
    [tiruchiLetter],
    hearing,
  ),
  likely('state-insurance', 'esi-regional/chennai', districts('Kanchipuram'), [tiruchiLetter], hearing),
];

import { districts, type Jurisdiction, likely, official, read, STATE, settled } from './record.ts';

const contacts = read('List of registrars by the Ministry of Corporate Affairs, copied in public code');
const firm = 'C S Rushil & Co., Chennai: page company-registration-';
const nine = read(`${firm}erode, which lists the nine districts of Coimbatore`, 2026);
const theRest = read(`${firm}madurai, which says that all but nine western districts are with Chennai`, 2026);

const inCoimbatore = { effect: 'registrar-away' } as const;
const inChennai = { effect: 'registrar-in-chennai' } as const;

/** Registrars of Companies, and who decides after them. */
export const companyJurisdictions: readonly Jurisdiction[] = [
  settled(
    'registrar',
    'registrar/coimbatore',
    districts('Coimbatore', 'Erode', 'Krishnagiri', 'The Nilgiris'),
    [
      contacts,
      nine,
      official('Company master data of Tamil Nadu to 2019: Neelamalai Agro Industries, Coonoor', 2019),
      read('Invoice of a company in Sathyamangalam, Erode district', 2025),
      read('Company number of Titan, whose registered office is in Hosur: L74999TZ1984PLC001456'),
    ],
    inCoimbatore,
  ),
  likely(
    'registrar',
    'registrar/coimbatore',
    districts('Tirupur', 'Salem', 'Namakkal', 'Dharmapuri', 'Dindigul'),
    [contacts, nine],
    inCoimbatore,
  ),
  settled(
    'registrar',
    'registrar/chennai',
    districts('Chennai', 'Thanjavur', 'Nagapattinam'),
    [
      contacts,
      read('https://www.liquisearch.com/registrar_of_companies/india'),
      official('https://taxguru.in/?p=857984', 2023),
      official('https://taxguru.in/?p=911292'),
    ],
    inChennai,
  ),
  likely(
    'registrar',
    'registrar/chennai',
    districts(
      'Ariyalur',
      'Cuddalore',
      'Kanchipuram',
      'Kanyakumari',
      'Karur',
      'Madurai',
      'Perambalur',
      'Pudukkottai',
      'Ramanathapuram',
      'Ranipet',
      'Theni',
      'Thoothukudi',
      'Tiruchirappalli',
      'Tirunelveli',
      'Tirupathur',
      'Tiruvannamalai',
      'Vellore',
      'Virudhunagar',
    ),
    [contacts, theRest],
    inChennai,
  ),
  settled(
    'regional-director',
    'regional-director/chennai',
    STATE,
    [
      official('https://ca2013.com/notifications/g-s-r-832-e', 2015),
      official('https://taxguru.in/company-law/mca-establishes-10-regional-directorates-companies-act-2013.html', 2025),
    ],
    { since: '2026-02-16' },
  ),
  likely('company-tribunal', 'company-tribunal/chennai', STATE, [
    read('Two lists of courts in public code (NCLT-CHN)'),
  ]),
];

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nagapattinam',
  changedOn: '2026-11-21',
  pincode: '611001',
  population: '1,02,000+',
  intro:
    'Boats at Akkaraipettai, pilgrims at Nagore and Velankanni, salt at Vedaranyam and a refinery site at Panangudi: the accounts of Nagapattinam have to cope with seasons that never coincide.',
  description: [
    "The sea pays most households in Nagapattinam. Mechanised boats land at Akkaraipettai and Keechankuppam, ice plants, net shops and workshops live off them, and the whole shore falls quiet during the annual fishing ban. Inland is the tail end of the Cauvery delta, with its paddy. Nagore's dargah and Velankanni's basilica bring visitors of every faith, Vedaranyam scrapes salt, and contractors gather around the refinery at Panangudi.",
    "A boat here is rarely one person's. Co-owners, crew and the auctioneer who financed the engine all take a share before anyone speaks of profit, usually on a spoken agreement. Contractors have the reverse trouble: every payment is on paper, with deductions they cannot trace. We write the shares down, keep a sheet for each voyage, agree contract bills with the tax credited, and show the ban months honestly as cost without catch.",
  ],
  keyAttractions: [
    'Velankanni Basilica',
    'Nagore Dargah',
    'Kayarohanaswami Temple',
    'Singaravelan Temple, Sikkal',
    'Point Calimere Sanctuary, Kodiakkarai',
  ],
  majorIndustries: [
    {
      kind: 'seafood',
      name: 'Fishing harbour and dry fish',
      note: 'After each landing at Akkaraipettai the auction sum is cut by diesel, ice, commission and crew share, and only a voyage sheet shows what reached the owner.',
    },
    {
      kind: 'food-processing',
      name: 'Delta paddy and rice mills',
      note: 'Mills around Kilvelur hull both their own paddy and grain received for hire, so bags belonging to others must be kept out of the stock that the bank finances.',
    },
    {
      kind: 'tourism',
      name: 'Velankanni and Nagore pilgrim trade',
      note: 'The September feast at Velankanni and the Kanduri festival at Nagore fill lodges in bursts, and room registers must carry the rate that was really charged that night.',
    },
    {
      kind: 'chemicals-salt',
      name: 'Vedaranyam salt works',
      note: 'Lessees at Vedaranyam pay rent for the pan and wages by the bag, sell through agents after the rains, and need lease, wage and despatch books that agree.',
    },
    {
      kind: 'engineering',
      name: 'Refinery and marine workshops',
      note: 'Welding and fabrication firms bill the Panangudi site by measurement book, with retention and material recovery, so the certified amount is seldom the banked amount.',
    },
    {
      kind: 'healthcare-education',
      name: 'Fisheries university and colleges',
      note: 'Laboratory, hostel and catering suppliers to the fisheries university work on tenders, where deposits and deducted tax stay on the books long after the job is done.',
    },
  ],
  serviceAreas: [
    'Nagore',
    'Velankanni',
    'Akkaraipettai',
    'Keechankuppam',
    'Sikkal',
    'Kilvelur',
    'Vedaranyam',
    'Thirumarugal',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'Co-owners of a Nagapattinam trawler often fall out over old diesel advances that nobody wrote down. Our books begin with capital, share and loan for each owner; voyages follow from the auction slips, and net, engine and hull repairs have their own heads. A closing statement for each partner at the end of the season is also the paper that a bank wants before it finances a new engine.',
    },
    {
      service: 'udyam-registration',
      why: 'An ice plant at Keechankuppam, a dry fish packer or a boat repair yard counts as an enterprise, while fishing itself is placed differently, and owners who do both fill in the wrong code. We describe the plant by its true activity, draw investment from the asset list and turnover from returns, and correct old Udyam entries that stop a bank from treating the loan as one to a small unit.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'A fabricator on the Panangudi site is paid after deductions by a main contractor, and in turn pays labour gangs, crane hirers and lodging for his crew. Tax held back above him and tax he should hold back below him must both be tracked. Certificates from the main contractor are collected bill by bill, sub-contract deductions go into his own return, and both are settled before the site closes and the people who can correct them leave.',
    },
  ],
  seo: {
    title: 'Book-keeping, TDS and Udyam Services, Nagapattinam',
    description:
      'Voyage accounts for boat owners, Udyam for ice plants and dry fish units, and TDS for refinery contractors in Nagapattinam, Nagore and Velankanni.',
    keywords: [
      'boat owner accounts Nagapattinam',
      'Udyam for ice plant',
      'TDS contractor Nagapattinam',
      'Velankanni lodge tax',
      'tax consultant Nagapattinam',
      'Vedaranyam salt accounts',
    ],
  },
} satisfies CityContent;

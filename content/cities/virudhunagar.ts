import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'virudhunagar',
  changedOn: '2026-11-21',
  pincode: '626001',
  population: '72,000+',
  intro:
    "Grocers all over Tamil Nadu read Virudhunagar's weekly rates for dal, oil, chilli and coriander, and the merchants behind that list carry stocks whose value can shift before the lorry is unloaded.",
  description: [
    'Virudhunagar handles far more than its fields grow. Merchants bring coriander from Rajasthan, chilli from Andhra Pradesh and pulses through Thoothukudi port, clean, split, grind or press them, and send them on by lorry and rail. Gingelly oil brands and dal mills stand beside cotton gins, with the cement works at R.R. Nagar to the south and match and fireworks units around Sattur. The local samba vathal chilli has its own GI tag.',
    'Margins are thin and volumes heavy, so a single mismatch costs dearly. One supplier who never filed, one labelled pack billed as if loose, one load without its e-way bill, and the gain on that lot has gone. We compare the purchase register with GSTR-2B while the supplier still answers the phone, hold brokerage apart from trading, and value stock lot by lot at the year end.',
  ],
  keyAttractions: [
    'Kamaraj Memorial House',
    'Parasakthi Mariamman Temple',
    'Irukkankudi Mariamman Temple',
    'Bhuminathar Temple, Tiruchuli',
    'Kullursandai Reservoir',
  ],
  majorIndustries: [
    {
      kind: 'farm-produce',
      name: 'Dal, chilli and coriander wholesale',
      note: 'Brokers settle rates by phone and bags arrive days later, so contract note, weighment slip and final bill of each lot should carry one reference in the ledger.',
    },
    {
      kind: 'food-processing',
      name: 'Dal and gingelly oil mills',
      note: 'Loose dal and a labelled pack of the same dal are treated differently under GST, and a mill that sells both needs two item codes and two stock accounts.',
    },
    {
      kind: 'textile-mills',
      name: 'Cotton gins and spinning mills',
      note: 'Gins that buy kapas from growers account for tax under reverse charge, keep names and bale yields, and book the seed as a product in its own right, not as scrap.',
    },
    {
      kind: 'matches-fireworks',
      name: 'Match and fireworks units, Sattur',
      note: 'Licensed units around Sattur send out some stages and pay by the piece, so goods on job-work challans and the wage register must together explain the finished cases.',
    },
    {
      kind: 'cement-minerals',
      name: 'Cement works at R.R. Nagar',
      note: 'Hauliers and contractors at R.R. Nagar are paid once the weighbridge entry is passed, which leaves bills raised in one quarter and tax credited in another to be matched.',
    },
    {
      kind: 'healthcare-education',
      name: 'Merchant-trust colleges and hospitals',
      note: "Many colleges here belong to merchant community trusts with endowment rents and hostels, and the trust's ITR-7 rests on vouchers for each rupee applied to its objects.",
    },
  ],
  serviceAreas: [
    'Aruppukkottai',
    'Sattur',
    'R.R. Nagar',
    'Soolakkarai',
    'Amathur',
    'Tiruchuli',
    'Kariapatti',
    'Pandian Nagar',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: "Bulk dal, labelled dal, oil, cake and husk leave one Virudhunagar mill gate under different treatment, while dozens of upcountry suppliers bill the same firm. We maintain the item master, test each inward bill against GSTR-2B, reverse the credit that belongs to exempt sales, and only then release GSTR-3B; at this trade's margin a careless reversal eats the gain of a whole load.",
    },
    {
      service: 'gst-notices',
      why: 'A notice to a merchant here often traces back to a seller in another State whose registration was cancelled after the deal, and the ASMT-10 or DRC-01 then doubts goods that truly came. We gather lorry receipt, e-way bill, weighbridge slip, unloading wages and bank payment for the lot, reply within the time the notice gives, and appeal when evidence of movement has been passed over.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Heavy purchases of goods, brokerage, godown rent, lorry freight and interest to depositors each have a deduction rule, and a commodity house pays all five. Family firms also credit interest on relatives' loans in the last week of March and forget to deduct. A ledger-by-ledger deduction chart, prepared with us in April and read again before closing, keeps PANs, challans and returns in step.",
    },
  ],
  seo: {
    title: 'Virudhunagar Commodity Traders: GST Returns and TDS',
    description:
      'GST returns, notice replies and TDS for dal mills, oil presses, chilli and coriander merchants, cotton gins and match units in Virudhunagar and Sattur.',
    keywords: [
      'GST consultant Virudhunagar',
      'dal mill GST returns',
      'commodity trader TDS',
      'oil mill accounts Virudhunagar',
      'GST notice reply Virudhunagar',
      'Sattur match unit GST',
    ],
  },
} satisfies CityContent;

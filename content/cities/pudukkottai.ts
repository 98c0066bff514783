import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'pudukkottai',
  changedOn: '2026-11-21',
  pincode: '622001',
  population: '1,17,000+',
  intro:
    'A former royal capital with ruler-straight bazaar streets and cashew roasters along its Thanjavur road, Pudukkottai lives on shops, salaries, tank-fed fields and money sent home from abroad.',
  description: [
    'Pudukkottai was the seat of a princely state, and the gridded town its rulers laid out is still where the district buys gold, silk and schoolbooks. Paddy and groundnut arrive from villages watered by old tanks, coconut and flowers from Keeramangalam, cashew from Adanakottai and Gandarvakottai, fish from Kottaipattinam and Jagathapattinam on the coast. Crushers supply blue metal to road works.',
    "Few factories means few finance departments. A jeweller or rice miller writes the books at night, a son in Singapore pays for a house, and years later someone asks where a deposit came from. Our work in this town therefore starts with sources: purchase bills, gold weights, remittance advices, sale deeds. When the origin of the money is on paper, the GST returns and the family's income tax returns can tell one story.",
  ],
  keyAttractions: [
    'Sittannavasal Jain caves',
    'Thirumayam Fort',
    'Narthamalai rock temples',
    'Kudumiyanmalai music inscriptions',
    'Government Museum, Thirugokarnam',
    'Brihadambal Temple, Thirugokarnam',
  ],
  majorIndustries: [
    {
      kind: 'retail',
      name: 'Jewellery and textile shops',
      note: 'Shops on the Raja Veethi streets make much of their year at weddings and Deepavali, when advances, exchanged gold and returned sarees pass through one counter.',
    },
    {
      kind: 'farm-produce',
      name: 'Paddy, groundnut and flowers',
      note: 'Flowers from Keeramangalam are auctioned before the morning buses leave, and the agent needs a grower-wise sheet that shows price, commission and payment for every basket.',
    },
    {
      kind: 'food-processing',
      name: 'Cashew roasting and rice mills',
      note: 'An Adanakottai roaster recovers only a small part of the raw weight as kernel, so yield per bag is the one figure that makes the purchase and sale registers believable.',
    },
    {
      kind: 'seafood',
      name: 'Trawlers at Kottaipattinam',
      note: 'Boats at Kottaipattinam and Jagathapattinam sell to agents who supply diesel and ice on account, and the settlement sheet has to separate the catch from the loan.',
    },
    {
      kind: 'coir',
      name: 'Coconut groves of Alangudi',
      note: 'Nuts are sold by count at the Alangudi groves and by weight at the copra yard, and a trader who keeps both measures in the stock book can explain his loss in drying.',
    },
    {
      kind: 'cement-minerals',
      name: 'Stone crushers and blue metal',
      note: 'Crushers invoice road contractors by the load against transit slips, so slip numbers entered on the bill settle most later questions on quantity and royalty.',
    },
  ],
  serviceAreas: [
    'Aranthangi',
    'Alangudi',
    'Thirumayam',
    'Gandarvakottai',
    'Adanakottai',
    'Illuppur',
    'Keeramangalam',
    'Ponnamaravathi',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: 'When a registered roaster at Adanakottai buys raw nuts directly from a grower, the tax falls on the roaster under reverse charge; nuts from a dealer or an importer come with tax already on the bill. Kept in one purchase ledger, the two spoil GSTR-3B. We split them by seller, raise the self-invoices and take the credit that belongs to the kernels sold.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'In a Pudukkottai jewellery shop the grams must balance before the rupees can. That means metal accounts by purity, old gold entered at the weight and value that the customer signed for, and savings-scheme instalments held as advances until an ornament is billed. Card, UPI and cash are closed against the day sheet, so a count of the tray agrees with the books on any evening.',
    },
    {
      service: 'income-tax-filing',
      why: "Many households around Aranthangi have someone working in Singapore, Malaysia or the Gulf. A long leave, a fixed deposit in the wrong type of account or a plot in the wife's name brings up residential status and source of funds. We count the days from the passport, choose the ITR form accordingly, reclaim tax cut by banks or buyers, and file remittance proof with the deed.",
    },
  ],
  seo: {
    title: 'Accounts, GST and ITR Filing in Pudukkottai',
    description:
      'Jewellers, cashew roasters, rice mills and families with earnings abroad: book-keeping, GST returns and income tax filing for Pudukkottai and Aranthangi.',
    keywords: [
      'tax consultant Pudukkottai',
      'jewellery shop accounts',
      'cashew GST reverse charge',
      'NRI income tax Aranthangi',
      'GST returns Pudukkottai',
      'ITR filing Pudukkottai',
    ],
  },
} satisfies CityContent;

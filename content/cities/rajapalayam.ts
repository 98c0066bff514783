import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'rajapalayam',
  changedOn: '2026-11-21',
  pincode: '626117',
  population: '1,30,000+',
  intro:
    'Rajapalayam spins cotton day and night, weaves it into surgical gauze at Chatrapatti, and keeps its profits in family companies whose registers deserve the same care as the spindles.',
  description: [
    'Cotton bought from farmers and ginners, yarn sold to weavers across the state: that has been the business of Rajapalayam since its first mills went up under the Western Ghats. A short ride away, Chatrapatti weaves gauze for bandages and dressings, and at Dhalavaipuram sewing units turn out nightwear for shops all over the south. Mango and coconut groves fill the foothills in between.',
    'Ownership here is close. Brothers and cousins hold shares in a mill, a trading firm and a windmill company, and lend money among them. Lenders look at the charges registered, the department at loans between relatives, and the next generation at who really owns what. Mill accounts must also show cotton lot by lot, because waste, mixing and moisture explain a margin that otherwise looks strange. We read these books line by line and ask before assuming.',
  ],
  keyAttractions: [
    'Ayyanar Falls',
    'Sanjeevi Hill',
    'Sastha Kovil Falls',
    'Nachadai Thavirtharuliya Swamy Temple, Devadanam',
    'Mayuranatha Swamy Temple',
  ],
  majorIndustries: [
    {
      kind: 'textile-mills',
      name: 'Spinning mills and gauze looms',
      note: 'Raw cotton bought straight from a farmer brings reverse charge on the mill, so the cotton register must say for every lot whether the seller grew it or traded it.',
    },
    {
      kind: 'garments',
      name: 'Dhalavaipuram nightwear units',
      note: 'Printed cloth is cut centrally and sewn in homes, with thread and lace issued by count: pieces returned, rejected and paid for belong on a single sheet per tailor.',
    },
    {
      kind: 'farm-produce',
      name: 'Mango and coconut merchants',
      note: 'Traders lease standing orchards before flowering, and the money risked on a poor season is a business loss only if the lease and the picking costs are on record.',
    },
    {
      kind: 'cement-minerals',
      name: 'Cement and roofing sheet dealers',
      note: "Dealers for the makers of this district earn on targets and cash discounts, which have to be booked when they are earned and agreed with the company's own statement.",
    },
    {
      kind: 'energy',
      name: 'Mill-owned windmills',
      note: 'Mills set the power from their wind turbines against the electricity bill, and the units banked, lost and used have to be reconciled with the meter statement.',
    },
  ],
  serviceAreas: [
    'Chatrapatti',
    'Samusigapuram',
    'Dhalavaipuram',
    'Muhavur',
    'Chettiarpatti',
    'Seithur',
    'Devadanam',
    'Solapuram',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: "For a spinning mill the awkward line in the return is cotton bought from growers, where the buyer pays the tax and then claims it. Miss it and the ledger looks tidy but the return is wrong. We mark grower lots when the bale slip arrives, match ginners' invoices with GSTR-2B, and reconcile waste cotton sold against the mixing book.",
    },
    {
      service: 'company-registration',
      why: 'Gauze weavers and yarn traders who outgrow a partnership ask whether a private company or an LLP suits a family with several branches. The answer turns on who will bring capital and who will sign for the bank. Once formed, share transfers, loans from directors and CHG-1 for hypothecated looms have to be filed, and we keep that calendar.',
    },
    {
      service: 'iec-registration',
      why: "Chatrapatti dressings reach foreign hospitals mostly through merchants in larger cities. A unit that wants its own name on the carton needs an IEC, a bank that will lodge its export bills, and invoices with the right classification for gauze or bandage. We obtain the code and set up the first shipment's file with the customs agent.",
    },
  ],
  seo: {
    title: 'Accounting for Rajapalayam Mills and Gauze Weavers',
    description:
      'Cotton under reverse charge, family company filings, first exports of surgical gauze: GST, ROC and IEC work for Rajapalayam and Chatrapatti businesses.',
    keywords: [
      'accountant Rajapalayam',
      'spinning mill GST returns',
      'Chatrapatti gauze export',
      'company registration Rajapalayam',
      'IEC Rajapalayam',
    ],
  },
} satisfies CityContent;

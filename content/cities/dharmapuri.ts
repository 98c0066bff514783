import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'dharmapuri',
  changedOn: '2026-11-21',
  pincode: '636701',
  population: '68,000+',
  intro:
    'Cocoons are auctioned at Four Roads, tomatoes crated at Palacode and coracles paddled at Hogenakkal: Dharmapuri trades in what was reared or picked that week, mostly against handwritten slips.',
  description: [
    'Silk begins in Dharmapuri. Growers bring cocoons to the auction market at the Four Roads junction, one of the largest in Tamil Nadu, where reelers from nearby hamlets bid against buyers from Kanchipuram and Kumbakonam. Palacode and Karimangalam send tomatoes out by the lorry, co-operative mills crush cane at Palacode and near Harur, quarries cut granite, and Hogenakkal feeds lodges and fish stalls.',
    'The seller in most of these deals is a grower outside GST; the buyer is often a small shed that has never kept stock accounts. What it can prove is what a bank or an officer will believe: an auction slip, a weighment ticket, a name and village, a bank transfer. We put that paper in order first, find out whether the product is inside GST at all, and only then choose between registration, a Udyam certificate and an income tax return.',
  ],
  keyAttractions: [
    'Hogenakkal Falls',
    'Theerthamalai Theerthagirisvarar Temple',
    'Kala Bhairavar Temple, Adhiyamankottai',
    'Subramania Siva Memorial, Papparapatti',
    'Vathalmalai',
  ],
  majorIndustries: [
    {
      kind: 'handloom-silk',
      name: 'Cocoon auction and silk reeling',
      note: 'Reelers pay for cocoons at the auction and wait for the silk exchange to pay for thread, so kilos in, kilos out and money still due belong in a single register.',
    },
    {
      kind: 'farm-produce',
      name: 'Tomato, mango and tamarind trade',
      note: "Palacode's tomato agents sell on the grower's behalf within hours; the crate price is the farmer's money and only the commission is the agent's income.",
    },
    {
      kind: 'food-processing',
      name: 'Co-operative sugar mills and pulp',
      note: 'Cane hauliers of the Palacode and Gopalapuram mills are paid in parts after crushing, and their advances, bills and tax deducted spill from one year into the next.',
    },
    {
      kind: 'cement-minerals',
      name: 'Granite and stone quarries',
      note: 'Royalty and a transport permit come before the block moves, and the volume on the permit is later laid beside the e-way bill and the sale invoice.',
    },
    {
      kind: 'tourism',
      name: 'Hogenakkal lodges and eateries',
      note: 'Takings at Hogenakkal follow weekends and the river level; room register, UPI statement and the cash paid for fish and oil must describe the same day.',
    },
    {
      kind: 'retail',
      name: 'Bus stand bazaar and highway shops',
      note: 'Shops near the Dharmapuri bus stand sell to villages on notebook credit, so unpaid balances at the year end are part of turnover as much as the cash box.',
    },
  ],
  serviceAreas: [
    'Palacode',
    'Pennagaram',
    'Harur',
    'Karimangalam',
    'Pappireddipatti',
    'Nallampalli',
    'Papparapatti',
    'Marandahalli',
  ],
  needs: [
    {
      service: 'udyam-registration',
      why: "A reeling shed at Jettihalli or a tamarind packer near Papparapatti often runs on the owner's Aadhaar and one savings account, and the bank wants a Udyam certificate before it looks at a machine loan. The care lies in the activity code: manufacture goes in, crop and rearing work stays out, and investment and turnover should agree with what the same PAN has filed.",
    },
    {
      service: 'gst-registration',
      why: 'Cocoons, raw silk, twisted yarn, fresh tomato and canned pulp do not fall under one rule, and Dharmapuri traders hear both that they must register and that they need not bother. We read each product by its HSN code, add up turnover under the PAN and, where it is due, file GST REG-01 with the proof of premises that a shed without a door number usually lacks.',
    },
    {
      service: 'income-tax-filing',
      why: 'A family here may live from mulberry, two cows, a shop and a share in a tipper. Crop income is reported though exempt, milk and shop income is taxed, and bank deposits lump all of it together. Patta, chitta and sale slips let us set the land income apart and pick an ITR form that allows the mix; the same file answers the portal when deposits look larger than the return.',
    },
  ],
  seo: {
    title: 'Dharmapuri Tax Filing for Silk, Tomato and Granite',
    description:
      'Udyam certificates, GST registration and income tax returns for silk reelers, tomato agents, granite quarries and Hogenakkal lodges in Dharmapuri district.',
    keywords: [
      'tax consultant Dharmapuri',
      'Udyam registration Dharmapuri',
      'silk reeler GST',
      'Palacode tomato trader accounts',
      'Hogenakkal lodge GST',
      'ITR filing Dharmapuri',
    ],
  },
} satisfies CityContent;

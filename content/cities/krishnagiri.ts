import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'krishnagiri',
  changedOn: '2026-11-21',
  pincode: '635001',
  population: '71,000+',
  intro:
    "Mango pulp in drums, polished granite and electric scooters all leave by Krishnagiri's highways, and here a shipping bill or an e-way bill decides as much as the cash book does.",
  description: [
    "The fruit season from April to July makes or breaks a year in Krishnagiri. Totapuri and Alphonso mangoes reach pulp factories between the town, Kaveripattinam and Bargur and go abroad in cans and aseptic drums. Granite from the surrounding hills is sawn and polished for export as well. Electric two-wheelers are built at Pochampalli, power electronics at Kurubarapalli, and Bargur's textile shops draw buyers from across the Karnataka and Andhra borders.",
    'Exporting from an inland junction ties up money. Tax paid on drums, machinery and freight gathers in the credit ledger while foreign buyers pay in their own time, and quarries carry a second set of papers from the Mines Department. We line up shipping bills, bank realisation and GST returns lot by lot, so that one wrong invoice number does not stop a refund, and we keep the permit register beside the sales ledger.',
  ],
  keyAttractions: [
    'Krishnagiri Reservoir (KRP Dam)',
    'Krishnagiri Fort and Syed Basha Hill',
    'Rayakottai Fort',
    'Government Museum, Krishnagiri',
    'Kattuveera Anjaneyar Temple',
  ],
  majorIndustries: [
    {
      kind: 'food-processing',
      name: 'Mango pulp factories',
      note: "Pulp packers make the whole year's stock in one season, so drums in store, the bank's stock statement and the GST returns must show the same quantity in August and in March.",
    },
    {
      kind: 'cement-minerals',
      name: 'Granite quarrying and polishing',
      note: 'A rough block, a sawn slab and a polished tile differ in code and in waste, and unless cutting yield is written down per block the stock never agrees with the permit.',
    },
    {
      kind: 'farm-produce',
      name: 'Mango mandis and vegetables',
      note: 'Mandi agents at Krishnagiri and Rayakottai lend against a crop still on the tree and recover it in fruit, an advance that must not drift into purchases or interest.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler vendors',
      note: 'Suppliers around the Pochampalli estate deliver on schedules with later price changes, and each debit or credit note has to reach the return of the proper tax period.',
    },
    {
      kind: 'retail',
      name: 'Bargur textile market',
      note: 'Bargur shops buy in bulk from Surat and Erode for the wedding and festival trade, so inward e-way bills and supplier filings are the first thing compared with their credit.',
    },
    {
      kind: 'electronics',
      name: 'Power electronics at Kurubarapalli',
      note: 'Packing, canteen, bus and manpower suppliers to the Kurubarapalli plants are paid against a purchase order, and an invoice that departs from it waits for months.',
    },
  ],
  serviceAreas: [
    'Bargur',
    'Kaveripattinam',
    'Pochampalli',
    'Uthangarai',
    'Rayakottai',
    'Shoolagiri',
    'Mathur',
    'Kurubarapalli',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: 'A pulp packer shipping under a letter of undertaking has input tax locked in drums, cans and machinery; a granite exporter has it in diamond segments and abrasives. Claims in RFD-01 fail on small things such as a missing port code, a shipping bill number mistyped in GSTR-1 or money not yet realised. Our claim statement is therefore built backwards, from ICEGATE and bank papers to the return.',
    },
    {
      service: 'gst-notices',
      why: 'Granite from Krishnagiri is checked twice, by the Mines Department and by GST squads on the Bengaluru and Chennai highways. A block with a lapsed permit, or permits that exceed invoiced volume, ends in a detention order or a DRC-01. We lay permits, e-way bills and GSTR-1 side by side, explain the cutting waste with measurements, and appeal where waste has been taxed as sale.',
    },
    {
      service: 'iec-registration',
      why: "Slab polishers and grower groups that have sold through merchant exporters in Chennai want their own name on the shipping bill. We obtain the code on the DGFT portal, have the bank's AD code registered at the port through ICEGATE, and arrange APEDA registration for pulp or CAPEXIL membership for stone, so that the first container is not held back for papers.",
    },
  ],
  seo: {
    title: 'GST Refund and Export Code Services in Krishnagiri',
    description:
      'For mango pulp packers, granite exporters and Bargur cloth merchants: GST refund claims, replies to notices and IEC registration in Krishnagiri district.',
    keywords: [
      'GST refund Krishnagiri',
      'mango pulp export GST',
      'granite GST notice',
      'IEC registration Krishnagiri',
      'Bargur textile GST',
      'tax consultant Krishnagiri',
    ],
  },
} satisfies CityContent;

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'hosur',
  changedOn: '2026-11-21',
  pincode: '635109',
  population: '2,40,000+',
  intro:
    'Hosur works to the shift sirens of its SIPCOT estates while its customers, and many of its workers, live across the Karnataka border, a short drive up the Bengaluru highway.',
  description: [
    'Lorries, motorcycles, watches and electronics are assembled in and around Hosur, and behind each large plant stand rows of small shops that turn, grind, mould and plate for it. Most of these shops have a handful of customers, sometimes only one. Steel or castings arrive from the customer, go out again as machined parts, and the shop bills its conversion charge.',
    'The state line shapes the paperwork. A part delivered to Attibele is an inter-state supply and the same part delivered to Bagalur is not. Labour contractors bring in staff from both states and bill by the head. Meanwhile the growers towards Thally and Bagalur send roses and vegetables to city markets, with accounts of a wholly different kind. For a Hosur workshop the monthly task is to prove what came in, what went back and what the scrap was worth.',
  ],
  keyAttractions: [
    'Chandra Choodeswarar Temple',
    'Kelavarapalli Reservoir',
    'Rajaji Memorial House, Thorapalli',
    'Cauvery North Wildlife Sanctuary',
    'Thally, called Little England',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and part suppliers',
      note: 'Suppliers to the lorry and two-wheeler plants bill against monthly schedules, and price changes agreed afterwards arrive as debit notes that must reach the right return.',
    },
    {
      kind: 'engineering',
      name: 'CNC shops and tool rooms',
      note: "Castings belonging to the customer lie on the shop floor next to the shop's own bar stock, so a stock count here must first say whose metal it is.",
    },
    {
      kind: 'electronics',
      name: 'Electronics and watch making',
      note: "Sub-assembly vendors work with imported parts, moulds and fixtures owned by the buyer, which belong in a separate register and not among the vendor's own assets.",
    },
    {
      kind: 'farm-produce',
      name: 'Rose and vegetable growers',
      note: "Greenhouse flowers from the Thally and Bagalur side sell for Valentine's week and weddings, with loans on polyhouses and cold rooms to be tracked for the whole year.",
    },
    {
      kind: 'transport',
      name: 'Border logistics and yards',
      note: 'Transporters on the Bengaluru highway carry part loads between two states in one trip, and each freight note must show which party is liable for the tax on it.',
    },
  ],
  serviceAreas: [
    'SIPCOT Phase I',
    'SIPCOT Phase II',
    'Zuzuvadi',
    'Mathigiri',
    'Bagalur',
    'Shoolagiri',
    'Denkanikottai',
    'Thally',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: "Plants in the SIPCOT estates release a labour contractor's bill only after seeing the contribution challan for the very people who worked at the gate. Staff leave within weeks and return under another contractor. We match gate registers to UANs each month, so that the challan, the wage sheet and the bill name the same people.",
    },
    {
      service: 'udyam-registration',
      why: "A grinding or plating shop that waits months for a larger supplier's cheque has a remedy only if it was registered as a micro or small enterprise beforehand. We register the shop under its true activity codes, print the number on its invoices and keep the details in step with its returns, so a delayed-payment claim stands.",
    },
    {
      service: 'gst-returns',
      why: "Job work is the daily bread here: castings in, machined parts out, scrap sometimes sold from the floor. Challans that stay open past their time turn into taxable supplies in the sender's hands. We reconcile the challan book for ITC-04, sort Karnataka buyers from local ones and file GSTR-1 on figures the customer also has.",
    },
  ],
  seo: {
    title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
    description:
      'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
    keywords: [
      'GST consultant Hosur',
      'PF ESI consultant Hosur',
      'SIPCOT Hosur accounting',
      'job work ITC-04',
      'Udyam registration Hosur',
      'accountant Hosur',
    ],
  },
} satisfies CityContent;

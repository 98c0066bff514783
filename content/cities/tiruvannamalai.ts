import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tiruvannamalai',
  changedOn: '2026-11-21',
  pincode: '606601',
  population: '1,45,000+',
  intro:
    'Once a month the full moon brings lakhs of walkers round the hill at Tiruvannamalai, and for the rest of it the town goes back to paddy, groundnut, milk and long-stay guests.',
  description: [
    'Few towns in the state have a calendar so plain. On full-moon nights and at Karthigai Deepam every room, stall and eating house on the girivalam road is full, and the following week is quiet. Some hosts let a floor of the family home to seekers from abroad for a whole winter. Ashrams, choultries and feeding trusts receive donations that bind them to purposes as well as to dates.',
    "Outside the temple streets the district farms. Paddy and groundnut come to the regulated markets and from there to rice and oil mills along the Polur and Chengam roads. Silk is woven at Arani, milk is collected from most villages. A miller's working capital swells at harvest, when the bank asks for stock statements, and a lodge owner's at Deepam. We plan the filing months round these two tides and collect papers in the slack weeks.",
  ],
  keyAttractions: [
    'Arunachaleswarar Temple',
    'Girivalam path around Arunachala',
    'Sri Ramanasramam',
    'Skandashram and Virupaksha Cave',
    'Sathanur Dam',
    'Jawadhu Hills',
  ],
  majorIndustries: [
    {
      kind: 'tourism',
      name: 'Girivalam lodges and homestays',
      note: 'A room that costs little on a weekday sells for several times as much at full moon, so a night-wise tariff register is what supports the income declared.',
    },
    {
      kind: 'farm-produce',
      name: 'Paddy and groundnut trade',
      note: 'Merchants bid at the regulated market and pay growers the same day, and the market slip is the one paper that ties quantity, price and seller together.',
    },
    {
      kind: 'food-processing',
      name: 'Rice and groundnut oil mills',
      note: "Bran, husk and oil cake earn a good part of a mill's margin, yet small mills often pocket those sales as cash and then cannot explain their yield.",
    },
    {
      kind: 'poultry-dairy',
      name: 'Village dairies and milk vans',
      note: 'Collection agents pay by fat test every ten days or so, and van hire, test slips and payments to producers need the same route number on all of them.',
    },
    {
      kind: 'handloom-silk',
      name: 'Arani silk weaving',
      note: 'Arani merchants supply warps to village looms for plain and checked silk, and advances to weavers should be reviewed yearly, since many will never be returned in cloth.',
    },
    {
      kind: 'retail',
      name: 'Car Street shops and flower sellers',
      note: 'Pooja goods, brassware and garlands sell in small notes and UPI, and shops that keep one QR code for home and trade lose track of their own turnover.',
    },
  ],
  serviceAreas: [
    'Vengikkal',
    'Adi Annamalai',
    'Chengam',
    'Polur',
    'Kilpennathur',
    'Thandarampattu',
    'Arani',
    'Thurinjapuram',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: "Homestay owners near the ashrams list rooms on travel sites, and the platform's report tells the department what the family never wrote down. Whether a number is needed depends on turnover, on the site used and on what else the same PAN earns. We answer that first, and where registration is due file it with the house papers that the officer will ask for.",
    },
    {
      service: 'income-tax-filing',
      why: 'Annadhanam trusts, choultries and small ashrams must show what was received, what was spent on the purpose and what was set aside, and file ITR-7 with audit papers where these apply. Anonymous hundi cash and gifts from foreign guests need particular care. For the priests and hosts themselves a plain personal return usually suffices.',
    },
    {
      service: 'udyam-registration',
      why: "Rice and oil mills on the Polur road borrow heavily at harvest, and the bank's first question is the Udyam number. Mills that registered long ago under an earlier owner's PAN, or as dealers, find the record does not match their returns. We correct activity, plant details and bank data, and give the miller a certificate that agrees with his GST.",
    },
  ],
  seo: {
    title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
    description:
      'Night-wise room income, ITR-7 for ashram and annadhanam trusts, Udyam for Polur road mills: Tiruvannamalai filings planned round Deepam and harvest.',
    keywords: [
      'tax consultant Tiruvannamalai',
      'homestay GST registration',
      'trust ITR-7 filing',
      'rice mill Udyam',
      'accountant Tiruvannamalai',
    ],
  },
} satisfies CityContent;

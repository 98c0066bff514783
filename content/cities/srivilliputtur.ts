import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'srivilliputtur',
  changedOn: '2026-11-21',
  pincode: '626125',
  population: '75,000+',
  intro:
    'Milk bought in cash at dawn and palkova sold in cash by night: Srivilliputtur trades under the Andal temple tower, and its daybook has to keep pace with the stove.',
  description: [
    'Palkova is milk, sugar and patience, and Srivilliputtur has made a name of it. Milk comes in from villages below the Ghats, boils down over wood or gas in back kitchens, and is sold in the streets round the Andal temple to pilgrims, bus passengers and sweet shops in other towns. The maker who began with one pan may now have three counters, a courier business and his own printed box.',
    "Growth of that kind outruns the paperwork. Fresh milk carries no GST but the sweet made from it does, and the yield of one against the other is the first thing a careful officer would work out. Beyond the sweet trade there are weavers' societies, mango and paddy growers toward Watrap, and a university town at Krishnankoil that hires contractors all year. Their files are small, steady and easily kept by post and phone.",
  ],
  keyAttractions: [
    'Andal Temple and its rajagopuram',
    'Srivilliputtur Megamalai Tiger Reserve',
    'Shenbagathoppu',
    'Sathuragiri Sundara Mahalingam Temple',
    'Pilavakkal Dam',
  ],
  majorIndustries: [
    {
      kind: 'poultry-dairy',
      name: 'Palkova kitchens and milk suppliers',
      note: 'Litres of milk bought and kilos of palkova sold stand in a known ratio, and a register of both answers most questions about cash sales before they are put.',
    },
    {
      kind: 'tourism',
      name: 'Andal temple pilgrim trade',
      note: 'Aadi Pooram and Margazhi fill lodges, garland stalls and eating houses for a few weeks, and those takings need dating so that they fall in the right return.',
    },
    {
      kind: 'handloom-silk',
      name: "Cotton weavers' societies",
      note: 'Societies here and at Sundarapandiam issue yarn to member looms and pay by the piece, with government rebate due shown as receivable until it arrives.',
    },
    {
      kind: 'farm-produce',
      name: 'Mango, paddy and cotton growers',
      note: 'Orchards toward Watrap are leased to traders for the season, and lease money received in advance should be spread over the crop for which it was paid.',
    },
    {
      kind: 'healthcare-education',
      name: 'Krishnankoil university and hostels',
      note: 'Canteen, bus and building contractors to the campus are paid after deduction, and they recover that tax only if the PAN quoted on the bill was right.',
    },
  ],
  serviceAreas: [
    'Krishnankoil',
    'Watrap',
    'Mamsapuram',
    'Malli',
    'Sundarapandiam',
    'W. Pudupatti',
    'S. Kodikulam',
    'Kunnur',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: 'Many palkova kitchens sell over the counter for years without a number, until a supermarket or courier platform asks for one. We apply in the name that is also on the food licence and the box, list every counter and kitchen as a place of business, and explain beforehand whether the composition scheme would shut out sales to other states.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'Milk is paid for daily to dozens of villagers, sugar and gas weekly, boxes by the thousand, and sales arrive as coins and UPI on three phones. Kept in one cash column this cannot be checked. We set up a one-page day sheet, litres in and kilos out, which the family fills at closing time and sends as a photo.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Colleges and schools around Krishnankoil pay bus owners, mess contractors and civil works gangs, many of them local families quoting a relative's PAN. The deduction then appears in a stranger's account. We verify each PAN before the first payment, and correct earlier statements where a contractor has already lost a year's credit.",
    },
  ],
  seo: {
    title: 'Srivilliputtur Palkova Makers and Shops: GST and Books',
    description:
      'Day sheets from milk to palkova, GST registration for temple street counters, TDS for Krishnankoil campuses: tax support for Srivilliputtur by post.',
    keywords: [
      'GST registration Srivilliputtur',
      'palkova business accounts',
      'sweet shop GST',
      'TDS returns Krishnankoil',
      'accountant Srivilliputtur',
    ],
  },
} satisfies CityContent;

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'srivilliputtur',
  changedOn: '2026-11-22',
  pincode: '626125',
  population: '75,000+',
  intro:
    'Milk bought in cash at dawn and palkova sold in cash by night: Srivilliputtur trades under the Andal temple tower, and its daybook has to keep pace with the stove.',
  description: [
    'Palkova is milk, sugar and patience, and Srivilliputtur has made a name of it. Milk comes in from villages below the Ghats, boils down over wood or gas in back kitchens, and is sold in the streets round the Andal temple to pilgrims, bus passengers and sweet shops in other towns. The maker who began with one pan may now have three counters, a courier business and his own printed box.',
    "Growth of that kind needs more paper than a notebook. Fresh milk carries no GST but the sweet made from it does, and the yield of one against the other is the first thing a careful officer would work out. Beyond the sweet trade there are weavers' societies, mango and paddy growers toward Watrap, and a university town at Krishnankoil that hires contractors all year. Their files are small, steady and easily kept by post and phone.",
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
      kind: 'sweets',
      name: 'Palkova kitchens and milk suppliers',
      note: 'Litres of milk bought and kilos of palkova sold stand in a known ratio, and a register of both answers most questions about cash sales before they are put.',
    },
    {
      kind: 'lodges',
      name: 'Andal temple pilgrim trade',
      note: 'Aadi Pooram and Margazhi fill lodges, garland stalls and eating houses for a few weeks, and those takings need dating so that they fall in the right return.',
    },
    {
      kind: 'weaver-societies',
      name: "Cotton weavers' societies",
      note: 'Societies here and at Sundarapandiam issue yarn to member looms and pay by the piece, with government rebate due shown as receivable until it arrives.',
    },
    {
      kind: 'standing-crops',
      name: 'Leased mango orchards',
      note: 'Orchards toward Watrap are leased to traders for the season, and lease money received in advance should be spread over the crop for which it was paid.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Contractors to the university',
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
      why: 'A palkova kitchen that sells over the counter may do without a number until its turnover grows or a supermarket asks for one. We apply in the name that is also on the food licence and the box, list every counter and kitchen as a place of business, and explain beforehand whether the composition scheme would shut out sales to other states.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'Milk is paid for daily to dozens of villagers, sugar and gas weekly, boxes by the thousand, and sales arrive as coins and UPI on three phones. Kept in one cash column this cannot be checked. We set up a one-page day sheet, litres in and kilos out, which the family fills at closing time and sends as a photo.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Colleges and schools around Krishnankoil pay bus owners, mess contractors and civil works gangs. Where a bill quotes a relative's PAN, the deduction appears in the wrong account. We verify each PAN before the first payment, and correct earlier statements where a contractor has already lost a year's credit.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Watrap',
      text: 'Orchard owners towards Watrap who lease mango trees or sell fresh fruit may need no number, and the trader who leases from them seldom does either, until he lets a ripening chamber or runs lorries on hire. Societies at Sundarapandiam register in their own PAN with a current resolution. Lodges near the temple list rooms, mess and stalls let for festivals. Contractors at Krishnankoil list canteen, buses and repair under the codes they really bill, because the campus returns a bill whose code does not fit the order.',
    },
    'gst-returns': {
      ground: 'Andal temple',
      text: "Counters round the Andal temple sell palkova by weight to pilgrims, boxes to bus passengers and parcels by courier to other states, and each route shows in the return: local sale, local sale, inter-state sale. Litres of milk bought set the kilos that officers expect, so the day sheet is the return's first paper. Composition dealers do not send parcels outside the state. Societies at Sundarapandiam enter rebate sales by date. Lodges report the Aadi Pooram tariff charged. Campus contractors bill canteen, bus and repair under three codes.",
    },
    'gst-notices': {
      ground: 'palkova',
      text: "For a palkova kitchen the question is: with so much milk and sugar, why so little palkova? The day sheet of litres and kilos, weight lost on the stove, tasting and breakage, boxes returned from other towns and the courier list are the answer. Three phones with UPI codes are brought into one table, so that family money is not counted as sales. Weavers' societies show rebate orders. Campus contractors show that the college deducted or bore the tax. Lodges bring the festival register. Orchard lessees show lease money, picking wages and sale slips by garden.",
    },
    'gst-refunds': {
      ground: 'Sundarapandiam',
      text: "Palkova sold at home uses up its credit, and milk came without tax, so there is seldom anything to claim; parcels to customers abroad face food rules before they face refunds. Cloth of the Sundarapandiam society that goes to a buyer abroad in its own name can be looked at; the State's rebate is paid by another office and is no GST matter. Mango leased and sold fresh is exempt. For contractors at the university tax charged twice on a revised bill is a ground. A claim should not cost more than it brings. Lodges look for tax paid twice in a festival rush, and no one should plan on more.",
    },
    'income-tax-filing': {
      ground: 'Aadi Pooram',
      text: 'Aadi Pooram and Margazhi bring counters, lodges and garland stalls a large part of the year, and deposits of those weeks need the day sheets beside them. Palkova makers show milk paid in cash to dozens of villagers with names. Orchard owners towards Watrap show lease money for the crop it was paid for; the trader who leased shows picking wages and sale slips. Contractors at Krishnankoil recover tax only under the PAN on the bill. Society staff file plain returns, the society its own kind. Mess and bus contractors match their bills with the campus ledger, for a deposit held back is money due and no cost.',
    },
    'pf-esi-services': {
      ground: 'Krishnankoil',
      text: 'Mess, bus and cleaning contractors at Krishnankoil work inside the campus and are asked for challans with each bill; vacations empty the mess, and exit dates written late keep dues running. Palkova kitchens of one family with three counters are counted together, stove men, packers and counter staff included. Society clerks are on its roll, member weavers are not. Mango pickers come and go within a fortnight. Burns happen at the stove, so names are entered on the day of joining. Orchard watchmen are engaged by the season and by word; a slip with name and months saves an argument when one of them is hurt on the last day of picking.',
      trades: {
        'campus-suppliers':
          'Mess, bus and building contractors at the Krishnankoil campus have staff by term: cooks in session, masons in vacation. Each bill goes with the names and challans of its month, so exits are written when the term ends. A driver who also drives for himself has a wage record for the campus days.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Aadi Pooram',
      text: "For Aadi Pooram decorators, caterers and van owners are hired in a rush, and the lodge or committee that pays them deducts if its own size calls for it; PANs are taken with the advance. Palkova makers pay shop rent to heirs, agents' commission and courier contracts, while printed boxes are a purchase when the printer's board was used. Societies pay dyers and transport. Mango traders pay land rent to the orchard owner. Milk suppliers are sellers and not contractors, so nothing is cut from them for milk.",
    },
    'company-registration': {
      ground: 'palkova',
      text: "Palkova has made this town's name, and the name is everyone's; a kitchen can protect its own label, box and mark. A maker with three counters, a courier trade and two sons may wonder whether a company is due. Mostly an LLP or a good deed does it: who owns the label, who runs which counter, who signs for the bank. Milk suppliers who want a share can form a producer company. Weavers' societies have their own registrar. A contractor at the university may need a company to tender for larger works.",
    },
    'accounting-bookkeeping': {
      ground: 'Krishnankoil',
      text: 'Contractors to the campus at Krishnankoil keep a page per work order: meals served or kilometres run, wages, bill, tax cut, deposit kept. Societies keep yarn issued, cloth received, wages and the rebate due from the State as money not yet come. Orchard leases have a page per garden with advance and picking. Lodges post nights, and festival stalls a daily rent. Their files are small and steady; one envelope a month by post and photographs between are enough, provided each slip carries a date and a name.',
    },
    'udyam-registration': {
      ground: 'Palkova',
      text: "Palkova kitchens are makers of milk sweets and should be registered so, with the counter as second activity; a maker listed under retail is turned away when he wants a loan for a khoya pan or a packing machine. Society members who weave at home follow the society; a master weaver with his own yarn stands on his own PAN. Mango traders gain little. Caterers and bus owners at the campus are services, and the number belongs on every bill, because colleges pay after the term. All counters of one PAN share one certificate. Societies register in their own PAN with the present secretary's phone, and change it when he does.",
    },
    'iec-registration': {
      ground: 'courier',
      text: "A palkova box sent by courier to a relative abroad is one thing, a box sold to a shop there another: the second needs the code, a food licence that allows export, a shelf-life report and the buying country's rules on milk, which many countries make strict. Begin with one country and one importer who knows them. Handwoven cotton from the societies is easier, as a parcel with composition and handloom mark. Mangoes go through packing houses elsewhere. Until an order in the kitchen's own name exists, no code is needed. Palkova's fat and sugar must be on the label with a date that a courier can keep. Campus suppliers who import instruments fix the importer's name in the order.",
    },
  },
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

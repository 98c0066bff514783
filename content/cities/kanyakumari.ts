import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kanyakumari',
  changedOn: '2026-11-21',
  pincode: '629702',
  population: '22,000+',
  intro:
    "Trade at Kanyakumari wakes before sunrise, when lodges and shell shops open for the crowd on the rocks and boats come into Chinnamuttom, all selling to people who will be gone by tomorrow's train.",
  description: [
    'Visitors to the Vivekananda Rock, the Thiruvalluvar Statue and the Bhagavathi Amman Temple feed nearly every street in Kanyakumari: lodges, vegetarian messes, tour buses, photographers, and counters of polished shells and coloured sand. Chinnamuttom harbour lands fish around the corner. Behind the coast are coconut groves and coir yards, stone carvers at Mylaudy, and the windmills of Aralvaimozhi pass.',
    'Sabarimala pilgrims, the summer holidays and New Year bring full houses with quiet weeks between. Many lodges are run on lease by someone other than the owner, some tariffs change by the hour with the view, and a craft shop buys from families who give no bill. We build the books around the room register and the stock count, so that what the portal, the bank and the landlord each report can be explained from one place.',
  ],
  keyAttractions: [
    'Vivekananda Rock Memorial',
    'Thiruvalluvar Statue',
    'Bhagavathi Amman Temple',
    'Gandhi Memorial Mandapam',
    'Vattakottai Fort',
    'Thanumalayan Temple, Suchindram',
  ],
  majorIndustries: [
    {
      kind: 'tourism',
      name: 'Sunrise lodges and tour operators',
      note: 'A sea-view room near the beach may carry several tariffs in one day, so the register should hold the rate billed, because the tax on a room follows that rate.',
    },
    {
      kind: 'seafood',
      name: 'Chinnamuttom harbour',
      note: 'Boats at Chinnamuttom sell to merchants who run insulated vans into Kerala, and van, ice and crate costs need to be shared over trips before a margin can be named.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Shell craft and Mylaudy carving',
      note: 'Shell lamps and necklaces come from home workers on small payments, while a Mylaudy sculptor takes an advance months before the deity is delivered and billed.',
    },
    {
      kind: 'coir',
      name: 'Coconut and coir yards',
      note: 'Husk is bought by the load, retted or fibred, and given out for spinning on wages, so a yard should record husk, fibre and yarn as three stocks with their yields.',
    },
    {
      kind: 'energy',
      name: 'Aralvaimozhi wind farms',
      note: "Gales through the Aralvaimozhi pass make most units in a few months, and owners match the meter reading, the utility's statement and maintenance contracts by turbine.",
    },
    {
      kind: 'plantations',
      name: 'Clove, pepper and rubber',
      note: 'Estate owners in the hills of the district sell cloves and rubber sheet to dealers by grade, and the grade slip, rather than the weight alone, supports the price booked.',
    },
  ],
  serviceAreas: [
    'Chinnamuttom',
    'Kottaram',
    'Agasteeswaram',
    'Suchindram',
    'Anjugramam',
    'Mylaudy',
    'Thengamputhur',
    'Kovalam village',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: 'Room tariffs at the cape climb for a sunrise view or a holiday weekend, and the tax on each bill follows the value actually charged, not the rate card. Meals, boat tickets and travel desk commission come on top. We import the room register and portal statements, check the code on each line, report tax collected by booking sites, and hold GSTR-1 until the night audit agrees.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'Lodges, shops and parking grounds along the beach roads are commonly worked by lessees, and Aralvaimozhi turbine owners pay for land and for upkeep. Rent, contract work and commission each call for deduction from the person who pays. Reading the lease shows where an advance is really rent; after that come the deposit of tax, the return, and a certificate that reaches the landlord in time for his own filing.',
    },
    {
      service: 'udyam-registration',
      why: 'Shell workers, coir spinners and the carvers of Mylaudy are manufacturers who tend to describe themselves as shopkeepers, and so miss schemes meant for makers. What is done on the premises decides: making and selling are entered under separate codes, a unit without a PAN gets one first, and the certificate is then lodged with the bank that holds its working-capital account.',
    },
  ],
  seo: {
    title: 'Kanyakumari Lodge GST, Lease TDS and Udyam',
    description:
      'GST returns for lodges and tour desks, TDS on leases and wind farms, Udyam for shell craft, coir and Mylaudy carvers: tax work for Kanyakumari town.',
    keywords: [
      'Kanyakumari lodge GST',
      'tax consultant Kanyakumari',
      'TDS on lease Kanyakumari',
      'shell craft Udyam',
      'coir unit accounts',
      'Suchindram GST returns',
    ],
  },
} satisfies CityContent;

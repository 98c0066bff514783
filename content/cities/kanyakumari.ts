import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kanyakumari',
  changedOn: '2026-11-22',
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
      kind: 'hotels',
      name: 'Sunrise lodges and tour operators',
      note: 'A sea-view room near the beach may carry several tariffs in one day, so the register should hold the rate billed, because the tax on a room follows that rate.',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom harbour',
      note: 'Boats at Chinnamuttom sell to merchants who run insulated vans into Kerala, and van, ice and crate costs need to be shared over trips before a margin can be named.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell craft and Mylaudy carving',
      note: 'Shell lamps and necklaces come from home workers on small payments, while a Mylaudy sculptor takes an advance months before the deity is delivered and billed.',
    },
    {
      kind: 'coir',
      name: 'Coconut and coir yards',
      note: 'Husk is bought by the load, retted or fibred, and given out for spinning on wages, so a yard should record husk, fibre and yarn as three stocks with their yields.',
    },
    {
      kind: 'wind-farms',
      name: 'Aralvaimozhi wind farms',
      note: "Gales through the Aralvaimozhi pass make most units in a few months, and owners match the meter reading, the utility's statement and maintenance contracts by turbine.",
    },
    {
      kind: 'spice-estates',
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
      why: 'Shell workers, coir spinners and the carvers of Mylaudy are manufacturers who may be entered as shopkeepers, and then miss schemes meant for makers. What is done on the premises decides: making and selling are entered under separate codes, a unit without a PAN gets one first, and the certificate is then lodged with the bank that holds its working-capital account.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Chinnamuttom',
      text: "Boats at Chinnamuttom with fresh fish alone rarely need a number, insulated-van merchants who sell into Kerala ask what else they sell, and a crossing of the border with taxable goods brings it at once. Sunrise lodges list rooms, mess, travel desk and shops let out. Shell shops buy from families who give no bill and sell to tourists with one. Sculptors at Mylaudy ask about goods and work on supplied stone. Coir yards name yard and spinning homes' store. A lone turbine at Aralvaimozhi may need none. Lessees of lodges register in their own name, with the lease and the owner's tax receipt. Photographers and tour desks are services that count toward the same limit.",
    },
    'gst-returns': {
      ground: 'Chinnamuttom',
      text: 'Van merchants at Chinnamuttom carry exempt fresh fish into Kerala and bring back taxable goods, and the return tells the two apart. Shell shops bill by code, with purchase slips from families who give none. Sculptors tax an advance when the work is a service and not when it is a sale of goods, which the order decides. Coir yards report yarn and fibre, turbine owners exempt units and taxable rent, estates cured cloves by grade. Monthly figures swing with Sabarimala and the holidays, so the table is kept by week.',
    },
    'gst-notices': {
      ground: 'Vivekananda Rock',
      text: "The crowd at the Vivekananda Rock comes in seasons, and lodges' deposits follow it: Sabarimala pilgrims, summer, New Year. A letter that spreads a December over the year is met with the register of tariffs and empty nights. Shell shops answer for purchases without bills with signed slips. Boat merchants answer for advances. Sculptors answer for advances kept till delivery. Turbine owners trace credit use. Lessees of lodges show the lease, so that the owner's and their own income are told apart. Registers with dates answer better than affidavits. Estate owners answer for cured cloves sold as raw produce; grade slips and the dryer's fuel bills show which of it was cured and by whom.",
      trades: {
        fishing:
          "A van merchant's bank at Chinnamuttom shows fish sold in Kerala, advances to boats and freight for others. A month's table by trip, with weighment slips, auction slips and settlements, tells them apart. Fresh catch is exempt on both sides of the border, and the table says so in its first line.",
      },
    },
    'gst-refunds': {
      ground: 'Mylaudy',
      text: "Sculptures from Mylaudy go to temples abroad as exports when they travel under customs papers, with a certificate that they are new; then tax on transport, tools and packing can be claimed. Shell goods meet wildlife checks before they meet a refund. Coir yarn or pith shipped in the yard's own name has a claim on freight and packing. Spices and rubber sold to dealers, and fish sold to merchants, are home sales. Guests who pay in foreign money leave none. Owners of turbines have none either. Turtle-shell and coral must not be bought at all, so no paper can make them exportable. A tour desk that paid tax on a cancelled boat party looks at the credit note first.",
      trades: {
        handcrafts:
          "Stone deities of Mylaudy are heavy exports: crate, crane, lorry and insurance carry tax, and the shipping bill in the sculptor's name opens the claim. Stone bought on a tax bill adds credit. Shell lamps sold to tourists, or to a shop elsewhere in India, leave nothing.",
      },
    },
    'income-tax-filing': {
      ground: 'windmills',
      text: 'Owners of windmills in the Aralvaimozhi pass bring a generation statement, a loan and an upkeep contract, and depreciation that ended years ago; those of lodges bring tariffs that change by the hour; those of boats, trip sheets; those of estates, grade slips with part farm income. Many have two of these and a pension. Leased lodges show rent for the owner and business for the lessee. Shell and stone workers show advances as advances. Craft bought without a bill needs a slip, or the cost is doubted. Dates of season explain the deposits.',
      trades: {
        fishing:
          'A boat at Chinnamuttom has an owner, a crew with shares and an agent with a loan, and the return follows the settlement sheet of each trip. Van hire, ice and crates are shared over the trips they served; a subsidy on diesel or an engine is entered as its order says.',
        hotels:
          'The tariff at the cape changes with the view and the hour, so the register with the rate billed is the income. A lessee shows the lodge as business and his rent as a cost; the owner shows rent. Packages with car and boat are split on the day of the bill.',
      },
    },
    'pf-esi-services': {
      ground: 'lodges',
      text: "Sunrise lodges take casual hands for Sabarimala months, summer and New Year, and the daily list of those weeks decides whether cover applies, after which it stays. Boat crews share, van and ice hands earn wages. Coir spinning is paid by the kilo at home, fibre machines are run in the yard, and there the accidents happen. Stone carvers work in dust under a master, with helpers who count. Tappers and pickers on estates have rules apart. Turbine guards wear contractors' shirts, and their challans are asked for. Photographers, guides and boat ticket sellers on commission stand apart only if their terms say so; a fixed monthly sum with duty hours makes that hard to defend.",
      trades: {
        hotels:
          'Lodges on the sunrise side need hands before dawn and in the pilgrim months, and a boy may clean in two lodges in one day. Daily lists with names and hours show where he stood. The lessee and not the owner holds the roll; food and quarters are written as what they are.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Mylaudy',
      text: "Sculptors at Mylaudy give polishing and transport to others by the piece and are paid by temples that may deduct; stone bought is a purchase. Shell and coir dealers pay home workers wages and agents commission. Boat merchants pay interest inside the price, which is better shown apart. Estates pay tapping and picking contractors and sell old trees, where tax may have to be collected. Turbine upkeep blends labour and spares, and the contract's split decides. PANs are asked for with the first order, not with the certificate.",
    },
    'company-registration': {
      ground: 'lease',
      text: "Lodges here are mostly run on lease by someone other than the owner, and a company formed after the lease was signed has licences in one name and the building in another: incorporate, then sign. Boat families need a deed on hull and engine. Sculptors and shell workers can sell through a producer company or a society. Estates in many heirs' names keep land out. Coir yards ask the scheme office before a name changes. Turbine owners look at lender and power agreement. A shop of one family needs nothing of the kind.",
      trades: {
        hotels:
          "A lodge near the beach may be run by a lessee, its travel desk by his brother and its mess by a third. A company or LLP that joins them needs the owner's consent in the lease, one food licence and the portal contracts in its name, or bookings go on in three names.",
        'wind-farms':
          'Investors who share a turbine in the Aralvaimozhi pass need rules on repairs, on the loan and on exit more than a particular form. An LLP holds them in its agreement; a company is formed where the financier wants one, and the land lease has to allow the change.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'room register',
      text: 'The books at the cape are built around the room register and the stock count: a line for every night with tariff, portal and mode, a list for every shelf at the month end. Boats have trips, vans have crates, yards have husk, fibre and yarn with yields. Sculptors have a page per deity with advance and stone. Turbines have units read, credited and paid. Estate produce is kept by grade. Lease rent falls monthly though it is paid yearly. Festival cash is counted the same night, with two signatures. What the stall owner takes home in the evening is drawings, and it is written down before it leaves.',
      trades: {
        fishing:
          "Vans from Chinnamuttom carry the catch of several boats to Kerala and come back with empty crates and cash. One sheet per trip of the van shows kilos by boat, price at the other end, ice, diesel and toll; each boat's settlement is then made from the same sheet.",
      },
    },
    'udyam-registration': {
      ground: 'Chinnamuttom',
      text: 'At Chinnamuttom the ice plant is an enterprise and the boat is not; a van merchant is a trader, a dry-fish packer a maker. Lodges on the sunrise side are services with building left out, and the lessee who runs one registers and not the landlord. Turbines count at book value for whoever owns them. Clove drying and rubber sheet making are manufacture, the estate is not. Sculptors with a compressor and cutters are makers though they look like artists. A group of shell workers needs a PAN of its own first.',
    },
    'iec-registration': {
      ground: 'shells',
      text: "Polished shells and lamps tempt buyers abroad, but certain shells and corals are protected, so species and source are settled before the first parcel; one doubtful piece holds back the whole. Stone deities from Mylaudy travel with a certificate that they are new. Coir goes with the Coir Board's registration, spices with the Spices Board's. Fish leaves through approved plants in other towns. The code is simple beside these papers. Those who sell to tourists at the counter export nothing, whatever the tourist carries home. Sailors' and pilgrims' souvenirs sold by post are exports like any other, with a code and a true value. Tour operators who book guests from abroad sell a service and need none.",
      trades: {
        fishing:
          'Merchants at Chinnamuttom sell fresh fish over the Kerala border, which is no export. Whoever wants to ship abroad in his own name finds an approved plant to pack for him, registers with the marine export board and keeps the landing slips, because a catch certificate starts from them.',
      },
    },
  },
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

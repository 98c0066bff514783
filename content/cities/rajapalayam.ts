import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'rajapalayam',
  changedOn: '2026-11-22',
  pincode: '626117',
  population: '1,30,000+',
  intro:
    'Rajapalayam spins cotton day and night, weaves it into surgical gauze at Chatrapatti, and keeps its profits in family companies whose registers deserve the same care as the spindles.',
  description: [
    'Cotton bought from farmers and ginners, yarn sold to weavers across the state: that has been the business of Rajapalayam since its first mills went up under the Western Ghats. A short ride away, Chatrapatti weaves gauze for bandages and dressings, and at Dhalavaipuram sewing units turn out nightwear for shops all over the south. Mango and coconut groves fill the foothills in between.',
    'Ownership here is close. Brothers and cousins hold shares in a mill, a trading firm and a windmill company, and lend money among them. Lenders look at the charges registered, the department at loans between relatives, and the next generation at who really owns what. Mill accounts must also show cotton lot by lot, because waste, mixing and moisture explain a margin that otherwise looks strange. We read these books line by line.',
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
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Raw cotton bought straight from a farmer brings reverse charge on the mill, so the cotton register must say for every lot whether the seller grew it or traded it.',
    },
    {
      kind: 'power-looms',
      name: 'Chatrapatti gauze looms',
      note: 'Yarn goes to the loom and comes back as grey gauze to be bleached, cut and folded, and metres per kilo of yarn is the figure by which each job worker is checked.',
    },
    {
      kind: 'stitching-units',
      name: 'Dhalavaipuram nightwear units',
      note: 'Printed cloth is cut centrally and sewn in homes, with thread and lace issued by count: pieces returned, rejected and paid for belong on a single sheet per tailor.',
    },
    {
      kind: 'standing-crops',
      name: 'Mango and coconut merchants',
      note: 'Traders lease standing orchards before flowering, and the money risked on a poor season is a business loss only if the lease and the picking costs are on record.',
    },
    {
      kind: 'cement-dealers',
      name: 'Cement and roofing sheet dealers',
      note: "Dealers for the makers of this district earn on targets and cash discounts, which have to be booked when they are earned and agreed with the company's own statement.",
    },
    {
      kind: 'wind-farms',
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
      why: 'Gauze weavers and yarn traders who outgrow a partnership ask whether a private company or an LLP suits a family with several branches. The answer turns on who will bring capital and who will sign for the bank. Once formed, share transfers, loans from directors and CHG-1 for hypothecated looms each need a paper or a form in time, and we keep that calendar.',
    },
    {
      service: 'iec-registration',
      why: "Chatrapatti dressings reach foreign hospitals mostly through merchants in larger cities. A unit that wants its own name on the carton needs an IEC, a bank that will lodge its export bills, and invoices with the right classification for gauze or bandage. We obtain the code and set up the first shipment's file with the customs agent.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Chatrapatti',
      text: "Gauze weavers of Chatrapatti work for dressing makers on supplied yarn or sell bandage cloth of their own, and the form must say both if both are done. A mill lists cotton godown, mill and depot. Nightwear units at Dhalavaipuram register the cutting hall, not the homes where women sew. Traders who lease orchards and sell fresh fruit may need nothing. Cement dealers name the godown. A mill's windmill far away is a place of business of the mill if it owns it; one in a sister company is that company's. Cousins who hold mill, trade and turbine in separate companies apply for each, and rent or power charged between them is a supply to be foreseen.",
      trades: {
        'wind-farms':
          "A turbine that a Rajapalayam mill owns in another district is a further place of business of that mill, with land lease and commissioning certificate as proof. In a sister company it is that company's, which may need no number while exempt power is all it sells.",
      },
    },
    'gst-returns': {
      ground: 'Muhavur',
      text: "Gauze weavers and processors around Muhavur and Chatrapatti work mostly on supplied yarn, and the month is challans out, metres back and a labour bill; own cloth sold in between is a sale with its own code, bandage or fabric. Nightwear units enter pieces sewn at home as their own stock. Orchard traders have exempt fruit and taxable hire. Cement dealers enter rebates by credit note in the month of the maker's note. Mills with turbines look at what credit belongs to power sold and what to power used.",
    },
    'gst-notices': {
      ground: 'spindles',
      text: "Power used by the spindles against yarn made, cotton from growers against reverse charge paid, and waste sold against waste in the mixing book: that is what a mill in Rajapalayam is asked. Production registers, power-cut notes, grower vouchers and job challans answer it, year by year. Gauze weavers answer for whose yarn it was. Nightwear units show pieces with tailors. Cement dealers bring the company's statement for rebates. Units from the mill's own turbines explain part of the power gap, so their statement goes in as well. Orchard traders show leases and picking costs against deposits. A family that lends among its firms shows interest on both sides, or the officer of one asks the other.",
      trades: {
        'wind-farms':
          'Mills here set the units of their turbines against their own bill. The question is which credit belongs to power used for taxed yarn and which to units sold, which are exempt. Meter statements by month, the banking account and purchases listed by machine divide it; a share fixed by guess does not.',
      },
    },
    'gst-refunds': {
      ground: 'surgical gauze',
      text: "Surgical gauze and bandages shipped under a firm's own name open a claim on yarn, bleaching, sterilising and cartons, with batch papers and shipping bills as proof; sold through a merchant in a larger city they are a home sale. Yarn mills look at export bills and at inputs taxed above yarn. Tax on turbines comes back for no one who sells exempt power, and for a mill that uses its own power the link is looked at item by item. Nightwear for southern shops, cement and mangoes leave nothing but errors to correct. Where a hospital abroad orders sterile packs, the steriliser's bill belongs in the claim.",
    },
    'income-tax-filing': {
      ground: 'orchards',
      text: "Three kinds of income meet in one family here: a mill's share, rent or profit of standing orchards leased before flowering, and units of a windmill set against a bill. The lease of the orchard is a business of the trader, with a loss only if lease and picking costs are on paper. Mill stock follows the statement given to the bank. Loans between brothers and cousins carry interest that both sides show. Cement dealers add year-end discounts by the maker's date. Registers of shares and loans are kept up, or a gift is argued later. Gauze on job work gives charges alone, own gauze gives stock by metre. Nightwear lying with tailors on 31 March is the owner's.",
    },
    'pf-esi-services': {
      ground: 'Dhalavaipuram',
      text: "Dhalavaipuram's nightwear is cut in a hall and sewn in homes; the hall's workers are on the roll, and whether the tailors at home are is a question of who controls the work, to be answered before and not after an accident. Mills have hostels with young women who are employees from the first shift. Gauze sheds pay by the metre. Orchard pickers come by the day. Windmill guards wear a contractor's shirt. Each mill, hall and shed of one family is looked at for whether it counts as one establishment. Gauze folders who sit in the shed are on its roll.",
    },
    'tds-tcs-returns': {
      ground: 'ginners',
      text: "Mills pay cotton brokers who act for ginners, waste contractors, bus owners and lenders, each under another head, and watch large purchases from one seller. Gauze weavers have deduction cut from job bills and should see it under their own PAN. Nightwear halls pay leaders for ten tailors: a contract with one, or wages to ten, as the arrangement is. Orchard lease is rent of land to a farmer. Interest on loans among cousins falls due in the books of March. Dealers find the maker's gifts in their tax statement. Cloth processors at Chatrapatti bleach and fold for others, which is a contract by PAN. Upkeep of turbines blends labour and spares, and the contract's split decides.",
    },
    'company-registration': {
      ground: 'Seithur',
      text: "Growers of mango and coconut around Seithur and Devadanam can pool their crop in a producer company and keep land with each; traders who lease orchards mostly need a deed that says who bears a lost season. Nightwear makers with one brand and four cousins settle the brand first. A mill's turbines in a separate company have their own lender, lease and power agreement. Cement dealers ask the maker's consent. Minutes, share registers and charges are kept in one folder per company, so that a bank's question takes an hour.",
    },
    'accounting-bookkeeping': {
      ground: 'Cotton bought',
      text: "Cotton bought lot by lot, mixed, spun and sold by count: the mill's book follows a lot from bale slip to cone, with waste, moisture and yarn realisation beside it, because these explain a margin that looks strange. Gauze goes by metres per kilo. Nightwear has a sheet per tailor for pieces, thread and lace. Orchard ventures have a page per garden. Turbine units are set month by month against the power bill. Loans inside the family are agreed between both books at every quarter, since the next generation will ask.",
    },
    'udyam-registration': {
      ground: 'gauze',
      text: "Makers of gauze, dressings and nightwear are manufacturers with modest machines and qualify as micro or small; the mills beside them may not, once turbines and ring frames are counted at book value. A windmill held by the mill's PAN is in the sum, one in a family company is in that company's. Looms of brothers on separate PANs stand on separate certificates. Dressing makers who bid for public hospitals look at the activity code first. Home tailors are not units of the hall, though they may register themselves. Where a hospital buys on credit, the number and the date of acceptance on the bill open the remedy for late payment.",
    },
    'iec-registration': {
      ground: 'Dhalavaipuram',
      text: "Nightwear from Dhalavaipuram sells in Kerala and beyond, and to shops for Tamil families in the Gulf and Malaysia, mostly through merchants; the maker's own name on the carton needs the code, composition and size labels, and the council's registration. Mills export yarn and import machine parts, with an engineer's report for used frames. Mangoes go through packing houses with plant health papers. Cement dealers need the code only for imported tiles or fittings, many of which want a quality approval first.",
    },
  },
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

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'madurai',
  changedOn: '2026-11-22',
  pincode: '625001',
  population: '14,00,000+',
  intro:
    'In Madurai the temple sets the trading day: shops on the Masi streets, lodges near the station and the flower sheds at Mattuthavani all earn by its calendar.',
  description: [
    'Trade in Madurai runs in rings around the Meenakshi temple. The Chithirai, Aadi, Avani Moola and Masi streets hold cloth, vessels, grain and hardware, and they supply the small towns of five southern districts. Pilgrims keep the lodges and messes full, and the big eye and general hospitals bring families who stay for a week at a time. Rubber and vehicle parts, an old speciality of the city, keep the workshops of Kochadai and Kappalur busy.',
    'Sales here are many and small, and they swell in the festival months. A sungudi shop may take more during Chithirai Thiruvizha than in the quiet weeks that follow, so a turnover estimate made in June misleads. Jasmine is bought before dawn on cash slips. Families hold two or three shops under different names but share one godown. Sorting out whose stock, whose rent and whose tax it is comes before any return.',
  ],
  keyAttractions: [
    'Meenakshi Amman Temple',
    'Thirumalai Nayakkar Mahal',
    'Gandhi Memorial Museum',
    'Alagar Kovil',
    'Thiruparankundram Murugan Temple',
    'Vandiyur Mariamman Teppakulam',
  ],
  majorIndustries: [
    {
      kind: 'bazaar-shops',
      name: 'Masi street and Vilakkuthoon wholesalers',
      note: 'Cloth and hardware leave Vilakkuthoon by bus parcel to Theni, Sivaganga and Ramanathapuram, and the parcel office receipt is often the only proof of delivery in the file.',
    },
    {
      kind: 'hospitals',
      name: 'Eye hospitals and clinics',
      note: 'Specialists in Madurai sit in two or three hospitals a day, and their receipts have to be matched with the tax each hospital deducted.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      note: 'Room tariffs in the lanes off Town Hall Road rise in festival weeks; the tax follows the tariff charged on the day, so the register must show it for each room.',
    },
    {
      kind: 'auto-components',
      name: 'Rubber and vehicle parts',
      note: 'Moulding units at Kappalur buy compound in bulk and sell bushes and beadings by the piece, and only a consumption norm per part makes their closing stock believable.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Sungudi saree makers',
      note: 'Cloth for Madurai sungudi is tied in homes, then dyed and printed by others; wages paid to those households need vouchers with names, not one monthly lump.',
    },
    {
      kind: 'flower-markets',
      name: 'Madurai malli flower market',
      note: "Jasmine prices at Mattuthavani change within a morning, so commission agents must keep the grower's sale note and their own commission in two separate columns.",
    },
  ],
  serviceAreas: [
    'Town Hall Road',
    'Simmakkal',
    'Mattuthavani',
    'Anna Nagar',
    'Kappalur',
    'Thiruparankundram',
    'Melur',
    'Thirumangalam',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: "Brothers who divide a Masi street shop, or a family that turns the upper floor into a lodge, need a registration that fits the facts: who owns the stock, which godown is an additional place of business, whether the composition scheme is open to them. An application with a father's electricity bill and no consent letter invites a query.",
    },
    {
      service: 'income-tax-filing',
      why: "Consultants at Madurai hospitals receive salary from one, a share of fees from another and cash at an evening clinic in K K Nagar. Choosing the form, claiming equipment and nursing wages, and tallying every hospital's deduction with the tax credit statement takes a proper working. A return filed from Form 16 alone leaves the clinic out and invites a query.",
    },
    {
      service: 'gst-returns',
      why: 'A vessel or textile dealer here may raise hundreds of small bills in a festival week and then none worth noting for days. UPI collections, card slips and the cash box must add up to the outward supply shown, with HSN codes for each line. We take the billing data weekly in season, so that the month does not end with a guess.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Mattuthavani',
      text: 'Agents in the flower sheds at Mattuthavani sell for growers, and an exempt commission alone brings no number; ice, boxes or a van let on hire may. Eye hospitals and clinics list pharmacy and optical counter, since spectacles are goods even where treatment is exempt. Rubber moulders at Kappalur bring shed papers and power card and declare job moulding beside sale. Sungudi makers name the house where cloth is stored, not the homes where it is tied. Lodges add mess and travel desk as lines of their own.',
    },
    'gst-returns': {
      ground: 'Town Hall Road',
      text: "Lodges in the lanes off Town Hall Road charge one tariff in a quiet week and another in festival weeks, and each night's bill decides its own tax, so the register with the rate actually charged comes first. Hospitals report pharmacy and canteen rent. Moulders at Kappalur report goods and job charges apart. Sungudi makers move cloth to dyers on challans. Flower agents mostly have nothing to report. Parcel office receipts are kept with bills, because delivery to Theni or Ramanathapuram is otherwise a matter of memory.",
    },
    'gst-notices': {
      ground: 'Mattuthavani',
      text: "Flower and produce agents at Mattuthavani may be asked about a bank account that shows the growers' money along with their own commission. Cloth and hardware wholesalers of Vilakkuthoon may be asked when a parcel sent by bus has no proof of delivery, or when several shops of one family share a godown and the stock of one is found in another's name. For the first we build a grower-wise table, for the second a list of lorry and parcel receipts against bills. Lodges near the station answer with the register of tariffs charged. Hospitals answer for the optical counter and the pharmacy. Sungudi makers show wages passed on to homes with names. Moulders show compound used per part.",
      trades: {
        'auto-components':
          "A moulding unit at Kappalur answers by weight: compound bought, parts made by norm, flash sold or thrown away. The buyer's debit notes for rejected bushes are matched with credit notes, tooling bills with the order that paid for the mould. Parts sent for metal bonding and back need their challans.",
      },
    },
    'gst-refunds': {
      ground: 'Kappalur',
      text: 'Few shops of the Masi streets have anything to claim, since unsold stock is no ground. Rubber moulders at Kappalur who export bushes and beadings, or sell to a zone unit, may: compound, chemicals and freight carry tax that the export does not. Their claim is built from consumption per part, shipping bills and bank advices. For traders what remains is tax paid twice in a festival rush or under the wrong head for a bill to Kerala. We look at the cash ledger first, because it is the part that needs no argument. Flower agents with an exempt commission have no credit, and hospitals none on machines.',
      trades: {
        'bazaar-shops':
          'Wholesalers of Vilakkuthoon sell to the southern districts and at times to Kerala, and a bill with local tax across the border is their case: the right head first, then the claim. Credit piled up before Chithirai waits for sales. A parcel to a relative abroad, sent as a gift, is no export.',
      },
    },
    'income-tax-filing': {
      ground: 'Avani Moola',
      text: "Families with shops on the Avani Moola and Masi streets often hold one godown for three names, and the year's profit depends on whose stock lies there on 31 March; it is counted once, on one day, and split by purchase bills. Jasmine agents report commission and show growers' money as what it is. Lodges show festival months by register. Rubber moulders show compound used per part. Interest on relatives' deposits stands in both returns. A shop's UPI total should be known before the return and not learnt from it.",
    },
    'pf-esi-services': {
      ground: 'Chithirai',
      text: 'Chithirai and the other temple festivals double the counters of cloth shops and the kitchens of lodges, and extra hands hired for a few weeks can carry a firm over the line at which cover begins. It does not end when they leave. Keep a list of casual hands with dates, and count the branches and the shared godown as one if one family runs them. Rubber moulding shops at Kappalur have a different file: press operators, contract trimmers and a first-day insurance number. Eye hospitals and clinics have nurses and attendants on the roll and visiting specialists off it, provided their terms say so. Jasmine agents share market loadmen.',
      trades: {
        'auto-components':
          "Press operators at Kappalur work with heat and closing moulds, so the insurance number comes before the first shift. Where trimming is given out by the kilo, a sheet with names and kilos settles who counts. Agency hands are marked in the agency's own list, name by name.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Masi street',
      text: "Old buildings on the Masi street lanes belong to several heirs, and the rent goes in one envelope to the eldest. The deduction follows the owners on the title, each with a PAN, so the deed is read before the first rent of the year. Hospitals deduct from specialists who sit in two or three of them a day, and a wrong PAN at one spoils the return of the other. Interest to relatives who keep money in the cloth shop is credited in March and needs deduction then. Jasmine agents' commission is cut from the grower's price and still counted. Sungudi masters pay tiers, dyers and printers in weekly sums by PAN.",
      trades: {
        'auto-components':
          "Moulding units at Kappalur give mixing, metal bonding and trimming outside and buy moulds from tool rooms. Work on the unit's own compound is a contract, by PAN and year; a mould made on the tool room's steel is a purchase. Flash sold as scrap raises the question of collecting tax.",
      },
    },
    'company-registration': {
      ground: 'Vilakkuthoon',
      text: 'Two or three shops under different names, one godown, one surname: that is a usual family trade at Vilakkuthoon, and a company is asked for when the next generation wants shares instead of a shop each. First comes the list of whose stock, whose lease and whose tax number each counter has. Often an LLP for the wholesale side and a plain proprietorship for the retail counter is enough. Specialists who run a clinic together need an agreement on fees more than a form from the Registrar. Jasmine agents who want to export together can think of an LLP with the licence in its name, sungudi families of a producer company or a label in one name.',
      trades: {
        'auto-components':
          "Rubber units at Kappalur that supply vehicle makers need test records, vendor codes and moulds in one legal name. A change to a company is told to each buyer with a date; stock loans, machine charges and the shed's papers move one by one before the first bill.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Vilakkuthoon',
      text: "Goods leave Vilakkuthoon by bus parcel for Theni, Sivaganga and Ramanathapuram, and the parcel receipt pinned to the bill is what makes the debt provable in two years' time. Jasmine agents close in a morning, lodges at night, rubber moulders by the batch of compound. In festival weeks the counter notebook is photographed daily and posted by us, in quiet weeks weekly. The family's shops have separate books and one stock-taking, on one day, in the shared godown. Sungudi cloth with tiers, dyers and printers is stock by name. The three shops of one family close on one evening, so that no bale is counted twice or not at all.",
      trades: {
        'auto-components':
          "Rubber moulding is a matter of compound: kilos mixed, parts per kilo, flash and rejects. A norm per part, compared with the month's issue, values the stock at Kappalur and shows a mould that wears. Moulds paid for by a customer are listed by his name and left out of the assets.",
      },
    },
    'udyam-registration': {
      ground: 'sungudi',
      text: 'Sungudi makers give cloth to homes to be tied, then to dyers and printers, and the firm that owns the cloth is the maker even though no machine is its own. It should be registered under processing of textiles, with trade as the second line. Rubber moulders at Kappalur enter presses at book value. Wholesalers on the Avani Moola streets may register, but for buying and selling the use ends with bank lending. Hospitals under a trust settle first on whose PAN the activity stands. Lodges and messes are services with building and furniture left out, so even a large one may be micro. Flower agents gain little, unless they tie or dry flowers for sale.',
      trades: {
        hospitals:
          'Eye hospitals in Madurai are run by trusts or companies, clinics by doctors on their own PAN, and the certificate follows whichever holds the activity. Lasers, scanners and optical machines count at book value. An optical counter is trade; grinding lenses for others may have a code of its own.',
      },
    },
    'iec-registration': {
      ground: 'Madurai malli',
      text: "Madurai malli is in demand abroad at festival time, and jasmine that is to fly must be picked, sorted, boxed and papered within hours. The code, the farm-products council's registration and a standing arrangement with an airline agent have to exist before the season. Sungudi sarees go abroad by parcel, where composition and process belong on the invoice. Rubber parts travel with a drawing number. Whoever sells to an exporter in the city needs none of it, and should not lend his name to one. Hospitals that import lenses and instruments look at device permissions with the code, and a trust applies in its own PAN. Hardware merchants tempted by foreign goods ask about quality approvals before they pay.",
      trades: {
        'flower-markets':
          'Madurai malli has a protected name and keeps for hours. An exporter buys from agents at Mattuthavani who can name the grower, cools the boxes and books space on the flight beforehand. Plant health papers go with each consignment; an agent who only sells to him needs no code.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Madurai Shops, Clinics and Lodges',
    description:
      'New GST numbers, monthly returns and income tax filing for Madurai wholesalers, lodges, doctors, sungudi makers and flower agents, with papers by WhatsApp.',
    keywords: [
      'tax consultant Madurai',
      'GST registration Madurai',
      'income tax filing Madurai',
      'accounts for shops in Madurai',
      'GST return filing Madurai',
    ],
  },
} satisfies CityContent;

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ramanathapuram',
  changedOn: '2026-11-22',
  pincode: '623501',
  population: '61,000+',
  intro:
    "Between Paramakudi's looms and the boats of Rameswaram lies a dry country of chilli, salt and solar panels, and Ramanathapuram is the town where its traders come to bank, bill and file.",
  description: [
    "Rain is scarce in Ramanathapuram, so people live by what manages without it: the round mundu chilli that carries the district's name, salt at Valinokkam, sunlight at the Kamuthi solar park and, above all, the sea. Boats land at Rameswaram, Mandapam, Pamban and Thondi, crab and prawn go on ice to processors, and pilgrims to the Ramanathaswamy Temple fill the island's lodges.",
    "Much of it is sold by weight, early, for cash, with a buyer in Madurai, Thoothukudi or Kerala settling the price afterwards. Dried chilli comes inside GST although the green pod did not; an agent's loan to a boat owner is neither purchase nor expense. We work from landing slips, cold-store receipts and mandi notes, turn them into invoices that name the right party, and prepare sellers who want to export in their own name.",
  ],
  keyAttractions: [
    'Ramanathaswamy Temple, Rameswaram',
    'Ramalinga Vilasam Palace',
    'Pamban Bridge',
    'Dhanushkodi',
    'Mangalanathar Temple, Uthirakosamangai',
    'Erwadi Dargah',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Rameswaram and Mandapam boats',
      note: 'Crab, prawn and fish change hands on the jetty at Mandapam in the name of whichever agent advanced the diesel, and the slip should show weight, rate and recovery apart.',
    },
    {
      kind: 'dried-goods',
      name: 'Mundu chilli trade',
      note: 'Growers of Mudukulathur and Kamuthi store mundu chilli for a better rate, so the dealer must tell goods held for a farmer from goods he has already bought.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'Rooms, tour cars and rites are often sold as one package on the island, and each needs its own line on the bill because the tax on the three is not alike.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Paramakudi handlooms',
      note: 'Master weavers at Paramakudi hand out yarn and pay wages per saree, so yarn lying with each weaver is stock and has to appear in the year-end list by name.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park upkeep at Kamuthi',
      note: 'Panel washing, guarding and clearing at Kamuthi are labour contracts, where the wage sheet and the PF and ESI challans are asked for along with the invoice.',
    },
    {
      kind: 'salt',
      name: 'Valinokkam salt pans',
      note: 'A pan operator at Valinokkam scrapes for part of the year and sells from heaps for the rest; a measured heap at the year end is the only stock figure that stands up.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  needs: [
    {
      service: 'gst-registration',
      why: 'Fresh fish and green chilli stay outside the tax, while dried chilli, a lodge room and a let-out godown do not, and one PAN in Ramanathapuram may hold them all. The sum of the streams decides, not each alone. We list them, file GST REG-01 with both the island and the town as places of business, and enter the HSN and SAC codes correctly at the start.',
    },
    {
      service: 'iec-registration',
      why: 'Crab, prawn and dry fish from this coast mostly reach foreign buyers under the name of an exporter in Thoothukudi or Kochi, and mundu chilli under that of a spice house. A seller who wants the order direct begins with a code from DGFT, then MPEDA registration or a Spices Board certificate, then an AD code at the port. We take these in sequence so that no sample waits on a form.',
    },
    {
      service: 'company-registration',
      why: 'Institutional buyers of chilli and palm products sign with a company, not with a list of growers from Mudukulathur. A producer company suits farmers pooling a crop; an LLP suits two agents who share a cold store. We settle membership and objects, file SPICe+ or FiLLiP, and start the minutes, share register and ROC calendar, because a group that forgets its annual forms can be struck off.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Valinokkam',
      text: "Salt lessees at Valinokkam with salt alone may need nothing, and carriage or gypsum beside it changes the answer. Boat owners likewise, until ice or packed dry fish is sold. Solar upkeep firms at Kamuthi list cleaning, guarding and clearing, each with its rule on who pays the tax. Master weavers of Paramakudi name house and yarn store and not the looms. Island lodges list rooms, cars and the mess, with the lease and the consent of heirs. A number taken in an agent's name makes the agent's turnover of it.",
    },
    'gst-returns': {
      ground: 'Mudukulathur',
      text: "Mundu chilli bought green is exempt and sold dry is taxable, and a dealer of Mudukulathur who stores it for growers has not bought it yet: three states of one bag, which the return must tell apart. Landing slips show weight, rate and recovery of the agent's diesel. Rameswaram packages split room, car and rites. Paramakudi masters bill sarees, weavers bill wages. Salt is shown as exempt. Contractors at the solar park bill cleaning and guarding. Cold-store receipts in the farmer's own name are the best proof of whose bag it was.",
    },
    'gst-notices': {
      ground: 'Mandapam',
      text: "On the jetty at Mandapam crab and prawn change hands in the name of whoever advanced the diesel, and years later a letter asks that agent why his bank shows so much and his return so little. Boat-wise settlement sheets separate loan, recovery and commission. Chilli dealers answer with contract notes and cold-store receipts. Lodges on the island answer with night registers for festival days. Looms answer with yarn issued. Solar contractors answer with the plant's payment advice. Start with the bank statement. Salt lessees bring lease, scraping sheets and agents' sale notes with rain loss dated. A master weaver who pays wages through one neighbour writes the other names too.",
      trades: {
        fishing:
          'At the Mandapam jetty one agent bills while several boats land. A list by boat and day, with weight, rate, commission and diesel recovered, shows whose money it was. Crab meat picked and packed in a shed is no longer fresh catch, so that line is shown apart before it is asked for.',
      },
    },
    'gst-refunds': {
      ground: 'Valinokkam',
      text: "Salt from Valinokkam is exempt and leaves nothing to claim, fresh fish likewise, and a pilgrim's room neither. Mundu chilli shipped abroad in the dealer's own name, after cleaning and laboratory tests, leaves credit on bags, cold store and freight. Crab and prawn are claimed for by the packer who ships, mostly in Thoothukudi or Kochi, and not by the boat. Paramakudi sarees by parcel are a small case. Solar contractors look in the cash ledger for tax that a public company deducted. What an island lodge can ask back is tax on a bill paid twice, or on a booking that a storm cancelled, once the credit note stands.",
    },
    'income-tax-filing': {
      ground: 'Keelakarai',
      text: "Families of Keelakarai and the coast live from boats, from salaries abroad and from rents in one town or another, so residence for the year is counted in days before anything else. Boats report trips less diesel, ice and crew share. Chilli dealers report commission or trade, by what the slips say. Salt lessees measure the heap and note the rain. Lodges show festival receipts by date. Weavers' masters count yarn with each loom. Loans from an agent to a boat are a debt and not income, if both have it in writing. Chilli kept in the farmer's name in a cold store is not the dealer's stock.",
      trades: {
        fishing:
          "Boats of Rameswaram stop for the ban and for rough weeks, so the year's income falls in few months. Trip pages, engine loan, net repairs and relief received make the account. Money lent by a shore agent is a loan with interest, and both sides keep the same slip of it.",
      },
    },
    'pf-esi-services': {
      ground: 'solar park',
      text: "The solar park at Kamuthi is kept by contractors' crews who wash panels, cut growth and guard fences, and the bill is passed with the wage sheet and challans for the same names. One guard on two posts on one night stops it. Salt scrapers come in families for part of the year. Boat crews on shares are not staff, ice and crab-shed hands are. Lodges of Rameswaram fill and empty with festivals. Master weavers' warpers may count, home looms mostly not. In dry months men change work weekly, and exits go unwritten.",
    },
    'tds-tcs-returns': {
      ground: 'Pamban',
      text: "Boats at Pamban and Mandapam are financed by agents who take commission and interest in the price of fish; on paper they are three things, and deduction looks at two. Insulated vans and ice are bought in a rush without PANs, and a missing one costs more. Lodges on the island lease from heirs and pay tour agents. Chilli dealers pay brokers and cold stores. Solar contractors deduct from bus owners and gangs and see tax cut from their own bills. Salt lessees pay rent for the pan under its own head. Cold-store rent, brokers' commission and freight of chilli come in one season's rush, so the PAN is asked for at loading.",
      trades: {
        'plant-contractors':
          "Upkeep firms at the Kamuthi solar park are paid under service orders after deduction, and pay panel washers through leaders, van owners and guards' agencies. A leader paid by the panel is a contractor by PAN; men on the muster are not. The owner's deduction is looked up each quarter while the order runs.",
      },
    },
    'company-registration': {
      ground: 'Rameswaram',
      text: 'On the island of Rameswaram a lodge stands mostly on leased or temple land, and the consent of the owner comes before a company is thought of; licences follow the name on the lease. Boats have several owners and one name in the insurance, which a deed should mend. Solar contractors are asked for a company with its own PF code when the order grows. Paramakudi weavers can sell jointly through a producer company or stay with their society. Salt lessees ask the lessor in writing.',
    },
    'accounting-bookkeeping': {
      ground: 'landing slips',
      text: 'Landing slips, cold-store receipts and mandi notes are the three papers of Ramanathapuram, and the books are made from them before the bank is looked at. A boat has a page per trip, a chilli bag a page per owner, a room a line per night, a loom a card, a salt heap a measure with a date. Advances to boats and growers stand as loans by name. Packages sold to pilgrims are split into room, car and rites on the day of the bill. Trade here is small per slip and the money comes late.',
      trades: {
        fishing:
          "Boats of Rameswaram and Mandapam sell crab, prawn and fish by species, each at its own rate, to agents who lent for the engine. A trip page carries species, kilos, rate, ice, diesel and the agent's recovery; the loan stands in a ledger of its own, signed by both after each season.",
      },
    },
    'udyam-registration': {
      ground: 'Paramakudi',
      text: "Weavers of Paramakudi and palm-fibre or shell workers on the coast are makers, each on their own PAN; the master weaver is one too, with yarn store and no looms. Salt producers should register as producers. Crab-meat picking, ice and dry fish are inside the portal's list, the boat is not. Chilli cleaning and grinding gets a code beside the trade. Solar upkeep and lodges are services. Panels belong to whoever owns the park. A women's group needs a PAN of its own before it can have a certificate. Palm products, when boiled or packed, are made goods and not farm produce. Boats in the same PAN stay out, and the form says plainly which plant is meant.",
      trades: {
        'cotton-weaving':
          "Paramakudi's looms stand in homes, and the firm that gives yarn and sells the saree is the maker in the certificate. A weaver on his own yarn takes one for himself. Yarn godown, warping and dyeing are the addresses; a saree-trading code alone leaves out the schemes for weavers.",
      },
    },
    'iec-registration': {
      ground: 'Paramakudi',
      text: 'Paramakudi sarees go abroad in parcels under the code, with composition and mark as they are. Palm sugar and palm-leaf goods are foods and crafts with papers of their own. Salt goes by vessel through merchants at the port. Pilgrims to Rameswaram from abroad buy at the counter, which is no export. Solar firms import only if the contract makes them the importer. Shells and dried sea creatures are watched closely by wildlife rules on this coast, so ask before buying what a diver offers cheaply.',
    },
  },
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, IEC and producer company set-up for seafood agents, mundu chilli dealers and Rameswaram lodges across Ramanathapuram district.',
    keywords: [
      'GST registration Ramanathapuram',
      'Rameswaram lodge GST',
      'mundu chilli export IEC',
      'seafood export registration Mandapam',
      'producer company Ramanathapuram',
      'Paramakudi tax consultant',
    ],
  },
} satisfies CityContent;

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'thoothukudi',
  changedOn: '2026-11-22',
  pincode: '628001',
  population: '4,00,000+',
  intro:
    'Salt pans, a deep-water harbour and trawlers that land before daybreak: Thoothukudi lives from the sea, and most of its bills mention a ship, a shipper or a tonne.',
  description: [
    "V.O. Chidambaranar Port is the city's largest customer and its largest road user. Knitwear from Tirupur and yarn from Dindigul leave by it, coal, timber and raw cashew come in, and an army of stevedores, customs brokers, container yards and lorry owners earns from each movement. North and south of the harbour lie the white squares of the salt pans, among the most productive in the country. Beyond them are the fertiliser and chemical works and the thermal stations fed by the coal berths.",
    "A broker's bank account sees far more money than he earns, because duty, wharfage and ocean freight pass through it. A salt manufacturer rents pans, pays workers by the basket and sells something exempt, so he has hardly any credit to claim. Seafood packers wait for a foreign buyer's laboratory before they are paid. Getting income apart from pass-through money is the first job we do here.",
  ],
  keyAttractions: [
    'Our Lady of Snows Basilica',
    'Tiruchendur Murugan Temple',
    'Manapad beach and church',
    'Kattabomman Fort, Panchalankurichi',
    'Hare Island',
  ],
  majorIndustries: [
    {
      kind: 'port-agents',
      name: 'Port services, brokers and lorry fleets',
      note: "Customs brokers pay duty and wharfage in the importer's name and must show those recoveries as pure agency, with vouchers, apart from their service charge.",
    },
    {
      kind: 'salt',
      name: 'Salt pans',
      note: "Salt is exempt from GST whether edible or industrial, so tax paid on pumps, lorries and packing becomes part of its cost in a manufacturer's books.",
    },
    {
      kind: 'seafood-export',
      name: 'Prawn and fish exporters',
      note: 'Packers buy at the landing centre by auction and cash memo, then grade and freeze; the count lost between boat and carton must be recorded for each lot.',
    },
    {
      kind: 'plant-contractors',
      name: 'Thermal power and coal handling',
      note: 'Coal handling gangs, ash lorries and boiler cleaning crews work on rate contracts at the power stations, with deposits held back until the contract closes.',
    },
    {
      kind: 'matches',
      name: 'Kovilpatti match units',
      note: 'Semi-mechanised match makers in Kovilpatti buy dipped splints from one unit and pack at another, which makes stock in transit a real figure in the accounts.',
    },
    {
      kind: 'sweets',
      name: 'Macaroons and kadalai mittai',
      note: 'Bakeries known for cashew macaroons and the peanut candy makers of Kovilpatti sell through agents in other towns, on sale or return more often than outright.',
    },
  ],
  serviceAreas: [
    'Millerpuram',
    'Bryant Nagar',
    'Muthiahpuram',
    'Spic Nagar',
    'Tharuvaikulam',
    'Arumuganeri',
    'Tiruchendur',
    'Kovilpatti',
  ],
  needs: [
    {
      service: 'iec-registration',
      why: "A fish merchant or salt trader who sells to merchant exporters may want to ship to Sri Lanka, the Maldives or the Gulf himself. The code itself is applied for on the DGFT site; what can delay the first shipment is the bank's AD code at this port, the MPEDA or export council registration, and a firm name spelt in three ways. We put those in order first.",
    },
    {
      service: 'gst-refunds',
      why: 'Frozen prawn and chemical exporters collect input tax on packing, cold storage, freight and compressor spares while the sale goes out without tax. The claim fails when the shipping bill shows one value and the invoice another, or when ice and fuel bills are in the wrong name. We build the statement from the shipping bills upwards and reconcile it with GSTR-3B.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'Every container moved through this harbour creates payments to lorry owners, labour contractors, shipping lines and yards, with different rules for each: the small fleet owner gives a PAN declaration, the foreign line a residence paper. To deduct on the whole reimbursed bill, or on nothing, is wrong either way. We classify each payee once and apply it at every payment.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'stevedores',
      text: "Around the harbour the first question is what is one's own: a broker bills a fee, stevedores bill handling, container yards bill storage, lorry owners bill freight on which the customer may pay the tax. Each has its code, and the yard is a place of business beside the office. Salt lessees with nothing but salt may need no number. Seafood packers list peeling shed, ice plant and cold store. Macaroon bakeries choose between composition and parcels to other states; they cannot have both.",
    },
    'gst-returns': {
      ground: 'stevedores',
      text: "The port month is sorted by job: what was paid for the importer with receipts in his name, what is the broker's own fee, what the stevedores and lorry owners billed. Salt is shown as exempt and not dropped. Packers enter auction purchases, processing and shipping bills by lot. Match units at Kovilpatti list splints sent from dipping to packing and bundles with agents. Kadalai mittai makers take back unsold packets by credit note. A vessel that sails on the last day of the month decides in which return the export stands.",
    },
    'gst-notices': {
      ground: 'wharfage',
      text: "Brokers are asked why duty and wharfage that passed through their bank are not in turnover. Authority letters, receipts in the client's name and the job file answer, one client at a time. Salt producers show that lorry freight on salt is exempt, and look at land leased from the government. Packers answer from the cold store's register. Coal handling contractors are asked about deposits held back by the power station. In each case a paper with a ship's name and a date exists somewhere; the reply is as good as the file that holds it.",
    },
    'gst-refunds': {
      ground: 'Kovilpatti',
      text: "Match units at Kovilpatti sell abroad through merchants, and whether credit on wax, splints and board comes back depends on the merchant's order and his shipping papers. Bakers and candy makers claim only for parcels under customs papers. Salt is exempt, and the tax on its pumps and bags is a cost. Brokers pay tax on fees and have little to ask back, apart from an idle cash balance. Coal contractors look for tax deducted by public power stations. Each case is read from the ledger before a form is opened.",
    },
    'income-tax-filing': {
      ground: 'salt pans',
      text: "Heaps on the salt pans are measured at the year end, with the date and the rain noted, because the quantity is the profit. Lease rent, scraping wages paid by the basket and despatch memos stand behind it. Brokers show the fee alone and prove that the rest was pass-through. Boat owners and packers sort advance, catch and recovery. Match makers at Kovilpatti count stock between two units. Coal gangs' contractors match the station's deductions with bills, and retention with the contract. The broker's bank credits and his income never agree, so that bridge is prepared first.",
    },
    'pf-esi-services': {
      ground: 'coal berths',
      text: "Stevedores' gangs, handling crews at the coal berths, scrapers on the salt pans, women at peeling tables and match workers at Kovilpatti are five kinds of labour in one district, and none has an ordinary monthly roll. Gate passes of the port and the power station give names and days; salt and match units have baskets and bundles. We turn each into names, days and wages. The heat of the pan and the dust of the coal make the insurance number a matter of the first day and not of the month end.",
    },
    'tds-tcs-returns': {
      ground: 'Kovilpatti',
      text: "Dipping, box-making and filling by other units at Kovilpatti are contracts by PAN and year; agents' commission falls due when booked. Salt lessees pay pan rent, scraping contractors and lorry owners. Packers buy ice and freezing in a rush and ask PANs too late. Coal and ash contractors see tax cut on gross and retention kept, and cut it from their gangs. Bakers deduct on shop rent to heirs. At the harbour the foreign line's residence paper is asked for before the freight goes, since afterwards nobody answers the mail.",
    },
    'company-registration': {
      ground: 'kadalai mittai',
      text: "Kovilpatti's kadalai mittai carries a name that belongs to its makers together, so a company cannot simply take it as a brand; its own label it can. Brokers hold a customs licence in a person's or firm's name, and the department's consent comes before a new form. Salt lessees begin with the lessor. Packers tell buyers, the food authority and the marine export board before the first container in the company's name. Boat families mostly need a deed, which says who owns the engine and who is named in the insurance.",
    },
    'accounting-bookkeeping': {
      ground: 'basket',
      text: 'Salt paid by the basket, prawns graded by count, coal by the tonne and matches by the bundle: the books of this port town are kept in units before rupees. Brokers need a client ledger for money that is not theirs, closed per job. Packers follow one lot number from auction slip to carton. Salt works measure heaps and write rain loss on the day. Macaroon bakers count what agents return. Contractors at the stations age their deposits by work order. We set up one register for each, and the cash book last.',
    },
    'udyam-registration': {
      ground: 'Kovilpatti',
      text: "Dipping and packing units at Kovilpatti are makers, each on its own PAN, and the name should read as on the factory licence. Salt producers should register as producers and not as dealers. Peeling and freezing are inside the portal's list, fishing is not. Stevedores, yards and lorry owners are services, with cranes, trailers and lorries at book value. Confectioners put the kitchen first and the shop second. A broker's staff and computer make a small figure, and his turnover is his fee alone, not the duty that passed through.",
    },
    'iec-registration': {
      ground: 'Tiruchendur',
      text: "Along the coast down to Tiruchendur a small seller of dry fish, shells or palm goods who finds a buyer abroad through a relative needs the code for the parcel all the same, and shells are checked against the wildlife list. Match makers of Kovilpatti need none while a merchant ships for them. Macaroons and candy need a food licence for export, a label in the buyer's form and cartons that survive a month in a container. Lorry owners and brokers need no code and never lend one; customs remembers whose number it was.",
    },
  },
  seo: {
    title: 'Thoothukudi Port Trades: IEC, GST Refunds and TDS',
    description:
      'Import export codes, GST refund claims and TDS statements for Thoothukudi brokers, lorry owners, seafood packers and salt makers, with papers by courier.',
    keywords: [
      'tax consultant Thoothukudi',
      'IEC registration Tuticorin',
      'GST refund Tuticorin',
      'TDS return Thoothukudi',
      'customs broker accounts',
    ],
  },
} satisfies CityContent;

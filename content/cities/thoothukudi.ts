import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'thoothukudi',
  changedOn: '2026-11-21',
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
      kind: 'transport',
      name: 'Port services, brokers and lorry fleets',
      note: "Customs brokers pay duty and wharfage in the importer's name and must show those recoveries as pure agency, with vouchers, apart from their service charge.",
    },
    {
      kind: 'chemicals-salt',
      name: 'Salt pans and chemical works',
      note: "Salt is exempt from GST whether edible or industrial, so tax paid on pumps, lorries and packing becomes part of its cost in a manufacturer's books.",
    },
    {
      kind: 'seafood',
      name: 'Prawn and fish exporters',
      note: 'Packers buy at the landing centre by auction and cash memo, then grade and freeze; the count lost between boat and carton must be recorded for each lot.',
    },
    {
      kind: 'energy',
      name: 'Thermal power and coal handling',
      note: 'Coal handling gangs, ash lorries and boiler cleaning crews work on rate contracts at the power stations, with deposits held back until the contract closes.',
    },
    {
      kind: 'matches-fireworks',
      name: 'Kovilpatti match units',
      note: 'Semi-mechanised match makers in Kovilpatti buy dipped splints from one unit and pack at another, which makes stock in transit a real figure in the accounts.',
    },
    {
      kind: 'food-processing',
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
      why: "Fish merchants and salt traders who have long sold to merchant exporters try a direct shipment to Sri Lanka, the Maldives or the Gulf. The code itself is applied for on the DGFT site; what delays them is the bank's AD code at this port, the MPEDA or export council registration, and a firm name spelt in three ways. We put those in order first.",
    },
    {
      service: 'gst-refunds',
      why: 'Frozen prawn and chemical exporters collect input tax on packing, cold storage, freight and compressor spares while the sale goes out without tax. The claim fails when the shipping bill shows one value and the invoice another, or when ice and fuel bills are in the wrong name. We build the statement from the shipping bills upwards and reconcile it with GSTR-3B.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'Every container moved through this harbour creates payments to lorry owners, labour contractors, shipping lines and yards, with different rules for each: the small fleet owner gives a PAN declaration, the foreign line a residence paper. Brokers who deduct on the whole reimbursed bill, or on nothing, hear from TRACES. We classify each payee once and apply it at every payment.',
    },
  ],
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

import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'theni',
  changedOn: '2026-11-22',
  pincode: '625531',
  population: '94,000+',
  intro:
    'Cardamom from the Idukki hills, bananas from the Cumbum valley and yarn from its own mills meet in Theni, a market town that must keep straight what was grown on which side of the State border.',
  description: [
    "Theni lies where the ghat roads from Kerala reach the plain. Planters living in Bodinayakanur and Cumbum often own cardamom land in Idukki, and the Spices Board's e-auctions at Bodinayakanur and Puttady give them their price. The valley floor yields banana, Panneer grapes, coconut and cane. Spinning mills, the looms around Andipatti and a line of wind turbines make up the rest of the town's wages.",
    "A bag of capsules may be picked and cured in one State and sold in the other. That raises plain questions: whose registration issues the invoice, whether the journey was a stock transfer or a sale, and which part of the planter's earnings came from land and which from trading. We answer from estate books, curing receipts and auctioneers' statements. Mills get the same care over bales, power bills and wage sheets.",
  ],
  keyAttractions: [
    'Vaigai Dam',
    'Suruli Falls',
    'Kumbakkarai Falls',
    'Meghamalai',
    'Gowmariamman Temple, Veerapandi',
    'Kurangani hills',
  ],
  majorIndustries: [
    {
      kind: 'spice-estates',
      name: 'Cardamom estates and auctions',
      note: "The auctioneer's statement from Bodinayakanur lists lot, weight, price and charges, and a planter who books only the net bank credit loses sight of his true turnover.",
    },
    {
      kind: 'standing-crops',
      name: 'Banana, grape and coconut trade',
      note: 'Banana traders of Chinnamanur and Cumbum buy whole gardens before harvest, so bunches cut, rejects and labour are costed to that garden until the last load is sold.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'A Theni mill is judged on yarn realised per bale; cotton waste, power drawn from wind or grid and mill hostel costs need cost heads that can be read shift by shift.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra driers',
      note: 'Copra driers near the Vaigai buy from growers in season, and purchase vouchers with names and acreage support every later sale to the oil presses.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti cotton saree looms',
      note: 'Weavers of Sakkampatti near Andipatti work on yarn from master weavers, who must record yarn issued, sarees received and wages owed against each loom.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms of the valley',
      note: 'Turbine owners here sell power or set it off against mill bills, and the generation statement, banking charges and lease rent to landholders go into separate accounts.',
    },
  ],
  serviceAreas: [
    'Bodinayakanur',
    'Periyakulam',
    'Cumbum',
    'Chinnamanur',
    'Andipatti',
    'Uthamapalayam',
    'Allinagaram',
    'Veerapandi',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: "Capsules that cross from Idukki to a Bodinayakanur godown may be a transfer between two registrations of one planter or a dealer's purchase, and the tax differs. Auction sales add the auctioneer's invoice and charges. We tie lot numbers to e-way bills, declare the movement in the correct State's GSTR-1, and keep credit on bags, dryer fuel and freight with the registration that used it.",
    },
    {
      service: 'income-tax-filing',
      why: "A planter family in Theni can have estate income from Kerala, profit from buying other growers' cardamom, rent from a turbine site and a mill partnership in the same year. Crop income is exempt but must be reported and supported; trading profit is not exempt. We divide the two from estate registers, agree partners' shares, and settle the form and audit question before the season's bills are lost.",
    },
    {
      service: 'iec-registration',
      why: "Theni ships cardamom to the Gulf and green bananas through Kochi and Thoothukudi, often under other people's codes. For a trader or growers' group going direct we apply on the DGFT portal, follow with the Spices Board exporter certificate or APEDA registration for fruit, file the letter of undertaking on the GST portal, and get the AD code accepted at the port of loading.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Bodinayakanur',
      text: 'Planters at Bodinayakanur with land in Idukki have an estate in one state and a godown in the other, and a bag of capsules that crosses needs a number on each side or a clear sale. Auction membership, board registration and curing papers come with the form. Garden traders with fresh bananas or grapes may need nothing. Mills list cotton godown and hostel building. Copra driers register for copra, not for nuts. A turbine with no other income seldom needs a number. Master weavers near Andipatti name house and yarn store. Traders who let ripening chambers or run their own lorries for others have taxable income beside the fruit, and the two are added when the limit is tested.',
    },
    'gst-returns': {
      ground: 'Chinnamanur',
      text: 'Banana traders of Chinnamanur have exempt fruit, and taxable income if they let chambers, lorries or labour. Mills enter cotton by seller, with reverse charge on what growers brought. Copra driers split nuts, copra and cake, and send some to a press on challans. Masters near Andipatti move yarn to looms and enter sarees only when sold. Turbine owners show exempt units, rent of land and scrap. The lorry that crosses the ghat needs its e-way bill in the name of the registration that sends it.',
    },
    'gst-notices': {
      ground: 'ghat roads',
      text: "Lorries on the ghat roads from Kerala are checked for e-way bills, and cardamom, light and dear, is looked at first: transfer or sale, whose number, what weight. Lot slips, curing receipts and the auctioneer's statement answer it. Planters explain turnover below the auction's record by charges deducted. Banana traders explain deposits with garden leases. Mills answer by power and yarn. Weavers' masters answer by yarn issued. Turbine owners trace credit, as the power is exempt. A reply names the state whose officer asks, since the other one may ask next. Copra driers answer by nuts, copra and cake. Masters near Andipatti show whose yarn it was, since a deposit of wages passed on to weavers is not a sale.",
    },
    'gst-refunds': {
      ground: 'green bananas',
      text: "Green bananas and cardamom that go out through Kochi or Thoothukudi under another firm's code are that firm's exports; the trader who sold them has nothing to claim. In his own name he has cartons, pre-cooling, bags, dryer fuel and freight, traced lot by lot. Yarn mills look at export bills and at inputs taxed above yarn. Edible oil is shut out of that route, copra sold at home has no other. Cardamom sold at auction to a dealer who ships is a home sale of the planter. Turbines leave nothing. A saree parcel from Andipatti is small but claimable with courier papers. Mills that sell yarn to an exporter agree the concessional rate before dispatch, not after.",
    },
    'income-tax-filing': {
      ground: 'Andipatti',
      text: "Masters near Andipatti count yarn and half-woven sarees in weavers' homes. Banana and grape traders keep a page per garden, and a storm's loss with its date. Copra is valued dry. Mill partners agree capital and interest before 31 March. Turbine owners show rent paid to villagers and units set off. Growers of the valley have farm income until they buy the neighbour's bunch. With land in two states, each state's own rules on farm land and its income are asked about as well.",
    },
    'pf-esi-services': {
      ground: 'hostel',
      text: "Mill hostels around Theni house young women from other districts, employees from the first shift whatever the letter says, with mess and room cut from wages by rule. Cardamom estates lie over the border with Kerala's rolls, while the curing house in Bodinayakanur has hands of its own. Banana cutters come with a leader to each garden. Copra breakers are paid by weight. Turbine guards come through contractors. Weavers at home are mostly off the master's roll. For families working on both sides of the state line one account number is enough. Dryer hands in curing houses work nights in the season.",
    },
    'tds-tcs-returns': {
      ground: 'auctioneers',
      text: "Auctioneers settle cardamom net of commission and charges, and the gross price, the commission and the tax are three entries. Land rent for turbines goes to many villagers, each with a PAN to verify. Mills pay cotton brokers, bus owners and lenders. Banana traders pay growers for the crop, which is a purchase, and gangs for cutting, which is a contract. Copra brokers are paid in the account. Shade trees felled on an estate are timber with a rule of its own. Settle each once, in April, and write it on the ledger's head. Rent of a curing house across the border follows the same rule as rent here, with the owner's PAN on the deed.",
      trades: {
        'spinning-mills':
          "A Theni mill buys cotton through brokers, hires buses for its hostel, draws power from turbines and sells waste in lots. Brokerage and buses need deduction, a turbine's upkeep contract is split into labour and spares, and waste is looked at grade by grade for tax to be collected.",
      },
    },
    'company-registration': {
      ground: 'Panneer grapes',
      text: "Growers of Panneer grapes and bananas in the Cumbum valley can form a producer company for cold rooms and a brand, while the name of the grape belongs to all. Cardamom estates in several heirs' names do not go into a company lightly, as land in another state has its own law and stamp duty. Mills of several families look at lenders and subsidy papers. Turbine sites are leased to one company per project. A partnership of planters and dealers should say in its deed what is crop and what is trade. Weavers near Andipatti who want their own label can form a producer company or join a society.",
      trades: {
        'spinning-mills':
          'A Theni mill may belong to planters, traders and spinners together, with money that came from crops on both sides of the border. The share register should say who paid what and from which account. Lender, power connection, turbines and subsidy papers are moved before the first bill.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'curing',
      text: "Cardamom loses most of its weight in curing, and the book follows green weight, dryer fuel, cured weight and grade by lot, up to the auctioneer's statement. Garden ventures have a page each till the last bunch. Mills look at yarn realised per bale and power by wind or grid. Copra is booked dry. Weavers have a card per loom. Turbine income, banking charges and land rent stand apart. Estates in Kerala and godowns in Tamil Nadu keep separate books with one transfer price, or neither return can be checked. Advances to growers before the crop are loans until fruit or capsules arrive, and each stands under a name with a village, because growers share common names.",
    },
    'udyam-registration': {
      ground: 'Andipatti',
      text: "Saree makers near Andipatti, copra driers, mills and curing houses are makers; estates and gardens are not, and a planter's certificate should speak of curing and grading. Ring frames and turbines held under one PAN are added at book value and may lift a mill into another category. Dryers for copra or cardamom are asked for with the certificate first. Garden traders gain little, a ripening chamber or packing house does. Looms in homes follow their owners. The signatory's phone should be one that works on the hills too. Masala packing and grinding is manufacture with a food licence, and worth a code even when it began in a kitchen behind the shop.",
    },
    'iec-registration': {
      ground: 'Cumbum',
      text: 'Panneer grapes and bananas of the Cumbum valley need packing houses, orchard registration and plant health papers before a code is of any use; a season begins a year ahead. Masala and copra go with a food licence and laboratory reports, copra also with the coconut council. Mills import cotton and spares and export yarn on one code. Sarees go in parcels. Turbine owners need it for a spare alone, and the contract should name them. The code costs little, the approvals behind it take months.',
    },
  },
  seo: {
    title: 'Tax Consultant for Theni Cardamom and Mill Owners',
    description:
      'Cardamom auctions, estates across the Kerala border, banana exports and spinning mills: GST, income tax and IEC work for Theni, Bodi and Cumbum owners.',
    keywords: [
      'tax consultant Theni',
      'cardamom GST Bodinayakanur',
      'planter income tax Theni',
      'banana export IEC',
      'spinning mill accounts Theni',
      'GST returns Cumbum',
    ],
  },
} satisfies CityContent;

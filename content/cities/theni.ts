import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'theni',
  changedOn: '2026-11-21',
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
      kind: 'plantations',
      name: 'Cardamom estates and auctions',
      note: "The auctioneer's statement from Bodinayakanur lists lot, weight, price and charges, and a planter who books only the net bank credit loses sight of his true turnover.",
    },
    {
      kind: 'farm-produce',
      name: 'Banana, grape and coconut trade',
      note: 'Banana traders of Chinnamanur and Cumbum buy whole gardens before harvest, so bunches cut, rejects and labour are costed to that garden until the last load is sold.',
    },
    {
      kind: 'textile-mills',
      name: 'Spinning mills',
      note: 'A Theni mill is judged on yarn realised per bale; cotton waste, power drawn from wind or grid and mill hostel costs need cost heads that can be read shift by shift.',
    },
    {
      kind: 'food-processing',
      name: 'Cane, copra and masala units',
      note: 'Copra driers, masala packers and the cane trade near the Vaigai buy from growers in season, and purchase vouchers with names and acreage support every later sale.',
    },
    {
      kind: 'handloom-silk',
      name: 'Andipatti cotton saree looms',
      note: 'Weavers of Sakkampatti near Andipatti work on yarn from master weavers, who must record yarn issued, sarees received and wages owed against each loom.',
    },
    {
      kind: 'energy',
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

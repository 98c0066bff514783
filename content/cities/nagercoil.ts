import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nagercoil',
  changedOn: '2026-11-21',
  pincode: '629001',
  population: '2,20,000+',
  intro:
    'Between the rubber slopes and the Aralvaimozhi wind gap, Nagercoil buys from Kerala, sells to the whole southern tip and lives partly on money earned in the Gulf.',
  description: [
    "Nagercoil was Travancore country until the state lines were redrawn in 1956, and its trade still leans west. Shopkeepers at Kottar and Vadasery order from Thiruvananthapuram as readily as from Madurai, so a single day's purchases may carry both kinds of GST. Around the town stand colleges, hospitals and nursing homes in unusual number, each paying visiting doctors, guest lecturers and contractors.",
    'Household income is just as mixed. A family may own a few acres of rubber or clove, a share in a windmill, a let-out building in Vetturnimadam and a bank deposit fed from Dubai or Muscat. Each of those is taxed in its own way, and the return goes wrong when they are lumped together as other income. Flower merchants at Thovalai and makers of temple jewellery bring cash trades with old customs of weighing and settling. Orderly records matter more here than clever planning.',
  ],
  keyAttractions: [
    'Nagaraja Temple',
    "St. Francis Xavier's Cathedral, Kottar",
    'Thanumalayan Temple, Suchindram',
    'Padmanabhapuram Palace',
    'Udayagiri Fort',
    'Vattakottai Fort',
  ],
  majorIndustries: [
    {
      kind: 'retail',
      name: 'Kottar and Vadasery bazaars',
      note: 'Grocers, textile halls and hardware dealers buy on both sides of the Kerala border, so purchase bills must be sorted by state before any input credit is taken.',
    },
    {
      kind: 'healthcare-education',
      name: 'Private hospitals and colleges',
      note: 'Fees from patients and students are mostly exempt from GST, but canteen rent, pharmacy sales and hall hire are not always so, and they need ledgers of their own.',
    },
    {
      kind: 'plantations',
      name: 'Rubber and clove estates',
      note: 'Latex, sheets and cloves from the hill side are sold through dealers, and tapping wages, replanting and processing costs decide which part of the income is agricultural.',
    },
    {
      kind: 'farm-produce',
      name: 'Thovalai flower market',
      note: "Jasmine and marigold change hands before dawn on commission, and the agent's own income is the commission alone, never the full value that passes through his till.",
    },
    {
      kind: 'energy',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many machines belong to small investors elsewhere, who need the units credited, the upkeep contract and the loan interest brought together for one turbine.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Vadasery temple jewellery makers',
      note: "Stone-set ornaments for deities and dancers are made in home workshops, with gold and silver given by the customer kept separate from the maker's own metal.",
    },
  ],
  serviceAreas: [
    'Vadasery',
    'Kottar',
    'Vetturnimadam',
    'Parvathipuram',
    'Asaripallam',
    'Suchindram',
    'Thovalai',
    'Thuckalay',
  ],
  needs: [
    {
      service: 'income-tax-filing',
      why: 'Rubber income is split between agriculture and business, rent and deposits are taxed in full, and a son working in Qatar may be non-resident this year and resident the next. We settle status and source first, then choose the form, so that tax withheld by the bank on an NRO account is claimed by the right person.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Nursing homes and engineering colleges pay consultants, guest faculty, security agencies and builders every month, each under a different head. One wrong head sends a doctor's credit astray, and the doctor rings the accounts office. We fix the head and PAN at the first payment and check the statement on TRACES after filing.",
    },
    {
      service: 'gst-returns',
      why: 'A Kottar wholesaler with suppliers in Kerala and customers down to Colachel receives integrated tax on one bill and central plus state tax on the next. Credits used in the wrong order or claimed on a missing bill show up against GSTR-2B. We compare the purchase register with it each month before the payment return is filed.',
    },
  ],
  seo: {
    title: 'Tax and GST Help in Nagercoil, from Kottar to Thovalai',
    description:
      'Income tax for rubber, rent and Gulf earnings, TDS for Nagercoil hospitals and colleges, GST for traders who buy in Kerala. Served by phone and courier.',
    keywords: [
      'tax consultant Nagercoil',
      'income tax filing Nagercoil',
      'NRI tax return Kanyakumari',
      'GST returns Nagercoil',
      'TDS for hospitals',
    ],
  },
} satisfies CityContent;

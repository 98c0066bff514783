import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nagercoil',
  changedOn: '2026-11-22',
  pincode: '629001',
  population: '2,20,000+',
  intro:
    'Between the rubber slopes and the Aralvaimozhi wind gap, Nagercoil buys from Kerala, sells to the whole southern tip and lives partly on money earned in the Gulf.',
  description: [
    "Nagercoil was Travancore country until the state lines were redrawn in 1956, and its trade still leans west. Shopkeepers at Kottar and Vadasery order from Thiruvananthapuram as readily as from Madurai, so a single day's purchases may carry both kinds of GST. Around the town stand colleges, hospitals and nursing homes in unusual number, each paying visiting doctors, guest lecturers and contractors.",
    'Household income is just as mixed. A family may own a few acres of rubber or clove, a share in a windmill, a let-out building in Vetturnimadam and a bank deposit fed from Dubai or Muscat. Each of those is taxed in its own way, and the return goes wrong when they are lumped together as other income. Flower merchants at Thovalai and makers of temple jewellery bring cash trades with old customs of weighing and settling. Orderly records matter here.',
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
      kind: 'bazaar-shops',
      name: 'Kottar and Vadasery bazaars',
      note: 'Grocers, textile halls and hardware dealers buy on both sides of the Kerala border, so purchase bills must be sorted by state before any input credit is taken.',
    },
    {
      kind: 'hospitals',
      name: 'Private hospitals',
      note: 'Fees from patients and students are mostly exempt from GST, but canteen rent, pharmacy sales and hall hire are not always so, and they need ledgers of their own.',
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      note: 'Latex, sheets and cloves from the hill side are sold through dealers, and tapping wages, replanting and processing costs decide which part of the income is agricultural.',
    },
    {
      kind: 'flower-markets',
      name: 'Thovalai flower market',
      note: "Jasmine and marigold change hands before dawn on commission, and the agent's own income is the commission alone, never the full value that passes through his till.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many machines belong to small investors elsewhere, who need the units credited, the upkeep contract and the loan interest brought together for one turbine.',
    },
    {
      kind: 'jewellery',
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
      why: "Nursing homes and engineering colleges pay consultants, guest faculty, security agencies and builders every month, each under a different head. One wrong head sends a doctor's credit astray. We fix the head and PAN at the first payment and check the statement on TRACES after filing.",
    },
    {
      service: 'gst-returns',
      why: 'A Kottar wholesaler with suppliers in Kerala and customers down to Colachel receives integrated tax on one bill and central plus state tax on the next. Credits used in the wrong order or claimed on a missing bill show up against GSTR-2B. We compare the purchase register with it each month before the payment return is filed.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Vadasery',
      text: "Vadasery and Kottar wholesalers who sell across the Kerala border are in GST from the first sale of goods there, whatever the turnover. Flower agents at Thovalai with an exempt commission may need nothing. Jewellery makers who work on the customer's gold declare job work. A hospital lists pharmacy and canteen. Rubber and clove owners ask what leaves the estate: raw produce of their own or sheets and cured cloves of the neighbourhood. One windmill with no other income seldom needs a number; a let-out building beside it may change that. Rubber sheet and cured clove are not the same as the crop in the field, and a nursery or resort on the estate is a further line.",
      trades: {
        'spice-estates':
          "Owners of rubber and clove land behind Nagercoil sell latex, sheet and cured cloves to dealers, some of them in Kerala. Whether the grower's own sheet is still produce of the land is settled before the first sale over the border, because taxable goods sold across it call for a number at once.",
      },
    },
    'gst-returns': {
      ground: 'Thovalai',
      text: "Agents at Thovalai sell flowers for growers and mostly report nothing, but garland makers, packers and van owners beside them may. Hospitals report pharmacy to outside patients, canteen rent and scrap. Estates report cured cloves and sheet rubber by grade, gross of the dealer's cut. Ornament makers report making charges when metal and stones are the customer's. Turbine owners report exempt units and taxable rent. Those who sell into Kerala put integrated tax on the bill, and the day book has a column for it from the first page.",
    },
    'gst-notices': {
      ground: 'Kerala',
      text: "Two kinds of GST in one day's purchases from Kerala and from Madurai make wrong credit easy, and a letter asks for each bill. The table by supplier, state and tax, set against GSTR-2B, is the reply; lorry receipts show that goods came over the border. Flower agents are asked whose money lies in the account. Jewellery makers answer by weight, with the customer's metal listed by name. Hospitals are asked about the pharmacy and hall rent. Windmill owners trace the use of each credit, because the power is exempt. Estates answer for cured cloves and sheet rubber sold as farm produce. Shopkeepers whose son abroad sends money mark those credits in the bank statement before the table is made.",
      trades: {
        hospitals:
          "A hospital in Nagercoil may sell medicine to inpatients and over the counter, let a canteen and rent rooms to doctors. The reply splits the audited receipts: treatment with its medicine, counter sales, rent. Without agreements the fees of doctors who rent rooms look like the hospital's own.",
      },
    },
    'gst-refunds': {
      ground: 'Travancore',
      text: 'Trade that leans towards old Travancore is inter-state trade and not export, so rubber, cloves and cloth sent to Kerala open no refund. Tax paid as local on such a sale, or the reverse, does: right head first, then the claim. Temple ornaments carried to buyers abroad or sent by courier under customs papers can be claimed for. Owners of turbines get nothing back on blades and services, as the power is exempt. Hospitals and colleges look at pre-deposits of appeals that were won and never asked for. An exporter of cloves who bought at the concessional rate sends the seller his shipping papers in time, or the seller is charged and comes back to him for the sum.',
    },
    'income-tax-filing': {
      ground: 'Aralvaimozhi',
      text: "A share in a windmill at Aralvaimozhi bought years ago for its depreciation has little of it left, and the income, the upkeep and the loan now have to be shown as they are, by turbine. Jewellery makers count the customer's metal out of their stock. Flower agents show commission alone. Doctors add receipts of three nursing homes. Bazaar shops count every QR code, that of the son abroad included if the money was for goods. Rent in Vetturnimadam is shown by each co-owner, with the tenant's deduction in the right name.",
    },
    'pf-esi-services': {
      ground: 'nursing homes',
      text: "The town has nursing homes in unusual number, and each has nurses on the roll, doctors off it and cleaners through an agency; the agency's challan is the one to look at. Rubber tappers are a question of their own, paid by tree or by kilo, with processing hands standing apart from field hands. Flower market loadmen serve everyone. Windmill sites are guarded by contractors' men. Bazaar families count the till cousin and both branches. For each we write down first who calls, who pays and who can send away. Goldsmiths at home stand outside the shop's roll, those who sit at its bench inside. College hostels bring cooks and wardens, mostly through an agency whose challans need reading.",
      trades: {
        hospitals:
          "In a town with many nursing homes a nurse may work nights in one and days in another. Each home keeps its own roll with hours and wages, under the account number she already has. Trainees from a nursing college need the college's paper; without it they count as staff.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Vadasery',
      text: "Bazaar houses at Vadasery and Kottar deduct on rent to several heirs, on interest to relatives and on agents' commission cut from the bill, and the largest look at purchases from one supplier for the yearly rule. Owners of turbines deduct on upkeep and on land rent to villagers. Estates pay tapping contractors and sell old trees as timber, which may call for tax to be collected. Ornament makers pay stone setters in weekly sums. House owners who buy from a seller settled abroad deduct under a rule of its own, before the deed.",
      trades: {
        'spice-estates':
          'Rubber estates behind Nagercoil pay tapping contractors by the tree and sell latex and sheet to dealers who settle net of grade cuts. Old trees sold to a sawmill are timber, on which tax may have to be collected; permit and bill show what was sold and to whom.',
      },
    },
    'company-registration': {
      ground: 'windmill',
      text: 'Shares in a windmill, a rubber estate in five names and a let-out building are what families here own together, and an LLP or company is asked for when the third generation signs. Turbines move with lender, lease and power agreement; land moves with stamp duty, so it mostly stays. Nursing homes of two doctors do well with an agreement on fees, machines and exit. Jewellery makers of Vadasery need a deed that says whose metal it is. A shop that only wants to sell in Kerala needs no company for it. Flower growers of Thovalai could sell together through a producer company, with garlands and cold boxes for the airport as its first work and land kept outside.',
      trades: {
        'wind-farms':
          "Shares in turbines at Aralvaimozhi pass to children who live elsewhere, and a partnership ends with a partner's death unless the deed says otherwise. An LLP goes on. Before it takes a machine over, power agreement, land lease, loan and meter have to be changed with the consent of each.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Colachel',
      text: "A Kottar wholesaler with customers down to Colachel keeps purchases by state, credit parties by route and a list of goods that came back with the van. Tapping wages, rubber sheet by grade and replanting are kept by estate and by month. Flower agents close a day sheet before breakfast. Temple jewellery goes through a gram book with the deity's or dancer's own metal apart. Turbine owners elsewhere need one page per machine. Rent, deposits and money from the Gulf stay out of all of these and in the family's own file.",
    },
    'udyam-registration': {
      ground: 'Vadasery',
      text: "Makers of temple ornaments at Vadasery work at home for a whole family's living and are enterprises in their own right; stones and metal given by a customer are no investment. Rubber sheet making, clove drying and coconut oil are manufacture, the estate is not. Hospitals register as services with scanners as plant, unless a trust owns them. Turbines count at book value for whoever holds the PAN. Bazaar shops get bank lending and little else. One phone, linked to the signatory's Aadhaar, should stay with him. A flower agent gains bank lending alone, a garland workshop is a maker. Owners who live abroad name a signatory here whose phone the portal can reach.",
    },
    'iec-registration': {
      ground: 'temple jewellery',
      text: "Dancers and temples abroad order temple jewellery from Vadasery by photograph, and the piece travels as jewellery or as imitation, depending on metal and stone; the description decides customs papers, council and value. Cloves and rubber reach foreign buyers through dealers with the right board's registration, so the estate needs no code till its own name is on the lot. Jasmine flies from Thiruvananthapuram in the name of exporters there. Families who receive money from the Gulf do not need a code for it; only goods cross on one. Temple bodies that order from abroad pay through a bank with a stated purpose, and the maker keeps that advice with the photograph.",
    },
  },
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

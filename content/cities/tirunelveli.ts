import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tirunelveli',
  changedOn: '2026-11-22',
  pincode: '627001',
  population: '4,00,000+',
  intro:
    'On one bank of the Thamirabarani, Tirunelveli Town fries halwa and sells paddy; on the other, Palayamkottai runs schools; and south of both the windmills turn.',
  description: [
    'Tirunelveli is two towns with a river between them. The western one, around the Nellaiappar temple, trades in rice, pulses, cloth and the wheat halwa that travels home in every bus. Palayamkottai on the east bank has taught the south for generations, and its colleges, hospitals and government offices pay the steadiest salaries in the district. Limestone gave Thalaiyuthu its cement works; the gap in the Ghats gave Radhapuram and Panagudi their wind farms; Gangaikondan now has an industrial park with tyres and solar panels.',
    'Long ownership by families marks the accounts. A sweet stall known by one name may be run by three cousins on three licences. A windmill is owned by a trader in Town for its depreciation, served by a contractor, and paid for by the board much later. Beedi firms in Melapalayam keep records of rollers who work at home. A ready-made chart of accounts does not fit.',
  ],
  keyAttractions: [
    'Nellaiappar Temple',
    'Papanasam and Agasthiyar Falls',
    'Manimuthar Dam and Falls',
    'Krishnapuram Venkatachalapathy Temple',
    'Koonthankulam Bird Sanctuary',
  ],
  majorIndustries: [
    {
      kind: 'colleges',
      name: 'Palayamkottai colleges',
      note: 'Church and trust managements in Palayamkottai pay aided and unaided teachers from separate funds, and a salary booked to the wrong one distorts both accounts.',
    },
    {
      kind: 'sweets',
      name: 'Halwa makers',
      note: 'Halwa shops near the Town arch buy wheat, ghee and sugar daily and sell by weight over the counter, so the yield per batch is the only check on sales.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms and solar panels',
      note: 'Electricity sold from Radhapuram carries no GST, which turns the tax on blades, cranes and service contracts into a cost that the owner has to budget.',
    },
    {
      kind: 'lorries',
      name: 'Limestone and clinker haulage',
      note: 'Lorry owners hauling limestone and clinker around Sankarnagar are paid by tonne and trip, with diesel drawn from the company pump cut from the bill.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Town and Vannarpettai shops',
      note: 'Cloth and vessel dealers on the car streets sell on festival chit schemes, and the instalments received are a liability until the customer takes the goods.',
    },
    {
      kind: 'handcrafts',
      name: 'Pathamadai mat weavers',
      note: "Fine korai mats from Pathamadai are woven to order by women's groups, whose advance from an emporium must not be entered as sales on the day it comes.",
    },
  ],
  serviceAreas: [
    'Palayamkottai',
    'Tirunelveli Town',
    'Vannarpettai',
    'Melapalayam',
    'Thachanallur',
    'Pettai',
    'Perumalpuram',
    'Gangaikondan',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'A windmill owner in Town receives a generation statement, a wheeling charge, a banking adjustment and a service bill, none for the same month. A halwa maker has hundreds of cash sales a day and one notebook. For the first we book income by meter reading, for the second by batch yield, and both get monthly statements in place of a year-end puzzle.',
    },
    {
      service: 'company-registration',
      why: "Cousins who inherited a sweet or rice business under a well-known name need rules when one of them wants to open in Chennai. An LLP or company can own the name, fix each branch's share and outlive a quarrel; investors in a jointly owned wind turbine need the same. We draft the agreement in plain terms, then file the forms and the yearly statements.",
    },
    {
      service: 'pf-esi-services',
      why: "Unaided schools in Palayamkottai hire on yearly contracts, cement hauliers and wind farm security come through agencies, and the management learns of unpaid contributions only when a teacher tries to withdraw. The principal employer answers for the contractor as well. We keep joining dates, wages and exits current for each institution and test the contractor's challan against his gate list.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Tirunelveli Town',
      text: 'A halwa stall in Tirunelveli Town known by one name may belong to three cousins with three licences, and each PAN has a number of its own; the shared name needs a paper between them. A counter that also serves tiffin, or sends boxes by bus and courier to other states, chooses its scheme with care. Owners of a windmill at Radhapuram with no other taxable income may need no number at all. Lorry owners around Thalaiyuthu who carry for the works alone should ask before registering. Managements at Palayamkottai list hall rent, canteen and coaching. Mat groups that sell at fairs in other states ask beforehand about the rules for handicrafts.',
    },
    'gst-returns': {
      ground: 'Thalaiyuthu',
      text: "Hauliers at Thalaiyuthu are paid by tonne and trip with pump diesel cut from the bill, so the return starts from the gross freight and from who pays the tax on it. Halwa makers match wheat, ghee and sugar with kilos sold over the counter. Windmill owners show exempt units, lease rent and scrap apart. Cloth and vessel shops on the car streets take chit instalments that become a sale when the customer takes the goods. Mat groups at Pathamadai mostly sell below the limit, through an emporium that files. College trusts report hall and canteen rent. A cousin's counter under the same board is another PAN, and boxes passed between the two counters need a bill each.",
      trades: {
        lorries:
          "Hauliers at Thalaiyuthu and Sankarnagar carry limestone and clinker with diesel from the works' pump. The freight is billed gross on each note, with who pays the tax; the diesel is part of the payment and no discount. Trips on hire inside the quarry, without a note, are another service.",
      },
    },
    'gst-notices': {
      ground: 'Vannarpettai',
      text: "Shops at Vannarpettai are asked about credit that does not stand in GSTR-2B and about UPI totals above the sales shown; supplier-wise tables and a list of chit instalments are the reply. Owners of windmills are asked about credit used against other income though power is exempt, and about rent from turbine sites; colleges at Palayamkottai about halls, hostels and coaching. Hauliers answer for freight that appears in the cement company's books and not in theirs. Each reply rests on a month-wise table, so bring the registers rather than the story. Mat groups show the emporium's orders and advances. A sweet shop run by three cousins answers from three books, and each must show only its own milk and sugar.",
    },
    'gst-refunds': {
      ground: 'wind farms',
      text: 'Does tax on blades and cranes come back to the owners in the wind farms south of the city? No, because the power is exempt: it is a cost to be planned before the order. Halwa boxes sent abroad under customs papers and mats supplied to a foreign shop are exports, though small. Hauliers and shops look for tax paid twice or under a wrong head, and colleges for a pre-deposit of an appeal that was won. We read the cash ledger first: it shows whether a claim exists. A mill or shop that billed Kerala with local tax pays integrated tax first and then claims the other, with both returns as proof.',
      trades: {
        handcrafts:
          "Pathamadai mats travel rolled in small parcels, and a group's order from a shop abroad is an export when the courier's paper bears the group's name. Korai bought from growers came without tax, so the credit is dye, freight and packing. An emporium's order is a home sale.",
      },
    },
    'income-tax-filing': {
      ground: 'halwa',
      text: 'Wheat, ghee and sugar in, halwa out by weight: the yield is known in the trade, so the income shown has to stand beside the purchases. A trader who bought a windmill for its depreciation sets the units, the upkeep contract and the loan in an account of its own. Teachers of aided colleges at Palayamkottai file a plain return; the trust files one with audit papers. Lorry owners choose between presumptive income and full accounts by the loan they carry. Old family houses let in the Town bring rent for several PANs.',
      trades: {
        lorries:
          "A lorry on the limestone route has tonnes, trips and pump diesel in the works' statement, gross and net. The return starts from the gross, claims the deduction under the PAN on the registration book, and compares the presumptive figure per vehicle with the account while loan interest is high.",
        colleges:
          "Church and trust managements in Palayamkottai hold aided and unaided schools, hostels and shops let on rent. The trust's return shows each, with grants spent on their purpose and audit papers in time. Teachers' own returns are plain, except for examiner's fees, tuition and rent from a family house.",
      },
    },
    'pf-esi-services': {
      ground: 'Melapalayam',
      text: "Rollers who work at home for beedi firms of Melapalayam have cover under rules of their own, and names, cards and leaf issued must agree. Halwa stoves run through the night before a festival with extra hands who count while they work. Cement hauliers' drivers are on somebody's roll or on nobody's, which the works will ask. Mat weavers in groups stand apart from staff. Shops at Vannarpettai with two counters and a godown are counted together. College drivers and hostel cooks come through agencies whose challans need reading.",
    },
    'tds-tcs-returns': {
      ground: 'Palayamkottai',
      text: "Managements at Palayamkottai pay aided salaries from one fund and unaided from another, guest lecturers by the hour, bus and mess contractors by the month, builders by the bill: four heads, two returns. The payer's number on the statement must be that of the fund that paid. Windmill owners deduct on upkeep contracts and on land rent to villagers whose PANs have to be verified. The cement works deduct from hauliers, who deduct from sub-hired lorries in turn. A chart of payees in April saves corrections in March. Halwa families pay shop rent to several heirs and commission to sellers in other towns. Cloth houses that collect on chits pay agents a share that never leaves the till.",
      trades: {
        lorries:
          "Lorry owners around Sankarnagar hire each other's vehicles when the kiln needs more stone. The works deducts, or accepts a declaration from the owner it pays; the owner does the same for the lorry he hires, with PAN and registration book in one name. Payments without deduction still stand in the return.",
      },
    },
    'company-registration': {
      ground: 'Thamirabarani',
      text: "On both banks of the Thamirabarani property and trade names descend through families, and a company is only as good as the paper that says who owns the name. For halwa and rice it is the brand; for colleges the trust's deed, since recognised colleges need a non-profit owner; for hauliers the list of lorries with permits and loans; for mat weavers a producer company or a society that can sign one invoice for an emporium. Turbine partners write down shares, repairs and exit before the next machine is bought.",
    },
    'accounting-bookkeeping': {
      ground: 'Melapalayam',
      text: 'Beedi firms in Melapalayam work with rollers at home, and their books follow leaf and tobacco issued, beedis returned and wages by name; the law asks for registers of its own in this trade. Colleges keep aided and unaided funds apart, fees by term and deposits as money owed. Hauliers keep a page per lorry with pump diesel. Mat groups keep korai, dye and piece wages. Chit schemes of cloth shops are liabilities until goods go out. A chart of accounts is made for each, not bought ready.',
    },
    'udyam-registration': {
      ground: 'Pathamadai',
      text: "Mat weavers of Pathamadai are makers, each on her own PAN or as a group with one of its own, and the certificate is what a craft loan or a fair's stall asks for. Halwa kitchens are makers with a counter as second activity. Windmill owners should remember that a turbine counts at book value for whichever PAN holds it, and may lift a small shop into another category. Hauliers at Sankarnagar count their lorries. Colleges gain nothing, but their suppliers do, with bills waiting for the next term.",
    },
    'iec-registration': {
      ground: 'korai',
      text: "Fine korai mats and boxes of halwa are what Tirunelveli sends to relatives and shops abroad, mostly as parcels. A mat is a craft and goes with the handicrafts council's papers; halwa is food, with a licence that allows export and a label in the buyer's form, and its ghee is what some countries stop. Solar makers at Gangaikondan and traders import under the same code. A windmill owner who buys a spare gearbox abroad must be the importer on the contract, or the warranty follows somebody else. Before any parcel of sweets, ask the courier for the food rules of that country in writing, because a box destroyed at the airport is paid for by the sender.",
      trades: {
        colleges:
          "Colleges at Palayamkottai import instruments and books in the trust's PAN, while a research grant may name the trust, the college or the teacher. Order, bank and concession paper need one name, decided before the quotation. Used machines from a sister college abroad are looked up in the import rules first.",
      },
    },
  },
  seo: {
    title: 'Accountants for Tirunelveli: Books, Payroll, Companies',
    description:
      'Monthly accounts for windmill owners and halwa makers, PF for Palayamkottai schools, companies for family firms: Tirunelveli filings done from Coimbatore.',
    keywords: [
      'tax consultant Tirunelveli',
      'accountant Tirunelveli',
      'company registration Tirunelveli',
      'PF consultant Palayamkottai',
      'windmill accounts Tirunelveli',
    ],
  },
} satisfies CityContent;

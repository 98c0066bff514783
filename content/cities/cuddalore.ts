import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'cuddalore',
  changedOn: '2026-11-22',
  pincode: '607001',
  population: '1,70,000+',
  intro:
    'Cuddalore has a chemical estate at its southern gate, trawlers in the Old Town harbour and Panruti cashew up the road, three trades that meet GST in three different ways.',
  description: [
    'South of the town, along the Chidambaram road, the SIPCOT estate makes dyes, drug intermediates and resins, and keeps hundreds of contract hands, tanker owners and fabrication shops at work. Inland, Neyveli digs lignite and burns it for power, and firms from Cuddalore supply its spares, buses and maintenance gangs. Their income arrives after deductions, which must be found again at the time of the return.',
    'At the harbour in the Old Town a boat owner sells his catch at auction before breakfast, then spends the day paying for diesel, ice and nets. Panruti shells cashew by hand and sends jackfruit by the lorry. Cyclones and floods are part of business on this coast, so insurance claims, damaged stock and rebuilt sheds turn up in the books of most years. We ask for photographs and survey reports while they can still be had.',
  ],
  keyAttractions: [
    'Silver Beach, Devanampattinam',
    'Padaleeswarar Temple, Thiruppadiripuliyur',
    'Fort St. David',
    'Devanathaswamy Temple, Thiruvanthipuram',
    'Pichavaram mangroves',
  ],
  majorIndustries: [
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical plants',
      note: 'Plants here buy solvents in tankers and sell by drum, and recovered solvent put back into the process has to be valued once, neither lost nor counted twice.',
    },
    {
      kind: 'plant-contractors',
      name: 'Neyveli lignite and power contracts',
      note: "Maintenance and transport contractors are paid on measured work with retention held back, and the retention is income or not according to the contract's own terms.",
    },
    {
      kind: 'fishing',
      name: 'Old Town fishing harbour',
      note: "A trawler's trip is settled by shares between owner and crew after diesel and ice are taken off, a custom that needs only a trip sheet to become a proper account.",
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew processors',
      note: 'Raw nuts in shell bought from a grower put the tax on the registered buyer under reverse charge, and the yield of kernels by grade decides the value of stock.',
    },
    {
      kind: 'cane',
      name: 'Nellikuppam sugar and cane work',
      note: 'Cane harvesting gangs and lorry owners draw advances before the crushing season, which have to be cleared against tonnage slips and not carried forward for years.',
    },
  ],
  serviceAreas: [
    'Manjakuppam',
    'Thiruppadiripuliyur',
    'Cuddalore Old Town',
    'Devanampattinam',
    'Semmandalam',
    'Nellikuppam',
    'Panruti',
    'Neyveli',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: 'Contractors in the chemical estate send the same gang to two plants within a month, and both plants want proof of contributions for the days worked there. After an accident the ESI number of the injured hand is the first thing sought. We register people on joining, split wages by plant and keep the proof ready for each principal employer.',
    },
    {
      service: 'gst-returns',
      why: "Panruti cashew brings several rules into one shop: raw nuts from growers under reverse charge, kernels taxed on sale, shells sold to oil makers as well. Traders who book the nuts as ordinary farm purchases leave the tax unpaid without knowing it. We separate purchases by seller and product before the month's figures are fixed.",
    },
    {
      service: 'income-tax-filing',
      why: 'Those who work for Neyveli or the sugar mill are paid after tax deducted at source, while bills passed in one year are often paid in the next. Income reported in one year and credit claimed in another can hold up a refund. We tie each bill to its deduction, then file for the year in which the two belong.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Panruti',
      text: 'Panruti sheds that roast and shell cashew are makers of a taxable product, and a registered one pays the tax on raw nuts bought from growers; those who only deal in jackfruit and fresh nuts should ask before registering. A SIPCOT plant brings the allotment letter, consent order and tank storage licence, and lists an outside godown if it has one. Boat owners at the Old Town harbour with fresh fish alone rarely need a number; an ice plant does. Contractors to Neyveli list each activity, since hire, labour and repair have different codes. After a flood a shed that moved to higher ground is an amendment to be filed, because goods found at an unlisted address look unbilled.',
      trades: {
        fishing:
          'At the Old Town harbour one family may own a boat, auction for others, make ice and sell nets. Fresh fish needs no number; ice, nets and packed dry fish need one once the limit is passed, and the form then names the shed by the harbour with its lease.',
        cashew:
          "A Panruti shed names the roasting yard, the drying floor and each godown, with lease or patta and the food licence. Once it has the number, the shed itself pays the tax on nuts bought from growers, so the day on which it starts is chosen with the season's purchases in view.",
      },
    },
    'gst-returns': {
      ground: 'SIPCOT',
      text: "SIPCOT plants enter tanker loads by weighment, drums by deposit and recovered solvent without any sale at all; sludge and empty drums sold are taxable and easily left out. Contractors to Neyveli bill hire, labour and repair under three codes. Fish is exempt, ice is not. Cane hauliers show freight gross of diesel and advances. Stock lost to flood calls for credit to be reversed, and the insurer's survey fixes the quantity. Photographs with a date are kept for that month.",
    },
    'gst-notices': {
      ground: 'Chidambaram road',
      text: "Tankers on the Chidambaram road are stopped for a wrong vehicle number, an expired e-way bill or a strength that differs, and the reply is due in days: invoice, weighment slip, laboratory report and the transporter's record. Cashew dealers answer with grower vouchers and yield registers. Contractors to the power plants explain why the payer's deduction and their own turnover fall in different years. Cyclone and flood losses are asked about when credit on spoiled stock was not reversed; photographs and the survey report belong in that file. Boat agents show loans apart from fish. When the officer writes from an audit, the first paper asked for is the stock statement that went to the bank, so read it again.",
      trades: {
        'chemical-plants':
          'A plant in the SIPCOT estate can be compared with its own consent order: product, tonnes a month, effluent sent out. A year of lower production has reasons such as a shutdown, a flood or a lost order, and each stands in the log with a date. Recovered solvent explains part of the purchases.',
        cashew:
          'Panruti dealers buy nuts from growers, from traders and from importers in one season, and the tax comes in three ways. The reply sets bags, seller and tax in three columns, adds kilos given out for shelling and kernels by grade, and closes the weight with the shells sold to oil makers.',
      },
    },
    'gst-refunds': {
      ground: 'dyes',
      text: "Makers of dyes, drug intermediates and resins in the estate may export drums or find inputs taxed above product; for both, purchases by HSN and batch sheets are the base, and exempt or home sales are shown apart. Recovered solvent used again is no purchase and carries no credit twice. Kernels from Panruti shipped in the roaster's own name claim on cartons, freight and the tax on raw nuts. Fresh fish leaves nothing. Contractors look in the cash ledger for tax that a government company deducted under GST.",
    },
    'income-tax-filing': {
      ground: 'Old Town',
      text: "A boat at the Old Town harbour has shares by custom, and each owner files on his own once a sheet per trip proves them; insurance for a lost net is income only against the cost shown. Panruti roasters report shells sold as well. Chemical traders value drums by strength. Sheds rebuilt after a storm are repairs or new assets, which is decided by the bills of that month. Jackfruit and cashew from one's own land are farm income, bought crop is trade. Relief money is read by the order that grants it.",
    },
    'pf-esi-services': {
      ground: 'Old Town',
      text: "Boat crews of the Old Town harbour share the catch and stand apart from men on wages in ice plants and net shops; the two never go on one sheet. Panruti's shellers work by the kilo, part of them at home, and need a register with names and days. Cane gangs come for the season through a leader. Contractors at Neyveli work where the gate pass, the muster and the challan are compared each month. A cyclone scatters men and wets records, so a copy is kept away from the shore.",
      trades: {
        cashew:
          "Panruti's shelling is done in sheds and in homes, by the kilo and by season. Women in the shed stand on its roll from the first day; for those at home the question is who controls the work. Slips show name, kilos and rate for each, and no leader signs for ten.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Neyveli',
      text: "Contractors at Neyveli see tax cut from every running bill and must cut it themselves from crane owners, gang leaders and sub-hired buses, though their money comes months later. The deduction falls due when the bill is booked, so both sides are entered on the same day. SIPCOT plants hire tankers by the trip or by the month, which is not the same head. Cashew sheds pay shellers by weight. Cane hauliers of Nellikuppam bring their fleet declaration with the registration book, before the season's first advance. At the harbour ice and diesel are goods and bear no deduction, while boat hire, commission and net repair may. Cashew brokers settle in the account.",
      trades: {
        cashew:
          "Sheds in Panruti give nuts to home shellers through a leader, pay brokers for raw nuts and hire lorries. What the leader passes on as wages and what he keeps as his own decides which rule applies; a sheet with names answers it, and the broker's PAN comes with his first note.",
      },
    },
    'company-registration': {
      ground: 'Old Town harbour',
      text: "At the Old Town harbour a boat may have four owners, one of whom is named in the licence and the insurance; a partnership deed with shares in hull, engine and nets settles what a loss would leave open. Cashew families at Panruti do well with an LLP, growers with a producer company. SIPCOT units read the allotment letter first, as a change of shareholding may count as a transfer. Contractors list which approvals, codes and past work pass to a company, and ask Neyveli's contract cell in writing.",
    },
    'accounting-bookkeeping': {
      ground: 'Cyclones',
      text: 'Cyclones and floods are a head of account on this coast: stock spoiled, sheds rebuilt, nets lost, insurance claimed, credit reversed. Date, photographs, survey report and claim number go in one folder on the same day, and the money is booked when the insurer accepts. Cashew sheds keep lots from raw nut to grade. Boats keep a sheet per trip with shares. Chemical plants keep drums, strength and recovered solvent. Contractors age retention by work order. Cane gangs have advances by name, cleared against tonnage.',
    },
    'udyam-registration': {
      ground: 'Nellikuppam',
      text: "Cashew shelling is manufacture, also when a shed shells for others, and chemical blending may be, with a note on the process; cane haulage at Nellikuppam is a service with lorries at book value. An ice plant is inside the portal's list, the trawler is not. Effluent equipment at the estate stays out of the investment. Contractors to Neyveli and the plants print the number on each bill, since those payers are slow and the remedy needs it. After a flood the bank's relief loan asks for the certificate, so it is taken in a dry month.",
    },
    'iec-registration': {
      ground: 'cashew',
      text: "Cashew kernels from Panruti leave mostly through packers with a name abroad; a shed that wants its own carton needs the code, the council's registration, a food licence and a grade that the buyer accepts by sample. Raw nuts bought abroad need plant health papers at the port and a bill of entry in the same name. Dyes and intermediates go with safety data sheets and a check of the control list. Fish goes only through an approved plant. Contractors need no code at all.",
    },
  },
  seo: {
    title: 'Cuddalore Contractors, Cashew and Fishing: Tax Services',
    description:
      'PF and ESI for SIPCOT labour, reverse charge on Panruti cashew, tax credits of Neyveli contractors: filings for Cuddalore, handled from Coimbatore.',
    keywords: [
      'tax consultant Cuddalore',
      'Panruti cashew GST',
      'SIPCOT Cuddalore PF ESI',
      'Neyveli contractor income tax',
      'GST returns Cuddalore',
    ],
  },
} satisfies CityContent;

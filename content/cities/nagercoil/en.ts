import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We file the income tax, GST and TDS returns of families, shops and hospitals in Nagercoil and of estates near it.',
  description: [
    "Shops at Kottar and Vadasery buy from Kerala and from Tamil Nadu, so one day's bills carry two kinds of GST. We sort the bills by state before we take any credit.",
    'Do you have rent, rubber land or money from abroad? Each income has its own rule. We first settle who is resident in India and who owns what, and then file for each person.',
    'Hospitals pay doctors, agencies and machine owners every month. Flower agents and jewellery makers handle goods of others. We keep your own income apart from money that is not yours.',
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
      note: 'Grocers and cloth shops buy on both sides of the Kerala border. Sort purchase bills by state before you take the tax credit.',
    },
    {
      kind: 'hospitals',
      name: 'Private hospitals',
      note: 'Treatment is exempt from GST. Canteen rent, counter sales of medicine and hall hire may be taxable and need their own ledgers.',
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      note: 'Rubber sheet and cloves are sold through dealers. Tapping wages and processing cost show which part is farm income.',
    },
    {
      kind: 'flower-markets',
      name: 'Thovalai flower market',
      note: "Agents at Thovalai sell flowers for growers. The agent's income is the commission and not the full price.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many windmill owners live elsewhere. They need units, upkeep bills and loan interest brought together for each machine.',
    },
    {
      kind: 'jewellery',
      name: 'Vadasery temple jewellery makers',
      note: 'Makers work with gold and stones of the customer. Keep them apart from your own metal, by weight.',
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
  work: 'We work for families and firms in Nagercoil, Thuckalay and Thovalai by phone, WhatsApp and courier. You can also visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Bazaar shops',
      needs:
        'You need purchase bills sorted by state every month. From shop rent and interest on loans you may have to deduct TDS.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs: "You need the right TDS on each doctor's fee, and a staff list that is complete when an inspector comes.",
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      needs: 'You need farm and business income apart for income tax. Ask us about GST before you sell to Kerala.',
    },
    {
      kind: 'jewellery',
      name: 'Temple jewellery makers',
      needs: 'You need a metal account in grams. Orders from abroad need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you selling to Kerala or opening a shop in Nagercoil? We tell you when a GST number is due and apply.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A small shop sends taxable goods to Kerala without a number. Sale of goods to another state calls for one at once.',
          we: 'We apply before the first bill and explain the choice of scheme.',
          send: ['Rent deed', "Landlord's tax receipt", 'Stock list with purchase bills', 'Photo of the name board'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'The owner believes that sheet rubber and cured cloves are always farm produce. The dealer in Kerala asks for a tax bill.',
          we: 'We check what leaves the estate before we decide on the form.',
          send: ['Land papers', 'Sale notes of dealers', 'Board registration'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'The form says hospital only, while a canteen is let and medicine is sold over the counter.',
          we: 'We list each taxable income and leave treatment as exempt.',
          send: ['Trust deed or partnership deed', 'Canteen agreement', 'Building tax receipt', 'List of incomes'],
        },
      ],
      question: {
        question: 'I own one windmill and nothing else. Must I register?',
        answer:
          'Power sold to the grid is exempt, so mostly not. Rent for land or other income can change the answer. Send the power agreement and a list of your receipts.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Nagercoil shops, hospitals and estates and check purchases from both states each month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Bills from Kerala carry integrated tax and bills from Madurai carry central and state tax. The credits are used in the wrong order.',
          we: "We compare both with GSTR-2B, the portal's list of your suppliers' bills, before payment.",
          send: ['Purchase bills by state', 'Sales register', 'Goods return list'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Medicine for inpatients and medicine over the counter go into one total. Only the second is taxed as a sale.',
          we: 'We split the pharmacy sales and add canteen and room rent.',
          send: ['Pharmacy sales report', 'Rent agreements', 'Scrap sale bills'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "A maker bills the full price of a piece made from the customer's gold. His turnover then looks too high.",
          we: 'We enter the making charge alone and list the gold as received.',
          send: ["Customer's gold receipt", 'Making bill', 'Issue slips'],
        },
      ],
      question: {
        question: 'My supplier in Thiruvananthapuram has not filed. Can I still take the credit?',
        answer:
          "Only when his bill shows on the portal's list. Ask him before you settle his account. We send you the names each month.",
      },
    },
    'gst-notices': {
      lead: 'We reply to GST notices in Nagercoil with bills sorted by state, supplier and month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: "Credit in the return is higher than the portal's list. Some Kerala bills were entered as local.",
          we: 'We make one table by supplier, state and tax and correct what was wrong.',
          send: ['The notice', 'Purchase bills', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'The officer taxes the total of the accounts, treatment included. The exempt part is not shown apart.',
          we: 'We split the audited receipts and attach the agreement behind each.',
          send: ['Audited accounts', 'Sample bills', 'Agreements with doctors and tenants'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong: "The agent's bank shows the full flower price. The officer counts it as the agent's sale.",
          we: "We show growers' money and commission in separate columns for each day.",
          send: ['Sale notes', 'Grower ledger', 'Bank statement'],
        },
      ],
      question: {
        question: "Money from my son in Dubai is in the shop's account. Will GST be asked on it?",
        answer:
          "Family money is not a sale, but you must prove it. Mark those credits in the statement and keep the bank's remittance advice. We add them to the reply.",
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Nagercoil firms when tax was paid as the wrong kind or jewellery was truly exported.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: 'A sale to Kerala was billed with local tax. The right tax is still owed.',
          we: 'You pay the integrated tax, and then we claim the local tax.',
          send: ['Sale bill', 'Both returns', 'Tax payment receipt'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong: 'A piece went abroad by courier as a gift. Without export papers no refund follows.',
          we: 'We check invoice, weight and customs paper for each parcel before a claim.',
          send: ['Courier export paper', 'Invoice in grams', 'Bank advice'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'The owner expects the tax on blades and cranes back. Power is exempt, so that tax is a cost.',
          we: 'We tell you the cost before the order and look only for payments made in error.',
          send: ['Cash ledger', 'Upkeep bills', 'Tax payment receipts'],
        },
      ],
      question: {
        question: 'We won a GST appeal two years ago. Does the money we deposited come back by itself?',
        answer:
          'Do not wait for it. The deposit made for the appeal must be asked for. Send the order and the payment receipt.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Nagercoil families with rubber land, a windmill or earnings in the Gulf.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: 'Sheet made from bought latex is mixed with your own. The farm part of the income is then in doubt.',
          we: 'We keep own and bought produce apart and split the income by the rule for rubber.',
          send: ['Tapping wage sheet', "Dealers' notes", 'Purchase slips', 'Land papers'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'Upkeep, loan interest and banked units are spread over several papers. The return shows a round sum.',
          we: 'We make one page for each machine and carry it into the return.',
          send: ['Generation statement', 'Upkeep bills', 'Loan statement', 'Land lease'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A doctor works in three nursing homes and reports one of them. The tax credit statement shows all three.',
          we: 'We list every fee and salary before we choose the form.',
          send: ['Fee statements', 'Form 16 (the salary certificate)', 'Machine loan statement'],
        },
      ],
      question: {
        question: 'My son works in Qatar and has rent here. Does he file in India?',
        answer:
          'Rent from a house in India is taxable here. His days in India decide if he is resident. Send the passport pages with stamps and the bank interest list.',
      },
    },
    'pf-esi-services': {
      lead: "We look after PF (provident fund) and ESI (workers' insurance) for hospitals, shops and estates in Nagercoil.",
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'A nurse works nights in one nursing home and days in another. The second one opens a new PF number.',
          we: 'We use the number that she already has and file only your wages.',
          send: ['Duty chart', 'Wage sheet', 'Her PF number', 'Agency bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: 'Tappers are paid by tree and the sheet house by day. Rules for field and factory hands differ.',
          we: 'We list the two groups apart and tell you which cover applies.',
          send: ['Check-roll', 'Weighment book', 'Sheet house attendance'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: 'The branches and the cousin at the till are left out of the count. Cover may begin without notice.',
          we: 'We count all places under one owner and warn you before the limit.',
          send: ['Staff list', 'Branch addresses', 'Wage book'],
        },
      ],
      question: {
        question: 'Cleaners in my nursing home come from an agency. Am I safe from PF claims?',
        answer:
          'Only if the agency really pays. Ask for its payment list each month and compare names. If it did not pay, the claim can come to you.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS (tax cut at payment) for Nagercoil hospitals, shops and landowners and file it each quarter.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "Visiting doctors, security firms and laundry are booked as one kind of payment. With the wrong kind the doctor's credit goes to the wrong place.",
          we: 'We fix the kind of payment and the PAN at the first payment and check the credit after filing.',
          send: ["Doctors' agreements", 'Agency bills', 'Machine lease', 'Payout sheet'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: 'The shop has four heirs as landlords, but the rent stands in one name. Tax is cut on one PAN.',
          we: 'We divide rent by ownership and report every heir.',
          send: ['Rent deed', 'PAN of heirs', 'Loan ledger of relatives'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: 'Old trees are sold to a sawmill. Nobody collects TCS, the tax that the seller adds on timber.',
          we: 'We check permit and bill before the trees leave the estate.',
          send: ['Felling permit', 'Sale bill', "Buyer's PAN"],
        },
      ],
      question: {
        question: 'I am buying a house in Nagercoil from an owner who lives abroad. Must I cut tax?',
        answer:
          'Yes, a sale by an owner abroad has a rule of its own. The tax is worked out before the deed is registered. Send the draft deed and his PAN first.',
      },
    },
    'company-registration': {
      lead: 'Do heirs share a windmill, an estate or a nursing home in Nagercoil? We compare deed, LLP (limited liability partnership) and company with you.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'A partner dies, and the partnership ends with him. The power agreement and the loan then have no partner who can sign.',
          we: 'We read the deed and prepare an LLP that goes on.',
          send: ['Power agreement', 'Partnership deed', 'Loan letter', 'Land lease'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: 'Heirs put land into a company and learn of stamp duty too late.',
          we: 'We work out the cost first and show which assets can stay outside.',
          send: ['Title papers', 'Heirship certificate', 'List of shares'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'Two doctors share a nursing home without rules on machines and exit. A quarrel then stops the work.',
          we: 'We write the agreement on fees, machines and exit, then choose the form.',
          send: ['Lease', 'Machine loans', 'Identity papers of doctors'],
        },
      ],
      question: {
        question: 'I want to sell in Kerala. Do I need a company for that?',
        answer:
          'No, a GST number is enough for sales in another state. A company answers other questions, such as partners and loans. Tell us your plan and we say which step comes first.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We keep accounts for Nagercoil wholesalers, jewellery makers and agents, with your money apart from other people's.",
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Goods come back with the van and nobody writes a note. Customer balances on the Colachel route never agree.',
          we: 'We keep balances by route and enter returns on the day.',
          send: ['Route sheets', 'Return notes', 'Purchase bills by state', 'UPI statement'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong: "The temple's gold, the shop's gold and scrap share one box. A loss cannot be traced.",
          we: 'We keep a gram book with one page for each owner of metal.',
          send: ['Gold receipts', 'Issue slips to helpers', 'Finished weight notes'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong: 'The market closes early in the morning, and advances to growers are entered as purchases.',
          we: 'We make a day sheet with weight, commission and advance for every grower.',
          send: ['Sale notes', 'Advance slips', 'Cash sheet'],
        },
      ],
      question: {
        question: "Money from the Gulf built our house. Should it be in the shop's books?",
        answer:
          "No, keep it in the family's own file. Keep the bank advice and the building bills there. The shop's books then show the shop alone.",
      },
    },
    'udyam-registration': {
      lead: 'We register Nagercoil makers and clinics under Udyam, the free certificate that banks ask small units for.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong: 'Gold in the box is counted as investment and the class comes out too high. Metal is stock.',
          we: "We enter tools and machines alone, on the maker's own PAN.",
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Tool bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: 'The owner enters the rubber field, which is farming and stays outside. The drying house is missed.',
          we: 'We register the sheet house or dryer as a unit of its own.',
          send: ['Machine list', 'Power connection', 'Bank account proof'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'A new scanner is bought and the class is not looked at again.',
          we: 'We update the machine figures after each large purchase.',
          send: ['Machine invoice', 'Last return', 'Clinic registration'],
        },
      ],
      question: {
        question: 'I live abroad but own a sheet rubber unit here. Who gets the OTP for Udyam?',
        answer:
          "The code goes to the phone linked with the signatory's Aadhaar. Choose a signatory who lives here and keeps that number. We prepare the letter that names him.",
      },
    },
    'iec-registration': {
      lead: 'We get the IEC (import export code) when your jewellery, cloves or rubber leaves Nagercoil under your own name.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong: 'The invoice calls the piece gold, but it is imitation with stones. Customs values it wrongly.',
          we: 'We apply for the code and help you describe metal, stone and weight truly.',
          send: ['PAN', 'Cancelled cheque', 'Photograph and weight note', "Buyer's order"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong: "Cloves are shipped on the code alone. The Spices Board's certificate is missing.",
          we: "We apply for the code and then for the board's registration.",
          send: ['Land papers', 'Sample report', 'Bank letter'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'A scanner is ordered abroad before licence and code are ready. It waits at the airport.',
          we: 'We check the licences that the machine needs before you pay.',
          send: ["Supplier's quotation", 'Clinic registration', 'PAN'],
        },
      ],
      question: {
        question: 'My family receives money from Muscat each month. Is an IEC needed for it?',
        answer:
          'No, the code is for goods that cross the border. Family money comes through the bank without it. A dance school abroad that orders jewellery is a different matter.',
      },
    },
  },
  seo: {
    title: 'Tax and GST Help in Nagercoil, from Kottar to Thovalai',
    description:
      'Income tax for rubber, rent and Gulf earnings, TDS for Nagercoil hospitals and colleges, GST for traders who buy in Kerala. Served by phone and courier.',
  },
} satisfies CityWords;

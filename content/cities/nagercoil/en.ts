import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For families, shops and hospitals in Nagercoil, and for estates near the town, we can file income tax, GST and TDS returns.',
  description: [
    "Shops at Kottar and Vadasery buy from Kerala and from Tamil Nadu, so some of a day's bills carry IGST and others CGST and SGST. We sort the bills by state before we take any credit.",
    'House rent, rubber land and money from abroad are each taxed differently. We first find out who is resident in India and who owns what, and then file a return for each person.',
    'Hospitals pay doctors, agencies and machine owners every month. Flower agents and jewellery makers handle goods that belong to others. We keep your own income separate from money that only passes through your account.',
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
      note: 'Grocers and cloth shops buy on both sides of the Kerala border. Sort the purchase bills by state before you take input tax credit.',
    },
    {
      kind: 'hospitals',
      name: 'Private hospitals',
      note: 'Treatment is exempt from GST. Canteen rent, medicine sold over the counter and hall rent may be taxable, so keep a separate ledger for each of these.',
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      note: 'Rubber sheet and cloves are sold through dealers. Keep tapping wages and processing costs separate, so that we can work out how much of your rubber income is farm income.',
    },
    {
      kind: 'flower-markets',
      name: 'Thovalai flower market',
      note: "Agents at Thovalai sell flowers for growers. The agent's income is only the commission, not the full price of the flowers.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many windmill owners live elsewhere. For each windmill, they need one page with the power units, the maintenance bills and the loan interest.',
    },
    {
      kind: 'jewellery',
      name: 'Vadasery temple jewellery makers',
      note: "Makers work with the customer's gold and stones. Keep these separate from your own metal, and write down every weight.",
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
  work: (town) =>
    `From Nagercoil, Thuckalay and Thovalai you can work with us by phone, WhatsApp and courier. You can also come to our ${town} office by appointment.`,
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Bazaar shops',
      needs:
        'You need your purchase bills sorted by state every month. You may have to deduct TDS from shop rent and from interest on loans.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs: "You need the right TDS on each doctor's fee, and a staff list that is complete when an inspector comes.",
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      needs:
        'In your income tax return, we show farm income and business income separately. Please ask us about GST before you sell to a dealer in Kerala.',
    },
    {
      kind: 'jewellery',
      name: 'Temple jewellery makers',
      needs:
        'You need an account of gold and other metal in grams. For orders from abroad you need an import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you open a shop in Nagercoil or start selling to Kerala, we can tell you when you must register for GST, and apply for you.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Some small shops send taxable goods to a customer in Kerala without a GST number. A seller of goods to another state must register at once, and officers can stop the lorry and ask for a penalty.',
          we: 'We apply before your first bill to Kerala, and explain which scheme suits a shop that sells there.',
          send: [
            'Rental agreement',
            "Landlord's property tax receipt",
            'Stock list with purchase bills',
            'Photo of the name board',
          ],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some estate owners believe that rubber sheets and cured cloves are always farm produce. When a Kerala dealer asks for a tax invoice, the owner cannot give one and loses the sale.',
          we: 'We find out in what form you sell the produce, and register you for GST if you need it.',
          send: ['Land records', "Dealers' sales notes", 'Rubber Board or Spices Board registration'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some hospitals mention only the hospital in the application, although the canteen is let out and medicine is sold over the counter. Both may be taxable, and the officer can later demand tax for all the past months.',
          we: 'We enter each taxable income in the application and show treatment as exempt.',
          send: [
            'Trust deed or partnership deed',
            'Canteen agreement',
            'Property tax receipt',
            'Income list for the year',
          ],
        },
      ],
      question: {
        question: 'I live in Nagercoil and own one windmill at Aralvaimozhi. Do I have to register for GST?',
        answer:
          'Power sold to the grid is exempt, so you mostly need no registration for a windmill alone. Rent for land, or maintenance work that you do for others, can be taxable. Send us the power agreement and a list of your receipts. We will tell you if you cross the limit, and apply for registration if you do.',
      },
    },
    'gst-returns': {
      lead: 'Every month we can check your Kerala and Tamil Nadu purchases and file the GST returns of your shop, hospital or jewellery workshop in Nagercoil.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Kerala bills carry IGST, while bills from Madurai carry CGST and SGST. If the credits are entered under the wrong head or used in the wrong order, you may pay too much tax in cash.',
          we: 'Before you pay, we match your bills with GSTR-2B on the portal.',
          send: ['State-wise purchase bills', 'Sales register', 'Sales return list'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "Medicine for inpatients and medicine sold over the counter are often added up in one total. Counter sales are taxable, while inpatients' medicine is part of the treatment. With one total, you pay the wrong tax.",
          we: 'We separate the counter sales from the medicine for inpatients, and add the canteen rent and hall rent to the return.',
          send: ['Pharmacy sales report', 'Rental agreements', 'Scrap sales bills'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "Some makers bill the full price of a piece made from the customer's gold. Their turnover looks many times too high, and the customer may pay too much tax.",
          we: 'We show you how to bill only the making charge, and enter the gold as received from the customer.',
          send: ["Customer's gold receipt", 'Making charge bill', 'Gold issue slips'],
        },
      ],
      question: {
        question: 'My supplier in Thiruvananthapuram has not filed his GST return. What happens to my credit?',
        answer:
          'You can take the credit only after his bill appears in your GSTR-2B. Until then you pay that tax in cash. Each month, before you pay, we can send you a list of such suppliers and draft a message to them. When the bill appears, we take the credit in the next return.',
      },
    },
    'gst-notices': {
      lead: 'If a Nagercoil shop, hospital or flower agent receives a GST notice, we can reply with bills sorted by supplier, state and month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'The credit in your return may be higher than in GSTR-2B because some Kerala bills were entered as local ones. The officer can ask you to pay the difference with interest.',
          we: 'We prepare a table with each supplier, his state and the tax, and correct the wrong entries.',
          send: ['The notice', 'Purchase bills', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'The officer may take the total income from the audited accounts and ask for tax on all of it. If exempt treatment is not shown separately, the demand can be very large.',
          we: 'We split the receipts into treatment, pharmacy, rent and others, and attach the agreements.',
          send: ['The notice', 'Audited accounts', 'Sample bills', "Doctors' and tenants' agreements"],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            "A flower agent's bank account shows the full price of the flowers. The officer may treat it as the agent's own sale, although only the commission is his.",
          we: "For each day we show the growers' money and your commission in separate columns.",
          send: ['The notice', 'Sales notes', "Growers' ledger", 'Bank statement'],
        },
      ],
      question: {
        question: "Money from my son in Dubai is in my shop's bank account. How do I explain it to the GST officer?",
        answer:
          'Family money is not a sale, but you have to prove where it came from. Mark these credits in the bank statement and ask your bank for the remittance advice for each. We will make a table that separates family money from sales, attach the advices and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'Firms in Nagercoil that paid the wrong kind of GST, or exported jewellery, cloves or rubber, can claim a refund. We can file it.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A sale to Kerala is sometimes billed with CGST and SGST by mistake. You still have to pay IGST on it, and until you claim back the CGST and SGST, you have paid the tax twice.',
          we: 'We work out the IGST that you must pay, and then file the claim for CGST and SGST.',
          send: ['Sales bill', 'GST returns for the month', 'Payment challan'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'Jewellery is sometimes sent abroad by courier as a gift although the customer paid for it. Without an export document there is no refund, and the bank may ask what the money is for.',
          we: 'Before we claim, we check the invoice, the weight and the customs document for each parcel.',
          send: ['Courier export document', 'Invoice with weight in grams', 'Bank realisation advice'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Some windmill owners expect a refund of the GST on blades and cranes. Power is exempt, so this GST is a cost. An owner who did not plan for it may find his loan too small.',
          we: 'Before you order, we tell you how much GST you have to bear, and look for any tax that you paid by mistake.',
          send: ['Cash ledger from the portal', 'Maintenance bills', 'Payment challans'],
        },
      ],
      question: {
        question: 'We won our GST appeal in Nagercoil. How do we get back the deposit that we paid for it?',
        answer:
          'The deposit does not come back automatically, so you have to claim it. Send us the appeal order, the payment receipt and the bank details as in the GST registration. We will check the last date for the claim, file it on the portal and reply to the officer until you get the money.',
      },
    },
    'income-tax-filing': {
      lead: "Do you have rubber land, a windmill, doctors' fees or income in the Gulf? We can file income tax returns for families and professionals in Nagercoil.",
      trades: [
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'If you mix sheets from bought latex with sheets from your own trees, the officer may refuse to treat any part as farm income, and tax the whole income.',
          we: 'We separate your own latex from bought latex, and split the income by the rule for rubber.',
          send: ['Tapping wage sheet', "Dealers' notes", 'Latex purchase slips', 'Land records'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'The figures for windmill maintenance, loan interest and banked units come in separate statements. If the return shows a rough figure, it may differ from what the power company reported.',
          we: 'We prepare one page for each windmill and use these figures in the return.',
          send: ['Generation statement', 'Maintenance bills', 'Loan statement', 'Land lease deed'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some doctors work in three nursing homes but report the fees from only one. Form 26AS shows the fees from all three, so the doctor can get a notice and has to pay tax with interest.',
          we: 'We list every fee and salary before we choose the return form.',
          send: ['Fee statements from each nursing home', 'Form 16', 'Form 26AS', 'Machine loan statement'],
        },
      ],
      question: {
        question: 'My son works in Qatar and gets rent from a house in Nagercoil. Does he have to file in India?',
        answer:
          'Rent from a house in Nagercoil is taxable in India. He may have to file, or can file to claim a refund of TDS. Whether he is resident here depends on the days he spends in India. Send us the passport pages with stamps, the rental agreement and his bank interest certificate. We will work out his status and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'From enrolment to the monthly payment, we can look after PF and ESI for nursing homes, bazaar shops and estates in Nagercoil.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some nurses work nights in one nursing home and days in another. If the second employer takes a new PF number for a nurse, her PF is in two accounts and her withdrawal is delayed.',
          we: "We find the nurse's existing PF number (UAN), and file the wages you pay her under it.",
          send: ['Duty chart', 'Wage sheet', "Nurse's UAN", 'Agency bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Tappers are paid by the tree, and sheet house workers by the day. If you treat all of them alike, you may pay for workers who are not covered and miss workers who are.',
          we: 'We list field workers and factory workers separately, and tell you if PF or ESI applies to each group.',
          send: ['Check-roll', 'Weighment register', 'Sheet house attendance'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Some shop owners do not count the staff of their branches or the cousin at the cash desk. The total may already be above the limit, and the PF office can then demand PF for past months.',
          we: 'We add up the staff of all your shops, and warn you before you reach the limit.',
          send: ['Staff list', 'Branch addresses', 'Wage book'],
        },
      ],
      question: {
        question: 'The cleaners in my Nagercoil nursing home come from an agency. Who has to pay their PF?',
        answer:
          "The agency has to pay it, but if it does not, the PF office can ask you to pay. Ask for the agency's PF and ESI payment lists every month. We will check each name against your duty register, and tell you who is missing before you pay the agency's bill.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS for hospitals, shops and landowners in Nagercoil, and file the TDS return every quarter.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Payments to visiting doctors, the security firm and the laundry are sometimes entered under one head. If the head is wrong, you deduct too little TDS and pay the balance with interest.',
          we: 'Before you make the first payment, we decide which TDS rate applies and verify the PAN.',
          send: ["Doctors' agreements", 'Agency bills', 'Machine lease agreement', 'Payout sheet'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Sometimes a shop belongs to four heirs, but the rent is booked in one name. If TDS is deposited under one PAN, the other heirs get no credit, and may refuse to renew the lease.',
          we: "We split the rent by each heir's share, and report every heir in the TDS return.",
          send: ['Rental agreement', "Heirs' PANs", "Relatives' loan ledger"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'When an estate sells old trees to a sawmill, it may have to collect TCS on the timber from the buyer. If nobody collects it, the department can ask the estate to pay.',
          we: 'We check the permit and the draft bill before the trees leave the estate.',
          send: ['Tree felling permit', 'Draft sales bill', "Buyer's PAN"],
        },
      ],
      question: {
        question: 'I am buying a house in Nagercoil from an owner who lives abroad. How much TDS do I deduct?',
        answer:
          'For a seller who lives abroad there is a separate TDS rule, and the amount can be large. It has to be worked out before the sale deed is registered. Send us the draft deed, his PAN and proof of where he lives. We will work out the TDS, prepare the challan and file the return for you.',
      },
    },
    'company-registration': {
      lead: 'If heirs in Nagercoil share a windmill, an estate or a nursing home, we can compare a partnership deed, an LLP and a company for you.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'If one of two partners dies, the partnership may end with him. Nobody can then sign the power agreement or the loan, so the payments for the power may stop.',
          we: 'We go through the partnership deed, and prepare an LLP that continues after a partner dies.',
          send: ['Power agreement', 'Partnership deed', 'Loan sanction letter', 'Land lease deed'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some heirs decide to put estate land into a company, and learn only at the registration office how much stamp duty they must pay. By then they have already paid for the company.',
          we: 'We work out the stamp duty first, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', "List of each heir's share"],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Doctors who share a nursing home often have no agreement on the machines or on how a partner can leave. When one doctor leaves, a quarrel about the scanner can close the place for weeks.',
          we: 'We draft an agreement on fees, machines and how a doctor can leave, and then choose an LLP or a company.',
          send: ['Lease deed', 'Machine loan sanction letters', "Doctors' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question: 'I have a shop in Nagercoil and want to sell in Kerala. Should I form a company for it?',
        answer:
          'For sales in Kerala your GST number is enough, so you do not need a company. A company can help if you take in a partner or need a large loan. Tell us your plan and your yearly turnover. We will compare the tax and the filing cost, and register a company if it is worth the cost.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We can keep the accounts of wholesalers, jewellery makers and flower agents in Nagercoil, and keep other people's goods separate.",
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            "Goods often come back with the delivery van without a return note. Customers' balances on the Colachel route then never agree, and some customers do not pay the full amount.",
          we: 'We keep balances by route and enter returned goods on the same day.',
          send: ['Route sheets', 'Sales return notes', 'State-wise purchase bills', 'UPI statement'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "The temple's gold, the shop's gold and scrap are sometimes kept in one box. If some grams are missing, you cannot say whose gold it was, and you have to replace it.",
          we: 'We keep a gold register in grams, with a page for each owner of gold.',
          send: ['Gold receipts', 'Issue slips to helpers', 'Weight notes of finished pieces'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            'In the early morning rush at the market, advances to growers are sometimes entered as purchases. Your cost is then too high, and you forget to adjust the advance.',
          we: "We make a day sheet with every grower's weight, commission and advance.",
          send: ['Sales notes', 'Advance slips', 'Daily cash sheet'],
        },
      ],
      question: {
        question: "We built our Nagercoil house with money from the Gulf. Do we show it in the shop's accounts?",
        answer:
          "Do not enter this money in the shop's accounts. Keep a family file with the bank advices and the building bills. If some bills were paid from the shop's bank account, send us the statement. We will move them to the owner's account, so that the bank and the officer see a clear picture.",
      },
    },
    'udyam-registration': {
      lead: 'Jewellery makers, sheet rubber units and clinics in Nagercoil can register under Udyam. We can file it with the right class and activity.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'If the gold in stock is entered as investment, a small maker can be placed in a higher class. Gold is stock, not investment in machinery.',
          we: "We enter only tools and machines, under the maker's own PAN.",
          send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Tool bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some owners try to register the rubber field, which Udyam does not cover, and forget the sheet house, which can be registered. The bank then has no certificate for the sheet house loan.',
          we: 'We register the sheet house or the dryer as a separate unit.',
          send: ['Machine list', 'EB bill of the sheet house', 'Bank account proof'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some clinics buy a new scanner and forget to update their Udyam certificate. If the class has changed, the bank can refuse a benefit that the clinic was counting on.',
          we: 'After every large purchase, we update the machine values on the portal.',
          send: ['Machine invoice', 'Last income tax return', 'Clinic registration'],
        },
      ],
      question: {
        question: 'I live abroad and own a sheet rubber unit near Nagercoil. Who can sign for the Udyam registration?',
        answer:
          "The OTP goes to the phone linked to the signatory's Aadhaar, so choose a signatory who lives here and uses that phone. We will check if your form of business allows another signatory, prepare the authority letter, and fill in the form with the signatory on a call.",
      },
    },
    'iec-registration': {
      lead: 'If you send jewellery, cloves or rubber abroad from Nagercoil in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'If the invoice calls a piece gold although it is imitation jewellery with stones, customs can value it wrongly, hold the parcel and ask for an explanation.',
          we: 'We apply for the IEC, and help you describe metal, stone and weight correctly.',
          send: ['PAN', 'Cancelled cheque', 'Photo and weight note of the piece', "Buyer's order"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some estates ship cloves with only the IEC. Without the Spices Board registration, customs can stop the cargo at the port, and the buyer waits.',
          we: 'We apply for the IEC first and then for the Spices Board registration.',
          send: ['Land records', 'Sample test report', 'Bank letter'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some hospitals order a scanner from abroad before they have the licence and the IEC. The machine waits at the airport, and storage charges increase every day.',
          we: 'Before you pay, we check which licences the machine needs.',
          send: ["Supplier's quotation", 'Clinic registration', 'PAN'],
        },
      ],
      question: {
        question: 'A dance school in Muscat orders temple jewellery from my Vadasery workshop. What do I need?',
        answer:
          "You need an IEC, because you send goods abroad and get paid for them. The invoice should state each piece's metal, stones and weight. Send us the order, photos of the pieces and your PAN. We will apply for the IEC, and list the documents for your bank and for the courier.",
      },
    },
  },
  seo: {
    title: 'Tax and GST Help in Nagercoil, from Kottar to Thovalai',
    description:
      'Income tax for rubber, rent and Gulf income, TDS for hospitals and colleges, and GST for traders who buy in Kerala. Tax and accounting help in Nagercoil.',
  },
} satisfies CityWords;

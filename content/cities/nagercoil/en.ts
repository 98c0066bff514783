import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file income tax, GST and TDS returns for families, shops and hospitals in Nagercoil and for estates near the town.',
  description: [
    "Shops at Kottar and Vadasery buy from both Kerala and Tamil Nadu, so some of the day's bills carry IGST and others carry CGST and SGST. We sort the bills state-wise before we take any input tax credit.",
    'House rent, rubber income and money from abroad are each taxed differently. We first find out who is resident in India and who owns what, and then file a return for each person.',
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
      note: 'Grocers and cloth shops buy on both sides of the Kerala border. Sort the purchase bills state-wise before you take input tax credit.',
    },
    {
      kind: 'hospitals',
      name: 'Private hospitals',
      note: 'Treatment is exempt from GST. Canteen rent, medicine sold over the counter and hall rent may be taxable, so keep a separate ledger for each of these.',
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      note: 'Rubber sheet and cloves are sold through dealers. Keep tapping wages and processing costs separate, so that we can work out how much of your rubber income is agricultural income.',
    },
    {
      kind: 'flower-markets',
      name: 'Thovalai flower market',
      note: "Agents at Thovalai sell flowers for growers. The agent's income is only the commission, not the full price of the flowers.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many windmill owners live in other towns. For each windmill, the owner needs one sheet that shows the units generated, the maintenance bills and the loan interest.',
    },
    {
      kind: 'jewellery',
      name: 'Vadasery temple jewellery makers',
      note: "Makers work with the customer's gold and stones. Keep the customer's gold separate from your own metal, and write down every weight.",
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
    `From Nagercoil, Thuckalay and Thovalai you can work with us over the phone and by WhatsApp and courier. You can also come to our ${town} office by appointment.`,
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Bazaar shops',
      needs:
        'You need your purchase bills sorted state-wise every month. You may have to deduct TDS from shop rent and from interest on loans.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs:
        "You need to deduct the right TDS from each doctor's fee, and keep a complete staff list ready for an inspector.",
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      needs:
        'In your income tax return, we show agricultural income and business income separately. Please ask us about GST before you sell to a dealer in Kerala.',
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
      lead: 'Are you opening a shop in Nagercoil, or selling to Kerala for the first time? We can tell you when you must register for GST, and apply for you.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Some small shops send taxable goods to a customer in Kerala without a GST number. A shop that sells to another state must register first. If it has not, officers can stop the lorry and charge a penalty.',
          we: 'We apply before you raise your first bill on a Kerala customer, and explain which GST scheme suits a shop that sells there.',
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
            'Some estate owners believe that rubber sheets and cured cloves are always agricultural produce. When a Kerala dealer asks for a tax invoice, an owner without GST registration cannot give one and may lose the sale.',
          we: 'We find out in which form you sell the produce, and register you for GST if you need it.',
          send: ['Land records', "Dealers' sales notes", 'Rubber Board or Spices Board registration'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some hospitals mention only treatment in the application, although the canteen is let out and medicine is sold over the counter. Canteen rent and medicine may be taxable, and the officer can later demand tax for all the past months.',
          we: 'We enter each kind of taxable income in the application, and show treatment as exempt.',
          send: [
            'Trust deed or partnership deed',
            'Canteen rental agreement',
            'Property tax receipt',
            'Statement of income for the year',
          ],
        },
      ],
      question: {
        question: 'I live in Nagercoil and own one windmill at Aralvaimozhi. Do I have to register for GST?',
        answer:
          'Power sold to the grid is exempt, so a windmill by itself usually does not require registration. But rent for land, or maintenance work for others, may be taxable. Send us the power agreement and a list of your receipts. We will tell you whether you cross the limit, and apply for registration if you do.',
      },
    },
    'gst-returns': {
      lead: 'Every month we can check your purchases from Kerala and Tamil Nadu and file the GST returns of your shop, hospital or jewellery workshop in Nagercoil.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Kerala bills carry IGST, and bills from Madurai carry CGST and SGST. If the credits are entered under the wrong tax or used in the wrong order, you may pay too much tax in cash.',
          we: 'Before you pay the tax, we match your bills with GSTR-2B on the portal.',
          send: ['State-wise purchase bills', 'Sales register for the month', 'List of sales returns'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "Medicine for inpatients and medicine sold over the counter are often added up in one total. But counter sales are taxable, and inpatients' medicine is part of the exempt treatment. The tax is wrong if you work it out on the total.",
          we: 'We separate the counter sales from the medicine for inpatients, and add the canteen rent and hall rent to the return.',
          send: ['Pharmacy sales report for the month', 'Rental agreements', 'Bills for scrap sold'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "Some makers bill the full price of a piece that they made from the customer's gold. Their turnover then looks many times higher than it is, and the customer may pay too much tax.",
          we: 'We show you how to bill only the making charge, and enter the gold as received from the customer.',
          send: ["Customer's gold receipt", 'Making charge bill', 'Gold issue slips'],
        },
      ],
      question: {
        question: 'My supplier in Thiruvananthapuram has not filed his GST return. What happens to my credit?',
        answer:
          "You can take the credit only after the supplier's bill appears in your GSTR-2B. Until then you have to pay that tax in cash. Each month, before you pay the tax, we can send you a list of such suppliers and draft a message to them. When the bill appears, we take the credit in the return for that month.",
      },
    },
    'gst-notices': {
      lead: 'If your Nagercoil shop, hospital or flower agency receives a GST notice, we can draft the reply and support it with bills sorted by supplier, state and month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'The credit in your return may be higher than in GSTR-2B because some Kerala bills were entered as local ones. The officer can ask you to pay the difference with interest.',
          we: 'We prepare a table that shows each supplier, the state and the tax, and correct the wrong entries.',
          send: ['The notice', 'Purchase bills for the period', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'The officer may take the total income from the audited accounts and ask for tax on all of it. If exempt treatment is not shown separately, the demand can be very large.',
          we: 'We split the receipts into treatment, pharmacy, rent and other income, and attach the agreements.',
          send: ['The notice', 'Audited accounts', 'Sample bills', 'Agreements with doctors and tenants'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            "A flower agent's bank account shows the full price of the flowers. The officer may treat all of it as the agent's own sales, although only the commission is his income.",
          we: "For each day we show the growers' money and your commission in separate columns.",
          send: ['The notice', 'Sales notes', "Growers' ledger", 'Bank statement for the period'],
        },
      ],
      question: {
        question: "Money from my son in Dubai is in my shop's bank account. How do I explain it to the GST officer?",
        answer:
          'Family money is not a sale, but you have to prove where it came from. Mark these credits in the bank statement, and ask your bank for a remittance advice for each of them. We will prepare a table that separates family money from sales, attach the advices and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'If your Nagercoil firm paid the wrong kind of GST, or exported jewellery, cloves or rubber, you can claim a refund. We can file the claim.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A sale to Kerala is sometimes billed with CGST and SGST by mistake. You still have to pay IGST on it, and until you get the CGST and SGST back, you have paid the tax twice.',
          we: 'We work out the IGST that you must pay, and then file the claim for CGST and SGST.',
          send: ['Sales bill with the wrong tax', 'GST returns for the month', 'Payment challan'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'Jewellery is sometimes sent abroad by courier as a gift although the customer paid for it. Without a shipping bill you cannot claim a refund, and the bank may ask why the customer paid you.',
          we: 'Before we claim, we check the invoice, the weight and the shipping bill for each parcel.',
          send: ['Courier shipping bill', 'Invoice with weight in grams', 'Bank realisation advice'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            "Some windmill owners expect a refund of the GST on blades and cranes. Power is exempt, so this GST is part of the owner's cost. If he did not plan for it, his loan may be too small.",
          we: 'Before you order, we tell you how much GST you have to bear, and look for any tax that you paid by mistake.',
          send: ['Electronic cash ledger', 'Maintenance bills', 'Payment challans'],
        },
      ],
      question: {
        question: 'We won our GST appeal in Nagercoil. How do we get back the pre-deposit that we paid for the appeal?',
        answer:
          "The pre-deposit is not refunded automatically, so you have to claim it. Send us the appeal order, the payment receipt and the bank account details in your GST registration. We will check the last date for the claim, file the claim on the portal and reply to the officer's queries until you get the amount.",
      },
    },
    'income-tax-filing': {
      lead: 'Do you have income from a rubber estate, a windmill, a medical practice or the Gulf? We can file income tax returns for families and professionals in Nagercoil.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'If you mix sheets made from bought latex with sheets made from your own latex, the officer may refuse to treat any part as agricultural income, and tax the whole income.',
          we: 'We record your own latex and bought latex separately, and split the income as per the rule for rubber.',
          send: ['Tapping wage sheet', "Dealers' sales notes", 'Latex purchase slips', 'Land records'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Windmill maintenance, loan interest and the units banked with the grid are shown in separate statements. If you file the return with rough figures, they may differ from what the power company reported.',
          we: 'We prepare one sheet for each windmill and use its figures in the return.',
          send: ['Generation statement for the year', 'Maintenance bills', 'Loan statement', 'Land lease deed'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some doctors work in three nursing homes but report the fees from only one. Form 26AS shows the fees from all three, so the doctor may get a notice and may have to pay tax with interest.',
          we: 'We list every fee and salary before we choose the return form.',
          send: ['Fee statements from each nursing home', 'Form 16', 'Form 26AS', 'Machine loan statement'],
        },
      ],
      question: {
        question:
          'My son works in Qatar and gets rent from a house in Nagercoil. Does he have to file a return in India?',
        answer:
          'Rent from a house in Nagercoil is taxable in India. He may have to file a return, or may want to file one to get a refund of TDS. Whether he is a resident depends on how many days he spends in India. Send us the passport pages with stamps, the rental agreement and his bank interest certificate. We will work out his residential status and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'For nursing homes, bazaar shops and estates in Nagercoil, we can look after PF and ESI from enrolment to the monthly payment.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some nurses work nights in one nursing home and days in another. If the second employer generates a new PF number for a nurse, she has two PF accounts and her withdrawal is delayed.',
          we: "We find the nurse's existing PF number (UAN), and report the wages you pay her under it.",
          send: ['Duty chart', 'Wage sheet for the month', "Nurses' UANs", 'Agency bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Tappers are paid by the tree, and sheet house workers by the day. If you treat both groups alike, you may pay PF and ESI for workers who are not covered and leave out workers who are covered.',
          we: 'We list field workers and factory workers separately, and tell you whether PF or ESI applies to each group.',
          send: ['Check-roll', 'Weighment register', 'Attendance register for the sheet house'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Some shop owners do not count the staff at their branches or a cousin who sits at the cash counter. The total may already be above the PF limit, and the PF office can then demand PF for past months.',
          we: 'We add up the staff of all your shops, and warn you before you reach the limit.',
          send: ['Staff list for each shop', 'Addresses of the branches', 'Wage register'],
        },
      ],
      question: {
        question: 'The cleaners in my Nagercoil nursing home come from an agency. Who has to pay their PF?',
        answer:
          "The agency has to pay their PF, but if it does not, the PF office can ask you to pay. Ask the agency for its PF return (ECR), ESI contribution list and challans every month. We will check each name against your duty register, and tell you who is missing before you pay the agency's bill.",
      },
    },
    'tds-tcs-returns': {
      lead: 'Hospitals, shops and landowners in Nagercoil can ask us to work out their TDS and file the TDS return every quarter.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Payments to visiting doctors, the security firm and the laundry are sometimes entered under one head. If the head is wrong, you may deduct too little TDS and have to pay the balance with interest.',
          we: 'Before you make the first payment, we find out which TDS rate applies and verify the PAN.',
          send: ["Doctors' agreements", 'Agency bills', 'Machine lease agreement', 'Payout sheet'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Sometimes a shop building belongs to four heirs, but the rent is booked in one name. If you deposit the TDS under one PAN, the other heirs get no credit, and may refuse to renew the lease.',
          we: "We split the rent by each heir's share, and report every heir in the TDS return.",
          send: ['Rental agreement for the shop', "Heirs' PANs", "Ledger of relatives' loans"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'When an estate sells old trees to a sawmill, it may have to collect TCS on the timber from the buyer. If the estate does not collect TCS, the department can ask it to pay.',
          we: 'We check the permit and the draft bill before the trees leave the estate.',
          send: ['Tree felling permit', 'Draft sales bill', "Buyer's PAN"],
        },
      ],
      question: {
        question: 'I am buying a house in Nagercoil from an owner who lives abroad. How much TDS should I deduct?',
        answer:
          "There is a separate TDS rule for a seller who lives abroad, and the amount can be large. You have to work out the TDS before the sale deed is registered. Send us the draft deed, the seller's PAN and proof of where he lives. We will work out the TDS, prepare the challan and file the return for you.",
      },
    },
    'company-registration': {
      lead: 'Do several heirs in Nagercoil share a windmill, an estate or a nursing home? We can compare a partnership deed, an LLP and a company for you.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'If one of two partners dies, the partnership may come to an end. Nobody can then sign the power agreement or the loan documents, so the payments for the power may stop.',
          we: 'We go through the partnership deed, and set up an LLP, which continues even after a partner dies.',
          send: ['Power agreement', 'Partnership deed', 'Loan sanction letter', 'Land lease deed'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            "Some heirs decide to put estate land into a company, and learn only at the sub-registrar's office how much stamp duty they must pay. By then they have already paid to form the company.",
          we: 'We work out the stamp duty first, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', "List of each heir's share"],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Doctors who share a nursing home often have no agreement on the machines or on how a partner can leave. When one doctor leaves, a quarrel about the scanner can keep the nursing home closed for weeks.',
          we: 'We draft an agreement on fees, machines and how a doctor can leave, and then register an LLP or a company.',
          send: ['Lease deed', 'Machine loan sanction letters', "Doctors' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question:
          'I have a shop in Nagercoil and want to sell in Kerala. Do I need to form a company for Kerala sales?',
        answer:
          'For sales from your shop to Kerala, your GST number is enough, so you do not need a company. A company can help if you take in a partner or need a large loan. Tell us your plan and your annual turnover. We will compare the tax and the cost of annual filings, and register a company if it suits you.',
      },
    },
    'accounting-bookkeeping': {
      lead: "Wholesalers, jewellery makers and flower agents in Nagercoil also hold other people's goods and money. We can keep accounts that show these separately from their own.",
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Goods often come back with the delivery van without a return note. Customers on the Colachel route then pay less than the bill, because they deduct goods whose return you never recorded.',
          we: 'We keep route-wise balances and enter returned goods on the same day.',
          send: ['Route sheets for the week', 'Sales return notes', 'State-wise purchase bills', 'UPI statement'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "The temple's gold, the shop's gold and scrap are sometimes kept in one box. If some grams are missing, you cannot say whose gold it was, and you may have to replace it.",
          we: 'We keep a gold register in grams, with a page for each owner.',
          send: ['Gold receipts', 'Issue slips to helpers', 'Weight slips for finished pieces'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            'In the early morning rush at the market, advances to growers are sometimes entered as purchases. Your cost is then overstated, and you may forget to recover the advance.',
          we: "We make a daily sheet with every grower's weight, commission and advance.",
          send: ['Sales notes', 'Advance slips', 'Daily cash sheet'],
        },
      ],
      question: {
        question: "We built our Nagercoil house with money from the Gulf. Should we show it in the shop's accounts?",
        answer:
          "Do not enter this money in the shop's accounts. Keep a family file with the bank advices and the building bills. If some bills were paid from the shop's bank account, send us the statement. We will move these payments to the owner's account, so that the shop's accounts are clear to the bank and the officer.",
      },
    },
    'udyam-registration': {
      lead: 'Jewellery makers, sheet rubber units and clinics in Nagercoil can register under Udyam. We can file the application with the right activity and values.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'If the gold in stock is entered as investment, a small jewellery maker may be placed in a higher category. Gold is stock, not investment in machinery.',
          we: "We enter only tools and machines, under the jewellery maker's own PAN.",
          send: ["Owner's PAN", 'Masked Aadhaar with linked mobile number', 'Bills for the tools'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some owners try to register the rubber estate, which Udyam does not cover, and forget the sheet house, which can be registered. They then have no Udyam certificate to give the bank for the sheet house loan.',
          we: 'We register the sheet house or the dryer as a separate unit.',
          send: ['Machine list with purchase dates', 'EB bill for the sheet house', 'Bank passbook'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some clinics buy a new scanner and do not update their Udyam certificate. If the clinic is no longer a micro or small enterprise, the bank may refuse a benefit that the clinic was counting on.',
          we: 'After every large purchase, we update the machine values on the portal.',
          send: ['Invoice for the machine', 'Last income tax return', 'Clinic registration certificate'],
        },
      ],
      question: {
        question: 'I live abroad and own a sheet rubber unit near Nagercoil. Who can sign for the Udyam registration?',
        answer:
          "The OTP goes to the phone linked to the signatory's Aadhaar, so choose a signatory who lives here and uses that phone. We will check whether your form of business allows another signatory, prepare the authority letter, and fill in the form with him or her on a call.",
      },
    },
    'iec-registration': {
      lead: 'If you send jewellery, cloves or rubber abroad from Nagercoil in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'If the invoice describes a piece as gold although it is imitation jewellery with stones, customs can value it wrongly, hold the parcel and ask for an explanation.',
          we: 'We apply for the IEC, and help you describe the metal, the stones and the weight correctly.',
          send: ['PAN', 'Cancelled cheque', 'Photo and weight slip of the piece', "Buyer's order"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Some estates have an IEC and ship cloves without a Spices Board registration. Customs may then hold the cargo at the port, and the buyer has to wait.',
          we: 'We apply for the IEC first and then for the Spices Board registration.',
          send: ['Land records', 'Sample test report', 'Cancelled cheque'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some hospitals order a scanner from abroad before they have the licence and the IEC. The machine is held at the airport, and storage charges go up every day.',
          we: 'Before you pay the supplier, we check which licences the machine needs, and apply for the IEC.',
          send: ["Supplier's quotation", 'Clinic registration certificate', 'PAN'],
        },
      ],
      question: {
        question: 'A dance school in Muscat orders temple jewellery from my Vadasery workshop. What do I need?',
        answer:
          "You need an IEC, because you send goods abroad and get paid for them. The invoice should state each piece's metal, stones and weight. Send us the order, photos of the pieces and your PAN. We will apply for the IEC, and list the documents that your bank and the courier need.",
      },
    },
  },
  seo: {
    title: 'Tax and GST Help in Nagercoil, from Kottar to Thovalai',
    description:
      'Income tax for rubber, rent and Gulf income, TDS for hospitals and colleges, and GST for traders who buy in Kerala. Tax and accounting help in Nagercoil.',
  },
} satisfies CityWords;

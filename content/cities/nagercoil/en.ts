import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Families, shops and hospitals in Nagercoil and estates near it can come to us for income tax, GST and TDS returns.',
  description: [
    "Shops at Kottar and Vadasery buy from Kerala and from Tamil Nadu, so one day's bills may carry IGST as well as CGST and SGST. We sort the bills by state before we take any credit.",
    'If you have house rent, rubber land or money from abroad, each income follows its own rule. We first find out who is resident in India and who owns what, and then file a return for each person.',
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
      note: 'Treatment is exempt from GST. Canteen rent, medicine sold over the counter and hall rent may be taxable, so keep a ledger for each.',
    },
    {
      kind: 'spice-estates',
      name: 'Rubber and clove estates',
      note: 'Rubber sheet and cloves are sold through dealers. Tapping wages and processing costs show which part of the income is farm income.',
    },
    {
      kind: 'flower-markets',
      name: 'Thovalai flower market',
      note: "Agents at Thovalai sell flowers for growers. The agent's income is the commission and not the full price of the flowers.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners at Aralvaimozhi',
      note: 'Many windmill owners live elsewhere. For each machine they need the units, the maintenance bills and the loan interest on one page.',
    },
    {
      kind: 'jewellery',
      name: 'Vadasery temple jewellery makers',
      note: 'Makers work with gold and stones of the customer. Keep them separate from your own metal, and write every weight down.',
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
  work: 'For Nagercoil, Thuckalay and Thovalai we can work by phone, WhatsApp and courier. You can also come to our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Bazaar shops',
      needs:
        'You need purchase bills sorted by state every month. You may have to deduct TDS from shop rent and from interest on loans.',
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
        'For income tax you need farm income and business income separated. Please ask us about GST before you sell to a dealer in Kerala.',
    },
    {
      kind: 'jewellery',
      name: 'Temple jewellery makers',
      needs: 'You need a metal account in grams. For orders from abroad you need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you open a shop in Nagercoil or start selling to Kerala, we can tell you when GST registration is due and apply for it.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A small shop may send taxable goods to a customer in Kerala without a GST number. A sale of goods to another state needs registration at once, so the lorry can be stopped and penalty asked.',
          we: 'We apply before your first bill to Kerala, and explain which scheme fits a shop that sells there.',
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
            'An estate owner may believe that rubber sheets and cured cloves are always farm produce. When the Kerala dealer asks for a tax invoice, he cannot give one and the sale is lost.',
          we: 'We check in what form the produce leaves the estate, and register if it is needed.',
          send: ['Land records', "Dealers' sales notes", 'Board registration'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'The application may say hospital only, while the canteen is let out and medicine is sold over the counter. These may be taxable, and tax can later be asked for all the past months.',
          we: 'We list each taxable income in the application and show treatment as exempt.',
          send: ['Trust deed or partnership deed', 'Canteen agreement', 'Property tax receipt', 'List of incomes'],
        },
      ],
      question: {
        question: 'I live in Nagercoil and own one windmill at Aralvaimozhi. Do I have to register for GST?',
        answer:
          'Power sold to the grid is exempt, so a windmill alone mostly needs no registration. Rent for land or maintenance work that you do for others can be taxable. Send us the power agreement and a list of your receipts. We tell you if they cross the limit, and apply if they do.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for shops, hospitals and jewellery makers in Nagercoil, and check purchases from both states every month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Kerala bills carry IGST, and bills from Madurai carry CGST and SGST. If the credits are entered under the wrong head or used in the wrong order, you may pay too much tax in cash.',
          we: 'We compare your bills with GSTR-2B on the portal before you pay.',
          send: ['Purchase bills by state', 'Sales register', 'Sales return list'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Medicine for inpatients and medicine sold over the counter are often added up in one total. Counter sales are taxable, while the medicine of inpatients is part of the treatment. One total gives you the wrong tax.',
          we: 'We divide the pharmacy sales, and add canteen and hall rent.',
          send: ['Pharmacy sales report', 'Rental agreements', 'Scrap sales bills'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "A maker may bill the full price of a piece that he made from the customer's gold. His turnover then looks many times too high, and the customer may be charged too much tax.",
          we: "We bill only the making charge and enter the customer's gold as received.",
          send: ["Customer's gold receipt", 'Making charge bill', 'Issue slips'],
        },
      ],
      question: {
        question: 'My supplier in Thiruvananthapuram has not filed his GST return. What happens to my credit?',
        answer:
          'You can take the credit only after his bill appears in your GSTR-2B. Until then you pay that tax from your own cash. We send you a list of such suppliers each month before you pay them, and draft the message to the supplier. When the bill appears, we take the credit in the next return.',
      },
    },
    'gst-notices': {
      lead: 'If a Nagercoil shop, hospital or flower agent receives a GST notice, we can reply with bills sorted by supplier, state and month.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'The credit in your return may be higher than the list on the portal because some Kerala bills were entered as local ones. The officer can ask you to pay the difference with interest.',
          we: 'We prepare a table by supplier, state and tax, and correct what was entered wrongly.',
          send: ['The notice', 'Purchase bills', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'The officer may take the total income from the audited accounts and ask for tax on all of it. If exempt treatment is not shown separately, the demand can be very large.',
          we: 'We divide the receipts into treatment, pharmacy, rent and others, with the agreement for each.',
          send: ['The notice', 'Audited accounts', 'Sample bills', 'Agreements with doctors and tenants'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            "A flower agent's bank account shows the full price of the flowers. The officer may treat it as the agent's own sale, although only the commission is his.",
          we: "We show the growers' money and your commission in separate columns for each day.",
          send: ['The notice', 'Sales notes', "Growers' ledger", 'Bank statement'],
        },
      ],
      question: {
        question: "Money from my son in Dubai is in my shop's bank account. How do I explain it to the GST officer?",
        answer:
          'Family money is not a sale, but you have to prove where it came from. Mark these credits in the bank statement and ask your bank for the remittance advice of each. We make a table that separates family money from sales, attach the advices and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for firms in Nagercoil that paid tax under the wrong head or exported jewellery, cloves or rubber.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A sale to Kerala may be billed with CGST and SGST by mistake. IGST is still due on it, so until you claim the first payment back you have paid the tax twice.',
          we: 'We work out the IGST for you to pay, and then file the claim for CGST and SGST.',
          send: ['Sales bill', 'GST returns of the month', 'Payment challan'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'A piece may go abroad by courier as a gift although the customer paid for it. Without an export document there is no refund, and the bank may ask what the money is for.',
          we: 'We check invoice, weight and customs document of each parcel before we claim.',
          send: ['Courier export document', 'Invoice in grams', 'Bank realisation advice'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'A windmill owner may expect a refund of the GST on blades and cranes. Power is exempt, so this tax is a cost, and the loan may turn out too small.',
          we: 'We tell you the tax cost before you order, and look for payments made by mistake.',
          send: ['Cash ledger from the portal', 'Maintenance bills', 'Payment challans'],
        },
      ],
      question: {
        question: 'We won our GST appeal in Nagercoil. How do we get back the deposit that we paid for it?',
        answer:
          'It does not come automatically. You have to claim it. Send us the appeal order, the payment receipt and the bank details as on the GST certificate. We check the last date for the claim, file it on the portal and answer the officer until the money comes.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Nagercoil families and doctors, and for owners of rubber land, a windmill or income in the Gulf.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'If sheets from bought latex are mixed with sheets from your own trees, the officer may refuse to treat any part as farm income. You then pay tax on the whole.',
          we: 'We separate your own latex from bought latex, and divide the income by the rule for rubber.',
          send: ['Tapping wage sheet', "Dealers' notes", 'Latex purchase slips', 'Land records'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Maintenance, loan interest and banked units are spread over several statements. If the return shows a rough figure, it may differ from what the power company reported.',
          we: 'We make one page for each machine and use its figures in the return.',
          send: ['Generation statement', 'Maintenance bills', 'Loan statement', 'Land lease deed'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A doctor who works in three nursing homes may report the fees of only one. Form 26AS shows all of them, so he can get a notice and pay tax with interest.',
          we: 'We list every fee and salary before we choose the return form.',
          send: ['Fee statements', 'Form 16', 'Form 26AS', 'Machine loan statement'],
        },
      ],
      question: {
        question: 'My son works in Qatar and gets rent from a house in Nagercoil. Does he have to file in India?',
        answer:
          'The rent from a house here is taxable in India, and he may have to file or can claim a refund of TDS. His days in India decide if he is resident here. Send us the passport pages with stamps, the rental agreement and his bank interest certificate. We settle his status and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can look after PF and ESI for nursing homes, bazaar shops and estates in Nagercoil, from enrolment to the monthly payment.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A nurse may work nights in one nursing home and days in another. If the second employer takes a new PF number for her, her PF is in two accounts and her withdrawal is delayed.',
          we: 'We ask for the number that she already has, and file only your wages under it.',
          send: ['Duty chart', 'Wage sheet', 'PF number of the nurse', 'Agency bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Tappers are paid by the tree, and the workers in the sheet house by the day. If all are treated alike, you may pay for people who are not covered and miss those who are.',
          we: 'We list field workers and factory workers separately, and tell you which cover applies.',
          send: ['Check-roll', 'Weighment book', 'Sheet house attendance'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'A shop owner may leave out the branches and the cousin at the cash desk. Together the staff may already be above the limit, and PF can be demanded for past months.',
          we: 'We add up the staff of all your shops and tell you before the limit is reached.',
          send: ['Staff list', 'Addresses of branches', 'Wage book'],
        },
      ],
      question: {
        question: 'The cleaners in my Nagercoil nursing home come from an agency. Who has to pay their PF?',
        answer:
          "The agency pays it, but if it does not, the claim can come to you. Ask for its PF and ESI payment lists every month. We compare them with your duty register, name by name, and tell you which worker is missing before you pay the agency's bill.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS of hospitals, shops and landowners in Nagercoil, and file the TDS return every quarter.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Visiting doctors, the security firm and the laundry may be booked as one kind of payment. With the wrong kind, you deduct too little and pay the rest with interest.',
          we: 'We fix the kind of payment and check the PAN before the first payment is made.',
          send: ['Agreements with doctors', 'Agency bills', 'Machine lease agreement', 'Payout sheet'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'The landlords of a shop may be four heirs, while the rent is booked in one name. TDS on one PAN gives the other heirs no credit, and they may refuse to renew the lease.',
          we: 'We divide the rent by ownership and report every heir.',
          send: ['Rental agreement', 'PAN of the heirs', 'Loan ledger of relatives'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'When an estate sells old trees to a sawmill, TCS on timber may have to be collected from the buyer. If nobody collects it, the seller can be asked to pay.',
          we: 'We check the permit and the draft bill before the trees leave the estate.',
          send: ['Tree felling permit', 'Draft sales bill', "Buyer's PAN"],
        },
      ],
      question: {
        question: 'I am buying a house in Nagercoil from an owner who lives abroad. How much TDS do I deduct?',
        answer:
          'For a seller who lives abroad, TDS follows a rule of its own, and the amount can be large. It has to be worked out before the sale deed is registered. Send us the draft deed, his PAN and proof of where he lives. We work out the TDS, prepare the challan and file the return for you.',
      },
    },
    'company-registration': {
      lead: 'If heirs in Nagercoil share a windmill, an estate or a nursing home, we can compare a deed, an LLP and a company with you.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'If one of two partners dies, the partnership may end with him. Nobody can then sign the power agreement or the loan, and payments for the power may stop.',
          we: 'We read the deed, and prepare an LLP that continues after a death.',
          send: ['Power agreement', 'Partnership deed', 'Loan letter', 'Land lease deed'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'Heirs may put estate land into a company and learn only at the registration office how much stamp duty it costs. By then they have already paid for the company.',
          we: 'We work out the stamp duty first, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', 'List of shares'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Doctors who share a nursing home may have no rule on machines or on leaving. When one of them leaves, a quarrel about the scanner can close the place for weeks.',
          we: 'We write an agreement on fees, machines and exit, and then choose the form.',
          send: ['Lease deed', 'Machine loan letters', 'PAN and masked Aadhaar of the doctors'],
        },
      ],
      question: {
        question: 'I have a shop in Nagercoil and want to sell in Kerala. Should I form a company for it?',
        answer:
          'For sales in Kerala your GST number is enough, so a company is not needed for that. A company can help if you take a partner or a large loan. Tell us your plan and your yearly turnover. We compare the tax and the filing cost, and register a company if it pays off.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of wholesalers, jewellery makers and flower agents in Nagercoil, with goods of others kept separate.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            "Goods may come back with the delivery van without a return note. Customers' balances on the Colachel route then never agree, and part of your money is not paid.",
          we: 'We keep balances by route and enter returns on the same day.',
          send: ['Route sheets', 'Sales return notes', 'Purchase bills by state', 'UPI statement'],
        },
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            "The temple's gold, the shop's gold and scrap may be kept in one box. If some grams are missing, you cannot say whose gold it was, and you have to replace it.",
          we: 'We keep a gram book with one page for each owner of metal.',
          send: ['Gold receipts', 'Issue slips to helpers', 'Weight notes of finished pieces'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong:
            'The market closes early in the morning, and advances to growers may be entered as purchases. Your cost is then too high, and you forget to adjust the advance.',
          we: 'We make a day sheet with weight, commission and advance for every grower.',
          send: ['Sales notes', 'Advance slips', 'Cash sheet'],
        },
      ],
      question: {
        question: "We built our Nagercoil house with money from the Gulf. Do we show it in the shop's accounts?",
        answer:
          "Keep it in a file of the family, with the bank advices and the building bills. The shop's accounts should show only the shop. If some bills were paid from the shop's bank account, send us the statement. We move them to the owner's account, so that the bank and the officer see a clear picture.",
      },
    },
    'udyam-registration': {
      lead: 'We can register jewellery makers, sheet rubber units and clinics in Nagercoil under Udyam, with the right class and activity.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'If the gold in the box is entered as investment, a small maker can be placed in a higher class. Metal is stock and does not belong in that figure.',
          we: "We enter only tools and machines, under the maker's own PAN.",
          send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Tool bills'],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'An owner may try to register the rubber field, which is farming and not covered. The sheet house, which could be registered, is forgotten, and its loan has no certificate.',
          we: 'We register the sheet house or the dryer as a unit of its own.',
          send: ['Machine list', 'EB bill of the sheet house', 'Bank account proof'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A clinic that buys a new scanner may forget to update its certificate. If its class changed, a bank can refuse a benefit that was already planned.',
          we: 'We update the machine figures after every large purchase.',
          send: ['Machine invoice', 'Last income tax return', 'Clinic registration'],
        },
      ],
      question: {
        question: 'I live abroad and own a sheet rubber unit near Nagercoil. Who can sign for its Udyam?',
        answer:
          "The OTP goes to the phone that is linked to the signatory's Aadhaar. So choose a signatory who lives here and keeps that number. We check if your form of business allows another signatory, prepare the authority letter, and fill in the form with him on a call.",
      },
    },
    'iec-registration': {
      lead: 'If jewellery, cloves or rubber leave Nagercoil in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'jewellery',
          name: 'Temple jewellery makers',
          wrong:
            'The invoice may call a piece gold although it is imitation jewellery with stones. Customs can then value it wrongly, hold the parcel and ask for an explanation.',
          we: 'We apply for the IEC, and help you describe metal, stone and weight correctly.',
          send: ['PAN', 'Cancelled cheque', 'Photo and weight note of the piece', "Buyer's order"],
        },
        {
          trade: 'spice-estates',
          name: 'Rubber and clove estates',
          wrong:
            'An estate may ship cloves with only the IEC. If the Spices Board registration is missing, the cargo can be stopped at the port and the buyer waits.',
          we: 'We apply for the IEC first and then for the Spices Board registration.',
          send: ['Land records', 'Sample test report', 'Bank letter'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A hospital may order a scanner abroad before it has the licence and the IEC. The machine then waits at the airport, and storage charges grow every day.',
          we: 'We check with you before you pay which licences the machine needs.',
          send: ["Supplier's quotation", 'Clinic registration', 'PAN'],
        },
      ],
      question: {
        question: 'A dance school in Muscat orders temple jewellery from my Vadasery workshop. What do I need?',
        answer:
          'You need an IEC, because goods cross the border against payment. The invoice should state metal, stones and weight of each piece. Send us the order, photos of the pieces and your PAN. We apply for the IEC, and list the documents for your bank and for the courier.',
      },
    },
  },
  seo: {
    title: 'Tax and GST Help in Nagercoil, from Kottar to Thovalai',
    description:
      'Income tax for rubber, rent and Gulf income, TDS for hospitals and colleges, and GST for traders who buy in Kerala. Tax and accounting help in Nagercoil.',
  },
} satisfies CityWords;

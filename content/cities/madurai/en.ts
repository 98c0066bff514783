import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST and income tax returns and keep the accounts of Masi street shops, doctors and temple lodges in Madurai.',
  description: [
    'Shops on the Masi streets sell to small towns across the southern districts, and one owner often has two or three shops that share a godown. We work out which stock belongs to which shop before we file the GST return.',
    "Sales rise in the weeks of the Chithirai festival and fall afterwards. During the festival we collect your billing data every week, so that nobody has to guess the month's sales.",
    "Specialists work in more than one hospital, and agents at Mattuthavani handle growers' money. We separate your own fees or commission from money that belongs to others. For rubber part manufacturers and sungudi saree makers, we keep a piece-wise stock register.",
  ],
  keyAttractions: [
    'Meenakshi Amman Temple',
    'Thirumalai Nayakkar Mahal',
    'Gandhi Memorial Museum',
    'Alagar Kovil',
    'Thiruparankundram Murugan Temple',
    'Vandiyur Mariamman Teppakulam',
  ],
  majorIndustries: [
    {
      kind: 'bazaar-shops',
      name: 'Masi street and Vilakkuthoon wholesalers',
      note: 'Wholesalers send cloth and hardware to other towns by bus parcel. The parcel receipt is often the only proof of delivery, so keep it with the bill.',
    },
    {
      kind: 'hospitals',
      name: 'Eye hospitals and clinics',
      note: "A specialist may be paid by two or three hospitals. The fees in the specialist's return must match the fees in each hospital's TDS return.",
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      note: "Room rates go up in festival weeks. GST depends on the rate charged for the night, so the room register must show each night's rate.",
    },
    {
      kind: 'auto-components',
      name: 'Rubber and vehicle parts',
      note: 'Rubber units buy compound in bulk and sell parts by the piece. Write down how much compound one part needs, so that your stock can be checked.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Sungudi saree makers',
      note: "Families tie the cloth at home, and dyers dye it. For each payment, write a voucher with the person's name.",
    },
    {
      kind: 'flower-markets',
      name: 'Madurai malli flower market',
      note: "Jasmine prices change within one morning. The sale note must show the grower's price and your commission separately.",
    },
  ],
  serviceAreas: [
    'Town Hall Road',
    'Simmakkal',
    'Mattuthavani',
    'Anna Nagar',
    'Kappalur',
    'Thiruparankundram',
    'Melur',
    'Thirumangalam',
  ],
  work: (town) =>
    `Our office is in ${town}. From Madurai you can send bills by WhatsApp or courier and talk to us on the phone, or visit us by appointment.`,
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Masi street shops and wholesalers',
      needs:
        'You need GST returns that match your cash and UPI sales. If your shops share a godown, you need one stock count for the godown and a separate set of books for each shop.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs:
        'We can file your income tax return and claim the TDS deducted by every hospital that pays you. We can also file PF and ESI returns for your nurses and other staff.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      needs:
        "You need to charge GST at the right rate for each night's room rent. If PF and ESI apply to your lodge, workers hired for the festival must be enrolled too.",
    },
    {
      kind: 'flower-markets',
      name: 'Flower commission agents',
      needs:
        "For GST and for income tax, you need proof that the growers' money in your account is not yours. To export flowers you need an import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Who owns the shop, the stock and the godown? Once this is clear, we can apply for your GST number in Madurai.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            "When brothers divide a Masi street shop, both may use the EB bill in their father's name. If his consent letter is not attached, the officer may raise a query, and both applications are then delayed.",
          we: 'We draft the consent letter, and add the shared godown to the GST registration of each brother who uses it.',
          send: [
            'Property tax receipt for the shop',
            'Latest EB bill',
            'Rental agreement or partition deed',
            "Brothers' PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Treatment is exempt, so many eye clinics think that they need no GST number. But spectacles sold at the optical counter are taxable, and if the clinic should have registered, the department can demand the tax with interest.',
          we: 'We work out the income from treatment, medicines and spectacles separately, and compare it with the GST limit.',
          send: [
            "Statement of the year's income from treatment, medicines and spectacles",
            'Property tax receipt',
            'Partnership deed',
          ],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'Some units at Kappalur mould parts for others and also sell their own bushes. If the GST certificate shows only job work, their bills for bushes do not match it.',
          we: 'We enter both job work and the sale of your own parts, and attach address proof for the shed.',
          send: ['Shed allotment order or lease', 'Latest EB bill', "Firm's PAN"],
        },
      ],
      question: {
        question: 'I sell jasmine for growers at Mattuthavani and take a commission. Do I need a GST number?',
        answer:
          "Commission that you earn from growers on fresh flowers is exempt, so most agents need no GST number for it. If you also hire out a van or sell boxes, you may need one. Send us one week's sale notes, and we will tell you whether you have to register.",
      },
    },
    'gst-returns': {
      lead: 'Send us your bills every week, and we can file the GST returns for your shop, lodge or saree business in Madurai.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A vessel shop writes hundreds of small bills during the Chithirai festival. If UPI, card and cash receipts add up to more than the bills, the department can ask for tax on the difference.',
          we: 'Every week we match your UPI, card and cash sales with the bill book.',
          send: [
            "Photos of the week's bill book pages",
            'UPI and card settlement statements',
            'Purchase bills for the week',
          ],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'In festival weeks the room rent is often higher than the rate card. GST is due on the price that the guest was charged, so if you prepare the return from the rate card, you pay too little tax.',
          we: 'Before we file GSTR-1, we take the rates and the number of nights from your room register.',
          send: ['Room register for the month', 'Monthly statements from booking sites', 'Mess bills for the month'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Sometimes cloth goes out for tying, dyeing or printing without a delivery challan. An officer who checks the cloth on the road can treat it as a sale without a bill and charge a penalty.',
          we: 'We give you a delivery challan format, and list the cloth that has not come back from each worker.',
          send: ['Cloth issue slips for the month', "Dyers' bills", 'Sales bills for the month'],
        },
      ],
      question: {
        question: 'I send parcels from Simmakkal to Theni by bus. What should I keep for the GST return?',
        answer:
          'Keep the bill and the parcel office receipt together, because the receipt proves that the goods went to your customer. Send us photos of the bill and the receipt in the same week. We will enter the sale in that month and keep the receipt as your proof.',
      },
    },
    'gst-notices': {
      lead: 'If your Madurai shop, lodge or market stall gets a GST notice, send it to us and we can draft the reply.',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            "Your bank account shows the growers' money along with your commission. The officer can treat the whole amount as your turnover and ask for GST on it.",
          we: 'We make a grower-wise table with the sale notes, the payments to each grower and your commission.',
          send: [
            'The notice',
            'Sale notes for the period',
            'Slips for payments to growers',
            'Bank statement for the period',
          ],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            "If three shops share a godown and officers find one shop's goods in it, they can treat these goods as unaccounted stock and demand tax with a penalty.",
          we: 'In the reply we show, from purchase bills and stock lists, which goods belong to which shop.',
          send: ['The notice', "Each shop's purchase bills", "Each shop's stock list", 'Godown rental agreement'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'The officer can calculate from your compound purchases that you made more parts than you sold. If you have no record of rejected parts and trimmings, he can tax the difference.',
          we: "We show the compound used for each part, and each month's rejections and waste.",
          send: [
            'The notice',
            'Compound purchase bills for the period',
            'Production sheets',
            'Rejection and waste slips',
          ],
        },
      ],
      question: {
        question: 'The officer multiplied my sales of the Chithirai month by twelve. How do I reply?',
        answer:
          'Show your actual sales for every month. Bill books and UPI totals can prove that sales were low in the other months. Send them to us, and we will put all twelve months in one statement, attach the registers as proof and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'Which GST refund can your Madurai rubber unit, saree business or wholesale shop claim? We can find out and file the claim.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'Some units export rubber bushes but cannot show how much compound each part needs. The officer may question their claim for GST on compound and freight, and hold up the refund.',
          we: 'We work out the claim from the compound used, the shipping bills and the payments received.',
          send: ['Shipping bills', 'Compound purchase bills', 'Production sheets', 'Bank remittance advices'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'If you charge CGST and SGST on goods sent to Kerala, the buyer may ask for a new bill with IGST. The CGST and SGST that you paid are lost unless you claim a refund.',
          we: 'We tell you how much IGST to pay. After you have paid it, we claim back the CGST and SGST.',
          send: ['The bill with the wrong tax', 'Lorry or parcel receipt', 'GST returns for that month'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            "Some makers send sungudi sarees abroad in a relative's luggage. No customs document shows the export, so they cannot claim the GST on yarn and dye.",
          we: 'We show you how to fill in the postal bill of export, and claim the refund for parcels sent with it.',
          send: ['Postal bills of export', 'Yarn and dye bills', 'Bank remittance advice'],
        },
      ],
      question: {
        question: 'I bought a large stock for the festival and have a lot of unused GST credit. How can I use it?',
        answer:
          'Unused credit stays in your ledger and reduces the tax you pay in cash when the stock is sold. You can get a refund only for exports or in a few other cases that the law allows. We will check whether your sales come under one of these cases, and plan how much credit you can use each month.',
      },
    },
    'income-tax-filing': {
      lead: 'For doctors, shop owners and agents in Madurai, we can file the income tax return after we check Form 26AS and the closing stock.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Some doctors have a salary, fees from another hospital and an evening clinic, but give their auditor only the salary certificate. If income is left out, the doctor may get a notice and have to pay tax with interest.',
          we: 'We add up your salary, fees and clinic receipts, claim the expenses and match the TDS deducted by each hospital.',
          send: ['Form 16', 'Fee statements from each hospital', 'Clinic receipt book', 'Equipment bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            "If every shop counts the stock in a shared godown, or none of them does, each shop's profit is wrong. One owner may end up paying another owner's tax.",
          we: 'We arrange for all the stock in the godown to be counted on one day, and split the stock between the shops by their purchase bills.',
          send: ['Stock count sheet for the godown', "Each shop's purchase bills", 'Ledger of family loans'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'An agent who shows all the market receipts in his bank account as sales pays too much tax. If he shows none of these receipts, even his commission, which is his real income, is left out.',
          we: 'We show the commission as your income, and the rest as paid to the growers.',
          send: ['Commission book for the year', 'Sale notes', 'List of advances to growers'],
        },
      ],
      question: {
        question:
          "Customers also pay for goods from my Town Hall Road shop to my wife's UPI number. Do I show that in my return?",
        answer:
          "Yes, money for your shop's goods is your shop's sale, even if it is paid to her number. Send us her UPI statement with the shop's bank statement. We will add the shop receipts to your sales and leave out her personal receipts. From now on, use a separate UPI number for the shop.",
      },
    },
    'pf-esi-services': {
      lead: 'Do PF and ESI apply to your shop, lodge or unit in Madurai? We can check, register you and file the monthly returns.',
      trades: [
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'Some lodges hire cooks and room staff for the festival and do not enter them in any register. These workers can take the staff count above the limit, and PF or ESI then continues to apply after the festival.',
          we: 'We list the casual workers with the dates they worked, and warn you before you reach the limit.',
          send: ['Daily staff list with mobile numbers', 'Duty chart', "Manpower agency's bills"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'If a new press operator starts work before he has an ESI number and his hand is caught in the mould, ESI may not pay. The owner may then have to bear the cost of the treatment.',
          we: "If you send us a new operator's name in time, we enrol him before his first shift.",
          send: ['Joining form', 'Masked Aadhaar and mobile number', 'Bank passbook'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "If visiting specialists and regular nurses are on one payment list, the PF office can treat the specialists' fees as wages.",
          we: "We read each doctor's agreement with the hospital, and keep only employees on the wage sheet.",
          send: ['Consultant agreements', 'Wage sheet', "Security agency's wage sheet"],
        },
      ],
      question: {
        question: 'I have two shops in Madurai with six people in each. Do I have to pay PF?',
        answer:
          'Both shops are counted together, because one person owns them. Family members who draw a salary are counted too. Twelve people are usually too few for PF, but they can be enough for ESI. Send us the staff list of both shops. We will compare the total with both limits, and register you for PF or ESI if you have reached the limit.',
      },
    },
    'tds-tcs-returns': {
      lead: "Do you pay shop rent, doctors' fees or dyers' bills in Madurai? We can work out the TDS and file your quarterly return.",
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A Masi street building often belongs to several heirs, but the shop pays the rent to one of them. TDS has to be deducted for each owner in the title deed. If the shop deducts all of it under one PAN, the other owners get no credit.',
          we: 'We read the title deed and split the rent and the TDS between the owners, each under his own PAN.',
          send: ['Rental agreement', 'Title deed or legal heir certificate', "Owners' PANs"],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'If a hospital uses a wrong PAN for a specialist all year, his TDS is credited to another person. The specialist can then claim the amount from the hospital.',
          we: "We verify each doctor's PAN on the portal at the start of the year.",
          send: ["Doctors' PAN copies", 'Payout sheet', 'Consultant agreements'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'The people who tie, dye and print the cloth get small payments every week. In a year the payments to one worker can cross the TDS limit, and the saree maker has to pay TDS that he did not deduct.',
          we: 'From April we add up the payments under each PAN, and tell you from which payment to deduct TDS.',
          send: ['Weekly payment book', "Workers' PAN copies", "Dyers' bills"],
        },
      ],
      question: {
        question: 'My relatives have lent money to my shop, and I pay them interest. Do I have to deduct TDS?',
        answer:
          'Usually yes, if your turnover is large enough for the rule to apply and the interest to one person is above the TDS limit. Interest that you only credit to an account is also treated as paid. Send us the loan ledger in March, and we will work out the TDS for each relative.',
      },
    },
    'company-registration': {
      lead: 'Company or LLP? We can compare an LLP with a company for your Madurai shops, clinic or rubber unit, and register the one that suits you.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'When the next generation wants shares in the business, the leases and GST numbers are often in three names. A new company cannot use the shops until each lease is transferred.',
          we: 'We list what each family member owns, and plan an LLP for the wholesale business.',
          send: ['Shop leases', 'Stock lists', 'GST certificates', "Family members' PAN and masked Aadhaar"],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'If doctors buy a machine together without a written agreement and one of them leaves, the other doctors may have to repay the whole loan.',
          we: 'Before we register the LLP or company, we draft an agreement on the fees, the machine and how a doctor can leave.',
          send: ['Machine loan sanction letter', 'Proposed sharing of fees', "Doctors' PAN and masked Aadhaar"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'Vehicle manufacturers often want the same legal name on the test report and on the mould. If your documents show two different names, they may stop placing orders with you.',
          we: 'We list the moulds and approvals held in each name, and tell each buyer the date from which the new name applies.',
          send: ['Vendor agreements', 'Mould list', 'Loan sanction letters'],
        },
      ],
      question: {
        question: 'Can flower agents at Mattuthavani export jasmine together as one firm?',
        answer:
          "Yes, a small group can form an LLP, and the LLP can hold the IEC in its own name. The agreement should say how the agents share profit and loss. Give us the partners' names. We will draft the agreement and register the LLP.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'Send us photos of your bills, daily in festival weeks and weekly at other times. We can keep the accounts of your Madurai shop, saree business or lodge from these photos.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'Some shops sell on credit to customers in other towns and do not keep the parcel receipts. If a customer denies that he received the goods, the shop cannot prove what he owes.',
          we: 'For each customer, we keep the bill, the parcel receipt and the proof of payment together.',
          send: ['Sales bills for the month', 'Parcel receipts', 'Payment slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'If your cloth is with many families and dyers and nobody counts the pieces, you may end up paying for work on cloth that never came back.',
          we: 'We keep an account for each family and each dyer, with the cloth sent and the cloth returned.',
          send: ['Cloth issue slips', 'Wage vouchers with names', "Dyers' bills"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            'A worn mould wastes rubber compound, but most books show only the total compound used. The loss continues until somebody measures the waste.',
          we: 'Every month we compare the compound used for each part with the parts made, and tell you which mould wastes compound.',
          send: ['Compound purchase bills', 'Batch sheets', 'Part-wise sales list'],
        },
      ],
      question: {
        question: 'My family has three shops and one godown on the Masi streets. How many sets of books do we need?',
        answer:
          'You need one set of books for each PAN, so three sets if each shop has its own owner. The godown needs only one stock count. Send us the stock sheet once, and we will split the stock between the shops. We close all three sets of books on the same date, so that the stock tallies.',
      },
    },
    'udyam-registration': {
      lead: 'In your Udyam registration, enter only the activity and the investment that your bills can prove. We can register saree makers, rubber units, clinics and lodges in Madurai.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'A business that gives out its own cloth for tying and dyeing is a manufacturer, even if it has no machines. If it is registered as a trader, it may lose the benefit of schemes for manufacturers.',
          we: 'We enter textile processing as the main activity and trading as a second activity.',
          send: ['Sample order', "Dyers' bills", "Owner's PAN and masked Aadhaar"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            "If presses are entered at today's price, the unit may be placed in a higher category and lose the benefits of a small unit. Udyam goes by the written down value (the value after depreciation).",
          we: 'We enter the presses at the value in your income tax return, and leave out moulds that belong to customers.',
          send: ['Depreciation schedule', 'Mould list', 'GST certificate'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "If a trust runs the hospital and a doctor applies with his own PAN, the bank does not accept his certificate for the trust's loan.",
          we: 'First we check under whose PAN the hospital runs and who may register.',
          send: ['Trust deed or partnership deed', 'PAN of the trust or firm', 'Bills for the machines'],
        },
      ],
      question: {
        question: 'My lodge building in Madurai is costly. Can the lodge still register as a small business?',
        answer:
          'Often yes, because land, building and furniture are not counted as investment. Kitchen machines and vehicles are taken at their written down value. Send us your last return with the depreciation schedule. We will tell you whether the lodge is a micro, small or medium enterprise, and register it.',
      },
    },
    'iec-registration': {
      lead: 'If you send jasmine, sarees or rubber parts abroad from Madurai, we can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'Jasmine must be flown out within hours. If the phytosanitary (plant health) certificate is not ready, the box misses the flight and the flowers are lost.',
          we: 'We apply for the IEC before the season, and list what APEDA, the plant quarantine office and the airline ask for.',
          send: ["Firm's PAN", 'Cancelled cheque', "Buyer's order"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'If the invoice says only that the goods are cotton, customs may ask about the fibre and the process, and hold the parcel until you answer.',
          we: 'We apply for the IEC and give you a sample invoice that describes the goods as tie-dyed cotton.',
          send: ['PAN and masked Aadhaar', 'Sample label', 'Bank passbook'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part manufacturers',
          wrong:
            "If the drawing, the invoice and the carton show three different part numbers, customs in the buyer's country may hold the shipment.",
          we: 'We apply for the IEC, and check that your first order has the same part number on the drawing, the invoice and the carton label.',
          send: ['Drawing', "Buyer's order", 'GST certificate', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'Visitors from abroad buy brass vessels at my shop near the temple. When do I need an IEC?',
        answer:
          'You need an IEC when you ship vessels to a buyer abroad. If a visitor buys at your counter and carries the vessels home, it is a local sale, and you charge GST as usual. If you want to take foreign orders, we will apply for the IEC and tell you what the courier must file with customs.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Madurai Shops, Clinics and Lodges',
    description:
      'New GST numbers, monthly returns and income tax filing for Madurai wholesalers, lodges, doctors, sungudi makers and flower agents, with bills by WhatsApp.',
  },
} satisfies CityWords;

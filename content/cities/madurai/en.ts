import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Shops of the Masi streets, doctors and temple lodges in Madurai can get their GST returns, income tax and accounts done by us.',
  description: [
    'Shops on the Masi streets sell to small towns in the southern districts. Often one owner has two or three shops that share a godown. We write down which stock belongs to which shop before we file the GST return.',
    'Sales rise in the weeks of the Chithirai festival and fall afterwards. In those weeks we take your billing data every week, so that nobody has to guess the sales of the month.',
    'Specialists work in more than one hospital, and agents at Mattuthavani handle the money of growers. We separate your own fees or commission from money that belongs to others. For makers of rubber parts and sungudi sarees we keep a stock account by piece.',
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
      note: 'Cloth and hardware go out by bus parcel. The parcel receipt is often the only proof of delivery, so keep it with the bill.',
    },
    {
      kind: 'hospitals',
      name: 'Eye hospitals and clinics',
      note: 'A specialist may be paid by two or three hospitals. The fees in his return must match the TDS that each hospital deducted.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      note: 'Room rates rise in festival weeks. GST depends on the rate charged for the night, so the room register must show it.',
    },
    {
      kind: 'auto-components',
      name: 'Rubber and vehicle parts',
      note: 'Rubber units buy compound in bulk and sell by the piece. Write down how much compound one part needs, so that your stock can be checked.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Sungudi saree makers',
      note: 'Cloth is tied in homes and dyed by others. Write a voucher with the name of the person for each payment.',
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
  work: 'Our office is in Coimbatore. From Madurai you send bills by WhatsApp or courier and talk to us on the phone, and you can visit us by appointment.',
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Masi street shops and wholesalers',
      needs:
        'You need GST returns that match your cash and UPI sales. If your shops share a godown, you need one stock count and a set of books for each shop.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs:
        'You need an income tax return that claims the TDS of every hospital. For your nurses and other staff you need PF and ESI.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      needs:
        'You need the right GST on the price of each night. If PF and ESI apply to you, your festival staff must be on the list too.',
    },
    {
      kind: 'flower-markets',
      name: 'Flower commission agents',
      needs:
        "You need proof, for GST and for income tax, that the growers' money is not yours. To export flowers you need the import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can get your GST number in Madurai, after we settle with you whose shop, stock and godown it is.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            "Brothers may divide a Masi street shop and both use the EB bill in their father's name. If no consent letter is attached, the officer raises a query and both applications wait.",
          we: 'We write the consent letter and enter the shared godown on the certificate of each brother who uses it.',
          send: [
            'Property tax receipt of the shop',
            'Consent letter',
            'Rental agreement or partition deed',
            'PAN and masked Aadhaar',
          ],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'An eye clinic may think of treatment only, which is exempt. Spectacles from its optical counter are goods under GST, and tax with interest can be demanded if the clinic should have registered.',
          we: 'We list the income from treatment, pharmacy and optical counter, and compare it with the limit.',
          send: ['List of incomes', 'Property tax receipt', 'Partnership deed'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A unit at Kappalur may mould parts for others and also sell its own bushes, but name only one of these in the form. Bills for the other work then do not fit the certificate.',
          we: 'We enter job work and own sales as two activities and attach the proof of the shed.',
          send: ['Shed allotment order or lease', 'Latest EB bill', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I sell jasmine for growers at Mattuthavani and take a commission. Do I need a GST number?',
        answer:
          'Commission on fresh flowers for growers is exempt, so most agents need no number for it. If you also hire out a van or sell boxes, this can change. Send us the sale notes of one week, and we tell you whether to register.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Madurai shops, lodges and makers from bills that you send us every week.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A vessel shop writes hundreds of small bills in the Chithirai weeks. If UPI, card and cash add up to more than the bills, the department can ask for tax on the difference.',
          we: 'We match UPI, card and cash with the bill book every week.',
          send: ['Photos of the bill book', 'UPI and card statements', 'Purchase bills'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'The rate card may show one price and the festival bill a higher one. GST follows the price that the guest was charged, so a return made from the rate card pays too little.',
          we: 'We take rate and nights from the room register before we file GSTR-1.',
          send: ['Room register', 'Statements of booking sites', 'Mess bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Cloth may go to tiers, dyers and printers without a delivery challan. If it is checked on the road, it looks like a sale without a bill, and a penalty can follow.',
          we: 'We give you a challan format and list the cloth that has not come back.',
          send: ['Cloth issue notes', "Dyers' bills", 'Sale bills'],
        },
      ],
      question: {
        question: 'I send parcels from Simmakkal to Theni by bus. What do I keep for the GST return?',
        answer:
          'Keep the bill and the receipt of the parcel office together, because the receipt proves that the goods went to your customer. Send us photos of both in the same week. We enter the sale in that month and file the receipt as your proof.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice has come to your Madurai shop, lodge or market stall, send it to us and we can write the reply.',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            "Your bank account shows the growers' money along with your commission. The officer may take all of it as your turnover and ask for GST on it.",
          we: 'We make a table with sale note, payment and commission for each grower.',
          send: ['The notice', 'Sale notes', 'Payment slips to growers', 'Bank statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'Officers may find goods of one shop in a godown that three shops share. They can treat them as unbilled stock and demand tax with a penalty.',
          we: 'We show from purchase bills and stock lists which goods belong to which shop.',
          send: ['Purchase bills of each shop', 'Stock lists', 'Godown rental agreement'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'From the compound that you bought, the officer may work out more parts than you sold. If rejects and flash were not written down, he can tax the difference.',
          we: 'We show the compound used for each part, the rejects and the waste, month by month.',
          send: ['Compound bills', 'Production sheets', 'Slips of rejects and waste'],
        },
      ],
      question: {
        question: 'The officer multiplied my Chithirai sales by twelve. How do I answer?',
        answer:
          'Show your real sales of every month. Bill books and UPI totals prove that the other months were quiet. Send us both, and we put all months in one sheet, add the registers as proof and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can find out which GST refund your Madurai rubber unit, saree business or wholesale shop can claim, and file it.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A unit that exports bushes has GST credit on compound and freight. If it cannot show how much compound a part needs, the officer doubts the claim and holds it up.',
          we: 'We build the claim from compound used, shipping bills and bank receipts.',
          send: ['Shipping bills', 'Compound bills', 'Production sheets', 'Bank advices'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'You may send goods to Kerala with CGST and SGST on the bill. The buyer asks for a new bill with IGST, and the tax already paid is lost unless you claim it.',
          we: 'We correct the return, you pay the IGST, and we claim the CGST and SGST.',
          send: ['The bill', 'Transport receipt', 'Returns of that month'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            "Sungudi sarees may go abroad in a relative's luggage. No customs document shows the export, so you cannot claim the GST on yarn and dye.",
          we: 'We show you the postal export form and claim for the parcels sent with it.',
          send: ['Postal export forms', 'Bills for yarn and dye', 'Bank advice'],
        },
      ],
      question: {
        question: 'I bought large stocks for the festival and have much GST credit left. How do I use it?',
        answer:
          'The credit stays in your ledger and reduces the tax that you pay in cash when the stock is sold. A refund needs an export or another reason in the law. We check your sales list for such a reason and plan how much credit you use each month.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Madurai doctors, shop owners and agents after checking Form 26AS and stock.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A doctor may have salary from one hospital, fees from another and an evening clinic, and give his auditor only the salary certificate. Income that is left out can bring a notice with tax and interest.',
          we: 'We add fees and clinic receipts, claim the expenses and match the TDS of each hospital.',
          send: ['Salary certificate', 'Fee statements', 'Clinic receipt book', 'Equipment bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'Stock in a shared godown may be counted by every shop or by none. The profit of each shop is then wrong, and one owner pays tax for another.',
          we: 'We take one count of the godown on one day and divide it by purchase bills.',
          send: ['Stock sheet', 'Purchase bills', 'Family loan ledger'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'An agent may show all the market money in his bank as sales, or none of it. Only the commission is his income, so he pays too much tax or hides income.',
          we: "We show the commission as your income and the growers' money as paid on to them.",
          send: ['Commission book', 'Sale notes', 'List of advances'],
        },
      ],
      question: {
        question: "My wife's UPI number also takes money from my Town Hall Road shop. Do I show that in my return?",
        answer:
          "Yes, it is still the sale of your shop. Send us her UPI statement with the shop's bank statement. We add the shop receipts to your sales and leave her private receipts out. From now on use one number only for the shop.",
      },
    },
    'pf-esi-services': {
      lead: 'We can tell you if PF and ESI apply to your Madurai shop, lodge or unit, register you and file every month.',
      trades: [
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'Cooks and room staff may be hired for the festival and never listed. With them your number can cross the limit, and PF or ESI then continues after the festival.',
          we: 'We list the casual staff with dates and tell you before the limit is reached.',
          send: ['Daily staff list with mobile numbers', 'Duty chart', 'Agency bills'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A new press operator may start before his ESI number exists. If the mould hurts his hand that day, he has no cover and the owner pays for the treatment.',
          we: 'We enrol him before his first shift if you send us his name in time.',
          send: ['Joining form', 'Masked Aadhaar and mobile number', 'Bank passbook'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Visiting specialists and regular nurses may be in one payment list. The PF office can then treat the fees of the specialists as wages.',
          we: 'We read the terms of each doctor and leave only employees on the wage sheet.',
          send: ['Consultant letters', 'Wage sheet', "Security agency's wage list"],
        },
      ],
      question: {
        question: 'I have two shops in Madurai with six people in each. Do I have to pay PF?',
        answer:
          'Branches of one owner are mostly counted together, and so are family members who draw a salary. Send us the staff list of both shops. We compare the total with the PF and ESI limits and register you if you have reached them.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS when you pay rent, doctors or dyers in Madurai, and file your quarterly TDS return.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A Masi street building may belong to several heirs while you pay the rent to one of them. TDS follows the owners in the title, so a deduction on one PAN is wrong for all.',
          we: 'We read the title deed and divide the rent by the PAN of each owner.',
          send: ['Rental agreement', 'Title deed or legal heir certificate', 'PAN of the owners'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A hospital may use a wrong PAN of a specialist for the whole year. His TDS is credited to a stranger, and he asks the hospital for the money.',
          we: 'We check each PAN on the portal at the start of the year.',
          send: ['PAN copies', 'Payout sheet', 'Consultant letters'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Tiers, dyers and printers get small sums every week. In a year these can cross the TDS limit, and the maker owes tax that he did not deduct.',
          we: 'We add up the payments for each PAN from April and tell you from when to deduct.',
          send: ['Weekly payment book', 'PAN copies', "Dyers' bills"],
        },
      ],
      question: {
        question: 'Relatives keep money in my shop and I pay them interest. Do I have to deduct TDS?',
        answer:
          'Usually yes, above a limit for each person, if your turnover brings you under the rule. Interest that you only add to their account is treated as paid. Send us the loan ledger in March, and we work out the TDS for each relative.',
      },
    },
    'company-registration': {
      lead: 'We can compare a company with an LLP for your Madurai shops, clinic or rubber unit, and register the one that fits.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'The next generation may want shares while the leases and GST numbers are in three names. A new company owns none of them until each lease is changed.',
          we: 'We list what each person owns and plan an LLP for the wholesale business.',
          send: ['Shop leases', 'Stock lists', 'GST certificates', 'PAN and masked Aadhaar of the family members'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Doctors may buy a machine together without a written agreement. If one of them leaves, the others have to repay the whole loan.',
          we: 'We write an agreement on fees, machine and exit before we register the LLP or company.',
          send: ['Machine loan letter', 'Plan for sharing fees', 'PAN and masked Aadhaar of the doctors'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A vehicle maker may want the same legal name on the test record and on the mould. If your documents show two names, he can stop new orders.',
          we: 'We list moulds and approvals and inform each buyer of the date of the change.',
          send: ['Vendor agreements', 'Mould list', 'Loan letters'],
        },
      ],
      question: {
        question: 'Can flower agents of Mattuthavani export jasmine together in one firm?',
        answer:
          'Yes, an LLP that holds the licence in its own name suits a small group. The agreement should say what share of profit and loss each agent has. Give us the names of the partners, and we draft the agreement and register the LLP.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep accounts for Madurai shops, makers and lodges from photos, sent daily in festival weeks and weekly otherwise.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'You may give credit to shops in other towns without keeping the parcel receipt. If a customer later denies the delivery, you cannot prove the debt.',
          we: 'We file the bill, the parcel receipt and the payment in the account of each customer.',
          send: ['Bills', 'Parcel receipts', 'Payment slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Cloth may be with many tiers and dyers while nobody adds up the pieces. You can then pay for work on cloth that never came back.',
          we: 'We keep an account of cloth sent and cloth returned for each household and dyer.',
          send: ['Cloth issue slips', 'Wage vouchers with names', "Dyers' bills"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A worn mould wastes compound, but the books show only the total used. The loss goes on until somebody measures it.',
          we: 'We compare the compound used for each part every month and tell you which mould wastes it.',
          send: ['Compound bills', 'Batch sheets', 'Sales by part'],
        },
      ],
      question: {
        question: 'My family has three shops and one godown on the Masi streets. How many sets of books do you keep?',
        answer:
          'One for each PAN, so three if each shop has its own owner, with one stock count for the godown. You send us the stock sheet once, and we divide it between the shops. We close all three on the same date, so that the stock agrees.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Madurai makers, clinics and lodges under Udyam with the activity and value that you can prove.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'A sungudi firm without machines may be registered as a trader. A firm that gives out cloth to be made is a manufacturer, and as a trader it can miss schemes for manufacturers.',
          we: 'We enter textile processing as the main activity and trade after it.',
          send: ['Sample order', "Dyers' bills", 'PAN and masked Aadhaar'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            "Presses may be entered at today's price although the book value decides. The unit can then land in a higher class and lose benefits of a small one.",
          we: 'We take the presses from your return and leave out moulds that belong to customers.',
          send: ['Depreciation list', 'Mould list', 'GST certificate'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "A trust may run the hospital while a doctor applies on his own PAN. The bank does not accept that certificate for the trust's loan.",
          we: 'We first check on whose PAN the hospital runs and who may register.',
          send: ['Trust deed or partnership deed', 'PAN', 'Machine bills'],
        },
      ],
      question: {
        question: 'My lodge building in Madurai is costly. Can the lodge still register as a small business?',
        answer:
          'Often yes, because land, building and furniture are left out of the investment. Kitchen machines and vehicles are taken at book value. Send us your last return with the depreciation list, and we work out the class and register the lodge.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the import export code (IEC) that you need to send jasmine, sarees or rubber parts abroad from Madurai.',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'Jasmine must fly within hours. If the plant health certificate is not arranged, the box misses the flight and the flowers are lost.',
          we: 'We apply before the season and list what the export council, the plant health office and the airline ask for.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'A parcel may be described only as cotton goods. Customs then asks for fibre and process, and the parcel waits until you answer.',
          we: 'We get the code and give you a sample invoice that names cotton and tie-dye.',
          send: ['PAN and masked Aadhaar', 'Sample label', 'Bank passbook'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            "The drawing, the invoice and the carton may carry three different part numbers. Customs in the buyer's country can stop the load.",
          we: 'We apply for the code and compare drawing, invoice and carton label of your first order.',
          send: ['Drawing', "Buyer's order", 'GST certificate', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'Visitors from abroad buy brass vessels at my shop near the temple. When do I need an IEC?',
        answer:
          'You need it when you ship vessels to a buyer abroad. If a visitor buys at your counter and carries them home, it is a sale in India with GST as usual. If you want to take foreign orders, we apply for the code and show you the courier form.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Madurai Shops, Clinics and Lodges',
    description:
      'New GST numbers, monthly returns and income tax filing for Madurai wholesalers, lodges, doctors, sungudi makers and flower agents, with bills by WhatsApp.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and accounts for the shops of the Masi streets, for doctors and for temple lodges in Madurai.',
  description: [
    'Shops on the Masi streets sell to small towns of the southern districts. Often two or three shops of one owner share a godown. We settle whose stock it is before the return.',
    'Sales rise in the weeks of the Chithirai festival and fall later. We take your billing data weekly in season, so that the month is not guessed.',
    'Specialists work in more than one hospital, and agents at Mattuthavani handle the money of growers. We separate your own fees and commission from the money of others. Makers of rubber parts and sungudi sarees get stock accounts by piece.',
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
      note: 'Cloth and hardware leave by bus parcel. The parcel receipt is often the only proof of delivery, so keep it with the bill.',
    },
    {
      kind: 'hospitals',
      name: 'Eye hospitals and clinics',
      note: 'A specialist is paid by two or three hospitals. The fees must match the tax that each hospital cut.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      note: 'Room rates rise in festival weeks. Tax follows the rate charged on the day, so the register must show it.',
    },
    {
      kind: 'auto-components',
      name: 'Rubber and vehicle parts',
      note: 'Rubber units buy compound in bulk and sell by the piece. Note how much rubber one part needs, so that your stock can be checked.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Sungudi saree makers',
      note: 'Cloth is tied in homes and dyed by others. Write a voucher with a name for each payment.',
    },
    {
      kind: 'flower-markets',
      name: 'Madurai malli flower market',
      note: "Jasmine prices change within a morning. Keep the grower's sale note and your commission in two columns.",
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
  work: 'We work for shops, clinics and lodges in Madurai from Coimbatore. Send bills by WhatsApp or courier, or visit our office by appointment.',
  trades: [
    {
      kind: 'bazaar-shops',
      name: 'Masi street shops and wholesalers',
      needs:
        'You need GST returns that match cash and UPI sales. If your shops share a godown, you need one stock count and books by shop.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and clinics',
      needs:
        'You need an income tax return that claims the tax cut by every hospital. For your staff you need PF and ESI.',
    },
    {
      kind: 'lodges',
      name: 'Temple lodges',
      needs:
        'You need the right GST on the price of each night. Where PF and ESI apply, festival staff must be on the list.',
    },
    {
      kind: 'flower-markets',
      name: 'Flower commission agents',
      needs:
        "You need proof that the growers' money is not yours, for GST and for income tax. Exports need the import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for your GST number in Madurai and first settle whose shop, stock and godown it is.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            "Brothers divide a Masi street shop and both show the father's electricity bill. No consent is attached, so a query comes.",
          we: 'We write the consent and name the shared godown on the right certificates.',
          send: ['House or shop tax receipt', 'Consent letter', 'Rent or partition deed', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'An eye clinic names treatment only. Its optical counter sells spectacles, which are goods under GST.',
          we: 'We list treatment, pharmacy and optical counter, then test the limit.',
          send: ['List of incomes', 'Building tax receipt', 'Partnership deed'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A unit at Kappalur moulds for others and sells its own bushes. The form mentions only one of the two.',
          we: 'We enter job moulding and own sale with the shed papers.',
          send: ['Shed allotment or lease', 'Electricity bill', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I sell jasmine for growers at Mattuthavani and take commission. Do I need a number?',
        answer:
          'Commission on fresh flowers for growers is exempt, so mostly not. A van on hire or boxes sold can change it. Send a week of sale notes.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Madurai shops, lodges and makers from weekly bills, so festival months are not guessed.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A vessel shop writes hundreds of small bills in Chithirai weeks. UPI, cards and cash add up to another sum than the bills.',
          we: 'We match the three with the bill book every week.',
          send: ['Bill book photographs', 'UPI and card statements', 'Purchase bills'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong: 'The rate card says one price and the festival bill another. Tax on a room follows the price charged.',
          we: 'We take rate and nights from the register before we file the sales list.',
          send: ['Room register', 'Booking site statements', 'Mess bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Cloth goes to tiers, dyers and printers without challans, the slips for goods sent without a sale. On the road it looks like a sale.',
          we: 'We give you a challan form and list what has not come back.',
          send: ['Issue notes', "Dyers' bills", 'Sale bills'],
        },
      ],
      question: {
        question: 'My parcels to Theni go by bus. What must I keep for the return?',
        answer:
          'Keep the bill and the parcel office receipt together. The receipt proves that the goods left and to whom. Photograph them in the same week.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come to your Madurai shop, lodge or market stall? Send it, and we write the answer.',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            "The bank shows growers' money along with your commission. The officer asks why all of it is not in a return.",
          we: 'We make a table by grower with sale note, payment and commission.',
          send: ['The notice', 'Sale notes', 'Payment slips to growers', 'Bank statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong: "One shop's goods are found in a godown that three shops share. They are taken as unbilled stock.",
          we: 'We divide the godown by purchase bills and stock lists.',
          send: ['Purchase bills of each shop', 'Stock lists', 'Godown rent paper'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'Compound bought seems to make more parts than you sold. Rejected parts and flash were not written down.',
          we: 'We show use per part, rejects and waste by month.',
          send: ['Compound bills', 'Production sheets', 'Reject and waste slips'],
        },
      ],
      question: {
        question: 'The officer multiplied my Chithirai sales by twelve. How do I answer?',
        answer:
          'Show your sales for every month, not for one. Registers and UPI totals prove the quiet months. We put them in one sheet and reply.',
      },
    },
    'gst-refunds': {
      lead: 'We look for GST refunds open to Madurai rubber units, saree sellers and wholesalers, and file the claim.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A unit exports bushes and has credit on compound and freight. Use per part is not known, so the claim is doubted.',
          we: 'We build the claim from compound used, customs papers and bank receipts.',
          send: [
            'Shipping bills, the customs papers for export',
            'Compound bills',
            'Production sheets',
            'Bank advices',
          ],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong: 'Goods went to Kerala with local tax on the bill. The buyer wants the other tax and a new bill.',
          we: 'You pay the right tax, we correct the return and claim the first one.',
          send: ['The bill', 'Transport receipt', 'Returns of the month'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong: "Sungudi sarees go abroad in a relative's luggage. No export paper exists, so nothing can be claimed.",
          we: 'We show the postal export form and claim for parcels that have it.',
          send: ['Postal export papers', 'Yarn and dye bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'I stocked heavily for the festival and my credit is large. Is it refunded?',
        answer:
          'No, credit on unsold stock waits for your sales. A refund needs an export or another ground of the law. Meanwhile you pay less tax in cash.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Madurai doctors, shop owners and agents, with tax credit and stock checked first.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'A doctor has salary from one hospital, fees from another and an evening clinic. Only the salary paper goes into the return.',
          we: "We add fees and clinic, claim the costs and match each hospital's deduction.",
          send: ['Salary certificate', 'Fee statements', 'Clinic receipt book', 'Equipment bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong: 'Stock in the shared godown is counted by all shops or by none. The profit of each is wrong.',
          we: 'We count once, on one day, and divide by purchase bills.',
          send: ['Stock sheet', 'Purchase bills', 'Family loan ledger'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'All the market money in the bank is shown as sales, or none of it is. Your income is only the commission.',
          we: "We show commission as income and growers' money as paid on.",
          send: ['Commission book', 'Sale notes', 'Advance list'],
        },
      ],
      question: {
        question: "My wife's UPI number also takes shop money. Does it matter?",
        answer:
          "Yes, it is still the shop's sale. Add that statement to the papers. Use one number for the shop from now on.",
      },
    },
    'pf-esi-services': {
      lead: "We check if PF (provident fund) and ESI (workers' insurance) cover your Madurai shop, lodge or unit, and file monthly.",
      trades: [
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'Cooks and room staff are hired for the festival and not listed. The number can pass the limit, and cover stays afterwards.',
          we: 'We list casual hands with dates and tell you before the limit is reached.',
          send: ['Daily list with phones', 'Duty chart', 'Agency bills'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            'A new press operator works before the ESI number exists. If a closing mould hurts a hand that day, cover is missing.',
          we: 'You send the name before the first shift, and we enrol the operator.',
          send: ['Joining form', 'Masked Aadhaar and phone', 'Bank passbook'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: 'Visiting specialists and regular nurses are mixed in one list. Fees are then treated as wages.',
          we: 'We read the terms of each doctor and keep only employees on the list.',
          send: ['Consultant letters', 'Wage sheet', "Guard agency's payment list"],
        },
      ],
      question: {
        question: 'I have two shops with six people in each. Is PF due?',
        answer:
          'Branches of one owner are mostly counted together. Family members on salary count as well. Send the list of both shops, and we compare it with the limit.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Do you pay rent, doctors or dyers in Madurai? We work out TDS, the tax you cut from such payments.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'A Masi street building belongs to several heirs, and the rent is paid to one. The tax follows the owners on the title.',
          we: 'We read the deed and divide the rent by PAN.',
          send: ['Rent deed', 'Title or heirship paper', 'PAN of owners'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong: "A specialist's wrong PAN is used for the whole year. His credit goes to a stranger.",
          we: 'We check each PAN on the portal at the start of the year.',
          send: ['PAN copies', 'Payout sheet', 'Consultant letters'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'Tiers, dyers and printers get small weekly sums. In total they pass the limit, and the maker does not see it.',
          we: 'We add up each PAN from April and say when tax begins.',
          send: ['Weekly payment book', 'PAN copies', "Dyers' bills"],
        },
      ],
      question: {
        question: 'I pay interest to relatives who keep money in my shop. Is tax cut?',
        answer:
          'As a rule yes, above a limit for each person, if your turnover brings you under the rule. Interest added to the account counts as paid. Send the loan ledger in March.',
      },
    },
    'company-registration': {
      lead: 'Do three shops or a clinic in Madurai need a company or an LLP (limited liability partnership)? We compare and register.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'The next generation wants shares, but leases and GST numbers stand in three names. A form alone does not join them.',
          we: 'We list what each name owns and plan an LLP for the wholesale part.',
          send: ['Leases', 'Stock lists', 'GST certificates', 'Identity papers'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            'Doctors buy a machine together and agree only by word. When one leaves, the loan stays with the others.',
          we: 'We write an agreement on fees, machine and exit, then register the form.',
          send: ['Machine loan letter', 'Fee plan', 'Identity papers'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong: 'A vehicle maker asks for one legal name on test record and mould. Your papers carry two.',
          we: 'We list moulds and approvals and tell each buyer the date of change.',
          send: ['Vendor agreements', 'Mould list', 'Loan letters'],
        },
      ],
      question: {
        question: 'Can flower agents export together in one firm?',
        answer:
          "Yes, an LLP with the licence in its name is common for a small group. Each agent's share and loss should be written. We draft it after you name the partners.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Madurai shops, makers and lodges, from photographs sent daily in festival weeks and weekly otherwise.',
      trades: [
        {
          trade: 'bazaar-shops',
          name: 'Masi street shops and wholesalers',
          wrong:
            'Credit to shops in other towns is written without the parcel receipt. Later the debt cannot be proved.',
          we: 'We join bill, parcel receipt and payment in one customer page.',
          send: ['Bills', 'Parcel receipts', 'Payment slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong: 'Cloth is with tiers and dyers, and nobody adds up the pieces. Stock and wages then do not agree.',
          we: 'We keep a page per household and dyer with cloth out and cloth back.',
          send: ['Issue slips', 'Wage vouchers with names', "Dyers' bills"],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong: 'A worn mould wastes compound and nobody sees it. Only the total use is known.',
          we: 'We compare use per part each month and show the mould that wastes.',
          send: ['Compound bills', 'Batch sheets', 'Sales by part'],
        },
      ],
      question: {
        question: 'My family has three shops and one godown. Do I need three sets of books?',
        answer:
          'Yes, one for each PAN, but one stock count for the godown. We close the three on one date. You send the stock sheet once.',
      },
    },
    'udyam-registration': {
      lead: "We register Madurai makers, clinics and lodges under Udyam, the government's free certificate for small business.",
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong:
            'A sungudi firm owns no machine and is entered as a trader. The firm that gives out cloth to be made is a maker.',
          we: 'We enter textile processing first and trade second.',
          send: ['Sample order', "Dyers' bills", 'PAN and masked Aadhaar'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong: "Presses are entered at today's price. Book value decides, so the class comes out too high.",
          we: "We take presses from your return and leave out the customer's moulds.",
          send: ['Depreciation list', 'Mould list', 'GST certificate'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and clinics',
          wrong:
            "A trust runs the hospital, and a doctor applies on his PAN. The bank does not accept it for the trust's loan.",
          we: 'We first check on whose PAN the work stands and who may register.',
          send: ['Trust deed or partnership deed', 'PAN', 'Machine bills'],
        },
      ],
      question: {
        question: 'Does a lodge in Madurai count as small with such a costly building?',
        answer:
          'Building and furniture are left out of the investment. Kitchen machines and vehicles count at book value. So a lodge is often in a small class.',
      },
    },
    'iec-registration': {
      lead: 'Do you send jasmine, sarees or rubber parts abroad from Madurai? You need an IEC, the import export code.',
      trades: [
        {
          trade: 'flower-markets',
          name: 'Flower commission agents',
          wrong:
            'Flowers must fly within hours, and the plant health paper is not arranged. The box misses the flight.',
          we: 'We apply before the season and list council, plant health and airline papers.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Sungudi saree makers',
          wrong: 'A parcel says cotton goods and no more. Customs asks for fibre and process, and it waits.',
          we: 'We get the code and show an invoice that names cotton and tie-dye.',
          send: ['PAN and masked Aadhaar', 'Sample label', 'Bank passbook'],
        },
        {
          trade: 'auto-components',
          name: 'Rubber and vehicle part makers',
          wrong:
            "The drawing, the invoice and the carton carry three part numbers. The buyer's customs stops the load.",
          we: 'We apply for the code and check the three papers of the first order.',
          send: ['Drawing', "Buyer's order", 'GST certificate', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'Visitors buy vessels at my shop near the temple and fly home. Am I an exporter?',
        answer:
          'No, a sale at your counter is a sale in India. What the visitor carries home is his matter. You need the code if you ship to him.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Madurai Shops, Clinics and Lodges',
    description:
      'New GST numbers, monthly returns and income tax filing for Madurai wholesalers, lodges, doctors, sungudi makers and flower agents, with papers by WhatsApp.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'If you run a sunrise lodge, a shell shop or a boat in Kanyakumari or Chinnamuttom, we can handle your GST, income tax and PF.',
  description: [
    'Lodges in Kanyakumari charge one rate on sunrise days and another on quiet days. We keep a register with the rate of every night, so that an officer cannot take the rate of one full night for the whole month.',
    'Boats at Chinnamuttom share the catch, and van owners carry fish to Kerala. Fresh fish is exempt from GST, but the goods that a van brings back may be taxable. We separate the sales of fish and of other goods before we file the return.',
    'Carvers at Mylaudy, coir yards and windmill owners often work with few bills. We tell you which slips to write each day, and prepare the accounts from those slips.',
  ],
  keyAttractions: [
    'Vivekananda Rock Memorial',
    'Thiruvalluvar Statue',
    'Bhagavathi Amman Temple',
    'Gandhi Memorial Mandapam',
    'Vattakottai Fort',
    'Thanumalayan Temple, Suchindram',
  ],
  majorIndustries: [
    {
      kind: 'hotels',
      name: 'Sunrise lodges and tour operators',
      note: 'Lodge rates change from night to night. Write down the room, the guest and the rate for each night.',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom harbour',
      note: 'The catch is shared after the costs are deducted. For every trip, keep a sheet that shows the diesel, the ice and the shares.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell craft and Mylaudy carving',
      note: "Shops buy from makers who give no bill. Write a purchase note with the maker's name, the pieces and the price.",
    },
    {
      kind: 'coir',
      name: 'Coconut and coir yards',
      note: 'Coconut husk becomes fibre and yarn. For each load, write down how much fibre you got. This proves that no fibre is missing from your stock.',
    },
    {
      kind: 'wind-farms',
      name: 'Aralvaimozhi wind farms',
      note: 'Every month, match the meter reading of the windmill with the statement of the power company and the bank entry.',
    },
    {
      kind: 'spice-estates',
      name: 'Clove, pepper and rubber',
      note: 'Clove and rubber are sold by grade. Keep the grade slip together with the bill, because the price depends on it.',
    },
  ],
  serviceAreas: [
    'Chinnamuttom',
    'Kottaram',
    'Agasteeswaram',
    'Suchindram',
    'Anjugramam',
    'Mylaudy',
    'Thengamputhur',
    'Kovalam village',
  ],
  work: 'Lodges, boats and workshops from Kanyakumari to Mylaudy can work with us by phone. Send your slips by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'hotels',
      name: 'Sunrise lodges',
      needs:
        'You need to know when GST is due on rooms and meals, and you need a register with the rate of every night.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell and stone workshops',
      needs:
        'You need purchase notes for goods without a bill, and the right HSN code on your own bills. For orders from abroad you need the import export code (IEC).',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom boats and ice plants',
      needs:
        "You need an account for each trip and a partnership deed that states each owner's share. The ice plant needs a Udyam registration.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs:
        'We match the units of power from each windmill with your bills and the bank entries, and keep an account for each windmill.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you let rooms or run a shell shop in Kanyakumari, we can check if you need GST registration and apply for it.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Some lodge owners look only at the room rent and forget the income from the mess, the travel desk and the shops that they let out. The total can cross the limit, and the officer then asks for GST for past months.',
          we: 'We add up all your income under one PAN and list each activity in the application.',
          send: ['House tax receipt', 'Mess and shop rental agreements', 'Room income of the last season'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Some vans take fish to Kerala and bring packed goods back. If you sell taxable goods across the state border, you need a GST number from the first load. Without it, officers can stop the van.',
          we: 'We ask what the van carries in each direction, and apply for a GST number if the goods require one.',
          send: ['Registration certificate of the van', 'Sales slips of both directions', 'PAN of the van owner'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Many coir yards are on family land without a rental agreement. If the officer cannot see from the documents who uses the land, he may reject the application.',
          we: 'We draft a consent letter for the owner of the land, and tell you which photo of the name board to upload.',
          send: ['Land tax receipt', 'Consent letter of the owner', 'Latest EB bill of the yard'],
        },
      ],
      question: {
        question: 'My Kanyakumari lodge is open only in the Sabarimala season. Do I need GST for the whole year?',
        answer:
          'The limit looks at your sales of the whole year, so one good season can cross it. Send us the room list of the last season and your income from meals. We will add up both. If you have to register, we apply before the season and file the returns for the quiet months too.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for lodges, shell shops and clove estates in Kanyakumari from your night register and bill books.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'A tour operator may pay one amount for rooms, food and a car. If everything is reported as room rent, you may pay the wrong tax on the food and the car.',
          we: 'We split each package into rooms, food and car before the return of the month is filed.',
          send: ['Tour operator vouchers', 'Mess register', 'Car hire bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Shells, lamps and chains have different HSN codes and tax rates, but many shops bill them all as gifts. If the rate is wrong, you may collect too little tax and pay the balance yourself.',
          we: 'We make a short list of HSN codes for your counter, and go through the first bills with you.',
          send: ['Item list with prices', 'Counter bills', 'Purchase notes'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates sell leaf, bark and rubber sheet to one dealer on one slip. Some of these goods are farm produce and some are processed. You may then miss tax that is due, or pay tax that is not due.',
          we: "We sort the dealer's slips by what you did with the produce before the sale.",
          send: ["Dealer's slips", 'Drying and curing notes', 'Grade list'],
        },
      ],
      question: {
        question: 'Tourists in my Kanyakumari shop pay by UPI and want no bill. How do I report these sales?',
        answer:
          'Write one sheet for each day with the items and the total, and keep the UPI report. Small sales to customers without a name can be reported as one total for each tax rate. Send us the day sheets once a week. We will match the sheets with the UPI report and the cash, and enter the sales in the return.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice came to your lodge, boat or workshop in Kanyakumari, we can find out the reason and write the reply.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'An officer may multiply your New Year rate by all rooms and all days. If you cannot show the empty nights, he can ask for tax on guests who never came.',
          we: 'For each night we list the rooms let and the rate, and match this table with the bank deposits.',
          send: ['The notice', 'Night register', 'Rate cards of the year', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Goods bought from home workers usually come without a bill. The officer may doubt the purchase and ask if the goods were bought and sold in secret.',
          we: "We answer with signed purchase notes that show the family's name, the pieces and the price.",
          send: ['The notice', 'Purchase notes', 'Payment proof', 'Photos of the stock'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Fish buyers often give a boat owner an advance before the season. In the bank statement this advance looks like a sale, and the officer may ask why it was not reported.',
          we: 'We show the officer against which trips the advance was adjusted.',
          send: ['The notice', "Buyer's ledger", 'Trip sheets', 'Bank statement'],
        },
      ],
      question: {
        question: 'The GST notice is in the old name of my Kanyakumari lodge. Do I still have to answer it?',
        answer:
          'Yes, because the GST number in it is still yours, and the date printed on the notice applies. Send us a photo of every page and the documents for the old and the new name. We will explain the change in the reply, and file the amendment so that the next letter comes in the right name.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for stone carvers, coir yards and spice estates near Kanyakumari that export in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'A stone figure for a temple abroad needs proof that it is new and not an antique. Without the certificate the crate stays at the port, and you cannot claim any refund.',
          we: 'We first tell you how to get the certificate. When the crate has been shipped, we file the refund claim.',
          send: ['Order of the temple', 'Crate and transport bills', 'Shipping bill'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Some coir yards sell fibre to a baler in Thoothukudi who exports it. Only the baler can claim the refund as the exporter. If the yard files a claim, the officer rejects it.',
          we: 'We look in your cash ledger for tax that you paid twice, for example on freight.',
          send: ['Sales bills to the baler', 'Freight bills', 'Cash ledger from the portal'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates export a small lot of cloves once a year. If the input tax in that lot is low, the work for the claim can cost more than the refund.',
          we: 'We work out the refund first, and then you decide if you want to claim it.',
          send: ['Shipping bill of the lot', 'Packing bills', 'Bank realisation advice'],
        },
      ],
      question: {
        question: 'Foreign tourists buy shells at my Kanyakumari stall. Can I claim a GST refund as an exporter?',
        answer:
          'A sale at your stall is a sale in India, even if the buyer has a foreign passport. It becomes an export when you send the goods abroad with a customs document. Some shells and corals may not be sent abroad at all. Before you post a parcel, ask us and send a photo of each item.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for lodge owners, boat families and windmill owners in Kanyakumari and show each income under the right head.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Some owners have an old windmill and a new one, with a loan on each. If depreciation on the old windmill was already used up and you claim it again, the officer can disallow it and charge interest.',
          we: 'For each windmill we keep a page that shows its cost, its loan and the depreciation still to be claimed.',
          send: ['Purchase invoices of the windmills', 'Generation statement', 'Loan statement'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'If the money of a trip is divided on the beach and each owner reports what he remembers, the shares in the returns do not add up. One owner may be taxed on more than he got.',
          we: "We prepare one account of all trips, and show each owner's share in his return.",
          send: ['Trip sheets', 'Partnership deed of the boat', 'Diesel and ice slips'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'If a lodge is leased to a cousin, both cousins sometimes report the room income by mistake. The owner then pays tax on income that belongs to the cousin, though he should show only the rent.',
          we: "We read the lease, and show the rent in the owner's return and the room income in the cousin's return.",
          send: ['Lease deed', 'Rent receipts', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I have a pension, a shop in Kanyakumari and a share in a windmill. Which return do I file?',
        answer:
          "Income from the shop and the windmill is business income, so you need the return form for business. Your pension goes into the same form. Send us the pension certificate, the shop's sales and the generation statement. We will choose the form, work out the tax and file it after you approve.",
      },
    },
    'pf-esi-services': {
      lead: 'We can look after PF and ESI for lodges, coir yards and carving sheds around Kanyakumari, including staff who come only for the season.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Many lodges take extra room staff for New Year and send them home in January. If nobody keeps a list, you cannot show later whether you crossed the limit. The PF office may then estimate your dues.',
          we: 'We keep a daily list for the season, and tell you in which month PF or ESI cover starts.',
          send: ['Season attendance', 'Staff list with mobile numbers', 'Wage slips'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Spinners at home are paid by the kilo, while others run the fibre machine in the yard. If a worker is hurt at the machine and is not enrolled under ESI, you may have to pay for the treatment yourself.',
          we: 'We enrol the workers at the machine first, and then check if the home workers come under PF and ESI.',
          send: ['Yard wage sheet', 'Kilo book of the spinners', 'Machine licence'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Some master carvers call their helpers learners. If a master pays them every week, an inspector can treat them as workers and ask for PF of past months.',
          we: 'We read the pay sheet and tell you who has to be enrolled before an inspector comes.',
          send: ['Weekly pay sheet', 'Order list', 'Masked Aadhaar of the helpers'],
        },
      ],
      question: {
        question: 'My lodge cook also runs his own tea stall in front of the lodge. Do I have to pay PF for him?',
        answer:
          'He is your staff for the kitchen work, and PF depends on the wages you pay him for it. The income from the stall is his own. A short rental agreement for the stall keeps his wages and the stall separate. Send us his wage slips and the rent he pays you. We will draft the agreement and tell you if PF and ESI apply.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS that lodges, estates and windmill owners in Kanyakumari have to deduct, and file the TDS returns.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Booking agents keep their commission out of the room price, so you make no payment to them. You may still have to deduct TDS. If you miss it, you pay the TDS with interest.',
          we: 'We add up what each agent has kept during the year, and tell you how much TDS to deposit.',
          send: ['Agent statements', 'Booking site reports', 'PAN of the agents'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            "Some contractors bring many workers for tapping and picking, and take cash every Saturday without a bill. If the contractor's total crosses the limit, you should have deducted TDS from him.",
          we: 'We give you a simple weekly form to note his PAN and the payment, and add up the payments of the year.',
          send: ['Weekly cash slips', 'Work agreement', 'PAN of the contractor'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Windmill maintenance companies often bill parts and labour in one amount. If you deduct TDS on the wrong part of the bill, you either pay the shortfall yourself or get into a dispute with the company.',
          we: 'Before you pay, we split the bill into parts and labour according to the contract.',
          send: ['Maintenance contract', 'Bills of the year', 'Payment advice'],
        },
      ],
      question: {
        question: "My shop's landlord in Kanyakumari lives in the Gulf. What TDS do I deduct from his rent?",
        answer:
          'If your landlord lives abroad, you deduct TDS from the first payment. The rate and the return form are different from those for a resident landlord. Send us the lease, his PAN and his foreign address before you pay the next rent. We will work out the amount, make the challan and file the return.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP or a producer company for lodge owners, carvers and boat owners near Kanyakumari.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Often the building, the lodge licence and the bank account are in three different names. None of these passes to a new company automatically, so the company cannot let rooms on the first day.',
          we: 'We list who owns what, and plan in which order to change the names.',
          send: ['Property tax receipt', 'Lodge licence', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Sometimes carvers of Mylaudy want to take a large temple order together. If nothing is written about tools, advances and shares, one carver can be left with the loss.',
          we: 'We prepare the list of members and their shares, and register a producer company if all agree.',
          send: ['Names and PAN of the carvers', 'Order letter', 'Address proof of the office'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Six persons sometimes own a boat without any written agreement. When the engine breaks down, nobody can make an owner pay his share of the repair.',
          we: 'We write a partnership deed for the boat, which is often cheaper than a company.',
          send: ['Boat registration certificate', 'Engine loan letter', 'Masked Aadhaar of the owners'],
        },
      ],
      question: {
        question: 'My sons will run our Kanyakumari lodge and I keep the land. Which form of business suits us?',
        answer:
          'In many families, the sons form an LLP that takes the building on rent from the father. The rent is then your income, and the room income belongs to the LLP. Tell us about any loan on the land before you sign a lease. We will compare the tax with an LLP and without one, draft the lease and register the LLP.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of lodges, shell shops and coir yards in Kanyakumari, from the night register to the stock list.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'If four persons collect cash and UPI money at the desk, the register and the bank may differ at the month end. You do not know if a guest did not pay or if money is missing.',
          we: 'We give you a daily sheet that shows rooms, cash and UPI, and tell you the difference within the week.',
          send: ['Desk sheets', 'UPI payment report', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            "Many shell shops keep their own goods and goods that families left for sale on the same shelf. If the families' goods are also in your stock list, your profit and your tax are too high.",
          we: 'We list the goods of each family separately, and prepare a stock list twice a year.',
          send: ['Shelf list', 'Notes for goods left on sale', 'Counter bills'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Husk is bought by the load and fibre is sold by the bale. If a yard does not know how many bales it gets from a load, it may accept an order at a price below its cost.',
          we: 'We work out how much fibre each load gives and what each bale costs.',
          send: ['Husk purchase slips', 'Bale register', 'EB bill of the machine'],
        },
      ],
      question: {
        question: 'My Kanyakumari shop is closed in the rainy months. What do I send you for that time?',
        answer:
          'Rent, interest and the EB bill continue, so there are still a few entries. Send us the bank statement and a stock list from the last day the shop was open. We will enter the quiet months together and file any returns that are due, so that you pay no late fee.',
      },
    },
    'udyam-registration': {
      lead: 'We can file the Udyam registration for ice plants, coir yards and lodges around Kanyakumari and enter the right activity.',
      trades: [
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Some owners enter the boat and the ice plant in one Udyam application. The bank that finances the ice plant may then ask which of them is the enterprise, and the loan is delayed.',
          we: 'We register the ice plant with its own machines, and leave the boat out.',
          send: ['Machine bills of the ice plant', 'EB bill of the ice plant', 'PAN and masked Aadhaar of the owner'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Some yards copy the activity code of a neighbour who only trades in fibre. A yard that makes yarn can then lose the benefit of a Coir Board scheme that is meant for manufacturers.',
          we: 'We choose the activity code from your machines and from what you sell.',
          send: ['Photos of the machines', 'Coir Board registration', 'Sales bills'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            "If the building's owner registers the lodge although a tenant runs it, the certificate does not match the GST number. A bank can refuse the tenant's loan for this reason.",
          we: 'We read the lease and register the person who bills the guests.',
          send: ['Lease deed of the lodge', 'GST certificate', 'PAN and masked Aadhaar of the tenant'],
        },
      ],
      question: {
        question: 'I carve stone alone at Mylaudy, without a shed. Can I get a Udyam certificate?',
        answer:
          'Yes, one person who makes and sells carvings can register, even without a shed or staff. You need a PAN, a bank account and a mobile phone that is linked to your Aadhaar. We fill in the form with you on a call. You type the OTP yourself and get the certificate as a PDF.',
      },
    },
    'iec-registration': {
      lead: 'If you want to export carvings, coir or spices from Kanyakumari, we can get your import export code (IEC) and list the other documents.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Some shells and corals are protected by law. Because of one doubtful piece, customs can hold up the whole parcel. The sender may have to explain where the piece came from.',
          we: 'We go through each item and where you bought it, and then apply for the IEC.',
          send: ['Photos of each item', 'Purchase notes that show the source', 'PAN of the shop'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            "A buyer in Europe may order coir pith blocks and ask for your bank's export form. If the yard has no IEC and no Coir Board registration, it cannot ship. The order then goes to another yard.",
          we: 'We apply for the IEC first, and then prepare the Coir Board application.',
          send: ["Buyer's order", 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates that always sold cloves to a trader now want to export the cloves themselves. If the estate has an IEC but no Spices Board registration, customs can stop the goods.',
          we: "We apply for the IEC and for the Spices Board registration in the estate's name.",
          send: ['Land record of the estate', 'Grade slips', 'Bank account proof'],
        },
      ],
      question: {
        question: 'My nephew abroad sells my Kanyakumari stone lamps online. Which of us needs the IEC?',
        answer:
          'You need the IEC if the parcels go out in your name. If he buys the lamps here and takes them abroad as his own, your sale is in India. Tell us how you will send the next lamps and who gets the money. We will check which way is cheaper for you, and apply for the IEC if you export.',
      },
    },
  },
  seo: {
    title: 'Kanyakumari Lodge GST, Lease TDS and Udyam',
    description:
      'GST returns for lodges and tour desks, TDS on leases and wind farms, and Udyam for coir yards and ice plants. Tax and accounting help in Kanyakumari.',
  },
} satisfies CityWords;

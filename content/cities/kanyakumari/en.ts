import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'If you run a sunrise-view lodge, a shell craft shop or a boat in Kanyakumari or Chinnamuttom, we can handle your GST, income tax and PF.',
  description: [
    "Lodges in Kanyakumari charge one rate in the peak season and another in the off season. We keep a register with each night's rate, so that an officer cannot apply the rate of one busy night to the whole month.",
    'Boat owners at Chinnamuttom share the catch, and van owners carry fish to Kerala. Fresh fish is exempt from GST, but the goods that a van brings back may be taxable. We separate fish sales from other sales before we file the return.',
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
      note: 'The owners share the income from the catch after deducting the expenses. For every trip, keep a sheet with the diesel, the ice and the shares.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell craft and Mylaudy carving',
      note: "Shops buy from craftsmen who give no bill. Write a purchase voucher with the craftsman's name, the pieces and the price.",
    },
    {
      kind: 'coir',
      name: 'Coconut and coir yards',
      note: 'Coconut husk is made into fibre and yarn. Write down the fibre yield of each load, so that you can account for your stock.',
    },
    {
      kind: 'wind-farms',
      name: 'Aralvaimozhi wind farms',
      note: "Every month, match the windmill's meter reading with the EB statement and the bank entry.",
    },
    {
      kind: 'spice-estates',
      name: 'Clove, pepper and rubber',
      note: 'Clove and rubber are sold by grade. Keep the grade slip with the bill, because the price depends on it.',
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
  work: (town) =>
    `Lodge owners, boat owners and workshops from Kanyakumari to Mylaudy can work with us over the phone. Send your slips by WhatsApp or courier, or visit our ${town} office by appointment.`,
  trades: [
    {
      kind: 'hotels',
      name: 'Sunrise lodges',
      needs:
        'You need to know when GST is due on rooms and meals, and you need a register with the rate for every night.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell and stone workshops',
      needs:
        'You need purchase vouchers for goods bought without a bill, and the right HSN code on your own bills. For orders from abroad you need an import export code (IEC).',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom boats and ice plants',
      needs:
        "You need an account for each trip and a partnership deed with each owner's share. If you run an ice plant, it needs a Udyam registration.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs:
        "We can match each windmill's units of power with your bills and the bank entries, and keep a separate account for each windmill.",
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
            'Some lodge owners look only at the room rent and forget the income from the mess, the travel desk and the shops they let out. The total income can cross the limit, and the officer can demand GST for past months.',
          we: 'We add up all your income under one PAN and enter each activity in the application.',
          send: ['Property tax receipt', 'Mess and shop rental agreements', 'Room income for the last season'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Some vans take fish to Kerala and bring packed goods back. A van owner who sells taxable goods across the state border needs a GST number from the first load. Without it, officers can stop his van.',
          we: 'We ask what the van carries in each direction, and apply for a GST number if the goods require one.',
          send: ['RC of the van', 'Bills for onward and return loads', 'PAN of the van owner'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Many coir yards are on family land without a rental agreement. If the officer cannot make out from the documents who uses the land, he may reject the application.',
          we: 'We draft a consent letter for the land owner, and tell you which photo of the name board to upload.',
          send: ['Land tax receipt', "Land owner's consent letter", 'Latest EB bill of the yard'],
        },
      ],
      question: {
        question: 'My Kanyakumari lodge is open only in the Sabarimala season. Do I need GST for the whole year?',
        answer:
          'The limit applies to your sales for the whole year, so one good season can cross it. Send us the room register for the last season and your income from meals, and we will add up both. If you have to register, we apply before the season and file the returns for the other months too.',
      },
    },
    'gst-returns': {
      lead: 'Your lodge, shell shop or clove estate in Kanyakumari can leave its GST returns to us. We file them from your night register and bill books.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'A tour operator may pay one amount for rooms, food and a car. If you report the whole amount as room rent, you may pay the wrong tax on the food and the car.',
          we: "Before we file the month's return, we split each package into rooms, food and car.",
          send: ["Tour operators' vouchers", 'Mess register', 'Car hire bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Shells, lamps and chains have different HSN codes and tax rates, but many shops bill all of them as gift articles. If the rate is wrong, you may collect too little tax and pay the balance yourself.',
          we: 'We make a short list of HSN codes for your counter, and go through the first few bills with you.',
          send: ['Price list of items', 'Counter bills', 'Purchase vouchers'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates sell leaf, bark and rubber sheet to one dealer on one slip. Some of these goods are agricultural produce and some are processed, so you may leave out tax that is due or pay tax that is not due.',
          we: "We sort the dealer's slips by how the produce was processed before the sale.",
          send: ["Dealer's slips", 'Drying and curing records', 'Grade list'],
        },
      ],
      question: {
        question: 'Tourists in my Kanyakumari shop pay by UPI and do not want a bill. How do I report these sales?',
        answer:
          'Make one sheet for each day with the items and the total, and keep the UPI report. Small sales to unnamed customers can be reported as one total for each tax rate. Send us the daily sheets once a week. We will match the sheets with the UPI report and the cash, and enter the sales in the return.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come to your lodge, boat or workshop in Kanyakumari? We can tell you why it was sent, and draft the reply.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'An officer may apply your New Year rate to all rooms on all days. If you cannot prove that rooms were vacant, he can ask for tax on guests who never came.',
          we: 'We prepare a table of the rooms occupied and the rate for each night, and match it with the bank deposits.',
          send: ['The notice', 'Night register', 'Rate cards for the year', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Goods bought from home workers usually come without a bill. The officer may question the purchase and ask whether the goods were bought and sold outside the books.',
          we: "We reply with signed purchase vouchers that show the family's name, the pieces and the price.",
          send: ['The notice', 'Purchase vouchers', 'Payment proof', 'Photos of the stock'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Fish buyers often give a boat owner an advance before the season. In the bank statement this advance looks like a sale, and the officer may ask why it was not reported.',
          we: 'We show the officer the trips against which the advance was adjusted.',
          send: ['The notice', "Buyer's ledger", 'Trip sheets', 'Bank statement'],
        },
      ],
      question: {
        question: "The GST notice is in my Kanyakumari lodge's old name. Do I still have to reply?",
        answer:
          'Yes, because the GST number in it is still yours, and the date printed on the notice applies. Send us a photo of every page and the documents for the old and the new name. We will explain the change in the reply, and file the amendment so that the next notice comes in the right name.',
      },
    },
    'gst-refunds': {
      lead: 'Stone carvers, coir yards and spice estates near Kanyakumari that export in their own name can claim GST refunds. We can file the claims.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'For a stone figure sold to a temple abroad, you need a non-antiquity certificate (proof that it is not an antique). Without this certificate the crate stays at the port, and you cannot claim any refund.',
          we: 'First we tell you how to get the certificate. When the crate has been shipped, we file the refund claim.',
          send: ['Order from the temple', 'Crate and transport bills', 'Shipping bill'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Some coir yards sell fibre to a baler in Thoothukudi who exports it. Only the baler can claim the refund as the exporter, so a claim by the yard is rejected.',
          we: 'We check your cash ledger for tax that you paid twice, for example on freight.',
          send: ['Sales bills to the baler', 'Freight bills', 'Cash ledger from the portal'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates export a small lot of cloves once a year. If an estate has paid only a little GST on that lot, the work on the claim can cost more than the refund.',
          we: 'We first work out the refund, and then you decide if you want to claim it.',
          send: ['Shipping bill for the lot', 'Packing bills', 'Bank realisation advice'],
        },
      ],
      question: {
        question: 'Foreign tourists buy shells at my Kanyakumari stall. Can I claim a GST refund as an exporter?',
        answer:
          'A sale at your stall is a local sale, even if the buyer has a foreign passport. It becomes an export when you send the goods abroad with a customs document. Some shells and corals may not be sent abroad at all. Before you post a parcel, ask us and send a photo of each item.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for lodge owners, boat families and windmill owners in Kanyakumari, with each income under the right head.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Some owners have an old windmill and a new one, with a separate loan for each windmill. If depreciation on the old windmill has already been claimed in full and you claim it again, the officer can disallow it and charge interest.',
          we: 'For each windmill we keep a sheet with its cost, its loan and the depreciation still to be claimed.',
          send: ['Purchase invoices for the windmills', 'Generation statement', 'Loan statement'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'If the trip income is divided on the beach and each owner reports what he remembers, the shares in the returns do not add up. One owner may be taxed on more than he got.',
          we: "We prepare one account for all trips, and show each owner's share in his return.",
          send: ['Trip sheets', 'Partnership deed for the boat', 'Diesel and ice slips'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            "If the owner leases the lodge to a cousin, both sometimes report the room income by mistake. The owner should show only the rent. Otherwise he pays tax on his cousin's income.",
          we: "We read the lease, and show the rent in the owner's return and the room income in the cousin's.",
          send: ['Lease deed', 'Rent receipts', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I have a pension, a shop in Kanyakumari and a share in a windmill. Which ITR form do I file?',
        answer:
          "Income from the shop and the windmill is business income, so you need an ITR form for business income, and your pension goes into the same form. Send us the pension certificate, the shop's sales and the generation statement. We will choose the form, work out the tax and file the return after you approve it.",
      },
    },
    'pf-esi-services': {
      lead: 'Lodges, coir yards and carving sheds around Kanyakumari often hire workers only for the season. We can look after PF and ESI for them and for your regular staff.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Many lodges take extra room staff for New Year and send them home in January. If nobody keeps a list, you cannot show later whether you crossed the PF limit, and the PF office may estimate your dues.',
          we: 'We keep a daily list for the season, and tell you from which month PF or ESI applies.',
          send: ['Attendance register for the season', 'Staff list with mobile numbers', 'Wage slips'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Home workers spin the yarn and are paid by the kilo, while other workers run the fibre machine in the yard. If a worker is hurt at the machine and is not enrolled under ESI, you may have to pay for the treatment yourself.',
          we: 'We enrol the workers at the machine first, and then check if the home workers come under PF and ESI.',
          send: ['Yard wage sheet', "Spinners' weight book", 'Machine licence'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Some master carvers treat their helpers as trainees. If a master carver pays them every week, an inspector can treat them as workers and demand PF for past months.',
          we: 'We check the pay sheet, and tell you in time who has to be enrolled.',
          send: ['Weekly pay sheet', 'Order list', "Helpers' masked Aadhaar"],
        },
      ],
      question: {
        question: 'My lodge cook also runs his own tea stall in front of the lodge. Do I have to pay PF for him?',
        answer:
          "For the kitchen work he is your employee, and PF depends on the wages you pay him for it. The stall's income is his own, and a short rental agreement for the stall keeps it separate from his wages. Send us his wage slips and the rent he pays you. We will draft the agreement and tell you if PF and ESI apply.",
      },
    },
    'tds-tcs-returns': {
      lead: 'If you pay booking agents, labour contractors or a windmill maintenance company in Kanyakumari, we can work out the TDS and file your returns.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Booking agents deduct their commission from the room price, so you make no payment to them. You may still have to deduct TDS on the commission. If you do not, you have to pay the TDS with interest.',
          we: 'We add up the commission that each agent has deducted during the year, and tell you how much TDS to deposit.',
          send: ["Agents' statements", 'Booking site reports', "Agents' PANs"],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            "Some contractors bring many workers for tapping and picking, and take cash every Saturday without a bill. If a contractor's payments for the year cross the TDS limit, you should have deducted TDS from them.",
          we: "We give you a simple weekly form for the contractor's PAN and the payment, and add up the year's payments.",
          send: ['Weekly cash slips', 'Work agreement', "Contractor's PAN"],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Windmill maintenance companies often bill parts and labour as one amount. If you deduct TDS on the wrong part of the bill, you either pay the shortfall yourself or get into a dispute with the company.',
          we: 'Before you pay, we split the bill into parts and labour as the contract provides.',
          send: ['Maintenance contract', 'Maintenance bills for the year', 'Payment advice'],
        },
      ],
      question: {
        question: "My shop's landlord in Kanyakumari lives in the Gulf. How much TDS do I deduct from his rent?",
        answer:
          'If your landlord lives abroad, you deduct TDS from the first payment. The rate and the TDS return form are different from those for a resident landlord. Send us the lease, his PAN and his foreign address before you pay the next rent. We will work out the amount, prepare the challan and file the return.',
      },
    },
    'company-registration': {
      lead: 'Lodge owners, carvers and boat owners near Kanyakumari can form a company, an LLP or a producer company. We can help you choose, and complete the registration.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Often the building, the lodge licence and the bank account are in three different names. None of these passes to a new company automatically, so the company cannot start letting rooms at once.',
          we: 'We list who owns what, and plan the name changes one after another.',
          send: ['Property tax receipt', 'Lodge licence', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Carvers at Mylaudy sometimes want to take a large temple order together. If nothing is written about tools, advances and shares, one carver may have to bear the loss.',
          we: 'We prepare the list of members and their shares, and register a producer company if all agree.',
          send: ["Carvers' names and PANs", 'Order letter', 'Address proof of the office'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Six persons sometimes own a boat without any written agreement. When the engine breaks down, nobody can make an owner pay his share of the repair.',
          we: 'We draft a partnership deed for the boat, because a deed is often cheaper than a company.',
          send: ['Boat registration certificate', 'Engine loan sanction letter', "Owners' masked Aadhaar"],
        },
      ],
      question: {
        question: 'My sons will run our Kanyakumari lodge and I keep the land. Which form of business suits us?',
        answer:
          'Your sons can form an LLP that takes the building on rent from you. The rent is then your income, and the room income belongs to the LLP. Tell us about any loan on the land before you sign a lease. We will compare the tax with and without an LLP, draft the lease and register the LLP.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of lodges, shell shops and coir yards in Kanyakumari, from the night register to the stock list.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'If four persons collect cash and UPI payments at the desk, the register and the bank may differ at the month end. You then cannot tell whether a guest left without paying or cash is missing.',
          we: 'We give you a daily sheet for rooms, cash and UPI, and tell you within the week if something does not tally.',
          send: ['Daily desk sheets', 'UPI payment report', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            "Many shell shops keep their own goods on the same shelf as goods that families have left with them for sale. If the families' goods are also in the stock list, the shop shows more profit and pays more tax than it should.",
          we: "We list each family's goods separately, and prepare a stock list twice a year.",
          send: ['Shelf stock list', "Consignment notes for families' goods", 'Counter bills'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Husk is bought by the load and fibre is sold by the bale. A yard owner who does not know how many bales he gets from a load may accept an order below cost.',
          we: 'We work out the fibre yield of each load and the cost of each bale.',
          send: ['Husk purchase slips', 'Bale register', 'EB bill for the machine'],
        },
      ],
      question: {
        question: 'My Kanyakumari shop is closed in the rainy months. What do I send you for those months?',
        answer:
          'Rent, interest and the EB bill continue, so there are still a few entries. Send us the bank statement and a stock list as on the last day the shop was open. We will enter the bills of those months together and file any returns that are due, so that you pay no late fee.',
      },
    },
    'udyam-registration': {
      lead: 'For ice plants, coir yards and lodges around Kanyakumari, we can file the Udyam registration with the right activity.',
      trades: [
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Some owners enter the boat and the ice plant in one Udyam application. The bank that finances the ice plant may then ask whether the boat or the ice plant is the enterprise, and the loan is delayed.',
          we: 'We register the ice plant with its own machines, and leave the boat out.',
          send: ['Machine bills for the ice plant', 'EB bill for the ice plant', "Owner's PAN and masked Aadhaar"],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Some yards copy the activity code of a neighbour who only trades in fibre. A yard that makes yarn may then lose the benefit of a Coir Board scheme meant for manufacturers.',
          we: 'We choose the activity code based on your machines and your sales bills.',
          send: ['Photos of the machines', 'Coir Board registration', 'Sales bills'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            "If the building's owner registers the lodge although a tenant runs it, the certificate does not match the GST number. A bank may refuse the tenant a loan for this reason.",
          we: 'We read the lease and register the person who bills the guests.',
          send: ['Lease deed of the lodge', 'GST certificate', "Tenant's PAN and masked Aadhaar"],
        },
      ],
      question: {
        question: 'I work by myself as a stone carver at Mylaudy, without a shed. Can I get a Udyam certificate?',
        answer:
          'Yes, one person who makes and sells carvings can register, even without a shed or staff. You need a PAN, a bank account and a mobile number linked to your Aadhaar. We will fill in the form with you on a call. You type the OTP yourself and get the certificate as a PDF.',
      },
    },
    'iec-registration': {
      lead: 'To send carvings, coir or spices abroad from Kanyakumari, you need an import export code (IEC). We can get the code for you, and tell you which other documents you need.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Some shells and corals are protected by law. Because of one doubtful piece, customs may hold up the whole parcel, and the sender may have to explain where the piece came from.',
          we: 'We go through the items, check where you bought each of them, and then apply for the IEC.',
          send: ['Photos of each item', 'Purchase vouchers that show the source', "Owner's or firm's PAN"],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'A buyer in Europe may order coir pith blocks and want them shipped within weeks. A yard without an IEC and Coir Board registration cannot ship, and the buyer may give the order to another yard.',
          we: 'We apply for the IEC first, and then prepare the Coir Board application.',
          send: ["Buyer's order", 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Some estates that always sold cloves to a trader now want to export the cloves themselves. If the estate has an IEC but no Spices Board registration, customs may hold the goods.',
          we: "We apply for the IEC and for the Spices Board registration in the estate's name.",
          send: ['Land record of the estate', 'Grade slips', 'Bank account proof'],
        },
      ],
      question: {
        question: 'My nephew abroad sells my Kanyakumari stone lamps online. Which of us needs the IEC?',
        answer:
          'You need the IEC if the parcels go out in your name. If he buys the lamps here and takes them abroad as his own, your sale is a local sale. Tell us how you will send the next lot of lamps, and who will receive the payment. We will check which way is cheaper for you, and apply for the IEC if you export.',
      },
    },
  },
  seo: {
    title: 'GST, TDS and Udyam for Kanyakumari Lodges and Yards',
    description:
      'GST returns for lodges and tour desks, TDS on leases and wind farms, and Udyam for coir yards and ice plants. Tax and accounting help in Kanyakumari.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST and TDS returns and get Udyam registration for fabricators at Thuvakudi, wholesalers at Gandhi Market and lodges at Srirangam.',
  description: [
    'Fabricators around Thuvakudi mostly work for large public sector factories. The factory supplies the steel free of cost, retains a part of each payment, and deducts TDS under income tax and under GST. For every work order we match the bill, the payment and the TDS credit.',
    "Wholesalers at Gandhi Market sell on weekly credit to shops in smaller towns, and banana traders buy the crop of whole plots before harvest. We keep a ledger for each of a wholesaler's customers and an account for each banana plot.",
    "Lodges at Srirangam earn most of their income in the festival weeks. College trusts run several institutions that share costs. We prepare a lodge owner's return from the room register, and a trust's return from the fee registers.",
  ],
  keyAttractions: [
    'Rockfort Ucchi Pillaiyar Temple',
    'Sri Ranganathaswamy Temple, Srirangam',
    'Jambukeswarar Temple, Thiruvanaikaval',
    'Our Lady of Lourdes Church',
    'Mukkombu (Upper Anicut)',
  ],
  majorIndustries: [
    {
      kind: 'fabrication',
      name: 'Boiler and structural fabricators',
      note: 'The customer supplies steel plates and tubes free of cost. Your account must show the steel received, the weight returned as finished work and the scrap returned.',
    },
    {
      kind: 'colleges',
      name: 'Engineering, arts and medical colleges',
      note: 'College trusts share buses, hostels and canteens among several colleges. Before the year begins, put in writing how each cost is shared.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Gandhi Market and Big Bazaar Street shops',
      note: "Onion and grocery wholesalers give weekly credit to shops in other towns. Get the customer's signature on old balances once a year.",
    },
    {
      kind: 'standing-crops',
      name: 'Cauvery banana trade',
      note: "Traders buy the crop of a whole banana plot before harvest. Enter the advance, the cutting wages and the lorry hire in that plot's account.",
    },
    {
      kind: 'lodges',
      name: 'Srirangam pilgrim lodges',
      note: "Srirangam lodges earn a large part of the year's income around Vaikunta Ekadasi. Include the festival weeks when you estimate your advance tax.",
    },
    {
      kind: 'handcrafts',
      name: 'Synthetic gem cutters',
      note: 'Gem dealers give rough stones to village cutters by number, and get them back sorted by grade. Broken stones must be written off, lot by lot.',
    },
  ],
  serviceAreas: [
    'Thuvakudi',
    'Thiruverumbur',
    'Srirangam',
    'Thillai Nagar',
    'Ariyamangalam',
    'Cantonment',
    'Woraiyur',
    'Manapparai',
  ],
  work: (town) =>
    `Shops, workshops and trusts in Tiruchirappalli, Thuvakudi and Srirangam can send photos of bills by WhatsApp and files by courier. You can also visit our ${town} office by appointment.`,
  trades: [
    {
      kind: 'fabrication',
      name: 'Fabricators',
      needs:
        'Your GST returns must tally with each work order. You must deduct TDS when you pay welding gangs, and your Udyam certificate must show the activity that the tender asks for.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Grocery wholesalers',
      needs:
        "Your suppliers' bills must be matched with the GST portal every month, and your customers must confirm their balances in writing.",
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        "Your GST return must be based on each night's room rate. After the festival, rework your advance tax estimate.",
    },
    {
      kind: 'handcrafts',
      name: 'Gem cutters',
      needs:
        'You need an import export code (IEC), an account of the stones by number and weight, and customs documents for every parcel.',
    },
  ],
  services: {
    'gst-registration': {
      lead: "Does your workshop, shop or lodge in Tiruchirappalli need a GST number? We can apply for it and answer the officer's questions.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "If your registration lists only fabrication although you also erect structures at site and work on the customer's plates, the factory may return your bill. The code on the bill is not in your registration, so the payment is held up until you amend the registration.",
          we: "We enter fabrication, erection and work on the customer's free-issue steel, and copy your name exactly from the PAN card.",
          send: ['Lease deed of the plot or shed', 'Latest EB bill', 'Sample work order', 'PAN and cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodges let out rooms and run a mess and festival stalls in one building, but apply only for the rooms. The officer may then reject the application, especially if the co-owners of the building have not signed a consent letter.',
          we: "We list every kind of income that the lodge has, and draft the co-owners' consent letter.",
          send: [
            'Property tax receipt',
            'Lease or title deed',
            'Licence from the local body',
            "Co-owners' consent letter",
          ],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some traders in fresh bananas register because a lorry office asks for a GST number. They then have to file returns for exempt fruit, and pay a late fee for every return they miss.',
          we: 'We first check whether hiring out lorries or running a ripening room makes registration compulsory for you.',
          send: ['Plot agreements', 'Sale slips', 'List of other income'],
        },
      ],
      question: {
        question:
          'I erect boilers for months in another state. Do I need a GST number there in addition to my Trichy one?',
        answer:
          "For a long job at the customer's site, with workers, cranes and a store, you may need a GST number in that state, depending on the contract and the time at the site. Send us the work order before you raise the first bill. We will tell you which GST number to print on it, and register the site if necessary.",
      },
    },
    'gst-returns': {
      lead: 'Fabricators, wholesalers and lodges in Trichy can send us their bills every month. We match the purchase bills with GSTR-2B and the sales with your books, and file the GST returns.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'The factory deducts TDS under GST from your payment. If you never accept this TDS on the portal, the amount does not reach your cash ledger, and you pay the same tax again from your bank account.',
          we: 'We accept the TDS credit on the portal, and match it with each work order.',
          send: ['Running bills', "Factory's payment advice", 'Statement of free-issue steel', 'Crane hire bills'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Loose pulses and labelled packs are often on one bill, although only the packs carry GST. If the HSN code in the billing software is wrong, the mistake is repeated on every bill.',
          we: 'We correct the item list in your billing software, and match your purchases with GSTR-2B.',
          send: ['Item list', "Suppliers' bills", 'Credit notebook', 'Scheme letters from the companies'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If you charge more in festival weeks but prepare the return from the rate card, the return shows too little GST. GST depends on the rate actually charged for the night, so the shortfall may be demanded later with interest.',
          we: "We take each night's rate from your room register.",
          send: ['Room register', 'Monthly mess account', 'Statements from the booking sites'],
        },
      ],
      question: {
        question:
          'The factory retains part of my bill until the work at the site is completed. When do I pay GST on that part?',
        answer:
          'The time depends on the stages and certificates in your contract, and sometimes GST is due before you are paid. Send us the payment clause and the last running bill. For each bill, we will mark the month in which the tax is payable.',
      },
    },
    'gst-notices': {
      lead: 'If your Trichy workshop, shop or lodge gets a GST notice, we can reply with figures and documents that the officer can check line by line.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "The factory's TDS return can show a higher turnover than your returns, because retention money and price changes were paid in other months. The officer may demand tax on the difference.",
          we: 'We list the certificate for each stage of work with its bill, the TDS deducted and the date of payment.',
          send: ['The notice', 'Work orders', 'Stage certificates', 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'A supplier may collect your money but not file his GST return. The officer may then refuse your credit on his bills and ask you to pay the tax again.',
          we: 'We write to the supplier, and prove in your reply that you received the goods and paid for them.',
          send: ['Original bills', 'Lorry receipts', 'Bank statement', 'Unloading wage slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may take the room rent for the Vaikunta Ekadasi month and multiply it by twelve. If you cannot prove that the other months were quiet, you may be taxed on empty rooms.',
          we: 'We show on one sheet how many rooms were occupied each month, and at what rate.',
          send: ['The notice', 'Room register', 'Statements from the booking sites', 'Bank statement'],
        },
      ],
      question: {
        question: "My GST notice adds the value of the factory's free-issue steel to my price. How do I reply?",
        answer:
          "Prove that you neither bought nor sold this steel. You need an account of the steel received, returned and left as scrap. Ask the factory's stores department for its statement, and send it to us with your work order. We will prepare the account and draft the reply.",
      },
    },
    'gst-refunds': {
      lead: 'Can your Trichy firm claim a GST refund? We can find out, and file the application with the documents that support it.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If you supply a structure to a unit in a special economic zone (SEZ), the SEZ officer must endorse your invoice. Without the endorsement, the officer can reject the claim.',
          we: 'Before we file, we get the endorsed copy of the invoice from the SEZ unit.',
          send: ['Endorsed invoice', 'Work order', 'Bank remittance advice', 'LUT'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Some dealers carry stones to a fair abroad in hand baggage without customs documents. The records then show no export, so the GST on the rough stones cannot be claimed.',
          we: 'We first check your customs documents, and claim only for the lots that they cover.',
          send: ['Shipping bills', 'Invoice that shows the carats', 'Bank remittance advice'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If a group cancels its rooms and you refund its advance, you need a refund voucher, or a credit note if you had raised a bill. Without it, you bear the GST.',
          we: 'We prepare the voucher or the credit note, and then claim back the excess tax.',
          send: ['Cancellation letter', 'Proof of the refund of the advance', 'Advance receipt'],
        },
      ],
      question: {
        question:
          'The heavy electricals factory in Trichy deducted TDS under GST from my bills. How do I get that amount back?',
        answer:
          'Once the TDS is accepted on the GST portal, it goes to your cash ledger. From there you can pay your GST, or claim back the balance. Send us the ledger. We will accept the credit and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'Form 26AS shows the payments and the TDS that your customers have reported. For Trichy fabricators, banana traders and college trusts, we can check this form and file the income tax return.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If you show only the money you received but the factory reports the whole bill, your income does not match Form 26AS. The TDS credit may then be reduced.',
          we: 'We enter the income for each certified stage, and list the retention money separately.',
          send: ['Stage certificates', 'Bank statement', 'Form 26AS', 'Scrap sale bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some traders call their profit on bananas agricultural income. But they only bought the crop, so the profit is business income, and the department may ask for tax with a penalty.',
          we: "We prepare a profit account for every banana plot, and claim the loss if a plot's crop fails.",
          send: ['Plot agreements', 'Cutting wage slips', 'Sale slips', 'Lorry hire bills'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If a trust's audit report is filed late, the department may refuse its exemption. The fees of all its colleges may then be taxed.",
          we: 'At the start of the year we fix the audit dates with your auditor, and collect the fee registers early.',
          send: ['Trust deed', 'Registration order', 'Registers of fees and donations', 'Bills for building work'],
        },
      ],
      question: {
        question:
          'My Srirangam lodge earned much more around Vaikunta Ekadasi than I expected. How do I pay advance tax on the extra income?',
        answer:
          "Estimate your income again after the festival, because you can pay the tax on the extra income with the year's last instalment. In February, send us your total room income for the year so far, and we will work out the amount. If you pay it before the due date, you save interest.",
      },
    },
    'pf-esi-services': {
      lead: 'The names in your PF and ESI returns must match the gate register or the duty roster. We can check this and file the returns for workshops, colleges and lodges in Trichy.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "Welders often move between Trichy and sites in other states. If your PF records are not up to date, the factory's security can turn them away at the gate, and the job has to wait.",
          we: 'We keep a list of workers for each site, and send you the PF return (ECR) with the same names.',
          send: ['Site-wise list of workers', 'Gate passes', 'Wage and overtime sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Drivers and hostel cooks often come through an agency. If the agency does not deposit their PF, the PF office may ask the college for it, although the college has already paid the agency.',
          we: "Before you pass the agency's bill, we check its PF return (ECR) name by name.",
          send: ["Agency's bill", "Agency's PF return (ECR) and challan", 'Your attendance sheet'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge has few room staff in July and many in Margazhi. If it records only the permanent staff, PF and ESI for the festival workers may be demanded later.',
          we: 'We include the festival workers in the returns for the days on which they worked.',
          send: ['Daily staff list with mobile numbers', 'Duty roster', "Security agency's bill"],
        },
      ],
      question: {
        question: 'I am lending a welder to another workshop at Thuvakudi for a week. Who pays his ESI?',
        answer:
          "If you pay his wage, he remains on your rolls and you pay his ESI. Write a short letter with his name, the days and the other workshop's name. If he is injured there, you will be asked for this letter first. We will keep a copy with your wage sheet and include him in the ESI contribution as usual.",
      },
    },
    'tds-tcs-returns': {
      lead: 'TDS may apply when you pay a welding gang, a broker or a guest lecturer. We can work it out for Trichy firms and trusts, and file the TDS returns.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Many fabricators check the TDS that the factory deducts, but forget to deduct TDS when they pay the welding gangs and the crane owner. Part of that expense may then be disallowed.',
          we: 'We keep a running total for each PAN, and tell you when you have to deduct TDS.',
          send: ["Welding gangs' bills", 'Crane hire bills', "Radiography agency's bill", 'PAN copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Guest lecturers, bus owners and visiting doctors come under different TDS rates. If the trust enters them all under one kind of payment, it may deduct too little and have to pay interest.',
          we: "In April we mark in each person's ledger the kind of payment and the TDS rate.",
          send: ['Appointment letters', 'Bus contract', 'Payment sheet', "Visiting staff's PANs"],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            "If brokerage is adjusted in the broker's account, no cheque is issued, but TDS must still be deducted. A wholesaler who forgets the TDS has to pay it himself.",
          we: "We work out the brokerage from each broker's account, and report it in the TDS return.",
          send: ["Brokers' account statements", 'Rental agreement for the godown', 'List of interest paid'],
        },
      ],
      question: {
        question: 'I sell scrap from my Thuvakudi workshop every week. Do I have to collect TCS?',
        answer:
          'Usually yes. The seller adds TCS to the scrap bill. A buyer who uses the scrap in manufacturing can give you a signed declaration instead. Send us the scrap bills and the declarations. We will tell you on which bills to collect TCS, and file the TCS return.',
      },
    },
    'company-registration': {
      lead: 'A new company may not get the tenders, loans or licences that the old firm had. We can check this for your Trichy business, and then register a company or an LLP.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "A new company has no turnover from earlier years, so it may lose the next tender. Welders' qualification certificates and bank guarantees also remain in the old firm's name.",
          we: "We ask your customer in writing whether the old firm's past work will be accepted for the new company.",
          send: ['Vendor registration letter', 'Audited accounts', 'List of bank guarantees', 'Title deed of the shed'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Brothers often run a shop in Big Bazaar Street together without a written deed. For the bank and the tax office there is only one owner, and the other brothers cannot prove their share.',
          we: 'We first draft the partnership deed, and then compare a partnership with an LLP.',
          send: ['Rental agreement', 'Loan sanction letter', "Each brother's PAN and masked Aadhaar"],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some banana traders share a plot, but the farmer knows only one of them. In a bad season the other traders may refuse to pay their share, and the one known to the farmer has to pay the whole amount.',
          we: "We draft a partnership deed with each trader's name and share. For banana plots, a partnership firm is usually better than a company.",
          send: ['Plot agreements', 'Advance receipts', "Partners' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question: 'Our trust wants to open a second college in Trichy. What kind of body should own it?',
        answer:
          'A recognised college usually needs a non-profit owner, so your trust or a society can run it. Bring the trust deed and the land documents, because the recognising authority will check both. We will check whether the deed allows a second college, and prepare the forms.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'What profit did you make on one work order, one customer or one lot of stones? We can keep the books of Trichy workshops, wholesalers and gem cutters so that they show this profit.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Free-issue steel, your own steel and scrap often lie in one yard and are booked in one account. You then do not know what you earned on a work order, or how much steel you still have to return to the factory.',
          we: 'For every work order we open a sheet that shows the steel, the wages and the retention money.',
          send: ['Measurement sheets', 'Goods receipt notes', "Welding gangs' bills", 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            "If old balances are carried forward for years without the customer's signature, the customer may dispute the amount, and you may lose the money.",
          we: 'Once a year we prepare balance confirmation letters for your customers, and follow up the signed copies.',
          send: ['Customer ledger', 'Unpaid bills', "Customers' mobile numbers"],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Stones with village cutters are often not counted on 31 March, and the number of broken stones is only a guess. Your profit figure is then wrong, and you may not notice which stones are missing.',
          we: 'For each cutter we keep a card with the stones given, the stones returned grade-wise and the stones broken.',
          send: ['Issue slips', 'Return slips', 'Sale invoices'],
        },
      ],
      question: {
        question: 'I have an onion shop at Gandhi Market. What do I send you each week?',
        answer:
          'Every week, send photos of the purchase bills, the sales summary and the credit list, and once a month the bank statement. We will enter the bills and sales, and list the shops whose dues are the oldest, so that you know whom to call.',
      },
    },
    'udyam-registration': {
      lead: 'A tender or a bank may insist on a particular activity on your Udyam certificate. We can register Trichy workshops, gem cutters and lodges under the right activity code.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If a fabricator is registered as a trader, his bid may be rejected in a tender that is only for manufacturers.',
          we: 'We enter fabrication as the main activity, and take the written down value of the machines from your income tax return.',
          send: ['Machinery list', 'Depreciation schedule', 'Tender document', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            "Some cutters who work at home think that only factories can register, and use the dealer's Udyam number. But a bank does not give a cutter a loan on another person's certificate.",
          we: 'We register the cutter under his own PAN, with his home as the place of work.',
          send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Bank passbook'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodge owners add the building to the investment, think that they are too large for Udyam and do not register. But the building and furniture are not counted, and these owners lose the benefits meant for small businesses.',
          we: 'We enter only the kitchen machines, the laundry machines and the vehicles.',
          send: ['Last income tax return', 'Bills for kitchen and laundry machines', 'Property tax receipt'],
        },
      ],
      question: {
        question:
          'I need my Udyam certificate for a public tender tomorrow. Can my old certificate still be corrected?',
        answer:
          'Yes, the activity and the investment figures can be changed on the portal, and your number stays the same. Send us the tender page that names the item to be supplied, and your last income tax return. We will enter the change while you are on the phone, and you enter the OTP yourself.',
      },
    },
    'iec-registration': {
      lead: 'Do you cut gems, fabricate steel or trade in bananas in Trichy, and want to ship in your own name? We can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'If the carats, the number of stones or the value on your invoice do not match the parcel, customs holds the parcel and your buyer has to wait. Small parcels of high value are often checked.',
          we: 'We apply for the IEC, and give you one invoice format for every lot.',
          send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Rental agreement or EB bill'],
        },
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Steel plates or welding wire from abroad may need BIS certification. If you learn this only at the port, the material is held there and your work order is delayed.',
          we: 'Before you place the order, we check whether the item needs BIS certification.',
          send: ["Supplier's offer", 'Drawing or item code', 'GST certificate'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'If bananas for a buyer abroad are not packed in an approved pack house, the load cannot leave in time and the fruit may spoil.',
          we: 'We apply for the IEC, and list the documents that the pack house, the plant quarantine office and APEDA ask for.',
          send: ["Buyer's order", 'Letter from the pack house', 'PAN'],
        },
      ],
      question: {
        question: 'I carry cut stones to a fair abroad. What do I need to bring the unsold stones back?',
        answer:
          'You need the list of stones that customs stamped when you left, and every unsold stone must be on it. Without this stamped list, customs may ask for duty on your own stones. Before you travel, we will apply for the IEC and prepare the list with number, carats and value.',
      },
    },
  },
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS returns and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
  },
} satisfies CityWords;

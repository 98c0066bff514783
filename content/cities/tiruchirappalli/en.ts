import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST and TDS returns and get Udyam registration for fabricators at Thuvakudi, wholesalers at Gandhi Market and lodges at Srirangam.',
  description: [
    'Fabricators around Thuvakudi mostly work for large public sector factories. The factory supplies steel free, keeps back a part of the payment and deducts TDS under income tax and under GST. For every work order we match the bill, the payment and the TDS credit.',
    'Wholesalers at Gandhi Market sell on weekly credit to smaller towns, and banana traders buy whole plots before the harvest. We keep a ledger for each customer of a wholesaler and an account for each banana plot.',
    "Lodges at Srirangam earn most in the festival weeks. College trusts run several schools that share their costs. We prepare the lodge owners' returns from the room register, and the trusts' returns from the fee registers.",
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
      note: 'The customer gives you steel plates and tubes free. Your account must show the steel received, the finished weight returned and the scrap returned.',
    },
    {
      kind: 'colleges',
      name: 'Engineering, arts and medical colleges',
      note: 'College trusts share buses, hostels and canteens among several colleges. Write down how each cost is shared before the year begins.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Gandhi Market and Big Bazaar Street',
      note: "Onion and grocery wholesalers give weekly credit to shops in other towns. Get the customer's signature on old balances once a year.",
    },
    {
      kind: 'standing-crops',
      name: 'Cauvery banana trade',
      note: "Traders buy a whole banana plot before harvest. Enter the advance, the cutting wages and the lorry hire in that plot's account.",
    },
    {
      kind: 'lodges',
      name: 'Srirangam pilgrim lodges',
      note: "Srirangam lodges earn much of the year's income around Vaikunta Ekadasi. Include the festival weeks when you estimate your advance tax.",
    },
    {
      kind: 'handcrafts',
      name: 'Synthetic gem cutters',
      note: 'Gem dealers give rough stones to village cutters by number, and get them back sorted by grade. Broken stones must be written off for each lot.',
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
        'You need GST returns that show each work order, and TDS on what you pay your groups of welders. Your Udyam certificate must also show the activity that the tender asks for.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Grocery wholesalers',
      needs:
        "You need your suppliers' bills matched with the GST portal every month, and your customers' signatures on their balances.",
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need a GST return made from the room rate of each night. After the festival you need a new estimate of advance tax.',
    },
    {
      kind: 'handcrafts',
      name: 'Gem cutters',
      needs:
        'You need the import export code (IEC), an account that shows the number and weight of the stones, and customs documents for every parcel.',
    },
  ],
  services: {
    'gst-registration': {
      lead: "We can apply for the GST number of your workshop, shop or lodge in Tiruchirappalli and answer the officer's questions.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "If your form lists only fabrication although you also erect at site and work on the customer's plates, the factory can return your bill. The HSN code on it is not on your certificate, and your payment is delayed.",
          we: "We enter fabrication, erection and work on the customer's free steel, and copy your name exactly from your PAN.",
          send: ['Lease of the plot or shed', 'Latest EB bill', 'Sample work order', 'PAN and cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodges run rooms, a mess and festival stalls in one building while the form lists only rooms. If the co-owners of the house have not signed a consent letter, the officer can reject the application.',
          we: 'We list every kind of income of the lodge and draft the consent letter for the co-owners.',
          send: [
            'Property tax receipt',
            'Lease or title deed',
            'Licence of the local body',
            'Consent letter of the co-owners',
          ],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some traders of fresh bananas register because a lorry office asks for a GST number. They then have to file returns for exempt fruit, and pay a late fee when they forget a return.',
          we: 'We first check whether you have to register because you hire out lorries or run a ripening room.',
          send: ['Plot agreements', 'Sale slips', 'List of other income'],
        },
      ],
      question: {
        question: 'I erect boilers for months in another state. Do I need a GST number there besides the Trichy one?',
        answer:
          'A long site job with workers, cranes and a store can need a GST number in that state. It depends on the contract and on the time at the site. Send us the work order before you raise the first bill. We will tell you which GST number to print on it, and register the site if you need to.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for Trichy fabricators, wholesalers and lodges after we match their bills with the buyer's figures.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'The factory deducts TDS under GST from your payment. If you never accept this TDS on the portal, the money does not reach your cash ledger, and you pay the same tax again from your bank.',
          we: 'We accept the TDS credit on the portal, and match it with each work order.',
          send: ['Running bills', "Plant's payment advice", 'Statement of free steel', 'Crane hire bills'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Loose pulses and labelled packs are often on one bill, although only the packs carry GST. A wrong HSN code in the billing software is then repeated on every bill.',
          we: 'We correct the item list in your billing software, and match your purchases with GSTR-2B.',
          send: ['Item list', "Suppliers' bills", 'Credit notebook', 'Scheme notes of the companies'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If the return is made from the rate card although you charge more in festival weeks, it shows too little GST. GST depends on the rate of the night, so the shortage is demanded later with interest.',
          we: 'We take the rate of every night from your room register.',
          send: ['Room register', 'Mess summary', 'Statements of booking sites'],
        },
      ],
      question: {
        question: 'The factory keeps back part of my bill until the site is finished. When do I pay GST on that part?',
        answer:
          'It depends on the stages and certificates in your contract, and sometimes the GST is due before you get the money. Send us the payment clause and the last running bill. We will mark for each bill the month in which the tax is payable.',
      },
    },
    'gst-notices': {
      lead: 'If your Trichy workshop, shop or lodge gets a GST notice, we can answer it with a table that the officer can check.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'The TDS that the factory deducted can show a higher turnover than your returns, because retention money and price changes came in other months. The officer can demand tax on the difference.',
          we: 'We list every stage certificate with its bill, the TDS deducted and the date of payment.',
          send: ['The notice', 'Work orders', 'Stage certificates', 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'If a supplier takes your money and does not file his GST return, the officer can refuse your credit on his bills. He can then ask you for the tax again.',
          we: 'We write to the supplier and prove in your reply that you received the goods and paid for them.',
          send: ['Original bills', 'Lorry receipts', 'Bank statement', 'Wage slips of unloading'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer can take the room rent of the Vaikunta Ekadasi month and multiply it by twelve. If you cannot prove the quiet months, you are taxed on rooms that were empty.',
          we: 'In one sheet we show how many rooms were let each month and at what rate.',
          send: ['The notice', 'Room register', 'Statements of booking sites', 'Bank statement'],
        },
      ],
      question: {
        question: 'My notice adds the value of steel that the factory gave me free to my price. How do I reply?',
        answer:
          "Prove that you neither bought nor sold this steel. For this you need an account of the steel received, returned and left as scrap. Ask the factory's store for its statement, and send it to us with your work order. We will prepare the account and the reply.",
      },
    },
    'gst-refunds': {
      lead: 'We can check whether your Trichy firm can claim a GST refund, and file the application with its proof.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If you supply a structure to a unit in a special economic zone, the zone officer must endorse your invoice. Without his endorsement the claim is rejected.',
          we: 'Before we file, we get the endorsed copy of the invoice from the zone unit.',
          send: ['Endorsed invoice', 'Work order', 'Bank advice', 'LUT'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Some dealers take stones to a fair abroad in hand baggage without customs documents. The records then show no export, so the GST on rough stones cannot be claimed.',
          we: 'We first check your customs documents, and claim only for the lots that have these documents.',
          send: ['Shipping bills', 'Invoice in carats', 'Bank advice'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If a group cancels and gets its advance back, you need a credit note for the GST on the advance. Without the credit note the lodge bears this tax.',
          we: 'We prepare the credit note, and then claim back the extra tax.',
          send: ['Cancellation letter', 'Proof of repayment', 'Advance receipt'],
        },
      ],
      question: {
        question:
          'The heavy electricals factory in Trichy deducted TDS under GST from my bills. How do I get that money?',
        answer:
          'Accept the TDS on the GST portal, and it goes to your cash ledger. You can pay your GST from the ledger, or claim back the money that you do not need. Send us the ledger. We will accept the credit and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Trichy fabricators, banana traders and college trusts after we check Form 26AS.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If you show only the money that came while the factory reports the whole bill, your income does not match Form 26AS. The TDS credit can then be cut.',
          we: 'We enter your income by certified stage, and list the retention money separately.',
          send: ['Stage certificates', 'Bank statement', 'Form 26AS', 'Scrap sale bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some traders call their profit on bananas farm income. They only bought the crop, so it is business income, and the department can ask for tax with a penalty.',
          we: 'We prepare a profit account for every banana plot, and claim the loss if the crop of a plot fails.',
          send: ['Plot agreements', 'Cutting wage slips', 'Sale slips', 'Lorry hire bills'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If the audit report of a trust is filed late, the department can refuse its exemption. Fees of all its colleges may then be taxed.',
          we: 'At the start of the year we fix the audit dates with your auditor, and collect the fee registers early.',
          send: ['Trust deed', 'Registration order', 'Registers of fees and donations', 'Building bills'],
        },
      ],
      question: {
        question:
          'My Srirangam lodge earned much more around Vaikunta Ekadasi than I expected. What about advance tax?',
        answer:
          'Estimate your income again after the festival, because the last instalment of the year can cover the rest. Send us the room totals in February. We will work out the advance tax. If you pay it before the due date, you avoid interest.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI for Trichy workshops, colleges and lodges, and check that the names match the gate list or the duty list.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "Welders often move between Trichy and sites in other states. If your PF list is not updated, the factory's gate can refuse the workers, and the job has to wait.",
          we: 'We keep one list of workers for each site, and send you the PF challan with the same names.',
          send: ['Site list', 'Gate passes', 'Wage and overtime sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Drivers and hostel cooks often come through an agency. If the agency does not pay their PF, the college can be asked for it, although it already paid the agency.',
          we: "Before you pass the agency's bill, we check its wage list name by name.",
          send: ['Agency bill', "Agency's PF wage list", 'Your attendance sheet'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge has few room workers in July and many in Margazhi. If it records only the permanent workers, PF and ESI for the festival workers can be demanded later.',
          we: 'We enter the festival workers for the days they worked.',
          send: ['Daily staff list with mobile numbers', 'Duty chart', "Security agency's bill"],
        },
      ],
      question: {
        question: 'I lend a welder to another workshop at Thuvakudi for a week. Who pays his ESI?',
        answer:
          'You pay his ESI, and he remains on your list, if you pay his wage. Write a short letter with his name, the days and the name of the other workshop. You will be asked for this letter first if he is hurt there. We will keep a copy with your wage sheet and file his contribution as usual.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can handle TDS for Trichy firms. We file returns for the TDS that you deduct, and claim the TDS that customers deduct from you.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "Many fabricators check the TDS that the factory deducts, but forget to deduct TDS themselves from welders' groups and the crane owner. A part of that expense can then be disallowed.",
          we: 'We keep a running total for each PAN, and tell you when you have to deduct TDS.',
          send: ['Gang bills', 'Crane hire bills', "Radiography agency's bill", 'PAN copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Guest lecturers, bus owners and visiting doctors each have a different TDS rate. If the trust enters all of them as one kind of payment, it can deduct too little and pay interest.',
          we: "In April we mark in each person's ledger which kind of payment it is and which TDS rate applies.",
          send: ['Appointment letters', 'Bus contract', 'Payout sheet', 'PAN of visiting staff'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            "If brokerage is adjusted in the broker's account, no cheque is written. TDS must still be deducted, and the wholesaler pays it himself if he forgets.",
          we: "We work out the brokerage from each broker's account, and report it in the TDS return.",
          send: ["Brokers' accounts", 'Rental agreement of the godown', 'Interest list'],
        },
      ],
      question: {
        question: 'I sell scrap from my Thuvakudi workshop every week. Do I have to collect TCS?',
        answer:
          'Usually the seller adds TCS to the scrap bill. A buyer who uses the scrap in manufacture can give you a signed declaration instead. Send us the scrap bills and declarations. We will tell you on which bills to collect TCS, and file the TCS return.',
      },
    },
    'company-registration': {
      lead: 'We can check what your tenders, loans and licences in Trichy need, and then register a company or an LLP.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'A new company has no turnover of past years, so it can lose the next tender. Welder tests and bank guarantees also stay in the name of the old firm.',
          we: 'We ask your customer in writing whether he will accept the past work of the old firm.',
          send: ['Vendor letter', 'Audited accounts', 'List of bank guarantees', 'Title deed of the shed'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Brothers often run a shop together in Big Bazaar Street without a written deed. For the bank and the tax office there is one owner, and the other brothers cannot prove their share.',
          we: 'We first write the partnership deed, and then compare a partnership with an LLP.',
          send: ['Rental agreement', 'Bank loan letter', 'PAN and masked Aadhaar of each brother'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Some banana traders share plots while the farmer knows only one of them. In a bad season his partner can deny the debt, and the trader whom the farmer knows has to pay it alone.',
          we: "We write the traders' names and shares in a partnership deed. For banana plots a deed is mostly better than a company.",
          send: ['Plot agreements', 'Advance receipts', 'PAN and masked Aadhaar of the partners'],
        },
      ],
      question: {
        question: 'Our trust wants to open a second college in Trichy. What kind of body should own it?',
        answer:
          'A recognised college mostly needs a non-profit owner, so your trust or a society can run it. Bring the trust deed and the land documents, because the recognising body reads the deed and the documents. We will check whether the deed allows a second college, and prepare the forms.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Trichy workshops, wholesalers and gem cutters by work order, by customer or by lot of stones.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'If free steel, your own steel and scrap are in one yard and in one account, nobody can say what a work order earned. Nobody knows how much steel you still have to return to the factory.',
          we: 'For every work order we open a sheet that shows the steel, the wages and the retention money.',
          send: ['Measurement sheets', 'Store receipts', 'Gang bills', 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            "If old credit balances are carried forward for years without the customer's signature, he can dispute the amount. You then lose this money.",
          we: 'Once a year we prepare balance letters for your customers, and follow up the signed copies.',
          send: ['Customer ledger', 'Unpaid bills', 'Mobile numbers of the shops'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'If the stones with village cutters are not counted on 31 March and broken stones are only guessed, your profit is wrong. Nobody notices which stones are missing.',
          we: 'For each cutter we keep a card that shows the stones given, the stones returned by grade and the stones broken.',
          send: ['Issue slips', 'Return slips', 'Sale invoices'],
        },
      ],
      question: {
        question: 'I have an onion shop at Gandhi Market. What do I send you each week?',
        answer:
          'Send photos of the purchase bills, the sales summary and the credit list each week, and the bank statement once a month. We will enter the bills and sales, and list the shops that have owed you money longest, so that you know whom to call.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Trichy workshops, gem cutters and lodges under Udyam with the activity that a tender or bank asks for.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'A fabricator is sometimes registered under Udyam as a trader by mistake. He then loses a tender meant only for manufacturers when the documents are checked.',
          we: 'We enter fabrication as the main activity, and take the machine values from your income tax return.',
          send: ['Machine list', 'Depreciation list', 'Tender document', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            "Some cutters who work at home think that only factories can register, and use the dealer's Udyam number. The bank does not give a cutter a loan on another person's certificate.",
          we: 'We register the cutter in his own PAN with his home as the place of work.',
          send: ['PAN', 'Masked Aadhaar with linked mobile', 'Bank passbook'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodge owners add the building to the investment and do not register, because they fear a higher class. Building and furniture are left out, so these owners miss the benefits of a small business.',
          we: 'We enter only the kitchen machines, the laundry machines and the vehicles.',
          send: ['Last income tax return', 'Bills of kitchen and laundry machines', 'Property tax receipt'],
        },
      ],
      question: {
        question: 'I need my Udyam certificate for a public tender tomorrow. Can my old certificate be corrected?',
        answer:
          'Yes, activity and machine values can be changed on the portal, and your number remains the same. Send us the tender page that lists the item, and your last income tax return. We will enter the change with you on the phone, and you type the OTP yourself.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the import export code (IEC) of Trichy gem cutters, fabricators and traders who ship in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'If the carats, the number of stones or the value on your invoice differ from the parcel, customs holds the parcel. Small and costly parcels are often checked for this, and your buyer has to wait.',
          we: 'We apply for the IEC, and give you one invoice format for every lot.',
          send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Rental agreement or EB bill'],
        },
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Steel plates or welding wire from abroad can need a quality approval. If you learn this only at the port, the material lies there and your work order is late.',
          we: 'Before you place the order, we check whether the item needs an approval.',
          send: ["Supplier's offer", 'Drawing or item code', 'GST certificate'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'If you sell bananas to a buyer abroad without an approved packing house, the load cannot leave in time and the fruit is lost.',
          we: 'Along with the IEC, we list what the packing house, the plant health office and the export council ask for.',
          send: ["Buyer's order", 'Packing house letter', 'PAN'],
        },
      ],
      question: {
        question: 'I carry cut stones to a fair abroad. What do I need to bring the unsold stones back?',
        answer:
          'You need export documents that customs stamped when you left, and the unsold stones come back on the same list. Without this list customs can ask for duty on your own stones. Before you travel, we will apply for the IEC and prepare the list with number, carats and value.',
      },
    },
  },
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS returns and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
  },
} satisfies CityWords;

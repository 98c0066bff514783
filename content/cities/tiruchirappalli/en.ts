import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Fabricators at Thuvakudi, wholesalers at Gandhi Market and lodges at Srirangam can give us their GST returns, TDS returns and Udyam registration.',
  description: [
    'Fabricators around Thuvakudi mostly work for large public plants. The plant supplies steel free, keeps back a part of the payment and deducts TDS under income tax and under GST. We make bill, payment and TDS credit agree for every work order.',
    'Wholesalers at Gandhi Market sell on weekly credit to smaller towns, and banana traders buy whole plots before the harvest. We keep a ledger for each customer and an account for each plot.',
    "Lodges at Srirangam earn most in the festival weeks, and college trusts run several schools that share their costs. We prepare their returns from the room register and from the trust's fee registers.",
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
      note: 'The customer gives plates and tubes free. Your account must show the steel received, the finished weight returned and the scrap handed back.',
    },
    {
      kind: 'colleges',
      name: 'Engineering, arts and medical colleges',
      note: 'Trusts share buses, hostels and canteens among several colleges. Write down how each cost is shared before the year begins.',
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
      note: "Srirangam lodges earn much of the year's income around Vaikunta Ekadasi. Include those weeks when you estimate advance tax.",
    },
    {
      kind: 'handcrafts',
      name: 'Synthetic gem cutters',
      note: 'Rough stones go to village cutters by number and come back by grade. Broken stones are written off for each lot.',
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
  work: 'Shops, workshops and trusts in Tiruchirappalli, Thuvakudi and Srirangam can send photos of bills by WhatsApp and files by courier. Our Coimbatore office is open to you by appointment.',
  trades: [
    {
      kind: 'fabrication',
      name: 'Fabricators',
      needs:
        'You need GST returns by work order and TDS on what you pay your gangs. Your Udyam certificate must also show the activity that the tender asks for.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Grocery wholesalers',
      needs: "You need your suppliers' bills checked every month, and balances that your customers have signed.",
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
        'You need the import export code (IEC), a stone account by number and weight, and customs documents for every parcel.',
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
            "Your form may name only fabrication although you also erect at site and work on the customer's plates. The plant can then return your bill because its code is not on your certificate, and payment waits.",
          we: 'We enter fabrication, erection and work on free material, and copy the name from your PAN.',
          send: ['Lease of the plot or shed', 'Latest EB bill', 'Sample work order', 'PAN and cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Rooms, mess and festival stalls may run in one building while the form lists only rooms. If the co-owners of the house have not signed a consent, the officer can reject the application.',
          we: 'We list every income of the lodge and draft the consent letter for the co-owners.',
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
            'A trader of fresh bananas may register because a lorry office asks him for a number. He then has to file returns for exempt fruit, and pays a late fee when he forgets.',
          we: 'We check first if hire of lorries or a ripening room makes registration necessary.',
          send: ['Plot agreements', 'Sale slips', 'List of other income'],
        },
      ],
      question: {
        question: 'I erect boilers for months in another state. Do I need a GST number there besides the Trichy one?',
        answer:
          'A long site job with workers, cranes and a store can need a number in that state. The contract and the time at site decide. Send us the work order before you raise the first bill. We tell you which number goes on it, and register the site if it is needed.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for Trichy fabricators, wholesalers and lodges after your bills agree with the buyer's figures.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'The plant deducts TDS under GST from your payment. If you never accept it on the portal, the money does not reach your cash ledger and you pay the same tax again from your bank.',
          we: 'We accept the credit on the portal and match it with each work order.',
          send: ['Running bills', "Plant's payment advice", 'Statement of free steel', 'Crane hire bills'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Loose pulses and labelled packs may leave on one bill, although only the packs carry GST. One wrong item code in the billing software is then repeated on every bill.',
          we: 'We correct your item list and compare your purchases with GSTR-2B.',
          send: ['Item list', "Suppliers' bills", 'Credit notebook', 'Scheme notes of the companies'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The return may be made from the rate card although you charge more in festival weeks. GST depends on the rate of the night, so the shortage is demanded later with interest.',
          we: 'We take the rate of every night from the room register.',
          send: ['Room register', 'Mess summary', 'Statements of booking sites'],
        },
      ],
      question: {
        question: 'The plant keeps back part of my bill until the site is finished. When do I pay GST on that part?',
        answer:
          'The stages and certificates in your contract decide it, and sometimes the GST is due before you get the money. Send us the payment clause and the last running bill. We mark for each bill in which month the tax is payable.',
      },
    },
    'gst-notices': {
      lead: 'We can answer a GST notice to your Trichy workshop, shop or lodge with a table that the officer can check.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'TDS deducted by the plant may point to a higher turnover than your returns show, because retention money and price changes fell in other months. The officer can demand tax on the difference.',
          we: 'We list every stage certificate with its bill, its TDS and its date of payment.',
          send: ['The notice', 'Work orders', 'Stage certificates', 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'A supplier may take your money and never file his return. The officer can then refuse your credit on his bills and ask you for the tax again.',
          we: 'We write to the supplier and prove that the goods came and were paid for.',
          send: ['Original bills', 'Lorry receipts', 'Bank statement', 'Wage slips of unloading'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may take the rent of the Vaikunta Ekadasi month and multiply it by twelve. If you cannot prove the quiet months, you are taxed on rooms that were empty.',
          we: 'We show occupancy and rate of every month in one sheet.',
          send: ['The notice', 'Room register', 'Statements of booking sites', 'Bank statement'],
        },
      ],
      question: {
        question: 'My notice adds steel that the plant gave me free to my price. How do I reply?',
        answer:
          "You show that you neither bought nor sold this steel. For that you need an account of steel received, returned and left as scrap. Ask the plant's store for its statement and send it with your work order. We prepare the account and the reply.",
      },
    },
    'gst-refunds': {
      lead: 'We can check if your Trichy firm can claim a GST refund, and file the application with the documents behind it.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'You may supply a structure to a unit in a special economic zone without getting the invoice endorsed by the zone officer. Without the endorsement the claim is rejected.',
          we: 'We ask the zone unit for the endorsed copy before we file.',
          send: ['Endorsed invoice', 'Work order', 'Bank advice', 'LUT'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Stones may go to a fair abroad in hand baggage without customs documents. In the records there is no export, so the GST on rough stones cannot be claimed.',
          we: 'We check your customs documents first and claim only for lots that have them.',
          send: ['Shipping bills', 'Invoice in carats', 'Bank advice'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A group may cancel and get its advance back while the GST on it remains paid. If you write no credit note, the lodge bears this tax.',
          we: 'We prepare the credit note and then claim the excess tax.',
          send: ['Cancellation letter', 'Proof of repayment', 'Advance receipt'],
        },
      ],
      question: {
        question:
          'The heavy electricals plant in Trichy deducted TDS under GST from my bills. How do I get that money?',
        answer:
          'TDS that the plant deducted under GST goes to your cash ledger once you accept it. You can pay your GST from it or claim back what you do not need. Send us the ledger, and we accept the credit and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Trichy fabricators, banana traders and college trusts after matching Form 26AS.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'You may count only the money that came, while the plant reports the whole bill. Your income then does not agree with Form 26AS, and the TDS credit can be cut.',
          we: 'We book income by certified stage and list the retention money separately.',
          send: ['Stage certificates', 'Bank statement', 'Form 26AS', 'Scrap sale bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'A trader may call his banana profit farm income. He only bought the crop, so it is business income, and the department can ask for tax with a penalty.',
          we: 'We make a profit account for every plot and claim a lost plot as a loss.',
          send: ['Plot agreements', 'Cutting wage slips', 'Sale slips', 'Lorry hire bills'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If the audit report of a trust is filed late, the department can refuse its exemption. Fees of all its colleges may then be taxed.',
          we: 'We fix the dates with your auditor at the start of the year and collect the fee registers early.',
          send: ['Trust deed', 'Registration order', 'Registers of fees and donations', 'Building bills'],
        },
      ],
      question: {
        question:
          'My Srirangam lodge earned much more around Vaikunta Ekadasi than I expected. What about advance tax?',
        answer:
          'Estimate your income again after the festival, because the last instalment of the year can cover the rest. Send us the room totals in February. We work out the amount, and you pay it before the due date and avoid interest.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI for Trichy workshops, colleges and lodges, with names that match your gate or duty list.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "Welders may move between Trichy and sites in other states while your PF list is not updated. The plant's gate can refuse the crew, and the job waits.",
          we: 'We keep one list for each site and send you the challan with the same names.',
          send: ['Site list', 'Gate passes', 'Wage and overtime sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Drivers and hostel cooks may come through an agency. If it does not pay their PF, the college can be asked for it, although it already paid the agency.',
          we: "We check the agency's wage list name by name before you pass its bill.",
          send: ['Agency bill', "Agency's PF wage list", 'Your attendance sheet'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge has few room staff in July and many in Margazhi, but may record only the permanent ones. PF and ESI for the festival staff can then be demanded later.',
          we: 'We enter the festival staff for the days they worked.',
          send: ['Daily staff list with mobile numbers', 'Duty chart', "Security agency's bill"],
        },
      ],
      question: {
        question: 'I lend a welder to another workshop at Thuvakudi for a week. Who pays his ESI?',
        answer:
          'He remains on your list if you pay his wage. Write a short letter with his name, the days and the other workshop, because it is asked for first if he is hurt there. We keep a copy with your wage sheet and file his contribution as usual.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can handle TDS for Trichy firms, both what you have to deduct and what your customers deduct from you.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'You may watch the TDS that the plant deducts and forget your own deduction from the welding gang and the crane owner. A part of that expense can then be disallowed.',
          we: 'We keep a running total for each PAN and tell you when to deduct.',
          send: ['Gang bills', 'Crane hire bills', "Radiography agency's bill", 'PAN copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Guest lecturers, bus owners and visiting doctors may all be booked as one kind of payment. TDS on them is different, so the trust can deduct too little and pay interest.',
          we: 'In April we write the kind of payment for each person in the ledger.',
          send: ['Appointment letters', 'Bus contract', 'Payout sheet', 'PAN of visiting staff'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Brokerage may be set off in the account without any cheque. TDS must be deducted all the same, and the wholesaler pays it himself if he forgets.',
          we: "We pick the brokerage out of each broker's account and report it in the TDS return.",
          send: ["Brokers' accounts", 'Rental agreement of the godown', 'Interest list'],
        },
      ],
      question: {
        question: 'I sell scrap from my Thuvakudi workshop every week. Do I have to collect TCS?',
        answer:
          'Usually the seller adds TCS to the scrap bill. A buyer who uses the scrap in manufacture can give you a signed declaration instead. Send us the scrap bills and declarations. We tell you on which bills to collect, and file the TCS return.',
      },
    },
    'company-registration': {
      lead: 'We can check the tenders, loans and licences of your Trichy business and then register a company or an LLP.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'A new company has no turnover of past years, so it can fail in the next tender. Welder tests and bank guarantees also remain in the name of the old firm.',
          we: 'We ask the customer in writing which past work he accepts.',
          send: ['Vendor letter', 'Audited accounts', 'List of bank guarantees', 'Title deed of the shed'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Brothers may share a shop at Big Bazaar Street without any deed. For the bank and the tax office there is one owner, and the other brothers cannot prove their share.',
          we: 'We write the partnership deed first and then compare it with an LLP.',
          send: ['Rental agreement', 'Bank loan letter', 'PAN and masked Aadhaar of each brother'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Traders may share plots while the farmer knows only one of them. In a bad season his partner can deny the debt, and he alone has to pay the farmer.',
          we: 'We put names and shares in a partnership deed, which is mostly better than a company here.',
          send: ['Plot agreements', 'Advance receipts', 'PAN and masked Aadhaar of the partners'],
        },
      ],
      question: {
        question: 'Our trust wants to open a second college in Trichy. Which form does it need?',
        answer:
          'A recognised college mostly needs a non-profit owner, so your trust or a society can run it. Bring the trust deed and the land documents, because the recognising body reads both. We check if the deed allows a second college and prepare what must be filed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Trichy workshops, wholesalers and gem cutters by work order, customer or lot.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Free steel, your own steel and scrap may be in one yard and in one account. Nobody can then say what a work order earned, or what steel you still owe the plant.',
          we: 'We open a sheet for every order with steel, wages and retention money.',
          send: ['Measurement sheets', 'Store receipts', 'Gang bills', 'TDS certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Old credit balances may be carried forward for years without a signature. A customer can then dispute the amount, and you lose it.',
          we: 'We prepare balance letters once a year and follow up the signed copies.',
          send: ['Customer ledger', 'Unpaid bills', 'Mobile numbers of the shops'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Stones that are with village cutters may not be counted on 31 March, and breakage is only guessed. Your profit is then wrong, and missing stones are not noticed.',
          we: 'We keep a card for each cutter with stones given, stones returned by grade and stones broken.',
          send: ['Issue slips', 'Return slips', 'Sale invoices'],
        },
      ],
      question: {
        question: 'I have an onion shop at Gandhi Market. What do I send you each week?',
        answer:
          'Send photos of the purchase bills, the sales summary and the credit list each week, and the bank statement once a month. We enter them and give you a list of the shops that have owed you money longest, so that you know whom to call.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Trichy workshops, gem cutters and lodges under Udyam with the activity that a tender or bank asks for.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Your certificate may say trading. A tender that is only for manufacturers is then lost when the documents are checked.',
          we: 'We make fabrication the main activity and take the machine values from your return.',
          send: ['Machine list', 'Depreciation list', 'Tender document', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            "A cutter who works at home may think that only factories can register, and use the dealer's number. The bank does not give him a loan on another person's certificate.",
          we: 'We register the cutter on his own PAN with his home as the place of work.',
          send: ['PAN', 'Masked Aadhaar with linked mobile', 'Bank passbook'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An owner may add the building to the investment and not register, because he fears a higher class. Building and furniture are left out, so he can miss benefits of a small business.',
          we: 'We enter only the kitchen machines, the laundry and the vehicles.',
          send: ['Last income tax return', 'Bills of kitchen and laundry machines', 'Property tax receipt'],
        },
      ],
      question: {
        question: 'A public tender asks for my Udyam number tomorrow. Can an old certificate be corrected?',
        answer:
          'Yes, activity and machine values can be changed on the portal, and your number remains the same. Send us the page of the tender that names the item, and your last return. We enter the change with you on the phone, and you type the OTP yourself.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the import export code (IEC) of Trichy gem cutters, fabricators and traders who ship in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Carats, number and value may differ between your invoice and your parcel. Customs holds small and costly parcels for this, and the buyer waits.',
          we: 'We apply for the code and give you one invoice format for every lot.',
          send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Rental agreement or EB bill'],
        },
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Plates or welding wire from abroad may need a quality approval. If you learn this only at the port, the material lies there and your work order is late.',
          we: 'We look up the item before you place the order.',
          send: ["Supplier's offer", 'Drawing or item code', 'GST certificate'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'You may sell bananas to a buyer abroad without an approved packing house. The load cannot leave in time, and the fruit is lost.',
          we: 'With the code we list what the packing house, the plant health office and the export council ask for.',
          send: ["Buyer's order", 'Packing house letter', 'PAN'],
        },
      ],
      question: {
        question: 'I carry cut stones to a fair abroad. What do I need to bring the unsold stones back?',
        answer:
          'Customs has to stamp your export documents when you leave, and the unsold stones come back on the same list. Without it customs can ask for duty on your own stones. We apply for the code and prepare the list with number, carats and value before you travel.',
      },
    },
  },
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS returns and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
  },
} satisfies CityWords;

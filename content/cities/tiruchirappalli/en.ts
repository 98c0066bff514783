import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, TDS and Udyam work for fabricators at Thuvakudi, wholesalers at Gandhi Market and lodges at Srirangam.',
  description: [
    'Fabricators around Thuvakudi mostly work for large public plants. The plant gives steel free, keeps a part of the payment and cuts two taxes. We make bill, payment and tax credit agree for every work order.',
    'Wholesalers at Gandhi Market sell on weekly credit to smaller towns. Banana traders buy whole plots before harvest. We keep a ledger for each customer and an account for each plot.',
    "Lodges at Srirangam earn most in the festival weeks, and college trusts run several schools with shared costs. We file their returns from the room register and from the trust's fee books.",
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
      note: 'The customer gives plates and tubes free. Your account must show steel received, finished weight returned and scrap handed back.',
    },
    {
      kind: 'colleges',
      name: 'Engineering, arts and medical colleges',
      note: 'Trusts share buses, hostels and canteens among several colleges. Write down how each cost is shared before the year begins.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Gandhi Market and Big Bazaar Street',
      note: "Onion and grocery wholesalers give weekly credit to shops in other towns. Old balances need the customer's signature once a year.",
    },
    {
      kind: 'standing-crops',
      name: 'Cauvery banana trade',
      note: "Traders buy a whole banana plot before harvest. The advance, cutting wages and lorry hire belong to that plot's page.",
    },
    {
      kind: 'lodges',
      name: 'Srirangam pilgrim lodges',
      note: "Srirangam lodges earn much of the year's income around Vaikunta Ekadasi. Advance tax should count on those weeks.",
    },
    {
      kind: 'handcrafts',
      name: 'Synthetic gem cutters',
      note: 'Rough stones go out to village cutters by count and come back by grade. Broken stones are written off by lot.',
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
  work: 'We work for shops, workshops and trusts in Tiruchirappalli, Thuvakudi and Srirangam from Coimbatore. Send photographs by WhatsApp and files by courier, or visit by appointment.',
  trades: [
    {
      kind: 'fabrication',
      name: 'Fabricators',
      needs:
        'You need GST returns that follow the work order, and TDS on what you pay your gangs. The Udyam certificate must fit the tender.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Grocery wholesalers',
      needs: 'You need the bills of suppliers checked every month, and balances that your customers have signed.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need a GST return that follows the room rate of each night. After the festival you need an estimate of advance tax.',
    },
    {
      kind: 'handcrafts',
      name: 'Gem cutters',
      needs: 'You need the import export code (IEC), a stone account by count and weight, and papers for every parcel.',
    },
  ],
  services: {
    'gst-registration': {
      lead: "Do you need a GST number for a workshop, shop or lodge in Tiruchirappalli? We apply and answer the officer's questions.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "The form names only fabrication, but you also erect at site and work on the customer's plates. The plant returns a bill whose code is missing.",
          we: 'We enter all three kinds of work and copy the name from your PAN.',
          send: ['Plot or shed lease', 'Electricity bill', 'Sample work order', 'PAN and bank proof'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Rooms, mess and festival stalls run under one roof, but the form lists rooms alone. Co-owners of the house have not signed.',
          we: 'We list every income of the lodge and draft the consent letter for the co-owners.',
          send: ['House tax receipt', 'Lease or title', 'Local body licence', 'Consent of co-owners'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'A trader of fresh bananas registers because a lorry office asks for a number. He then files returns for exempt fruit.',
          we: 'We check first whether hire of lorries or ripening rooms makes a number necessary.',
          send: ['Plot agreements', 'Sale slips', 'List of other income'],
        },
      ],
      question: {
        question: 'I erect boilers for months in another state. Is my Trichy GST number enough?',
        answer:
          'A long site job with men, cranes and a store can need a number there. The contract and the time at site decide. Send us the work order before the first bill.',
      },
    },
    'gst-returns': {
      lead: "We file GST returns for Trichy fabricators, wholesalers and lodges after we compare your bills with the buyer's figures.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'The plant cuts tax under GST from your payment, and you never accept it on the portal. The money then does not reach your cash ledger.',
          we: 'We accept the credit on the portal and match it to each work order.',
          send: ['Running bills', 'Payment advice of the plant', 'Free steel statement', 'Crane hire bills'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Loose pulses and labelled packs leave on one bill, and only the packs carry tax. One wrong item code repeats on all bills.',
          we: "We correct the item list and compare purchases with GSTR-2B, the portal's list of your suppliers' bills.",
          send: ['Item list', 'Supplier bills', 'Credit notebook', 'Scheme notes of companies'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The return uses the rate card, but the festival rate is higher. The rate of the night decides the tax.',
          we: 'We take the rate of every night from the room register.',
          send: ['Room register', 'Mess summary', 'Booking site statements'],
        },
      ],
      question: {
        question: 'The plant keeps part of my bill until the site is finished. When do I pay GST on it?',
        answer:
          'The contract decides, with its stages and certificates. Sometimes the tax falls due before you see the money. Send the payment clause and we mark it for each bill.',
      },
    },
    'gst-notices': {
      lead: 'We answer GST notices for Trichy workshops, markets and lodges with a table that the officer can check.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Tax cut by the plant points to a turnover above your returns. Retention and price changes fell in other months.',
          we: 'We list every certificate with its bill, its deduction and the date of payment.',
          send: ['The notice', 'Work orders', 'Stage certificates', 'Tax deduction statements'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong: 'A supplier took your money and never filed his return. Your credit on his bills is doubted.',
          we: 'We write to the supplier and prove that the goods came and were paid.',
          send: ['Original bills', 'Lorry receipts', 'Bank payment', 'Unloading wage slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The officer takes the rent of Vaikunta Ekadasi and multiplies it by twelve. The quiet months are not seen.',
          we: 'We show occupancy and rate for every month in one sheet.',
          send: ['Room register', 'Booking site statements', 'Bank statement'],
        },
      ],
      question: {
        question: 'My notice talks about steel that the plant gave me free. Why is it added to my price?',
        answer:
          "The officer thinks that you bought or sold it. A material account shows steel received, returned and left as scrap. Ask the plant's store for its statement as well.",
      },
    },
    'gst-refunds': {
      lead: 'We check whether a GST refund is open to your Trichy firm and claim it with the papers behind it.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'A structure went to a unit in a special economic zone, but the invoice has no endorsement from the zone officer. The claim fails without it.',
          we: 'We ask the zone unit for the endorsed copy before we file.',
          send: ['Endorsed invoice', 'Work order', 'Bank receipt', 'Letter of undertaking (yearly export letter)'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong: 'Stones went to a fair abroad in hand baggage without customs papers. On paper no export took place.',
          we: 'We check your export papers first and claim only for the lots that have them.',
          send: ['Customs export papers', 'Invoice in carats', 'Bank advice'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A group cancelled and got its advance back, but the tax on the advance stayed paid. No credit note was made.',
          we: 'We prepare the credit note and then ask for the excess tax.',
          send: ['Cancellation letter', 'Proof of repayment', 'Advance receipt'],
        },
      ],
      question: {
        question: 'I supply the heavy electricals plant, and the plant exports. Can I claim a refund?',
        answer:
          'No, your sale to the plant is a sale in India. Tax that the plant cut under GST may lie in your cash ledger. We look there first.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Trichy fabricators, banana traders and the trusts of colleges.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'You count only the money that came, and the plant reports the whole bill. Tax credit and income then do not agree.',
          we: 'We book income by certified stage and show the retained part in its own list.',
          send: ['Stage certificates', 'Bank statement', 'Tax credit statement from the portal', 'Scrap sale bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong: 'A trader calls the banana profit farm income. He only bought the crop, so it is business income.',
          we: 'We make a profit page for every plot and count a lost plot as a loss.',
          send: ['Plot agreements', 'Cutting wage slips', 'Sale slips', 'Lorry hire bills'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: "The trust's audit report comes late, and its exemption is put in doubt.",
          we: 'We set the dates with your auditor at the start of the year and collect the fee registers early.',
          send: ['Trust deed', 'Registration order', 'Fee and donation registers', 'Building bills'],
        },
      ],
      question: {
        question: 'My lodge earns in January what I did not expect in December. What about advance tax?',
        answer:
          'Work out the estimate again after the festival. The last instalment of the year can cover the rest. Send the room totals in February and we tell you the sum.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Trichy workshops, colleges and lodges, with names that match the gate list.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "Welders move between Trichy and sites in other states, and the list stays behind. The plant's gate refuses the crew.",
          we: 'We keep one list by site and send the payment receipt with the same names.',
          send: ['Site list', 'Gate passes', 'Wage and overtime sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Drivers and hostel cooks come through an agency whose PF payments nobody reads. If it did not pay, the college may be asked.',
          we: "We check the agency's payment list name by name before you pass its bill.",
          send: ['Agency bill', 'Its payment list', 'Your attendance sheet'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Room staff are few in July and many in Margazhi, and only the permanent ones are on paper.',
          we: 'We enter the festival staff for the days they worked.',
          send: ['Daily list with phone numbers', 'Duty chart', "Guard agency's bill"],
        },
      ],
      question: {
        question: 'I lend a welder to another shop at Thuvakudi for a week. Who pays his ESI?',
        answer:
          'He stays on your list if you pay his wage. Write the loan and the days on paper. If he is hurt there, that paper is asked for first.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We handle TDS, tax cut from payments, for Trichy firms: what you must cut and what others cut from you.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            "The plant's deduction is watched, but your own cut from the welding gang and crane owner is forgotten. Part of the expense can then be refused.",
          we: 'We keep a running total per PAN and tell you when to cut.',
          send: ['Gang bills', 'Crane hire bills', "Radiography agency's bill", 'PAN copies'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'Guest lecturers, bus owners and visiting doctors are all booked as one kind of payment. Their deductions are not the same.',
          we: 'We note the kind of payment for each payee in April, on the ledger.',
          send: ['Appointment letters', 'Bus contract', 'Payout sheet', 'PAN of visiting staff'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong: 'Brokerage is set off in the account and no cheque is written. Tax must be cut all the same.',
          we: 'We take brokerage from the account and add it to the statement.',
          send: ["Brokers' accounts", 'Godown rent deed', 'Interest list'],
        },
      ],
      question: {
        question: 'I sell scrap from my workshop every week. Is there a tax to collect?',
        answer:
          'As a rule the seller collects TCS, a tax added on the scrap bill. A buyer who uses the scrap in manufacture can sign a declaration instead. Keep it with the bill.',
      },
    },
    'company-registration': {
      lead: 'Is a company right for your Trichy business? We check tenders, loans and licences, then register it or an LLP (limited liability partnership).',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'A new company has no past turnover, so it fails the next tender. Welder tests and bank guarantees still name the old firm.',
          we: 'We ask the customer in writing which past work it will count.',
          send: ['Vendor letter', 'Audited accounts', 'Bank guarantee list', 'Shed title'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong:
            'Brothers share one shop at Big Bazaar Street without any deed. The bank and the tax office see one owner.',
          we: 'We write the deed first and then compare it with a limited liability partnership.',
          send: ['Rent agreement', 'Bank loan letter', 'PAN and masked Aadhaar of each brother'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong:
            'Two traders share plots, and only one of them is known to the farmer. In a bad season the other denies the debt.',
          we: 'We put names and shares in a deed, which mostly serves better than a company.',
          send: ['Plot agreements', 'Advance receipts', 'Identity papers'],
        },
      ],
      question: {
        question: 'Our trust wants to open a second college in Trichy. Should we form a company?',
        answer:
          'Mostly not, because recognised colleges need a non-profit owner. The trust or a society can run it. Bring the deed and the land papers, since the recognising body reads them.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Trichy workshops, wholesalers and gem cutters in a form made for your trade.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Free steel, own steel and scrap lie in one yard and one account. Nobody can say what a work order earned.',
          we: 'We open a sheet for every order with steel, wages and the retained money.',
          send: ['Measurement sheets', 'Store receipts', 'Gang bills', 'Tax deduction certificates'],
        },
        {
          trade: 'grocery-wholesale',
          name: 'Grocery wholesalers',
          wrong: 'Old credit balances are carried on for years, and customers dispute them later.',
          we: 'We send balance letters once a year and chase the signed copies.',
          send: ['Customer ledger', 'Unpaid bills', 'Phone list of shops'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong: 'Stones with village cutters are not counted at the year end. Breakage is guessed.',
          we: 'We keep a card for each cutter with count out, grade back and loss.',
          send: ['Issue slips', 'Return slips', 'Sale invoices'],
        },
      ],
      question: {
        question: 'What do I send from Gandhi Market each week?',
        answer:
          'Send purchase bills, the sale summary and the credit list as photographs. The bank statement comes once a month. We return a list of shops that owe you longest.',
      },
    },
    'udyam-registration': {
      lead: "We register Trichy workshops and crafts under Udyam, the government's free certificate for small units that tenders ask for.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong: 'The certificate says trading, so the tender for makers is lost at the paper stage.',
          we: 'We put fabrication first and bring machine values in line with your return.',
          send: ['Machine list', 'Depreciation list', 'Tender papers', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            "The cutter works at home and thinks only factories can register. The dealer's number is used in his place.",
          we: 'We register the cutter on his own PAN with his home as the work place.',
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Bank passbook'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The owner adds the building to the investment and fears a higher class. Building and furniture do not count.',
          we: 'We enter only kitchen machines, laundry and vehicles.',
          send: ['Last return', 'Bills of kitchen and laundry machines', 'House tax receipt'],
        },
      ],
      question: {
        question: 'A public tender asks for my Udyam number tomorrow. Can an old certificate be corrected?',
        answer:
          'Yes, activity and plant figures can be changed on the portal. The number stays the same. Send the tender page that names the item and your last return.',
      },
    },
    'iec-registration': {
      lead: 'We apply for the IEC, the import export code, for Trichy gem cutters and fabricators who ship in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Gem cutters',
          wrong:
            'Carats, count and value differ between invoice and parcel. Customs holds small and costly parcels for this.',
          we: 'We apply for the code and give you one invoice form for every lot.',
          send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Address proof'],
        },
        {
          trade: 'fabrication',
          name: 'Fabricators',
          wrong:
            'Plates or welding wire come from abroad, and they need a quality approval first. The importer hears of it at the port.',
          we: 'We look up the item before you place the order.',
          send: ["Supplier's offer", 'Drawing or item code', 'GST certificate'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana traders',
          wrong: 'Bananas are sold to a buyer abroad without an approved packing house. The load cannot leave in time.',
          we: 'We list the packing house, plant health and council papers beside the code.',
          send: ["Buyer's order", 'Packing house letter', 'PAN'],
        },
      ],
      question: {
        question: 'I carry cut stones to a fair abroad. Do I need papers when I come back?',
        answer:
          'Yes, the export papers should be stamped on the way out. Unsold stones then come home with the same list. Without it customs can ask for duty.',
      },
    },
  },
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS statements and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
  },
} satisfies CityWords;

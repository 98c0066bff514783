import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST returns, notice replies and TDS for dal mills and spice merchants in Virudhunagar and for match units in Sattur.',
  description: [
    "Merchants in Virudhunagar buy from many states and earn a small margin on each bag. One supplier who does not file his return can cost you this margin. We check your suppliers' bills every month before you pay them.",
    'Dal and oil mills sell loose goods and labelled packs, and GST treats them differently. We keep your item list, so that every bill has the right code.',
    'Match units, cement contractors and trusts need complete worker lists, TDS credits and vouchers. We tell you what to send each month, and you get back the returns and a list of what is missing.',
  ],
  keyAttractions: [
    'Kamaraj Memorial House',
    'Parasakthi Mariamman Temple',
    'Irukkankudi Mariamman Temple',
    'Bhuminathar Temple, Tiruchuli',
    'Kullursandai Reservoir',
  ],
  majorIndustries: [
    {
      kind: 'dried-goods',
      name: 'Chilli, coriander and pulses wholesale',
      note: 'Brokers fix rates by phone, and the bags arrive later. Write one number on the contract note, the weigh slip and the bill.',
    },
    {
      kind: 'dal-mills',
      name: 'Dal and gingelly oil mills',
      note: 'Loose dal and the same dal in a labelled pack differ under GST. Keep two item codes and two stocks.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills and their gins',
      note: 'Mills with gins buy cotton from growers and pay the GST on it themselves. Cotton seed is a separate product.',
    },
    {
      kind: 'fireworks',
      name: 'Match and fireworks units, Sattur',
      note: 'Match and cracker units send some work outside. Job work slips and the wage register must explain the finished cases.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors at R.R. Nagar',
      note: 'Contractors at R.R. Nagar are paid after the cement factory passes the weighbridge entry. The bill and its TDS can fall in two quarters.',
    },
    {
      kind: 'colleges',
      name: 'Merchant-trust colleges',
      note: 'Trusts run colleges with the help of rents and hostels. The trust needs a voucher for every payment to file its return.',
    },
  ],
  serviceAreas: [
    'Aruppukkottai',
    'Sattur',
    'R.R. Nagar',
    'Soolakkarai',
    'Amathur',
    'Tiruchuli',
    'Kariapatti',
    'Pandian Nagar',
  ],
  work: 'We can help merchants, mills and match units in Virudhunagar, Sattur and R.R. Nagar. Send bills by WhatsApp, e-mail or courier, or visit us in Coimbatore by appointment.',
  trades: [
    {
      kind: 'dried-goods',
      name: 'Spice and pulse merchants',
      needs:
        "You need your suppliers' bills checked each month and lot numbers in your books. If a seller's GST number was cancelled, you need a reply to the notice.",
    },
    {
      kind: 'dal-mills',
      name: 'Dal and oil mills',
      needs: 'You need an item list with the right GST codes, and a Udyam certificate that names milling.',
    },
    {
      kind: 'fireworks',
      name: 'Match and cracker units',
      needs:
        'You need PF and ESI registration of each worker on the first day, and a stock list for each stage of the work.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors',
      needs:
        'You need a GST number that names each service. Your income must agree with the TDS that the cement factory deducted.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you run godowns, a mill or labour contracts in Virudhunagar? We can put every place and every service on your GST registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If your rented shed near the station is not on the certificate, an officer can treat the bags in it as bought without bills. Your stock is then held until you explain it.',
          we: 'We list all your godowns, including the transit godown at the port.',
          send: [
            'Market licence',
            'Rental agreements of the godowns',
            'Property tax receipts',
            'PAN and cancelled cheque',
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If your form names only haulage, the cement factory can return your bill for repairs. Your payment then waits until the certificate is amended.',
          we: 'We enter haulage, labour and repair as three services.',
          send: ['Work orders', 'Lease of the yard', 'Cancelled cheque', 'PF code letter'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'A mill may believe that dal needs no GST number and begin with labelled packs. Those packs can be taxable, so it may owe tax from the first sale.',
          we: 'We look at packs, oil and husk and tell you from when you need a number.',
          send: ['Samples of the packs', 'Food licence', 'Sales list by product'],
        },
      ],
      question: {
        question: 'I am a chilli broker in Virudhunagar and own no goods. Do I need GST registration?',
        answer:
          'Your brokerage is a service. It depends on your yearly brokerage and on the goods that you deal in. Bill only the brokerage in your own name and never the goods, or they look like your sale. Send us your notes of one year and we tell you.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for Virudhunagar merchants, dal mills and gins after we find each supplier's bill on the portal.",
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'A part of your packing material goes into loose dal, which is exempt. If you take the full credit, the officer can ask for that part back with interest.',
          we: 'We divide the credit by the sales of each month.',
          send: ['Item list', 'Sale bills by pack', 'Packing bills', 'Oil register'],
        },
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If you pay a supplier in another state in full and he does not file his return, your input tax credit is held up. You then pay that tax in cash, from a small margin.',
          we: "We send you the names of such suppliers from GSTR-2B (the portal's list of their bills) before you settle with them.",
          send: ['Purchase bills', 'Broker notes', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong:
            "A gin may enter cotton seed as scrap and growers' cotton without tax. Both entries are wrong, and the tax on growers' cotton can be demanded later.",
          we: "We give the seed its own code and add the tax that you must pay on growers' cotton.",
          send: ['Cotton purchase slips', 'Seed sale bills', 'Ginning register'],
        },
      ],
      question: {
        question: 'I billed everything as loose dal, but half was in printed bags. What should I do?',
        answer:
          'The printed packs may be taxable. Tell us before the return is filed. We correct the bill with you, so that the buyer pays the tax. If you find it later, the tax usually remains with you. Send us the bill and a photograph of the bag.',
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice doubt a seller of yours in another state? We can prepare the reply of your Virudhunagar firm and prove that the goods came.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "When a seller's GST number is cancelled after your purchase, the officer can say that there were no goods. He can then take back your input tax credit with interest.",
          we: 'We prove each lot with the lorry receipt, the weigh slip and the bank payment.',
          send: ['The notice', 'Lorry receipts', 'Weigh slips', 'Unloading wage slips'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'If your sales show no husk and no powder, the officer may think that you sold them for cash. He can estimate an amount that is far too high.',
          we: 'We explain the yield from the milling register and show where husk and powder went.',
          send: ['The notice', 'Milling register', 'Husk sale slips', 'Moisture notes'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'During a visit a partner may sign a statement with round figures. Later it is used against the firm, even where the books say something else.',
          we: 'We compare the statement with the production book and file the corrections in writing.',
          send: ['Copy of the statement', 'Production book', "Agents' accounts", 'Lorry copies'],
        },
      ],
      question: {
        question: 'I answered a GST notice by e-mail. Is it enough, and what should I do now?',
        answer:
          'The reply is complete only when it is filed on the GST portal. Send us the notice and your e-mail today. We put the answer into the right form, attach your lorry receipts and weigh slips, and file it before the date on the notice.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Virudhunagar merchants who export and for mills that paid IGST in place of CGST and SGST, or paid twice.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "If the bills for cleaning and fumigation are in the godown owner's name, the credit is not yours. The refund on your export is then smaller by that tax.",
          we: "We ask for the bills in the exporter's name before the shipment.",
          send: ['Shipping bills', 'Cleaning and fumigation bills', 'Freight bills', 'Bank advices'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'A mill may plan with a refund because its inputs are taxed higher than gingelly oil. Edible oil is excluded from that refund, so the money will not come.',
          we: 'We tell you what you can still claim, for example on exports or for a double payment.',
          send: ['Cash and credit ledgers from the portal', 'Oil sale bills', 'Tax payment challans'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'You may sell cases to an exporter at the concessional rate and never get his proof of export. You may then have to pay the rest of the tax.',
          we: 'We ask him for the documents while there is still time and keep them with your bill.',
          send: ["Exporter's order", 'Sale bills', 'Copies of his shipping bills'],
        },
      ],
      question: {
        question: 'I paid IGST at the port on imported pulses. Can I get it back?',
        answer:
          'It becomes input tax credit, which you can use for your taxable sales. Where you sell exempt loose dal, it remains your cost. A refund is possible for exports or for a mistake. Send us the bill of entry and your sales list, and we work out which part is which.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Virudhunagar merchants, cement contractors and trusts, with the stock valued lot by lot.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'One average price for ten lots hides the lot that lost money. If the method changes each year, an officer can reject your stock value and raise your profit.',
          we: 'We value every lot at its own cost and use the same method each year.',
          send: ['Lot list', 'Contract notes', 'Godown receipts', 'Stock statement given to the bank'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'When the factory passes in April a bill for work done in March, your income and your TDS fall in two years. The TDS credit can then be refused in one of them.',
          we: 'We bring both into the same year, or explain the difference in the return.',
          send: ['Your bills', 'Ledger from the cement factory', 'Form 26AS'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If a trust spends the rent of its shops without vouchers, the auditor cannot see the purpose. The exemption of the trust can then be questioned.',
          we: 'We collect a voucher for each payment and give the auditor the list.',
          send: ['Trust deed', 'Rent register', 'Vouchers', 'Last audit report'],
        },
      ],
      question: {
        question: 'Relatives have deposited money with my firm for interest. What do I show in the returns?',
        answer:
          'The firm claims the interest as an expense, and each relative shows it as income. TDS may have to be deducted when the interest is credited in March. Send us the list of deposits with PANs. We work out the interest and file the returns with the same figures.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for Sattur match units, dal mills and cement contractors around Virudhunagar.",
      trades: [
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'If boxes are pasted at home and only the shed workers are on your list, you may have to pay for the home workers too, after an accident or an inspection.',
          we: 'We list the home workers by name and tell you how each of them has to be treated.',
          send: [
            'Attendance of the shed',
            'Home work slips',
            'Names and phone numbers',
            'Masked Aadhaar of the workers',
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If you pay loading gangs by the lorry and write no names, your PF challan does not agree with the gate entries. The factory can then hold your bill.',
          we: 'We set up a gate list for each day and file from its names.',
          send: ['Gate list', "Leader's slips", 'Work order'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Packers are paid by the kilo and loadmen by the bag. If one of the two books is left out, contributions are short and damages follow.',
          we: 'We bring both books into one monthly wage list.',
          send: ['Packing slips', 'Loading register', 'Wage sheet'],
        },
      ],
      question: {
        question:
          'My clerk will retire after thirty years and his name is spelt in three ways. What should we do for his PF?',
        answer:
          'Correct it before he leaves. We compare the PF record, the Aadhaar and the bank passbook and submit the joint request with you. If it is left until after his retirement, his money can be held up. Send us a masked Aadhaar and his passbook copy.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns (tax deducted when you pay) for Virudhunagar spice merchants, ginning mills and college trusts.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'You adjust brokerage in the account and credit interest to relatives in March. No money moves, so TDS is easily forgotten, and a part of the expense can be disallowed.',
          we: 'We go through your ledgers in April and again before the year end and list what to deduct.',
          send: [
            "Brokers' accounts",
            'List of interest payments',
            'Rental agreements of the godowns',
            'PAN of the payees',
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong:
            'Pressers, brokers and cotton carriers each have their own TDS rule. If your gin pays them under one head, you can deduct too little and pay the shortage yourself.',
          we: "We name the kind of payment for each payee and collect the lorry owners' declarations.",
          send: ["Presser's bills", 'Broker notes', "Lorry owners' declarations"],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "A bank may deduct TDS from the trust's deposits because nobody gave it the right certificate or declaration in April. The trust then waits for a refund.",
          we: 'We prepare what the bank needs and claim in the return what was already deducted.',
          send: ['List of deposits', 'Registration certificate of the trust', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I buy a lot of chilli from one supplier every year. Do I have to deduct TDS on my purchases?',
        answer:
          "A large buyer may have to deduct TDS on purchases above a yearly limit from one seller. Your turnover of last year decides if the rule applies to you. Send us the turnover and the supplier's ledger each April. We check it and file the return if it is due.",
      },
    },
    'company-registration': {
      lead: 'Is your Virudhunagar firm a family partnership with one brand? We can write down the shares and then register an LLP (limited liability partnership) or a company.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'Your firm may hold deposits of relatives. A company may not keep them in the same way, and breaking this rule can cost the company and its directors a fine.',
          we: 'We list the deposits and plan which are repaid and which become shares.',
          send: ['List of deposits', 'Partnership deed', 'Market licence'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Three branches of a family can use one oil brand for years. If one branch registers it for its company, the other branches may have to change their tins.',
          we: 'We settle by deed who owns the brand before we apply for the name.',
          send: ['Trade mark certificate or old tins', 'Capital accounts of the partners', 'Food licence'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong:
            'If the company begins to bill before the loan and the power connection are moved, income and cost are in two firms. The bank can object, and the loan is at risk.',
          we: "We plan the order of the transfers and fix the date of the company's first bill.",
          send: ['Loan sanction letter', 'Latest EB bill', 'Factory licence', 'Title deeds'],
        },
      ],
      question: {
        question:
          'We grow samba vathal chilli near Virudhunagar. Can our growers form a company and sell under that name?',
        answer:
          "You can form a producer company and sell under a brand of your own. The protected name remains open to all growers of the place. We first explain the yearly forms and their cost. Then we collect the members' documents and register the company.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Virudhunagar merchants by lot, of dal and oil mills by yield, and of match units by stage of work.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If goods of other owners are in your stock list, the bank lends against bags that are not yours. When it finds out at an inspection, it can reduce your limit.',
          we: 'We mark the owner of each lot and give the bank only your own goods.',
          send: ['Contract notes', 'Weigh slips', 'Godown list', 'Final bills'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'With one register for dal and oil you cannot see which product earns money. You may run the press at a loss for years.',
          we: 'We keep a yield register for dal with husk, and another for oil with cake.',
          send: ['Milling register', 'Press register', 'Cake sale slips'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'Splints on the way from dipping to packing are easily left out of the stock list. Your stock is then too low at the year end, and tax can be asked on the difference.',
          we: 'We count the goods on the way at each month end.',
          send: ['Job work slips', 'Production sheet', 'Wage book'],
        },
      ],
      question: {
        question: 'I trade in six goods in Virudhunagar. Can you tell me which of them lost money?',
        answer:
          'Yes, if every lot has one number from the contract note to the bill. We keep a small account for each of the six goods and charge freight, brokerage and godown rent to it. You see the profit of each every quarter. We begin with your open lots.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Virudhunagar dal mills, match units and cement contractors under Udyam, the free certificate for small businesses.',
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'If your firm has a mill and a trade but is registered only as wholesale, the certificate shows no mill. A bank can then refuse the machine loan.',
          we: 'We enter milling as the main activity, under the PAN that owns the machines.',
          send: ['Machine invoices', 'Last income tax return', 'Godown addresses', 'GST certificate'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If your bills carry no Udyam number and the cement factory pays late, it is harder to use the protection that small businesses have.',
          we: 'We register your service and show you where to print the number on your bill.',
          send: ['Work order', 'PAN and masked Aadhaar', 'List of vehicles'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'If two firms of one family use one certificate, it does not agree with their two licences. A bank or a buyer who compares them can refuse the second firm.',
          we: 'We get a separate certificate for each licence and PAN.',
          send: ['Factory licences', 'PAN cards', 'Machine lists'],
        },
      ],
      question: {
        question: 'I only buy and sell coriander in Virudhunagar. What does a Udyam certificate give me?',
        answer:
          'For trade it helps mainly with bank loans. If you also clean or grind the coriander on your own machines, we can add that as manufacturing. Do not pay anybody who promises a subsidy on a trading certificate. Send us your PAN and last return, and we register you.',
      },
    },
    'iec-registration': {
      lead: 'We can get the IEC (import export code) of Virudhunagar merchants who import pulses or export spices, and of match units that ship themselves.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'Chilli may go out as local samba vathal although a part came from Andhra Pradesh. The origin on the label is then wrong, and the buyer can reject the lot.',
          we: 'We apply for the IEC and the Spices Board certificate and check the origin on your label.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report of a sample', 'Lot list'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'The duty on pulses can change when your ship is already on the way. If you cannot prove the dates of contract and loading, you may pay the higher duty.',
          we: 'We note the present rule and keep both dates with their proof in your file.',
          send: ['Draft contract', 'Food licence', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            "If you book a container before the shipping line agrees to take dangerous goods, the cases wait at the port. You pay storage, and the buyer's date passes.",
          we: "We give you the shipping line's list of documents before you start production.",
          send: ['Factory licence', 'Packing certificate', "Buyer's order"],
        },
      ],
      question: {
        question: 'I sell chilli to an exporter at Thoothukudi port. When should I take my own IEC?',
        answer:
          'As long as his name is on the shipping bill, you need none. Take it when you want to ship or import in your own name. One code is enough for both. We apply for it, register your bank account with customs and tell you which Spices Board certificate comes next.',
      },
    },
  },
  seo: {
    title: 'Virudhunagar Commodity Traders: GST Returns and TDS',
    description:
      'GST returns, notice replies and TDS for dal mills, chilli and coriander merchants, cotton gins and match units in Virudhunagar and Sattur. See our prices.',
  },
} satisfies CityWords;

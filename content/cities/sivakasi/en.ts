import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do the accounts, GST returns and PF and ESI filings of cracker units, printing presses and gift-box shops in Sivakasi.',
  description: [
    'A cracker unit in Sivakasi makes crackers for most of the year and sells them before Deepavali. Dealers pay advances early and send back unsold cartons late. We keep the advances, the stock and the sales in separate accounts.',
    "Presses print calendars, notebooks and labels. Some presses sell their own goods, and some print on the customer's board. GST treats a sale of goods and a printing service differently, so we check each bill before we file.",
    'Many workers in small sheds are paid by the piece. We turn the piece sheets into a monthly wage list with names. PF and ESI returns can then be filed, and your bank can see clear records.',
  ],
  keyAttractions: [
    'Kasi Viswanathar Temple',
    'Bhadrakali Amman Temple',
    'Nindra Narayana Perumal Temple, Thiruthangal',
    'Vembakottai excavation site',
    'Irukkankudi Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'fireworks',
      name: 'Cracker and safety match units',
      note: 'Cracker and match units build up stock for months before the season. At the year end, count the stock product by product and shed by shed.',
    },
    {
      kind: 'printing',
      name: 'Offset printing presses',
      note: "When a press sells its own calendars, it sells goods. When it prints on the customer's board, it gives a service. The bill must show whether it is for goods or for printing.",
    },
    {
      kind: 'chemical-dealers',
      name: 'Aluminium powder and chemical dealers',
      note: "Dealers sell aluminium powder and chemicals to licensed factories. The dealer's sales register must agree with the licence books of the buyer.",
    },
    {
      kind: 'booking-offices',
      name: 'Lorry booking offices',
      note: 'Booking offices send crackers and diaries by lorry. Every load needs its invoice and e-way bill before the lorry leaves. Its freight must also be entered by then.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Cracker wholesale and gift-box shops',
      note: 'Gift-box shops collect instalments through the year and give the boxes before Deepavali. Until then the shop owes the instalments to its customers.',
    },
  ],
  serviceAreas: [
    'Thiruthangal',
    'Viswanatham',
    'Naranapuram',
    'Satchiyapuram',
    'Sithurajapuram',
    'Anaiyur',
    'Vembakottai',
    'Sattur',
  ],
  work: (town) =>
    `We can help factories, presses and shops in Sivakasi, Thiruthangal and Sattur. Send copies of bills by WhatsApp and the originals by courier to ${town}, or visit us by appointment.`,
  trades: [
    {
      kind: 'fireworks',
      name: 'Cracker and match units',
      needs:
        'Your books must keep dealer advances, unsold cartons and piece wages separate. You also need a list of workers that is complete every day.',
    },
    {
      kind: 'printing',
      name: 'Printing presses',
      needs:
        'You need the right HSN or service code on each bill, and job tickets that show the real cost. Your Udyam certificate must show printing as an activity.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Chemical dealers',
      needs:
        'Your sales must agree with the licence books of the factories. We match your returns with those books, and draft the reply if an officer finds a difference.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Gift-box and cracker shops',
      needs:
        'You sell most of your goods in a few weeks. Get your GST number in time, and do not pay tax on instalments too early.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you opening a press, a cracker unit or a gift-box shop in Sivakasi? We can apply for your GST number and add every shed and godown to the certificate.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If your unit has sheds in several villages, all of them must be listed in the GST application. An officer can stop a lorry from a shed that is not listed and ask for a penalty.',
          we: 'We list every licensed shed in the application, and attach the site plan and the lease deed of each shed.',
          send: ['Explosives or factory licence', 'Site plan', 'Lease deeds of the sheds', 'PAN of the partners'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If a press registers only for printing services and also sells cartons and notebooks, its certificate does not show those goods. A buyer can then refuse the invoice.',
          we: 'We list both the sale of goods and the printing service in one application.',
          send: ['Lease deed of the shed', 'Latest EB bill', 'Machine invoices', 'PAN and masked Aadhaar of the owner'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If you put up a festival stall in another state without a GST number there, your stock can be stopped on the way. You then lose the few days of the season.',
          we: 'We apply for a casual registration in that state before your goods leave Sivakasi.',
          send: ['Stall allotment letter', 'GST certificate of the shop', "Estimate of the stall's sales"],
        },
      ],
      question: {
        question:
          'My family has a cracker unit and a press under two PANs. How many GST numbers do we need in Sivakasi?',
        answer:
          'You need two GST numbers, one for each PAN. We list the sheds of the cracker unit on one certificate and the press on the other certificate. Send us both partnership deeds and the list of sheds. We will apply for both firms and check that no shed is listed twice.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Sivakasi presses, cracker units and booking offices, and also for the quiet months in which you sell nothing.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Some dealers ask for a season discount after Deepavali, and the cracker unit agrees by letter only. Without a credit note the unit pays tax on money that it never received.',
          we: 'We prepare credit notes that mention the sale bills, and report them in the next return.',
          send: ['Sale bills by licence', 'Discount letters', "Dealers' statements"],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If a clerk bills a carton under the code for printing services, every bill of that job can carry the wrong tax rate. The buyer then asks you to correct all the bills.',
          we: 'Before we file GSTR-1 (your list of sales bills), we check the HSN or service code of each job against its job ticket.',
          send: ['Job tickets', 'Paper and board bills', 'Sales register'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'Some booking offices enter to-pay freight only when the branch sends the money. The freight is then reported in a later month, and the office may owe interest on the tax.',
          we: 'We enter the freight from the consignment note in the month of booking, and mark who pays the tax on it.',
          send: ['Booking register', 'Consignment notes', 'Lorry hire slips', 'Branch statement'],
        },
      ],
      question: {
        question: 'My cracker shop has no sales in January. Do I have to file a GST return for that month?',
        answer:
          'Yes. As long as you have a GST number, you must file a return even for a month without sales. If you file late, you pay a late fee. Send us a message that you had no sales and no purchases. We will file the nil return for you.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST officer stop your lorry or send a notice to your Sivakasi factory? We can draft the reply from your licence books.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'One wrong e-way bill can make an officer doubt your other despatches too. He may ask for the records of the whole season, and propose tax on everything that does not match.',
          we: 'For the days in question, we match the production book and the invoices with the lorry office copies.',
          send: ['The notice', 'Production book', 'Lorry office copies', "Dealers' ledgers"],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            "If your sale to a factory is missing in the factory's licence book, the officer gets two different answers. He can then demand tax from both firms.",
          we: "We first match your sales register with the factory's licence book. Then we prepare one table that both firms can send to the officer.",
          send: ['Sales register', 'Copies of the licence book', 'E-way bills', 'Ledger confirmation from the factory'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Instalments reach your bank all year, but your returns show sales only before Deepavali. The officer can treat the deposits as hidden sales and ask for tax with a penalty.',
          we: "We show the officer that each customer's instalments are money you owe, and that the sale takes place when the box is delivered.",
          send: ['The notice', 'Instalment book', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'GST officers took my signed statement in my cracker shed. What should I do now?',
        answer:
          'Ask for a copy of your statement and read it again on the same day. If a figure is wrong, you should say so soon and in writing. Send us the copy and your production book. We will check each figure and draft the letter to the officer for you.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Sivakasi presses that export notebooks and calendars, and for units that paid tax by mistake.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If the job ticket, the invoice and the shipping bill carry different order numbers, the officer cannot see which paper was used for the export. He may leave that credit out of your refund.',
          we: 'We note the job ticket number against every shipping bill, and attach the bills for paper and ink.',
          send: ['Shipping bills', 'Job tickets', 'Paper and ink bills', 'Bank advices'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'When you sell crackers to a merchant who exports them, the export refund belongs to the merchant. If you claim the refund in your own name, your claim will be rejected.',
          we: "We first read the merchant's order. Then we tell you if you have any unused credit that can be claimed.",
          send: ["Merchant's order", 'Copies of his shipping bills', 'Purchase bills for cartons and chemicals'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Unsold aluminium powder can leave a large credit in your ledger. A large credit alone gives no right to a refund, and a rejected claim only wastes your time.',
          we: 'We go through your ledgers for tax paid twice, and for IGST paid in place of CGST and SGST. You can claim these back.',
          send: ['Credit ledger', 'Cash ledger', 'Tax payment challans'],
        },
      ],
      question: {
        question: 'I print calendars for a shop in Malaysia. Can I get back the GST on the paper?',
        answer:
          'Yes, if you export in your own name and the credit is in your ledger. To export without paying tax you need a letter of undertaking (LUT), filed on the portal every year. We file the LUT, and later we file the refund claim. Ask us before the container leaves.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Sivakasi families who own a factory, a press and a shop. We prepare a separate return for each firm.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If cartons lie with dealers on season terms and are already counted as sold, your profit is wrong in both years. You may pay tax on cartons that come back.',
          we: "We show these cartons as your stock until the dealer's account arrives.",
          send: ['Stock list by shed', "Dealers' accounts", 'Production register', 'Bank statements'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you give an old press in exchange and enter only the balance that you paid, you claim depreciation on a press that you no longer own. An officer can disallow this depreciation.',
          we: 'We enter the old press as sold and the new press at its full price.',
          send: ['Invoice of the new press', 'Exchange note', 'Loan statement', 'Last depreciation statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If you deposit the cash of the last days before Deepavali and do not keep the bills of those days, you cannot explain it a year later. An officer can add the cash to your income.',
          we: 'In the weeks after the season, we match the bank deposits with the bills of each day.',
          send: ['Day bills', 'Bank deposit slips', 'Purchase bills', 'UPI statement'],
        },
      ],
      question: {
        question: 'My profit in crackers is clear only after Deepavali. How do I pay advance tax before that?',
        answer:
          "You pay advance tax on an estimate and correct it in the next instalment. We estimate your tax twice: before the season from your orders, and after the season from your real sales. A good estimate keeps the interest low. Send us the order book and last year's return.",
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for piece-rate workers in Sivakasi sheds, for press staff and for seasonal helpers.",
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If a worker meets with an accident before he has an ESI number, the owner may have to bear the cost of treatment and compensation.',
          we: 'We register each worker with ESI as soon as you send his name. Please send the name before the joining day.',
          send: ['Joining list', 'Masked Aadhaar of the worker', 'Phone number', 'Photograph of the bank passbook'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Machine operators are on a salary, and binders are paid by the piece in another wage book. If seasonal helpers are in neither wage book, an inspector can claim contributions for them, with damages.',
          we: 'We make one monthly list from both wage books, and add the helpers with their dates of work.',
          send: ['Salary sheet', 'Piece work sheet', 'Overtime slips'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If a shop takes extra staff in the weeks before Deepavali and does not count them, it can come under PF or ESI without knowing. Contributions are due from that date.',
          we: 'We count the staff of the shop, the godown and the branch together, and tell you if you have to register.',
          send: ['Staff list with dates', 'Wage book', 'Addresses of the branches'],
        },
      ],
      question: {
        question: "The same woman fills boxes in two of our family's sheds. How should we file her PF?",
        answer:
          'She has one PF number (UAN) for life, and each employer reports only the wages that he pays. Send us the piece sheets of both sheds. We will file both returns under the same UAN and check that no day is reported twice.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS (tax deducted when you pay) and file the TDS return each quarter for Sivakasi factories, presses and booking offices.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "Some units enter the agents' commission in October and pay it in December. TDS is due from the date of the entry, so a deduction in December brings interest.",
          we: 'We work out the TDS in the month in which the commission is entered, and tell you the amount to deposit.',
          send: ["Agents' accounts", 'PAN of the agents', 'Commission rates'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Lamination and die-cutting are job work, but board is a purchase. If your ledger mixes job work with purchases, you may deduct TDS on the wrong bill and miss the right one.',
          we: "We mark each supplier's ledger as purchase of goods or job work.",
          send: ['Supplier bills', 'PAN of the job workers', 'TDS certificates from customers'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'A declaration that only the driver signed does not protect you. If you paid the lorry owner in full because of that declaration, you may have to pay the TDS yourself.',
          we: 'We check that the declaration, the PAN and the registration certificate (RC) are in the name of the same owner.',
          send: ['Declarations', 'Copies of the RC', 'Lorry hire slips'],
        },
      ],
      question: {
        question: 'A buyer deducted TDS from my bill for cartons. How do I know if the buyer was right?',
        answer:
          "TDS depends on whose board was used. If you made the cartons from your own board, it is usually a sale of goods. If you printed on the buyer's board, it is a contract and TDS can apply. Send us the order and the bill. We will write to the buyer or claim the TDS in your return.",
      },
    },
    'company-registration': {
      lead: 'We can form a company or an LLP (limited liability partnership) for Sivakasi families. First we read the licences of the old firm.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "If the new company starts production while the explosives licence is in the old firm's name, the company has no licence for its crackers. The unit can be closed.",
          we: 'We ask the licensing office what documents it needs, and register the company after its reply.',
          send: ['Explosives licence', 'Partnership deed', 'Lease or sale deed of the land', 'List of dealers'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If your family has given the bank a personal guarantee for an imported press, a new company does not end that guarantee. Your house remains at risk.',
          we: 'We read the loan letter with you, and plan the change together with the bank.',
          send: ['Loan sanction letter', 'Machine invoices', 'Lease deed of the shed', 'PAN of the directors'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If three cousins use one family brand without any agreement and one of them registers a company with that name, the other cousins can object. The shop may lose its name.',
          we: "We first draft an agreement on who owns the brand, and then apply for the company's name.",
          send: ['Old boxes with the brand', 'Rental agreement of the shop', 'PAN of the cousins'],
        },
      ],
      question: {
        question: 'I want to take my son as a partner in our cracker unit. What has to be done?',
        answer:
          'You need a new partnership deed. The licence also has to be amended, because it lists the partners. An oral agreement is not enough. We draft the deed, list what the licensing office asks for and update the PAN and GST records. Send us the licence and the old deed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Sivakasi factories, presses and shops every month, so that you know your profit and dues before the season starts.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If dealer advances and returned cartons are posted in one account, your balance sheet shows money due from dealers who owe you nothing. A bank may lend against that figure and later reduce the loan limit.',
          we: "We keep separate accounts for each dealer's advances, despatches and returns.",
          send: ['Dealer ledgers', 'Despatch list', 'Goods return notes', 'Magazine register'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            "If drums come back half full, or a new rate is agreed only by phone, somebody has to record it. Otherwise the factory's ledger and yours no longer agree by the season, and your payment is held up.",
          we: 'We enter returned drums and rate changes on the same day, and send you a list of what each factory has to pay.',
          send: ['Drum register', 'Sale bills', 'Rate change notes', 'Licence books'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If you enter instalments as sales when you receive them, your shop shows a profit before it delivers a box. You may then pay income tax too early and spend money that belongs to customers.',
          we: 'We show the instalments as money owed to customers, and move them to sales on the day of delivery.',
          send: ['Instalment cards', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'Our press, cracker unit and shop lend money to one another. Can you keep the accounts of all three?',
        answer:
          'Yes. We keep three separate sets of accounts. At the end of each quarter we reconcile what every firm owes the other two firms and send you a one-page summary. Please send the bank statements of all three firms on the same day, so that we can enter each loan in both books.',
      },
    },
    'udyam-registration': {
      lead: "We can get the Udyam certificate for Sivakasi presses, factories and dealers. Udyam is the government's free registration for small businesses.",
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'A press is sometimes registered as a stationery dealer by mistake. The press can then be shut out of tenders and machine loans that are meant for manufacturers.',
          we: 'We enter printing as the main activity, and add notebook making and the sale of stationery after it.',
          send: ['PAN', 'Masked Aadhaar with a linked phone number', 'Machine invoices', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If the name or the partners on the Udyam certificate do not match the explosives licence, the bank can return your application for the stock loan.',
          we: 'We copy the name, the address and the partners exactly from the licence, and check that the PAN has the same spelling.',
          send: ['Explosives or factory licence', 'Partnership deed', 'Last income tax return'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Some dealers register as manufacturers to get a subsidy. If an inspector finds no machine, the government can take the subsidy back.',
          we: 'We register you as a trader. We add manufacturing only if you really make powder.',
          send: ['Copy of the licence', 'Address proof of the godown', 'Machine list if you make powder'],
        },
      ],
      question: {
        question:
          'I buy crackers and pack gift boxes in Sivakasi. Should I register under Udyam as trade or manufacturing?',
        answer:
          "Packing crackers that you bought usually remains trading. A trader's certificate helps mainly with bank loans. If you also make the cartons on your own machines, we can add carton making as manufacturing. Send us a photograph of the work and your machine invoices.",
      },
    },
    'iec-registration': {
      lead: 'Do you export notebooks or import paper in Sivakasi? You need an IEC (import export code), and we can apply for it.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you send printed proofs to a buyer by air and the invoice shows no value, customs can hold the parcel. Your order is then delayed by a week.',
          we: 'We get the IEC, and give you a short invoice format for samples that shows their true value.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'A foreign dealer may offer you cheap crackers. The import of crackers is restricted. If you buy crackers from abroad, you can lose the goods and your licence.',
          we: 'Before you pay anybody, we check the import policy and tell you in writing.',
          send: ["Supplier's offer", 'Product list', 'Your explosives licence'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'If a dealer orders a chemical from abroad before he knows whether it needs a licence, the drums stay at the port. The storage charges grow each day.',
          we: 'Before you order, we look up each chemical by its HSN code and tell you which licence it needs.',
          send: ['Safety data sheet', "Supplier's quotation", 'Explosives licence'],
        },
      ],
      question: {
        question: 'I print labels for a factory abroad and a Chennai merchant ships them. When do I need my own IEC?',
        answer:
          'As long as the merchant ships in his own name, you can work without an IEC. You need one for the first parcel on which your firm is the exporter. We apply for the IEC and register your bank account with customs. Send us your PAN and a cancelled cheque.',
      },
    },
  },
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Accounts for cracker units, GST returns for printing presses and PF and ESI on piece wages in Sivakasi. See what each service costs and what to send us.',
  },
} satisfies CityWords;

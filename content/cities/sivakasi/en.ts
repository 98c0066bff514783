import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Cracker units, printing presses and gift-box shops in Sivakasi can hand over their accounts, GST returns and PF and ESI filings to us.',
  description: [
    'A cracker unit in Sivakasi makes crackers for most of the year and sells them before Deepavali. Dealers pay advances early and return unsold cartons late. We keep separate accounts for the advances, the stock and the sales.',
    "Presses print calendars, notebooks and labels. Some presses sell their own goods, and some print on the customer's board. GST treats a sale of goods and a printing service differently, so we check each bill before we file.",
    'Many workers in small sheds are paid by the piece. From the piece sheets, we prepare a monthly wage list with names, so that PF and ESI returns can be filed and the bank can rely on your records.',
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
      note: "A press that sells its own calendars sells goods. A press that prints on the customer's board provides a service. The bill must show whether it is for goods or for printing.",
    },
    {
      kind: 'chemical-dealers',
      name: 'Aluminium powder and chemical dealers',
      note: "Dealers sell aluminium powder and chemicals to licensed factories. A dealer's sales register must tally with the stock registers that the buyers keep under their licence.",
    },
    {
      kind: 'booking-offices',
      name: 'Lorry booking offices',
      note: 'Booking offices send crackers and diaries by lorry. Before a lorry leaves, the office needs the invoice and the e-way bill for every load, and must enter the freight in its register.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Cracker wholesale and gift-box shops',
      note: 'Gift-box shops collect instalments through the year and deliver the boxes before Deepavali. Until delivery, the instalments are advances from customers and not sales.',
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
    `Factories, presses and shops in Sivakasi, Thiruthangal and Sattur can send copies of bills by WhatsApp and the originals by courier to ${town}, or visit us by appointment.`,
  trades: [
    {
      kind: 'fireworks',
      name: 'Cracker and match units',
      needs:
        'Your books must show dealer advances, unsold cartons and piece-rate wages separately. You also need a list of workers that is updated every day.',
    },
    {
      kind: 'printing',
      name: 'Printing presses',
      needs:
        'You need the right HSN or service code on each bill, and job tickets that show the actual cost. Your Udyam certificate must show printing as an activity.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Chemical dealers',
      needs:
        'Your sales must tally with the stock registers that the factories keep under their licence. We match your returns with those registers, and draft the reply if an officer finds a difference.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Gift-box and cracker shops',
      needs:
        'You sell most of your goods in a few weeks. Get your GST number in time, and take care not to pay tax on instalments too early.',
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
            'If your unit has sheds in several villages, all of them must be in the GST application. An officer may stop a lorry that comes from a shed not listed there, and ask for a penalty.',
          we: 'We list every licensed shed in the application, and attach its site plan and lease deed.',
          send: ['Explosives or factory licence', 'Site plan', 'Lease deeds of the sheds', "Partners' PANs"],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If a press registers only for printing services and also sells cartons and notebooks, these goods are not covered by its registration, and a buyer may refuse the invoice.',
          we: 'We mention both the sale of goods and the printing service in one application.',
          send: ['Lease deed of the shed', 'Latest EB bill', 'Machine invoices', "Owner's PAN and masked Aadhaar"],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            "If you put up a festival stall in another state without a GST number there, your goods may be stopped on the way. You may then lose most of the season's sales.",
          we: 'We apply for a temporary (casual) registration in that state before your goods leave Sivakasi.',
          send: ['Stall allotment letter', 'GST certificate of the shop', 'Estimated sales at the stall'],
        },
      ],
      question: {
        question:
          'My family has a cracker unit and a press under two PANs. How many GST numbers do we need in Sivakasi?',
        answer:
          'You need two GST numbers, one for each PAN. The sheds of the cracker unit are shown on one certificate and the press on the other. Send us both partnership deeds and the list of sheds. We will apply for both firms and check that no shed is listed twice.',
      },
    },
    'gst-returns': {
      lead: 'A GST return is due even in the quiet months when you sell nothing. We can file the returns for your Sivakasi press, cracker unit or booking office all year.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'After Deepavali some dealers ask for a season discount, and the cracker unit agrees only in a letter. Without a credit note, the unit pays tax on money that it never received.',
          we: 'We prepare credit notes that refer to the sale bills, and report them in the next return.',
          send: ['Licence-wise sale bills', 'Discount letters', "Dealers' statements"],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If a clerk bills a carton under the code for printing services, every bill for that job may carry the wrong tax rate. The buyer then asks you to correct all of them.',
          we: 'Before we file GSTR-1, we check the HSN or service code of each job against its job ticket.',
          send: ['Job tickets', 'Paper and board bills', 'Sales register'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'Some booking offices enter to-pay freight (paid by the receiver) only when the branch sends the money. The freight is then reported in a later month, and the office may have to pay interest on the tax.',
          we: 'We enter the freight from the consignment note in the month of booking, and mark who pays the tax on it.',
          send: ['Booking register', 'Consignment notes', 'Lorry hire slips', 'Branch statement'],
        },
      ],
      question: {
        question: 'My cracker shop has no sales in January. Do I have to file a GST return for that month?',
        answer:
          'Yes. As long as you have a GST number, you must file a return even for a month without sales, and you have to pay a late fee if you file it late. Just send us a message that you had no sales and no purchases. We will file the nil return for you.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST officer stop your lorry or send a notice to your Sivakasi factory? We can draft the reply from your stock registers.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "One wrong e-way bill can lead an officer to question your other despatches too. He may ask for the whole season's records, and propose tax on everything that does not match.",
          we: 'For the days that the officer asks about, we match the production register and the invoices with the lorry receipts (LR copies) from the lorry office.',
          send: ['The notice', 'Production register', 'LR copies from the lorry office', "Dealers' ledgers"],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'If your sale to a factory is missing from its stock register, the officer finds two different records and may demand tax from both firms.',
          we: "We match your sales register with the factory's stock register first. Then we prepare one statement that both firms can send to the officer.",
          send: [
            'Sales register',
            'Copies of the stock register',
            'E-way bills',
            'Ledger confirmation from the factory',
          ],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            "Customers' instalments come into your bank account all year, but your returns show sales only before Deepavali. The officer may treat the deposits as suppressed sales and ask for tax with a penalty.",
          we: "In the reply, we show that each customer's instalments are an advance, and that the sale takes place only when you deliver the box.",
          send: ['The notice', 'Instalment book', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'GST officers took a signed statement from me in my cracker shed. What should I do now?',
        answer:
          'Ask for a copy of your statement and read it again on the same day. If a figure is wrong, inform the officer in writing without delay. Send us the copy and your production register. We will check each figure and draft the letter to the officer for you.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export notebooks or calendars from Sivakasi, or did you pay GST by mistake? We can claim the refund for you.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If the job ticket, the invoice and the shipping bill carry different order numbers, the officer cannot see which paper was used for the export. He may then reduce your refund by the GST on that paper.',
          we: 'We note the job ticket number against every shipping bill, and attach the paper and ink bills.',
          send: ['Shipping bills', 'Job tickets', 'Paper and ink bills', 'Bank remittance advices'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If you sell crackers to a merchant who exports them, only he can claim the refund on the export. A claim in your own name will be rejected.',
          we: "We check the merchant's order first. Then we tell you whether you have any unused credit that can be refunded.",
          send: ["Merchant's order", "Exporter's shipping bill copies", 'Purchase bills for cartons and chemicals'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Unsold aluminium powder can leave a large credit in your ledger. A large credit by itself is no ground for a refund, and a rejected claim only costs you time.',
          we: 'We go through your ledgers for tax paid twice and for IGST paid in place of CGST and SGST, because you can claim that tax back.',
          send: ['Credit ledger', 'Cash ledger', 'Tax payment challans'],
        },
      ],
      question: {
        question: 'I print calendars for a shop in Malaysia. Can I get a refund of the GST on paper?',
        answer:
          'Yes, if you export in your own name and the credit is in your ledger. To export without paying tax, you need a letter of undertaking (LUT), which is filed on the portal every year. We file the LUT, and later the refund claim. Contact us before the container leaves.',
      },
    },
    'income-tax-filing': {
      lead: 'Many Sivakasi families own a factory, a press and a shop. We can prepare a separate income tax return for each firm and each owner.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If cartons are lying with dealers on a sale or return basis and you have already booked them as sold, your profit is wrong this year and next year. You may pay tax on cartons that the dealers later return.',
          we: 'Until the dealer sends his sales statement, we show these cartons as your stock.',
          send: ['Shed-wise stock list', "Dealers' sales statements", 'Production register', 'Bank statements'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you give your old press in exchange for a new one and book only the balance that you paid, the old press stays in your books and you go on claiming depreciation on it. An officer may disallow the depreciation.',
          we: 'We book the old press as sold, and the new one at its full price.',
          send: [
            'Invoice for the new press',
            'Exchange letter from the seller',
            'Loan statement',
            'Last depreciation schedule',
          ],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            "If you deposit the cash from the last days before Deepavali and do not keep those days' bills, you cannot explain the deposit a year later. An officer may add the cash to your income.",
          we: "In the weeks after the season, we match the bank deposits with each day's bills.",
          send: ['Daily bills', 'Bank deposit slips', 'Purchase bills', 'UPI statement'],
        },
      ],
      question: {
        question: 'I know my profit from crackers only after Deepavali. How do I pay advance tax before that?',
        answer:
          "You pay advance tax on an estimate and correct it in the next instalment. We estimate your tax twice: before the season from your orders, and after the season from your actual sales. A good estimate keeps the interest low. Send us the order book and last year's return.",
      },
    },
    'pf-esi-services': {
      lead: 'Piece-rate workers, press staff and seasonal helpers may have to be registered. We can handle PF and ESI for your shed, press or shop in Sivakasi.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If a worker meets with an accident before he has an ESI number, the owner may have to pay for the treatment and the compensation.',
          we: "If you send us each worker's name before he joins, we register him with ESI at once.",
          send: [
            'List of new workers',
            "Worker's masked Aadhaar",
            "Worker's mobile number",
            'Photo of the bank passbook',
          ],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If machine operators are in one wage book, piece-rate binders in another and seasonal helpers in neither, an inspector may claim contributions for the helpers, with damages.',
          we: 'We prepare one monthly list from both wage books, and add the helpers with the dates on which they worked.',
          send: ['Salary sheet', 'Piece-rate sheets', 'Overtime slips'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'A shop that takes extra staff before Deepavali and does not count them can cross the limit for PF or ESI without knowing it. Contributions are due from the day it crosses the limit.',
          we: 'We count the staff in the shop, the godown and the branch together, and tell you whether you have to register.',
          send: ['Staff list with dates', 'Wage book', 'Addresses of the branches'],
        },
      ],
      question: {
        question: "The same woman fills boxes in two of our family's sheds. How should we file PF returns for her?",
        answer:
          'She has one PF number (UAN) for life, and each employer reports only the wages that he pays. Send us the piece-rate sheets from both sheds. We will file both returns under the same UAN and check that no day is reported twice.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Before your Sivakasi factory, press or booking office pays agents, job workers or lorry owners, we can work out the TDS. We also file the quarterly return.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "Some units book the agents' commission in October and pay it in December. TDS has to be deducted when the commission is booked or paid, whichever is earlier, so a unit that deducts it only in December has to pay interest.",
          we: 'We work out the TDS in the month in which the commission is booked, and tell you the amount to deposit.',
          send: ["Agents' account statements", "Agents' PANs", 'Commission rates'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Lamination and die-cutting are job work, but board is a purchase of goods. If your ledger does not separate the two, you may deduct TDS on the board bill and not on the job work bill.',
          we: "We mark each supplier's ledger as purchase of goods or as job work.",
          send: ["Suppliers' bills", "Job workers' PANs", 'TDS certificates from customers'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'A no-TDS declaration that only the driver has signed does not protect you. If you relied on such a declaration and paid the lorry owner in full, you may have to pay the TDS yourself.',
          we: "We check that the declaration, the PAN and the registration certificate (RC) are in the same owner's name.",
          send: ["Lorry owners' declarations", 'RC copies', 'Lorry hire slips'],
        },
      ],
      question: {
        question: 'A buyer deducted TDS from my bill for cartons. Was he right?',
        answer:
          "Whether TDS applies depends on whose board was used. If you made the cartons from your own board, it is usually a sale of goods. If you printed on the buyer's board, it is contract work and TDS may apply. Send us the order and the bill. We will write to the buyer or claim the TDS in your return.",
      },
    },
    'company-registration': {
      lead: 'Do you want to convert your Sivakasi family firm into a company or an LLP? We can first check the licences of the firm, and then register the company or LLP.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "If the new company starts production while the explosives licence is still in the old firm's name, it is making crackers without a licence, and the unit may be closed.",
          we: 'We ask the licensing office which documents it needs, and register the company after its reply.',
          send: ['Explosives licence', 'Partnership deed', 'Lease deed or sale deed of the land', 'List of dealers'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If your family has given the bank a personal guarantee for an imported press, forming a company does not end that guarantee. Your house remains at risk.',
          we: 'We go through the loan sanction letter with you, and plan the change together with the bank.',
          send: ['Loan sanction letter', 'Machine invoices', 'Lease deed of the shed', "Directors' PANs"],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Cousins often use one family brand without any agreement. If one of them registers a company under that name, the others can object, and the shop may lose its name.',
          we: "We first draft an agreement on who owns the brand, and then apply for the company's name.",
          send: ['Old boxes with the brand', 'Shop rental agreement', "Cousins' PANs"],
        },
      ],
      question: {
        question: 'I want to take my son in as a partner in our cracker unit. What do I have to do?',
        answer:
          'You need a new partnership deed, because an oral agreement is not enough. The licence also has to be amended, because it lists the partners. We draft the deed, list what the licensing office asks for and update the PAN and GST records. Send us the licence and the old deed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'Before the season starts, you should know your profit and what is due to you. We can keep the accounts of your Sivakasi factory, press or shop every month.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If dealer advances and returned cartons are booked in one account, your balance sheet may show money due from dealers who owe you nothing. A bank may lend against that figure and later reduce the limit.',
          we: "We keep each dealer's advances, despatches and returns in separate accounts.",
          send: ["Dealers' ledgers", 'Despatch list', 'Goods return notes', 'Explosives magazine register'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            "A factory may return a drum half full, or agree on a new rate by phone. If these changes are not recorded, your ledger and the factory's do not tally when the season comes, and your payment may be held up.",
          we: 'We enter returned drums and rate changes on the same day, and send you a list of what each factory has to pay.',
          send: ['Drum register', 'Sale bills', 'Letters on rate changes', 'Licence books'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            "If you book instalments as sales when you receive them, your shop shows a profit before it has delivered a single box. You may pay income tax too early and spend your customers' money.",
          we: 'We show the instalments as advances from customers, and transfer them to sales when the box is delivered.',
          send: ['Instalment cards', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'Our press, cracker unit and shop lend money to one another. Can you keep the accounts of all three?',
        answer:
          'Yes. We keep three separate sets of accounts. At the end of each quarter, we reconcile what every firm owes the others and send you a one-page summary. Please send the bank statements of all three firms on the same day, so that we can enter each loan in the books of both firms.',
      },
    },
    'udyam-registration': {
      lead: 'Presses, factories and dealers in Sivakasi need different activities on their Udyam certificates. We can choose the right activities and register you.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'A press is sometimes registered as a stationery dealer by mistake. The press may then not qualify for tenders and machine loans that are meant for manufacturers.',
          we: 'We enter printing as the main activity, and add notebook making and the sale of stationery as further activities.',
          send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Machine invoices', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If the name or the partners on the Udyam certificate do not match the explosives licence, the bank may return your application for a stock loan.',
          we: 'We copy the name, the address and the partners exactly from the licence, and check that the PAN has the same spelling.',
          send: ['Explosives or factory licence', 'Partnership deed', 'Last income tax return'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Some dealers register as manufacturers to get a subsidy. If an inspector finds no machine, the government can recover the subsidy.',
          we: 'We register you as a trader, and add manufacturing only if you really make aluminium powder.',
          send: ['Copy of the licence', 'Address proof of the godown', 'Machine list, if you make powder'],
        },
      ],
      question: {
        question:
          'I buy crackers and pack gift boxes in Sivakasi. Should I register under Udyam as a trader or a manufacturer?',
        answer:
          "Packing crackers that you have bought is usually still trading, and a trader's certificate helps mainly with bank loans. If you also make the cartons on your own machines, we can add carton making as manufacturing. Send us photos of the work and your machine invoices.",
      },
    },
    'iec-registration': {
      lead: 'Do you export notebooks from Sivakasi or import paper? You need an import export code (IEC), and we can apply for it.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you send printed proofs to a buyer by air and the invoice shows no value, customs may hold the parcel, and your order is delayed.',
          we: 'We get the IEC, and give you a short invoice format for samples that shows their true value.',
          send: ["Firm's PAN", 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'A dealer abroad may offer you cheap crackers, but the import of crackers is restricted. If you buy crackers from him, you may lose the goods and your licence.',
          we: 'Before you pay anybody, we check the import policy and tell you the result in writing.',
          send: ["Supplier's offer", 'Product list', 'Your explosives licence'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'If a dealer orders a chemical from abroad before he knows whether it needs a licence, the drums may lie at the port while storage charges add up every day.',
          we: 'Before you order, we look up each chemical by its HSN code and tell you which licence it needs.',
          send: ['Safety data sheet', "Supplier's quotation", 'Explosives licence'],
        },
      ],
      question: {
        question: 'I print labels for a factory abroad, and a Chennai merchant ships them. When do I need my own IEC?',
        answer:
          "As long as the merchant ships in his own name, you do not need an IEC. You need your own IEC for the first parcel that you export in your own firm's name. We apply for the IEC and register your bank account with customs. Send us your PAN and a cancelled cheque.",
      },
    },
  },
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Accounts for cracker units, GST returns for printing presses and PF and ESI on piece-rate wages in Sivakasi. See what each service costs and what to send us.',
  },
} satisfies CityWords;

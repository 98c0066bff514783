import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do the accounts, GST returns and PF and ESI filings of cracker units, printing presses and gift-box shops in Sivakasi.',
  description: [
    'A cracker unit in Sivakasi makes goods for most of the year and sells them before Deepavali. Dealers pay advances early and send cartons back late. We keep advances, stock and sales in separate accounts.',
    "Presses print calendars, notebooks and labels. Some sell their own goods, and some print on the customer's board. GST treats a sale of goods and a printing service differently, so we check each bill before we file.",
    'Many workers are paid by the piece in several small sheds. We turn the piece sheets into a monthly wage list with names. Then PF and ESI can be filed, and your bank gets clear records.',
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
      note: 'Cracker and match units build up stock for months before the season. Count the stock by product and by shed at the year end.',
    },
    {
      kind: 'printing',
      name: 'Offset printing presses',
      note: "When a press sells its own calendars, it sells goods. When it prints on the customer's board, it gives a service. The bill must show which of these it is.",
    },
    {
      kind: 'chemical-dealers',
      name: 'Aluminium powder and chemical dealers',
      note: 'Dealers sell powder and chemicals to licensed factories. Your sales register must agree with the licence books of the buyer.',
    },
    {
      kind: 'booking-offices',
      name: 'Lorry booking offices',
      note: 'Booking offices send crackers and diaries by lorry. Every load needs its invoice, e-way bill and freight entry before it leaves.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Cracker wholesale and gift-box shops',
      note: 'Gift-box shops collect instalments through the year and give the boxes before Deepavali. Until then the shop owes this money to its customers.',
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
  work: 'We can help factories, presses and shops in Sivakasi, Thiruthangal and Sattur. Send copies of bills by WhatsApp and the originals by courier to Coimbatore, or visit us by appointment.',
  trades: [
    {
      kind: 'fireworks',
      name: 'Cracker and match units',
      needs:
        'Your books must keep dealer advances, unsold cartons and piece wages separate. You also need a worker list that is complete every day.',
    },
    {
      kind: 'printing',
      name: 'Printing presses',
      needs:
        'You need the right code on each bill and job tickets that show the real cost. Your Udyam certificate must name printing.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Chemical dealers',
      needs:
        'Your sales must agree with the licence books of the factories. We check the returns against those books and reply when they differ.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Gift-box and cracker shops',
      needs:
        'You sell most of your goods in a few weeks. You need a GST number in time, and you should not pay tax on instalments too early.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you opening a press, a cracker unit or a gift-box shop in Sivakasi? We can get your GST number with every shed and godown on it.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If your unit has sheds in several villages, all of them must be in the form. An officer can stop a lorry from a shed that is not listed and ask for a penalty.',
          we: 'We enter every licensed shed in the application and attach the site plan and the lease of each.',
          send: ['Explosives or factory licence', 'Site plan', 'Lease deeds of the sheds', 'PAN of the partners'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If your press registers only for printing service and also sells cartons and notebooks, a buyer can refuse your goods invoices, because the certificate does not name those goods.',
          we: 'We enter both the sale of goods and the printing service in one application.',
          send: ['Lease deed of the shed', 'Latest EB bill', 'Machine invoices', 'PAN and masked Aadhaar of the owner'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If you take a festival stall in another state without a GST number there, your stock can be held on the way. You then lose the few days of the season.',
          we: 'We apply for a casual registration in that state before your goods leave Sivakasi.',
          send: ['Stall allotment letter', 'GST certificate of the shop', "Estimate of the stall's sales"],
        },
      ],
      question: {
        question:
          'My family has a cracker unit and a press under two PANs. How many GST numbers do we need in Sivakasi?',
        answer:
          'You need two numbers, one for each PAN. The sheds of the cracker unit go on one certificate and the press on the other. Send us both partnership deeds and the list of sheds. We apply for both firms and check that no shed is on both lists.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Sivakasi presses, cracker units and booking offices, also for the quiet months in which you sell nothing.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Dealers may take a season discount after Deepavali, and you may accept it by letter. Without a credit note you pay tax on money that you never received.',
          we: 'We prepare credit notes that refer to the sale bills and report them in the next return.',
          send: ['Sale bills by licence', 'Discount letters', "Dealers' statements"],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'A clerk may bill a carton under the code for printing service. Then every bill of that job can carry the wrong tax rate, and the buyer asks you to correct all of them.',
          we: 'We check the code of each job against its job ticket before we file GSTR-1 (your list of sales bills).',
          send: ['Job tickets', 'Paper and board bills', 'Sales register'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'You may enter to-pay freight only when the branch sends the money. The freight then goes into a later month, and you may owe interest on the tax.',
          we: 'We take the freight from the consignment note in the month of booking and mark who pays the tax on it.',
          send: ['Booking register', 'Consignment notes', 'Lorry hire slips', 'Branch statement'],
        },
      ],
      question: {
        question: 'My cracker shop has no sales in January. Do I have to file a GST return for that month?',
        answer:
          'Yes. As long as you hold a GST number, a return is due even for a month without sales, and a late one costs a fee. Send us one message that you had no sales and no purchases. We then file the nil return for you.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST officer stop your lorry or send a notice to your Sivakasi factory? We can draft the reply from your licence books.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'One wrong e-way bill can make an officer doubt your other despatches too. He may then ask for the records of the whole season and propose tax on everything that does not match.',
          we: 'We match the production book, the invoices and the lorry copies of the days in question.',
          send: ['The notice', 'Production book', 'Lorry office copies', "Dealers' ledgers"],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'If your sale to a factory is missing in its own licence book, the officer gets two different answers. He can then demand tax from both firms.',
          we: 'We compare both books first and prepare one table that both firms can send.',
          send: ['Sales register', 'Copies of the licence book', 'E-way bills', 'Ledger confirmation from the factory'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Instalments reach your bank all year, but sales appear only before Deepavali. The officer can treat the deposits as hidden sales and ask for tax with a penalty.',
          we: 'We show the instalments of each customer as a debt and the boxes delivered as the sale.',
          send: ['The notice', 'Instalment book', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'GST officers took my signed statement in my cracker shed. What should I do now?',
        answer:
          'Ask for a copy and read it again on the same day. If a figure is wrong, you should say so soon and in writing. Send us the copy with your production book. We check each figure and draft the letter to the officer for you.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Sivakasi presses that export notebooks and calendars, and for units that paid a tax by mistake.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If the job ticket, the invoice and the shipping bill name different orders, the officer cannot see which paper went into the export. He may leave that credit out of your refund.',
          we: 'We write the number of one job ticket against every shipping bill and attach the bills for paper and ink.',
          send: ['Shipping bills', 'Job tickets', 'Paper and ink bills', 'Bank advices'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'You may sell cases to a merchant who exports them. The export refund belongs to him, so a claim in your name will be rejected.',
          we: 'We read his order first. Then we tell you if any credit left with you can be claimed.',
          send: ["Merchant's order", 'Copies of his shipping bills', 'Purchase bills for cartons and chemicals'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Unsold aluminium powder may leave a large credit in your ledger. A large credit alone gives no right to a refund, and a rejected claim only costs you time.',
          we: 'We search your ledgers for double payments and for IGST paid in place of CGST and SGST, which can be claimed.',
          send: ['Credit ledger', 'Cash ledger', 'Tax payment challans'],
        },
      ],
      question: {
        question: 'I print calendars for a shop in Malaysia. Can I get back the GST on the paper?',
        answer:
          'Yes, if you export in your own name and the credit is in your ledger. To export without paying tax you need a letter of undertaking (LUT), filed on the portal every year. We file the LUT and later the claim. Ask us before the container leaves.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Sivakasi families who own a factory, a press and a shop, separately for each firm.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Cartons may be with dealers on season terms and still be counted as sold. The profit of both years is then wrong, and you may pay tax on cartons that come back.',
          we: "We show those cartons as your stock until the dealer's account arrives.",
          send: ['Stock list by shed', "Dealers' accounts", 'Production register', 'Bank statements'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you give an old press in exchange and enter only the difference that you paid, you claim depreciation on a press that is gone. An officer can disallow it.',
          we: 'We enter the old press as sold and the new one at its full price.',
          send: ['Invoice of the new press', 'Exchange note', 'Loan statement', 'Last depreciation statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Cash of the last days before Deepavali may be deposited without the bills of those days. If an officer asks a year later, nobody remembers, and he can add the cash to your income.',
          we: 'We match the deposits with the day bills in the weeks after the season.',
          send: ['Day bills', 'Bank deposit slips', 'Purchase bills', 'UPI statement'],
        },
      ],
      question: {
        question: 'My profit in crackers is clear only after Deepavali. How do I pay advance tax before that?',
        answer:
          "You pay on an estimate and correct it in the next instalment. We work it out twice: before the season from your orders, and after it from your real sales. A good estimate keeps the interest low. Send us the order book and last year's return.",
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for piece workers in Sivakasi sheds, for press staff and for season helpers.",
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If there is an accident before a worker has an ESI number, the owner may have to bear the cost of treatment and compensation.',
          we: 'We register each worker with ESI as soon as you send the name. Please send it before the joining day.',
          send: ['Joining list', 'Masked Aadhaar of the worker', 'Phone number', 'Photograph of the bank passbook'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Machine men are on salary, and binders are paid by the piece in another book. If season helpers are in neither book, an inspector can claim contributions for them, with damages.',
          we: 'We make one monthly list from both books and add the helpers with their dates.',
          send: ['Salary sheet', 'Piece work sheet', 'Overtime slips'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'A shop may take extra staff in the weeks before Deepavali and not count them. Those weeks can bring the shop under PF or ESI, and the dues run from that date.',
          we: 'We count the staff of shop, godown and branch together and tell you if you have to register.',
          send: ['Staff list with dates', 'Wage book', 'Addresses of the branches'],
        },
      ],
      question: {
        question: "The same woman fills boxes in two of our family's sheds. How should we file her PF?",
        answer:
          'She has one PF number (UAN) for life, and each employer reports only the wages that he pays. Send us the piece sheets of both sheds. We file both returns under the same number and check that no day is reported twice.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out and file TDS (tax deducted when you pay) for Sivakasi factories, presses and booking offices each quarter.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "You may enter agents' commission in October and pay it in December. TDS is due from the earlier date, so a deduction in December brings interest.",
          we: 'We work out the deduction in the month of the entry and tell you the amount to deposit.',
          send: ["Agents' accounts", 'PAN of the agents', 'Commission rates'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Lamination and die-cutting are job work, but board is a purchase. If your ledger mixes them, you may deduct TDS on the wrong bill and miss the right one.',
          we: 'We sort your suppliers into purchase and contract and mark it in their ledgers.',
          send: ['Supplier bills', 'PAN of the job workers', 'TDS certificates from customers'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'A declaration that only the driver signed does not protect you. If you paid the lorry owner in full because of it, you may have to pay the TDS yourself.',
          we: 'We check that the declaration, the PAN and the registration certificate (RC) name the same owner.',
          send: ['Declarations', 'Copies of the RC', 'Lorry hire slips'],
        },
      ],
      question: {
        question: 'A buyer deducted TDS from my bill for cartons. How do I know if he was right?',
        answer:
          'It depends on whose board was used. If you made the cartons from your own board, it is mostly a sale of goods. If you printed on his board, it is a contract and TDS can apply. Send us the order and the bill. We write to the buyer or claim the TDS in your return.',
      },
    },
    'company-registration': {
      lead: 'We can form a company or an LLP (limited liability partnership) for Sivakasi families after we have read the licences of the old firm.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If the new company starts production and the explosives licence names the old firm, nobody holds a licence for those goods. The unit can be closed.',
          we: 'We ask the licensing office what it needs and register the company after its answer.',
          send: ['Explosives licence', 'Partnership deed', 'Lease or sale deed of the land', 'List of dealers'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Your family may have given the bank a personal guarantee for an imported press. A new company does not end that guarantee, so your house remains at risk.',
          we: 'We read the loan letter with you and plan the change together with the bank.',
          send: ['Loan sanction letter', 'Machine invoices', 'Lease deed of the shed', 'PAN of the directors'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If three cousins use one family brand without any agreement and one of them registers a company with that name, his cousins can object. The shop may lose its name.',
          we: "We first draft an agreement on who owns the brand and then apply for the company's name.",
          send: ['Old boxes with the brand', 'Rental agreement of the shop', 'PAN of the cousins'],
        },
      ],
      question: {
        question: 'I want to take my son as a partner in our cracker unit. What has to be done?',
        answer:
          'You need a new partnership deed, and the licence has to be amended, because it names the partners. An oral agreement is not enough. We draft the deed, list what the licensing office asks for and update PAN and GST records. Send us the licence and the old deed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Sivakasi factories, presses and shops every month, so that you know where you are before the season.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If dealer advances and returned cartons run through one account, your balance sheet shows money due from dealers who owe you nothing. A bank may lend on it and later reduce the limit.',
          we: 'We keep separate accounts for the advances, despatches and returns of every dealer.',
          send: ['Dealer ledgers', 'Despatch list', 'Goods return notes', 'Magazine register'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            "Drums may come back half full, and a new rate may be agreed only by phone. By the season the factory's ledger and yours no longer agree, and your payment is held up.",
          we: 'We enter returns and rate changes on the same day and send you the overdue balance of each factory.',
          send: ['Drum register', 'Sale bills', 'Rate change notes', 'Licence books'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'If instalments are entered as sales when they come, your shop shows a profit before it delivers a box. You may then pay income tax too early and spend money that belongs to customers.',
          we: 'We show the instalments as a debt and move them to sales on the day of delivery.',
          send: ['Instalment cards', 'Delivery list', 'Bank statement with UPI report'],
        },
      ],
      question: {
        question: 'Our press, cracker unit and shop lend money to one another. Can you keep the accounts of all three?',
        answer:
          'Yes, as three separate sets of accounts. At each quarter end we reconcile what every firm owes the others and send you one page. Please send the bank statements of all three firms on the same day, so that each loan appears in both books.',
      },
    },
    'udyam-registration': {
      lead: "We can get the Udyam certificate, the government's free registration for small businesses, for Sivakasi presses, factories and dealers.",
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'A press may be registered as a stationery dealer. It can then be shut out of tenders and machine loans that are meant for manufacturers.',
          we: 'We enter printing as the main activity and add notebook making and stationery sale after it.',
          send: ['PAN', 'Masked Aadhaar with a linked phone number', 'Machine invoices', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'If the name or the partners on the Udyam certificate differ from the explosives licence, the bank can return your application for the stock loan.',
          we: 'We copy the name, address and partners exactly from the licence and check the PAN for the same spelling.',
          send: ['Explosives or factory licence', 'Partnership deed', 'Last income tax return'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'A dealer may register as a manufacturer to get a subsidy. If an inspector finds no machine, the subsidy can be taken back.',
          we: 'We register you as a trader, and as a manufacturer only if you really make powder.',
          send: ['Copy of the licence', 'Address proof of the godown', 'Machine list if you make powder'],
        },
      ],
      question: {
        question:
          'I buy crackers and pack gift boxes in Sivakasi. Should I register under Udyam as trade or manufacturing?',
        answer:
          "Packing bought crackers mostly remains trade. A trader's certificate helps mainly with bank loans. If you also make the cartons on your own machines, we can add that as manufacturing. Send us a photograph of the work and your machine invoices.",
      },
    },
    'iec-registration': {
      lead: 'Do you export notebooks or import paper in Sivakasi? You need an IEC (import export code), and we can apply for it.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'If you send proofs to a buyer by air without a value on the invoice, customs can hold the parcel. The order then loses a week.',
          we: 'We get the IEC and give you a short invoice format for samples that states a true value.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'A foreign dealer may offer you cheap crackers. Their import is restricted, and if you buy them you can lose the goods and your licence.',
          we: 'We check the import policy in writing before you pay anybody.',
          send: ["Supplier's offer", 'Product list', 'Your explosives licence'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'A dealer may order a chemical from abroad before he knows if it needs a licence. The drums then stay at the port, and the storage charges grow each day.',
          we: 'We look up each chemical by its customs code before you order and tell you which licence it needs.',
          send: ['Safety data sheet', "Supplier's quotation", 'Explosives licence'],
        },
      ],
      question: {
        question: 'I print labels for a factory abroad and a Chennai merchant ships them. When do I need my own IEC?',
        answer:
          'As long as the merchant ships in his own name, you can work without one. You need it for the first parcel on which your firm is the exporter. We apply for the IEC and register your bank account with customs. Send us your PAN and a cancelled cheque.',
      },
    },
  },
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Accounts for cracker units, GST returns for printing presses and PF and ESI on piece wages in Sivakasi. See what each service costs and what to send us.',
  },
} satisfies CityWords;

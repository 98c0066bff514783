import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, TDS and accounts for port agents and salt makers in Thoothukudi and for match units in Kovilpatti.',
  description: [
    "Many firms in Thoothukudi earn from the harbour. Customs brokers, container yards and lorry owners bill a fee, but much more money passes through their bank. We separate your fee from your client's duty and freight.",
    'Salt makers sell goods that are exempt from GST. Seafood packers buy at auction and sell abroad after freezing. For salt makers we keep the papers simple. For packers we claim the tax refunds.',
    'In Kovilpatti match units and candy makers send goods to other units and to agents. We count what is still yours at the month end, so your GST return and your books agree.',
  ],
  keyAttractions: [
    'Our Lady of Snows Basilica',
    'Tiruchendur Murugan Temple',
    'Manapad beach and church',
    'Kattabomman Fort, Panchalankurichi',
    'Hare Island',
  ],
  majorIndustries: [
    {
      kind: 'port-agents',
      name: 'Port services, brokers and lorry fleets',
      note: "Brokers pay duty and port charges for the importer. Show these as recoveries with receipts in the importer's name, apart from your own fee.",
    },
    {
      kind: 'salt',
      name: 'Salt pans',
      note: 'Salt is exempt from GST. Tax that you pay on pumps, bags and lorries is therefore a cost of the salt.',
    },
    {
      kind: 'seafood-export',
      name: 'Prawn and fish exporters',
      note: 'Packers buy at auction, then peel, grade and freeze. Write down the weight of each lot at every step.',
    },
    {
      kind: 'plant-contractors',
      name: 'Thermal power and coal handling',
      note: 'Coal handling gangs and ash lorries work on rate contracts. The power station keeps a deposit until the contract closes.',
    },
    {
      kind: 'matches',
      name: 'Kovilpatti match units',
      note: 'Match units in Kovilpatti buy dipped splints from one unit and pack at another. Goods on the way are part of the stock.',
    },
    {
      kind: 'sweets',
      name: 'Macaroons and kadalai mittai',
      note: 'Makers of macaroons and kadalai mittai sell through agents on sale or return. Unsold packets stay your stock until the agent reports.',
    },
  ],
  serviceAreas: [
    'Millerpuram',
    'Bryant Nagar',
    'Muthiahpuram',
    'Spic Nagar',
    'Tharuvaikulam',
    'Arumuganeri',
    'Tiruchendur',
    'Kovilpatti',
  ],
  work: 'We work for firms in Thoothukudi, Kovilpatti and Tiruchendur from our Coimbatore office. Send papers by WhatsApp or courier, or visit us by appointment.',
  trades: [
    {
      kind: 'port-agents',
      name: 'Port agents and brokers',
      needs:
        'Duty and freight of clients pass through your bank and look like sales. You need GST returns and books that show your fee alone.',
    },
    {
      kind: 'salt',
      name: 'Salt makers',
      needs: 'You need a salt stock that is measured and dated, and a list of the workers who come for the season.',
    },
    {
      kind: 'seafood-export',
      name: 'Seafood packers',
      needs:
        'You need the import export code (IEC), refund claims after each shipment, and the yield of each lot on paper.',
    },
    {
      kind: 'matches',
      name: 'Match units',
      needs:
        'You need GST returns that follow the goods from unit to unit, and PF and ESI for workers paid by the piece.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for your GST number in Thoothukudi, and we tell you first if your trade needs one.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'One firm bills agency work, storage and transport, but the form names only one of them. The yard near the harbour is often left out too.',
          we: 'We list all three services and add the yard as a further place of business.',
          send: [
            'PAN of the firm',
            'Customs broker licence',
            'Rent agreement of the yard',
            'Bank statement or cancelled cheque',
          ],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'A lessee registers only because a buyer asks for a number, though salt alone is exempt. Empty returns then bring late fees.',
          we: 'We look at everything you sell, such as gypsum or carriage, before we apply.',
          send: ['Lease of the pans', 'List of what you sold last year', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Peeling, ice and cold storage are done in different villages. Stock in a cold store that is not on the certificate looks unbilled.',
          we: 'We name every shed and cold store in the application, with proof for each.',
          send: ['Lease or patta of each shed', 'Electricity bill of each shed', 'Partnership deed'],
        },
      ],
      question: {
        question: 'I sell only salt from leased pans in Thoothukudi. Do I need a GST number?',
        answer:
          'If you sell nothing but salt, mostly not. If you also sell gypsum or let out lorries, the answer can change. Send us your list of sales and we tell you before you apply.',
      },
    },
    'gst-returns': {
      lead: 'We file the GST returns of port agents, salt makers and match units in Thoothukudi from your job files and bills.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong: 'Duty and port charges stand in one lump with your fee on the bill. The whole lump can then be taxed.',
          we: "We separate your fee from the client's payments before we file GSTR-1, the list of your sales bills.",
          send: ['Job files of the month', "Receipts in the client's name", 'Your fee bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Dipped splints leave for another unit, and nobody writes the challan, the slip for goods sent without a sale. The movement then looks like a sale without a bill.',
          we: 'We match every challan with the goods that came back.',
          send: ['Challan book', 'Production sheet', "Agents' sale notes"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Agents in other towns send unsold packets back and cut them from the payment. Without a credit note you still pay tax on them.',
          we: 'We make a credit note against the original bill and put it in the return of that month.',
          send: ['Sale bills', "Agents' statements", 'List of returned packets'],
        },
      ],
      question: {
        question: 'I paid customs duty for an importer. Is that money my sale?',
        answer:
          "No, if you paid it for the importer and claimed exactly what you paid. The receipt must be in the importer's name, and your bill must show it apart. Send both with the job file.",
      },
    },
    'gst-notices': {
      lead: 'Did you get a GST notice in Thoothukudi? Send us the letter and we write the reply with your port papers.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'The officer sees large sums in your bank and asks why they are not in your returns. Most of it is duty paid for clients.',
          we: "We make a table of each job, with the client's money and your fee in separate columns.",
          send: ['The notice', 'Bank statement', 'Authority letters of clients', 'Duty and port receipts'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "The cold store's register shows lots that left, but your bills do not show their sale. Some were exported and some were sold here.",
          we: 'We trace each lot from the auction slip to the sale bill or the shipping bill.',
          send: ['Cold store register', 'Auction slips', 'Shipping bills, the customs papers for export'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The power station reports the full bill, while you report what reached your bank. The deposit that it keeps makes the gap.',
          we: 'We set bill, deposit and payment side by side for every work order.',
          send: ['Work orders', 'Payment advice of the station', 'Your bills'],
        },
      ],
      question: {
        question: 'The officer called me by phone about duty payments. Should I pay at once?',
        answer:
          'Do not pay only because of a call. Ask for the notice on the GST portal and send us a copy. We check the demand against your job files, then you decide.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Thoothukudi exporters of prawn, fish and match boxes, once the shipping papers and the bills agree.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'The invoice includes freight, but the shipping bill (the customs export paper) shows the value without it. The claim stops at this difference.',
          we: 'We build the claim from the shipping bills and check each value before filing.',
          send: ['Shipping bills', 'Bank advices of export money', 'Freight and packing bills', 'Processing bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'You sell bundles to a merchant who exports them at the concessional rate. If his export papers never reach you, you may owe the balance of tax.',
          we: 'We collect the order and the export proof, then look at the credit left with you.',
          send: ["Merchant's order", 'Copy of his shipping bill', 'Bills for wax, splints and board'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong: 'Salt is exempt, so the tax on pumps and bags does not come back. Some makers still plan on a refund.',
          we: 'We check your cash ledger on the portal for tax paid by mistake, which is all that can be claimed.',
          send: ['Cash ledger from the portal', 'Challans of tax paid', 'Salt sale bills'],
        },
      ],
      question: {
        question: 'I froze the prawns, but a merchant in Kochi shipped them. Who gets the refund?',
        answer:
          'The firm named on the shipping bill claims as exporter. For you it is a sale in India unless the concessional sale was agreed before dispatch. Send us his order and we check.',
      },
    },
    'income-tax-filing': {
      lead: 'We file the income tax returns of salt makers, brokers and contractors in Thoothukudi, and we show only your own income.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'Bank credits are many times your fee, because client money passes through. A return made from the bank statement shows income that you never had.',
          we: 'We make a bridge from the bank credits to your fee income, client by client.',
          send: ['Bank statements', 'Fee bills', 'Client ledgers', 'Tax credit statement from the income tax portal'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong: 'Heaps are guessed at the year end, and rain loss has no date. The profit cannot then be proved.',
          we: 'We value the heaps by your measurement on the closing day and note the rain loss with its date.',
          send: ['Heap measurement sheet', 'Lease rent receipts', 'Despatch slips', 'Wage book'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'Tax is cut from the full bill, but you count only the money that came. Income and tax credit then fall in different years.',
          we: 'We match each bill with the tax cut on it and with the deposit held back.',
          send: ['Bills to the station', 'Tax deduction certificates', 'Deposit statement'],
        },
      ],
      question: {
        question: 'My salt lay in the yard on 31 March. Do I pay tax on it?',
        answer:
          'You pay tax on profit, and unsold salt is counted as stock at its value. A measured heap therefore matters. Send the measurement and the photographs of that day.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for salt pans, packing halls and port gangs in Thoothukudi.",
      trades: [
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Workers are paid by the basket and only the total is written. Without names and days nobody can file the contribution.',
          we: 'We turn your basket book into a monthly list of names, days and wages.',
          send: ['Basket or gang book', 'Masked Aadhaar copies', 'Bank details of workers'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            "The power station stops the bill when one name at the gate is missing in the PF payment. One man on another man's pass is enough.",
          we: 'We compare the gate pass list with the wage sheet before we file.',
          send: ['Gate pass list', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Piece workers begin before they have an ESI number. If a worker is hurt on the first day, the owner faces the hospital cost.',
          we: 'You send the name before the first shift, and we register the worker.',
          send: ['Joining list', 'Piece work sheet', 'Masked Aadhaar and phone of the worker', 'Factory licence'],
        },
      ],
      question: {
        question: 'My salt workers leave when it rains and come back later. Must I file for the months between?',
        answer:
          'Write the leaving date when work stops and the joining date when they return. Then nothing runs in their name between. Send us the gang list at each change.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS, the tax you hold back from payments, for port and coal firms in Thoothukudi.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'You pay lorry owners for clients, and it is unclear who must hold back the tax. Freight to foreign shipping lines has rules of its own.',
          we: "We mark each payee once and collect the owner's declaration before the advance is paid.",
          send: ['PAN of lorry owners', 'Fleet declarations', "Shipping line's residence paper", 'Client contracts'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Ice, peeling and freezing are bought in a hurry, and nobody asks for the PAN. Without it the tax to hold back is higher.',
          we: 'We send your staff a short list of what to ask from each supplier on the first bill.',
          send: ['Supplier bills', 'PAN copies', 'Agreement with the peeling shed'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The station cuts tax from you, and you pay coal gangs without cutting it from them. The second part is easily forgotten.',
          we: 'We keep a running total for each gang leader and say when the deduction starts.',
          send: ['Bills of gang leaders', 'PAN of each leader', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'A lorry owner says no tax can be cut because he has few lorries. Is that right?',
        answer:
          'He can be right if his fleet is small. You need his PAN and a signed declaration in the name on the registration book. The payment still goes into your quarterly statement.',
      },
    },
    'company-registration': {
      lead: 'Do you want a company or an LLP (a partnership with limited liability) in Thoothukudi? We check licences first, then register it.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "The customs licence stands in a person's or an old firm's name. A new company cannot use it without the department's consent.",
          we: 'We list every licence and ask which of them can move before we reserve a name.',
          send: ['Customs licence', 'Partnership deed', 'PAN of partners', 'Yard lease'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "The lease is in the father's name, and the children form a company that owns nothing. The lessor was not asked.",
          we: 'We read the lease and draft the letter to the lessor before the company forms go in.',
          send: ['Salt lease', 'Pan sketch', 'Identity papers of the members'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Kadalai mittai of Kovilpatti is a protected name that belongs to all its makers. A company cannot take it as its own brand.',
          we: 'We search for a label of your own and register the company under a free name.',
          send: ['Three name choices', 'Food licence', 'Shop rent agreement'],
        },
      ],
      question: {
        question: 'Two brothers own one bakery in Thoothukudi. Is a company better for us?',
        answer:
          'Often a partnership deed or an LLP is enough for two counters. A company has more yearly forms. We compare both with your plans for branches and loans.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Thoothukudi firms in the units you use: jobs, baskets and lots, then rupees.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'Client money and office money lie in one bank account. Old recoveries are never billed and disappear.',
          we: 'We open a ledger for every client and close it job by job.',
          send: ['Bank statement', 'Job list', 'Receipts for client payments'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Landing weight becomes peeled and glazed weight, and nobody records the loss. The stock in the cold store then does not agree.',
          we: 'We follow one lot number from the auction slip to the carton.',
          send: ['Auction slips', 'Processing sheets', 'Cold store receipts', 'Packing lists'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong: 'Packets with agents are entered as sold on the day they leave. Returns then make the profit wrong.',
          we: 'We keep goods with agents as stock until their statement arrives.',
          send: ['Batch book', 'Agent statements', 'Courier list'],
        },
      ],
      question: {
        question: 'I run a small clearing office with two staff. What do I send you each month?',
        answer:
          'Send the job list, the bank statement and your fee bills. Add the receipts for duty and port charges. We return the client ledgers and a list of unbilled jobs.',
      },
    },
    'udyam-registration': {
      lead: "We register units in Thoothukudi and Kovilpatti under Udyam, the government's free certificate for small business, under the right activity.",
      trades: [
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'The name on the certificate differs from the name on the factory licence. The bank then stops the loan file.',
          we: 'We copy the name and address exactly from the licence and add dipping and packing as making.',
          send: ['Factory licence', 'PAN', 'Masked Aadhaar with linked phone', 'Last income tax return'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'The owner enters fishing, which is outside the list, and leaves out the freezing plant. The certificate then does not fit the loan.',
          we: 'We enter peeling and freezing as the activity and count only the plant machines.',
          send: ['Machine list', 'Plant approval', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong: 'A producer is registered as a dealer in salt. Schemes that are meant for makers then do not apply.',
          we: 'We correct the activity on the portal and keep the old number.',
          send: ['Old Udyam certificate', 'Salt lease', 'Machine bills'],
        },
      ],
      question: {
        question: 'My boats and my ice plant are under one PAN. What goes on the Udyam certificate?',
        answer:
          'Catching fish is outside Udyam, but making ice is inside. We enter the ice plant as the activity. Send us its machine bills and the licence.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to ship fish, candy or matches from Thoothukudi in your own name? We get your IEC, the import export code.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "The code arrives, but the plant is not approved for the buyer's country. The consignment can be refused at the other port.",
          we: 'We apply for the IEC and list the approvals of the marine export board that your product needs.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Plant papers', "Buyer's product list"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            "A carton of candy goes by courier as a gift, so no export stands in the books. The label may also miss what the buyer's country asks.",
          we: 'We get the code in the name on your food licence and check the export papers of the first carton.',
          send: ['Food licence', 'PAN and masked Aadhaar', "Buyer's label rules"],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Match boxes are dangerous goods at sea, and the shipping line was not asked. The carton then waits at the port.',
          we: 'We apply for the code and give you the list of questions for the shipping line.',
          send: ['Factory licence', 'Sample of the carton marks', 'Bank certificate or cancelled cheque'],
        },
      ],
      question: {
        question: 'I sell dry fish to an exporter in Thoothukudi. Do I need an IEC?',
        answer:
          "Not while he ships in his own name. You need it when your name stands on the shipping bill, the customs paper for export. Do not use another firm's code.",
      },
    },
  },
  seo: {
    title: 'Thoothukudi Port Trades: IEC, GST Refunds and TDS',
    description:
      'Import export codes, GST refund claims and TDS statements for Thoothukudi brokers, lorry owners, seafood packers and salt makers, with papers by courier.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, TDS and accounts for port agents and salt makers in Thoothukudi and for match units in Kovilpatti.',
  description: [
    "Many firms in Thoothukudi earn from the harbour. Customs brokers, container yards and lorry owners bill a fee, but much more money passes through their bank account. We separate your fee from your client's duty and freight.",
    'A salt maker sells goods that are exempt from GST, so we keep his records simple. A seafood packer buys at the auction, freezes the catch and exports it. We claim his GST refunds.',
    'Match units and candy makers in Kovilpatti send goods to other units and to agents. At each month end we count the goods that are still yours, so that your GST return and your accounts agree.',
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
      note: "A customs broker pays duty and port charges for the importer. Show these payments as recoveries, with receipts in the importer's name, and bill your own fee on a separate line.",
    },
    {
      kind: 'salt',
      name: 'Salt pans',
      note: 'Salt is exempt from GST. So the GST that you pay on pumps, bags and lorries is a part of the cost of your salt.',
    },
    {
      kind: 'seafood-export',
      name: 'Prawn and fish exporters',
      note: 'Packers buy prawns and fish at the auction, and then peel, grade and freeze them. Write down the weight of each lot at every step.',
    },
    {
      kind: 'plant-contractors',
      name: 'Thermal power and coal handling',
      note: 'Coal handling workers and ash lorries work on rate contracts. The power station keeps a deposit until the contract is closed.',
    },
    {
      kind: 'matches',
      name: 'Kovilpatti match units',
      note: 'Match units in Kovilpatti buy dipped splints from one unit and pack them at another. Goods on the way are part of your stock.',
    },
    {
      kind: 'sweets',
      name: 'Macaroons and kadalai mittai',
      note: 'Makers of macaroons and kadalai mittai sell through agents on sale or return. Unsold packets remain your stock until the agent reports them as sold.',
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
  work: (town) =>
    `We can help firms in Thoothukudi, Kovilpatti and Tiruchendur from our ${town} office. Send us copies by WhatsApp and originals by courier, or visit us by appointment.`,
  trades: [
    {
      kind: 'port-agents',
      name: 'Port agents and brokers',
      needs:
        "Your clients' duty and freight pass through your bank and look like sales. You need GST returns and accounts that show only your fee.",
    },
    {
      kind: 'salt',
      name: 'Salt makers',
      needs:
        'Your salt stock must be measured, with the date. You also need a list of the workers who come for the season.',
    },
    {
      kind: 'seafood-export',
      name: 'Seafood packers',
      needs:
        'You need the import export code (IEC) to export, and a record of the yield of each lot. After each shipment we file your refund claim.',
    },
    {
      kind: 'matches',
      name: 'Match units',
      needs:
        'Your GST returns must agree with the goods that move from unit to unit. You also need PF and ESI for workers paid by the piece.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Does your trade in Thoothukudi need a GST number? We can check that first. Then we apply, and list every yard, shed and cold store.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'If you bill agency work, storage and transport but your GST registration lists only one service, a client can refuse the other bills. If the yard near the harbour is not listed, goods in it can be held.',
          we: 'We list all three services, and add the yard as an additional place of business.',
          send: ['PAN of the firm', 'Customs broker licence', 'Rental agreement of the yard', 'Cancelled cheque'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Salt alone is exempt. If you register only because a buyer asks for a GST number, you have to file returns every period. You pay a late fee for each return that you miss.',
          we: 'Before we advise you to apply, we look at everything that you sell, such as gypsum or transport.',
          send: ['Lease of the salt pans', 'Sales list of last year', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Peeling sheds, ice plants and cold stores are often in different villages. If a cold store is not on your GST certificate, an officer can treat its stock as bought without bills and seize it.',
          we: 'We list every shed and cold store in the application, and attach a proof of address for each of them.',
          send: ['Lease or patta of each shed', 'Latest EB bill of each shed', 'Partnership deed'],
        },
      ],
      question: {
        question: 'I sell only salt from leased pans in Thoothukudi. Should I take a GST number?',
        answer:
          'If you sell only salt, you usually need no GST number. If you also sell gypsum or hire out lorries, the answer can change. Send us a list of what you sold last year. We will tell you before you apply, so that you do not file returns for nothing.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Thoothukudi port agents from their job files, and of Kovilpatti match units and candy makers from their challans.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If your bill shows duty, port charges and your fee in one lump sum, GST can be charged on the whole sum. You would then pay tax on your client's money.",
          we: 'Before we file GSTR-1 (your list of sales bills), we separate your fee from the payments that you made for the client.',
          send: ['Job files of the month', "Receipts in the client's name", 'Your fee bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If dipped splints are sent to another unit without a delivery challan, an officer can take it for a sale without a bill. The officer can ask for tax and a penalty.',
          we: 'We match every challan with the goods that came back, and tell you which goods are still with other units.',
          send: ['Challan book', 'Production sheet', "Agents' sale notes"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Agents in other towns sometimes send back unsold packets and pay less. Until you issue a credit note, you have paid tax on packets that are back in your own godown.',
          we: "We prepare a credit note against the original bill, and report it in that month's return.",
          send: ['Sale bills', "Agents' statements", 'List of returned packets'],
        },
      ],
      question: {
        question: 'I paid customs duty for an importer at Thoothukudi port. Do I have to show this duty as my sale?',
        answer:
          "No, if you paid the duty on the importer's authority and recovered exactly what you paid. The receipt must be in his name, and your bill must show the duty on a separate line. Send us the bill, the receipt and the job file. We will check them before we file.",
      },
    },
    'gst-notices': {
      lead: 'Did your Thoothukudi firm get a GST notice about bank deposits, cold store lots or retention money? We can draft the reply from your job files and registers.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "The officer sees large sums in your bank and asks why your returns do not show them. If you cannot prove that most of the money is your clients' duty, he can tax all of it.",
          we: "We prepare a table of every job. It shows the client's money and your fee in separate columns.",
          send: ['The notice', 'Bank statement', "Clients' authority letters", 'Duty and port receipts'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "If the cold store's register shows lots that left but you have no bills for them, the officer can treat all these lots as sold without tax. The officer does not know that some of your goods were exported.",
          we: 'We trace each lot from the auction slip to the sale bill or the shipping bill.',
          send: ['The notice', 'Cold store register', 'Auction slips', 'Shipping bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            "The power station reports your full bill. If you report only the amount that reached your bank, the station's deposit makes a difference, and you can get a tax demand for it.",
          we: 'For every work order we compare the bill, the deposit and the payment, and correct what was really reported too low.',
          send: ['The notice', 'Work orders', 'Payment advice of the station', 'Your bills'],
        },
      ],
      question: {
        question: 'A GST officer phoned me about duty that I paid for clients. Should I pay what he asks?',
        answer:
          'Please do not pay only because of a call. Ask for the notice on the GST portal, and send us a copy. We compare the amount with your job files and tell you how much is really due, if anything. Then you decide, and we file the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Thoothukudi exporters of prawns, fish and match boxes, after we match the shipping bills with the invoices.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If your invoice includes freight and the shipping bill shows the value without freight, the officer can cut the refund or send the claim back.',
          we: 'We prepare the claim from the shipping bills. Before we file, we reconcile the value of each shipping bill with the invoice.',
          send: ['Shipping bills', 'Bank advices for export receipts', 'Freight and packing bills', 'Processing bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'A merchant exporter can buy your match bundles at the concessional rate. If he never sends you his proof of export, you may have to pay the rest of the tax.',
          we: "We collect the merchant's order and his proof of export, and then check if you can claim any credit left with you.",
          send: ["Merchant's order", 'Copy of his shipping bill', 'Bills for wax, splints and board'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Some salt makers count on a refund of the GST on pumps and bags. Salt is exempt, so you cannot get this GST back, and a claim only brings work and delay.',
          we: 'We go through your cash ledger on the portal for tax paid by mistake, and claim that tax back.',
          send: ['Cash ledger', 'Tax payment challans', 'Salt sale bills'],
        },
      ],
      question: {
        question:
          'I froze the prawns in Thoothukudi, but a merchant in Kochi shipped them. Who can claim the GST refund?',
        answer:
          'The merchant claims the refund, because his firm is on the shipping bill. Your sale to him is a sale in India, unless you agreed on the concessional rate before dispatch. Send us his order and your bill. We will check which rate was right and if you can claim any credit.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for salt makers, customs brokers and contractors in Thoothukudi, so that only your own income is taxed.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "The money that passes through your bank may be many times your fee. If the return is made from the bank statement, you declare your clients' money as your income and pay tax on it.",
          we: 'We reconcile the bank credits with your fee income for each client.',
          send: ['Bank statements', 'Fee bills', 'Client ledgers', 'Form 26AS'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If the salt heaps are only estimated at the year end and nobody records the salt lost in the rain, you cannot prove your profit. An officer can fix a higher profit.',
          we: 'We value the heaps from your measurement on 31 March, and record each rain loss with its date.',
          send: ['Heap measurement sheet', 'Lease rent receipts', 'Despatch slips', 'Wage book'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The station deducts TDS on the full bill. If you enter only the money that you received, the income and the TDS fall in different years. Part of your TDS credit can then be refused.',
          we: 'We match each bill with the TDS on it and with the deposit that the station keeps.',
          send: ['Bills to the station', 'TDS certificates', 'Deposit statement'],
        },
      ],
      question: {
        question: 'I had unsold salt in my yard on 31 March. Do I have to pay income tax on this salt?',
        answer:
          'You pay tax on your profit, and the unsold salt is part of your stock at its value. So a measured heap decides how much profit you show. Send us the measurement and the photographs of that day. We will value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: "We can handle PF (provident fund) and ESI (workers' insurance) for workers of salt pans, match units and port contractors in Thoothukudi and Kovilpatti.",
      trades: [
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If workers are paid by the basket and you write down only the total, no contribution can be filed for any worker. A worker who falls ill then has no ESI cover.',
          we: "We turn your basket book into a monthly list that shows each worker's name, days and wages.",
          send: [
            'Basket book or group wage book',
            'Masked Aadhaar of the workers',
            'Bank passbook copies of the workers',
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            "The station can stop your bill when one name on the gate list is missing on the PF challan. This happens even if only one worker uses another worker's gate pass.",
          we: 'Before we file, we match the gate pass list with the wage sheet and tell you which names differ.',
          send: ['Gate pass list', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If a worker paid by the piece is hurt on his first day and has no ESI number yet, the owner may have to pay the hospital bill.',
          we: "If you send us the worker's name in time, we register him for ESI before the first shift.",
          send: [
            'Joining list',
            'Piece work sheet',
            'Masked Aadhaar and phone number of the worker',
            'Factory licence',
          ],
        },
      ],
      question: {
        question:
          'My salt pan workers leave when it rains and come back later. What do I file for the months in between?',
        answer:
          'We report the leaving date when work stops and the joining date when work starts again. No contribution is then due for the months in between. The workers keep their PF numbers. Send us the list of workers at each change, with the last working day of every worker.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS (tax deducted when you pay) and file TDS returns for port agents, seafood packers and power station contractors in Thoothukudi.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'When you pay lorry owners for your clients, nobody is sure who has to deduct TDS. Freight to foreign shipping lines has its own rules. If neither you nor the client deducts, the tax office can ask you for the TDS.',
          we: "We mark on each ledger who has to deduct TDS. We also collect the lorry owner's declaration before you pay the advance.",
          send: [
            'PAN of the lorry owners',
            'Declarations on the number of vehicles',
            "Shipping line's tax residency certificate",
            'Client contracts',
          ],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Ice, peeling and freezing are bought in a hurry, and nobody asks the supplier for his PAN. Without a PAN the TDS is at a higher rate, and you have to bear the difference.',
          we: 'We give your staff a short list of what to ask each supplier with the first bill.',
          send: ['Supplier bills', 'PAN of the suppliers', 'Agreement with the peeling shed'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The station deducts TDS from you, and you pay the coal handling groups without deducting TDS. The department can then ask you for that TDS with interest.',
          we: 'We add up what you pay each group leader through the year, and tell you when to start deducting TDS.',
          send: ['Bills of the group leaders', 'PAN of each leader', 'Form 26AS'],
        },
      ],
      question: {
        question: 'A lorry owner says I need not deduct TDS because he has few lorries. What should I ask from him?',
        answer:
          'The lorry owner can be right if he owns only a few lorries. Ask for his PAN and a signed declaration in the name on the registration certificate (RC). We keep the PAN and the declaration in your file. The payment must still be reported in your quarterly TDS return, and we do that for you.',
      },
    },
    'company-registration': {
      lead: 'Do you want a company or an LLP (limited liability partnership) in Thoothukudi? We first check your licences and leases, and then register the company or LLP.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If the customs licence is in one person's name or in an old firm's name, a new company needs the customs department's consent. Without it the company cannot clear a single container.",
          we: 'Before we reserve a name, we list every licence and find out which licences can be transferred.',
          send: ['Customs broker licence', 'Partnership deed', 'PAN of the partners', 'Lease of the yard'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "If the lease is in the father's name, a company of his children has no right to the salt pans without the lessor's consent. The family can even lose the lease.",
          we: 'Before we file the company forms, we read the lease and draft the letter to the lessor.',
          send: ['Salt lease', 'Sketch of the salt pans', 'PAN and masked Aadhaar of the members'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Kadalai mittai of Kovilpatti is a protected name that belongs to all its makers. If you apply for this name as your own brand, the application can be refused.',
          we: 'We search for a brand name of your own, and register the company under a name that nobody else uses.',
          send: ['Three choices of name', 'Food licence', 'Rental agreement of the shop'],
        },
      ],
      question: {
        question: 'Two of us brothers own one bakery in Thoothukudi. Should we form a company?',
        answer:
          'For two brothers with one bakery, a partnership deed or an LLP is often enough, because a company has more yearly forms. If you plan branches or a large loan, the answer can be different. Tell us your plans. We will compare the yearly cost of each and register what you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We can keep the accounts of Thoothukudi firms by job, lot and batch, so that you can see clients' money, stock and profit separately.",
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If clients' money and office money are in one bank account, you can forget to recover an old payment. You then paid duty for a client and never billed it to him.",
          we: 'We open a ledger for every client, and settle it job by job.',
          send: ['Bank statement', 'Job list', 'Receipts for payments on behalf of clients'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Prawns and fish are weighed at landing, after peeling and after glazing, and the weight changes each time. If nobody records the loss, the cold store stock does not agree with your books, and the bank can doubt your stock.',
          we: 'We give each lot one number and follow it from the auction slip to the carton.',
          send: ['Auction slips', 'Processing sheets', 'Cold store receipts', 'Packing lists'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'If packets are entered as sold on the day they leave, the packets that agents return later turn your profit into a loss. By then you may have paid tax on the higher profit.',
          we: "We keep the packets with agents as your stock until the agent's statement arrives.",
          send: ['Batch book', "Agents' statements", 'Courier list'],
        },
      ],
      question: {
        question: 'I run a small clearing office in Thoothukudi with two staff. What do I send you each month?',
        answer:
          'Send us the job list, the bank statement, your fee bills and the receipts for duty and port charges. We will send you the ledger of each client, a list of the jobs that you have not billed, and the profit of the month. You can send everything by WhatsApp or e-mail.',
      },
    },
    'udyam-registration': {
      lead: "We can register firms in Thoothukudi and Kovilpatti under Udyam, the government's free certificate for small businesses, with the right activity.",
      trades: [
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If the name on the Udyam certificate differs from the name on the factory licence, the bank can stop your loan application until the two names agree.',
          we: 'We copy the name and address exactly from the licence, and enter dipping and packing of matches as manufacturing.',
          send: ['Factory licence', 'PAN', 'Masked Aadhaar with a linked phone number', 'Last income tax return'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If an owner registers fishing, which Udyam does not cover, and leaves out the freezing plant, the certificate does not match the loan for the plant.',
          we: 'We enter peeling and freezing as the activity, and list only the machines of the freezing plant.',
          send: ['Machine list', 'Approval of the plant', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If a salt producer is registered as a salt dealer, he can be refused a scheme that is meant for manufacturers.',
          we: 'We correct the activity on the portal. Your Udyam number stays the same.',
          send: ['Old Udyam certificate', 'Salt lease', 'Machine invoices'],
        },
      ],
      question: {
        question: 'My fishing boats and my ice plant are under one PAN. What should my Udyam certificate show?',
        answer:
          "Udyam does not cover catching fish, but it covers making ice. We enter the ice plant as the activity and leave the boats out. Send us the plant's machine invoices and licence. For a loan on the boats, the bank will tell you what it needs.",
      },
    },
    'iec-registration': {
      lead: 'Do you want to export fish, candy or matches from Thoothukudi in your own name? We can get your IEC, the import export code.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "If your plant is not approved for the buyer's country, an IEC alone does not help. The port in that country can refuse the consignment, and you pay for its return.",
          we: 'We apply for the IEC, and list the approvals of the marine export board that your product needs.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Approval of the plant', "Buyer's product list"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            "If you send a carton of candy by courier as a gift, your books show no export. If the label misses what the buyer's country asks for, the carton can be destroyed.",
          we: 'We get the IEC in the name on your food licence, and check the export documents of the first carton.',
          send: ['Food licence', 'PAN and masked Aadhaar', "Buyer's label rules"],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Match boxes are dangerous goods at sea. If you do not ask the shipping line first, your carton waits at the port and you pay for each day.',
          we: 'We apply for the IEC, and give you a list of questions for the shipping line.',
          send: ['Factory licence', 'Sample of the carton marks', 'Bank certificate or cancelled cheque'],
        },
      ],
      question: {
        question: 'I sell dry fish to an exporter in Thoothukudi and want to export myself. When should I take an IEC?',
        answer:
          "As long as the exporter ships in his own name, you need no IEC. You need an IEC when your firm is shown as the exporter on the shipping bill. Then the buyer, the refund and the record are yours. We apply for the IEC and register your bank account with customs. Please do not use another firm's code.",
      },
    },
  },
  seo: {
    title: 'Thoothukudi Port Trades: IEC, GST Refunds and TDS',
    description:
      'Export codes (IEC), GST refunds and TDS returns for customs brokers, lorry owners, seafood packers and salt makers in Thoothukudi. See starting prices.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, TDS and accounts for port agents and salt makers in Thoothukudi and for match units in Kovilpatti.',
  description: [
    "Many firms in Thoothukudi earn from the harbour. Customs brokers, container yards and lorry owners bill a fee, but much more money passes through their bank account. We separate your fee from your client's duty and freight.",
    'A salt maker sells goods that are exempt from GST, so we keep his records simple. A seafood packer buys at the auction and sells abroad after freezing. We claim his GST refunds.',
    'Match units and candy makers in Kovilpatti send goods to other units and to agents. We count at each month end what is still yours, so that your GST return and your accounts agree.',
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
      note: "A broker pays duty and port charges for the importer. Show these as recoveries, with receipts in the importer's name, and bill your own fee on a separate line.",
    },
    {
      kind: 'salt',
      name: 'Salt pans',
      note: 'Salt is exempt from GST. So the tax that you pay on pumps, bags and lorries is a part of the cost of your salt.',
    },
    {
      kind: 'seafood-export',
      name: 'Prawn and fish exporters',
      note: 'Packers buy at the auction, then peel, grade and freeze. Write down the weight of each lot at every step.',
    },
    {
      kind: 'plant-contractors',
      name: 'Thermal power and coal handling',
      note: 'Coal handling gangs and ash lorries work on rate contracts. The power station keeps a deposit until the contract is closed.',
    },
    {
      kind: 'matches',
      name: 'Kovilpatti match units',
      note: 'Match units in Kovilpatti buy dipped splints from one unit and pack at another. Goods on the way are part of your stock.',
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
  work: 'We can help firms in Thoothukudi, Kovilpatti and Tiruchendur from our Coimbatore office. Send us copies by WhatsApp and originals by courier, or visit us by appointment.',
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
      needs: 'You need a salt stock that is measured and dated, and a list of the workers who come for the season.',
    },
    {
      kind: 'seafood-export',
      name: 'Seafood packers',
      needs:
        'You need the import export code (IEC), a refund claim after your shipments, and a record of the yield of each lot.',
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
      lead: 'Does your trade in Thoothukudi need a GST number? We can check that first, and then apply with every yard, shed and cold store on it.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'If you bill agency work, storage and transport but your form names only one of them, a client can refuse the other bills. If the yard near the harbour is missing too, goods in it can be held.',
          we: 'We list all three services and add the yard as an additional place of business.',
          send: ['PAN of the firm', 'Customs broker licence', 'Rental agreement of the yard', 'Cancelled cheque'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Salt alone is exempt. If you register only because a buyer asks for a number, you have to file returns every period, and each forgotten return costs a late fee.',
          we: 'We look at everything that you sell, such as gypsum or transport, before we advise you to apply.',
          send: ['Lease of the salt pans', 'Sales list of last year', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Peeling, ice and cold storage are often in different villages. If a cold store is not on your certificate, an officer can treat the stock in it as bought without bills and seize it.',
          we: 'We name every shed and cold store in the application, with a proof of address for each.',
          send: ['Lease or patta of each shed', 'Latest EB bill of each shed', 'Partnership deed'],
        },
      ],
      question: {
        question: 'I sell only salt from leased pans in Thoothukudi. Should I take a GST number?',
        answer:
          'If you sell nothing but salt, you usually need none. If you also sell gypsum or let out lorries, the answer can change. Send us a list of what you sold last year. We tell you before you apply, so that you do not file returns for nothing.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Thoothukudi port agents and of Kovilpatti match units and candy makers from job files and challans.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If duty and port charges are in one lump sum with your fee on the bill, GST can be charged on the whole sum. You would then pay tax on your client's money.",
          we: "We separate your fee from the client's payments before we file GSTR-1 (your list of sales bills).",
          send: ['Job files of the month', "Receipts in the client's name", 'Your fee bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Dipped splints may leave for another unit without a delivery challan. To an officer this looks like a sale without a bill, and he can ask for tax and a penalty.',
          we: 'We match every challan with the goods that came back and tell you which are still outside.',
          send: ['Challan book', 'Production sheet', "Agents' sale notes"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Agents in other towns may send unsold packets back and pay you less. Until you issue a credit note, you have paid tax on packets that are in your own godown.',
          we: "We prepare the credit note against the original bill and enter it in that month's return.",
          send: ['Sale bills', "Agents' statements", 'List of returned packets'],
        },
      ],
      question: {
        question: 'I paid customs duty for an importer at Thoothukudi port. Do I have to show it as my sale?',
        answer:
          'You can leave it out if you paid on his authority and recovered exactly what you paid. The receipt must be in his name, and your bill must show the duty on a separate line. Send us the bill, the receipt and the job file. We check them before we file.',
      },
    },
    'gst-notices': {
      lead: 'Did your Thoothukudi firm get a GST notice about bank money, cold store lots or retention? We can draft the reply from your job files and registers.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "The officer sees large sums in your bank and asks why they are not in your returns. If you cannot prove that most of it is clients' duty, he can tax all of it.",
          we: "We prepare a table of each job with the client's money and your fee in separate columns.",
          send: ['The notice', 'Bank statement', "Clients' authority letters", 'Duty and port receipts'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "If the cold store's register shows lots that left but you have no bills for them, the officer can treat all as sold without tax. He does not see that some went abroad.",
          we: 'We trace each lot from the auction slip to the sale bill or the shipping bill.',
          send: ['The notice', 'Cold store register', 'Auction slips', 'Shipping bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The power station reports your full bill, but you may report only what reached your bank. The deposit that it keeps makes a gap, and you can get a demand for tax on it.',
          we: 'We compare bill, deposit and payment of every work order and correct what is really short.',
          send: ['The notice', 'Work orders', 'Payment advice of the station', 'Your bills'],
        },
      ],
      question: {
        question: 'A GST officer phoned me about duty that I paid for clients. Should I pay what he asks?',
        answer:
          'Please do not pay only because of a call. Ask for the notice on the GST portal and send us a copy. We compare the amount with your job files and tell you which part is really due, if any. Then you decide, and we file the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Thoothukudi exporters of prawn, fish and match boxes, after we match the shipping bills with the invoices.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If your invoice includes freight and the shipping bill shows the value without it, the officer can cut the refund or send the claim back.',
          we: 'We prepare the claim from the shipping bills and reconcile each value with the invoice before we file.',
          send: ['Shipping bills', 'Bank advices for export receipts', 'Freight and packing bills', 'Processing bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'A merchant exporter can buy your bundles at the concessional rate. If he never sends you his proof of export, you may have to pay the rest of the tax.',
          we: 'We collect his order and his export proof, and then check if credit left with you can be claimed.',
          send: ["Merchant's order", 'Copy of his shipping bill', 'Bills for wax, splints and board'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Some salt makers plan with a refund of the tax on pumps and bags. Salt is exempt, so this tax does not come back, and a claim is only work and delay.',
          we: 'We search your cash ledger on the portal for tax paid by mistake and claim that.',
          send: ['Cash ledger', 'Tax payment challans', 'Salt sale bills'],
        },
      ],
      question: {
        question:
          'I froze the prawns in Thoothukudi, but a merchant in Kochi shipped them. Who can claim the GST refund?',
        answer:
          'The merchant claims, because his firm is on the shipping bill. Your sale to him is a sale in India, unless you agreed on the concessional rate before dispatch. Send us his order and your bill. We check which rate was right and if any credit of yours can be claimed.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file the income tax returns of salt makers, customs brokers and contractors in Thoothukudi so that only your own income is taxed.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'The credits in your bank may be many times your fee. If the return is made from the bank statement, you declare income that belongs to clients and pay tax on it.',
          we: 'We reconcile the bank credits with your fee income, client by client.',
          send: ['Bank statements', 'Fee bills', 'Client ledgers', 'Form 26AS'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If the heaps are only estimated at the year end and nobody notes the rain loss, you cannot prove your profit. An officer can fix a higher one.',
          we: 'We value the heaps by your measurement on 31 March and record the rain loss with its date.',
          send: ['Heap measurement sheet', 'Lease rent receipts', 'Despatch slips', 'Wage book'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The station deducts TDS from the full bill. If you enter only the money that came, income and TDS are in different years, and a part of your TDS credit can be refused.',
          we: 'We match each bill with its TDS and with the deposit that the station keeps.',
          send: ['Bills to the station', 'TDS certificates', 'Deposit statement'],
        },
      ],
      question: {
        question: 'I had unsold salt in my yard on 31 March. Do I have to pay income tax on it?',
        answer:
          'You pay tax on your profit, and the unsold salt is part of your stock at its value. So a measured heap decides how much profit you show. Send us the measurement and the photographs of that day. We value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: "We can handle PF (provident fund) and ESI (workers' insurance) for workers of salt pans, match units and port contractors in Thoothukudi and Kovilpatti.",
      trades: [
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If workers are paid by the basket and only the total is written, no contribution can be filed for anyone. A worker who falls ill then has no ESI cover.',
          we: 'We turn your basket book into a monthly list with names, days and wages.',
          send: ['Basket or gang book', 'Masked Aadhaar of the workers', 'Bank passbook copies of the workers'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            "The station can stop your bill when one name at the gate is missing on the PF challan. One man who uses another man's pass is enough.",
          we: 'We compare the gate pass list with the wage sheet before we file and tell you which names differ.',
          send: ['Gate pass list', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If a piece worker is hurt on the first day and has no ESI number yet, the owner may have to pay the hospital.',
          we: 'We register each worker for ESI before the first shift, if you send us the name in time.',
          send: [
            'Joining list',
            'Piece work sheet',
            'Masked Aadhaar and phone number of the worker',
            'Factory licence',
          ],
        },
      ],
      question: {
        question: 'My salt pan workers leave when it rains and come back later. What do I file for the months between?',
        answer:
          'If we file the leaving date when work stops and the joining date when they return, no contribution runs in their names between. The same PF number is used again. Send us the gang list at each change, with the last day of every worker.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out and file TDS (tax deducted when you pay) for port agents, seafood packers and power station contractors in Thoothukudi.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'You may pay lorry owners for your clients, and nobody knows who has to deduct. Freight to foreign shipping lines has its own rules. If both of you leave it, the tax office can ask you for it.',
          we: "We mark each payee once. We also collect the lorry owner's declaration before you pay the advance.",
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
            'Ice, peeling and freezing are bought in a hurry, and nobody asks for the PAN. Without a PAN the TDS is at a higher rate, and you have to bear the difference.',
          we: 'We give your staff a short list of what to ask from each supplier with the first bill.',
          send: ['Supplier bills', 'PAN of the suppliers', 'Agreement with the peeling shed'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The station deducts TDS from you, and you pay coal gangs without deducting from them. The department can then ask you for that TDS with interest.',
          we: 'We keep a running total for each gang leader and tell you when to start deducting.',
          send: ['Bills of the gang leaders', 'PAN of each leader', 'Form 26AS'],
        },
      ],
      question: {
        question: 'A lorry owner says I need not deduct TDS because he has few lorries. What should I ask from him?',
        answer:
          'He can be right if he owns only a few. Ask for his PAN and a signed declaration in the name on the registration certificate (RC). We keep both in your file. The payment still goes into your quarterly TDS return, and we report it there.',
      },
    },
    'company-registration': {
      lead: 'Do you want a company or an LLP (limited liability partnership) in Thoothukudi? We can check your licences and leases first, and then register it.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If the customs licence is in one person's name or in an old firm's name, a new company needs the department's consent. Without it the company cannot clear a single container.",
          we: 'We list every licence and find out which of them can be transferred before we reserve a name.',
          send: ['Customs broker licence', 'Partnership deed', 'PAN of the partners', 'Lease of the yard'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "If the lease is in the father's name, a company of the children has no right to the pans without the lessor's consent. The lease itself can be lost.",
          we: 'We read the lease and draft the letter to the lessor before we file the company forms.',
          send: ['Salt lease', 'Sketch of the pans', 'PAN and masked Aadhaar of the members'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Kadalai mittai of Kovilpatti is a protected name that belongs to all its makers. If you apply for it as your own brand, the application can be refused.',
          we: 'We search for a label of your own and register the company under a free name.',
          send: ['Three choices of name', 'Food licence', 'Rental agreement of the shop'],
        },
      ],
      question: {
        question: 'Two of us brothers own one bakery in Thoothukudi. Should we form a company?',
        answer:
          'For two counters a partnership deed or an LLP is often enough, because a company has more yearly forms. It can be different if you plan branches or a large loan. Tell us your plans. We compare the yearly cost of each and register what you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We can keep the accounts of Thoothukudi firms by job, lot and batch, so that clients' money, stock and profit can be seen.",
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If clients' money and office money are in one bank account, an old recovery can be forgotten. You then paid duty for a client and never billed it.",
          we: 'We open a ledger for every client and close it job by job.',
          send: ['Bank statement', 'Job list', 'Receipts for payments on behalf of clients'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Landing weight becomes peeled weight and then glazed weight. If nobody records the loss, the stock in the cold store does not agree with your books and the bank can doubt it.',
          we: 'We follow one lot number from the auction slip to the carton.',
          send: ['Auction slips', 'Processing sheets', 'Cold store receipts', 'Packing lists'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            "If packets are entered as sold on the day they leave, the agents' returns later turn your profit into a loss. You may have paid tax on the first figure.",
          we: "We keep goods with agents as stock until the agent's statement arrives.",
          send: ['Batch book', "Agents' statements", 'Courier list'],
        },
      ],
      question: {
        question: 'I run a small clearing office in Thoothukudi with two staff. What do I send you each month?',
        answer:
          'Send us the job list, the bank statement and your fee bills, with the receipts for duty and port charges. We return the ledger of each client, a list of jobs that you have not billed, and the profit of the month. WhatsApp or e-mail is enough.',
      },
    },
    'udyam-registration': {
      lead: "We can register firms in Thoothukudi and Kovilpatti under Udyam, the government's free certificate for small businesses, with the right activity.",
      trades: [
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If the name on the certificate differs from the name on the factory licence, the bank can stop your loan application until both agree.',
          we: 'We copy the name and address exactly from the licence and enter dipping and packing as manufacturing.',
          send: ['Factory licence', 'PAN', 'Masked Aadhaar with a linked phone number', 'Last income tax return'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'An owner may enter fishing, which Udyam does not cover, and leave out the freezing plant. The certificate then does not fit the loan for the plant.',
          we: 'We enter peeling and freezing as the activity and list only the machines of the plant.',
          send: ['Machine list', 'Approval of the plant', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If a producer is registered as a dealer in salt, he can be refused where a scheme is meant for manufacturers.',
          we: 'We correct the activity on the portal and keep the same Udyam number.',
          send: ['Old Udyam certificate', 'Salt lease', 'Machine invoices'],
        },
      ],
      question: {
        question: 'My fishing boats and my ice plant are under one PAN. What should my Udyam certificate show?',
        answer:
          "Udyam does not cover catching fish, but making ice is included. We enter the ice plant as the activity and leave the boats out. Send us the plant's machine invoices and licence. For a loan on the boats the bank will tell you what it needs.",
      },
    },
    'iec-registration': {
      lead: 'Do you want to ship fish, candy or matches from Thoothukudi in your own name? We can get your IEC, the import export code.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "If your plant is not approved for the buyer's country, the code alone does not help. The port there can refuse the consignment, and you pay for its return.",
          we: 'We apply for the IEC and list the approvals of the marine export board that your product needs.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Approval of the plant', "Buyer's product list"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            "If a carton of candy goes by courier as a gift, your books show no export. The label may also miss what the buyer's country asks, and the carton can be destroyed.",
          we: 'We get the code in the name on your food licence and check the export documents of the first carton.',
          send: ['Food licence', 'PAN and masked Aadhaar', "Buyer's label rules"],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Match boxes are dangerous goods at sea. If the shipping line was not asked, your carton waits at the port and you pay for each day.',
          we: 'We apply for the code and give you the list of questions for the shipping line.',
          send: ['Factory licence', 'Sample of the carton marks', 'Bank certificate or cancelled cheque'],
        },
      ],
      question: {
        question: 'I sell dry fish to an exporter in Thoothukudi and want to export myself. When should I take an IEC?',
        answer:
          "While he ships in his own name, you need none. You need it when your firm is named as exporter on the shipping bill. Then the buyer, the refund and the record are yours. We apply for it and register your bank account with customs. Please do not use another firm's code.",
      },
    },
  },
  seo: {
    title: 'Thoothukudi Port Trades: IEC, GST Refunds and TDS',
    description:
      'Export codes (IEC), GST refunds and TDS returns for customs brokers, lorry owners, seafood packers and salt makers in Thoothukudi. See starting prices.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST, TDS and accounts for port agents and salt makers in Thoothukudi and for match units in Kovilpatti.',
  description: [
    "Many firms in Thoothukudi earn their income from the harbour. Customs brokers, container yards and lorry owners bill a fee, but far more money than the fee passes through their bank accounts. We separate your fee from your client's duty and freight.",
    "Salt is exempt from GST, so a salt maker needs only simple records, which we keep. A seafood packer freezes and exports what he buys at the auction. We claim the packer's GST refunds.",
    'Match units and candy makers in Kovilpatti send goods to other units and to agents. At each month end we list the goods that are still yours, so that your GST return and your accounts tally.',
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
      note: "A customs broker pays duty and port charges on the importer's behalf. Show these payments as recoveries, with receipts in the importer's name, and bill your own fee on a separate line.",
    },
    {
      kind: 'salt',
      name: 'Salt pans',
      note: 'Salt is exempt from GST, so you get no credit for the GST on pumps, bags and lorries. Add this GST to the cost of your salt.',
    },
    {
      kind: 'seafood-export',
      name: 'Prawn and fish exporters',
      note: "Packers buy prawns and fish at the auction, and then peel, grade and freeze them. Record each lot's weight at every step.",
    },
    {
      kind: 'plant-contractors',
      name: 'Thermal power and coal handling',
      note: 'Coal handling workers and ash lorries work on rate contracts. The power station retains a deposit until the contract is closed.',
    },
    {
      kind: 'matches',
      name: 'Kovilpatti match units',
      note: 'Match units in Kovilpatti buy dipped splints from one unit and pack them at another. Goods in transit between the units are part of your stock.',
    },
    {
      kind: 'sweets',
      name: 'Macaroons and kadalai mittai',
      note: 'Makers of macaroons and kadalai mittai sell through agents on a sale or return basis. Unsold packets remain your stock until the agent reports them as sold.',
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
        "Your clients' duty and freight pass through your bank account and look like sales. Your GST returns and accounts must show only your fee.",
    },
    {
      kind: 'salt',
      name: 'Salt makers',
      needs: 'Your salt stock must be measured and the date recorded. You also need a list of the seasonal workers.',
    },
    {
      kind: 'seafood-export',
      name: 'Seafood packers',
      needs:
        "You need an import export code (IEC) to export, and a record of each lot's yield. After each shipment we file your refund claim.",
    },
    {
      kind: 'matches',
      name: 'Match units',
      needs:
        'Your GST returns must tally with the goods that move from unit to unit. For workers paid by the piece, you need PF and ESI.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Does your trade in Thoothukudi need a GST number at all? We can check that first, and then apply with every yard, shed and cold storage listed.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'If you bill agency work, storage and transport but your GST registration lists only one of these services, a client may reject your other bills. If the yard near the harbour is not listed, goods in it may be detained.',
          we: 'We list all three services, and add the yard as an additional place of business.',
          send: ["Firm's PAN", 'Customs broker licence', 'Rental agreement for the yard', 'Cancelled cheque'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Salt is exempt. If you register only because a buyer asks for a GST number, you have to file a return for every period, and pay a late fee for every return you miss.',
          we: 'Before we advise you to apply, we check what else you sell, such as gypsum or transport.',
          send: ['Lease deed of the salt pans', "Last year's sales list", 'PAN and masked Aadhaar'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Peeling sheds, ice plants and cold storages are often in different villages. If a cold storage is not on your GST certificate, an officer may treat the stock in it as bought without bills and seize it.',
          we: 'We list every shed and cold storage in the application, and attach an address proof for each.',
          send: ['Lease deed or patta of each shed', 'Latest EB bill of each shed', 'Partnership deed'],
        },
      ],
      question: {
        question: 'I sell only salt from leased pans in Thoothukudi. Should I get a GST number?',
        answer:
          'If you sell only salt, you usually need no GST number. If you also sell gypsum or hire out lorries, you may need one. Send us a list of what you sold last year. We will advise you before you apply, so that you do not file returns unnecessarily.',
      },
    },
    'gst-returns': {
      lead: 'Send us your job files or challans. We can prepare and file the GST returns for your port agency in Thoothukudi, or for your match or candy unit in Kovilpatti.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If your bill shows duty, port charges and your fee as one lump sum, GST may be charged on the whole amount. You would then pay tax on your client's money.",
          we: "Before we file GSTR-1, we separate your fee from the payments you made on the client's behalf.",
          send: ['Job files for the month', "Receipts in the client's name", 'Your fee bills'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If dipped match splints go to another unit without a delivery challan, an officer may treat them as sold without a bill, and ask for tax and a penalty.',
          we: 'We match every challan with the goods that came back, and tell you which goods are still with other units.',
          send: ['Challan book', 'Production register', "Agents' sales statements"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Agents in other towns sometimes return unsold packets and deduct their price. Until you issue a credit note, you bear the tax on packets that are back in your own godown.',
          we: "We prepare a credit note against the original bill, and report it in that month's return.",
          send: ['Sale bills', "Agents' statements", 'List of returned packets'],
        },
      ],
      question: {
        question: 'I paid customs duty for an importer at Thoothukudi port. Do I have to show it as my sale?',
        answer:
          "No, if you paid the duty on the importer's authority and recovered exactly what you paid. The receipt must be in his name, and your bill must show the duty on a separate line. Send us the bill, the receipt and the job file, and we will check them before we file.",
      },
    },
    'gst-notices': {
      lead: 'Has your Thoothukudi firm got a GST notice about bank deposits, cold storage lots or retention money? We can draft the reply from your job files and registers.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'The officer sees large sums in your bank account and asks why your returns do not show them. If you cannot prove that most of this is customs duty paid for clients, he may demand tax on all of it.',
          we: "We prepare a job-wise table, with the client's money and your fee in separate columns.",
          send: ['The notice', 'Bank statement', "Clients' authority letters", 'Duty and port receipts'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'The cold storage register shows every lot that was taken out. If you have no bills for some lots, the officer may treat them as sold without tax, even if they were exported.',
          we: 'We trace each lot from the auction slip to the sale bill or the shipping bill.',
          send: ['The notice', 'Cold storage register', 'Auction slips', 'Shipping bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The power station reports your full bill in its TDS return. If you report only what reached your bank, your turnover is lower by the retention money, and you may get a tax demand on the difference.',
          we: 'For every work order we compare the bill, the retention money and the payment, and correct whatever was under-reported.',
          send: [
            'The notice',
            'Work orders',
            'Payment advices from the power station',
            'Your bills to the power station',
          ],
        },
      ],
      question: {
        question: 'A GST officer phoned me about duty that I paid for clients. Should I pay what he asks for?',
        answer:
          'Please do not pay just because of a phone call. Ask for the notice on the GST portal, and send us a copy. We will compare the amount with your job files and tell you how much is really due, if anything. Then you decide, and we file the reply.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export prawns, fish or match boxes from Thoothukudi? We can match your shipping bills with the invoices, and claim the GST refund.',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If your invoice includes freight and the shipping bill shows the value without it, the officer may reduce the refund or return the claim.',
          we: 'We reconcile the value in each shipping bill with the invoice, and then prepare the claim.',
          send: [
            'Shipping bills',
            'Bank remittance advices for exports',
            'Freight and packing bills',
            'Processing bills',
          ],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'A merchant exporter can buy your match bundles at the concessional GST rate. If he never sends you his proof of export, you may have to pay the rest of the tax.',
          we: "We collect the merchant's order and his proof of export, and then check if you can claim a refund of the unused credit.",
          send: ["Merchant's order", "Copy of the exporter's shipping bill", 'Bills for wax, splints and board'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Some salt makers expect a refund of the GST on pumps and bags. Salt is exempt, so this GST is not refunded, and a claim is a waste of time.',
          we: 'We look through your cash ledger on the portal for tax paid by mistake, and claim it back.',
          send: ['Cash ledger', 'Tax payment challans', 'Salt sale bills'],
        },
      ],
      question: {
        question:
          'I froze the prawns in Thoothukudi, but a merchant in Kochi shipped them. Who can claim the GST refund?',
        answer:
          "The merchant can claim the refund, because his firm's name is on the shipping bill. You have to charge him GST at the full rate, unless you agreed on the concessional rate before dispatch. Send us his order and your bill. We will check which rate was right, and whether you can claim any credit.",
      },
    },
    'income-tax-filing': {
      lead: "Only your own income should be taxed, not your clients' money. We can file income tax returns for customs brokers, salt makers and contractors in Thoothukudi.",
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "The money that passes through your bank account may be many times your fee. If the return is prepared from the bank statement, you declare your clients' money as your income and pay tax on it.",
          we: 'We reconcile the bank credits with your fee income, client by client.',
          send: ['Bank statements', 'Fee bills', 'Client ledgers', 'Form 26AS'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If you only estimate the salt heaps at the year end and do not record the salt lost in the rain, you cannot prove your profit. An officer may then estimate a higher profit.',
          we: 'We value the heaps from your measurement on 31 March, and record each loss due to rain with its date.',
          send: ['Heap measurement sheet', 'Lease rent receipts', 'Despatch slips', 'Wage book'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The power station deducts TDS on the full bill. If you enter only the money you received, the income and the TDS fall in different years, and part of your TDS credit may be refused.',
          we: 'We match each bill with the TDS deducted on it and with the retention money.',
          send: ['Your bills to the power station', 'TDS certificates', 'Statement of retention money'],
        },
      ],
      question: {
        question: 'I had unsold salt in my yard on 31 March. Do I have to pay income tax on it?',
        answer:
          'You pay tax on your profit, and the unsold salt is part of your closing stock. So your profit depends on how much salt was in the heap on 31 March. Send us the measurement and photographs taken on that day. We will value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'Do you pay workers by the basket, the piece or the shift? We can handle PF and ESI for salt pans and port contractors in Thoothukudi, and for match units in Kovilpatti.',
      trades: [
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "If workers are paid by the basket and you write down only the total, you cannot pay contributions in any worker's name. A worker who falls ill may then not get ESI benefits.",
          we: "From your basket book, we prepare a monthly list with each worker's name, days and wages.",
          send: ["Basket book or gang's wage book", "Workers' masked Aadhaar", "Workers' bank passbook copies"],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            "The power station can hold up your bill if one name on the gate pass list is missing from the PF return (ECR). This can happen if one worker uses another worker's gate pass.",
          we: 'Before we file, we match the gate pass list with the wage sheet, and tell you which names differ.',
          send: ['List of gate passes', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'A worker paid by the piece may be injured on his first day. If he has no ESI number yet, the owner may have to pay the hospital bill.',
          we: "If you send us the worker's name in time, we register him for ESI before his first shift.",
          send: [
            'List of new workers',
            'Piece-rate wage sheet',
            "Worker's masked Aadhaar and phone number",
            'Factory licence',
          ],
        },
      ],
      question: {
        question:
          'My salt pan workers leave when it rains and come back later. What do I file for the months in between?',
        answer:
          'We report the date of exit when work stops, and the date of joining when work starts again. No contribution is due for the months in between, and the workers keep their PF numbers. Each time, send us a list of the workers with their last working days.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Who deducts TDS when you pay lorry owners on behalf of a client? We can clarify this and file TDS returns for Thoothukudi port agents, seafood packers and contractors.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            'When you pay lorry owners for your clients, it is often unclear who has to deduct TDS. Freight paid to foreign shipping lines has its own rules. If neither you nor the client deducts, the tax office may ask you for the TDS.',
          we: "We mark in each ledger who has to deduct TDS. We also collect the lorry owner's declaration before you pay the advance.",
          send: [
            "Lorry owners' PANs",
            'Declarations on the number of vehicles',
            "Shipping line's tax residency certificate",
            'Client contracts',
          ],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If you pay for ice, peeling and freezing in a hurry, you may forget to ask the supplier for his PAN. Without a PAN, TDS is at a higher rate, and you have to bear the difference.',
          we: 'We give your staff a short list of what to collect from each supplier with the first bill.',
          send: ["Suppliers' bills", "Suppliers' PANs", 'Agreement with the peeling shed'],
        },
        {
          trade: 'plant-contractors',
          name: 'Power station contractors',
          wrong:
            'The power station deducts TDS from your bills. If you do not deduct TDS when you pay the coal handling gangs, the department may ask you for it with interest.',
          we: 'Throughout the year we add up what you pay each maistry, and tell you when to start deducting TDS.',
          send: ["Maistries' bills", "Maistries' PANs", 'Form 26AS'],
        },
      ],
      question: {
        question:
          'A lorry owner says I need not deduct TDS because he has only a few lorries. What should I ask him for?',
        answer:
          'The lorry owner may be right if he owns only a few lorries. Ask for his PAN and a signed declaration in the name on the registration certificate (RC). We keep the PAN and the declaration in your file. The payment must still be reported in your quarterly TDS return, and we do that for you.',
      },
    },
    'company-registration': {
      lead: 'Before a new company or LLP in Thoothukudi can start work, it may need the licences and leases in its own name. We can check them first, and then register the firm.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If the customs licence is in the name of one person or an old firm, a new company needs the customs department's consent. Without it, the company cannot clear a single container.",
          we: 'Before we reserve a name, we list every licence and find out which of them can be transferred.',
          send: ['Customs broker licence', 'Partnership deed', "Partners' PANs", 'Lease deed of the yard'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "If the lease is in the father's name, a company formed by his children has no right to the salt pans without the lessor's consent. The family may even lose the lease.",
          we: 'Before we file the incorporation forms, we check the lease and draft a letter to the lessor.',
          send: ['Salt pan lease deed', 'Sketch of the salt pans', "Members' PAN and masked Aadhaar"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'Kovilpatti kadalai mittai has a GI (geographical indication) tag that belongs to all its producers. If you apply for it as your own brand, the application may be refused.',
          we: 'We search for a brand name of your own, and register the company under a name that nobody else uses.',
          send: ['Three choices of name', 'Food licence', 'Rental agreement for the shop'],
        },
      ],
      question: {
        question: 'My brother and I own a bakery in Thoothukudi. Should we form a company?',
        answer:
          'For two brothers with one bakery, a partnership or an LLP is often enough, because a company has more annual filings. If you plan branches or a large loan, the answer may be different. Tell us your plans. We will compare what each form costs you every year, and register the one you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "Clients' money, stock and profit should not be mixed up. We can keep job-wise, lot-wise or batch-wise accounts for Thoothukudi firms, so that you see all three separately.",
      trades: [
        {
          trade: 'port-agents',
          name: 'Port agents and brokers',
          wrong:
            "If clients' money and office money are in one bank account, you may forget to recover an old payment. You have then paid a client's duty and never billed him for it.",
          we: 'We open a ledger for every client and settle it job by job.',
          send: ['Bank statement', 'Job list', 'Receipts for payments on behalf of clients'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'Prawns and fish are weighed at landing, after peeling and after glazing, and each weight is different. If you do not record the loss in weight, the cold storage stock does not tally with your books, and the bank may question your figures.',
          we: 'We give each lot a number, and track it from the auction slip to the carton.',
          send: ['Auction slips', 'Processing sheets', 'Cold storage receipts', 'Packing lists'],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            'If packets are entered as sold on the day they leave, the packets that agents return later can turn your profit into a loss. By then you may have paid tax on the higher profit.',
          we: 'We show packets with agents as your stock until their statements arrive.',
          send: ['Batch book', "Agents' statements", 'Courier list of parcels sent'],
        },
      ],
      question: {
        question: 'I run a small clearing office in Thoothukudi with two staff. What do I send you each month?',
        answer:
          "Send the job list, the bank statement, your fee bills and the receipts for duty and port charges, by WhatsApp or e-mail. We will send back each client's ledger, a list of the jobs that you have not billed, and the month's profit.",
      },
    },
    'udyam-registration': {
      lead: 'Whether you make matches in Kovilpatti or salt in Thoothukudi, the activity on your Udyam certificate must be right. We can register you, or correct an old certificate.',
      trades: [
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'If the name on the Udyam certificate differs from the name on the factory licence, the bank may hold up your loan application until the names match.',
          we: 'We copy the name and address exactly from the licence, and enter the dipping and packing of matches as manufacturing.',
          send: ['Factory licence', 'PAN', 'Masked Aadhaar with linked mobile number', 'Last income tax return'],
        },
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            'If an owner registers fishing, which Udyam does not cover, and leaves out the freezing plant, the certificate does not support the loan for the plant.',
          we: "We enter peeling and freezing as the activity, and list only the freezing plant's machines.",
          send: ['Machinery list', 'Plant approval', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If a salt producer is registered as a salt dealer, he may not be eligible for a scheme meant for manufacturers.',
          we: 'We correct the activity on the portal, and your Udyam number stays the same.',
          send: ['Old Udyam certificate', 'Salt pan lease deed', 'Machine invoices'],
        },
      ],
      question: {
        question: 'My fishing boats and my ice plant are under one PAN. What should my Udyam certificate show?',
        answer:
          "Udyam covers ice making but not fishing. We enter the ice plant as the activity and leave the boats out. Send us the plant's machine invoices and licence. For a loan on the boats, the bank will tell you what it needs.",
      },
    },
    'iec-registration': {
      lead: 'Are you exporting fish, candy or matches from Thoothukudi through somebody else? We can get you your own import export code (IEC).',
      trades: [
        {
          trade: 'seafood-export',
          name: 'Seafood packers',
          wrong:
            "If your plant is not approved for the buyer's country, an IEC alone does not help. The port in that country may refuse the consignment, and you pay for its return.",
          we: 'We apply for the IEC, and list the MPEDA registration and plant approvals that your product needs.',
          send: ["Firm's PAN", 'Cancelled cheque', 'Plant approval', "Buyer's product list"],
        },
        {
          trade: 'sweets',
          name: 'Macaroon and candy makers',
          wrong:
            "If you send a carton of candy by courier as a gift, your books show no export. If the label does not carry the details that the buyer's country requires, the carton may be destroyed.",
          we: 'We get the IEC in the name on your food licence, and check the export documents for the first carton.',
          send: ['Food licence', 'PAN and masked Aadhaar', "Buyer's labelling rules"],
        },
        {
          trade: 'matches',
          name: 'Match units',
          wrong:
            'Matches are dangerous cargo on a ship. If you do not ask the shipping line first, your carton may lie at the port and you pay demurrage for every day.',
          we: 'We apply for the IEC, and give you a list of questions for the shipping line.',
          send: ['Factory licence', 'Sample of the carton markings', 'Bank certificate or cancelled cheque'],
        },
      ],
      question: {
        question: 'I sell dry fish to an exporter in Thoothukudi and want to export on my own. When do I need an IEC?',
        answer:
          "You do not need an IEC as long as the exporter ships in his own name. You need an IEC when your own firm is the exporter on the shipping bill. The refund and the export record are then in your firm's name. We apply for the IEC and register your bank account with customs. Please do not use another firm's IEC.",
      },
    },
  },
  seo: {
    title: 'Thoothukudi Port Trades: IEC, GST Refunds and TDS',
    description:
      'Export codes (IEC), GST refunds and TDS returns for customs brokers, lorry owners, seafood packers and salt makers in Thoothukudi. See starting prices.',
  },
} satisfies CityWords;

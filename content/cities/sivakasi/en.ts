import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do the books, the GST returns and the worker filings of cracker units, printing presses and gift-box shops in Sivakasi.',
  description: [
    'Cracker units in Sivakasi make goods for most of the year and sell them before Deepavali. Dealers pay advances early and return cartons late. We keep advances, stock and sales apart.',
    "Presses print calendars, notebooks and labels. Some sell their own goods, some print on the customer's board, and GST treats the two differently. We check each bill before the return goes in.",
    'Many workers are paid by the piece in several small sheds. We turn piece sheets into monthly wages with names, so PF and ESI can be filed and the bank gets clean records.',
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
      note: 'Cracker and match units build stock for months before the season. Count the stock by product and by shed at the year end.',
    },
    {
      kind: 'printing',
      name: 'Offset printing presses',
      note: "A press sells its own calendars and also prints on the customer's board. The first is a sale of goods, the second a service.",
    },
    {
      kind: 'chemical-dealers',
      name: 'Aluminium powder and chemical dealers',
      note: 'Dealers sell powder and chemicals to licensed factories. Your registers must agree with the licence books of the buyer.',
    },
    {
      kind: 'booking-offices',
      name: 'Lorry booking offices',
      note: 'Booking offices send crackers and diaries by lorry. Every load needs its invoice, e-way bill and freight entry before it leaves.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Cracker wholesale and gift-box shops',
      note: 'Gift-box shops take instalments through the year and hand over the boxes before Deepavali. Until then you owe the customers this money.',
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
  work: 'We work for factories, presses and shops in Sivakasi, Thiruthangal and Sattur from Coimbatore. You send bills by WhatsApp and originals by courier, or visit by appointment.',
  trades: [
    {
      kind: 'fireworks',
      name: 'Cracker and match units',
      needs:
        'Dealer advances, unsold cartons and piece wages must be kept apart. You need monthly books and a worker list that is complete every day.',
    },
    {
      kind: 'printing',
      name: 'Printing presses',
      needs:
        'You need the right code on each bill, and job tickets that show the real cost. The Udyam certificate must name printing.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Chemical dealers',
      needs:
        'Your sales must agree with the licence books of the factories. You need returns checked against those books and replies when they differ.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Gift-box and cracker shops',
      needs:
        'Most of your sales come in a few weeks. You need a GST number in time, and instalments that are not counted as sales too early.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you opening a press, a cracker unit or a shop in Sivakasi? We get your GST number with every shed and godown on it.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Sheds lie in several villages, and one of them is left out of the form. Goods that leave from it can be stopped on the road.',
          we: 'We name every licensed shed and attach the site plan and lease of each.',
          send: ['Explosives or factory licence', 'Site plan', 'Lease deeds', 'PAN of the partners'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'The press registers as a service only, but it also sells cartons and notebooks. Buyers then return its goods invoices.',
          we: 'We enter the sale of goods and the printing service in one application.',
          send: ['Shed lease', 'Electricity bill', 'Machine invoices', 'PAN and masked Aadhaar of the owner'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'A shop opens a festival stall in another state without a number there. The stock can be held on the way.',
          we: 'We apply for a casual registration in that state before your goods leave Sivakasi.',
          send: ['Stall allotment letter', 'Home GST certificate', 'Estimate of stall sales'],
        },
      ],
      question: {
        question: 'My family has a cracker unit and a press under two PANs. Is one GST number enough?',
        answer:
          'No. Each PAN needs its own number in the state. The sheds of each firm stand on its own certificate. Send us both deeds and the shed list.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Sivakasi presses, cracker units and booking offices, also in the quiet months when nothing is sold.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Dealers cut a season discount after Deepavali, and you accept it by letter. Without a credit note you pay tax on money that you never got.',
          we: 'We prepare credit notes tied to the sale bills and report them in the return.',
          send: ['Sale bills by licence', 'Discount letters', "Dealers' statements"],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'A carton is billed under the code for printing service. The wrong rate then stands on every bill of that job.',
          we: 'We check the code of each job against the ticket, before we file GSTR-1 (your list of sales bills).',
          send: ['Job tickets', 'Paper and board bills', 'Sales register'],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'Freight to be paid at the other end is entered only when the branch sends the money. It then falls in the wrong month.',
          we: 'We take the freight from the consignment note and mark who pays the tax on it.',
          send: ['Booking register', 'Consignment notes', 'Lorry hire slips', 'Branch statement'],
        },
      ],
      question: {
        question: 'My cracker shop has no sales in January. Must I still file a GST return?',
        answer:
          'Yes, if you hold a GST number, a return is due also for a month without sales. It can be filed in a short form. Tell us by message that there were none.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST officer stopped your lorry or sent a notice in Sivakasi? We read it and reply with your licence books.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Cases moved on a wrong e-way bill, the GST slip for goods on the road. The officer then doubts the other despatches too.',
          we: 'We match production book, invoice and lorry copy for the days in question.',
          send: ['The notice', 'Production book', 'Lorry office copies', "Dealers' ledgers"],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            "Your sale to a factory does not stand in the factory's own licence book. Both firms are asked, and the two answers differ.",
          we: 'We compare both books first and write one table that both firms can use.',
          send: ['Sale register', 'Licence book copies', 'E-way bills', 'Ledger confirmation of the factory'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Instalments reach the bank all year, but sales appear only before Deepavali. The officer treats the deposits as hidden sales.',
          we: 'We show the instalments as a debt by customer and the boxes delivered as the sale.',
          send: ['Instalment book', 'Delivery list', 'Bank statement', 'UPI reports'],
        },
      ],
      question: {
        question: 'Officers asked me to sign a statement in my cracker shed. What should I do now?',
        answer:
          'Ask for a copy and read it again the same day. If a figure is wrong, write that soon. Send us the copy with your production book and we draft the letter.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Sivakasi presses that export and for units with tax paid by mistake.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Notebooks go abroad, but the job ticket, the invoice and the shipping bill name different orders. The officer cannot link the paper bills to the export.',
          we: 'We link every shipping bill, the customs paper for export, to one job ticket before filing.',
          send: ['Shipping bills', 'Job tickets', 'Paper and ink bills', 'Bank advices'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong: 'A merchant exports the cases that you sold him. You count on a refund that belongs to him.',
          we: 'We read his order and tell you if any credit with you can be claimed.',
          send: ["Merchant's order", 'His shipping bill copies', 'Purchase bills for cartons and chemicals'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong: 'Unsold powder leaves a large credit in the ledger. A large credit alone gives no refund.',
          we: 'We look for double payments and wrong kinds of tax, which you can ask back.',
          send: ['Credit ledger', 'Cash ledger', 'Tax challans'],
        },
      ],
      question: {
        question: 'Calendars are printed for a shop in Malaysia. Can I get back the tax on paper?',
        answer:
          'Yes, it can be claimed if you export in your own name and the credit is in your ledger. Export without tax needs a letter of undertaking, filed on the portal every year. Ask us before the container leaves.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Sivakasi families with a factory, a press and a shop, firm by firm.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "Cartons lie with dealers on season terms and are counted as sold. The year's profit is then wrong in both years.",
          we: "We count those cartons as your stock until the dealer's account comes.",
          send: ['Stock list by shed', "Dealers' accounts", 'Production register', 'Bank statements'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'An old press goes in exchange for a new one, and only the net price is entered. Depreciation then runs on a machine that is gone.',
          we: 'We enter the old machine as sold and the new one at its full price.',
          send: ['Invoice of the new press', 'Exchange note', 'Loan statement', 'Last depreciation list'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Cash of the last days before Deepavali is deposited without bills of the same days. Later nobody can explain it.',
          we: 'We match the deposits with the day bills while you still remember them.',
          send: ['Day bills', 'Deposit slips', 'Purchase bills', 'UPI statements'],
        },
      ],
      question: {
        question: 'My profit is clear only after Deepavali. How do I pay advance tax before?',
        answer:
          'Pay on an estimate first and correct it after the season. We work it out twice, with orders and then with real sales. A better estimate means less interest.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for piece workers in Sivakasi sheds and presses.",
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "A worker enters the shed before an ESI number exists. An accident on that day becomes the owner's cost.",
          we: 'You send the name before the joining day, and we create the number.',
          send: ['Joining list', 'Masked Aadhaar and phone', 'Photo of the bank passbook'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Machine men are on a salary and binders are paid by the piece, in two separate books. Season helpers stand in neither.',
          we: 'We make one monthly list from both books and add the helpers with their dates.',
          send: ['Salary sheet', 'Piece sheet', 'Overtime slips'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Extra staff are taken for the Deepavali weeks and never counted. The count of those weeks can bring the shop under cover.',
          we: 'We count shop, godown and branch together and tell you if cover applies.',
          send: ['Staff list with dates', 'Wage book', 'Branch addresses'],
        },
      ],
      question: {
        question: "The same woman fills boxes in two of our family's sheds. How do we file her PF?",
        answer:
          'She has one PF number for life, and each employer reports only its own wages. Give us the piece sheets of both sheds. We then see that no day is reported twice.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We track TDS, the tax you hold back from payments, for Sivakasi units and file it each quarter.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            "Agents' commission is booked in October and paid in December. Tax is due when it is booked, if that comes first.",
          we: 'We work out the deduction for the month of the entry, so that you pay it in time.',
          send: ["Agents' accounts", 'PAN of agents', 'Commission rates'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Lamination and die-cutting are job work, but board is a purchase. One wrong entry means tax cut on the wrong bill.',
          we: 'We sort your suppliers into purchase and contract and mark it in the ledger.',
          send: ['Supplier bills', 'PAN of job workers', "Customers' deduction statements"],
        },
        {
          trade: 'booking-offices',
          name: 'Lorry booking offices',
          wrong:
            'You pay lorry owners without a declaration, or with one that the driver signed. Such a paper does not protect you.',
          we: 'We check that declaration, PAN and registration book show the same owner.',
          send: ['Declarations', 'Registration book copies', 'Hire slips'],
        },
      ],
      question: {
        question: 'A buyer cut TDS from my bill for cartons. Is that right?',
        answer:
          'The board decides. Cartons on your own board are mostly a sale, printing on his board is a contract. Write it on the invoice and we can object.',
      },
    },
    'company-registration': {
      lead: 'We form a company or an LLP (a partnership with limited liability) for Sivakasi families after we read the licences.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'The explosives licence names the old firm, but the new company starts to produce. Nobody holds a licence for those goods.',
          we: 'We ask the licensing office first and register the company after its answer.',
          send: ['Explosives licence', 'Partnership deed', 'Land papers', 'List of dealers'],
        },
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            "The bank holds the family's personal guarantee for an imported press. A new company does not end that guarantee.",
          we: 'We read the loan letter with you and time the change with the bank.',
          send: ['Loan sanction letter', 'Machine invoices', 'Shed lease', 'Identity papers of directors'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'One family brand is used by three cousins without a paper. A company cannot own a name that is in dispute.',
          we: 'We write down who owns the brand before we apply for the name.',
          send: ['Brand papers or old boxes', 'Shop rent agreement', 'PAN of the cousins'],
        },
      ],
      question: {
        question: 'Can I add my son as a partner in the cracker unit by word alone?',
        answer:
          'No, do not do that. The licence names the partners, and it must be amended. We prepare the deed and list what the licensing office asks.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the accounts of Sivakasi factories, presses and shops every month, so the season does not surprise you.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'Dealer advances and returned cartons run through one account. The balance sheet shows money due that is not due.',
          we: 'We keep a separate account for advances, despatches and returns of every dealer.',
          send: ['Dealer ledgers', 'Despatch list', 'Return notes', 'Magazine register'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'Drums come back half full, and a new rate is agreed only by phone. The party balance is then wrong by the season.',
          we: 'We enter returns and rate notes on the day and age the balances by factory.',
          send: ['Drum register', 'Sale bills', 'Rate notes', 'Licence books'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Gift-box and cracker shops',
          wrong:
            'Instalments for gift boxes are entered as sales when they come. The shop shows profit before it delivers anything.',
          we: 'We hold the instalments as a debt and move them to sales on delivery.',
          send: ['Instalment cards', 'Delivery list', 'Bank and UPI statement'],
        },
      ],
      question: {
        question: 'Our press, cracker unit and shop lend money to one another. Can you keep all three books?',
        answer:
          'Yes, as three separate sets of books. We agree what each firm owes the other at every quarter end. Send the bank statements of all three on the same day.',
      },
    },
    'udyam-registration': {
      lead: "We get the Udyam certificate, the government's free number for small units, for Sivakasi presses and factories.",
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'The press is entered as a stationery dealer. It then misses tenders and machine loans meant for makers.',
          we: 'We put printing first and add notebook making and stationery after it.',
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Machine invoices', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong: 'Unit name and partners do not read as on the licence. The bank sends the stock loan back.',
          we: 'We write name, address and partners exactly as the licence shows them.',
          send: ['Explosives or factory licence', 'Partnership deed', 'Last income tax return'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong: 'A dealer registers as a maker to get a subsidy. At an inspection there is no machine to show.',
          we: 'We register you as trade, and as a maker only if you really make powder.',
          send: ['Licence copy', 'Godown address proof', 'List of machines, if any'],
        },
      ],
      question: {
        question: 'I pack gift boxes from crackers that others make. Am I a maker under Udyam?',
        answer:
          'Mostly no, it stays trade. The certificate then helps with bank lending and little more. If you also make cartons, that part can be added as making.',
      },
    },
    'iec-registration': {
      lead: 'Do you export notebooks or import paper in Sivakasi? You need an IEC, the import export code, and we apply for it.',
      trades: [
        {
          trade: 'printing',
          name: 'Printing presses',
          wrong:
            'Proofs fly to the buyer without an invoice value. Customs holds the parcel and the order loses a week.',
          we: 'We get the IEC and give you a short invoice form for samples with a true value.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Cracker and match units',
          wrong:
            'A foreign dealer offers cheap crackers. Their import is restricted, and a purchase can cost you the goods and the licence.',
          we: 'We check the import policy in writing before you pay anybody.',
          send: ["Supplier's offer", 'Product list', 'Your licence'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Chemical dealers',
          wrong:
            'A chemical is ordered from abroad before anyone checks whether it needs a licence. The drums then stay in the port.',
          we: 'We look up each chemical by its customs code before your order.',
          send: ['Safety data sheet', "Supplier's quotation", 'Explosives licence'],
        },
      ],
      question: {
        question: 'I print labels for a factory abroad through a Chennai merchant. Do I need my own IEC?',
        answer:
          'Not while the merchant ships in his name. You need it for the first parcel that carries yours. We take one or two papers more and register your bank at the port.',
      },
    },
  },
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Books for cracker stock and dealer advances, GST returns for offset presses, PF and ESI on piece wages: remote accounting for Sivakasi family firms.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, company filings and accounts for spinning mills, gauze looms and nightwear units in Rajapalayam and Chatrapatti.',
  description: [
    'A mill buys cotton from growers and from ginners, and the tax on the two is not the same. We sort the cotton lots by seller and make the return from that list.',
    'Gauze looms at Chatrapatti work on the yarn of others or on their own. Nightwear from Dhalavaipuram is cut in a hall and sewn in homes. We keep a sheet for each loom and each tailor.',
    'Do you own a mill, a trading firm and a windmill together? We keep share registers and loans between the firms in order, because banks ask for both.',
  ],
  keyAttractions: [
    'Ayyanar Falls',
    'Sanjeevi Hill',
    'Sastha Kovil Falls',
    'Nachadai Thavirtharuliya Swamy Temple, Devadanam',
    'Mayuranatha Swamy Temple',
  ],
  majorIndustries: [
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Cotton bought from a grower puts the GST on the mill. The cotton register must say who grew it and who traded it.',
    },
    {
      kind: 'power-looms',
      name: 'Chatrapatti gauze looms',
      note: 'Yarn goes to the loom and comes back as gauze. Metres per kilo of yarn show if a job worker returned everything.',
    },
    {
      kind: 'stitching-units',
      name: 'Dhalavaipuram nightwear units',
      note: 'Cloth is cut in one hall and sewn in homes. Keep one sheet for each tailor with pieces, rejects and pay.',
    },
    {
      kind: 'standing-crops',
      name: 'Mango and coconut merchants',
      note: 'Traders lease orchards before flowering. A bad season counts as a loss only if lease and picking costs are on paper.',
    },
    {
      kind: 'cement-dealers',
      name: 'Cement and roofing sheet dealers',
      note: "Dealers earn discounts on targets. Enter them when they are earned and agree them with the company's statement.",
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      note: 'Mills set windmill power against the electricity bill. Units banked, lost and used must agree with the meter statement.',
    },
  ],
  serviceAreas: [
    'Chatrapatti',
    'Samusigapuram',
    'Dhalavaipuram',
    'Muhavur',
    'Chettiarpatti',
    'Seithur',
    'Devadanam',
    'Solapuram',
  ],
  work: 'We work for mills, looms and dealers in Rajapalayam, Chatrapatti and Dhalavaipuram. Send bills by WhatsApp or courier to Coimbatore, or visit us by appointment.',
  trades: [
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      needs:
        'On cotton bought from growers you pay the GST yourself, in the right month. You need a stock account that explains waste and moisture.',
    },
    {
      kind: 'power-looms',
      name: 'Gauze looms',
      needs:
        'You need GST returns with job work by the metre. To export under your own name you need the import export code (IEC).',
    },
    {
      kind: 'stitching-units',
      name: 'Nightwear units',
      needs: 'You need to know which tailors count for PF, and a Udyam certificate as a maker.',
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      needs:
        'You need the power units matched with the electricity bill, and a clear paper on which firm owns the machine.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you starting a loom shed or nightwear unit in Rajapalayam, or adding a godown? We handle the GST registration.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'The shed works for a dressing maker and also sells its own bandage cloth, but registers as job worker alone.',
          we: 'We declare both and show where your own yarn is kept.',
          send: ['Shed lease', 'Power card', 'Yarn bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Yarn is sent from a godown that the certificate does not show. The lorry can be stopped.',
          we: 'We add mill, cotton godown and depot, each with its proof.',
          send: ['Tax receipts', 'Power cards', 'Godown lease', 'Company papers'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong: 'The unit wants to list twenty homes as places of business. The homes belong to tailors.',
          we: 'We register the cutting hall and explain how cloth goes out on challans.',
          send: ['Rent deed of the hall', 'Electricity bill', 'List of products'],
        },
      ],
      question: {
        question: "My windmill is in another district. Does it go on the mill's GST certificate?",
        answer:
          'Yes, if the mill itself owns it. If a sister company owns it, that company looks at its own need. Send the commissioning certificate and the land lease.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Rajapalayam mills, gauze looms and dealers, with cotton and challans checked first.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Cotton bought straight from a farmer is entered like dealer cotton. The tax that the mill owes as buyer is missing.',
          we: 'We mark grower lots from the bale slip and enter tax and credit together.',
          send: ['Cotton register', 'Bale slips', "Ginners' bills", 'Waste sale bills'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'In a slack week the shed buys yarn and sells gauze, but bills it as labour. The sale has another code.',
          we: 'We read each bill against the yarn register before filing.',
          send: ['Labour bills', 'Yarn bills', 'Challans', 'Gauze sale bills'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong: 'The maker gives a rebate for the year, and the dealer enters it in the wrong month.',
          we: "We wait for the maker's credit note and enter it in its month.",
          send: ['Company statement', 'Credit notes', 'Freight bills'],
        },
      ],
      question: {
        question: "I sew nightwear on another firm's cloth. What do I report?",
        answer:
          'You report your stitching charge and not the value of the cloth. The cloth moves on challans. Send the challan book with your bills.',
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice ask your Rajapalayam mill about power, yarn or cotton? We answer it from your mill registers.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Power used looks too high for the yarn sold. Power cuts, old frames and windmill units explain a part.',
          we: 'We set units, yarn and waste side by side for each month.',
          send: ['The notice', 'Production register', 'Electricity bills', 'Windmill statement'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'The yarn owner and the loom shed are asked about the same cloth. If the challans are not compared, two true answers can differ.',
          we: 'We compare the challans of the two sides and reply from them.',
          send: ["Owner's challans", 'Labour bills', 'Power bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong: 'Deposits of the mango season stand in the bank, and no return shows them. Fresh fruit is exempt.',
          we: 'We show lease, picking cost and sale slips for each orchard.',
          send: ['Orchard leases', 'Sale slips', 'Bank statement'],
        },
      ],
      question: {
        question: "The officer asks why my firm lends money to my cousin's mill. What do I send?",
        answer:
          'Send both ledgers, the bank entries and any interest entries. An unexplained difference between the books brings the next question. We compare them first and explain what differs.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Rajapalayam gauze and yarn exporters and for units whose inputs carry more tax than the product.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            "Gauze goes abroad, but bleaching and sterilising bills are in the job worker's other name. That credit is cut from the claim.",
          we: 'We have the bills put right before the claim is made.',
          send: ['Shipping bills (customs export papers)', 'Bleaching bills', 'Batch papers', 'Bank advices'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Machines and services are added to the sum for the inverted rate, where inputs are taxed above yarn. The whole claim is then worked out again.',
          we: 'We sort purchases by code and leave out what the formula does not take.',
          send: ['Purchase list by code', 'Sales by rate', "Portal's list of supplier bills"],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong: 'A mill claims credit on windmill parts without saying where the power goes.',
          we: 'We separate power used in the mill from power sold.',
          send: ['Meter statements', 'Parts bills', 'Banking account'],
        },
      ],
      question: {
        question: 'We sell gauze to a trader in Mumbai who exports it. Do we get a refund?',
        answer:
          'For you it is mostly a home sale, so there is no export claim. He can order at the concessional rate with his papers. Settle that before dispatch.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Rajapalayam mills and the families behind them, with every share and loan named.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Stock in the return differs from the stock told to the bank. Both papers can be compared.',
          we: "We agree cotton and yarn with the bank's statement before filing.",
          send: ['Bank stock statement', 'Cotton register', 'Loan statements', 'Power bills'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong: 'Windmill units used in the mill are not valued, so the windmill account shows a false loss.',
          we: 'We value the units and show the machine on its own page.',
          send: ['Meter statement', 'Upkeep bills', 'Loan statement', 'Land lease'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong: 'Fruit was bought on the tree, and the profit is shown as farm income. The trader did not grow it.',
          we: 'We show it as business and claim lease and picking cost.',
          send: ['Lease deeds', 'Picking slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'My brother lent money to our mill. Does the interest go into the return?',
        answer:
          'Yes, into both returns. The mill shows it as cost and your brother as income. Tax may have to be cut on it in March.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for Rajapalayam mills, looms and nightwear halls.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Workers in the hostel are called trainees, but work full shifts. Dues can be claimed from the first day.',
          we: 'We read the letters and enter every real worker from joining.',
          send: ['Shift rolls', 'Hostel list', 'Mess deductions', 'Masked Aadhaar copies'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'A leader takes the pay for ten homes, and no other name is known. After an injury nobody can say who worked there.',
          we: 'We make a sheet by name and tell you who comes under cover.',
          send: ['Tailor sheets', 'Cloth issue notes', 'Hall attendance'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong: 'Weavers are paid by metre, winders by day and the jobber by month. Three records give three counts.',
          we: 'We bring the three into one monthly list.',
          send: ['Metre sheets', 'Day book', 'Salary sheet'],
        },
      ],
      question: {
        question: 'Our family has three sheds under three names. Are they one for PF?',
        answer:
          'Yes, they can be one when staff or management are shared. We look at that first. Send the three licences and electricity bills.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (the tax cut from payments) for Rajapalayam mills, gauze firms and dealers, quarter by quarter.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Brokers, hostel buses and lenders are paid in the account. The cut is looked at only in March.',
          we: 'We list each payee with the kind of payment in April and follow it monthly.',
          send: ['Broker notes', 'Bus contract', 'Loan confirmations', 'PAN copies'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong: "The yarn owner cuts tax, but the credit stands under a brother's PAN.",
          we: 'We write to the payer and ask for a corrected statement.',
          send: ['Labour bills', 'Tax credit statement', 'PAN card'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong: 'The maker gives a tour or a gold coin for a target. It is income and tax was cut on it.',
          we: 'We find it in the tax credit statement and enter it in your books.',
          send: ['Company statement', 'Tax credit statement', 'Gift letter'],
        },
      ],
      question: {
        question: 'I lease a mango orchard from a farmer. Is that rent for TDS?',
        answer:
          'A lease of land is rent, a purchase of fruit on the tree is not. The words of the deed decide. Send the deed before you pay the advance.',
      },
    },
    'company-registration': {
      lead: 'We form companies and LLPs (limited liability partnerships) for Rajapalayam families: a new company, or an old mill in a new form.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            'The lender, the land lease and the power agreement name the mill. A new company cannot take the windmill alone.',
          we: 'We ask all three for consent and plan the order of steps.',
          send: ['Power agreement', 'Land lease', 'Loan letter', 'Share plan'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong: "Looms are pledged to a bank in one brother's name, and the new company wants to use them.",
          we: 'We list what stays outside and draft the rent agreement for it.',
          send: ['Loan letter', 'Power connection', 'Machine bills'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong: 'Four cousins use one brand on their packets. A company of one cousin claims it.',
          we: 'We settle the owner of the brand in writing first.',
          send: ['Brand packets', 'Shop bills', 'Identity papers'],
        },
      ],
      question: {
        question: 'Our family company has not written minutes for years. Can that be put right?',
        answer:
          'Mostly yes. We look at what was filed, make the registers and file what is late. Some late fees cannot be avoided, and you hear the sum first.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the accounts of Rajapalayam mills, gauze firms and nightwear units, from bale to cone and from cloth to packet.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Waste and moisture are not written by lot. The margin then looks wrong to the bank.',
          we: 'We follow every lot from bale slip to yarn with its waste.',
          send: ['Bale slips', 'Mixing reports', 'Production sheets', 'Waste bills'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong: 'Pieces with tailors at the closing day are forgotten. The stock is too small.',
          we: 'We count issue and return by tailor at each month end.',
          send: ['Tailor sheets', 'Cutting report', 'Rejects list'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong: 'Banking charges and lost units are posted in one line with the power bill.',
          we: 'We keep units and money apart for each machine and month.',
          send: ['Generation statement', 'Electricity bill', 'Banking account'],
        },
      ],
      question: {
        question: 'We lend between mill, trade and windmill firm. How do you keep it straight?',
        answer:
          'We post each loan in both books with one date. Every quarter both firms sign the balance. A bank or heir can then read it.',
      },
    },
    'udyam-registration': {
      lead: 'We register Rajapalayam makers of gauze and nightwear under Udyam, the free government certificate for small units.',
      trades: [
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong: 'The unit is listed as a garment shop. It cannot use the rules that help makers with late payment.',
          we: 'We enter cutting and sewing and count your own machines.',
          send: ['Machine bills', 'GST certificate', 'Count of women and men at work'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong: 'A public hospital tender asks for makers of dressings, and the certificate says cloth.',
          we: 'We add the right activity code for gauze and bandage.',
          send: ['Tender page', 'Machine list', 'Last return'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'A windmill is bought and its value is left out of the certificate. The declaration is then wrong.',
          we: 'We add it at book value and tell you if the class changes.',
          send: ['Depreciation list', 'Windmill invoice', 'Last return'],
        },
      ],
      question: {
        question: 'Two brothers have looms under two PANs in one shed. One certificate or two?',
        answer: 'Two, one for each PAN. Each lists only its own looms. A loom on both lists spoils both.',
      },
    },
    'iec-registration': {
      lead: 'Do you want your own name on cartons of gauze or nightwear? We get your IEC, the import export code, in Rajapalayam.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Gauze and bandage have different customs codes, and the invoice uses one for both. Customs asks questions.',
          we: 'We apply for the code and settle the customs codes with your agent.',
          send: ['PAN', 'Cancelled cheque', 'Product samples', 'GST certificate'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong: "Size and composition labels do not fit the buyer's country. Cartons come back.",
          we: 'We get the code and go through the label list with you.',
          send: ["Buyer's order", 'Label sample', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: "A used frame is bought abroad without an engineer's report. Customs sets its own value.",
          we: 'We tell you which report the port asks for before you pay.',
          send: ['Machine offer', 'PAN of the mill', 'Photograph of the machine'],
        },
      ],
      question: {
        question: 'A merchant exports my dressings with his code. Can I use that code for one carton of my own?',
        answer:
          'No, never. The export, the incentive and the duty would stand in his name. Your own code is simple to get.',
      },
    },
  },
  seo: {
    title: 'Accounting for Rajapalayam Mills and Gauze Weavers',
    description:
      'Cotton under reverse charge, family company filings, first exports of surgical gauze: GST, ROC and IEC work for Rajapalayam and Chatrapatti businesses.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, TDS and company work for part suppliers, CNC shops and transporters in Hosur and the SIPCOT estates.',
  description: [
    'A shop in Hosur sells to plants in two states from one shed. The tax on the bill depends on where the goods go, so we sort bills by route before the return.',
    'Castings and dies on your floor often belong to the plant. We keep a register of goods of others, so that stock and loan papers show your own alone.',
    'Growers near Thally sell flowers for a few weeks and repay loans all year. Transporters cross the border each night. We keep an account for each polyhouse and each lorry.',
  ],
  keyAttractions: [
    'Chandra Choodeswarar Temple',
    'Kelavarapalli Reservoir',
    'Rajaji Memorial House, Thorapalli',
    'Cauvery North Wildlife Sanctuary',
    'Thally, called Little England',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and part suppliers',
      note: 'Plants change prices after delivery. Debit notes have to reach the right return.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      note: 'Castings of the customer lie beside your own metal. Count the two apart.',
    },
    {
      kind: 'electronics',
      name: 'Electronics and watch making',
      note: 'Moulds and fixtures of the buyer belong in a separate register.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      note: 'Flowers sell for weddings and festivals. Follow the loan of each polyhouse for the whole year.',
    },
    {
      kind: 'lorries',
      name: 'Border logistics and yards',
      note: 'One trip carries loads for two states. Write on each freight note who pays the tax.',
    },
  ],
  serviceAreas: [
    'SIPCOT Phase I',
    'SIPCOT Phase II',
    'Zuzuvadi',
    'Mathigiri',
    'Bagalur',
    'Shoolagiri',
    'Denkanikottai',
    'Thally',
  ],
  work: 'We work for shops, growers and transporters in Hosur, Bagalur and Thally. Send papers by WhatsApp, e-mail or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'auto-components',
      name: 'Vehicle part suppliers',
      needs:
        'You need the right GST on bills to other states, and credit notes in the right month. Plants also ask for your PF papers.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      needs:
        'You need a register of metal that belongs to customers, and a Udyam number on your bills. Work that you give out may need TDS.',
    },
    {
      kind: 'lorries',
      name: 'Border transporters',
      needs: 'You need the right GST on each trip and an account for every lorry.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      needs: 'You need farm income and trade apart for income tax, and a loan account for each polyhouse.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for shops, growers and transporters in Hosur, and we look at the border before the form.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A tool room delivers to Attibele in its first week. Goods sold to another state need a number from the first bill, whatever the size.',
          we: 'We file before the first delivery leaves and list the shed in the estate.',
          send: ['SIPCOT allotment letter', 'Power bill of the shed', 'PAN of the owner'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'A grower sells own roses and bought stems for a wedding order. The first are farm produce, the second are trade.',
          we: 'We ask what you buy from others and tell you if a number is due.',
          send: ['Sale notes', 'Purchase slips of stems', 'Land paper'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong: 'An owner with trucks of two states uses one address. Officers ask where the lorries stand at night.',
          we: 'We name yard and office with proof for each.',
          send: ['Yard rent deed', 'Vehicle papers', 'Bank statement'],
        },
      ],
      question: {
        question: 'My shed is in Hosur and my home in Bengaluru. In which state do I register?',
        answer:
          'You register where you work and bill from, which is the shed. A second number is needed only for a place of business in Karnataka. Send the lease of the shed and we check.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Hosur suppliers and transporters, with each bill under the tax of the state to which it goes.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The same part goes to Bagalur and to Attibele. A bill with local tax for the second one repeats on a hundred loads.',
          we: 'We check one bill of each route before the month is filed.',
          send: ['Sale bills by customer', 'Delivery notes', 'Schedule of the plant'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Part loads for two states are on one trip sheet. Nobody wrote which customer pays the tax on freight.',
          we: 'We mark each consignment note as yours or theirs.',
          send: ['Consignment notes', 'Trip sheets', 'Customer letters'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'Imported chips are cleared in Chennai, and the tax paid there does not show in the credit list. The claim is forgotten.',
          we: 'We compare each bill of entry, the customs paper for import, with the list.',
          send: ['Bills of entry', 'Purchase bills', 'Payment proof'],
        },
      ],
      question: {
        question: 'The plant wants my bill to carry its part number. Does GST ask for that?',
        answer:
          'GST asks for a code of the goods, and the plant asks for its own number. Both can stand on one line. Send a refused bill, and we show you what was missing.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice reach your Hosur shed or lorry office? We find the bills behind it and write the reply.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The letter says that the wrong tax was paid for a year of deliveries. The sum looks doubled, since the other tax was paid.',
          we: 'We list route, bill and challan, and ask that the wrong tax comes back.',
          send: ['The notice', 'Sale register by state', 'Tax challans'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong: 'Chips and rejected pieces were sold for cash to a dealer. His books show the sale, and yours do not.',
          we: 'We collect the weigh slips and declare what was left out.',
          send: ['Scrap weigh slips', 'Dealer name', 'Job register'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Way bills show more trips than your freight bills do. Return trips with own goods explain some of them.',
          we: 'We match e-way bills and trip sheets, lorry by lorry.',
          send: ['Way bill report', 'Trip sheets', 'Diesel book'],
        },
      ],
      question: {
        question: 'The officer at the border kept my lorry because a date was wrong. How do I get it back?',
        answer:
          'Ask for the order with number and sum. A small mistake can cost less than a missing paper. Send photographs of the e-way bill and order, and we say which rule fits.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Hosur exporters of parts and electronics, and for tax that was paid as the wrong kind.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A supplier ships samples and series parts on one licence. The claim mixes both and the values differ.',
          we: 'We separate the shipments and file each period with its papers.',
          send: ['Shipping bills, the customs papers', 'Export invoices', 'Bank advice'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong: 'Parts go to a unit in a special zone in another state. Its officer forgets to sign the copies.',
          we: 'We send him the list of bills and collect the signed copies.',
          send: ['Zone bills', 'Purchase order of the unit', 'Input bills'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong: 'Local tax was paid for work that a Karnataka plant ordered. Both states now hold a claim on it.',
          we: 'You pay the missing tax first, and then we ask for the other one back.',
          send: ['Wrong bills', 'New challan', 'Work orders'],
        },
      ],
      question: {
        question: 'I rent machines from abroad and pay tax myself. Is that tax a refund case?',
        answer:
          'You can take it as credit and not as a refund, if the machine serves taxed work. A refund follows only when you export or when credit is stuck by law. Send the contract and we check.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for growers, machine shops and lorry owners in Hosur, after books and bank agree.',
      trades: [
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Flower money and stems bought for an order stand in one account. The return calls all of it farm income.',
          we: 'We divide them by sale notes and purchase slips.',
          send: ['Mandi or buyer notes', 'Purchase slips', 'Loan schedule'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'The shop counts bars, castings and dies together on the last day. Profit rises with metal that belongs to others.',
          we: 'We count your own stock and list the rest by owner.',
          send: ['Stock sheet', 'Challans of customer metal', 'Machine loan statement'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'A transporter with few trucks may use a fixed income per vehicle. He keeps books for nothing or misses the limit.',
          we: 'We compute both ways and show you the tax.',
          send: ['Vehicle papers', 'Freight ledger', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'I sold my polyhouse frame to a neighbour. Is the money income?',
        answer:
          'Tax depends on the cost that was claimed and on the price. A frame of a farm is looked at in another way than one of a trade. Send the purchase bill and the loan page.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for part suppliers, shops and packing halls around Hosur.",
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong: 'Workers live in two states and change the shift gang often. The plant audits names once a quarter.',
          we: 'We file from the gate list of each week and keep joiners and leavers.',
          send: ['Gate lists', 'Joining forms', 'Bank details of workers'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Learners stand at a machine from the first morning. A cut finger on that day falls on the owner if no name was entered.',
          we: 'We enter the name on the day that you send phone and bank page.',
          send: ['Joining slip', 'Masked Aadhaar', 'Wage rate note'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Pickers in the field and packers in the cold room are on one cash list. The two are not treated alike.',
          we: 'We separate field and hall and enrol the hall first.',
          send: ['Cash wage list', 'Hall roster', 'Work hours book'],
        },
      ],
      question: {
        question: 'My operators come through a contractor from Odisha. Who files for them?',
        answer:
          'The contractor files, and you answer if he does not. Ask for his receipt with names each month. We compare it with your attendance before you pay his bill.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We prepare TDS statements (for tax cut from payments) for Hosur shops and transporters, quarter by quarter.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Plating, grinding and heat treatment go to three neighbours each week. Small bills pass the yearly limit in summer.',
          we: 'We keep totals by PAN and tell you the bill on which to begin.',
          send: ['Outside work bills', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong: 'Labour suppliers of two states bill by the head with tax shown apart. Tax is cut on the wrong base.',
          we: 'We fix the base from the contract and check each bill.',
          send: ['Labour contracts', 'Monthly bills', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong: 'Sub-hired lorries give a declaration on a loose sheet without PAN. It does not help in an audit.',
          we: 'We use one form for all owners and name them in the statement.',
          send: ['Declarations', 'Hire slips', 'Vehicle list'],
        },
      ],
      question: {
        question: 'The tool maker is in Taiwan and wants the full sum. Must I cut tax?',
        answer:
          'Buying a ready tool is a purchase, while design work can be a fee. A treaty paper from him can change the rate. Send the order before the bank sends the money.',
      },
    },
    'company-registration': {
      lead: 'We set up a company or an LLP for suppliers and growers in Hosur. Loan and vendor code are in the plan.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A shop on allotted land turns into a company, and the estate office calls it a transfer. A fee and months of waiting follow.',
          we: 'We read the allotment letter first and ask the office before filing.',
          send: ['Allotment letter', 'Loan sanction', 'Machine list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The buyer wants audited accounts and a board within one season. The owner signs for all and keeps no minutes.',
          we: 'We form the company and set up the yearly calendar of papers.',
          send: ['Vendor letter', 'PAN and masked Aadhaar of two directors', 'Office proof'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong: 'Growers share a cold van and one stall in Bengaluru. Money is divided by phone calls.',
          we: 'We write shares and duties for a producer company or an LLP.',
          send: ['Grower list', 'Van papers', 'Stall agreement'],
        },
      ],
      question: {
        question: 'My partner lives in Karnataka. Can the company be here?',
        answer:
          'Yes, directors may live in any state, and the office address decides the place. Tax numbers follow the places where you work. Tell us where goods will be kept.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for machine shops, growers and transporters in Hosur, with goods of others on a page of their own.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong: 'Job bills leave on challans and money comes by batch. Nobody knows which job still has to be billed.',
          we: 'We keep one number for a job from inward challan to payment.',
          send: ['Inward challans', 'Job cards', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong: 'Toll, diesel and advance come from three cards. The cost of a trip is known weeks later.',
          we: 'We post them by vehicle and trip every week.',
          send: ['Toll statement', 'Diesel card report', 'Trip sheets'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong: 'Parts on loan from the buyer are counted as purchases. Profit and stock are both wrong.',
          we: 'We book them in a register of goods of others.',
          send: ['Gate inward book', 'Buyer challans', 'Assembly sheets'],
        },
      ],
      question: {
        question: 'The bank asks for a stock statement each month. Can you make it?',
        answer:
          'Yes, from your count of own metal and finished parts. Metal of customers stays out. Send the count sheet and the sales list by the date that your bank names.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam registration for tool rooms, electronics makers and transporters in Hosur, so that plants see the right class.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong: 'Machines bought on loan are entered at the loan sum. The unit moves up a class on paper.',
          we: 'We use the book value after depreciation from your return.',
          send: ['Balance sheet', 'Machine loan papers', 'Last return'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong: 'An assembler is entered as a trader in parts. He loses his place as a maker in a tender.',
          we: 'We show the assembly line in codes and bills.',
          send: ['Process photographs', 'Sale bills', 'GST certificate'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'A lorry owner hopes for help against late payers. The certificate covers his service, if it says transport.',
          we: 'We enter transport with the value of the vehicles.',
          send: ['Vehicle loan statement', 'Freight bills', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The plant wants my number on the bill within a week. What do you need?',
        answer:
          'PAN, Aadhaar with its linked phone, bank page and the machine list. You type the code from the phone yourself. After that we send you a bill with the number in place.',
      },
    },
    'iec-registration': {
      lead: 'Do you import tools or export parts from Hosur? We apply for your IEC, the import export code, and prepare the bank step.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A used machine from abroad needs a report on its age and price. Without it the crate waits and rent grows.',
          we: 'We ask for the report before you pay the seller.',
          send: ['Seller offer', 'Photographs of the plate', 'PAN of the shop'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The first export goes with the code of the forwarder. Money then comes in a name that the bank cannot match.',
          we: 'We apply in your own name and register the AD code (its number at the port).',
          send: ['Buyer order', 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong: 'Roses for Singapore leave by air at night. A plant health paper is asked for at the counter.',
          we: 'We list that paper and the office that gives it, with the code.',
          send: ['Buyer mail', 'Packing hall details', 'Bank proof'],
        },
      ],
      question: {
        question: 'I want to import one robot arm. Is a code needed for a single machine?',
        answer:
          'Yes, for goods of a business, even for one crate. The code stays yours for later orders. Send the offer, and we tell you which number of the tariff to ask your broker about.',
      },
    },
  },
  seo: {
    title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
    description:
      'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For part suppliers, CNC shops and transporters in Hosur and the SIPCOT estates, we can do the GST returns, TDS returns and company forms.',
  description: [
    'A workshop in Hosur may sell to plants in two states from one shed. The GST on a bill depends on where the goods go. So we sort your bills by state before we file the return.',
    'Castings and dies on your floor often belong to the plant. We keep a register of goods that belong to others, so that your stock and your bank statements show only what is yours.',
    'Growers near Thally sell flowers for a few weeks and repay loans all year, and transporters cross the border every night. We keep an account for each polyhouse and for each lorry.',
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
      note: 'Plants can change prices after you deliver. You then need a credit or debit note in the right GST return.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      note: "The customer's castings are often kept next to your own metal. Count them separately, because only your own metal is your stock.",
    },
    {
      kind: 'electronics',
      name: 'Electronics and watch making',
      note: 'Moulds and fixtures that belong to the buyer need a register of their own, with the date on which each one came.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      note: 'Flowers are sold for weddings and festivals, but the loan of a polyhouse runs through the whole year. Keep an account for each polyhouse.',
    },
    {
      kind: 'lorries',
      name: 'Border logistics and yards',
      note: 'One trip may carry loads for two states. Write on each consignment note who pays the GST on the freight.',
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
  work: 'Workshops, growers and transporters in Hosur, Bagalur and Thally can send bills by WhatsApp, e-mail or courier. You can also visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'auto-components',
      name: 'Vehicle part suppliers',
      needs:
        'You need the right GST on bills to other states, and credit notes in the right month. Plants also ask for your PF challans.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      needs:
        'You need a register of metal that belongs to customers, and a Udyam number on your bills. You may have to deduct TDS on work that you give out.',
    },
    {
      kind: 'lorries',
      name: 'Border transporters',
      needs: 'You need the right GST on each trip and an account for every lorry that shows what it earned.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      needs:
        'You need farm income and trade shown separately in your income tax return, and a loan account for each polyhouse.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for GST registration for workshops, growers and transporters in Hosur who sell on both sides of the border.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A tool room may deliver to Attibele in its first week. A seller of goods to another state needs a GST number from the first bill, whatever his size, and can be fined without it.',
          we: 'We file the application before your first delivery leaves and enter the shed in the estate.',
          send: ['SIPCOT allotment letter', 'EB bill of the shed', 'PAN of the owner'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'For a wedding order a grower may sell his own roses together with stems that he bought. The bought stems are trade, and if trade crosses the limit without a number, tax is demanded later.',
          we: 'We ask what you buy from others and tell you if you have to register.',
          send: ['Sale notes', 'Purchase slips for stems', 'Patta'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'An owner with lorries of two states may give one address for all of them. The officer asks where the lorries are kept at night, and the application waits.',
          we: 'We name the yard and the office, with a proof of address for each.',
          send: ['Rent deed of the yard', 'RC of each lorry', 'Bank statement'],
        },
      ],
      question: {
        question: 'My shed is in Hosur and my home is in Bengaluru. In which state do I take GST registration?',
        answer:
          'You register in Tamil Nadu, because you work and bill from the shed. You need a number in Karnataka only if you have a place of business there. Send us the lease and the EB bill of the shed, and we apply with your home address as that of the owner.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Hosur suppliers and transporters, with the right tax for the state to which each bill goes.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The same part may go to Bagalur and to Attibele. If the Attibele bills also show CGST and SGST, you have to pay IGST on every one of these loads and claim the rest back.',
          we: 'We check one bill of each route before we file the month.',
          send: ['Sale bills by customer', 'Delivery notes', "Plant's delivery schedule"],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Part loads for two states may be on one trip sheet, without a note which customer pays the GST on freight. You then pay tax that your customer should pay, or nobody pays it.',
          we: 'We mark on each consignment note whether you or the customer pays.',
          send: ['Consignment notes', 'Trip sheets', "Customers' letters"],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'Imported chips are cleared in Chennai, and the IGST may not appear in your GSTR-2B. If nobody follows it up, you lose the credit.',
          we: 'We compare each bill of entry with GSTR-2B and follow up the missing ones.',
          send: ['Bills of entry', 'Purchase bills', 'Proof of payment of duty'],
        },
      ],
      question: {
        question: 'The plant rejects my invoices because its part number is missing. What must a GST invoice show?',
        answer:
          'GST asks for the HSN code of the goods, and the plant asks for its own part number. You can print both in the same line. Send us one rejected invoice and the purchase order. We show you what was missing and correct your invoice format.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice has reached your Hosur shed or lorry office, we can find the bills behind it and write the reply.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A notice may say that you charged CGST and SGST instead of IGST for a year. You have then paid the wrong tax and are asked for the right one in addition.',
          we: 'We list the route, the bill and the challan of each delivery, and claim back the tax paid wrongly.',
          send: ['The notice', 'Sales register by state', 'Tax challans'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Chips and rejected pieces may be sold for cash to a scrap dealer. If his books show the purchase and yours show no sale, tax and a penalty are demanded from you.',
          we: 'We collect the weighment slips and declare the sales that were left out.',
          send: ['The notice', 'Weighment slips of scrap', "Dealer's name and address", 'Job register'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'E-way bills may show more trips than your freight bills. Some can be return trips with your own goods, but without proof the officer taxes all of them.',
          we: 'We match e-way bills and trip sheets for each lorry.',
          send: ['The notice', 'E-way bill report', 'Trip sheets', 'Diesel book'],
        },
      ],
      question: {
        question: 'The officer at the border detained my lorry because of a wrong date. How do I get it back?',
        answer:
          'Ask him for a written order with its number and the amount. A small mistake in the e-way bill can cost less than a missing e-way bill. Send us photos of the order, the invoice and the e-way bill. We tell you which rule fits and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Hosur exporters of parts and electronics, and for tax that you paid under the wrong head.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A supplier may export free samples and series parts in the same period. If the claim mixes both, the values do not agree with the bank and the refund is held up.',
          we: 'We separate the shipments and file the claim for each period with its own shipping bills.',
          send: ['Shipping bills', 'Export invoices', 'Bank advices'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'You may supply a unit in a special economic zone in another state. If the zone officer does not sign the copies of your invoices, the claim is refused.',
          we: 'We send the unit a list of the invoices and collect the signed copies.',
          send: ['Invoices to the zone unit', "Unit's purchase order", 'Purchase bills'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'You may pay CGST and SGST on work for which IGST was due, because a plant in Karnataka ordered it. The IGST is then demanded while the wrong tax is still with the department.',
          we: 'You pay the IGST, and we claim back the CGST and SGST.',
          send: ['Wrong bills', 'Challan of the IGST payment', 'Work orders'],
        },
      ],
      question: {
        question: 'I rent machines from abroad for my Hosur shop and pay the GST myself. Can I get it back?',
        answer:
          'You can take it as input tax credit if the machine is used for taxable work. It becomes a refund only when you export or the law gives another reason. Send us the rental contract. We check the credit, and claim a refund on your export share if you have one.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for growers, machine shops and lorry owners in Hosur after books and bank agree.',
      trades: [
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Money for your own flowers and for bought stems may be in one account. If your return calls all of it farm income, tax and a penalty can follow for the trade part.',
          we: 'We separate farm and trade with the help of sale notes and purchase slips.',
          send: ["Buyers' or mandi sale notes", 'Purchase slips', 'Loan schedule'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'On 31 March a shop may count bars, castings and dies together. Metal that belongs to customers then raises your stock, and you pay tax on a profit that you did not make.',
          we: 'We value your own stock and list the rest by owner.',
          send: ['Stock sheet', "Challans of customers' metal", 'Machine loan statement'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'An owner of a few lorries may keep books although he could use the fixed income for each vehicle. Or he uses it with too many vehicles, and the department can ask for full accounts.',
          we: 'We work out the tax in both ways and show you the difference.',
          send: ['RC of each lorry', 'Freight ledger', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I sold my polyhouse frame near Thally to a neighbour. Do I pay income tax on the money?',
        answer:
          'It depends on what you claimed as cost before and on the price that you got. A frame used for your own crop is treated differently from one used in a trade. Send us the purchase bill, the loan statement and your old returns, and we work it out.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI returns for part suppliers, machine shops and flower packing halls around Hosur.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Workers may live in two states and change the shift gang often, while the plant audits the names every quarter. A name without a PF entry can cost you points in the audit.',
          we: 'We file from the gate list of each week and record who joined and who left.',
          send: ['Gate lists', 'Joining forms', 'Bank details of the workers'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A learner may work at a machine from his first morning. If he cuts a finger and his name was never entered, the owner pays for the treatment.',
          we: 'We enter the name on the day on which you send his mobile number and bank passbook.',
          send: ['Joining slip', 'Masked Aadhaar', 'Note of the wage rate'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Pickers in the field and packers in the cold room may be paid from one cash list. Field and packing work can be treated differently, so you may pay for all of them or for none.',
          we: 'We separate field workers from packing workers and enrol the packing workers first.',
          send: ['Cash wage list', 'Duty list of the packing hall', 'Work hours book'],
        },
      ],
      question: {
        question: 'My operators come through a contractor from Odisha. Who files PF for them, he or I?',
        answer:
          'The contractor files, but you can be asked for the money if he does not pay. Take his challan with the list of names every month. Send it to us with your attendance, and we compare the names before you pay his bill.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can prepare quarterly TDS returns for Hosur machine shops, part suppliers and transporters.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Plating, grinding and heat treatment may go to three neighbours every week. Their small bills can cross the yearly limit by summer, and you then owe TDS that you did not deduct.',
          we: 'We keep the total of each PAN and tell you from which bill to deduct.',
          send: ['Bills for outside work', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Labour contractors of two states may bill by the head and show GST separately. If you deduct TDS on the wrong amount, you pay the shortfall or argue with the contractor.',
          we: 'We fix the amount for TDS from the contract and check each bill.',
          send: ['Labour contracts', 'Monthly bills', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Owners of hired lorries may give a declaration on a loose sheet without PAN. It does not protect you in an audit, and TDS is demanded from you.',
          we: 'We use one form for all owners and report each of them in the TDS return.',
          send: ['Declarations', 'Hire slips', 'Vehicle list'],
        },
      ],
      question: {
        question: 'I buy a tool from a maker in Taiwan who wants the full amount. Do I have to deduct tax?',
        answer:
          'A ready tool is a purchase, but design work can be a fee on which tax is deducted. His tax residency certificate can change the rate. Send us the order before your bank sends the money. We tell you what to deduct and which forms the bank will ask for.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP for suppliers and growers in Hosur, with the estate office, bank and vendor code in mind.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'If a shop on allotted SIPCOT land becomes a company, the estate office can call it a transfer. You may have to pay a fee and wait for months.',
          we: 'We read the allotment letter first and ask the estate office before we file.',
          send: ['Allotment letter', 'Loan sanction letter', 'Machine list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A buyer may ask for a company with audited accounts and a board. An owner who signs everything alone and keeps no minutes can lose the vendor code.',
          we: 'We form the company and set up a calendar of its yearly forms and meetings.',
          send: ["Buyer's vendor letter", 'PAN and masked Aadhaar of two directors', 'EB bill of the office'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Growers may share a cold van and a stall in Bengaluru and divide the money by phone calls. If they quarrel, nobody can prove his share.',
          we: 'We write shares and duties into the documents of a producer company or an LLP.',
          send: ['List of growers', 'RC of the van', 'Stall agreement'],
        },
      ],
      question: {
        question: 'My partner lives in Bengaluru. Can we register our company in Hosur?',
        answer:
          'Yes, directors may live in any state, and the address of the office decides the place of registration. GST numbers follow the places where you work and keep goods. Tell us where your machines and stock will be, and we register the company and apply for GST.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of machine shops, electronics makers and transporters in Hosur, with goods of others listed separately.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Jobs may leave on challans while the money comes by batch. If nobody tracks which job is billed, finished work remains unpaid.',
          we: 'We give each job one number from inward challan to payment.',
          send: ['Inward challans', 'Job cards', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Toll, diesel and driver advance may be paid from three cards. The cost of a trip is then known weeks later, and you accept the next load at a loss.',
          we: 'We enter all three by vehicle and trip every week.',
          send: ['Toll statement', 'Diesel card report', 'Trip sheets'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'Parts that the buyer lends you may be entered as purchases. Your profit and your stock are then wrong, and the bank gets a wrong stock statement.',
          we: 'We enter such parts in a register of goods that belong to others.',
          send: ['Gate inward book', "Buyer's challans", 'Assembly sheets'],
        },
      ],
      question: {
        question: 'The bank asks my Hosur workshop for a stock statement every month. Can you prepare it?',
        answer:
          "Yes, from your count of your own metal and finished parts. Customers' metal is left out, because it is not yours. Send us the count sheet and the sales list before the bank's date, and we prepare the statement for your signature.",
      },
    },
    'udyam-registration': {
      lead: 'We can file the Udyam registration of tool rooms, electronics makers and transporters in Hosur with the right class.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Machines bought on loan may be entered at the amount of the loan. The unit then lands in a higher class and can lose benefits of a smaller one.',
          we: 'We use the book value after depreciation from your return.',
          send: ['Balance sheet', 'Machine loan letters', 'Last income tax return'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'An assembler may be registered as a trader in parts. He can then be turned down in a tender that is only for manufacturers.',
          we: 'We choose the codes for assembly and prove them with your process and bills.',
          send: ['Photos of the assembly line', 'Sale bills', 'GST certificate'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'A lorry owner may hope to claim interest from customers who pay late. The certificate helps him only if it says that he provides transport.',
          we: 'We enter transport as the service, with the value of your vehicles.',
          send: ['Vehicle loan statement', 'Freight bills', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The plant wants my Udyam number on the bill within a week. What do you need from me?',
        answer:
          'We need your PAN, masked Aadhaar with its linked mobile, bank passbook and machine list. You type the OTP from your mobile yourself. After that we give you the certificate and an invoice format with the number in its place.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for your import export code (IEC) if you import tools or export parts and roses from Hosur.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'A used machine from abroad needs a report on its age and price. Without the report customs holds the crate, and you pay rent for each day.',
          we: 'We ask for the report before you pay the seller.',
          send: ["Seller's offer", 'Photos of the name plate', 'PAN of the shop'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Your first export may go out on the code of the forwarder. The bank then cannot match the money with your name, and you cannot claim the refund.',
          we: 'We apply in your own name and register the AD code of your bank at the port.',
          send: ["Buyer's order", 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Roses for Singapore leave by air at night. If the plant health certificate is missing at the counter, the flight goes without them.',
          we: 'With the code we tell you which office gives the certificate and what it asks for.',
          send: ["Buyer's e-mail", 'Address of the packing hall', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'I want to import one robot arm for my Hosur workshop. Do I need an IEC for a single machine?',
        answer:
          "Yes, goods for a business need the code even if it is one crate, and you keep it for later orders. Send us the seller's offer and your PAN. We apply, and tell you which tariff number to confirm with your customs broker before you order.",
      },
    },
  },
  seo: {
    title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
    description:
      'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
  },
} satisfies CityWords;

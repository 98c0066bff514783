import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST returns and refund claims and keep the accounts of mango pulp factories, granite owners and Bargur cloth shops in and around Krishnagiri.',
  description: [
    "A pulp factory in Krishnagiri buys mangoes for a few months and sells the pulp in drums all year. We keep a drum-wise stock record, so that the bank's stock statement, the GST return and the income tax return tally.",
    'Each load of granite travels with a transport permit, an e-way bill and an invoice. Bargur shops buy bales from Surat and Erode and sell across two state borders. We match the documents of each load before we file the return.',
    "Suppliers at Pochampalli and contractors at Kurubarapalli are paid only after the factory has checked their bill. We match your books with the factory's ledger every month, so that you know early which bill is held up.",
  ],
  keyAttractions: [
    'Krishnagiri Reservoir (KRP Dam)',
    'Krishnagiri Fort and Syed Basha Hill',
    'Rayakottai Fort',
    'Government Museum, Krishnagiri',
    'Kattuveera Anjaneyar Temple',
  ],
  majorIndustries: [
    {
      kind: 'fruit-pulp',
      name: 'Mango pulp factories',
      note: "A factory packs the whole year's pulp in one season. The number of drums in store should tally with the stock statement to the bank and with the GST return.",
    },
    {
      kind: 'quarries',
      name: 'Granite quarrying and polishing',
      note: 'A rough block, a slab and a tile have different HSN codes. For each block, write down how many square feet of slab you cut from it.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Mango mandis and vegetables',
      note: 'Agents lend money to growers against the fruit on the trees. Book the loan, the interest and the fruit purchase separately.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler vendors',
      note: 'Factories often revise the price after delivery. Book each debit or credit note in the right month.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur textile market',
      note: "Shops buy cloth in bulk from Surat and Erode. Match the e-way bills with your suppliers' bills every month.",
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors at Kurubarapalli',
      note: 'Factories pay against a purchase order. If your bill differs from the order, the factory does not pay until you correct it.',
    },
  ],
  serviceAreas: [
    'Bargur',
    'Kaveripattinam',
    'Pochampalli',
    'Uthangarai',
    'Rayakottai',
    'Shoolagiri',
    'Mathur',
    'Kurubarapalli',
  ],
  work: (town) =>
    `Factories, quarries and shops in Krishnagiri, Bargur and Pochampalli can reach us by phone and WhatsApp. Send original documents by courier, or bring them to our ${town} office by appointment.`,
  trades: [
    {
      kind: 'fruit-pulp',
      name: 'Mango pulp factories',
      needs:
        'To claim GST refunds on exports, you need a register of the pulp drums in store. You also need to know which seasonal workers come under ESI.',
    },
    {
      kind: 'quarries',
      name: 'Granite owners and polishers',
      needs:
        'Your permits must tally with your bills. To export you need an import export code (IEC) and membership of the export promotion council.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur cloth shops',
      needs:
        "We can check your suppliers' bills and sort your buyers state-wise, because the kind of GST depends on the state.",
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler suppliers',
      needs:
        'You may have to form a company before the factory accepts you as a vendor. Your bills should show your Udyam number. Credit notes must be reported in the right month.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If your Krishnagiri cloth shop, pulp factory or quarry needs a GST number, we can apply for it and include every godown, yard and cold storage.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Some Bargur shops send their first bale to Andhra Pradesh before they have a GST number. A shop that sells goods to another state needs registration from the first bill, and officers can stop the bale on the way.',
          we: 'We apply before the first bale crosses the border, and add your godown as well.',
          send: ['Rental agreement for the shop', 'Latest EB bill for the godown', "Owner's PAN"],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Many factories rent cold storage space and a fruit yard for the season. If these addresses are not on the GST certificate and an officer finds drums there, he can detain the stock.',
          we: 'We add the cold storage and the yard to your registration from the date you rent them, and remove them when the season is over.',
          send: ['Rental agreement for the cold storage', 'Lease deed for the yard', "Factory's food licence"],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A quarry has a survey number but no door number. If the application does not explain this, the officer may reject it, or visit the quarry and find nobody there.',
          we: 'We attach the lease and a photo of the quarry, and give the name and mobile number of a person who will meet the officer.',
          send: ['Mining lease', 'Survey map', 'Photo of the quarry site'],
        },
      ],
      question: {
        question: 'I am a mango commission agent in Krishnagiri. Fruit is exempt, so why should I register for GST?',
        answer:
          'The fruit is exempt, but your commission may be taxable. It depends on what you do for the growers and in whose name you sell. Send us one sales slip and the total of your commission for a year. We will tell you whether you have to register, apply for you, and show you how to bill the commission.',
      },
    },
    'gst-returns': {
      lead: 'If you run a cloth shop, a mango pulp unit or a granite yard in or near Krishnagiri, send us your e-way bills, permits and lists of pulp drums. We can file your GST returns.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Sometimes a bale from Surat reaches you this month, but the supplier reports the bill only next month. Until then you cannot take the credit, and you have to pay more tax in cash.',
          we: 'We list the bales for which the credit is missing, and write to the supplier.',
          send: ['E-way bills for the month', 'Purchase bills for the month', 'State-wise list of buyers'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A permit shows cubic metres, but the invoice shows pieces. If nobody matches them, an officer may count one load twice and ask for tax on stone that you have already billed.',
          we: 'We list the permit, the e-way bill and the invoice for each lorry.',
          send: ['Transport permits for the month', 'E-way bills for the month', 'Sales invoices for the month'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'A factory may send you a debit note for a price cut and pay you less. If your return still shows the old price, you have paid GST on money that you will not get.',
          we: 'We prepare your credit note in the month of the price cut and report it in the return.',
          send: ["Factory's debit notes", 'Price revision letters', 'Payment advice'],
        },
      ],
      question: {
        question:
          'I paid a mango grower an advance in January for fruit in May. When does it become a purchase for GST?',
        answer:
          'Until the fruit arrives, your payment is only an advance. It becomes a purchase when the mangoes are weighed, so keep the advance receipt that the grower has signed, and the weighment slip. Send us the receipt and the slip in the month of the weighment. We will adjust the advance and enter the purchase at the weight on the slip.',
      },
    },
    'gst-notices': {
      lead: 'If your quarry, cloth shop or pulp unit in Krishnagiri has received a GST notice, we can explain what the officer wants and draft the reply.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'The volume on your permits is often larger than the volume on your bills, mainly because of cutting waste. If you never recorded the waste, the officer can ask for tax on the difference.',
          we: 'We work out the slab yield and the waste of each block, and attach the measurement sheets to the reply.',
          send: ['The notice', 'Block register', 'Measurement sheets for the blocks'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Sometimes a bale goes straight from Erode to your buyer in another state. If your books do not show the purchase and the sale clearly, the officer may say that the bills were issued without any supply of goods.',
          we: 'For each bale we give the officer the purchase bill, the sales bill and the lorry receipt.',
          send: ['The notice', 'Purchase bill from Erode', 'Sales bill to your buyer', 'Lorry receipt'],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong:
            "Sometimes a factory reduces your bill after you have paid GST on the full amount. The factory's figures and yours then differ, and you may get a notice although you have paid too much GST, not too little.",
          we: 'We prepare an order-wise table of the bill, the deduction and the payment.',
          send: ['The notice', 'Purchase orders', "Your ledger account in the factory's books", 'Copies of your bills'],
        },
      ],
      question: {
        question:
          'My granite lorry was stopped near the state border because the permit had expired the day before. What can I do?',
        answer:
          'Read the order that the officer gave you on the spot and look for the reply date in it. Send us the order the same day, with the permit, the invoice and the e-way bill. We will check whether the delay can be explained, tell you how much you have to pay to get the lorry released, and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'If you export mango pulp or polished granite from Krishnagiri, you can claim a GST refund. We can match each drum and slab with its shipping bill and file the claim.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'The drums for one order are often shipped over many months, with pulp from two seasons. If the claim does not show which batch went on which date, the officer may hold up the refund until you explain it.',
          we: 'For each shipping bill, we list the batch numbers and the bills for packing material.',
          send: ['Shipping bills', 'List of batches and drums', 'Bank realisation advices'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'If the quarry that sells you blocks files its returns late, you do not get credit for the tax on the blocks, and your refund is smaller by that amount.',
          we: "Before you ship, we check whether the quarry's bills are on the portal. If a bill is missing, we write to the quarry.",
          send: ['Block purchase bills', 'Shipping bills', 'Bills for blades and polishing material'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Cloth for a buyer in Karnataka is sometimes billed with CGST and SGST by mistake. You have to pay IGST as well, and get the CGST and SGST back only if you file a claim.',
          we: 'We work out the IGST that you must pay, and then claim back the CGST and SGST.',
          send: ['Bills with the wrong tax', "Buyer's GST number", 'Payment challan for the IGST'],
        },
      ],
      question: {
        question: 'My pulp drums were exported by a merchant in Chennai. Can I claim the GST refund?',
        answer:
          'The merchant claims the refund, because he is named as the exporter on the shipping bill. If you sold to him at the concessional rate for merchant exporters, you both have to meet the conditions for this rate. Send us his order and your bills. We will check these conditions, and whether you can claim your unused credit.',
      },
    },
    'income-tax-filing': {
      lead: 'The stock in your return should be the stock you counted on 31 March. We can file returns for mango agents, pulp factories and granite owners in Krishnagiri.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'The stock that a factory reports to the bank in March may differ from the stock in its return. The bank may reduce the loan limit, and the officer can tax the difference.',
          we: 'We value the drums by pulp strength and by lot, and prepare one stock list for the bank and the return.',
          send: ['Drum list as on 31 March', 'Stock statement to the bank', 'Fruit purchase slips'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            "The growers' money passes through the agent's bank account. An agent whose return shows all the bank credits as income pays tax on fruit that was never his.",
          we: "We separate your commission and interest from the growers' money.",
          send: ["Growers' ledger", 'Bank statement for the year', 'Commission bills'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'The mines office collects royalty, seigniorage fee and TCS on one receipt. A quarry owner who does not claim this TCS in his return pays that part of his tax twice.',
          we: 'We trace the TCS in Form 26AS and claim it in your income tax return.',
          send: ['Mines office receipts for the year', 'Form 26AS', 'Lease deed'],
        },
      ],
      question: {
        question: 'I took a mango garden on lease near Krishnagiri and hail destroyed the fruit. Can I claim the loss?',
        answer:
          'A fruit trader can show this as a business loss if he can prove the lease amount and the picking cost. The rule for a farmer is different. Send us the lease agreement, proof of payment and dated photos of the damage. We will enter the loss in the return, and set it off against your other income as far as the law allows.',
      },
    },
    'pf-esi-services': {
      lead: 'Pulp factories, quarries and plant contractors in Krishnagiri hire extra workers for the season. We can handle PF and ESI for seasonal and regular staff.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Hundreds of workers sort fruit for three months and then leave. If you write down their names only when an inspector asks, the PF office can demand the dues for the whole season with damages.',
          we: 'We enrol the seasonal workers in their first week, and enter the date of exit when the season is over.',
          send: ['Joining list with mobile numbers', 'Weekly wage sheets', 'Masked Aadhaar of each worker'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Drillers are often hired through a maistry. If a driller is hurt before he is registered, ESI may not pay, and the quarry owner may have to bear the hospital bill.',
          we: "We get each driller's name from you and enrol him before he goes to the quarry face.",
          send: ['List of drillers', 'Blasting roster', "Drillers' bank passbooks"],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong:
            'The factory may hold your bill until its gate register matches your PF return (ECR). If the name of even one replacement worker is missing, the factory can stop the whole payment.',
          we: 'Before you pay the PF challan, we match the gate register with the wage sheet.',
          send: ['Gate register of the plant', 'Wage sheet', 'Work order'],
        },
      ],
      question: {
        question: 'My fruit sorters come from the villages for a few weeks only. Do I have to enrol them for PF?',
        answer:
          'If your factory is covered, you must enrol the sorters from the day of joining, even for a short stay. The PF account stays with the worker and can be used again next season. Send us the names as in the bank passbook, and the masked Aadhaar copies. We will enrol them in the first week and enter the date of exit when they leave.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Mango mandis, quarries and pulp factories around Krishnagiri pay brokers, foremen and lorry owners. We can tell you where TDS applies, and file your TDS return.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'Growers sometimes repay an advance with fruit and give something extra. If the extra amount is interest, TDS may have to be deducted on it.',
          we: 'We read the advance agreement and tell you whether the extra amount is interest or part of the fruit price.',
          send: ['Advance agreement', "Grower's account for the season", "Agent's PAN"],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Some foremen pay blasting workers, excavator owners and tipper owners in cash and do not note their PANs on the slips. At the end of the year you cannot file a proper TDS return, and the officer may disallow part of the expense.',
          we: 'We give the foreman a form on which he notes the name, the PAN and the kind of work for each payment.',
          send: ["Foreman's cash book", 'Machine hire slips', "Payees' PAN copies"],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Some factories pay fruit brokers by the tonne, as part of the fruit price. The brokerage is not noticed, and no TDS is deducted on it for the whole season.',
          we: "We separate the brokerage from the fruit price and add it up under each broker's PAN.",
          send: ["Brokers' statements", 'Fruit purchase slips', 'Cold storage bills'],
        },
      ],
      question: {
        question: 'The lorry owner gave me a declaration that I need not deduct TDS from his freight. Is that allowed?',
        answer:
          'A transporter who owns only a few lorries can give such a declaration with his PAN. You have to keep the declaration, and still report the payments to him in your TDS return. Send us photos of the declaration and the RC book. We will check whether the names match and whether the declaration is complete.',
      },
    },
    'company-registration': {
      lead: 'For part suppliers, mango growers and quarry owners in Krishnagiri, we can go through the leases and loan letters first and then register a company or an LLP.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'A factory at Pochampalli may give vendor codes only to companies. If you form a company in a hurry, the machines and loans stay with the old firm, and the bank may object when the company uses the machines.',
          we: 'We make one plan that covers the company, the machines, the loan and the vendor code.',
          send: [
            'Vendor registration letter from the plant',
            'Machine loan sanction letters',
            'List of tools owned by the plant',
          ],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Growers who want to set up a pulp line sometimes collect money before their producer company exists. If the plan fails, nobody can say how much each grower paid.',
          we: 'We register the company and help you open its bank account before you collect anything.',
          send: ['List of members and the land each one holds', 'Project note', 'Address proof for the office'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'If the partners in a quarry form a company, the mining lease does not pass to it automatically. Until the mines office agrees, the company may have no right to quarry.',
          we: 'We write to the mines office first, and file the incorporation forms after it replies.',
          send: ['Mining lease deed', 'Partnership deed', 'Pollution board consent'],
        },
      ],
      question: {
        question: 'We are three brothers with one cloth shop at Bargur. Should we form a company?',
        answer:
          "If you share one shop and one bank loan, an LLP whose agreement states each brother's share is often enough. A company has more annual filings. Tell us who works in the shop, who only owns a share and what loans you have. We will compare the annual cost, draft the agreement and register the LLP or company.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Krishnagiri pulp factories, mandi agents and Bargur shops in a format that your bank accepts.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Cans and drums move between the factory and the cold storage. Without drum numbers, one drum may be counted in both places, and the stock statement to the bank is wrong.',
          we: 'We record each drum from the fruit slip to the shipping bill, and prepare the stock statement for the bank from this record.',
          send: ['Fruit weighment slips', 'Drum movement slips', 'Monthly cold storage statement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'The fruit is sold by noon, and by evening some slips are lost. When a grower claims a different weight, you have no proof and may have to pay the difference.',
          we: "You send us photos of the slips, and we close each grower's account on the day of the sale.",
          send: ['Morning weighment slips', "Buyers' slips", 'Advance register'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'If bales bought on credit from Surat are booked only when you pay for them, your books show the wrong stock and the wrong dues to suppliers all year. You may then order more than you can pay for.',
          we: 'We book each bale on the date of its lorry receipt, and prepare a supplier-wise list of what you owe and for how long.',
          send: ['Lorry receipts', "Suppliers' ledgers", 'Counter sales sheets'],
        },
      ],
      question: {
        question:
          'My Krishnagiri granite yard sells blocks, slabs and waste stone. How should I keep the stock register?',
        answer:
          'Keep three short lists: blocks by number, slabs by area and waste stone by load. For each block, note how many slabs you cut from it. We will give you a sheet for these lists and enter your bills against it. You can then see how much slab area you got from each block and what stock should be in the yard.',
      },
    },
    'udyam-registration': {
      lead: "Your bank or your customer's plant may ask for a Udyam number. We can register pulp factories, granite polishers and two-wheeler part suppliers in Krishnagiri.",
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Sawing and polishing stone is manufacturing, but selling rough blocks is not. If you choose the wrong activity code, the bank or the department may refuse a subsidy for polishing machines.',
          we: "We choose the codes based on last year's sales bills.",
          send: ['Sales bills for each type of stone', 'Machine list with purchase dates', 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'Some dies and jigs in your workshop belong to your customer. If you enter them as your own, your unit may be placed in a higher category and lose the benefits of a micro or small enterprise.',
          we: "We leave out the customer's tools and enter only your own machines.",
          send: ["List of tools with each owner's name", 'Balance sheet', 'Delivery challans for the tools'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'Some mandi agents register in the hope of a subsidy. A trader can use the Udyam certificate only for bank loans, so an agent who buys a machine expecting a subsidy has to pay the full price himself.',
          we: 'We explain this before you register, and enter your grading or packing work if you do any.',
          send: ['Shop licence', 'Bills for the grading line', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question:
          'The bank wants a Udyam certificate for my pulp loan before the mango season. How soon can I have it?',
        answer:
          'The portal issues the Udyam number quickly if your Aadhaar, PAN and GST details match. Most delays come from a mobile number that is not linked to Aadhaar, so check that first. Then call us with your PAN and the list of machines. We will fill in the form with you, and you type the OTP yourself.',
      },
    },
    'iec-registration': {
      lead: 'If you export pulp or granite from Krishnagiri, or import battery cells and tools, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            "A foreign buyer may want the factory's food licence, test reports and APEDA registration in one file. If your factory has only the IEC, you may lose the order to a factory that has everything ready.",
          we: 'We apply for the IEC and give you a list of the other documents for your product.',
          send: ['Food licence', "Buyer's enquiry", 'Cancelled cheque'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A granite block is measured at the yard and again at the port. If the permit has expired or the measurements differ, the block can be held there and you pay demurrage.',
          we: 'Before the lorry leaves, we check the permit date and the measurement sheet. We also apply for the IEC.',
          send: ['Transport permits', 'Measurement sheet', 'Membership form of the export promotion council'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'Battery cells and magnets from abroad may need an approval before they are shipped. Without the approval the goods are held at the port, and the demurrage can be more than your profit.',
          we: 'Before you order, we check the HSN code with your customs broker, and find out whether the part needs an approval.',
          send: ["Supplier's quotation", 'Data sheet of the part', 'GST certificate'],
        },
      ],
      question: {
        question: "Our growers' group sells mangoes to a Mumbai exporter. When do we need our own IEC?",
        answer:
          'As long as the Mumbai firm is the exporter, your sale to it is a local sale and you do not need an IEC. You need an IEC when your own group is the exporter named on the shipping bill. Call us when you plan your first shipment. We will apply for the IEC, and list the pack house and phytosanitary (plant health) documents for mangoes.',
      },
    },
  },
  seo: {
    title: 'GST Refund and Export Code Services in Krishnagiri',
    description:
      'GST refund claims, replies to notices and IEC registration for mango pulp factories, granite exporters and Bargur cloth shops in Krishnagiri district.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do the GST returns, refund claims and accounts of mango pulp factories, granite owners and Bargur cloth shops in and around Krishnagiri.',
  description: [
    'A pulp factory in Krishnagiri buys mangoes for a few months and sells drums all year. We give every drum a number, so that the bank, the GST return and the income tax return show the same stock.',
    'Granite leaves with a transport permit, an e-way bill and an invoice. Bargur shops buy bales from Surat and Erode and sell across two state borders. We compare the documents of each load before the return is filed.',
    'Suppliers at Pochampalli and contractors at Kurubarapalli are paid only after the plant has checked their bill. We reconcile your books with the plant every month, so that you know early which bill is held up.',
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
      note: 'The pulp of the whole year is packed in one season. The drums in store, the stock statement to the bank and the GST return should agree.',
    },
    {
      kind: 'quarries',
      name: 'Granite quarrying and polishing',
      note: 'A rough block, a slab and a tile have different GST codes. For each block, write down how many square feet of slab you cut from it.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Mango mandis and vegetables',
      note: 'Agents lend money against fruit on the tree. Enter the loan, the interest and the fruit purchase separately.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler vendors',
      note: 'Plants often change a price after delivery. Enter each debit or credit note in the right month.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur textile market',
      note: "Shops buy in bulk from Surat and Erode. Compare the e-way bills with your suppliers' bills every month.",
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors at Kurubarapalli',
      note: 'Plants pay against a purchase order. A bill that differs from the order is not paid until it is corrected.',
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
  work: 'Factories, quarries and shops in Krishnagiri, Bargur and Pochampalli can reach us by phone and WhatsApp. Original documents come by courier, or you bring them to our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'fruit-pulp',
      name: 'Mango pulp factories',
      needs:
        'You need GST refunds on exports and a register of the drums in store. You also need to know which season workers come under ESI.',
    },
    {
      kind: 'quarries',
      name: 'Granite owners and polishers',
      needs:
        'You need permits that agree with your bills. To export you need the import export code (IEC) and membership in the export council.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur cloth shops',
      needs:
        "You need your suppliers' bills checked, and your buyers sorted by state, because the kind of GST depends on the state.",
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler suppliers',
      needs:
        'You need a company that the plant accepts as vendor, a Udyam number on your bills and credit notes in the right month.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can take GST registration for cloth shops, pulp factories and quarries in Krishnagiri, with each godown, yard and cold store listed.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'A Bargur shop may send its first bale to a buyer in Andhra Pradesh without a GST number. Goods sold to another state need registration from the first bill, so the bale can be stopped on the way.',
          we: 'We apply before the first bale crosses the border, and list your godown as well.',
          send: ['Rental agreement of the shop', 'Latest EB bill of the godown', 'PAN of the owner'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'In the season a factory may rent a cold store and a fruit yard. Drums that lie there are at an unlisted address, and an officer who finds them can detain the stock.',
          we: 'We add the cold store and the yard with a date, and remove them when the season is over.',
          send: ['Cold store agreement', 'Lease deed of the yard', 'Food licence of the factory'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A quarry has a survey number but no door number. If the application does not explain this, it may be rejected, or the officer visits and meets nobody.',
          we: 'We attach the lease and a photo of the site, and name a person with a mobile number for the visit.',
          send: ['Mining lease', 'Survey map', 'Photo of the site'],
        },
      ],
      question: {
        question: 'I am a mango commission agent in Krishnagiri. Fruit is exempt, so why should I take GST?',
        answer:
          'The fruit is exempt, but your commission can be taxable. It depends on what you do for the growers and in whose name you sell. Send us one sales slip and your commission for a year. We tell you if you have to register, apply for you, and show you how to bill the commission.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Bargur shops, mango pulp units and granite yards in Krishnagiri, from e-way bills, permits and drum lists.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'A bale from Surat may reach you this month, while the supplier reports his bill only next month. Until then you cannot take the credit, and you pay more tax in cash.',
          we: 'We list the bales for which the credit is missing, and write to the supplier.',
          send: ['E-way bills of the month', 'Purchase bills', 'Buyer list with states'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A permit shows cubic metres while the invoice shows pieces. If nobody links them, an officer may count one load as two and ask for tax on stone that was already billed.',
          we: 'We write permit, e-way bill and invoice of each lorry on one line.',
          send: ['Transport permits', 'E-way bills', 'Sales invoices'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'The plant may send a debit note for a price cut and pay you less. If your return still has the old price, you have paid GST on money that you will not get.',
          we: 'We prepare the credit note in the month of the price cut and report it in the return.',
          send: ['Debit notes', 'Price letters', 'Payment advice'],
        },
      ],
      question: {
        question: 'I paid a mango grower an advance in January for fruit in May. When is it a purchase for GST?',
        answer:
          "Until the fruit comes it is only an advance. When the mangoes are weighed, the weighment slip makes it a purchase, so keep the advance page with the grower's signature. Send us both in the same month. We adjust the advance and enter the purchase at the weight on the slip.",
      },
    },
    'gst-notices': {
      lead: 'If your quarry, cloth shop or pulp unit in Krishnagiri has a GST notice, we can explain what the officer asks and draft the reply.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'The volume on your permits may be larger than the volume on your bills. Cutting waste explains much of it, but if the waste was never recorded, the officer can ask for tax on it.',
          we: 'We work out the yield of each block, and attach the measurement sheets to the reply.',
          send: ['The notice', 'Block register', 'Measurement sheets'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'A bale may go straight from Erode to your buyer in another state. If your books show neither purchase nor sale clearly, the officer may say that the goods never existed.',
          we: 'We show the purchase bill and the sales bill, with the lorry receipt that belongs to both.',
          send: ['The notice', 'Purchase bill from Erode', 'Sales bill', 'Lorry receipt'],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong:
            "A plant may reduce your bill after you have paid GST on the full amount. The plant's figures and yours then differ, and you get a notice although you paid too much and not too little.",
          we: 'We show bill, deduction and payment of every order in one table.',
          send: ['The notice', 'Purchase orders', "Plant's ledger", 'Your bills'],
        },
      ],
      question: {
        question: 'My granite lorry was stopped near the state border because the permit was a day old. What can I do?',
        answer:
          'Read the order that the officer gave at the spot and look for the reply date in it. Send it to us the same day with the permit, the invoice and the e-way bill. We check if the delay can be explained, tell you what has to be paid to release the lorry, and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for pulp exporters and granite polishers in Krishnagiri, with each drum and slab linked to its shipping bill.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Drums of one order may be shipped over many months, with pulp of two seasons. If the claim cannot show which batch went when, the officer holds it until you find out.',
          we: 'We link each shipping bill with its batch numbers and packing bills.',
          send: ['Shipping bills', 'Batch and drum list', 'Bank realisation advices'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A polisher may buy blocks from a quarry that files its returns late. The tax on these blocks is then missing in his credit, and his refund is smaller by that amount.',
          we: "We check before you ship if the quarry's bills are on the portal, and write to the quarry if they are not.",
          send: ['Block purchase bills', 'Shipping bills', 'Bills for blades and polishing material'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Cloth for a buyer in Karnataka may be billed with CGST and SGST by mistake. You then have to pay IGST too, and the wrong tax comes back only if you claim it.',
          we: 'We work out the IGST for you to pay, and claim the wrong tax back after that.',
          send: ['The wrong bills', "Buyer's GST number", 'Payment challan of the right tax'],
        },
      ],
      question: {
        question: 'My pulp drums were exported by a merchant in Chennai. Can I claim the GST refund?',
        answer:
          'The firm that is named on the shipping bill claims as exporter, so that is the merchant. You may have sold to him at the low rate for merchant exporters, which has its own conditions. Send us his order and your bills. We check the conditions and if unused credit can be claimed in your name.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for mango agents, pulp makers and granite owners in Krishnagiri, with the stock as it was really counted.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'The stock that a factory tells the bank in March may differ from the stock in its return. The bank can reduce the limit, and the officer can tax the difference.',
          we: 'We value the drums by strength and lot, and prepare one list for bank and return.',
          send: ['Drum list of 31 March', 'Stock statement to the bank', 'Fruit purchase slips'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            "The growers' money passes through the agent's bank account. If the return is made from bank credits, the agent pays tax on fruit that was never his.",
          we: "We separate your commission and interest from the growers' money.",
          send: ["Growers' ledger", 'Bank statement', 'Commission notes'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'The mines office collects royalty, seigniorage and some tax on one receipt. If the tax is not claimed in the return, the quarry owner pays it a second time.',
          we: 'We look for each of these payments in Form 26AS and claim it.',
          send: ['Mines office receipts', 'Form 26AS', 'Lease deed'],
        },
      ],
      question: {
        question: 'I took a mango garden on lease near Krishnagiri and hail destroyed the fruit. Can I claim the loss?',
        answer:
          'A fruit trader can show it as a business loss if the lease amount and the picking cost are proved. For a farmer it is different. Send us the lease agreement, the payment proof and photos with dates. We enter the loss in the return, so that it can be used against other income as the law allows.',
      },
    },
    'pf-esi-services': {
      lead: 'We can handle PF and ESI for pulp factories, quarries and plant contractors in Krishnagiri, including workers who come for one season.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Hundreds of workers may sort fruit for three months and leave. If their names are written only when an inspector asks, the factory can get a demand for the whole season with damages.',
          we: 'We enrol the season workers in their first week, and enter the leaving date when the fruit is over.',
          send: ['Joining list with mobile numbers', 'Weekly wage sheets', 'Masked Aadhaar of each worker'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Drillers come through a gang leader. If one of them is hurt before his name is given, ESI does not pay, and the quarry owner bears the hospital bill.',
          we: 'You send us each name before the man goes to the quarry face, and we enrol him.',
          send: ['Gang list', 'Blasting roster', 'Bank details of the drillers'],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong:
            'The plant may hold your bill until its gate list agrees with your PF receipt. One replacement worker whose name is missing is enough to stop the payment of all.',
          we: 'We compare the gate list with the wage sheet before you pay the PF challan.',
          send: ['Gate list of the plant', 'Wage sheet', 'Work order'],
        },
      ],
      question: {
        question: 'My fruit sorters come from the villages for a few weeks only. Do I have to enrol them?',
        answer:
          'If your factory is covered, enrolment goes by the day of joining, even for a short stay. The PF account stays with the worker and can be used again next season. Send us the names as in the bank passbook and masked Aadhaar. We enrol them in the first week and close the entries when they leave.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for mango mandis, quarries and pulp factories around Krishnagiri, and tell you from whom to deduct.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'A grower may return an advance in fruit, together with something extra. If that extra is interest, TDS may apply, and it is you who has to answer for it.',
          we: 'We read the advance agreement and tell you if the extra is interest or part of the fruit price.',
          send: ['Advance agreement', "Grower's account of the season", 'PAN of the agent'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A foreman may pay blasting crews, excavators and tippers in cash, with no PAN on the slips. At the end of the year you cannot file a proper TDS return, and part of the cost may be disallowed.',
          we: 'We give the foreman a form on which he writes name, PAN and kind of work for each payment.',
          send: ["Foreman's cash book", 'Machine hire slips', 'PAN copies'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'A fruit broker may be paid by the tonne as part of the fruit price. Nobody then sees the brokerage, and TDS on it is missed for the whole season.',
          we: 'We separate the brokerage from the fruit price and add it up by PAN.',
          send: ["Broker's statements", 'Fruit purchase slips', 'Cold store bills'],
        },
      ],
      question: {
        question: 'The lorry owner gave me a declaration so that I do not deduct TDS. Is that correct?',
        answer:
          'A transporter who owns only a few lorries can give such a declaration with his PAN. You keep it and still report his payments in your TDS return. Send us a photo of the declaration and of the registration certificate. We check if they belong together and if the declaration has all it needs.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP for suppliers, mango growers and granite families in Krishnagiri, after reading the leases and loan letters.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'The plant at Pochampalli may give vendor codes only to companies. If you change in a hurry, the machines and loans stay with the old firm, and the bank can object when the company uses them.',
          we: 'We make one plan for the company, the machines, the loan and the vendor code.',
          send: ['Vendor letter of the plant', 'Machine loan letters', 'List of tools owned by the plant'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Growers who want a pulp line may collect money before their producer company exists. If the plan fails, nobody can say whose money it is.',
          we: 'We register the company and help to open its bank account before you collect anything.',
          send: ['List of members with land', 'Project note', 'Address proof of the office'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'If the partners of a quarry form a company, the mining lease does not move to it by itself. Until the mines office agrees, the company may have no right to quarry.',
          we: 'We ask the mines office first, and file the company forms after its answer.',
          send: ['Mining lease deed', 'Partnership deed', 'Pollution board consent'],
        },
      ],
      question: {
        question: 'We are three brothers with one cloth shop at Bargur. Should we form a company?',
        answer:
          'If you share one shop and one bank loan, a limited liability partnership with written shares is often enough. A company has more filings every year. Tell us who works in the shop, who only owns a share and what loans you have. We compare the yearly cost, write the agreement and register it.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of pulp factories, mandi agents and Bargur shops in Krishnagiri in a form that your bank accepts.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Cans and drums move between the factory and the cold store. Without drum numbers, one drum may be counted in both places, and the stock statement to the bank is wrong.',
          we: 'We follow each drum from the fruit slip to the shipping bill, and prepare the stock statement for the bank from this list.',
          send: ['Fruit weighment slips', 'Drum movement slips', 'Cold store statement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'By noon the fruit is sold, and by evening the slips may be lost. When a grower comes back with another figure, you have no proof and pay the difference.',
          we: 'We close a page for each grower on the day of the sale, from photos of the slips.',
          send: ['Weighment slips of the morning', "Buyers' slips", 'Advance book'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'If bales bought on credit from Surat are entered only when you pay for them, your stock and your sundry creditors are wrong all year. You may then order more than you can pay for.',
          we: 'We enter each bale on the date of its lorry receipt, and list the amounts due by age.',
          send: ['Lorry receipts', "Suppliers' ledgers", 'Counter sales sheets'],
        },
      ],
      question: {
        question: 'My Krishnagiri granite yard sells blocks, slabs and waste stone. How do I keep the stock?',
        answer:
          'Keep three short lists: blocks by number, slabs by area and waste by load. For each block, note how many slabs were cut from it. We give you one sheet for these lists and enter your bills against it. You then see the yield of each block and what should be in the yard.',
      },
    },
    'udyam-registration': {
      lead: 'We can do the Udyam registration for pulp makers, granite polishers and two-wheeler part suppliers in Krishnagiri, with machines at book value.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Sawing and polishing stone is manufacturing, while selling rough blocks is not. If the wrong code is chosen, a subsidy for polishing machines can be refused.',
          we: 'We choose the codes from your sales bills of the last year.',
          send: ['Sales bills by type of stone', 'Machine list with dates', 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'Dies and jigs on your floor may belong to the plant. If they are entered as yours, you may be placed in a higher class and lose the terms of a smaller one.',
          we: "We leave out the customer's tools and enter only your own machines.",
          send: ['Tool list with owner', 'Balance sheet', 'Delivery challans of the tools'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'A mandi agent may hope for a subsidy with the certificate. For trading it helps only with bank lending, so a machine bought in the hope of a subsidy has to be paid in full.',
          we: 'We explain this before you register, and add your grading or packing line if you have one.',
          send: ['Shop licence', 'Bills of the grading line', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question:
          'The bank wants a Udyam certificate for my pulp loan before the mango season. How soon can I have it?',
        answer:
          'The portal gives the number quickly if Aadhaar, PAN and GST data agree. Most delays come from a mobile number that is not linked to Aadhaar, so check that first. Then call us with your PAN and the list of machines. We fill in the form with you, and you type the OTP yourself.',
      },
    },
    'iec-registration': {
      lead: 'If you export pulp or granite from Krishnagiri, or import battery cells and tools, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            "A foreign buyer may want the factory's food licence, test reports and council membership in one file. A factory that has only the IEC can lose the order to one that has everything ready.",
          we: 'We apply for the IEC and give you a list of the other documents for your product.',
          send: ['Food licence', "Buyer's enquiry", 'Bank account proof'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Granite is measured at the yard and again at the port. If the permit has expired or the measurements differ, the block can be held there and you pay port rent.',
          we: 'We check the permit date and the measurement sheet before the lorry leaves, and apply for the IEC.',
          send: ['Transport permits', 'Measurement sheet', 'Export council membership form'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'Cells and magnets from abroad may need an approval before they are shipped. If it is missing, the goods wait at the port and the rent can be more than your margin.',
          we: 'We look up the item code with your customs broker before you order.',
          send: ["Supplier's offer", 'Data sheet of the part', 'GST certificate'],
        },
      ],
      question: {
        question: "Our growers' group sells mangoes to a Mumbai exporter. When do we need our own IEC?",
        answer:
          'As long as he is the exporter and you sell to him in India, you need none. You need it when your own group is named on the shipping bill. Call us when you plan the first box. We apply for the IEC, and list the packing house and plant health documents for mangoes.',
      },
    },
  },
  seo: {
    title: 'GST Refund and Export Code Services in Krishnagiri',
    description:
      'GST refund claims, replies to notices and IEC registration for mango pulp factories, granite exporters and Bargur cloth shops in Krishnagiri district.',
  },
} satisfies CityWords;

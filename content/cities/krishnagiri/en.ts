import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, refunds and accounts for mango pulp factories, granite owners and Bargur cloth shops in and around Krishnagiri.',
  description: [
    'A pulp factory in Krishnagiri buys fruit for a few months and sells drums all year. We number the drums, and then the bank and the tax office see the same stock through the whole year.',
    'Granite leaves with a permit, an e-way bill and an invoice. Bargur shops buy bales from Surat and Erode and sell across two borders. We compare the papers of each load before the return.',
    'Suppliers at Pochampalli and contractors at Kurubarapalli are paid after the plant has checked the bill. We match your books with the plant, month by month.',
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
      note: 'All the pulp of a year is packed in one season. Drums in store, the bank statement of stock and the GST return must agree.',
    },
    {
      kind: 'quarries',
      name: 'Granite quarrying and polishing',
      note: 'A rough block, a slab and a tile have different codes. Write the cutting yield for each block.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Mango mandis and vegetables',
      note: 'Agents lend money against fruit on the tree. Keep the loan apart from the purchase and from interest.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler vendors',
      note: 'Plants change prices later. Put each debit or credit note in the right month.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur textile market',
      note: 'Shops buy in bulk from Surat and Erode. Compare e-way bills with the bills of your suppliers.',
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors at Kurubarapalli',
      note: 'Plants pay against a purchase order. A bill that differs from it has to wait.',
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
  work: 'We work for factories, quarries and shops in Krishnagiri, Bargur and Pochampalli. Send papers by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'fruit-pulp',
      name: 'Mango pulp factories',
      needs:
        'You need GST refunds on exports and a register of the drums in store. We also check which season workers come under ESI.',
    },
    {
      kind: 'quarries',
      name: 'Granite owners and polishers',
      needs:
        "You need permits that agree with your bills. To export you need the import export code (IEC) and the export council's papers.",
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur cloth shops',
      needs: 'You need the bills of suppliers checked and your buyers sorted by state, because the GST differs.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler suppliers',
      needs:
        'You need a company that the plant accepts, a Udyam number on your bills and credit notes in the right month.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for cloth shops, pulp factories and quarries in Krishnagiri, with each yard and store on the form.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'A Bargur shop sells the first bale to a buyer in Andhra and has no number. Goods sold to another state need one from the first bill.',
          we: 'We apply before the first bale crosses the border and name the godown.',
          send: ['Shop rent deed', 'Godown electricity bill', 'PAN of the owner'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'The factory rents a cold store and a seasonal fruit yard. Drums found there are not on the certificate.',
          we: 'We add store and yard with a date, and take them off after the season.',
          send: ['Cold store agreement', 'Yard lease', 'Food licence of the factory'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A quarry has a survey number and no door number. The form stops, or an officer comes for a visit and finds nobody.',
          we: 'We file with lease, site photograph and a contact for the visit.',
          send: ['Mining lease', 'Survey map', 'Photograph of the site'],
        },
      ],
      question: {
        question: 'I am an agent for mangoes. Fruit is exempt, so why do they ask for a number?',
        answer:
          'Your commission can be taxed although the fruit is not. Whether it is depends on what you do for the grower. Send one sale slip and your yearly commission.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Bargur shops, mango pulp units and granite yards in Krishnagiri from e-way bills, permits and drum lists.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Bales from Surat arrive on an e-way bill (road paper for goods), and the supplier reports his bill a month later. Your credit then waits without a reminder.',
          we: 'We list such bales for you and write to the supplier.',
          send: ['Way bills of the month', 'Purchase bills', 'Buyer list with states'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong: 'The permit gives cubic metres, the invoice gives pieces. Nobody can see that both are one load.',
          we: 'We put permit, e-way bill and invoice on one line for every lorry.',
          send: ['Transport permits', 'Way bills', 'Sale invoices'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'The plant sends a debit note for a price cut and shortens the payment. Your return still shows the old price.',
          we: 'We make the matching credit note in the month of the cut.',
          send: ['Debit notes', 'Price letters', 'Payment advice'],
        },
      ],
      question: {
        question: 'I gave fifty thousand to a grower in January for mangoes in May. Is that a purchase?',
        answer:
          'No, it is an advance until fruit comes. When the fruit is weighed, the slip makes it a purchase. Keep the advance page with his signature.',
      },
    },
    'gst-notices': {
      lead: 'Did you get a GST notice for your quarry, shop or pulp unit in Krishnagiri? We read it with you and write the reply.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Volume on permits is larger than volume on bills. Waste from cutting explains much of it, if somebody wrote it down.',
          we: 'We calculate yield by block and attach measurement sheets to the answer.',
          send: ['The notice', 'Block register', 'Measurement sheets'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'A bale went straight from Erode to a buyer in another state. Neither the way in nor the way out is in your stock.',
          we: 'We show both bills of such a sale with the lorry receipt between them.',
          send: ['Erode purchase bill', 'Sale bill', 'Lorry receipt'],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong: 'The plant cut a bill after you paid tax on all of it. The officer sees two different sales.',
          we: 'We set bill, cut and payment side by side for every order.',
          send: ['Purchase orders', 'Plant statement', 'Your bills'],
        },
      ],
      question: {
        question: 'An officer stopped my granite lorry near the border. The permit was a day old. What now?',
        answer:
          'Read the order given at the stop and note the date in it. Send it with permit and e-way bill. We look if the delay can be explained and what has to be paid to free the lorry.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for pulp exporters and granite polishers in Krishnagiri, drum by drum and slab by slab.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Drums are shipped over many months on one order. The claim mixes fruit of two seasons, and the officer asks for each batch.',
          we: 'We tie each shipping bill to its batch and its packing bills.',
          send: ['Shipping bills', 'Batch and drum list', 'Bank advice of each payment'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A polisher ships slabs but bought blocks with tax from a quarry that files late. The credit is missing when he claims.',
          we: 'We check the quarry bills in the portal list before you ship.',
          send: ['Block purchase bills', 'Shipping bills (customs export papers)', 'Blade and polish bills'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Cloth for a buyer in Karnataka was billed with state tax. The right tax is still due, and the wrong one lies with the state.',
          we: 'You pay the right kind of tax, and then we claim the wrong one back.',
          send: ['The wrong bills', 'Buyer GST number', 'Challan of the right tax'],
        },
      ],
      question: {
        question: 'My drums went through a merchant in Chennai. Can I claim?',
        answer:
          'Only the firm on the shipping bill claims as exporter. You may have sold to him at the low rate for merchants, with conditions. Send his order and we check.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for mango agents, pulp makers and granite owners in Krishnagiri, with the season stock as counted.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'The stock told to the bank in March differs from the stock in the return. A lender or an officer finds it soon.',
          we: 'We value drums by strength and lot, and use one list for both.',
          send: ['Drum list on 31 March', 'Bank stock statement', 'Fruit purchase slips'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'Money of growers passes through the account of the agent. A return made from bank credits taxes the fruit as if it were his.',
          we: 'We separate commission and interest from the fruit money.',
          send: ['Grower ledger', 'Bank statement', 'Commission notes'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Royalty, seigniorage and tax collected with them are paid at the mines office and forgotten in the tax credit.',
          we: 'We trace each payment in the credit statement and claim it.',
          send: ['Mines office receipts', 'Tax credit statement', 'Lease order'],
        },
      ],
      question: {
        question: 'I took a mango garden on lease and hail spoiled the fruit. Can I show the loss?',
        answer:
          'Yes, if lease money and picking cost are on paper. A trader in fruit shows it as a business loss, a farmer does not. Send the lease and photographs with dates.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for pulp factories, quarries and plant contractors in Krishnagiri.",
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Hundreds of workers sort fruit for three months and then leave. Names are written only when an inspector asks.',
          we: 'We enrol the season staff in week one and enter the exit when the fruit ends.',
          send: ['Joining list with phone', 'Wage sheet by week', 'Masked Aadhaar of each worker'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Drillers come through a leader, and the accident happens to a man without a number. The owner pays the hospital.',
          we: 'We ask for the name before the man goes to the face.',
          send: ['Gang list', 'Blasting roster', 'Bank details of drillers'],
        },
        {
          trade: 'plant-contractors',
          name: 'Contractors at Kurubarapalli',
          wrong:
            'The plant holds the bill until its gate list and the PF receipt agree. One replacement without a name is enough.',
          we: 'We compare gate list and wage sheet before you pay the challan.',
          send: ['Gate list of the plant', 'Wage sheet', 'Work order'],
        },
      ],
      question: {
        question: 'My fruit sorters come from the village for a few weeks. Why must I enrol them?',
        answer:
          'The day of joining counts and not the length of the stay. An account opened now stays theirs for the next season. Send the names as on their bank book.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS returns (the tax held back from payments) for mango mandis and quarries around Krishnagiri.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong:
            'An advance to a grower comes back as fruit, with something on top. It may be interest or price, and tax differs.',
          we: 'We read the advance paper and say which of the two it is.',
          send: ['Advance agreement', 'Season account of the grower', 'PAN of the agent'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong: 'Blasting crews, excavators and tippers are paid in cash by the foreman. No PAN is on the slips.',
          we: 'We give the foreman a form for name, PAN and work.',
          send: ['Foreman cash book', 'Hire slips', 'PAN copies'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong: 'Fruit brokers are paid by the ton inside the fruit price. Their share hides in the purchase.',
          we: 'We take the brokerage out of the bill and total it by PAN.',
          send: ['Broker statements', 'Fruit purchase slips', 'Cold store bills'],
        },
      ],
      question: {
        question: 'The lorry owner says he has a paper so that I need not cut tax. Is that right?',
        answer:
          'A carrier with few lorries can give a declaration with his PAN. You keep it and still name him in the statement. Send us a photograph of his paper.',
      },
    },
    'company-registration': {
      lead: 'We form a company or an LLP for suppliers, growers and granite families in Krishnagiri, after licences and loans are read.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'The plant at Pochampalli gives vendor codes to companies. A shop that changes in a hurry leaves its tools and loans behind.',
          we: 'We move machines, loan and vendor code in one plan.',
          send: ['Vendor letter', 'Loan papers of machines', 'List of plant tools'],
        },
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'Growers want a pulp line together and collect money before the producer company exists. Nobody can say whose money it is.',
          we: 'We register first and open the bank account before you collect.',
          send: ['Member list with land', 'Project note', 'Proof of the office'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'A mining lease does not follow when partners turn into a company. The quarry can stand still until the office agrees.',
          we: 'We ask the mines office first and file the company after that.',
          send: ['Lease deed', 'Partnership deed', 'Pollution board consent'],
        },
      ],
      question: {
        question: 'We are three brothers with one cloth shop at Bargur. Is a company better?',
        answer:
          'If you share one shop and one bank loan, an LLP with written shares is often enough. A company has more papers each year. Tell us who runs the shop and who only owns.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for pulp factories, mandi agents and Bargur shops in Krishnagiri, with numbers that the bank can follow.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong: 'Cans and drums move between factory and cold store. Without numbers the same drum is counted twice.',
          we: 'We follow each drum from fruit slip to shipping, and draw the bank statement from it.',
          send: ['Fruit weigh slips', 'Drum movement notes', 'Cold store statement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong: 'By noon the fruit is sold and by evening the slips are lost. Growers come back with other figures.',
          we: 'We close a page for each grower on the day of sale.',
          send: ['Weigh slips of the morning', 'Buyer notes', 'Advance book'],
        },
        {
          trade: 'cloth-trade',
          name: 'Bargur cloth shops',
          wrong:
            'Bales on credit from Surat are entered on payment and not on arrival. Stock and dues are wrong all year.',
          we: 'We enter each bale by its transport receipt and list dues by age.',
          send: ['Transport receipts', 'Supplier statements', 'Counter sale sheets'],
        },
      ],
      question: {
        question: 'My granite yard sells blocks, slabs and waste stone. How many stock books do I need?',
        answer:
          'Three short ones: blocks by number, slabs by area and waste by load. The yield of a block joins them. We send you a sheet that fits on one page.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam for pulp makers, granite polishers and two-wheeler suppliers in Krishnagiri, with machines at their book value.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong:
            'Sawing and polishing count as making goods, selling rough blocks does not. One wrong code can cost a subsidy.',
          we: 'We choose the codes from your bills of the last year.',
          send: ['Sale bills by type', 'Machine list with dates', 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong: 'Dies and jigs on the floor belong to the plant. Entered as yours, they push you into a higher class.',
          we: 'We leave out tools of the customer and show your own alone.',
          send: ['Tool list with owner', 'Balance sheet', 'Delivery challans of tools'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Mango and vegetable agents',
          wrong: 'An agent hopes for a subsidy as a trader. For trade the certificate helps with bank lending only.',
          we: 'We tell you so first, and add a grading or packing line if you run one.',
          send: ['Shop licence', 'Bills of the grading line', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The bank wants Udyam for my mango pulp loan before the season. How fast is it?',
        answer:
          'The portal gives the number soon when Aadhaar, PAN and GST data agree. Most delay comes from a phone that is not linked to Aadhaar. Check that first and call us.',
      },
    },
    'iec-registration': {
      lead: 'Do you export pulp or granite from Krishnagiri, or import cells and tools? We get you the IEC, the import export code.',
      trades: [
        {
          trade: 'fruit-pulp',
          name: 'Mango pulp factories',
          wrong:
            'A buyer abroad asks for the licence of the factory, tests and the council paper in one file. The code alone is not enough for him.',
          we: 'We apply for the code and list the other papers for your product.',
          send: ['Food licence', 'Buyer enquiry', 'Bank account proof'],
        },
        {
          trade: 'quarries',
          name: 'Granite owners and polishers',
          wrong: 'Slabs are measured once at the yard and again at the port. A block on an expired permit stays there.',
          we: 'We check permit dates and the measurement sheet before the lorry leaves.',
          send: ['Permits', 'Measurement sheet', 'Council membership form'],
        },
        {
          trade: 'auto-components',
          name: 'Electric two-wheeler suppliers',
          wrong:
            'Cells and magnets from abroad may need an approval before they are shipped. Goods without it wait and cost rent.',
          we: 'We look up the item code with your customs broker before you order.',
          send: ["Supplier's offer", 'Data sheet of the part', 'GST certificate'],
        },
      ],
      question: {
        question: 'My group grows mangoes and a trader in Mumbai exports them. Do we need the code?',
        answer:
          'No, while he is the exporter and you sell to him in India. You need it when your own name is on the export papers. Ask us when you plan the first box.',
      },
    },
  },
  seo: {
    title: 'GST Refund and Export Code Services in Krishnagiri',
    description:
      'For mango pulp packers, granite exporters and Bargur cloth merchants: GST refund claims, replies to notices and IEC registration in Krishnagiri district.',
  },
} satisfies CityWords;

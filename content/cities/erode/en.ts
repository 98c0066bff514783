import type { CityWords } from '../../schema.ts';

export const content = {
  intro: 'We do GST returns, income tax and accounts for turmeric agents, loom owners and cloth merchants in Erode.',
  description: [
    'A turmeric agent in Erode sells for growers, and a merchant buys on his own account. GST and income tax differ for the two. We read your sale notes first and then file.',
    'Cloth lies with the loom, the bleacher and the folder for a few days each. We follow the cloth by the number of its challan, the slip for goods sent without a sale.',
    "Market stalls sell to buyers from Kerala and Karnataka overnight. We check the GST numbers of the buyers and the bills of the night before the return is filed. For dairies and societies we keep accounts of milk and of the government's rebate.",
  ],
  keyAttractions: [
    'Bhavani Sangameswarar Temple',
    'Chennimalai Murugan Temple',
    'Vellode Bird Sanctuary',
    'Bannari Amman Temple',
    'Kodiveri Anicut',
    'Thindal Murugan Temple',
  ],
  majorIndustries: [
    {
      kind: 'power-looms',
      name: 'Power looms and their job workers',
      note: "One lot may pass four firms, from sizing to folding. The owner's challan number must go through all of them.",
    },
    {
      kind: 'dried-goods',
      name: 'Turmeric mandis',
      note: 'Fresh turmeric root is exempt and dried turmeric is taxable. Your books must show if you sold as agent or as owner.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      note: 'Stalls bill many buyers from other states in one night. A wrong GST number on a bill starts a dispute later.',
    },
    {
      kind: 'weaver-societies',
      name: 'Chennimalai bedsheets and Bhavani jamakkalam',
      note: 'Societies sell with a government rebate and wait for its payment. The amount stays as money due in the books.',
    },
    {
      kind: 'dairies',
      name: 'Perundurai dairies',
      note: 'Milk is paid by fat content every fortnight. Fresh milk is exempt, and butter and ghee are taxed.',
    },
  ],
  serviceAreas: [
    'Perundurai',
    'Bhavani',
    'Chithode',
    'Chennimalai',
    'Veerappanchatram',
    'Surampatti',
    'Thindal',
    'Gobichettipalayam',
  ],
  work: 'We work for market stalls, loom sheds and merchants in Erode from Coimbatore. Send bill books by WhatsApp or courier, or visit us by appointment.',
  trades: [
    {
      kind: 'dried-goods',
      name: 'Turmeric merchants and agents',
      needs:
        'You need to know if you count as agent or as merchant, because GST differs. Then you need an account for each lot.',
    },
    {
      kind: 'power-looms',
      name: 'Power looms',
      needs:
        "You need GST returns that show what still lies with job workers. For TDS you need the year's total paid to each of them.",
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      needs:
        'You need the GST numbers of buyers checked and the stock in all your places counted. We enter the sales of each market night.',
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs:
        "You need the society's PAN papers in order and a Udyam certificate. To export under your own label you need the import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell cloth, turmeric or ghee in Erode? We tell you if GST applies and apply for your number.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'A stallholder sells little in a year but sends cloth to Kerala. Goods sold to another state bring him into GST as a rule.',
          we: 'We read the bills of some market nights and then apply.',
          send: ['Stall allotment letter', 'Sale bills', 'PAN and masked Aadhaar', 'Godown rent paper'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'An agent writes turmeric bills in his own name for growers. On paper he then sells the whole lot himself.',
          we: 'We settle from your sale notes whether you are agent or seller and register that.',
          send: ['Sale notes', 'Market licence', 'Godown lease'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'A dairy sells only fresh milk and takes a number it does not need. Then it must file returns without tax.',
          we: 'We list your products and apply only if butter, ghee or flavoured milk is sold.',
          send: ['Product list with sales', 'Food licence', 'Lease of the chilling room'],
        },
      ],
      question: {
        question: 'The stall at Gani Market is allotted to my uncle. Can I use it for my number?',
        answer:
          "Only with papers that let it to you and show his consent. The market's owner may have to agree. Send us the allotment letter and the rent receipts.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns in Erode after we check market bills, loom challans or turmeric sale notes.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            "A bill carries a buyer's number with one wrong letter. He cannot use the credit, and after months the mistake is hard to mend.",
          we: "We check all buyers' numbers on the portal before we file the sales list.",
          send: ['Bill books of the market nights', 'Transport receipts', 'Returned goods list'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong: 'The bleacher bills late or does not file. The cloth owner loses sight of the tax he paid.',
          we: 'We list every job worker with bill, filing and credit, and remind those who are late.',
          send: ['Job bills', 'Challan book', 'Yarn bills'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong: 'One chiller serves exempt milk and taxed ghee, and the full credit is taken. A part has to go back.',
          we: 'We divide the credit by the sales of each product.',
          send: ['Sales by product', 'Machine and spares bills', 'Electricity bills'],
        },
      ],
      question: {
        question: 'My stall takes cash, UPI and credit in one night. How do I give you the sale?',
        answer:
          "Photograph the bill book and the night's cash sheet. Send the UPI total with them. We match the three and ask about what is missing.",
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice reach your Erode stall, loom or mandi? We read the letter and prepare the reply with lot papers.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong: 'Cloth left the shed, but the return shows only weaving charges. The officer asks who owned the yarn.',
          we: "We get the owner's challans and answer with metres received and metres returned.",
          send: ['The notice', "Owner's challans", 'Weaving bills', 'Electricity bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'The officer treats lots sold for growers as your own turnover. The sale bill in your name seems to prove it.',
          we: 'We make a table by lot with auction slip, grower and bank line.',
          send: ['Auction slips', 'Grower ledger', 'Agent bills', 'Bank statement'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong: 'Some buyers in your return have numbers that are cancelled. You are asked if the sales were real.',
          we: 'We look up every number for the date of the bill and add transport receipts.',
          send: ['Sale bills', 'Lorry receipts', 'Bank entries'],
        },
      ],
      question: {
        question: 'My buyer in Karnataka closed his firm. Do I answer for his GST number?',
        answer:
          'You must show that he was registered on the day of your bill. Lorry receipt and payment help. We print the portal record and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We check if a GST refund is open to your Erode firm and file the claim with export or purchase papers.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "Turmeric goes abroad on another firm's code as a favour. On paper that firm exported, and you cannot claim.",
          we: 'We trace which lots went in your own name and claim the tax on polishing and packing.',
          send: ['Shipping bills, the customs papers for export', 'Polishing bills', 'Packing bills', 'Bank advices'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Yarn and dyes may carry more tax than cloth. Weaving charges and cloth sales are mixed in the sum, so the claim is returned.',
          we: 'We separate job work from cloth sales and test the sum with real bills.',
          send: ['Yarn bills', 'Sales by rate', 'Return copies'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'A society supplies sheets to an emporium that exports. The society waits for a refund, though its sale was in India.',
          we: 'We check each order and claim only for bedsheets shipped by the society.',
          send: ['Order', 'Export papers', 'Yarn and dyeing bills', 'Committee resolution'],
        },
      ],
      question: {
        question: 'I charged local tax to a buyer in Karnataka. Can I get it back?',
        answer:
          'Yes, in steps. The right tax for sales to other states is paid by you first, then we claim the local tax. Send the bill and both returns.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Erode farmers who trade, cloth merchants and loom owners, with crop and business apart.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong: "A family grows turmeric and also buys the neighbours' crop. All of it is shown as farm income.",
          we: 'We make two accounts, one for the field and one for the bags you bought.',
          send: ['Patta and chitta (land records)', 'Sale slips', 'Purchase slips', 'Godown stock list'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Cloth at the stall and in the godown is counted, but not the cloth at the bleacher. The profit is then too low.',
          we: 'We add stock with job workers from the challans of the last weeks.',
          send: ['Stock lists', 'Open challans', 'Bank and UPI statements', 'Loan ledgers'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Weaving charges and own cloth are shown as one sale. The power subsidy is left out or added to sales.',
          we: 'We show three lines and match the charges with tax cut by yarn owners.',
          send: ['Weaving bills', 'Cloth bills', 'Electricity bills with subsidy'],
        },
      ],
      question: {
        question: 'I bring market cash to the bank on Wednesday. Will the income tax office ask about it?',
        answer:
          'Large deposits can bring a question. A market sheet for every night explains them. Send the sheets and we tie each deposit to its market day.',
      },
    },
    'pf-esi-services': {
      lead: "We tell Erode sheds and dairies when PF (provident fund) and ESI (workers' insurance) apply, and file every month.",
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong: 'A family divides one shed into two names to stay small. The office can count them as one.',
          we: 'We look at management, power and workers and tell you how many count.',
          send: ['Wage sheets of the two sheds', 'Electricity bills', 'Ownership papers'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'Route drivers, milk testers and plant workers are paid from three books. Each book alone looks too small.',
          we: 'We join the books and show who is employee and who is agent.',
          send: ['Driver trip sheets', 'List of test points', 'Plant attendance', 'Agent agreements'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Extra hands fold and load on market nights, and nobody writes their names. They can be counted as workers.',
          we: 'We make a night list with names and pay and check the limits.',
          send: ['Night wage slips', 'Names and phones', 'Shop staff list'],
        },
      ],
      question: {
        question: 'Market loadmen carry my turmeric bags. Must I enter them?',
        answer:
          'The answer depends on who calls, pays and can send them away. Loadmen of the whole market differ from men who open your godown each day. Keep the union receipts apart.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We keep TDS, the tax cut from payments, in order for Erode cloth owners, turmeric agents and dairies.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A weaver adds a little yarn of his own and bills one sum. It is unclear what is goods and what is work.',
          we: 'We ask him to split the bill and count only the work.',
          send: ["Weavers' bills", 'Yarn slips', 'PAN copies'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong: 'An agent draws cash to pay growers, and the bank cuts tax on it. The amount is never claimed.',
          we: 'We find it in your tax credit statement and claim it in your return.',
          send: ['Bank statement', 'Tax credit statement', "Brokers' accounts"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong: 'A commission agent in Kerala keeps his share from the payment. In the books only the net sum stands.',
          we: 'We enter the full sale and the commission, then work out the tax.',
          send: ["Agents' statements", 'Sale bills', 'PAN of agents'],
        },
      ],
      question: {
        question: 'I pay stall rent to the municipality. Is tax cut from it?',
        answer:
          'A local body is treated differently from a private owner. The rent deed shows who the owner is. Send it and we tell you before the next rent.',
      },
    },
    'company-registration': {
      lead: 'Is a company or an LLP (limited liability partnership) useful for your Erode trade? We compare and register.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Market sales are on credit, and one bad buyer can cost the family house. A proprietor answers with all that he owns.',
          we: 'We compare an LLP for the trade with the looms kept outside.',
          send: ['Stall allotment', 'Bank loan letter', 'List of dues', 'Identity papers'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'The bank wants one balance sheet, but looms and power lines stand in four names. A company cannot take them in one day.',
          we: 'We list each loom and write a rent agreement for those that stay with the owner.',
          send: ['Loom list', 'Power connection papers', 'Subsidy orders'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Growers want to polish and sell together but fear for their land. They think a company takes the land as well.',
          we: 'We form a producer company that owns the machine and leaves land outside.',
          send: ['Land records of members', 'Identity papers', 'Plan for the machine'],
        },
      ],
      question: {
        question: 'A friend gives money for turmeric and takes half the profit. Do we need a company?',
        answer:
          'First put it in writing. Without a deed his money is neither loan nor capital. A partnership deed or an LLP may be enough.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Erode stalls, looms and mandis by market day and by lot, from photographs of your slips.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Goods sold on Monday night are billed later and partly sent back. Sales then stand in the wrong week.',
          we: 'We keep a page per market day with bills, returns and money received.',
          send: ['Market sheets', 'Bill books', 'Return slips'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong: 'Polishing takes weight away, and no one writes how much. Bags at the end do not match bags bought.',
          we: 'We give each lot one number and record its weight before and after.',
          send: ['Auction slips', 'Polishing bills', 'Godown receipts', 'Final bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'The rebate is booked when the money comes, maybe a year later. The society looks poor and the ledger does not agree.',
          we: 'We book the rebate with the sale and follow it as money due.',
          send: ['Rebate orders', 'Sale sheets of depots', 'Loan statements'],
        },
      ],
      question: {
        question: 'I have my own turmeric field and a shop. Is one cash book enough?',
        answer:
          'No, keep one for the field and one for the shop. Otherwise bags from your field look like bags you bought. We give you two simple forms.',
      },
    },
    'udyam-registration': {
      lead: "We register Erode loom owners, processors and societies under Udyam, the government's free certificate.",
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong: 'Two brothers list the same looms on two certificates. A bank that reads the two refuses both.',
          we: 'We sort looms by bill and PAN, then enter them once.',
          send: ['Loom bills', 'Electricity cards', 'Last returns of both owners'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: 'The secretary registers on his own PAN. The society then has no certificate when a scheme asks.',
          we: "We apply with the society's PAN and a fresh resolution.",
          send: ["Society's PAN", 'Resolution', "Signatory's masked Aadhaar", 'List of looms and vats'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'A merchant polishes and grinds turmeric but is entered as a trader. A loan for a dryer needs the making code.',
          we: 'We add polishing and grinding and keep trade as second line.',
          send: ['Machine bills', 'Food licence', 'Last return'],
        },
      ],
      question: {
        question: 'Someone asks me to pay for a printed Udyam card in Erode. Is that right?',
        answer:
          'The portal gives the certificate free, and you can print it yourself. Our fee is for the work of filling it correctly. Do not pay for a card.',
      },
    },
    'iec-registration': {
      lead: 'Do you send bedsheets, jamakkalam or turmeric abroad from Erode? You need an IEC, the import export code, and we apply.',
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Handwoven and power-loom goods are described alike on the invoice. Customs and the buyer can then object.',
          we: "We apply in the society's PAN and check loom, fibre and name on the sample invoice.",
          send: ["Society's PAN", 'Resolution', 'Bank letter', 'Sample label'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong: 'A merchant has the code but no registration with the Spices Board. The lot cannot leave as turmeric.',
          we: 'We list the board, cleaning and residue papers beside the code.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's quality terms"],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A loom owner buys used looms abroad and pays first. The rules for second-hand machines are then read at the port.',
          we: "We check the rules and the engineer's report before the order.",
          send: ["Seller's offer", 'Machine details', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell to buyers from Kerala and Andhra. Must I have an export code?',
        answer:
          'No, sales to other states are not exports. They are GST sales to another state. You need the code only when goods leave India in your name.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant in Erode: GST, ITR and Accounts',
    description:
      'Erode turmeric agents, power loom owners and Gani Market stalls: GST numbers, monthly returns and income tax filing for trades that sell by the lot.',
  },
} satisfies CityWords;

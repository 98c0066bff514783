import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and import export codes (IEC) for cardamom planters in Bodinayakanur and banana traders in Theni.',
  description: [
    'Many planters live in Theni and own land in Kerala. A bag of cardamom that crosses the border is a transfer or a sale, and the GST differs. We settle that before the lorry leaves.',
    'Crop income and trading profit meet in one bank account. We divide them from estate books, curing slips and auction statements, so each is taxed by its own rule.',
    'Mills, copra driers and saree makers need returns that follow weight. Banana traders need an account for each garden. We give you one simple sheet for it.',
  ],
  keyAttractions: [
    'Vaigai Dam',
    'Suruli Falls',
    'Kumbakkarai Falls',
    'Meghamalai',
    'Gowmariamman Temple, Veerapandi',
    'Kurangani hills',
  ],
  majorIndustries: [
    {
      kind: 'spice-estates',
      name: 'Cardamom estates and auctions',
      note: 'The auction statement lists weight, price and charges. If you book only the net money, your turnover is too low.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana, grape and coconut trade',
      note: 'Traders buy whole gardens before harvest. Fruit, rejects and labour belong to that garden until the last load is sold.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'An officer compares yarn with the bales that you bought. Waste, power and hostel costs need accounts of their own.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra driers',
      note: 'Driers buy from growers in season. Vouchers with names and places support every later sale.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti cotton saree looms',
      note: 'Master weavers give yarn to looms near Andipatti. Record yarn, sarees and wages for each loom.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms of the valley',
      note: 'Owners sell power or use it in a mill. Units, banking charges and land rent go into separate accounts.',
    },
  ],
  serviceAreas: [
    'Bodinayakanur',
    'Periyakulam',
    'Cumbum',
    'Chinnamanur',
    'Andipatti',
    'Uthamapalayam',
    'Allinagaram',
    'Veerapandi',
  ],
  work: 'We work for planters, traders and mills in Theni, Bodinayakanur and Cumbum. Papers come by WhatsApp or courier, and our Coimbatore office receives visitors by appointment.',
  trades: [
    {
      kind: 'spice-estates',
      name: 'Cardamom planters',
      needs:
        'For each bag that crosses the border you need to know if GST is due. Farm income and trade stay apart for income tax.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana and grape traders',
      needs:
        'You need an account for each garden that you buy before harvest. To export in your own name you need the import export code (IEC).',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      needs: 'You need PF and ESI for workers in hostels. On brokers and hired buses you may have to deduct TDS.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti weavers',
      needs: 'You need a yarn account for each loom and a Udyam certificate as a maker.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you own land in Kerala and a godown in Theni? We tell you where a GST number is due and apply.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'Capsules cured in Kerala are brought to the godown here without a number on one side.',
          we: 'We read the route of each bag and apply in the state that needs it.',
          send: ['Land papers', 'Godown lease', 'Auction membership', 'Board registration'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'A banana trader lets his ripening room and lorry, and forgets to add them. Fruit is exempt, hire may not be.',
          we: 'We add the taxable income and test the limit.',
          send: ['Garden agreements', 'Hire bills', 'Market licence'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong: 'The drying floor in another village is not on the certificate. Copra found there looks unbilled.',
          we: 'We add the floor with land paper and consent.',
          send: ['Land papers', 'Consent of co-owners', 'Power card', 'Copra bills'],
        },
      ],
      question: {
        question: 'I have one wind turbine and sell power. Must I register?',
        answer:
          'Power is exempt, so mostly not for that alone. Rent for land or upkeep done for others can change it. Send the list of what you receive.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Theni planters, mills and traders and name the right state for every load.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'The auction statement is net of commission and freight. The net sum goes into the return.',
          we: 'We report the gross price and take credit on the charges.',
          send: ['Auction statements', 'Lot slips', 'E-way bills (slips for goods on the road)', 'Dealer bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Cotton from growers and from dealers is booked as one. The mill owes the tax on the first itself.',
          we: 'We mark the seller on every bale slip.',
          send: ['Bale slips', 'Dealer bills', 'Waste sale bills', 'Job work challans'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong: 'Copra goes to a press and oil comes back without a challan.',
          we: 'We write the movement with weight out and weight back.',
          send: ['Challans', 'Press slips', 'Oil and cake bills'],
        },
      ],
      question: {
        question: 'My own cardamom moves from my Kerala number to my Theni number. Is it a sale?',
        answer:
          'Yes. For GST two numbers of one person count as two, so the load needs a bill with tax. If Theni may take the full credit, the value on the bill stands, as a rule. Send the lot list before you load.',
      },
    },
    'gst-notices': {
      lead: 'Was your cardamom lorry stopped on the ghat road, or did a GST notice come to Theni? We reply.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: "Your return is lower than the auction's record. The charges were taken off first.",
          we: 'We show each lot with gross price, charges and net.',
          send: ['The notice', 'Auction statements', 'Curing slips', 'Bank statement'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'Banana money in the bank stands in no return. The officer asks what was sold.',
          we: 'We show gardens, cutting slips and market slips of exempt fruit.',
          send: ['Garden agreements', 'Sale slips', 'Bank statement'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong: 'Credit on upkeep was used against other tax, though power is exempt.',
          we: 'We trace each purchase to its use, and you pay back only what is wrong.',
          send: ['Upkeep bills', 'Meter statements', 'Returns'],
        },
      ],
      question: {
        question: 'Officers of both states wrote to me about one load. Whom do I answer?',
        answer:
          'Answer both, from the same papers. Say clearly which number sent the goods. We draft the two letters together.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Theni exporters of cardamom, bananas and yarn from lot and shipping papers.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'The lot was sold at auction, and a dealer shipped it. The planter claims.',
          we: 'We check the name on the shipping bill, the customs export paper, and claim only your own lots.',
          send: ['Lot slips', 'Shipping bills', 'Bank advices'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'Packing house and shipping bill name two firms. The claim stops.',
          we: 'We have both papers made in your name before the season.',
          send: ['Packing house bills', 'Plant health paper', 'Shipping bill', 'Bank advice'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Yarn was sold to an exporter at full tax, and later he asks for the concession.',
          we: 'We agree his order and papers before dispatch next time.',
          send: ["Exporter's order", 'Yarn bills', 'Export proof'],
        },
      ],
      question: {
        question: 'Is there a refund for copra oil with costly inputs?',
        answer:
          'Edible oil is shut out of the refund for high input tax. Export in your own name and tax paid in error remain. We look at your ledger first.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Theni planters, traders and mill partners, with crop and trade apart.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'Cardamom bought from neighbours is sold as estate crop. The exempt part is then in doubt.',
          we: 'We keep a stock book for bought produce.',
          send: ['Estate register', 'Purchase slips', 'Auction statements', 'Wage sheets'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'A storm destroyed a garden, and no paper has the date. The loss is hard to prove.',
          we: 'We collect photographs, village paper and costs in one page.',
          send: ['Garden agreement', 'Photographs', 'Cost slips'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong: 'Land rent paid to villagers and units used in the mill are not shown.',
          we: 'We show both by turbine.',
          send: ['Land leases', 'Meter statement', 'Loan statement'],
        },
      ],
      question: {
        question: 'My land is in Idukki and I live in Theni. Where is the crop taxed?',
        answer:
          'The central return is one for you, wherever the land lies. Kerala may have its own rules on farm income. We ask about both before we file.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for Theni mills, curing houses and turbine sites.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Mess and room are cut from wages without a rule, and contributions are paid on the rest.',
          we: 'We read the wage sheet and put every cut on its own line.',
          send: ['Wage sheet', 'Mess register', 'Shift roll', 'Hostel list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'Estate hands in Kerala and dryer hands in Theni are on one list. The two places differ.',
          we: 'We keep two lists and one PF number for a person.',
          send: ['Check-roll', 'Dryer attendance', 'Masked Aadhaar copies'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'Banana cutters come with a leader for two days. No name is written.',
          we: 'We give the leader a form for names, villages and days.',
          send: ["Leader's slips", 'Packing shed attendance', 'Lorry crew list'],
        },
      ],
      question: {
        question: 'A worker leaves my mill and joins another. What must I file?',
        answer:
          'Enter the leaving date in the same month. Without it the next mill cannot settle the account. The PF number stays the same.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut at payment) for Theni mills, traders and turbine owners each quarter.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Hostel buses and cotton brokers are paid by bank, but nobody wrote what the payment is for. The rate is guessed.',
          we: 'We name the kind of payment for each payee in April.',
          send: ['Bus contract', 'Broker notes', 'Turbine upkeep contract', 'PAN copies'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong: 'Rent goes to many villagers, and two have no PAN that works. More tax must be cut.',
          we: 'We test every PAN before the rent is paid.',
          send: ['Land leases', 'PAN copies', 'Bank list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'Shade trees are sold with the crop, and the timber is not seen apart.',
          we: 'We look at TCS, the tax a seller collects, before the sale.',
          send: ['Felling permit', 'Sale bill', "Buyer's declaration"],
        },
      ],
      question: {
        question: 'I pay a farmer for the bananas on his trees. Do I cut tax?',
        answer: 'Buying the crop is a purchase of goods. Paying a gang for cutting is work. Write two papers, not one.',
      },
    },
    'company-registration': {
      lead: 'We form producer companies, LLPs (limited liability partnerships) and companies for Theni growers and families, with land questions answered first.',
      trades: [
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'Grape growers want a company that owns the name of the grape. The name is common.',
          we: "We register a brand of the group's own.",
          send: ['Member list', 'Land papers', 'Brand choices'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: "Estate land in Kerala is put into a company here. Kerala's law and stamp duty apply.",
          we: 'We work out the cost with the title papers before you decide.',
          send: ['Title papers', 'Heirship certificate', 'Board registration'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'Planters and spinners paid for one mill from many accounts. Shares were never written.',
          we: 'We trace the money and write the share register.',
          send: ['Bank entries', 'Partner accounts', 'Loan letter', 'Power connection'],
        },
      ],
      question: {
        question: 'Can two planters and a dealer be partners?',
        answer:
          'Yes. The deed should say what is crop and what is trade, since tax differs. We draft it in plain words and register the firm if you wish.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts by weight and in rupees for Theni estates, gardens and mills.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'Green weight is written, cured weight is not. A loss in the dryer cannot be seen.',
          we: 'We follow every lot from green to graded weight.',
          send: ['Picking slips', 'Dryer sheets', 'Grade slips', 'Auction statements'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Advances for five gardens stand in one account, and wages are not split. Nobody knows which garden made money.',
          we: 'We open a page per garden until the last bunch.',
          send: ['Advance receipts', 'Cutting wages', 'Sale slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'Sarees with dealers and yarn with weavers are not counted on the closing day. The profit is then too small.',
          we: 'We keep a card per loom and a list of sarees out.',
          send: ['Yarn issue book', 'Wage sheets', "Dealers' notes"],
        },
      ],
      question: {
        question: 'Do my Kerala estate and Theni godown need two sets of books?',
        answer:
          'Yes, if they have two GST numbers. Goods from one to the other need a bill with tax, though both are yours. We fix how the price is set.',
      },
    },
    'udyam-registration': {
      lead: 'We register Theni makers under Udyam, the free certificate for small units, and keep fields out of it.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong: "A saree maker is listed as trader and gets no weaver's scheme.",
          we: 'We correct it to weaving and keep the number.',
          send: ['Old certificate', 'Yarn store proof', 'Masked Aadhaar with linked phone'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'A turbine under the same PAN is left out of the sum. The class may be wrong.',
          we: 'We add turbine and frames at book value from the last return.',
          send: ['Depreciation list', 'Turbine invoice', 'Last return', 'GST certificate'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong: 'The drier is bought before the certificate, and the subsidy form asks for the other order.',
          we: 'We register first and note the date.',
          send: ['Drier quotation', 'PAN', 'Power card'],
        },
      ],
      question: {
        question: 'I cure cardamom for other planters. Is that farming?',
        answer:
          'Growing is farming, curing for others is a service or making. It can stand on a certificate. Send the dryer bill and the charges that you take.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC (import export code) for Theni cardamom, bananas and sarees, and tell you what comes after.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong: 'The lot is ready, but the exporter certificate of the Spices Board is missing.',
          we: 'We apply for the code and then for the certificate.',
          send: ['PAN', 'Cancelled cheque', 'Sample report', 'Bank letter'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong: 'Grapes need a registered garden before the season. The buyer asks in the harvest week.',
          we: 'We give you a calendar that starts a year ahead.',
          send: ['Land papers', "Buyer's country", 'Packing house letter'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong: 'A mill has a code, but the bank changed and the new account is not with customs.',
          we: 'We update the code and register the new bank at the port.',
          send: ['Old code', 'New cancelled cheque', "Bank's letter"],
        },
      ],
      question: {
        question: 'A friend lets me ship bananas on his code. What is the risk?',
        answer:
          'The export, the refund and the record are his. A claim by customs also goes to him. Your own code ends that.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Theni Cardamom and Mill Owners',
    description:
      'Cardamom auctions, estates across the Kerala border, banana exports and spinning mills: GST, income tax and IEC work for Theni, Bodi and Cumbum owners.',
  },
} satisfies CityWords;

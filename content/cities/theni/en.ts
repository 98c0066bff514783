import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST, income tax and import export codes (IEC) for cardamom planters in Bodinayakanur and for banana traders and spinning mills in Theni.',
  description: [
    'Many planters live in Theni and own land in Kerala. Cardamom that crosses the border may be a transfer of your own goods or a sale, and the GST is different in each case. Before the lorry leaves, we check with you whether it is a transfer or a sale.',
    'Agricultural income and trading profit often come into one bank account. We separate them with estate registers, curing slips and auction statements, so that each kind of income is taxed under its own rules.',
    'Spinning mills, copra yards and saree makers must file returns that tally with the weight of their goods. Banana traders need a separate account for each garden. We give you one simple sheet that suits your trade.',
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
      note: 'The auction statement shows the weight, the price and the charges. If you enter only the net amount that you received, your books understate your turnover.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana, grape and coconut trade',
      note: 'Traders buy the crop of a whole garden before harvest. Enter the fruit, the rejects and the labour for each garden in one account until the last load is sold.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'An officer compares the yarn you sold with the cotton bales you bought. Keep separate accounts for waste, power and hostel costs.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards',
      note: "Copra yards buy from growers in the season. Purchase vouchers with the growers' names and villages are your proof for every later sale.",
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti cotton saree looms',
      note: "Master weavers supply yarn to loom owners near Andipatti. Keep a record of each loom's yarn, sarees and wages.",
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms in the valley',
      note: 'Owners sell the power from their wind turbines or use it in their own mill. Enter the units of power, the power banking charges and the land rent in separate accounts.',
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
  work: (town) =>
    `We can help planters, traders and mills in Theni, Bodinayakanur and Cumbum. Send your slips and bills by WhatsApp or courier, or visit our ${town} office by appointment.`,
  trades: [
    {
      kind: 'spice-estates',
      name: 'Cardamom planters',
      needs:
        'You need to know whether GST is due when a bag of cardamom crosses the Kerala border. For income tax, agricultural income and trading profit must be shown separately.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana and grape traders',
      needs:
        'You need an account for each garden whose crop you buy before harvest. To export in your own name, you need an import export code (IEC).',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      needs:
        'You need PF and ESI for the workers in your hostel. You may also have to deduct TDS when you pay brokers and bus owners.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti weavers',
      needs: 'You need a yarn account for each loom, and a Udyam certificate that shows you as a manufacturer.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you have an estate in Kerala and a godown in Theni? We can tell you in which state you need a GST number, and apply for it.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you cure cardamom in Kerala and bring it to a godown in Bodinayakanur, a GST number in only one state may not be enough. An officer may stop the lorry and detain the goods.',
          we: 'We find out in which states you store and sell your cardamom, and apply in each state where you need a GST number.',
          send: [
            'Patta or title deeds',
            'Rental agreement for the godown',
            'Proof of auction membership',
            'Spices Board registration',
          ],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Fresh fruit is exempt, but the hire charges for a ripening room or a lorry may be taxable. If you forget this income, you may cross the GST limit without noticing, and have to pay tax for past months.',
          we: 'We add the hire charges to your other sales, and tell you if you must register.',
          send: ['Garden agreements', 'Bills for hire charges', 'Market licence'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards',
          wrong:
            'If your drying yard in another village is not on the GST certificate, an officer who finds copra there may treat it as unaccounted stock.',
          we: "We add the drying yard as a place of business, and attach the patta and the owners' consent.",
          send: ['Patta of the land', "Co-owners' consent letters", 'Latest EB bill', 'Copra purchase bills'],
        },
      ],
      question: {
        question: 'I have one wind turbine near Theni and sell the power. Do I need GST registration?',
        answer:
          'Electricity is exempt from GST, so you usually do not need a GST number if you sell only power. You may need one if you also rent out land or maintain turbines for others. Send us a list of your receipts for a year. We will check them, and apply if you need a number.',
      },
    },
    'gst-returns': {
      lead: "Theni planters, mills and copra traders can leave their GST returns to us. We can report every load under the right state's GST number.",
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'The auction house pays you after deducting commission and freight. If you report only the net amount, your sales are lower than in the auction records, and the officer may ask for tax on the difference.',
          we: 'We report each lot at its gross price, and claim input tax credit on the auction charges.',
          send: ['Auction statements', 'Lot slips', 'E-way bills', "Dealers' bills"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "A mill must pay GST under reverse charge on the cotton it buys from growers. If a mill enters growers' cotton and dealers' cotton together, it may leave out this tax and get a tax demand with interest.",
          we: "We mark the seller on every bale slip, and record growers' cotton and dealers' cotton separately.",
          send: ['Bale slips', "Dealers' bills", 'Sale bills for cotton waste', 'Job work challans'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards',
          wrong:
            'If copra goes to an oil press without a delivery challan and comes back as oil, an officer may treat the copra as sold without a bill.',
          we: 'We give you a delivery challan book with columns for the weight sent and the weight returned, and check it each month.',
          send: ['Delivery challans', 'Slips from the oil press', 'Oil and oil cake bills'],
        },
      ],
      question: {
        question:
          'I have one GST number in Kerala and another in Theni. Is it a sale if I send my own cardamom to Theni?',
        answer:
          'Yes. Under GST, two GST numbers of the same owner are treated as two persons, so the load needs a tax invoice. If your Theni number can take full credit, the value on the invoice is usually accepted. Send us the lot list before you load, and we will prepare the invoice.',
      },
    },
    'gst-notices': {
      lead: 'Was your cardamom lorry stopped on the ghat road, or has your firm in Theni got a GST notice? We can draft the reply.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you reported sales after deducting the auction charges, your return shows less than the auction records. The officer may treat the difference as sales that you did not report.',
          we: "We list each lot's gross price, the charges and the net amount.",
          send: ['The notice', 'Auction statements', 'Curing slips', 'Bank statement'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If your bank statement shows receipts from bananas but your returns show no sale, the officer may ask for tax as if you had sold taxable goods.',
          we: 'We prove from the garden agreements, cutting slips and market slips that you sold exempt fruit.',
          send: ['The notice', 'Garden agreements', 'Market sale slips', 'Bank statement'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'If you used the credit on turbine maintenance to pay the GST of another business, the officer may ask for that credit back with interest, because power is exempt.',
          we: 'We find out what each purchase was used for, so that you pay back only the credit that was wrongly used.',
          send: ['The notice', 'Turbine maintenance bills', 'Meter statements', 'GST returns'],
        },
      ],
      question: {
        question:
          'Officers in Kerala and Tamil Nadu have both written to me about one load of cardamom. To whom should I reply?',
        answer:
          'You must reply to both officers, and your replies must not contradict each other. State clearly under which GST number the goods were sent and under which they were received. Send us both notices, the invoice and the e-way bill. We will draft the two replies together.',
      },
    },
    'gst-refunds': {
      lead: 'Have you exported cardamom, bananas or yarn from Theni? We can match the lot slips with the shipping bills and claim your GST refund.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'When a dealer exports cardamom that you sold at the auction, only the dealer can claim the refund on the export. A claim in your name will be rejected.',
          we: 'We check whose name is on each shipping bill, and claim the refund only for the lots that you exported yourself.',
          send: ['Lot slips', 'Shipping bills', 'Bank remittance advices'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            "If the pack house's bill and the shipping bill are in two different firms' names, the officer cannot link them. He can disallow the packing cost in your claim.",
          we: 'Before the season begins, we ask the pack house to raise its bill on the firm that exports.',
          send: ["Pack house's bills", 'Phytosanitary certificate', 'Shipping bill', 'Bank remittance advice'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you charge an exporter full tax on yarn, he may ask for the concessional rate later. The officer may not accept a bill that was changed after dispatch, and you and the exporter then argue over who bears the tax.',
          we: "Before the next dispatch, we go through the exporter's order and its conditions with you.",
          send: ["Exporter's order", 'Yarn sale bills', 'Proof of export'],
        },
      ],
      question: {
        question: 'My coconut oil press near Theni has a lot of unused GST credit. Can I get a refund of this credit?',
        answer:
          'Some trades get a refund when inputs are taxed at a higher rate than the product, but edible oil is excluded. You can still claim for oil that you export in your own name, or for tax paid by mistake. Send us your credit ledger. We will check both and tell you the amount.',
      },
    },
    'income-tax-filing': {
      lead: 'Does your income come partly from crops and partly from trade? For Theni planters, banana traders and turbine owners, we can file income tax returns that show each kind of income separately.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you buy cardamom from neighbours and sell it as your own crop, an officer who notices it may question all your exempt agricultural income.',
          we: 'We keep a separate stock book for cardamom that you buy, and show the profit on it as business income.',
          send: ['Estate register', 'Purchase slips', 'Auction statements', 'Wage sheets'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'When a storm destroys a banana garden whose crop you have paid for, you need a dated record of the damage. Without such a record you may not be able to claim the loss.',
          we: "We keep the photographs, the VAO's certificate and the cost slips for that garden in one file.",
          send: ['Garden agreement', 'Photographs with dates', 'Cost slips'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            "If you leave out the lease rent paid to villagers or the power used in your own mill, the turbine's profit or loss will be wrong. You may pay too much tax, or get a notice later.",
          we: 'We prepare a one-page account for each turbine, with its units generated, lease rent, maintenance and loan.',
          send: ['Land leases', 'Meter statements', 'Loan statement'],
        },
      ],
      question: {
        question: "My cardamom estate is in Idukki and I live in Theni. Where do I show the estate's income?",
        answer:
          "You file only one income tax return, wherever your land is. Kerala can have its own rules for agricultural income, so we ask for the estate's records too. Send us the land documents, the auction statements and the wage sheets, and we will prepare the return.",
      },
    },
    'pf-esi-services': {
      lead: 'We can handle PF and ESI for workers in Theni mills, cardamom curing houses and banana packing sheds, from enrolment to the monthly return.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you deduct mess and room charges first and pay PF only on the rest of the wage, the PF office may ask for the balance. The office can also charge damages (a penalty).',
          we: 'We go through your wage sheet and show every deduction on a separate line, so that PF is calculated on the right wage.',
          send: ['Wage sheet', 'Mess register', 'Attendance register', 'List of hostel workers'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "Estate workers in Kerala and dryer workers in Theni come under different PF offices. If both groups are on one list, a worker's PF account may be split or lost.",
          we: 'We keep a separate list for each place, and a single PF number (UAN) for each worker.',
          send: ['Estate check-roll', 'Attendance register at the dryer', "Workers' masked Aadhaar"],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Banana cutters come with a maistry for a day or two and do not give their names. If a cutter falls from a ladder or a lorry, it is hard to prove whom he worked for.',
          we: 'We give the maistry a form for names, villages and working days, and tell you who must be covered.',
          send: ["Maistry's slips", 'Attendance register at the packing shed', 'List of the lorry crew'],
        },
      ],
      question: {
        question: 'A worker leaves my spinning mill in Theni and joins another mill. What do I have to file?',
        answer:
          'You report his date of exit in the return for the same month. Without this date, his PF account cannot be transferred to the next mill, and he will come back to you. His PF number stays the same. Every month, send us the wage sheet and the names of the workers who left.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Does TDS apply when you pay bus owners, cotton brokers or landowners in Theni? We can work it out and file the TDS returns, and also TCS returns for timber sold from estates.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you pay hostel buses and cotton brokers through the bank and do not note what each payment is for, the accountant can only guess the TDS rate in March. You may then have to pay the shortfall with interest.',
          we: 'In April we note the kind of payment and the TDS rate for each person you pay.',
          send: ['Bus contract', 'Brokerage bills', 'Turbine maintenance contract', "Payees' PANs"],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'You pay lease rent to many villagers, and some of their PANs may be inoperative. For such landowners TDS has to be deducted at a higher rate, and if you deducted less, you have to pay the balance yourself.',
          we: 'Before you pay the rent, we check every PAN and tell you how much TDS to deduct for each landowner.',
          send: ['Land leases', "Landowners' PANs", 'Bank payment list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'Timber comes under TCS, which the seller collects. If you sell shade trees and cardamom on one bill, you may forget the TCS and have to pay it yourself.',
          we: 'Before the sale, we check if TCS is due, and prepare a separate bill for the timber.',
          send: ['Felling permit', 'Sale bill', "Buyer's declaration"],
        },
      ],
      question: {
        question:
          "I buy a farmer's standing banana crop and pay a gang of workers to cut it. From which of these payments do I deduct TDS?",
        answer:
          'Buying the crop is a purchase of goods. The amount you pay the gang for cutting is for contract work, and TDS may apply to it above a limit. Make one agreement for the crop and another for the cutting, so that the amounts are clear. Send us the agreements and the PANs, and we will tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register a producer company, an LLP or a company for growers and families in Theni, after we have checked the land documents.',
      trades: [
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If grape growers form a company and apply for the name of their grape as its brand, the application may be rejected, because all growers use this name.',
          we: 'We find a name that nobody else uses, and register the producer company under it.',
          send: ['List of members', "Members' pattas", 'Three choices for the name'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If you transfer estate land in Kerala to a company in Tamil Nadu, Kerala's land law and stamp duty apply. The cost can be more than the tax you hoped to save.",
          we: 'Before you decide, we work out the cost of the transfer from the title deeds.',
          send: ['Title deeds', 'Legal heirship certificate', 'Spices Board registration'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Planters and spinners sometimes invest in one mill from many bank accounts. If they do not write down the shares, the families can dispute them when a partner dies or sells.',
          we: 'We trace each payment in the bank statements and write up the share register.',
          send: ['Bank statements', "Partners' capital accounts", 'Loan sanction letter', 'Latest EB bill'],
        },
      ],
      question: {
        question:
          'Two planters and one cardamom dealer want to start a firm in Bodinayakanur. How should we register it?',
        answer:
          "You can form a partnership or an LLP. The deed should say which income comes from the crop and which from trading, because the tax is different. Send us the land documents and tell us each partner's share. We will draft the deed in simple words, apply for the PAN and register the firm.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'In a cardamom estate, a banana garden or a weaving shed in Theni, weight matters as much as money. We can keep accounts that show both.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you record the green weight of cardamom but not the cured weight, you cannot see how much is lost in the dryer. Capsules can then go missing before the auction without anyone noticing.',
          we: 'We track every lot from green weight to graded weight, and report its yield to you.',
          send: ['Picking slips', 'Dryer sheets', 'Grading slips', 'Auction statements'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If the advances for five gardens are in one account, you cannot see which garden made money. You may then pay too much for a poor garden next year.',
          we: 'We open an account for each garden, and close it after the last bunch is sold.',
          send: ['Advance receipts', 'Cutting wage slips', 'Sale slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'Sarees with dealers and yarn with weavers are easily missed in the stock count on 31 March. The profit in your books is then too low, and an officer may add the difference to your income.',
          we: 'We keep an account for each loom, and a list of the sarees that are with dealers.',
          send: ['Yarn issue book', 'Wage sheets', "Dealers' receipts for sarees"],
        },
      ],
      question: {
        question: 'I have an estate in Kerala and a godown in Theni. Do I need two sets of accounts?',
        answer:
          'Yes, if the estate and the godown have two GST numbers. Goods that move from one registration to the other need a tax invoice, although you own both places. We keep both sets, fix the transfer prices with you, and send you one combined profit statement for income tax.',
      },
    },
    'udyam-registration': {
      lead: 'Saree makers, spinning mills and copra yards in Theni can ask us for Udyam registration. We enter the right activity and your own machines, because the bank checks both.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'If a saree maker is registered as a trader, he may not get the benefits of schemes meant for weavers.',
          we: 'We correct the activity on the portal. The Udyam number stays the same, and you get a new certificate to print for your bank.',
          send: [
            'Old Udyam certificate',
            'Address proof of the yarn godown',
            'Masked Aadhaar with linked mobile number',
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If a wind turbine under the same PAN is not counted as investment, the category on the certificate may be wrong. A bank may then refuse to accept the certificate.',
          we: 'We add the turbine and the spinning frames at their written down value in your last return, and tell you whether you are a micro, small or medium enterprise.',
          send: ['Depreciation schedule', 'Turbine invoice', 'Last income tax return', 'GST certificate'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards',
          wrong:
            'If the subsidy scheme asks for Udyam registration before the purchase and you buy the dryer first, your subsidy may be refused.',
          we: 'We register you under Udyam before you pay for the dryer, and keep proof of the date in your file.',
          send: ['Quotation for the dryer', 'PAN', 'Latest EB bill'],
        },
      ],
      question: {
        question: 'I cure cardamom for other planters in Bodinayakanur. Can I register this under Udyam?',
        answer:
          'Yes. Growing cardamom is farming, which Udyam does not cover, but curing it for others for a charge is a business. Send us the dryer invoice, your PAN and a list of your curing charges, and we will register your curing business.',
      },
    },
    'iec-registration': {
      lead: 'Are you planning to export cardamom, bananas or yarn from Theni? We can apply for your import export code (IEC) and tell you what to do after that.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If your cardamom is packed and you do not have the Spices Board's exporter certificate, customs may hold the lot. You then cannot meet the buyer's delivery date.",
          we: 'We apply for the IEC first, and then for the Spices Board certificate.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report on a sample', 'Bank letter'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Some buyers abroad want grapes from a registered garden. If you learn of this rule only in the harvest week, it is too late for that season.',
          we: 'We give you a calendar of the steps, beginning a year before the harvest.',
          send: ['Patta of the garden', "Name of the buyer's country", 'Letter from the pack house'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'When your mill changes its bank, customs must be informed of the new account. Otherwise your export proceeds and incentives may be held up.',
          we: 'We update the IEC and register the new bank account with customs.',
          send: ['IEC certificate', 'Cancelled cheque of the new account', 'Letter from the new bank'],
        },
      ],
      question: {
        question: 'A friend lets me ship bananas under his IEC. What is the risk, and how do I get my own?',
        answer:
          'The refund and the export record then belong to your friend, and customs may also claim duty or penalty from him. He can lose money on your shipment, and you cannot prove your export. We can apply for an IEC in your own name. Send us your PAN, a cancelled cheque and address proof.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Theni Cardamom and Mill Owners',
    description:
      'GST, income tax and IEC for cardamom planters with land in Kerala, banana traders and spinning mills in Theni, Bodinayakanur and Cumbum. See our prices.',
  },
} satisfies CityWords;

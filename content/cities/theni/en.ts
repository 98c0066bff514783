import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, income tax and import export codes (IEC) for cardamom planters in Bodinayakanur and for banana traders and mills in Theni.',
  description: [
    'Many planters live in Theni and own land in Kerala. When cardamom crosses the border, it can be a transfer of your own goods or a sale, and the GST differs. We settle this with you before the lorry leaves.',
    'Crop income and trading profit often come into one bank account. We separate them with the help of estate books, curing slips and auction statements, so that each is taxed by its own rule.',
    'Mills, copra driers and saree makers need returns that follow the weight. Banana traders need an account for each garden. We give you one simple sheet for your trade.',
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
      note: 'The auction statement shows weight, price and charges. If you enter only the net money, your turnover is too low.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana, grape and coconut trade',
      note: 'Traders buy whole gardens before harvest. Keep the fruit, the rejects and the labour of each garden together until the last load is sold.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'An officer compares the yarn with the bales that you bought. Waste, power and hostel costs need separate accounts.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra driers',
      note: 'Driers buy from growers in the season. Purchase vouchers with names and villages support every later sale.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti cotton saree looms',
      note: 'Master weavers give yarn to looms near Andipatti. Record the yarn, the sarees and the wages of each loom.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms of the valley',
      note: 'Owners sell the power or use it in a mill. Enter units, banking charges and land rent in separate accounts.',
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
  work: 'We can help planters, traders and mills in Theni, Bodinayakanur and Cumbum. Send your slips and bills by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'spice-estates',
      name: 'Cardamom planters',
      needs:
        'You need to know for each bag that crosses the border if GST is due. For income tax you must show farm income and trading profit separately.',
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
      needs:
        'You need PF and ESI for the workers in your hostel. You may also have to deduct TDS from brokers and hired buses.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti weavers',
      needs: 'You need a yarn account for each loom and a Udyam certificate as a manufacturer.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you own an estate in Kerala and a godown in Theni? We can tell you in which state you need a GST number and apply for it.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you cure capsules in Kerala, bring them to a godown in Bodinayakanur and have a GST number in only one of the states, a lorry can be stopped and the goods held.',
          we: 'We look at the route of each bag and apply in the state that needs a number.',
          send: [
            'Patta or title deeds',
            'Rental agreement of the godown',
            'Auction membership',
            'Spices Board registration',
          ],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Fresh fruit is exempt, but the hire of a ripening room or a lorry may not be. If you forget this income, you can cross the limit without knowing it and owe the tax of past months.',
          we: 'We add your taxable income to your other sales and tell you if you must register.',
          send: ['Garden agreements', 'Hire bills', 'Market licence'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If your drying floor in another village is not on the certificate, an officer who finds copra there can treat it as goods without bills.',
          we: "We add the floor as a place of business with the patta and the owners' consent.",
          send: ['Patta of the land', 'Consent letters of the co-owners', 'Latest EB bill', 'Copra purchase bills'],
        },
      ],
      question: {
        question: 'I have one wind turbine near Theni and sell the power. Do I need GST registration?',
        answer:
          'Power is exempt, so you usually need no number if you sell only power. It can change if you also rent out land or maintain turbines for others. Send us a list of what you receive in a year. We check it and apply if it is needed.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for Theni planters, mills and copra traders, and report every load under the right state's number.",
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "The auction pays you after commission and freight. If the net amount goes into your return, your sales are lower than the auction's record, and the officer can ask for the rest.",
          we: 'We report the gross price of each lot and take the credit on the charges.',
          send: ['Auction statements', 'Lot slips', 'E-way bills', 'Dealer bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "On growers' cotton the mill must pay the GST itself. If it is entered together with dealers' cotton, you may miss this tax and get a demand with interest.",
          we: 'We mark the seller on every bale slip and enter each kind separately.',
          send: ['Bale slips', 'Dealer bills', 'Bills for waste sold', 'Job work challans'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If copra goes to a press without a delivery challan and comes back as oil, an officer can treat the copra as sold.',
          we: 'We give you a challan book with weight sent and weight returned, and check it each month.',
          send: ['Delivery challans', 'Press slips', 'Oil and oil cake bills'],
        },
      ],
      question: {
        question: 'I move my own cardamom from my Kerala GST number to my Theni number. Is this a sale?',
        answer:
          'Yes. Under GST two numbers of one person are treated as two persons, so the load needs an invoice with tax. If your Theni number can take the full credit, the value on the invoice is usually accepted. Send us the lot list before you load, and we prepare the invoice.',
      },
    },
    'gst-notices': {
      lead: 'Was your cardamom lorry stopped on the ghat road, or did a GST notice come to your firm in Theni? We can draft the reply.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If the charges were taken off first, your return is lower than the auction's record. The officer can treat the difference as sales that you did not report.",
          we: 'We list each lot with its gross price, the charges and the net amount.',
          send: ['The notice', 'Auction statements', 'Curing slips', 'Bank statement'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If your bank shows banana money and no return shows a sale, the officer can ask for tax as if you had sold taxable goods.',
          we: 'We prove from garden agreements, cutting slips and market slips that you sold exempt fruit.',
          send: ['The notice', 'Garden agreements', 'Market sale slips', 'Bank statement'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'You may have set the credit on turbine maintenance against other tax. Power is exempt, so the officer can ask for that credit with interest.',
          we: 'We trace each purchase to its use. You then pay back only what was wrong.',
          send: ['The notice', 'Maintenance bills', 'Meter statements', 'GST returns'],
        },
      ],
      question: {
        question:
          'Officers of Kerala and Tamil Nadu both wrote to me about one load of cardamom. Whom should I answer?',
        answer:
          'You answer both, and the two replies must say the same. State clearly which GST number sent the goods and which received them. Send us both notices, the invoice and the e-way bill. We draft the two replies together.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Theni exporters of cardamom, bananas and yarn, after we match lot slips with shipping bills.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'When a dealer exports cardamom that you sold at the auction, only the dealer can claim the export refund. Your claim would be rejected.',
          we: 'We check whose name is on each shipping bill and claim only the lots that you exported.',
          send: ['Lot slips', 'Shipping bills', 'Bank advices'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If the packing house bill and the shipping bill name two firms, the officer cannot link them. He can leave the packing cost out of your claim.',
          we: 'We ask the packing house to bill the exporting firm before the season begins.',
          send: ['Packing house bills', 'Plant health certificate', 'Shipping bill', 'Bank advice'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'You may sell yarn to an exporter at full tax, and later he asks for the concessional rate. A changed bill after dispatch can be refused, and the two of you argue over the tax.',
          we: 'We go through his order and conditions with you before the next dispatch.',
          send: ["Exporter's order", 'Yarn sale bills', 'Proof of export'],
        },
      ],
      question: {
        question: 'My coconut oil press near Theni has a lot of unused GST credit. Can it be refunded?',
        answer:
          'Edible oil is excluded from the refund for inputs that are taxed higher than the product. You can still claim for oil that you export in your own name, or for tax paid by mistake. Send us your credit ledger. We check both and tell you the amount.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Theni planters, banana traders and turbine owners, with crop income and trading profit shown separately.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you buy cardamom from neighbours and sell it as your own crop, an officer who finds it can doubt your whole exempt farm income.',
          we: 'We keep a separate stock book for the cardamom that you buy and show its profit as business.',
          send: ['Estate register', 'Purchase slips', 'Auction statements', 'Wage sheets'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'When a storm destroys a garden that you paid for, you need a dated record. Without it you may not be able to claim the loss.',
          we: "We collect the photographs, the village officer's certificate and the cost slips of that garden in one file.",
          send: ['Garden agreement', 'Photographs with dates', 'Cost slips'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            "If you leave out the land rent paid to villagers or the units used in your own mill, the turbine's result is wrong. You may pay too much tax or get a question later.",
          we: 'We prepare one page for each turbine with units, land rent, maintenance and loan.',
          send: ['Land leases', 'Meter statement', 'Loan statement'],
        },
      ],
      question: {
        question: 'My cardamom estate is in Idukki and I live in Theni. Where do I show the income?',
        answer:
          'You file one central income tax return, wherever your land is. Kerala can have its own rules for farm income, so we ask for your records of both. Send us the land documents, the auction statements and the wage sheets, and we prepare the return.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for Theni mills, cardamom curing houses and banana packing sheds.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you take mess and room charges out of the wages and pay PF only on the rest, the PF office can ask for contributions on the full wage, with damages.',
          we: 'We read your wage sheet and show every deduction on its own line, so that PF is worked out on the right wage.',
          send: ['Wage sheet', 'Mess register', 'Shift roll', 'Hostel list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "Estate hands in Kerala and dryer hands in Theni may be on one list. Different offices look after them, and a worker's account can be split or lost.",
          we: 'We keep a list for each place and one PF number for each worker.',
          send: ['Check-roll', 'Attendance at the dryer', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Banana cutters come with a leader for a day or two and give no names. If one of them falls, nobody can prove that he worked for you or for someone else.',
          we: 'We give the leader a form for names, villages and days and tell you who must be covered.',
          send: ["Leader's slips", 'Attendance of the packing shed', 'List of lorry crew'],
        },
      ],
      question: {
        question: 'A worker leaves my spinning mill in Theni and joins another mill. What do I have to file?',
        answer:
          'You enter his leaving date in the return of the same month. Without it the next mill cannot bring his PF account together, and he will come back to you. His PF number stays the same. Send us the leavers of the month with the wage sheet.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file the TDS returns (tax deducted when you pay) of Theni mills and turbine owners, and TCS on timber from estates.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Hostel buses and cotton brokers are paid by bank, but nobody notes what the payment is for. If the accountant guesses the rate in March, you may owe the shortage and interest.',
          we: 'We note the kind of payment and the rate for each payee in April.',
          send: ['Bus contract', 'Broker notes', 'Turbine maintenance contract', 'PAN of the payees'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'You pay land rent to many villagers, and some PANs may not work. TDS for them is then at a higher rate, and if you deducted less, the balance is yours to pay.',
          we: 'We test every PAN before you pay the rent and tell you the amount for each owner.',
          send: ['Land leases', 'PAN of the land owners', 'Bank payment list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'Timber has its own rule for TCS (tax that the seller collects). If you sell shade trees and crop on one bill, you can miss it and owe the TCS yourself.',
          we: 'We check before the sale if TCS is due and prepare separate bills.',
          send: ['Felling permit', 'Sale bill', "Buyer's declaration"],
        },
      ],
      question: {
        question: "I buy the bananas on a farmer's trees and pay a gang to cut them. Where do I deduct TDS?",
        answer:
          'Buying the crop is a purchase of goods. Paying a gang to cut it is contract work, where TDS can apply above a limit. Use one agreement for each, so that the sums are clear. Send us both with the PANs, and we tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register producer companies, LLPs (limited liability partnerships) and companies for Theni growers and families, after we look at the land.',
      trades: [
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Grape growers may want a company that owns the name of their grape. The name is common to all growers, so the application can be rejected.',
          we: 'We find a brand name of your own and register the producer company with it.',
          send: ['List of members', "Patta of the members' land", 'Three choices of a brand name'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If estate land in Kerala is put into a company here, Kerala's land law and stamp duty apply. The cost can be higher than the tax that you hoped to save.",
          we: 'We work out the cost from the title deeds before you decide.',
          send: ['Title deeds', 'Legal heirship certificate', 'Spices Board registration'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If planters and spinners paid for one mill from many accounts, somebody must write down the shares. Otherwise a family can dispute them when one partner dies or sells.',
          we: 'We trace each payment in the bank statements and write up the share register.',
          send: ['Bank statements', 'Capital accounts of the partners', 'Loan sanction letter', 'Latest EB bill'],
        },
      ],
      question: {
        question: 'Two planters and one cardamom dealer want to start a firm in Bodinayakanur. How should we do it?',
        answer:
          'You can form a partnership or an LLP. The deed should say which income comes from the crop and which from trade, because the tax differs. We draft it in plain words, apply for the PAN and register the firm. Send us the land documents and the plan of shares.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Theni cardamom estates, banana traders and saree weavers, by weight and in rupees.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you write the green weight but not the cured weight, a loss in the dryer cannot be seen. Capsules can then go missing before the auction.',
          we: 'We follow every lot from green weight to graded weight and report the yield.',
          send: ['Picking slips', 'Dryer sheets', 'Grading slips', 'Auction statements'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If the advances for five gardens are in one account, you cannot see which garden made money. You may pay too much for the same garden next year.',
          we: 'We open a page for each garden and close it after the last bunch.',
          send: ['Advance receipts', 'Cutting wage slips', 'Sale slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'Sarees that are with dealers and yarn that is with weavers are easy to forget on 31 March. Your profit is then too low, and an officer can correct it.',
          we: 'We keep an account for each loom and a list of the sarees with dealers.',
          send: ['Yarn issue book', 'Wage sheets', "Dealers' notes"],
        },
      ],
      question: {
        question: 'I have a Kerala estate and a Theni godown. Do I need two sets of accounts?',
        answer:
          'Yes, if they have two GST numbers. Goods that move from one to the other need an invoice with tax, although both are yours. We keep both sets, settle with you how the price is fixed and send you one combined profit statement for income tax.',
      },
    },
    'udyam-registration': {
      lead: 'We can register saree makers, spinning mills and copra driers in Theni under Udyam, the free certificate for small businesses.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong: 'If a saree maker is registered as a trader, he may not get the schemes that are meant for weavers.',
          we: 'We correct the activity on the portal. The Udyam number remains the same, and you get a new printout for your bank.',
          send: [
            'Old Udyam certificate',
            'Address proof of the yarn godown',
            'Masked Aadhaar with a linked phone number',
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If a wind turbine under the same PAN is left out of the investment, the class on the certificate can be wrong. A bank can then refuse it.',
          we: 'We add turbine and frames at the value in your last return and tell you the class.',
          send: ['Depreciation statement', 'Turbine invoice', 'Last income tax return', 'GST certificate'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If the subsidy form asks for Udyam registration before the purchase and you buy the drier first, the subsidy can be refused.',
          we: 'We register you before you pay for the drier and note the date in your file.',
          send: ['Quotation for the drier', 'PAN', 'Latest EB bill'],
        },
      ],
      question: {
        question: 'I cure cardamom for other planters in Bodinayakanur. Can I register that under Udyam?',
        answer:
          'Yes. Growing cardamom is farming, which Udyam does not cover. Curing it for others for a charge is your business, and we can register that. Send us the dryer invoice, your PAN and a list of the charges that you take.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of Theni sellers of cardamom, bananas and yarn, and tell you what comes after it.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If your cardamom is packed and you do not have the exporter certificate of the Spices Board, customs can hold the lot. The buyer's date then passes.",
          we: 'We apply for the IEC first and then for the Spices Board certificate.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report of a sample', 'Bank letter'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Some buyers ask for grapes from a registered garden. If you learn this in the harvest week, it is too late for that season.',
          we: 'We give you a calendar with each step, which starts a year before the harvest.',
          send: ['Patta of the garden', "Name of the buyer's country", 'Letter of the packing house'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'When your mill changes its bank, customs must know the new account. Otherwise your export money and incentives can be held up.',
          we: 'We update the IEC and register the new bank account with customs.',
          send: ['IEC certificate', 'Cancelled cheque of the new account', 'Letter of the new bank'],
        },
      ],
      question: {
        question: 'A friend lets me ship bananas with his IEC. What is the risk, and how do I get my own?',
        answer:
          'The export, the refund and the record are then his, and a claim by customs also goes to him. He can lose money for your shipment, and you cannot prove your export. We apply for your own IEC. Send us your PAN, a cancelled cheque and address proof.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Theni Cardamom and Mill Owners',
    description:
      'GST, income tax and IEC for cardamom planters with land in Kerala, banana traders and spinning mills in Theni, Bodinayakanur and Cumbum. See our prices.',
  },
} satisfies CityWords;

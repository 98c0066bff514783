import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, income tax and import export codes (IEC) for cardamom planters in Bodinayakanur and for banana traders and spinning mills in Theni.',
  description: [
    'Many planters live in Theni and own land in Kerala. When cardamom crosses the border, it can be a transfer of your own goods or a sale, and the GST is different. We settle this with you before the lorry leaves.',
    'Crop income and trading profit often come into one bank account. We separate them with the help of estate registers, curing slips and auction statements, so that each income is taxed by its own rule.',
    'Spinning mills, copra driers and saree makers need returns that agree with the weight of their goods. Banana traders need a separate account for each garden. We give you one simple sheet that suits your trade.',
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
      note: 'The auction statement shows weight, price and charges. If you enter only the net amount that you received, your turnover is too low.',
    },
    {
      kind: 'standing-crops',
      name: 'Banana, grape and coconut trade',
      note: 'Traders buy whole gardens before harvest. Until the last load is sold, keep the fruit, the rejects and the labour of each garden in one account.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'An officer compares the yarn sold with the cotton bales that you bought. Waste, power and hostel costs need separate accounts.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra driers',
      note: "Copra driers buy from growers in the season. Purchase vouchers with the growers' names and villages support every later sale.",
    },
    {
      kind: 'cotton-weaving',
      name: 'Andipatti cotton saree looms',
      note: 'Master weavers give yarn to loom owners near Andipatti. Record the yarn, the sarees and the wages of each loom.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms of the valley',
      note: 'Owners sell the power from their wind turbines or use it in a mill. Enter the units of power, the banking charges and the land rent in separate accounts.',
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
        'For each bag of cardamom that crosses the border, you need to know if GST is due. For income tax you must show farm income and trading profit separately.',
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
      lead: 'Do you own an estate in Kerala and a godown in Theni? We can tell you in which state you need a GST number, and apply for it.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you cure cardamom in Kerala and bring it to a godown in Bodinayakanur, a GST number in only one state may not be enough. An officer can stop the lorry and hold the goods.',
          we: 'We check the route of your cardamom, and apply in each state where you need a GST number.',
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
            'Fresh fruit is exempt, but the hire charges of a ripening room or a lorry may be taxable. If you forget this income, you can cross the limit without knowing it and owe the tax of past months.',
          we: 'We add the hire charges to your other sales and tell you if you must register.',
          send: ['Garden agreements', 'Hire bills', 'Market licence'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If your drying yard in another village is not on the GST certificate, an officer who finds copra there can treat the copra as goods without bills.',
          we: "We add the drying yard as a place of business, and attach the patta and the owners' consent.",
          send: ['Patta of the land', 'Consent letters of the co-owners', 'Latest EB bill', 'Copra purchase bills'],
        },
      ],
      question: {
        question: 'I have one wind turbine near Theni and sell the power. Do I need GST registration?',
        answer:
          'Power is exempt, so you usually need no GST number if you sell only power. This can change if you also rent out land or maintain turbines for others. Send us a list of what you receive in a year. We will check your income and apply if you need a number.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Theni planters, mills and copra traders, and report every load under the GST number of the right state.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "The auction pays you after deducting commission and freight. If you report only the net amount, your sales are lower than the auction's record. The officer can ask for tax on the difference.",
          we: 'We report the gross price of each lot, and take the credit on the auction charges.',
          send: ['Auction statements', 'Lot slips', 'E-way bills', 'Dealer bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "On growers' cotton the mill must pay the GST itself. If you enter growers' and dealers' cotton together, you can miss this tax and get a demand with interest.",
          we: "We mark the seller on every bale slip, and record growers' cotton and dealers' cotton separately.",
          send: ['Bale slips', 'Dealer bills', 'Bills for waste sold', 'Job work challans'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If copra goes to an oil press without a delivery challan and comes back as oil, an officer can treat the copra as sold.',
          we: 'We give you a delivery challan book that shows the weight sent and the weight returned, and check it each month.',
          send: ['Delivery challans', 'Press slips', 'Oil and oil cake bills'],
        },
      ],
      question: {
        question: 'I move my own cardamom from my Kerala GST number to my Theni number. Is this a sale?',
        answer:
          'Yes. Under GST, two GST numbers of one owner are treated as two persons, so the load needs an invoice with tax. If your Theni number can take the full credit, the value on the invoice is usually accepted. Send us the lot list before you load. We will prepare the invoice.',
      },
    },
    'gst-notices': {
      lead: 'Was your cardamom lorry stopped on the ghat road, or did a GST notice come to your firm in Theni? We can draft the reply.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If you reported the sale after taking off the auction charges, your return is lower than the auction's record. The officer can treat the difference as sales that you did not report.",
          we: 'We list the gross price, the charges and the net amount of each lot.',
          send: ['The notice', 'Auction statements', 'Curing slips', 'Bank statement'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If your bank statement shows money from bananas and no return shows a sale, the officer can ask for tax as if you had sold taxable goods.',
          we: 'We use garden agreements, cutting slips and market slips to prove that you sold exempt fruit.',
          send: ['The notice', 'Garden agreements', 'Market sale slips', 'Bank statement'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'If you used the credit on turbine maintenance to pay other GST, the officer can ask for that credit with interest, because power is exempt.',
          we: 'We find out what each purchase was used for. You then pay back only the credit that was wrong.',
          send: ['The notice', 'Maintenance bills', 'Meter statements', 'GST returns'],
        },
      ],
      question: {
        question:
          'Officers of Kerala and Tamil Nadu both wrote to me about one load of cardamom. Whom should I answer?',
        answer:
          'You must answer both officers, and the two replies must say the same. State clearly which GST number sent the goods and which GST number received them. Send us both notices, the invoice and the e-way bill. We will draft the two replies together.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Theni exporters of cardamom, bananas and yarn, after we match the lot slips with the shipping bills.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'When a dealer exports cardamom that you sold at the auction, only the dealer can claim the export refund. If you claim that refund, your claim will be rejected.',
          we: 'We check whose name is on each shipping bill, and claim the refund only for the lots that you exported.',
          send: ['Lot slips', 'Shipping bills', 'Bank advices'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If the packing house bill and the shipping bill are in the names of two different firms, the officer cannot link the bills. The officer can leave the packing cost out of your claim.',
          we: 'Before the season begins, we ask the packing house to bill the firm that exports.',
          send: ['Packing house bills', 'Plant health certificate', 'Shipping bill', 'Bank advice'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you sell yarn to an exporter at full tax and he asks for the concessional rate later, the officer can refuse a bill changed after dispatch. You and the exporter then argue over the tax.',
          we: "Before the next dispatch, we go through the exporter's order and conditions with you.",
          send: ["Exporter's order", 'Yarn sale bills', 'Proof of export'],
        },
      ],
      question: {
        question: 'My coconut oil press near Theni has a lot of unused GST credit. Can this credit be refunded?',
        answer:
          'When inputs are taxed at a higher rate than the product, some trades get a refund, but edible oil is excluded. You can still claim for oil that you export in your own name, or for tax paid by mistake. Send us your credit ledger. We will check these claims and tell you the amount.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Theni planters, banana traders and turbine owners, with crop income and trading profit shown separately.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you buy cardamom from neighbours and sell it as your own crop, an officer who notices it can doubt your whole exempt farm income.',
          we: 'We keep a separate stock book for the cardamom that you buy, and show the profit from it as business income.',
          send: ['Estate register', 'Purchase slips', 'Auction statements', 'Wage sheets'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'When a storm destroys a garden that you paid for, you need a record with the date. Without this record you may not be able to claim the loss.',
          we: "We collect the photographs, the village officer's certificate and the cost slips of that garden in one file.",
          send: ['Garden agreement', 'Photographs with dates', 'Cost slips'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            "If you leave out the land rent paid to villagers or the power used in your own mill, the turbine's profit or loss is wrong. You may pay too much tax or get a notice later.",
          we: 'We prepare one page for each turbine. It shows the units of power, the land rent, the maintenance and the loan.',
          send: ['Land leases', 'Meter statement', 'Loan statement'],
        },
      ],
      question: {
        question: 'My cardamom estate is in Idukki and I live in Theni. Where do I show the income?',
        answer:
          'You file one central income tax return, wherever your land is. Kerala can have its own rules for farm income, so we ask for your records of the estate too. Send us the land documents, the auction statements and the wage sheets. We will prepare the return.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for workers of Theni mills, cardamom curing houses and banana packing sheds.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If you take mess and room charges out of the wages and pay PF only on the rest, the PF office can ask for the balance. The PF office can also charge damages.',
          we: 'We read your wage sheet and show every deduction on a separate line, so that PF is worked out on the right wage.',
          send: ['Wage sheet', 'Mess register', 'Shift roll', 'Hostel list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If estate workers in Kerala and dryer workers in Theni are on one list, a worker's PF account can be split or lost. A different PF office handles each place.",
          we: 'We keep a separate list for each place, and one PF number for each worker.',
          send: ['Check-roll', 'Attendance at the dryer', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Banana cutters come with a leader for a day or two and give no names. If a cutter falls from a tree or a lorry, nobody can prove whom he worked for.',
          we: 'We give the leader a form for the names, villages and working days, and tell you who must be covered.',
          send: ["Leader's slips", 'Attendance of the packing shed', 'List of lorry crew'],
        },
      ],
      question: {
        question: 'A worker leaves my spinning mill in Theni and joins another mill. What do I have to file?',
        answer:
          'You report his leaving date in the return of the same month. Without this date the next mill cannot transfer his PF account, and the worker will come back to you. His PF number stays the same. Send us the names of the workers who left in the month, with the wage sheet.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns (tax deducted when you pay) for Theni mills and turbine owners, and TCS returns for timber sold from estates.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Hostel buses and cotton brokers are paid through the bank, but nobody notes what the payment is for. If the accountant guesses the TDS rate in March, you may have to pay the shortfall and interest.',
          we: 'In April we note the kind of payment and the TDS rate for each person you pay.',
          send: ['Bus contract', 'Broker notes', 'Turbine maintenance contract', 'PAN of the payees'],
        },
        {
          trade: 'wind-farms',
          name: 'Wind turbine owners',
          wrong:
            'You pay land rent to many villagers, and some of their PANs may not be valid. TDS for those owners is at a higher rate. If you deducted less, you have to pay the balance yourself.',
          we: 'Before you pay the rent, we check every PAN and tell you how much TDS to deduct for each owner.',
          send: ['Land leases', 'PAN of the land owners', 'Bank payment list'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'Timber has its own rule for TCS (tax that the seller collects). If you sell shade trees and cardamom on one bill, you can miss the TCS and have to pay it yourself.',
          we: 'Before the sale, we check if TCS is due, and prepare a separate bill for the timber.',
          send: ['Felling permit', 'Sale bill', "Buyer's declaration"],
        },
      ],
      question: {
        question:
          "I buy the bananas on a farmer's trees and pay a group of workers to cut them. Where do I deduct TDS?",
        answer:
          'Buying the crop is a purchase of goods. Paying a group to cut it is contract work, where TDS can apply above a limit. Make one agreement for the crop and one for the cutting, so that the amounts are clear. Send us both agreements and the PANs. We will tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register producer companies, LLPs (limited liability partnerships) and companies for Theni growers and families. We check the land documents first.',
      trades: [
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If grape growers form a company and apply for the name of their grape as its brand, the application can be rejected. The name is common to all growers.',
          we: 'We find a brand name that is only yours, and register the producer company with it.',
          send: ['List of members', "Patta of the members' land", 'Three choices of a brand name'],
        },
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If you transfer estate land in Kerala to a company in Tamil Nadu, Kerala's land law and stamp duty apply. The cost can be higher than the tax that you hoped to save.",
          we: 'Before you decide, we work out the cost of the transfer from the title deeds.',
          send: ['Title deeds', 'Legal heirship certificate', 'Spices Board registration'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If planters and spinners paid for one mill from many bank accounts, somebody must write down the shares. Without a written record, a family can dispute the shares when one partner dies or sells.',
          we: 'We trace each payment in the bank statements and write up the share register.',
          send: ['Bank statements', 'Capital accounts of the partners', 'Loan sanction letter', 'Latest EB bill'],
        },
      ],
      question: {
        question:
          'Two planters and one cardamom dealer want to start a firm in Bodinayakanur. How should we register the firm?',
        answer:
          'You can form a partnership or an LLP. The deed should say which income comes from the crop and which from trading, because the tax is different. We draft the deed in simple words, apply for the PAN and register the firm. Send us the land documents and the plan of shares.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Theni cardamom estates, banana traders and saree weavers, with the weight of goods as well as the money.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            'If you record the green weight of cardamom but not the cured weight, nobody can see the loss in the dryer. Capsules can then go missing before the auction.',
          we: 'We follow every lot from green weight to graded weight, and report the yield of each lot.',
          send: ['Picking slips', 'Dryer sheets', 'Grading slips', 'Auction statements'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'If the advances for five gardens are in one account, you cannot see which garden made money. You may pay too much for a poor garden next year.',
          we: 'We open an account for each garden, and close it after the last bunch is sold.',
          send: ['Advance receipts', 'Cutting wage slips', 'Sale slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'Sarees that lie with dealers and yarn that lies with weavers are easy to forget on 31 March. Your profit is then too low, and an officer can correct it.',
          we: 'We keep an account for each loom, and a list of the sarees that lie with dealers.',
          send: ['Yarn issue book', 'Wage sheets', "Dealers' notes"],
        },
      ],
      question: {
        question: 'I have a Kerala estate and a Theni godown. Do I need two sets of accounts?',
        answer:
          'Yes, if the estate and the godown have two GST numbers. Goods that move from one number to the other need an invoice with tax, although you own both places. We keep both sets of accounts, decide with you the price for these transfers, and send you one combined profit statement for income tax.',
      },
    },
    'udyam-registration': {
      lead: 'We can register saree makers, spinning mills and copra driers in Theni under Udyam, the free government certificate for small businesses.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Andipatti weavers',
          wrong:
            'If a saree maker is registered as a trader, he may not get the benefits of schemes that are meant for weavers.',
          we: 'We correct the activity on the portal. The Udyam number remains the same, and you get a new certificate to print for your bank.',
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
            'If a wind turbine under the same PAN is left out of the investment, the class on the certificate can be wrong. A bank can then refuse the certificate.',
          we: 'We add the turbine and the spinning frames at the value in your last return, and tell you your class under Udyam.',
          send: ['Depreciation statement', 'Turbine invoice', 'Last income tax return', 'GST certificate'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra driers',
          wrong:
            'If the subsidy form asks for Udyam registration before the purchase and you buy the drier first, your subsidy can be refused.',
          we: 'We register you under Udyam before you pay for the drier, and keep proof of the date in your file.',
          send: ['Quotation for the drier', 'PAN', 'Latest EB bill'],
        },
      ],
      question: {
        question: 'I cure cardamom for other planters in Bodinayakanur. Can I register that under Udyam?',
        answer:
          'Yes. Growing cardamom is farming, which Udyam does not cover. Curing cardamom for others for a charge is a business, and we can register it. Send us the dryer invoice, your PAN and a list of your curing charges.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of cardamom, banana and yarn sellers in Theni, and tell you what to do after you get it.',
      trades: [
        {
          trade: 'spice-estates',
          name: 'Cardamom planters',
          wrong:
            "If your cardamom is packed and you do not have the Spices Board's exporter certificate, customs can hold the lot. You then miss the buyer's delivery date.",
          we: 'We first apply for the IEC, and then for the Spices Board certificate.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report of a sample', 'Bank letter'],
        },
        {
          trade: 'standing-crops',
          name: 'Banana and grape traders',
          wrong:
            'Some buyers abroad ask for grapes from a registered garden. If you learn of this rule in the harvest week, it is too late for that season.',
          we: 'We give you a calendar of the steps, which starts a year before the harvest.',
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
          'The export, the refund and the export record then belong to your friend, and a claim by customs also goes to him. Your friend can lose money for your shipment, and you cannot prove your export. We apply for an IEC in your own name. Send us your PAN, a cancelled cheque and address proof.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant for Theni Cardamom and Mill Owners',
    description:
      'GST, income tax and IEC for cardamom planters with land in Kerala, banana traders and spinning mills in Theni, Bodinayakanur and Cumbum. See our prices.',
  },
} satisfies CityWords;

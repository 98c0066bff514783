import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST returns, notice replies and TDS for dal mills, spice merchants and match units in and around Virudhunagar.',
  description: [
    'Merchants in Virudhunagar buy from many states and earn a small margin on each bag. If one supplier does not file his GST return, you can lose the margin on his goods. Every month, before you pay your suppliers, we check whether their bills are on the portal.',
    'Dal and oil mills sell both loose goods and labelled packs, and GST treats them differently. We keep your item list, so that every bill has the right HSN code.',
    'Match units need complete lists of workers, cement contractors need their TDS credits, and trusts need vouchers. We tell you what to send each month, and you get back the filed returns with a list of the documents that are missing.',
  ],
  keyAttractions: [
    'Kamaraj Memorial House',
    'Parasakthi Mariamman Temple',
    'Irukkankudi Mariamman Temple',
    'Bhuminathar Temple, Tiruchuli',
    'Kullursandai Reservoir',
  ],
  majorIndustries: [
    {
      kind: 'dried-goods',
      name: 'Chilli, coriander and pulses wholesale',
      note: 'Brokers fix rates by phone, and the bags arrive later. Write the same number on the contract note, the weighment slip and the bill.',
    },
    {
      kind: 'dal-mills',
      name: 'Dal and gingelly oil mills',
      note: 'Loose dal and dal in a labelled pack are taxed differently under GST. Use two item codes, and count each stock separately.',
    },
    {
      kind: 'spinning-mills',
      name: 'Ginning and spinning mills',
      note: 'Spinning mills with a ginning unit buy raw cotton from growers and pay the GST on it under reverse charge. Cotton seed is a separate product, so keep a separate stock account for it.',
    },
    {
      kind: 'fireworks',
      name: 'Match and fireworks units in Sattur',
      note: 'Match and cracker units give some work to outside workers. The job work slips and the wage register must account for all the finished cartons.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors at R.R. Nagar',
      note: 'Contractors at R.R. Nagar are paid after the cement factory approves the weighbridge entry. The bill and its TDS can therefore fall in different quarters.',
    },
    {
      kind: 'colleges',
      name: "Colleges of merchants' trusts",
      note: 'Trusts run colleges with income from rents and hostels. To file its return, a trust needs a voucher for every payment.',
    },
  ],
  serviceAreas: [
    'Aruppukkottai',
    'Sattur',
    'R.R. Nagar',
    'Soolakkarai',
    'Amathur',
    'Tiruchuli',
    'Kariapatti',
    'Pandian Nagar',
  ],
  work: (town) =>
    `We can help merchants, mills and match units in Virudhunagar, Sattur and R.R. Nagar. Send bills by WhatsApp, e-mail or courier, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'dried-goods',
      name: 'Spice and pulse merchants',
      needs:
        "Your suppliers' bills must be checked each month, and your books must show lot numbers. If a seller's GST number is cancelled and you get a notice, you need a reply with proof.",
    },
    {
      kind: 'dal-mills',
      name: 'Dal and oil mills',
      needs:
        'You need an item list with the right HSN codes, and a Udyam certificate that shows milling as your activity.',
    },
    {
      kind: 'fireworks',
      name: 'Match and cracker units',
      needs:
        'Where PF and ESI apply, each worker has to be registered when he joins. You also need a stock list for each stage of the work.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors',
      needs:
        'Your GST registration must list each service, and your income must tally with the TDS that the cement factory deducted.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you have godowns, a mill or labour contracts in Virudhunagar? We can list every place and every service in your GST registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If your rented shed near the station is not on the GST certificate, an officer may treat the bags in it as bought without bills. He may hold the stock until you explain it.',
          we: 'We list all your godowns, including the transit godown at the port.',
          send: [
            'Market licence',
            'Rental agreements for the godowns',
            'Property tax receipts',
            'PAN and cancelled cheque',
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If your GST registration lists only goods transport, the cement factory may return your bill for repairs. Your payment is then held up until the registration is amended.',
          we: 'We list goods transport, labour and repairs as three separate services.',
          send: ['Work orders', 'Lease deed of the yard', 'Cancelled cheque', 'PF code allotment letter'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Some mills believe that dal needs no GST number and start selling labelled packs. These packs may be taxable, so the mill may have to pay tax from the first sale.',
          we: 'We check your packs, oil and husk, and tell you from which date you need a GST number.',
          send: ['Samples of the packs', 'Food licence', 'Product-wise sales list'],
        },
      ],
      question: {
        question: 'I am a chilli broker in Virudhunagar and own no goods. Do I need GST registration?',
        answer:
          "Brokerage is a service. Whether you must register depends on your brokerage for the year and on any goods you sell yourself. Bill only the brokerage in your own name and never the goods, or the goods will appear as your own sales. Send us one year's contract notes, and we will tell you if you must register.",
      },
    },
    'gst-returns': {
      lead: "Virudhunagar merchants, dal mills and ginning mills may lose credit when a supplier does not file his return. We can check every supplier's bill on the portal and then file your return.",
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Some of your packing material is used for loose dal, which is exempt. If you take full credit on this material, the officer may ask you to pay back the loose dal part with interest.',
          we: 'Each month we work out how much of the packing credit belongs to loose dal, and leave that part out.',
          send: ['Item list', 'Pack-wise sale bills', 'Bills for packing material', 'Oil register'],
        },
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If you pay a supplier in another state in full and he does not file his return, your input tax credit is held up. You then have to pay that tax in cash, although your margin is small.',
          we: 'Before you settle with your suppliers, we check GSTR-2B and tell you which of them have not filed their returns.',
          send: ['Purchase bills', 'Contract notes', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning and ginning mills',
          wrong:
            "Some ginning mills enter cotton seed as scrap, and growers' cotton as a purchase without tax. Both entries are wrong, and the tax on growers' cotton may be demanded later.",
          we: "We enter cotton seed under its own HSN code, and add the tax that you must pay on growers' cotton under reverse charge.",
          send: ['Cotton purchase slips', 'Seed sale bills', 'Ginning register'],
        },
      ],
      question: {
        question: 'I billed everything as loose dal, but half of it was in printed bags. What should I do?',
        answer:
          'The printed bags may be taxable, so tell us before the return is filed. We will correct the bill with you, so that the buyer pays the tax. If the mistake is noticed later, you usually have to pay the tax yourself. Send us the bill and a photograph of the bag.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice questions your purchases from a seller in another state, we can draft the reply for your Virudhunagar firm and prove that the goods reached you.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "If a seller's GST number is cancelled after you buy, the officer may claim that no goods were ever supplied. He may then recover your input tax credit with interest.",
          we: 'We use the lorry receipt, the weighment slip and the bank payment to prove that each lot arrived.',
          send: ['The notice', 'Lorry receipts', 'Weighment slips', 'Unloading wage slips'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'If your returns show no sale of husk and powder, the officer may think that you sold them for cash, and estimate an amount that is far too high.',
          we: 'We explain the yield from the milling register, and account for the husk and the powder.',
          send: ['The notice', 'Milling register', 'Husk sale slips', 'Moisture records'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            "During an officer's visit, a partner may sign a statement with round figures. It can be used against the firm later, even if the books show different figures.",
          we: 'We compare the signed statement with the production register, and file the corrections in writing.',
          send: [
            'Copy of the statement',
            'Production register',
            "Agents' account statements",
            'LR copies from the lorry office',
          ],
        },
      ],
      question: {
        question: 'I replied to a GST notice by e-mail. Is this enough, and what should I do now?',
        answer:
          'No, a reply is complete only when it is filed on the GST portal. Send us the notice and your e-mail today. We will put the reply in the right form, attach your lorry receipts and weighment slips, and file it before the due date in the notice.',
      },
    },
    'gst-refunds': {
      lead: 'If your Virudhunagar firm exported goods, paid tax twice or paid IGST in place of CGST and SGST, we can claim the GST back.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "If the bills for cleaning and fumigation are in the godown owner's name, you cannot take credit on them. The refund on your export is then reduced by that tax.",
          we: "Before the shipment, we ask for the cleaning and fumigation bills in the exporter's name.",
          send: ['Shipping bills', 'Cleaning and fumigation bills', 'Freight bills', 'Bank remittance advices'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Some mills expect a refund because their inputs are taxed at a higher rate than gingelly oil. Edible oil is excluded from that refund, so the claim will be rejected.',
          we: 'We tell you what you can still claim, for example on exports or for tax paid twice.',
          send: ['Cash and credit ledgers from the portal', 'Oil sale bills', 'Tax payment challans'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'If you sell match or cracker cases to an exporter at the concessional rate, you need his proof of export. Without it you may have to pay the rest of the tax.',
          we: 'We ask the exporter for his proof of export while there is still time, and keep it with your bill.',
          send: ["Exporter's order", 'Sale bills', "Exporter's shipping bill copies"],
        },
      ],
      question: {
        question: 'I paid IGST at the port on imported pulses. Can I get it back?',
        answer:
          'The IGST becomes input tax credit, which you can use for your taxable sales. For loose dal, which is exempt, it remains your cost. A refund is possible for exports or for tax paid by mistake. Send us the bill of entry and your sales list. We will work out how much you can use and how much remains your cost.',
      },
    },
    'income-tax-filing': {
      lead: 'A merchant must value his stock lot-wise, a contractor must reconcile his TDS, and a trust must keep its vouchers. We can prepare income tax returns for all of them in Virudhunagar.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If ten lots are valued at one average price, you cannot see which lot lost money. If your method changes each year, an officer may reject your stock value and add the difference to your income.',
          we: 'We value every lot at its own cost, and use the same method each year.',
          send: ['Lot-wise stock list', 'Contract notes', 'Godown receipts', 'Stock statement given to the bank'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If the cement factory approves your bill for March work only in April, your income and your TDS fall in two different years. The officer may then refuse the TDS credit in one of the two years.',
          we: 'We bring the income and the TDS into the same year, or explain the difference in the return.',
          send: ['Bills raised on the cement factory', "Cement factory's ledger", 'Form 26AS'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If a trust spends the rent from its shops without keeping vouchers, the auditor cannot see what the money was used for. The department may then question the trust's exemption.",
          we: 'We collect a voucher for each payment, and give the auditor a list of the vouchers.',
          send: ['Trust deed', 'Rent register', 'Vouchers', 'Last audit report'],
        },
      ],
      question: {
        question: 'Relatives have deposited money with my firm for interest. What do I show in the returns?',
        answer:
          'The firm claims the interest as an expense, and each relative shows it as income. TDS may have to be deducted when the interest is credited in March. Send us the list of deposits with PANs. We will work out the interest, and file your returns and theirs with the same figures.',
      },
    },
    'pf-esi-services': {
      lead: 'Home workers, loadmen and packers are often not registered. We can handle PF and ESI for match units, dal mills and contractors around Virudhunagar.',
      trades: [
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'If boxes are pasted at home, a list of only the shed workers is not complete. After an accident or an inspection, you may have to pay for the home workers too.',
          we: 'We list the home workers by name, and tell you which of them must be registered.',
          send: [
            'Attendance register of the shed',
            "Home workers' slips",
            "Workers' names and phone numbers",
            "Workers' masked Aadhaar",
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            "If you pay loading workers by the lorry and write down no names, your PF return (ECR) does not tally with the factory's gate entries. The factory may then hold up your bill.",
          we: 'We set up a daily gate register, and file the returns from the names in it.',
          send: ['Gate register', "Maistry's slips", 'Work order'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Packers are paid by the kilo and loadmen by the bag. If you leave out either group, you pay too little PF and ESI, and may have to pay damages later.',
          we: "We combine the packers' book and the loadmen's book into one monthly wage list.",
          send: ['Packing slips', 'Loading register', 'Wage sheet'],
        },
      ],
      question: {
        question:
          'My clerk will retire after thirty years of service, and his name is spelt in three different ways. What should we do for his PF?',
        answer:
          'Get the name corrected before he retires. We compare the PF record, the Aadhaar and the bank passbook, and submit the joint declaration with you. If you wait until after his retirement, his PF withdrawal may be held up. Send us his masked Aadhaar and a copy of his passbook.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Brokerage, interest to relatives, cotton pressing and bank deposits may all come under TDS. We can file TDS returns for Virudhunagar merchants, ginning mills and college trusts.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "Brokerage is often adjusted in the broker's account, and interest is credited to relatives in March. No money is paid, so TDS is easily forgotten, and part of the expense may be disallowed.",
          we: 'We go through your ledgers in April and again before the year end, and list how much TDS to deduct.',
          send: [
            "Brokers' account statements",
            'List of interest payments',
            'Rental agreements for the godowns',
            "Payees' PANs",
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning and ginning mills',
          wrong:
            'Pressers, brokers and cotton transporters come under different TDS rules. If your mill books them all under one head, you may deduct too little and have to pay the shortfall yourself.',
          we: "We mark in each ledger what the payment is for, and collect the lorry owners' declarations.",
          send: ["Presser's bills", 'Brokerage bills', "Lorry owners' declarations"],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If the bank does not get the right certificate or declaration in April, it may deduct TDS on the trust's deposits. The trust then has to wait for a refund.",
          we: "We prepare the certificate or declaration for the bank, and claim any TDS already deducted in the trust's return.",
          send: ['List of deposits', "Trust's registration certificate", 'Form 26AS'],
        },
      ],
      question: {
        question: 'I buy a lot of chilli from one supplier every year. Do I have to deduct TDS on my purchases?',
        answer:
          "A large buyer may have to deduct TDS when his purchases from one seller cross the annual limit. Whether the rule applies to you depends on your turnover last year. Every April, send us your turnover figure for last year and the supplier's ledger. We will compare them with the limits and file the TDS return if TDS applies.",
      },
    },
    'company-registration': {
      lead: 'Is your Virudhunagar firm a family partnership with one brand? We can draft an agreement on the shares, and then register an LLP or a company.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If your firm holds deposits from relatives, a company cannot keep them on the same terms. If it keeps them, the company and its directors may be fined.',
          we: 'We list the deposits, and plan which ones to repay and which to convert into shares.',
          send: ['List of deposits', 'Partnership deed', 'Market licence'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'Three branches of a family may share one oil brand for years. If one branch registers the brand for its company, the other branches may have to change their tins.',
          we: 'Before we apply for the name, we draft a deed that states who owns the brand.',
          send: ['Trade mark certificate or old tins', "Partners' capital accounts", 'Food licence'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning and ginning mills',
          wrong:
            'If the company starts to bill before the loan and the power connection are transferred, the income and the costs are in two different firms. The bank may object, and the loan is at risk.',
          we: "We plan the transfers in the right order, and fix the date of the company's first bill.",
          send: ['Loan sanction letter', 'Latest EB bill', 'Factory licence', 'Title deeds'],
        },
      ],
      question: {
        question:
          'We grow samba vathal chilli near Virudhunagar. Can we growers form a company and sell under that name?',
        answer:
          "You can form a producer company and sell under a brand of your own, but the GI (geographical indication) name remains open to all growers in the area. We explain the annual filings and what they cost. Then we collect the members' documents and register the company.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'Merchants want to see the profit on each lot, mills the yield, and match units the stock at each stage. We can keep accounts in Virudhunagar and Sattur that show this.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "If other owners' goods are in your stock list, the bank lends against bags that are not yours. When it notices this at an inspection, it may reduce your loan limit.",
          we: 'We mark the owner of each lot, and include only your own goods in the stock statement for the bank.',
          send: ['Contract notes', 'Weighment slips', 'Godown list', 'Final bills'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'If dal and oil are in one register, you cannot see which of them earns money. You may run the oil press at a loss for years without knowing it.',
          we: 'We keep one yield register for dal and husk, and another for oil and oil cake.',
          send: ['Milling register', 'Oil press register', 'Oil cake sale slips'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'Match splints in transit from dipping to packing are easily left out of the stock list. The stock in your books is then too low at the year end, and the officer may ask for tax on the difference.',
          we: 'At each month end we list the splints in transit.',
          send: ['Job work challans', 'Production register', 'Wage book'],
        },
      ],
      question: {
        question: 'I trade in six commodities in Virudhunagar. Can you tell me which of them lost money?',
        answer:
          'Yes, if every lot has one number from the contract note to the bill. We keep a separate account for each of the six commodities, and charge its freight, brokerage and godown rent to it. Every quarter we show you the profit or loss on each commodity. We begin with the lots that are still unsold.',
      },
    },
    'udyam-registration': {
      lead: 'For dal mills, match units and cement contractors in Virudhunagar, we can get a Udyam certificate that matches the licence and the bills.',
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'If your firm runs a mill and also trades, but is registered only as a wholesaler, the certificate shows no mill. A bank may then refuse the machine loan.',
          we: 'We enter milling as the main activity, under the PAN of the firm that owns the machines.',
          send: ['Machine invoices', 'Last income tax return', 'Godown addresses', 'GST certificate'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong:
            'If your bills show no Udyam number and the cement factory pays late, it is harder to claim the protection that the law gives small businesses.',
          we: 'We register your services, and show you where to print the Udyam number on your bill.',
          send: ['Work order', 'PAN and masked Aadhaar', 'List of vehicles'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            "If two firms of one family use one Udyam certificate, the certificate does not match their two licences. A bank or a buyer who compares the documents may reject the second firm's application.",
          we: "We get a separate Udyam certificate under each PAN, so that it matches that firm's licence.",
          send: ['Factory licences', 'PAN cards', "Each firm's machinery list"],
        },
      ],
      question: {
        question: 'I only buy and sell coriander in Virudhunagar. How does a Udyam certificate help me?',
        answer:
          'For a trader, the certificate helps mainly with bank loans. If you also clean or grind the coriander on your own machines, we can add that as manufacturing. Do not pay anybody who promises a subsidy on a trading certificate. Send us your PAN and last return, and we will register you.',
      },
    },
    'iec-registration': {
      lead: 'If you import pulses or export spices or matches, we can apply for an import export code (IEC) for your Virudhunagar firm before the first shipment.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'If chilli is labelled as local samba vathal and part of it came from Andhra Pradesh, the origin on the label is wrong. The buyer may reject the lot.',
          we: 'We apply for the IEC and the Spices Board certificate, and check the origin on your label.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report on a sample', 'Lot-wise stock list'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong:
            'The duty on pulses can change when your consignment is already on the way. If you cannot prove the dates of the contract and the loading, you may have to pay the higher duty.',
          we: 'We note the rule in force, and keep proof of the contract date and the loading date in your file.',
          send: ['Draft contract', 'Food licence', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            "If you book a container before the shipping line agrees to carry dangerous goods, the cases may lie at the port. You pay storage charges and cannot meet the buyer's delivery date.",
          we: "Before you start production, we give you the shipping line's list of documents.",
          send: ['Factory licence', 'Packing certificate', "Buyer's order"],
        },
      ],
      question: {
        question: 'I sell chilli to an exporter at Thoothukudi port. When do I need my own IEC?',
        answer:
          "As long as the exporter's name is on the shipping bill, you do not need an IEC. Get an IEC when you want to export or import in your own name. One code covers exports and imports. We apply for the IEC, register your bank account with customs and tell you which Spices Board certificate you need next.",
      },
    },
  },
  seo: {
    title: 'Virudhunagar Commodity Traders: GST Returns and TDS',
    description:
      'GST returns, notice replies and TDS for dal mills, chilli and coriander merchants, cotton ginners and match units in Virudhunagar and Sattur. See our prices.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro: 'We do accounts, GST notices and Udyam for silver anklet makers, sago factories and steel dealers in Salem.',
  description: [
    'Trades in Salem work by weight. An anklet maker answers for every gram of silver, and a sago factory for every bag. We keep weight and rupees in one set of books.',
    'Sago factories around Attur and Omalur buy roots in a few months and sell all year. We post the season week by week and match the sale notes of the selling society.',
    'Steel and scrap dealers are asked about their suppliers. We collect weighbridge slips and lorry receipts for each load before a question comes, and use them in the reply.',
  ],
  keyAttractions: [
    'Yercaud hill station',
    'Mettur Dam',
    'Sugavaneswarar Temple',
    'Kottai Mariamman Temple',
    'Kurumbapatti Zoological Park',
  ],
  majorIndustries: [
    {
      kind: 'steel-scrap',
      name: 'Steel fabrication and rolling units',
      note: 'On scrap a seller may have to collect income tax besides GST. The credit must stand under the right PAN.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      note: 'Factories run for a season. Wages, firewood and roots fall into a few months, and sales go on all year.',
    },
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      note: 'A trader gives pure silver to many household smiths. On the closing day that metal is his stock and not theirs.',
    },
    {
      kind: 'silk-weaving',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers give warp and zari to looms at home and deduct advances from wages. Every weaver needs an account.',
    },
    {
      kind: 'refractories',
      name: 'Magnesite and refractory units',
      note: 'Brick makers pay royalty and rent to the government. As a rule you, the payer, owe the GST on them.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesale trade',
      note: 'Pulses and jaggery leave in loose bags and in labelled packs. GST treats the two differently, so each needs its own item code.',
    },
  ],
  serviceAreas: ['Sevvapet', 'Ammapet', 'Gugai', 'Hasthampatti', 'Suramangalam', 'Kondalampatti', 'Omalur', 'Attur'],
  work: 'We work for anklet makers, factories and wholesalers in Salem from Coimbatore. Send slips by WhatsApp, files by courier, or visit us by appointment.',
  trades: [
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      needs:
        'You need a silver account in grams, and replies when an officer asks about metal with smiths. We also get your Udyam number.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      needs:
        'You need a register of roots and bags by lot, and season workers on the PF list. For income tax you need a counted stock.',
    },
    {
      kind: 'steel-scrap',
      name: 'Steel and scrap dealers',
      needs:
        'You need weighbridge and lorry papers for each load, and the right tax on scrap. We use the papers in replies about your credit.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesalers',
      needs:
        'You need bills that keep loose goods and labelled packs apart. Every godown must be on your GST certificate.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST numbers in Salem for silver, sago and steel trades, with every yard and godown named.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Bags wait at the selling society and in a drying yard, but the certificate shows only the factory. Stock in the yard then looks unbilled.',
          we: 'We name factory, yard and your own godown with their papers.',
          send: ['Lease of the yard', 'Electricity bill', 'Membership of the society', 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A trader asks smiths at home to take numbers, though they only earn labour. Others sell pieces and have no number.',
          we: 'We look at who owns the silver and advise each smith by his bills.',
          send: ['Issue slips', 'Labour bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'The dealer registers an office in town and unloads lorries at another yard. The lorry papers name an unknown place.',
          we: 'We add the yard with photograph, lease and weighbridge details.',
          send: ['Yard lease', 'Photograph of the gate', 'Electricity bill'],
        },
      ],
      question: {
        question: 'I sell loose dal at Leigh Bazaar. From when do I need a number?',
        answer:
          "Loose dal and labelled packs are not alike in GST. Your total sales decide, and sales to other states matter as well. Send a list of products and one year's sales.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Salem traders after we sort the sales of silver, sago or packed goods by kind.',
      trades: [
        {
          trade: 'grocery-wholesale',
          name: 'Leigh Bazaar wholesalers',
          wrong:
            'Loose pulses and labelled packs stand on one bill without item codes. Tax is then missed on the packs.',
          we: 'We give your billing clerk a list with a code for each product.',
          send: ['Sale bills', 'Product list', 'Purchase bills'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Scrap comes from collectors without a GST number, and the dealer thinks no tax is due. A registered buyer owes it himself.',
          we: 'We list such purchases by seller and weight and add your tax.',
          send: ['Purchase vouchers', 'Weighment slips', 'Sale bills'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Silver given to smiths is entered as a sale, or finished kolusu is not billed by weight. The return does not match the metal.',
          we: 'We keep issue slips out of sales and report each anklet bill by weight.',
          send: ['Issue slips', 'Sale bills with grams', 'Silver purchase bills'],
        },
      ],
      question: {
        question: 'The society sold my sago in March and paid in April. Which month is the sale?',
        answer:
          "The date on the sale papers decides, not the payment. We compare the society's note with your invoice. Send the two together.",
      },
    },
    'gst-notices': {
      lead: 'Is there a GST notice on your Salem scrap yard, silver trade or sago factory? We answer with weights and papers.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A supplier two steps before you lost his number. Your invoice and bank transfer alone do not satisfy the officer.',
          we: 'We collect weighbridge slip, transport bill and lorry receipt for each load in doubt.',
          send: ['The notice', 'Weighbridge slips', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'On the visit day less silver lies in the shop than in the book. The rest is with smiths, but the slips are not signed.',
          we: 'We make a list by smith with grams and purity and get each smith to confirm his weight.',
          send: ['Issue slips', 'Stock register', "Smiths' phone numbers"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Roots bought show more sago than you sold. Bags at the society and the peel sold are missing from the sum.',
          we: 'We answer with starch tests, lots and bags at each place.',
          send: ['Root slips', 'Lot register', 'Society statement', 'Peel sale bills'],
        },
      ],
      question: {
        question: 'The letter asks why labelled packs carry no tax. Can I still correct my bills?',
        answer:
          'First we check the label and the weight of each product. If tax was due, pay it before the order comes, which costs less as a rule. Then we write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We tell Salem firms if a GST refund exists and claim it for exports of bricks, starch or steel structures.',
      trades: [
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'Royalty tax paid by the mine owner is left out of the claim. Rejected bricks are not written down either.',
          we: 'We add that credit and show good bricks and rejects by firing.',
          send: ['Shipping bills, the customs papers for export', 'Kiln sheets', 'Royalty receipts', 'Fuel bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Starch goes to a merchant through the society, and he exports it. The factory counts that sale as its own export.',
          we: 'We take only bags that left in your name and trace them to the bank.',
          send: ['Export papers', 'Bag and freight bills', 'Bank advice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A structure was billed twice after a price change, and tax was paid on both bills. One bill is still open in the return.',
          we: 'We make the credit note first and then claim the second payment.',
          send: ['The two invoices', 'Credit note', "Customer's letter"],
        },
      ],
      question: {
        question: 'Silver prices rose and my GST credit is large. Can I take it as refund?',
        answer:
          'Not for that reason. Credit waits for your next sales unless you export or the law gives another ground. Send the ledger and we look for one.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Salem silver traders, sago factories and weavers, with stock counted by weight.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'The trader values silver at the closing price one year and at cost the next. The profit follows the price and not the work.',
          we: 'We fix one method, list grams with each smith and keep it every year.',
          send: ['List of silver with smiths', 'Purchase bills', "Last year's valuation"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Peel and thippi (root pulp) are sold for cash and not shown. The officer can work them out from the roots.',
          we: 'We add all by-products and count bags at the factory and the society.',
          send: ['Root slips', 'Sago sale notes', 'Peel sale slips', 'Firewood bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong: 'Warps on home looms are forgotten at the year end. Next year cloth appears that was never stock.',
          we: 'We list each loom with yarn, zari and advance.',
          send: ['Issue book', 'Wage sheet', 'List of looms'],
        },
      ],
      question: {
        question: 'My bank statement shows all sales. Why do you ask for slips as well?',
        answer:
          'The bank does not show silver with smiths or bags in a yard. Stock changes your profit. Send a weight list of the closing day with the statement.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Salem sago factories, rolling units and sheds.",
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'The factory runs for a season and pays nothing for anyone. Whether ESI applies depends on the process, not on the months alone.',
          we: 'We read your process and licence, then file for those who are covered.',
          send: ['Factory licence', 'Muster of the season', "Loaders' bills"],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Furnace men come through a contractor who shows one list for three units. After a burn nobody finds the name.',
          we: 'We mark your own men in his list before you pass the bill.',
          send: ["Contractor's payment list", 'Gate register', "Contractor's bill"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Polishers come to the shed every morning but are called outside smiths. The office sees regular attendance.',
          we: 'We enter the workers of the shed and check for each smith at home if he counts too.',
          send: ['List of polishers', 'Payment slips', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'Roots came late and I took workers for three weeks only. Are they left out?',
        answer:
          'Short work does not by itself leave a person out. Enter joining and leaving dates and the days worked. Send the muster weekly in season.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Do you trade in scrap, sago or silver in Salem? We work out TDS and TCS, tax that is cut or collected at source.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'On one load of metal scrap the seller may have to collect TCS, and a GST-registered buyer to cut TDS under GST. Dealers do one and forget the other.',
          we: 'We mark each buyer and supplier once with the rule that fits.',
          send: ['Purchase ledger with PAN', "Buyers' declarations", 'Sale bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong: 'Brokers of roots are paid by setting off the account. Because no cheque is written, tax is not cut.',
          we: 'We take brokerage out of the account and add it to the statement.',
          send: ['Broker accounts', 'Loading gang bills', 'PAN copies'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            "Labour is paid in fine silver at the day's rate. The value is not in rupees, so the limit is not watched.",
          we: 'We note the rate of the day and total the labour by PAN.',
          send: ['Settlement slips', 'Rate notes', 'PAN of smiths'],
        },
      ],
      question: {
        question: 'The rolling mill gave me a paper and wants no tax on scrap. Is that valid?',
        answer:
          'A buyer who uses scrap in manufacture can declare it in a form and pays no TCS then. He signs, and you report it on the portal. Send a copy and we check it.',
      },
    },
    'company-registration': {
      lead: 'Do partners of a Salem sago factory or steel yard want a company or an LLP (limited liability partnership)? We guide and register.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Several families own the factory, and suppliers leave their money with it. In a company such deposits are restricted.',
          we: "We list the deposits first and read the society's rules on members.",
          send: ['Partnership deed', 'Deposit list', 'Society membership', 'Loan letter'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Two yards run on two names, and the bank lent to one of them. The security and the business then do not match.',
          we: 'We plan one firm for the two yards and inform the bank before the change.',
          send: ['Loan letters', 'Yard leases', 'Accounts of the two firms'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A family forms a company, but the silver belongs to one uncle. He can take it back when they quarrel.',
          we: 'We write a deed on metal, shares and orders, which is often enough.',
          send: ['Silver weight list', 'Identity papers', 'Shop rent agreement'],
        },
      ],
      question: {
        question: 'Can weavers of Gugai sell dhotis together under one name?',
        answer:
          'Yes, through a society or a producer company owned by them. The second has yearly forms even without sales. We compare both with your number of looms.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Salem anklet makers, sago factories and brick units, by weight and in rupees.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Smiths are paid in silver and shops pay in rupees, at rates that change within the day. Profit cannot be read from either alone.',
          we: 'We keep a metal ledger beside the money ledger and book melting loss.',
          send: ['Issue and return slips', 'Sale bills', 'Rate of the day'],
        },
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong: 'Clay comes by the tonne and bricks leave by number. Broken bricks are used again and appear nowhere.',
          we: 'We keep a sheet per firing with good bricks, rejects and fuel.',
          send: ['Kiln sheets', 'Mineral receipts', 'Fuel bills', 'Despatch notes'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Advances to weavers grow from year to year, and no one signs the balance. At the end the amount is disputed.',
          we: 'We keep a page per weaver and ask for a signature each year.',
          send: ['Advance book', 'Wage sheets', 'Yarn issue slips'],
        },
      ],
      question: {
        question: 'In the sago season I have no time for paper. How do you work then?',
        answer:
          'Photograph root slips, wages and firewood bills once a week. We post them in the same order. After the season we settle open questions by phone.',
      },
    },
    'udyam-registration': {
      lead: "We register Salem anklet makers, sago factories and weavers under Udyam, the government's free certificate for small business.",
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong: 'A workshop is entered as a silver shop. The loan for a polishing machine is then refused.',
          we: 'We put making first and leave silver out, because metal is stock and not investment.',
          send: ['Machine bills', 'Workshop address proof', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong: 'The owner writes the workers of the rush month. The wage register shows another number for the year.',
          we: 'We fill in what the register can prove and enter raspers and dryers at book value.',
          send: ['Wage register', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            "A weaver on a master's yarn thinks that the master's certificate covers his loom. It covers only the master.",
          we: 'We register the weaver on his own PAN with the loom at home.',
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Loom bill or society card'],
        },
      ],
      question: {
        question: 'I have three sheds in Ammapet on one PAN. Do I need three certificates?',
        answer:
          'No, all sheds of one PAN stand on one certificate. Every address is listed as a unit. Send the three electricity bills.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to sell sago, silver or bricks from Salem to another country? We obtain your IEC, the import export code.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'A buyer abroad wants your name on the bag, and the factory has no food licence for export. The order cannot be packed.',
          we: 'We apply for the code and list licence, laboratory and council papers.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Food licence', "Buyer's grade sheet"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong: 'Weight or purity on the invoice differs from what customs measures. The parcel is held.',
          we: 'We apply for the code and show an invoice form with grams and purity.',
          send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Sample invoice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong: 'Scrap is ordered abroad without inspection papers for the port. The container cannot be released.',
          we: 'We read the rules for your grade and port before you order.',
          send: ["Supplier's offer", 'GST certificate', 'Port name'],
        },
      ],
      question: {
        question: 'Salem has no sea port. Where are my bank details registered?',
        answer:
          "At the port or airport from which your goods leave. You can use more than one. Tell us the port on your buyer's order and we register there.",
      },
    },
  },
  seo: {
    title: 'Salem Accounts and GST for Silver, Sago and Steel Trades',
    description:
      'Metal ledgers for anklet makers, replies to GST notices for scrap dealers and Udyam for sago units: accounts and tax work for Salem, sent by courier or phone.',
  },
} satisfies CityWords;

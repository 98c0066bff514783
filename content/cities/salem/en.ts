import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Silver anklet makers, sago factories and steel dealers in Salem can leave their accounts, GST notices and Udyam registration to us.',
  description: [
    'Many trades in Salem buy and sell by weight. An anklet maker must account for every gram of silver, and a sago factory for every bag. We keep weight and rupees in the same set of books.',
    'Sago factories around Attur and Omalur buy tapioca roots for a few months and sell sago all year. We enter the season week by week and match it with the sale notes of the selling society.',
    'The department often asks steel and scrap dealers about their suppliers. We file the weighbridge slip and the lorry receipt of each load with its bill. If a notice comes, the proof for the reply is already in one place.',
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
      note: 'A seller of scrap may have to collect income tax (TCS) in addition to GST. The buyer gets credit for it only if his PAN is right.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      note: 'Factories run for a season. They pay for wages, firewood and roots in a few months, and their sales go on all year.',
    },
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      note: 'A trader gives pure silver to many smiths who work at home. At the year end that silver is still his stock, even if a smith holds it.',
    },
    {
      kind: 'silk-weaving',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers give warp and zari to looms at home and deduct advances from the wages. Every weaver needs an account of his own.',
    },
    {
      kind: 'refractories',
      name: 'Magnesite and refractory units',
      note: 'Brick makers pay royalty and rent to the government. Usually the maker has to pay the GST on them under reverse charge.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesale trade',
      note: 'Pulses and jaggery are sold in loose bags and in labelled packs. GST is different for them, so each needs its own item code.',
    },
  ],
  serviceAreas: ['Sevvapet', 'Ammapet', 'Gugai', 'Hasthampatti', 'Suramangalam', 'Kondalampatti', 'Omalur', 'Attur'],
  work: 'From Salem you send slips by WhatsApp and files by courier to our Coimbatore office. You can also visit us there by appointment, and we settle open questions on the phone.',
  trades: [
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      needs:
        'You need a silver account in grams, and a reply when an officer asks about metal that is with smiths. We can also get your Udyam number.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      needs:
        'You need a register of roots and bags for each lot, and the workers of the season on the PF list. For income tax the stock has to be counted.',
    },
    {
      kind: 'steel-scrap',
      name: 'Steel and scrap dealers',
      needs:
        'You need a weighbridge slip and a lorry receipt for each load, and the right tax on scrap. We use them when an officer doubts your input tax credit.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesalers',
      needs:
        'You need bills that show loose goods and labelled packs separately. Every godown must also be on your GST certificate.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for a GST number for your silver, sago or steel business in Salem, with every yard and godown in it.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Your bags may be with the selling society and in a drying yard while the GST certificate shows only the factory. Officers can treat the bags in the yard as unbilled stock.',
          we: 'We enter the factory, the yard and your own godown, each with its proof of address.',
          send: ['Lease of the drying yard', 'EB bill', 'Membership card of the society', 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A trader may ask every smith to register, although some of them earn only labour. A smith who sells his own anklets may need the number and not have it, so he risks a penalty.',
          we: 'We check who owns the silver and advise each smith from his own bills.',
          send: ['Silver issue slips', 'Labour bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A dealer may register an office in town and unload lorries in a yard elsewhere. The e-way bill then names a place that is not on his certificate, and the lorry can be held.',
          we: 'We register the yard with its lease, a photo of the gate and the weighbridge details.',
          send: ['Yard lease', 'Photo of the gate', 'EB bill of the yard'],
        },
      ],
      question: {
        question: 'I sell loose dal and small packs at Leigh Bazaar. From when do I need a GST number?',
        answer:
          "It depends on your total sales of the year and on whether you sell to other states. Loose dal and labelled packs are also treated differently. Make a list of your products with one year's sales. We tell you if you have to register, and apply for you.",
      },
    },
    'gst-returns': {
      lead: 'We can file monthly GST returns for Salem traders after sorting the sales of silver, sago or packed goods by rate.',
      trades: [
        {
          trade: 'grocery-wholesale',
          name: 'Leigh Bazaar wholesalers',
          wrong:
            'Loose pulses and labelled packs may be on one bill without item codes. If GST on the packs is missed, you have to pay it later from your own pocket with interest.',
          we: 'We give your billing clerk a list with one code and one rate for each product.',
          send: ['Sale bills', 'Product list', 'Purchase bills'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A dealer may buy scrap from collectors without a GST number and think that no tax is due. A registered buyer owes the GST on such scrap himself.',
          we: 'We list these purchases by seller and weight and add your tax under reverse charge.',
          send: ['Purchase vouchers', 'Weighment slips', 'Sale bills'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Silver given to smiths may be entered as a sale, or finished kolusu may be billed without its weight. Your return then does not match your metal, and an officer can ask for the difference.',
          we: 'We leave issue slips out of the sales and report each anklet bill with its weight.',
          send: ['Silver issue slips', 'Sale bills with grams', 'Purchase bills for silver'],
        },
      ],
      question: {
        question: 'The society sold my sago in March and paid me in April. In which return do I show the sale?',
        answer:
          "The date of the sale decides, so the payment in April does not move it. Send us the society's sale note and your invoice together. We compare both dates and put the sale in the right month.",
      },
    },
    'gst-notices': {
      lead: 'If your Salem scrap yard, silver shop or sago factory gets a GST notice, we can answer it with weights and bills.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            "Your supplier's supplier may lose his GST number. The officer then doubts that your load ever came, and an invoice with a bank transfer may not save your credit.",
          we: 'We collect the weighbridge slip, the transport bill and the lorry receipt for each load that he doubts.',
          send: ['The notice', 'Weighbridge slips', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'When officers visit, the shop may hold less silver than the stock register shows, because the rest is with smiths. If the slips are not signed, the missing grams can be taxed as sold.',
          we: 'We list grams and purity for each smith and get each of them to confirm his weight.',
          send: ['Silver issue slips', 'Stock register', "Smiths' mobile numbers"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'An officer may work out from your roots that you made more sago than you sold. Bags at the society and the peel that you sold are easily left out of his calculation.',
          we: 'We answer with starch test results, the lot register and the bags at each place.',
          send: ['Root purchase slips', 'Lot register', "Society's statement", 'Peel sale bills'],
        },
      ],
      question: {
        question: 'A notice asks why my labelled rice and dal packs carry no GST. Can I still correct my bills?',
        answer:
          'First we check the label and the weight of each product in your shop. If tax was due, it usually costs less to pay it before the order is passed. We work out the amount, and then write a reply that explains which packs are taxable.',
      },
    },
    'gst-refunds': {
      lead: 'We can check if a GST refund is open to your Salem firm and claim it for exports of bricks, starch or steel.',
      trades: [
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'A brick maker may forget the GST that he paid on royalty, and never write down rejected bricks. He then claims less than he could, and the officer doubts the quantity exported.',
          we: 'We add the credit on royalty and show good bricks and rejects for each firing.',
          send: ['Shipping bills', 'Kiln sheets', 'Royalty receipts', 'Fuel bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Starch may go to a merchant through the society, and he exports it. If the factory claims this as its own export, the application is rejected.',
          we: 'We take only the bags that were exported in your name and trace each of them to a bank receipt.',
          send: ['Shipping bills', 'Bills for bags and freight', 'Bank advice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'After a price change a steel structure may be billed twice, and GST is paid on both bills. As long as one bill is not cancelled, the second payment cannot be claimed.',
          we: 'We prepare the credit note first and then claim the tax that was paid twice.',
          send: ['Both invoices', 'Credit note', "Customer's letter"],
        },
      ],
      question: {
        question: 'Silver prices rose and my GST credit is now large. How can I use it or get it back?',
        answer:
          'You can use the credit against GST on your next anklet sales. A refund needs another reason, such as an export, because a higher silver price alone is not enough. Send us your credit ledger and sales list, and we check if such a reason exists.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Salem silver traders, sago factories and weavers, with the stock counted by weight.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A trader may value his silver at the market price in one year and at cost in the next. His profit then follows the price, and the officer can change it in an assessment.',
          we: 'We fix one method of valuation, list the grams with each smith, and use the same method every year.',
          send: ['List of silver with smiths', 'Purchase bills', "Last year's stock valuation"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Peel and thippi may be sold for cash and not entered in the books. The officer can work out the quantity from the roots and add the income with a penalty.',
          we: 'We enter all by-products and count the bags at the factory and at the society.',
          send: ['Root purchase slips', 'Sago sale notes', 'Peel sale slips', 'Firewood bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Warps on looms at home are easily forgotten on 31 March. In the next year cloth is sold that was never in your stock, and you pay tax on a profit that is too high.',
          we: 'We list each loom with its yarn, zari and advance.',
          send: ['Yarn issue book', 'Wage sheet', 'List of looms'],
        },
      ],
      question: {
        question: 'My bank statement shows all my sales. Why do you need a stock list from my Salem workshop too?',
        answer:
          'The bank does not show silver that is with smiths or sago bags in a yard, and this stock changes your profit. Weigh or count everything on 31 March. Send us the list with the bank statement, and we value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI every month for Salem sago factories, rolling mills and polishing sheds.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'A factory that runs only for a season may register nobody. Whether ESI applies depends on the process and not only on the months, so contributions can be demanded years later.',
          we: 'We read your process and your factory licence, and file for the workers who are covered.',
          send: ['Factory licence', 'Muster roll of the season', "Loaders' bills"],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Furnace men may come through a contractor who shows one list for three mills. After a burn nobody can prove that the injured man was on it, and the mill may have to pay.',
          we: 'We mark the workers of your mill in his list before you pass his bill.',
          send: ["Contractor's wage list", 'Gate register', "Contractor's bill"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Polishers may come to your shed every morning although your books call them outside smiths. An inspector sees regular attendance and can treat them as employees from the first day.',
          we: 'We enter the polishers of the shed and check for each smith at home if he is covered too.',
          send: ['List of polishers', 'Wage payment slips', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'Roots came late and I took extra workers for three weeks only. Do I enter them for PF and ESI?',
        answer:
          'Short work does not by itself exempt a worker, so write down the joining date, the leaving date and the days worked. Send us the muster roll every week in the season. We tell you who is covered and file the contribution.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS and TCS for Salem dealers in scrap, sago and silver and file the quarterly returns.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'On one load of metal scrap the seller may have to collect TCS, and a GST-registered buyer may have to deduct TDS under GST. A dealer who forgets one of them owes the missing tax with interest.',
          we: 'We mark for each buyer and supplier which tax applies, so that your clerk bills correctly.',
          send: ['Purchase ledger with PAN', "Buyers' declarations", 'Sale bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'The commission of a root broker may be set off in his account. Because no cheque is written, TDS is forgotten, and the expense can be disallowed.',
          we: "We take the commission out of the broker's account and include it in the TDS return.",
          send: ["Brokers' accounts", "Loading gang's bills", 'PAN copies'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            "A smith may be paid in fine silver at the day's rate. Nobody adds up the rupee value, so the TDS limit is crossed without anybody noticing.",
          we: 'We note the silver rate of the day and total the labour of each smith by PAN.',
          send: ['Settlement slips', 'Daily rate notes', 'PAN of the smiths'],
        },
      ],
      question: {
        question: 'A rolling mill gave me a declaration and does not want TCS on scrap. Is that valid?',
        answer:
          'A buyer who uses the scrap in manufacture can sign a declaration, and you then collect no TCS from him. You have to report the declaration on the portal. Send us a copy, and we check it and report it for you.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP for the partners of your Salem sago factory, steel yard or silver workshop.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Several families may own a factory, and root suppliers may leave their money with it. In a company such deposits are restricted, so the money may have to be repaid.',
          we: "We list the deposits first and check the society's rules on members.",
          send: ['Partnership deed', 'List of deposits', 'Membership card of the society', 'Loan letter'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A dealer may run his yards in different names while the bank lent money to one of them. After a change the security no longer matches the business, and the bank can recall the loan.',
          we: 'We plan one firm for all the yards and inform the bank before the change.',
          send: ['Loan letters', 'Yard leases', 'Accounts of each firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A family may form a company while the silver belongs to one uncle. If they quarrel, he can take the silver back and the company has nothing to work with.',
          we: 'We write a deed about the silver, the shares and the orders, which is often enough without a company.',
          send: ['List of silver by weight', 'PAN and masked Aadhaar of the partners', 'Shop rental agreement'],
        },
      ],
      question: {
        question: 'Can weavers of Gugai sell dhotis together under one name?',
        answer:
          'Yes, through a society or through a producer company that they own. A producer company has to file forms every year even without sales. Tell us the number of weavers and looms, and we compare the yearly work and cost before you decide.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Salem anklet makers, sago factories and brick units by weight and in rupees.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'You may pay smiths in silver and be paid by shops in rupees, at rates that change within the day. If you look at cash alone, you can sell below cost without seeing it.',
          we: 'We keep a silver ledger with the cash ledger and enter the melting loss.',
          send: ['Silver issue and return slips', 'Sale bills', 'Silver rate of each day'],
        },
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'Clay comes in by the tonne and bricks go out by number. If broken bricks are used again without any entry, nobody knows what a firing really cost.',
          we: 'We prepare a sheet for each firing with good bricks, rejects and fuel.',
          send: ['Kiln sheets', 'Mineral receipts', 'Fuel bills', 'Despatch notes'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Advances to weavers may grow from year to year without a signed balance. When a weaver leaves, he can dispute the amount and the master loses it.',
          we: 'We keep an account for each weaver and send you a balance for his signature every year.',
          send: ['Advance book', 'Wage sheets', 'Yarn issue slips'],
        },
      ],
      question: {
        question: 'In the sago season I have no time for book-keeping. How do we work then?',
        answer:
          'Once a week you send photos of root slips, wage sheets and firewood bills by WhatsApp. We enter them in the same order and keep a list of what is not clear. After the season we go through that list with you on the phone.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Salem anklet makers, sago factories and weavers under Udyam, with machines at the right value.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'A workshop may be registered as a silver shop. The bank can then refuse a loan for a polishing machine, because it sees a trader.',
          we: 'We enter manufacture as the main activity and leave the silver out, because it is stock and not investment.',
          send: ['Machine bills', 'Property tax receipt of the workshop', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'An owner may enter the number of workers in the busiest month. His wage register shows another number for the year, and a bank can doubt the certificate.',
          we: 'We enter what the wage register proves, and raspers and dryers at book value.',
          send: ['Wage register', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            "A weaver who works on a master's yarn may think that the master's certificate covers him. It covers only the master, so the weaver cannot use it for a loan or a scheme.",
          we: 'We register the weaver on his own PAN with the loom in his house.',
          send: ['PAN', 'Masked Aadhaar with linked mobile', 'Loom bill or society card'],
        },
      ],
      question: {
        question: 'I have three weaving sheds in Ammapet on one PAN. How do I register them under Udyam?',
        answer:
          'All sheds of one PAN go on one certificate, and each address is listed as a unit. Send us the latest EB bill of each shed and your machine list. We enter the three addresses and give you the certificate to print.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell sago, silver or bricks from Salem abroad, we can obtain your import export code (IEC).',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'A buyer abroad may want your name on the bag while the factory has no food licence for export. You cannot pack the order, and the buyer goes elsewhere.',
          we: 'We apply for the code and list the licence, the laboratory report and the council registration that you need.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Food licence', "Buyer's grade sheet"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'The weight or purity on your invoice may differ from what customs measures. Customs then holds the parcel, and your money is blocked in the silver.',
          we: 'We apply for the code and give you an invoice format with grams and purity.',
          send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Sample invoice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'A dealer may order scrap from abroad without the inspection certificate that the port asks for. The container is not released, and he pays rent for every day.',
          we: 'We check the rules for your grade of scrap and your port before you order.',
          send: ["Supplier's offer", 'GST certificate', 'Name of the port'],
        },
      ],
      question: {
        question: 'Salem has no sea port. At which port do I register my bank details?',
        answer:
          "At the port or airport from which your goods leave, and you can register at more than one. Look for the port on your buyer's order and tell us. We get your IEC and register the AD code of your bank there.",
      },
    },
  },
  seo: {
    title: 'Salem Accounts and GST for Silver, Sago and Steel Trades',
    description:
      'Silver ledgers for anklet makers, replies to GST notices for scrap dealers and Udyam for sago units: accounts and tax work for Salem, by courier or phone.',
  },
} satisfies CityWords;

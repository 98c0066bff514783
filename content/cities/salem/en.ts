import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can keep the accounts, reply to GST notices and get the Udyam registration of silver anklet makers, sago factories and steel dealers in Salem.',
  description: [
    'Many trades in Salem buy and sell by weight. An anklet maker must account for every gram of silver, and a sago factory for every bag. We keep weight and rupees in the same set of books.',
    'Sago factories around Attur and Omalur buy tapioca roots for a few months and sell sago all year. We enter your root purchases and sago sales week by week, and match them with the sale notes of the selling society.',
    'The department often asks steel and scrap dealers about their suppliers. We keep the weighbridge slip and the lorry receipt of each load together with its bill. If a notice comes, the proof for the reply is already in one place.',
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
      note: 'A seller of scrap may have to collect income tax (TCS) in addition to GST. The buyer gets credit for this TCS only if his PAN is entered correctly.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      note: 'Sago factories buy roots and firewood and pay wages in a few months of the season, but sell sago all year.',
    },
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      note: "A trader gives pure silver to many smiths who work at home. At the end of the year this silver is still the trader's stock, even if a smith holds it.",
    },
    {
      kind: 'silk-weaving',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers give warp and zari to looms at home and deduct advances from the wages. You need a separate account for each weaver.',
    },
    {
      kind: 'refractories',
      name: 'Magnesite and refractory units',
      note: 'Brick makers pay royalty and rent to the government. Usually the maker has to pay GST on the royalty and the rent under reverse charge.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesale trade',
      note: 'Pulses and jaggery are sold in loose bags and in labelled packs. The GST on a loose bag and on a labelled pack is different, so your billing list must show them as separate items.',
    },
  ],
  serviceAreas: ['Sevvapet', 'Ammapet', 'Gugai', 'Hasthampatti', 'Suramangalam', 'Kondalampatti', 'Omalur', 'Attur'],
  work: (town) =>
    `From Salem you can send slips by WhatsApp and files by courier to our ${town} office. You can also visit us there by appointment, or ask your questions on the phone.`,
  trades: [
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      needs:
        'You need a silver account in grams, so that you can answer when an officer asks about silver that is with your smiths. We can also get your Udyam number.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      needs:
        'You need a register of the roots bought and the bags made for each lot. We also add the workers of the season to the PF list, and value the stock that you count for income tax.',
    },
    {
      kind: 'steel-scrap',
      name: 'Steel and scrap dealers',
      needs:
        'You need a weighbridge slip and a lorry receipt for each load, and the right tax on scrap. We use the slips and receipts when an officer doubts your input tax credit.',
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
      lead: 'We can apply for a GST number for your silver, sago or steel business in Salem, and list every yard and godown in the application.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If your bags lie in a drying yard while the GST certificate shows only the factory, officers can treat the bags in the yard as unbilled stock.',
          we: 'We list the factory, the drying yard and your own godown in your registration, and attach the proof of address of each place.',
          send: ['Lease of the drying yard', 'EB bill', 'Membership card of the society', 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Some traders ask every smith to register, although a smith who only works for wages may not need a GST number. A smith who sells his own anklets may need the number, and risks a penalty without it.',
          we: "From each smith's own bills we check whose silver he works on, and tell him whether he must register.",
          send: ['Silver issue slips', 'Labour bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a dealer registers his office in town but unloads lorries in a yard elsewhere, the e-way bill shows a place that is not on his certificate. The lorry can then be stopped.',
          we: 'We register the yard with its lease agreement, a photo of the gate and the weighbridge details.',
          send: ['Yard lease', 'Photo of the gate', 'EB bill of the yard'],
        },
      ],
      question: {
        question: 'I sell loose dal and small packs at Leigh Bazaar. When do I need a GST number?',
        answer:
          "Whether you need a GST number depends on your total sales of the year and on whether you sell to other states. Loose dal and labelled packs are also treated differently. Make a list of your products with one year's sales. We will tell you whether you have to register, and apply for you.",
      },
    },
    'gst-returns': {
      lead: 'We can file monthly GST returns for Salem traders after we sort their silver, sago or packed goods by GST rate.',
      trades: [
        {
          trade: 'grocery-wholesale',
          name: 'Leigh Bazaar wholesalers',
          wrong:
            'If loose pulses and labelled packs are on one bill without HSN codes, it is easy to miss the GST on the packs. You then have to pay it later from your own pocket with interest.',
          we: 'We give your billing clerk a list that shows the HSN code and the GST rate of each product.',
          send: ['Sale bills', 'Product list', 'Purchase bills'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Some dealers buy scrap from collectors without a GST number and think that no tax is due. A registered buyer has to pay the GST on such scrap himself.',
          we: 'We list your purchases from collectors by seller and weight, and report your tax under reverse charge.',
          send: ['Purchase vouchers', 'Weighment slips', 'Sale bills'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'If silver given to smiths is entered as a sale, or anklets are billed without their weight, your return does not match your silver. An officer can then ask you for the difference.',
          we: 'We do not count the slips for silver given to smiths as sales and report each anklet bill with its weight.',
          send: ['Silver issue slips', 'Sale bills with grams', 'Purchase bills for silver'],
        },
      ],
      question: {
        question: 'The society sold my sago in March and paid me in April. In which return do I show the sale?',
        answer:
          "The month depends on the date of the sale and not on the payment in April. Send us the society's sale note and your invoice together. We will compare the date on the note with the date on the invoice, and report the sale in the right month.",
      },
    },
    'gst-notices': {
      lead: 'If your Salem scrap yard, silver shop or sago factory gets a GST notice, we can answer it with weights and bills.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a dealer from whom your supplier bought loses his GST number, the officer can doubt that your load ever came. An invoice and a bank transfer are then not always enough to save your credit.',
          we: 'We collect the weighbridge slip, the transport bill and the lorry receipt for each load that the officer doubts.',
          send: ['The notice', 'Weighbridge slips', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'When officers visit your shop, they sometimes find less silver than the stock register shows, because the rest is with smiths. If the slips are not signed, the missing grams can be taxed as sold.',
          we: 'We list grams and purity for each smith and get each of them to confirm in writing the silver that he holds.',
          send: ['Silver issue slips', 'Stock register', "Smiths' mobile numbers"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'From the roots that you bought, an officer can calculate that you made more sago than you sold. He easily leaves out the bags lying at the society and the peel that you sold.',
          we: 'We answer with the starch test results, the lot register and a count of the bags at each place.',
          send: ['Root purchase slips', 'Lot register', "Society's statement", 'Peel sale bills'],
        },
      ],
      question: {
        question: 'A notice asks why my labelled rice and dal packs carry no GST. Can I still correct my bills?',
        answer:
          'Yes, but first we check the label and the weight of each product in your shop. If tax was due, it usually costs less to pay it before the order is passed. We work out the tax, and then write a reply that explains which packs are taxable.',
      },
    },
    'gst-refunds': {
      lead: 'We can check whether your Salem firm can get a GST refund, and claim it for exports of bricks, starch or steel.',
      trades: [
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'If a brick maker forgets the GST that he paid on royalty, he claims a smaller refund than he could. If he does not write down rejected bricks, the officer doubts the quantity that he exported.',
          we: 'We add the credit on royalty to your claim, and list the good and the rejected bricks of each firing.',
          send: ['Shipping bills', 'Kiln sheets', 'Royalty receipts', 'Fuel bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories sell starch through the society to a merchant who exports it, and then claim the export as their own. The officer rejects such an application.',
          we: 'We claim only for the bags that were exported in your name, and match each export with a bank receipt.',
          send: ['Shipping bills', 'Bills for bags and freight', 'Bank advice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a steel structure is billed again after a price change, GST is paid on the old bill and on the new one. You cannot claim the extra tax until you cancel the old bill.',
          we: 'We first prepare the credit note for the old bill, and then claim the tax that you paid twice.',
          send: ['Both invoices', 'Credit note', "Customer's letter"],
        },
      ],
      question: {
        question: 'Silver prices rose and my GST credit is now large. How can I use it or get it back?',
        answer:
          'You can use the credit against GST on your next anklet sales. A refund needs another reason, such as an export, because a higher silver price alone is not enough. Send us your credit ledger and sales list. We will check whether you have such a reason.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Salem silver traders, sago factories and weavers after you have weighed the stock.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'If a trader values his silver at the market price in one year and at cost in the next, his profit changes with the price. The officer can then change the profit in an assessment.',
          we: 'We fix one method of valuing silver, list the grams with each smith and use the same method every year.',
          send: ['List of silver with smiths', 'Purchase bills', "Last year's stock valuation"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories sell peel and thippi for cash and do not enter the sales in the books. The officer can work out the quantity from the roots, and add the income with a penalty.',
          we: 'We enter the sales of peel and thippi, and count the bags at the factory and at the society.',
          send: ['Root purchase slips', 'Sago sale notes', 'Peel sale slips', 'Firewood bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Master weavers easily forget the warps on home looms when they count stock on 31 March. In the next year they sell cloth that was never in their stock, and pay tax on a profit that is too high.',
          we: 'We make a list of the looms that shows the yarn, the zari and the advance with each weaver.',
          send: ['Yarn issue book', 'Wage sheet', 'List of looms'],
        },
      ],
      question: {
        question: 'My bank statement shows all my sales. Why do you need a stock list from my Salem workshop too?',
        answer:
          'The bank statement does not show silver that is with smiths or sago bags in a yard, and this stock changes your profit. Weigh or count everything on 31 March. Send us the list with the bank statement. We will value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI every month for Salem sago factories, rolling mills and polishing sheds.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories that run only for a season do not register under ESI at all. Whether ESI applies depends on the process and not only on the months, so contributions can be demanded years later.',
          we: 'We study your process and your factory licence, and file PF and ESI for the workers who are covered.',
          send: ['Factory licence', 'Muster roll of the season', "Loaders' bills"],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If furnace workers come through a contractor who has one list for three mills, nobody can prove who worked in which mill. After a burn injury your mill may have to pay.',
          we: "Before you pass the contractor's bill, we mark the workers of your mill in his list.",
          send: ["Contractor's wage list", 'Gate register', "Contractor's bill"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'Some polishers come to your shed every morning although your books show them as outside smiths. An inspector who sees regular attendance can treat them as employees from the first day.',
          we: 'We add the polishers of your shed to the list, and check whether each outside smith is covered too.',
          send: ['List of polishers', 'Wage payment slips', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question:
          'Roots came late and I took extra workers for three weeks only. Do I have to register them for PF and ESI?',
        answer:
          'Short work does not by itself exempt a worker, so write down the joining date, the leaving date and the days worked. Send us the muster roll every week in the season. We will tell you who is covered and file the contribution.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS and TCS for Salem dealers in scrap, sago and silver, and file the quarterly returns.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'On one load of metal scrap, the seller often has to collect TCS, and a GST-registered buyer may have to deduct TDS under GST. A dealer who forgets the TCS or the TDS has to pay it with interest.',
          we: 'We list which tax applies to each buyer and each supplier, so that your clerk bills correctly.',
          send: ['Purchase ledger with PAN', "Buyers' declarations", 'Sale bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            "If a root broker's commission is adjusted in his account, no cheque is written. The factory then forgets the TDS, and the officer can disallow the expense.",
          we: "We work out the commission from the broker's account and include it in the TDS return.",
          send: ["Brokers' accounts", "Loading gang's bills", 'PAN copies'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            "If you pay a smith in pure silver at the day's rate, nobody adds up the rupee value. The payments can then cross the TDS limit without anybody noticing.",
          we: 'We note the silver rate of each payment day, and add up the labour charges of each smith by PAN.',
          send: ['Settlement slips', 'Daily rate notes', 'PAN of the smiths'],
        },
      ],
      question: {
        question: 'A rolling mill gave me a declaration and does not want TCS on scrap. Is that valid?',
        answer:
          'Yes, it can be valid. A buyer who uses the scrap in manufacture can sign a declaration, and you then do not collect TCS from him. You have to report the declaration on the portal. Send us a copy of the declaration. We will check it and report it for you.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP for the owners of your Salem sago factory, steel yard or silver workshop.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If several families own a factory, root suppliers often leave their money with it. A company can take such deposits only under strict rules, so the money may have to be repaid.',
          we: "We first list the deposits, and check what the selling society's rules say about members.",
          send: ['Partnership deed', 'List of deposits', 'Membership card of the society', 'Loan letter'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a dealer runs his yards in different names and the bank lent money to only one of them, a change can break the security for the loan. The bank can then ask for the loan back.',
          we: 'We plan one firm for all the yards, and inform the bank before you change.',
          send: ['Loan letters', 'Yard leases', 'Accounts of each firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'If a family forms a company while the silver belongs to one uncle, he can take the silver back after a quarrel. The company then has nothing to work with.',
          we: 'We write a deed that says who owns the silver, who has which share and who takes the orders. Often this deed is enough, and no company is needed.',
          send: ['List of silver by weight', 'PAN and masked Aadhaar of the partners', 'Shop rental agreement'],
        },
      ],
      question: {
        question: 'Can weavers of Gugai sell dhotis together under one name?',
        answer:
          'Yes, through a society or through a producer company that they own. A producer company has to file forms every year even without sales. Tell us how many weavers and looms you have. We will compare the yearly work and cost of a society and a producer company before you decide.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Salem anklet makers, sago factories and brick units in weight and in rupees.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'You pay smiths in silver and shops pay you in rupees, while the silver rate changes within the day. If you look only at the cash, you can sell below cost without noticing.',
          we: 'We keep a silver ledger along with the cash ledger, and enter the silver lost in melting.',
          send: ['Silver issue and return slips', 'Sale bills', 'Silver rate of each day'],
        },
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'Clay is bought by the tonne and bricks are sold by number. If broken bricks are used again without any entry, nobody knows what one firing of bricks really cost.',
          we: 'For each firing we prepare a sheet that shows the good bricks, the rejected bricks and the fuel.',
          send: ['Kiln sheets', 'Mineral receipts', 'Fuel bills', 'Despatch notes'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'If advances to weavers grow from year to year without a signed balance, a weaver who leaves can dispute the amount. The master weaver then loses the advance.',
          we: 'We keep an account for each weaver, and send you a balance every year for the weaver to sign.',
          send: ['Advance book', 'Wage sheets', 'Yarn issue slips'],
        },
      ],
      question: {
        question: 'In the sago season I have no time for book-keeping. How can you keep my accounts then?',
        answer:
          'Once a week you send photos of root slips, wage sheets and firewood bills by WhatsApp. We enter them in your accounts and list the entries that are not clear. After the season we go through that list with you on the phone.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Salem anklet makers, sago factories and weavers under Udyam, and enter the machines at the correct value.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'An anklet workshop is sometimes registered as a silver shop by mistake. The bank can then refuse a loan for a polishing machine, because the certificate calls the owner a trader.',
          we: 'We enter manufacture as the main activity, and do not count the silver as investment, because it is stock.',
          send: ['Machine bills', 'Property tax receipt of the workshop', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If an owner enters the number of workers of the busiest month, it does not match his wage register for the year. A bank can then doubt the certificate.',
          we: 'We enter the number of workers that the wage register proves, and take the root raspers and dryers at book value.',
          send: ['Wage register', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            "Many weavers who work on a master weaver's yarn think that his certificate covers them. The certificate covers only the master, so a weaver cannot use it for a loan or a scheme.",
          we: 'We register the weaver in his own PAN, with the loom in his house.',
          send: ['PAN', 'Masked Aadhaar with linked mobile', 'Loom bill or society card'],
        },
      ],
      question: {
        question: 'I have three weaving sheds in Ammapet on one PAN. How do I register them under Udyam?',
        answer:
          'All sheds of one PAN go on one certificate, and each address is listed as a unit. Send us the latest EB bill of each shed and your machine list. We will enter the three addresses and give you the certificate to print.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell sago, silver or bricks from Salem abroad, we can obtain your import export code (IEC).',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If a buyer abroad wants your name on the bag and the factory has no food licence for export, you cannot pack the order. The buyer then goes to another seller.',
          we: 'We apply for the IEC and list the food licence, the laboratory report and the council registration that you need.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Food licence', "Buyer's grade sheet"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet makers',
          wrong:
            'If the weight or purity on your invoice differs from what customs measures, customs holds the parcel. Your money stays blocked in the silver.',
          we: 'We apply for the IEC and give you an invoice format that shows grams and purity.',
          send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Sample invoice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Some dealers order scrap from abroad without the inspection certificate that the port asks for. Customs does not release the container, and the dealer pays rent for every day.',
          we: 'Before you order, we check the rules for your grade of scrap and for your port.',
          send: ["Supplier's offer", 'GST certificate', 'Name of the port'],
        },
      ],
      question: {
        question: 'Salem has no sea port. At which port do I register my bank details?',
        answer:
          "Register your bank details at the port or airport from which your goods leave. You can register at more than one port. Look for the port on your buyer's order and tell us. We will get your IEC and register the AD code of your bank there.",
      },
    },
  },
  seo: {
    title: 'Salem Accounts and GST for Silver, Sago and Steel Trades',
    description:
      'Silver ledgers for anklet makers, replies to GST notices for scrap dealers and Udyam for sago units: accounts and tax work for Salem, by courier or phone.',
  },
} satisfies CityWords;

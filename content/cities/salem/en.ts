import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For silver anklet manufacturers, sago factories and steel dealers in Salem, we can keep accounts, reply to GST notices and get Udyam certificates.',
  description: [
    'Many trades in Salem buy and sell by weight. An anklet manufacturer must account for every gram of silver, and a sago factory for every bag. We keep the weights and the rupees in the same set of books.',
    "Sago factories around Attur and Omalur buy tapioca roots for a few months and sell sago all year. We enter your root purchases and sago sales week by week, and match the sales with the sago co-operative's sale notes.",
    'The department often asks steel and scrap dealers about their suppliers. We keep the weighbridge slip and the lorry receipt for each load with its bill. If a notice comes, the proof is already in one place.',
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
      note: 'A scrap dealer may have to collect TCS under income tax law in addition to GST. The buyer gets credit for the TCS only if his PAN is entered correctly.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      note: 'Sago factories buy roots and firewood and pay wages in the few months of the season, but they sell sago all year.',
    },
    {
      kind: 'jewellery',
      name: 'Silver anklet manufacturers',
      note: "A trader gives pure silver to many smiths who work at home. At the end of the year this silver is still the trader's stock, even if it is with a smith.",
    },
    {
      kind: 'silk-weaving',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers supply warp and zari to weavers who work at home, and deduct advances from their wages. You need a separate account for each weaver.',
    },
    {
      kind: 'refractories',
      name: 'Magnesite and refractory units',
      note: 'Brick manufacturers pay royalty and rent to the government. Usually the manufacturer has to pay GST on the royalty and the rent under reverse charge.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesale trade',
      note: 'Pulses and jaggery are sold in loose bags and in labelled packs, and the GST on loose bags and packs is different. Your billing software must show loose bags and labelled packs as separate items.',
    },
  ],
  serviceAreas: ['Sevvapet', 'Ammapet', 'Gugai', 'Hasthampatti', 'Suramangalam', 'Kondalampatti', 'Omalur', 'Attur'],
  work: (town) =>
    `From Salem you can send slips by WhatsApp and files by courier to our ${town} office. You can also visit us there by appointment or ask your questions over the phone.`,
  trades: [
    {
      kind: 'jewellery',
      name: 'Silver anklet manufacturers',
      needs:
        'You need a silver account in grams, so that you can reply when an officer asks about the silver that your smiths hold. We can also get your Udyam number.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      needs:
        'For each lot, you need a register of the roots bought and the bags produced. We also enrol seasonal workers under PF, and value your stock for the income tax return.',
    },
    {
      kind: 'steel-scrap',
      name: 'Steel and scrap dealers',
      needs:
        'You need a weighbridge slip and a lorry receipt for each load, and the right tax on scrap. We use these slips when an officer questions your input tax credit.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Leigh Bazaar wholesalers',
      needs:
        'Your bills must show loose goods and labelled packs separately, and every godown must be on your GST certificate.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you deal in silver, sago or steel in Salem, we can apply for your GST number and list every yard and godown in the application.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If your sago bags lie in a drying yard and the GST certificate shows only the factory, officers may treat them as unaccounted stock.',
          we: 'We add the factory, the drying yard and your own godown to your registration, with the address proof of each place.',
          send: ['Lease deed of the drying yard', 'Latest EB bill', 'Society membership card', "Firm's PAN"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'Some traders ask every smith to register. A smith who only works for wages may not need a GST number. A smith who sells his own anklets may need one, and risks a penalty if he does not have it.',
          we: "We check from each smith's bills whose silver he works on, and tell him whether he must register.",
          send: ['Silver issue slips', 'Labour bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If you register only the office in town but unload lorries in a yard elsewhere, the e-way bill shows a place that is not on your certificate. The lorry may be stopped.',
          we: 'We add the yard to your registration with its lease deed, a photo of the gate and the weighbridge details.',
          send: ['Lease deed of the yard', 'Photo of the gate', "Yard's latest EB bill"],
        },
      ],
      question: {
        question: 'I sell loose dal and small packs at Leigh Bazaar. When do I need a GST number?',
        answer:
          "It depends on your total sales for the year and on whether you sell to other states. The GST rules for loose dal and for labelled packs are also different. Send us your product list with one year's sales. We will tell you whether you have to register, and apply for you.",
      },
    },
    'gst-returns': {
      lead: 'Do you sell silver, sago or packed goods in Salem? We can sort your sales by GST rate, and file your monthly returns.',
      trades: [
        {
          trade: 'grocery-wholesale',
          name: 'Leigh Bazaar wholesalers',
          wrong:
            'If loose pulses and labelled packs are on one bill without HSN codes, it is easy to leave out the GST on the packs. You then have to pay it out of your own pocket, with interest.',
          we: 'We give your billing clerk a list with the HSN code and the GST rate of each product.',
          send: ['Sale bills', 'Product list', 'Purchase bills'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Some dealers buy metal scrap from collectors who have no GST number, and think that no tax is due. But a registered buyer has to pay the GST on such scrap under reverse charge.',
          we: 'We list your purchases from collectors by seller and weight, and report the tax that you owe under reverse charge.',
          send: ['Purchase vouchers', 'Weighment slips', 'Sale bills'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'If silver given to smiths is entered as a sale, or anklets are billed without weight, your return does not tally with your silver stock. An officer may ask you to explain the difference.',
          we: 'We do not count silver issued to smiths as sales, and report each anklet bill with its weight.',
          send: ['Silver issue slips', 'Sale bills with weight in grams', 'Purchase bills for silver'],
        },
      ],
      question: {
        question: 'The society sold my sago in March and paid me in April. In which return do I show the sale?',
        answer:
          "The month depends on the date of the sale and not on the payment in April. Send us the society's sale note and your invoice together. We will compare their dates and report the sale in the right month.",
      },
    },
    'gst-notices': {
      lead: 'If your Salem scrap yard, silver shop or sago factory gets a GST notice, we can draft a reply based on weights and bills.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            "If the GST number of your supplier's own supplier is cancelled, the officer may doubt that you ever received the load. An invoice and a bank transfer may not be enough to protect your credit.",
          we: 'We collect the weighbridge slip, the transport bill and the lorry receipt for each load that the officer questions.',
          send: ['The notice', 'Weighbridge slips', 'Lorry receipts', 'Bank statement'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'During a visit, officers may find less silver in the shop than in the stock register, because the rest is with smiths. If the silver issue slips are not signed, they may treat the missing silver as sold and ask for tax.',
          we: 'We list the weight and purity of the silver that each smith holds, and get his written confirmation.',
          send: ['Silver issue slips', 'Stock register', "Smiths' mobile numbers"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'An officer may work out from your tapioca purchases that you made more sago than you sold. He may not count the bags that are lying at the society or the peel that you sold.',
          we: 'We reply with the starch test results, the lot register and a count of the bags at each place.',
          send: ['Tapioca purchase slips', 'Lot register', "Society's statement", 'Sale bills for peel'],
        },
      ],
      question: {
        question: 'A notice asks why my labelled rice and dal packs carry no GST. Can I still correct my bills?',
        answer:
          'Yes, but first we check the label and the weight of each product in your shop. If tax was due, it usually costs less to pay it before the order is passed. We work out the tax, and draft a reply that explains which packs are taxable.',
      },
    },
    'gst-refunds': {
      lead: 'If you export bricks, starch or steel from Salem, you may be able to get a GST refund. We can check whether you qualify, and file the claim.',
      trades: [
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'If a brick manufacturer forgets to claim the GST that he paid on royalty, he gets a smaller refund. If he does not record rejected bricks, the officer may question the quantity exported.',
          we: 'We add the credit on royalty to your claim, and list the good and the rejected bricks from each firing.',
          send: ['Shipping bills', 'Kiln sheets', 'Royalty receipts', 'Fuel bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories sell starch through the society to a merchant who exports it, and then claim the export as their own. The officer rejects such a claim.',
          we: 'We claim only for the bags exported in your name, and match each export with the payment that reached your bank.',
          send: ['Shipping bills', 'Bills for bags and freight', 'Bank remittance advice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If you bill a steel structure again after a price change, you may pay GST on both bills. You cannot claim the extra tax back until you cancel the old bill.',
          we: 'We first prepare the credit note for the old bill, and then claim back the tax that you paid twice.',
          send: ['Both invoices', 'Credit note', "Customer's letter"],
        },
      ],
      question: {
        question: 'Silver prices have gone up and my GST credit is now large. How can I use it or get it back?',
        answer:
          'You can use the credit to pay GST on your next anklet sales. A higher silver price alone is no ground for a refund. You need another ground, such as an export. Send us your credit ledger and sales list. We will check whether you have such a ground.',
      },
    },
    'income-tax-filing': {
      lead: 'Have you weighed and counted your stock? Send us the stock list, and we can file the income tax return for your silver shop, sago factory or weaving business in Salem.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'If a trader values his silver at market price in one year and at cost in the next, his profit changes with the price. The officer may correct the valuation in an assessment.',
          we: 'We fix one method of valuing silver and follow it every year, and list the weight of silver lying with each smith.',
          send: ['List of silver held by smiths', 'Purchase bills', "Last year's stock valuation"],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories sell tapioca peel and pulp waste (thippi) for cash and do not enter the sales. The officer can work out the quantity from your tapioca purchases, add the income and charge a penalty.',
          we: 'We enter the sales of peel and thippi, and count the bags at the factory and at the society.',
          send: ['Tapioca purchase slips', 'Sago sale notes', 'Sale slips for peel', 'Firewood bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Master weavers often leave out the warps on home looms when they count stock on 31 March. The stock in their books is then too low, so the profit for the next year is too high and they pay too much tax.',
          we: 'For every loom, we list the yarn and zari given to the weaver and the advance he still owes.',
          send: ['Yarn issue book', 'Wage sheet', 'List of looms'],
        },
      ],
      question: {
        question: 'My bank statement shows all my sales. Why do you also need a stock list from my Salem workshop?',
        answer:
          'The bank statement does not show silver with smiths or sago bags in a yard, and this stock affects your profit. Weigh or count everything on 31 March, and send us the list with the bank statement. We will value the stock and file the return.',
      },
    },
    'pf-esi-services': {
      lead: 'Sago factories, rolling mills and polishing sheds in Salem can hand over their PF and ESI work to us. We keep the list of workers and file the returns every month.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'Some factories that run only in the season never register under ESI. But ESI depends on the manufacturing process and not only on the number of months, so contributions may be demanded years later.',
          we: 'We look at your process and your factory licence, and file PF and ESI returns for the workers who are covered.',
          send: ['Factory licence', 'Muster roll for the season', "Loaders' bills"],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a contractor supplies furnace workers to three mills on one wage sheet, you cannot prove who worked in your mill. If a worker suffers burns, your mill may have to pay.',
          we: "Before you pass the contractor's bill, we mark your mill's workers on his wage sheet.",
          send: ["Contractor's wage sheet", 'Gate register', "Contractor's bill"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'Some polishers come to your shed every morning, although your books show them as outside job workers. An inspector who sees regular attendance can treat them as employees from the first day.',
          we: 'We add the polishers in your shed to the list of employees, and check whether each outside job worker is covered too.',
          send: ['List of polishers', 'Wage payment slips', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question:
          'Tapioca came late this year, and I took extra workers for only three weeks. Do I have to register them for PF and ESI?',
        answer:
          'You may have to register them, because a worker is not exempt just because he works for a short time. Write down the date of joining, the date of exit and the days worked. During the season, send us the muster roll every week. We will tell you who is covered, and file the monthly returns.',
      },
    },
    'tds-tcs-returns': {
      lead: 'A scrap, sago or silver dealer in Salem may have to deduct TDS and collect TCS. We can work out the amounts and file the quarterly returns.',
      trades: [
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'On the same load of metal scrap, the seller often has to collect TCS, and a GST-registered buyer may have to deduct TDS under GST. A dealer who forgets TCS or TDS has to pay it himself, with interest.',
          we: 'We list which tax applies to each buyer and each supplier, so that your clerk makes out the bill correctly.',
          send: ['Purchase ledger with PANs', "Buyers' declarations", 'Sale bills'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            "If a tapioca broker's commission is adjusted in his account, no cheque is issued and the factory may forget the TDS. The officer may disallow the expense.",
          we: "We work out the commission from the broker's account and include it in the TDS return.",
          send: ["Brokers' account statements", "Loading contractor's bills", 'PAN copies'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            "If you pay a smith in pure silver and do not add up its value in rupees, you may not notice when the year's payments cross the TDS limit.",
          we: "We note the silver rate on each payment day, and add up each smith's labour charges under his PAN.",
          send: ['Settlement slips', 'Record of daily silver rates', "Smiths' PANs"],
        },
      ],
      question: {
        question:
          'A rolling mill has given me a declaration and does not want TCS collected on scrap. Is the declaration valid?',
        answer:
          'The declaration can be valid. If the buyer uses the scrap in manufacturing and signs a declaration, you do not collect TCS from him. You have to report the declaration on the portal. Send us a copy. We will check it and report it for you.',
      },
    },
    'company-registration': {
      lead: 'Is a company or an LLP right for your Salem sago factory, steel yard or silver workshop? We can advise you and complete the registration.',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'When several families own a factory, tapioca suppliers often leave their money with it. A company can accept such deposits only under strict rules, so the families may have to repay the money.',
          we: 'We list the deposits first, and check the membership rules of the society that sells your sago.',
          send: ['Partnership deed', 'List of deposits', 'Society membership card', 'Loan sanction letter'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'If a dealer runs his yards in different names and only one firm has the bank loan, a change in that firm can affect the security for this loan. The bank may then recall the loan.',
          we: 'We bring all the yards under one firm, and inform the bank before the change.',
          send: ['Loan sanction letters', 'Lease deeds of the yards', 'Accounts of each firm'],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'Some families form a company while the silver still belongs to one uncle. If he takes it back after a quarrel, the company has nothing to work with.',
          we: "We draft a deed that says who owns the silver, what each partner's share is and who takes the orders. Often this deed is enough and no company is needed.",
          send: ['List of silver by weight', "Partners' PAN and masked Aadhaar", 'Shop rental agreement'],
        },
      ],
      question: {
        question: 'Can weavers in Gugai sell dhotis together under one name?',
        answer:
          'Yes, through a society or through a producer company that they own. A producer company has to make annual filings even if it has no sales. Tell us how many weavers and looms you have. We will compare the work and the annual cost of a society and a company before you decide.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'For Salem anklet manufacturers, sago factories and brick units, we can keep accounts by weight or number as well as in rupees.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'You pay smiths in silver, shops pay you in rupees, and the silver rate changes during the day. If you look only at the cash, you may sell below cost without noticing it.',
          we: 'We keep a silver ledger along with the cash ledger, and record the silver lost in melting.',
          send: ['Silver issue and return slips', 'Sale bills', 'Daily silver rates'],
        },
        {
          trade: 'refractories',
          name: 'Magnesite and brick units',
          wrong:
            'Clay is bought by the tonne and bricks are sold by number. If broken bricks are used again without an entry, you cannot find out what one firing really cost.',
          we: 'For each firing, we prepare a sheet of the good bricks, the rejected bricks and the fuel.',
          send: ['Kiln sheets', 'Clay and mineral purchase bills', 'Fuel bills', 'Despatch notes'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'If advances to weavers go up year after year and the weavers do not sign to confirm the balance, one who leaves may dispute the amount. The master weaver may lose the advance.',
          we: 'We keep an account for each weaver, and send you a statement every year for him to sign.',
          send: ['Advance book', 'Wage sheets', 'Yarn issue slips'],
        },
      ],
      question: {
        question: 'In the sago season I have no time for book-keeping. How can you keep my accounts then?',
        answer:
          'Send us photos of tapioca slips, wage sheets and firewood bills once a week by WhatsApp. We enter them in your accounts and list the entries that are not clear. After the season, we go through that list with you over the phone.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Salem anklet manufacturers, sago factories and weavers under Udyam, with the right activity and the machines at written down value.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'If an anklet workshop is registered as a silver shop, the bank may refuse a loan for a polishing machine, because the certificate shows the owner as a trader.',
          we: 'We enter manufacturing as the main activity. We do not count the silver as investment, because it is stock.',
          send: ['Machine bills', 'Property tax receipt of the workshop', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If you enter the number of workers in the busiest month, it does not tally with your wage register for the year. The bank may then question the certificate.',
          we: 'We enter the number of workers that the wage register shows, and the tapioca raspers and dryers at their written down value.',
          send: ['Wage register', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk and dhoti weavers',
          wrong:
            'Many weavers who work for a master weaver think that his certificate covers them. The certificate covers only the master weaver, so the others cannot use it for a loan or a scheme.',
          we: 'We register the weaver under his own PAN, and enter his house as the place where the loom runs.',
          send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Loom bill or society card'],
        },
      ],
      question: {
        question: 'I have three weaving sheds in Ammapet under one PAN. How do I register them under Udyam?',
        answer:
          'All sheds under one PAN are covered by one certificate, and each address is entered as a separate unit. Send us the latest EB bill of each shed and your machine list. We will enter the three addresses and give you the certificate to print.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell sago, silver or bricks from Salem abroad, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'sago',
          name: 'Sago and starch factories',
          wrong:
            'If a buyer abroad wants your name on the sago bags, you need a food licence for export. Without this licence you cannot pack the order, and the buyer may go to another seller.',
          we: 'We apply for the IEC and list the food licence, the laboratory report and the export promotion council registration that you need.',
          send: ["Firm's PAN", 'Cancelled cheque', 'Food licence', "Buyer's specification sheet"],
        },
        {
          trade: 'jewellery',
          name: 'Silver anklet manufacturers',
          wrong:
            'If customs finds a weight or purity that differs from your invoice, it holds the parcel. Until customs releases the parcel, the money you paid for the silver is blocked.',
          we: 'We apply for the IEC, and give you an invoice format that shows grams and purity.',
          send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Sample invoice'],
        },
        {
          trade: 'steel-scrap',
          name: 'Steel and scrap dealers',
          wrong:
            'Some dealers order scrap from abroad without the pre-shipment inspection certificate that customs asks for. Customs does not release the container, and the dealer pays demurrage for every day.',
          we: 'Before you order, we check the rules for your grade of scrap and for your port.',
          send: ["Supplier's offer", 'GST certificate', 'Name of the port'],
        },
      ],
      question: {
        question: 'Salem has no sea port. At which port do I register my bank details?',
        answer:
          "Register your bank details at the port or airport from which your goods leave. You can register them at more than one port. Tell us which port is named in your buyer's order. We will get your IEC and register your bank's AD code there.",
      },
    },
  },
  seo: {
    title: 'Salem Accounts and GST for Silver, Sago and Steel Trades',
    description:
      'Silver ledgers for anklet makers, replies to GST notices for scrap dealers and Udyam for sago units: accounts and tax work for Salem, by courier or phone.',
  },
} satisfies CityWords;

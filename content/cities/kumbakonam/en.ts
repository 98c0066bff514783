import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For lodges, silk merchants and makers of icons and lamps in Kumbakonam and Swamimalai, we offer GST, income tax and accounts work.',
  description: [
    'In Kumbakonam, a brass lamp is priced by weight, a silk saree by the piece and a room by the night. We set up one register for each, and prepare the GST and income tax returns from it.',
    "Makers at Swamimalai and Nachiarkoil often cast metal that belongs to a temple or a shop. Silk merchants at Thirubuvanam give yarn to looms in other homes. We keep your own material and other people's material in separate accounts.",
    'Rice mills of the delta hold their own paddy and paddy of customers. Seeval merchants buy whole nuts and sell them sliced and packed. We follow the weight from the first bag to the sales bill, so that no officer can call a drying loss a hidden sale.',
  ],
  keyAttractions: [
    'Mahamaham Tank',
    'Adi Kumbeswarar Temple',
    'Sarangapani Temple',
    'Ramaswamy Temple',
    'Airavatesvara Temple, Darasuram',
    'Swaminatha Swamy Temple, Swamimalai',
  ],
  majorIndustries: [
    {
      kind: 'lodges',
      name: 'Pilgrim lodges and mess halls',
      note: 'Tour operators pay weeks later and keep back a commission. Enter the full room rent as income and the commission as an expense.',
    },
    {
      kind: 'metal-crafts',
      name: 'Icon casters and lamp makers',
      note: 'Casters work with metal from shops and temples. Write down the weight of each lot before and after melting.',
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk weavers',
      note: 'Yarn and zari go out by weight and come back as a saree weeks later. Keep a card for each loom.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      note: 'Mills handle their own paddy and mill for others. Under GST, loose rice and labelled packs are treated differently.',
    },
    {
      kind: 'dried-goods',
      name: 'Betel leaf and seeval merchants',
      note: 'Betel leaf is sold fresh by the bundle, while sliced areca nut is a packed product. Keep separate sales books.',
    },
  ],
  serviceAreas: [
    'Darasuram',
    'Swamimalai',
    'Nachiarkoil',
    'Thirubuvanam',
    'Thiruvidaimarudur',
    'Papanasam',
    'Aduthurai',
    'Patteeswaram',
  ],
  work: 'Lodges, merchants and workshops in Kumbakonam, Swamimalai and Nachiarkoil can send bills and registers by WhatsApp or courier. To meet us, please fix an appointment at our Coimbatore office.',
  trades: [
    {
      kind: 'metal-crafts',
      name: 'Icon and lamp makers',
      needs:
        "You need a weight register, and bills that show if you cast a customer's metal or sold your own. For exports you need the import export code (IEC).",
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk merchants',
      needs:
        'You need a card for each loom and a stock list at the year end. For TDS you need the totals paid to each twister and dyer.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs: 'You need a room register that explains the festival weeks, and PF and ESI for kitchen and room staff.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      needs:
        "You need separate registers for your own paddy and for customers' paddy. Your Udyam certificate should show milling as the activity.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can check if your Kumbakonam lodge, casting shed or silk business needs GST registration, and apply with all its sheds and stores.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            "A caster who works on a temple's metal gives a service. When he uses his own metal, he sells goods. If the registration shows only one of these, his bills for the other work can be questioned.",
          we: 'We list both casting for customers and the sale of your own pieces in one application.',
          send: ['Property tax receipt of the shed', 'Consent letters of co-owners', 'Photo of the casting pit'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "A merchant may list his weavers' looms as his own places of business. Officers then expect his stock and his name board in homes that he does not rent.",
          we: 'We list your shop and yarn store, and show the looms as job work.',
          send: ['Rental agreement of the yarn store', 'List of looms with names', 'PAN of the owner'],
        },
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Fresh betel leaf is exempt, but packed seeval is taxable. A merchant who looks only at the leaf may cross the limit with packed nuts, and pay tax and penalty for the past.',
          we: 'We look at all sales under your PAN, and tell you if and when you have to register.',
          send: ['Day book of leaf sales', 'Sales bills of packed nuts', 'Latest EB bill of the godown'],
        },
      ],
      question: {
        question: 'My family casts lamps in two sheds at Nachiarkoil. Do we need one GST number or two?',
        answer:
          'One PAN usually has one GST number in a state, with both sheds listed on it. Brothers with their own PAN and their own bills apply separately. Send us the tax receipts of both sheds and a bill from each. We tell you who has to register and file the application.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of vessel shops, lodges and rice mills in Kumbakonam from weight slips, room registers and bills.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A shop may sell a new lamp, take old brass in exchange and bill only the difference. GST is due on the full price of the lamp, so the shop has to pay the rest later with interest.',
          we: 'We show you how to bill the full price, and enter the old brass as a purchase.',
          send: ['Sales slips with weight', 'Exchange register', 'Bills of metal dealers'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Rooms, mess meals and the travel desk may be added up in one daily total. Each has its own tax rule, and a total taxed at one rate is wrong for at least part of it.',
          we: 'We divide each day into rooms, meals and travel before we prepare the return.',
          send: ['Room register', 'Mess bills of the month', 'Booking site statements'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'If loose rice, branded packs and milling charges are billed together, a buyer may get a bill with the wrong tax. He can refuse to pay until it is corrected.',
          we: "We put three codes in your bill book, and check the first month's bills with you.",
          send: ['Milling register', 'Stock of bags and packs', 'Sales bills'],
        },
      ],
      question: {
        question: 'A tour company booked ten rooms in my Kumbakonam lodge and kept its commission. What do I report?',
        answer:
          'Report the full room rent as your sale, because the guest paid it. The commission is your expense, and if the company bills it with GST, you may be able to take credit. Send us the booking list and its commission bill. We enter both and match them with the bank payment.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice reached your lodge, silk shop or workshop in Kumbakonam, we can write the reply from your registers.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may compare the festival months with the quiet months and think that the quiet ones are too low to be true. Without a room register you cannot prove the empty rooms.',
          we: 'We prepare a table of the rooms let on each night, with the bank deposits of the same week.',
          send: ['The notice', 'Room registers of both years', 'Bank statement'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'The metal you bought and the lamps you sold never have the same weight. If melting loss and scrap are not in the weight book, the officer can treat the gap as sales without bills.',
          we: 'We show melting loss, scrap and exchange for each lot, with the pages of the weight book.',
          send: ['The notice', 'Weight book', 'Brass purchase bills', 'Photos of scrap and filings'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees sent on approval appear on the lorry receipt but not in your sales. The officer may ask for tax on all of them, even on those that came back.',
          we: 'We list each saree with the date on which it was sold or returned.',
          send: ['The notice', 'Approval notes', 'Lorry receipts', 'Loom cards'],
        },
      ],
      question: {
        question:
          'GST officers came to my lamp shop in Kumbakonam and weighed the stock. What do I sign, and what next?',
        answer:
          'Read the stock sheet before you sign it. If a weight is wrong, write your remark on it and ask for a copy. Send us a photo of each page the same day. We compare it with your weight book, find the reason for any difference and prepare the answer before a demand is made.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for makers in Kumbakonam who export lamps, icons or silk, after customs and bank documents agree.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'An icon for a temple abroad may be sent by courier as a gift. Without a shipping bill it is no export, and you cannot get back the tax on metal and packing.',
          we: 'We list what is needed to send it under a shipping bill, and file the claim with that bill.',
          send: ['Order of the temple', 'Certificate that the piece is new', 'Metal and packing bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'A visitor may carry wedding silk to a family abroad in his bag. For GST this is a sale in your shop, so no refund can be claimed for it.',
          we: 'We tell you before dispatch how to send the silk so that it is an export.',
          send: ["Customer's order", 'Courier booking', 'Yarn and zari bills'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'A mill may hope to get back the GST on new machines that process exempt rice. The law gives no refund for that, so a claim costs time and money for nothing.',
          we: 'We check your ledgers on the portal for tax that you paid twice, which can be claimed.',
          send: ['Cash ledger from the portal', 'Payment challans of the year', 'Machine bills'],
        },
      ],
      question: {
        question: 'How must I send lamps from Kumbakonam abroad so that I get the GST refund?',
        answer:
          'A lamp that a visitor buys in your shop is a local sale, even with a foreign card. For a refund you ship it yourself under a shipping bill with your IEC. Ask us before the first parcel leaves. We list the documents, file the LUT if it helps you, and claim the refund afterwards.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for silk merchants, lodge owners and metal workshops in Kumbakonam, with silk on looms and metal in stock.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Silk on the looms on 31 March is easily forgotten because it is not in the shop. This year's profit is then too low and next year's too high, and the officer can correct it with interest.",
          we: 'We value every warp by its loom card on 31 March, and add the zari.',
          send: ['Loom cards of 31 March', 'Yarn and zari bills', 'Bank statements'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge may belong to several heirs while one brother files the whole income. He pays too much tax, and the TDS that booking sites deducted for the others is not claimed.',
          we: "We divide rent and profit according to the family deed, and match each heir's Form 26AS.",
          send: ['Family deed or will', 'Room income by month', 'Form 26AS of each heir'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A caster may get award money, training fees and sale money in the same bank account. The law treats them differently, so he can pay too much tax on one and too little on another.',
          we: 'We sort the receipts with the award letter and the bills, and choose the right return form.',
          send: ['Bank statement', 'Award or training letters', 'Sales slips with weight'],
        },
      ],
      question: {
        question: 'I gave yarn and zari for forty sarees in March. Can I claim it as expense this year?',
        answer:
          'Not in this year if the sarees are still on the looms. The yarn and zari are then your closing stock at cost, and become an expense when the sarees are sold. Send us the loom list of 31 March with the weights. We value the stock and use the same figures for the bank.',
      },
    },
    'pf-esi-services': {
      lead: 'We can manage PF and ESI for mess halls, lodges and casting sheds around Kumbakonam, with a name list for every festival.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Cooks and room staff may change with each festival, and get food and a daily wage. If nobody writes down their names, the PF office can estimate the number of staff and the dues.',
          we: 'We set up a daily list for you, and tell you in which month cover begins.',
          send: ['Daily attendance sheet', 'Mobile numbers of staff', 'Food and wage register'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A master may work with his sons and two hired men. Sons who draw wages may have to be included, and after a burn at the casting pit it is too late to find out.',
          we: 'We check who is paid and how, and register the shed if the number requires it.',
          send: ['Wage sheet of the shed', 'Bank details of helpers', 'Masked Aadhaar of each helper'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'A mill may pay the loading gang through its leader. An inspector asks the mill for the names, and if there are none, the mill may have to pay the dues.',
          we: 'We collect the names from the leader every week, and include them where PF or ESI applies.',
          send: ['Gang list with names', 'Payment slips to the leader', 'Wage sheet of the mill'],
        },
      ],
      question: {
        question: 'My mess in Kumbakonam takes extra cooks only for the marriage months. Does that bring me under PF?',
        answer:
          'It can. The law looks at how many persons work for you on a day, and a busy month may have the highest number of the year. Send us the staff lists of the marriage months. We tell you if the limit is crossed, register you if needed and enrol the cooks.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS of silk merchants, lodges and lamp shops in Kumbakonam and file the returns on time.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Twisters, dyers and warpers are paid in small sums all year. If nobody adds them up, a worker's total can cross the limit, and you pay the TDS that you should have deducted.",
          we: 'We keep a running total for every worker, and tell you when to start deducting.',
          send: ['Payment book of each worker', 'PAN copies', "Dyer's bills"],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The rent of a leased lodge may go to four heirs. If TDS is deducted in one name only, the other heirs get no credit and may refuse the next rent agreement.',
          we: "We divide the rent as the lease says, and deposit the TDS under each heir's PAN.",
          send: ['Lease deed', 'PAN of every heir', 'Bank transfers of rent'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A shop may leave extra brass with the caster in place of a cash charge. Metal given for work is also a payment, so TDS may apply although no money was paid.',
          we: "We value the brass of each lot and add it to the caster's total for the year.",
          send: ['Weight book by caster', 'Brass price slips', 'Casting bills'],
        },
      ],
      question: {
        question: 'An engraver works on my brass lamps and is paid by the piece. Do I deduct TDS?',
        answer:
          'If the lamps are yours, he does contract work, and his total for the year decides if you deduct. If he brings the metal and sells you the finished piece, it is a purchase. Send us his slips of the season and his PAN. We add them up and tell you before the limit is crossed.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP or a producer company in Kumbakonam, after looking at your shop, the workshop stamp and family shares.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A casting family may form a company only because a large buyer asked for one. If the workshop stamp and the bank loan stay in the old name, the buyer still cannot order from the company.',
          we: 'We list stamp, loan and orders first, and tell you if a partnership deed is enough.',
          send: ["Buyers' order letters", 'Loan statement', 'Property tax receipt of the shed'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Brothers may sell silk from one shop and disagree about the looms. A company without written shares does not end the quarrel and only adds yearly filing costs.',
          we: 'We write down who brings looms, money and customers before any form is filed.',
          send: ['List of looms by owner', 'Shop lease deed', 'PAN and masked Aadhaar of the brothers'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Farmers near Papanasam may want to mill and sell their rice together. A producer company has to hold meetings and file accounts every year, and late forms cost additional fees.',
          we: 'We explain these duties to the group, and register the company if the members agree.',
          send: ['Names and land records of members', 'Plan for the mill', 'Bank details of the group'],
        },
      ],
      question: {
        question: "We make lamps at Nachiarkoil. Can we protect our workshop's name when we form a company?",
        answer:
          'The name of the craft itself belongs to no single firm, but the name and stamp of your own workshop can be protected. Send us a photo of the stamp and three names that you like. We search them in the company and trade mark lists and register the company with a name that is free.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of lodges, silk houses and seeval merchants in Kumbakonam, with a page for each room, loom or lot.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Whole nuts lose much weight when they are cut, dried and packed. Without a sheet for each lot, this loss looks like missing stock, and you cannot say if a worker or the drying caused it.',
          we: 'We make a lot sheet that leads from the bags bought to the pouches packed.',
          send: ['Nut purchase slips', 'Packing register', 'Pouch sales bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees on approval may lie in showrooms of other towns for months. If you do not know which are sold, you neither bill them nor get them back.',
          we: 'We keep a list of sarees on approval by showroom, and ask each showroom once a month.',
          send: ['Approval book', 'Courier slips', 'Loom issue book'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If advance money for festival rooms is entered as income on the day it comes, a cancelled booking makes your accounts wrong. You may even pay tax on money that you refunded.',
          we: 'We keep the advance in a separate account until the night of the stay.',
          send: ['Booking diary', 'UPI statement', 'List of cancelled bookings'],
        },
      ],
      question: {
        question: 'My Kumbakonam shop sells lamps by weight and pooja sets by piece. How do I keep the stock register?',
        answer:
          'Keep two pages, lamps by weight and pooja sets by number, and check both on the last day of the month. Send us photos of these pages with your purchase and sales bills. We compare them and tell you where stock is missing, and your closing stock for the tax return is then ready.',
      },
    },
    'udyam-registration': {
      lead: 'We can file the Udyam registration of silk merchants, rice mills and lamp makers in Kumbakonam, with your real activity in the form.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'A merchant who gets his silk woven in other homes may be registered as a trader. The bank can then refuse him a loan that is meant for manufacturers.',
          we: 'We enter weaving through job workers as manufacturing, and prove it with your yarn bills.',
          send: ['GST certificate', 'Yarn bills', 'List of weavers with looms'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'If dryer, sorter and husker are entered at the price of many years ago, the mill looks larger than it is. It can then be placed in a higher class than it belongs to.',
          we: 'We take the book value of every machine from your last income tax return.',
          send: ['Machine list', 'Last income tax return', 'EB bill of the mill'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A maker may still use an old certificate of the local body, while temple tenders ask for a Udyam number. His offer can be rejected before anybody looks at his work.',
          we: 'We apply for the Udyam number, with the name and address as on your PAN and EB bill.',
          send: ['Old registration certificate', 'Masked Aadhaar of the maker', 'Bank passbook'],
        },
      ],
      question: {
        question: 'My wife makes pooja sets at home and we sell them in my Kumbakonam shop. Who takes the Udyam?',
        answer:
          'If she makes them and bills your shop in her own name, she can register under her own PAN. If she works for your shop and does not bill, her work is part of your shop. Tell us who buys the material and who gets the money. We register the right person and set up the bills.',
      },
    },
    'iec-registration': {
      lead: 'If you send icons, lamps or silk abroad from Kumbakonam, we can get the import export code (IEC) before your first parcel.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A bronze icon without proof that it is new can be held at the port as an antique. Photos that were taken after the work was finished may not convince the officer.',
          we: 'We apply for the IEC, and tell you which photos to keep from the wax model onwards.',
          send: ['Photos from the model to the finish', "Buyer's order", 'PAN of the workshop'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'If the label says silk and a test finds a mixture, a foreign buyer can refuse the whole parcel. You then pay the freight both ways.',
          we: 'We compare invoice, label and Silk Mark tag with you before you pack.',
          send: ['Draft invoice', 'Silk Mark tags', 'Cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge owner may apply for an IEC because pilgrims from abroad pay him in foreign money. For rooms that are used in India he needs none, so the fee and the work are wasted.',
          we: 'We show you how to bill guests from abroad, and apply only if you also import or export goods.',
          send: ['Booking e-mails', 'Bank advice for foreign payments', 'GST certificate'],
        },
      ],
      question: {
        question: 'My cousin in Singapore orders Kumbakonam lamps for his shop. How do I send them correctly?',
        answer:
          'Goods for his shop are a sale, so you need an IEC and an invoice with the real price. If you declare a sale as a gift, customs can stop the parcel. Send us his order and the weight. We apply for the IEC, list the export documents and tell you if the GST can be claimed back.',
      },
    },
  },
  seo: {
    title: 'Kumbakonam Accounts: Brass, Silk and Pilgrim Lodges',
    description:
      'Accounts for lamp makers and silk merchants, GST returns for lodges, and Udyam for rice mills and weavers. Tax and accounting help in Kumbakonam.',
  },
} satisfies CityWords;

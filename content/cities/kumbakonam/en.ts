import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We offer GST, income tax and accounts work for lodges, silk merchants and makers of icons and lamps in Kumbakonam and Swamimalai.',
  description: [
    'In Kumbakonam, brass lamps are priced by weight, silk sarees by the piece and rooms by the night. We set up a register for what you sell, and prepare your GST and income tax returns from it.',
    "Makers at Swamimalai and Nachiarkoil often cast metal that belongs to a temple or a shop. Silk merchants in Thirubuvanam give yarn to weavers who work at home. We keep your own material and other people's material in separate accounts.",
    "Rice mills in the delta hold their own paddy and customers' paddy. Seeval merchants buy whole nuts and sell them sliced and packed. We follow the weight from the first bag to the sales bill, so that no officer mistakes the weight lost in drying for a hidden sale.",
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
      note: 'Tour operators pay weeks later and deduct a commission. Enter the full room rent as income and the commission as an expense.',
    },
    {
      kind: 'metal-crafts',
      name: 'Icon casters and lamp makers',
      note: "Casters work with metal from shops and temples. Write down each lot's weight before and after melting.",
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk weavers',
      note: 'Yarn and zari go to the weaver by weight and come back as a saree weeks later. Keep a card for each loom.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      note: 'Mills handle their own paddy and mill for others. Loose rice and labelled packs are taxed differently under GST.',
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
  work: (town) =>
    `Lodges, merchants and workshops in Kumbakonam, Swamimalai and Nachiarkoil can send bills and registers by WhatsApp or courier. To meet us, please fix an appointment at our ${town} office.`,
  trades: [
    {
      kind: 'metal-crafts',
      name: 'Icon and lamp makers',
      needs:
        "You need a weight register, and bills that show whether you cast a customer's metal or sold your own. For exports you need an import export code (IEC).",
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk merchants',
      needs:
        'Keep a card for each loom and a stock list at the year end. For TDS, add up what you pay each twister and dyer.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need a room register that explains the festival weeks. We can file PF and ESI for kitchen and room staff.',
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
      lead: 'Does your Kumbakonam lodge, casting shed or silk business need GST registration? We can check, and apply with all its sheds and stores.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            "A caster who works on a temple's metal supplies a service, and one who uses his own metal sells goods. If his registration shows only one of these, an officer can question his other bills.",
          we: 'We enter both casting for customers and the sale of your own pieces in one application.',
          send: ['Property tax receipt of the shed', "Co-owners' consent letters", 'Photo of the casting pit'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Some merchants enter their weavers' homes as their own places of business. Officers then look for stock and a name board in homes that the merchant does not rent.",
          we: 'We register your shop and yarn store, and show the weaving as job work.',
          send: ['Rental agreement of the yarn store', "List of looms with weavers' names", "Owner's PAN"],
        },
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Fresh betel leaf is exempt, but packed seeval is taxable. If a merchant thinks only of the leaf, his seeval sales can cross the limit unnoticed, and he pays tax and penalty for past months.',
          we: 'We go through all sales under your PAN, and tell you if and when you have to register.',
          send: ['Day book of leaf sales', 'Sales bills for packed nuts', 'Latest EB bill of the godown'],
        },
      ],
      question: {
        question: 'My family casts lamps in two sheds at Nachiarkoil. Do we need one GST number or two?',
        answer:
          'One PAN usually has one GST number in a state, with both sheds on the certificate. If each brother has his own PAN and his own bills, each applies separately. Send us the property tax receipts of both sheds and a bill from each. We will tell you who has to register and file the application.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of vessel shops, lodges and rice mills in Kumbakonam from weight slips, room registers and bills.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some shops sell a new lamp, take old brass in exchange and bill only the difference. GST is due on the full price of the lamp, so the shop has to pay the balance later with interest.',
          we: 'We show you how to bill the full price and enter the old brass as a purchase.',
          send: ['Sales slips with weight', 'Exchange register', "Metal dealers' bills"],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodges add up rooms, mess meals and the travel desk in one daily total. Each of these is taxed differently, so if you tax the total at one rate, you pay the wrong tax on some of it.',
          we: "Before we prepare the return, we split each day's sales into rooms, meals and travel.",
          send: ['Room register', 'Mess bills for the month', 'Booking site statements'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'If loose rice, branded packs and milling charges are billed together, a buyer may get a bill with the wrong tax. He can refuse to pay until you correct it.',
          we: "We give you separate codes for loose rice, branded packs and milling, and check the first month's bills with you.",
          send: ['Milling register', 'Stock list of bags and packs', 'Sales bills'],
        },
      ],
      question: {
        question: 'A tour company booked ten rooms in my Kumbakonam lodge and kept its commission. What do I report?',
        answer:
          'Report the full room rent as your sale, because that is what the guest paid. The commission is your expense, and if the tour company charges GST on it, you may be able to take the credit. Send us the booking list and its commission bill. We will enter the rent and the commission and match them with the bank payment.',
      },
    },
    'gst-notices': {
      lead: 'If your lodge, silk shop or workshop in Kumbakonam gets a GST notice, your own registers are the best proof. We can draft the reply from them.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may compare the festival months with the quiet months and think that you hide income in the quiet ones. Without a room register you cannot prove the empty rooms.',
          we: "We prepare a table of the rooms let each night and the same week's bank deposits.",
          send: ['The notice', 'Room registers for both years', 'Bank statement'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'The metal you bought and the lamps you sold never have the same weight. If melting loss and scrap are not in the weight register, the officer can treat the difference as sales without bills.',
          we: 'For each lot, we show the melting loss, the scrap and the old brass taken in exchange, and attach the pages of the weight register.',
          send: ['The notice', 'Weight register', 'Brass purchase bills', 'Photos of scrap and filings'],
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
          'Read the stock sheet before you sign it. If a weight is wrong, write your remark on it and ask for a copy. Send us a photo of each page the same day. We will match it with your weight register, find the reason for any difference and prepare the reply before a demand is made.',
      },
    },
    'gst-refunds': {
      lead: 'For makers in Kumbakonam who export lamps, icons or silk, we can match the customs and bank documents and claim the GST refund.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'An icon for a temple abroad is sometimes sent by courier as a gift. Without a shipping bill it is not an export, and you cannot get back the tax on metal and packing.',
          we: 'We list the documents for sending the icon under a shipping bill, and then file the refund claim.',
          send: ['Order from the temple', 'Certificate that the piece is new', 'Metal and packing bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'A visitor sometimes carries wedding silk in his bag to a family abroad. For GST this is a sale in your shop, so you cannot claim a refund.',
          we: 'Before you send the silk, we tell you how to send it as an export.',
          send: ["Customer's order", 'Courier booking', 'Yarn and zari bills'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Some mills hope to get back the GST on new machines that process exempt rice. The law gives no refund for this, so a claim only wastes time and money.',
          we: 'We check your ledgers on the portal for tax that you paid twice, because that can be claimed back.',
          send: ['Cash ledger from the portal', 'Payment challans for the year', 'Machine bills'],
        },
      ],
      question: {
        question: 'How must I send lamps from Kumbakonam abroad so that I get the GST refund?',
        answer:
          'A lamp that a visitor buys in your shop is a local sale, even with a foreign card. To get a refund, you must ship the lamp yourself under a shipping bill with your IEC. Ask us before the first parcel leaves. We will list the documents, file the LUT if you need it, and claim the refund afterwards.',
      },
    },
    'income-tax-filing': {
      lead: 'Silk on the looms and metal in the shed are part of your closing stock. We can count them and file your income tax return in Kumbakonam.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Silk on the looms on 31 March is easily forgotten because it is not in the shop. This year's profit is then too low and next year's too high, and the officer can correct it and charge interest.",
          we: 'We value every warp, with its zari, from its loom card as on 31 March.',
          send: ['Loom cards as on 31 March', 'Yarn and zari bills', 'Bank statements'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Sometimes a lodge belongs to several heirs but one brother shows the whole income in his return. He pays too much tax, and the TDS that booking sites deducted for the others is not claimed.',
          we: "We split the rent and the profit as per the family deed, and check each heir's Form 26AS.",
          send: ['Family deed or will', 'Monthly room income', 'Form 26AS of each heir'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Many casters get award money, training fees and sale money in the same bank account. Each is taxed differently, so a caster can pay too much tax on one amount and too little on another.',
          we: 'We sort the receipts with the help of the award letter and the bills, and choose the right return form.',
          send: ['Bank statement', 'Award or training letters', 'Sales slips with weight'],
        },
      ],
      question: {
        question: 'I gave yarn and zari for forty sarees in March. Can I claim the cost as an expense this year?',
        answer:
          'Not if the sarees are still on the looms. The yarn and zari are then closing stock at cost, and become an expense when the sarees are sold. Send us the loom list as on 31 March with the weights. We will value the stock and use the same figures for the bank.',
      },
    },
    'pf-esi-services': {
      lead: 'Mess halls, lodges and casting sheds around Kumbakonam hire for every festival. We can keep the list of names and manage PF and ESI.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Cooks and room staff often change with each festival, and get food and a daily wage. If nobody writes down their names, the PF office can estimate the number of staff and the dues.',
          we: 'We set up a daily list for you, and tell you from which month PF or ESI applies.',
          send: ['Daily attendance sheet', "Staff's mobile numbers", 'Food and wage register'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Many masters work with their sons and two hired men. Sons who draw wages may have to be counted as workers. If somebody is burnt at the casting pit before the shed is registered, it is too late.',
          we: 'We check who is paid and how, count the workers, and register the shed if it comes under PF or ESI.',
          send: ['Wage sheet of the shed', "Helpers' bank details", 'Masked Aadhaar of each helper'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            "Many mills pay the loading workers through their leader. When an inspector asks for the workers' names and there are none, the mill may have to pay the dues.",
          we: 'We collect the names from the leader every week, and register the workers where PF or ESI applies.',
          send: ['List of loading workers', 'Payment slips to the leader', 'Wage sheet of the mill'],
        },
      ],
      question: {
        question: 'My mess in Kumbakonam takes extra cooks only for the marriage months. Does that bring me under PF?',
        answer:
          'It can. The law looks at how many persons work for you on any day, and a busy month may have the highest number. Send us the staff lists for the marriage months. We will tell you if the limit is crossed, register you if needed and enrol the cooks.',
      },
    },
    'tds-tcs-returns': {
      lead: "Twisters' wages, lodge rent and making charges can all attract TDS. We can work it out in Kumbakonam and file the returns on time.",
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Twisters, dyers and warpers are paid in small amounts all year. If nobody adds them up, a worker's total can cross the limit, and you pay the TDS that you should have deducted.",
          we: 'We keep a running total for every worker, and tell you when to start deducting.',
          send: ['Payment book of each worker', 'PAN copies', "Dyer's bills"],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The rent of a leased lodge may go to four heirs. If you deduct TDS in only one name, the others get no credit and may refuse to renew the rental agreement.',
          we: "We split the rent as per the lease, and help you deposit the TDS under each heir's PAN.",
          send: ['Lease deed', 'PAN of each heir', 'Rent payment proof from the bank'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some shops leave extra brass with the caster instead of paying a making charge in cash. Metal given for work is also a payment, so you may have to deduct TDS although you paid no money.',
          we: "We value the brass in each lot and add it to the caster's total for the year.",
          send: ['Caster-wise weight register', 'Brass price slips', 'Casting bills'],
        },
      ],
      question: {
        question: 'An engraver works on my brass lamps and is paid by the piece. Do I deduct TDS?',
        answer:
          'If the lamps are yours, he does contract work, and you deduct TDS if his total for the year crosses the limit. If he brings the metal and sells you the finished piece, it is a purchase. Send us his slips for the season and his PAN. We will add them up and warn you before he crosses the limit.',
      },
    },
    'company-registration': {
      lead: 'Is a partnership deed enough, or do you need a company? We can look at your Kumbakonam business and register the form that suits it.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some casting families form a company only because a large buyer asked for one. If the workshop stamp and the bank loan stay in the old name, the buyer still cannot order from the company.',
          we: 'First we list the stamp, the loan and the orders, and tell you if a partnership deed is enough.',
          send: ["Buyers' order letters", 'Loan statement', 'Property tax receipt of the shed'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Brothers sometimes sell silk from one shop but disagree about the looms. A company without written shares does not end the quarrel and only adds yearly filing costs.',
          we: 'Before we file any form, we write down who brings in the looms, the money and the customers.',
          send: ['List of looms by owner', 'Shop lease deed', "Brothers' PAN and masked Aadhaar"],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Some farmers near Papanasam want to mill and sell their rice together. A producer company has to hold meetings and file accounts every year, and pays additional fees for late forms.',
          we: "We explain a producer company's yearly duties to the group, and register it if the members agree.",
          send: ["Members' names and land records", 'Plan for the mill', "Group's bank details"],
        },
      ],
      question: {
        question: "We make lamps at Nachiarkoil. Can we protect our workshop's name when we form a company?",
        answer:
          "No single firm can own the name of the craft, but you can protect your own workshop's name and stamp. Send us a photo of the stamp and three names that you like. We will check them against the company and trade mark registers, and register the company under a name that is available.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'Lodges, silk houses and seeval merchants in Kumbakonam need a page for each room, loom or lot. We can keep their accounts in this way.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Whole nuts lose much weight when they are cut, dried and packed. Without a sheet for each lot, this loss looks like missing stock, and you cannot say if a worker or the drying caused it.',
          we: 'For each lot, we make a sheet with the bags bought, the drying loss and the pouches packed.',
          send: ['Nut purchase slips', 'Packing register', 'Pouch sales bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees on approval often lie in showrooms in other towns for months. If you do not know which of them are sold, you cannot bill them or get them back.',
          we: 'We keep a showroom-wise list of sarees on approval, and follow up with each showroom once a month.',
          send: ['Approval register', 'Courier slips', 'Loom issue register'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If you book advances for festival rooms as income on the day you receive them, a cancelled booking makes your accounts wrong. You may even pay tax on money that you refunded.',
          we: 'We keep the advance in a separate account until the night of the stay.',
          send: ['Booking diary', 'UPI statement', 'List of cancelled bookings'],
        },
      ],
      question: {
        question: 'My Kumbakonam shop sells lamps by weight and pooja sets by piece. How do I keep the stock register?',
        answer:
          'Keep two pages, one for lamps by weight and one for pooja sets by number, and check the stock on the last day of the month. Send us photos of these pages with your purchase and sales bills. We will match them and tell you where stock is missing. Your closing stock for the tax return is then ready.',
      },
    },
    'udyam-registration': {
      lead: 'For silk merchants, rice mills and lamp makers in Kumbakonam, we can file the Udyam registration with their real activity.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Merchants who get silk woven in weavers' homes are sometimes registered as traders by mistake. The bank can then refuse them a loan that is meant for manufacturers.",
          we: 'We enter weaving through job workers as manufacturing, and prove it with your yarn bills.',
          send: ['GST certificate', 'Yarn bills', 'List of weavers with looms'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'If the dryer, the sorter and the husker are entered at the price paid many years ago, the mill looks larger than it is, and can be placed in too high a class.',
          we: "We take each machine's book value from your last income tax return.",
          send: ['Machine list', 'Last income tax return', 'EB bill of the mill'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some lamp makers still use an old certificate from the local body, while temple tenders ask for a Udyam number. The temple can reject the offer before anybody looks at the lamps.',
          we: 'We apply for the Udyam number with the name and address as on your PAN and EB bill.',
          send: ['Old registration certificate', "Lamp maker's masked Aadhaar", 'Bank passbook'],
        },
      ],
      question: {
        question:
          'My wife makes pooja sets at home and we sell them in my Kumbakonam shop. Who should register under Udyam?',
        answer:
          'If she makes the sets and bills your shop in her own name, she can register under her own PAN. If she works for your shop without billing, her work is part of your shop. Tell us who buys the material and who gets the money. We will register the right person and show you how to make the bills.',
      },
    },
    'iec-registration': {
      lead: 'If you send icons, lamps or silk abroad from Kumbakonam, we can get the import export code (IEC) before your first parcel.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'If you cannot prove that a bronze icon is new, customs can hold it at the port as an antique. Photos taken after the work was finished may not convince the officer.',
          we: 'We apply for the IEC, and tell you which photos to keep from the wax model onwards.',
          send: ['Photos from the wax model to the finished piece', "Buyer's order", 'PAN of the workshop'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'If the label says silk and a test finds other fibres mixed in, a foreign buyer can reject the whole parcel, and you pay the freight both ways.',
          we: 'Before you pack, we check that the invoice, the label and the Silk Mark tag agree.',
          send: ['Draft invoice', 'Silk Mark tags', 'Cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodge owners apply for an IEC because pilgrims from abroad pay in foreign currency. You do not need an IEC for rooms that guests use in India, so the fee is wasted.',
          we: 'We show you how to bill guests from abroad, and apply for an IEC only if you also import or export goods.',
          send: ['Booking e-mails', 'Bank advice for foreign payments', 'GST certificate'],
        },
      ],
      question: {
        question: 'My cousin in Singapore orders Kumbakonam lamps for his shop. How do I send them correctly?',
        answer:
          'Goods for his shop are a sale, so you need an IEC and an invoice with the real price. If you declare a sale as a gift, customs can stop the parcel. Send us his order and the weight. We will apply for the IEC, list the export documents and tell you if you can claim the GST back.',
      },
    },
  },
  seo: {
    title: 'Kumbakonam Accounts: Brass, Silk and Pilgrim Lodges',
    description:
      'Accounts for lamp makers and silk merchants, GST returns for lodges, and Udyam for rice mills and weavers. Tax and accounting help in Kumbakonam.',
  },
} satisfies CityWords;

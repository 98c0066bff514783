import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST, income tax and accounts for lodges, silk merchants and makers of icons and lamps in Kumbakonam and Swamimalai.',
  description: [
    'In Kumbakonam, brass lamps are priced by weight, silk sarees by the piece and rooms by the night. We set up a register that suits what you sell, and prepare your GST and income tax returns from it.',
    "Workshops at Swamimalai and Nachiarkoil often cast metal that belongs to a temple or a shop. Silk merchants in Thirubuvanam give yarn to weavers who work at home. We keep your own material and other people's material in separate accounts.",
    "Rice mills in the delta store their own paddy and customers' paddy. Seeval merchants buy whole nuts and sell them sliced and packed. We track the weight from the first bag to the sales bill, so that no officer mistakes the weight lost in drying for a sale without a bill.",
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
      note: 'Mills hull their own paddy and also mill paddy for others. Loose rice and labelled packs are taxed differently under GST.',
    },
    {
      kind: 'dried-goods',
      name: 'Betel leaf and seeval merchants',
      note: 'Betel leaf is sold fresh by the bundle, and sliced areca nut is sold in packets. Keep separate sales books for betel leaf and areca nut.',
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
        'Keep a card for each loom and make a stock list at the year end. For TDS, add up what you pay each twister and dyer.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need a room register that explains the higher sales in festival weeks. We can file PF and ESI returns for kitchen and room staff.',
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
      lead: 'Does your Kumbakonam lodge, casting shed or silk business need GST registration? We can check, and apply with every shed and store on the certificate.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            "A caster who works with a temple's metal supplies a service. If he uses his own metal, he sells goods. If your registration shows only one of these activities, an officer can question the bills for the other one.",
          we: "In one application, we enter both job work (casting with customers' metal) and the sale of your own pieces.",
          send: ['Property tax receipt for the shed', "Co-owners' consent letters", 'Photo of the casting pit'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Some merchants enter their weavers' homes as their own places of business. Officers then look for stock and a name board in homes that the merchant does not rent.",
          we: 'We register your shop and yarn store, and show the weaving as job work.',
          send: ['Rental agreement for the yarn store', "List of looms with weavers' names", "Owner's PAN"],
        },
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Fresh betel leaf is exempt, but packed seeval is taxable. A merchant who keeps track only of his leaf sales may not notice when he crosses the limit, and may then have to pay tax and penalty for past months.',
          we: 'We add up all sales under your PAN, and tell you whether you have to register, and from when.',
          send: ['Day book of leaf sales', 'Sales bills for packed seeval', 'Latest EB bill for the godown'],
        },
      ],
      question: {
        question: 'My family casts lamps in two sheds at Nachiarkoil. Do we need one GST number or two?',
        answer:
          'A PAN holder usually needs only one GST number in a state, with both sheds on the certificate. If two brothers bill in their own names, each applies under his own PAN. Send us the property tax receipt for each shed and a bill from each. We will tell you who has to register and file the application.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns every month or quarter for Kumbakonam vessel shops, lodges and rice mills, based on their weight slips, room registers and bills.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some shops sell a new lamp, take old brass in exchange and bill only the difference. GST is due on the full price of the lamp, so the shop has to pay the balance later with interest.',
          we: 'We show you how to bill the full price and enter the old brass as a purchase.',
          send: ['Sales slips with weight', 'Old brass exchange register', "Metal dealers' bills for the month"],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodges add up the income from rooms, mess meals and the travel desk in one daily total. Rooms, meals and travel are taxed differently, so if the lodge applies one rate to the total, part of it is taxed at the wrong rate.',
          we: "Before we prepare the return, we split each day's sales into rooms, meals and travel.",
          send: ['Room register for the month', 'Mess bills for the month', 'Booking site statements'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'If loose rice, branded packs and milling charges are billed together, the tax on the bill may be wrong. The buyer may refuse to pay until you correct it.',
          we: "We give you separate codes for loose rice, branded packs and milling, and check the first month's bills with you.",
          send: ['Milling register for the month', 'Stock list of bags and packs', 'Sales bills for the month'],
        },
      ],
      question: {
        question:
          'A tour company booked ten rooms in my Kumbakonam lodge and kept its commission. What do I show as sales?',
        answer:
          "Show the full room rent as your sale, because that is what the guest paid. The commission is your expense, and if the tour company charges GST on it, you may be able to take credit for that GST. Send us the booking list and the tour company's commission bill. We will enter the rent and the commission, and match them with the amount you received in the bank.",
      },
    },
    'gst-notices': {
      lead: 'If your lodge, silk shop or workshop in Kumbakonam gets a GST notice, your own registers are the best proof. We can draft the reply from them.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may compare the festival months with the lean months and suspect that you hid sales in the lean months. Without a room register you cannot prove that the rooms were empty.',
          we: 'We prepare a table of the rooms occupied each night and the bank deposits for the same week.',
          send: ['The notice', 'Room registers for both years', 'Bank statement for both years'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'The weight of the lamps you sold is never the same as the weight of the metal you bought. If melting loss and scrap are not in the weight register, the officer can treat the difference as sales without bills.',
          we: 'For each lot, we show the melting loss, the scrap and the old brass taken in exchange, and attach the pages of the weight register.',
          send: ['The notice', 'Weight register', 'Brass purchase bills', 'Photos of metal scrap and filings'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees sent on approval appear on the lorry receipt but not in your sales. The officer may ask for tax on all the sarees, even on those that came back.',
          we: 'We list each saree with the date on which it was sold or returned.',
          send: ['The notice', 'Approval challans', 'Lorry receipts', 'Loom cards'],
        },
      ],
      question: {
        question:
          'GST officers came to my lamp shop in Kumbakonam and weighed the stock. What should I sign, and what happens next?',
        answer:
          'Read the stock sheet before you sign it. If a weight is wrong, write your remark on the sheet, and always ask for a copy. Send us a photo of each page the same day. We will match the sheet with your weight register, find the reason for any difference and prepare your explanation before a demand is made.',
      },
    },
    'gst-refunds': {
      lead: 'For exporters of lamps, icons or silk in Kumbakonam, we can match the customs documents with the bank advices and claim the GST refund.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'An icon for a temple abroad is sometimes sent by courier as a gift. Without a shipping bill it does not count as an export, and you cannot get back the tax on metal and packing.',
          we: 'We list the documents you need to send the icon under a shipping bill, and file the refund claim afterwards.',
          send: ['Order from the temple', 'Non-antiquity certificate for the icon', 'Bills for metal and packing'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Visitors sometimes buy wedding silk and carry it abroad in their luggage. For GST this is a local sale, so you cannot claim a refund.',
          we: 'Before you hand over the silk, we tell you how to send it as an export.',
          send: ["Customer's order", 'Courier booking receipt', 'Yarn and zari bills'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Some mills hope to get back the GST on new machines that process exempt rice. The law allows no refund for such machines, so a claim only wastes time and money.',
          we: 'Instead, we check your ledgers on the portal for tax that you paid twice, because you can claim that back.',
          send: ['Electronic cash ledger', 'Payment challans for the year', 'Bills for the machines'],
        },
      ],
      question: {
        question: 'How should I send lamps abroad from Kumbakonam so that I get the GST refund?',
        answer:
          'A lamp that a visitor buys in your shop is a local sale, even if he pays with a foreign card. To get a refund, you must ship the lamp yourself under a shipping bill with your IEC. Ask us before the first parcel leaves. We will list the documents, file an LUT if you need one, and claim the refund afterwards.',
      },
    },
    'income-tax-filing': {
      lead: 'Silk on the looms and metal in the shed are part of your closing stock. We can value them and file the income tax return of your Kumbakonam business.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Silk on the looms on 31 March is easily forgotten because it is not in the shop. This year's profit is then too low and next year's too high, and the officer can add the difference to your income and charge interest.",
          we: 'We value every warp, with its zari, from its loom card as on 31 March.',
          send: ['Loom cards as on 31 March', 'Yarn and zari bills', 'Bank statements for the year'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            "Sometimes a lodge belongs to several heirs but one heir shows the whole income in his return. That heir pays too much tax, and nobody claims the TDS that booking sites deducted in the other heirs' names.",
          we: "We split the rent and the profit as per the family deed, and check each heir's Form 26AS.",
          send: ['Family deed or will', 'Monthly statement of room income', "Each heir's Form 26AS"],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Many casters receive awards, training fees and sale proceeds in the same bank account. These receipts are taxed differently, so a caster may pay too much tax on one amount and too little on another.',
          we: 'We classify the receipts with the help of the award letter and the bills, and choose the right return form.',
          send: ['Bank statement for the year', 'Award or training letters', 'Sales slips with weight'],
        },
      ],
      question: {
        question:
          'I issued yarn and zari for forty sarees to weavers in March. Can I claim their cost as an expense this year?',
        answer:
          'Not if the sarees are still on the looms at the year end. The yarn and zari are then closing stock at cost, and become an expense when the sarees are sold. Send us the loom list as on 31 March with the weights. We will value the stock and use the same figures in the stock statement for the bank.',
      },
    },
    'pf-esi-services': {
      lead: 'Mess halls, lodges and casting sheds around Kumbakonam hire extra people for every festival. We can keep the staff list and file their PF and ESI returns.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Cooks and room staff often change with each festival, and get food and a daily wage. If nobody writes down their names, the PF office can estimate the number of staff and the dues.',
          we: 'We set up a daily attendance sheet for you, and tell you from which month PF or ESI applies.',
          send: ['Daily attendance sheet', "Staff's mobile numbers", 'Wage register with food allowance'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Many master craftsmen work with their sons and one or two helpers. Sons who draw wages may also be counted as workers. If a worker is burnt at the casting pit before the shed is registered, ESI may not pay for the treatment.',
          we: 'We check who is paid and how, count the workers, and register the shed if PF or ESI applies.',
          send: ['Wage sheet for the shed', "Helpers' bank passbooks", "Each helper's masked Aadhaar"],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            "Many mills pay the loading workers through a maistry. If an inspector asks for the workers' names and the mill has no list, it may have to pay dues that the office has estimated.",
          we: 'We collect the names from the maistry every week, and register the workers where PF or ESI applies.',
          send: ['List of loading workers', "Maistry's payment slips", 'Wage sheet for the mill'],
        },
      ],
      question: {
        question: 'My mess in Kumbakonam hires extra cooks only for the marriage months. Does that bring me under PF?',
        answer:
          'PF can apply, because the law looks at how many persons work for you on any day, and the number may be highest in a busy month. Send us the staff lists for the marriage months. We will tell you whether you cross the limit, register you if needed and enrol the cooks.',
      },
    },
    'tds-tcs-returns': {
      lead: 'TDS may apply to twisting charges, lodge rent and casting charges. We can work it out for your Kumbakonam business and file the returns on time.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "Twisters, dyers and warpers are paid in small amounts all year. If nobody adds up these amounts, a worker's total can cross the TDS limit, and you have to pay the TDS that you did not deduct.",
          we: 'We keep a running total for every worker, and tell you when to start deducting.',
          send: ['Payment book for each worker', "Workers' PAN copies", "Dyers' bills"],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The rent of a leased lodge may go to four heirs. If you deduct TDS in only one name, the other heirs get no credit and may refuse to renew the rental agreement.',
          we: "We split the rent as per the lease, and help you deposit the TDS under each heir's PAN.",
          send: ['Lease deed', "Each heir's PAN", 'Proof of rent payments from the bank'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some shops leave extra brass with the caster instead of paying him casting charges. Metal given for work is also a payment, so the shop may have to deduct TDS although it paid no money.',
          we: "We value the brass in each lot and add this value to the caster's total for the year.",
          send: ['Caster-wise weight register', 'Brass price slips', 'Casting bills for the year'],
        },
      ],
      question: {
        question: 'An engraver works on my brass lamps and is paid by the piece. Do I have to deduct TDS?',
        answer:
          'If the lamps are yours, he does contract work, and you deduct TDS if his total for the year crosses the TDS limit. If he brings the metal and sells you the finished piece, it is a purchase. Send us his payment slips for the season and his PAN. We will add up the payments and warn you before his total crosses the limit.',
      },
    },
    'company-registration': {
      lead: 'Is a partnership deed enough, or do you need a company? We can look at your Kumbakonam business and register the partnership or company that suits you.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            "Some casting families form a company only because a large buyer asked for one. If the workshop's name stamp and the bank loan stay with the old firm, the company may still be unable to take the order.",
          we: 'We first check whose name is on the stamp, the loan and the orders, and tell you whether a partnership deed is enough.',
          send: ["Buyers' order letters", 'Loan statement', 'Property tax receipt for the shed'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Brothers sometimes sell silk from one shop but disagree about the looms. Unless the shares are agreed in writing, a company does not end such a dispute and only adds annual filing costs.',
          we: 'Before we file any form, we put down in writing who brings in the looms, the capital and the customers.',
          send: ['Owner-wise list of looms', 'Shop lease deed', "Brothers' PAN and masked Aadhaar"],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Farmers near Papanasam may want to form a producer company to mill their paddy and sell the rice. But such a company has to hold meetings and file its accounts every year, and pays additional fees for late filing.',
          we: 'We explain to the group what a producer company must do every year, and register it if the members agree.',
          send: ["Members' names and land records", 'Project plan for the mill', "Group's bank passbook"],
        },
      ],
      question: {
        question: "We make lamps at Nachiarkoil. Can we protect our workshop's name when we form a company?",
        answer:
          "No single firm can own the name of the craft, but you can protect your own workshop's name and stamp. Send us a photo of the stamp and three names that you like. We will check the names against the company and trade mark registers, and register the company under a name that is available.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'Lodges, silk houses and seeval merchants in Kumbakonam need a separate account for each room, loom or lot. We can keep their books that way.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Whole areca nuts lose a lot of weight when they are cut, dried and packed. Without a sheet for each lot, this loss looks like missing stock, and you cannot tell drying loss from theft.',
          we: 'For each lot, we prepare a sheet with the bags bought, the drying loss and the pouches packed.',
          send: ['Nut purchase slips', 'Packing register', 'Sales bills for pouches'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees on approval often lie in showrooms in other towns for months. If you do not know which sarees are sold, you cannot bill them or get the others back.',
          we: 'We keep a showroom-wise list of sarees on approval, and follow up with each showroom once a month.',
          send: ['Approval register', 'Courier slips', 'Loom issue register'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If you book advances for festival rooms as income on the day you receive them, your accounts are wrong when a booking is cancelled. You may even pay tax on money that you refunded.',
          we: 'We keep the advance in a separate account until the night of the stay.',
          send: ['Booking diary', 'UPI statement for the month', 'List of cancelled bookings'],
        },
      ],
      question: {
        question: 'My Kumbakonam shop sells lamps by weight and pooja sets by piece. How do I keep the stock register?',
        answer:
          'Keep two registers, one for lamps by weight and one for pooja sets by number, and count the stock on the last day of the month. Send us photos of the registers with your purchase and sales bills. We will match them and tell you which stock is missing. Your closing stock for the tax return is then ready at the year end.',
      },
    },
    'udyam-registration': {
      lead: 'Is your Kumbakonam silk house, rice mill or lamp workshop registered as a trader by mistake? We can correct the activity in its Udyam registration.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            "If a merchant who gets silk woven in weavers' homes is registered as a trader, the bank may refuse him a loan that is meant for manufacturers.",
          we: 'We enter weaving through job workers as manufacturing, and prove it with your yarn bills.',
          send: ['GST certificate', 'Yarn bills', 'List of weavers with their looms'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Some mills enter the dryer, the sorter and the husker at the price paid many years ago. The mill may then be placed in a higher category than it should be.',
          we: "We take each machine's written down value (the value after depreciation) from your last income tax return.",
          send: ['Machine list with purchase dates', 'Last income tax return', 'EB bill for the mill'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Some lamp makers still use an old certificate from the local body, but temple tenders ask for a Udyam number. The temple may then reject the bid without looking at the lamps.',
          we: 'We apply for the Udyam number with the name on your PAN and the address on your EB bill.',
          send: ['Old registration certificate', "Lamp maker's masked Aadhaar", 'Bank passbook'],
        },
      ],
      question: {
        question:
          'My wife makes pooja sets at home and we sell them in my Kumbakonam shop. Who should register under Udyam?',
        answer:
          "If she makes the sets and bills your shop in her own name, she can register under her own PAN. If she works for your shop without billing, her work is part of your shop's business. Tell us who buys the material and who receives the money. We will register the right person and show you how to raise the bills.",
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
          send: ['Photos from the wax model to the finished icon', "Buyer's order", "Workshop's PAN"],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'If the label says silk but a test finds other fibres, the foreign buyer may reject the whole parcel, and you pay the freight both ways.',
          we: 'Before you pack, we check that the invoice, the label and the Silk Mark tag match.',
          send: ['Draft invoice', 'Silk Mark tags', 'Cancelled cheque'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some lodge owners apply for an IEC because pilgrims from abroad pay in foreign currency. No IEC is needed for rooms that guests use in India, so the fee is wasted.',
          we: 'We show you how to bill guests from abroad, and apply for an IEC only if you also import or export goods.',
          send: ['Booking e-mails', 'Bank advice for foreign payments', 'GST certificate'],
        },
      ],
      question: {
        question: 'My cousin in Singapore orders Kumbakonam lamps for his shop. How do I send them correctly?',
        answer:
          'Goods for his shop are a sale, so you need an IEC and an invoice with the real price. If you declare a sale as a gift, customs can stop the parcel. Send us his order and the weight of the lamps. We will apply for the IEC, list the export documents and tell you whether you can claim back the GST.',
      },
    },
  },
  seo: {
    title: 'Kumbakonam Accounts: Brass, Silk and Pilgrim Lodges',
    description:
      'Accounts for lamp makers and silk merchants, GST returns for lodges, and Udyam for rice mills and weavers. Tax and accounting help in Kumbakonam.',
  },
} satisfies CityWords;

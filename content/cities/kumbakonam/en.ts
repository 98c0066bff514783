import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and accounts for lodges, silk merchants and makers of icons and lamps in Kumbakonam and Swamimalai.',
  description: [
    'A brass lamp in Kumbakonam is priced by weight, a silk saree by the piece and a room by the night. We set up one register for each, and the returns follow from it.',
    'Makers at Swamimalai and Nachiarkoil cast metal that belongs to a temple or a shop. Silk merchants at Thirubuvanam give yarn to looms in other homes. We keep what is yours apart from what is with you.',
    'Delta mills hold paddy of their own and of others. Seeval merchants buy whole nuts and sell cut and packed ones. We follow the weight from the first bag to the bill.',
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
      note: 'Tour operators pay for rooms weeks later and keep a commission. Enter the room rent in full and the commission apart.',
    },
    {
      kind: 'metal-crafts',
      name: 'Icon casters and lamp makers',
      note: 'Casters work with metal from shops and temples. Write down the weight of each lot before and after melting.',
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk weavers',
      note: 'Yarn and zari leave by weight and come back as a saree weeks later. Keep a card for each loom.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      note: 'Mills handle their own paddy and paddy milled for others. Loose rice and labelled packs differ under GST.',
    },
    {
      kind: 'dried-goods',
      name: 'Betel leaf and seeval merchants',
      note: 'Betel leaf is sold fresh by the bundle. Sliced areca nut is a packed product, so keep two sale books.',
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
  work: 'We work for lodges, merchants and workshops in Kumbakonam, Swamimalai and Nachiarkoil. Send papers by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'metal-crafts',
      name: 'Icon and lamp makers',
      needs:
        "You need a weight register, and bills that show if you cast a customer's metal or sold your own. Exports need the import export code (IEC).",
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk merchants',
      needs:
        'You need a card for each loom and a counted stock at the year end. For TDS you need the totals paid to twisters and dyers.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs: 'You need a room register that explains festival weeks, and PF and ESI for kitchen and room staff.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      needs:
        'You need one register for your own paddy and one for paddy of others. The Udyam certificate must name milling.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for lodges, metal workshops and silk merchants in Kumbakonam, and we check first if you need it.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A caster who works on metal of a temple gives a service. A caster who uses his own metal sells goods, and the form often names one of the two only.',
          we: 'We name both kinds of work in the application for your shed.',
          send: ['House tax receipt of the shed', 'Consent letter of the co-owners', 'Photograph of the casting pit'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'The merchant lists the looms of his weavers as his own places. Officers then look for him in homes that he does not rent.',
          we: 'We enter your shop and the yarn store, and show the looms as job work.',
          send: ['Rent deed of the yarn store', 'List of looms with names', 'PAN of the owner'],
        },
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Fresh betel leaf alone needs no number, but packed seeval does once sales grow. Owners count only one of the two.',
          we: 'We add both sales of your PAN and tell you what the limit says.',
          send: ['Day book of leaf', 'Sale bills of packed nut', 'Electricity bill of the godown'],
        },
      ],
      question: {
        question: 'My family casts lamps in two sheds at Nachiarkoil. One number or two?',
        answer:
          'One PAN in one state usually has one number with both sheds on it. Brothers with separate PAN cards apply for themselves. Send the tax receipts of both sheds and tell us who bills.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for vessel shops, lodges and mills in Kumbakonam from your weight slips, room register and bills.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A shop sells a new lamp and takes old brass in exchange on one slip. The sale then looks smaller than it was.',
          we: 'We bill the lamp at its full price and enter the old metal as a purchase.',
          send: ['Sale slips with weight', 'Exchange register', 'Bills of metal dealers'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Mess meals, rooms and a travel desk stand under one daily total. Each of them follows its own rule.',
          we: 'We split the day by room, meal and travel before the month closes.',
          send: ['Room register', 'Mess bills of the month', 'Statements of booking sites'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Loose rice, branded packs and milling charges are added together. A buyer who asks for tax on a pack then gets a wrong bill.',
          we: 'We give your bill book three codes and check the first month with you.',
          send: ['Milling register', 'Bag and pack stock', 'Sale bills'],
        },
      ],
      question: {
        question: 'A tour company booked ten rooms and paid after its commission. Which sum goes in?',
        answer:
          'The full rent of the rooms is your sale. Their commission is a cost, and you may take credit if they bill you with tax. Send the booking list and their bill.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice reach your lodge or shop in Kumbakonam? Send it to us, and we write the reply from your registers.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The officer compares festival months with the quiet ones and asks where the sales of the other months are.',
          we: 'We answer with a table of rooms let, night by night, beside bank deposits.',
          send: ['The notice', 'Room register of both years', 'Bank statement of the lodge'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong: 'Metal bought and lamps sold differ in weight. Officers read the gap as a sale without a bill.',
          we: 'We show melting loss and exchange by lot, with the weight book attached.',
          send: ['Weight book', 'Purchase bills of brass', 'Photographs of scrap and filings'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Sarees sent to a showroom on approval are missing from sales. The transport bill shows that they left.',
          we: 'We list each piece with the day it was sold or came back.',
          send: ['Approval notes', 'Transport receipts', 'Loom cards of the pieces'],
        },
      ],
      question: {
        question: 'The officer came to my shop and weighed the lamps. What should I sign?',
        answer:
          'Read the stock sheet before you sign, and write your remark if a weight is wrong. Ask for a copy. Send us a photograph of each page soon after.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for makers in Kumbakonam who export lamps or silk. Customs and bank papers must agree first.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'An icon for a temple abroad goes by courier as a gift. Without an export paper the tax on metal and packing stays with you.',
          we: 'We send it under a shipping bill (the customs export paper) and claim with it.',
          send: ['Order from the temple abroad', 'Paper that the piece is new', 'Metal and packing bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong: 'Wedding silk for a family abroad is carried by a visitor. Tax law sees that as a sale in the shop.',
          we: 'We tell you before dispatch which way of sending makes it an export.',
          send: ['Customer order', 'Courier booking', 'Bills of yarn and zari'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong: 'Mills hope to get back the tax on new machines for exempt rice. The law gives no refund for that.',
          we: 'We check the portal ledgers for money paid twice, which can be claimed.',
          send: ['Cash ledger from the portal', 'Challans of the year', 'Machine bills'],
        },
      ],
      question: {
        question: 'A visitor from abroad bought a lamp in my shop with a card. Can I claim back tax?',
        answer:
          'No. The lamp was handed over in India, so it is a local sale in any currency. If you ship it yourself with customs papers, ask us before the parcel leaves.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for silk merchants, lodge owners and metal workshops in Kumbakonam, with stock counted as it is.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Silk on a loom at the year end is forgotten because it is not in the shop. The profit then jumps in the next year.',
          we: 'We value every warp by its card on the closing day and add the zari.',
          send: ['Loom cards on 31 March', 'Yarn and zari bills', 'Bank statements'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Several heirs own one lodge, and one brother files all of the income. Tax cut by booking sites stands under another PAN.',
          we: 'We divide rent and profit by the deed and match the tax credit of each heir.',
          send: ['Family deed or will', 'Room income by month', 'Tax credit statement of each heir'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A caster receives award money, training fees and sale money in one account. Each is treated differently by the law.',
          we: 'We sort the receipts by paper and choose the form for them.',
          send: ['Bank statement', 'Award or training letters', 'Sale slips with weight'],
        },
      ],
      question: {
        question: 'We gave zari and yarn for forty sarees in March. Is it an expense already?',
        answer:
          'Not yet. Yarn and zari on looms are still your stock, at cost. They become an expense when the sarees are sold. Send the loom list of that day.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for mess halls, lodges and casting sheds around Kumbakonam.",
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Cooks and room staff change with each festival and are paid by the day with food. Nobody writes their names, so the head count is a guess.',
          we: 'We set up a daily list and tell you in which month cover begins.',
          send: ['Daily attendance sheet', 'Phone numbers of staff', 'Food and wage register'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A master works with sons and two hired men. Sons who draw wages may count, and a burn at the pit makes the question urgent.',
          we: 'We look at who is paid and register the shed if the count asks for it.',
          send: ['Wage sheet of the shed', 'Bank details of helpers', 'Masked Aadhaar of each helper'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Mills bring a loading gang through a leader. An inspector asks the mill for the names, not the leader.',
          we: 'We get the names from the leader every week and file them with yours.',
          send: ['Gang list with names', 'Payment slips to the leader', 'Mill wage sheet'],
        },
      ],
      question: {
        question: 'My cooks work only in the marriage months. Do they count?',
        answer:
          'Staff who work on a day count on that day. Whether you are covered depends on the highest number in the year. Send the lists of the busy months and we tell you.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS (the tax you hold back from payments) for silk merchants and lodges in Kumbakonam.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Twisters, dyers and warpers are paid in small sums over the year. Nobody adds them, and the limit passes unseen.',
          we: 'We keep one running total for every worker and say when to cut tax.',
          send: ['Payment book by worker', 'PAN copies', 'Job bills of the dyer'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Rent for a leased lodge goes to four heirs. Tax is cut on one name, and three heirs find no credit.',
          we: 'We split the rent by the lease and put each share under its own PAN.',
          send: ['Lease deed', 'PAN of every heir', 'Rent transfers'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A shop leaves extra brass with the caster in place of his charge. Metal given for work is a payment with a value.',
          we: 'We value the metal of each lot and add it to his total.',
          send: ['Weight book by caster', 'Brass price slips', 'Casting bills'],
        },
      ],
      question: {
        question: 'An engraver works on my lamps by the piece. Do I cut tax?',
        answer:
          'Work on your own lamps is a contract, so his total of the year decides. If he brings the metal and sells you the piece, it is a purchase. Send us his slips of the season.',
      },
    },
    'company-registration': {
      lead: 'We set up a company, an LLP or a producer company in Kumbakonam after we look at shop, stamp and family shares.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Casting families want a company only because a large buyer asked. The workshop stamp and the bank loan stay in the old name.',
          we: 'We list stamp, loan and orders first, then say if a partnership deed is enough.',
          send: ['Order letters of buyers', 'Loan statement', 'Shed ownership paper'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'Two brothers sell silk from one shop and argue about the looms. A company without written shares does not end that.',
          we: 'We write who brings looms, money and customers before the forms go in.',
          send: ['List of looms by owner', 'Shop lease', 'PAN and masked Aadhaar of both'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Farmers near Papanasam want to mill and sell their rice together. A producer company asks for yearly accounts and meetings.',
          we: 'We explain the yearly duties to the group and register it if they agree.',
          send: ['Names and land papers of members', 'Plan for the mill', 'Bank details of the group'],
        },
      ],
      question: {
        question: 'Can my company own the name of our lamp craft?',
        answer:
          'No single firm owns the name of a craft of the place. You can protect the stamp of your workshop. Send a photograph of the stamp and we check if it is free.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for lodges, silk houses and seeval merchants in Kumbakonam. We keep a page for every room, loom and lot.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Betel leaf and seeval merchants',
          wrong:
            'Whole nuts are cut, dried and packed, and much weight is lost between. Without a sheet the loss looks like missing stock.',
          we: 'We make a lot sheet from bags bought to pouches packed.',
          send: ['Purchase slips of nuts', 'Packing register', 'Sale bills of pouches'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong: 'Pieces on approval lie in showrooms of other towns. At the month end nobody knows which are sold.',
          we: 'We keep a list of approval pieces by name and ask each showroom once a month.',
          send: ['Approval book', 'Courier slips', 'Loom issue book'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Advance money for festival rooms is entered as income on the day it comes. If the guest cancels, the book is wrong.',
          we: 'We hold the advance on its own line until the night of the stay.',
          send: ['Booking diary', 'UPI statement', 'Cancelled booking list'],
        },
      ],
      question: {
        question: 'My lamp shop sells by weight and by piece. How do I keep stock?',
        answer:
          'Keep weight for lamps and pieces for pooja sets, on two pages. Count each page on the last day of the month. We compare them with purchases and tell you the gap.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam registration for silk merchants, mills and lamp makers in Kumbakonam, with the activity that you really do.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong:
            'A merchant whose silk is woven in other homes is entered as a trader. Banks then refuse the loan for makers.',
          we: 'We enter weaving through job workers as manufacture, with your yarn bills as proof.',
          send: ['GST certificate', 'Yarn bills', 'Loom list of weavers'],
        },
        {
          trade: 'rice-mills',
          name: 'Delta rice mills',
          wrong:
            'Dryer, sorter and husker of the mill are entered at the price of long ago. The certificate shows a larger unit than it is.',
          we: 'We take the book value of every machine from the last return.',
          send: ['Machine list', 'Last income tax return', 'Electricity bill of the mill'],
        },
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'Makers use an old paper of the village body instead of Udyam. Tenders of temples ask for the new number.',
          we: 'We move the old registration over and correct name and address.',
          send: ['Old registration paper', 'Masked Aadhaar of the maker', 'Bank passbook page'],
        },
      ],
      question: {
        question: 'My wife makes pooja sets at home and sells through my shop. Whose Udyam is it?',
        answer:
          'If she makes and bills in her own name, she can register with her own PAN. If she only works for your shop, it is part of your shop. Tell us who sends the bill.',
      },
    },
    'iec-registration': {
      lead: 'Do you send icons, lamps or silk abroad from Kumbakonam? We apply for the IEC, the import export code, before the first parcel.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Icon and lamp makers',
          wrong:
            'A bronze without a paper that it is new can be held at the port as an old piece. Photographs taken later do not help.',
          we: 'We tell you which photographs to keep from the wax model on, and apply for the code.',
          send: ['Photographs from model to finish', 'Order of the buyer', 'PAN of the workshop'],
        },
        {
          trade: 'silk-weaving',
          name: 'Thirubuvanam silk merchants',
          wrong: 'The label says silk and the test says a mix. A buyer abroad then refuses the whole parcel.',
          we: 'We check that invoice, label and Silk Mark say the same thing.',
          send: ['Invoice draft', 'Silk Mark tags', 'Cancelled cheque of the account'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge that wants to take money from pilgrims abroad asks for a code. Rooms used in India need none.',
          we: 'We explain how to bill guests from abroad and save you the form.',
          send: ['Booking mails', 'Bank advice of foreign money', 'GST certificate'],
        },
      ],
      question: {
        question: 'My cousin in Singapore orders lamps for his shop. Can I send them as gifts?',
        answer:
          'No, goods for his shop are a sale and need the code. A gift paper for a sale can stop the parcel. Send us his order and the weight, and we name the papers.',
      },
    },
  },
  seo: {
    title: 'Kumbakonam Accounts: Brass, Silk and Pilgrim Lodges',
    description:
      'Metal and silk by weight, room income by the night: books, GST registration and Udyam for Kumbakonam lamp makers, weavers, lodges and vessel shops.',
  },
} satisfies CityWords;

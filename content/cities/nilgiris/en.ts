import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file tax returns and manage PF and ESI for tea factories, cottages and boarding schools in Ooty, Coonoor and Kotagiri.',
  description: [
    'A bought-leaf factory pays hundreds of growers after the tea is sold. We keep a ledger for each grower number, so that you can see the price paid and the deductions for every kilo of leaf.',
    'A booking site pays a cottage owner one net amount after deducting its commission and tax. We show the full room rent in the return and claim the TDS that the site deducted.',
    'If you grow tea or vegetables and also let rooms, we show each income separately in your income tax return. You can send us scans and photos of your documents, so you do not have to drive down the ghat road just for a signature.',
  ],
  keyAttractions: [
    'Nilgiri Mountain Railway',
    'Government Botanical Garden, Ooty',
    'Ooty Lake',
    'Doddabetta Peak',
    "Sim's Park, Coonoor",
    'Mudumalai Tiger Reserve',
  ],
  majorIndustries: [
    {
      kind: 'tea',
      name: 'Tea growers, factories and auction',
      note: 'A bought-leaf factory pays its growers a price that is fixed only after the tea is sold. For each grower number, record the leaf, the deductions and the amount due.',
    },
    {
      kind: 'hotels',
      name: 'Hotels, cottages and taxis',
      note: 'A booking site pays one net amount for several guests. Enter the room rent, the commission and the TDS separately.',
    },
    {
      kind: 'vegetable-growers',
      name: 'Carrot, potato and cabbage',
      note: "Agents at Mettupalayam sell your carrots. Keep each agent's slip, because it shows the freight, the washing charges and the commission.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools collect fees in advance and take caution deposits. Neither the fees nor the deposits are income on the day you receive them.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate is sold loose and in gift boxes. For each batch, record the materials used and the quantity made, so that you can prove that you billed everything.',
    },
    {
      kind: 'handcrafts',
      name: 'Toda embroidery and hill crafts',
      note: "Shops buy shawls one by one from the women who embroider them. For each shawl, prepare a purchase voucher with the woman's name and the price.",
    },
  ],
  serviceAreas: [
    'Udhagamandalam',
    'Coonoor',
    'Kotagiri',
    'Gudalur',
    'Wellington',
    'Aruvankadu',
    'Lovedale',
    'Pandalur',
  ],
  work: (town) =>
    `Estates, cottages and shops from Udhagamandalam to Gudalur can send scans by WhatsApp and originals by courier. If you want to meet us, come to our ${town} office by appointment.`,
  trades: [
    {
      kind: 'tea',
      name: 'Tea growers and factories',
      needs:
        "You need an account for each grower's leaf, and an income tax return that shows agricultural income and business income separately. For PF, each worker's name must be spelt the same way in all records.",
    },
    {
      kind: 'hotels',
      name: 'Cottages and hotels',
      needs:
        "You need to know whether you must register for GST, and your GST returns must tally with the booking site's statement.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      needs:
        'You need to deduct the right TDS when you pay coaches and contractors, and keep PF and ESI records that include agency workers.',
    },
    {
      kind: 'sweets',
      name: 'Chocolate and varkey makers',
      needs: 'You need GST registration under the scheme that suits you, and a Udyam certificate as a manufacturer.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you let rooms, make chocolate or run a leaf factory in the Nilgiris, we can check whether you must register for GST and apply for you.',
      trades: [
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            "Some cottage owners look at the income from rooms, meals and taxis separately, and each amount seems small. But the total under the owner's PAN can cross the limit, and the officer may demand GST for past seasons.",
          we: 'Before we advise you, we add up all income under your PAN.',
          send: [
            'Property tax receipt',
            'Sale deed or lease deed',
            "Local body's permission to let rooms",
            'Booking site statements',
          ],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Many GST certificates show the factory but not the leaf shed and the auction warehouse. The officer may treat tea found there as stock without bills and detain it.',
          we: 'We enter the factory, the sheds and the warehouse, each with its own address proof.',
          send: ['Factory licence', 'Tea Board registration', 'Title deed or lease deed', 'Latest EB bill'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Some chocolate shops opt for the composition scheme and later send parcels to other states. This scheme does not allow sales to other states, so the officer may demand the full tax and a penalty from the shop.',
          we: 'We first ask where your customers are and how you sell to them, and then choose the GST scheme.',
          send: ['Rental agreement', 'Food licence', 'Product list', "Landlord's property tax receipt"],
        },
      ],
      question: {
        question: 'My cottage near Ooty has no door number. How do I prove the address for GST?',
        answer:
          'The local body can give you a certificate for the house. A property tax receipt, the title deed and a photo that shows the location also help. Send us the documents you have. We will tell you what else is needed, explain in the application that the cottage has no door number, and state who will meet the officer at the inspection.',
      },
    },
    'gst-returns': {
      lead: "Do you sell tea at auction, let out a cottage or run a craft shop in the Nilgiris? We can file your GST returns from your brokers' account sales, room registers and bills.",
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The auction broker deducts brokerage and warehouse charges before he pays. If you enter only the net amount, your return shows less than the broker reported, and you get a notice for the difference.',
          we: 'We report the full value of each lot, and take input tax credit on the brokerage and warehouse charges.',
          send: ["Broker's account sales for the month", 'Lot invoices', 'Despatch register', 'Private sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some cottages report only the money that the booking site paid, but the site reports the full room rent. The officer may ask for tax on the difference, with interest.',
          we: "We take each night's rate from your register, and match it with the booking site's statement.",
          send: ['Room register for the month', 'Booking site statements', 'Kitchen bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'The women who embroider shawls sell them to you without a bill. If you do not prepare a purchase voucher, the officer may question your purchases and your stock.',
          we: 'We give you a voucher format for these purchases, and report the sale of each piece.',
          send: ['Purchase vouchers for the month', 'Sales bills', 'Sales statements from exhibitions'],
        },
      ],
      question: {
        question: 'My leaf growers in the Nilgiris have no GST number. What purchase record do I need?',
        answer:
          "Keep a daily leaf sheet with each grower's name, number and weight. This sheet is your purchase record. Send us each grower's total for the month with the payment list. We will check the total against the made tea and the auction sales, enter the purchases and file the return.",
      },
    },
    'gst-notices': {
      lead: 'Has your tea factory, cottage or school in the Nilgiris received a GST notice? We can draft a reply that explains your figures month by month.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'An officer may assume that one kilo of leaf yields the same quantity of made tea every month. But the yield changes with the season, so he may ask for tax on tea that was never made.',
          we: 'From your own registers, we prepare a monthly statement of bought leaf, own leaf and made tea.',
          send: ['The notice', 'Leaf sheets for the period', 'Outturn register', "Broker's account sales"],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Guests often cancel in the foggy weeks, but the booking site may still show their bookings. If you did not keep the cancellation messages, the officer may treat the cancelled bookings as income.',
          we: 'We list each cancelled booking with the message from the booking site or the guest.',
          send: ['The notice', 'Booking site statements', 'Cancellation messages', 'Room register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Some schools show fees, uniform sales and other shop sales as one total. The officer cannot see which part is exempt, and may ask for tax on the whole amount.',
          we: 'We split the receipts into fees, uniforms and shop sales, and state in the reply which of them are exempt.',
          send: ['The notice', 'Audited accounts', 'Fee receipts', 'School shop bills'],
        },
      ],
      question: {
        question: 'The GST notice came while my Coonoor factory was closed for the monsoon. Can I still reply?',
        answer:
          'It depends on the due date printed on the notice. If that date has passed, you can sometimes ask for more time or file an appeal. Send us photos of all pages of the notice, the leaf register and the made tea register today. We will check on the portal which notices were issued, tell you the next due date and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'If you exported tea from the Nilgiris, paid tax twice or refunded an advance to a guest, we can check whether a GST refund is due and file the claim.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Some factories sell tea at auction to a buyer who exports it, and expect a refund on the export. Only the exporter can claim it, so the factory's claim will be rejected.",
          we: 'We claim the refund for lots that you shipped in your own name, and match each lot with the payment received in your bank.',
          send: ['Shipping bills', 'Lot invoices', 'Bank realisation certificates'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Sometimes a group pays an advance with GST and then cancels. If you refund the advance but do not claim the tax, you have paid GST on a stay that never took place.',
          we: 'We prepare the refund voucher or credit note first, and then adjust the tax or claim it back.',
          send: ['Advance receipt', 'Proof of the refund', "Guest's cancellation letter"],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Some schools pay GST under reverse charge on a service although the rule does not apply to them. If nobody notices this before the time limit for the claim is over, the school loses the money.',
          we: 'We check the GST that you paid under reverse charge in the years still within the time limit, and claim back what you paid by mistake.',
          send: ['Payment challans', 'Agreements with the service providers', 'GST returns for those months'],
        },
      ],
      question: {
        question: 'I bought a new tea dryer for my Kotagiri factory. Can I get back the GST I paid on it?',
        answer:
          'You can take the GST on the dryer as input tax credit and use it to pay the tax on your tea, but you usually do not get it back in cash. Send us the bill for the dryer and your last returns. We will check whether the credit is in your ledger, how soon you can use it, and whether your exports allow a refund.',
      },
    },
    'income-tax-filing': {
      lead: 'Growers, tea factories and cottage owners in the Nilgiris have to show agricultural income separately. We can file their income tax returns.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories weigh their own leaf and bought leaf together. If the weights cannot be separated, the officer may refuse to treat any part of the income as agricultural income and tax the whole amount.',
          we: 'From the leaf register, we take the weights of your own leaf and bought leaf, and split the income as per the income tax rule for tea.',
          send: ['Leaf register for the year', 'Made tea register', 'Auction account sales', 'Wage sheets'],
        },
        {
          trade: 'vegetable-growers',
          name: 'Vegetable growers',
          wrong:
            "Some growers sell a neighbour's carrots together with their own. Selling the neighbour's crop is a business, so the officer may tax part of what the grower shows as agricultural income.",
          we: "We go through the agents' slips and separate your crop from your neighbour's.",
          send: ['Slips from agents at Mettupalayam', 'Land records', 'Crop loan statement'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some hotels deposit the cash collected in April and May only in July. If the hotel cannot show when it received the cash, the officer may treat it as unexplained money, which is taxed heavily.',
          we: 'We match the deposits with the room register for the weeks in which you collected the cash.',
          send: ['Room register', 'Bank deposit slips', 'Booking site statements', 'Lease deed'],
        },
      ],
      question: {
        question: 'I sell only green leaf from my own land near Kotagiri. Do I have to file an income tax return?',
        answer:
          "If you sell the leaf as plucked, what you earn is agricultural income. You may still have to file a return if you have other income, or may want to file one to get TDS back. Send us the factory's payment list, your land record and the bank statement. We will tell you whether you have to file, and file the return.",
      },
    },
    'pf-esi-services': {
      lead: 'Tea estates, boarding schools and hotels in the Nilgiris often have seasonal and agency staff. We can manage PF and ESI for all these workers.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Over the years, an estate worker's name is often spelt in three different ways in the PF records. When he retires, his PF claim may be rejected, and he has to wait months for his own money.",
          we: "We check the old records against the worker's Aadhaar, and apply for the correction before he retires.",
          send: ['Old PF slips', 'Check-roll', "Worker's masked Aadhaar", 'Nomination form'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'In many schools one agency runs the mess and another looks after the grounds. If an agency does not pay PF, the PF office may ask the school to pay, even years after the workers have left.',
          we: "Every month, we check both agencies' PF returns (ECR) and challans against your attendance register.",
          send: ["Agencies' monthly bills", "Agencies' PF and ESI returns with challans", 'Attendance register'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Seasonal staff from other states often have a PF number already. If you generate a new one for a worker, his PF balance is split between two accounts and his claim is delayed.',
          we: "We find the worker's existing PF number (UAN), and report his PF under the same UAN.",
          send: ['Masked Aadhaar and mobile number', 'Joining date of each worker', 'Wage sheet for the month'],
        },
      ],
      question: {
        question: 'We give our estate workers a house and rice. Is PF payable on the value of these?',
        answer:
          "It depends on what the terms of employment say about the house and the rice. Show such benefits separately in the wage sheet from the start. Send us the appointment terms and one month's wage sheet. We will tell you on which part PF is payable, and report the correct wages every month.",
      },
    },
    'tds-tcs-returns': {
      lead: 'How much TDS should a school, tea factory or hotel in the Nilgiris deduct from each payment? We can tell you how much, and file the TDS returns.',
      trades: [
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Many schools treat coaches, doctors and music teachers who are paid by the hour as regular staff. But the TDS rules for salary and fees are different, and a school that deducts too little has to pay the balance itself.',
          we: "We read each person's terms and tell you whether the payment is salary or fees.",
          send: ['Appointment letters', 'Fee sheets', 'PAN copies', 'Bus and laundry contracts'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Leaf agents, transporters and brokers often receive only the net amount after adjustments. If you work out the TDS on this amount, you deduct too little and have to pay interest.',
          we: 'We book the full price and the charges separately, and work out the TDS on the full amounts.',
          send: ["Agents' bills", "Transporters' bills", "Broker's account sales"],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'You may take a cottage on lease from an owner who lives abroad. If you deduct TDS as you would for a resident landlord, the rate and the form are wrong, and you have to pay the shortfall.',
          we: 'We apply the TDS rules for non-resident owners, and file the TDS return in the correct form.',
          send: ['Lease deed', "Owner's PAN", "Owner's address proof"],
        },
      ],
      question: {
        question:
          'I cut shade trees on my estate near Gudalur and sell the wood. Do I have to collect TCS from the buyer?',
        answer:
          'You may have to collect TCS, because it applies to timber. It depends on the kind of wood, the buyer and what he uses it for. Send us the felling permit and the draft bill before the lorry comes. We will tell you whether to add TCS to the bill, help you deposit it and file the return so that the buyer gets his credit.',
      },
    },
    'company-registration': {
      lead: 'Are you planning a company, an LLP or a producer company in the Nilgiris? We can go through the title deeds and permissions first, and then complete the registration.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some heirs want one company for the whole estate. But the land laws and the stamp duty on hill land can make the transfer so costly that the company is not worth it.',
          we: 'We check the title and the cost first, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', 'Factory licence', 'Tea Board registration'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Building permission for a house may not cover lodging. Forming a company does not change this, so an owner may spend money on registration and still have to close the cottage.',
          we: 'Before we register anything, we go through the permission and the lease.',
          send: ['Lease deed', "Local body's permission", 'Contract with the booking site'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Sometimes two partners run chocolate counters under one name without agreeing in writing who owns the name. If they part ways, both can lose the name that customers know.',
          we: 'We check whether the name is available, and put in writing who owns it before we file the form.',
          send: ['Photo of the box or label', 'Food licence', "Each partner's PAN"],
        },
      ],
      question: {
        question: 'We are forty small tea growers near Kotagiri. Can we start our own factory company?',
        answer:
          'Yes, you can form a producer company, which is owned by its members. A producer company has annual ROC filings, and pays an additional fee for each late form. Tell us how much leaf you pluck and how you will finance the factory. Before you collect any money, we will explain the cost and the annual filings. Then we register the company.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'Send us scans every week or month, and we will keep the accounts of your tea factory, boarding school or chocolate kitchen in the Nilgiris.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Growers are paid in instalments, and the cost of fertiliser is deducted later. If the deductions are not booked at once, growers may dispute their balance and take their leaf to another factory.',
          we: 'We keep a grower-wise account of the leaf, the price and the deductions.',
          send: ['Leaf sheets for the month', "Growers' payment list", 'Deduction slips', 'Outturn register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            "If caution deposits and next year's fees are booked as income, the accounts show too much income. The school may spend money that it has to refund.",
          we: 'We book fees term-wise, and show the deposits as a liability.',
          send: ['Fee register', 'List of caution deposits', 'Bank statement for the month'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Cocoa and nuts are bought in bulk, and often nobody keeps a count of the gift boxes. You then do not know whether a box makes a profit, or whether stock is missing.',
          we: 'We set up a recipe sheet that links your purchases with the boxes sold.',
          send: ['Purchase bills for the month', 'Batch sheets', 'Daily sales sheets'],
        },
      ],
      question: {
        question: 'The mobile signal at my estate is weak. How often must I send you the bills?',
        answer:
          "Once a month is enough. You can scan the bills when you are in town, or send them by courier. If you also let rooms, once a week is better in May, when the rooms are full. We will enter the bills, tell you which bills are missing, and give you the month's figures.",
      },
    },
    'udyam-registration': {
      lead: 'Tea factories, chocolate kitchens and craft workers in the Nilgiris can register under Udyam. We can file the registration with the correct activity.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "If a factory's certificate shows tea trading, the factory may not be eligible for a scheme for new machines that is meant for manufacturers.",
          we: 'We register the factory as a manufacturer, and leave the estate out of the registration.',
          send: [
            'Machine list with purchase dates',
            'EB bill for the factory',
            'Last income tax return',
            'Wage register',
          ],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Chocolate kitchens are sometimes registered as traders by mistake. The bank may then refuse a loan for an oven or a cooler, or offer the loan only on the terms meant for traders.',
          we: 'We enter chocolate making as the first activity and the sales counter as the second.',
          send: ['Food licence', 'Bills for the machines', 'Masked Aadhaar with linked mobile number'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'Often the shop that sells the shawls is registered, but the woman who embroiders them has no certificate. When she asks her bank for a loan, she cannot prove that she makes the shawls.',
          we: 'We register the embroiderer under her own PAN, with her home as the address.',
          send: ["Embroiderer's PAN", "Embroiderer's masked Aadhaar", "Embroiderer's bank passbook"],
        },
      ],
      question: {
        question: 'Does the value of my cottage building in Ooty decide whether I am a micro or a small enterprise?',
        answer:
          'No, the building and the furniture are left out. Kitchen machines, laundry machines and vehicles are counted at their written down value, and your turnover also matters. Send us your last return with the depreciation schedule. We will tell you whether you are a micro or a small enterprise, and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'If you want to send Nilgiris tea, chocolate or shawls abroad in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories that pack their own brand have the IEC but are not registered with the Tea Board as exporters. The first consignment is then held at the port, and the buyer may cancel the order.',
          we: 'We apply for the IEC, and then for the Tea Board registration.',
          send: ['Factory licence', "Firm's PAN", 'Cancelled cheque', 'Brand label'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Many countries restrict food products that contain milk. Customs in such a country may stop or destroy a chocolate parcel, and you have to refund the customer.',
          we: "Before you send the first parcel, we go through that country's food rules with you. We also apply for the IEC.",
          send: ['Food licence', 'Ingredient list', "Buyer's order"],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'Some shops sell a shawl to a customer abroad and send it as a gift. The bank cannot match the payment with an export, and asks what the money was paid for.',
          we: 'We get the IEC, and list the documents that the courier needs from you for the courier shipping bill.',
          send: ["Shop owner's PAN", 'Photo of the shawl', "Buyer's message with the price"],
        },
      ],
      question: {
        question:
          'I sell all my tea at the Coonoor auction and now want to sell packets under my own name. When do I need the IEC?',
        answer:
          'For auction sales you do not need an IEC, because you sell the tea within India. You need an IEC when you send packets abroad under your own name, and you should get it before you send the first sample. Send us your PAN, a cancelled cheque and the label. We will apply for the IEC and the Tea Board registration.',
      },
    },
  },
  seo: {
    title: 'Ooty and Nilgiris Tax Help: Tea, Stays and Payroll',
    description:
      'Income tax for tea growers, PF and ESI for estates and leaf factories, GST registration for homestays and hotels in Ooty, Coonoor, Kotagiri and Gudalur.',
  },
} satisfies CityWords;

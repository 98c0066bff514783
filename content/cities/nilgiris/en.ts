import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We offer tax returns, PF and ESI to tea factories, cottages and boarding schools in Ooty, Coonoor and Kotagiri.',
  description: [
    'A bought-leaf factory pays hundreds of growers after the tea is sold. We keep a ledger for each grower number, so that every kilo of leaf has its payment and its deductions.',
    'A cottage gets one amount from a booking site, after commission and tax. We show the full room rent in the return and claim the TDS that the site deducted.',
    'If you grow tea or vegetables and also let rooms, these are different incomes for income tax, and we separate them. Our work starts from scans and photos of your documents. You do not have to drive down the ghat road for a signature.',
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
      note: 'A bought-leaf factory owes its growers a price that is fixed after the sale. Keep leaf, deductions and dues by grower number.',
    },
    {
      kind: 'hotels',
      name: 'Hotels, cottages and taxis',
      note: 'A booking site pays one net amount for several guests. Enter the room rent, the commission and the TDS on separate lines.',
    },
    {
      kind: 'vegetable-growers',
      name: 'Carrot, potato and cabbage',
      note: 'Agents at Mettupalayam sell your carrots. Their slips show freight, washing and commission, so keep each slip.',
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools collect fees in advance and take caution deposits. Neither is income on the day on which you receive it.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate is sold loose and in gift boxes. Write down what each batch uses and makes, so that you can show that all was billed.',
    },
    {
      kind: 'handcrafts',
      name: 'Toda embroidery and hill crafts',
      note: 'Shops buy shawls one by one from the women who embroider them. Write a purchase note with name and price for each shawl.',
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
  work: 'Estates, cottages and shops from Udhagamandalam to Gudalur can send scans by WhatsApp and originals by courier. Our Coimbatore office is open to you by appointment.',
  trades: [
    {
      kind: 'tea',
      name: 'Tea growers and factories',
      needs:
        "You need an account for each grower's leaf, with farm income and business income separated. For PF, each worker's name must be spelt the same everywhere.",
    },
    {
      kind: 'hotels',
      name: 'Cottages and hotels',
      needs:
        "You need to know if a GST number is due, and you need returns that agree with the booking site's statement.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      needs: 'You need the right TDS on coaches and contractors, and a PF and ESI list that includes agency workers.',
    },
    {
      kind: 'sweets',
      name: 'Chocolate and varkey makers',
      needs:
        'You need a GST number under the scheme that suits you, and a Udyam certificate that shows you as a manufacturer.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you let rooms, make chocolate or run a leaf factory in the Nilgiris, we can check if GST registration is due and apply.',
      trades: [
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'A cottage owner may look at rooms, meals and taxi income one by one, and find each of them small. Added up under his PAN they can cross the limit, and GST is asked for past seasons.',
          we: 'We add up all income under your PAN before we advise you.',
          send: [
            'House tax receipt',
            'Sale deed or lease deed',
            'Local permission to let rooms',
            'Booking site statements',
          ],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The certificate may show the factory but not the leaf shed and the auction warehouse. Tea that lies there can be treated as stock without bills and held by the officer.',
          we: 'We list the factory, the sheds and the warehouse, with proof of address for each.',
          send: ['Factory licence', 'Tea Board registration', 'Title deed or lease deed', 'Latest EB bill'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'A chocolate shop may choose the composition scheme and later send parcels to other states. The scheme does not allow that, so the shop can be asked for the full tax and a penalty.',
          we: 'We ask how and where you sell before we choose the scheme in the form.',
          send: ['Rental agreement', 'Food licence', 'Product list', "Landlord's property tax receipt"],
        },
      ],
      question: {
        question: 'My cottage near Ooty has no door number. How do I prove the address for GST?',
        answer:
          "The local body can give you a certificate for the house. A property tax receipt, the title deed and a photo with the location also help. Send us what you have. We tell you which document is missing, explain the address in the application and name a person for the officer's visit.",
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for tea factories, cottages and craft shops in the Nilgiris from auction sheets, room registers and bills.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The auction broker deducts brokerage and warehouse charges before he pays. If only the net amount is entered, your return shows less than the broker reported, and you get a notice for the gap.',
          we: 'We report the full value of each lot, and take credit on the charges.',
          send: ['Account sales of the broker', 'Lot invoices', 'Despatch book', 'Private sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'A cottage may report only the money that the booking site paid, while the site reports the full room rent. The missing part can be taxed with interest.',
          we: "We take the rate of each night from your register, and compare it with the site's statement.",
          send: ['Room register', 'Booking site statements', 'Kitchen bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'Shawls bought from the women who embroider them come without a bill. If you keep no voucher, the officer can doubt the purchase and your stock.',
          we: 'We give you a voucher form for each purchase, and report the sale of each piece.',
          send: ['Purchase vouchers', 'Sales bills', 'Statements of fairs'],
        },
      ],
      question: {
        question: 'My leaf growers in the Nilgiris have no GST number. What purchase record do I need?',
        answer:
          "Keep a leaf sheet with name, grower number and weight for every day, because it is your purchase record. Send us the month's total for each grower with the payment list. We compare it with the made tea and the auction sales, enter the purchases and file the return.",
      },
    },
    'gst-notices': {
      lead: 'If your tea factory, cottage or school in the Nilgiris has a GST notice, we can explain the difference month by month in a reply.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'An officer may use one fixed ratio from leaf to made tea for all months. The ratio changes with the season, so he may ask for tax on tea that was never made.',
          we: 'We show bought leaf, own leaf and made tea for each month from your own registers.',
          send: ['The notice', 'Leaf sheets', 'Outturn register', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Guests may cancel in the foggy weeks while the booking site still shows their bookings. If you kept no message, the officer treats these nights as income.',
          we: 'We list each cancelled night with the message from the site or the guest.',
          send: ['The notice', 'Booking site statements', 'Cancellation messages', 'Room register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'A school may show uniforms and shop sales on one line with the fees. The officer then cannot see what is exempt, and may ask for tax on the whole line.',
          we: 'We divide the receipts and name the exemption for each.',
          send: ['The notice', 'Audited accounts', 'Fee receipts', 'Bills of the school shop'],
        },
      ],
      question: {
        question: 'The GST notice came while my Coonoor factory was closed for the monsoon. Can I still reply?',
        answer:
          'Go by the date printed on the notice. If it has passed, you can sometimes ask for more time, or an appeal is still open. Send us photos of all pages and the leaf and outturn registers today. We check on the portal what was issued, tell you the next date and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can look for GST refunds in the Nilgiris, for exported tea, for tax paid twice and for advances returned to guests.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "A factory may sell tea at auction to a buyer who exports it, and expect the export refund. Only the exporter can claim, so the factory's claim would be rejected.",
          we: 'We claim for the lots that you shipped in your own name, and match each with the bank payment.',
          send: ['Shipping bills', 'Lot invoices', 'Bank realisation advices'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'A group may pay an advance with GST and then cancel. If you return the money but do not claim the tax, you have paid it for a stay that never took place.',
          we: 'We prepare the refund voucher or credit note first, and then adjust or claim the tax.',
          send: ['Advance receipt', 'Proof of repayment', 'Cancellation letter'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'A school may pay GST as the buyer of a service although the rule did not apply to it. If nobody checks, the money is lost when the time to claim is over.',
          we: 'We go through such payments of the years that are still open, and claim what was wrong.',
          send: ['Payment challans', 'Agreements', 'GST returns of those months'],
        },
      ],
      question: {
        question: 'I bought a new tea dryer for my Kotagiri factory. Can I get the GST on it back?',
        answer:
          'The GST on the dryer is input tax credit, and you use it against the tax on your tea. It usually does not come back in cash. Send us the machine bill and your last returns. We check if the credit is in your ledger, how fast you will use it, and if exports open another way.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for growers, tea factories and cottage owners in the Nilgiris, with farm income shown separately.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'A factory may weigh its own leaf and bought leaf together. If the weights cannot be separated, the officer can refuse the farm share of the income and tax all of it.',
          we: 'We take both weights from the leaf register, and divide the income by the rule for tea.',
          send: ['Leaf register', 'Made tea register', 'Auction account sales', 'Wage sheets'],
        },
        {
          trade: 'vegetable-growers',
          name: 'Vegetable growers',
          wrong:
            "A grower may sell his neighbour's carrots together with his own. The neighbour's crop is trade for him, so part of what he calls farm income can be taxed.",
          we: "We separate both crops with the agent's slips.",
          send: ["Mettupalayam agents' slips", 'Land records', 'Crop loan statement'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'A hotel may deposit the cash of April and May only in July. Without dates the officer can treat it as unexplained money, which is taxed heavily.',
          we: 'We match the deposits with the room register of the same weeks.',
          send: ['Room register', 'Bank deposit slips', 'Booking site statements', 'Lease deed'],
        },
      ],
      question: {
        question: 'I sell only green leaf from my own land near Kotagiri. Do I have to file an income tax return?',
        answer:
          "Leaf sold as you plucked it is farm income. You may still have to file if you have other income, or want to file to get TDS back. Send us the factory's payment list, your land record and the bank statement. We tell you if a return is due, and file it.",
      },
    },
    'pf-esi-services': {
      lead: 'We can manage PF and ESI for tea estates, boarding schools and hotels in the Nilgiris, including season and agency staff.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "An estate worker's name may have been spelt in three ways over the years. When he retires, his PF claim can be rejected, and he waits months for his own money.",
          we: 'We compare the old records with his Aadhaar, and file the correction before he retires.',
          send: ['Old PF slips', 'Check-roll', 'Masked Aadhaar copy', 'Nominee form'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'The mess may be run by one agency and the grounds by another. If an agency does not pay PF, the school can be asked to pay it, years after the workers have left.',
          we: 'We compare the payment lists of both agencies with your attendance every month.',
          send: ['Agency bills', 'PF and ESI payment lists of the agencies', 'Attendance'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Season staff from other states often have a PF number already. If you give them a new one, their money is in two accounts and their claim is delayed.',
          we: 'We search for the old number, and file under it.',
          send: ['Masked Aadhaar and mobile number', 'Joining date', 'Wage sheet'],
        },
      ],
      question: {
        question: 'We give our estate workers a house and rice. Is PF payable on the value of these?',
        answer:
          "It depends on the terms of employment and on how the benefit is written. Show such benefits on a separate line of the wage sheet from the start. Send us the appointment terms and a month's wage sheet. We tell you which part PF is due on, and file the correct wage every month.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file the TDS returns of schools, tea factories and hotels in the Nilgiris, and tell you for each payee what to deduct.',
      trades: [
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Coaches, doctors and music teachers may come by the hour and be paid like staff. Salary and fees have different TDS rules, so you may deduct too little and pay the rest yourself.',
          we: 'We read the terms of each person and tell you if it is salary or fees.',
          send: ['Appointment letters', 'Fee sheets', 'PAN copies', 'Bus and laundry contracts'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Leaf agents, carriers and brokers are often paid after their charges have been set off. If TDS is worked out on the net amount, it is too low, and interest is added.',
          we: 'We enter the full price and the charge separately, and work out the TDS from these.',
          send: ["Agents' bills", 'Carrier slips', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'A cottage may be taken on lease from an owner who lives abroad. If you deduct TDS as for a resident, the rate and the form are wrong, and you pay the difference.',
          we: 'We use the rule for owners abroad, and file the return form that belongs to it.',
          send: ['Lease deed', "Owner's PAN", 'Proof of where the owner lives'],
        },
      ],
      question: {
        question: 'I cut shade trees on my estate near Gudalur and sell the wood. Do I collect TCS from the buyer?',
        answer:
          'TCS can be due on timber. It depends on the kind of wood, the buyer and what he uses it for. Send us the felling permit and the draft bill before the lorry comes. We tell you if TCS goes on the bill, deposit it with you and file the return so that the buyer gets his credit.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP or a producer company in the Nilgiris, after reading the title deeds and permissions.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Heirs may want one company for the whole estate. Land law and stamp duty for hill land can make the transfer so costly that the company is of no use to them.',
          we: 'We check title and cost first, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', 'Factory licence', 'Tea Board registration'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'The permission for a house may not allow lodging. A company does not change this, so the owner can spend money on registration and still have to close.',
          we: 'We read the permitted use and the lease before we register anything.',
          send: ['Lease deed', 'Local permission', 'Booking site contract'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Two partners may run chocolate counters under one name, with nothing written about who owns it. If they part, both lose the name that customers know.',
          we: 'We search the name, and put its owner in writing before the form is filed.',
          send: ['Box or label', 'Food licence', 'PAN of each partner'],
        },
      ],
      question: {
        question: 'We are forty small tea growers near Kotagiri. Can we start our own factory company?',
        answer:
          'A producer company fits this, because its members own it. It has to file forms every year, and a late form costs an additional fee. Tell us how much leaf you have and how the factory will be paid for. We show you the cost and the duties before you collect money, and then register it.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of tea factories, boarding schools and chocolate makers in the Nilgiris, from scans sent weekly or monthly.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Growers are paid in parts, and fertiliser is deducted later. If the deductions are not entered at once, growers dispute their balance, and some take their leaf to another factory.',
          we: 'We keep one account for each grower number, with leaf, price and deductions.',
          send: ['Leaf sheets', 'Payment list', 'Deduction slips', 'Outturn register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            "If caution deposits and next year's fees are entered as income, the school looks richer than it is. It may then spend money that it has to give back.",
          we: 'We enter fees by term, and show deposits as money that the school owes.',
          send: ['Fee register', 'Deposit list', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Cocoa and nuts are bought in bulk, and gift boxes are often counted by eye. You then do not know if a box earns money or if stock is missing.',
          we: 'We set up a recipe sheet that links your purchases with the boxes you sold.',
          send: ['Purchase bills', 'Batch notes', 'Daily sales sheets'],
        },
      ],
      question: {
        question: 'The mobile signal at my estate is weak. How often do I have to send you the bills?',
        answer:
          'Once a week is enough, when you are in town and can scan. You can also send an envelope by courier every month. In May, when the rooms are full, weekly is better. We enter what has come, tell you what is missing, and give you the figures of the month.',
      },
    },
    'udyam-registration': {
      lead: 'We can register tea factories, chocolate kitchens and craft workers in the Nilgiris under Udyam, with the correct activity.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "A factory's certificate may show tea trading. A scheme for new factory machines can then be refused, because it is meant for manufacturers.",
          we: 'We enter the factory as a manufacturer, and leave the estate out.',
          send: ['Machine list', 'EB bill of the factory', 'Last income tax return', 'Wage roll'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'A chocolate kitchen may be listed as a shop. The bank can then refuse a loan for an oven or a cooler, or offer it on the terms for a trader.',
          we: 'We put chocolate making first and the sales counter second in the form.',
          send: ['Food licence', 'Machine bills', 'Masked Aadhaar with linked mobile number'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'The shop that sells the shawls may register, while the embroiderer has no certificate. When she asks her own bank for a loan, she cannot show that she is a maker.',
          we: 'We register the embroiderer under her own PAN, with her home as the address.',
          send: ['PAN', 'Masked Aadhaar', 'Bank passbook'],
        },
      ],
      question: {
        question: 'Does the value of my cottage building in Ooty decide if I am a micro or a small enterprise?',
        answer:
          'The building and the furniture are left out. Kitchen and laundry machines and vehicles are included at book value, and the turnover is looked at as well. Send us your last return with the depreciation list. We work out the class and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'If you want to send Nilgiris tea, chocolate or shawls abroad in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'A factory may pack its own brand and have the IEC, but no exporter registration of the Tea Board. The first consignment then waits at the port, and the buyer may cancel.',
          we: 'We apply for the IEC, and file for the Tea Board registration after that.',
          send: ['Factory licence', 'PAN', 'Cancelled cheque', 'Brand label'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            "Many countries restrict food with milk. A chocolate parcel can be stopped or destroyed there, and you have to return the customer's money.",
          we: 'We check the food rules of the country with you before the first parcel.',
          send: ['Food licence', 'Ingredient list', "Buyer's order"],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            "A shawl that was sold may travel as a gift. The bank then cannot link the buyer's payment with an export, and asks you where the money comes from.",
          we: "We get the IEC, and show you the courier's export form.",
          send: ['PAN', 'Photo of the shawl', "Buyer's message with the price"],
        },
      ],
      question: {
        question: 'I sell all my tea at the Coonoor auction and plan my own packets. When do I need the IEC?',
        answer:
          'For the auction you need none, because the buyer exports. You need it when packets with your own name go abroad, and it is better to have it before the first sample leaves. Send us the PAN, a cancelled cheque and the label. We apply for the IEC and the Tea Board registration.',
      },
    },
  },
  seo: {
    title: 'Ooty and Nilgiris Tax Help: Tea, Stays and Payroll',
    description:
      'Income tax for tea growers, PF and ESI for estates and leaf factories, GST registration for homestays and hotels in Ooty, Coonoor, Kotagiri and Gudalur.',
  },
} satisfies CityWords;

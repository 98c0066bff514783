import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file tax returns, PF and ESI for tea factories, cottages and boarding schools in Ooty, Coonoor and Kotagiri.',
  description: [
    'A bought-leaf factory pays hundreds of growers after the tea is sold. We keep a ledger for each grower number, so that you see the price paid and the deductions for every kilo of leaf.',
    'A cottage gets one amount from a booking site, after the site deducts its commission and tax. We show the full room rent in the return and claim the TDS that the site deducted.',
    'If you grow tea or vegetables and also let rooms, we show each income separately in your income tax return. You can send us scans and photos of your documents. You do not have to drive down the ghat road for a signature.',
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
      note: "Agents at Mettupalayam sell your carrots. The agent's slips show freight, washing and commission, so keep each slip.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools collect fees in advance and take caution deposits. Fees and deposits are not income on the day you receive them.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate is sold loose and in gift boxes. For each batch, write down what you used and what you made, so that you can show that you billed everything.',
    },
    {
      kind: 'handcrafts',
      name: 'Toda embroidery and hill crafts',
      note: 'Shops buy shawls one by one from the women who embroider them. Write a purchase note for each shawl, showing her name and the price.',
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
        "You need an account for each grower's leaf. Your return must show farm income and business income separately. For PF, each worker's name must be spelt the same everywhere.",
    },
    {
      kind: 'hotels',
      name: 'Cottages and hotels',
      needs:
        "You need to know if you must register for GST, and you need returns that agree with the booking site's statement.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      needs:
        'You need to deduct the right TDS from coaches and contractors, and keep a PF and ESI list that includes agency workers.',
    },
    {
      kind: 'sweets',
      name: 'Chocolate and varkey makers',
      needs:
        'You need GST registration under the scheme that suits you, and a Udyam certificate that shows you as a manufacturer.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you let rooms, make chocolate or run a leaf factory in the Nilgiris, we can check if you must register for GST and apply for you.',
      trades: [
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            "Some cottage owners look at rooms, meals and taxi income one by one and find each amount small. The total under the owner's PAN can cross the limit. The officer then asks for GST for past seasons.",
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
            'Many certificates show the factory but not the leaf shed and the auction warehouse. The officer can treat tea in the shed or warehouse as stock without bills and hold it.',
          we: 'We list the factory, the sheds and the warehouse, and attach an address proof for each.',
          send: ['Factory licence', 'Tea Board registration', 'Title deed or lease deed', 'Latest EB bill'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Some chocolate shops choose the composition scheme and later send parcels to other states. The scheme does not allow sales to other states. The officer can ask the shop for the full tax and a penalty.',
          we: 'We first ask how and where you sell, and then choose the scheme.',
          send: ['Rental agreement', 'Food licence', 'Product list', "Landlord's property tax receipt"],
        },
      ],
      question: {
        question: 'My cottage near Ooty has no door number. How do I prove the address for GST?',
        answer:
          'The local body can give you a certificate for the house. A property tax receipt, the title deed and a photo that shows the location also help. Send us the documents you have. We will tell you which document is missing, explain the address in the application and give the name of a person who will meet the officer.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for tea factories, cottages and craft shops in the Nilgiris from auction sheets, room registers and bills.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The auction broker deducts brokerage and warehouse charges before he pays. If only the net amount is entered, your return shows less than the broker reported, and you get a notice for the difference.',
          we: 'We report the full value of each lot, and take credit on the brokerage and warehouse charges.',
          send: ['Account sales of the broker', 'Lot invoices', 'Despatch book', 'Private sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some cottages report only the money that the booking site paid, but the site reports the full room rent. The officer can ask for tax on the balance, with interest.',
          we: "We take the rate of each night from your register, and match it with the booking site's statement.",
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
          "Keep a leaf sheet that shows the grower's name, number and weight for every day. This is your purchase record. Send us the month's total for each grower with the payment list. We will check the total against the made tea and the auction sales, enter the purchases and file the return.",
      },
    },
    'gst-notices': {
      lead: 'If your tea factory, cottage or school in the Nilgiris has received a GST notice, we can write a reply that explains the difference for each month.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'An officer may assume that you get the same quantity of made tea from a kilo of leaf in every month. In fact the quantity changes with the season. He may then ask for tax on tea that was never made.',
          we: 'We show bought leaf, own leaf and made tea for each month from your own registers.',
          send: ['The notice', 'Leaf sheets', 'Outturn register', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Guests often cancel in the foggy weeks, but the booking site may still show their bookings. If you did not keep the cancellation message, the officer treats these nights as income.',
          we: 'We list each cancelled night with the message from the site or the guest.',
          send: ['The notice', 'Booking site statements', 'Cancellation messages', 'Room register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Some schools show uniforms and shop sales in one total with the fees. The officer then cannot see which part is exempt, and may ask for tax on the whole amount.',
          we: 'We split the receipts into fees, uniforms and shop sales, and state the exemption for each.',
          send: ['The notice', 'Audited accounts', 'Fee receipts', 'Bills of the school shop'],
        },
      ],
      question: {
        question: 'The GST notice came while my Coonoor factory was closed for the monsoon. Can I still reply?',
        answer:
          'Go by the date printed on the notice. If this date is over, you can sometimes ask for more time or file an appeal. Send us photos of all pages and the leaf and made tea registers today. We will check on the portal what was issued, tell you the next due date and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can look for GST refunds in the Nilgiris on exported tea, on tax paid twice and on advances returned to guests.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Some factories sell tea at auction to a buyer who exports it, and expect the export refund. Only the exporter can claim the refund, so the officer would reject the factory's claim.",
          we: 'We claim the refund for the lots that you shipped in your own name, and match each lot with the bank payment.',
          send: ['Shipping bills', 'Lot invoices', 'Bank realisation advices'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Sometimes a group pays an advance with GST and then cancels. If you return the money but do not claim the tax, you have paid it for a stay that never took place.',
          we: 'We prepare the refund voucher or credit note first, and then adjust or claim the tax.',
          send: ['Advance receipt', 'Proof of repayment', 'Cancellation letter'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Some schools pay GST under reverse charge on a service although the rule does not apply to them. If nobody checks, the school loses the money when the time limit for the claim is over.',
          we: 'We check these payments of GST on services for the years that are still within the time limit, and claim back the GST you paid by mistake.',
          send: ['Payment challans', 'Agreements', 'GST returns of those months'],
        },
      ],
      question: {
        question: 'I bought a new tea dryer for my Kotagiri factory. Can I get the GST on it back?',
        answer:
          'The GST on the dryer is input tax credit, and you use it to pay the tax on your tea. You usually do not get it back in cash. Send us the machine bill and your last returns. We will check if the credit is in your ledger, how fast you will use it, and if you can claim a refund because of exports.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for growers, tea factories and cottage owners in the Nilgiris and show farm income separately.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories weigh their own leaf and bought leaf together. If the weights cannot be separated, the officer can refuse the farm share of the income and tax all the income.',
          we: 'We take the weight of your own leaf and of bought leaf from the leaf register, and split the income by the rule for tea.',
          send: ['Leaf register', 'Made tea register', 'Auction account sales', 'Wage sheets'],
        },
        {
          trade: 'vegetable-growers',
          name: 'Vegetable growers',
          wrong:
            "Some growers sell a neighbour's carrots together with their own. Selling the neighbour's crop is business, so the officer can tax part of what the grower shows as farm income.",
          we: "We use the agent's slips to separate your crop from your neighbour's crop.",
          send: ["Mettupalayam agents' slips", 'Land records', 'Crop loan statement'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some hotels deposit the cash of April and May only in July. If you cannot show the dates, the officer can treat it as unexplained money, which is taxed heavily.',
          we: 'We match the deposits with the room register of the same weeks.',
          send: ['Room register', 'Bank deposit slips', 'Booking site statements', 'Lease deed'],
        },
      ],
      question: {
        question: 'I sell only green leaf from my own land near Kotagiri. Do I have to file an income tax return?',
        answer:
          "Leaf sold as you plucked it is farm income. You may still have to file if you have other income, or you may want to file to get TDS back. Send us the factory's payment list, your land record and the bank statement. We will tell you if you have to file a return, and file it.",
      },
    },
    'pf-esi-services': {
      lead: 'We can manage PF and ESI for tea estates, boarding schools and hotels in the Nilgiris, including seasonal and agency staff.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Over the years, an estate worker's name is often spelt in three ways. When he retires, his PF claim can be rejected, and he waits months for his own money.",
          we: "We check the old records against the worker's Aadhaar, and file the correction before he retires.",
          send: ['Old PF slips', 'Check-roll', 'Masked Aadhaar copy', 'Nominee form'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'In many schools one agency runs the mess and another looks after the grounds. If an agency does not pay PF, the PF office can ask the school to pay, even years after the workers have left.',
          we: 'Every month, we check the PF payment lists of both agencies against your attendance register.',
          send: ['Agency bills', 'PF and ESI payment lists of the agencies', 'Attendance'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            "Seasonal staff from other states often have a PF number already. If you give them a new one, the worker's money is in two accounts and his claim is delayed.",
          we: "We find the worker's old PF number (UAN), and file his PF under that number.",
          send: ['Masked Aadhaar and mobile number', 'Joining date', 'Wage sheet'],
        },
      ],
      question: {
        question: 'We give our estate workers a house and rice. Is PF payable on the value of these?',
        answer:
          "It depends on the terms of employment and on how they describe the house and rice. Show such benefits separately in the wage sheet from the start. Send us the appointment terms and a month's wage sheet. We will tell you on which part PF is due, and file the correct wage every month.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file the TDS returns of schools, tea factories and hotels in the Nilgiris and tell you how much to deduct from each person.',
      trades: [
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Many schools pay coaches, doctors and music teachers, who come by the hour, like regular staff. The TDS rules for salary and for fees are different. If you deduct too little, you pay the balance yourself.',
          we: "We read each person's terms and tell you if the payment is salary or fees.",
          send: ['Appointment letters', 'Fee sheets', 'PAN copies', 'Bus and laundry contracts'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Leaf agents, carriers and brokers are often paid after their charges have been adjusted. If you work out TDS on the net amount, it is too low, and you pay interest.',
          we: 'We enter the full price and the charge separately, and work out the TDS on the full amounts.',
          send: ["Agents' bills", 'Carrier slips', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some people take a cottage on lease from an owner who lives abroad. If you deduct TDS as for a resident landlord, the rate and the form are wrong. You then pay the difference.',
          we: 'We use the TDS rule for owners who live abroad, and file the right return form.',
          send: ['Lease deed', "Owner's PAN", 'Proof of where the owner lives'],
        },
      ],
      question: {
        question: 'I cut shade trees on my estate near Gudalur and sell the wood. Do I collect TCS from the buyer?',
        answer:
          'You may have to collect TCS on timber. It depends on the kind of wood, the buyer and what he uses it for. Send us the felling permit and the draft bill before the lorry comes. We will tell you if you have to add TCS to the bill, help you deposit it and file the return so that the buyer gets his credit.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP or a producer company in the Nilgiris after reading the title deeds and permissions.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some heirs want one company for the whole estate. Land law and stamp duty for hill land can make the transfer so costly that the company is of no use to them.',
          we: 'We first check the title and the cost, and show you which assets can stay outside the company.',
          send: ['Title deeds', 'Legal heir certificate', 'Factory licence', 'Tea Board registration'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'The permission for a house may not allow lodging. A company does not change this, so the owner may spend money on registration and still have to close the cottage.',
          we: 'We read the permission and the lease before we register anything.',
          send: ['Lease deed', 'Local permission', 'Booking site contract'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Sometimes two partners run chocolate counters under one name without writing down who owns the name. If they separate, both can lose the name that customers know.',
          we: 'We check if the name is free, and put in writing who owns it before we file the form.',
          send: ['Box or label', 'Food licence', 'PAN of each partner'],
        },
      ],
      question: {
        question: 'We are forty small tea growers near Kotagiri. Can we start our own factory company?',
        answer:
          'Yes, you can start a producer company, because its members own it. It has to file forms every year, and there is an additional fee for late forms. Tell us how much leaf you have and how you will pay for the factory. We will show you the cost and the duties before you collect money, and then register it.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of tea factories, boarding schools and chocolate makers in the Nilgiris from scans that you send weekly or monthly.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Growers are paid in instalments, and the cost of fertiliser is deducted later. If the deductions are not entered at once, growers dispute their balance, and some take their leaf to another factory.',
          we: 'We keep one account for each grower number that shows the leaf, the price and the deductions.',
          send: ['Leaf sheets', 'Payment list', 'Deduction slips', 'Outturn register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            "If caution deposits and next year's fees are entered as income, the accounts show too much income. The school may then spend money that it has to give back.",
          we: 'We enter fees by term, and show deposits as money that the school owes.',
          send: ['Fee register', 'Deposit list', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Cocoa and nuts are bought in bulk, and gift boxes are often not counted exactly. You then do not know if a box earns money or if stock is missing.',
          we: 'We set up a recipe sheet that links your purchases with the boxes you sold.',
          send: ['Purchase bills', 'Batch notes', 'Daily sales sheets'],
        },
      ],
      question: {
        question: 'The mobile signal at my estate is weak. How often must I send you the bills?',
        answer:
          'Once a week is enough. You can scan the bills when you are in town. You can also send an envelope by courier every month. In May, when the rooms are full, it is better to send them every week. We enter the bills, tell you which bills are missing, and give you the figures of the month.',
      },
    },
    'udyam-registration': {
      lead: 'We can register tea factories, chocolate kitchens and craft workers in the Nilgiris under Udyam with the correct activity.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "A factory's certificate sometimes shows tea trading by mistake. The factory can then be refused a scheme for new machines, because the scheme is meant for manufacturers.",
          we: 'We enter the factory as a manufacturer, and leave out the estate.',
          send: ['Machine list', 'EB bill of the factory', 'Last income tax return', 'Wage roll'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'A chocolate kitchen is sometimes registered as a shop by mistake. The bank can then refuse a loan for an oven or a cooler, or give the loan on the terms for a trader.',
          we: 'We enter chocolate making as the first activity and the sales counter as the second.',
          send: ['Food licence', 'Machine bills', 'Masked Aadhaar with linked mobile number'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'Often the shop that sells the shawls is registered, but the woman who embroiders them has no certificate. When she asks her bank for a loan, she cannot prove that she makes the shawls.',
          we: 'We register the embroiderer under her own PAN, with her home as the address.',
          send: ['PAN', 'Masked Aadhaar', 'Bank passbook'],
        },
      ],
      question: {
        question: 'Does the value of my cottage building in Ooty decide if I am a micro or a small enterprise?',
        answer:
          'No, the building and the furniture are left out. Kitchen and laundry machines and vehicles are included at book value, and the class also depends on your turnover. Send us your last return with the depreciation list. We will work out the class and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'If you want to send Nilgiris tea, chocolate or shawls abroad in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories pack their own brand and have the IEC, but have no exporter registration with the Tea Board. The first consignment is then held at the port, and the buyer may cancel.',
          we: 'We apply for the IEC, and then for the Tea Board registration.',
          send: ['Factory licence', 'PAN', 'Cancelled cheque', 'Brand label'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            "Many countries restrict food with milk. Customs there can stop or destroy a chocolate parcel, and you have to return the customer's money.",
          we: "Before you send the first parcel, we check that country's food rules with you.",
          send: ['Food licence', 'Ingredient list', "Buyer's order"],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            "Some shops sell a shawl and send it abroad as a gift. The bank then cannot match the buyer's payment with an export, and asks you where the money comes from.",
          we: "We get the IEC, and show you how to fill the courier's export form.",
          send: ['PAN', 'Photo of the shawl', "Buyer's message with the price"],
        },
      ],
      question: {
        question:
          'I sell all my tea at the Coonoor auction and now want to sell packets under my own name. When do I need the IEC?',
        answer:
          'For auction sales you do not need an IEC, because the buyer exports the tea. You need it when packets with your own name go abroad, and it is better to get it before you send the first sample. Send us the PAN, a cancelled cheque and the label. We will apply for the IEC and the Tea Board registration.',
      },
    },
  },
  seo: {
    title: 'Ooty and Nilgiris Tax Help: Tea, Stays and Payroll',
    description:
      'Income tax for tea growers, PF and ESI for estates and leaf factories, GST registration for homestays and hotels in Ooty, Coonoor, Kotagiri and Gudalur.',
  },
} satisfies CityWords;

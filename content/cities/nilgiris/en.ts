import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For tea factories, cottages and boarding schools in Ooty, Coonoor and Kotagiri, we can file tax returns, PF and ESI.',
  description: [
    'A bought-leaf factory pays hundreds of growers after the tea is sold. We keep a ledger for each grower number, so that you see the price paid and the deductions for every kilo of leaf.',
    'A booking site pays a cottage one amount after deducting its commission and tax. We show the full room rent in the return and claim the TDS that the site deducted.',
    'If you grow tea or vegetables and also let rooms, we show each income separately in your income tax return. You can send us scans and photos of your documents, so you do not have to drive down the ghat road for a signature.',
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
      note: "Agents at Mettupalayam sell your carrots. Keep each agent's slip, because it shows the freight, the washing and the commission.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools collect fees in advance and take caution deposits. Neither is income on the day you receive it.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate is sold loose and in gift boxes. For each batch, write down what you used and what you made, so that you can prove that you billed everything.',
    },
    {
      kind: 'handcrafts',
      name: 'Toda embroidery and hill crafts',
      note: 'Shops buy shawls one by one from the women who embroider them. For each shawl, write a purchase note with her name and the price.',
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
        "You need an account for each grower's leaf, and a return that shows farm income and business income separately. For PF, each worker's name must be spelt the same everywhere.",
    },
    {
      kind: 'hotels',
      name: 'Cottages and hotels',
      needs:
        "You need to know if you must register for GST, and your returns must agree with the booking site's statement.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      needs:
        'You need to deduct the right TDS when you pay coaches and contractors, and keep a PF and ESI list that includes agency workers.',
    },
    {
      kind: 'sweets',
      name: 'Chocolate and varkey makers',
      needs: 'You need GST registration under the scheme that suits you, and a Udyam certificate as a manufacturer.',
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
            "Some cottage owners look at rooms, meals and taxi income one by one and find each amount small. The total under the owner's PAN can cross the limit, and the officer can demand GST for past seasons.",
          we: 'Before we advise you, we add up all income under your PAN.',
          send: [
            'Property tax receipt',
            'Sale deed or lease deed',
            'Local permission to let rooms',
            'Booking site statements',
          ],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Many certificates show the factory but not the leaf shed and the auction warehouse. The officer can treat tea found there as stock without bills and hold it.',
          we: 'We enter the factory, the sheds and the warehouse, each with its own address proof.',
          send: ['Factory licence', 'Tea Board registration', 'Title deed or lease deed', 'Latest EB bill'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Some chocolate shops choose the composition scheme and later send parcels to other states. The scheme does not allow sales to other states, so the officer can ask the shop for the full tax and a penalty.',
          we: 'First we ask how and where you sell, and then we choose the scheme.',
          send: ['Rental agreement', 'Food licence', 'Product list', "Landlord's property tax receipt"],
        },
      ],
      question: {
        question: 'My cottage near Ooty has no door number. How do I prove the address for GST?',
        answer:
          'The local body can give you a certificate for the house. A property tax receipt, the title deed and a photo that shows the location also help. Send us the documents you have. We will tell you which one is missing, explain the address in the application and name a person who will meet the officer.',
      },
    },
    'gst-returns': {
      lead: 'From auction sheets, room registers and bills, we can file GST returns for tea factories, cottages and craft shops in the Nilgiris.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The auction broker deducts brokerage and warehouse charges before he pays. If you enter only the net amount, your return shows less than the broker reported, and you get a notice for the difference.',
          we: 'We report the full value of each lot, and take credit on the brokerage and warehouse charges.',
          send: ["Broker's account sales", 'Lot invoices', 'Despatch register', 'Private sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some cottages report only the money that the booking site paid, but the site reports the full room rent. The officer can ask for tax on the balance, with interest.',
          we: "We take each night's rate from your register, and match it with the booking site's statement.",
          send: ['Room register', 'Booking site statements', 'Kitchen bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            'Shawls bought from the women who embroider them come without a bill. If you keep no voucher, the officer can doubt the purchase and your stock.',
          we: 'We give you a voucher format for the purchases, and report the sale of each piece.',
          send: ['Purchase vouchers', 'Sales bills', 'Sales statements from fairs'],
        },
      ],
      question: {
        question: 'My leaf growers in the Nilgiris have no GST number. What purchase record do I need?',
        answer:
          "Keep a daily leaf sheet with each grower's name, number and weight. This is your purchase record. Send us each grower's total for the month with the payment list. We will check the total against the made tea and the auction sales, enter the purchases and file the return.",
      },
    },
    'gst-notices': {
      lead: 'Has your tea factory, cottage or school in the Nilgiris received a GST notice? We can draft a reply that explains the difference month by month.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'An officer may assume that a kilo of leaf gives the same quantity of made tea in every month. In fact the yield changes with the season, and he may ask for tax on tea that was never made.',
          we: 'From your own registers we show bought leaf, own leaf and made tea for each month.',
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
            'Some schools show uniforms and shop sales in one total with the fees. The officer cannot see which part is exempt, and may ask for tax on the whole amount.',
          we: 'We split the receipts into fees, uniforms and shop sales, and state the exemption for each.',
          send: ['The notice', 'Audited accounts', 'Fee receipts', 'School shop bills'],
        },
      ],
      question: {
        question: 'The GST notice came while my Coonoor factory was closed for the monsoon. Can I still reply?',
        answer:
          'Go by the date printed on the notice. If it is over, you can sometimes ask for more time or file an appeal. Send us photos of all pages and the leaf and made tea registers today. We will check on the portal what was issued, tell you the next due date and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'Did you export tea, pay tax twice or return an advance to a guest? We can check for a GST refund in the Nilgiris and file the claim.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Some factories sell tea at auction to a buyer who exports it, and expect the export refund. Only the exporter can claim it, so the factory's claim would be rejected.",
          we: 'We claim the refund for lots that you shipped in your own name, and match each lot with the bank payment.',
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
          we: 'For the years still within the time limit, we check the GST you paid on services under reverse charge, and claim back what you paid by mistake.',
          send: ['Payment challans', 'Agreements', 'GST returns for those months'],
        },
      ],
      question: {
        question: 'I bought a new tea dryer for my Kotagiri factory. Can I get back the GST I paid on it?',
        answer:
          'The GST on the dryer is input tax credit, and you use it to pay the tax on your tea. You usually do not get it back in cash. Send us the machine bill and your last returns. We will check if the credit is in your ledger, how fast you will use it, and if exports allow you a refund.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for growers, tea factories and cottage owners in the Nilgiris, with farm income shown separately.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories weigh their own leaf and bought leaf together. If the weights cannot be separated, the officer can disallow the farm share of the income and tax all of it.',
          we: 'From the leaf register we take the weight of your own leaf and of bought leaf, and split the income by the rule for tea.',
          send: ['Leaf register', 'Made tea register', 'Auction account sales', 'Wage sheets'],
        },
        {
          trade: 'vegetable-growers',
          name: 'Vegetable growers',
          wrong:
            "Some growers sell a neighbour's carrots together with their own. Selling the neighbour's crop is business, so the officer can tax part of what the grower shows as farm income.",
          we: "From the agents' slips, we separate your crop from your neighbour's.",
          send: ['Slips from the Mettupalayam agents', 'Land records', 'Crop loan statement'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some hotels deposit the cash of April and May only in July. If you cannot show the dates, the officer can treat it as unexplained money, which is taxed heavily.',
          we: "We match the deposits with the same weeks' room register.",
          send: ['Room register', 'Bank deposit slips', 'Booking site statements', 'Lease deed'],
        },
      ],
      question: {
        question: 'I sell only green leaf from my own land near Kotagiri. Do I have to file an income tax return?',
        answer:
          "Leaf sold as you plucked it is farm income. You may still have to file if you have other income, or want to file to get TDS back. Send us the factory's payment list, your land record and the bank statement. We will tell you if you have to file a return, and file it.",
      },
    },
    'pf-esi-services': {
      lead: 'Tea estates, boarding schools and hotels in the Nilgiris employ seasonal and agency staff. We can manage PF and ESI for all of them.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "Over the years, an estate worker's name is often spelt in three different ways. When he retires, his PF claim can be rejected, and he waits months for his own money.",
          we: "We check the old records against the worker's Aadhaar, and file the correction before he retires.",
          send: ['Old PF slips', 'Check-roll', 'Masked Aadhaar copy', 'Nomination form'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'In many schools one agency runs the mess and another looks after the grounds. If an agency does not pay PF, the PF office can ask the school to pay, even years after the workers have left.',
          we: "Every month, we check both agencies' PF payment lists against your attendance register.",
          send: ['Agency bills', "Agencies' PF and ESI payment lists", 'Attendance register'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Seasonal staff from other states often have a PF number already. If you give a worker a new one, his money is in two accounts and his claim is delayed.',
          we: "We find the worker's existing PF number (UAN), and file his PF under it.",
          send: ['Masked Aadhaar and mobile number', 'Joining date', 'Wage sheet'],
        },
      ],
      question: {
        question: 'We give our estate workers a house and rice. Is PF payable on the value of these?',
        answer:
          "It depends on what the terms of employment say about the house and the rice. Show such benefits separately in the wage sheet from the start. Send us the appointment terms and one month's wage sheet. We will tell you on which part PF is due, and file the correct wages every month.",
      },
    },
    'tds-tcs-returns': {
      lead: 'How much TDS should a school, tea factory or hotel in the Nilgiris deduct from each person? We can tell you, and file the TDS returns.',
      trades: [
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Many schools pay coaches, doctors and music teachers, who come by the hour, like regular staff. The TDS rules for salary and for fees are different, and if you deduct too little, you pay the balance yourself.',
          we: "From each person's terms we tell you if the payment is salary or fees.",
          send: ['Appointment letters', 'Fee sheets', 'PAN copies', 'Bus and laundry contracts'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Leaf agents, carriers and brokers are often paid after their charges have been adjusted. If you work out TDS on the net amount, it is too low, and you pay interest.',
          we: 'We book the full price and the charge separately, and work out the TDS on the full amounts.',
          send: ["Agents' bills", "Carriers' slips", 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Some people take a cottage on lease from an owner who lives abroad. If you deduct TDS as for a resident landlord, the rate and the form are wrong, and you pay the difference.',
          we: 'We use the TDS rule for owners who live abroad, and file the right return form.',
          send: ['Lease deed', "Owner's PAN", 'Proof of where the owner lives'],
        },
      ],
      question: {
        question: 'I cut shade trees on my estate near Gudalur and sell the wood. Do I collect TCS from the buyer?',
        answer:
          'You may have to collect TCS on timber. It depends on the kind of wood, the buyer and his use of it. Send us the felling permit and the draft bill before the lorry comes. We will tell you if you have to add TCS to the bill, help you deposit it and file the return so that the buyer gets his credit.',
      },
    },
    'company-registration': {
      lead: 'Before you form a company, an LLP or a producer company in the Nilgiris, we can read the title deeds and permissions. Then we register it.',
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
          we: 'Before we register anything, we read the permission and the lease.',
          send: ['Lease deed', 'Local permission', 'Booking site contract'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Sometimes two partners run chocolate counters under one name without writing down who owns it. If they separate, both can lose the name that customers know.',
          we: 'We check if the name is available, and put in writing who owns it before we file the form.',
          send: ['Photo of the box or label', 'Food licence', 'PAN of each partner'],
        },
      ],
      question: {
        question: 'We are forty small tea growers near Kotagiri. Can we start our own factory company?',
        answer:
          'Yes, through a producer company, which its members own. It has to file forms every year, and there is an additional fee for late forms. Tell us how much leaf you have and how you will pay for the factory. We will show you the cost and the duties before you collect money, and then register it.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'Send us scans every week or month, and we can keep the accounts of your tea factory, boarding school or chocolate kitchen in the Nilgiris.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Growers are paid in instalments, and the cost of fertiliser is deducted later. If the deductions are not booked at once, growers dispute their balance, and some take their leaf to another factory.',
          we: 'For each grower number we keep one account with the leaf, the price and the deductions.',
          send: ['Leaf sheets', 'Payment list', 'Deduction slips', 'Outturn register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            "If caution deposits and next year's fees are booked as income, the accounts show too much income. The school may spend money that it has to give back.",
          we: 'We book fees by term, and show deposits as a liability of the school.',
          send: ['Fee register', 'Caution deposit list', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'Cocoa and nuts are bought in bulk, and gift boxes are often not counted exactly, so you do not know if a box earns money or if stock is missing.',
          we: 'We set up a recipe sheet that links your purchases with the boxes sold.',
          send: ['Purchase bills', 'Batch notes', 'Daily sales sheets'],
        },
      ],
      question: {
        question: 'The mobile signal at my estate is weak. How often must I send you the bills?',
        answer:
          "Once a week is enough. You can scan the bills when you are in town, or send an envelope by courier every month. In May, when the rooms are full, every week is better. We will enter the bills, tell you which ones are missing, and give you the month's figures.",
      },
    },
    'udyam-registration': {
      lead: 'Tea factories, chocolate kitchens and craft workers in the Nilgiris can register under Udyam. We can file it with the correct activity.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "A factory's certificate sometimes shows tea trading by mistake. The factory can be refused a scheme for new machines that is meant for manufacturers.",
          we: 'We register the factory as a manufacturer, and leave out the estate.',
          send: ['Machine list', 'EB bill of the factory', 'Last income tax return', 'Wage register'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            "Chocolate kitchens are sometimes registered as shops by mistake. The bank can then refuse a loan for an oven or a cooler, or give it on a trader's terms.",
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
          'No, the building and the furniture are left out. Kitchen and laundry machines and vehicles are included at book value, and the class also depends on your turnover. Send us your last return with the depreciation schedule. We will work out the class and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'If you want to send Nilgiris tea, chocolate or shawls abroad in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Some factories pack their own brand and have the IEC, but no exporter registration with the Tea Board. The first consignment is held at the port, and the buyer may cancel.',
          we: 'We apply for the IEC, and then for the Tea Board registration.',
          send: ['Factory licence', 'PAN', 'Cancelled cheque', 'Brand label'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            "Many countries restrict food products that contain milk. Their customs can stop or destroy a chocolate parcel, and you have to return the customer's money.",
          we: "Before you send the first parcel, we go through that country's food rules with you.",
          send: ['Food licence', 'Ingredient list', "Buyer's order"],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong:
            "Some shops sell a shawl and send it abroad as a gift. The bank cannot match the buyer's payment with an export, and asks you where the money comes from.",
          we: "We get the IEC, and show you how to fill in the courier's export form.",
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

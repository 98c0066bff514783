import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do the tax returns and worker filings of tea factories, cottages and boarding schools in Ooty, Coonoor and Kotagiri.',
  description: [
    'A bought-leaf factory pays hundreds of growers after the tea is sold. We keep a ledger by grower number, so every kilo of leaf has its payment and its deduction.',
    'Cottages get one sum from a booking site after commission and tax. We show the full room rent in the return and claim the tax that was cut.',
    'Do you grow tea or vegetables and also let rooms? For income tax these are different incomes. Our work starts from scanned papers, so you do not have to drive down the ghat road for a signature.',
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
      note: 'A booking site pays one net sum for several guests. Enter room rent, commission and the tax cut on three lines.',
    },
    {
      kind: 'vegetable-growers',
      name: 'Carrot, potato and cabbage',
      note: 'Agents at Mettupalayam sell your carrots. Their slips show freight, washing and commission, so keep each slip.',
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools hold fees in advance and caution deposits. Neither is income on the day it is received.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate is sold loose and in gift boxes. Note what each batch uses and makes, to show that all was billed.',
    },
    {
      kind: 'handcrafts',
      name: 'Toda embroidery and hill crafts',
      note: 'Shops buy shawls piece by piece from the women who embroider them. Write a purchase note with name and price for each.',
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
  work: 'We work for estates, cottages and shops from Udhagamandalam to Gudalur. Send scans by WhatsApp or papers by courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'tea',
      name: 'Tea growers and factories',
      needs:
        "You need an account for each grower's leaf, and farm and business income apart. Workers need one spelling of their name for PF.",
    },
    {
      kind: 'hotels',
      name: 'Cottages and hotels',
      needs: "You need to know if a GST number is due, and returns that agree with the booking site's statement.",
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      needs: 'You need the right TDS on coaches and contractors, and a PF and ESI list that includes agency workers.',
    },
    {
      kind: 'sweets',
      name: 'Chocolate and varkey makers',
      needs: 'You need a GST number under the scheme that suits you, and a Udyam certificate as a maker.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you let rooms or run a leaf factory in the Nilgiris? We check if GST registration is due and apply.',
      trades: [
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'Rooms, meals and taxi income of one owner are counted apart. Together they can pass the limit.',
          we: 'We add all income under one PAN before we advise you.',
          send: ['House tax receipt', 'Ownership papers or lease', 'Local permission', 'Booking site statements'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'The factory is on the certificate, but the leaf shed and the auction warehouse are not. Tea lying there looks like stock without a bill.',
          we: 'We list factory, sheds and warehouse with proof for each place.',
          send: ['Factory licence', 'Tea Board registration', 'Title or lease', 'Electricity bill'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong:
            'A chocolate shop chooses the composition scheme and later sends parcels to other states. The scheme does not allow that.',
          we: 'We ask how you sell before we choose the scheme in the form.',
          send: ['Rent deed', 'Food licence', 'Product list', "Landlord's tax receipt"],
        },
      ],
      question: {
        question: 'My cottage has no door number. How do I prove the address?',
        answer:
          'The local body can give a certificate for the house. A tax receipt, the title and a photograph help as well. Send what you have and we tell you what is missing.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Nilgiris factories, cottages and shops from auction papers, room registers and day bills.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "The auction pays after brokerage and warehouse charges, and only the net is entered. The return then shows less than the auction's record.",
          we: 'We report the full lot value and take credit on the charges.',
          send: ['Account sales of the broker', 'Lot invoices', 'Despatch book', 'Private sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'A cottage reports what the site paid. The site reports the full price, so the two do not agree.',
          we: "We take the rate of each night and compare it with the site's statement.",
          send: ['Room register', 'Site statements', 'Kitchen bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong: 'Shawls are bought from women who give no bill, and the purchase stays without paper.',
          we: 'We give you a voucher form and report the sales of each piece.',
          send: ['Purchase notes', 'Sale bills', 'Fair statements'],
        },
      ],
      question: {
        question: 'Leaf comes from growers who have no GST number. What do I keep?',
        answer:
          "Keep the leaf sheet with name, number and weight for every day. It is your purchase record. Send the month's total by grower with the payment list.",
      },
    },
    'gst-notices': {
      lead: 'Got a GST notice for your tea factory or cottage in the Nilgiris? We explain the gap month by month.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Bought leaf, own leaf and made tea do not fit the ratio that the officer expects. The season changes that ratio.',
          we: 'We show leaf and made tea for each month from your own registers.',
          send: ['The notice', 'Leaf sheets', 'Outturn register', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong:
            'Guests cancelled in the foggy weeks, but the site still shows the booking. The officer counts it as income.',
          we: "We list cancelled nights with the site's message for each.",
          send: ['Site statements', 'Cancellation messages', 'Room register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong: 'Uniforms and shop sales of the school bore no tax. The accounts show them in one line with fees.',
          we: 'We split the receipts and name the exemption for each.',
          send: ['Audited accounts', 'Fee receipts', 'Shop sale bills'],
        },
      ],
      question: {
        question: 'The notice came on the portal while we were closed for the monsoon. Is it too late?',
        answer:
          'The date on the notice decides. If it has passed, more time can sometimes be asked for, or an appeal is open. Send it today.',
      },
    },
    'gst-refunds': {
      lead: 'We look for GST refunds in the Nilgiris: exported tea, tax paid twice, or an advance that went back to a guest.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: 'A factory sells at auction and the buyer exports. The factory thinks that the refund is its own.',
          we: 'We claim only the lots that you shipped yourself, traced to the bank.',
          send: ['Shipping bills (customs export papers)', 'Lot invoices', 'Bank advices'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'A group paid an advance and cancelled. The money went back, but the tax did not.',
          we: 'We prepare the credit note first and then the claim.',
          send: ['Advance receipt', 'Proof of repayment', 'Cancellation letter'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong: 'A school paid tax as buyer on a service that was not covered. Nobody looked again.',
          we: 'We read such payments for the open years and file for what was wrong.',
          send: ['Tax payment receipts', 'Agreements', 'Returns of those months'],
        },
      ],
      question: {
        question: 'Can I get back the tax on my new tea dryer?',
        answer:
          'Machine credit is used against tax on your sales. As a rule it does not come back in cash by the formula for unused credit. We check your ledger before you plan on it.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Nilgiris growers, factories and cottage owners, with farm and business income kept apart.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: 'Own leaf and bought leaf are weighed together. The farm share of the income can then be refused.',
          we: 'We take both weights from the register and split the income by the rule for tea.',
          send: ['Leaf register', 'Made tea register', 'Auction papers', 'Wage sheets'],
        },
        {
          trade: 'vegetable-growers',
          name: 'Vegetable growers',
          wrong: 'Carrots of a neighbour are sold with your own. His crop is trade for you and not farm income.',
          we: "We separate the two from the agent's slips.",
          send: ["Agents' slips", 'Land papers', 'Crop loan statement'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'Cash of April and May is deposited in July without dates. It looks like unexplained money.',
          we: 'We match deposits with the register of the same weeks.',
          send: ['Room register', 'Deposit slips', 'Site statements', 'Lease'],
        },
      ],
      question: {
        question: 'I sell only green leaf from my own land. Do I file a return?',
        answer:
          "Leaf sold as plucked is farm income. You may still need a return if you have other income or want a tax refund. Send the factory's payment list and we tell you.",
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for Nilgiris estates, schools and hotels.",
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: "A worker's name is written in three ways over the years. His PF claim stops at retirement.",
          we: 'We compare old records with Aadhaar and send the correction before he retires.',
          send: ['Old PF slips', 'Check-roll', 'Masked Aadhaar copy', 'Nominee form'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'The mess runs through an agency and the grounds men through another. Nobody asks for their payment lists.',
          we: 'We read both lists against your attendance each month.',
          send: ['Agency bills', 'Their payment lists', 'Attendance'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'Season staff from other states get a new PF number although they have one.',
          we: 'We search for the old number and file on it.',
          send: ['Masked Aadhaar and phone', 'Joining date', 'Wage sheet'],
        },
      ],
      question: {
        question: 'We give workers a house and rice. Do these count as wages?',
        answer:
          'The terms and the wording decide. We look at them together with the wage sheet. Write such benefits on their own line from the start.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax held back from payments) for schools, hotels and tea factories in the Nilgiris.',
      trades: [
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong:
            'Coaches, doctors and music teachers come by the hour and are paid like staff. Salary and fees have different rules.',
          we: 'We read the terms and say for each person which it is.',
          send: ['Appointment letters', 'Fee sheets', 'PAN copies', 'Bus and laundry contracts'],
        },
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: 'Leaf agents, carriers and brokers are settled net. The deduction is worked out from too small a sum.',
          we: 'We book the gross price and the charge apart and then work it out.',
          send: ["Agents' bills", 'Carrier slips', 'Account sales'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'A cottage is leased from an owner who lives abroad, and the rent is treated like local rent.',
          we: 'We use the rule for owners abroad and file the other form.',
          send: ['Lease', "Owner's PAN", 'Proof of where the owner lives'],
        },
      ],
      question: {
        question: 'I cut shade trees and sold the wood. Is a tax due from the buyer?',
        answer:
          'Timber can call for TCS, a tax that the seller collects. The buyer and his use decide. Send the permit and the draft bill before the lorry comes.',
      },
    },
    'company-registration': {
      lead: 'We read your land papers, then set up an LLP (limited liability partnership), a company or a producer company in the Nilgiris.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: 'Heirs want one company for the estate. Land law and stamp duty for hill land come as a surprise.',
          we: 'We check title and cost first and show you what can stay outside.',
          send: ['Title deeds', 'Heirship certificate', 'Factory licence', 'Board registration'],
        },
        {
          trade: 'hotels',
          name: 'Cottages and hotels',
          wrong: 'The permission for the house does not allow lodging. A company cannot mend that.',
          we: 'We read the permitted use and the lease before we register anything.',
          send: ['Lease', 'Local permission', 'Booking site contract'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong: 'Two counters use one name, and nobody owns it on paper.',
          we: 'We search the name and settle the owner before the form goes in.',
          send: ['Box or label', 'Food licence', 'PAN of both partners'],
        },
      ],
      question: {
        question: 'We are forty small tea growers. Can we start our own factory company?',
        answer:
          'A producer company is made for this. Its members own it, and it must file forms every year. We explain cost and duties before you collect money.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the accounts of Nilgiris factories, cottages and schools from scans that you send weekly or monthly.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            'Growers are paid in parts, and deductions for fertiliser are not posted. Their balances are disputed.',
          we: 'We keep one account for each grower number with leaf, price and deductions.',
          send: ['Leaf sheets', 'Payment list', 'Deduction slips', 'Outturn register'],
        },
        {
          trade: 'colleges',
          name: 'Boarding schools',
          wrong: "Caution deposits and next year's fees are shown as income. The year looks richer than it is.",
          we: 'We post fees by term and keep deposits as money owed.',
          send: ['Fee register', 'Deposit list', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong: 'Cocoa and nuts are bought in bulk, and gift boxes are counted by eye. Stock is a guess.',
          we: 'We set up a recipe sheet that links purchases with boxes sold.',
          send: ['Purchase bills', 'Batch notes', 'Day sales'],
        },
      ],
      question: {
        question: 'The signal at my estate is weak. Must I send papers daily?',
        answer:
          'No. Scan them once a week when you are in town, or send an envelope. In May, when rooms are full, weekly is better than monthly.',
      },
    },
    'udyam-registration': {
      lead: 'We register tea factories, chocolate kitchens and cottages in the Nilgiris under Udyam, the free certificate for small units.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong: 'The certificate speaks of tea trading. A machine scheme for factories then does not fit.',
          we: 'We enter the factory as maker and leave the estate out.',
          send: ['Machine list', 'Power connection', 'Last return', 'Wage roll'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong: 'The kitchen is listed as a shop. A loan for an oven or cooler is refused.',
          we: 'We put making of chocolate first and the counter second.',
          send: ['Food licence', 'Machine bills', 'Masked Aadhaar with linked phone'],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong: 'The shop registers, and the embroiderer has nothing to show her own bank.',
          we: 'We register the embroiderer on her own PAN, with her home as the address.',
          send: ['PAN', 'Masked Aadhaar', 'Bank passbook'],
        },
      ],
      question: {
        question: 'Does my cottage building decide if I am micro or small?',
        answer:
          'No, building and furniture are left out. Kitchen and laundry machines and vehicles count at book value. Turnover is looked at as well.',
      },
    },
    'iec-registration': {
      lead: 'We apply for the IEC (import export code) when Nilgiris tea, chocolate or shawls go abroad in your name.',
      trades: [
        {
          trade: 'tea',
          name: 'Tea growers and factories',
          wrong:
            "A factory packs its own brand, but the Tea Board's exporter registration is missing. The first packet waits.",
          we: "We take the code first and file for the board's registration with it.",
          send: ['Factory licence', 'PAN', 'Cancelled cheque', 'Brand label'],
        },
        {
          trade: 'sweets',
          name: 'Chocolate and varkey makers',
          wrong: 'Milk in chocolate is restricted in many countries, and the parcel is stopped.',
          we: 'We check the food rules of one country with you before the first parcel.',
          send: ['Food licence', 'Ingredient list', "Buyer's order"],
        },
        {
          trade: 'handcrafts',
          name: 'Shawl and craft shops',
          wrong: 'A shawl travels as a gift, so the money from the buyer has no reason in the bank.',
          we: "We get the code and show you the courier's export form.",
          send: ['PAN', 'Photograph of the piece', "Buyer's message with price"],
        },
      ],
      question: {
        question: 'I sell all my tea at the Coonoor auction. Is an IEC needed?',
        answer:
          'No, the buyer exports and you do not. Take the code when your own name stands on the packet. It is better to have it before the first sample flies.',
      },
    },
  },
  seo: {
    title: 'Ooty and Nilgiris Tax Help: Tea, Stays and Payroll',
    description:
      'Income tax for tea growers, PF and ESI for estates and leaf factories, GST registration for homestays and hotels in Ooty, Coonoor, Kotagiri and Gudalur.',
  },
} satisfies CityWords;

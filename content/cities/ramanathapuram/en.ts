import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST, the import export code (IEC) and accounts for fish agents and chilli dealers in Ramanathapuram and for lodges in Rameswaram.',
  description: [
    "At Mandapam, an agent often lends a boat owner money for diesel, and then sells the boat's fish in the agent's own name. We keep separate accounts for the catch, the loan and the commission, so that the boat owner and the agent each pay tax only on their own income.",
    'Fresh fish and green chilli are exempt from GST, but dried chilli and lodge rooms are taxed. If you earn from fish, chilli and rooms together, we add up all your sales before we tell you how much tax is due.',
    'Master weavers, salt manufacturers and solar park contractors work with slips, wage books and yarn issue slips. Send us photos of these, and we will prepare your registers and file your returns from them.',
  ],
  keyAttractions: [
    'Ramanathaswamy Temple, Rameswaram',
    'Ramalinga Vilasam Palace',
    'Pamban Bridge',
    'Dhanushkodi',
    'Mangalanathar Temple, Uthirakosamangai',
    'Erwadi Dargah',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Rameswaram and Mandapam boats',
      note: "The agent often sells the boat's fish on the jetty in his own name. The agent's slip should show the weight, the rate and the loan recovery on separate lines.",
    },
    {
      kind: 'dried-goods',
      name: 'Mundu chilli trade',
      note: 'Growers store their mundu chilli with a dealer. The dealer must be able to show which bags he has bought and which bags he only stores.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'Some lodges sell the room, the tour car and the puja in one package. Room rent, car hire and puja charges are taxed differently, so the bill needs a separate line for each.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Paramakudi handlooms',
      note: "Master weavers supply yarn to weavers and pay wages for each saree. The yarn in the weavers' houses is still the master weaver's stock.",
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park maintenance at Kamuthi',
      note: 'Washing solar panels and guarding the park are done under labour contracts. The contractor has to attach the wage sheet and the PF and ESI challans to his bill.',
    },
    {
      kind: 'salt',
      name: 'Valinokkam salt pans',
      note: 'Salt is harvested in one part of the year and sold from heaps all year round. Measure each heap at the year end, so that the closing stock is correct.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  work: (town) =>
    `From Rameswaram to Paramakudi and Kamuthi, firms on the island and on the mainland can send us copies by WhatsApp or courier, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'fishing',
      name: 'Boats and fish agents',
      needs:
        'Your settlement sheets must show the fish price and the loan on separate lines. If an officer asks why your bank deposits are higher than your sales, we help you reply with proof.',
    },
    {
      kind: 'dried-goods',
      name: 'Chilli dealers',
      needs:
        'Your GST registration must cover both the chilli you store and the chilli you buy. To export chilli, you need the import export code (IEC) and a Spices Board certificate.',
    },
    {
      kind: 'lodges',
      name: 'Island lodges',
      needs:
        'Your bills must show room rent, car hire and puja charges on separate lines. You also need a room register that is complete on festival days.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park contractors',
      needs:
        'You need PF and ESI records that the solar park office accepts. You may also have to deduct TDS when you pay labour contractors (maistries).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'If you sell dried chilli, let rooms or clean solar panels in Ramanathapuram, we can add up your sales and apply for your GST registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If you store growers' bags and also sell your own chilli, the application must mention both storage and trading. Otherwise an officer may treat all the bags in the godown as yours and ask for tax on them.",
          we: 'We mention storage and trading as separate activities, and add the godown and the cold storage as places of business.',
          send: [
            'Market licence',
            'Godown rental agreement',
            'List of goods sold and stored',
            "Owner's PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'Sometimes the land under a lodge belongs to several heirs but only one of them signed the lease. The officer may reject the address proof, and your registration may be delayed.',
          we: "Before we apply, we collect the lease deed, the heirs' consent letters and the house tax receipt.",
          send: ['Lease deed for the lodge', "Each heir's consent letter", 'House tax receipt', 'Local body licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'Panel cleaning, security and land clearing are three different services, and for some of them the park may have to pay the GST under reverse charge. If your registration shows only cleaning, the park may reject your bill for guards.',
          we: 'We list each of your services in the application, and tell you whether you or the park has to pay the tax on each.',
          send: ['Work order', 'Cancelled cheque', 'PF code allotment letter', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I sell fresh fish and dried chilli and let one room in Rameswaram. Do I need GST registration?',
        answer:
          'All sales under one PAN are usually added together, including the exempt fish. If you sold only exempt goods, you would not need a GST number. Send us your monthly sales. We will add them up and tell you whether you must apply, and from when.',
      },
    },
    'gst-returns': {
      lead: 'Send us photos of your slips and registers, and we can file the GST returns of your lodge, chilli shop or saree business in Ramanathapuram.',
      trades: [
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If you bill a pilgrim package as one amount, the tax rate for one part may apply to the whole package. You may pay too much tax, or an officer may ask for more.',
          we: 'We help you bill room rent, car hire and puja charges on separate lines, and report each at its own rate.',
          send: ['Package bills for the month', 'Room register for the month', 'Car hire bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "You buy green chilli without tax and sell dried chilli with tax. If growers' bags are in the same register, your stock and your sales do not tally, and an officer may ask for tax on the difference.",
          we: 'In your stock register, we keep separate columns for the bags you bought, the bags you dried and the bags you only store.',
          send: ['Purchase slips for the month', 'Cold storage receipts', 'Sales bills', 'Weighment slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If you raise a bill for the yarn that you give to a weaver, the officer sees a sale of yarn and a purchase of the finished saree. Your return then shows turnover that you do not have.',
          we: 'We record the yarn on delivery challans, and report only the sale of the finished sarees.',
          send: ['Yarn issue book', 'Wage sheets for the month', 'Sales bills for sarees'],
        },
      ],
      question: {
        question: 'I sell salt from Valinokkam. Salt is exempt, so what should I file under GST?',
        answer:
          "If you have a GST number, you still have to file the return and show the salt as an exempt sale. If you leave the salt out, your return does not tally with your bank statement, and you can get a notice. Send us the month's despatch slips. We will enter the slips and file the return.",
      },
    },
    'gst-notices': {
      lead: 'Has your fish agency, chilli shop or lodge in Ramanathapuram received a GST notice? We can draft the reply and support it with a boat-wise, lot-wise or room-wise statement.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If you sell fish for several boats, all the money comes to your own bank account. Unless your books show whose fish it was, the officer may tax you on the full amount.',
          we: 'For each bank credit, we note the date, the boat, the weight of fish and your commission.',
          send: ['The notice', 'Landing slips', 'Settlement sheets', 'Bank statement for the period'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "An officer may ask whether you sold the chilli as its owner or as the growers' agent. If all the bills are in your name, he can demand tax on the whole price and not only on your commission.",
          we: 'We go through the contract notes and the payments to growers, and use them as proof in the reply. We also check the value on which the officer has worked out the tax.',
          send: ['The notice', 'Contract notes', 'Cold storage receipts', "Growers' payment slips"],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'In festival weeks, your bank deposits can be much higher than the sales in your return. Unless you have a list of advances and cancelled rooms, the officer may treat the difference as suppressed sales.',
          we: "We explain each week's deposits from your room register and your list of cancelled bookings.",
          send: ['The notice', 'Room register', 'List of cancelled bookings', 'Bank statement for the period'],
        },
      ],
      question: {
        question: 'I sold picked crab meat as fresh fish without GST. What should I do before I get a notice?',
        answer:
          'Unlike fresh fish, picked and packed crab meat may not be exempt. Send us the bills and a photo of the pack. We will check the rate first. If tax is due, we will work out the tax and the interest, so that you can pay before the officer asks for it.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export chilli or sarees from Ramanathapuram, or did a customer deduct TDS under GST from your bill? We can check whether you have a refund to claim.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If you export chilli under a friend's IEC, the shipping bill is in his name. On paper you have only sold chilli within India, so only your friend can claim the refund.",
          we: 'We claim the refund for shipments in your own name. We can also get an IEC in your name, so that you export the next container yourself.',
          send: ['Shipping bills', 'Cleaning and cold storage bills', 'Bank realisation certificates'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If you post sarees abroad as gifts, there is no export document. The officer may refuse your refund even if the buyer has paid you.',
          we: 'We show you how to fill in the postal bill of export for the next parcel, and collect your yarn and dye bills for the refund.',
          send: ['Postal bill of export', 'Yarn and dye bills', "Buyer's order", 'Bank remittance advice'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'A public sector company may deduct TDS under GST from your bill. Until you accept this TDS on the portal, it does not reach your cash ledger, and you pay the full GST in cash although part of it has already been deducted.',
          we: 'We accept the deduction on the portal, and claim a refund of the balance in the cash ledger that you do not need.',
          send: ['TDS certificate under GST', 'Electronic cash ledger', 'GST returns for the period'],
        },
      ],
      question: {
        question: 'I own a boat at Mandapam and paid GST on a new engine. Can I get it back?',
        answer:
          'Fresh fish is exempt, so you usually cannot get back the GST on the engine. If you pack seafood and export it in your own name, a refund may be possible. Send us your credit ledger and sales bills. Before you spend money on a claim, we will tell you whether it is likely to succeed.',
      },
    },
    'income-tax-filing': {
      lead: 'Whether you own a boat or a lodge in Ramanathapuram, give work to weavers or get income from abroad, we can file your income tax return.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent often lends a boat owner money for an engine. If the owner shows the loan as income, he pays tax on it. If he leaves the loan out of his books, he cannot explain the bank credit.',
          we: 'We enter the loan and its interest in the books, separately from the price of the catch.',
          send: ['Trip sheets for the year', 'Loan slip', 'Engine invoice', 'Proof of fishing ban relief received'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'Some lodges deposit the cash received during a festival weeks later, without a record of names and dates. The officer may treat it as unexplained income, which is taxed at a much higher rate.',
          we: 'Before we file the return, we match each deposit with the room nights in your register.',
          send: ['Room register for the year', 'Bank deposit slips', 'Lease deed', "Tour agents' statements"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "If you leave the yarn in the weavers' houses out of your closing stock, the profit in your books is too low this year and too high next year. An officer may correct the profit and charge interest.",
          we: 'We prepare a list of the yarn and unfinished sarees with each weaver on 31 March.',
          send: ['Yarn issue book', 'Wage sheets for the year', 'Sales bills for sarees'],
        },
      ],
      question: {
        question:
          'My husband works in the Gulf and I collect the rent for our house in Ramanathapuram. Who should file the return?',
        answer:
          'The owner of the house shows the rent, and if both of you own it, each shows a share. Send us the sale deed and the rent receipts. We will check who must file, and how much TDS your tenant has to deduct if the owner lives abroad.',
      },
    },
    'pf-esi-services': {
      lead: 'Solar park contractors, salt manufacturers and lodges in Ramanathapuram need PF and ESI returns for their workers every month. We can file these returns.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'If one guard is shown at two places on the same night, your attendance register and your wage sheet do not tally. The park office can hold back your bill until you correct them.',
          we: "Before we file the returns, we match the guards' duty roster with the attendance and the wages. We then send you the challans to attach to your bill.",
          send: ["Guards' duty roster", 'Attendance register', 'Wage sheet for the month', 'Work order'],
        },
        {
          trade: 'salt',
          name: 'Salt manufacturers',
          wrong:
            "Some salt manufacturers pay a labour gang one lump sum and note only the maistry's name. If a worker is injured on the salt pan, he has no proof of his work and may not get ESI benefits. The manufacturer may then have to pay his hospital bills.",
          we: "We record each worker's name, working days and number of bags, and the date he leaves at the end of the season.",
          send: [
            "Gang's wage book",
            "Workers' masked Aadhaar",
            "Workers' mobile numbers",
            "Each worker's last working day",
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'Some lodges pay extra helpers in festival weeks straight from the cash counter. If they cannot name these helpers later, an inspector may estimate the number and claim contributions.',
          we: 'We give you a one-page form to fill in at the counter, and tell you each month which helpers must be registered.',
          send: ['Daily list of helpers', 'Duty roster', "Staff agency's bills"],
        },
      ],
      question: {
        question: 'Weavers at Paramakudi work at home with my yarn. Do I have to pay PF for them?',
        answer:
          'You may have to register them, because home workers may also be covered. It depends on who supplies the yarn, who fixes the wages and who can reject a saree. Tell us how many weavers you have and how you pay them. We will check this and tell you whom to register.',
      },
    },
    'tds-tcs-returns': {
      lead: 'If you are a solar park contractor, chilli dealer or fish agent in Ramanathapuram, you may have to deduct TDS. We can work it out and file the quarterly returns.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            "If you pay a maistry for each panel cleaned and never ask for his PAN, you may not notice when the year's total crosses the TDS limit. You may then have to pay the TDS yourself.",
          we: "We ask for the maistry's PAN with his first bill, add up the payments to him, and tell you when to start deducting TDS.",
          send: ["Maistry's bills", 'Van hire bills', 'Form 26AS'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Some dealers pay the broker, the cold storage and the lorry owner in one lump sum at the time of loading. The TDS rule is different for each payment, so the dealer may deduct the wrong amount and get a tax demand.',
          we: 'We help you get separate bills from the broker, the cold storage and the lorry owner, and mark on each bill what the payment is for.',
          send: ['Brokerage bills', 'Cold storage bills', "Lorry owner's PAN"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Some agents deduct their commission before they pay you for the fish. The commission is still a payment from you to the agent, and the officer may ask why you did not deduct TDS.',
          we: 'We enter the full fish price and the commission separately, and tell you whether TDS applies to the commission.',
          send: ['Settlement sheets', "Agent's PAN", 'Van hire bills'],
        },
      ],
      question: {
        question:
          'I buy nets on credit and pay for boat repairs at Rameswaram. From which payments should I deduct TDS?',
        answer:
          'Nets and ropes are goods, and the TDS rules for a purchase of goods differ from those for work. Repairs and van hire are contract work, so TDS may apply above the annual limit. Send us a list of your payments with the PANs. We will tell you for each payment whether to deduct TDS, and how much.',
      },
    },
    'company-registration': {
      lead: 'Is a company, an LLP or a producer company right for you? We can advise growers, lodge owners and contractors in Ramanathapuram, and complete the registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Chilli growers sometimes form a producer company to sell to one large buyer. If they later sell on their own, the company has no business, but it must still complete its annual ROC filings and pay the fees.',
          we: 'Before you sign the forms, we explain what the company has to file every year, and give you the due dates.',
          send: ['List of members', 'Pattas or land documents', "Buyer's letter", "Directors' PAN and masked Aadhaar"],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            "If your uncle's name is on the lease deed for the lodge, the licences are usually in his name too. A new company may not get permission to run the lodge.",
          we: "We first draft a lease deed in the company's favour, and then apply to register the company.",
          send: ['Draft lease deed', "Owner's consent letter", 'Food licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            "Some solar parks accept only a company that has its own PF code. But your work experience is in your old firm's name, so the new company may lose the next tender.",
          we: "We plan the changeover between two work orders, and list which of the old firm's certificates the company can use.",
          send: ['Work orders', 'PF code allotment letter', 'Labour licence'],
        },
      ],
      question: {
        question: 'Two of us own a chilli cold storage in Ramanathapuram. Is an LLP or a company better for us?',
        answer:
          "An LLP often suits two owners better, because it has fewer annual filings. Your own houses are usually safe from the LLP's debts, unless you sign a guarantee. Send us the loan sanction letter and the land documents. We will compare an LLP with a company, including the annual cost, and register the one you choose.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'You can send us landing slips, cold storage receipts, salt memos and your bank statement from Ramanathapuram. We can prepare your accounts from them.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If the catch is entered as one total without the kind of fish and the rate, nobody can check what the agent paid. The boat owner may not notice that he made a loss on a trip.',
          we: 'For each trip, we prepare a sheet with the kind of fish, the weight, the rate, the ice, the diesel and the amount that the agent recovered.',
          send: ['Landing slips', 'Ice and diesel bills', "Agent's loan recovery slip"],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If growers' bags are in your stock statement, the bank lends against goods that are not yours. When the bank inspects the godown, it may reduce your loan limit.",
          we: "We keep a separate account of each owner's bags, and show the bank only your own bags.",
          send: ['Cold storage receipts', 'Purchase slips', 'Stock statement given to the bank'],
        },
        {
          trade: 'salt',
          name: 'Salt manufacturers',
          wrong:
            'If salt is sold from the heap on memos without weights, there is no proof of how much you sold. At the year end the heap and the sales do not tally, and an officer may question your sales.',
          we: "We match each memo with the lorry's weighment slip, and compare the total with the heap that you measured.",
          send: ['Despatch memos', 'Weighment slips', 'Wage register', 'Lease deed for the salt pan'],
        },
      ],
      question: {
        question: 'My slips come from Mandapam months after the sale. Can you still write my accounts?',
        answer:
          'Yes. We enter each sale on the date of the slip, and the payment on the date it reached your bank. From now on, please send us a photo of each slip by WhatsApp on the same day. Then no slip gets lost, and we can tell you how much the agent still owes you.',
      },
    },
    'udyam-registration': {
      lead: 'Weavers, ice plants and chilli grinders in Ramanathapuram are manufacturers. We can register them under Udyam with the right activity.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "If a master weaver is registered as a saree trader, a bank or a weavers' scheme can reject his application, because the certificate shows no manufacturing.",
          we: 'We register weaving as the activity, and add the warping and dyeing sheds as units.',
          send: [
            "Master weaver's PAN",
            'Masked Aadhaar with linked mobile number',
            'Address proof for the yarn godown',
            'Last income tax return',
          ],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If a boat is entered along with an ice plant, the certificate shows both fishing and ice making. Udyam does not cover fishing, so the bank may ask what the loan is for.',
          we: 'We register the ice plant with its machines, and leave the boat out.',
          send: ['Ice plant licence', 'Invoices for the machines', 'Latest EB bill'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'If a dealer also grinds chilli but his certificate shows only trading, he cannot prove that he is a manufacturer. The bank may refuse the dealer a loan for a machine.',
          we: 'We add cleaning and grinding as manufacturing, and enter the grinder at its written down value.',
          send: ['Invoice for the grinder', 'Food licence', 'GST certificate'],
        },
      ],
      question: {
        question:
          "Our women's group in Ramanathapuram makes palm leaf products. In whose name should we register for Udyam?",
        answer:
          "The certificate can be in the group's name if the group has its own PAN. A member's own certificate does not cover the group. We first help you apply for the group's PAN, and then register the group. Send us the group's resolution and bank passbook.",
      },
    },
    'iec-registration': {
      lead: 'To export chilli, fish or sarees from Ramanathapuram, you first need an import export code (IEC). We can get the IEC and tell you which documents come next.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'For chilli, an IEC is not enough, because you also need a Spices Board certificate. Without this certificate customs may stop the lot, and you have to pay storage charges.',
          we: 'We apply for the IEC and then for the Spices Board certificate, and plan the laboratory test before the chilli is packed.',
          send: ["Firm's PAN", 'Cancelled cheque', 'Laboratory report on a sample', "Buyer's order"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Divers sometimes offer shells and dried sea animals for export. Wildlife law may prohibit some of these, so you may lose the goods and face a case.',
          we: 'Before you buy, we check your goods against the list of protected species. If you can export them, we apply for the IEC.',
          send: ['List of goods', 'Photos of the goods', "Firm's PAN"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If you declare a parcel as handloom but part of the cloth is from a power loom, customs may stop it, or the buyer may send it back.',
          we: 'We apply for the IEC, and help you describe the cloth correctly.',
          send: ['Sample of the saree', 'Note on the yarn and loom used', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'Pilgrims from abroad buy chilli and sarees at my shop in Rameswaram. When do I need an IEC?',
        answer:
          'For a sale at your counter you do not need an IEC, because it is a sale in India. You need an IEC when you send goods to a buyer abroad by post, courier or ship. Send us your PAN and a cancelled cheque, and we will apply for the IEC.',
      },
    },
  },
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, export codes (IEC) and accounts for fish agents, mundu chilli dealers and Rameswaram lodges. See starting prices and ask us on WhatsApp.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do income tax, GST and import export codes (IEC) for growers, coir units and oil mills around Pollachi and Negamam.',
  description: [
    'A grower who sells whole nuts in Pollachi has farm income. If he dries copra, presses oil or lets a cottage, he has a business as well. We keep the two apart in accounts and returns.',
    'Coir units sell fibre at home and pith blocks abroad. We apply for the export code, match bank and port papers and claim the GST refund for each shipment.',
    "Agents at Gandhi Market sell jaggery and vegetables for growers. We show the grower's money and the commission apart. Our Coimbatore office is about an hour away, so you can bring papers yourself.",
  ],
  keyAttractions: [
    'Masani Amman Temple, Anaimalai',
    'Topslip, Anamalai Tiger Reserve',
    'Aliyar Dam',
    'Monkey Falls',
    'Azhiyar Arivu Thirukovil',
  ],
  majorIndustries: [
    {
      kind: 'coir',
      name: 'Coir fibre and pith units',
      note: 'Units buy husk by the load and sell fibre and pith blocks. Record the yield of each load to value what dries in the yard.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards and oil mills',
      note: 'Copra loses weight as it dries. Stock booked at the buying weight is too high.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Gandhi Market jaggery and vegetables',
      note: "Agents auction goods for growers. The sale slip must show the grower's price, charges and commission apart.",
    },
    {
      kind: 'dairy-farms',
      name: 'Cattle market and dairy farms',
      note: 'Cattle are bought and sold at the weekly fair. Keep the cost of each animal apart from milk money.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Negamam cotton saree weavers',
      note: 'Master weavers give yarn to home looms and pay by the saree. Wage book and stock book must agree.',
    },
    {
      kind: 'hotels',
      name: 'Farm stays and Anamalai resorts',
      note: 'Owners let cottages to weekend guests. That rent is business income, even when the cottage stands in a grove.',
    },
  ],
  serviceAreas: [
    'Anaimalai',
    'Kinathukadavu',
    'Zamin Uthukuli',
    'Suleeswaranpatti',
    'Mahalingapuram',
    'Negamam',
    'Gomangalam',
    'Vettaikaranpudur',
  ],
  work: 'We work for growers, yards and farm stays in Pollachi. Bring papers to our Coimbatore office by appointment, or send photographs by WhatsApp.',
  trades: [
    {
      kind: 'coir',
      name: 'Coir fibre and pith units',
      needs:
        'You need an import export code (IEC), GST refunds on freight and packing, and accounts that show what each load gives.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards and oil mills',
      needs:
        'You need grove and yard apart for income tax. You need replies when an officer asks about copra bought from growers.',
    },
    {
      kind: 'hotels',
      name: 'Farm stays and resorts',
      needs:
        'You need a GST number that names every activity. In the income tax return, cottage rent is business income.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Negamam saree makers',
      needs: 'You need a Udyam certificate as a maker, and a wage book with the sarees of each weaver.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you need a GST number in Pollachi? We read one year of sales, mark your own crop and apply only if it is due.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            "A grower sells his own nuts and also trades in a neighbour's copra. He thinks all of it is farm produce and needs no number.",
          we: 'We add up the trade part and apply when the limit is passed.',
          send: ['Bank statement of a year', "Patta with co-owners' consent", 'Purchase slips'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong: 'The farm stay counts only the cottage rent. Under GST all income of one PAN is looked at together.',
          we: 'We list grove, yard and cottage and tell you what counts.',
          send: ['Room register', 'Land papers', 'Local permission', 'List of other sales'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'The drying yard where blocks are packed into containers is not on the certificate. The first export is then questioned.',
          we: 'We name mill, drying yard and store with an electricity card for each.',
          send: ['Lease or patta of each yard', 'Electricity bill', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I auction jaggery for growers at Gandhi Market. Must I register?',
        answer:
          'Commission on farm produce can be exempt, but jaggery in labelled packs is another case. Tell us in which form it is sold. A week of sale slips is enough.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Pollachi yards and mills that sell exempt and taxed goods in one day.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Nuts are exempt, copra and oil are taxed, and one bill book serves all. Oil then goes out without tax.',
          we: 'We give each product a code and report the three groups apart.',
          send: ['Bill book', "Growers' vouchers", 'Oil and cake sale bills'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong: 'Husk comes from small yards without any bill. Later the fibre seems to come from nowhere.',
          we: 'We set up a voucher with name, village and weight for each load.',
          send: ['Purchase vouchers', 'Weighbridge slips', 'Fibre and block sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'Guests pay through a booking site that keeps its commission. The return shows only what reached the bank.',
          we: "We report the full room price and add the site's statement.",
          send: ['Booking site statements', 'Room register', 'Kitchen bills'],
        },
      ],
      question: {
        question: 'My lorry goes to Kerala with nuts and copra together. Is one paper enough?',
        answer:
          'Use one bill that shows exempt nuts and taxed copra on separate lines. An e-way bill, the road paper for goods, may be needed for copra. Show us a sample.',
      },
    },
    'gst-notices': {
      lead: 'Do you have a GST notice about copra, pith or market money in Pollachi? We read it and answer with your slips.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'The shipping bill shows more pith blocks than the fibre and pith you bought. Washing and drying were not recorded.',
          we: 'We explain the weight with drying notes, blending sheets and yard vouchers.',
          send: ['The notice', 'Weighbridge slips', 'Drying records', 'Shipping bills, the customs papers for export'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Oil and cake sold are more than the copra bought from dealers. Copra from growers and from your grove is not shown.',
          we: "We set growers' vouchers and grove transfers beside the press register.",
          send: ["Growers' vouchers", 'Grove transfer notes', 'Press register', 'Cake sale bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Gandhi Market commission agents',
          wrong: "The full price of the growers' jaggery is read as your sale. The commission is a small part of it.",
          we: 'We answer with a table of price, charges and commission for each slip.',
          send: ['Sale slips', "Growers' payment list", 'Market licence'],
        },
      ],
      question: {
        question: 'I wrote no voucher when I bought copra for cash. What can I still show?',
        answer:
          'Do not write vouchers now as if they were old. Use bank withdrawals, weighment slips and a signed statement of the grower. We say openly how the table was made.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Pollachi coir and coconut exporters, container by container.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Husk came without tax, so the owner thinks there is nothing to claim. Freight, packing and machine spares did carry tax.',
          we: 'We collect those bills and match them with port and bank papers.',
          send: [
            'Shipping bills, the customs papers for export',
            'Freight bills',
            'Packing and spares bills',
            'Bank advices',
          ],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'A mill hopes for a refund because tins carry more tax than oil. The law shuts edible oil out of that refund.',
          we: 'We check export sales instead, which open a claim of their own.',
          send: ['Export papers', 'Tin and carton bills', 'Laboratory fee bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong: 'A shop abroad pays for sarees, and the parcel went as personal goods. No export stands on paper.',
          we: 'We prepare the next parcel with a postal export form and claim from there.',
          send: ['Postal export papers', 'Yarn bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'An exporter in Coimbatore buys my blocks and ships them. May I claim?',
        answer:
          'The claim belongs to the exporter on the customs paper. You can bill at the concessional rate if that was agreed before dispatch. Ask him for his order and later for proof.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Pollachi growers with yards, cattle or cottages, and keep farm income apart from business.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Profit from copra and oil is shown as farm income, because the nuts were yours. Drying for sale and pressing are business.',
          we: 'We value nuts at the gate of the grove and split the account there.',
          send: ['Land records', 'Harvest notes', 'Copra and oil bills', 'Bank statements'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farms',
          wrong: 'Milk money is treated as exempt. In law milk is business income, while fodder you grow is not.',
          we: 'We make a milk account and value calves and cows at the year end.',
          send: ['Society payment slips', 'Feed bills', 'Cattle fair slips'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong: 'Weekend rent is paid in cash and by a booking site, and none of it is in the return.',
          we: "We add the gross rent and deduct the site's commission and staff cost.",
          send: ['Room register', 'Site statements', 'Staff wages', 'Repair bills'],
        },
      ],
      question: {
        question: 'Large deposits came after the nut harvest. Will I get a letter?',
        answer:
          'Deposits far above the return can bring one. Sale slips and land records explain farm money. Send them with the statement, so that the return shows exempt income too.',
      },
    },
    'pf-esi-services': {
      lead: "We tell Pollachi yards and stays when PF (provident fund) and ESI (workers' insurance) begin, and file them every month.",
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Fibre workers are paid by weight each week and no names are kept. After a machine injury cover cannot be shown.',
          we: 'We make a register with name, days and kilos and file from it.',
          send: ['Weight book', 'Masked Aadhaar copies', 'Bank passbooks'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong: 'A cook and a watchman also work in the grove. Their wage is split and half of it is not recorded.',
          we: 'We keep one wage record per person and mark the two kinds of work.',
          send: ['Wage slips', 'Duty list', 'Names and phones'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Gandhi Market commission agents',
          wrong: "Loadmen of the market stand in the agent's wage book without names. They look like his own workers.",
          we: 'We separate market loadmen from your clerks and weighmen.',
          send: ['Loading receipts', 'Wage vouchers', 'Staff list'],
        },
      ],
      question: {
        question: 'Some people spin coir yarn for me at home. Do they count?',
        answer:
          'The facts decide: who gives the work, the fibre and the rate. Write name and kilos for each. Send the list and we tell you before you file.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS, tax cut from payments, for Pollachi yards that pay lorries, job spinners and brokers.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong: 'Spinners and defibring units send small bills. In the year they pass the limit under one PAN.',
          we: 'We sort bills by PAN and tell you from which bill tax is cut.',
          send: ['Conversion bills', 'PAN copies', "Clearing agent's bills"],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong: "A broker's commission on copra is set off against oil. No payment is seen, so no tax is cut.",
          we: 'We book the commission in full and add it to the statement.',
          send: ['Broker account', 'Copra purchase notes', 'PAN of brokers'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong: 'A family cottage is leased from three owners, and one gets the rent. The tax is looked at by owner.',
          we: 'We divide the rent by title and note each PAN.',
          send: ['Lease deed', "Owners' PAN", 'Rent payments'],
        },
      ],
      question: {
        question: 'I lease out my grove to a contractor. Must he cut tax?',
        answer:
          'Rent for land can be covered if he falls under the rule. The lease must say if it is rent or a sale of the crop. Send it and we read it.',
      },
    },
    'company-registration': {
      lead: "We form a company, an LLP (limited liability partnership) or a growers' company in Pollachi after reading land and subsidy papers.",
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong: 'A subsidy was granted to the proprietor. The new firm asks for the balance, and the branch refuses.',
          we: 'We ask the scheme office first and choose the date after its reply.',
          send: ['Subsidy order', 'Loan letter', 'Yard lease', 'Identity papers'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong: 'Relatives keep savings in the oil mill for interest. In a company such money may count as deposits.',
          we: 'We list those loans and settle what can stay.',
          send: ['Loan ledger', 'Partnership deed', 'Press and dryer list'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'The cottage stands on land of four heirs, and one brother runs it. A company has no right to the building.',
          we: 'We draft a lease from all owners to the new firm.',
          send: ['Land records', 'Heirship certificate', 'Identity papers'],
        },
      ],
      question: {
        question: 'Nut growers of my village want a factory together. What do we form?',
        answer:
          'A producer company is made for that, and each grower keeps his land. Yearly forms follow even without sales. Bring a list of members and their land.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Pollachi groves, yards and mills, in the units in which you count.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Copra is booked at the wet weight of the buying day. The stock then shows kilos that no longer exist.',
          we: 'We record weight at buying and at pressing for each lot.',
          send: ['Buying slips', 'Drying notes', 'Press register', 'Oil sales'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong: 'Fibre and pith dry in open heaps, and nobody knows the yield of a load. Stock is a guess.',
          we: 'We compare husk loads with bales, blocks and power units.',
          send: ['Husk slips', 'Bale and block count', 'Electricity bills'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farms',
          wrong: 'A cow sold at the fair and the milk money go into one cash book. The profit of milk is unknown.',
          we: 'We keep a page per animal and a page for milk.',
          send: ['Milk slips', 'Cattle fair slips', 'Feed and doctor bills'],
        },
      ],
      question: {
        question: 'My family has a grove, a yard and a cottage. How many cash books?',
        answer:
          'Three small ones, one for each. Note what the grove gives to the yard at a fair price. We join them in one set of accounts for the year.',
      },
    },
    'udyam-registration': {
      lead: "We register Pollachi coir, oil and weaving units under Udyam, the government's free certificate, before you buy the machine.",
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'A defibring machine is bought first, and the scheme wants the certificate and sanction first. The subsidy is refused.',
          we: 'We register you and give you the order of steps for the scheme.',
          send: ['Machine quotation', 'Yard lease', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong: 'A mill that presses oil is registered as a nut dealer. The bank refuses the loan for an expeller.',
          we: 'We enter drying and pressing as making and trade in nuts last.',
          send: ['Food licence', 'Machine bills', 'Last income tax return'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong: 'A Negamam master and his weaver use one number. The weaver has a loom and PAN of his own.',
          we: 'We register each on his own PAN.',
          send: ['PAN of each', 'Masked Aadhaar with linked phone', 'Loom or yarn bills'],
        },
      ],
      question: {
        question: 'Is a coconut grove itself registered under Udyam?',
        answer:
          'No, growing is farming and stands outside. A unit that dries, presses or makes fibre is inside. Tell us which work you do on the nuts.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to send coir pith, coconut oil or sarees abroad from Pollachi? We apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'A container of pith is promised before the code exists. Name and bank on the code then differ from the GST certificate.',
          we: "We apply in one name and register the bank's number at the port before loading.",
          send: ['PAN of the firm', 'GST certificate', 'Cancelled cheque', "Buyer's order"],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Coconut oil goes out without laboratory report or the right pack size. Export rules for edible oil change.',
          we: 'We check the rule of the contract day and list licence and reports.',
          send: ['Food licence', 'Laboratory report', "Buyer's label"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong:
            'The label says handloom, and the cloth is partly from power looms. The buyer or customs can refuse it.',
          we: 'We apply for the code and check fibre and loom on the label.',
          send: ['Sample saree label', 'PAN and masked Aadhaar', 'Bank passbook'],
        },
      ],
      question: {
        question: 'Guests from abroad stay at my farm. Does it need a code?',
        answer:
          'No, letting rooms to guests in India is not an export of goods. Keep the foreign card slips with the bills. A code is for goods that leave India.',
      },
    },
  },
  seo: {
    title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
    description:
      'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
  },
} satisfies CityWords;

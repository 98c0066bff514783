import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Growers, coir units and oil mills around Pollachi and Negamam can come to us for income tax returns, GST and the import export code (IEC).',
  description: [
    'A Pollachi grower who sells whole coconuts has farm income. If he dries copra, presses oil or lets a cottage, he also has a business. We separate farm income and business in the accounts and in the returns.',
    'Coir units sell fibre in India and pith blocks abroad. We apply for the import export code, match shipping bills with bank receipts and claim the GST refund for each shipment.',
    "Agents at Gandhi Market sell jaggery and vegetables for growers. We show the growers' money and the agent's commission separately. Our Coimbatore office is about an hour away, so you can bring your bills yourself.",
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
      note: 'Units buy husk by the load and sell fibre and pith blocks. Record what each load yields, because you need it to value the stock that dries in the yard.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards and oil mills',
      note: 'Copra loses weight as it dries. If you enter your stock at the weight on the day of purchase, its value is too high.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Gandhi Market jaggery and vegetables',
      note: "Agents auction goods for growers. The sale slip must show the grower's price, the charges and the commission separately.",
    },
    {
      kind: 'dairy-farms',
      name: 'Cattle market and dairy farms',
      note: 'Cattle are bought and sold at the weekly fair. Record the cost of each animal separately from the milk money.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Negamam cotton saree weavers',
      note: 'Master weavers give yarn to looms at home and pay by the saree. The wage book and the stock register must agree.',
    },
    {
      kind: 'hotels',
      name: 'Farm stays and Anamalai resorts',
      note: 'Owners let cottages to weekend guests. That rent is business income, even if the cottage is in a coconut grove.',
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
  work: 'From Pollachi you can bring your bills and slips to our Coimbatore office by appointment. If you cannot leave the yard or the grove, send photos by WhatsApp.',
  trades: [
    {
      kind: 'coir',
      name: 'Coir fibre and pith units',
      needs:
        'You need an import export code (IEC), GST refunds on freight and packing, and accounts that show what each load of husk yields.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards and oil mills',
      needs:
        'You need grove and yard shown separately for income tax. If an officer asks about copra bought from growers, you also need a reply with proof.',
    },
    {
      kind: 'hotels',
      name: 'Farm stays and resorts',
      needs:
        'You need a GST number that names every activity. In your income tax return the cottage rent must be shown as business income.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Negamam saree makers',
      needs: 'You need a Udyam certificate as a manufacturer, and a wage book that shows the sarees of each weaver.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can read one year of your Pollachi sales, leave out your own crop and apply for a GST number only if you need it.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            "A grower may sell his own nuts and also trade in a neighbour's copra, and think that all of it is farm produce. If the trade crosses the limit, he owes GST for the months without a number.",
          we: 'We add up the trade part and apply when it crosses the limit.',
          send: ['Bank statement of one year', "Patta with the co-owners' consent", 'Purchase slips'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'The owner of a farm stay may look only at the cottage rent. GST adds up all income of one PAN, so he can be above the limit without knowing it.',
          we: 'We list grove, yard and cottage and tell you which income is added up.',
          send: ['Room register', 'Patta', 'Permission of the local body', 'List of other sales'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'The yard where blocks dry and are packed into containers may be missing on the certificate. Officers can then question the first export and hold up its refund.',
          we: 'We enter the mill, the drying yard and the store, with an EB bill for each.',
          send: ['Lease or patta of each yard', 'EB bills', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I auction jaggery for growers at Gandhi Market. Do I have to register for GST?',
        answer:
          'Commission on farm produce can be exempt, but jaggery in labelled packs is treated differently. So it depends on the form in which you sell it. Send us the sale slips of one week. We tell you if you need a number, and apply if you do.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Pollachi yards, mills and farm stays that sell exempt and taxable goods on the same day.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Nuts are exempt and copra and oil are taxable, but one bill book may serve all three. If oil is sold without GST, you pay the tax later from your own pocket.',
          we: 'We give each product a code and report nuts, copra and oil separately.',
          send: ['Bill book', "Growers' vouchers", 'Sale bills for oil and cake'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Husk may come from small yards without any bill. Later you cannot prove from where your fibre came, and the officer can doubt your sales or your cost.',
          we: 'We set up a voucher with name, village and weight for each load.',
          send: ['Purchase vouchers', 'Weighbridge slips', 'Sale bills for fibre and blocks'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'Guests may pay through a booking site that deducts its commission. If your return shows only what reached the bank, you pay GST on too small an amount and interest later.',
          we: "We report the full room price and check it against the site's statement.",
          send: ['Statements of booking sites', 'Room register', 'Kitchen bills'],
        },
      ],
      question: {
        question: 'My lorry takes coconuts and copra to Kerala in one load. Which documents go with it?',
        answer:
          'One bill can cover the load if it shows exempt nuts and taxable copra separately. The copra may also need an e-way bill. Send us a sample bill. We correct the format, show your clerk when to make the e-way bill, and enter both in your return.',
      },
    },
    'gst-notices': {
      lead: 'If you have a GST notice about copra, pith or market money in Pollachi, we can answer it from your slips and registers.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Your shipping bills may show more pith blocks than the fibre and pith that you bought. If washing and drying were not recorded, the officer can treat the difference as unbilled purchases.',
          we: 'We explain the weight with drying notes, blending sheets and yard vouchers.',
          send: ['The notice', 'Weighbridge slips', 'Drying records', 'Shipping bills'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'A mill may sell more oil and cake than the copra that it bought from dealers. If copra from growers and from its own grove is not shown, the officer can ask for tax on hidden purchases.',
          we: "We compare growers' vouchers and grove transfers with the press register and put both into the reply.",
          send: ["Growers' vouchers", 'Transfer notes of the grove', 'Press register', 'Cake sale bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Gandhi Market commission agents',
          wrong:
            "The officer may read the full price of the growers' jaggery as your sale, although you earned only the commission. The demand can then be larger than your income of the year.",
          we: 'We answer with a table of price, charges and commission for each slip.',
          send: ['The notice', 'Sale slips', "Growers' payment list", 'Market licence'],
        },
      ],
      question: {
        question: 'I bought copra for cash without vouchers and now have a notice. What can I still show?',
        answer:
          'Do not write vouchers now as if they were old, because that makes it worse. Bank withdrawals, weighment slips and a signed statement of the grower can still help. We make a table from them and say openly in the reply how it was made.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Pollachi exporters of coir, coconut oil and sarees, shipment by shipment.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Because husk comes without GST, an owner may think that he has nothing to claim. Freight, packing and machine spares did carry GST, and that money stays with the department.',
          we: 'We collect these bills and match them with shipping bills and bank advices.',
          send: ['Shipping bills', 'Freight bills', 'Bills for packing and spares', 'Bank advices'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'A mill may hope for a refund because its tins carry a higher rate than oil. The law gives no such refund for edible oil, so the application is rejected.',
          we: 'We check if some of your oil is exported, because GST on exports can be claimed.',
          send: ['Shipping bills', 'Bills for tins and cartons', 'Laboratory fee bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong:
            'A shop abroad may pay for sarees that you sent as a personal parcel. No document shows an export, so the GST on yarn cannot be claimed.',
          we: 'We prepare the next parcel with a postal export form and claim from that parcel on.',
          send: ['Postal export forms', 'Yarn bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'An exporter in Coimbatore ships my pith blocks. Can I still get GST back?',
        answer:
          'The refund goes to the exporter named on the shipping bill. You can lower the tax on your own bill if he gives you an order at the concessional rate before you deliver. We draft the terms with him, and later check that he sends you his proof of export.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Pollachi growers with yards, cattle or cottages and show farm income separately.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Profit from copra and oil may be shown as farm income because the nuts were your own. Drying for sale and pressing are business, so tax with interest can be demanded later.',
          we: 'We value the nuts when they leave the grove and start the business account there.',
          send: ['Patta and chitta', 'Harvest notes', 'Bills for copra and oil', 'Bank statements'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farms',
          wrong:
            'A dairy farmer may treat his milk money as exempt. Milk is business income in law, while fodder that he grows is farm income, so leaving out the milk can bring a notice.',
          we: 'We make a milk account and value cows and calves on 31 March.',
          send: ["Milk society's payment slips", 'Feed bills', 'Cattle fair slips'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'Guests may pay weekend rent in cash and through a booking site while none of it is in the return. The site reports its payments, so the department can find the income.',
          we: "We add the full rent and claim the site's commission, staff wages and repairs as expenses.",
          send: ['Room register', 'Statements of booking sites', 'Staff wage sheet', 'Repair bills'],
        },
      ],
      question: {
        question: 'Large deposits came to my bank after the coconut harvest. How do I show them in my return?',
        answer:
          'Farm income is shown in the return although it is exempt, because deposits far above the return can bring a notice. Send us the sale slips, the patta and the bank statement. We match the deposits with the harvest and enter farm income and business separately.',
      },
    },
    'pf-esi-services': {
      lead: 'We can tell Pollachi yards, market agents and farm stays when PF and ESI begin, and file both every month.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Fibre workers may be paid by weight every week without a list of names. After an injury at the machine you cannot show that the worker was covered, and the cost falls on you.',
          we: 'We prepare a register with name, days and kilos and file from it.',
          send: ['Weight book', 'Masked Aadhaar copies', 'Bank passbooks'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'A cook and a watchman may also work in the grove. If their wages are split and only half is recorded, the PF office can ask for contributions on the rest.',
          we: 'We keep one wage record for each person and mark both kinds of work in it.',
          send: ['Wage slips', 'Duty list', 'Names and mobile numbers'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Gandhi Market commission agents',
          wrong:
            "Loadmen of the market may be in an agent's wage book without names. An inspector can then count them as his own workers.",
          we: 'We separate the loadmen of the market from your own clerks and weighmen.',
          send: ['Loading receipts', 'Wage vouchers', 'Staff list'],
        },
      ],
      question: {
        question: 'Some women spin coir yarn for me at home. Do I have to enter them for PF and ESI?',
        answer:
          'It depends on the facts, mainly on who gives the work, the fibre and the rate. Write down name, kilos and pay of each person from today. Send us the list and your terms, and we tell you whom to enter before you file.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS for Pollachi yards and mills that pay spinners, brokers and landowners, and file the returns.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Spinners and defibring units send small bills. In a year they can cross the limit under one PAN, and you owe the TDS that you did not deduct.',
          we: 'We sort the bills by PAN and tell you from which bill to deduct TDS.',
          send: ['Conversion bills', 'PAN copies', "Clearing agent's bills"],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            "A broker's commission on copra may be set off against oil. Nobody sees a payment, so TDS is not deducted and the expense can be disallowed.",
          we: 'We book the commission in full and include it in the TDS return.',
          send: ["Broker's account", 'Copra purchase notes', 'PAN of the brokers'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'A cottage may be leased from three owners of one family while one of them receives the rent. TDS is checked for each owner, so a deduction on one PAN is wrong.',
          we: 'We divide the rent by title and write down each PAN.',
          send: ['Lease deed', 'PAN of the owners', 'Bank statement with the rent payments'],
        },
      ],
      question: {
        question: 'I lease out my coconut grove to a contractor. Does he have to deduct TDS from the rent?',
        answer:
          'Rent for land can fall under TDS, while a sale of the standing crop may not, so the lease must say which one it is. It also depends on his turnover. Send us the lease. We tell you what to expect, and claim any TDS in your return.',
      },
    },
    'company-registration': {
      lead: "We can form a company, an LLP or a growers' company in Pollachi after we read your land and subsidy documents.",
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'A subsidy may be sanctioned to you as proprietor. If a new firm then asks for the balance, the bank branch can refuse it and the subsidy is lost.',
          we: 'We write to the scheme office first and fix the date of the change after its reply.',
          send: ['Subsidy order', 'Loan letter', 'Lease of the yard', 'PAN and masked Aadhaar of the partners'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Relatives may keep savings in the oil mill and earn interest. In a company such money can be a deposit, which the law restricts, and the company may have to repay it.',
          we: 'We list these loans and settle which of them can remain.',
          send: ['Loan ledger', 'Partnership deed', 'List of presses and dryers'],
        },
        {
          trade: 'hotels',
          name: 'Farm stays and resorts',
          wrong:
            'A cottage may be on land of four heirs while one brother runs it. A new company has no right to the building, so another heir can stop the business.',
          we: 'We draft a lease from all owners to the new company.',
          send: ['Patta', 'Legal heir certificate', 'PAN and masked Aadhaar of the owners'],
        },
      ],
      question: {
        question: 'Coconut growers of my village want a factory together. What kind of company do we form?',
        answer:
          'A producer company is made for that, and each grower keeps his land. Its yearly forms are due even if it sells nothing. Bring a list of the members with their land and the machine quotation. We explain the yearly cost, and register it if you agree.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep accounts for Pollachi groves, yards, dairies and mills in nuts, kilos and litres as well as rupees.',
      trades: [
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Copra may be entered at its wet weight on the day of purchase. Your stock then shows kilos that no longer exist, and an officer can ask where they went.',
          we: 'We record the weight of each lot when you buy it and when you press it.',
          send: ['Purchase slips', 'Drying notes', 'Press register', 'Oil sale bills'],
        },
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'Fibre and pith dry in open heaps, and nobody may know what a load of husk yields. Your stock is then a guess, and the bank can refuse a higher limit.',
          we: 'We compare the husk loads with bales, blocks and power units.',
          send: ['Husk slips', 'Count of bales and blocks', 'EB bills'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farms',
          wrong:
            'The price of a cow sold at the fair and the milk money may go into one cash book. You then do not know if milk pays for the feed.',
          we: 'We keep an account for each animal and one for the milk.',
          send: ['Milk slips', 'Cattle fair slips', 'Bills for feed and veterinary doctor'],
        },
      ],
      question: {
        question: 'My family has a grove, a copra yard and a cottage. How many cash books do we need?',
        answer:
          'Keep three small ones, one for the grove, one for the yard and one for the cottage. Note what the grove gives to the yard and at what price. You send us photos of the pages, and we make one set of accounts for the year from them.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Pollachi coir, oil and weaving units under Udyam before you buy a machine with a subsidy.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'You may buy a defibring machine first and apply for the subsidy later. If the scheme asks for certificate and sanction before the purchase, the subsidy is refused.',
          we: 'We register you and write down the steps of the scheme in the right order.',
          send: ['Machine quotation', 'Lease of the yard', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'A mill that presses oil may be registered as a coconut dealer. The bank can then refuse the loan for an expeller, because it sees a trader.',
          we: 'We enter drying and pressing as manufacture and trade in nuts last.',
          send: ['Food licence', 'Machine bills', 'Last income tax return'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong:
            'A Negamam master weaver and his weaver may use one number, although the weaver has a loom and a PAN of his own. The weaver cannot use that certificate for a loan.',
          we: 'We register the master and the weaver, each on his own PAN.',
          send: ['PAN of each person', 'Masked Aadhaar with linked mobile', 'Loom or yarn bills'],
        },
      ],
      question: {
        question: 'I have a coconut grove and a small fibre unit in Pollachi. What do I register under Udyam?',
        answer:
          'You register the fibre unit, because growing coconuts is farming and Udyam does not cover it. Drying copra and pressing oil can be registered too. Tell us which work you do on the nuts and with which machines, and we enter only those.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for your import export code (IEC) if you want to send coir pith, coconut oil or sarees from Pollachi abroad.',
      trades: [
        {
          trade: 'coir',
          name: 'Coir fibre and pith units',
          wrong:
            'You may promise a container of pith before you have the code. If name and bank on a hurried code differ from the GST certificate, the export money and the refund are held up.',
          we: 'We use the same name everywhere and register the AD code of your bank at the port before loading.',
          send: ['PAN of the firm', 'GST certificate', 'Cancelled cheque', "Buyer's order"],
        },
        {
          trade: 'copra-oil',
          name: 'Copra yards and oil mills',
          wrong:
            'Coconut oil may be sent without a laboratory report or in the wrong pack size. Export rules for edible oil change, and customs can stop the load.',
          we: 'We check the rule on the day of the contract and list the licence and the reports.',
          send: ['Food licence', 'Laboratory report', "Buyer's label"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Negamam saree makers',
          wrong:
            'The label may say handloom although part of the cloth comes from power looms. The buyer or customs can refuse the sarees.',
          we: 'We apply for the code and check fibre and loom on the label.',
          send: ['Sample saree label', 'PAN and masked Aadhaar', 'Bank passbook'],
        },
      ],
      question: {
        question: 'My farm stay has guests from abroad and one wants to order coir pots. Do I need an IEC?',
        answer:
          'You need it for the coir pots, because those goods leave India in your name. Letting rooms to foreign guests needs no code. Send us your PAN and a cancelled cheque, and we apply. For the pots we also tell you what the courier will ask for.',
      },
    },
  },
  seo: {
    title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
    description:
      'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
  },
} satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ inTown }: LocalSite) =>
  ({
    intro:
      'We can handle income tax returns, GST and the import export code (IEC) for growers, coir units and oil mills around Pollachi and Negamam.',
    description: [
      'A Pollachi grower who sells whole coconuts has agricultural income. If he also dries copra, presses oil or rents out a cottage, that part is business income. We show agricultural income and business income separately in the accounts and in the returns.',
      'Coir units sell fibre in India and pith blocks abroad. We apply for the import export code, match the shipping bills with the payments received, and claim the GST refund for each shipment.',
      `Agents at Gandhi Market sell jaggery and vegetables for growers. We show the growers' sale proceeds and the agent's commission separately.${inTown('coimbatore', ' Our Coimbatore office is about an hour away, so you can bring your bills yourself.', '')}`,
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
        note: 'Coir units buy husk by the load and sell fibre and pith blocks. Record how much fibre and pith you get from each load, because you need these figures to value the stock that is drying in the yard.',
      },
      {
        kind: 'copra-oil',
        name: 'Copra yards and oil mills',
        note: 'Copra loses weight as it dries. If you enter copra at its weight on the day of purchase, your stock is overvalued.',
      },
      {
        kind: 'vegetable-markets',
        name: 'Gandhi Market jaggery and vegetables',
        note: "Commission agents auction jaggery and vegetables for growers. The sale slip must show the grower's price, the charges and the commission separately.",
      },
      {
        kind: 'dairy-farms',
        name: 'Cattle market and dairy farms',
        note: 'Cattle are bought and sold at the weekly fair. Keep the cost of each animal separate from the milk income.',
      },
      {
        kind: 'cotton-weaving',
        name: 'Negamam cotton saree weavers',
        note: 'Master weavers supply yarn to weavers who work at home, and pay by the saree. The number of sarees in the wage book and in the stock register must match.',
      },
      {
        kind: 'hotels',
        name: 'Farm stays and Anamalai resorts',
        note: 'Owners rent out cottages to weekend guests. This rent is business income, even if the cottage is in a coconut grove.',
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
    work: (town) =>
      `From Pollachi you can bring your bills and slips to our ${town} office by appointment. If you cannot leave the yard or the grove, send photos by WhatsApp.`,
    trades: [
      {
        kind: 'coir',
        name: 'Coir fibre and pith units',
        needs:
          'You need an import export code (IEC), GST refunds on freight and packing, and accounts that show how much fibre and pith you get from each load of husk.',
      },
      {
        kind: 'copra-oil',
        name: 'Copra yards and oil mills',
        needs:
          'For income tax, you need to show the income from your grove and from your copra yard separately. If an officer asks about copra that you bought from growers, you need a reply with proof.',
      },
      {
        kind: 'hotels',
        name: 'Farm stays and resorts',
        needs:
          'Your GST registration must list each service, such as rooms and food. In the income tax return, cottage rent must be shown as business income.',
      },
      {
        kind: 'cotton-weaving',
        name: 'Negamam saree makers',
        needs:
          'You need a Udyam certificate that shows you as a manufacturer, and a wage book that shows how many sarees each weaver has woven.',
      },
    ],
    services: {
      'gst-registration': {
        lead: "Does your grove, copra yard or farm stay in Pollachi need a GST number? We can check a year's sales, tell you which sales count towards the limit, and apply only if you need a number.",
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              "Some growers sell their own nuts and also trade in a neighbour's copra, and think that all of it is agricultural produce. If the limit is crossed, the grower has to pay GST for the months in which he was not registered.",
            we: 'We add up all your sales for the year, including exempt sales, and apply for a GST number when you have to register.',
            send: ['Bank statement for one year', "Patta with the co-owners' consent", 'Purchase slips'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'Many farm stay owners look only at the cottage rent. For GST, all the sales under one PAN are added together, so an owner can cross the limit without knowing it.',
            we: 'We list your income from the grove, the copra yard and the cottage, and tell you which part counts towards the GST limit.',
            send: ['Room register', 'Patta', "Local body's permission", 'List of your other sales'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If the yard where pith blocks are dried and packed is not on the GST certificate, the officer may question your first export and hold up the refund.',
            we: 'We add the mill, the drying yard and the store to your GST registration, and upload the EB bill for each place.',
            send: ['Lease deed or patta for each yard', 'Latest EB bills', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'I auction jaggery for growers at Gandhi Market. Do I have to register for GST?',
          answer:
            "Commission on agricultural produce may be exempt, but the GST rule for jaggery in labelled packs is different. So it depends on whether you sell the jaggery loose or in labelled packs. Send us one week's sale slips. We will tell you whether you need a GST number, and apply for it if you do.",
        },
      },
      'gst-returns': {
        lead: 'Exempt coconuts and taxable oil often leave the same yard on the same day. We can sort the sales and file GST returns for Pollachi copra yards, oil mills and farm stays.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Coconuts are exempt, but copra and oil are taxable. If you use one bill book for all three and sell oil without GST, you have to pay the tax later out of your own pocket.',
            we: 'We give each product its HSN code, and report nuts, copra and oil separately.',
            send: ['Bill book for the month', "Growers' vouchers", 'Sales bills for oil and cake'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If small yards sell you husk without a bill, you cannot prove later where your fibre came from. The officer may then question your sales or your costs.',
            we: "We give you a voucher format that shows the seller's name, his village and the weight of each load of husk.",
            send: ['Purchase vouchers for the month', 'Weighbridge slips', 'Sales bills for fibre and blocks'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'When guests book through a website, the website deducts its commission before it pays you. If you report only what reached the bank, you pay GST on too small an amount, and have to pay the balance later with interest.',
            we: "We report the full room price and check it against the booking website's statement.",
            send: ["Booking websites' statements", 'Room register for the month', 'Kitchen bills'],
          },
        ],
        question: {
          question: 'My lorry takes coconuts and copra to Kerala in one load. Which documents should go with it?',
          answer:
            'One bill can cover the load if it shows the exempt nuts and the taxable copra separately. The copra may also need an e-way bill. Send us a sample bill. We will correct the format, tell your clerk when to generate the e-way bill, and report the nuts and the copra in your return.',
        },
      },
      'gst-notices': {
        lead: "Has your Pollachi yard or mandi received a GST notice on copra, coir pith or growers' sale proceeds? We can draft a reply with proof from your slips and registers.",
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Your shipping bills may show more pith blocks than you could make from the fibre and pith you bought. If you did not record the washing and drying, the officer may treat the difference as unbilled purchases.',
            we: 'We explain the difference in weight from your drying records, blending sheets and purchase vouchers.',
            send: ['The notice', 'Weighbridge slips', 'Drying records', 'Shipping bills'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'If a mill does not record the copra from growers and from its own grove, its bills show more oil and cake than the recorded copra can yield. The officer may suspect unbilled purchases and ask for tax.',
            we: "We match the growers' vouchers and the copra from your own grove with the press register, and attach these records to the reply.",
            send: ["Growers' vouchers", 'Transfer notes from the grove', 'Press register', 'Sales bills for cake'],
          },
          {
            trade: 'vegetable-markets',
            name: 'Gandhi Market commission agents',
            wrong:
              "The officer may treat the full price of the growers' jaggery as your sale, although you earned only the commission. The tax demand may be larger than your whole year's income.",
            we: 'We reply with a statement that shows the price, the charges and the commission on each slip.',
            send: ['The notice', 'Sale slips', "Growers' payment list", 'Market licence'],
          },
        ],
        question: {
          question: 'I bought copra for cash without vouchers and now I have a notice. What proof can I still give?',
          answer:
            'Do not prepare back-dated vouchers now, because false vouchers make the case worse. Bank withdrawals, weighment slips and a signed statement from the grower can still help. We will prepare a statement from these records, and explain in the reply how we prepared it.',
        },
      },
      'gst-refunds': {
        lead: 'If you export coir, coconut oil or sarees from Pollachi, we can claim the GST refund for each shipment.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'There is no GST on husk, so many owners think that they have nothing to claim. But exporters pay GST on freight, packing and machine spares, and get this money back only if they claim it.',
            we: 'We collect the bills for freight, packing and spares, and match them with the shipping bills and bank remittance advices.',
            send: ['Shipping bills', 'Freight bills', 'Bills for packing and spares', 'Bank realisation certificates'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some mills hope for a refund because their tins are taxed at a higher rate than oil. The law does not allow this refund for edible oil, so the application is rejected.',
            we: 'We check whether you export any of your oil, because you can claim a refund of the GST on exports.',
            send: ['Shipping bills', 'Bills for tins and cartons', 'Laboratory testing bills'],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              'Some saree makers send sarees to a shop abroad as a personal parcel. They then have no document to prove that the sarees were exported, so they cannot claim back the GST on yarn.',
            we: 'We help you fill in the postal bill of export for the next parcel, and claim the refund from that parcel onwards.',
            send: ['Postal bills of export', 'Yarn bills', 'Bank remittance advice'],
          },
        ],
        question: {
          question: 'An exporter in Coimbatore ships my pith blocks. Can I still get a GST refund?',
          answer:
            'The refund goes to the exporter named on the shipping bill. But you can charge him the lower rate for merchant exporters if he places the order at this rate before you deliver. We will draft the order for him, and check later that he sends you the proof of export.',
        },
      },
      'income-tax-filing': {
        lead: 'Many coconut growers in Pollachi also have a copra yard, cattle or cottages. We can file the income tax return and show agricultural income separately.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some growers show the profit on copra and oil as agricultural income because the nuts were their own. Drying and pressing the nuts for sale are business activities, so the department may demand tax with interest later.',
            we: 'We value the nuts when they leave the grove, and treat that value as a cost of the business.',
            send: [
              'Patta and chitta',
              'Harvest records',
              'Sales bills for copra and oil',
              'Bank statements for the year',
            ],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farms',
            wrong:
              'Many dairy farmers treat their milk income as exempt. Under the law, milk income is business income, and only income from the fodder that they grow is agricultural income. If they leave milk income out of the return, they can get a notice.',
            we: 'We prepare a separate account for milk, and value the cows and calves as on 31 March.',
            send: ["Milk society's payment slips", 'Feed bills', 'Cattle fair slips'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'Some owners collect weekend rent in cash and through booking websites, and show none of it in the return. The website reports its payments, so the department can find this income.',
            we: "We show the full rent, and claim the website's commission, staff wages and repairs as expenses.",
            send: ['Room register for the year', "Booking websites' statements", 'Staff wage sheet', 'Repair bills'],
          },
        ],
        question: {
          question:
            'Large amounts were credited to my bank account after the coconut harvest. How do I show them in my return?',
          answer:
            'Agricultural income is exempt, but you should still show it in the return, because deposits far above your declared income may lead to a notice. Send us the sale slips, the patta and the bank statement. We will match the deposits with the harvest, and show agricultural income and business income separately.',
        },
      },
      'pf-esi-services': {
        lead: 'Does your coir unit, market shop or farm stay in Pollachi need PF and ESI, and from which month? We can check this and file the monthly returns.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some coir units pay fibre workers by weight every week and keep no list of names. If a worker is injured at the machine, the unit cannot show that he was covered, and may have to bear the cost.',
            we: "We prepare a register with each worker's name, days and kilos, and file the PF and ESI returns from it.",
            send: ['Weight register', "Workers' masked Aadhaar", "Workers' bank passbooks"],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'The cook or watchman of a cottage often works in the grove too. If only half of his wage is recorded, the PF office may ask for contributions on the other half.',
            we: 'We keep a single wage record for each person, and show cottage work and grove work separately in it.',
            send: ['Wage slips', 'Duty roster', "Staff's names and mobile numbers"],
          },
          {
            trade: 'vegetable-markets',
            name: 'Gandhi Market commission agents',
            wrong:
              "Some agents pay the market loadmen and enter the payments in their own wage book without names. An inspector may then treat all the loadmen as the agent's own workers.",
            we: 'We list the market loadmen separately from your own clerks and weighmen.',
            send: ['Loading charge receipts', 'Wage vouchers', 'Staff list'],
          },
        ],
        question: {
          question: 'Some women spin coir yarn for me at home. Do I have to register them for PF and ESI?',
          answer:
            "Whether they are covered depends mainly on who gives them the work, who supplies the fibre and who fixes the rate. From today, write down each woman's name, the kilos she spins and her pay. Send us the list and your terms of work. We will tell you whom you have to register, and file the returns.",
        },
      },
      'tds-tcs-returns': {
        lead: 'Your payments to spinners, brokers and landowners may come under TDS. We can work out the TDS for your Pollachi yard or mill and file the returns.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Coir spinners and fibre units send you many small bills. Over a year, the bills under one PAN can cross the limit, and you have to pay the TDS that you did not deduct.',
            we: 'We sort the bills by PAN, and tell you from which bill onwards to deduct TDS.',
            send: ['Bills for spinning and conversion', "Payees' PAN copies", "Clearing agent's bills"],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              "If a broker's commission on copra is adjusted against the price of oil, nobody sees a payment and nobody deducts TDS. The expense may then be disallowed.",
            we: 'We enter the full commission in the books and include it in the TDS return.',
            send: ["Broker's account statement for the year", 'Copra purchase bills', "Brokers' PANs"],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              "Sometimes three family members own a cottage, but you pay the whole rent to one of them. It is wrong to deduct TDS under only one PAN, because each owner's share must be checked separately.",
            we: "We check the title deed, split the rent between the owners and note each owner's PAN.",
            send: ['Lease deed', "Owners' PANs", 'Bank statement with the rent payments'],
          },
        ],
        question: {
          question: 'I lease out my coconut grove to a contractor. Does he have to deduct TDS from the rent?',
          answer:
            "TDS can apply to rent for land, but may not apply to the sale of a standing crop, so it depends on what the lease says. It also depends on the contractor's turnover. Send us the lease deed. We will tell you whether he has to deduct TDS, and claim the TDS, if any, in your return.",
        },
      },
      'company-registration': {
        lead: 'Before we register your company, LLP or producer company in Pollachi, we can check the land records and subsidy orders, so that you lose no benefit.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If the subsidy was sanctioned to you as proprietor and the new firm asks for the balance, the bank may refuse to release it. You may lose the rest of the subsidy.',
            we: 'We first write to the office that sanctioned the subsidy, and fix the date of conversion only after it replies.',
            send: [
              'Subsidy sanction order',
              'Loan sanction letter',
              'Lease deed for the yard',
              "Partners' PAN and masked Aadhaar",
            ],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Relatives often keep their savings with the oil mill and earn interest on them. In a company, such money may be treated as a deposit, which the law restricts, and the company may have to repay it.',
            we: "We list the relatives' loans, and find out which of them the company can keep.",
            send: ['Loan ledger', 'Partnership deed', 'List of presses and dryers'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'If four heirs own the land under a cottage and one of them runs it, a new company has no right to use the building. Any of the other heirs can stop the business.',
            we: 'We draft a lease deed under which all the owners let the cottage to the new company.',
            send: ['Patta', 'Legal heir certificate', "Owners' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question:
            'The coconut growers in my village want to start a factory together. What kind of company should we form?',
          answer:
            'A producer company suits this purpose, and each grower keeps his own land. But its annual filings are due even if it sells nothing. Send us a list of the members and the land each one holds, and the quotation for the machines. We will explain the annual cost, and register the company if you agree.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'For Pollachi groves, copra yards, dairies and oil mills, we can keep accounts in nuts, kilos and litres as well as in rupees.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'If copra is entered at its wet weight on the day of purchase, your stock register shows kilos that no longer exist. An officer may ask where this copra went.',
            we: "We record each lot's weight when you buy it and when you press it.",
            send: ['Purchase slips', 'Drying records', 'Press register', 'Sales bills for oil'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Fibre and pith dry in open heaps, and often nobody knows how much comes from one load of husk. The stock figure is then only a guess, and the bank may refuse a higher loan limit.',
            we: 'We compare the loads of husk with the number of fibre bales and pith blocks and with the power consumption.',
            send: ['Husk slips for the month', 'Register of bales and blocks', 'EB bills'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farms',
            wrong:
              'If cattle sales and milk income go into one cash book, you cannot tell whether the milk pays for the feed.',
            we: 'We keep one account for each animal and another for the milk.',
            send: ['Milk slips', 'Cattle fair slips', 'Feed and veterinary bills'],
          },
        ],
        question: {
          question: 'My family has a grove, a copra yard and a cottage. How many cash books should we keep?',
          answer:
            'Keep three separate cash books, one each for the grove, the yard and the cottage. When nuts go from the grove to the yard, note the number and the price. Send us photos of the pages, and we will prepare one set of accounts for the year from them.',
        },
      },
      'udyam-registration': {
        lead: 'Are you going to buy a machine with a subsidy? We can register your Pollachi coir unit, oil mill or weaving unit under Udyam before you place the order.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some units buy a defibring machine first and apply for the subsidy later. If the scheme asks for the certificate and the sanction before the purchase, the subsidy is refused.',
            we: 'We register you under Udyam first, and list the steps of the scheme in the right order.',
            send: ['Machine quotation', 'Lease deed for the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'If an oil mill is registered as a coconut dealer, the bank may refuse a loan for an expeller, because the certificate shows the owner as a trader.',
            we: 'We enter drying and pressing as manufacturing, and trading in nuts as an additional activity.',
            send: ['Food licence', 'Bills for the machines', 'Last income tax return'],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              "Some Negamam weavers use their master weaver's Udyam number, although each of them has his own loom and PAN. Such weavers cannot get a loan on the master weaver's certificate.",
            we: 'We register the master weaver and the weaver separately, each under his own PAN.',
            send: ["Each person's PAN", 'Masked Aadhaar with linked mobile number', 'Bills for looms or yarn'],
          },
        ],
        question: {
          question: 'I have a coconut grove and a small fibre unit in Pollachi. What should I register under Udyam?',
          answer:
            'Register only the fibre unit, because Udyam does not cover farming such as growing coconuts. Drying copra and pressing oil can be registered too. Tell us what you do with the nuts and which machines you use. We will enter only these activities and machines.',
        },
      },
      'iec-registration': {
        lead: 'To send coir pith, coconut oil or Negamam sarees abroad from Pollachi in your own name, you need an import export code (IEC). We can apply for the code.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some owners promise a container of pith before they have the IEC. If they then apply in a hurry and the name or the bank account differs from the GST registration, the export payment and the refund are held up.',
            we: "We use the name on your GST certificate throughout, and register your bank's AD code at the port before the container is loaded.",
            send: ["Firm's PAN", 'GST certificate', 'Cancelled cheque', "Buyer's order"],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some mills send coconut oil without a laboratory report or in the wrong pack size. The export rules for edible oil change from time to time, so customs may stop a load that was in order last year.',
            we: 'Before you sign the contract, we check the export rule and list the licence and the reports that you need. We also apply for the IEC.',
            send: ['Food licence', 'Laboratory report', "Buyer's label"],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              'If the label says handloom although part of the cloth was woven on power looms, the buyer or customs may refuse the sarees.',
            we: 'We apply for the IEC, and check that the label states the fibre and the kind of loom correctly.',
            send: ['Sample saree label', 'PAN and masked Aadhaar', 'Bank passbook'],
          },
        ],
        question: {
          question: 'A guest from abroad at my farm stay wants to order coir pots. Do I need an IEC?',
          answer:
            'You need an IEC for the coir pots, because they leave India in your name. You do not need an IEC for letting rooms to foreign guests. Send us your PAN and a cancelled cheque. We will apply for the IEC, and tell you what the courier will ask for.',
        },
      },
    },
    seo: {
      title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
      description:
        'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
    },
  }) satisfies CityWords;

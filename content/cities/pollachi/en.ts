import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ inTown }: LocalSite) =>
  ({
    intro:
      'We can help growers, coir units and oil mills around Pollachi and Negamam with income tax returns, GST and the import export code (IEC).',
    description: [
      'A Pollachi grower who sells whole coconuts has farm income. If he dries copra, presses oil or rents out a cottage, he also has a business. We separate farm income and business income in the accounts and in the returns.',
      'Coir units sell fibre in India and pith blocks abroad. We apply for the import export code, match shipping bills with bank receipts and claim the GST refund on each shipment.',
      `Agents at Gandhi Market sell jaggery and vegetables for growers. We show the growers' money and the agent's commission separately.${inTown('coimbatore', ' Our Coimbatore office is about an hour away, so you can bring your bills yourself.', '')}`,
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
        note: 'Coir units buy husk by the load and sell fibre and pith blocks. Record how much fibre and pith each load of husk gives, because you need these figures to value the stock that dries in the yard.',
      },
      {
        kind: 'copra-oil',
        name: 'Copra yards and oil mills',
        note: 'Copra loses weight as it dries. If you enter your stock at the weight on the day of purchase, the value of the stock is too high.',
      },
      {
        kind: 'vegetable-markets',
        name: 'Gandhi Market jaggery and vegetables',
        note: "Commission agents auction jaggery and vegetables for growers. The sale slip must show the grower's price, the charges and the commission separately.",
      },
      {
        kind: 'dairy-farms',
        name: 'Cattle market and dairy farms',
        note: 'Cattle are bought and sold at the weekly fair. Record the cost of each animal separately from the money for milk.',
      },
      {
        kind: 'cotton-weaving',
        name: 'Negamam cotton saree weavers',
        note: 'Master weavers give yarn to looms at home and pay by the saree. The number of sarees in the wage book and in the stock register must match.',
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
          'You need an import export code (IEC), GST refunds on freight and packing, and accounts that show how much fibre and pith each load of husk gives.',
      },
      {
        kind: 'copra-oil',
        name: 'Copra yards and oil mills',
        needs:
          'You need the income of your grove and your copra yard shown separately for income tax. If an officer asks about copra bought from growers, you also need a reply with proof.',
      },
      {
        kind: 'hotels',
        name: 'Farm stays and resorts',
        needs:
          'Your GST registration must list each service, such as rooms and food. In your income tax return, the cottage rent must be shown as business income.',
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
              "Some growers sell their own nuts and also trade in a neighbour's copra, and think that all of it is farm produce. If the trade crosses the limit, the grower owes GST for the months without a GST number.",
            we: 'We add up your trade sales, and apply for a GST number when they cross the limit.',
            send: ['Bank statement of one year', "Patta with the co-owners' consent", 'Purchase slips'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'Many farm stay owners look only at the cottage rent. GST adds up all income of one PAN, so an owner can cross the limit without knowing it.',
            we: 'We list the income from the grove, the copra yard and the cottage, and tell you which income is added up for GST.',
            send: ['Room register', 'Patta', 'Permission of the local body', 'List of other sales'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If the yard where pith blocks are dried and packed is not on the GST certificate, officers can question your first export and hold up its refund.',
            we: 'We add the mill, the drying yard and the store to the certificate, with an EB bill for each place.',
            send: ['Lease or patta of each yard', 'EB bills', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'I auction jaggery for growers at Gandhi Market. Do I have to register for GST?',
          answer:
            'Commission on farm produce can be exempt, but jaggery in labelled packs is treated differently. So it depends on whether you sell loose jaggery or labelled packs. Send us the sale slips of one week. We will tell you whether you need a GST number, and apply for it if you do.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Pollachi copra yards, oil mills and farm stays that sell exempt and taxable goods on the same day.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Coconuts are exempt, but copra and oil are taxable. If you use one bill book for all three and sell oil without GST, you pay the tax later from your own pocket.',
            we: 'We give each product its HSN code, and report nuts, copra and oil separately.',
            send: ['Bill book', "Growers' vouchers", 'Sale bills for oil and cake'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If husk comes from small yards without any bill, you cannot prove later where your fibre came from. The officer can then doubt your sales or your cost.',
            we: 'We give you a voucher format that shows the name, the village and the weight of each load of husk.',
            send: ['Purchase vouchers', 'Weighbridge slips', 'Sale bills for fibre and blocks'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'When guests pay through a booking site, it deducts its commission first. If your return shows only what reached the bank, you pay GST on too small an amount, and interest later.',
            we: "We report the full room price and check it against the booking site's statement.",
            send: ['Statements of booking sites', 'Room register', 'Kitchen bills'],
          },
        ],
        question: {
          question: 'My lorry takes coconuts and copra to Kerala in one load. Which documents go with it?',
          answer:
            'One bill can cover the load if it shows exempt nuts and taxable copra separately. The copra may also need an e-way bill. Send us a sample bill. We will correct the format, show your clerk when to make the e-way bill, and report the nuts and the copra in your return.',
        },
      },
      'gst-notices': {
        lead: "If you have a GST notice about copra, coir pith or the growers' money in Pollachi, we can answer it from your slips and registers.",
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Your shipping bills sometimes show more pith blocks than the fibre and pith that you bought. If washing and drying were not recorded, the officer can treat the difference as unbilled purchases.',
            we: 'We explain the difference in weight with drying notes, blending sheets and yard vouchers.',
            send: ['The notice', 'Weighbridge slips', 'Drying records', 'Shipping bills'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              "If a mill sells more oil and cake than it could press from the dealers' copra, the officer can suspect hidden purchases and ask for tax. This happens when copra from growers and from its own grove is not shown.",
            we: "We match the growers' vouchers and the copra from your own grove with the oil press register, and attach these records to the reply.",
            send: ["Growers' vouchers", 'Transfer notes of the grove', 'Press register', 'Cake sale bills'],
          },
          {
            trade: 'vegetable-markets',
            name: 'Gandhi Market commission agents',
            wrong:
              "The officer can treat the full price of the growers' jaggery as your sale, although you earned only the commission. The demand can then be larger than your income of the year.",
            we: 'We reply to the notice with a table of the price, the charges and the commission on each slip.',
            send: ['The notice', 'Sale slips', "Growers' payment list", 'Market licence'],
          },
        ],
        question: {
          question: 'I bought copra for cash without vouchers and now have a notice. What proof can I still give?',
          answer:
            'Do not write vouchers now as if they were old, because false vouchers make the case worse. Bank withdrawals, weighment slips and a signed statement of the grower can still help. We will make a table from these records, and say openly in the reply how we made the table.',
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for Pollachi exporters of coir, coconut oil and sarees, for each shipment.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Because husk comes without GST, many owners think that they have nothing to claim. But freight, packing and machine spare parts carry GST, and this money stays with the department if you do not claim it.',
            we: 'We collect the bills for freight, packing and spare parts, and match them with shipping bills and bank advices.',
            send: ['Shipping bills', 'Freight bills', 'Bills for packing and spares', 'Bank advices'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some mills hope for a refund because their tins carry a higher GST rate than oil. The law gives no such refund for edible oil, so the application is rejected.',
            we: 'We check whether some of your oil is exported, because you can claim the GST on exports.',
            send: ['Shipping bills', 'Bills for tins and cartons', 'Laboratory fee bills'],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              'Some saree makers send sarees to a shop abroad as a personal parcel. No document shows an export, so they cannot claim the GST on yarn.',
            we: 'We help you send the next parcel with a postal export form, and claim the refund from that parcel on.',
            send: ['Postal export forms', 'Yarn bills', 'Bank advice'],
          },
        ],
        question: {
          question: 'An exporter in Coimbatore ships my pith blocks. Can I still get GST back?',
          answer:
            'The refund goes to the exporter named on the shipping bill. You can charge less tax on your own bill if the exporter gives you an order at the concessional rate before you deliver. We will draft the terms of this order, and later check that he sends you his proof of export.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Pollachi growers who also have a copra yard, cattle or cottages, and show farm income separately.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some growers show the profit from copra and oil as farm income because the nuts were their own. Drying for sale and pressing are business, so tax with interest can be demanded later.',
            we: 'We value the nuts when they leave the grove, and start the business account at that value.',
            send: ['Patta and chitta', 'Harvest notes', 'Bills for copra and oil', 'Bank statements'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farms',
            wrong:
              'Many dairy farmers treat their milk money as exempt. Milk is business income in law, and only the fodder that they grow is farm income. Leaving out the milk can bring a notice.',
            we: 'We prepare a separate account for milk, and value cows and calves on 31 March.',
            send: ["Milk society's payment slips", 'Feed bills', 'Cattle fair slips'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'Some owners take weekend rent in cash and through a booking site, and show none of it in the return. The booking site reports its payments, so the department can find this income.',
            we: "We show the full rent, and claim the booking site's commission, staff wages and repairs as expenses.",
            send: ['Room register', 'Statements of booking sites', 'Staff wage sheet', 'Repair bills'],
          },
        ],
        question: {
          question: 'Large deposits came to my bank after the coconut harvest. How do I show them in my return?',
          answer:
            'Show your farm income in the return although it is exempt, because deposits far above the return can bring a notice. Send us the sale slips, the patta and the bank statement. We will match the deposits with the harvest, and show farm income and business separately.',
        },
      },
      'pf-esi-services': {
        lead: 'We can tell Pollachi coir units, market agents and farm stays when PF and ESI start to apply, and file the returns every month.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some coir units pay fibre workers by weight every week without a list of names. After an injury at the machine they cannot show that the worker was covered, and have to bear the cost.',
            we: 'We prepare a register that shows the name, the days and the kilos of each worker, and file PF and ESI from it.',
            send: ['Weight book', 'Masked Aadhaar copies', 'Bank passbooks'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'If a cook or a watchman also works in the grove and only half of his wage is recorded, the PF office can ask for contributions on the other half.',
            we: 'We keep one wage record for each person, and mark the cottage work and the grove work in it.',
            send: ['Wage slips', 'Duty list', 'Names and mobile numbers'],
          },
          {
            trade: 'vegetable-markets',
            name: 'Gandhi Market commission agents',
            wrong:
              "If an agent pays the market loadmen through his wage book without their names, an inspector can treat all of them as the agent's own workers.",
            we: 'We list the market loadmen separately from your own clerks and weighmen.',
            send: ['Loading receipts', 'Wage vouchers', 'Staff list'],
          },
        ],
        question: {
          question: 'Some women spin coir yarn for me at home. Do I have to register them for PF and ESI?',
          answer:
            'It depends on the facts, mainly on who gives the work, the fibre and the rate. From today, write down the name, the kilos and the pay of each woman. Send us the list and your terms of work. Before you file, we will tell you whom to register.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can work out TDS for Pollachi yards and mills on their payments to spinners, brokers and landowners, and file the returns.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Coir spinners and fibre units send you small bills. In a year the bills of one PAN can cross the limit, and you then owe TDS that you did not deduct.',
            we: 'We sort the bills by PAN, and tell you from which bill you have to deduct TDS.',
            send: ['Conversion bills', 'PAN copies', "Clearing agent's bills"],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              "If a broker's commission on copra is adjusted against the price of oil, nobody sees a payment. TDS is then not deducted, and the expense can be disallowed.",
            we: 'We enter the full commission in the books and include it in the TDS return.',
            send: ["Broker's account", 'Copra purchase notes', 'PAN of the brokers'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'If you lease a cottage from three owners of one family and pay the rent to one of them, a TDS deduction in one PAN is wrong. TDS is checked for each owner.',
            we: 'We read the title deed, split the rent between the owners and note the PAN of each owner.',
            send: ['Lease deed', 'PAN of the owners', 'Bank statement with the rent payments'],
          },
        ],
        question: {
          question: 'I lease out my coconut grove to a contractor. Does he have to deduct TDS from the rent?',
          answer:
            "Rent for land can fall under TDS, while a sale of the standing crop may not, so the lease must say which one it is. It also depends on the contractor's turnover. Send us the lease agreement. We will tell you what to expect, and claim any TDS in your return.",
        },
      },
      'company-registration': {
        lead: 'We can form a company, an LLP or a producer company in Pollachi after we read your land and subsidy documents.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'If a subsidy is sanctioned to you as proprietor and a new firm asks for the balance, the bank branch can refuse it. You then lose the rest of the subsidy.',
            we: 'We first write to the scheme office, and fix the date of the change after it replies.',
            send: ['Subsidy order', 'Loan letter', 'Lease of the yard', 'PAN and masked Aadhaar of the partners'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Relatives often keep their savings in the oil mill and earn interest. In a company such money can be a deposit, which the law restricts, and the company may have to repay it.',
            we: "We list the relatives' loans, and work out which loans can stay in the company.",
            send: ['Loan ledger', 'Partnership deed', 'List of presses and dryers'],
          },
          {
            trade: 'hotels',
            name: 'Farm stays and resorts',
            wrong:
              'If a cottage is on land of four heirs and one brother runs it, a new company has no right to the building. Another heir can then stop the business.',
            we: 'We draft a lease agreement from all the owners to the new company.',
            send: ['Patta', 'Legal heir certificate', 'PAN and masked Aadhaar of the owners'],
          },
        ],
        question: {
          question: 'Coconut growers of my village want a factory together. What kind of company do we form?',
          answer:
            'A producer company suits this purpose, and each grower keeps his own land. Its yearly forms are due even if it sells nothing. Bring a list of the members with their land and the machine quotation. We will explain the yearly cost, and register the company if you agree.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep accounts for Pollachi groves, copra yards, dairies and oil mills in nuts, kilos and litres as well as in rupees.',
        trades: [
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'If copra is entered at its wet weight on the day of purchase, your stock shows kilos that no longer exist. An officer can then ask where this copra went.',
            we: 'We record the weight of each lot when you buy it and when you press it.',
            send: ['Purchase slips', 'Drying notes', 'Press register', 'Oil sale bills'],
          },
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Fibre and pith dry in open heaps, and often nobody knows how much a load of husk gives. The stock figure is then a guess, and the bank can refuse a higher loan limit.',
            we: 'We compare the loads of husk with the fibre bales, the pith blocks and the units of electricity used.',
            send: ['Husk slips', 'Count of bales and blocks', 'EB bills'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farms',
            wrong:
              'If the price of a cow sold at the fair and the money for milk go into one cash book, you do not know whether the milk pays for the feed.',
            we: 'We keep one account for each animal and another for the milk.',
            send: ['Milk slips', 'Cattle fair slips', 'Bills for feed and veterinary doctor'],
          },
        ],
        question: {
          question: 'My family has a grove, a copra yard and a cottage. How many cash books do we need?',
          answer:
            'Keep three small cash books, one for the grove, one for the yard and one for the cottage. Note what the grove gives to the yard and at what price. Send us photos of the pages. We will prepare one set of accounts for the year from them.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Pollachi coir, oil and weaving units under Udyam before you buy a machine with a subsidy.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some units buy a defibring machine first and apply for the subsidy later. If the scheme asks for the certificate and the sanction before the purchase, the subsidy is refused.',
            we: 'We register you under Udyam, and write down the steps of the scheme in the right order.',
            send: ['Machine quotation', 'Lease of the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'A mill that presses oil is sometimes registered as a coconut dealer by mistake. The bank can then refuse the loan for an oil press (expeller), because the certificate calls the owner a trader.',
            we: 'We enter drying and pressing as manufacture, and trade in nuts as the last activity.',
            send: ['Food licence', 'Machine bills', 'Last income tax return'],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              'Some Negamam master weavers and their weavers use one Udyam number, although the weaver has his own loom and PAN. The weaver cannot use that certificate for a loan.',
            we: 'We register the master and the weaver, each in his own PAN.',
            send: ['PAN of each person', 'Masked Aadhaar with linked mobile', 'Loom or yarn bills'],
          },
        ],
        question: {
          question: 'I have a coconut grove and a small fibre unit in Pollachi. What do I register under Udyam?',
          answer:
            'You register the fibre unit, because growing coconuts is farming and Udyam does not cover it. Drying copra and pressing oil can be registered too. Tell us what work you do on the nuts and which machines you use. We will enter only this work and these machines.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for your import export code (IEC) if you want to send coir pith, coconut oil or sarees from Pollachi abroad.',
        trades: [
          {
            trade: 'coir',
            name: 'Coir fibre and pith units',
            wrong:
              'Some owners promise a container of pith before they have the IEC. If the name and bank account in a hurried IEC differ from the GST certificate, the export payment and the refund are held up.',
            we: 'We use the name on your GST certificate everywhere, and register the AD code of your bank at the port before loading.',
            send: ['PAN of the firm', 'GST certificate', 'Cancelled cheque', "Buyer's order"],
          },
          {
            trade: 'copra-oil',
            name: 'Copra yards and oil mills',
            wrong:
              'Some mills send coconut oil without a laboratory report or in the wrong pack size. Export rules for edible oil change, and customs can stop the load.',
            we: 'On the day of the contract we check the export rule, and list the licence and the reports that you need.',
            send: ['Food licence', 'Laboratory report', "Buyer's label"],
          },
          {
            trade: 'cotton-weaving',
            name: 'Negamam saree makers',
            wrong:
              'If the label says handloom although a part of the cloth comes from power looms, the buyer or customs can refuse the sarees.',
            we: 'We apply for the IEC, and check that the label states the fibre and the kind of loom correctly.',
            send: ['Sample saree label', 'PAN and masked Aadhaar', 'Bank passbook'],
          },
        ],
        question: {
          question: 'My farm stay has guests from abroad and one wants to order coir pots. Do I need an IEC?',
          answer:
            'You need an IEC for the coir pots, because the pots leave India in your name. For renting rooms to foreign guests you do not need an IEC. Send us your PAN and a cancelled cheque. We will apply, and tell you what the courier will ask for.',
        },
      },
    },
    seo: {
      title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
      description:
        'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
    },
  }) satisfies CityWords;

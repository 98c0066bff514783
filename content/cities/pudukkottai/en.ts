import { fact } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do books, GST returns and income tax for jewellers, cashew roasters and families with earnings abroad in Pudukkottai.',
  description: [
    'A jeweller must account for every gram of gold, and a roaster for the kernels from each bag. We set up a register in weight first and make the return from it.',
    'On cashew nuts from a grower you, the buyer, pay the tax. Nuts from a dealer come with tax on the bill. We keep two purchase books, so the return is right.',
    'Do you live abroad, or does a son or daughter send you money? We count the days abroad, trace where the money came from and file for each person.',
  ],
  keyAttractions: [
    'Sittannavasal Jain caves',
    'Thirumayam Fort',
    'Narthamalai rock temples',
    'Kudumiyanmalai music inscriptions',
    'Government Museum, Thirugokarnam',
    'Brihadambal Temple, Thirugokarnam',
  ],
  majorIndustries: [
    {
      kind: 'jewellery',
      name: 'Jewellery shops',
      note: 'Advances, old gold and returned pieces pass through one counter at weddings and Deepavali. Keep each in its own register.',
    },
    {
      kind: 'flower-markets',
      name: 'Keeramangalam flower trade',
      note: 'Flowers are auctioned before the morning buses leave. The agent needs a sheet by grower with price, commission and payment.',
    },
    {
      kind: 'cashew',
      name: 'Cashew roasting',
      note: 'A roaster gets only a small part of the raw weight as kernel. Write down the yield of each bag, because it proves your stock.',
    },
    {
      kind: 'fishing',
      name: 'Trawlers at Kottaipattinam',
      note: 'Agents give boats diesel and ice on account. The settlement sheet must separate the catch from the loan.',
    },
    {
      kind: 'coconuts',
      name: 'Coconut groves of Alangudi',
      note: 'Nuts are sold by count and copra by weight. A trader who keeps both can explain the loss in drying.',
    },
    {
      kind: 'quarries',
      name: 'Stone crushers and blue metal',
      note: 'Crushers bill road contractors by the load. Write the transit slip number on each bill, as proof for later.',
    },
  ],
  serviceAreas: [
    'Aranthangi',
    'Alangudi',
    'Thirumayam',
    'Gandarvakottai',
    'Adanakottai',
    'Illuppur',
    'Keeramangalam',
    'Ponnamaravathi',
  ],
  work: 'We work for shops, roasters and families in Pudukkottai, Aranthangi and Alangudi from Coimbatore. You send papers by WhatsApp or courier, or visit by appointment.',
  trades: [
    {
      kind: 'jewellery',
      name: 'Jewellers',
      needs: 'You need gold accounts in grams, the right bill for exchanged gold, and a stock that agrees on any day.',
    },
    {
      kind: 'cashew',
      name: 'Cashew roasters',
      needs:
        'You need GST returns that pay the tax on nuts bought from growers, and a sheet with the yield of each lot.',
    },
    {
      kind: 'quarries',
      name: 'Crushers',
      needs:
        'You need returns that agree with transit slips. Where ESI applies, drillers and drivers need it from the first day.',
    },
    {
      kind: 'coconuts',
      name: 'Coconut traders',
      needs:
        'You need to know if GST is due once you sell copra. For income tax, your own crop and your trade stay apart.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you starting a jewellery shop, a roasting shed or a crusher in Pudukkottai? We get your GST number.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'Stock on the first day is not weighed. Credit on that gold is then hard to claim.',
          we: 'We make a list by weight and purity for the day of registration.',
          send: ['Shop lease', "Landlord's tax receipt", 'Stock list by weight', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong:
            'The roaster registers late, after kernels were sold. He owes tax that he can no longer collect from buyers.',
          we: 'We work out from your sales when the number falls due.',
          send: ['Food licence', 'Shed lease', 'Electricity bill', 'Sales of the year'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'A trader of nuts begins to dry copra. Nuts are exempt, copra is not.',
          we: 'We check the limit from the first load of copra and apply in time.',
          send: ['Purchase slips', 'Copra sale bills', 'Land papers of the drying floor'],
        },
      ],
      question: {
        question: 'My crusher has a survey number and no door number. Will the application be refused?',
        answer:
          'The officer may send a question first. We attach the village map, the lease and a photograph with location. Then the officer can find the place.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Pudukkottai jewellers, cashew roasters and crushers from your bills and weight registers.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'The bill shows only the difference after old gold. Sale and purchase are both too low.',
          we: 'We show the new piece in full and the old gold as a purchase.',
          send: ['Sale bills', 'Exchange slips with identity', 'Repair slips'],
        },
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Grower nuts and dealer nuts are in one book. The tax that you owe as buyer is missed.',
          we: "We split the two, write the buyer's own invoice and take the credit in the same month.",
          send: ['Grower vouchers', 'Dealer bills', 'Kernel sale bills'],
        },
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong:
            'Royalty is paid each month, but the GST on it is not. As a rule the one who pays royalty owes that tax.',
          we: 'We add that entry and compare loads with transit slips.',
          send: ['Transit slips', 'Royalty receipts', 'Blasting bills', 'Weigh slips'],
        },
      ],
      question: {
        question: 'Customers pay monthly for a wedding set. When is it a sale?',
        answer:
          'In most cases it becomes a sale when you bill the ornament. Until then the money is an advance. Keep a card for each customer with dates.',
      },
    },
    'gst-notices': {
      lead: 'Did officers weigh your stock or send a GST notice in Pudukkottai? We write the reply from your registers.',
      trades: [
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: "Gold at a smith's bench has no slip, so it is counted as sold. A signed list says the same.",
          we: 'We prepare a weight table of tray, bench and repair pieces.',
          send: ['The notice and the signed list', 'Issue slips', 'Repair slips', 'Exchange vouchers'],
        },
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong: 'Permits of the mines office show more loads than your bills. Some stone was for your own use.',
          we: 'We match permit, slip and bill and list own use and rejects.',
          send: ['Permit register', 'Sale bills', 'Own use record'],
        },
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Kernels sold look few for the nuts bought. Loss in roasting is not written.',
          we: 'We show the yield of each lot with shells and broken pieces.',
          send: ['Lot sheets', 'Shelling weights', 'Grower vouchers'],
        },
      ],
      question: {
        question: 'Officers ask about money that my brother sent from Singapore. What do I show?',
        answer:
          "Show the bank's advice with his name and the reason. A letter from him helps, but the bank paper is stronger. We add it to the table of deposits.",
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds in Pudukkottai for exported kernels and for tax that was paid by mistake.',
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Kernels go abroad, but the lot sheet and shipping bill name different cartons. The claim waits.',
          we: 'We tie each carton to a lot before we file.',
          send: ['Shipping bill (customs export paper)', 'Lot sheet', 'Bank advice', 'Packing bills'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish agents',
          wrong: 'Tax was paid on fresh fish, which is exempt. The owner thinks that it is lost.',
          we: `We ask for it back within ${fact('gst.refund-claim-limit')} of the payment.`,
          send: ['Tax payment receipts', 'Landing slips', 'Returns'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'A daughter abroad carried a set home and paid later. Without customs papers it is a home sale.',
          we: 'We tell you before the sale which papers make it an export.',
          send: ['Invoice by weight', 'Customs paper', 'Bank advice'],
        },
      ],
      question: {
        question: 'I have more credit than tax to pay. Will the government send it to me?',
        answer:
          'Not only because it is large. Credit waits for your next sales unless there is an export or a special case. We check which it is.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Pudukkottai shop families, roasters and people who work abroad.',
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Shells and broken kernels are sold for cash and left out. The yield then looks false.',
          we: 'We add them to sales and value the raw nuts on hand.',
          send: ['Lot sheets', 'Purchase vouchers', 'Shell sale notes', 'Stock on 31 March'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'Nuts of the own grove and bought nuts are sold together. All is called farm income.',
          we: 'We split them by harvest notes and purchase slips.',
          send: ['Harvest notes', 'Land papers', 'Purchase slips'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'The stock is valued one way this year and another way next year. The officer asks why.',
          we: 'We keep one method and weigh at closing.',
          send: ['Stock tally', 'Purchase bills', 'Exchange register'],
        },
      ],
      question: {
        question: 'I work in Malaysia and have a house on rent in Aranthangi. What do I file?',
        answer:
          'Rent from here is taxable here. Your days in India decide what else counts. Send passport pages, bank interest and the rent agreement.',
      },
    },
    'pf-esi-services': {
      lead: "We run PF (provident fund) and ESI (workers' insurance) for Pudukkottai sheds, crushers and shops.",
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: "Shelling is paid by kilo and only the leader's name is written. The workers have no record of days.",
          we: 'We make a register by name, days and kilos.',
          send: ['Kilo slips', 'Names and phones', 'Masked Aadhaar copies'],
        },
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong:
            'Drillers, loaders and drivers have three employers on one site. After an accident each points at the other.',
          we: 'We write down who employs whom and enter new men on their joining day.',
          send: ['Blasting contract', 'Driver list', 'Trip sheets'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'Extra hands come for Deepavali and the shop passes the count.',
          we: 'We count every branch and helper before the season.',
          send: ['Staff list', 'Wage book', 'Bonus list'],
        },
      ],
      question: {
        question: 'A smith works at his own house for my shop. Is he my employee?',
        answer:
          'He can be, even at his own bench. Who gives the gold, sets the rate and may reject the piece decides. Send issue slips and hours, and we tell you which it is.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax that you cut when you pay) for Pudukkottai crushers, jewellers and cashew sheds.',
      trades: [
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong: 'Blasting, excavators and a geologist are booked as one kind of payment. Work, hire and fees differ.',
          we: 'We sort the bills and mark the kind of payment in your ledger.',
          send: ['Blasting bills', 'Excavator log sheets', "Lorry owners' declarations", 'PAN copies'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'Making charges are paid in gold and nobody thinks of tax. A payment in metal also has a value.',
          we: "We value the metal and add it to the year's total.",
          send: ["Smiths' accounts", 'Rent deed', 'PAN of the smiths'],
        },
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Shelling by other sheds is paid every week in small sums. The yearly total passes the limit.',
          we: 'We keep a total by PAN and warn you.',
          send: ['Shelling bills', 'Broker accounts', 'Godown rent deed'],
        },
      ],
      question: {
        question: 'I buy a plot from my uncle who lives in Singapore. Do I cut tax?',
        answer:
          'Yes, a seller abroad has a rule of his own. The sum is worked out before the deed. Send his PAN and the draft.',
      },
    },
    'company-registration': {
      lead: 'Would a company help your Pudukkottai shop, shed or grove? We compare it with simpler forms and register it if it helps.',
      trades: [
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'Growers want to sell copra and garlands together without a form that the bank knows.',
          we: 'We explain the producer company and start with the member list.',
          send: ['Land papers', 'List of members', 'Crop list'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'Monthly savings of customers are held in the firm. In a company they can count as deposits.',
          we: 'We check the scheme rules before a company is formed.',
          send: ['Scheme card', 'Customer list', 'Shop licence'],
        },
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong: 'The permission names one man, and friends pay for the machines. They own nothing on paper.',
          we: 'We write their shares into a deed or share register.',
          send: ['Permission', 'Machine bills', 'Identity papers of partners'],
        },
      ],
      question: {
        question: 'My brother abroad gives money for our roasting shed. How should he come in?',
        answer:
          'As lender, partner or shareholder, but on paper. Money from abroad has reporting rules. We settle his role before the money arrives.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We keep the books of Pudukkottai jewellers, boats and flower agents and close them against the day's count.",
      trades: [
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'Old gold is entered at a value that the customer did not sign. Metal and cash then differ.',
          we: 'We keep gold by purity and post each signed slip.',
          send: ['Exchange slips', 'Issue slips', 'Card and UPI reports', 'Day sheet'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish agents',
          wrong: "Diesel and ice on the agent's account are mixed with the fish price. The boat looks profitable.",
          we: 'We make a sheet by trip with catch, costs and loan.',
          send: ['Auction slips', "Agent's account", 'Crew share note'],
        },
        {
          trade: 'flower-markets',
          name: 'Flower agents',
          wrong: 'Advances before a festival are never adjusted. Growers and agent have different balances.',
          we: 'We post each advance by grower and adjust it with the next sale.',
          send: ['Sale sheets', 'Advance slips', 'Payment list'],
        },
      ],
      question: {
        question: 'We are building a house with money from abroad. Should the shop pay the mason?',
        answer:
          "Better not. Pay from the family account and keep the bills there. The shop's books stay clean for the bank.",
      },
    },
    'udyam-registration': {
      lead: "We get Udyam certificates, the government's free number for small units, for Pudukkottai roasters and crushers.",
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'The unit is entered as a trader of nuts. A loan for a cutting machine is refused.',
          we: 'We enter roasting, shelling and packing as making.',
          send: ['Machine bills', 'Power card', 'Food licence', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'quarries',
          name: 'Crushers',
          wrong: "The form carries the town office and not the crusher site. The bank's inspector finds nothing there.",
          we: 'We give proof of the site and enter excavators at book value.',
          send: ['Site papers', 'Depreciation list', 'Permission'],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'A shop with its own workshop is listed as retail alone.',
          we: 'We put the workshop first and leave gold out of the investment.',
          send: ['Tool bills', 'Shop lease', 'Masked Aadhaar with linked phone'],
        },
      ],
      question: {
        question: 'I have come back from the Gulf and want to start copra drying. When do I register?',
        answer:
          'Before you order the dryer, since many schemes ask for it first. You need PAN, Aadhaar with its phone and the address. The rest we ask by message.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC, the import export code, for Pudukkottai roasters and traders who sell abroad themselves.',
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew roasters',
          wrong: 'Count and moisture on the invoice are not those of the sample. The buyer cuts the price.',
          we: 'We apply for the code and list the tests that the buyer reads.',
          send: ['PAN', 'Cancelled cheque', 'Food licence', 'Laboratory report'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: "Copra is offered abroad without the council's registration. Export benefits are then lost.",
          we: 'We add the registration after the code is given.',
          send: ['Sample report', 'GST certificate', "Buyer's letter"],
        },
        {
          trade: 'jewellery',
          name: 'Jewellers',
          wrong: 'A visitor buys a set and carries it home. The shop records an export.',
          we: 'We explain why it is a home sale and when an appraised parcel is not.',
          send: ['Sale bill', "Customer's order", 'PAN'],
        },
      ],
      question: {
        question: 'Money comes to me from Singapore every month. Must I have an IEC?',
        answer:
          'No, not for family money. The code is for goods that cross the border. If you send cashew to a shop there, you need it.',
      },
    },
  },
  seo: {
    title: 'Accounts, GST and ITR Filing in Pudukkottai',
    description:
      'Jewellers, cashew roasters, rice mills and families with earnings abroad: book-keeping, GST returns and income tax filing for Pudukkottai and Aranthangi.',
  },
} satisfies CityWords;

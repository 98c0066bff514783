import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'Jewellers, cashew roasters and families with income abroad in Pudukkottai can leave their books, GST returns and income tax to us.',
    description: [
      'A jeweller must be able to explain every gram of gold, and a roaster the kernels from each bag. We set up a register by weight first, and then prepare the GST return from it.',
      'If you buy raw cashew nuts from a grower, you as the registered buyer pay the GST. A dealer charges it in his bill. We keep separate purchase books for growers and dealers, so that you neither miss the tax nor lose the credit.',
      'If you live abroad, or a son or daughter sends you money, we look at the days abroad and trace where the money came from. Then we file a return for each person who has to file one.',
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
        note: 'At weddings and Deepavali, advances, old gold and returned pieces pass through one counter. Keep a register for each of them.',
      },
      {
        kind: 'flower-markets',
        name: 'Keeramangalam flower trade',
        note: 'Flowers are auctioned before the morning buses leave. The agent needs a sheet for each grower with price, commission and payment.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasting',
        note: 'Only a small part of the raw weight becomes kernels. Write down the yield of each bag, because it proves your stock.',
      },
      {
        kind: 'fishing',
        name: 'Trawlers at Kottaipattinam',
        note: 'Agents give diesel and ice to boats on account. The settlement sheet must show the catch and the loan separately.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut groves of Alangudi',
        note: 'Nuts are sold by number and copra by weight. A trader who records both can explain the weight that is lost in drying.',
      },
      {
        kind: 'quarries',
        name: 'Stone crushers and blue metal',
        note: 'Crushers bill road contractors by the load. Write the transit slip number on each bill, so that you can prove it later.',
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
    work: 'Shops, cashew roasters and families in Pudukkottai, Aranthangi and Alangudi can work with our Coimbatore office by WhatsApp and courier. Visits are possible by appointment.',
    trades: [
      {
        kind: 'jewellery',
        name: 'Jewellers',
        needs:
          'You need gold accounts in grams, the right bill for exchanged gold, and a stock register that agrees on any day.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasters',
        needs:
          'You need GST returns that include the tax on nuts bought from growers, and a sheet with the yield of each lot.',
      },
      {
        kind: 'quarries',
        name: 'Crushers',
        needs:
          'You need returns that agree with your transit slips. Where ESI applies, drillers and drivers have to be enrolled from the first day.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut traders',
        needs:
          'You need to know if GST is due once you sell copra. For income tax, your own crop and your trade have to be separated.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'If you start a jewellery shop, a cashew shed, a copra trade or a crusher in Pudukkottai, we can get your GST number.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A jeweller may register without weighing the gold that he has on the first day. It is then hard to claim credit on that gold, and the tax in it becomes a cost.',
            we: 'We prepare a stock list by weight and purity for the day of registration.',
            send: [
              'Lease deed of the shop',
              "Landlord's property tax receipt",
              'Stock list by weight',
              'PAN and masked Aadhaar',
            ],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'A roaster may register only after kernels worth more than the limit were sold. He then owes GST that he can no longer collect from his buyers.',
            we: 'We work out from your sales on which date you have to register.',
            send: ['Food licence', 'Lease deed of the shed', 'Latest EB bill', 'Sales figures of the year'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'A trader who only sold nuts may begin to dry copra. Nuts are exempt and copra is taxable, so he can cross the limit without noticing it.',
            we: 'We add up your sales from the first load of copra, and apply in time.',
            send: ['Nut purchase slips', 'Copra sales bills', 'Land record of the drying floor'],
          },
        ],
        question: {
          question:
            'My crusher near Pudukkottai has a survey number but no door number. Will my GST application be rejected?',
          answer:
            'The officer may first send a question, and a missing answer leads to rejection. We attach the village map, the lease deed and a photo with the location, and name a person who will meet him at the site. If a question comes all the same, we answer it within the time shown on the portal.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for jewellers, cashew roasters and stone crushers in Pudukkottai from your bills and weight registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the bill shows only the difference after old gold, both your sale and your purchase are too low. The officer can ask for GST on the full price of the new piece.',
            we: "We show the new piece in full, and the old gold as a purchase with the seller's identity.",
            send: ['Sales bills', 'Old gold exchange slips', 'Repair slips'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Nuts from growers and from dealers may be in one book. The GST that you owe on growers' nuts is then missed, and interest runs until somebody finds it.",
            we: 'We keep growers separate, write your own invoice for their nuts, and take the credit as the rules allow.',
            send: ['Grower vouchers', "Dealers' invoices", 'Kernel sales bills'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'A crusher pays royalty every month but may not pay GST on it. The person who pays royalty usually owes that tax, so several years can be demanded at once.',
            we: 'We add the tax on royalty to your return, and compare your loads with the transit slips.',
            send: ['Transit slips', 'Royalty receipts', 'Blasting bills', 'Weighment slips'],
          },
        ],
        question: {
          question: 'My customers pay monthly for a wedding set. When does my Pudukkottai shop report the sale?',
          answer:
            'In most cases it is a sale when you bill the ornament, and the money is an advance until then. Keep a card for each customer with dates and amounts. We check the terms of your scheme, keep the advances in a separate account and report the sale in the month of the bill.',
        },
      },
      'gst-notices': {
        lead: 'If officers weighed your stock in Pudukkottai or a GST notice came, we can write the reply from your registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Gold that lies with a goldsmith may have no issue slip, so the officers treat it as sold. If you sign such a list without a remark, you may be asked for tax on gold that you still own.',
            we: 'We prepare a weight table of shop stock, gold with smiths and repair pieces.',
            send: ['The notice and the signed list', 'Issue slips', 'Repair slips', 'Exchange vouchers'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'The permits of the mines office may show more loads than your bills, because you used some stone yourself. Without a record, the officer treats these loads as sold.',
            we: 'We match permit, transit slip and bill, and list own use and rejected stone.',
            send: ['The notice', 'Permit register', 'Sales bills', 'Record of own use'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'The kernels sold may look too few for the nuts bought. If the loss in roasting was never written down, the officer can treat it as sales without bills.',
            we: 'We show the yield of each lot, with shells and broken pieces.',
            send: ['The notice', 'Lot sheets', 'Shelling weights', 'Grower vouchers'],
          },
        ],
        question: {
          question: 'The GST officer asks about money that my brother sent from Singapore. What proof do I need?',
          answer:
            "The best proof is the bank's remittance advice with his name and the reason. A letter from him helps too, but less than the bank document. Ask your bank for an advice for each credit. We put them into a table of all deposits, separate family money from sales, and write the reply.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds in Pudukkottai for exported cashew kernels and for tax that was paid by mistake.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Kernels may go abroad with a lot sheet that shows other carton numbers than the shipping bill. The officer holds the claim until the difference is explained.',
            we: 'We link each carton to its lot before we file the claim.',
            send: ['Shipping bill', 'Lot sheet', 'Bank realisation advice', 'Packing bills'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'A boat owner may have paid GST on fresh fish, which is exempt. He thinks that the money is lost, and after the time limit it is.',
            we: `We claim it back within ${fact('gst.refund-claim-limit')} of the payment.`,
            send: ['Payment challans', 'Landing slips', 'GST returns'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A daughter who lives abroad may carry a set home and pay later. Without customs documents it is a sale in India, and no refund can be claimed.',
            we: 'We tell you before the sale which documents make it an export.',
            send: ['Invoice with weights', 'Customs document', 'Bank realisation advice'],
          },
        ],
        question: {
          question: 'My Pudukkottai firm has more GST credit than tax to pay. Can I get the balance refunded?',
          answer:
            'Credit can be refunded for exports and in a few other cases, for example when you buy at a higher rate than you sell. Otherwise it stays in your ledger for the next sales. Send us your last returns and a purchase list. We check which case it is, work out the amount and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for shop owners, cashew roasters and coconut traders in Pudukkottai, and for people who work abroad.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Shells and broken kernels may be sold for cash and left out of the accounts. The yield then looks wrong, and the officer can add an estimated amount to your income.',
            we: 'We add these sales, and value the raw nuts that you have on 31 March.',
            send: ['Lot sheets', 'Purchase vouchers', 'Shell sales notes', 'Stock list of 31 March'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Nuts from your own grove and bought nuts may be sold together, and everything shown as farm income. The bought part is business income and can be taxed with interest.',
            we: 'We separate both with harvest notes and purchase slips.',
            send: ['Harvest notes', 'Land records', 'Purchase slips'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the gold stock is valued by one method this year and by another next year, the officer can recalculate the profit of both years.',
            we: 'We keep to one method, and prepare a stock list by weight for 31 March.',
            send: ['Stock list by weight', 'Purchase bills', 'Old gold exchange register'],
          },
        ],
        question: {
          question: 'I work in Malaysia and let out my house in Aranthangi. What return do I file in India?',
          answer:
            'The rent from Aranthangi is taxable in India. Your days in India decide if other income has to be shown too. Send us the passport pages with stamps, the bank interest certificate and the rental agreement. We settle your residential status, choose the form and file it. You verify it yourself online.',
        },
      },
      'pf-esi-services': {
        lead: "We can run PF and ESI for cashew sheds, stone crushers and jewellery shops in Pudukkottai, with every worker's name on the list.",
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Shelling is paid by the kilo, and often only the leader's name is written. If an inspector asks, the workers have no record of days, and the dues may be estimated.",
            we: 'We prepare a register with name, days and kilos.',
            send: ['Kilo slips', 'Names and mobile numbers', 'Masked Aadhaar copies'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'Drillers, loaders and drivers at a crusher may have three different employers. After an accident each says that the man belongs to somebody else, and the crusher owner may have to pay.',
            we: 'We write down who employs whom, and enrol your new men on the day they join.',
            send: ['Blasting contract', 'List of drivers', 'Trip sheets'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A shop may take extra staff for Deepavali and cross the limit for PF. If nobody notices, contributions and damages can be asked for later.',
            we: 'We list the staff of every branch before the season, and tell you what will change.',
            send: ['Staff list', 'Wage book', 'Bonus list'],
          },
        ],
        question: {
          question: 'A goldsmith works in his own house for my Pudukkottai shop. Do I have to pay PF for him?',
          answer:
            'You may have to, even if he sits at his own bench. It depends on who gives the gold, fixes the rate and may reject the piece. Send us a few issue slips and the payments of some months. We tell you if he is your worker or a job worker, and enrol him if needed.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file the TDS returns of crushers, jewellers and cashew sheds in Pudukkottai, and add up each PAN through the year.',
        trades: [
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Blasting, excavator hire and a geologist's fee may be booked as one kind of payment. Contract, hire and professional fees have different TDS, and a short deduction costs interest.",
            we: 'We sort the bills, and mark the kind of payment in your ledger.',
            send: ['Blasting bills', 'Excavator log sheets', "Lorry owners' declarations", 'PAN copies'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Making charges may be paid in gold, and nobody thinks of TDS because no money moves. A payment in gold has a value too, so TDS can be missed for a whole year.',
            we: "We value the gold and add it to the smith's total for the year.",
            send: ["Smiths' accounts", 'Shop rental agreement', 'PAN of the smiths'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Shelling by other sheds is paid every week in small amounts. The total of a year can cross the limit, and you then pay the TDS that you did not deduct.',
            we: 'We keep a total for each PAN, and tell you before the limit is crossed.',
            send: ['Shelling bills', "Broker's account", 'Godown rental agreement'],
          },
        ],
        question: {
          question: 'I buy a plot in Pudukkottai from my uncle who lives in Singapore. Do I deduct TDS?',
          answer:
            'Yes, for a seller who lives abroad the buyer has to deduct TDS, even within the family. It is worked out before the deed is registered. Send us his PAN, his address abroad and the draft deed. We work out the amount, help him if a lower rate can be applied for, and file your return.',
        },
      },
      'company-registration': {
        lead: 'We can compare a company with simpler forms for your shop, shed or grove in Pudukkottai, and register the one that fits.',
        trades: [
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "Growers may want to sell copra and garlands together, without a form of business that a bank accepts. No bank then opens an account or gives a loan in the group's name.",
            we: 'We explain the producer company, and begin with the list of members.',
            send: ['Land records', 'List of members', 'Crop list'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A jeweller may hold monthly savings of his customers. In a company these can be treated as deposits, which the law restricts, and the directors can be fined.',
            we: 'We check the rules for your scheme before a company is formed.',
            send: ['Scheme card', 'List of customers', 'Shop licence'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'The quarry permission may name one man while his friends paid for the machines. If they quarrel, the friends cannot prove that anything belongs to them.',
            we: "We write their shares into a partnership deed or into the company's share register.",
            send: ['Quarry permission', 'Machine bills', 'PAN and masked Aadhaar of the partners'],
          },
        ],
        question: {
          question: 'My brother abroad wants to put money into our Pudukkottai roasting shed. How should he come in?',
          answer:
            'He can be a lender, a partner or a shareholder, but it has to be in writing. Money from abroad also has reporting rules at the bank. Tell us how much he gives and what he expects for it. We compare the forms, and settle his role before the money arrives.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of jewellers, boats and flower agents in Pudukkottai, and compare them with the stock and cash of the day.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Old gold may be entered at a value that the customer never signed. The gold register and the cash then differ, and you cannot show what was really paid.',
            we: 'We keep the gold by purity, and enter each signed slip.',
            send: ['Old gold exchange slips', 'Issue slips to smiths', 'Card and UPI reports', 'Day sheet'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              "Diesel and ice on the agent's account may be set off against the fish price. The boat then looks profitable while its debt to the agent grows.",
            we: 'We make a sheet for each trip with catch, costs and loan.',
            send: ['Auction slips', "Agent's account", 'Crew share note'],
          },
          {
            trade: 'flower-markets',
            name: 'Flower agents',
            wrong:
              'Advances given to growers before a festival may never be adjusted. The grower and the agent then have different balances, and the agent loses either the money or the grower.',
            we: 'We enter each advance by grower, and adjust it with the next sale.',
            send: ['Sales sheets', 'Advance slips', 'Payment list'],
          },
        ],
        question: {
          question: 'We are building a house with money from abroad. Can my Pudukkottai shop pay the mason?',
          answer:
            "It is better to pay from the family account and keep the bills with the bank advices there. If the shop pays, the amount is your private drawing and makes the accounts harder to read for the bank. Send us what was paid so far. We move it out of the shop's expenses and keep a building file.",
        },
      },
      'udyam-registration': {
        lead: 'We can get the Udyam certificate for cashew roasters, crushers and jewellery workshops in Pudukkottai, with the right site and activity.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'A roasting unit may be registered as a trader of nuts. The bank can then refuse the loan for a cutting machine, because the certificate shows no production.',
            we: 'We enter roasting, shelling and packing as manufacturing.',
            send: ['Machine bills', 'EB bill of the shed', 'Food licence', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "The form may show the town office and not the crusher site. When the bank's inspector looks for the machines there, he finds none, and the loan is delayed.",
            we: 'We add the site with proof, and enter the excavators at book value.',
            send: ['Lease deed of the site', 'Depreciation list', 'Quarry permission'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A shop with its own workshop may be listed only as retail. It can then miss the terms that banks and schemes give to makers.',
            we: 'We put the workshop first, and leave the gold out of the investment.',
            send: ['Tool bills', 'Shop lease deed', 'Masked Aadhaar with linked mobile number'],
          },
        ],
        question: {
          question: 'I came back from the Gulf and want to dry copra near Alangudi. When do I register for Udyam?',
          answer:
            'Register before you order the dryer, because many schemes ask for the certificate first. You need a PAN, an address proof and a mobile phone that is linked to your Aadhaar. We choose the code for copra, fill in the form with you on a call, and tell you what else the bank will ask for.',
        },
      },
      'iec-registration': {
        lead: 'If you want to sell cashew kernels, copra or jewellery from Pudukkottai abroad yourself, we can get your import export code (IEC).',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'The kernel count and the moisture on your invoice may differ from the sample. The foreign buyer can then cut the price or refuse the container.',
            we: 'We apply for the IEC, and list the tests that a buyer looks at.',
            send: ['PAN', 'Cancelled cheque', 'Food licence', 'Laboratory report'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "A trader may offer copra abroad with the IEC alone. Without the export council's registration he can lose the export benefits that he included in his price.",
            we: "We apply for the IEC first, and for the council's registration after it.",
            send: ['Sample test report', 'GST certificate', "Buyer's letter"],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A visitor may buy a set in your shop and carry it home. If you book this as an export, you claim a benefit that is not yours and may have to pay it back.',
            we: 'We explain which sales are local, and how a parcel with a customs appraisal is different.',
            send: ['Sales bill', "Customer's order", 'PAN'],
          },
        ],
        question: {
          question: 'A shop in Singapore wants cashew from my Pudukkottai shed. What do I need besides the IEC?',
          answer:
            'Besides the IEC you need a food licence that covers export, a laboratory report and the customs registration of your bank account. Money that your family sends you needs no IEC. Send us the order, your PAN and a cancelled cheque. We apply for the code and list the other steps in order.',
        },
      },
    },
    seo: {
      title: 'Accounts, GST and ITR Filing in Pudukkottai',
      description:
        'Book-keeping, GST returns and income tax filing for jewellers, cashew roasters, rice mills and families with income abroad in Pudukkottai and Aranthangi.',
    },
  }) satisfies CityWords;

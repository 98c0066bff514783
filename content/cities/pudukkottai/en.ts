import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'Jewellers, cashew roasters and families with income abroad in Pudukkottai can give us their accounts, GST returns and income tax.',
    description: [
      'A jeweller must be able to explain every gram of gold. A cashew roaster must be able to explain how many kernels each bag gave. We first set up a register by weight, and then prepare the GST return from it.',
      'If you buy raw cashew nuts from a grower, you as the registered buyer pay the GST. If you buy from a dealer, he charges GST in his bill. We keep separate purchase books for growers and dealers, so that you neither miss the tax nor lose the credit.',
      'If you live abroad, or a son or daughter sends you money, we check the number of days abroad and where the money came from. Then we file a return for each person who has to file one.',
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
        note: 'At weddings and Deepavali, advances, old gold and returned pieces pass through one counter. Keep one register for advances, one for old gold and one for returned pieces.',
      },
      {
        kind: 'flower-markets',
        name: 'Keeramangalam flower trade',
        note: 'Flowers are auctioned before the morning buses leave. The agent needs a sheet for each grower that shows the price, commission and payment.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasting',
        note: 'Only a small part of the raw weight becomes kernels. Write down how many kilos of kernels each bag gave, because this proves your stock.',
      },
      {
        kind: 'fishing',
        name: 'Trawlers at Kottaipattinam',
        note: 'Agents give diesel and ice to boats on credit. The settlement sheet must show the catch and the loan separately.',
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
    work: (town) =>
      `Shops, cashew roasters and families in Pudukkottai, Aranthangi and Alangudi can work with our ${town} office by WhatsApp and courier. Visits are possible by appointment.`,
    trades: [
      {
        kind: 'jewellery',
        name: 'Jewellers',
        needs:
          'You need gold accounts in grams and the right bill for exchanged gold. Your stock register should agree with the gold in the shop on any day.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasters',
        needs:
          'You need GST returns that include the tax on nuts bought from growers, and a sheet that shows how many kilos of kernels each lot gave.',
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
          'When you start selling copra, you need to know if you must register for GST. For income tax, your own crop and your trade must be shown separately.',
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
              'Some jewellers register without weighing the gold that they have on the first day. It is then hard to claim credit on that gold, and the GST on it becomes a cost.',
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
              'Some roasters register only after their sales of kernels have crossed the limit. Such a roaster owes GST that he can no longer collect from his buyers.',
            we: 'We work out from your sales on which date you have to register.',
            send: ['Food licence', 'Lease deed of the shed', 'Latest EB bill', 'Sales figures of the year'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some traders who sold only coconuts begin to dry copra. Coconuts are exempt and copra is taxable, so they can cross the limit without noticing it. The officer can then ask for tax for past months.',
            we: 'We add up your sales from the first load of copra, and apply in time.',
            send: ['Nut purchase slips', 'Copra sales bills', 'Land record of the drying floor'],
          },
        ],
        question: {
          question:
            'My crusher near Pudukkottai has a survey number but no door number. Will my GST application be rejected?',
          answer:
            'The officer may first send a query. If you do not answer it, he rejects the application. We attach the village map, the lease deed and a photo that shows the location, and give the name of a person who will meet him at the site. If the officer still sends a query, we answer it within the time shown on the portal.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for jewellers, cashew roasters and stone crushers in Pudukkottai from your bills and weight registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the bill shows only the difference after deducting the old gold, both your sale and your purchase are too low. The officer can ask for GST on the full price of the new piece.',
            we: "We show the full price of the new piece as a sale, and the old gold as a purchase with the seller's name and ID proof.",
            send: ['Sales bills', 'Old gold exchange slips', 'Repair slips'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Many sheds enter nuts from growers and from dealers in one purchase book. They then miss the GST that they owe on growers' nuts, and interest is added until they pay it.",
            we: 'We list growers separately, help you make your own invoice for their nuts, and take the credit as the rules allow.',
            send: ['Grower vouchers', "Dealers' invoices", 'Kernel sales bills'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'Many crushers pay royalty every month but do not pay GST on it. The person who pays the royalty usually owes this GST, so the department can demand it for several years at once.',
            we: 'We add the GST on royalty to your return, and match your loads with the transit slips.',
            send: ['Transit slips', 'Royalty receipts', 'Blasting bills', 'Weighment slips'],
          },
        ],
        question: {
          question: 'My customers pay monthly for a wedding set. When does my Pudukkottai shop report the sale?',
          answer:
            'In most cases, you report the sale when you bill the ornament. Until then the money is an advance. Keep a card for each customer with dates and amounts. We will check the terms of your scheme, keep the advances in a separate account and report the sale in the month of the bill.',
        },
      },
      'gst-notices': {
        lead: 'If officers weighed your stock in Pudukkottai or you received a GST notice, we can write the reply from your registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If you have no issue slip for gold that is with a goldsmith, the officers may treat it as sold. If you sign their stock list without a remark, you may be asked for tax on gold that you still own.',
            we: 'We prepare a weight table of shop stock, gold with goldsmiths and repair pieces.',
            send: ['The notice and the signed list', 'Issue slips', 'Repair slips', 'Exchange vouchers'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'The permits of the mines office often show more loads than your bills, because you used some stone yourself. If you have no record, the officer can treat these loads as sold.',
            we: 'We match each permit, transit slip and bill, and list the stone that you used yourself and the stone that was rejected.',
            send: ['The notice', 'Permit register', 'Sales bills', 'Record of own use'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'The kernels you sold may look too few for the nuts you bought. If the loss in roasting was never written down, the officer can treat it as sales without bills.',
            we: 'For each lot, we show the kilos of kernels, shells and broken pieces.',
            send: ['The notice', 'Lot sheets', 'Shelling weights', 'Grower vouchers'],
          },
        ],
        question: {
          question: 'The GST officer asks about money that my brother sent from Singapore. What proof do I need?',
          answer:
            "The best proof is the bank's remittance advice with his name and the reason. A letter from him also helps, but the bank advice is stronger. Ask your bank for an advice for each credit. We put them into a table of all deposits, separate family money from sales, and write the reply.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds in Pudukkottai for exported cashew kernels and for tax that was paid by mistake.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Sometimes the carton numbers in the lot sheet and in the shipping bill are different. The officer holds up the refund until you explain the difference.',
            we: 'We match each carton with its lot before we file the claim.',
            send: ['Shipping bill', 'Lot sheet', 'Bank realisation advice', 'Packing bills'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'Some boat owners pay GST on fresh fish by mistake, although it is exempt. They think that the money is lost. If they do not claim it within the time limit, they really lose it.',
            we: `We claim back the GST on fresh fish within ${fact('gst.refund-claim-limit')} of the payment.`,
            send: ['Payment challans', 'Landing slips', 'GST returns'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Sometimes a customer who lives abroad carries a jewellery set home and pays later. Without customs documents it is a sale in India, and you cannot claim a refund.',
            we: 'Before the sale, we tell you which documents you need to make it an export.',
            send: ['Invoice with weights', 'Customs document', 'Bank realisation advice'],
          },
        ],
        question: {
          question: 'My Pudukkottai firm has more GST credit than tax to pay. Can I get the balance refunded?',
          answer:
            'You can get a refund of credit for exports and in a few other cases, for example when you buy at a higher rate than you sell. Otherwise the credit stays in your ledger and you use it for your next sales. Send us your last returns and a purchase list. We will check if you can get a refund, work out the amount and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for shop owners, cashew roasters and coconut traders in Pudukkottai, and for people who work abroad.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Some roasters sell shells and broken kernels for cash and do not enter these sales in the accounts. The kernels then look too few for the nuts, and the officer can add an estimated amount to your income.',
            we: 'We enter the sales of shells and broken kernels, and value the raw nuts that you have on 31 March.',
            send: ['Lot sheets', 'Purchase vouchers', 'Shell sales notes', 'Stock list of 31 March'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some growers sell coconuts from their own grove together with bought coconuts, and show everything as farm income. Income from bought coconuts is business income. The officer can tax it and charge interest.',
            we: 'We use harvest notes and purchase slips to separate your own coconuts from the bought ones.',
            send: ['Harvest notes', 'Land records', 'Purchase slips'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the gold stock is valued by one method this year and by another next year, the officer can recalculate the profit of both years.',
            we: 'We use the same method every year, and prepare a stock list by weight for 31 March.',
            send: ['Stock list by weight', 'Purchase bills', 'Old gold exchange register'],
          },
        ],
        question: {
          question: 'I work in Malaysia and let out my house in Aranthangi. What return do I file in India?',
          answer:
            'The rent from Aranthangi is taxable in India. Whether you must show other income too depends on the number of days you spend in India. Send us the passport pages with stamps, the bank interest certificate and the rental agreement. We will decide your residential status, choose the form and file it. You verify it yourself online.',
        },
      },
      'pf-esi-services': {
        lead: "We can run PF and ESI for cashew sheds, stone crushers and jewellery shops in Pudukkottai and keep a list with every worker's name.",
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Shelling is paid by the kilo, and often only the leader's name is written. If an inspector asks, you have no record of each worker's days. He may then estimate the dues.",
            we: "We prepare a register that shows each worker's name, days and kilos.",
            send: ['Kilo slips', 'Names and mobile numbers', 'Masked Aadhaar copies'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'Drillers, loaders and drivers at a crusher often have three different employers. After an accident, each employer says that the injured man works for somebody else, and the crusher owner may have to pay.',
            we: 'We write down who employs whom, and register your new workers on the day they join.',
            send: ['Blasting contract', 'List of drivers', 'Trip sheets'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops take extra staff for Deepavali and cross the limit for PF. If they do not notice it, the PF office can later ask for contributions and damages.',
            we: 'We list the staff of every branch before the season, and tell you if PF will apply.',
            send: ['Staff list', 'Wage book', 'Bonus list'],
          },
        ],
        question: {
          question: 'A goldsmith works in his own house for my Pudukkottai shop. Do I have to pay PF for him?',
          answer:
            'You may have to pay PF, even if he works at his own bench. It depends on who gives the gold, fixes the rate and may reject the piece. Send us a few issue slips and the payments of some months. We will tell you if he is your worker or a job worker, and enrol him if needed.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file the TDS returns of crushers, jewellers and cashew sheds in Pudukkottai and add up what you pay to each person in the year.',
        trades: [
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Blasting, excavator hire and a geologist's fee are sometimes entered as one kind of payment. TDS is different for contract work, hire and professional fees. If you deduct too little, you pay interest.",
            we: 'We sort the bills, and enter each one under the right kind of payment in your ledger.',
            send: ['Blasting bills', 'Excavator log sheets', "Lorry owners' declarations", 'PAN copies'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers pay making charges in gold, and nobody thinks of TDS because no money is paid. Gold given as payment also has a value, so you may miss TDS for a whole year.',
            we: "We value the gold and add it to the goldsmith's total for the year.",
            send: ["Smiths' accounts", 'Shop rental agreement', 'PAN of the smiths'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If you give shelling to other sheds, you pay them small amounts every week. The total for the year can cross the limit. You then pay the TDS that you did not deduct.',
            we: "We keep a total for each shed's PAN, and warn you before it crosses the limit.",
            send: ['Shelling bills', "Broker's account", 'Godown rental agreement'],
          },
        ],
        question: {
          question: 'I buy a plot in Pudukkottai from my uncle who lives in Singapore. Do I deduct TDS?',
          answer:
            'Yes, for a seller who lives abroad the buyer has to deduct TDS, even within the family. The TDS has to be worked out before the sale deed is registered. Send us his PAN, his address abroad and the draft deed. We will work out the amount, help your uncle apply for a lower rate if he can, and file your TDS return.',
        },
      },
      'company-registration': {
        lead: 'We can compare a company with simpler forms for your shop, shed or grove in Pudukkottai, and register the one that fits.',
        trades: [
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "Some growers want to sell copra and garlands together without registering anything. No bank then opens an account or gives a loan in the group's name.",
            we: 'We explain how a producer company works, and begin with the list of members.',
            send: ['Land records', 'List of members', 'Crop list'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers collect monthly savings from customers. In a company, these savings can be treated as deposits, which the law restricts, and the directors can be fined.',
            we: 'Before you form a company, we check the rules for your savings scheme.',
            send: ['Scheme card', 'List of customers', 'Shop licence'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Sometimes the quarry permission is in one man's name, but his friends paid for the machines. If they quarrel, the friends cannot prove that the machines belong to them.",
            we: "We write each person's share into a partnership deed or into the company's share register.",
            send: ['Quarry permission', 'Machine bills', 'PAN and masked Aadhaar of the partners'],
          },
        ],
        question: {
          question:
            'My brother abroad wants to put money into our Pudukkottai roasting shed. Should he be a lender or a partner?',
          answer:
            'He can be a lender, a partner or a shareholder, but it has to be in writing. Money from abroad also has reporting rules at the bank. Tell us how much he gives and what he expects for it. We will compare these three ways, and help you decide before the money arrives.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of jewellers, boats and flower agents in Pudukkottai and match them with the stock and cash of each day.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops enter old gold at a value that the customer never signed. The gold register and the cash then differ, and you cannot show what was really paid.',
            we: 'We record the gold by its purity, and enter each slip that the customer signed.',
            send: ['Old gold exchange slips', 'Issue slips to smiths', 'Card and UPI reports', 'Day sheet'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'Agents often deduct the cost of diesel and ice from the fish price later. The boat then looks profitable, but its debt to the agent grows.',
            we: 'We make a sheet for each trip that shows the catch, the costs and the loan.',
            send: ['Auction slips', "Agent's account", 'Crew share note'],
          },
          {
            trade: 'flower-markets',
            name: 'Flower agents',
            wrong:
              'Some agents give growers advances before a festival and never adjust them. The grower and the agent then have different balances. The agent can lose either the money or the grower.',
            we: "We enter each advance in the grower's account, and adjust it with the next sale.",
            send: ['Sales sheets', 'Advance slips', 'Payment list'],
          },
        ],
        question: {
          question: 'We are building a house with money from abroad. Can my Pudukkottai shop pay the mason?',
          answer:
            "It is better to pay from the family account and keep the bills with the bank advices there. If the shop pays, the amount is your private drawing and makes the accounts harder to read for the bank. Send us a list of what the shop has paid so far. We will move it out of the shop's expenses and keep a building file.",
        },
      },
      'udyam-registration': {
        lead: 'We can get the Udyam certificate for cashew roasters, crushers and jewellery workshops in Pudukkottai with the right site and activity.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'A roasting unit is sometimes registered as a nut trader by mistake. The bank can then refuse the loan for a cutting machine, because the certificate shows no production.',
            we: 'We enter roasting, shelling and packing as manufacturing.',
            send: ['Machine bills', 'EB bill of the shed', 'Food licence', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "The Udyam certificate sometimes shows the town office and not the crusher site. When the bank's inspector looks for the machines at the office, he finds none, and the loan is delayed.",
            we: 'We add the crusher site with an address proof, and enter the excavators at book value.',
            send: ['Lease deed of the site', 'Depreciation list', 'Quarry permission'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A jewellery shop with its own workshop is sometimes registered only as retail. It can then miss the better terms that banks and schemes give to manufacturers.',
            we: 'We enter the workshop as the first activity, and do not count the gold as investment.',
            send: ['Tool bills', 'Shop lease deed', 'Masked Aadhaar with linked mobile number'],
          },
        ],
        question: {
          question: 'I came back from the Gulf and want to dry copra near Alangudi. When do I register for Udyam?',
          answer:
            'Register before you order the dryer, because many schemes want the certificate first. You need a PAN, an address proof and a mobile phone that is linked to your Aadhaar. We will choose the activity code for copra, fill in the form with you on a call, and tell you what else the bank will ask for.',
        },
      },
      'iec-registration': {
        lead: 'If you want to sell cashew kernels, copra or jewellery from Pudukkottai abroad yourself, we can get your import export code (IEC).',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If the kernel count or the moisture on your invoice differs from the sample, the foreign buyer can cut the price or refuse the container.',
            we: 'We apply for the IEC, and list the laboratory tests that a foreign buyer asks for.',
            send: ['PAN', 'Cancelled cheque', 'Food licence', 'Laboratory report'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some traders offer copra abroad with only the IEC. Without registration with the export council, they can lose the export benefits that they included in their price.',
            we: "We apply for the IEC first, and then for the council's registration.",
            send: ['Sample test report', 'GST certificate', "Buyer's letter"],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Visitors from abroad sometimes buy a jewellery set in your shop and carry it home. If you show this sale as an export, you claim a benefit that you cannot have, and you may have to pay it back.',
            we: 'We explain which sales are local, and what is different when you send a parcel through a customs appraisal.',
            send: ['Sales bill', "Customer's order", 'PAN'],
          },
        ],
        question: {
          question: 'A shop in Singapore wants cashew from my Pudukkottai shed. What do I need besides the IEC?',
          answer:
            'Besides the IEC you need a food licence that covers export, a laboratory report and the customs registration of your bank account. You do not need an IEC for money that your family sends you. Send us the order, your PAN and a cancelled cheque. We will apply for the IEC and list the other steps in order.',
        },
      },
    },
    seo: {
      title: 'Accounts, GST and ITR Filing in Pudukkottai',
      description:
        'Book-keeping, GST returns and income tax filing for jewellers, cashew roasters, rice mills and families with income abroad in Pudukkottai and Aranthangi.',
    },
  }) satisfies CityWords;

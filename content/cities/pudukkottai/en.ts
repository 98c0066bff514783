import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'Jewellers, cashew roasters and families with income abroad in Pudukkottai can leave their accounts, GST returns and income tax to us.',
    description: [
      'A jeweller must be able to explain every gram of gold, and a cashew roaster how many kernels each bag gave. So we first set up a register by weight, and then prepare the GST return from it.',
      'If you are registered and buy raw cashew nuts from a grower, you pay the GST on them yourself. A dealer charges GST in his bill. We keep separate purchase books for growers and dealers, so that no tax is missed and no credit is lost.',
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
        note: 'At weddings and Deepavali, advances, old gold and returned pieces all cross the same counter. Keep one register for advances, one for old gold and one for returned pieces.',
      },
      {
        kind: 'flower-markets',
        name: 'Keeramangalam flower trade',
        note: 'Flowers are auctioned before the morning buses leave. For each grower, the agent needs a sheet that shows the price, the commission and the payment.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasting',
        note: 'Only a small part of the raw weight becomes kernels. Write down how many kilos of kernels each bag gave, because this explains your stock.',
      },
      {
        kind: 'fishing',
        name: 'Trawlers at Kottaipattinam',
        note: 'Agents supply diesel and ice to boats on credit. The settlement sheet must show the catch and the loan separately.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut groves of Alangudi',
        note: 'Nuts are sold by number and copra by weight. A trader who records both can explain how much weight is lost in drying.',
      },
      {
        kind: 'quarries',
        name: 'Stone crushers and blue metal',
        note: 'Crushers bill road contractors by the load. Write the transit slip number on each bill, so that the load can be proved later.',
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
      `Shops, cashew roasters and families in Pudukkottai, Aranthangi and Alangudi can send bills to our ${town} office by WhatsApp or courier, and visit us there by appointment.`,
    trades: [
      {
        kind: 'jewellery',
        name: 'Jewellers',
        needs:
          'You need gold accounts in grams and the right bill when a customer exchanges old gold. On any day, the stock register should agree with the gold in the shop.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasters',
        needs:
          'Your GST returns must include the tax on nuts bought from growers. You also need a sheet that shows how many kilos of kernels each lot gave.',
      },
      {
        kind: 'quarries',
        name: 'Crushers',
        needs:
          'Your returns must agree with your transit slips. Where ESI applies, drillers and drivers have to be enrolled from the first day.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut traders',
        needs:
          'When you start selling copra, check whether you have to register for GST. For income tax, your own crop and your trade must be shown separately.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Are you starting a jewellery shop, a cashew shed, a copra business or a crusher in Pudukkottai? We can get your GST number.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers register without weighing the gold that they hold on that day. It is then hard to claim the credit on this gold, and the GST on it becomes a cost.',
            we: 'We prepare a stock list by weight and purity as on the date of registration.',
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
              'Some roasters register only after their kernel sales have crossed the limit. They owe GST that they can no longer collect from the buyers.',
            we: 'From your sales figures, we find the date from which you must be registered.',
            send: ['Food licence', 'Lease deed of the shed', 'Latest EB bill', 'Month-wise sales for the year'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'A trader who sold only coconuts may start drying copra. Coconuts are exempt and copra is taxable, so he can cross the limit without noticing it, and the officer can ask for tax for past months.',
            we: 'We add up your sales from the first load of copra onwards, and apply in time.',
            send: ['Coconut purchase slips', 'Copra sale bills', 'Land record of the drying yard'],
          },
        ],
        question: {
          question:
            'My crusher near Pudukkottai has a survey number but no door number. Can my GST application be rejected?',
          answer:
            'The officer usually sends a query first, and rejects the application if you do not answer it. We attach the village map, the lease deed and a photo that shows the location, and name a person who can meet him at the site. If he still has a query, we answer it within the time shown on the portal.',
        },
      },
      'gst-returns': {
        lead: 'From your bills and weight registers, we can file the GST returns of your jewellery shop, cashew shed or stone crusher in Pudukkottai.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the bill shows only the balance after old gold is deducted, both your sale and your purchase are too low. The officer can ask for GST on the full price of the new piece.',
            we: "We show the full price of the new piece as a sale, and the old gold as a purchase with the seller's name and ID proof.",
            send: ['Sale bills', 'Old gold exchange slips', 'Repair slips'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Many sheds enter nuts from growers and from dealers in one purchase book. They miss the GST that they have to pay on growers' nuts, and interest runs until they pay it.",
            we: 'We list the growers separately, help you make your own invoice for their nuts, and take the credit as the rules allow.',
            send: ["Growers' vouchers", "Dealers' invoices", 'Kernel sale bills'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'Many crushers pay royalty every month but no GST on it. Usually the person who pays the royalty has to pay this GST, so the department can demand it for several years together.',
            we: 'We include the GST on royalty in your return, and match your loads with the transit slips.',
            send: ['Transit slips', 'Royalty receipts', 'Blasting bills', 'Weighment slips'],
          },
        ],
        question: {
          question: 'Customers pay me every month for a wedding set. When should my Pudukkottai shop report the sale?',
          answer:
            'Usually you report the sale when you bill the ornament, and until then the money is an advance. Keep a card for each customer with dates and amounts. We will read the terms of your scheme, keep the advances in a separate account and report the sale in the month of the bill.',
        },
      },
      'gst-notices': {
        lead: 'Did officers weigh your stock in Pudukkottai, or did you get a GST notice? We can draft the reply from your registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If you have no issue slip for gold that is with a goldsmith, the officers may treat it as sold. If you sign their stock list without a remark, you may be asked for tax on gold that is still yours.',
            we: 'We prepare a statement by weight of the gold in the shop, the gold with goldsmiths and the pieces left for repair.',
            send: ['The notice and the signed stock list', 'Issue slips', 'Repair slips', 'Old gold exchange vouchers'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "The mines office's permits may show more loads than your bills, because you used some stone yourself. If you have no record of it, the officer can treat these loads as sold.",
            we: 'We match the permits with the transit slips and bills, and list the stone that you used yourself and the stone that was rejected.',
            send: ['The notice', 'Permit register', 'Sale bills', 'Record of stone used by you'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'The kernels you sold may look too few for the nuts you bought. If you never recorded the loss in roasting, the officer can treat the difference as sales without bills.',
            we: 'We show the kilos of kernels, shells and broken pieces for each lot.',
            send: ['The notice', 'Lot sheets', 'Shelling weights', "Growers' vouchers"],
          },
        ],
        question: {
          question: 'A GST officer is asking about money that my brother sent from Singapore. What proof do I need?',
          answer:
            "The best proof is the bank's remittance advice with his name and the purpose. A letter from your brother helps too, but the advice is stronger. Ask your bank for the advice for each credit. We will prepare a statement of all deposits, separate family money from sales, and draft the reply.",
        },
      },
      'gst-refunds': {
        lead: 'For exported cashew kernels, and for tax that was paid by mistake, we can claim your GST refund in Pudukkottai.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If the carton numbers in the lot sheet and in the shipping bill do not match, the officer holds up the refund until you explain it.',
            we: 'We match each carton with its lot before we file the claim.',
            send: ['Shipping bill', 'Lot sheet', 'Bank realisation advice', 'Packing bills'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'Fresh fish is exempt, but some boat owners pay GST on it by mistake and think that the money is lost. If they do not claim it within the time limit, they cannot get it back.',
            we: `We claim back the GST on fresh fish within ${fact('gst.refund-claim-limit')} of the payment.`,
            send: ['Tax payment challans', 'Landing slips', 'GST returns'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If a customer from abroad carries a jewellery set home and pays later, there are no customs documents. It is then a sale in India, and no refund can be claimed.',
            we: 'Tell us before such a sale. We list the documents that make it an export.',
            send: ['Invoice with weights', 'Customs document', 'Bank realisation advice'],
          },
        ],
        question: {
          question: 'My Pudukkottai firm has more GST credit than tax to pay. Can I get a refund of the balance?',
          answer:
            'A refund of credit is possible for exports and in a few other cases, for example when your purchases are taxed at a higher rate than your sales. Otherwise the credit stays in your ledger and is used against your next sales. Send us your last returns and a purchase list. We will check whether a refund is possible, work out the amount and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'Shop owners, cashew roasters and coconut traders in Pudukkottai, and people who work abroad, can give us their income tax returns to file.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Some roasters sell shells and broken kernels for cash and do not enter these sales. The kernels look too few for the nuts bought, and the officer can add an estimated amount to the income.',
            we: 'We enter the sales of shells and broken kernels, and value the raw nuts in stock on 31 March.',
            send: ['Lot sheets', 'Purchase vouchers', 'Sale notes for shells', 'Stock list as on 31 March'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some growers sell coconuts from their own grove together with bought ones, and show all of it as farm income. Profit on bought coconuts is business income, so the officer can tax it and charge interest.',
            we: 'From harvest notes and purchase slips, we separate your own coconuts from the bought ones.',
            send: ['Harvest notes', 'Land records', 'Purchase slips'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If a jeweller values his gold stock by one method this year and by another next year, the officer can recalculate the profit of both years.',
            we: 'We follow the same method every year, and prepare a stock list by weight as on 31 March.',
            send: ['Stock list by weight', 'Purchase bills', 'Old gold exchange register'],
          },
        ],
        question: {
          question: 'I work in Malaysia and have let out my house in Aranthangi. What return should I file in India?',
          answer:
            "The rent from Aranthangi is taxable in India. Whether you must show other income too depends on the number of days you spend in India. Send us the stamped passport pages, the bank's interest certificate and the rental agreement. We will work out your residential status, choose the form and file it. You verify it yourself online.",
        },
      },
      'pf-esi-services': {
        lead: "For cashew sheds, stone crushers and jewellery shops in Pudukkottai, we can handle PF and ESI and keep a register with every worker's name.",
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Shelling is paid by the kilo, and often only the leader's name is written. If an inspector asks for each worker's days and you have no record, he may estimate the dues.",
            we: "We prepare a register of each worker's name, days and kilos.",
            send: ['Kilo slips', "Workers' names and mobile numbers", 'Masked Aadhaar copies'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'The drillers, loaders and drivers at a crusher often have three different employers. After an accident, each employer may say that the injured man works for somebody else, and the crusher owner may have to pay.',
            we: 'We write down who employs whom, and register your own new workers on the day they join.',
            send: ['Blasting contract', 'List of drivers', 'Trip sheets'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops take extra staff for Deepavali and cross the limit for PF. If nobody notices it, the PF office can later ask for contributions and damages.',
            we: 'Before the season, we count the staff of every branch and tell you whether PF will apply.',
            send: ['Staff list', 'Wage book', 'Bonus list'],
          },
        ],
        question: {
          question: 'A goldsmith works at home for my Pudukkottai shop. Do I have to pay PF for him?',
          answer:
            'You may have to pay PF for him even if he works at his own bench. It depends on who supplies the gold, who fixes the rate and who can reject a piece. Send us a few issue slips and his payments for some months. We will tell you whether he is your worker or a job worker, and enrol him if needed.',
        },
      },
      'tds-tcs-returns': {
        lead: "We can file the TDS returns of your crusher, jewellery shop or cashew shed in Pudukkottai. For each person you pay, we add up the year's payments.",
        trades: [
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Blasting, excavator hire and a geologist's fee are sometimes booked under one head. But TDS is different for contract work, hire and professional fees. If you deduct too little, you pay interest.",
            we: 'We sort the bills, and book each one under the right kind of payment.',
            send: ['Blasting bills', 'Excavator log sheets', "Lorry owners' declarations", 'PAN copies'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers pay making charges in gold, and nobody thinks of TDS because no money is paid. Gold given as payment has a value too, so TDS may be missed for a whole year.',
            we: "We value the gold and add it to the goldsmith's total for the year.",
            send: ["Goldsmiths' accounts", 'Shop rental agreement', "Goldsmiths' PANs"],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Other sheds may shell nuts for you and get small payments every week. Once a shed's total for the year crosses the limit, you have to pay the TDS even if you did not deduct it.",
            we: "We keep a running total for each shed's PAN, and tell you before it crosses the limit.",
            send: ['Shelling bills', "Broker's account", 'Godown rental agreement'],
          },
        ],
        question: {
          question: 'I am buying a plot in Pudukkottai from my uncle who lives in Singapore. Do I have to deduct TDS?',
          answer:
            "Yes. When the seller lives abroad, the buyer has to deduct TDS, even within the family. The TDS has to be worked out before the sale deed is registered. Send us your uncle's PAN, his address abroad and the draft deed. We will work out the amount, help him apply for a lower rate if he can, and file your TDS return.",
        },
      },
      'company-registration': {
        lead: 'Does your shop, shed or grove in Pudukkottai need a company, or is a simpler form enough? We can compare them with you and register the one that fits.',
        trades: [
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "If growers sell copra and garlands together without registering anything, no bank opens an account or gives a loan in the group's name.",
            we: 'We explain how a producer company works, and start with the list of members.',
            send: ['Land records', 'List of members', 'Crop list'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers collect monthly savings from customers. In a company, these savings can be treated as deposits, which the law restricts, and the directors can be fined.',
            we: 'Before you form a company, we check the rules for your savings scheme.',
            send: ['Scheme card', 'List of customers in the scheme', 'Shop licence'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Sometimes the quarry permission is in one man's name, but his friends paid for the machines. If they fall out, the friends cannot prove that the machines are theirs.",
            we: "We write each person's share into a partnership deed or into the company's share register.",
            send: ['Quarry permission', 'Machine bills', "Partners' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question:
            'My brother abroad wants to put money into our Pudukkottai roasting shed. Should he be a lender or a partner?',
          answer:
            'He can be a lender, a partner or a shareholder, but it must be in writing. For money from abroad, the bank also has reporting rules. Tell us how much he will give and what he expects for it. We will compare the three ways and help you decide before the money arrives.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'At the end of each day, stock and cash should agree with the books. We can keep such accounts for jewellers, boats and flower agents in Pudukkottai.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops enter old gold at a value for which there is no signed slip. The gold register and the cash then differ, and you cannot show what was really paid.',
            we: 'We record the gold by purity, and enter each slip that the customer has signed.',
            send: ['Old gold exchange slips', 'Issue slips to goldsmiths', 'Card and UPI reports', 'Day sheet'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'Agents often deduct diesel and ice from the fish price much later. Until then the boat looks profitable, while its debt to the agent grows.',
            we: 'For each trip, we make a sheet of the catch, the costs and the loan.',
            send: ['Auction slips', "Agent's account", 'Crew share note'],
          },
          {
            trade: 'flower-markets',
            name: 'Flower agents',
            wrong:
              "Some agents give growers advances before a festival and never adjust them. The grower's balance and the agent's balance then differ, and the agent can lose the money or the grower.",
            we: "We enter each advance in the grower's account, and adjust it with the next sale.",
            send: ['Sale sheets', 'Advance slips', 'Payment list'],
          },
        ],
        question: {
          question: 'We are building a house with money from abroad. Can my Pudukkottai shop pay the mason?',
          answer:
            "It is better to pay the mason from the family account and keep the bills there with the bank advices. If the shop pays, the amount is your personal drawings, and it is harder for the bank to see how the shop is doing. Send us a list of what the shop has paid so far. We will take it out of the shop's expenses and keep a separate file for the house.",
        },
      },
      'udyam-registration': {
        lead: 'If you roast cashew, run a crusher or make jewellery in Pudukkottai, we can get your Udyam certificate with the right site and activity.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'A roasting unit is sometimes registered as a nut trader by mistake. The bank can refuse the loan for a cutting machine, because the certificate shows no production.',
            we: 'We enter roasting, shelling and packing as manufacturing.',
            send: ['Machine bills', 'Latest EB bill of the shed', 'Food licence', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "If the certificate shows the town office and not the crusher site, the bank's inspector looks for the machines at the office and finds none. The loan is delayed.",
            we: 'We add the crusher site with its address proof, and enter the excavators at book value.',
            send: ['Lease deed of the site', 'Depreciation schedule', 'Quarry permission'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A jewellery shop with its own workshop is sometimes registered only under retail. The workshop can miss the better terms that banks and schemes give to manufacturers.',
            we: 'We enter the workshop as the first activity, and do not include the gold in the investment.',
            send: ['Tool bills', 'Shop lease deed', 'Masked Aadhaar with linked mobile number'],
          },
        ],
        question: {
          question:
            'I have come back from the Gulf and want to dry copra near Alangudi. When should I register for Udyam?',
          answer:
            'Register before you order the dryer, because many schemes ask for the certificate first. You need a PAN, an address proof and a mobile number that is linked to your Aadhaar. We will choose the activity code for copra, fill in the form with you over the phone, and tell you what else the bank will ask for.',
        },
      },
      'iec-registration': {
        lead: 'To export cashew kernels, copra or jewellery from Pudukkottai yourself, you need an import export code (IEC). We can get it for you.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If the kernel count or the moisture on your invoice differs from the sample, the buyer abroad can reduce the price or refuse the container.',
            we: 'We apply for the IEC, and list the laboratory tests that buyers abroad ask for.',
            send: ['PAN', 'Cancelled cheque', 'Food licence', 'Laboratory report'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some traders have only the IEC when they offer copra abroad. Without registration with the export council, they can lose the export benefits on which their price was based.',
            we: "We apply for the IEC first, and then for the council's registration.",
            send: ['Sample test report', 'GST certificate', "Buyer's letter"],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If visitors from abroad buy a jewellery set in your shop and carry it home, do not show this sale as an export. You would claim a benefit that is not yours, and may have to pay it back.',
            we: 'We explain which sales are local sales, and what changes when you send a parcel through customs appraisal.',
            send: ['Sale bill', "Customer's order", 'PAN'],
          },
        ],
        question: {
          question:
            'A shop in Singapore wants cashew kernels from my Pudukkottai shed. What do I need besides the IEC?',
          answer:
            'Besides the IEC, you need a food licence that covers export, a laboratory report and your bank account registered with customs. You do not need an IEC to receive money from your family. Send us the order, your PAN and a cancelled cheque. We will apply for the IEC and list the other steps in order.',
        },
      },
    },
    seo: {
      title: 'Accounts, GST and ITR Filing in Pudukkottai',
      description:
        'Book-keeping, GST returns and income tax filing for jewellers, cashew roasters, rice mills and families with income abroad in Pudukkottai and Aranthangi.',
    },
  }) satisfies CityWords;

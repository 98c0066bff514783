import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'We can handle the accounts, GST returns and income tax of jewellers, cashew roasters and families with income from abroad in Pudukkottai.',
    description: [
      'A jeweller must be able to account for every gram of gold, and a cashew roaster for the kernels from each bag of nuts. So we first set up a weight register, and then prepare the GST return from it.',
      'If you are registered and buy raw cashew nuts from a grower, you have to pay the GST on them under reverse charge. A dealer, however, charges GST in his bill. We keep separate purchase books for growers and dealers, so that no tax is left out and no credit is lost.',
      'If you live abroad, or your son or daughter sends you money from abroad, we check the number of days spent abroad and where the money came from. Then we file a return for each person who has to file one.',
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
        note: 'In the wedding season and before Deepavali, advances, old gold and returned pieces all come to the same counter. Keep one register for advances, one for old gold and one for returned pieces.',
      },
      {
        kind: 'flower-markets',
        name: 'Keeramangalam flower trade',
        note: 'Flowers are auctioned before the morning buses leave. For each grower, the agent needs a sheet that shows the price, the commission and the payment.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasting',
        note: 'Only a small part of the weight of raw cashew nuts becomes kernels. Write down how many kilos of kernels you got from each bag, because this figure explains your stock.',
      },
      {
        kind: 'fishing',
        name: 'Trawlers at Kottaipattinam',
        note: 'Agents supply diesel and ice to boats on credit. The settlement sheet must show the value of the catch and the loan separately.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut groves of Alangudi',
        note: 'Nuts are sold by number and copra by weight. A trader who records the number and the weight can explain how much weight is lost in drying.',
      },
      {
        kind: 'quarries',
        name: 'Stone crushers and blue metal',
        note: 'Crushers bill road contractors by the load. Write the transit slip number on each bill, so that you can prove the load later.',
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
          'You need gold accounts in grams, and a correct bill when a customer exchanges old gold. On any day, the stock register should tally with the gold in the shop.',
      },
      {
        kind: 'cashew',
        name: 'Cashew roasters',
        needs:
          'Your GST returns must include the GST under reverse charge on nuts bought from growers. You also need a sheet that shows how many kilos of kernels you got from each lot.',
      },
      {
        kind: 'quarries',
        name: 'Crushers',
        needs:
          'Your GST returns must tally with your transit slips. Where ESI applies, drillers and drivers have to be enrolled from the first day.',
      },
      {
        kind: 'coconuts',
        name: 'Coconut traders',
        needs:
          'When you start selling copra, check whether you have to register for GST. For income tax, show your own crop and your trade separately.',
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
              'Some jewellers register without a weight-wise list of the gold in stock on that day. It is then hard to claim the credit on this gold, and the GST on it becomes a cost.',
            we: 'We prepare a stock list by weight and purity as on the date of registration.',
            send: [
              'Lease deed for the shop',
              "Landlord's property tax receipt",
              'Stock list by weight',
              'PAN and masked Aadhaar',
            ],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Some roasters register only after their kernel sales have crossed the limit. Such roasters have to pay GST that they can no longer collect from the buyers.',
            we: 'We go through your sales figures and find out from which date you need registration.',
            send: ['Food licence', 'Lease deed for the shed', 'Latest EB bill', 'Month-wise sales for the year'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'A trader who sold only coconuts may start drying copra. Coconuts are exempt but copra is taxable. The trader can cross the limit without noticing it, and the officer may ask for tax for past months.',
            we: 'We add up all your sales for the year, including coconut sales that are exempt, and apply in time.',
            send: ['Coconut purchase slips', 'Sales bills for copra', 'Land record for the drying yard'],
          },
        ],
        question: {
          question:
            'My crusher near Pudukkottai has a survey number but no door number. Can my GST application be rejected?',
          answer:
            'The officer usually sends a query first, and rejects the application only if you do not answer it. We attach the village map, the lease deed and a photo that shows the location, and name a person who can meet the officer at the site. If he still has a query, we answer it within the time shown on the portal.',
        },
      },
      'gst-returns': {
        lead: 'Send us your bills and weight registers every month. We can file the GST returns of your jewellery shop, cashew shed or stone crusher in Pudukkottai.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If the bill shows only the balance after old gold is deducted, your return shows both the sale and the purchase at too low a value. The officer may ask for GST on the full price of the new piece.',
            we: "We show the full price of the new piece as a sale, and the old gold as a purchase with the seller's name and ID proof.",
            send: ['Sales bills for the month', 'Old gold exchange slips', 'Repair slips'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Many sheds enter nuts from growers and from dealers in one purchase book. Such sheds leave out the GST payable under reverse charge on growers' nuts, and have to pay it later with interest.",
            we: 'We list the growers separately, help you raise a self-invoice for their nuts, and take the credit as the rules allow.',
            send: ["Growers' vouchers for the month", "Dealers' invoices", 'Sales bills for kernels'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'Many crushers pay royalty every month but no GST on it. Usually the crusher has to pay this GST under reverse charge, so the department may demand it for several years at once.',
            we: 'We include the GST on royalty in your return, and match your loads with the transit slips.',
            send: ['Transit slips for the month', 'Royalty receipts', 'Blasting bills', 'Weighment slips'],
          },
        ],
        question: {
          question:
            'Customers pay me a monthly instalment for a wedding jewellery set. When should my Pudukkottai shop report the sale?',
          answer:
            'Usually you report the sale when you bill the ornament. Until then, the money is an advance. Keep a card for each customer with the dates and amounts. We will read the terms of your scheme, keep the advances in a separate account and report the sale in the month of the bill.',
        },
      },
      'gst-notices': {
        lead: 'Did officers weigh your stock in Pudukkottai, or did you get a GST notice? Send us the stock list or the notice, and we can draft the reply from your registers.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If you have no issue slip for gold that is with a goldsmith, the officers may treat it as sold. If you then sign their stock list without a remark, they may ask for tax on gold that is still yours.',
            we: 'We prepare a weight-wise statement of the gold in the shop, the gold with goldsmiths and the pieces left for repair.',
            send: ['The notice and the signed stock list', 'Issue slips', 'Repair slips', 'Old gold exchange vouchers'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "The mines office's permits may show more loads than your bills, because you used some stone yourself. If you have no record of this, the officer may treat these loads as sold.",
            we: 'We match the permits with the transit slips and bills, and list the stone that you used yourself or rejected.',
            send: ['The notice', 'Permit register', 'Sales bills for the period', 'Record of stone for your own use'],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'The quantity of kernels you sold may look too low for the nuts you bought. If you never recorded the loss in roasting, the officer may treat the difference as sales without bills.',
            we: 'For each lot, we show the kilos of kernels, shells and broken pieces.',
            send: ['The notice', 'Lot sheets', 'Shelling weight slips', "Growers' vouchers"],
          },
        ],
        question: {
          question: 'A GST officer is asking about money that my brother sent from Singapore. What proof do I need?',
          answer:
            "The best proof is the bank's remittance advice with his name and the purpose. A letter from your brother can support it. Ask your bank for the advice for each credit. We will prepare a statement of all deposits, separate family money from sales, and draft the reply.",
        },
      },
      'gst-refunds': {
        lead: 'Have you exported cashew kernels from Pudukkottai, or paid GST by mistake? We can work out the refund and file the claim.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If the carton numbers in the lot sheet and the shipping bill do not match, the officer may hold up the refund until you explain the difference.',
            we: 'Before we file the claim, we match each carton with its lot.',
            send: ['Shipping bill', 'Lot sheet', 'Bank realisation certificate', 'Packing material bills'],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              'Fresh fish is exempt, but some boat owners pay GST on it by mistake and think that the money is lost. If they do not claim it within the time limit, they cannot get it back.',
            we: `We file the refund claim within ${fact('gst.refund-claim-limit')} of the payment.`,
            send: ['Tax payment challans', 'Landing slips', 'GST returns'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If a customer from abroad carries a jewellery set home and pays later, there are no customs documents. The sale is then treated as a sale in India, and you cannot claim a refund.',
            we: 'If you tell us before such a sale, we list the documents that you need to show it as an export.',
            send: ['Invoice with weights', 'Customs document', 'Bank realisation certificate'],
          },
        ],
        question: {
          question: 'My Pudukkottai firm has more GST credit than tax to pay. Can I get a refund of the balance?',
          answer:
            'A refund of credit is possible for exports and in a few other cases, for example when your purchases are taxed at a higher rate than your sales. Otherwise the credit stays in your ledger, and you use it to pay the tax on your next sales. Send us your last returns and a list of purchases. We will check whether a refund is possible, work out the amount and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'If you own a shop, roast cashew or trade in coconuts in Pudukkottai, or have a house there and work abroad, we can file your income tax return.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'Some roasters sell shells and broken kernels for cash and do not enter these sales. The sales then look too low for the nuts bought, and the officer may add an estimated amount to the income.',
            we: 'We enter the sales of shells and broken kernels, and value the raw nuts in stock on 31 March.',
            send: [
              'Lot sheets',
              'Purchase vouchers for the year',
              'Cash memos for shells',
              'Stock list as on 31 March',
            ],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some growers sell coconuts from their own grove together with coconuts they bought, and show all of it as agricultural income. Profit on bought coconuts is business income, so the officer may tax it and charge interest.',
            we: 'We go through the harvest records and purchase slips, and separate your own coconuts from the ones you bought.',
            send: ['Harvest records', 'Land records', 'Purchase slips'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'If a jeweller values his gold stock by one method this year and by another next year, the officer may recalculate the profit of both years.',
            we: 'We follow the same method every year, and prepare a stock list by weight as on 31 March.',
            send: ['Stock list by weight as on 31 March', 'Purchase bills', 'Old gold exchange register'],
          },
        ],
        question: {
          question: 'I work in Malaysia and have let out my house in Aranthangi. Which return should I file in India?',
          answer:
            "The rent from Aranthangi is taxable in India. Whether you must show other income too depends on the number of days you spend in India. Send us the stamped passport pages, the bank's interest certificate and the rental agreement. We will work out your residential status, choose the form and file the return. You verify it online yourself.",
        },
      },
      'pf-esi-services': {
        lead: 'For cashew sheds, stone crushers and jewellery shops in Pudukkottai, we can file PF and ESI returns from a register that lists every worker.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "Shelling is paid by the kilo, and often only the maistry's name is on the slip. If an inspector asks for each worker's days and you have no record, he may estimate the dues.",
            we: "We prepare a register with each worker's name, working days and kilos shelled, and file the returns from it.",
            send: [
              'Shelling weight slips for the month',
              "Workers' names and mobile numbers",
              "Workers' masked Aadhaar",
            ],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              'The drillers, loaders and drivers at a crusher often have three different employers. After an accident, each employer may say that the injured man works for somebody else, and the crusher owner may have to pay.',
            we: 'We list who employs each worker, and register your own new workers on the day they join.',
            send: ['Blasting contract', 'List of drivers', 'Trip sheets for the month'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops take extra staff for Deepavali and cross the limit for PF. If nobody notices it, the PF office may later ask for contributions and damages.',
            we: 'Before the season, we count the staff of every branch and tell you whether PF will apply.',
            send: ['Staff list for each branch', 'Wage register', 'Bonus register'],
          },
        ],
        question: {
          question: 'A goldsmith works at home for my Pudukkottai shop. Do I have to pay PF for him?',
          answer:
            'You may have to pay PF, even if he works at his own bench. It depends on who supplies the gold, who fixes the rate and who can reject a piece. Send us a few issue slips and a list of your payments to him for some months. We will tell you whether he is your worker or a job worker, and enrol him if needed.',
        },
      },
      'tds-tcs-returns': {
        lead: 'TDS depends on how much you pay each person in a year. We can total the payments that your crusher, jewellery shop or cashew shed in Pudukkottai makes to each person, and file the TDS returns.',
        trades: [
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Blasting, excavator hire and a geologist's fee are sometimes booked under one head. But the TDS rules for contract work, hire and professional fees are different. If you deduct too little, you have to pay the balance with interest.",
            we: 'We sort the bills, and book each bill under the right head.',
            send: ['Blasting bills', 'Excavator log sheets', "Lorry owners' declarations", "Payees' PAN copies"],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers pay making charges in gold, and nobody thinks of TDS because no money is paid. But TDS also applies to payment in kind, so a jeweller may fail to deduct it for a whole year.',
            we: "We value the gold and add this value to the goldsmith's total for the year.",
            send: ["Goldsmiths' accounts", 'Shop rental agreement', "Goldsmiths' PANs"],
          },
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'You may get nuts shelled in other sheds and pay each shed a small amount every week. Once the total for a shed crosses the limit, you have to pay the TDS even if you did not deduct it.',
            we: 'We keep a running total for each shed, and tell you before it crosses the limit.',
            send: ['Shelling bills for the year', "Broker's account statement", 'Godown rental agreement'],
          },
        ],
        question: {
          question: 'I am buying a plot in Pudukkottai from my uncle who lives in Singapore. Do I have to deduct TDS?',
          answer:
            "Yes. When the seller lives abroad, the buyer has to deduct TDS, even within the family. You have to work out the TDS before the sale deed is registered. Send us your uncle's PAN, his address abroad and the draft deed. We will work out the amount, help him apply for a lower rate if he is eligible, and file your TDS return.",
        },
      },
      'company-registration': {
        lead: 'Should your shop, shed or grove in Pudukkottai become a company, or is a simpler form enough? We can go through the options with you and register the one that suits you.',
        trades: [
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "If growers sell copra and garlands together without forming a company or a society, they cannot open a bank account or get a loan in the group's name.",
            we: 'We first prepare the list of members, and explain how a producer company works.',
            send: ["Members' land records", 'List of members', 'List of crops'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some jewellers collect monthly savings from customers. In a company, these savings may be treated as deposits, which the law restricts, and the directors may be fined.',
            we: 'Before you form a company, we check the rules for your savings scheme.',
            send: ['Savings scheme card', 'List of customers in the scheme', 'Shop licence'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "Sometimes the quarry lease or permit is in one man's name, but his friends paid for the machines. If they fall out, the friends cannot prove that they own the machines.",
            we: "We record each person's share in a partnership deed or the company's share register.",
            send: ['Quarry lease or permit', 'Bills for the machines', "Partners' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question:
            'My brother abroad wants to invest in our Pudukkottai roasting shed. Should he be a lender or a partner?',
          answer:
            'He can be a lender, a partner or a shareholder, but you must put it in writing. Banks also have reporting rules for money from abroad. Tell us how much he will invest and what he expects in return. We will compare these three options and help you decide before the money arrives.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of jewellers, boat owners and flower agents in Pudukkottai, so that stock and cash tally with the books at the end of each day.',
        trades: [
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'Some shops enter a value for old gold without a slip that the customer has signed. The gold register and the cash book then do not tally, and the shop cannot show how much it really paid.',
            we: 'We record the gold by purity, and enter every slip that a customer has signed.',
            send: [
              'Old gold exchange slips',
              'Issue slips to goldsmiths',
              'Card and UPI reports',
              'Daily cash and stock sheet',
            ],
          },
          {
            trade: 'fishing',
            name: 'Boat owners and fish agents',
            wrong:
              "Agents often deduct diesel and ice from the fish price much later. Until then the boat seems to make a profit, although the owner's debt to the agent is growing.",
            we: 'We prepare a trip-wise sheet that shows the catch, the costs and the loan.',
            send: ['Auction slips', "Agent's account statement", 'Crew share sheet for each trip'],
          },
          {
            trade: 'flower-markets',
            name: 'Flower agents',
            wrong:
              "Some agents give growers advances before a festival and never adjust them. The balance in the agent's books then differs from the grower's, and the agent may lose either the advance or the grower's business.",
            we: "We enter each advance in the grower's account, and adjust it with the next sale.",
            send: ['Sale sheets', 'Advance slips', "Growers' payment list"],
          },
        ],
        question: {
          question: 'We are building a house with money from abroad. Can my Pudukkottai shop pay the mason?',
          answer:
            "It is better to pay the mason from the family account, and to keep his bills with the bank remittance advices. If the shop pays him, the amount counts as your personal drawings, and it is harder for the bank to see how the shop is doing. Send us a list of what the shop has paid so far. We will take these payments out of the shop's expenses and keep a separate file for the house.",
        },
      },
      'udyam-registration': {
        lead: 'If you roast cashew, run a crusher or make jewellery in Pudukkottai, we can get you a Udyam certificate that shows the right location and activity.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              "If a roasting unit's certificate shows only trading in nuts, the bank may refuse the loan for a cutting machine.",
            we: 'We enter roasting, shelling and packing as manufacturing.',
            send: ['Bills for the machines', 'Latest EB bill for the shed', 'Food licence', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'quarries',
            name: 'Crushers',
            wrong:
              "If the certificate shows the town office and not the crusher site, the bank's inspector looks for the machines at the office and finds none. The loan is then delayed.",
            we: 'We add the crusher site with its address proof, and enter the excavators at their written down value.',
            send: ['Lease deed for the site', 'Depreciation schedule', 'Quarry lease or permit'],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'A jewellery shop with its own workshop is sometimes registered only under retail. The workshop may then not get the better terms that banks and schemes give to manufacturers.',
            we: 'We enter the making of jewellery as the main activity, and do not include the gold in the investment.',
            send: ['Bills for the tools', 'Lease deed for the shop', 'Masked Aadhaar with linked mobile number'],
          },
        ],
        question: {
          question:
            'I have come back from the Gulf and want to dry copra near Alangudi. When should I register for Udyam?',
          answer:
            'Register before you order the dryer, because many schemes ask for the certificate first. You need a PAN, address proof and a mobile number that is linked to your Aadhaar. We will choose the activity code for copra, fill in the form with you over the phone, and tell you what else the bank will ask for.',
        },
      },
      'iec-registration': {
        lead: 'To export cashew kernels, copra or jewellery from Pudukkottai in your own name, you need an import export code (IEC). We can get the code for you.',
        trades: [
          {
            trade: 'cashew',
            name: 'Cashew roasters',
            wrong:
              'If the cashew kernel size or the moisture on your invoice differs from the sample, the buyer abroad may reduce the price or refuse the container.',
            we: 'We apply for the IEC, and list the laboratory tests that buyers abroad ask for.',
            send: ["Firm's PAN", 'Cancelled cheque', 'Food licence', 'Laboratory report'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'Some traders quote to copra buyers abroad with only an IEC in hand. Without registration with the export promotion council, they may lose the export benefits on which they based their price.',
            we: 'We apply for the IEC first, and then for registration with the council.',
            send: ['Sample test report', 'GST certificate', "Buyer's letter"],
          },
          {
            trade: 'jewellery',
            name: 'Jewellers',
            wrong:
              'When visitors from abroad buy a jewellery set at the counter and carry it home, some shops show the sale as an export. Such shops claim a benefit that is not due to them, and may have to pay it back.',
            we: 'We explain which sales are local sales, and how an export through customs is different. If you do export, we apply for the IEC.',
            send: ['Sales bill', "Customer's order", "Firm's PAN"],
          },
        ],
        question: {
          question:
            'A shop in Singapore wants cashew kernels from my Pudukkottai shed. What do I need besides the IEC?',
          answer:
            'Besides the IEC, you need a food licence that covers export and a laboratory report, and your bank account has to be registered with customs. Send us the order, your PAN and a cancelled cheque. We will apply for the IEC and list the other steps in order.',
        },
      },
    },
    seo: {
      title: 'Accounts, GST and ITR Filing in Pudukkottai',
      description:
        'Book-keeping, GST returns and income tax filing for jewellers, cashew roasters, rice mills and families with income abroad in Pudukkottai and Aranthangi.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording, inTown, town }: LocalSite) =>
  ({
    intro:
      'For start-ups, importers, component suppliers and shops in Chennai, we can register companies, file GST and TDS returns and reply to GST notices.',
    description: [
      "A component supplier in Ambattur often sells to a large factory whose system rejects any invoice that does not match the purchase order. We reconcile your invoices with the factory's records before we file the GST return.",
      'An importer pays IGST at the port, but this tax does not always show up in GSTR-2B, the credit statement on the GST portal. We match every bill of entry with GSTR-2B and follow up the missing ones with customs.',
      'A start-up may allot shares, hire staff and buy cloud software from abroad, all in the same month. We put the due dates for ROC forms, TDS and GST in one calendar, so that you do not miss any.',
    ],
    keyAttractions: [
      'Marina Beach',
      'Kapaleeshwarar Temple, Mylapore',
      'Fort St. George',
      'Government Museum, Egmore',
      'San Thome Basilica',
      'Guindy National Park',
    ],
    majorIndustries: [
      {
        kind: 'auto-components',
        name: 'Vehicle plants and their suppliers',
        note: "Press shops hold dies that belong to their customers. These dies are not the shop's assets, but the shop needs a register that shows where each die is kept.",
      },
      {
        kind: 'software',
        name: 'IT parks and start-ups on OMR',
        note: 'Software firms buy cloud services and advertising from abroad. Each bill has to be checked for GST under reverse charge and for TDS.',
      },
      {
        kind: 'electronics',
        name: 'Phone and electronics assembly',
        note: 'Assemblers import parts by the carton. For each bill of entry, your records must show the parts in stock, the GST credit taken and the sets made.',
      },
      {
        kind: 'port-agents',
        name: 'Chennai and Ennore port logistics',
        note: "Customs brokers pay customs duty and terminal charges on behalf of their clients. Your books must keep the client's money separate from your own fee.",
      },
      {
        kind: 'hospitals',
        name: 'Hospitals and diagnostic chains',
        note: 'Hospitals often bill exempt treatment and taxable medicines at the same counter. Input tax credit on common expenses must be split, and the part that relates to treatment has to be reversed.',
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet trade',
        note: 'Shops in Ranganathan Street take cash, cards and UPI. Wholesalers in Godown Street sell on credit, so they need a separate ledger for each customer.',
      },
    ],
    serviceAreas: [
      'Ambattur',
      'Guindy',
      'T Nagar',
      'Parrys',
      'Sholinganallur',
      'Tambaram',
      'Anna Nagar',
      'Sriperumbudur',
    ],
    work: (town) =>
      `You do not have to travel from Chennai. We work with you from ${town} by phone, e-mail and shared folders, and you send the originals by courier. You can also visit us by appointment.`,
    trades: [
      {
        kind: 'software',
        name: 'Software firms and start-ups',
        needs:
          'You need a private limited company, with clear records of who holds how many shares. We can also claim the GST refund on your exports, and tell you when to deduct TDS on a payment to a foreign vendor.',
      },
      {
        kind: 'auto-components',
        name: 'Vehicle part suppliers',
        needs:
          "We can reply to GST notices about debit notes and get the Udyam number that goes on your invoices. We also keep your PF challans ready, because the factory's auditors ask for them.",
      },
      {
        kind: 'port-agents',
        name: 'Customs brokers and container agents',
        needs:
          "You need GST returns that show your fee separately from the client's customs duty. We also check whether you must deduct TDS on payments to lorry owners and shipping lines.",
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet traders',
        needs:
          'Your daily sales must tally with the bank statement, and your income tax return needs the value of your closing stock. You may also have to deduct TDS on the shop rent.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Whether your Chennai business works from a co-working space in Sholinganallur or a container yard at Ennore, we can register it under GST.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If you rent a desk in a co-working space and the agreement does not mention your seat, the officer may not accept it as a place of business. He can raise a query or reject the application.',
            we: 'We tell the co-working space operator what the agreement must say, and upload the agreement with the latest EB bill.',
            send: [
              'Co-working space agreement',
              "Operator's latest EB bill",
              'Certificate of incorporation',
              'Board resolution for the signatory',
            ],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'A broker with an office in Parrys and a yard at Ennore sometimes registers only the office. If the department inspects the yard and finds containers there, it can treat the yard as an unregistered place of business.',
            we: 'We add the yard to your registration, and list agency, storage and transport as three separate services.',
            send: ['Customs broker licence', 'Yard agreement', 'Rental agreement of the office'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "Some press shops store steel coils in a neighbour's shed. If a lorry has to unload there, the delivery address in the e-way bill is not on the GST certificate, and the load can be detained.",
            we: "We get the owner's consent letter and add the shed as an additional place of business.",
            send: [
              'Lease deed for the shed',
              "Owner's consent letter",
              'Latest EB bill of the shed',
              'Purchase order from the factory',
            ],
          },
        ],
        question: {
          question:
            'My head office is in Chennai and I am opening a branch in Bengaluru. How many GST numbers do I need?',
          answer:
            'You need one GST number for Tamil Nadu and another for Karnataka, under the same PAN. If the head office pays expenses for the branch, it may also have to pass on a share of the GST credit. Tell us what the branch will do, and we will apply for its GST number.',
        },
      },
      'gst-returns': {
        lead: "Importers, component suppliers and shops in Chennai can leave their GST returns to us. Before filing, we reconcile your books with the customs data and your customers' records.",
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "If a bill of entry carries the importer's old GST number, the IGST paid at the port does not appear in his GSTR-2B. The importer may blame the customs broker for the lost credit.",
            we: 'Each month we match the customs data with GSTR-2B, and write to customs about the missing entries.',
            send: ['Bills of entry for the month', 'Job files', 'Your fee invoices'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'When a factory rejects your parts, it often enters the debit note only in its own system. If your return still shows the full sale, you pay GST on parts that came back to you.',
            we: "We download the debit notes from the factory's supplier portal, and prepare a credit note for each rejection that you accept.",
            send: ['Payment advice from the factory', 'Rejection reports', 'Your invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              "The bank deducts its charges before it credits your card and UPI sales, and many billing machines deduct exchanged goods from the day's total. If you report only the net amount, the department can demand tax on the difference with interest.",
            we: 'We report the gross sales, and show exchanges separately as sales returns.',
            send: ['Daily sales reports from the billing machine', 'Card and UPI statements', 'Exchange slips'],
          },
        ],
        question: {
          question: 'We buy a cloud service from abroad for our Sholinganallur office. How do we show it in GSTR-3B?',
          answer:
            "You pay the GST on it yourself under reverse charge, and you may claim the same amount as input tax credit if the service is for your taxable business. Send us the card statement and the vendor's invoice. We will enter both the tax and the credit in the return.",
        },
      },
      'gst-notices': {
        lead: 'Has your Chennai firm received a GST notice or order? Send it to us by e-mail. We can prepare the reply with numbered annexures.',
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "The customs data for an import sometimes does not reach the GST portal. The officer can then question the importer's credit and ask the customs broker to prove that the tax was paid.",
            we: 'We download the bill of entry data, match it with the duty challan and attach both to the reply.',
            send: ['The notice', 'Bills of entry', 'Duty payment challans', 'Authorisation letter from the importer'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If a customer pays you for tooling and your sales register has no invoice for it, the officer can treat the payment as an unbilled sale and demand tax with a penalty.',
            we: 'In the reply we show who owns the tool and when you invoiced it.',
            send: ['Tooling order', 'Tool register', 'Bank statement', 'Confirmation letter from the factory'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "A hospital's rent, cleaning and security bills relate to both the exempt treatment and the taxable pharmacy. If you claimed full GST credit on these bills, the officer can ask you to reverse the credit for the exempt share with interest.",
            we: 'We work out the exempt share for each year and attach the calculation to the reply.',
            send: ['The notice', 'Audited accounts', 'Pharmacy sales report', 'Rent, cleaning and security bills'],
          },
        ],
        question: {
          question: 'Our branch saw a GST order on the portal and told our Chennai office late. Can we still appeal?',
          answer: `You have ${caseWording('gst.appeal-limit', 'usual')} from the day on which the order reached you. If you have a good reason for the delay, the appellate authority can allow ${caseWording('gst.appeal-limit', 'longer')} more. Send us the order at once, because an appeal also needs a pre-deposit. We will work out the last date and the pre-deposit, and then draft the appeal.`,
        },
      },
      'gst-refunds': {
        lead: 'We can file GST refund claims for Chennai software exporters, electronics assemblers and suppliers to special economic zones.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'The officer can treat you as an intermediary for your foreign parent company, and reject the refund. The Finance Act 2026 removes the rule on which this objection is based, but the department can still apply the rule to earlier months.',
            we: 'We study your contract with the parent company, and match each export invoice with its bank receipt.',
            send: [
              'Contract with the parent company',
              'Export invoices',
              'Inward remittance advices from the bank',
              'LUT',
            ],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'If you pay IGST on imported parts in one period and export the finished sets in a later one, the refund depends on the claim period. If you choose the wrong period, the formula gives you a smaller refund.',
            we: 'We choose a claim period that covers both the import of the parts and the export of the finished sets.',
            send: [
              'Bills of entry',
              'Part-wise stock register',
              'Shipping bills',
              'Inward remittance advices from the bank',
            ],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'When you sell parts to a factory in a special economic zone (SEZ), the specified officer of the zone must endorse your invoice. Without this endorsement, the officer can reject the refund application.',
            we: 'We follow up the endorsement with the factory, and file your refund claim once all the invoices are endorsed.',
            send: ['Endorsed invoices', 'Delivery challans', "Factory's SEZ approval letter"],
          },
        ],
        question: {
          question: 'I sell parts to a Sriperumbudur factory that exports its cars. When can I claim a GST refund?',
          answer:
            'You can claim a refund if the factory is in a special economic zone and the specified officer of the zone has endorsed your invoices. A sale to any other factory in India carries GST as usual, even if the cars are exported. Send us one purchase order. We will check the delivery address on it and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'For Chennai founders, doctors and traders, we can file income tax returns after going through Form 26AS with you.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A founder or employee who gets shares under a stock option plan (ESOP) may have to pay tax before he sells any of them. If he pays the tax late, he has to pay interest as well.',
            we: "We read the ESOP letter and tell you how much to show as income in this year's return.",
            send: ['ESOP letters', 'Share certificates', 'Form 16 or salary certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'Wholesalers often carry the unpaid bills of shops in other districts in their books for years. A wholesaler who does not write off a bad debt pays income tax on money that he will never get.',
            we: "We prepare an age-wise list of your customers' dues, and write off what the law allows.",
            send: ['Customer ledgers', 'Bus parcel receipts', 'Closing stock list'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'A consultant doctor may be paid by three hospitals. If one of them quotes a wrong PAN, the TDS does not appear in his Form 26AS, and he ends up paying the same tax twice.',
            we: "We match each hospital's payments with Form 26AS, and ask the hospital that used the wrong PAN to correct its TDS return.",
            send: ['Payout sheets from each hospital', 'Form 26AS', 'Clinic receipts'],
          },
        ],
        question: {
          question: 'I have a shop in T Nagar and also get rent from a flat in Chennai. Do I file one return for both?',
          answer:
            "Yes, one return shows the shop's profit and the rent. Which ITR form you need depends on how you keep your accounts and on your turnover. Send us last year's return, the sales figures, the rental agreement and the house tax receipt. We will choose the form and file the return.",
        },
      },
      'pf-esi-services': {
        lead: 'We can prepare PF and ESI returns from attendance and wage sheets, for component suppliers, hospitals and offices in Chennai.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If a machine operator works in your factory through two labour agencies in the same month, his wages can be reported twice or not at all. The PF office can demand any unpaid contribution from you.',
            we: "We match your gate attendance with the agencies' wage sheets, name by name.",
            send: ['Gate attendance data', "Agencies' wage sheets", 'Apprenticeship contracts'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "If a hospital pays its nurses arrears after a pay revision and reports all the arrears as one month's wages, the PF and ESI contributions are wrong for that month and for the earlier months.",
            we: 'We split the arrears month by month, and revise the contributions for each month.',
            send: ['Pay revision order', 'Wage sheets for the months of arrears', 'Attendance register'],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If you pay field staff their salary, conveyance and batta as one amount, the PF office can treat all of it as wages and demand contributions on the full amount.',
            we: 'We show wages and travel allowance separately in the salary slip, and keep the travel records as proof.',
            send: ['Appointment letters', 'Salary slips', 'Travel claims'],
          },
        ],
        question: {
          question: 'My software office in Guindy has ten people on good salaries. Do I have to register for ESI?',
          answer:
            'ESI covers employees up to a wage limit, so well-paid software staff are often above it. Your housekeeping staff may still be covered. Send us the salary sheet. We will mark who is covered, and register you if ESI applies to you.',
        },
      },
      'tds-tcs-returns': {
        lead: "Does your Chennai office pay rent, vendors' bills or suppliers abroad? We can tell you on which payments to deduct TDS, and file your TDS returns.",
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'Many start-ups pay a foreign software vendor by card without checking whether TDS applies. If TDS should have been deducted, the department can collect it from the start-up and disallow the expense.',
            we: "Before your next payment we read the contract, the tax treaty and the vendor's tax residency certificate, and tell you whether to deduct TDS.",
            send: ["Vendor's invoice", 'Contract or terms of use', "Vendor's tax residency certificate"],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If customs duty, port charges and your fee are on one bill, the client often deducts TDS on the whole amount. Your money then remains with the department until you get your income tax refund.',
            we: 'We give you one bill format for your fee, and another for the expenses that the client reimburses against receipts.',
            send: ['Job files', "Receipts in the client's name", 'Fee invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              "If a building has several owners and you deduct TDS on the rent under only one owner's PAN, the other owners get no credit for TDS and may object.",
            we: 'We split the rent and the TDS between the owners according to the title deed.',
            send: ['Rental agreement', "Owners' PANs", 'Bank statement with the rent payments'],
          },
        ],
        question: {
          question: 'Our Chennai office got a TDS demand because of one wrong challan number. Do we have to pay again?',
          answer:
            'If you have deposited the TDS, you can correct the TDS return instead of paying twice. Send us the demand and the challan. We will match the challan with the return, file the correction and check that the demand is closed.',
        },
      },
      'company-registration': {
        lead: 'Planning a private limited company or an LLP in Chennai? We can finalise the shareholding and the office address proof with you, and then complete the registration.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If two founders hold equal shares without a written agreement, one of them can leave and still keep half of the company. An investor may then refuse to invest.',
            we: "Along with the incorporation forms, we prepare the founders' agreement and the deed that assigns their software code to the company.",
            send: [
              "Founders' PAN and masked Aadhaar",
              'Office rental agreement',
              'Proposed shareholding',
              'Latest EB bill of the office',
            ],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "If the customs licence is in the broker's own name, his new company has no licence. Until customs has approved the company, it cannot file a bill of entry.",
            we: 'Before we reserve the company name, we ask the customs office whether the licence can be transferred.',
            send: ['Customs broker licence', 'Partnership deed', 'Client agreements'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "Press shops sometimes list the customer's dies as assets of the new company by mistake. The customer can object during an audit, and the company then has to correct its first balance sheet.",
            we: 'We list the dies that belong to the customer, and transfer only your own machines to the company.',
            send: ['Die register', 'Machine list', 'Vendor agreement', 'Loan sanction letters'],
          },
        ],
        question: {
          question:
            'We have formed a company in Chennai and an investor from abroad has sent the money. What do we do next?',
          answer:
            'The company must allot the shares and report the investment to the Reserve Bank, and each of these has a time limit. Send us the bank advice and the board resolution. We will prepare the allotment and the report, and tell you both due dates.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'Your investor or bank may want accounts in its own format. We can keep the books of Chennai start-ups, shops and suppliers in that format.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              "If a customer pays in advance for an annual plan and you book all of it as one month's income, the following months show losses. An investor then gets a wrong picture of your business.",
            we: 'We spread the income over the months of service, and also maintain your register of members.',
            send: ["Customers' subscription plans", 'Bank and card statements', 'Salary sheet'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'If a shop writes cash, card and UPI sales as one daily total, nobody notices when a card payment does not reach the bank.',
            we: 'Every week we match cash, card and UPI sales separately with the bank statement.',
            send: ['Daily sales sheet', 'Card and UPI settlement reports', 'Purchase bills'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Imported parts lose value while they are in stock, and the dollar rate keeps changing. If the stock is valued at old prices, your profit and your bank limit are based on wrong figures.',
            we: 'We keep a part-wise stock register, and enter the landed cost of each part from its bill of entry.',
            send: ['Bills of entry', 'Bills of materials', 'List of warranty replacements'],
          },
        ],
        question: {
          question: inTown(
            'chennai',
            'How do you keep the books of our Chennai office without coming to us?',
            `How do you keep the books of our Chennai office from ${town}?`,
          ),
          answer:
            "You scan bills and bank statements into a shared folder, or give us access to your accounting software. We enter the bills, reconcile the bank statements and ask you by e-mail for anything missing. When the month's figures are ready, we explain them over the phone.",
        },
      },
      'udyam-registration': {
        lead: 'We can register Chennai press shops, start-ups, scan centres and assemblers under Udyam with the right activity code.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "If a rubber parts manufacturer supplies a factory for a year before he registers under Udyam, he loses the interest on that year's late payments. He can claim interest only on supplies made after registration.",
            we: 'We register you, add the Udyam number to your invoice format and make a list of your unpaid invoices.',
            send: ['Machine list', 'Purchase orders', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'If you assemble, repair and resell phones but register all three activities as trading, you can lose a tender that is open only to manufacturers.',
            we: 'We enter assembly, repair and resale separately, with assembly as the main activity.',
            send: ['Short note on your manufacturing process', 'Machine bills', 'GST certificate'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "The partners of a scan centre sometimes apply with one doctor's PAN although the machine loan is in the firm's name. The bank cannot accept that certificate for the firm's loan.",
            we: 'We apply with the PAN of the firm that owns the machines and runs the centre.',
            send: ["Firm's PAN", 'Loan sanction letter', 'Machine bill', "Signatory's masked Aadhaar"],
          },
        ],
        question: {
          question: 'My Sowcarpet shop only buys and sells goods. What can I use a Udyam certificate for?',
          answer:
            'A trader can register under Udyam, mainly to get bank loans meant for small businesses. The law on delayed payments to small firms does not cover traders. Ask your bank whether it wants the Udyam number. If it does, we will register your shop as a trading business.',
        },
      },
      'iec-registration': {
        lead: 'If you import through Chennai or Ennore, or export your own goods, we can apply for your import export code (IEC).',
        trades: [
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Some importers order chargers or radio parts without the BIS or wireless (WPC) approval that these goods need. Customs then detains the consignment, and the importer pays storage charges for every day.',
            we: 'Before you pay the supplier, we find out which approvals each model needs.',
            send: ["Supplier's catalogue", 'Model list', 'GST certificate', 'Cancelled cheque'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Some component makers send a die to a sister concern abroad for a trial and bring it back later. Without export documents that identify the die, customs can charge duty when the die comes back.',
            we: 'We apply for the IEC, and list the documents that let customs identify the die when it returns.',
            send: ['Die number and photos', 'Letter from the factory', "Firm's PAN"],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'Some hospitals order a device from abroad and learn only after it has reached the airport that it needs a licence. Customs does not clear the device until the hospital gets the licence.',
            we: 'We find out which rules apply to the device, and apply for the IEC in the name of the trust or firm.',
            send: ['Quotation for the device', 'PAN of the trust or firm', 'Trust deed or partnership deed'],
          },
        ],
        question: {
          question: 'I want to import toys for my shop in Parrys. What do I need besides the IEC?',
          answer:
            "Toys need BIS certification in India, and customs does not clear them without it. Send us the supplier's BIS licence and catalogue before you order. We will check whether the licence covers these toys, and apply for your IEC at the same time.",
        },
      },
    },
    seo: {
      title: 'GST, TDS and Company Filings for Chennai Businesses',
      description:
        'Company registration, TDS returns and GST notice replies for Chennai start-ups, importers, component suppliers and shops, handled by phone and e-mail.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'For start-ups, importers, part suppliers and shops in Chennai, we can register companies, file GST and TDS returns and reply to GST notices.',
    description: [
      "A part supplier in Ambattur often sells to a large factory whose computer system rejects every invoice that differs from the purchase order. We match your invoices with the factory's figures before we file the GST return.",
      'An importer pays IGST at the harbour, but sometimes cannot find this tax later in the credit list on the GST portal. We match every bill of entry with the credit list and follow up the entries that are missing.',
      'A start-up often issues shares, hires staff and buys cloud software from abroad in the same month. We enter the due dates for the company forms, TDS and GST in one calendar, so that you do not miss any.',
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
        note: 'Press shops keep dies that belong to the customer. Such dies are not your assets, but you need a list that shows where each die is.',
      },
      {
        kind: 'software',
        name: 'IT parks and start-ups on OMR',
        note: 'Software firms buy cloud services and advertising from abroad. Each bill has to be checked for GST under reverse charge and for TDS.',
      },
      {
        kind: 'electronics',
        name: 'Phone and electronics assembly',
        note: 'Assemblers import parts by the carton. Your records must show, for each bill of entry, the parts in stock, the GST credit and the finished sets.',
      },
      {
        kind: 'port-agents',
        name: 'Chennai and Ennore port logistics',
        note: "Customs brokers pay customs duty and terminal charges for their clients. Your books must show the client's money separately from your own fee.",
      },
      {
        kind: 'hospitals',
        name: 'Hospitals and diagnostic chains',
        note: 'A hospital often bills exempt treatment and taxable medicines at one counter. The hospital must divide the input tax credit on common costs, and reverse the share that belongs to treatment.',
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet trade',
        note: 'Shops in Ranganathan Street take cash, cards and UPI. Wholesalers in Godown Street sell on credit, so they need a separate account for each customer.',
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
    work: 'You do not have to travel from Chennai. We work with you from Coimbatore by phone, e-mail and shared folders, and you send the originals by courier. You can also visit us by appointment.',
    trades: [
      {
        kind: 'software',
        name: 'Software firms and start-ups',
        needs:
          'You need a private limited company with a clear shareholding. We also claim the GST refund on your exports, and tell you when to deduct tax on a payment to a vendor abroad.',
      },
      {
        kind: 'auto-components',
        name: 'Vehicle part suppliers',
        needs:
          "We reply to GST notices about debit notes, and get the Udyam number that you print on your invoices. The factory's auditors also ask for your PF challans, and we keep them ready for you.",
      },
      {
        kind: 'port-agents',
        name: 'Customs brokers and container agents',
        needs:
          "You need GST returns that show your fee separately from the client's customs duty. We also check whether you must deduct TDS when you pay lorry owners and shipping lines.",
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet traders',
        needs:
          'Your daily sales must match the bank statement, and your income tax return needs the value of the stock you counted. You may also have to deduct TDS from the shop rent.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register your Chennai business for GST, whether it works from a shared office in Sholinganallur or a container yard at Ennore.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If a start-up uses a desk in a shared office and its agreement does not name a seat, the officer finds no place of business at that address. He can ask questions or reject the application.',
            we: 'We tell the operator of the shared office what the agreement must say, and attach his EB bill to your application.',
            send: [
              'Shared office agreement',
              "Operator's EB bill",
              'Certificate of incorporation',
              'Board resolution for the signatory',
            ],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'A broker with an office in Parrys and a yard at Ennore sometimes enters only the office in the form. If officers find boxes in the yard, they can treat the yard as an unregistered place of business.',
            we: 'We add the yard to your registration, and list agency, storage and transport as three separate services.',
            send: ['Customs broker licence', 'Yard agreement', 'Rent deed of the office'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Some press shops store steel coils in the shed next door, which belongs to another owner. If a lorry unloads at that shed, the e-way bill shows an address that is not on your certificate, and the load can be detained.',
            we: "We get the owner's consent and register the shed as an additional place of business.",
            send: ['Shed lease', "Owner's consent letter", 'Latest EB bill of the shed', "Plant's purchase order"],
          },
        ],
        question: {
          question:
            'My head office is in Chennai and I am opening a branch in Bengaluru. How many GST numbers do I need?',
          answer:
            'You need one GST number for Tamil Nadu and another for Karnataka, under the same PAN. If the head office pays costs for the branch, it may also have to pass on a share of the GST credit. Tell us what the branch will do. We will apply for its GST number.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Chennai importers, suppliers and shops after we match their books with customs and customer records.',
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If a bill of entry carries an old GST number of the importer, the IGST paid at the harbour does not appear in his GSTR-2B. He can then blame the customs broker for the lost credit.',
            we: 'Each month we match the customs record with GSTR-2B, and ask customs to correct the entries that are missing.',
            send: ['Bills of entry', 'Job files', 'Your fee invoices'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If a factory rejects your parts, it often enters the debit note only in its own computer system. If your return still shows the full sale, you pay GST on parts that came back to you.',
            we: "We download the debit notes from the factory's supplier portal, and enter a credit note for each rejection that you accept.",
            send: ["Plant's payment advice", 'Rejection reports', 'Your invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              "The bank deducts its charges before it credits your card and UPI sales, and your billing machine often deducts exchanged goods from the day's total. If you report only the net amount, the department can ask for the missing tax with interest.",
            we: 'We report the full sale value, and show exchanged goods separately as sales returns.',
            send: ['Till reports', 'Card and UPI statements', 'Exchange slips'],
          },
        ],
        question: {
          question: 'We buy a cloud service from abroad for our Sholinganallur office. How do we show it in GSTR-3B?',
          answer:
            "You pay the GST on the cloud service yourself under reverse charge. You may take the same amount as credit if the service is for your taxable business. Send us the card statement and the vendor's invoice. We will enter the tax and the credit in the return.",
        },
      },
      'gst-notices': {
        lead: 'If your Chennai firm gets a GST notice or order, send it by e-mail. We can prepare the reply with numbered annexures.',
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "The customs record of an import sometimes does not reach the GST portal. The officer can then doubt the importer's credit and ask the customs broker for proof that the tax was paid.",
            we: 'We download the customs record, match it with the duty challan and attach the record and the challan to the reply.',
            send: ['The notice', 'Bills of entry', 'Duty payment challans', "Importer's authority letter"],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If a customer pays you for tooling and your sales show no invoice for it, the officer can treat the payment as an unbilled sale. He can then demand tax with a penalty.',
            we: 'In the reply we show who owns the tool and when you raised its invoice.',
            send: ['Tooling order', 'Tool list', 'Bank statement', "Plant's confirmation letter"],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'Rent, cleaning and security are for the exempt treatment as well as for the pharmacy. If you took the full GST credit on these bills, the notice can ask for the exempt share with interest.',
            we: 'We work out the exempt share for each year and attach the calculation to the reply.',
            send: ['The notice', 'Audited accounts', 'Pharmacy sales report', 'Bills of common costs'],
          },
        ],
        question: {
          question: 'Our branch saw a GST order on the portal and told our Chennai office late. Can we still appeal?',
          answer: `You have ${caseWording('gst.appeal-limit', 'usual')} from the day on which the order reached you. For a good reason the appeal office can allow ${caseWording('gst.appeal-limit', 'longer')} more. Send us the order at once, because an appeal also needs a deposit. We work out the last day and the deposit, and then draft the appeal.`,
        },
      },
      'gst-refunds': {
        lead: 'We can file GST refund claims for Chennai software exporters, electronics assemblers and suppliers to special economic zones.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'The officer can say that you are only an agent of your foreign parent company, and refuse the refund. Parliament dropped the rule behind this objection in 2026, but it still applies to older months.',
            we: 'We read your contract with the parent company, and then match each export invoice with its bank receipt.',
            send: ['Contract with the parent company', 'Export invoices', 'Bank advices of foreign receipts', 'LUT'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'If you pay IGST on imported parts in one period and export the finished sets in a later period, the choice of claim period matters. If you claim for the wrong period, the formula gives a smaller refund.',
            we: 'We choose a claim period that covers the import of the parts and the export of the finished sets.',
            send: ['Bills of entry', 'Stock by part number', 'Shipping bills', 'Bank advices'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If you sell parts to a factory in a special economic zone, the zone officer must endorse your invoice. A refund application without his endorsement is rejected.',
            we: 'We ask the factory for the endorsed invoices, and file your refund claim when all of them are endorsed.',
            send: ['Endorsed invoices', 'Delivery challans', "Plant's zone approval letter"],
          },
        ],
        question: {
          question: 'I sell parts to a car factory at Sriperumbudur that exports. When can I claim a GST refund?',
          answer:
            'You can claim a refund if the factory is in a special economic zone and its officer has endorsed your invoices. A sale to any other factory in India carries GST as usual, even if the cars are exported. Send us one purchase order. We will check the delivery address on it and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Chennai founders, doctors and traders after we check Form 26AS together with you.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A founder or employee can get stock options and still have sold nothing. Tax on the options can fall due before he receives any money, and he pays interest if the tax is late.',
            we: "We read the stock option letter and tell you what income you have to show in this year's return.",
            send: ['Option letters', 'Share certificates', 'Form 16 or salary certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'Wholesalers often carry the unpaid bills of shops in the districts in their books for years. Until you write off a bad debt, you have paid income tax on money that will never come.',
            we: 'We sort your customers by how old their unpaid bills are, and write off what the law allows.',
            send: ['Customer ledger', 'Bus parcel receipts', 'Closing stock list'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'If one of the three hospitals that pay a consultant uses a wrong PAN, the TDS does not appear in his Form 26AS. He then pays the same tax a second time.',
            we: 'We match the payments of each hospital with Form 26AS, and ask the hospital with the wrong PAN to correct its TDS return.',
            send: ['Payout sheets', 'Form 26AS', 'Clinic receipts'],
          },
        ],
        question: {
          question:
            "I am a customs broker in Parrys and a client's duty refund came to my bank account. Do I pay tax on it?",
          answer:
            "The refund is not your income if you pass it on to the client and your records prove this. Keep the refund order, the client's account and proof of your transfer to him. In the working of your return we will show the amount as client money, so that you can explain it if the department asks.",
        },
      },
      'pf-esi-services': {
        lead: 'We can file PF and ESI returns for Chennai part suppliers, hospitals and offices from their attendance and wage sheets.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If one operator works in your factory through two labour agencies in the same month, his wage can be reported twice or not at all. The PF office can then demand the unpaid contribution from you.',
            we: "We match the gate entry records of your factory with the agencies' wage lists, name by name.",
            send: ['Gate card data', "Agencies' wage lists", 'Apprentice contracts'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "If a hospital pays its nurses the arrears of a pay revision in one month and reports them as that month's wages, PF and ESI are wrong for that month. They are also wrong for each earlier month that the arrears belong to.",
            we: 'We split the arrears between the months they belong to, and revise the contributions of each month.',
            send: ['Pay revision order', 'Wage sheets of those months', 'Attendance register'],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If you pay field staff their salary, conveyance and batta in a single amount, the PF office can treat all of it as wages. It can then ask for contributions on the full amount.',
            we: 'We show wages and travel cost separately in the salary slip, and keep the trip records as proof.',
            send: ['Appointment letters', 'Salary slips', 'Travel claims'],
          },
        ],
        question: {
          question: 'My software office in Guindy has ten people on good salaries. Do I have to register for ESI?',
          answer:
            'ESI covers employees up to a wage limit, so software staff on good salaries are often above the limit. Housekeeping staff may still be covered. Send us the salary sheet. We will mark who is covered, and register you if you need ESI.',
        },
      },
      'tds-tcs-returns': {
        lead: "We can file TDS returns for Chennai offices that deduct tax from rent, from vendors' bills or from payments abroad.",
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'Many start-ups pay a foreign software vendor by card without asking about tax. If tax had to be deducted, the department can collect it from the start-up, and can disallow the expense.',
            we: "Before your next payment we read the contract, the tax treaty and the vendor's tax residency certificate, and tell you whether to deduct tax.",
            send: ["Vendor's invoice", 'Terms of use', "Vendor's tax residency certificate"],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If customs duty, port charges and your fee are on one bill, the client often deducts TDS on the whole amount. Your money then stays with the department until you get the refund.',
            we: 'We prepare one bill format for your fee and a separate one for the expenses that your client repays against receipts.',
            send: ['Job files', "Receipts in the client's name", 'Fee invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'If a shop building has several owners and you report the rent under the PAN of only one of them, the other owners get no TDS credit. They can also object to the deduction.',
            we: 'We read the title deed, and split the rent and the TDS between the owners.',
            send: ['Rental agreement', 'PAN of each owner', 'Bank statement with the rent payments'],
          },
        ],
        question: {
          question: 'Our Chennai office got a TDS demand because of one wrong challan number. Do we have to pay again?',
          answer:
            'If the TDS was deposited, you can correct the TDS return instead of paying twice. Send us the demand and the challan. We will match the challan with the return, file the correction and check that the demand is closed.',
        },
      },
      'company-registration': {
        lead: 'We can register your private limited company or LLP in Chennai, after we settle who holds which shares and which proof of office address you have.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If two founders hold equal shares without written terms, one of them can leave and keep half of the company. An investor can then refuse to put in money.',
            we: 'Along with the company forms, we prepare the terms on which the founders hold shares, and the transfer of their software code to the company.',
            send: [
              'PAN and masked Aadhaar of the founders',
              'Office rental agreement',
              'Share plan',
              'Latest EB bill of the office',
            ],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "If the customs licence is in the broker's own name, his new company has no licence. The company cannot file a bill of entry until customs has approved it.",
            we: 'Before we apply for the company name, we ask the customs office whether the licence can be transferred.',
            send: ['Customs broker licence', 'Partnership deed', 'Client agreements'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "A press shop sometimes lists the customer's dies as assets of its new company by mistake. The customer can object when he audits you, and your first balance sheet then has to be corrected.",
            we: 'We list which dies belong to the customer, and transfer only your own machines to the company.',
            send: ['Die list', 'Machine list', 'Vendor agreement', 'Loan letters'],
          },
        ],
        question: {
          question: 'We have formed a company in Chennai and an investor from abroad has paid. What do we do next?',
          answer:
            'The company must allot the shares and report the money to the Reserve Bank, and there is a time limit for the allotment and for the report. Send us the bank advice and the board resolution. We will prepare the allotment and the report, and tell you the due date of each.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the books of Chennai start-ups, shops and suppliers in the format that your investor or bank asks for.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If a customer pays for a yearly plan in advance and you enter all of it as income of one month, the following months look like losses. An investor then gets a wrong picture of your business.',
            we: 'We spread the income over the months of service, and also keep your share register.',
            send: ['Customer plans', 'Bank and card statements', 'Salary sheet'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'If a shop writes cash, card and UPI sales as one daily total, nobody notices when a card payment does not reach the bank.',
            we: 'Every week we match cash, card and UPI sales separately with the bank statement.',
            send: ['Daily till sheet', 'Card and UPI settlement reports', 'Purchase bills'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Imported parts lose value as they lie in stock, and the dollar rate keeps changing. If you keep the stock at old prices, your profit and your bank limit are worked out from wrong figures.',
            we: 'We keep a stock register by part number, and enter the landed cost of each part from its bill of entry.',
            send: ['Bills of entry', 'Bills of materials', 'List of warranty replacements'],
          },
        ],
        question: {
          question: 'How do you keep the books of our Chennai office from Coimbatore?',
          answer:
            'You scan bills and bank statements into a shared folder, or give us access to your accounting software. We enter the bills, reconcile them with the bank and ask you by e-mail for what is missing. When the figures of the month are ready, we explain them on the phone.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Chennai press shops, start-ups, scan centres and assemblers under Udyam, and choose the activity code that fits.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "If a maker of rubber parts supplies a factory for a year before he registers, he loses interest on that year's late payments. He can claim interest only on what he supplies after the registration.",
            we: 'We register you, print the Udyam number on your invoice format and list your unpaid invoices.',
            send: ['Machine list', 'Purchase orders', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'If you assemble, repair and resell but register all three activities as trade, you can lose a tender that is open only to manufacturers.',
            we: 'We enter assembly, repair and resale separately, and make assembly the main activity.',
            send: ['Note on your process', 'Machine bills', 'GST certificate'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "The partners of a scan centre sometimes apply in the PAN of one doctor although the machine loan is in the firm's name. The bank cannot use that certificate for the firm's loan.",
            we: 'We apply in the PAN of the firm that owns the machines and runs the centre.',
            send: ["Firm's PAN", 'Loan letter', 'Machine bill', "Signatory's masked Aadhaar"],
          },
        ],
        question: {
          question: 'My Sowcarpet shop only buys and sells goods. What can I use a Udyam certificate for?',
          answer:
            'A trader can register under Udyam, mainly for bank loans to small business. The law on late payment to small manufacturers does not help a trader. Ask your bank whether it wants the Udyam number. If it does, we will register your shop as a trading business.',
        },
      },
      'iec-registration': {
        lead: 'If you import through Chennai or Ennore, or export your own goods, we can apply for your import export code (IEC).',
        trades: [
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Some importers order chargers or radio parts without the quality or wireless approval that these goods need. Customs then holds the carton, and you pay storage for every day.',
            we: 'Before you pay the supplier, we find out which approvals each model needs.',
            send: ["Supplier's catalogue", 'Model list', 'GST certificate', 'Cancelled cheque'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Some suppliers send a die to a sister factory abroad for a trial and bring it back later. Without export documents that identify the die, customs can charge duty when it returns.',
            we: 'We apply for the IEC, and list the documents by which customs can recognise the die.',
            send: ['Die number and photos', "Plant's letter", 'PAN of the firm'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'Some hospitals order a device from abroad and learn only at the airport that the device needs a licence. The device stays with customs until the hospital gets the licence.',
            we: 'We check which rules apply to the device, and apply for the IEC in the name of the trust or firm.',
            send: ['Quotation for the device', 'PAN', 'Trust deed or partnership deed'],
          },
        ],
        question: {
          question: 'I want to import toys for my shop in Parrys. What do I need besides the IEC?',
          answer:
            "Toys need a quality approval in India, and customs does not release toys without it. Send us the supplier's test report and catalogue before you order. We will check whether the approval exists, and apply for your IEC at the same time.",
        },
      },
    },
    seo: {
      title: 'GST, TDS and Company Filings for Chennai Businesses',
      description:
        'Company registration, TDS returns and GST notice replies for Chennai start-ups, importers, component makers and shops, handled by phone and e-mail.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'For start-ups, importers, part suppliers and shops in Chennai, we can register companies, file GST and TDS returns and answer GST notices.',
    description: [
      "A part supplier in Ambattur may sell to a large plant whose system rejects every invoice that differs from the purchase order. We match your invoices with the plant's figures before we file the GST return.",
      'An importer pays IGST at the harbour and may later not find it in the credit list on the GST portal. We compare every bill of entry with that list and follow up the missing ones.',
      'A start-up may issue shares, hire staff and buy cloud tools from abroad in the same month. We keep the company forms, the TDS and the GST in one calendar, so that no due date is forgotten.',
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
        note: 'Press shops keep dies that belong to the customer. Such dies are not your assets, but you need a list that shows where each one is.',
      },
      {
        kind: 'software',
        name: 'IT parks and start-ups on OMR',
        note: 'Firms buy cloud services and advertising from abroad. You have to check each bill for GST under reverse charge and for TDS.',
      },
      {
        kind: 'electronics',
        name: 'Phone and electronics assembly',
        note: 'Assemblers import parts by the carton. You must be able to follow each bill of entry to the stock, the GST credit and the finished set.',
      },
      {
        kind: 'port-agents',
        name: 'Chennai and Ennore port logistics',
        note: "Customs brokers pay duty and terminal charges for their clients. Your books must show that money separately from the broker's own fee.",
      },
      {
        kind: 'hospitals',
        name: 'Hospitals and diagnostic chains',
        note: 'Exempt treatment and taxable pharmacy sales often share one counter. The input tax credit on common costs is divided, and a part is given back.',
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet trade',
        note: 'Ranganathan Street shops take cash, cards and UPI. Wholesalers at Godown Street sell on credit, so they need a sales book by customer.',
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
    work: 'You do not have to travel from Chennai. We work by phone, e-mail and shared folders from Coimbatore, you send originals by courier, and you can visit us by appointment.',
    trades: [
      {
        kind: 'software',
        name: 'Software firms and start-ups',
        needs:
          'You need a private limited company with a clear shareholding, and GST refunds on your export invoices. When you pay vendors abroad, you may have to deduct tax.',
      },
      {
        kind: 'auto-components',
        name: 'Vehicle part suppliers',
        needs:
          "You need replies to GST notices about debit notes, and a Udyam number on your invoices. The plant's auditors also ask for your PF challans.",
      },
      {
        kind: 'port-agents',
        name: 'Customs brokers and container agents',
        needs:
          "You need GST returns that show your fee separately from the client's duty. We also check if you must deduct TDS when you pay lorries and shipping lines.",
      },
      {
        kind: 'bazaar-shops',
        name: 'T Nagar and Sowcarpet traders',
        needs:
          'You need daily sales that agree with the bank and a counted stock for your income tax return. You may also have to deduct TDS from the shop rent.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register your Chennai business for GST, from a shared office in Sholinganallur to a container yard at Ennore.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A start-up may show a desk in a shared office although its agreement names no seat. The officer then sees no place of business, asks questions, and can reject the application.',
            we: 'We tell the operator which lines his agreement needs and attach his EB bill to the application.',
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
              'A broker may have his office in Parrys and store boxes in a yard at Ennore, but enter only the office in the form. Officers who find goods in the yard can treat it as an unregistered place.',
            we: 'We add the yard and enter agency, storage and transport as three separate services.',
            send: ['Customs broker licence', 'Yard agreement', 'Rent deed of the office'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'A press shop may store steel coils in the shed next door, which belongs to another owner. If a lorry unloads there, the e-way bill shows an address that is not on your certificate, and the load can be detained.',
            we: "We register the shed as an additional place of business with the owner's consent.",
            send: ['Shed lease', "Owner's consent letter", 'Latest EB bill of the shed', "Plant's purchase order"],
          },
        ],
        question: {
          question:
            'My head office is in Chennai and I am opening a branch in Bengaluru. How many GST numbers do I need?',
          answer:
            'You need one number for Tamil Nadu and another one for Karnataka, both under the same PAN. If the head office pays costs for the branch, it may also have to pass on a share of the GST credit. Tell us what the branch will do, and we apply for its number.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Chennai importers, suppliers and shops after your books agree with customs and customer records.',
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'A bill of entry may carry an old GST number of the importer. The IGST paid at the harbour then does not appear in his GSTR-2B, and he may blame the broker for the lost credit.',
            we: 'We compare the customs record with GSTR-2B each month and ask for the correction of what is missing.',
            send: ['Bills of entry', 'Job files', 'Your fee invoices'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'A plant may reject parts and post the debit note only in its own system. If your return still shows the full sale, you pay GST on parts that came back.',
            we: "We download the debit notes from the plant's portal and enter a credit note for each rejection that you accept.",
            send: ["Plant's payment advice", 'Rejection reports', 'Your invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'The bank credits card and UPI sales after charges, and your till may deduct exchanges from the total. If the return shows this smaller sum, the department can ask for the missing tax with interest.',
            we: 'We report the full sale and show exchanges as returned goods.',
            send: ['Till reports', 'Card and UPI statements', 'Exchange slips'],
          },
        ],
        question: {
          question: 'We buy a cloud service from abroad for our Sholinganallur office. How do we show it in GSTR-3B?',
          answer:
            "You pay the GST on it yourself under reverse charge, and you may take it as credit if the service is for your taxable business. Send us the card statement and the vendor's invoice, and we make both entries in the return.",
        },
      },
      'gst-notices': {
        lead: 'If your Chennai firm gets a GST notice or order, send it by e-mail and we can prepare the reply with numbered annexures.',
        trades: [
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              "The customs record of an import may never reach the GST portal. The officer can then doubt the importer's credit and ask the broker for proof that the tax was paid.",
            we: 'We download the customs record, match it with the duty challan and send both with the reply.',
            send: ['The notice', 'Bills of entry', 'Duty payment challans', "Importer's authority letter"],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Money for tooling may come into your bank account without an invoice in your sales. The officer can treat it as an unbilled sale and demand tax with a penalty.',
            we: 'We show who owns the tool and when its invoice was raised.',
            send: ['Tooling order', 'Tool list', 'Bank statement', "Plant's confirmation letter"],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'Rent, cleaning and security serve the exempt treatment as well as the pharmacy. If you took the full GST credit, the notice can ask for the exempt share with interest.',
            we: 'We work out the share year by year and attach the calculation to the reply.',
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
              'The officer may say that you only act as an agent of your foreign parent company, and refuse the refund. Parliament dropped the rule behind this in 2026, but it still applies to older months.',
            we: 'We read your contract with the parent company before we match the invoices with the bank receipts.',
            send: ['Contract with the parent company', 'Export invoices', 'Bank advices of foreign receipts', 'LUT'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'You may pay IGST on imported parts in one period and export the finished sets in a later one. If you claim for the wrong period, the formula gives a smaller refund.',
            we: 'We choose the claim period so that the parts, the sets and the shipping bills fall into it together.',
            send: ['Bills of entry', 'Stock by part number', 'Shipping bills', 'Bank advices'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'A supplier may send parts to a plant in a special economic zone and never get the invoice endorsed by the zone officer. Without the endorsement the refund application is rejected.',
            we: 'We follow up the endorsement with the plant and file the claim when it is complete.',
            send: ['Endorsed invoices', 'Delivery challans', "Plant's zone approval letter"],
          },
        ],
        question: {
          question: 'I sell parts to a car plant at Sriperumbudur that exports. When can I claim a GST refund?',
          answer:
            'You can claim if the plant lies in a special economic zone and its officer has endorsed your invoices. A sale to any other plant in India carries GST as usual, even if the cars are exported. Send us one purchase order, and we check the address and file the claim.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Chennai founders, doctors and traders after we go through Form 26AS with you.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A founder or employee may get options and sell nothing. Tax on the options can fall due before any money comes, and interest runs if nobody plans for it.',
            we: "We read the option letter and tell you which part belongs in this year's return.",
            send: ['Option letters', 'Share certificates', 'Form 16 or salary certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'Wholesalers may carry unpaid bills of district shops in their books for years. As long as a bad debt is not written off, you pay income tax on money that will never come.',
            we: 'We go through the customers by age of debt and write off what the law allows.',
            send: ['Customer ledger', 'Bus parcel receipts', 'Closing stock list'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'A consultant may be paid by three hospitals, and one of them uses a wrong PAN. The TDS then does not appear in his Form 26AS, and he pays the same tax again.',
            we: 'We match the payments of each hospital and ask it to correct its TDS return.',
            send: ['Payout sheets', 'Form 26AS', 'Clinic receipts'],
          },
        ],
        question: {
          question:
            "I am a customs broker in Parrys and a client's duty refund came to my bank account. Do I pay tax on it?",
          answer:
            "It is not your income if you pass it on and your records prove this. Keep the refund order, the client's account and your transfer to him. We show the amount as client money in the working of your return, so that you can explain it if the department asks.",
        },
      },
      'pf-esi-services': {
        lead: 'We can file PF and ESI returns for Chennai part suppliers, hospitals and offices, from your attendance and wage sheets.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'One operator may work in your plant through two labour agencies in the same month. His wage can be reported twice or not at all, and the unpaid contribution can be demanded from you.',
            we: "We match your gate card data with the agencies' wage lists, name by name.",
            send: ['Gate card data', "Agencies' wage lists", 'Apprentice contracts'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'A hospital may pay the arrears of a pay revision to its nurses in one month. PF and ESI are then wrong for that month and for all the earlier ones.',
            we: 'We divide the arrears over the months for which they were paid and revise the contributions.',
            send: ['Pay revision order', 'Wage sheets of those months', 'Attendance register'],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'Field staff may get conveyance and batta together with the salary in a single amount. The PF office can treat all of it as wages and ask for contributions on it.',
            we: 'We show wages and travel cost separately in the salary slip and file the trip records.',
            send: ['Appointment letters', 'Salary slips', 'Travel claims'],
          },
        ],
        question: {
          question: 'My software office in Guindy has ten people on good salaries. Do I have to register for ESI?',
          answer:
            'ESI covers employees up to a wage limit, so software staff on good salaries are often above it. Housekeeping staff may still be covered. Send us the salary sheet, and we mark who is covered and register you if it is needed.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file TDS returns for Chennai offices that deduct tax from rent, from vendors or from payments abroad.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A start-up may pay a foreign software vendor by card without asking about tax. If tax had to be deducted, the department can collect it from the start-up, and the expense may be disallowed.',
            we: "We read the contract, the tax treaty and the vendor's residence certificate before the next payment.",
            send: ["Vendor's invoice", 'Terms of use', "Vendor's tax residency certificate"],
          },
          {
            trade: 'port-agents',
            name: 'Customs brokers and container agents',
            wrong:
              'If duty, port charges and your fee are on one bill, the client may deduct TDS on the whole amount. Your money is then blocked with the department until the refund.',
            we: 'We set up one bill for your fee and a separate one for expenses that the client repays against receipts.',
            send: ['Job files', "Receipts in the client's name", 'Fee invoices'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'A shop building may have several owners while you report the rent under the PAN of one of them. The other owners get no credit, and they can refuse to accept the deduction.',
            we: 'We read the title deed and divide rent and TDS by owner.',
            send: ['Rental agreement', 'PAN of each owner', 'Bank statement with the rent payments'],
          },
        ],
        question: {
          question: 'Our Chennai office got a TDS demand because of one wrong challan number. Do we have to pay again?',
          answer:
            'If the money was deposited, you can correct the TDS return instead of paying twice. Send us the demand and the challan. We match the challan with the return, file the correction and check that the demand is closed.',
        },
      },
      'company-registration': {
        lead: 'We can register your private limited company or LLP in Chennai, and settle the shareholding and the office proof first.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'If founders hold equal shares without any written terms, one of them can leave and keep half of the company. An investor may then refuse to put in money.',
            we: 'We prepare the share terms and the transfer of the code to the company along with the incorporation forms.',
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
              "The customs licence may be in the broker's own name, so that the new company has none. The company cannot file a bill of entry until customs has approved it.",
            we: 'We ask the customs office what can be transferred before we reserve a name.',
            send: ['Customs broker licence', 'Partnership deed', 'Client agreements'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "A press shop may list the customer's dies as assets of the new company. The customer can object in his audit, and your first balance sheet has to be corrected.",
            we: 'We list the dies by owner and transfer only your own machines to the company.',
            send: ['Die list', 'Machine list', 'Vendor agreement', 'Loan letters'],
          },
        ],
        question: {
          question: 'We have formed a company in Chennai and an investor from abroad has paid. What do we do next?',
          answer:
            'The company must allot the shares and report the money to the Reserve Bank, and the time for both is limited. Send us the bank advice and the board resolution. We prepare the allotment and the report, and tell you the due date for each.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the books of Chennai start-ups, shops and suppliers in the form that your investor or bank asks for.',
        trades: [
          {
            trade: 'software',
            name: 'Software firms and start-ups',
            wrong:
              'A customer may pay for a yearly plan in advance, and you enter all of it as income of one month. The following months then look like losses, and an investor gets a wrong picture.',
            we: 'We spread the income over the months of service and keep a register of your shares.',
            send: ['Customer plans', 'Bank and card statements', 'Salary sheet'],
          },
          {
            trade: 'bazaar-shops',
            name: 'T Nagar and Sowcarpet traders',
            wrong:
              'A shop may write cash, card and UPI as one daily total. If a card settlement never reaches the bank, nobody finds the loss.',
            we: 'We match cash, card and UPI with the bank separately every week.',
            send: ['Daily till sheet', 'Card and UPI settlement reports', 'Purchase bills'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Parts lose value on the shelf while the dollar rate moves. If your stock stays at old prices, profit and bank limit are both worked out from wrong figures.',
            we: 'We keep the stock by part number, with the landed cost from each bill of entry.',
            send: ['Bills of entry', 'Bills of materials', 'List of warranty replacements'],
          },
        ],
        question: {
          question: 'How do you keep the books of our Chennai office from Coimbatore?',
          answer:
            'You scan bills and bank statements into a shared folder, or give us access to your accounting software. We enter and reconcile them, and ask by e-mail about what is missing. When the figures of the month are ready, we explain them on the phone.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Chennai press shops, start-ups, scan centres and assemblers under Udyam with the right activity.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'A maker of rubber parts may supply a plant for a year before he registers. He can then claim interest for late payment only on what he supplies after the registration.',
            we: 'We register you, put the number on your invoice format and list the unpaid invoices.',
            send: ['Machine list', 'Purchase orders', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'If assembly, repair and resale are all registered as trade, you can lose a tender that is open only to manufacturers.',
            we: 'We enter the three activities separately and make assembly the main one.',
            send: ['Note on your process', 'Machine bills', 'GST certificate'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              "The partners of a scan centre may apply on the PAN of one doctor although the machine loan is in the firm's name. The bank cannot use that certificate for the firm's loan.",
            we: 'We apply on the PAN that owns the machines and runs the centre.',
            send: ["Firm's PAN", 'Loan letter', 'Machine bill', "Signatory's masked Aadhaar"],
          },
        ],
        question: {
          question: 'My Sowcarpet shop only buys and sells goods. What can I use a Udyam certificate for?',
          answer:
            'A trader can register, mainly for bank loans to small business. The law on late payment to small manufacturers does not help him. Ask your bank if it wants the number, and if it does, we register your shop as a trading business.',
        },
      },
      'iec-registration': {
        lead: 'If you import through Chennai or Ennore or ship your own goods, we can apply for your import export code (IEC).',
        trades: [
          {
            trade: 'electronics',
            name: 'Electronics assemblers',
            wrong:
              'Chargers or radio parts may arrive without the quality or wireless approval that they need. Customs then holds the carton, and you pay storage for every day.',
            we: 'We find out which approvals each model needs before you pay the supplier.',
            send: ["Supplier's catalogue", 'Model list', 'GST certificate', 'Cancelled cheque'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'You may send a die to a sister plant abroad for a trial and bring it back. Without export documents that identify the die, customs can charge duty when it returns.',
            we: 'We apply for the code and list the documents by which customs can recognise the die.',
            send: ['Die number and photos', "Plant's letter", 'PAN of the firm'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals and diagnostic centres',
            wrong:
              'A hospital may order a device from abroad and learn only at the airport that the device needs a licence. The device stays with customs while the licence is applied for.',
            we: 'We check the rules for the device and apply for the code in the name of the trust or firm.',
            send: ['Quotation for the device', 'PAN', 'Trust deed or partnership deed'],
          },
        ],
        question: {
          question: 'I want to import toys for my shop in Parrys. What do I need besides the IEC?',
          answer:
            "Toys need a quality approval in India, and customs does not release them without it. Send us the supplier's test report and catalogue before you order. We check if the approval exists, and apply for your IEC at the same time.",
        },
      },
    },
    seo: {
      title: 'GST, TDS and Company Filings for Chennai Businesses',
      description:
        'Company registration, TDS returns and GST notice replies for Chennai start-ups, importers, component makers and shops, handled by phone and e-mail.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording, inTown }: LocalSite) =>
  ({
    intro:
      'For home textile exporters, bus body builders and paper mill suppliers in Karur, we can take care of GST refunds, GST notices and TDS.',
    description: [
      'A Karur exporter of towels and aprons sends yarn to dyers, cloth to weavers and cut pieces to stitching contractors, all on delivery challans. For each order we match the challans with the job work bills and the shipping bills.',
      "Bus body building units work on chassis that customers bring. We leave the customer's chassis out of your stock, and show in the accounts whether you billed only the body work or a complete bus.",
      'Suppliers to the paper mill at Kagithapuram are paid for the weight recorded at the mill. We check that your invoice, the weighbridge slip and the payment are all for the same weight.',
    ],
    keyAttractions: [
      'Pasupatheeswarar Temple',
      'Kalyana Venkataramana Swamy Temple, Thanthonimalai',
      'Balasubramaniya Swamy Temple, Vennaimalai',
      'Pugalimalai and its Tamil-Brahmi inscriptions',
      'Mayanur Barrage on the Cauvery',
    ],
    majorIndustries: [
      {
        kind: 'textile-export',
        name: 'Home textile exporters',
        note: 'The work on an export order is given out to dyers, weavers and stitching contractors. The exporter has to account for each lot that goes out on a challan.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        note: "If you build on the customer's chassis, you supply a service. If you build on your own chassis and sell the complete bus, you sell goods.",
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers at Kagithapuram',
        note: 'The mill pays for the weight on its own weighbridge. Your invoice, the weighbridge slip and the payment advice must all show the same weight.',
      },
      {
        kind: 'cement-dealers',
        name: 'Puliyur cement dealers',
        note: 'Cement companies give dealers discounts after the year ends. You have to enter the credit notes in the right month.',
      },
      {
        kind: 'cane',
        name: 'Pugalur sugar and cane work',
        note: 'Sugar mills pay for cane cutting and cane transport by the season. Most advances to cane cutters and most diesel bills come within a few months.',
      },
    ],
    serviceAreas: [
      'Thanthonimalai',
      'Vengamedu',
      'Gandhigramam',
      'Inam Karur',
      'Puliyur',
      'Velayuthampalayam',
      'Aravakurichi',
      'Kulithalai',
    ],
    work: (town) =>
      `Exporters, bus body builders and dealers in Karur can send photos of bills by WhatsApp and files by courier. The work is done at our ${town} office, and you can visit us by appointment.`,
    trades: [
      {
        kind: 'textile-export',
        name: 'Home textile exporters',
        needs:
          'You need GST refunds on your exports, and an import export code (IEC) in the name of the firm that exports. For TDS you need the total paid to each contractor.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        needs:
          'You need GST returns that show body work and bus sales separately. If you get a notice, you need a reply that proves who owned each chassis. We can also keep a cost sheet for each bus body.',
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers',
        needs:
          "The quantity on your invoices must tally with the mill's weighment slips. If an officer asks, you also need proof that your own suppliers are genuine.",
      },
      {
        kind: 'cane',
        name: 'Cane hauliers and contractors',
        needs:
          'Keep a separate account for each cane cutting gang, and make sure that the mill reports the TDS under your PAN. Your income tax return must show the freight before deductions.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can get the GST number for your Karur business, with every store, packing hall and godown on the certificate.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "Some exporters enter the dyer's shed as their own place of business and forget their packing godown. Officers can treat goods found in the packing godown as unaccounted stock.",
            we: 'We enter your checking hall, yarn store and packing godown, each with its own address proof.',
            send: [
              'Rental agreement of each place',
              'Latest EB bill of each place',
              'Partnership deed',
              'Cancelled cheque',
            ],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "Some units build bodies on customers' chassis and also sell finished buses. If a unit registers only one of these activities and bills both under the same code, the officer can demand the difference in tax later.",
            we: "We register body building on customers' chassis and the sale of complete buses as two activities.",
            send: ['Lease deed for the yard', 'Latest EB bill', 'Trade licence', 'Sample quotation'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'If a dealer stores cement in a rented godown at Puliyur that is not on his GST certificate, a lorry unloading there can be stopped and the bags detained.',
            we: "We add every godown to your registration, with its owner's consent letter.",
            send: [
              'Godown rental agreement',
              "Owner's property tax receipt",
              'Dealership agreement with the cement company',
            ],
          },
        ],
        question: {
          question: 'I supply waste paper to the mill at Kagithapuram. Should I take regular GST or composition?',
          answer:
            'Regular registration usually suits you, because the mill wants to claim the GST on your bill and a composition bill has no GST. The answer can be different if you also sell to small shops. Give us your list of buyers. We will compare the tax under each scheme and apply.',
        },
      },
      'gst-returns': {
        lead: "Exporters, bus body builders and mill suppliers in Karur can leave their GST returns to us. We match the bills with the buyer's records before we file.",
        trades: [
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'You bill the weight that left your yard, but the mill often pays for less weight after the moisture test. If you do not correct the bill, you pay GST on paper for which you were not paid.',
            we: 'Before we file GSTR-1, we prepare a credit note for the difference in weight.',
            send: ['Your invoices', 'Weighbridge slips', 'Payment advice from the mill'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "An advance for work on a customer's chassis is taxable when you receive it, because it is for a service. If you pay the GST only when the bus is delivered, you also pay interest.",
            we: 'We list the advances by chassis number and work out the GST on body work advances in the month of receipt. An advance for a complete bus is not taxed in this way.',
            send: ['Advance receipts', 'Work orders', 'List of chassis in the yard'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong: `Cloth sent to a stitching contractor has to come back within a time limit. If your challan book does not show it as received back after ${caseWording('gst.job-work-limit', 'material')}, the cloth is usually taxed as if you had sold it.`,
            we: 'Before we file the job work statement (ITC-04), we show you which challans are still open.',
            send: ['Challan book', "Contractors' bills", 'Shipping bills'],
          },
        ],
        question: {
          question: 'The cement company gave me a rebate without any bill. How do I show it in my GST return?',
          answer:
            'Ask the company for its credit note and account statement. The credit note shows whether your input tax credit has to be reduced. Send us both documents. We will enter the rebate in the right month and match the statement with your ledger.',
        },
      },
      'gst-notices': {
        lead: 'Has your firm in Karur received a GST notice? We can explain it, draft and file the reply, and attend the hearing for you.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'If an export invoice is missing from your return or entered in the wrong month, your sales do not match the shipping bills. The officer may ask for tax on the difference or ask you to pay back the refund.',
            we: 'We match each shipping bill with its invoice, the return and the bank receipt, and attach the table to the reply.',
            send: ['The notice', 'Shipping bills', 'Export invoices', 'Bank advices'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'The officer may find that complete buses leave your unit, while your return shows only the price of the bodies. He can ask for GST on the full value of each bus.',
            we: 'We sort the job cards by chassis owner and prepare one table for the reply.',
            send: ['The notice', 'Work orders', 'RC or invoice of each chassis', 'Delivery challans'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'If a small collector sells you waste paper and later cancels his GST registration, the officer may question whether the load was genuine and disallow your credit.',
            we: 'For each load, we show the lorry number, the weight and your payment.',
            send: ['Purchase bills', 'Lorry receipts', 'Weighbridge slips', 'Bank statement'],
          },
        ],
        question: {
          question: 'My dyer in Karur stopped filing his GST returns and I got a notice. Do I have to pay his tax?',
          answer:
            "You may have to pay back the input tax credit on his bills, because the law gives it only if the supplier pays the tax. Your defence is proof that the work was done and paid for: the dyer's bills, the challans and your bank payments. Whether this proof is enough depends on the case. We will ask the dyer to file his returns, and send the reply with your proof.",
        },
      },
      'gst-refunds': {
        lead: 'For Karur exporters of towels, aprons and table linen, we can check each invoice and claim the GST refund.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'If one invoice is split over two containers, or some towels are short-shipped, the invoice does not match the shipping bill, and your refund may be held up.',
            we: 'We prepare a statement with the shipping bill and the bank advice for each invoice.',
            send: ['Shipping bills', 'Invoices and packing lists', 'Bank advices', 'Dyeing and packing bills'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If you build a bus for a buyer abroad and the order names only his agent in India, you cannot prove that the export was yours. The claim may then be rejected.',
            we: 'Before we file the claim, we check that the order, the chassis invoice and the shipping bill show the same bus and the same exporter.',
            send: ['Export order', 'Chassis invoice', 'Shipping bill', 'Purchase bills'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'Some dealers pay the same GST challan twice by mistake. The excess amount stays in the cash ledger on the GST portal, while the dealer has to borrow for his next load of cement.',
            we: 'We check your cash ledger, and claim back whatever you do not need for tax.',
            send: ['Cash ledger from the portal', 'Challans', 'Bank statement'],
          },
        ],
        question: {
          question: 'I sell towels to a Karur merchant who exports them. Which of us can claim the GST refund?',
          answer:
            "The merchant claims the refund, because his name is on the shipping bill. You can sell to him at the concessional rate if you agree on it before you deliver. Send us the merchant's order. We will tell you which rate to charge and what proof he must give you.",
        },
      },
      'income-tax-filing': {
        lead: 'After we check the closing stock and the TDS credit, we can file the income tax return of your Karur export firm, bus body building unit or cane contract business.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'Many exporters do not count the cloth that is with weavers, dyers and stitchers on 31 March. Exporters also forget the incentives that are credited to the bank without a bill. Either mistake can bring a notice.',
            we: 'We list the cloth from your open challans, and add the export incentives from your bank statement.',
            send: ['Challan book', 'Bank statement', 'Export incentive statement', 'Packing credit statement'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "Some units leave half-built bus bodies out of the stock, and some include the customer's chassis. The profit is then wrong, and the unit pays too much or too little tax.",
            we: "We value each bus body by its stage of completion, and leave the customer's chassis out.",
            send: ['Stage-wise list of bus bodies', 'Steel and plywood bills', 'Advance receipts'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'If advances to cane cutting gangs are written off as a lump sum without names, the officer can disallow the expense, and you pay tax on it.',
            we: "We list each advance with the worker's name, the work done and the balance.",
            send: ['Gang register', 'Statement from the mill', 'Lorry loan statements'],
          },
        ],
        question: {
          question: 'The cement company gave me a trip and I see TDS on it in Form 26AS. Is the trip taxable income?',
          answer:
            "Yes, a gift for reaching a sales target is business income, and the company may have deducted TDS on its value. Send us the company's statement with your Form 26AS. We will show the value of the trip and claim the TDS in the same return.",
        },
      },
      'pf-esi-services': {
        lead: 'Every month we can file PF and ESI returns for stitching halls, bus body building units and waste paper yards in Karur.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "If a contractor's tailors work in your hall and he charges you for PF but does not deposit it, the PF office can recover the dues from you.",
            we: "Before you pay the contractor's bill, we match his PF return (ECR) with your gate attendance.",
            send: [
              "Contractor's bill",
              "Contractor's PF ECR and challan",
              'Hall attendance register',
              'Piece-rate book',
            ],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Welders and painters move from unit to unit with their maistry. If a worker is hurt and no unit has his name in its register, your unit may have to pay.',
            we: "For each gang of welders and painters we note who hires and pays them, and enter the workers' names every week.",
            send: ['Gang list', 'Weekly payment sheet', 'Masked Aadhaar copies'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'You may pay your loaders a lump sum for each load of waste paper. If there is no list of names, an inspector can estimate the wages, and you pay contributions on his estimate.',
            we: 'We prepare a wage sheet with names, days and wages from your load register.',
            send: ['Load register', 'Wage slips', 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question:
            'My brother and I run two bus body building units next to each other. Are our workers counted together for PF?',
          answer:
            'They can be counted together if both units have the same management and the same workers. The PF office looks at facts and not at the names on the boards. Show us the ownership documents, the EB bills and the wage books. We will tell you whether one unit or both must register.',
        },
      },
      'tds-tcs-returns': {
        lead: 'Do you pay stitchers, lorry owners or cane contractors in Karur? We can work out the TDS and file your quarterly returns.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "An exporter's staff often pay stitchers and packers in round figures every week. If nobody adds up the year's payments under each PAN, the total may cross the limit unnoticed, and the exporter has to pay the TDS with interest.",
            we: "We keep each contractor's total for the year, and correct wrong PANs before we file the return.",
            send: ['Weekly payment list', 'PAN copies', "Contractors' bills"],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'You can pay a small lorry owner without TDS if he gives a declaration with his PAN. If the owner named in the RC did not sign it, or you do not report the payment, the department can demand the TDS from you.',
            we: 'We collect the declarations before the cane season, and report the payments in the TDS return.',
            send: ['RC of each lorry', "Lorry owners' signed declarations", 'PAN copies'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Some units sell steel scrap every week without collecting TCS. The department can later ask the unit to pay this tax from its own pocket.',
            we: "We check each buyer's declaration and tell you on which scrap bills to collect TCS.",
            send: ['Scrap bills', "Buyers' declarations", 'Scrap sales register'],
          },
        ],
        question: {
          question:
            'I buy yarn for most of my Karur orders from one dealer. Do I have to deduct TDS on these purchases?',
          answer:
            'It depends on your turnover last year and on your total purchases from this dealer. Only large buyers have to deduct this TDS. Send us both figures. We will tell you from which bill onwards to deduct TDS, and report it in your TDS return.',
        },
      },
      'company-registration': {
        lead: 'How will a company or LLP affect your orders, licences and loans in Karur? We can check these effects first and then register the company or LLP.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'A supermarket abroad treats a new company as a new supplier. If you ship an order during the changeover, the bank and export incentive documents may be in the wrong name, and your payment may be held up.',
            we: 'We plan the changeover for a date between two orders, and list everyone you must inform.',
            send: ['Vendor agreement', 'Bank sanction letter', 'IEC certificate', 'Rental agreement of the factory'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If fleet owners paid advances to the old firm and the new company delivers the buses, the accounts of the firm and the company do not match. A fleet owner may then dispute his balance.',
            we: "We transfer each advance to the company with the customer's written consent.",
            send: ['List of advances', 'Body approval certificates', 'Machine list'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              "The agreement with the mill is often in one person's name. A new company cannot supply until the mill accepts it as a supplier, and meanwhile you may lose sales.",
            we: 'We draft the letter to the mill before we file the incorporation forms.',
            send: ['Supply agreement', 'Partnership deed', "Partners' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question: 'My brother and I have two bus body building units and one order book. Should we form an LLP?',
          answer:
            'An LLP with agreed shares often suits two brothers, because it has fewer annual filings than a company. Bring the order book and the loan sanction letters to the first meeting. We will compare the cost of an LLP and a partnership, and state in the agreement who owns which unit.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'Do you know what each bus or order costs? We can keep accounts with a cost sheet for Karur bus body builders, exporters and cement dealers.',
        trades: [
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If steel, glass and labour bills for all buses go into one ledger, the owner cannot tell on which bus he lost money. He may quote the same low price for the next bus.',
            we: 'We open a cost sheet for each bus body, and enter the material, the labour bills and the advances.',
            send: ['Purchase bills with chassis number', "Labour gangs' bills", 'Advance receipts', 'Delivery dates'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'Sometimes a dyer returns less cloth than you sent, and you notice it only after paying him. It is then hard to get your money back from him.',
            we: "Before you pass the dyer's bill, we compare the cloth sent with the cloth returned.",
            send: ['Delivery challans', "Dyer's bills", 'Order sheet', 'Packing list'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              "If your books leave out rebates that are in the cement company's statement, your profit is understated. And if nobody lists what your own customers owe, old bills remain unpaid.",
            we: "Each month we match the cement company's statement with your books, and send you a list of old dues.",
            send: ["Cement company's account statement", 'Credit notes', 'Customer ledger'],
          },
        ],
        question: {
          question: 'How do I send my purchase and job work bills from Karur every month?',
          answer:
            'Send photos of the bills by WhatsApp or e-mail, or the books by courier. We enter the bills order-wise or bus-wise. If an entry is not clear, we mark it on the sheet and ask you about it.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Karur textile manufacturers, body builders and contractors under Udyam with the activity code that fits.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "A firm that gets towels woven on other people's looms is sometimes registered as a trader by mistake. Such a firm is a manufacturer, and as a trader it may lose the benefit of schemes for manufacturers.",
            we: 'In the Udyam form, we describe how your goods are made, and do not count export sales in the turnover.',
            send: ['GST certificate', 'Sample order', 'Last income tax return', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If a bus body builder is registered as a spare parts dealer, he cannot claim interest as a manufacturer when a fleet owner pays late.',
            we: 'We enter bus body building as a manufacturing activity, with the welding sets and paint booths at their written down value.',
            send: ['Machine list', 'Lease deed for the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              "If you include lorries that are in your brother's name, the bank sees from the RC that the lorries are not yours, and may reject the loan.",
            we: 'We enter only vehicles in your own name, under your PAN, with goods transport as the service.',
            send: ['RC of each lorry', 'Depreciation schedule', 'Contract with the mill'],
          },
        ],
        question: {
          question: 'I stitch aprons for one Karur exporter who pays late. Can Udyam help me to get interest?',
          answer:
            'Yes, a small manufacturer with Udyam can claim interest on bills that are paid late. You must be registered before you supply, so register before the next order. We will get the certificate and add the Udyam number to your bill format.',
        },
      },
      'iec-registration': {
        lead: 'A Karur home textile exporter needs an import export code (IEC) before the first shipment. We can apply for the code.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'If the name on the IEC differs from the name on your bank account, the bank cannot match the export payment, and your refund and incentives are delayed.',
            we: "We apply in the same name as your GST certificate, and register your bank's AD code at the port.",
            send: ['PAN of the business', 'Cancelled cheque of the current account', 'GST certificate'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'Some dealers order waste paper from abroad and learn about pollution and inspection rules only when the load is at the port. Customs does not release the load without the certificates, and the dealer pays demurrage.',
            we: 'Before you pay the seller, we check the rules for your grade of waste paper.',
            send: ["Seller's quotation", 'GST certificate', "Firm's PAN"],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If a friend exports his bus under your IEC, the export is in your name. Customs can then demand duty and penalty from you.',
            we: "We apply for an IEC in the exporter's own name, and tell you when no IEC is needed.",
            send: ["Foreign buyer's order", 'RC or invoice of the chassis', 'Cancelled cheque'],
          },
        ],
        question: {
          question: 'I send sample aprons by courier from Karur. Do I need an IEC for samples?',
          answer:
            "A sample has a value even if it is free, so the courier asks for your IEC and the true value. Send us your buyer's e-mail and your PAN. We will apply for the IEC and give you an invoice format for samples.",
        },
      },
    },
    seo: {
      title: 'GST, TDS and Accounts for Karur Home Textile Exporters',
      description: `Refund files for Karur linen exporters, replies to GST notices for bus body builders, TDS on stitching contractors. ${inTown('coimbatore', 'Handled remotely from Coimbatore.', 'Ask us by phone.')}`,
    },
  }) satisfies CityWords;

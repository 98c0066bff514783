import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'We can take care of GST refunds, GST notices and TDS for home textile exporters, bus body builders and paper mill suppliers in Karur.',
    description: [
      'A Karur exporter of towels and aprons gives yarn to dyers, cloth to weavers and cut pieces to stitching contractors. He sends all these goods out on delivery challans. We match the challans with the job work bills and the shipping bills of each order.',
      "Bus body yards build on chassis that customers bring. We leave the customer's chassis out of your stock, and show in the accounts whether you billed only the work or a complete bus.",
      'Suppliers to the paper mill at Kagithapuram are paid for the weight that the mill finds. We match your invoice, the weighbridge slip and the payment, so that all three show the same weight.',
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
        note: 'Exporters share an order among dyers, weavers and stitching contractors. Exporters have to account for each lot that goes out on a challan.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        note: "If you build on the customer's chassis, you sell work. If you build on your own chassis and sell the complete bus, you sell goods.",
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers at Kagithapuram',
        note: 'The mill pays for the weight on its own weighbridge. Your invoice, the weighbridge slip and the payment advice must show the same weight.',
      },
      {
        kind: 'cement-dealers',
        name: 'Puliyur cement dealers',
        note: "The cement maker gives discounts after the year ends. You have to enter the maker's credit notes in the right month.",
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
    work: 'Exporters, body yards and dealers in Karur can send photos of bills by WhatsApp and files by courier. The work is done at our Coimbatore office, and you can visit us by appointment.',
    trades: [
      {
        kind: 'textile-export',
        name: 'Home textile exporters',
        needs:
          'You need GST refunds on your exports and an import export code (IEC) in the right name. For TDS you need the total that you paid to each contractor.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        needs:
          'You need GST returns that show work and bus sales separately, and replies to notices that prove who owned each chassis. We also keep a cost sheet for each bus body.',
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers',
        needs:
          "You need invoices that match the mill's weight. If an officer asks, you also need proof that your own suppliers exist.",
      },
      {
        kind: 'cane',
        name: 'Cane hauliers and contractors',
        needs:
          "Keep a separate account for each group of cane cutters, and make sure that the mill's TDS is in your PAN. Your income tax return must show the freight before deductions.",
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can get the GST number for your Karur business, with your own store, packing hall and godown on the certificate.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "Some exporters enter the dyer's shed as their own place of business and forget their packing godown. Officers can treat goods that they find in the packing godown as unbilled stock.",
            we: 'We list your checking hall, yarn store and packing godown, and attach a proof of address for each place.',
            send: ['Rent deed of each place', 'Latest EB bill of each place', 'Partnership deed', 'Cancelled cheque'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "A yard that builds bodies on customers' chassis and also sells finished buses sometimes enters only one of these in the form. Its other bills then carry a wrong HSN code, and the difference in tax is demanded later.",
            we: "We enter work on customers' chassis and the sale of complete buses as two activities.",
            send: ['Yard lease', 'Latest EB bill', 'Trade licence', 'Sample quotation'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'If a dealer stores cement in a rented godown at Puliyur that is not on his GST certificate, a lorry that unloads at the godown can be stopped and the bags detained.',
            we: "We add every godown to your registration, with its owner's consent letter.",
            send: ['Godown rental agreement', "Owner's property tax receipt", 'Agreement with the cement maker'],
          },
        ],
        question: {
          question: 'I supply waste paper to the mill at Kagithapuram. Should I take regular GST or composition?',
          answer:
            'Regular registration usually suits you, because the mill wants to take the GST on your bill as credit and a composition bill has no GST on it. It can be different if you also sell to small shops. Give us your list of buyers. We will compare the tax under each scheme and apply.',
        },
      },
      'gst-returns': {
        lead: "We can file GST returns for Karur exporters, body yards and mill suppliers after we match their bills with the buyer's figures.",
        trades: [
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'You bill the weight that left your yard, but the mill often pays for less after it tests the moisture. If you do not correct the bill, you pay GST on paper for which you got no money.',
            we: 'Before we file GSTR-1, we prepare a credit note for the difference in weight.',
            send: ['Your invoices', 'Weighbridge notes', "Mill's payment advice"],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "An advance for work on a customer's chassis is taxable when you receive it, because it is for a service. If you pay the GST only when the bus leaves the yard, you also pay interest.",
            we: 'We list the advances by chassis number and pay the tax on work advances in that month. An advance for a complete bus is not taxed in this way.',
            send: ['Advance receipts', 'Work orders', 'List of chassis in the yard'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong: `If cloth is with a stitching contractor and your challan book shows no return, a time limit applies. After ${caseWording('gst.job-work-limit', 'material')} the cloth is usually taxed as if you had sold it.`,
            we: 'Before we file the list of goods sent for job work, we show you which challans are still open.',
            send: ['Challan book', "Contractors' bills", 'Shipping bills'],
          },
        ],
        question: {
          question: 'My cement company gave me a rebate without any bill. How do I show it in my GST return?',
          answer:
            'Ask the company for its credit note and its account statement. The credit note tells us if your input tax credit has to be reduced. Send us the credit note and the statement. We will enter the rebate in the right month and match the statement with your ledger.',
        },
      },
      'gst-notices': {
        lead: 'If a GST notice has come to your firm in Karur, we can read it, tell you which documents to collect and write the reply.',
        trades: [
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'The officer sees complete buses leave your yard, but your return shows only the price of the bodies. He can then ask for GST on the full value of each bus.',
            we: 'We sort the job cards by owner of the chassis and prepare one table for the reply.',
            send: ['The notice', 'Work orders', 'RC or invoice of each chassis', 'Delivery notes'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'If a small collector sells you waste paper and later closes his GST number, the officer can doubt that the load existed and take back your credit.',
            we: 'We prove each load by its lorry number, its weight and your payment.',
            send: ['Purchase bills', 'Lorry receipts', 'Weighbridge notes', 'Bank statement'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'The sugar mill reports the full freight. If your return shows only what you received after diesel was deducted, the difference looks like freight that you did not bill.',
            we: 'For each month we prepare a table that shows the tonnes carried, the full freight and the diesel deducted.',
            send: ["Mill's statement", 'Tonnage slips', 'Payments to other lorry owners'],
          },
        ],
        question: {
          question: 'My dyer in Karur stopped filing his GST returns and I got the notice. Do I have to pay his tax?',
          answer:
            "The officer can question your credit, but you can defend it with proof that the work was done and paid for. Collect the dyer's bills, the challans and your bank payments. We will ask the dyer to file his returns, and send the reply with your proof.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for Karur exporters of towels, aprons and table linen, after we check each invoice.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'If one invoice is split over two containers, or some towels are short, the invoice does not match the shipping bill. Your refund is then held up.',
            we: 'We prepare a statement that shows the shipping bill and the bank receipt for each invoice.',
            send: ['Shipping bills', 'Invoices and packing lists', 'Bank advices', 'Bills for dyeing and packing'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "If you build a bus for an order from abroad and the order names only the fleet's agent in India, you cannot prove that the export was yours. The claim is then rejected.",
            we: 'Before we file the claim, we check that the order, the chassis invoice and the shipping bill show the same bus and the same exporter.',
            send: ['Order', 'Chassis invoice', 'Shipping bill', 'Purchase bills'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'Some dealers pay the same GST challan twice by mistake. The extra money stays in the cash ledger on the GST portal, while the dealer borrows for his next load of cement.',
            we: 'We read your cash ledger, and claim back the money that you do not need for tax.',
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
        lead: 'We can file income tax returns for Karur exporters, body yards and cane contractors, after we check the stock and the TDS credit.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'Many exporters do not count the cloth that is with weavers, dyers and stitchers on 31 March. They also forget export incentives that reach the bank without a bill. Either mistake can bring a notice.',
            we: 'We list the cloth from your open challans, and add the export incentives from your bank statement.',
            send: ['Challan book', 'Bank statement', 'Statement of export incentives', 'Packing credit statement'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "Some yards leave half-built bus bodies out of the stock, and some include the customer's chassis. The profit is then wrong, and you pay too much or too little tax.",
            we: "We value each bus body by how far it is built, and leave the customer's chassis out.",
            send: ['List of bodies by stage', 'Bills for steel and plywood', 'Advance receipts'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'If advances to groups of cane cutters are written off in one amount without names, the officer can refuse this expense. You then pay tax on it.',
            we: "We list each advance with the worker's name, the work done and the balance.",
            send: ['Gang register', "Mill's statement", 'Lorry loan statements'],
          },
        ],
        question: {
          question: 'The cement company gave me a trip and I see TDS on it in Form 26AS. Is the trip income?',
          answer:
            "Yes, a gift for reaching a sales target is business income, and the company may have deducted TDS on its value. Send us the company's statement with your Form 26AS. We will show the value of the trip and claim the TDS in the same return.",
        },
      },
      'pf-esi-services': {
        lead: 'We can file PF and ESI for the workers of Karur stitching halls, bus body yards and waste paper yards every month.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "If a contractor's tailors work in your hall and he charges you for PF but does not pay it, the PF office can ask you for the money.",
            we: "Before you pay the contractor's bill, we match his wage list with your gate attendance.",
            send: ["Contractor's bill", "Contractor's PF wage list", 'Attendance of the hall', 'Piece-rate book'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Welders and painters move from yard to yard with their leader. If a worker is hurt and no yard has his name on its list, your yard may have to pay.',
            we: "For each group of welders and painters we note who hires and who pays them, and enter the workers' names every week.",
            send: ['Gang list', 'Weekly payment sheet', 'Masked Aadhaar copies'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              "Some waste paper yards pay loaders by the load in one sum. Without the workers' names an inspector can estimate the wages, and you pay contributions on his figure.",
            we: 'From your load book we prepare a wage sheet that shows the names, the days and the wages.',
            send: ['Load book', 'Wage slips', 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question: 'My brother and I run two body yards next to each other. Are our workers counted together for PF?',
          answer:
            'They can be counted together if one management and one set of workers serve both yards. The PF office looks at facts and not at the names on the boards. Show us the ownership documents, the EB bills and the wage books. We will tell you whether one yard or both must register.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can work out the TDS on your payments to stitchers, lorry owners and cane contractors in Karur, and file your quarterly returns.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "A merchandiser often pays stitchers and packers in round sums every week. If nobody adds up the year's payments for each PAN, they cross the limit and you owe TDS with interest.",
            we: "We keep the year's total for each contractor and correct wrong PANs before we file the return.",
            send: ['Weekly payment list', 'PAN copies', "Contractors' bills"],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'You can pay a lorry owner without TDS if he gives a declaration. If the owner named in the RC did not sign it, or you do not report the payment, TDS can be demanded from you.',
            we: 'We collect the declarations before the cane season, and report the payments in the TDS return.',
            send: ['RC of each lorry', 'Signed declarations of the owners', 'PAN copies'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Some yards sell steel scrap every week without collecting TCS. The department can later ask the yard to pay this tax from its own pocket.',
            we: "We check each buyer's declaration and tell you on which scrap bills to collect TCS.",
            send: ['Scrap bills', "Buyers' declarations", "Gang's payment list"],
          },
        ],
        question: {
          question: 'I buy yarn for most of my Karur orders from one dealer. Do I have to deduct TDS on goods?',
          answer:
            'It depends on your turnover of last year and on your total purchases from this dealer. Only large buyers have to deduct this TDS. Send us the turnover and the purchases. We will tell you from which bill to deduct TDS, and report it in your TDS return.',
        },
      },
      'company-registration': {
        lead: 'We can register a company or an LLP in Karur after we check what the change means for your buyers, licences and loans.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'For a supermarket abroad a new company is a new supplier. If you ship an order during the change, the bank and incentive documents can be in the wrong name, and your money is held up.',
            we: 'We plan the change between two orders and list whom you must inform.',
            send: ['Vendor agreement', 'Bank sanction letter', 'IEC certificate', 'Rent deed of the factory'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If fleet owners paid advances to the old firm and the new company delivers the bus, the accounts of the firm and the company do not match. The customer can then dispute his balance.',
            we: "We transfer each advance to the company with the customer's written consent.",
            send: ['List of advances', 'Body approvals', 'Machine list'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'The agreement with the mill is often in the name of one person. A company cannot supply until the mill accepts it, and you lose sales until then.',
            we: 'We draft the letter to the mill before we file the company forms.',
            send: ['Supply agreement', 'Partnership deed', 'PAN and masked Aadhaar of the partners'],
          },
        ],
        question: {
          question: 'My brother and I have two body yards and one order book. Should we form an LLP?',
          answer:
            'An LLP with written shares often suits two brothers, because it has fewer yearly forms than a company. Bring the order book and the loan letters to the first meeting. We will compare the cost of an LLP and a partnership, and write in the agreement who owns which yard.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep accounts for Karur body yards, exporters and cement dealers, and prepare a cost sheet for each bus or order.',
        trades: [
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If bills for steel, glass and labour for all buses go into one ledger, the owner cannot tell which bus lost money. He then quotes the same price for the next bus.',
            we: 'We open a cost sheet for each bus body, and enter the material, the labour bills and the advances.',
            send: ['Purchase bills with chassis number', 'Gang bills', 'Advance receipts', 'Delivery dates'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'Cloth sometimes comes back short from the dyer, and you notice it only after you have paid him. It is then hard to get the money back.',
            we: "Before you pass the dyer's bill, we compare the cloth sent with the cloth returned.",
            send: ['Delivery challans', "Dyer's bills", 'Order sheet', 'Packing list'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              "If your books do not have the rebates that the cement maker's statement shows, your profit comes out too low. And if nobody lists what your own customers owe, old bills remain unpaid.",
            we: "Each month we match the cement maker's statement with your books, and send you a list of old balances.",
            send: ["Cement maker's statement", 'Credit notes', 'Customer ledger'],
          },
        ],
        question: {
          question: 'How do I send my purchase and job work bills from Karur every month?',
          answer:
            'Send photos of the bills by WhatsApp or e-mail, or send the books by courier. We enter the bills by order or by bus. If an entry is not clear, we mark it on the sheet and send you the sheet for your answer.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Karur textile makers, body builders and contractors under Udyam, and choose the activity code that fits.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "A towel maker who uses other people's looms is sometimes registered as a trader by mistake. A firm that directs the making is still a manufacturer, and as a trader it can miss schemes.",
            we: 'In the form we describe how your orders are made, and leave export sales out of the turnover.',
            send: ['GST certificate', 'Sample order', 'Last income tax return', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'A workshop that builds bus bodies is sometimes registered as a spare parts dealer by mistake. If a fleet pays late, the workshop then cannot claim interest as a manufacturer.',
            we: 'We enter bus body building as manufacture, and take the welding sets and paint booths at book value.',
            send: ['Machine list', 'Lease of the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              "If you include lorries that are in your brother's name, the bank sees the difference in the RC and can reject the loan.",
            we: 'We count only vehicles in your own name (your PAN), and enter goods transport as the service.',
            send: ['RC of each lorry', 'Depreciation list', 'Mill contract'],
          },
        ],
        question: {
          question: 'I stitch aprons for one Karur exporter who pays late. Can Udyam help me to get interest?',
          answer:
            'Yes, a small manufacturer with Udyam can claim interest on bills that are paid late. You must be registered before you supply, so register before the next order. We will get the certificate and print the Udyam number on your bill format.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for the import export code (IEC) that a Karur home textile exporter needs before the first shipment.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'If the name on the IEC differs from the name on your bank account, the bank cannot match the export payment. Your refund and incentives are then delayed.',
            we: 'We apply in the name that is on your GST certificate, and register the AD code of your bank at the port.',
            send: ['PAN of the business', 'Cancelled cheque of the current account', 'GST certificate'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'Some dealers order waste paper from abroad and learn about pollution and inspection rules only when it is at the port. Customs does not release the load without the certificates, and the dealer pays rent.',
            we: 'Before you pay the seller, we check the rules for your grade of waste paper.',
            send: ["Seller's offer", 'GST certificate', 'PAN of the firm'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'If a friend asks to export his bus under your IEC, the export is in your name. Duty and penalty can then be demanded from you.',
            we: 'We apply for an IEC in your own name, and tell you when a yard does not need one.',
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
      title: 'Karur Home Textile Exporters: GST, TDS and Accounts',
      description:
        'Refund files for Karur linen exporters, replies to GST notices for bus body builders, TDS on stitching contractors. Handled remotely from Coimbatore.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'We can take care of GST refunds, GST notices and TDS for home textile exporters, bus body builders and paper mill suppliers in Karur.',
    description: [
      'A Karur exporter of towels and aprons gives yarn to dyers, cloth to weavers and cut pieces to stitching contractors. All these goods go out on delivery challans. We match the challans with the job bills and the shipping bills of each order.',
      'Body yards build on chassis that customers bring. We leave such a chassis out of your stock, and show in the accounts if you billed only the work or a complete bus.',
      'Suppliers to the paper mill at Kagithapuram are paid by the weight that the mill finds. We bring your invoice, the weighbridge note and the payment to one figure.',
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
        note: 'Exporters share an order among dyers, weavers and stitching contractors. They have to account for each lot that goes out on a challan.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        note: "If you build on the customer's chassis, you sell work. If you build on your own chassis and sell the complete bus, you sell goods.",
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers at Kagithapuram',
        note: 'The mill pays by its own weighbridge. Your invoice, the weighbridge slip and the payment advice must show the same weight.',
      },
      {
        kind: 'cement-dealers',
        name: 'Puliyur cement dealers',
        note: 'The cement maker gives discounts after the year ends. Your books need his credit notes in the right month.',
      },
      {
        kind: 'cane',
        name: 'Pugalur sugar and cane work',
        note: 'Harvest and haulage are paid by the season. Most advances to gangs and most diesel bills come within a few months.',
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
          'You need GST refunds on your exports and an import export code (IEC) in the right name. For TDS you need the total paid to each contractor.',
      },
      {
        kind: 'body-building',
        name: 'Bus body builders',
        needs:
          'You need GST returns that separate work from sales, and replies to notices that show who owned each chassis. We also keep a cost sheet for each body.',
      },
      {
        kind: 'paper-suppliers',
        name: 'Paper mill suppliers',
        needs:
          "You need invoices that agree with the mill's weight. If an officer asks, you also need proof that your own suppliers exist.",
      },
      {
        kind: 'cane',
        name: 'Cane hauliers and contractors',
        needs:
          "You need an account for every gang, and the mill's TDS credited to your PAN. Your income tax return must show the freight before deductions.",
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
              "An exporter may enter the dyer's shed as his own place and forget his packing godown. Officers can treat goods that they find in that godown as unbilled stock.",
            we: 'We list your checking hall, yarn store and packing godown with a proof of address for each.',
            send: ['Rent deed of each place', 'Latest EB bill of each place', 'Partnership deed', 'Cancelled cheque'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'A yard may build bodies for others and also sell finished buses, but enter only one of these in the form. Half of its bills then carry the wrong code, and the difference in tax is demanded later.',
            we: "We enter work on customers' chassis and sale of buses as two activities.",
            send: ['Yard lease', 'Latest EB bill', 'Trade licence', 'Sample quotation'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'A dealer may store bags in a rented godown at Puliyur that is not on his GST certificate. A lorry that unloads there can be stopped and the bags detained.',
            we: "We add every godown with the owner's consent letter.",
            send: ['Godown rental agreement', "Owner's property tax receipt", 'Agreement with the cement maker'],
          },
        ],
        question: {
          question: 'I supply waste paper to the mill at Kagithapuram. Should I take regular GST or composition?',
          answer:
            'Regular registration usually fits, because the mill wants to take the GST on your bill as credit and a composition bill gives none. It can be different if you also sell to small shops. Give us your list of buyers, and we compare the tax and apply.',
        },
      },
      'gst-returns': {
        lead: "We can file GST returns for Karur exporters, body yards and mill suppliers after your bills agree with the buyer's figures.",
        trades: [
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'You bill the weight that left your yard, and the mill may pay for less after testing moisture. If you do not correct the bill, you pay GST on paper for which you got no money.',
            we: 'We prepare a credit note for the difference before we file GSTR-1.',
            send: ['Your invoices', 'Weighbridge notes', "Mill's payment advice"],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "An advance for work on a customer's chassis is taxable when you receive it, because it is for a service. If you pay the GST only when the bus leaves, interest is added.",
            we: 'We list advances by chassis number and pay the tax in that month, but not on advances for a complete bus.',
            send: ['Advance receipts', 'Work orders', 'List of chassis in the yard'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong: `Cloth may be with a stitcher while your book shows no return. After ${caseWording('gst.job-work-limit', 'material')} it is usually taxed as if you had sold it.`,
            we: 'We show you the open challans before we file the list of goods sent for job work.',
            send: ['Challan book', "Contractors' bills", 'Shipping bills'],
          },
        ],
        question: {
          question: 'My cement company gave me a rebate without any bill. How do I show it in my GST return?',
          answer:
            'Ask the company for its credit note and its account statement. The credit note tells us if your input tax credit has to be reduced. Send us both, and we enter the rebate in the right month and match the statement with your ledger.',
        },
      },
      'gst-notices': {
        lead: 'If a GST notice has come to your firm in Karur, we can read it, tell you which documents to collect and write the reply.',
        trades: [
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'The officer may see complete buses leave your yard while your return shows only the price of the body. He can ask for GST on the full value of each bus.',
            we: 'We sort the job cards by owner of the chassis and put them in one table for the reply.',
            send: ['The notice', 'Work orders', 'RC or invoice of each chassis', 'Delivery notes'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'A small collector may sell you waste paper and later close his GST number. The officer can doubt that the load existed and take back your credit.',
            we: 'We prove each load by lorry number, weight and payment.',
            send: ['Purchase bills', 'Lorry receipts', 'Weighbridge notes', 'Bank statement'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'The sugar mill may report the full freight, while your return shows what you received after diesel was deducted. The difference looks like freight that you did not bill.',
            we: 'We prepare a table with tonnage, gross freight and diesel for each month.',
            send: ["Mill's statement", 'Tonnage slips', 'Payments to other lorry owners'],
          },
        ],
        question: {
          question: 'My dyer in Karur stopped filing his GST returns and I got the notice. Do I have to pay his tax?',
          answer:
            'The officer can question your credit, but you can defend it with proof that the work was done and paid for. Collect his bills, the challans and your bank payments. We ask him to file his returns, and send the reply with your proof.',
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for Karur exporters of towels, aprons and table linen, checked invoice by invoice.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'One invoice may be split over two containers, or some towels may be short. The invoice then no longer matches the shipping bill, and your refund is held up.',
            we: 'We prepare a statement that shows the shipping bill and the bank receipt for each invoice.',
            send: ['Shipping bills', 'Invoices and packing lists', 'Bank advices', 'Bills for dyeing and packing'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "You may build a bus for an order abroad while the order names only the fleet's agent in India. The export then cannot be proved as yours, and the claim is rejected.",
            we: 'We compare the order, the chassis invoice and the shipping bill before we file.',
            send: ['Order', 'Chassis invoice', 'Shipping bill', 'Purchase bills'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              'A dealer may pay the same challan twice. The extra money stays in his cash ledger on the portal, and he borrows for the next load although it is his.',
            we: 'We read your cash ledger and claim what you do not need for tax.',
            send: ['Cash ledger from the portal', 'Challans', 'Bank statement'],
          },
        ],
        question: {
          question: 'I sell towels to a Karur merchant who exports them. Which of us can claim the GST refund?',
          answer:
            'The merchant claims it, because his name is on the shipping bill. You can sell to him at the concessional rate if you agree on it before you deliver. Send us his order, and we tell you which rate to charge and what proof he must give you.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Karur exporters, body yards and cane contractors, with proof for stock and TDS credit.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'On 31 March your cloth may be with weavers, dyers and stitchers and not be counted. Export incentives that reach the bank without a bill are also forgotten, and both can bring a notice.',
            we: 'We list the cloth from open challans and add the incentives from the bank statement.',
            send: ['Challan book', 'Bank statement', 'Statement of export incentives', 'Packing credit statement'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              "Half-built buses may be left out of the stock, or the customer's chassis may be included. The profit is wrong in both cases, and you pay too much or too little tax.",
            we: 'We value each body by its stage and leave the chassis out.',
            send: ['List of bodies by stage', 'Bills for steel and plywood', 'Advance receipts'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'Advances to gangs may be written off in one amount without names. The officer can refuse this expense, and you pay tax on it.',
            we: 'We list each advance with name, work done and balance.',
            send: ['Gang register', "Mill's statement", 'Lorry loan statements'],
          },
        ],
        question: {
          question: 'The cement company gave me a trip and I see TDS on it in Form 26AS. Is the trip income?',
          answer:
            "Yes, a gift for reaching a sales target is business income, and the company may have deducted TDS on its value. Send us the company's statement with your Form 26AS. We show the value of the trip and claim the TDS in the same return.",
        },
      },
      'pf-esi-services': {
        lead: 'We can file PF and ESI for Karur stitching halls, body yards and waste paper yards, by name and month.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "A contractor's tailors may work in your hall. If he charges you for PF but does not pay it, the PF office can ask you for the money.",
            we: "We compare the contractor's wage list with your gate attendance before you pay his bill.",
            send: ["Contractor's bill", "Contractor's PF wage list", 'Attendance of the hall', 'Piece-rate book'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Welders and painters move from yard to yard with their leader. If one of them is hurt, no yard may have his name, and yours may have to pay.',
            we: 'We write down for each gang who hires and who pays, and enter the names every week.',
            send: ['Gang list', 'Weekly payment sheet', 'Masked Aadhaar copies'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'Loaders at a waste paper yard may be paid by the load in one sum. Without names an inspector can estimate the wages, and you pay on his figure.',
            we: 'We turn your load book into a wage sheet with names, days and wages.',
            send: ['Load book', 'Wage slips', 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question: 'My brother and I run two body yards next to each other. Are our workers counted together for PF?',
          answer:
            'They can be, if one management and one set of workers serve both yards. The PF office looks at facts and not at the names on the boards. Show us the ownership documents, the EB bills and the wage books, and we tell you whether one yard or both must register.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can work out the TDS for payments to stitchers, lorry owners and gangs in Karur and file your quarterly returns.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'A merchandiser may pay stitchers and packers in round sums every week. If nobody adds up the year for each PAN, the limit is crossed and you owe TDS with interest.',
            we: 'We keep the total for each contractor and correct wrong PANs before we file the return.',
            send: ['Weekly payment list', 'PAN copies', "Contractors' bills"],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              'You may pay lorry owners without TDS because they gave a declaration. If the owner named in the RC did not sign it, or you do not report the payment, TDS can be demanded from you.',
            we: 'We collect the declarations before the season and report the payments in the TDS return.',
            send: ['RC of each lorry', 'Signed declarations of the owners', 'PAN copies'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'A yard may sell steel offcuts every week without collecting TCS. The department can later ask the yard for the tax from its own pocket.',
            we: "We check each buyer's declaration and tell you on which scrap bills to collect TCS.",
            send: ['Scrap bills', "Buyers' declarations", "Gang's payment list"],
          },
        ],
        question: {
          question: 'I buy yarn for most of my Karur orders from one dealer. Do I have to deduct TDS on goods?',
          answer:
            'Large buyers have to check this for each supplier. Your turnover of last year and your total purchase from this dealer decide it. Send us both figures. We tell you from which bill to deduct, and include it in your TDS return.',
        },
      },
      'company-registration': {
        lead: 'We can register a company or an LLP in Karur after we check what it means for your buyers, licences and loans.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'For a supermarket abroad a new company is a new supplier. If an order is shipped during the change, the bank and incentive documents may be in the wrong name, and money is held up.',
            we: 'We plan the change between two orders and list whom you must inform.',
            send: ['Vendor agreement', 'Bank sanction letter', 'IEC certificate', 'Rent deed of the factory'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Fleet owners may have paid advances to the old firm while the new company delivers the bus. The accounts of the firm and the company then do not agree, and the customer can dispute his balance.',
            we: "We transfer each advance with the customer's written consent.",
            send: ['List of advances', 'Body approvals', 'Machine list'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'The agreement with the mill may name one person. A company cannot supply until the mill accepts it, and you lose sales in between.',
            we: 'We draft the letter to the mill before we file the incorporation forms.',
            send: ['Supply agreement', 'Partnership deed', 'PAN and masked Aadhaar of the partners'],
          },
        ],
        question: {
          question: 'My brother and I have two body yards and one order book. Should we form an LLP?',
          answer:
            'An LLP with written shares often suits two brothers, because it has fewer yearly forms than a company. Bring the order book and the loan letters to the first meeting. We compare the cost of both, and write in the agreement who owns which yard.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep accounts for Karur body yards, exporters and cement dealers, with a cost sheet for each bus or order.',
        trades: [
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'Bills for steel, glass and gangs may go into one ledger for all buses. The owner cannot tell which bus lost money, and quotes the next one at the same price.',
            we: 'We open a sheet for each body with material, gang bills and advances.',
            send: ['Purchase bills with chassis number', 'Gang bills', 'Advance receipts', 'Delivery dates'],
          },
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'Cloth may come back short from the dyer, and you notice it only after he is paid. It is then hard to recover the money.',
            we: 'We compare cloth sent and cloth returned before you pass his bill.',
            send: ['Delivery challans', "Dyer's bills", 'Order sheet', 'Packing list'],
          },
          {
            trade: 'cement-dealers',
            name: 'Cement dealers',
            wrong:
              "The cement maker's statement may show rebates that your books do not have. Your own customers' dues also grow old if nobody lists them.",
            we: 'We match the statement each month and send you a list of old balances.',
            send: ["Cement maker's statement", 'Credit notes', 'Customer ledger'],
          },
        ],
        question: {
          question: 'How do I send my purchase and job bills from Karur every month?',
          answer:
            'Send photos of the bills by WhatsApp or e-mail, and the books by courier if you prefer. We enter the bills by order or by bus. If something is not clear, we mark it on the sheet and send it back for your answer.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Karur textile makers, body builders and contractors under Udyam with the activity that fits.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              "A towel maker who uses other people's looms may be registered as a trader. A firm that directs the making is still a manufacturer, and as a trader it can miss schemes.",
            we: 'We describe how your orders are made and leave export sales out of the turnover.',
            send: ['GST certificate', 'Sample order', 'Last income tax return', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'A body builder may be registered as a dealer in spares. If a fleet pays late, he then has no ground to claim interest as a manufacturer.',
            we: 'We enter body building as manufacture, with welding sets and paint booths at book value.',
            send: ['Machine list', 'Lease of the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'cane',
            name: 'Cane hauliers and contractors',
            wrong:
              "Lorries in a brother's name may be included in your certificate. The bank sees the difference in the RC and can reject the loan.",
            we: 'We take only vehicles of your own PAN and enter haulage as the service.',
            send: ['RC of each lorry', 'Depreciation list', 'Mill contract'],
          },
        ],
        question: {
          question: 'I stitch aprons for one Karur exporter who pays late. Can Udyam help me to get interest?',
          answer:
            'A small manufacturer with Udyam can claim interest on bills that are paid late. The registration must be there before you supply, so do it before the next order. We get the certificate and put the number on your bill format.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for the import export code (IEC) that a Karur home textile exporter needs before the first shipment.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Home textile exporters',
            wrong:
              'The name on the IEC may differ from the name on your bank account. The bank then cannot match the export money, and your refund and incentives wait.',
            we: 'We apply in the name of your GST certificate and register the AD code of your bank at the port.',
            send: ['PAN of the business', 'Cancelled cheque of the current account', 'GST certificate'],
          },
          {
            trade: 'paper-suppliers',
            name: 'Paper mill suppliers',
            wrong:
              'A dealer may order waste paper from abroad and learn about pollution and inspection rules only at the port. The load is not released without the certificates, and rent is charged.',
            we: 'We check the rules for your grade of waste before you pay the seller.',
            send: ["Seller's offer", 'GST certificate', 'PAN of the firm'],
          },
          {
            trade: 'body-building',
            name: 'Bus body builders',
            wrong:
              'A friend may ask to export his bus under your code. The export is then in your name, and duty and penalty can be demanded from you.',
            we: 'We apply for a code in your own name, and tell you when a yard needs none.',
            send: ["Foreign buyer's order", 'RC or invoice of the chassis', 'Cancelled cheque'],
          },
        ],
        question: {
          question: 'I send sample aprons by courier from Karur. Do I need an IEC for samples?',
          answer:
            'A sample crosses the border with a value even if it is free, so the courier asks for your code and the true value. Send us the e-mail of your buyer and your PAN. We apply for the code and give you an invoice format for samples.',
        },
      },
    },
    seo: {
      title: 'Karur Home Textile Exporters: GST, TDS and Accounts',
      description:
        'Refund files for Karur linen exporters, replies to GST notices for bus body builders, TDS on stitching contractors. Handled remotely from Coimbatore.',
    },
  }) satisfies CityWords;

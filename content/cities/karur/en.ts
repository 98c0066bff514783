import { caseWording } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST refunds, notices and TDS for home textile exporters, bus body builders and mill suppliers in Karur.',
  description: [
    'An exporter of towels and aprons in Karur gives yarn to dyers, cloth to weavers and pieces to stitching contractors. The goods move on challans, the slips for goods sent without a sale. We match them with the shipping papers.',
    'Body yards build on chassis that customers bring. We keep the chassis out of your stock and show whether your bill is for work or for a complete bus.',
    'Suppliers to the paper mill at Kagithapuram are paid by the weighbridge note. We bring that note, your invoice and the payment to one figure.',
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
      note: 'Orders are shared among dyers, weavers and stitching contractors. The exporter must account for each lot that goes out on a challan.',
    },
    {
      kind: 'body-building',
      name: 'Bus body builders',
      note: "A body on the customer's chassis is work on his goods. A complete bus on your own chassis is a sale.",
    },
    {
      kind: 'paper-suppliers',
      name: 'Paper mill suppliers at Kagithapuram',
      note: 'The mill pays by its weighbridge figure. Weighbridge slip, invoice and payment advice must agree.',
    },
    {
      kind: 'cement-dealers',
      name: 'Puliyur cement dealers',
      note: 'The cement maker gives discounts after the year ends. Your books need his credit notes in the right month.',
    },
    {
      kind: 'cane',
      name: 'Pugalur sugar and cane work',
      note: 'Harvest and haulage are paid by the season. Advances to gangs and diesel bills fall into a few months.',
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
  work: 'We work for exporters, body yards and dealers in Karur from Coimbatore. Send photographs by WhatsApp and files by courier, or visit us by appointment.',
  trades: [
    {
      kind: 'textile-export',
      name: 'Home textile exporters',
      needs:
        'You need GST refunds on exports and an import export code (IEC) in the right name. For TDS you need the total paid to each contractor.',
    },
    {
      kind: 'body-building',
      name: 'Bus body builders',
      needs:
        'You need GST returns by type of work, and replies that show whose chassis it was. We keep a cost sheet for each body.',
    },
    {
      kind: 'paper-suppliers',
      name: 'Paper mill suppliers',
      needs:
        "You need invoices that agree with the mill's weight. If an officer asks, you need proof that your suppliers exist.",
    },
    {
      kind: 'cane',
      name: 'Cane hauliers and contractors',
      needs:
        "You need an account for every gang, and the mill's tax cut in your name. Your income tax return must show the full freight.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We get your GST number in Karur, with your own store and packing hall on it and job workers on challans.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            "The exporter names the dyer's shed as his own place and forgets his packing godown. Goods found in that godown look unbilled.",
          we: 'We list your checking hall, yarn store and packing godown with proof for each.',
          send: ['Rent deed of each place', 'Electricity bill', 'Partnership deed', 'Cancelled cheque'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'A yard builds bodies and also sells finished buses, but the form names one of the two. The tax codes are then wrong on half the bills.',
          we: "We enter the work on customers' chassis and the sale of buses as two activities.",
          send: ['Yard lease', 'Electricity bill', 'Trade licence', 'A sample quotation'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            'A dealer stores bags in a rented godown at Puliyur that is not on the certificate. A lorry unloading there can be questioned.',
          we: "We add every godown with the owner's consent.",
          send: ['Godown rent paper', "Owner's tax receipt", 'Agreement with the cement maker'],
        },
      ],
      question: {
        question: 'I sell waste paper to the mill. Is the composition scheme good for me?',
        answer:
          'Mostly not, because the mill wants the tax on your bill as credit. A composition bill gives none. Tell us your buyers and we compare the two ways.',
      },
    },
    'gst-returns': {
      lead: "We file GST returns for Karur exporters, body yards and mill suppliers, after your bills agree with the buyer's figures.",
      trades: [
        {
          trade: 'paper-suppliers',
          name: 'Paper mill suppliers',
          wrong:
            'You bill the weight that left your yard, and the mill pays for less after moisture. The two figures then stand in two different returns.',
          we: 'We correct your bill by a credit note before we file the list of your sales.',
          send: ['Your invoices', 'Weighbridge notes', 'Payment advice of the mill'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            "An advance for work on a customer's chassis is taxable when it comes, because it is for a service. Yards often tax it only when the bus leaves.",
          we: 'We list advances by chassis number and add the tax in that month, but not on a complete bus.',
          send: ['Advance receipts', 'Work orders', 'List of chassis in the yard'],
        },
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong: `A stitcher keeps cloth that was never written as returned. After ${caseWording('gst.job-work-limit', 'material')} it is taxed as a sale, as a rule.`,
          we: 'We show you open challans before the list of job-work goods is filed.',
          send: ['Challan book', "Contractors' bills", 'Shipping bills, the customs papers for export'],
        },
      ],
      question: {
        question: 'My cement company sent a rebate without a bill. Where does it go in the return?',
        answer:
          'Ask the company for a credit note and its statement. The note decides whether your tax credit changes. Send both and we enter them in the right month.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come to your firm in Karur? We read the letter, collect the papers and write the reply.',
      trades: [
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'The officer sees the value of complete buses leaving the yard. Your return shows only the price of the body.',
          we: 'We sort the job cards by chassis owner and put them in one table.',
          send: ['The notice', 'Work orders', 'Chassis papers', 'Delivery notes'],
        },
        {
          trade: 'paper-suppliers',
          name: 'Paper mill suppliers',
          wrong:
            'A small collector sold you waste paper and later closed his number. The officer asks whether the paper existed.',
          we: 'We prove the load by truck number, weight and payment.',
          send: ['Purchase bills', 'Lorry receipts', 'Weighbridge notes', 'Bank statement'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers and contractors',
          wrong:
            'The sugar mill reports more freight than your return shows, because it took off diesel first. The difference looks like unbilled work.',
          we: 'We build a table of tonnage, gross freight and diesel for each month.',
          send: ['Mill statement', 'Tonnage slips', 'Payments to other lorry owners'],
        },
      ],
      question: {
        question: 'A dyer of mine stopped filing and I got the notice. Must I pay his tax?',
        answer:
          'Your credit can be questioned, but your papers count. Collect his bills, the challans and your bank payments. We ask him to file and reply with your proof.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Karur exporters of towels, aprons and table linen, invoice by invoice.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'One invoice is split over two containers, or towels are short in one. Invoice and customs paper then no longer match.',
          we: 'We join each invoice with its shipping bill and bank receipt in one statement.',
          send: [
            'Shipping bills, the customs papers for export',
            'Invoices and packing lists',
            'Bank advices',
            'Dyeing and packing bills',
          ],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            "A bus is built for an order abroad, but the papers name only the fleet's agent. The export cannot be traced to your yard.",
          we: 'We check order, chassis papers and export papers before we file.',
          send: ['Order', 'Chassis papers', 'Export papers', 'Purchase bills'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong: 'A dealer paid the same challan twice and leaves the money on the portal. No one asks for it back.',
          we: 'We read your cash ledger and claim what you do not need.',
          send: ['Cash ledger from the portal', 'Challans', 'Bank statement'],
        },
      ],
      question: {
        question: 'I sell towels to a Karur merchant who exports them. Can I claim?',
        answer:
          'The merchant claims as exporter, because his name is on the customs paper. You can sell at the concessional rate if that was agreed first. Send us his order.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Karur exporters, yards and contractors, with proof for stock and tax credit.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'Cloth lies with weavers, dyers and stitchers on the closing day. Export incentives also reach the bank without a bill and are forgotten.',
          we: 'We list cloth by challan and add the incentives from the bank statement.',
          send: ['Challan book', 'Bank statement', 'Incentive statement', 'Packing credit statement'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            "Half-built buses are left out, or the customer's chassis is counted as stock. The profit is then wrong either way.",
          we: 'We value each body by its stage and keep the chassis out.',
          send: ['List of bodies by stage', 'Steel and plywood bills', 'Advance receipts'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers and contractors',
          wrong: 'Advances to gangs are written off in one line without names. The officer may refuse the loss.',
          we: 'We list each advance with name, work done and balance.',
          send: ['Gang register', 'Mill statement', 'Lorry loan statements'],
        },
      ],
      question: {
        question: "The cement company's gift trip stands in my tax statement. Is it income?",
        answer:
          'Yes, a gift for reaching targets is business income. The maker may have cut tax on its value. Send us his statement so that we show both.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Karur stitching halls and body yards, by name and month.",
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            "A contractor's tailors sit in your hall, and he charges PF but does not pay it. The office can then ask you.",
          we: "We check the contractor's payment list against your gate attendance.",
          send: ["Contractor's bill", 'His payment list', 'Attendance of the hall', 'Piece-rate book'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'Welders and painters move between yards with their leader. Nobody knows on whose list a hurt man stood.',
          we: 'We write for each gang who hires and who pays, and enter names by week.',
          send: ['Gang list', 'Weekly payment sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'paper-suppliers',
          name: 'Paper mill suppliers',
          wrong:
            'Loaders at the waste paper yard are paid by the load in one sum. Without names the wage is estimated.',
          we: 'We turn your load book into names, days and wages.',
          send: ['Load book', 'Wage slips', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My brother and I run two yards side by side. Are the workers counted together?',
        answer:
          'Possibly, if one management and one set of workers serve the two. The office looks at facts, not at names. Show us ownership, power bills and wage books.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Do you pay stitchers, lorry owners or gangs in Karur? We work out TDS, the tax you cut from payments.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'A merchandiser pays stitchers and packers in round sums every week. No one adds up the year for each PAN.',
          we: 'We keep the total per contractor and correct wrong PANs before the statement.',
          send: ['Weekly payment list', 'PAN copies', "Contractors' bills"],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers and contractors',
          wrong:
            'Lorry owners are paid without tax cut, but their declaration is not signed by the owner on the registration book. The payment also has to be reported.',
          we: 'We collect the declarations before the season and add the payments to the statement.',
          send: ['Registration books', 'Signed fleet declarations', 'PAN copies'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'Steel offcuts are sold every week without TCS, the tax a seller of scrap adds to the bill. The yard then pays it later.',
          we: "We check the buyer's declaration and tell you which scrap bills need the tax.",
          send: ['Scrap bills', "Buyers' declarations", 'Gang payment list'],
        },
      ],
      question: {
        question: 'I buy from one yarn dealer for most of my orders. Must I cut tax on goods?',
        answer:
          'Large buyers must look at it, supplier by supplier. Your turnover of last year and the total with him decide. Send both figures and we tell you.',
      },
    },
    'company-registration': {
      lead: 'Do you want a company or an LLP (limited liability partnership) in Karur? We check buyers, licences and loans, then register it.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'A new company is a new supplier for the supermarket abroad. An order shipped in between can lose its bank and incentive papers.',
          we: 'We place the change between two orders and list whom you must tell.',
          send: ['Vendor agreement', 'Bank limit letter', 'Export code', 'Factory rent deed'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'Advances from fleet owners were taken by the old firm, and the new company delivers the bus. The two accounts then do not meet.',
          we: "We transfer each advance with the customer's written consent.",
          send: ['Advance list', 'Body approvals', 'Machine list'],
        },
        {
          trade: 'paper-suppliers',
          name: 'Paper mill suppliers',
          wrong:
            'The agreement with the mill names one person. A company cannot supply until the mill has accepted it.',
          we: 'We draft the letter to the mill before we file the forms.',
          send: ['Supply agreement', 'Partnership deed', 'Identity papers of partners'],
        },
      ],
      question: {
        question: 'My brother and I have two yards and one order book. What form suits us?',
        answer:
          'An LLP with written shares often does. It has fewer yearly forms than a company. Bring the order book and loan letters and we compare.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Karur yards, exporters and suppliers, with a sheet for each bus, order or truck.',
      trades: [
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'Steel, glass and gang bills stand in one ledger for all buses. The owner cannot say which bus lost money.',
          we: 'We open a sheet per body with material, gang bills and advances.',
          send: ['Purchase bills with chassis number', 'Gang bills', 'Advance receipts', 'Delivery dates'],
        },
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'Cloth comes short from the dyer, and the shortage is noticed after he is paid. Then the debit is hard to get.',
          we: 'We compare cloth sent and cloth returned before you pass his bill.',
          send: ['Challans', "Dyer's bills", 'Order sheet', 'Packing list'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            "The maker's statement shows rebates that your books do not have. Your debtors also grow old without a list.",
          we: 'We match the statement each month and send you a list of old balances.',
          send: ["Maker's statement", 'Credit notes', 'Customer ledger'],
        },
      ],
      question: {
        question: 'How do I send my papers from Karur to you?',
        answer:
          'Photograph bills and send them by WhatsApp or e-mail. Send the books by courier when you like. We mark questions on the sheets and send them back.',
      },
    },
    'udyam-registration': {
      lead: "We register Karur makers and contractors under Udyam, the government's free certificate for small business, with the right activity.",
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            "A towel maker uses other people's looms and is entered as a trader. A firm that directs the making is still a maker.",
          we: 'We describe how your orders are made and leave export sales out of the turnover test.',
          send: ['GST certificate', 'Sample order', 'Last income tax return', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'A body builder is listed as a dealer in spares. His claim for late payment from a fleet then has no ground.',
          we: 'We enter body building as making and add welding sets and paint booths at book value.',
          send: ['Machine list', 'Yard address proof', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers and contractors',
          wrong:
            "Lorries in a brother's name are counted on your certificate. The bank finds the difference in the registration books.",
          we: 'We take only vehicles of your own PAN and name haulage as the service.',
          send: ['Registration books', 'Depreciation list', 'Mill contract'],
        },
      ],
      question: {
        question: 'I stitch for one Karur exporter who pays late. Does Udyam help me?',
        answer:
          'Yes, a registered small maker can claim interest on late bills. You must register before the supply. Print the number on the next bill.',
      },
    },
    'iec-registration': {
      lead: 'Do you export home textiles from Karur? You need an IEC, the import export code, before the first shipment. We apply for it.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Home textile exporters',
          wrong:
            'The name on the IEC differs from the name on the bank account. The bank then cannot match the export money.',
          we: "We apply in the name of your GST certificate and register your bank's code at the port.",
          send: ['PAN of the business', 'Cancelled cheque of the current account', 'GST certificate'],
        },
        {
          trade: 'paper-suppliers',
          name: 'Paper mill suppliers',
          wrong:
            'A dealer orders waste paper from abroad and learns of pollution and inspection rules at the port. The load cannot leave the port without those papers.',
          we: 'We check the rules for your grade of waste before you pay the seller.',
          send: ["Seller's offer", 'GST certificate', 'PAN of the firm'],
        },
        {
          trade: 'body-building',
          name: 'Bus body builders',
          wrong:
            'A friend asks to send his bus under your code. The export, its duty and its penalty then stand in your name.',
          we: 'We apply for your own code and tell you when a yard needs none.',
          send: ['Order from the buyer abroad', 'Chassis papers', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'I send sample aprons by courier from Karur. Does a sample need papers?',
        answer:
          'Yes, a sample crosses the border with a value, even if it is free. Tell the courier your code and the true value. We show you a sample invoice.',
      },
    },
  },
  seo: {
    title: 'Karur Home Textile Exporters: GST, TDS and Accounts',
    description:
      'Refund files for Karur linen exporters, replies to GST notices for bus body builders, TDS on stitching contractors. Handled remotely from Coimbatore.',
  },
} satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording, inTown }: LocalSite) =>
  ({
    intro:
      'We can claim GST refunds, file PF and ESI returns and keep accounts for knitwear exporters in Tirupur and for their job workers.',
    description: [
      "An order in Tirupur moves from knitting to dyeing and stitching in different firms. Cloth sent for job work needs a delivery challan, because it is not sold. We match the challans with the job workers' bills and with the shipping bills.",
      'An exporter pays GST on yarn, dyeing and trims, and gets the refund only later. We check the invoices, shipping bills and bank remittance advices before we file, so that one wrong number does not hold up the claim.',
      "Tailors are paid by the piece, and many workers come from other states. We file PF and ESI returns with each worker's name, Aadhaar and bank details exactly as the portal requires.",
    ],
    keyAttractions: [
      'Avinashi Lingeswarar Temple',
      'Tiruppur Kumaran Memorial',
      'Nanjarayan Bird Sanctuary',
      'Sivanmalai Murugan Temple',
      'Thirumoorthy Hills',
    ],
    majorIndustries: [
      {
        kind: 'textile-export',
        name: 'Knitwear export units',
        note: 'Every style has its own yarn, dyeing loss and piece rate. A cost sheet for each order number shows you which style made a profit.',
      },
      {
        kind: 'textile-processing',
        name: 'Dyeing, knitting and compacting units',
        note: 'Exporters pay dyeing units by the kilo delivered, but the dyeing unit pays for salt, dyes and effluent treatment much earlier. Your accounts must show what each customer still owes.',
      },
      {
        kind: 'printing',
        name: 'Labels, tags and export cartons',
        note: 'Tags, poly bags and cartons are printed for one buyer. If the buyer cancels the order, you cannot sell that stock to anybody else.',
      },
      {
        kind: 'broilers',
        name: 'Palladam broiler farms',
        note: "Growers earn growing charges for birds that belong to an integrator, the company that supplies the chicks. The chicks and the feed are not the farm's purchases.",
      },
      {
        kind: 'port-agents',
        name: 'Freight forwarders and parcel lorries',
        note: "Forwarders pay freight and port charges on behalf of exporters. A forwarder's books must show the exporter's money separately from the forwarder's own fee.",
      },
      {
        kind: 'metal-crafts',
        name: 'Anupparpalayam brass vessels',
        note: 'Workshops take old brass in part payment for new vessels. In your books, enter the old brass as a purchase and the new vessel as a sale.',
      },
    ],
    serviceAreas: [
      'Avinashi',
      'Palladam',
      'Anupparpalayam',
      'Veerapandi',
      'Mangalam',
      'Perumanallur',
      'Nallur',
      'Kangeyam',
    ],
    work: (town) =>
      `From Tirupur you can send bills and challans by WhatsApp or courier. Our office is in ${inTown('coimbatore', 'nearby Coimbatore', town)}, and you can visit us there by appointment.`,
    trades: [
      {
        kind: 'textile-export',
        name: 'Knitwear exporters',
        needs:
          'We claim GST refunds on your exports, and enrol every piece-rate tailor under PF. We also work out what each order cost you.',
      },
      {
        kind: 'textile-processing',
        name: 'Dyeing, knitting and compacting units',
        needs:
          'We file GST returns that match your delivery challans, and reply to notices. We also get you a Udyam number, which you can print on your job work bills.',
      },
      {
        kind: 'port-agents',
        name: 'Freight forwarders',
        needs:
          'Your GST returns must show your fee separately from freight. We also work out the tax due on lorry hire.',
      },
      {
        kind: 'metal-crafts',
        name: 'Brass vessel workshops',
        needs:
          'You need to account for metal by weight, and to pay the right GST on the scrap that you buy. We can also get you a Udyam certificate as a manufacturer.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Which addresses of your knitwear, dyeing or vessel unit in Tirupur must be in the GST application? We can tell you, and apply for the number.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "A contractor who stitches inside an exporter's compound often submits the exporter's EB bill as address proof. The officer may then ask whose premises they are, and delay or reject the application.",
            we: "We draft a rental agreement for the hall that the contractor uses, and attach the owner's consent letter.",
            send: ['Hall rental agreement', "Owner's latest EB bill", 'PAN and masked Aadhaar', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If a dyeing unit's name is spelt differently in its pollution control consent, the officer cannot be sure that both documents are for the same unit. He may then ask for more proof.",
            we: 'We check the name on the consent order against your PAN, and get the wrong name corrected before we apply.',
            send: ['Pollution control consent order', 'CETP membership certificate', 'Lease deed of the unit'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              "A workshop at Anupparpalayam is often part of a family house, and the property tax is in the father's name. Without the owners' consent letter, the officer may reject the address proof.",
            we: "We draft the owners' consent letter, and mark the work area on a photo of the house.",
            send: ['Property tax receipt for the house', "Co-owners' consent letter", 'Photo of the workshop'],
          },
        ],
        question: {
          question: 'I only knit for Tirupur exporters. Should I choose the composition scheme?',
          answer:
            'The composition scheme does not suit most knitters. Exporters want input tax credit on your bill, and a composition bill carries no GST. Give us a list of your buyers and the value of your job bills. We will compare regular registration with composition, and apply for the one that costs you less.',
        },
      },
      'gst-returns': {
        lead: "Do your Tirupur unit's challans, job bills and shipping bills tally order by order? We can match them and file the GST returns.",
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A roll of cloth often goes for compacting in one month and comes back the next month with less weight. If you do not record the loss in weight, cloth appears to be missing, and the officer may treat it as sold.',
            we: 'We track each roll by order number, and list the cloth that is still with the processors.',
            send: ['Challan book', 'Job work bills', 'Shipping bills', 'List of port codes'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'If an exporter makes a deduction for shade variation weeks after you billed him, you need a credit note. Without a credit note, you pay GST on the full price although you received less.',
            we: "We enter the credit note in the right month, and match it with the exporter's ledger.",
            send: ['Job work bills', "Exporters' debit notes for shade variation", "Exporter's ledger"],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              "If you show a customer's old brass as a discount on the new vessel, the GST in your return can be too low. Under the law, you have bought scrap and sold a vessel.",
            we: 'We enter the scrap as a purchase and the vessel as a sale, and check whether you owe tax on the scrap under reverse charge.',
            send: ['Exchange slips that show the weight', 'Sale bills', "Sellers' names"],
          },
        ],
        question: {
          question:
            'I rear chickens for a poultry company (integrator) in Palladam. Do I have to charge GST on my growing charges?',
          answer:
            "Rearing birds that belong to another firm is usually exempt as agricultural job work. The farm's other income, such as rent from a shed, may be taxable. Send us your agreement with the integrator. We will tell you whether you have to file GST returns, and file them for you.",
        },
      },
      'gst-notices': {
        lead: 'Has your Tirupur unit got a GST notice about input tax credit, cloth weight or freight? Send us the notice, and we can draft an order-wise reply.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'The values in your export invoice and shipping bill may differ because of freight, insurance or the exchange rate. An officer who compares only the totals may ask why the sales in your return are lower.',
            we: 'We list the export invoices with both values, and show freight, insurance and the exchange rate in separate columns.',
            send: ['The notice', 'Export invoices', 'Shipping bills', 'Remittance advices'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If your dyeing unit stops filing GST returns, the department may refuse the exporter's credit on your bills. The exporter may then withhold your payment.",
            we: 'We file your pending returns, and give the exporter proof that your bills are reported.',
            send: ['The notice', 'Job work bills not yet reported', 'CETP statements', 'Delivery challans'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'Freight that you collect from exporters and pay to carriers passes through your bank account, and is far more than your fee. The officer may treat all of it as your sales and demand GST on it.',
            we: 'We prepare a job-wise table of the freight paid for the exporter and your own fee.',
            send: ['Job files', "Carriers' bills in the shipper's name", 'Fee invoices'],
          },
        ],
        question: {
          question: "My dyer's GST number was cancelled after he billed me. Is my input tax credit lost?",
          answer:
            "It depends on the date of the cancellation. If the dyer's GST number was active on the date of the bill, you can defend the credit. Save a screenshot of the cancellation date on the portal, and send it with the challan and the proof of your payment. We will arrange these by date and draft the reply.",
        },
      },
      'gst-refunds': {
        lead: 'A refund claim needs invoices, shipping bills and bank remittance advices that tally. We can match them for Tirupur knitwear exporters and file the claim.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'If one digit of the shipping bill number is wrong in your return, or the shipping line has not filed the export manifest (EGM), the refund is held up. Usually no letter tells you why.',
            we: 'We check each shipping bill on the customs portal, and correct the wrong entry in your return.',
            send: ['Shipping bills', 'Export invoices', 'Bank remittance advices', 'Bills for yarn and dyeing'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'If dyes and chemicals carry a higher rate of GST than your job charges, you may be able to claim a refund. If you also claim the tax on machines, which the refund formula leaves out, the officer may reduce the claim.',
            we: 'We sort your purchases into goods, services and machines, and work out whether you can claim a refund.',
            send: ['Bills for dyes and chemicals', 'Job work bills', 'Copies of your returns'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Some workshops send brass lamps abroad by courier as gifts. No document then shows that the lamps were exported, and the workshops cannot claim the GST they paid on brass.',
            we: 'We show you how to send parcels on a courier shipping bill, which proves the export, and claim the refund for these parcels.',
            send: [
              'Courier shipping bill',
              'Invoice that shows the weight',
              'Bank remittance advice',
              'Purchase bills for brass',
            ],
          },
        ],
        question: {
          question: 'A merchant house in Tirupur exports my T-shirts. Who gets the GST refund, the merchant or me?',
          answer:
            "Usually the firm named on the shipping bill claims the refund. You may bill the merchant at the concessional rate if you agreed on it before dispatch, and he must then give you proof of export. Send us the merchant's order. We will check it and tell you which way of billing costs you less.",
        },
      },
      'income-tax-filing': {
        lead: 'Exporters, job workers and poultry growers in Tirupur can send us their order sheets, settlement sheets and bank statements. We can prepare and file their income tax returns.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong: `A small processor with Udyam registration must be paid within ${caseWording('msme.payment-time', 'usual')}, or within ${caseWording('msme.payment-time', 'agreed')} if you agreed on it in writing. If you pay later, you can claim the expense only in the year in which you pay it, so your tax is higher this year.`,
            we: 'We list the small processors whose bills are unpaid, so that you can pay them before the end of March.',
            send: [
              'Age-wise list of sundry creditors',
              "Processors' Udyam numbers",
              'List of stock with job workers',
              'Statement of export incentives',
            ],
          },
          {
            trade: 'broilers',
            name: 'Broiler farms',
            wrong:
              "If the poultry company (integrator) deducts TDS on the growing charges under a relative's PAN by mistake, the grower cannot claim the TDS in his own return.",
            we: 'We ask the integrator to correct the PAN. Once the TDS appears in your Form 26AS, we file your return.',
            send: ['Batch settlement sheets', "Grower's PAN", 'Shed loan statement'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'If you enter the ocean freight that you pay for exporters both as income and as expense, your turnover looks very large. You may then be asked why your accounts were not audited.',
            we: 'We go through the client agreements, and show only your own fee as turnover if the agreements allow it.',
            send: ['Client agreements', 'Fee invoices', 'Bank statements'],
          },
        ],
        question: {
          question:
            'I received duty drawback in my bank account last year. Do I have to show it in my income tax return?',
          answer:
            'Yes, drawback and similar export incentives are business income. Such incentives are credited without a bill, so people often forget to show them. Send us the bank statement and the drawback list from the customs portal. We will show each amount in the right year.',
        },
      },
      'pf-esi-services': {
        lead: 'Are piece-rate tailors, dyeing unit staff or polishers missing from your wage sheet? Send us the piece-rate book, and we can file PF and ESI returns for your Tirupur unit.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A new tailor often has a PF number (UAN) from an earlier factory. If you generate a second UAN for him, he has to wait longer to withdraw his PF money.',
            we: "We look for the tailor's old UAN with his details before we generate a new one.",
            send: ['Joining form', 'Masked Aadhaar copies', 'Wage slip from the earlier factory', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'Some dyeing units give workers free food and a room, and never write down the value. The PF office may later treat this value as wages and ask for contributions.',
            we: 'We show the value of room and food separately in the wage sheet.',
            send: [
              'Attendance register',
              'Overtime cards',
              'List of rooms given to workers',
              "Labour contractor's bill",
            ],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If you pay polishers by the kilo through a maistry, your records show no workers. An inspector may then estimate their number and their wages.',
            we: "We prepare a sheet with every polisher's name, the kilos polished and the wages.",
            send: ['Weight register', "Workers' names and mobile numbers", 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question: 'The season is over and my tailors are leaving Tirupur. What do I have to file for them?',
          answer:
            "Each tailor's date of exit must be entered in the PF return for the month in which he leaves. Without this date, he cannot transfer his PF account to his next employer. Send us a list of the tailors with their last working days. We will enter the dates and file the return.",
        },
      },
      'tds-tcs-returns': {
        lead: 'TDS may apply to the knitting, dyeing and stitching bills that you pay in Tirupur. We can work it out bill by bill, and file the TDS return every quarter.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A foreign buying agent often deducts his commission from the export payment. No money leaves your account, so it is easy to forget the TDS, and the expense may be disallowed later.',
            we: "Before the next export payment is settled, we check the agent's contract and his tax residency certificate, and tell you whether TDS applies.",
            send: ["Agent's contract", 'Tax residency certificate', 'Debit notes', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton manufacturers',
            wrong:
              'Some exporters deduct TDS on a carton bill although you bought the paper board yourself. Your sale of goods is then treated as contract work, and part of your payment is held up.',
            we: 'We state on your invoice who supplied the board and the artwork, and explain it to the exporter in a letter.',
            send: ['Purchase order', 'Purchase bills for paper board', "Exporter's letter"],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'If you put duty, freight and your fee on one bill, the exporter deducts TDS on the whole amount, even on money that was never your income.',
            we: 'We prepare a separate bill for the expenses that the exporter reimburses, and attach the receipts.',
            send: ['Fee invoices', "Receipts in the exporter's name", "Lorry owners' declarations"],
          },
        ],
        question: {
          question: "My stitching contractor's weekly bill is small. From when do I deduct TDS?",
          answer:
            "A single bill may be below the TDS limit, but all the year's bills under his PAN have to be added up. We keep a running total from April, and tell you when it comes near the limit. Once the limit is crossed, we work out how much to deduct and include it in the return.",
        },
      },
      'company-registration': {
        lead: 'We can register a company or an LLP in Tirupur, and time the changeover between two seasons so that no order is held up.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'Buyers approve a factory by its legal name. If you form a company in the middle of a season, buyers see an unknown supplier with a new bank account, and may hold up orders.',
            we: 'We list everyone who must be informed of the new name, from the buyers to the bank and customs. Then we plan the first shipment in that name.',
            send: ["Buyer's approval letter", 'Social audit report', 'Bank sanction letter', 'Factory lease deed'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "The CETP (effluent treatment plant) membership may be in the old firm's name. A new company does not always get the membership automatically, and without it the company cannot run the dyeing unit.",
            we: 'Before we file the incorporation forms, we ask the treatment plant how the membership can be transferred.',
            send: ['Membership certificate', 'Pollution control consent order', 'Partnership deed'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If brothers run a vessel workshop with metal that their father bought, and later divide the business, none of them can prove whose metal it is.',
            we: "Before any company is formed, we draft a deed that lists the metal, the tools and each brother's share.",
            send: ['List of tools', 'List of metal by weight', "Brothers' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question: 'I own a knitting unit and an export firm in Tirupur. Can the knitting unit bill the export firm?',
          answer:
            'Yes, but if either of them is a company, you must be able to justify the price. Charge your export firm what an outside exporter pays for the same job, and keep your bills to outside exporters as proof. We will draft an agreement on rates and payment between your two firms.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'Do you know which style or order made a profit? We can keep the accounts of Tirupur exporters and workshops with a cost sheet for each style or order.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "If the accounts show only the year's total, you notice too late which style loses money. By then you may have accepted the next order at the same price.",
            we: 'We enter each job work bill under its order number, and compare the cost with the price you received.',
            send: ['Order sheet', 'Job work bills with order numbers', 'Piece-rate book', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton manufacturers',
            wrong:
              'If you supply tags and cartons on long credit and do not list the dues style-wise and bill-wise, exporters may dispute old invoices and hold back payment.',
            we: 'We keep an age-wise list of what each exporter owes, and match each invoice with its delivery note.',
            send: ['Job tickets', 'Delivery notes', 'Customer ledger'],
          },
          {
            trade: 'broilers',
            name: 'Broiler farms',
            wrong:
              "Some farms enter the integrator's chicks and feed as their own purchases. The accounts then show stock that the farm does not own, and the profit is wrong.",
            we: 'In your accounts we enter only the growing charges, the shed expenses and the loan.',
            send: ['Batch settlement sheets', 'EB bills', 'Loan statement'],
          },
        ],
        question: {
          question: 'I run a small stitching unit in Veerapandi. What do I have to give you every month?',
          answer:
            'Give us the job bills, the piece-rate book and the bank statement. Send photos of the challans every week by WhatsApp. You get an order-wise sheet, and a list of exporters who have not yet paid you.',
        },
      },
      'udyam-registration': {
        lead: 'Knitters, dyeing units, printers and brass vessel workshops in Tirupur are manufacturers under Udyam. We can register you as a manufacturer.',
        trades: [
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'Many dyeing units think they are not manufacturers because the cloth belongs to the customer. Units that process for others can register too, and without registration you cannot claim interest on late payments.',
            we: 'We enter dyeing or knitting as the activity, and do not count effluent treatment equipment as investment.',
            send: ['Machinery list', 'Pollution control consent order', 'Last income tax return'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton manufacturers',
            wrong:
              'If your certificate shows you as a stationery dealer although your press prints tags and makes cartons, the bank may refuse a machine loan that is meant for manufacturers.',
            we: 'We enter printing and carton making as the main activity, and trading as a second activity.',
            send: ['Machine bills', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If you beat and polish brass behind your shop but the certificate shows only a vessel shop, you are registered as a trader. You may then lose the benefit of schemes for manufacturers.',
            we: 'We enter vessel making with your lathes and presses as the main activity, and sales at the shop as a second activity.',
            send: ['Bills for tools and lathes', 'Property tax receipt', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'Exporters pay my knitting bills very late. How does Udyam help me?',
          answer:
            'A small manufacturer with a Udyam number can claim interest on late payments, but only for work done after he registered. So register before you start your next job. We get the certificate, help you add the Udyam number to your bill format, and list the overdue bills.',
        },
      },
      'iec-registration': {
        lead: 'To ship knitwear or brass from Tirupur in your own name, you need an import export code (IEC). We can apply for the code, and register your bank details at the port.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'Your bank details should be registered at the port before the first container leaves. If they are not registered, customs has no account to which it can pay the export incentives.',
            we: "We apply for the IEC, and register your bank's AD code at the port.",
            send: ["Firm's PAN", 'Cancelled cheque', "Bank's AD code letter", 'GST certificate'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If you buy a used knitting machine abroad without a chartered engineer's certificate, customs may question the machine's age and price. You then pay storage charges until customs clears the machine.",
            we: "Before you pay the seller, we tell you how to get the chartered engineer's certificate and list the other documents you need.",
            send: ["Seller's quotation", 'Machine photos and serial number', 'GST certificate'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If the invoice says gift articles but the box holds brass lamps, customs may hold the parcel, and your buyer has to wait.',
            we: "We apply for the IEC, and give you a specimen invoice that shows each item's metal, weight and use.",
            send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Photos of the goods'],
          },
        ],
        question: {
          question: 'I am a forwarder in Tirupur. A new exporter wants to ship under my IEC. What should I tell him?',
          answer:
            'Tell the exporter to get his own IEC, because the IEC must be in the name of the firm that sells the goods. If he uses your IEC, the export is in your name, and duties and penalties may be demanded from you. Send us his PAN and a cancelled cheque, and we will apply for his IEC.',
        },
      },
    },
    seo: {
      title: 'Tirupur Knitwear Accounts, GST Refunds and PF Filing',
      description:
        'GST refund claims, PF and ESI for stitching units, and import export codes for Tirupur knitwear exporters, dyeing units and job workers, checked bill by bill.',
    },
  }) satisfies CityWords;

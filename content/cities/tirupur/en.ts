import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording, inTown }: LocalSite) =>
  ({
    intro:
      'We can claim GST refunds, file PF and ESI returns and keep accounts for knitwear exporters in Tirupur and for their job workers.',
    description: [
      'An order in Tirupur moves from knitting to dyeing and stitching in different firms. Cloth that goes out for job work needs a delivery challan, because it is not sent for sale. We match the challans with the bills of the job workers and with the shipping bills.',
      'An exporter pays GST on yarn, dyeing and trims, and gets the refund only later. We check the invoices, shipping bills and bank advices before we file, so that one wrong number does not hold up the claim.',
      'Tailors are paid by the piece, and many workers come from other states. We file PF and ESI with the name, Aadhaar and bank details of each worker as the portal needs them.',
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
        note: 'Exporters pay dye houses by the kilo delivered, but the dye house buys salt and dyes and pays for effluent treatment much earlier. Your accounts must show what each customer still owes.',
      },
      {
        kind: 'printing',
        name: 'Labels, tags and export cartons',
        note: 'Tags, poly bags and cartons are printed for one buyer. If the buyer cancels the order, you cannot sell that stock to anybody else.',
      },
      {
        kind: 'broilers',
        name: 'Palladam broiler farms',
        note: 'Growers raise birds that belong to an integrator (the company that supplies the chicks) and earn a rearing charge. The chicks and the feed are not purchases of the farm.',
      },
      {
        kind: 'port-agents',
        name: 'Freight forwarders and parcel lorries',
        note: "Forwarders pay freight and port charges on behalf of exporters. The books must show the exporter's money separately from the forwarder's own fee.",
      },
      {
        kind: 'metal-crafts',
        name: 'Anupparpalayam brass vessels',
        note: 'Workshops take old brass in part payment for new vessels. Such an exchange is a purchase and a sale, so enter the old brass as a purchase and the new vessel as a sale.',
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
          'We claim GST refunds on your exports, and add every tailor who is paid by the piece to your PF list. We also work out what each order cost you.',
      },
      {
        kind: 'textile-processing',
        name: 'Dyeing, knitting and compacting units',
        needs:
          'We file GST returns that match your delivery challans, and reply to notices. We also get the Udyam number that you print on your job work bills.',
      },
      {
        kind: 'port-agents',
        name: 'Freight forwarders',
        needs:
          'You need GST returns that show your fee separately from freight. We also work out the tax that is due on lorry hire.',
      },
      {
        kind: 'metal-crafts',
        name: 'Brass vessel workshops',
        needs:
          'You need a metal account by weight and the right GST on the scrap that you buy. We can also get you a Udyam certificate as a manufacturer.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register your knitwear, dyeing or vessel unit in Tirupur for GST and tell you which addresses to enter in the form.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "A contractor who stitches inside an exporter's compound often gives the exporter's EB bill as proof of address. The officer then asks whose place it is, and the application is delayed or rejected.",
            we: "We draft a rental agreement for the one hall that the contractor uses, and attach the owner's consent letter.",
            send: ['Hall rental agreement', "Owner's latest EB bill", 'PAN and masked Aadhaar', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'If a dye house applies in a name that is spelt differently in its pollution control consent, the officer cannot see that the two names are of one unit. He then asks for more proof.',
            we: 'We check the name on the consent order against your PAN and get the wrong name corrected before we apply.',
            send: ['Pollution control consent order', 'Membership of the effluent plant', 'Lease of the unit'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              "A workshop at Anupparpalayam is often part of a family house whose property tax is in the father's name. Without the owners' consent letter, the officer rejects the proof of address.",
            we: "We draft the owners' consent letter, and mark the work area on a photo of the house.",
            send: ['Property tax receipt of the house', 'Consent of the co-owners', 'Photo of the workshop'],
          },
        ],
        question: {
          question: 'I only knit for Tirupur exporters. Should I choose the composition scheme?',
          answer:
            'For most knitters the composition scheme does not suit, because exporters want to take the GST on your bill as credit, and a composition bill has no GST on it. Give us a list of your buyers and the value of your job bills. We will compare regular registration with composition and apply for the one that costs you less.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Tirupur exporters and processors after we match their challans and shipping bills by order number.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A roll of cloth often goes for compacting in one month and comes back in the next month with less weight. If nobody writes down the loss, cloth seems to be missing, and the officer can tax it as a sale.',
            we: 'We follow each roll of cloth by order number, and list the cloth that is still with the processors.',
            send: ['Challan book', 'Job work bills', 'Shipping bills', 'List of port codes'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'If an exporter deducts money for a wrong shade weeks after you billed him, you need a credit note. Without it you pay GST on the full price, although you received less.',
            we: "We enter the credit note in the right month and match it with the exporter's ledger.",
            send: ['Job work bills', 'Debit letters for shade', "Exporter's ledger"],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              "If you show a customer's old brass as a discount on the new vessel, the GST in your return can be too low. In law you have bought scrap and sold a vessel.",
            we: 'We enter the scrap as a purchase and the vessel as a sale, and check whether you owe tax on the scrap under reverse charge.',
            send: ['Exchange slips with weight', 'Sale bills', 'Names of the sellers'],
          },
        ],
        question: {
          question: 'I rear chickens for an integrator in Palladam. Do I charge GST on the rearing charge?',
          answer:
            'Rearing birds that belong to another firm is usually exempt, as job work in farming. Other income of the farm, such as rent for a shed, may be taxable. Send us the agreement with the integrator. We will tell you whether you have to file GST returns, and file them for you.',
        },
      },
      'gst-notices': {
        lead: 'Send us the GST notice of your Tirupur unit about credit, weight or freight. We can write the reply order by order.',
        trades: [
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If your dye house stops filing GST returns, the department can refuse the exporter's credit on your bills. The exporter will then hold back your payment.",
            we: 'We file your pending returns and give the exporter proof that your bills are reported.',
            send: ['The notice', 'Job work bills not yet reported', 'Effluent plant statements', 'Delivery challans'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'If tags for a cancelled order are destroyed, the GST credit on the paper board has to be reversed. An officer who finds no stock can recover the credit with interest.',
            we: 'We prepare a list of what was destroyed and when, and work out the credit that has to be reversed.',
            send: ['Cancellation e-mail', 'Stock list', 'Photos of the waste', 'Purchase bills for board'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'The freight that you collect from exporters and pay to carriers passes through your bank account, and is far more than your fee. The officer can treat all of it as your sales and demand GST on it.',
            we: 'We prepare a table that shows, for each job, the freight paid for the exporter and your own fee.',
            send: ['Job files', "Carriers' bills in the shipper's name", 'Fee invoices'],
          },
        ],
        question: {
          question: "My dyer's GST number was cancelled after he billed me. Is my input tax credit lost?",
          answer:
            "It depends on the date of the cancellation. If the dyer's GST number was active on the day of the bill, you can defend the credit. Save a screenshot of his status for that day and send it with the challan and the proof of your payment. We will put these in date order and draft the reply.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for Tirupur knitwear exporters after matching invoices, shipping bills and bank advices.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "The refund stops if one digit of a shipping bill is wrong in your return, or if customs does not have the ship's cargo list. Usually no letter tells you why it stopped.",
            we: 'We check each shipping bill on the customs portal and correct the wrong entry in your return.',
            send: ['Shipping bills', 'Export invoices', 'Bank advices', 'Bills for yarn and dyeing'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'If dyes and chemicals have a higher rate of GST than your job charges, you may be able to claim a refund. If you also claim the tax on machines, which the formula leaves out, the officer cuts the claim.',
            we: 'We sort your purchases into goods, services and machines and work out whether you can claim a refund.',
            send: ['Bills for dyes and chemicals', 'Job work bills', 'Copies of your returns'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Some workshops send brass lamps abroad by courier as gifts. There is then no record of an export, and they cannot claim the GST that they paid on brass.',
            we: 'We show you how to fill the courier form that proves an export, and claim the refund for the parcels sent with this form.',
            send: ['Courier export form', 'Invoice with weight', 'Bank advice', 'Purchase bills for brass'],
          },
        ],
        question: {
          question: 'A merchant house in Tirupur exports my T-shirts. Who gets the GST refund, the merchant or I?',
          answer:
            "Usually the firm whose name is on the shipping bill claims the refund. You may bill the merchant at the concessional rate if you agreed on it before dispatch, and he must then give you proof of export. Send us the merchant's order. We will check it and tell you which way of billing costs you less.",
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Tirupur exporters, job workers and poultry growers from order sheets and bank statements.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong: `A small processor with Udyam must be paid within ${caseWording('msme.payment-time', 'usual')}, or within ${caseWording('msme.payment-time', 'agreed')} if you agreed on it in writing. If you pay later, the bill reduces your profit only in the year in which you pay it, so you pay more tax this year.`,
            we: 'We list the small manufacturers whose bills you have not paid, so that you can pay them before March ends.',
            send: [
              'Sundry creditors by age',
              'Udyam numbers of processors',
              'List of stock with job workers',
              'Statement of export incentives',
            ],
          },
          {
            trade: 'broilers',
            name: 'Broiler farms',
            wrong:
              "If the integrator deducts TDS from the rearing charge in a relative's PAN by mistake, the grower cannot claim that TDS in his own return.",
            we: 'We ask the integrator to correct the PAN and file your return after the TDS appears in your Form 26AS.',
            send: ['Batch settlement sheets', 'PAN copy', 'Loan statement of the shed'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'If you enter the ocean freight that you pay for exporters as your income and as your expense, your turnover looks very large. You may then be asked why you had no tax audit.',
            we: 'We read the client agreements and show only your own fee as turnover where the agreements allow it.',
            send: ['Client agreements', 'Fee invoices', 'Bank statements'],
          },
        ],
        question: {
          question: 'Duty drawback came to my bank account last year. Do I have to show it in my income tax return?',
          answer:
            'Yes, drawback and similar export incentives are business income. No bill comes with them, so people often forget to show them. Send us the bank statement and the list from the customs portal. We will add each amount to the right year.',
        },
      },
      'pf-esi-services': {
        lead: "We can handle PF and ESI for Tirupur stitching units, dye houses and vessel workshops, from the piece-rate book in which you write each tailor's pieces.",
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A new tailor often has a PF number (UAN) from an earlier factory. If you open a second UAN for him, he has to wait longer when he wants to withdraw his PF money.',
            we: "We find the tailor's old UAN with his details before we open a new one.",
            send: ['Joining form', 'Masked Aadhaar copies', 'Old wage slip', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'Some dye houses give workers free food and room and never write down the value. The PF office can later treat this value as wages and ask for contributions.',
            we: 'We show the value of room and food separately in the wage sheet.',
            send: ['Shift roll', 'Overtime cards', 'Room list', "Labour contractor's bill"],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If you pay polishers by the kilo through a leader, your records show no workers. An inspector can then estimate the number of workers and their wages.',
            we: 'We prepare a sheet with name, the kilos polished and wages of every polisher you hire.',
            send: ['Kilo book', 'Names and mobile numbers', 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question: 'The season is over and my tailors are leaving Tirupur. What do I have to file for them?',
          answer:
            'Enter the date of leaving of each tailor in the PF return of that month. Without this date a tailor cannot move his PF account to his next employer. Send us the list with the last working days. We will enter the dates and file the return.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can work out the TDS on the job bills of each processor in Tirupur, and file your TDS return every quarter.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A foreign buying agent often deducts his commission from the export payment. No money leaves your account, so nobody asks whether TDS is due, and the expense can be disallowed later.',
            we: "Before the next export payment is settled, we read the agent's contract and his tax residency certificate, and tell you whether TDS is due.",
            send: ["Agent's contract", 'Tax residency certificate', 'Debit notes', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'Some exporters deduct TDS from a carton bill although you bought the paper board yourself. Your sale of goods is then treated like a contract, and your money is held up.',
            we: 'We write on your invoice who supplied the board and the artwork, and explain this to the exporter in a letter.',
            send: ['Purchase order', 'Purchase bills for board', "Exporter's letter"],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'If you put duty, freight and your fee on one bill, the exporter deducts TDS on the whole amount. He then deducts TDS even from money that was never your income.',
            we: 'We prepare a separate bill for the expenses that the exporter repays, and attach the receipts.',
            send: ['Fee invoices', "Receipts in the exporter's name", "Lorry owners' declarations"],
          },
        ],
        question: {
          question: "My stitching contractor's weekly bill is small. From when do I deduct TDS?",
          answer:
            'A single bill may be below the limit, but you also have to add up all bills of the year for his PAN. We keep that total from April and tell you when it comes near the limit. When the limit is crossed, we work out how much to deduct and include it in the return.',
        },
      },
      'company-registration': {
        lead: 'We can register a company or an LLP in Tirupur and plan the change to the new firm between two seasons, so that no order stops.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'Buyers approve a factory by its legal name. If you form a company in the middle of a season, the buyers see an unknown supplier with a new bank account, and can hold up orders.',
            we: 'We list everyone who needs the new name, from the buyers to the bank and customs. We then plan the first shipment in the new name.',
            send: ["Buyer's approval letter", 'Social audit report', 'Bank sanction letter', 'Factory lease'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'The membership in the effluent treatment plant belongs to the old firm. A new company does not always get it automatically, and cannot run the dye house without it.',
            we: 'Before we file the company forms, we ask the treatment plant how the membership can be transferred.',
            send: ['Membership certificate', 'Pollution control consent order', 'Partnership deed'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If brothers run one vessel workshop with metal that their father bought, and later divide the business, nobody can prove whose metal it is.',
            we: "We write a deed that lists the metal, the tools and each brother's share before any company is formed.",
            send: ['Tool list', 'List of metal by weight', 'PAN and masked Aadhaar of the brothers'],
          },
        ],
        question: {
          question: 'I own a knitting unit and an export firm in Tirupur. Can the knitting unit bill the export firm?',
          answer:
            'Yes, but if the unit or the export firm is a company, you must be able to explain the price. Charge what an outside exporter also pays for the same job, and keep such bills as proof. We will write an agreement on rates and payment between your firms.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of Tirupur exporters and workshops, with one cost sheet for each style or order.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'If the accounts show only the total of the year, you notice too late which style loses money. By then you have often accepted the next order at the same price.',
            we: 'We enter each job work bill under its order number, and compare the cost with the price that you received.',
            send: ['Order sheet', 'Job work bills with order number', 'Piece-rate book', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'Tags and cartons are supplied on long credit to a few exporters. If you do not list what they owe by style and bill, they dispute old invoices and do not pay them.',
            we: 'We list what each exporter owes by age, and match each invoice with its delivery note.',
            send: ['Job tickets', 'Delivery notes', 'Customer ledger'],
          },
          {
            trade: 'broilers',
            name: 'Broiler farms',
            wrong:
              "Some farms enter the integrator's chicks and feed as their own purchases. The accounts then show stock that the farm does not own, and the profit is wrong.",
            we: 'In your accounts we enter only the rearing charge, the expenses of the shed and the loan.',
            send: ['Batch settlement sheets', 'EB bills', 'Loan statement'],
          },
        ],
        question: {
          question: 'I run a small stitching unit in Veerapandi. What do I have to give you every month?',
          answer:
            'Give us the job bills, the piece-rate book and the bank statement. You can send photos of the challans every week by WhatsApp. You get a sheet that shows each order, and a list of exporters who still have to pay you.',
        },
      },
      'udyam-registration': {
        lead: 'We can get the Udyam certificate for Tirupur knitters, dye houses, printers and brass vessel makers.',
        trades: [
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'Many dye houses think that they are not manufacturers because the cloth belongs to the customer. Processing for others can be registered, and without registration you cannot claim interest on late payments.',
            we: 'We enter dyeing or knitting as the activity and leave effluent treatment equipment out of the investment.',
            send: ['Machine list', 'Pollution control consent order', 'Last income tax return'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'If your certificate says stationery trade although your press prints tags and makes cartons, the bank can refuse a machine loan meant for manufacturers.',
            we: 'We enter printing and carton making as the main activity, and trade as a second activity.',
            send: ['Machine bills', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If you beat and polish brass behind your shop but the certificate shows only a vessel shop, it calls you a trader. You can then lose schemes for manufacturers.',
            we: 'We enter vessel making with your lathes and presses as the main activity, and the shop counter as a second activity.',
            send: ['Bills for tools and lathes', 'Property tax receipt', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'Exporters pay my knitting bills very late. How does Udyam help me?',
          answer:
            'A small manufacturer with Udyam can ask for interest on late payments, but only on work done after he registered. So register before you start your next job. We get the certificate, print the Udyam number on your bill format and list the bills that are overdue.',
        },
      },
      'iec-registration': {
        lead: 'We can get the import export code (IEC) for Tirupur firms that want to ship knitwear or brass in their own name.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'If you ship the first container before your bank details are registered at the port, the export incentives cannot be paid, because there is no account for them.',
            we: 'We apply for the IEC and register the AD code of your bank at the port.',
            send: ['PAN of the firm', 'Cancelled cheque', "Bank's AD code letter", 'GST certificate'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If you buy a used knitting machine abroad without an engineer's report, customs can doubt its age and price. You then pay rent for the machine while customs holds it.",
            we: "Before you pay the seller, we list the engineer's report and the other documents that you need.",
            send: ["Seller's offer", 'Machine photos and serial number', 'GST certificate'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'If the invoice says gift articles while the box holds brass lamps, customs can stop the parcel, and your buyer has to wait.',
            we: 'We apply for the IEC and give you a sample invoice that shows the metal, the weight and the use of each item.',
            send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Photos of the goods'],
          },
        ],
        question: {
          question: 'I am a forwarder in Tirupur. A new exporter wants to ship under my IEC. What should I tell him?',
          answer:
            'Tell him to take his own IEC, because the IEC must be of the firm that sells the goods. If he uses your IEC, the export is in your name, and duties and penalties can be demanded from you. Send us his PAN and a cancelled cheque. We will apply for his IEC.',
        },
      },
    },
    seo: {
      title: 'Tirupur Knitwear Accounts, GST Refunds and PF Filing',
      description:
        'GST refund claims, PF and ESI for stitching units, and import export codes for Tirupur knitwear exporters, dye houses and job workers, checked bill by bill.',
    },
  }) satisfies CityWords;

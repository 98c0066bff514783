import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'We can claim GST refunds, file PF and ESI returns and keep accounts for knitwear exporters in Tirupur and for their job workers.',
    description: [
      'An order in Tirupur moves from knitting to dyeing and stitching in different firms. Cloth that goes out for job work needs a delivery challan, because it is not sold. We match the challans with the bills of the job workers and with the shipping bills.',
      'An exporter pays GST on yarn, dyeing and trims and waits for the refund. We check the invoices, shipping bills and bank advices before we file, so that one wrong number does not hold up the claim.',
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
        note: 'Every style has its own yarn, dyeing loss and piece rate. A cost sheet by order number shows you which style made a profit.',
      },
      {
        kind: 'textile-processing',
        name: 'Dyeing, knitting and compacting units',
        note: 'Dye houses are paid by the kilo delivered, but they pay for salt, dyes and effluent treatment earlier. Your accounts must show what each customer still owes.',
      },
      {
        kind: 'printing',
        name: 'Labels, tags and export cartons',
        note: 'Tags, poly bags and cartons are printed for one buyer. If he cancels the order, you cannot sell that stock to anybody else.',
      },
      {
        kind: 'broilers',
        name: 'Palladam broiler farms',
        note: 'Growers raise birds that belong to an integrator and earn a rearing charge. The chicks and the feed are not purchases of the farm.',
      },
      {
        kind: 'port-agents',
        name: 'Freight forwarders and parcel lorries',
        note: 'Forwarders pay freight and port charges on behalf of exporters. The books must show that money separately from their own fee.',
      },
      {
        kind: 'metal-crafts',
        name: 'Anupparpalayam brass vessels',
        note: 'Workshops take old brass in part payment for new vessels. Such an exchange is a purchase and a sale, and both are entered in the books.',
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
    work: 'From Tirupur you can send bills and challans by WhatsApp or courier. Our office is in nearby Coimbatore, and you can visit us there by appointment.',
    trades: [
      {
        kind: 'textile-export',
        name: 'Knitwear exporters',
        needs:
          'You need GST refunds on your exports, and every tailor who is paid by the piece on the PF list. We also work out what each order cost you.',
      },
      {
        kind: 'textile-processing',
        name: 'Dyeing, knitting and compacting units',
        needs:
          'You need GST returns that match your delivery challans, replies to notices and a Udyam number on your job bills.',
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
          'You need a metal account by weight and the right GST on the scrap that you buy. We can also get your Udyam certificate as a manufacturer.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register your knitwear, dyeing or vessel unit in Tirupur for GST and tell you which places to name in the form.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "A contractor may stitch inside an exporter's compound and show the exporter's EB bill as proof of address. The officer then asks whose place it is, and the application waits or is rejected.",
            we: "We draft an agreement that lets one hall to the contractor, and attach the owner's consent to it.",
            send: ['Hall rental agreement', "Owner's latest EB bill", 'PAN and masked Aadhaar', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'A dye house may apply in a name that is spelt differently in its pollution control consent. The officer cannot see that both belong to one unit and asks for more proof.',
            we: 'We compare the consent order with your PAN and get the wrong name corrected before we apply.',
            send: ['Pollution control consent order', 'Membership of the effluent plant', 'Lease of the unit'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              "A workshop at Anupparpalayam may be part of a family house whose property tax is in the father's name. Without a consent from the owners the officer rejects the proof of address.",
            we: "We write the owners' consent and mark the work area on a photo of the house.",
            send: ['Property tax receipt of the house', 'Consent of the co-owners', 'Photo of the workshop'],
          },
        ],
        question: {
          question: 'I only knit for Tirupur exporters. Should I choose the composition scheme?',
          answer:
            'For most knitters it does not fit, because exporters want to take the GST on your bill as credit and a composition bill carries none. Give us a list of your buyers and the value of your job bills. We compare regular registration with composition and apply for the better one.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Tirupur exporters and processors after we match challans and shipping bills by order number.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A roll may go for compacting in one month and come back in the next with less weight. If nobody writes down the loss, cloth seems to be missing and can be taxed as a sale.',
            we: 'We follow each roll by order number and list what is still with the processors.',
            send: ['Challan book', 'Job work bills', 'Shipping bills', 'List of port codes'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'An exporter may deduct money for a wrong shade weeks after you billed him. Without a credit note you pay GST on the full price, although you received less.',
            we: "We enter the credit note in the right month and match it with the exporter's ledger.",
            send: ['Job work bills', 'Debit letters for shade', "Exporter's ledger"],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Old brass that a customer exchanges may be shown as a discount on the new vessel. In law you have bought scrap and sold a vessel, so the GST in your return can be too low.',
            we: 'We enter the purchase and the sale and check if you owe tax on the scrap under reverse charge.',
            send: ['Exchange slips with weight', 'Sale bills', 'Names of the sellers'],
          },
        ],
        question: {
          question: 'I rear chickens for an integrator in Palladam. Do I charge GST on the rearing charge?',
          answer:
            'Rearing birds that belong to another firm is usually exempt, as job work in farming. Other income of the farm, such as rent for a shed, may be taxable. Send us the agreement with the integrator, and we tell you if you need returns and file them.',
        },
      },
      'gst-notices': {
        lead: 'Send us the GST notice of your Tirupur unit about credit, weight or freight, and we can write the reply order by order.',
        trades: [
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "If your dye house stops filing GST returns, the department can refuse the exporter's credit on your bills. He will then hold back your payment.",
            we: 'We file your pending returns and give the exporter proof that your bills are reported.',
            send: ['The notice', 'Job work bills not yet reported', 'Effluent plant statements', 'Delivery challans'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'Tags for a cancelled order may be destroyed while you keep the GST credit on the board. The officer can ask where the stock is and recover the credit with interest.',
            we: 'We show what was destroyed on which date and work out the credit that has to be reversed.',
            send: ['Cancellation e-mail', 'Stock list', 'Photos of the waste', 'Purchase bills for board'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'Freight that you collect and pay on passes through your bank account and is far more than your fee. The officer can take all of it as your sales and demand GST on it.',
            we: 'We prepare a table that shows, job by job, the freight paid for the shipper and the fee that is yours.',
            send: ['Job files', "Carriers' bills in the shipper's name", 'Fee invoices'],
          },
        ],
        question: {
          question: "My dyer's GST number was cancelled after he billed me. Is my input tax credit lost?",
          answer:
            'It depends on the date. If his number was active on the day of the bill, you can defend the credit. Save a screenshot of his status for that day and send it with the challan and your payment. We put these in date order and draft the reply.',
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for Tirupur knitwear exporters after matching invoices, shipping bills and bank advices.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              "One digit of a shipping bill may be wrong in your return, or customs may not have the ship's cargo list. The refund then stops without any letter that tells you why.",
            we: 'We check each shipping bill on the customs portal and correct the return.',
            send: ['Shipping bills', 'Export invoices', 'Bank advices', 'Bills for yarn and dyeing'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'Dyes and chemicals may carry a higher rate of GST than your job charges, so a refund may be open to you. If you add the tax on machines, which the formula leaves out, the claim is cut.',
            we: 'We sort your purchases into goods, services and machines and work out if you have a claim.',
            send: ['Bills for dyes and chemicals', 'Job work bills', 'Copies of your returns'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Lamps may go abroad by courier as gifts. No export is then on record, and you cannot claim the GST that you paid on brass.',
            we: 'We show you the courier form that proves an export, and claim for the parcels sent with it.',
            send: ['Courier export form', 'Invoice with weight', 'Bank advice', 'Purchase bills for brass'],
          },
        ],
        question: {
          question: 'A merchant house in Tirupur exports my T-shirts. Who gets the GST refund, the merchant or I?',
          answer:
            'Usually the firm whose name is on the shipping bill claims the refund. You may bill the merchant at the concessional rate if you agreed on it before dispatch, and he must then give you proof of export. We check his order and tell you which way costs you less.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Tirupur exporters, job workers and poultry growers from order sheets and bank statements.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong: `A small processor with Udyam must be paid within ${caseWording('msme.payment-time', 'usual')}, or within ${caseWording('msme.payment-time', 'agreed')} if you agreed on it in writing. If you pay later, the bill reduces your profit only in the year in which you pay it, so you pay more tax this year.`,
            we: 'We list the small manufacturers whose bills are unpaid, so that you can pay them before March ends.',
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
              "An integrator may deduct TDS from the rearing charge on a relative's PAN. The grower then cannot claim that TDS in his own return.",
            we: 'We ask the integrator to correct the PAN and file your return after the credit appears.',
            send: ['Batch settlement sheets', 'PAN copy', 'Loan statement of the shed'],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'Ocean freight that you pay for shippers may be booked as income and as expense. Your turnover then looks so large that a tax audit may seem due.',
            we: 'We read the client agreements and show only your own fee as turnover where they allow it.',
            send: ['Client agreements', 'Fee invoices', 'Bank statements'],
          },
        ],
        question: {
          question: 'Duty drawback came to my bank account last year. Do I have to show it in my income tax return?',
          answer:
            'Yes, drawback and similar export incentives are business income. No bill comes with them, so they are easily forgotten. Send us the bank statement and the list from the customs portal, and we add each amount to the right year.',
        },
      },
      'pf-esi-services': {
        lead: 'We can handle PF and ESI for Tirupur stitching units, dye houses and vessel workshops, from your piece-rate book.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A new tailor may already have a UAN for PF from an earlier factory. If you open a second one, he waits longer when he wants to withdraw his money, and he will come to you.',
            we: 'We search for the old number with his details before we open a new one.',
            send: ['Joining form', 'Masked Aadhaar copies', 'Old wage slip', 'Bank passbook'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'A dye house may give food and room free and never write down their value. The PF office can later treat them as wages and ask for contributions.',
            we: 'We show room and food separately in the wage sheet.',
            send: ['Shift roll', 'Overtime cards', 'Room list', "Labour contractor's bill"],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Polishers may be paid by the kilo through a leader who lives in the same street. Your records then show no workers, and an inspector can estimate the number and the wages.',
            we: 'We prepare a sheet with name, kilos and wages of every polisher you hire.',
            send: ['Kilo book', 'Names and mobile numbers', 'Masked Aadhaar copies'],
          },
        ],
        question: {
          question: 'The season is over and my tailors are leaving Tirupur. What do I have to file for them?',
          answer:
            'The date of leaving of each tailor must be entered in that month. Without it he cannot move his PF account to his next employer. Send us the list with the last working days, and we enter the dates and file the return.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can work out the TDS on job bills in Tirupur for each processor, and file your TDS return every quarter.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'A foreign buying agent may keep his commission out of the export payment. No money leaves your account, so nobody asks if TDS is due, and the expense can be disallowed later.',
            we: 'We read his contract and his tax residency certificate before the next shipment is settled.',
            send: ["Agent's contract", 'Tax residency certificate', 'Debit notes', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'An exporter may deduct TDS from a carton bill although you bought the board yourself. A sale of goods is then treated like a contract, and your money is held up.',
            we: 'We write on the invoice who supplied board and artwork, and answer the exporter.',
            send: ['Purchase order', 'Purchase bills for board', "Exporter's letter"],
          },
          {
            trade: 'port-agents',
            name: 'Freight forwarders',
            wrong:
              'If you put duty, freight and fee on one bill, the exporter deducts TDS on the whole amount. That includes money that was never your income.',
            we: 'We bill the repaid costs separately and attach the receipts.',
            send: ['Fee invoices', "Receipts in the exporter's name", "Lorry owners' declarations"],
          },
        ],
        question: {
          question: "My stitching contractor's weekly bill is small. From when do I deduct TDS?",
          answer:
            'A single bill may be below the limit, but you also have to add up all bills of the year for his PAN. We keep that total from April and tell you when it comes near the limit. When it is crossed, we work out how much to deduct and include it in the return.',
        },
      },
      'company-registration': {
        lead: 'We can register a company or an LLP in Tirupur and plan the change between seasons, so that no order is stopped.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'Buyers approve a factory by its legal name. A company formed in the middle of a season is an unknown supplier with a new bank account, and orders can be held up.',
            we: 'We list the buyers, the bank and the customs registrations, and plan the first shipment in the new name.',
            send: ["Buyer's approval letter", 'Social audit report', 'Bank sanction letter', 'Factory lease'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              'The membership in the effluent treatment plant belongs to the old firm. A new company may not get it automatically, and it cannot run the dye house without it.',
            we: 'We ask the plant for its transfer rules before we file the incorporation.',
            send: ['Membership certificate', 'Pollution control consent order', 'Partnership deed'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'Brothers may run one vessel workshop with metal that their father bought. When they divide the business, nobody can prove whose metal it is.',
            we: 'We write a deed that lists metal, tools and shares before any company is formed.',
            send: ['Tool list', 'List of metal by weight', 'PAN and masked Aadhaar of the brothers'],
          },
        ],
        question: {
          question: 'I own a knitting unit and an export firm in Tirupur. Can the knitting unit bill the export firm?',
          answer:
            'Yes, but if one of them is a company you must be able to explain the price. Charge what an outside exporter also pays for the same job, and keep such bills as proof. We write an agreement on rates and payment between your firms.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of Tirupur exporters and workshops, with one cost sheet for each style or order.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'If the accounts show only the total of the year, you notice too late which style loses money. The next order may already be accepted at the same price.',
            we: 'We book each job bill to its order number and compare the cost with the price received.',
            send: ['Order sheet', 'Job work bills with order number', 'Piece-rate book', 'Bank remittance advice'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'Tags and cartons are supplied on long credit to a few exporters. If dues are not listed by style and bill, old invoices are disputed and remain unpaid.',
            we: 'We list the dues of each exporter by age and match each invoice with its delivery note.',
            send: ['Job tickets', 'Delivery notes', 'Customer ledger'],
          },
          {
            trade: 'broilers',
            name: 'Broiler farms',
            wrong:
              "Chicks and feed of the integrator may be entered as the farm's purchases. The farm then shows stock that it does not own, and its profit is wrong.",
            we: 'We enter only the rearing charge, the expenses of the shed and the loan.',
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
              'A dye house may think that it is no manufacturer because the cloth belongs to the customer. Processing for others can be registered, and without it you cannot claim interest on late payments.',
            we: 'We enter dyeing or knitting as the activity and leave effluent treatment equipment out of the investment.',
            send: ['Machine list', 'Pollution control consent order', 'Last income tax return'],
          },
          {
            trade: 'printing',
            name: 'Label, tag and carton makers',
            wrong:
              'If the form says stationery trade, the bank can refuse a machine loan meant for manufacturers, although your press prints tags and makes cartons.',
            we: 'We make printing and carton making the main activity and enter trade after it.',
            send: ['Machine bills', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'The certificate may show only a vessel shop, although you beat and polish brass behind it. The workshop is then a trader and can lose schemes for manufacturers.',
            we: 'We enter vessel making with your lathes and presses first, and the shop counter after it.',
            send: ['Bills for tools and lathes', 'Property tax receipt', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'Exporters pay my knitting bills very late. How does Udyam help me?',
          answer:
            'A small manufacturer with Udyam can ask for interest on late payments, but only on work done after he registered. So register before your next job. We get the certificate, put the number on your bill format and list the bills that are overdue.',
        },
      },
      'iec-registration': {
        lead: 'We can get the import export code (IEC) for Tirupur firms that want to ship knitwear or brass in their own name.',
        trades: [
          {
            trade: 'textile-export',
            name: 'Knitwear exporters',
            wrong:
              'You may promise the first container before your bank details are registered at the port. The export incentives then have no account into which they can be paid.',
            we: 'We apply for the code and register the AD code of your bank at the port.',
            send: ['PAN of the firm', 'Cancelled cheque', "Bank's AD code letter", 'GST certificate'],
          },
          {
            trade: 'textile-processing',
            name: 'Dyeing, knitting and compacting units',
            wrong:
              "You may buy a used knitting machine abroad without an engineer's report. Customs can doubt its age and its price, and hold the machine while you pay rent for it.",
            we: 'We list the report and the other documents that you need, before you pay the seller.',
            send: ["Seller's offer", 'Machine photos and serial number', 'GST certificate'],
          },
          {
            trade: 'metal-crafts',
            name: 'Brass vessel workshops',
            wrong:
              'The invoice may say gift articles while the box holds brass lamps. Customs can stop the parcel, and your buyer waits.',
            we: 'We apply for the code and give you a sample invoice with metal, weight and use.',
            send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Photos of the goods'],
          },
        ],
        question: {
          question: 'I am a forwarder in Tirupur. A new exporter wants to ship under my IEC. What should I tell him?',
          answer:
            'Tell him to take his own code, because it belongs to the firm that sells the goods. If he uses yours, the export is in your name, and duties and penalties can be demanded from you. Send us his PAN and a cancelled cheque, and we apply for him.',
        },
      },
    },
    seo: {
      title: 'Tirupur Knitwear Accounts, GST Refunds and PF Filing',
      description:
        'GST refund claims, PF and ESI for stitching units, and import export codes for Tirupur knitwear exporters, dye houses and job workers, checked bill by bill.',
    },
  }) satisfies CityWords;

import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'For part suppliers, CNC shops and transporters in Hosur and the SIPCOT estates, we can file GST returns, TDS returns and ROC forms.',
    description: [
      'A workshop in Hosur often sells from one shed to factories in two states. The GST on a bill depends on which state the goods go to, so we sort your bills state-wise before we file the return.',
      'Castings and dies in your workshop often belong to the factory that you supply. We keep a register of such goods, so that your stock statement to the bank shows only your own goods.',
      'Growers near Thally sell flowers for a few weeks but repay loans all year. Transporters cross the state border every night. We keep a separate account for each polyhouse and for each lorry.',
    ],
    keyAttractions: [
      'Chandra Choodeswarar Temple',
      'Kelavarapalli Reservoir',
      'Rajaji Memorial House, Thorapalli',
      'Cauvery North Wildlife Sanctuary',
      'Thally, called Little England',
    ],
    majorIndustries: [
      {
        kind: 'auto-components',
        name: 'Vehicle plants and part suppliers',
        note: "Vehicle factories may change prices after you deliver. For each price change you need a credit or debit note in the right month's GST return.",
      },
      {
        kind: 'machine-shops',
        name: 'CNC shops and tool rooms',
        note: "Customers' castings are often kept next to your own metal. Count the customers' castings separately, because only your own metal is your stock.",
      },
      {
        kind: 'electronics',
        name: 'Electronics and watch making',
        note: "Keep a separate register of the buyer's moulds and fixtures, with the date on which you received each one.",
      },
      {
        kind: 'greenhouses',
        name: 'Rose and vegetable growers',
        note: 'Flowers sell mostly in the wedding and festival seasons, but a polyhouse loan has to be repaid all year. Keep a separate account for each polyhouse.',
      },
      {
        kind: 'lorries',
        name: 'Border logistics and yards',
        note: 'A lorry often carries loads for two states on one trip. Write on each consignment note who pays the GST on the freight.',
      },
    ],
    serviceAreas: [
      'SIPCOT Phase I',
      'SIPCOT Phase II',
      'Zuzuvadi',
      'Mathigiri',
      'Bagalur',
      'Shoolagiri',
      'Denkanikottai',
      'Thally',
    ],
    work: (town) =>
      `Workshops, growers and transporters in Hosur, Bagalur and Thally can send bills by WhatsApp, e-mail or courier. You can also visit our ${town} office by appointment.`,
    trades: [
      {
        kind: 'auto-components',
        name: 'Vehicle part suppliers',
        needs:
          'You need to charge the right GST on bills to buyers in other states, and report credit notes in the right month. Vehicle factories also ask for your PF challans.',
      },
      {
        kind: 'machine-shops',
        name: 'CNC shops and tool rooms',
        needs:
          "You need a register of your customers' metal, and your Udyam number on your bills. You may have to deduct TDS when you give out job work.",
      },
      {
        kind: 'lorries',
        name: 'Border transporters',
        needs:
          'You need to charge the right GST on each trip, and to keep an account for every lorry that shows what it earned.',
      },
      {
        kind: 'greenhouses',
        name: 'Rose and vegetable growers',
        needs:
          'Your income tax return must show agricultural income and business income separately, and each polyhouse needs its own loan account.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'If your Hosur workshop, farm or lorry office does business on both sides of the state border, we can apply for your GST registration.',
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'Some tool rooms deliver to Attibele in their first week without a GST number. Anyone who sells goods to another state needs a GST number from the first bill, whatever his turnover, and can be penalised if he has none.',
            we: 'We file the application before your first delivery leaves Hosur, and enter the shed in the estate as your place of business.',
            send: ['SIPCOT allotment letter', 'Latest EB bill of the shed', "Owner's PAN"],
          },
          {
            trade: 'greenhouses',
            name: 'Rose and vegetable growers',
            wrong:
              'For a wedding order a grower often sells his own roses together with stems that he bought from others. Reselling these stems is a business. If these sales cross the limit and he has no GST number, tax can be demanded later.',
            we: 'We ask what you buy from other growers, and tell you whether you have to register.',
            send: ['Sales slips', 'Purchase slips for stems', 'Patta'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'If an owner has lorries registered in two states and gives one address for all of them, the officer may ask where they are parked at night, and the application is delayed.',
            we: 'We enter both the parking yard and the office in the application, each with its own address proof.',
            send: ['Rental agreement of the yard', 'RC of each lorry', 'Bank statement'],
          },
        ],
        question: {
          question: 'My shed is in Hosur and my home is in Bengaluru. In which state do I take GST registration?',
          answer:
            "You register in Tamil Nadu, because you work and bill from the shed. You need a number in Karnataka only if you also have a place of business there. Send us the rental agreement and the EB bill of the shed. We will apply, with your Bengaluru home as the owner's address.",
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Hosur suppliers and transporters, and check that each bill carries the right tax for the state to which the goods go.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Bagalur is in Tamil Nadu, but Attibele is in Karnataka. If your bills to Attibele show CGST and SGST, you have to pay IGST on all these loads as well, and then claim back the CGST and SGST.',
            we: "Before we file the month's return, we check one bill for each delivery route.",
            send: ['Customer-wise sale bills', 'Delivery challans', 'Delivery schedule from the plant'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'If part loads for two states are on one trip sheet and nobody notes who pays the GST on freight, you may end up paying tax that your customer has to pay. If nobody pays the GST, the department can demand it later.',
            we: 'We mark on each consignment note whether you or the customer pays the GST.',
            send: ['Consignment notes', 'Trip sheets', "Customers' letters"],
          },
          {
            trade: 'electronics',
            name: 'Electronics manufacturers',
            wrong:
              'Imported chips are cleared in Chennai, and sometimes the IGST on them does not appear in your GSTR-2B. If nobody follows up the missing IGST, you may lose the credit.',
            we: 'We match each bill of entry with GSTR-2B and follow up the missing entries.',
            send: ['Bills of entry', 'Purchase bills', 'Duty payment challans'],
          },
        ],
        question: {
          question:
            'The factory rejects my invoices because its part number is missing on them. What must a GST invoice show?',
          answer:
            'GST requires the HSN code of the goods, and the factory wants its own part number. You can print the HSN code and the part number on the same line. Send us one rejected invoice and the purchase order. We will show you what was missing and correct your invoice format.',
        },
      },
      'gst-notices': {
        lead: 'If your Hosur workshop or lorry office gets a GST notice, we can find the bills that it refers to and draft the reply.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If you charged CGST and SGST instead of IGST for a year, the officer can send a notice and ask for the IGST on top of the tax you have already paid.',
            we: 'We list the route, the bill and the challan for each delivery, and claim back the CGST and SGST that you paid by mistake.',
            send: ['The notice', 'State-wise sales register', 'Tax challans'],
          },
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              "You may sell turnings and rejected pieces to a scrap dealer for cash. If the dealer's books show the purchase and yours show no sale, the department can demand tax and a penalty from you.",
            we: 'We collect the weighment slips, and report the scrap sales that were left out.',
            send: ['The notice', 'Weighment slips for scrap', "Scrap dealer's name and address", 'Job register'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'Your e-way bills may show more trips than your freight bills, for example because of return trips with your own goods. Without proof, the officer can tax all of these trips.',
            we: 'For each lorry we match the e-way bills with the trip sheets.',
            send: ['The notice', 'E-way bill report', 'Trip sheets', 'Diesel book'],
          },
        ],
        question: {
          question:
            'The officer at the border detained my lorry because of a wrong date on the e-way bill. How do I get it released?',
          answer:
            'Ask the officer for a written order with its number and the amount. A small mistake in an e-way bill may attract a smaller penalty than having no e-way bill. Send us photos of the order, the invoice and the e-way bill. We will tell you which rule applies, and draft the reply.',
        },
      },
      'gst-refunds': {
        lead: 'Exporters of parts and electronics in Hosur can claim GST refunds, and so can firms that paid CGST and SGST in place of IGST. We can file the claims.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'If a supplier puts free samples and paid shipments into one claim, the export value is higher than the payments in his bank account, and the refund may be held up.',
            we: "We separate free samples from paid shipments, and file each period's claim with its own shipping bills.",
            send: ['Shipping bills', 'Export invoices', 'Bank advices'],
          },
          {
            trade: 'electronics',
            name: 'Electronics manufacturers',
            wrong:
              'If you supply a unit in a special economic zone in another state, the specified officer of that zone must endorse the copies of your invoices. Without this endorsement, the officer can reject the claim.',
            we: 'We send the unit a list of your invoices and collect the endorsed copies.',
            send: ['Invoices to the SEZ unit', 'Purchase order from the SEZ unit', 'Purchase bills'],
          },
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'If you do job work for a factory in Karnataka and pay CGST and SGST instead of IGST, the department can demand the IGST although it still holds the CGST and SGST.',
            we: 'We tell you how much IGST to pay. After you have paid it, we claim back the CGST and SGST.',
            send: ['Bills with the wrong tax', 'IGST payment challan', 'Work orders'],
          },
        ],
        question: {
          question: 'I export machined parts from Hosur under LUT. Can I get back the GST on steel and tools?',
          answer:
            'Yes, you can claim the unused credit that belongs to your exports, for example on steel and consumables. The credit on machines (capital goods) is not part of this claim. Send us the shipping bills and your GSTR-3B for the period. We will work out the amount, file the claim and reply to the officer.',
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Hosur growers, machine shops and lorry owners after matching their books with the bank statement.',
        trades: [
          {
            trade: 'greenhouses',
            name: 'Rose and vegetable growers',
            wrong:
              'Payments for your own flowers and for bought stems often come into one bank account. If your return shows all of it as agricultural income, you may have to pay tax and a penalty on the profit from stems that you bought.',
            we: 'We use the sales slips and purchase slips to separate agricultural income from business income.',
            send: ["Buyers' or mandi sales slips", 'Purchase slips', 'Loan repayment schedule'],
          },
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              "If a shop counts customers' castings and dies with its own metal bars on 31 March, its closing stock is overstated, and it pays tax on a profit that it did not make.",
            we: "We value your own stock, and prepare an owner-wise list of the customers' castings and dies.",
            send: ['Stock sheet as on 31 March', "Challans for customers' metal", 'Machine loan statement'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'Some lorry owners keep full accounts although they have few enough lorries for the presumptive scheme, which fixes the income per vehicle. Others use the scheme with too many vehicles, and the department can ask them for full accounts.',
            we: 'We work out the tax under the presumptive scheme and on full accounts, and show you the difference.',
            send: ['RC of each lorry', 'Freight ledger', 'Form 26AS'],
          },
        ],
        question: {
          question: 'I bought a CNC machine on loan this year. How do you show it in my income tax return?',
          answer:
            'Send us the machine invoice, the date from which the machine was in use and the loan statement. We work out the depreciation and the interest that you can claim. Then we show you the tax under both regimes, and keep the workings for your bank and for next year.',
        },
      },
      'pf-esi-services': {
        lead: 'For part suppliers, machine shops and flower packing halls in and around Hosur, we can file PF and ESI returns.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Shift workers come from both sides of the border and change jobs often. The vehicle factory checks the names every quarter, and if a worker has no PF entry, your vendor rating may go down.',
            we: 'Every week we update the list of workers from your gate register, and record joinings and exits.',
            send: ['Gate register', 'Joining forms', "Workers' bank details"],
          },
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'If a trainee starts work on a machine before he is registered and cuts a finger, he may have no ESI cover. The owner may have to pay for the treatment.',
            we: "If you send us the trainee's mobile number and bank passbook, we register him on the same day.",
            send: ['Joining form', 'Masked Aadhaar', 'Wage rate sheet'],
          },
          {
            trade: 'greenhouses',
            name: 'Rose and vegetable growers',
            wrong:
              'If flower pickers and cold room packers are on one wage sheet, you may pay PF and ESI for workers who need not be covered, or leave out workers who must be covered. The law can treat field work and packing work differently.',
            we: 'We make separate lists of field workers and packing workers, and enrol the packing workers first.',
            send: ['Cash wage sheet', 'Duty roster for the packing hall', 'Register of working hours'],
          },
        ],
        question: {
          question:
            'My operators come through a contractor from Odisha. Who has to pay PF for them, the contractor or I?',
          answer:
            'The contractor has to pay, but the PF office can recover the dues from you if he does not pay. Get his PF challan and PF return (ECR) with the names every month. Send us the ECR with your attendance register, and we will compare the names before you pay his bill.',
        },
      },
      'tds-tcs-returns': {
        lead: 'For your Hosur firm we can work out the TDS on job work, labour contracts and lorry hire, and file the quarterly TDS return.',
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'Machine shops send parts to neighbouring shops for plating, grinding and heat treatment every week. The total of these small bills can cross the annual limit within a few months, and the shop has to pay TDS that it did not deduct.',
            we: 'We keep a running total under each PAN, and tell you from which bill onwards to deduct TDS.',
            send: ["Job workers' bills", "Job workers' PAN copies", 'Payment list'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'A labour contractor often bills a rate per worker, and adds GST on a separate line. If you deduct TDS on the wrong amount, you have to pay the shortfall yourself, or the contractor asks you for the excess.',
            we: 'We read the contract, and tell you for each bill the amount on which you have to deduct TDS.',
            send: ['Labour contracts', 'Monthly bills', 'Payment advice'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'Some owners of hired lorries give a declaration on a loose sheet without their PAN. Such a declaration does not protect you in an audit, and the TDS can be demanded from you.',
            we: 'We give you one form for all lorry owners, and report each owner in the TDS return.',
            send: ['Signed declarations', 'Hire slips', 'Vehicle list'],
          },
        ],
        question: {
          question: 'From what amount do I have to deduct TDS on job work done for me by other shops in Hosur?',
          answer: `Deduct TDS when one bill is above ${caseWording('tds.194c-threshold', 'single')}, or a job worker's bills for the year are above ${caseWording('tds.194c-threshold', 'aggregate')}.\nThe rate is ${caseWording('tds.194c-rate', 'individual')} for a job worker who is an individual or HUF, and ${caseWording('tds.194c-rate', 'others')} for a firm or company.\nIf you are an individual or HUF yourself, this applies only if your turnover last year was above ${caseWording('tds.payer-turnover', 'business')} (${caseWording('tds.payer-turnover', 'profession')} in a profession).\nSend us the bills with the PANs. We will tell you when to start, and file the return.`,
        },
      },
      'company-registration': {
        lead: 'What do SIPCOT, the bank and the buyer need before you form a company or LLP in Hosur? We can find this out first, and then complete the registration.',
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'If a workshop on SIPCOT land becomes a company, SIPCOT may treat this as a transfer of the land. You may have to pay a fee and wait for months.',
            we: 'We first go through the allotment letter, and write to SIPCOT before we file the incorporation forms.',
            send: ['Allotment letter', 'Loan sanction letter', 'Machine list'],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              'Some buyers ask for a company with audited accounts and a board. An owner who signs everything himself and keeps no minutes of meetings may lose the vendor code with such a buyer.',
            we: 'We form the company and set up a calendar for its annual filings and meetings.',
            send: [
              'Vendor registration letter from the buyer',
              'PAN and masked Aadhaar of two directors',
              'Latest EB bill of the office',
            ],
          },
          {
            trade: 'greenhouses',
            name: 'Rose and vegetable growers',
            wrong:
              "Some growers share a cold van and a stall in Bengaluru, and settle each grower's share over the phone. If they quarrel, none of them can prove his share.",
            we: "We write each grower's share and duties into the articles of a producer company or into an LLP agreement.",
            send: ['List of growers', 'RC of the van', 'Stall agreement'],
          },
        ],
        question: {
          question: 'My partner lives in Bengaluru. Can we register our company in Hosur?',
          answer:
            'Yes, directors may live in any state, and the company is registered where its office is. You need a GST number in each state where you work or keep goods. Tell us where your machines and stock will be. We will register the company and apply for its GST number.',
        },
      },
      'accounting-bookkeeping': {
        lead: "We can keep the books of your Hosur machine shop, electronics unit or transport firm, with your customers' goods listed separately from your own.",
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'Finished jobs leave on delivery challans, but the customer pays for a whole batch later. If nobody tracks which jobs are billed, you may not get paid for some of the finished work.',
            we: 'We give each job a number, and track it from the inward challan to the payment.',
            send: ['Inward challans', 'Job cards', 'Payment advice'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              "If toll, diesel and driver's advance are paid with three cards, you know the cost of a trip only weeks later. By then you may have accepted the next load at a loss.",
            we: "Every week we enter each vehicle's toll, diesel and driver's advance trip-wise.",
            send: ['Toll statement', 'Diesel card report', 'Trip sheets'],
          },
          {
            trade: 'electronics',
            name: 'Electronics manufacturers',
            wrong:
              'If parts that the buyer supplies free of cost are entered as purchases, your profit and your stock are wrong. The bank then gets a wrong stock statement.',
            we: "We enter the buyer's parts in a separate register, and leave them out of your purchases.",
            send: ['Gate inward register', "Buyer's challans", 'Assembly sheets'],
          },
        ],
        question: {
          question: 'The bank asks my Hosur workshop for a stock statement every month. Can you prepare it?',
          answer:
            "Yes, we prepare it from your count of your own metal and finished parts. Customers' metal is left out, because it is not yours. Send us the count sheet and the sales list before the bank's due date. We will send you the statement for your signature.",
        },
      },
      'udyam-registration': {
        lead: 'Tool rooms, electronics manufacturers and transporters in Hosur can register under Udyam. We can file the application with the correct activity and investment.',
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              'Some units enter a machine bought on loan at the loan amount. The unit may then be classified as medium although it is small, and lose some benefits.',
            we: 'We take the written down value of the machines (the value after depreciation) from your income tax return.',
            send: ['Balance sheet', 'Machine loan sanction letters', 'Last income tax return'],
          },
          {
            trade: 'electronics',
            name: 'Electronics manufacturers',
            wrong:
              'If an electronics assembler is registered as a trader in parts, his bid can be rejected in a tender that is only for manufacturers.',
            we: 'We choose the activity codes for assembly, and keep your process note and bills as proof.',
            send: ['Photos of the assembly line', 'Sale bills', 'GST certificate'],
          },
          {
            trade: 'lorries',
            name: 'Border transporters',
            wrong:
              'Many lorry owners hope to claim interest from customers who pay late. The Udyam certificate helps them only if it shows goods transport as their service.',
            we: 'We enter goods transport as the service, with the written down value of your vehicles.',
            send: ['Vehicle loan statement', 'Freight bills', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'The factory wants my Udyam number on my bill within a week. What do you need from me?',
          answer:
            'We need your PAN, your masked Aadhaar with linked mobile number, your bank passbook and the machine list. You type the OTP from your mobile yourself. After that we give you the certificate, and an invoice format with the Udyam number on it.',
        },
      },
      'iec-registration': {
        lead: 'If you import tools or export parts and roses from Hosur, you need an import export code (IEC). We can get the code for you.',
        trades: [
          {
            trade: 'machine-shops',
            name: 'CNC shops and tool rooms',
            wrong:
              "If you buy a used machine abroad, you need a chartered engineer's certificate on its age and value. Without this certificate, customs holds the crate, and you pay demurrage for every day.",
            we: "Before you pay the seller, we ask him for the chartered engineer's certificate.",
            send: ["Seller's quotation", 'Photos of the name plate', "Owner's or firm's PAN"],
          },
          {
            trade: 'auto-components',
            name: 'Vehicle part suppliers',
            wrong:
              "If your first export goes out under the forwarder's IEC, the bank cannot match the payment with your name, and you cannot claim the refund.",
            we: "We apply for an IEC in your own name and register your bank's AD code at the port.",
            send: ["Buyer's order", 'Cancelled cheque', 'GST certificate'],
          },
          {
            trade: 'greenhouses',
            name: 'Rose and vegetable growers',
            wrong:
              'Roses for Singapore leave by air at night. If the phytosanitary (plant health) certificate does not reach the cargo counter in time, the flight leaves without your roses.',
            we: 'We apply for the IEC, and tell you which office issues the plant health certificate and what it asks for.',
            send: ["Buyer's e-mail with the order", 'Address of the packing hall', 'Cancelled cheque'],
          },
        ],
        question: {
          question: 'I want to import one robot arm for my Hosur workshop. Do I need an IEC for a single machine?',
          answer:
            "Yes, a business needs an IEC to import goods, even a single machine. You can use the same IEC for later orders. Send us the seller's offer and your PAN. We will apply, and tell you which HSN code to confirm with your customs broker before you order.",
        },
      },
    },
    seo: {
      title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
      description:
        'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
    },
  }) satisfies CityWords;

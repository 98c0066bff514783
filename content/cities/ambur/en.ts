import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ caseWording }: LocalSite) =>
  ({
    intro:
      'For tanneries, shoe factories and their suppliers in Ambur, we can handle GST refunds, PF and ESI, and the import export code (IEC).',
    description: [
      'Leather passes through several firms in and around Ambur before the shoes leave Chennai port. The leather usually moves between these firms on delivery challans, because it has not been sold yet. We match the challans with your job work bills, export invoices and shipping bills.',
      'As an exporter you pay GST on chemicals, soles and cartons, and get it back only when the refund comes. If the brand reduces the price after inspection, your invoice, bank receipt and GST return no longer tally. We explain each reduction in the refund claim, so that the officer and your bank see the same amount.',
      'Stitching halls and tanning yards employ many workers, some of them through contractors. We file PF and ESI returns with each name spelt as in Aadhaar and in the bank account. A wrong spelling can block a withdrawal years later.',
    ],
    keyAttractions: [
      'Naganathaswamy Temple',
      'Periya Anjaneyar Temple',
      'Yelagiri Hills',
      'Jalagamparai Falls',
      'Vainu Bappu Observatory, Kavalur',
    ],
    majorIndustries: [
      {
        kind: 'tanneries',
        name: 'Tanneries',
        note: 'Leather moves on challans between sister firms. Compare the kilos you issue with the square feet you get back, because that is where stock errors show up.',
      },
      {
        kind: 'footwear',
        name: 'Shoe and upper factories',
        note: 'Shoe uppers are stitched in one hall and lasted in another. For each order, record the leather issued and the pairs made.',
      },
      {
        kind: 'chemical-dealers',
        name: 'Tanning chemical and dye dealers',
        note: 'Dealers sell on long credit and take back half-used drums. Keep a list of old dues, and issue a credit note for each returned drum.',
      },
      {
        kind: 'machine-shops',
        name: 'Sole, last and shoe machine makers',
        note: 'A factory often pays for a mould that stays with the mould maker. Your books should show which moulds belong to the factory.',
      },
      {
        kind: 'port-agents',
        name: 'Container and lorry agents',
        note: 'Containers go to Chennai by road. In each bill, show the lorry freight, the port charges and your own agency fee separately.',
      },
      {
        kind: 'restaurants',
        name: 'Biryani houses and highway hotels',
        note: 'On orders through a delivery app, the app pays the GST. On counter sales you pay the GST yourself, so you need the app total and the counter total every month.',
      },
    ],
    serviceAreas: [
      'Thuthipet',
      'Periyavarikkam',
      'Minnur',
      'Vinnamangalam',
      'Madhanur',
      'Oomerabad',
      'Pernambut',
      'Vaniyambadi',
    ],
    work: (town) =>
      `We can help leather firms, dealers and restaurants in Ambur from our ${town} office. Send your documents by WhatsApp or courier, or visit us by appointment.`,
    trades: [
      {
        kind: 'footwear',
        name: 'Shoe and upper factories',
        needs:
          "Your GST refund claims must be based on the price that the shoe brand finally pays. For the brand's audit you need PF and ESI records that list every worker by name.",
      },
      {
        kind: 'tanneries',
        name: 'Tanneries',
        needs:
          'Your GST returns must tally with your challans. If an officer questions the leather yield from your hides, we draft the reply. Before you form a company, we check which licences can be transferred to it.',
      },
      {
        kind: 'machine-shops',
        name: 'Sole, last and mould makers',
        needs:
          'You need a register of moulds that belong to your customers, and your Udyam number on every bill. If you give work to outside shops, you may have to deduct TDS.',
      },
      {
        kind: 'restaurants',
        name: 'Biryani houses',
        needs:
          'Record counter sales and delivery app sales separately, for your GST returns and for your income tax return.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can apply for your GST registration in Ambur and list every hall, drum shed and godown in the application.',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'Tanneries usually buy hides from one state and sell leather to another. If a tannery registers only after buying the first lot, it may lose the input tax credit on chemicals already used, and that GST becomes a cost.',
            we: 'We apply before your first purchase, and attach the pollution board consent and your CETP (effluent plant) membership letter so that the officer raises fewer queries.',
            send: [
              'Lease deed of the land or shed',
              'Pollution board consent order',
              'CETP membership letter',
              'Partnership deed',
            ],
          },
          {
            trade: 'chemical-dealers',
            name: 'Tanning chemical dealers',
            wrong:
              'If the storage licence and the GST application show different godowns, some drums may be lying at an address that is not in your registration. If an officer inspects the place, he can seize the stock and levy a penalty.',
            we: 'We enter the address exactly as in your storage licence, and add the second godown in the same application.',
            send: ['Storage licence', 'Rental agreement of each godown', "Owner's property tax receipt"],
          },
          {
            trade: 'restaurants',
            name: 'Biryani houses',
            wrong:
              'Some restaurants opt for the composition scheme because of its low tax and later want to sell through a delivery app. Selling through an app can affect their eligibility for the scheme, and a wrong choice can bring a tax demand later.',
            we: 'Before you apply, we compare the tax under composition and under regular GST on your counter sales and your planned app sales.',
            send: ['Food licence', 'Rental agreement', 'Agreement with the delivery app', 'Menu with prices'],
          },
        ],
        question: {
          question:
            'I only do lasting for a bigger shoe factory in Ambur. Should I register for GST as a manufacturer?',
          answer:
            "Lasting on the factory's leather is job work, and job work is a service. If you also sell your own shoes, we add the sale of footwear to the same application. Send us the factory's work order and a few of your bills, and we will choose the right codes.",
        },
      },
      'gst-returns': {
        lead: 'Your challans, job work bills and export bills must tally before a GST return is filed. We can match them and file the GST returns for your Ambur factory or tannery.',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'Wet blue leather goes to a sister firm by weight, and the finished leather comes back measured in square feet. If nobody compares the kilos sent with the square feet received, leather that is still with the sister firm looks like a sale without a bill, and the officer can ask for tax on it.',
            we: 'We track each lot from the challan to the finishing bill, and give you a list of what has not come back.',
            send: ['Lot register', 'Delivery challans', 'Finishing bills'],
          },
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'If the brand cuts the price after inspection but your return shows the old price, your sales and your bank receipts differ. The officer can hold up your next refund until you explain the difference.',
            we: 'We prepare a credit note against the export invoice for you, and report it in the GST return for the right month.',
            send: ['Inspection report', "Brand's debit note", 'Export invoices'],
          },
          {
            trade: 'restaurants',
            name: 'Biryani houses',
            wrong:
              'If delivery app orders are added to the counter sales, you pay GST on orders for which the app has already paid it. The same plate of biryani is taxed twice.',
            we: "We take the app's monthly statement and report the app orders in the right table, separately from the counter sales.",
            send: ['Monthly app statements', 'Daily sales reports from the counter', 'Purchase bills'],
          },
        ],
        question: {
          question: 'My job workers keep my leather for many months. Will I have to pay GST on it?',
          answer: `Leather usually has to come back within ${caseWording('gst.job-work-limit', 'material')}. After that, the officer can ask for GST as if you had sold the leather on the day you sent it. With each month's return we prepare an age-wise list of the open challans, so that you know which job worker to call first.`,
        },
      },
      'gst-notices': {
        lead: 'Has your tannery, shoe factory or shop in Ambur got a GST notice? Send it to us soon, and we can draft the reply before the due date.',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'An officer may work out from your chemical purchases that you made more leather than you sold. If you used part of the chemicals on job work for other firms and cannot prove it, he can demand tax on the difference.',
            we: 'We prepare a lot-wise statement that separates your own leather from the leather you tanned for others.',
            send: ['The notice', 'Lot register', 'Chemical issue slips', 'Job work bills'],
          },
          {
            trade: 'chemical-dealers',
            name: 'Tanning chemical dealers',
            wrong:
              'If a tannery returns drums and you do not issue a credit note, its purchases do not match your sales. If the tannery gets a notice and points this out in its reply, you may also get a notice for the difference.',
            we: "We match your ledger with the tannery's, and explain every returned drum with its credit note and lorry receipt.",
            send: ['Customer ledger', 'Drum register', 'Credit notes', 'Lorry receipts'],
          },
          {
            trade: 'port-agents',
            name: 'Container and lorry agents',
            wrong:
              'Your bank account shows freight and port charges that you collected and paid on behalf of shippers. If the officer treats all of it as your income, he can ask for GST on money that was never yours.',
            we: 'For each container, we separate your own fee from what you paid for the shipper, and attach the receipts.',
            send: ['Job files', "Port receipts in the shipper's name", 'Agency fee bills', 'Bank statement'],
          },
        ],
        question: {
          question:
            "My finisher's GST number was cancelled after he did the work. Will I lose the credit on his bills?",
          answer:
            'It depends on whether his GST number was active on the date of each bill, and on your proof that he did the work. The GST portal shows the date from which his number is cancelled. Send us his bills, the challans, your gate entries and the bank payments. We will arrange them date-wise and draft the reply.',
        },
      },
      'gst-refunds': {
        lead: 'Exporters of shoes and leather in Ambur can claim GST refunds. We can match your invoices and shipping bills with the bank realisation certificates, and file the claim.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'If a brand cuts its price after inspection, less money reaches the bank than the shipping bill shows. The officer may hold up the refund until you explain the difference.',
            we: 'We explain each price cut in the claim, and attach the inspection report and a letter from your bank.',
            send: [
              'Shipping bills',
              "Brand's debit notes",
              'Bank realisation advices',
              'Purchase bills for soles and cartons',
            ],
          },
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'Your invoice may include freight, but customs records the value without the freight. If the claim is based on the invoice value, the officer may rework it on the customs value, and your refund is delayed.',
            we: 'We work out the claim on the shipping bill value and show the freight separately.',
            send: ['Export invoices', 'Shipping bills', 'Freight bills', 'Chemical and job work bills'],
          },
          {
            trade: 'machine-shops',
            name: 'Sole, last and mould shops',
            wrong:
              'A sole manufacturer who supplies an exporter may expect a refund too. But his own sale is within India, so the officer usually rejects his claim.',
            we: 'We check your cash ledger for tax that you paid twice, or on a mould order that was later cancelled. You can claim this tax back.',
            send: ['Cash ledger from the GST portal', 'Cancelled order', 'Credit note'],
          },
        ],
        question: {
          question: 'We forgot to file the LUT this year and shipped one container from Ambur. What happens now?',
          answer:
            'With an LUT you can export without paying IGST. Without it, the officer can ask you to pay the tax on that container. Send us the invoice and the shipping bill. We will file the LUT now, request the officer in writing to accept it for that shipment, and tell you if you have to pay tax first.',
        },
      },
      'income-tax-filing': {
        lead: 'Your profit depends on the closing stock. For leather firms, chemical dealers and restaurants in Ambur, we can value the stock correctly and file the income tax return.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'On 31 March you may have leather in the stitching hall and semi-finished pairs in the lasting hall. If you leave out this stock, or do not show an export incentive as income, the officer can add the amount to your profit.',
            we: 'We list the stock in each hall order-wise, and show the incentives as income after checking them against the incentive statement.',
            send: [
              'Order-wise stock sheets',
              'Incentive statement',
              'Bank realisation advices',
              'List of sundry creditors',
            ],
          },
          {
            trade: 'restaurants',
            name: 'Biryani houses',
            wrong:
              'A delivery app deducts its commission before it pays you. If you show only the money received, your return shows lower sales than the app has reported, and you can get a notice.',
            we: 'We show the full sales as income and the commission as an expense, so that you pay tax on your actual profit.',
            send: ['Delivery app statements for the year', 'Daily sales reports', 'Meat and rice purchase bills'],
          },
          {
            trade: 'chemical-dealers',
            name: 'Tanning chemical dealers',
            wrong:
              'Some dealers write off the old dues of all tanneries in one entry, although a few of these tanneries still buy from them. The officer can disallow the whole bad debt, and the dealer then pays tax on money that he never received.',
            we: 'We go through the dues customer-wise, and keep the proof for each amount written off.',
            send: ['Customer ledgers', 'Letters to customers about dues', 'Credit notes for returned drums'],
          },
        ],
        question: {
          question: 'My two sister firms in Ambur bill each other for finishing. Can the income tax officer object?',
          answer:
            'Yes, he can object if the finishing rate is higher or lower than what an outside firm would charge. Use the rate that you pay to outside finishers, and bill each lot. At the year end we reconcile the ledgers of both firms and note how the rate was fixed.',
        },
      },
      'pf-esi-services': {
        lead: 'We can handle PF and ESI for shoe factories, tanneries and restaurants in Ambur.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              "After marriage, a worker's Aadhaar, bank account and PF record often show different names. When she claims her PF years later, the PF office can reject the claim.",
            we: 'We compare the names when she joins, and get any difference corrected at once.',
            send: ['Joining form', 'Masked Aadhaar copy', 'Bank passbook copy', 'Old PF slip'],
          },
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              "Wet yard workers often come through a contractor whose PF return (ECR) covers many sites. If you cannot show which of his workers work in your yard, the buyer's auditor may mark the yard as non-compliant.",
            we: "Every month we match the contractor's PF and ESI returns with your gate attendance, and mark your workers' names.",
            send: ["Contractor's PF ECR, ESI contribution list and challans", 'Gate attendance', 'Labour contract'],
          },
          {
            trade: 'restaurants',
            name: 'Biryani houses',
            wrong:
              'Kitchen workers in a biryani house often change every week. If nobody notes the dates of joining and exit, a worker may have no ESI cover on the day he is hurt, and you may have to pay his hospital bill.',
            we: 'We keep a staff register with dates of joining and exit, and work out PF and ESI for the days that each person worked.',
            send: ['Staff list with mobile numbers', 'Attendance register', 'Wage slips'],
          },
        ],
        question: {
          question: "The brand's auditor wants proof of PF for my piece-rate stitchers. Which documents should I show?",
          answer:
            'Show the piece-rate book with names, the wage sheet, and the PF ECR and challan for the same month. The auditor checks that each name is in the book, the wage sheet and the ECR. We will compare these documents before the visit, correct wrong names on the PF portal and give you one file for each month.',
        },
      },
      'tds-tcs-returns': {
        lead: 'If your Ambur leather firm pays foreign agents, contractors or landlords, we can work out the TDS to deduct and file your TDS returns.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              "A sales agent in Europe may deduct his commission from the brand's payment, so you make no payment to him. If TDS applied to that commission, the department can ask you for the tax with interest.",
            we: "Before your next shipment we go through the agent's contract and his tax residency certificate, and tell you if you have to deduct TDS.",
            send: ["Agent's contract", 'Tax residency certificate', 'Commission debit notes'],
          },
          {
            trade: 'machine-shops',
            name: 'Sole, last and mould shops',
            wrong:
              "Mould makers often get heat treatment and polishing done by outside job workers, who raise many small bills. If nobody adds up each job worker's bills, the total can cross the annual limit before anyone deducts TDS. The officer may then disallow part of the expense.",
            we: 'Every month we add up the bills under each PAN, and tell you from which bill onwards you must deduct TDS.',
            send: ['Job work bills', "Job workers' PANs", 'Scrap sale bills'],
          },
          {
            trade: 'port-agents',
            name: 'Container and lorry agents',
            wrong:
              'If lorry owners have not given you a declaration with their PAN, you should deduct TDS before you pay them. If you do not deduct TDS, the department can recover it from you, although you have already paid the lorry owner in full.',
            we: "We send you the declaration form, and check the owner's name on it against the RC book.",
            send: ['Lorry bills', 'RC books of the lorries', 'Signed declarations'],
          },
        ],
        question: {
          question:
            'I give stitching work to small units in Ambur and pay by the pair. When should I start to deduct TDS?',
          answer:
            "Add up each unit's bills for the year, because TDS depends on the amount of each bill and on the year's total. The rate depends on whether the unit is an individual or a firm. Send us the bills with the PANs every month. We will tell you from which bill onwards to deduct TDS, and file the return.",
        },
      },
      'company-registration': {
        lead: 'Which licences can be transferred when your Ambur firm becomes a company or LLP? We can check this first, and then register the company or LLP.',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'When a partnership becomes a company, the CETP (effluent plant) membership and the pollution board consent stay in the old name. The company must not run its drums until both are in its own name.',
            we: 'We write to the CETP and the pollution board first, and file the incorporation forms once we know what they need.',
            send: ['Pollution board consent order', 'CETP membership letter', 'Partnership deed', 'Lease deed'],
          },
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'A brand may want to deal with one company, but the tannery and the shoe factory are separate firms. If you merge them in the middle of an order, the vendor code and the IEC are still in the old names, and the brand may hold up the payment.',
            we: 'We fix the merger for a date when no order is pending, and list every vendor code and bank limit that has to be changed.',
            send: ['Vendor approval letter', 'IEC certificate', 'Audited accounts', 'Bank sanction letter'],
          },
          {
            trade: 'restaurants',
            name: 'Biryani houses',
            wrong:
              'Cousins sometimes open branches under one biryani name without a written agreement on who owns the name. If they fall out, none of them can stop the others from using the name.',
            we: 'We draft a deed that says who owns the name, and compare a partnership, an LLP and a company for the family.',
            send: ['Three proposed names', 'Food licences', 'PAN and masked Aadhaar of each owner'],
          },
        ],
        question: {
          question: 'A buyer from Italy wants to invest in my shoe unit in Ambur. Can he take shares?',
          answer:
            'Yes, if your unit is a company. A proprietorship cannot issue shares. The money has to come through the bank, and the issue of shares must be reported to the Reserve Bank in time. Send us his offer before you accept the money. We will register the company, prepare the allotment and list what your bank will ask for.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'Do you know which orders, moulds or days bring a profit? We can keep accounts that show this, for factories, mould makers and restaurants in Ambur.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'If the leather issued is not compared with the pairs made, cutting waste can grow for months without anyone noticing, and your price for the next order may not cover this waste.',
            we: "We keep a cost sheet for each order with the leather, soles, wages and the brand's deductions.",
            send: ['Order sheets', 'Leather issue slips', 'Production reports', "Brand's debit notes"],
          },
          {
            trade: 'machine-shops',
            name: 'Sole, last and mould shops',
            wrong:
              'Moulds that factories paid for are sometimes entered among your own machines by mistake. The officer can disallow the depreciation that you claimed on them, and ask for the tax with interest.',
            we: 'We keep a mould register with the owner of each mould, its running hours and the place where it is kept.',
            send: ['Mould orders', 'Steel purchase bills', 'Job cards'],
          },
          {
            trade: 'chemical-dealers',
            name: 'Tanning chemical dealers',
            wrong:
              'If the deposits that tanneries pay for drums are entered as sales, you may pay tax on money that you must give back. When a tannery returns the drums, you do not know how much to refund.',
            we: 'We keep a drum and deposit account for each customer, separate from the sales.',
            send: ['Drum register', 'Sales bills', 'Challans for returned drums'],
          },
        ],
        question: {
          question: 'Our biryani shop closes after midnight. How and when should we send you our bills?',
          answer:
            "Send us the bills once a week. We need photos of the daily sales reports, the food delivery app's statement, and the meat and rice bills. We will enter them, match cash and UPI sales with your bank statement, and tell you which bills are missing. Once you send the bank statement, we tell you the month's profit.",
        },
      },
      'udyam-registration': {
        lead: 'We can register your Ambur finishing unit, shoe unit or mould shop under Udyam, with the right category (micro, small or medium) on the certificate.',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'If the effluent treatment tanks are added to your investment, your unit may be placed in a higher category, where it may not get the loan terms for micro and small enterprises. The law does not count pollution control equipment as investment.',
            we: 'We go through your depreciation schedule and count the tanning drums and machines, but not the treatment equipment.',
            send: ['Depreciation schedule', 'Pollution board consent order', 'Last income tax return'],
          },
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'A brand may lend you machines for its orders. If these machines are in your machine list, your investment looks larger than it is, and you may lose the benefits of a micro or small enterprise.',
            we: 'We enter only the machines in your own books, and take the number of workers from your wage register.',
            send: ['Machine list with the owner of each machine', 'Wage register', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'machine-shops',
            name: 'Sole, last and mould shops',
            wrong:
              'A mould maker who sells to an exporter may wait months for payment. If he was not registered under Udyam when he supplied, he cannot claim interest under the law on delayed payments to small firms.',
            we: 'We register the shop as a manufacturer and show you where to put the Udyam number on your bills.',
            send: ['Machine purchase bills', 'A sample sales bill', 'PAN and masked Aadhaar'],
          },
        ],
        question: {
          question: 'My family has three leather firms in Ambur. Do we need three Udyam certificates?',
          answer:
            'Each PAN is a separate enterprise, so each firm needs its own certificate. Under each firm, enter only the machines that are in its own books. Send us the depreciation schedules of all three firms. We will check that no machine is listed twice, and fill in each application with you.',
        },
      },
      'iec-registration': {
        lead: 'If you want to ship leather goods from Ambur in your own name, we can get you the import export code (IEC).',
        trades: [
          {
            trade: 'tanneries',
            name: 'Tanneries',
            wrong:
              'Raw hides, wet blue, crust and finished leather come under different export rules. If your invoice describes the leather wrongly, customs may ask for duty or stop the container.',
            we: "We apply for the IEC, and check your description against the buyer's order before you raise the first invoice.",
            send: ["Firm's PAN", 'Cancelled cheque', 'Product description', "Buyer's order"],
          },
          {
            trade: 'footwear',
            name: 'Shoe and upper factories',
            wrong:
              'Some belt and shoe units have an IEC but are not members of the Council for Leather Exports. Customs or DGFT may then refuse the incentive that a unit has built into its price, and the unit loses money on the order.',
            we: 'We apply for the IEC, and tell you step by step how to join the council and what to do at the bank.',
            send: ['GST certificate', 'Bank account letter', 'Sample invoice'],
          },
          {
            trade: 'chemical-dealers',
            name: 'Tanning chemical dealers',
            wrong:
              'Imported dyes need safety data sheets, and some chemicals need a licence. If a dealer learns this only when the goods have landed, he pays demurrage for every day of delay.',
            we: 'Before you order, we go through your product list and tell you which items need a licence.',
            send: ['Product list', 'Safety data sheets', 'Storage licence'],
          },
        ],
        question: {
          question: 'I sell finished leather only to shoe factories in Ambur. Do I need an IEC for that?',
          answer:
            'You do not need an IEC for these sales, because they are sales within India, even if the shoes are exported. You need an IEC when you ship leather in your own name or import hides. We can apply for it and help you register it with customs and your bank. Apply a few weeks before your first shipment.',
        },
      },
    },
    seo: {
      title: 'GST Refunds and Payroll for Ambur Leather and Shoe Firms',
      description:
        'GST refunds for shoe exporters, PF and ESI for stitching halls, and IEC for small finishers. Tax and accounting help for tanneries and factories in Ambur.',
    },
  }) satisfies CityWords;

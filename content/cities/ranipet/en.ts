import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST refunds, TDS returns and company registration for tanneries, boiler part makers and SIPCOT units in Ranipet and Arcot.',
  description: [
    'A tannery pays GST on chemicals, job work and effluent treatment, and usually exports without charging tax. A GST refund brings this money back. We prepare the claim from the shipping bills and the lot register.',
    'Fabricators at Mukundarayapuram are paid after each stage passes inspection. Chemical and ceramic units in SIPCOT have to account for drums, stock in tanks and rejected pieces. We record the work stage by stage, and the stock by weight or number.',
    'Do you run three or four firms in one compound? Buyers abroad and banks may ask for one company with audited accounts. We first list the licences of every firm. Then we plan the change step by step.',
  ],
  keyAttractions: [
    'Ratnagiri Murugan Temple',
    'Sholinghur Yoga Narasimha Temple',
    'Delhi Gate, Arcot',
    'Kaveripakkam Lake',
    'Mahendravadi rock-cut temple',
  ],
  majorIndustries: [
    {
      kind: 'tanneries',
      name: 'Tanneries of Ranipet and Melvisharam',
      note: 'Workers count hides by the piece, then by the kilo and finally by the square foot. The stock register must show every hide at each stage.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler auxiliary fabricators',
      note: 'The customer pays a boiler part maker after each inspected stage. Work that is finished but not yet billed is stock at the year end.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      note: 'At each year end a chemical unit needs confirmed balances for drum deposits, effluent treatment charges and the stock in its tanks.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic and refractory factories',
      note: 'Some bricks break in every firing. The reject sheet of each batch proves your cost of production and supports your input tax credit.',
    },
    {
      kind: 'rice-mills',
      name: 'Arcot rice mills',
      note: 'Mills at Arcot buy paddy from farmers and often pay later. Keep a list of what you owe each farmer, with his name and village.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Walajapet weaving',
      note: "Walajapet weavers work on the trader's yarn. The weavers' books show the wages they earn and not the price of the saree.",
    },
  ],
  serviceAreas: [
    'Walajapet',
    'Arcot',
    'Melvisharam',
    'Mukundarayapuram',
    'SIPCOT Ranipet',
    'Ammoor',
    'Sholinghur',
    'Arakkonam',
  ],
  work: (town) =>
    `We can help tanneries, fabricators and mills in Ranipet, Melvisharam and Arcot. Send your documents by e-mail, WhatsApp or courier, or meet us in ${town} by appointment.`,
  trades: [
    {
      kind: 'tanneries',
      name: 'Tanneries',
      needs:
        'After you export, claim your refund. Keep a stock register that shows each hide, first in pieces and then in square feet.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler part makers',
      needs:
        'Your GST returns must agree with the stages that the buyer has passed. You also have to work out TDS when you pay labour groups and crane owners.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      needs:
        'When an officer stops your tanker, we reply quickly. We also handle PF and ESI for the contract workers in your factory.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic factories',
      needs: 'You need a cost sheet for each firing of the kiln. To export you need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can register Ranipet tanneries, SIPCOT units and rice mills for GST, in the name of the firm that really buys and sells.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If your firm applies for GST but the effluent plant membership is in your uncle's firm, the officer asks who does the tanning. The officer can reject the application.",
          we: 'We apply in the name of the firm that buys the skins and ships the leather. In the application we explain the job work that the other firm does.',
          send: [
            'Sale deed or lease of the plot',
            'Pollution control consent',
            'Effluent plant membership letter',
            'Partnership deed',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            "If your shed in SIPCOT is sub-let without the estate's permission, the officer can ask for that permission before he gives the GST number. Until then you cannot take credit on your purchases.",
          we: 'We first get the permission letter from the estate, and then file the application.',
          send: ['SIPCOT allotment letter', 'Sub-lease agreement', 'Pollution control consent', 'Latest EB bill'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'Some millers believe that all grain is exempt. Small labelled packs and some by-products may be taxable. A miller who sells these without a GST number can owe the tax and a penalty.',
          we: 'We list every product and pack size that your mill sells, and tell you if and from when you need a GST number.',
          send: ['Food licence', 'Samples of the packs', 'Sales list by product'],
        },
      ],
      question: {
        question: "I weave sarees at Walajapet on a trader's yarn. Do I need a GST number?",
        answer:
          'You earn weaving charges, which are a service. If your weaving charges stay below the GST limit in the year, you usually need no GST number. The trader who sells the sarees is registered on his own sales. Send us your wage book for one year. We will add up your charges and tell you.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Ranipet tanneries, boiler part makers and chemical units. Before we file, we match your challans and weigh slips with the bills.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If leather moves between two firms of one family with only a gate slip, nobody can see if it is job work or a sale. The officer can treat the leather as sold without a bill.',
          we: 'We decide with you whether each movement is job work or a sale. Then we prepare a delivery challan or an invoice that shows the pieces and the weight.',
          send: ['Delivery challans', "Finisher's bills", 'Chemical purchase bills', 'Export invoices'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Some fabricators bill the retention money only when the customer pays it. If the contract makes the tax due earlier, they owe interest for the months in between.',
          we: "We read the payment stages in your contract, and tell you in which month's return each bill must be reported.",
          send: ['Work order', 'Stage inspection certificates', 'Statement of free-issue steel'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If a customer keeps your drums and gives up his deposit, the deposit becomes the price of the drums. If you do not bill the drums, you have made a sale without paying tax.',
          we: 'Every month we check your old drum deposits and tell you which drums to bill.',
          send: ['Drum register', 'Weigh slips', 'E-way bills'],
        },
      ],
      question: {
        question: 'My leather buyer in Italy cut the price after inspection. How do I show this in my GST return?',
        answer:
          "You issue a credit note for the reduction, and we report it in the return. Keep the buyer's mail and the inspection report with the credit note. Without a credit note your return shows money that you never received. Send us the invoice and the bank advice. We will prepare the credit note.",
      },
    },
    'gst-notices': {
      lead: 'Was your tanker stopped near Ranipet, or did your tannery get a GST notice? Send us a photograph of the notice. We will draft the reply.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'When an officer stops a tanker for a wrong vehicle number on the e-way bill, a clerk sometimes pays the penalty at once to release the tanker. It is hard to get that money back.',
          we: 'We read the notice before you pay. Then we collect the weigh slip and the laboratory report, which prove what was in the tanker.',
          send: ['The notice', 'Invoice and e-way bill', 'Weigh slip', 'Laboratory report'],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'When your credit on chemicals is high and your sales are low, the officer may suspect that you sold hides without bills. He can block the credit or demand tax.',
          we: 'We show the officer the lots that are still in process, and the yield of each finished lot.',
          send: ['Lot register', 'Effluent plant record', 'Rejection notes', 'Stock list'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'A kiln gives fewer fired bricks than the green bricks that went in. If no record explains the loss, an officer can treat the missing bricks as sold.',
          we: 'We show the officer the weight of the rejects from each firing, and the bills for the crushed rejects that you sold.',
          send: ['The notice', 'Kiln sheets', 'Reject register', 'Sale bills'],
        },
      ],
      question: {
        question: 'Two firms in our tannery yard got the same GST notice. Should we reply together?',
        answer:
          'Each firm must reply for itself, but the two replies must not contradict each other. The delivery challans show whose lot it was. We read the challans of both firms, make one list of lots and draft both replies from that list. Send us both notices.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Ranipet leather and chemical exporters, and for fabricators who supply to a special economic zone (SEZ).',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If the effluent plant still bills your old partnership, the GST credit does not reach the exporting firm's ledger. Your refund is smaller by that amount.",
          we: "Before we file the claim, we get the member's name and GSTIN corrected at the effluent plant.",
          send: ['Shipping bills', 'Effluent treatment bills', 'Chemical purchase bills', 'Bank advices'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If sales in India and exports are added in one total, nobody can see how much credit belongs to the exports. The officer may send a deficiency memo, and then you will have to apply again.',
          we: 'We divide the sales of each batch into exports and sales in India, and work out the refund from that list.',
          send: ['Batch sheets', 'Shipping bills', 'Purchase list by HSN code'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            "If you bill ducts to a customer in an SEZ with tax, like a local sale, the customer may refuse to pay the tax. Without the SEZ officer's endorsement you cannot claim that tax back.",
          we: 'We check whether the bill can still be amended, and write to the customer for the endorsement.',
          send: ['Work order', 'Invoice', 'Endorsement of the SEZ officer'],
        },
      ],
      question: {
        question: "My cousin's firm finished my leather and exported it. Who can claim the GST refund?",
        answer:
          "If your cousin's firm is on the shipping bill, his firm claims the refund as exporter. There must also be a bill between the two firms, either for the sale of the leather or for job work. Send us the bills and challans of both firms. We will tell you what can still be corrected and claimed.",
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for tannery owners, boiler part makers and rice mills in Ranipet. We value your stock stage by stage.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If raw skins, wet blue and finished leather are valued at one average price, you cannot prove your profit. An assessing officer can fix his own value and add the difference to your income.',
          we: 'We value the skins and leather at each stage from your lot cards.',
          send: ['Lot cards', 'Skin purchase slips', 'Bank advices for exports', 'Loan statements'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Work that is finished but not certified by 31 March is easy to leave out. Your income is then too low this year. The TDS that you claim may not agree with that income.',
          we: 'At the year end we list the unbilled work of each order, and match the TDS with that work.',
          send: ['Job list', 'Measurement sheets', 'Stage inspection certificates'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'If the money you owe to farmers is shown as one round sum, an officer can ask for their names. Any amount without a name may be added to your income.',
          we: "We prepare a list that shows each farmer's name, village, weight of paddy and balance due.",
          send: ['Paddy purchase slips', 'Payment slips', 'Milling register'],
        },
      ],
      question: {
        question:
          'Our four family firms in Ranipet lend money to each other without interest. Is that a problem in income tax?',
        answer:
          'Partnership firms can usually do so, but write down the terms before the year ends. An officer can ask why there is no interest, above all if one of the firms pays interest to a bank. We reconcile the four ledgers every quarter and file the returns from them.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for workers in Ranipet tanneries, chemical units and ceramic factories.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If four firms use one gate and the same workers work for all of them, nobody knows which firm pays a worker. After an accident all four firms may refuse to pay, and an inspector can claim contributions from each firm.',
          we: "We note against each worker's name which firm pays him, and file each firm's return from that list.",
          send: ['Gate register', "Gang leader's bills", 'Wage sheets', "Contractors' PF challans"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'Some contractors bring tank cleaners for one day without registering them. If a cleaner is burnt by acid, he has no ESI number, and your company may have to bear the cost.',
          we: 'Send us the crew list before the shift. We register the new workers and give you their ESI numbers before they start.',
          send: ['Crew list', 'Work permit', 'Agreement with the contractor'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'When the kiln stops between orders, the workers go home but their names stay on your list. The PF office can then estimate contributions for the months in which nobody worked.',
          we: 'We record the leaving dates in the same week, and the joining dates when you fire the kiln again.',
          send: ['Shift roll', 'Lay-off notice', 'Wage sheet'],
        },
      ],
      question: {
        question:
          'A foreign leather buyer will audit our factory next week. What PF and ESI records should we keep ready?',
        answer:
          "Keep the attendance register, the wage sheets and the PF and ESI challans of the last months. Keep your contractors' challans too. Every worker must have the same name in all these records. Send us copies now. We will mark every name that differs, so that you can correct it before the auditor comes.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Ranipet tanneries and factories, including TDS on agents abroad. We also file TCS returns for the scrap that you sell.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'When an agent in Italy keeps his commission out of the export price, the commission never passes through your bank, and nobody thinks of TDS. If TDS was due, you have to pay the tax and interest.',
          we: "Before the commission is settled, we read the agent's contract and the tax treaty and tell you if TDS applies.",
          send: ["Agent's contract", "Agent's tax residency certificate", 'Debit notes'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Galvanising and rolling are contract work, but inspection is paid as a professional fee. If one bill covers both kinds of work, you can deduct TDS at the wrong rate and have to pay the shortfall.',
          we: 'We ask your supplier for a separate bill for each kind of work, and tell you the TDS rate for each bill.',
          send: ['Supplier bills', 'Crane log sheets', 'PAN of the suppliers'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            "If a tanker waits at your gate for months, you may be paying hire charges and not transport charges. If you deduct nothing because of a transporter's declaration, you may have to pay the TDS later.",
          we: 'We read the agreement and the log sheet, and tell you whether the payment is for hire or for transport.',
          send: ['Tanker agreement', 'Log sheets', "Transporter's declaration"],
        },
      ],
      question: {
        question: 'I sell used drums and scrap plates from my SIPCOT factory every week. Should I collect TCS?',
        answer:
          'The seller of scrap usually collects TCS from the buyer. A manufacturer who uses the scrap in his own production can give you a written declaration instead. Ask for this declaration before the lorry leaves. We check your scrap sales, deposit the TCS and file the return.',
      },
    },
    'company-registration': {
      lead: 'Do your buyers want one company in place of your four Ranipet firms? We can list the licences, plan the change and register the company.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If three old firms still hold the pollution consent, the effluent membership and the IEC, a new company cannot tan or export. You can lose an export order during that time.',
          we: "We plan the transfer of each licence. The old firm continues to ship until the last licence is in the company's name.",
          send: ['Partnership deeds', 'Pollution control consent', 'Effluent plant membership letter', 'IEC'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If new shareholders join the company, SIPCOT may treat this as a transfer of the plot and ask for a fee. The fee can be more than you planned to spend on the whole change.',
          we: 'Before you promise any shares, we read the allotment letter and ask SIPCOT about the fee.',
          send: ['SIPCOT allotment letter', 'Storage licences', 'Pollution control consent'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'Some mills hold money that farmers leave with them. A company may not accept deposits in the same way. If you register the company first and repay the farmers later, you can break company law.',
          we: 'We list the money that belongs to farmers, and plan its repayment before we apply for the company.',
          send: ["List of farmers' deposits", 'Mill licence', 'Capital accounts of the partners'],
        },
      ],
      question: {
        question: 'A designer from Spain wants to buy shares in our Ranipet tannery. What has to be done?',
        answer:
          'The money must come through a bank, and the company must report it to the Reserve Bank soon after it issues the shares. We check the rules for your trade, get the shares valued and file the report. Talk to us before the money comes.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Ranipet tanneries, ceramic factories and boiler part makers, and prepare a cost sheet for each lot, firing or order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If your books count pieces and your sales bills count square feet, you cannot see how much leather a lot yields. A weak lot then eats up the profit of a good lot before anyone notices.',
          we: 'At each stage we record the hides in pieces, kilos and square feet, together with the splits and rejects.',
          send: ['Measurement sheets', 'Chemical issue notes', 'Effluent treatment bills', 'Delivery challans'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'If nobody weighs the broken bricks, the good bricks seem to cost less than they really do. You may then quote a price at which you lose money.',
          we: 'We prepare a cost sheet for each firing, with the cost of fuel, labour and rejected bricks.',
          send: ['Kiln sheets', 'Fuel bills', 'Weight of rejects'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            "Some firms include the customer's free-issue steel in their stock value. If the bank lends against this steel and finds out, it can cut the loan limit.",
          we: "We keep the customer's steel in a separate register by weight, and give it no value in your stock.",
          send: ['Store receipts', 'Measurement sheets', 'Work orders'],
        },
      ],
      question: {
        question: 'Our four tannery firms do not agree on what they owe each other. Can you reconcile the ledgers?',
        answer:
          'Yes. We take the four ledgers and the bank statements, match them entry by entry and list what does not agree. You decide the open entries with your partners. After that we settle the balances every quarter, so that your auditor finds no difference in March.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Ranipet tanneries, chemical units and boiler part makers under Udyam, the free government certificate for small businesses.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If effluent treatment tanks are added to your investment, the tannery may fall into a higher class. The tannery can then lose benefits that are only for the smaller class.',
          we: 'We leave out the pollution control equipment, and enter the drums and splitting machines at the value in your books.',
          send: ['Machine list', 'Depreciation statement', 'Pollution control consent', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'A unit that only dilutes and repacks chemicals is sometimes registered as a manufacturer by mistake. If a bank inspects the unit and sees no manufacturing, it can refuse the loan.',
          we: 'We first write down how your products are made, and then choose the activity code that fits.',
          send: ['Note on the process', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Some tenders ask for a maker of dampers and ducts. If your certificate shows only general trade, your bid can be rejected at the first check.',
          we: 'Before you submit your bid, we add to the certificate the activity that the tender asks for.',
          send: ['Tender page with the conditions', 'Machine invoices', 'GST certificate'],
        },
      ],
      question: {
        question: 'Our family has three tannery firms in one yard. How many Udyam certificates do we need?',
        answer:
          "You need three certificates, because each firm has its own PAN. We divide the machines by invoice, so that no tanning drum is listed twice. A bank can compare each certificate with that firm's return. Send us the PANs and the depreciation statements of all three firms.",
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of leather, ceramic and chemical firms in Ranipet, in exactly the name under which you export.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If you ship leather under a relative's IEC, the refund and the export incentive go to his firm. Your own firm then has no export record to show to a new buyer or a bank.",
          we: "We apply for an IEC in your firm's name. We also register your bank account with customs (AD code).",
          send: ['PAN of the firm', 'Cancelled cheque', 'Leather council membership', 'GST certificate'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'If shaped bricks are sent without a drawing number and a strength test report, the buyer abroad may refuse them. You then pay the freight both ways.',
          we: 'We apply for the IEC, and check that the export file has the test report and the drawing number.',
          send: ['Drawing', 'Strength test report', "Buyer's order"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'Some chemicals are on a control list and need a permission for export. If you quote before you check the list, you may promise a shipment that customs will not allow.',
          we: 'We check each product against the control list before you send your quotation.',
          send: ['Safety data sheet', 'Product list', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I export crust leather from Ranipet. Is crust leather treated like finished leather at customs?',
        answer:
          'Yes. Since 2025 crust leather and finished leather are exported without export duty and without the old test certificate. Raw hides still carry a duty. Write on the invoice exactly what you ship. We apply for your IEC and check the description with your customs broker.',
      },
    },
  },
  seo: {
    title: 'Ranipet Leather and SIPCOT Units: Refunds, TDS, ROC',
    description:
      'GST refunds for tanneries, TDS on agents abroad and company registration for family firms in Ranipet, Arcot and Melvisharam. See our starting prices.',
  },
} satisfies CityWords;

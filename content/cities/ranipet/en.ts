import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST refunds, TDS and company work for tanneries, boiler part makers and SIPCOT units in Ranipet and Arcot.',
  description: [
    'A tannery pays tax on chemicals, job work and effluent treatment, and usually sells abroad without charging tax. A GST refund brings this money back. We prepare the claim from the shipping bills and the lot register.',
    'Fabricators at Mukundarayapuram are paid for each inspected stage. Chemical and ceramic units in SIPCOT have to account for drums, tanks and rejects. We enter the work by stage and the stock by weight or number.',
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
      note: 'Workers count a hide by piece, then by kilo and at last by square foot. The stock register must follow it through every stage.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler auxiliary fabricators',
      note: 'The customer pays a boiler part maker after each inspected stage. Work that is done but not yet billed is stock at the year end.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      note: 'A unit needs confirmed balances at each year end for drum deposits, treatment dues and the stock in its tanks.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic and refractory plants',
      note: 'Some bricks break in every firing. The reject sheet of each batch proves your cost and supports your input tax credit.',
    },
    {
      kind: 'rice-mills',
      name: 'Arcot rice mills',
      note: 'Mills at Arcot buy paddy from farmers and often pay later. List what you owe each farmer, by name and village.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Walajapet weaving',
      note: "Walajapet weavers work on the trader's yarn. Their books show the wages they earn and not the price of the saree.",
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
  work: 'We can help tanneries, fabricators and mills in Ranipet, Melvisharam and Arcot. Send your documents by e-mail, WhatsApp or courier, or meet us in Coimbatore by appointment.',
  trades: [
    {
      kind: 'tanneries',
      name: 'Tanneries',
      needs:
        'You need a refund claim after your exports, and a stock register that follows each hide from piece to square foot.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler part makers',
      needs:
        'You need GST returns that follow each stage the buyer has passed. You also need TDS worked out on gangs and crane hire.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      needs:
        'You need a quick reply when an officer stops your tanker, and PF and ESI for the contract workers in your plant.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic plants',
      needs: 'You need a cost sheet for each firing. To send goods abroad you need the import export code (IEC).',
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
            "If your firm applies for GST but the effluent plant membership is in an uncle's firm, the officer asks who does the tanning. He can reject the application.",
          we: "We apply for the firm that buys the skins and ships the leather. In the application we explain the other firm's job work.",
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
            "If your shed in SIPCOT is sub-let without the estate's permission, the officer can ask for it before he gives the number. Until then you cannot take credit on your purchases.",
          we: 'We ask the estate for its letter first and file the application when it has come.',
          send: ['SIPCOT allotment letter', 'Sub-lease agreement', 'Pollution control consent', 'Latest EB bill'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'A miller may believe that all grain is exempt. Small labelled packs and some by-products may not be. If he sells them without a number, he can owe the tax and a penalty.',
          we: 'We list what leaves your mill, pack by pack, and tell you if and from when you need a GST number.',
          send: ['Food licence', 'Samples of the packs', 'Sales list by product'],
        },
      ],
      question: {
        question: "I weave sarees at Walajapet on a trader's yarn. Do I need a GST number?",
        answer:
          'You earn weaving charges, which are a service. If they stay below the GST limit in the year, you usually need no number. The trader who sells the sarees looks at his own sales. Send us your wage book for one year. We add it up and tell you.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Ranipet tanneries, boiler part makers and chemical units after we match challans, weights and bills.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If leather moves between two firms of one family with only a gate slip, nobody can see if it is job work or a sale. The officer can treat it as a sale without a bill.',
          we: 'We settle with you what each movement is. Then we prepare delivery challans or invoices with pieces and weight.',
          send: ['Delivery challans', "Finisher's bills", 'Chemical purchase bills', 'Export invoices'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'You may bill the retention money only when the customer pays it. If the contract makes the tax due earlier, you owe interest for the months in between.',
          we: 'We read the payment stages in your contract and fix the month in which each bill goes into the return.',
          send: ['Work order', 'Stage inspection certificates', 'Statement of free-issue steel'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'A customer may keep your drums and give up his deposit. The deposit is then the price of the drums. If you do not bill it, you have a sale without tax.',
          we: 'We check your old deposits every month and tell you which drums to bill.',
          send: ['Drum register', 'Weigh slips', 'E-way bills'],
        },
      ],
      question: {
        question: 'My leather buyer in Italy cut the price after inspection. How do I show this in my GST return?',
        answer:
          'You issue a credit note for the reduction, and we report it in the return. Keep his mail and the inspection report with it. Without the credit note your return shows money that you never received. Send us the invoice and the bank advice and we prepare it.',
      },
    },
    'gst-notices': {
      lead: 'Was your tanker stopped near Ranipet, or did your tannery get a GST notice? Send us a photograph and we can draft the reply.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'When an officer stops a tanker for a wrong vehicle number on the e-way bill, a clerk may pay the penalty only to get it moving. It is hard to get that money back.',
          we: 'We read the notice before you pay. Then we collect the weigh slip and the laboratory report that prove what was inside.',
          send: ['The notice', 'Invoice and e-way bill', 'Weigh slip', 'Laboratory report'],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'When the credit on chemicals is high and the sales are low, the officer may suspect that you sold hides without bills. He can block the credit or demand tax.',
          we: 'We show him the lots that are still in process and the yield of each finished lot.',
          send: ['Lot register', 'Effluent plant record', 'Rejection notes', 'Stock list'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong:
            'You make more green bricks than fired bricks come out. If no record explains the loss, an officer can treat the missing bricks as sold.',
          we: 'We show the reject weight of each firing and the bills for the crushed rejects that you sold.',
          send: ['The notice', 'Kiln sheets', 'Reject register', 'Sale bills'],
        },
      ],
      question: {
        question: 'Two firms in our tannery yard got the same GST notice. Should we reply together?',
        answer:
          'Each firm must reply for itself, but the two replies must not contradict each other. The delivery challans show whose lot it was. We read the challans of both firms, make one list of lots and draft both replies from it. Send us both notices.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Ranipet leather and chemical exporters, and for fabricators who supply to a special economic zone (SEZ).',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If the effluent plant still bills your old partnership, the credit is not in the exporting firm's ledger. Your refund is smaller by that tax.",
          we: 'We get the name and GSTIN of the member corrected at the effluent plant before we file the claim.',
          send: ['Shipping bills', 'Effluent treatment bills', 'Chemical purchase bills', 'Bank advices'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If home sales and exports are added in one total, nobody can see how much credit belongs to the exports. The officer may send a deficiency memo and you have to apply again.',
          we: 'We divide the sales of each batch into exports and home sales, and compute the refund from that list.',
          send: ['Batch sheets', 'Shipping bills', 'Purchase list by HSN code'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            "You may bill ducts for a customer in an SEZ like any other local sale, with tax. The customer may not pay that tax, and without the zone's endorsement you cannot claim it.",
          we: 'We check if the bill can still be amended and write to the customer for the endorsement.',
          send: ['Work order', 'Invoice', 'Endorsement of the SEZ officer'],
        },
      ],
      question: {
        question: "My cousin's firm finished my leather and exported it. Who can claim the GST refund?",
        answer:
          'If his firm is on the shipping bill, his firm claims as exporter. There must also be a bill between you: either you sold him the leather, or he billed you for job work. Send us the bills and challans of both firms. We tell you what can still be corrected and claimed.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for tanning families, boiler part makers and rice mills in Ranipet, with the stock valued stage by stage.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If raw skins, wet blue and finished leather are valued at one average price, your profit cannot be proved. An assessing officer can put his own value and add the difference to your income.',
          we: 'We value the stock of each stage from your lot cards.',
          send: ['Lot cards', 'Skin purchase slips', 'Bank advices for exports', 'Loan statements'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Work that is finished but not certified by 31 March is easy to leave out. Your income is then too low this year, and the TDS that you claim may not match it.',
          we: 'We list the unbilled work of each order at the year end and match the TDS with it.',
          send: ['Job list', 'Measurement sheets', 'Stage inspection certificates'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'If the dues to farmers are shown as one round sum, an officer can ask for names. An amount without names may be added to your income.',
          we: 'We prepare a list with the name, village, weight and balance of each farmer.',
          send: ['Paddy purchase slips', 'Payment slips', 'Milling register'],
        },
      ],
      question: {
        question:
          'Our four family firms in Ranipet lend money to each other without interest. Is that a problem in income tax?',
        answer:
          'Partnership firms can usually do so, but write down the terms before the year ends. An officer can ask why there is no interest, above all if one of them pays interest to a bank. We reconcile the four ledgers every quarter and file the returns from them.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for workers in Ranipet tanneries, chemical units and ceramic plants.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If four firms use one gate and the gang men work for all of them, nobody knows on whose wage list a man is. After an accident the firms may all refuse to pay, and an inspector can claim from each.',
          we: "We write against each name which firm pays him and file each firm's return from that list.",
          send: ['Gate register', "Gang leader's bills", 'Wage sheets', "Contractors' PF challans"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'A contractor may bring tank cleaners for one day without entering them. If one of them is burnt by acid, he has no ESI number, and your company may have to bear the cost.',
          we: 'We enter the new names as soon as you send the crew list, before the shift begins, and give you the numbers.',
          send: ['Crew list', 'Work permit', 'Agreement with the contractor'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong:
            'When the kiln stops between orders, the men go home but stay on your list. The PF office can then estimate contributions for the months in which nobody worked.',
          we: 'We record the leaving dates in the same week and the joining dates when you fire again.',
          send: ['Shift roll', 'Lay-off notice', 'Wage sheet'],
        },
      ],
      question: {
        question:
          'A foreign leather buyer will audit our factory next week. What PF and ESI records should we keep ready?',
        answer:
          'Keep the attendance, the wage sheets and the PF and ESI challans of the last months, and those of your contractors. All must carry the same names. Send us copies now. We mark every name that differs, so that you can correct it before the auditor comes.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Ranipet tanneries and plants, also for agents abroad, and TCS returns for the scrap that you sell.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'When an agent in Italy keeps his commission from the export price, the money never passes through your bank and nobody thinks of TDS. If it was due, you owe the tax and interest.',
          we: 'We read his contract and the tax treaty before the commission is settled and tell you if TDS applies.',
          send: ["Agent's contract", 'His tax residency certificate', 'Debit notes'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'Galvanising and rolling are contract work, but inspection is a professional fee. If one bill holds both, you can deduct TDS at the wrong rate and have to pay the shortage.',
          we: 'We ask your supplier for two bills and tell you the rate for each.',
          send: ['Supplier bills', 'Crane log sheets', 'PAN of the suppliers'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            "If a tanker waits at your gate for months, you may be paying for hire and not for transport. If you deduct nothing because of a transporter's declaration, you may have to pay the TDS later.",
          we: 'We read the agreement and the log sheet and tell you which kind of payment it is.',
          send: ['Tanker agreement', 'Log sheets', "Transporter's declaration"],
        },
      ],
      question: {
        question: 'I sell used drums and scrap plates from my SIPCOT factory every week. Should I collect TCS?',
        answer:
          'The seller of scrap usually collects TCS from the buyer. A manufacturer who uses the scrap in his own production can give you a written declaration instead. Ask for it before the lorry leaves. We check your scrap sales, deposit the TCS and file the return.',
      },
    },
    'company-registration': {
      lead: 'Do your buyers want one company in place of four Ranipet firms? We can list the licences, plan the change and register the company.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If three old firms still hold the pollution consent, the effluent membership and the IEC, a new company cannot tan or export. An order can be lost in that time.',
          we: 'We plan the transfer of each licence. The old firm continues to ship until the last one has moved.',
          send: ['Partnership deeds', 'Pollution control consent', 'Effluent plant membership letter', 'IEC'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If new shareholders come in, SIPCOT may treat it as a transfer of the plot and ask for a fee. The fee can be more than you planned for the whole change.',
          we: 'We read the allotment letter and ask SIPCOT before you promise any shares.',
          send: ['SIPCOT allotment letter', 'Storage licences', 'Pollution control consent'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'A mill may hold money that farmers leave with it. A company may not accept deposits in the same way, so registering first and repaying later can break company law.',
          we: "We list the farmers' money and plan the repayment before we apply.",
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
      lead: 'We can keep the accounts of Ranipet tanneries, ceramic plants and boiler part makers with a cost sheet for each lot, firing or order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If your books count pieces and your sales bills count square feet, you cannot see what a lot yields. A weak lot then eats the profit of a good one before anyone notices.',
          we: 'We record the change from piece to kilo to square foot at each stage, with splits and rejects.',
          send: ['Measurement sheets', 'Chemical issue notes', 'Effluent treatment bills', 'Delivery challans'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong:
            'If nobody weighs the broken bricks, the good ones seem to cost less than they do. You may then quote a price that makes a loss.',
          we: 'We prepare a cost sheet for each firing with fuel, labour and rejects.',
          send: ['Kiln sheets', 'Fuel bills', 'Weight of rejects'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            "The customer's free-issue steel may be part of your stock value. If the bank lends against it and finds out, it can cut your limit.",
          we: 'We keep the free steel in a separate register by weight, without a value in your stock.',
          send: ['Store receipts', 'Measurement sheets', 'Work orders'],
        },
      ],
      question: {
        question: 'Our four tannery firms do not agree on what they owe each other. Can you reconcile the ledgers?',
        answer:
          'Yes. We take the four ledgers and the bank statements, match them entry by entry and list what does not agree. You decide the open items with your partners. After that we close the balances every quarter, so that your auditor finds no surprise in March.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Ranipet tanneries, chemical units and boiler part makers under Udyam, the free certificate for small businesses.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If treatment tanks are added to your investment, the tannery may fall into a higher class. It can then lose benefits that are only for the smaller class.',
          we: 'We leave out the pollution control equipment and enter drums and splitting machines at the value in your books.',
          send: ['Machine list', 'Depreciation statement', 'Pollution control consent', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'A unit that only dilutes and repacks may be registered as a manufacturer. If a bank inspects it and sees no process, it can refuse the loan.',
          we: 'We write down your process first and choose the activity code that fits it.',
          send: ['Note on the process', 'Machine list', 'Last income tax return'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            'A tender may ask for a maker of dampers and ducts. If your certificate says general trade, the bid can be rejected at the first check.',
          we: 'We add the activity that the tender names before you submit your bid.',
          send: ['Tender page with the conditions', 'Machine invoices', 'GST certificate'],
        },
      ],
      question: {
        question: 'Our family has three tannery firms in one yard. How many Udyam certificates do we need?',
        answer:
          "You need three certificates, because each firm has its own PAN. We divide the machines by invoice, so that no drum is listed twice. A bank can compare each certificate with that firm's return. Send us the PANs and the depreciation statements of all firms.",
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of leather, ceramic and chemical firms in Ranipet, in the exact name of the exporter.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If you ship leather under a relative's IEC, the refund and the export incentive go to his firm. Your own firm has no export record to show a new buyer or a bank.",
          we: 'We apply for the IEC of your firm. We also register your bank account with customs (AD code).',
          send: ['PAN of the firm', 'Cancelled cheque', 'Leather council membership', 'GST certificate'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong:
            'A buyer abroad may refuse shaped bricks that come without a drawing number and a strength test. You then pay the freight both ways.',
          we: 'We apply for the code and check that the export file has the test report and the drawing number.',
          send: ['Drawing', 'Strength test report', "Buyer's order"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'Some chemicals are on a control list and need a permission for export. If you quote before you know it, you may promise a shipment that customs will not allow.',
          we: 'We check each product against the list before you send your quotation.',
          send: ['Safety data sheet', 'Product list', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I export crust leather from Ranipet. Is it treated like finished leather at customs?',
        answer:
          'Yes. Since 2025 both leave without export duty and without the old test certificate. Raw hides still carry a duty. Write on the invoice exactly what you ship. We apply for your IEC and check the description with your customs broker.',
      },
    },
  },
  seo: {
    title: 'Ranipet Leather and SIPCOT Units: Refunds, TDS, ROC',
    description:
      'GST refunds for tanneries, TDS on agents abroad and company registration for family firms in Ranipet, Arcot and Melvisharam. See our starting prices.',
  },
} satisfies CityWords;

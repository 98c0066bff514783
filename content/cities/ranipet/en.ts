import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST refunds, TDS returns and company registration for tanneries, boiler part fabricators and SIPCOT units in Ranipet and Arcot.',
  description: [
    'A tannery pays GST on chemicals, job work and effluent treatment, and usually exports without paying tax. The tannery can claim a refund of the GST it has paid. We prepare the claim from the shipping bills and the lot register.',
    'Fabricators at Mukundarayapuram are paid after each stage passes inspection. Chemical and ceramic units in SIPCOT have to account for drums, tank stock and rejects. We record the work stage by stage, and the stock by weight or number.',
    "Do you run three or four firms in one compound? Buyers abroad and banks may ask for one company with audited accounts. We list every firm's licences first, and then plan the change to one company step by step.",
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
      note: 'Hides are first counted in pieces, then weighed in kilos and finally measured in square feet. The stock register must show every hide at each stage.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler auxiliary fabricators',
      note: 'A boiler part fabricator is paid for each stage after inspection. At the year end, work that is finished but not yet billed is stock.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      note: 'At the year end, a chemical unit needs balance confirmations for drum deposits and effluent treatment charges, and a measurement of the stock in its tanks.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic and refractory factories',
      note: 'Some bricks break in every firing. The reject sheet for each batch proves your cost of production and supports your input tax credit.',
    },
    {
      kind: 'rice-mills',
      name: 'Arcot rice mills',
      note: 'Mills at Arcot buy paddy from farmers and often pay later. Keep a list of what you owe to each farmer, with his name and village.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Walajapet weaving',
      note: "Walajapet weavers work with the trader's yarn. The weavers' books must show the wages they earn, and not the price of the saree.",
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
    `Tanneries, fabricators and mills in Ranipet, Melvisharam and Arcot can send documents by e-mail, WhatsApp or courier, or meet us in ${town} by appointment.`,
  trades: [
    {
      kind: 'tanneries',
      name: 'Tanneries',
      needs:
        'You can claim a GST refund after you export. For this you need a stock register that shows each hide, first in pieces and then in square feet.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler part fabricators',
      needs:
        'Your GST returns must tally with the stages of work that the buyer has approved. When you pay labour gangs and crane owners, you also have to deduct TDS at the right rate.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      needs:
        'If an officer stops your tanker, you need a quick reply. We also handle PF and ESI for the contract workers in your factory.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic factories',
      needs: 'You need a cost sheet for each kiln firing. To export, you need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'In whose name should you apply for the GST number? For Ranipet tanneries, SIPCOT units and rice mills, we can register the firm that really buys and sells.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If your own firm applies for GST but the CETP (effluent plant) membership is in the name of your uncle's firm, the officer may ask which firm does the tanning, and may reject the application.",
          we: "We apply in the name of the firm that buys the skins and ships the leather, and explain the other firm's job work in the application.",
          send: [
            'Sale deed or lease deed for the plot',
            'Pollution control consent',
            'CETP membership letter',
            'Partnership deed',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            "If your shed in SIPCOT was sub-let to you without SIPCOT's permission, the officer may ask for this permission before he grants the GST number. Until you get the number, you cannot take credit on your purchases.",
          we: "We first get SIPCOT's permission letter, and then file the application.",
          send: ['SIPCOT allotment letter', 'Sub-lease agreement', 'Pollution control consent', 'Latest EB bill'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'Some millers believe that all grain is exempt. But small labelled packs and some by-products may be taxable. A miller who sells these without a GST number may have to pay the tax with a penalty.',
          we: 'We list every product and pack size that your mill sells, and tell you whether you need a GST number and from which date.',
          send: ['Food licence', 'Samples of the packs', 'Product-wise sales list for the year'],
        },
      ],
      question: {
        question: "I weave sarees at Walajapet with a trader's yarn. Do I need a GST number?",
        answer:
          'You earn weaving charges, which are a payment for a service. If they stay below the GST limit in the year, you usually need no GST number. The trader may need his own registration for the sarees he sells. Send us your wage book for one year. We will add up your charges and tell you whether you need to register.',
      },
    },
    'gst-returns': {
      lead: 'Once your challans, weighment slips and bills tally, we can file the GST returns of your Ranipet tannery, boiler components unit or chemical plant.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If leather moves between two firms of one family with only a gate pass, the records do not show whether it was sent for job work or sold. The officer may treat the leather as sold without a bill.',
          we: 'We decide with you whether each movement is job work or a sale. Then we prepare a delivery challan or an invoice with the pieces and the weight.',
          send: ['Delivery challans for the month', "Finisher's bills", 'Chemical purchase bills', 'Export invoices'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            'Some fabricators bill the retention money only when the customer pays it. If the tax was due earlier under the contract, they have to pay interest for the months in between.',
          we: "We check the payment stages in your contract, and tell you in which month's return to report each bill.",
          send: ['Work order', 'Stage inspection certificates', 'Statement of free-issue steel'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If a customer keeps your drums and forfeits his deposit, the deposit becomes the price of the drums. If you do not raise a bill for the drums, you have sold them without paying tax.',
          we: 'Every month, we check your old drum deposits and tell you which drums to bill.',
          send: ['Drum register', 'Weighment slips for the month', 'E-way bills for the month'],
        },
      ],
      question: {
        question: 'My leather buyer in Italy reduced the price after inspection. How do I show this in my GST return?',
        answer:
          "You issue a credit note for the reduction, and we report it in the return. Keep the buyer's mail and the inspection report with the credit note. Without a credit note, your return shows sales for which you were never paid. Send us the invoice and the bank's remittance advice, and we will prepare the credit note.",
      },
    },
    'gst-notices': {
      lead: 'Was your tanker stopped near Ranipet, or did your tannery get a GST notice? Send us a photo of the notice, and we can draft the reply.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If a tanker is stopped because of a wrong vehicle number on the e-way bill, your clerk may pay the penalty at once to get it released. It is hard to get that money back.',
          we: 'Before you pay, we read the notice and collect the weighment slip and the laboratory report, which prove what was in the tanker.',
          send: ['The notice', 'Invoice and e-way bill', 'Weighment slip', 'Laboratory report'],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If your credit on chemicals is high and your sales are low, the officer may suspect that you sold hides without bills. He may block the credit or demand tax.',
          we: 'In the reply, we list the lots that are still in process and the yield from each finished lot.',
          send: ['Lot register', 'CETP records', 'Rejection notes', 'Stock list for the period'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'Some bricks always break in the kiln, so fewer fired bricks come out than you loaded. Unless your records explain the loss, an officer may treat the missing bricks as sold.',
          we: 'In the reply, we show the weight of rejects from each firing and the bills for the crushed rejects that you sold.',
          send: ['The notice', 'Kiln log sheets', 'Rejection register', 'Sales bills for crushed rejects'],
        },
      ],
      question: {
        question: 'Two firms in our tannery yard have received the same GST notice. Should we reply together?',
        answer:
          'Each firm must send its own reply, but the replies must not contradict each other. The delivery challans show which firm owned each lot. Send us both notices. We will go through the challans of both firms, make one list of lots and draft both replies from it.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export leather or chemicals from Ranipet, or supply to a special economic zone (SEZ)? We can find out how much GST you can get back and file the claim.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If the CETP (effluent plant) still bills your old partnership, the GST credit does not reach the exporting firm's ledger, and your refund is reduced by that amount.",
          we: "Before we file the claim, we ask the CETP to correct the member's name and GSTIN.",
          send: ['Shipping bills', 'CETP bills', 'Chemical purchase bills', 'Bank realisation certificates'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If domestic sales and exports are shown as one total, the officer cannot see how much credit belongs to the exports. He may then send a deficiency memo, and you have to apply again.',
          we: "We split each batch's sales into exports and domestic sales, and work out the refund from these figures.",
          send: ['Batch sheets', 'Shipping bills', 'Purchase list by HSN code'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            "If you charge tax on ducts for an SEZ customer, as you do on a local sale, he may refuse to pay it. Without the SEZ officer's endorsement, you cannot claim the tax back.",
          we: 'We check whether the bill can still be amended, and write to the customer for the endorsement.',
          send: ['Work order', 'Invoice with the tax', "SEZ officer's endorsement"],
        },
      ],
      question: {
        question: "My cousin's firm finished my leather and exported it. Who can claim the GST refund?",
        answer:
          "If your cousin's firm is the exporter on the shipping bill, his firm claims the refund. There must also be a bill between your two firms, either for the sale of the leather or for job work. Send us the bills and challans of both firms. We will tell you what can still be corrected and claimed.",
      },
    },
    'income-tax-filing': {
      lead: 'For Ranipet tanneries, boiler part fabricators and rice mills, we can value the stock at each stage of work and file the income tax return.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If raw skins, wet blue and finished leather are all valued at one average price, you cannot prove your profit. An assessing officer may fix his own value and add the difference to your income.',
          we: 'We value the skins and the leather at each stage from your lot cards.',
          send: ['Lot cards', 'Skin purchase slips', 'Bank remittance advices for exports', 'Loan statements'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            'Work that is finished but not certified by 31 March is easily left out of the books. Your income for the year is then too low, and may not tally with the TDS that you claim.',
          we: 'At the year end, we list the unbilled work for each order and match it with the TDS.',
          send: ['List of jobs as on 31 March', 'Measurement sheets', 'Stage inspection certificates'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'If you show the amount owed to farmers as one round figure, an officer may ask for their names. The officer may add to your income any amount for which you cannot give a name.',
          we: "We prepare a list with each farmer's name, village, weight of paddy and balance due.",
          send: ['Paddy purchase slips', 'Payment slips', 'Milling register for the year'],
        },
      ],
      question: {
        question:
          'Our four family firms in Ranipet lend money to each other without interest. Is this a problem for income tax?',
        answer:
          'Partnership firms can usually lend to each other without interest, but you should put the terms in writing before the year ends. An officer may ask why no interest is charged, especially if one of the firms pays interest to a bank. We can reconcile the four ledgers every quarter and file the returns from them.',
      },
    },
    'pf-esi-services': {
      lead: 'Which firm employs each worker in your yard or factory? We can find this out and handle PF and ESI for Ranipet tanneries, chemical units and ceramic factories.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If four firms share one gate and the same workers work for all of them, it is not clear which firm employs a worker. After an accident all four may refuse to pay, and an inspector may claim contributions from each firm.',
          we: "We list each worker under the firm that employs him, and file each firm's return from that list.",
          send: ['Gate register', "Maistry's bills", 'Wage sheets for the month', "Contractors' PF challans"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'Some contractors bring tank cleaners for a single day without registering them for ESI. If acid burns a cleaner who has no ESI number, your company may have to bear the cost.',
          we: 'If you send us the list of cleaners before the shift, we register the new workers and give you their ESI numbers before they start.',
          send: ['List of tank cleaners', 'Work permit', 'Agreement with the contractor'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'When the kiln is shut down between orders, the workers go home but their names remain in your PF return (ECR). The PF office may claim contributions for months in which nobody worked.',
          we: 'We enter the dates of exit in the same week, and the dates of joining when you fire the kiln again.',
          send: ['Attendance register', 'Lay-off notice', 'Wage sheet for the month'],
        },
      ],
      question: {
        question:
          'A foreign leather buyer will audit our factory next week. Which PF and ESI records should we keep ready?',
        answer:
          "Keep the attendance register, the wage sheets and the PF and ESI challans for the last few months ready, along with your contractors' challans. Each worker's name must be the same in all of them. Send us copies now. We will mark every name that differs, so that you can correct it before the audit.",
      },
    },
    'tds-tcs-returns': {
      lead: 'Ranipet tanneries and factories pay agents abroad and sell scrap. We can work out the TDS on the commission and the TCS on the scrap, and file both returns.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'An agent in Italy may deduct his commission from the export price. The commission never passes through your bank account, so it is easy to forget the TDS. If TDS was due, you have to pay it with interest.',
          we: "Before the commission is settled, we read the agent's contract and the tax treaty, and tell you whether TDS applies.",
          send: ['Contract with the agent', "Agent's tax residency certificate", "Agent's debit notes"],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            'Galvanising and rolling are contract work, but inspection charges may be fees for technical services, with a different TDS rate. If one bill covers both, you may deduct TDS at the wrong rate and have to pay the shortfall.',
          we: 'We ask your supplier for a separate bill for each kind of work, and tell you the TDS rate for each bill.',
          send: ["Suppliers' bills", 'Crane log sheets', "Suppliers' PANs"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If a tanker is kept at your factory for months, you may be paying for hire and not for transport. If you deduct no TDS because the transporter gave you a declaration, you may have to pay it later.',
          we: 'We check the agreement and the log sheets, and tell you whether the payment is for hire or for transport.',
          send: ['Tanker hire agreement', 'Log sheets', "Transporter's declaration"],
        },
      ],
      question: {
        question: 'I sell used drums and scrap plates from my SIPCOT factory every week. Do I have to collect TCS?',
        answer:
          'Usually yes. The seller of scrap collects TCS from the buyer. But a manufacturer who uses the scrap in his own production can give you a written declaration instead. Get the declaration before the lorry leaves. We can check your scrap sales, help you deposit the TCS and file the return.',
      },
    },
    'company-registration': {
      lead: 'Do your buyers want one company in place of your four Ranipet firms? We can list the licences, plan the change and register the company.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If the pollution consent, the CETP membership and the IEC are still in the names of the old firms, the new company cannot tan or export. You may lose an export order in the meantime.',
          we: "We plan the transfer of each licence. The old firm continues to ship until the last licence is in the company's name.",
          send: ['Partnership deeds', 'Pollution control consent', 'CETP membership letter', 'IEC'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'If new shareholders join the company, SIPCOT may treat this as a transfer of the plot and ask for a fee. This fee may be more than the cost of forming the company.',
          we: 'Before you promise shares to anybody, we check the allotment letter and ask SIPCOT about the fee.',
          send: ['SIPCOT allotment letter', 'Storage licences', 'Pollution control consent'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong:
            'Some mills hold money that farmers leave with them. Company law restricts such deposits. If the mill becomes a company first and repays the farmers later, it may violate this law.',
          we: "We list the farmers' deposits, and plan their repayment before we register the company.",
          send: ["List of farmers' deposits", 'Mill licence', "Partners' capital accounts"],
        },
      ],
      question: {
        question: 'A designer from Spain wants to buy shares in our Ranipet tannery. What do we have to do?',
        answer:
          'The money must come through a bank, and the company must report it to the Reserve Bank soon after it issues the shares. Talk to us before the money arrives. We will check the rules for your trade, get the shares valued and file the report.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Ranipet tanneries, ceramic factories and boiler part fabricators, with a cost sheet for each lot, firing or order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If your books show the number of hides and your sales bills show square feet, you cannot see how much leather you got from a lot. A good lot can then hide the loss on a poor one.',
          we: 'At each stage, we record the hides in pieces, kilos and square feet, with the splits and rejects.',
          send: ['Measurement sheets', 'Chemical issue slips', 'CETP bills', 'Delivery challans'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'If you do not weigh the broken bricks, the good bricks seem to cost less than they really do, and you may quote a price at which you lose money.',
          we: 'For each firing, we prepare a cost sheet with fuel, labour and rejects.',
          send: ['Kiln log sheets', 'Fuel bills for each firing', 'Rejection register with weights'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            "Some firms include the customer's free-issue steel in their stock. If the bank has lent against this steel and finds out, it may reduce the loan limit.",
          we: "We keep the customer's steel in a separate register by weight, and leave it out of the value of your stock.",
          send: ['Goods receipt notes', 'Measurement sheets', 'Work orders'],
        },
      ],
      question: {
        question: 'Our four tannery firms do not agree on what they owe one another. Can you reconcile the ledgers?',
        answer:
          'Yes. We match the four ledgers and the bank statements entry by entry, and list the entries that do not tally. You settle these entries with your partners. After that we reconcile the balances every quarter, so that your auditor finds no difference in March.',
      },
    },
    'udyam-registration': {
      lead: 'Is your Ranipet tannery, chemical unit or boiler components unit not yet registered under Udyam? We can register it with the correct machinery value and activity code.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'If effluent treatment tanks are included in the investment, the tannery may be placed in a higher category and lose benefits that only small enterprises get.',
          we: 'We leave out the pollution control equipment, and enter the drums and splitting machines at their written down value.',
          send: [
            'Machine list with purchase dates',
            'Depreciation schedule',
            'Pollution control consent',
            'PAN and masked Aadhaar',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'A unit that only dilutes and repacks chemicals is sometimes registered as a manufacturer by mistake. If the bank inspects the unit and sees no manufacturing, it may refuse the loan.',
          we: 'We first write down how your products are made, and then choose the activity code that fits.',
          send: ['Note on the process', 'Machine list with purchase dates', 'Last income tax return'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part fabricators',
          wrong:
            'Some tenders are open only to manufacturers of dampers and ducts. If your certificate shows only trading, your bid may be rejected at the first scrutiny.',
          we: 'Before you bid, we add the activity that the tender asks for to your certificate.',
          send: ['Tender conditions', 'Invoices for the machines', 'GST certificate'],
        },
      ],
      question: {
        question: 'Our family has three tannery firms in one yard. How many Udyam certificates do we need?',
        answer:
          "You need three certificates, because each firm has its own PAN. We list each machine under the firm named on its invoice, so that no tanning drum is listed twice. A bank can compare each certificate with that firm's return. Send us the PANs and depreciation schedules of all three firms.",
      },
    },
    'iec-registration': {
      lead: 'Before you ship leather, bricks or chemicals abroad from Ranipet, you need an import export code (IEC). We can apply in exactly the name under which you will export.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "If you ship leather under a relative's IEC, the refund and the export incentive go to his firm. Your own firm has no export record to show to a new buyer or a bank.",
          we: "We apply for an IEC in your firm's name, and register your bank account with customs (AD code).",
          send: ["Firm's PAN", 'Cancelled cheque', 'Council for Leather Exports membership', 'GST certificate'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic factories',
          wrong:
            'If you send shaped bricks without a drawing number or a strength test report, the buyer abroad may refuse them, and you have to pay the freight both ways.',
          we: 'We apply for the IEC, and check that the export documents include the test report and the drawing number.',
          send: ['Drawing with its number', 'Strength test report', "Buyer's order"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong:
            'Some chemicals are on the SCOMET list (export control list), and you need an authorisation to export them. If you quote before you check this list, you may promise a shipment that customs will not allow.',
          we: 'Before you send your quotation, we check each product against the SCOMET list. We also apply for the IEC.',
          send: ['Safety data sheet', 'Product list', "Firm's PAN"],
        },
      ],
      question: {
        question: 'I export crust leather from Ranipet. Does customs treat crust leather like finished leather?',
        answer:
          'Not always. Raw hides, crust leather and finished leather can have different export rules, and these rules change. Describe the goods exactly on the invoice. We apply for your IEC, and before the first shipment we check the current rule and your description with your customs broker.',
      },
    },
  },
  seo: {
    title: 'Ranipet Leather and SIPCOT Units: Refunds, TDS, ROC',
    description:
      'GST refunds for tanneries, TDS on agents abroad and company registration for family firms in Ranipet, Arcot and Melvisharam. See our starting prices.',
  },
} satisfies CityWords;

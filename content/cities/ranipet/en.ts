import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST refunds, TDS and company work for tanneries, boiler part makers and SIPCOT units in Ranipet and Arcot.',
  description: [
    'Tanneries pay tax on chemicals, job work and treatment, and sell abroad without tax. The refund brings that money back. We build the claim from the shipping papers and the lot register.',
    'Fabricators at Mukundarayapuram are paid by inspected stage. Chemical and ceramic units in SIPCOT carry drums, tanks and rejects. We book work by stage and stock by measure.',
    'Do you run three or four firms in one compound? Buyers abroad and banks want one company with audited accounts. We list every licence first and then plan the change step by step.',
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
      note: 'A hide is counted by piece, then by kilo, then by square foot. The stock register must follow it through every stage.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler auxiliary fabricators',
      note: 'Boiler part makers are paid by inspected stage. Work that is done but not billed is stock at the year end.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      note: 'Drum deposits, treatment dues and tank stocks need a confirmed balance at each year end.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic and refractory plants',
      note: 'Part of every firing breaks. The reject sheet of each batch supports the cost and the tax credit.',
    },
    {
      kind: 'rice-mills',
      name: 'Arcot rice mills',
      note: "Mills at Arcot buy paddy from farmers and pay later. List each farmer's dues by name.",
    },
    {
      kind: 'cotton-weaving',
      name: 'Walajapet weaving',
      note: "Walajapet weavers work on the trader's yarn. Their books show wages and not the price of the saree.",
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
  work: 'We work for tanneries, fabricators and mills in Ranipet, Melvisharam and Arcot. Papers come by e-mail, WhatsApp or courier, and visits to Coimbatore are by appointment.',
  trades: [
    {
      kind: 'tanneries',
      name: 'Tanneries',
      needs:
        'You need a refund claim after each export, and a stock book that follows the hide from piece to square foot.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler part makers',
      needs: 'You need GST returns that follow each stage the buyer has passed, and TDS on gangs and crane hire.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      needs: 'You need replies when a tanker is stopped on the road, and PF and ESI for contract workers.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic plants',
      needs:
        'You need a sheet for each firing that proves its cost. To send goods abroad you need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We register Ranipet tanneries, SIPCOT units and workshops for GST in the name that will really buy and ship.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: "The effluent plant's membership is in an uncle's firm. The officer asks who tans.",
          we: "We apply in the firm that buys skins and ships, and explain the other firm's job work.",
          send: ['Land or plot papers', 'Pollution consent', 'Effluent plant membership', 'Partnership deed'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'The shed is sub-let inside SIPCOT, and the estate has not agreed.',
          we: "We get the estate's letter before the form goes in.",
          send: ['Allotment letter', 'Sub-lease', 'Consent order', 'Electricity bill'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong: 'The miller thinks that grain is always exempt. Labelled packs and bran may not be.',
          we: 'We list what leaves the mill by pack and tell you if a number is due.',
          send: ['Food licence', 'Pack samples', 'List of sales'],
        },
      ],
      question: {
        question: "I weave at Walajapet on a trader's yarn. Does GST concern me?",
        answer:
          'Your weaving charge is a service, and small income may stay below the limit. The trader who sells the saree is the one who looks first. Tell us your yearly wages.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Ranipet tanneries, workshops and plants after quantity, challan and bill agree.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Leather moves between two family firms without a clear paper. It can be job work or sale.',
          we: 'We settle which it is and write challans with pieces and weight.',
          send: ['Challans', "Finisher's bills", 'Chemical bills', 'Export invoices'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong: 'Retention is billed when it is paid. The contract may ask for tax earlier.',
          we: 'We read the stages of the contract and fix the month for each bill.',
          send: ['Work order', 'Stage certificates', 'Free steel statement'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'Customers keep drums and lose the deposit. The kept deposit is then a sale of drums.',
          we: 'We watch old deposits and bill the drums in time.',
          send: ['Drum register', 'Weigh slips', 'E-way bills (slips for goods on the road)'],
        },
      ],
      question: {
        question: 'A buyer in Italy cut the price after inspection. What do I do in the return?',
        answer:
          'A credit note in time brings the return in line with the price paid. Keep his mail and the inspection report with it. Without the note you report money that never came.',
      },
    },
    'gst-notices': {
      lead: 'Was your tanker stopped, or did a GST notice come to your Ranipet tannery? Send it and we reply.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'A tanker has a wrong vehicle number on its slip. Somebody pays the penalty just to free it.',
          we: 'We read the notice before you pay and collect the weight and laboratory papers.',
          send: ['The notice', 'Invoice', 'Weigh slip', 'Laboratory report'],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Chemical credit stays high while sales fall. The officer suspects that hides were sold without bills.',
          we: 'We show lots still in work and the yield of each.',
          send: ['Lot register', 'Effluent plant record', 'Rejection notes', 'Stock list'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong: 'Fired bricks are fewer than green bricks, and no paper explains the rest.',
          we: 'We give the reject weight of each firing and the sale of crushed rejects.',
          send: ['Kiln sheets', 'Reject register', 'Sale bills'],
        },
      ],
      question: {
        question: 'Two firms in our yard got the same notice. Should we answer together?',
        answer:
          'Every firm answers for itself. The challans show whose lot it was. We read them first and draft the two replies from that list.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Ranipet leather exporters from shipping bills, lot registers and bank advices.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Treatment bills still name the old partnership. That credit is left out of the refund.',
          we: 'We get the member name corrected first and then file.',
          send: ['Shipping bills (customs export papers)', 'Treatment bills', 'Chemical bills', 'Bank advices'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'Home and export sales are put in one total. The part that is due cannot be seen.',
          we: 'We split the batches by export and home sale.',
          send: ['Batch sheets', 'Shipping bills', 'Purchases by code'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong: 'Ducts were supplied to a special economic zone with tax on the bill like any other sale.',
          we: "We check if the bill can still be amended and ask for the zone's endorsement.",
          send: ['Work order', 'Invoice', 'Zone endorsement'],
        },
      ],
      question: {
        question: "My cousin's firm finished my leather and shipped it. Who gets the refund?",
        answer:
          "The firm on the shipping bill. You should have billed him a sale or he a job charge, in time. Bring both firms' papers and we see what is still open.",
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Ranipet tanning families, workshops and mills, with stock in its true form.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Raw skins, wet blue and finished leather are valued at one average price. The profit cannot be defended.',
          we: 'We value each form from your lot cards.',
          send: ['Lot cards', 'Skin purchase slips', 'Export advices', 'Loan statements'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong:
            "Work finished but not certified is left out. This year's income is then too low and next year's too high.",
          we: 'We list unbilled work by order on the closing day.',
          send: ['Job list', 'Measurement sheets', 'Stage certificates'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong: 'Dues to farmers are one round sum. The officer asks for names.',
          we: 'We list each farmer with village, weight and balance.',
          send: ['Paddy slips', 'Payment slips', 'Milling register'],
        },
      ],
      question: {
        question: 'We lend money between our four firms without interest. Is that allowed?',
        answer:
          'Between partnership firms mostly yes, but write the terms before the year ends. An officer asks for the reason and for the entries on both sides. We agree the four ledgers each quarter.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for Ranipet tanneries, chemical units and workshops.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Four firms share one gate, and gang men work for all. Nobody knows on whose list they stand.',
          we: 'We write for each name which firm pays him.',
          send: ['Gate list', 'Gang bills', 'Wage sheets', "Contractors' payment lists"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'Tank cleaners come for a day and are not entered. An accident with acid finds them without a number.',
          we: 'You send the crew list before the shift, and we enter the names.',
          send: ['Crew list', 'Work permit', "Contractor's agreement"],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong:
            'The kiln stops between orders, and leaving dates are not written. Dues are estimated on the old list.',
          we: 'We file exits in the week the kiln stops.',
          send: ['Shift roll', 'Lay-off notice', 'Wage sheet'],
        },
      ],
      question: {
        question: 'A buyer from abroad will check our worker papers next week. What should be ready?',
        answer:
          "Attendance, wage sheet and payment receipts must carry the same names. Contractors' lists belong in the same file. Send all three and we mark what differs.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut from payments) for Ranipet tanneries and plants, also for agents abroad.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'An agent in Italy takes his commission from the export price. It never passes your bank, so nobody looks at it.',
          we: 'We check contract and treaty before the commission is settled.',
          send: ["Agent's contract", 'His residence certificate', 'Debit notes'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong: 'Galvanising and rolling given outside are contracts, while inspection is a fee. One bill holds both.',
          we: 'We ask the supplier for two bills and cut each rightly.',
          send: ['Supplier bills', 'Crane log sheets', 'PAN copies'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'A tanker stands at your gate for months. It may be hire and not transport.',
          we: 'We read the agreement and log sheet and say which of the two it is for TDS.',
          send: ['Tanker agreement', 'Log sheets', "Transporter's declaration"],
        },
      ],
      question: {
        question: 'I sell spent drums and scrap plate each week. Is a tax to be added?',
        answer:
          'As a rule the seller collects TCS, a tax on scrap. A maker who uses the scrap can declare that in writing. Ask for the paper before the lorry leaves.',
      },
    },
    'company-registration': {
      lead: 'Do buyers want one company behind your Ranipet firms? We list the licences, plan the steps and register it.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'The company is formed, but three old firms still hold the consent, the effluent membership and the export code.',
          we: 'We plan the moves one by one, and the old firm ships until the last has moved.',
          send: ['Partnership deeds', 'Consent order', 'Effluent plant membership', 'Export code'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'New shareholders enter, and SIPCOT treats it as a transfer with a fee.',
          we: 'We read the allotment letter before shares are promised.',
          send: ['Allotment letter', 'Storage licences', 'Consent order'],
        },
        {
          trade: 'rice-mills',
          name: 'Arcot rice mills',
          wrong: "The mill holds farmers' savings. As a company it could not keep them in the same way.",
          we: 'We list them and plan repayment first.',
          send: ['Savings list', 'Mill licence', 'Partner accounts'],
        },
      ],
      question: {
        question: 'A designer from Spain wants shares in our tannery. Is that possible?',
        answer:
          'Yes, but foreign money must be reported to the Reserve Bank soon after the shares are given. We file that report for you. Talk to us before the money comes.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Ranipet tanneries, ceramic plants and workshops with a sheet for each lot, firing or order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Books keep pieces only, while sales are in square feet. The yield of a lot is unknown.',
          we: 'We record the conversion at each stage, with splits and rejects.',
          send: ['Measurement sheets', 'Chemical issue notes', 'Treatment bills', 'Challans'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong: 'Breakage is not weighed, so good bricks look too cheap.',
          we: 'We make a cost sheet for each firing with fuel and rejects.',
          send: ['Kiln sheets', 'Fuel bills', 'Reject weights'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong: 'Free steel of the plant stands in your stock value. The bank lends on it.',
          we: 'We count it without value and keep it apart.',
          send: ['Store receipts', 'Measurement sheets', 'Work orders'],
        },
      ],
      question: {
        question: 'Our four firms do not agree on what they owe each other. Can you help?',
        answer:
          'Yes. We take the four ledgers and match them entry by entry. After that we close them every quarter before your auditor comes.',
      },
    },
    'udyam-registration': {
      lead: 'We register Ranipet makers under Udyam, the free certificate for small units, with only the machines that count.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Treatment tanks are added to the investment. The tannery lands in a higher class for nothing.',
          we: 'We leave pollution equipment out and enter drums and splitting machines.',
          send: ['Machine list', 'Depreciation list', 'Consent order', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'A unit that only dilutes is entered as maker without a note on the process.',
          we: 'We write down the process first and choose the code.',
          send: ['Process note', 'Machine list', 'Last return'],
        },
        {
          trade: 'fabrication',
          name: 'Boiler part makers',
          wrong: 'The tender names dampers, and the certificate says general trade. The bid is then refused.',
          we: 'We add the activity that the tender asks for.',
          send: ['Tender page', 'Machine bills', 'GST certificate'],
        },
      ],
      question: {
        question: 'We have three firms in one family. Can one certificate cover all?',
        answer:
          "No, each PAN has its own. Every certificate lists only its own machines. The bank compares it with the firm's return.",
      },
    },
    'iec-registration': {
      lead: 'We get the IEC, the import export code, for Ranipet leather and ceramic makers in the exact name of the owner.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: "You ship under a relative's code. Refund, incentive and record belong to him.",
          we: "We apply in your own firm and register your bank's AD code (its number at the port).",
          send: ['PAN', 'Cancelled cheque', 'Leather council papers', 'GST certificate'],
        },
        {
          trade: 'refractories',
          name: 'Ceramic plants',
          wrong: 'A shaped brick goes abroad without drawing and strength test. The buyer refuses it.',
          we: 'We add the test and drawing number to the export file.',
          send: ['Drawing', 'Test report', "Buyer's order"],
        },
        {
          trade: 'chemical-plants',
          name: 'SIPCOT chemical units',
          wrong: 'A chemical for export can stand on a control list. It then needs a permission.',
          we: 'We check each product before you quote.',
          send: ['Safety data sheet', 'Product list', 'PAN'],
        },
      ],
      question: {
        question: 'Is crust leather treated like finished leather for export?',
        answer:
          'Yes, since 2025 both leave without export duty and without the old test certificate. Raw hides still bear a duty. Describe the leather on the bill exactly as it is.',
      },
    },
  },
  seo: {
    title: 'Ranipet Leather and SIPCOT Units: Refunds, TDS, ROC',
    description:
      'Export refunds for tanneries, tax deduction on foreign agents, family firms turned into companies: tax consultants serving Ranipet, Arcot and Melvisharam.',
  },
} satisfies CityWords;

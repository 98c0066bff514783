import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Silk merchants and showrooms in Kanchipuram, and suppliers and contractors to the factories at Oragadam, can come to us for GST, accounts and company filings.',
  description: [
    'In Kanchipuram, silk yarn is issued to the weaver by weight and comes back as sarees. We keep a card for each warp, so that you can compare the weight issued with the sarees received.',
    'Showrooms on Gandhi Road sell on approval, take old sarees in exchange and pay commission to guides. We enter each sale at its full price, and show commission and returned sarees separately.',
    "Suppliers and contractors at Oragadam and Sriperumbudur are paid only when the gate entry matches the factory's system. We match your bills with the gate lists and receipts before you submit them, so that the payment is not held up.",
  ],
  keyAttractions: [
    'Kailasanathar Temple',
    'Ekambareswarar Temple',
    'Kamakshi Amman Temple',
    'Varadharaja Perumal Temple',
    'Vaikunta Perumal Temple',
  ],
  majorIndustries: [
    {
      kind: 'silk-weaving',
      name: 'Silk saree weaving',
      note: 'Yarn and zari go to the weaver by weight and come back as a saree. For each warp, keep a card with the weight of the yarn and the weight of the saree.',
    },
    {
      kind: 'lodges',
      name: 'Temple visitors and lodges',
      note: 'Temple lodges are full on festival days. For each night, write down which rooms were occupied and at what rate.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gandhi Road saree showrooms',
      note: 'Showrooms send sarees to customers on approval. Write an approval note, and mark on it which sarees were sold and which came back.',
    },
    {
      kind: 'auto-components',
      name: 'Oragadam and Sriperumbudur vendors',
      note: 'Factories sometimes change prices after delivery. Enter each debit note in the month in which it is issued.',
    },
    {
      kind: 'plant-contractors',
      name: 'Electronics belt contractors',
      note: 'Factories hold back your bill until the worker list and the PF return (ECR) tally. Match the list with the ECR before you submit the bill.',
    },
    {
      kind: 'colleges',
      name: 'Enathur colleges',
      note: 'Trusts often run several schools with common expenses. Keep a separate account for each school, and split the common bills.',
    },
  ],
  serviceAreas: [
    'Pillaiyarpalayam',
    'Little Kanchipuram',
    'Orikkai',
    'Sevilimedu',
    'Enathur',
    'Walajabad',
    'Oragadam',
    'Sriperumbudur',
  ],
  work: (town) =>
    `Silk houses, showrooms and suppliers in Kanchipuram, Walajabad and Sriperumbudur can send documents by WhatsApp, e-mail or courier. You can also visit our ${town} office by appointment.`,
  trades: [
    {
      kind: 'silk-weaving',
      name: 'Silk merchants and weavers',
      needs:
        'You need a card for each loom and a stock statement that your bank will accept. We also work out who pays the GST on your yarn.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gandhi Road showrooms',
      needs:
        "You need correct bills for exchanged sarees and for sarees given on approval. If an officer compares bills, card payments and guides' commission, you need a reply with proof.",
    },
    {
      kind: 'auto-components',
      name: 'Oragadam part suppliers',
      needs:
        'You need clear records of who holds how many shares in your company, and your Udyam number on your bills. You also need to report each credit note in the right month.',
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors',
      needs:
        "You need PF and ESI returns that tally with the factory's gate register. You may also have to deduct TDS when you pay labour gangs.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'For silk merchants, showrooms and plant contractors in Kanchipuram, we can apply for GST registration and include every store and godown.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Some weavers begin to sell their own sarees at fairs in other states. If a weaver sells there without a GST number, officers can detain the stock at the fair, and he may have to pay tax and penalty.',
          we: 'We ask at which fairs you sell, check if you need a GST number, and apply before you book the stall.',
          send: ["Weaver's identity card", 'Allotment letter for the fair', 'EB bill of the house with the loom'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            "Some contractors from Chennai give the factory's address as their own place of business. If the factory does not sign a consent letter, the application can be rejected, and the contractor's first bill is then delayed.",
          we: 'We register your own office, and show the factory only as your work site.',
          send: ['Rental agreement of your office', 'Work order', "Contractor's PAN"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            "Some showrooms keep festival stock in a relative's house. If officers find sarees at an address that is not on the certificate, they can seize the sarees and ask for a penalty.",
          we: "We add the house as a godown, and attach the house owner's consent letter.",
          send: ["House owner's consent letter", 'Property tax receipt', 'Latest EB bill of the house'],
        },
      ],
      question: {
        question: 'I weave silk for a merchant in Pillaiyarpalayam on wages. Do I need a GST number?',
        answer:
          "Weaving the merchant's yarn for wages is job work, and most home weavers stay below the limit. This changes when you buy yarn and sell sarees yourself, especially to other states. Send us your wage slips for a year and any sales bills. We will tell you how close you are to the limit, and apply when you have to register.",
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Kanchipuram showrooms, silk houses and Oragadam suppliers from their bills, loom cards and factory statements.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'When a customer gives an old saree in exchange, some shops bill only the difference. GST is due on the full price of the new saree, so the officer can demand the balance of the tax with interest.',
          we: 'We show you how to bill the new saree in full and enter the old one as a purchase.',
          send: ['Exchange notes', 'Card machine report', 'Sales bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'A registered merchant who buys silk yarn directly from the manufacturer has to pay the GST himself under reverse charge. If he buys the yarn from a dealer, the dealer charges GST in the bill. A merchant who mixes up both kinds of purchases may leave tax unpaid or pay it twice.',
          we: 'We list manufacturers and dealers separately, and work out the tax that you have to pay under reverse charge.',
          send: ['Yarn purchase bills', 'Zari bills', 'Supplier list'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            "A factory may write in September that a price has been revised from April. If you do not correct the old bills, your sales differ from the factory's purchases, and your payment or the factory's credit is held up.",
          we: 'We prepare the debit or credit notes for the price change, and report them in your return.',
          send: ['Price change letter', 'Supply schedule', 'Debit notes from the plant'],
        },
      ],
      question: {
        question:
          'A guide brings customers to my Gandhi Road showroom and takes a commission. How much do I report as the sale?',
        answer:
          "Report the full price of the saree, because that is what the customer paid your shop. The guide's commission is your expense. Ask him for his PAN and a signed voucher for the commission. We will enter the sale and the commission separately, and check if TDS has to be deducted on his commission for the year.",
      },
    },
    'gst-notices': {
      lead: 'When a GST notice comes to your Kanchipuram silk house, showroom or factory, we can reply with your loom cards, bills and factory statements as proof.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'In the wedding season, card receipts are often much higher than the bills, because customers pay in advance. The officer can treat the difference as sales without bills.',
          we: 'We match each card payment with a bill or with an entry in your advance register.',
          send: ['The notice', 'Card machine slips', 'Advance register'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Part of the yarn you bought is on looms in many homes, so your purchases look too high for the sarees you sold. If you cannot show where the yarn is, the officer may say that you sold it without bills.',
          we: 'For each warp we list the weaver, the place and the weight of yarn on the date in question.',
          send: ['The notice', 'Loom cards', 'Yarn ledger', 'Photos of the looms'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'Sometimes a factory reports your goods in one month and your return shows them in the next. Your return may be correct, but the officer sees a mismatch until you explain the dates.',
          we: 'We explain each difference with the gate entry, the invoice date and the delivery challan.',
          send: ['The notice', 'Gate receipts', 'Delivery challans', 'Account statement from the plant'],
        },
      ],
      question: {
        question: 'The yarn dealer I bought from has closed, and the GST officer wants proof. What do I need?',
        answer:
          'You have to show that the yarn reached you and that you paid through the bank. Send us his bills, the lorry receipts, your yarn ledger and the bank statement. We will check on the portal if his GST number was active on each bill date, and draft the reply with the proof you have.',
      },
    },
    'gst-refunds': {
      lead: 'If your Kanchipuram firm exports silk sarees or parts, we can match the invoices with the shipping bills and file the GST refund claim.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Some merchants send sarees to a shop in London by courier, a few at a time. If the courier sends them without the right customs form, the portal has no export record and the refund can be refused.',
          we: 'Before you send the next parcel, we tell you which customs form to ask the courier for.',
          send: ['Courier airway bills', 'Export invoices', 'Bank realisation advices'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'If you supply a special economic zone (SEZ) unit without charging tax, the specified officer of the zone must endorse your bill to confirm receipt of the goods. Without this endorsement, the refund may be held up.',
          we: 'We check with the SEZ unit that each bill is endorsed, and then file the claim.',
          send: ['Bills to the SEZ unit', 'Endorsed copies', 'Purchase bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            'Some contractors pay CGST and SGST by mistake when they should pay IGST. They still have to pay the IGST, and the CGST and SGST stay with the department until they claim them back.',
          we: 'First we work out the IGST that you must pay, and then we claim back the CGST and SGST.',
          send: ['Work order with the site address', 'Payment challan', 'Bills for the work'],
        },
      ],
      question: {
        question: 'A tourist paid in dollars in my Kanchipuram showroom. Can I get the GST back as an exporter?',
        answer:
          "If you hand over the saree in the shop, it is a local sale and you cannot get the GST back. It is an export only when you send the saree abroad yourself with a customs declaration. Call us before you pack, with the buyer's address. We will tell you what the courier must file, and claim the refund later.",
      },
    },
    'income-tax-filing': {
      lead: 'Silk families, temple lodges and plant contractors in Kanchipuram need proof of stock and TDS. We can put these records in order and file the income tax return.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Some merchants write a round figure as closing stock, although the stock statement to the bank shows more. The officer can tax the difference as undisclosed income.',
          we: 'We list the yarn, warps and sarees on one sheet, and use the same figures for the bank.',
          send: ['Loom cards as on 31 March', 'Saree stock list', 'Stock statement given to the bank'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'Temple lodges earn most in the months of the Brahmotsavam. A lodge that pays advance tax as if every month were the same can run short of cash or pay interest.',
          we: 'We work out each advance tax instalment from your room register.',
          send: ['Room register', 'Advance tax challans', 'Form 26AS'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            "The factory deducts TDS on the full bill and holds back a security deposit. If you show only the money you received, your income is lower than in the factory's TDS return, and you may get a notice.",
          we: 'We match each bill with the amount received, the deposit held back and the TDS deducted on it.',
          send: ['Bills raised on the plant', 'Security deposit statement', 'TDS certificates'],
        },
      ],
      question: {
        question: 'My father weaves at home and I sell the sarees in our Kanchipuram shop. How do we file our returns?',
        answer:
          "Each of you files his own return. The weaving wages that you pay your father are an expense for the shop and income for him. Send us both bank statements, yours and your father's. We will enter the wages in both accounts, check if he has to file at all, and prepare the returns.",
      },
    },
    'pf-esi-services': {
      lead: 'Factories and colleges around Kanchipuram ask for a list of workers at the gate. For contractors, showrooms and colleges we can prepare the list and file the PF and ESI returns.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            'Your workers may work at two factories in one week. If your wage sheet does not show the days worked at each gate, the factories may hold up your bills, but you still have to pay the wages.',
          we: 'We split the wage sheet gate-wise and prepare a list for each factory.',
          send: ['Gate registers of all plants', 'Wage sheet', 'Work orders'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'Sales staff often get a small salary and an incentive on sales. If you leave out the incentive although it is part of the wages, the PF office can demand the balance with damages.',
          we: 'We check your pay slips to see how much of the salary counts for PF, and correct the wage sheet.',
          send: ['Wage sheet', 'Sales incentive slips', 'Staff list'],
        },
        {
          trade: 'colleges',
          name: 'Enathur colleges',
          wrong:
            "A college's drivers and cooks often come through an agency. If the agency does not pay their PF, the college may be asked to pay it.",
          we: "Every month we go through the agency's PF ECR and ESI contribution list, and check each name.",
          send: [
            'Agency bills',
            "Agency's PF ECR, ESI contribution list and challans",
            'List of agency staff at the college',
          ],
        },
      ],
      question: {
        question: "My sarees are woven on looms in weavers' homes. Are these weavers my workers for PF?",
        answer:
          'They can be your workers for PF. It depends on who supplies the yarn, who fixes the wages, who can reject a saree and who owns the loom. Tell us how you work with them and send a few wage slips. We will tell you who has to be covered, and file the PF returns.',
      },
    },
    'tds-tcs-returns': {
      lead: 'How much TDS should you deposit this month? We can work it out for silk merchants, colleges and contractors in Kanchipuram district, and file their TDS returns.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            "Warpers, twisters and dyers are often paid in cash by the piece. If a dyer's total for the year crosses the TDS limit and you do not notice, you pay his TDS from your own money.",
          we: 'We add up the slips under each PAN, and tell you from which month to deduct TDS.',
          send: ['Cash payment slips', "Workers' PANs", 'Job work register'],
        },
        {
          trade: 'colleges',
          name: 'Enathur colleges',
          wrong:
            'Some colleges book payments to visiting lecturers, bus owners and a builder under one head. Each kind of payment has its own TDS rate, and a college that deducts too little pays interest.',
          we: "We enter each kind of payment under its own head and prepare each month's TDS challan.",
          send: ['Payment register', 'Agreements with lecturers', 'Bus contract'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            'Many labour suppliers bill wages and their margin as one amount. If you deduct TDS on only part of the bill, the department can recover the balance from you.',
          we: "We read the supplier's contract and tell you on which amount to deduct TDS.",
          send: ["Supplier's contract", "Supplier's bills for the month", 'Payment advice'],
        },
      ],
      question: {
        question: 'The guide who brings customers to my silk shop has no PAN. How much TDS do I deduct?',
        answer:
          'If you have to deduct TDS, a higher rate applies to a person without a PAN. With his Aadhaar the guide can get a PAN free on the income tax portal, so ask him before the season starts. We will add up his commission for the year and tell you if and when to deduct.',
      },
    },
    'company-registration': {
      lead: 'For suppliers, silk houses and start-ups in Kanchipuram, we can form a company or LLP and plan the transfer of licences.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            "A factory that buys from you may ask you to become a private limited company within weeks. Often the machines, the loan and the factory licence are still in your father's name, and the new company cannot supply until they are transferred.",
          we: 'We file the incorporation forms, and plan the transfer of the machines, the loan and the licence one by one.',
          send: ['E-mail from the plant about the vendor code', 'Loan statement and machine list', 'Factory licence'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Some weavers want to sell under one name and not through a merchant. A society and a producer company differ in voting rights and in annual filings, and it is costly to change from one to the other later.',
          we: 'We compare a society and a producer company for your group in a simple table, and register the one you choose.',
          send: ['List of members', 'Details of the looms', 'Address proof of the office'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            "Cousins sometimes own a showroom and its website in equal shares, with nothing in writing. If the website's domain is in a friend's name, they may lose the online orders after a quarrel.",
          we: "We cover the shares, the shop name and the website in the partnership deed or in the company's articles.",
          send: ['Shop lease deed', 'Domain receipt', "Owners' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question: 'Can I register a company with Kanchipuram silk in its name?',
        answer:
          'Kanchipuram silk has a GI tag (geographical indication) for the silk producers of this area, so no single firm can own the name. Choose a name of your own that is clearly different. Send us three names. We will check them against the company and trade mark registers before we file the form.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of silk houses, showrooms and plant suppliers in Kanchipuram, with a separate record for each warp and each order.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Zari is costly and is issued by weight. If nobody compares the weights, a few grams may be lost on each saree. Over a year, this loss may equal the profit on many sarees.',
          we: 'On every loom card, we compare the zari issued with the zari in the saree.',
          send: ['Zari issue register', 'Loom cards', 'Wage slips'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'If your billing software shows sarees on approval, in repair and on the shelf as one stock, you notice missing sarees only at the year end. By then nobody remembers who took them.',
          we: 'We keep separate lists for sarees on approval, in repair and on the shelf, and go through the approval list with you every week.',
          send: ['Approval notes', 'Repair register', 'Shelf stock list'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'Some factories deduct amounts from your bill through debit notes that reach you late. Your books then show money that you will never get, and you may pay tax on it.',
          we: "Every month we reconcile your ledger with the factory's and enter the debit notes.",
          send: ["Your ledger account in the plant's books", 'Debit notes', 'Bank payment advice'],
        },
      ],
      question: {
        question: 'The accountant of my Kanchipuram shop is leaving in March. Can you take over the books?',
        answer:
          'Yes. Send us the data from your accounting software, the last GST and income tax returns and the stock list. We first check the books against the bank statement and the GST portal. Then we give you a list of differences, correct them with you and start the new entries.',
      },
    },
    'udyam-registration': {
      lead: 'For silk merchants, part suppliers and temple lodges in Kanchipuram, we can choose the activity code that fits the work and file the Udyam registration.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            "Some merchants who give out yarn to weavers have a trader's certificate. Banks often give better terms to manufacturers, so such a merchant may have to pay more interest on his loan.",
          we: "We use your yarn bills and wage slips as proof of weaving, and choose a manufacturer's code.",
          send: ['Yarn purchase bills', 'GST certificate', 'List of weavers'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'Dies that belong to your customer are sometimes in your asset list by mistake. Your investment then looks larger, and you may lose the benefits of a micro or small enterprise.',
          we: 'We remove the dies from the list and enter your own machines at their written down value (the value after depreciation).',
          send: ['Asset list', 'Die register', 'Last income tax return'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'Some lodge owners pay a private website for a certificate that shows them as manufacturers. The bank may reject the certificate, and they lose the money.',
          we: "We correct the activity on the ministry's portal, where the registration is free.",
          send: ['Old certificate', 'Lodge licence', "Owner's masked Aadhaar"],
        },
      ],
      question: {
        question:
          'The bank asks for a Udyam certificate before it gives me a loan for one handloom at home. Can I register?',
        answer:
          'Yes, one loom in a home can be registered as an enterprise. Use the PAN of the person who sells the sarees or gets the wages. Keep the phone with your Aadhaar-linked number ready. We will fill in the form with you on a call, and you can print the certificate for the bank.',
      },
    },
    'iec-registration': {
      lead: 'To send silk sarees or parts abroad from Kanchipuram, you need an import export code (IEC) in the right name. We can get the code for you.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            "If the IEC is in the son's name and the bank account in the firm's name, the bank cannot match the payment with the export. The refund and later shipments may be held up.",
          we: 'We apply in the same name as the GST certificate and the bank account.',
          send: ['GST certificate', 'Cancelled cheque', "Foreign buyer's order"],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'Some suppliers take a bank loan to import a mould. If the loan document and the invoice show different prices, customs may question the value and hold the goods.',
          we: 'Before the goods are shipped, we go through the documents with you and your customs broker.',
          send: ["Supplier's invoice", 'Purchase order from the plant', "Company's PAN"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'Some showrooms sell online to families abroad. If a saree comes back without documents, customs may charge import duty on your own saree.',
          we: 'We apply for the IEC, and list the documents for outgoing parcels and for returned ones.',
          send: ['Order list from the website', 'Courier agreement', 'Bank account proof'],
        },
      ],
      question: {
        question: 'I sell Kanchipuram sarees on a website that ships abroad for me. Who needs the IEC?',
        answer:
          "The exporter named on the shipping bill needs the IEC. If the website buys from you in India and exports in its own name, you may not need an IEC. Send us the website's agreement and a sample invoice. We will go through them, and apply for your IEC if you are the exporter.",
      },
    },
  },
  seo: {
    title: 'GST and Accounts for Kanchipuram Silk Houses and Vendors',
    description:
      'Loom accounts for silk and zari, replies to GST notices for Oragadam vendors, and books for saree showrooms. Tax and accounting help in Kanchipuram.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, accounts and company work for silk merchants, showrooms and plant suppliers in Kanchipuram and Oragadam.',
  description: [
    'Silk in Kanchipuram is yarn by weight, then a warp on a loom, then a saree in a shop. We keep one card for each warp, so that the three counts agree.',
    'Showrooms on Gandhi Road sell on approval, in exchange and through guides. We write each sale at its full price and show commission and returned pieces apart.',
    'Suppliers and contractors at Oragadam and Sriperumbudur are paid after the gate and the computer of the plant agree. We compare your bills, gate lists and receipts before you send them.',
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
      note: 'Yarn and zari go out by weight and return as a saree. Keep a card for each warp.',
    },
    {
      kind: 'lodges',
      name: 'Temple visitors and lodges',
      note: 'Temple lodges fill on festival days. Write down which rooms are let on each night.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gandhi Road saree showrooms',
      note: 'Showrooms send sarees on approval. Write on a note which are sold and which came back.',
    },
    {
      kind: 'auto-components',
      name: 'Oragadam and Sriperumbudur vendors',
      note: 'Plants change prices after delivery. Debit notes belong in the month of the change.',
    },
    {
      kind: 'plant-contractors',
      name: 'Electronics belt contractors',
      note: 'Plants hold the bill until worker list and PF receipt agree.',
    },
    {
      kind: 'colleges',
      name: 'Enathur colleges',
      note: 'Trusts run several schools with shared costs. Keep one account for each fund.',
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
  work: 'We work for looms, showrooms and suppliers in Kanchipuram, Walajabad and Sriperumbudur. Send papers by WhatsApp, e-mail or courier, or visit Coimbatore by appointment.',
  trades: [
    {
      kind: 'silk-weaving',
      name: 'Silk merchants and weavers',
      needs:
        'You need a card for each loom and a stock statement that the bank accepts. We also settle who pays the GST on yarn.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gandhi Road showrooms',
      needs:
        "You need bills for exchanged sarees and for sarees on approval. You need replies when an officer compares bills, cards and guides' commission.",
    },
    {
      kind: 'auto-components',
      name: 'Oragadam part suppliers',
      needs: 'You need a company with clear shares, a Udyam number on your bills and credit notes in the right month.',
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors',
      needs:
        "You need PF and ESI lists that agree with the plant's gate register. On what you pay your own crews you may have to deduct TDS.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for silk merchants, showrooms and contractors in Kanchipuram, and put each store on the form.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'A weaver starts to sell his own sarees at fairs in other cities. For sales in another state he may need a number before the fair.',
          we: 'We ask where you sell and apply before you book the stall.',
          send: ['Weaver identity card', 'Fair letter', 'Proof of the house loom'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            'A contractor from Chennai works inside a plant and uses its address. The plant gives no consent paper, and the form stops.',
          we: 'We register your own office and show the plant as a work site.',
          send: ['Office rent deed', 'Work order', 'PAN of the contractor'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'The showroom keeps festival stock in the house of an uncle. Stock found there has no place on the certificate.',
          we: 'We add the house as a store with a consent letter.',
          send: ['Consent letter', 'House tax receipt', 'Electricity bill of the house'],
        },
      ],
      question: {
        question: 'I weave for a merchant and take wages. Do I need a GST number?',
        answer:
          'Wages for weaving his yarn are job work, and small weavers are often below the limit. If you buy yarn and sell sarees, look again. Send your wage notes of the year.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for saree showrooms, silk houses and Oragadam suppliers near Kanchipuram from bills, loom cards and plant data.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'An old saree is taken back in exchange, and only the difference is billed. The return then shows half of the sale.',
          we: 'We bill the new piece in full and enter the old one as a purchase.',
          send: ['Exchange notes', 'Card machine report', 'Sale bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'A merchant who buys yarn from its maker pays the tax himself. From a dealer the tax stands on the bill.',
          we: 'We keep makers and dealers in two lists and work out your part.',
          send: ['Yarn bills', 'Zari bills', 'Supplier list'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'The plant changes a price from April by a letter in September. The old bills look wrong in both books.',
          we: 'We raise the extra bills or credit notes that the letter asks for.',
          send: ['Price letter', 'Schedule of supplies', 'Debit notes of the plant'],
        },
      ],
      question: {
        question: 'A guide brings buyers and keeps ten parts of a hundred. Do I report my net?',
        answer:
          'No, report the full price of the saree. What the guide keeps is a cost of the shop. Ask him for his PAN and a slip, since tax rules look at that payment too.',
      },
    },
    'gst-notices': {
      lead: 'Did you receive a GST notice in Kanchipuram? Send it, and we answer with loom cards, approval notes or plant statements.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'Card receipts of a wedding week are compared with bills of the same days. Advance money makes the two differ.',
          we: 'We match each card slip with its bill or its advance.',
          send: ['The notice', 'Card slips', 'Advance book'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Yarn bought is more than sarees sold, so an officer asks for the rest. It lies on looms in forty homes.',
          we: 'We show the warps with weaver, place and weight on that day.',
          send: ['Loom cards', 'Yarn ledger', 'Photographs of looms'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'A plant reports purchases that your return shows in the next month. Both are right by their own date.',
          we: 'We explain the gap with gate entries and delivery challans, the slips that go with goods.',
          send: ['Gate receipts', 'Delivery challans', 'Plant statement'],
        },
      ],
      question: {
        question: 'An officer asks about bills of a yarn dealer who has closed. Am I at fault?',
        answer:
          'You may have to prove that the yarn came and that you paid by bank. Send his bills, the transport slips and the payments. We write what you can show and what you cannot.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Kanchipuram exporters of silk and parts. Invoice and customs paper must agree first.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Sarees go to a shop in London by courier, ten at a time. The courier files short papers and the claim finds no record.',
          we: 'We ask the courier for the right customs form before the next box.',
          send: ['Courier papers', 'Export invoices', 'Bank advice'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'Parts are supplied to a unit in a special zone without tax. The officer of the zone has to confirm that they came in.',
          we: 'We collect his endorsement on each bill and then claim.',
          send: ['Zone supply bills', 'Endorsed copies', 'Input bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong:
            'A contractor paid state tax for work that belongs to another state. The right tax is due and the wrong one waits.',
          we: 'You pay the right one first, and then we claim the wrong one back.',
          send: ['Work order with site', 'Wrong challan', 'Bill copies'],
        },
      ],
      question: {
        question: 'A tourist paid in dollars on Gandhi Road. Does that count as export?',
        answer:
          'No, because the saree was handed over here. It counts when you send it abroad with customs papers. Ask for the address abroad and call us before you pack it.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for silk families, lodge owners and plant contractors in Kanchipuram, with stock and tax credit proved.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong: 'Stock is guessed as a round sum on the last day. The bank has a higher list for the loan.',
          we: 'We count yarn, warps and sarees on one sheet and give the bank the same.',
          send: ['Loom cards of the last day', 'Saree stock list', 'Bank stock statement'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'A temple lodge earns most in the months of the Brahmotsavam. Advance tax is paid as if every month were alike.',
          we: 'We work out the instalments from your room register.',
          send: ['Room register', 'Tax challans', 'Tax credit statement'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong: 'The plant cuts tax from the full bill and keeps a deposit back. Income and credit fall in two years.',
          we: 'We tie each bill to its deposit and its tax.',
          send: ['Bills to the plant', 'Deposit statement', 'Deduction certificates'],
        },
      ],
      question: {
        question: 'My father weaves and I sell in the shop. Can we file one return?',
        answer:
          'No, each person files for his own income. Weaving wages that you pay him are your cost and his income. Send both bank books and we make two simple returns.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for plant contractors, showrooms and colleges around Kanchipuram.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong: 'Crews move between two plants in one week. Each plant asks for a receipt that names its own days.',
          we: 'We split the wage sheet by gate and give each plant its list.',
          send: ['Gate lists of both plants', 'Wage sheet', 'Work orders'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong: 'Sales staff get a small wage and a share of sales. The share is left out of the monthly file.',
          we: 'We look at what counts as wage and correct the sheet.',
          send: ['Wage sheet', 'Sales share slips', 'Staff list'],
        },
        {
          trade: 'colleges',
          name: 'Enathur colleges',
          wrong:
            'Drivers and cooks of a college come through an agency. If the agency pays nothing, the college is asked.',
          we: 'We check the agency receipts by name every month.',
          send: ['Agency bills', 'Agency PF receipts', 'Campus staff list'],
        },
      ],
      question: {
        question: 'Do weavers in their own homes count as my workers?',
        answer:
          'Yes, they can, even in their own homes. Who gives the yarn, sets the wage and may reject the saree decides. Tell us whose looms they are and how you pay.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS returns (the tax cut from payments) for silk merchants and colleges in the Kanchipuram district.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Warpers, twisters and dyers are paid by the piece from a cash box. The yearly total of one dyer can pass the limit.',
          we: 'We add the slips by PAN and tell you the month in which to cut.',
          send: ['Cash slips', 'PAN copies', 'Work book'],
        },
        {
          trade: 'colleges',
          name: 'Enathur colleges',
          wrong:
            'Visiting lecturers, bus owners and a building firm stand under one heading. Each has a rate of its own.',
          we: 'We sort payments by what they are for and prepare the challans.',
          send: ['Payment register', 'Agreements', 'Bus contract'],
        },
        {
          trade: 'plant-contractors',
          name: 'Plant contractors',
          wrong: 'Labour suppliers bill wages and their margin in one sum. The tax is cut on a part by guess.',
          we: 'We read the contract and fix the base with you.',
          send: ['Supplier contracts', 'Bills of the month', 'Payment advice'],
        },
      ],
      question: {
        question: 'The guide who brings buyers has no PAN. What happens?',
        answer:
          'Without PAN a higher rate applies once tax has to be cut. He can get a number free of charge on the portal with Aadhaar. Ask him before the season, and we check the total.',
      },
    },
    'company-registration': {
      lead: 'We form a company or an LLP for suppliers, silk houses and start-ups in Kanchipuram, and plan licences and loans first.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'A plant wants a private company as vendor within weeks. Machines, loan and factory licence still stand in the name of the father.',
          we: 'We file the company and write the plan for moving each of them.',
          send: ['Vendor mail', 'Loan and machine list', 'Factory licence'],
        },
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'Weavers want to sell under one name without a merchant. A society and a producer company differ in votes and yearly work.',
          we: 'We compare both on one page and register what the group chooses.',
          send: ['Member list', 'Loom details', 'Office proof'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'Two cousins own a showroom and a website on equal parts by word. The domain is in the name of a friend.',
          we: 'We write shares, name and website into the deed or the company papers.',
          send: ['Shop lease', 'Domain receipt', 'PAN and masked Aadhaar of both'],
        },
      ],
      question: {
        question: 'Can a company use the name Kanchipuram silk?',
        answer:
          'The words are protected for makers of the place and belong to no single firm. Choose a name of your own beside them. Send three names, and we search them.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for silk houses, showrooms and plant suppliers in Kanchipuram, with a card for each warp and each order.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong: 'Zari is dear and is issued by weight. A few grams on each saree are lost and nobody sees it.',
          we: 'We compare zari issued with zari in the piece on every card.',
          send: ['Zari issue book', 'Loom cards', 'Wage notes'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'Pieces on approval, in repair and on the shelf are one stock in the computer. At the count forty are missing.',
          we: 'We give each state its own list and clear it once a week.',
          send: ['Approval notes', 'Repair book', 'Shelf count'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'The plant pays after debit notes that arrive late. Your customer page shows money that will not come.',
          we: 'We reconcile with the plant every month and book the notes.',
          send: ['Plant ledger', 'Debit notes', 'Bank advice'],
        },
      ],
      question: {
        question: 'My accountant sits in the shop and leaves in March. Can you take over?',
        answer:
          'Yes. Send the data of the software, the last return and the stock list. We compare them for a few days and tell you what is missing before new entries begin.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam for silk makers, part suppliers and lodges in Kanchipuram, with the code of your real work.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong: 'A merchant with weavers in homes is entered as a shop. Makers get the better terms from banks.',
          we: 'We show the weaving in your yarn bills and choose the code of a maker.',
          send: ['Yarn bills', 'GST certificate', 'Weaver list'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong: 'Dies of the plant lie in your shed and stand in your asset list by mistake.',
          we: 'We take them out and enter your own machines at book value.',
          send: ['Asset list', 'Die register', 'Last tax return'],
        },
        {
          trade: 'lodges',
          name: 'Temple lodges',
          wrong:
            'A lodge takes a certificate as manufacturer from a website. The bank refuses it and the money is gone.',
          we: 'We correct the entry on the portal of the ministry.',
          send: ['Old certificate', 'Lodge licence', 'Masked Aadhaar of the owner'],
        },
      ],
      question: {
        question: 'Does a home loom need the certificate for a loan?',
        answer:
          'Many banks ask for it, and the portal takes one loom as an enterprise. Use the PAN of the person who sells the saree. We fill in the form with you on the phone.',
      },
    },
    'iec-registration': {
      lead: 'Do you send silk sarees or parts abroad from Kanchipuram? We apply for the IEC, the import export code, in the right name.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Silk merchants and weavers',
          wrong:
            'The code is taken in the name of the son and the bank account is of the firm. The bank cannot match the money.',
          we: 'We apply in the name on the GST certificate and the account.',
          send: ['GST certificate', 'Cancelled cheque', 'Order from abroad'],
        },
        {
          trade: 'auto-components',
          name: 'Oragadam part suppliers',
          wrong:
            'A supplier imports a mould and some steel for one order. The customs value and the loan paper show two prices.',
          we: 'We go through the papers with you and your customs broker before shipping.',
          send: ['Supplier invoice', 'Order of the plant', 'PAN of the company'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gandhi Road showrooms',
          wrong:
            'A showroom sells online to families abroad, parcel by parcel. Returned sarees come back without papers.',
          we: 'We list the papers for sending and for return, and file the application.',
          send: ['Website order list', 'Courier contract', 'Bank proof'],
        },
      ],
      question: {
        question: 'I sell through a website that ships abroad for me. Do I need a code?',
        answer:
          'Look who stands as exporter on the customs paper. If the site buys from you in India, you may not need one. Send its contract page and we read it.',
      },
    },
  },
  seo: {
    title: 'Kanchipuram Silk Houses and Plant Vendors: GST Work',
    description:
      'Loom ledgers for silk and zari, GST notices for Oragadam vendors, marketplace saree sales reconciled: accounting for Kanchipuram weavers and suppliers.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do the accounts and tax returns of boats, rice mills and lodges in Nagapattinam and of workshops at the Panangudi site.',
  description: [
    'A boat at Akkaraipettai often has several owners and a loan from the auctioneer. We write down each share and keep an account for every voyage, so that all owners see the same figures.',
    'Lodges at Velankanni and Nagore earn in the feast weeks. Rice mills hold their own paddy and paddy of others. We keep separate books, because the tax office compares them with the bills.',
    'Workshops at Panangudi are paid after measurement and deductions, and salt works sell from heaps. We match certificates, payments and tax credits every month.',
  ],
  keyAttractions: [
    'Velankanni Basilica',
    'Nagore Dargah',
    'Kayarohanaswami Temple',
    'Singaravelan Temple, Sikkal',
    'Point Calimere Sanctuary, Kodiakkarai',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Fishing harbour and dry fish',
      note: 'Diesel, ice and commission are cut from the auction price, and so is the crew share. Only a voyage sheet shows what the owner earned.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta paddy and rice mills',
      note: 'Mills around Kilvelur hull their own paddy and paddy for hire. Bags that belong to others stay out of your stock.',
    },
    {
      kind: 'lodges',
      name: 'Velankanni and Nagore pilgrim trade',
      note: 'Lodges fill for the September feast and for Kanduri. Write down the rate that you really charged on each night.',
    },
    {
      kind: 'salt',
      name: 'Vedaranyam salt works',
      note: 'Salt lessees at Vedaranyam pay rent for the pan and wages by the bag. Lease, wage and despatch books must agree.',
    },
    {
      kind: 'fabrication',
      name: 'Refinery and marine workshops',
      note: 'Workshops bill the Panangudi site by measurement. Part of the money is kept back, so the bill and the bank differ.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Suppliers to the university',
      note: 'Suppliers to the fisheries university work on tenders. Deposits stay with the university long after the work ends.',
    },
  ],
  serviceAreas: [
    'Nagore',
    'Velankanni',
    'Akkaraipettai',
    'Keechankuppam',
    'Sikkal',
    'Kilvelur',
    'Vedaranyam',
    'Thirumarugal',
  ],
  work: 'We work for boats, lodges and workshops from Nagore to Vedaranyam. Papers reach our Coimbatore office by WhatsApp or courier, and visits are by appointment.',
  trades: [
    {
      kind: 'fishing',
      name: 'Fishing boats and ice plants',
      needs:
        'You need an account for each voyage that every owner can sign, and a Udyam certificate for the ice plant.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs: 'You need GST returns with the rate of each night, and a room register that explains the feast weeks.',
    },
    {
      kind: 'fabrication',
      name: 'Site workshops',
      needs:
        'Tax is cut from your bills, and you must cut it from your subcontractors. You need TDS statements and PF payments that the site accepts.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        'You need one register for your own paddy and one for paddy of others. Returns must split loose rice, packs and milling for hire.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We get GST numbers for lodges, workshops and packers in Nagapattinam, and we tell boat owners when none is needed.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "The agent who pays for diesel registers, and the owner's fish is billed in the agent's name. It becomes the agent's turnover.",
          we: 'We read the boat papers and apply in the name of the firm that really sells ice or packed fish.',
          send: ['Boat registration', 'Lease of the ice plant', 'List of what you sell'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'A trust or several heirs own the house, but only one signs. The officer sends the form back.',
          we: 'We ask for the consent of each owner and name every room block and shop.',
          send: ['House tax receipt', 'Consent letters', 'Trust deed, if any', 'Local licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'A job is taken in Karaikal, which is another territory under GST. Goods are sold there without a number.',
          we: 'We read the order and tell you if you need a second number on that side.',
          send: ['Work order', 'Yard lease', 'Site store address', 'PAN'],
        },
      ],
      question: {
        question: 'I only sell fresh fish from my boat. Why does the bank ask for a GST number?',
        answer:
          'Fresh fish is exempt, so a boat owner rarely needs one. The bank may accept your boat papers and the tax return. We write a short note for the branch.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Nagapattinam lodges, mills and ice plants, also in the weeks when boats stay in harbour.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Milling charges, loose rice and labelled packs are entered in one line. They are not taxed alike.',
          we: 'We give each its own code and divide the credit on bags and spares.',
          send: ['Sale bills', 'Milling slips', 'Pack labels', 'Lorry receipts'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An agent keeps his commission and pays the rest, and only the rest is reported. The return is then too low.',
          we: 'We report the full room rate and take the commission bill as a cost.',
          send: ["Agents' statements", 'Room register', 'Advance receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong: 'One tender has exempt and taxable items, and the bill puts one rate on both.',
          we: 'We mark the rate of each item before you send the bill to the university.',
          send: ['Tender list', 'Purchase bills', 'Delivery notes'],
        },
      ],
      question: {
        question: 'My ice plant is closed during the fishing ban. Do I still file?',
        answer:
          'Yes, a registered plant files for every period, with or without sales. You can send us one message that says no sales. Late fees run even on an empty return.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice ask about your lodge, mill or boat account in Nagapattinam? We prepare the reply by date and month.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Deposits of the feast weeks are taken as the normal month. The demand is then far too high.',
          we: 'We set the empty months beside the full ones, from your own register.',
          send: ['The notice', 'Room register', 'Bank statement', 'Cancelled booking list'],
        },
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong: "An agent's bank shows loans to boats and money from fish. The officer counts all of it as sales.",
          we: 'We sort the credits by boat into loan, recovery and fish.',
          send: ['Boat settlement sheets', 'Auction slips', 'Advance register'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Rice of other owners leaves the mill, and the mill shows no sale. The officer suspects hidden sales.',
          we: 'We prove the owner of each lot with the hire register.',
          send: ['Hire milling register', 'Delivery slips', 'Paddy purchase book'],
        },
      ],
      question: {
        question: 'A storm spoiled my stock and I lost the bills. What do I send to the officer?',
        answer:
          "Send the surveyor's sheet, photographs with dates and any list of a government office. Ask your suppliers for copies of their bills. We put them in the first reply.",
      },
    },
    'gst-refunds': {
      lead: 'We look for GST refunds in Nagapattinam, mostly export credit or tax that you paid twice.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'A packer ships dry fish in his own name but keeps no record of boxes and freight. The credit is then lost.',
          we: 'We collect the tax bills by shipment and file the claim in time.',
          send: ['Shipping bills (customs export papers)', 'Packing and freight bills', 'Bank advices'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong: 'Tax for a Karaikal job was paid as local tax. The right kind of tax is still due.',
          we: 'You pay the right kind first, and then we claim the wrong payment back.',
          send: ['Work order', 'Both returns', 'Tax payment receipts'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'The mill reverses its whole credit although it exported some rice. Part of that credit could come back.',
          we: 'We separate export lots from home sales and work out the share.',
          send: ['Export bills', 'Bag and freight bills', 'Bank advices'],
        },
      ],
      question: {
        question: 'Pilgrims from abroad pay in dollars at my Velankanni lodge. Is that an export?',
        answer: 'No. The room is in India, so tax is due as for any guest. Only tax paid in error can come back.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for boat owners, lodges and mills in Nagapattinam, with the ban months shown as they are.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Co-owners share by word, and one of them shows all the income. The others cannot explain their deposits.',
          we: 'We write a deed for the shares and file a return for each owner.',
          send: ['Voyage sheets', 'Engine loan paper', 'Auction slips', 'Ban relief order'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The family lets its house only for the feast and calls it rent. With daily service it can be business.',
          we: 'We look at meals, cleaning and days before we say which income it is.',
          send: ['Register with dates', 'Kitchen bills', 'House tax receipt'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong: 'The heap at Vedaranyam is not measured after the rain. The loss cannot be shown.',
          we: 'We value the heap from your dated measurement and the lease.',
          send: ['Measurement sheet', 'Lease rent receipts', 'Sale slips'],
        },
      ],
      question: {
        question: 'Is income from my fishing boat farm income?',
        answer:
          'No, the law treats fishing as business. Diesel, nets and crew share are costs if you have slips. Keep one envelope for each voyage.',
      },
    },
    'pf-esi-services': {
      lead: "We run PF (provident fund) and ESI (workers' insurance) for site workshops, ice plants and salt gangs in Nagapattinam.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong: 'The Panangudi site asks for the payment list before it passes the bill. A helper is missing on it.',
          we: "We file from the gate register and send you the list in the site's form.",
          send: ['Gate register', 'Wage sheet', 'Work order', 'Masked Aadhaar copies'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong: 'Gangs work for part of the year and are paid by the bag. Later nobody knows who worked when.',
          we: 'We make a gang book with names, days and bags, and file from it.',
          send: ['Bag slips', 'Names and phones', 'Joining and leaving dates'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'The mess is empty in the vacation, but the cooks stay on the list. Contributions go on for people at home.',
          we: 'We enter leaving and joining dates by term.',
          send: ['Term calendar', 'Cook list', 'Monthly wage sheet'],
        },
      ],
      question: {
        question: 'Are boat crew who take a share of the catch my employees for PF?',
        answer:
          'The boat alone does not decide it. What counts is whether they take a share or draw a wage. Ice plant and shed workers on wages are a plainer case, so list them apart.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax that payers hold back) for Nagapattinam contractors and lodges, and trace what others cut from you.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'The main contractor cuts tax, but it lands on a wrong PAN. At the end of the site nobody is left to correct it.',
          we: 'We check the credit after every quarter and write to the contractor when it is wrong.',
          send: ['Running bills', 'Deduction certificates', 'Tax credit statement', 'Gang and crane bills'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Rent goes to several heirs, but tax is cut on one PAN. The others get no credit.',
          we: 'We split the rent by share and report each heir.',
          send: ['Lease', 'PAN of each heir', 'Rent receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong: 'The university cuts tax in one year and pays in the next. The supplier claims it in the wrong year.',
          we: 'We match each cut with the bill that it belongs to.',
          send: ['University payment slips', 'Bills', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'I buy diesel and ice for my boats. Must I cut TDS on that?',
        answer:
          'No, these are goods and not work. Hire of vans, repairs and commission are different. A very large buyer looks at purchases too, and we check that once a year.',
      },
    },
    'company-registration': {
      lead: 'We tell you whether a deed, an LLP (limited liability partnership) or a company fits your boat, mill or workshop in Nagapattinam.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'The boat has three owners, but licence and insurance name one. After a loss the money goes to that one.',
          we: 'We draft a partnership deed with shares in hull, engine and nets.',
          send: ['Boat registration', 'Insurance policy', 'Loan letter', 'Identity papers'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Growers leave savings with the mill for interest. In a company such money can count as a deposit, which is restricted.',
          we: 'We list the savings and plan the repayment before the company is formed.',
          send: ["List of growers' savings", 'Partner accounts', 'Mill licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'A company is formed in the middle of a work order. Measurement book and guarantee stay in the old name.',
          we: 'We fix a date between two orders and ask the main contractor for consent.',
          send: ['Work orders', 'Guarantee list', 'Yard lease'],
        },
      ],
      question: {
        question: 'We are fisher families who want to sell together. What form can we take?',
        answer:
          'A society or a producer company can sell for its members. A producer company must file yearly forms even when it does no business. We compare both with your number of members.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for boats, mills and salt works in Nagapattinam: one account for each voyage or heap.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "The auctioneer's loan, his commission and the fish price are settled in one sum. Sale and debt then disappear together.",
          we: 'We enter the gross sale first, then commission, then loan repayment.',
          send: ['Auction slips', 'Diesel and ice bills', 'Crew settlement', 'Loan paper'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Government paddy, hire paddy and own paddy share one register. The bank lends on bags that are not yours.',
          we: 'We keep a separate book for each owner of paddy.',
          send: ['Weighbridge slips', 'Hire register', 'Purchase vouchers', 'Outturn sheet'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong: 'Despatches are written, but rain loss and salt given as rent are not. The heap never agrees.',
          we: 'We post loss and rent salt on the day with a signed note.',
          send: ['Despatch slips', 'Rain notes', 'Lease terms'],
        },
      ],
      question: {
        question: "Our trawler has three owners. What do we get from you at the season's end?",
        answer:
          'You get a statement for each owner with share, expense and balance. The three owners can sign it. A bank also reads it when you ask for an engine loan.',
      },
    },
    'udyam-registration': {
      lead: 'We register ice plants, mills and workshops in Nagapattinam under Udyam, the free certificate for small units.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'The form names fishing, which is outside Udyam. The loan for the ice plant then has no certificate behind it.',
          we: 'We enter ice making or fish drying as the activity and leave the boats out.',
          send: ['Ice plant licence', 'Machine bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong: 'Site work and making of structures are two activities, and only one is entered.',
          we: 'We list both and enter cranes and welding sets at book value.',
          send: ['Machine list', 'Last return', 'Work order'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong: 'A caterer is entered as a trader and loses the remedy for late payment.',
          we: 'We register catering as a service and tell you where to print the number on the bill.',
          send: ['Food licence', 'University order', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My dry fish yard has no machines. Can I still register?',
        answer:
          'Yes, drying fish counts as making even without machines. You need PAN, Aadhaar with its phone and proof of the yard. The investment may simply be small.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC, the import export code, for Nagapattinam packers and workshops that ship or import in their own name.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "The code is there, but the plant is not approved for the buyer's country. The load can be refused on arrival.",
          we: 'We apply for the code and list the steps at the marine export board.',
          send: ['PAN', 'Cancelled cheque', 'Plant papers', "Buyer's letter"],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'A miller signs an export order without reading the rice policy of that day. Export can be closed or taxed.',
          we: 'We look up the policy for you on the day of the contract.',
          send: ['Draft contract', 'Rice variety and pack', 'Food licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong: 'An instrument is bought abroad by card and stops at the courier terminal for want of a code.',
          we: 'We apply for the code before you order and check the item.',
          send: ["Supplier's quotation", 'PAN', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell crab to an exporter in Thoothukudi. Should I take an IEC now?',
        answer:
          'Not for those sales, because he is the exporter. Take it when a buyer abroad wants your name on the papers. Until then keep landing slips, since some markets ask for the boat.',
      },
    },
  },
  seo: {
    title: 'Book-keeping, TDS and Udyam Services, Nagapattinam',
    description:
      'Voyage accounts for boat owners, Udyam for ice plants and dry fish units, and TDS for refinery contractors in Nagapattinam, Nagore and Velankanni.',
  },
} satisfies CityWords;

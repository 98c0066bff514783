import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We keep accounts, file GST and trace tax credit for lorry owners, egg farms and body-building yards in Namakkal and Tiruchengode.',
  description: [
    'A lorry owner in Namakkal sees one bank balance for many vehicles. We keep an account for every registration number from trip sheets, diesel bills and toll statements.',
    'Eggs are exempt under GST, but egg farming is business for income tax. We rebuild the year flock by flock from feed bills and egg notes.',
    'Body yards, rig owners and schools each have bills of different kinds on one PAN. We sort freight, work and sales before the return is filed. Then we match the tax that your customers cut with your tax credit statement.',
  ],
  keyAttractions: [
    'Namakkal Anjaneyar Temple',
    'Narasimhaswamy Temple',
    'Namakkal Fort',
    'Kolli Hills',
    'Agaya Gangai Falls',
    'Ardhanareeswarar Temple, Tiruchengode',
  ],
  majorIndustries: [
    {
      kind: 'lorries',
      name: 'Lorry, trailer and LPG tanker fleets',
      note: 'Drivers settle accounts when they return. Trip sheet, diesel bill and toll statement of one vehicle have to agree.',
    },
    {
      kind: 'layers',
      name: 'Layer farms and egg trade',
      note: "Eggs leave by the tray at the day's rate. Income tax treats the farm as a business, so flocks and feed need full accounts.",
    },
    {
      kind: 'body-building',
      name: 'Body-building yards and spares',
      note: "A body on the customer's chassis is a service. A finished vehicle on your own chassis is a sale of goods.",
    },
    {
      kind: 'colleges',
      name: 'Residential schools and colleges',
      note: 'Tuition, hostel and bus fees are paid at different counters. The audited account must show all of them.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rigs and compressors',
      note: 'Rigs drill in other states. The place of the well decides which GST stands on the bill.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch units',
      note: 'Units crush tapioca in season and sell for months after. Roots and bags need a lot register.',
    },
  ],
  serviceAreas: [
    'Mohanur',
    'Tiruchengode',
    'Rasipuram',
    'Paramathi Velur',
    'Sendamangalam',
    'Puduchatram',
    'Namagiripettai',
    'Mudalaipatti',
  ],
  work: 'We work for fleet owners, farms and yards in Namakkal from Coimbatore. Drivers can send slips by WhatsApp, books come by courier, and visits are by appointment.',
  trades: [
    {
      kind: 'lorries',
      name: 'Lorry and tanker owners',
      needs:
        'You need an account for each vehicle and the right GST on hire. The tax that customers cut from freight must appear in your name.',
    },
    {
      kind: 'layers',
      name: 'Egg farms',
      needs: 'You need accounts for each flock and, for income tax, proof that the money in the bank came from eggs.',
    },
    {
      kind: 'body-building',
      name: 'Body-building yards',
      needs:
        'You need the right code on each bill, and a GST refund when a body is exported. PF needs the names of each gang.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rig owners',
      needs:
        "You need to know which state's GST stands on the bill, because the place of the well decides. Each job needs its own account.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We tell lorry, rig and yard owners in Namakkal whether they need a GST number, and apply for those who do.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong: 'An owner registers though his customers pay all the tax on freight. He then files empty returns.',
          we: 'We read your freight notes and take a transporter number instead if that is enough.',
          send: ['Registration books', 'Freight notes', 'Yard lease'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'A rig from Tiruchengode drills in another state for months with a Tamil Nadu number. A number in that state may be needed.',
          we: 'We check state, duration and office of the job before the rig leaves.',
          send: ['Work orders', 'Rig papers', 'Site address', 'PAN of the firm'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong: 'The yard across the road is not on the certificate. A chassis standing there has no papers to show.',
          we: 'We add the second yard and enter body work and vehicle sale as two activities.',
          send: ['Leases of the two yards', 'Electricity bill', 'Trade licence'],
        },
      ],
      question: {
        question: 'I sell eggs and culled birds only. Does my farm need a number?',
        answer:
          'Eggs and live birds are exempt, so a farm that sells only them needs no number as a rule. Rent from a hall or a lorry can change it. Send your list of income.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Namakkal fleets, rigs and yards, with each bill under its own rule.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'One owner hires out a lorry, issues freight notes and sells an old tanker. The three are put under one rule.',
          we: 'We sort the bills into exempt hire, freight and sale before filing.',
          send: ['Freight notes', 'Hire agreements', 'Sale papers of the vehicle'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'The bill shows local tax, but the well lies in Karnataka. Tax on the bill follows the place of the well.',
          we: 'We sort bills by site and check the state code on each.',
          send: ['Site bills', 'Work orders', 'Diesel and pipe bills'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong: 'A school takes all its income to be exempt. Rent for the hall or the canteen can be taxable.',
          we: 'We list each kind of income and report the taxable ones.',
          send: ['Receipts by kind', 'Canteen agreement', 'Hall booking register'],
        },
      ],
      question: {
        question: 'Can I take GST credit on tyres and a new chassis?',
        answer:
          'The answer depends on how tax on your freight is paid. If the customer pays it or the hire is exempt, the credit is closed to you. Send three freight notes and we answer.',
      },
    },
    'gst-notices': {
      lead: 'Did the GST office send your Namakkal fleet, yard or farm a notice? We answer it with trip sheets and registers.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'The oil company reports tanker freight, and your return shows less. The officer takes the gap as unbilled freight.',
          we: 'We make a table by vehicle with freight, payer of tax and return.',
          send: ['The notice', 'Freight statements', 'Declaration on who pays the tax', 'Vehicle list'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong: 'The yard is asked to explain chassis that it never bought. They belonged to customers.',
          we: 'We show job card, chassis owner and delivery note for each.',
          send: ['Job cards', 'Chassis papers', 'Delivery notes'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong: 'Large bank deposits meet a farm without GST returns. The officer asks if feed or chicks were traded.',
          we: 'We split the deposits into eggs, birds and other income.',
          send: ['Egg notes', 'Bank statement', 'Feed bills', 'Bird sale slips'],
        },
      ],
      question: {
        question: 'My tanker was stopped because the vehicle number on the e-way bill was old. What now?',
        answer:
          'Send the notice, the invoice and the transport papers today. The reply time printed on it is short. Do not pay a penalty before we have read it.',
      },
    },
    'gst-refunds': {
      lead: 'We find out if a GST refund is open to your Namakkal yard, rig or farm, then file the claim.',
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'A body for an order from abroad uses steel and paint with tax. The claim fails if chassis paper and order are not in one file.',
          we: 'We claim the tax in steel and paint with your export papers.',
          send: ['Chassis invoice', "Customer's order", 'Export papers', 'Steel and paint bills'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong: 'Tax went to the wrong state for a well across the border. The right tax is still unpaid.',
          we: 'You pay the right tax first, and then we claim the wrong one.',
          send: ['Site bill', 'Returns of the two months', 'Challan'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Eggs go abroad from a farm that also sells at home. The owner thinks exempt goods cannot have a refund.',
          we: 'We work out the share of packing and cold chain tax that belongs to exported eggs.',
          send: ['Export papers', 'Packing and freight bills', 'Bank advices', 'Sales by kind'],
        },
      ],
      question: {
        question: 'I have money in the cash ledger of the GST portal. Can I take it out?',
        answer:
          'Yes, what you do not need for tax can be claimed. It is one of the simpler claims. Send the ledger and the bank details on your certificate.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Namakkal lorry owners, poultry farmers and school trusts, vehicle by vehicle or flock by flock.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong: 'The lorry stands in one name and freight is paid to another. Tax credit and income fall on two PANs.',
          we: 'We ask the payer for a correction and compare the fixed income per vehicle with full books.',
          send: ['Registration books', 'Freight statements', 'Loan statements', 'Tax credit statement'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong: 'The farm is shown as agriculture, because it stands on farm land. In law eggs are business income.',
          we: 'We make the account from feed bills, egg notes and bird sales.',
          send: ['Feed bills', 'Chick bills', 'Egg notes', 'Mortality record'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'The audit report of the trust comes late, and its exemption is in doubt. Hostel and bus money are left for the end.',
          we: 'We collect the counter registers early and set the dates with the auditor.',
          send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
        },
      ],
      question: {
        question: 'I own a few lorries. Must I keep full accounts?',
        answer:
          'Small fleets can choose a fixed income for each vehicle. It may not suit you if loan interest is high. We work out both and show you.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for the workers of Namakkal yards, fleets or schools.",
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong: 'A gang leader brings welders and takes the pay for all. A man burned at the yard stands on no list.',
          we: 'We make a weekly list by body with names, days and wages.',
          send: ['Gang list', 'Payment sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Batta is paid in cash with the wage, and the paper does not tell the two apart. The full sum can be called wages.',
          we: 'We write wage and road expense on separate lines of the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'Driver list'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong: 'Helpers live beside the sheds, and only one name is paid. The others have no record of work.',
          we: 'We write each worker with days and wage and check if cover applies.',
          send: ['Wage book', 'List of helpers', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My driver already has a PF number from another owner. What do I do?',
        answer:
          'Use the old number and enter your joining date. A second number must be merged later, which takes longer. Send his name as on Aadhaar and the old slip.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We match TDS, the tax cut from freight and bills, for Namakkal owners and file what you must cut yourself.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong: 'The cement or oil company used an old PAN. The tax credit stands under a partner who left.',
          we: 'We compare freight bills with the tax credit statement and write to the payer.',
          send: ['Freight bills', 'Tax credit statement', 'PAN copy', 'Fleet declaration'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'Guest teachers, bus owners and mess contractors are booked as one kind of payment. The tax for them differs.',
          we: 'We name the kind of payment for each payee at the start of the year.',
          send: ['Appointment letters', 'Bus contract', 'Mess bills'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'Painters and upholsterers are paid by the body, and totals are not kept. The limit passes in mid-year.',
          we: 'We keep totals by PAN and check the scrap bills for tax too.',
          send: ['Gang bills', 'PAN copies', 'Scrap sale bills'],
        },
      ],
      question: {
        question: 'I hire lorries from others. Is a declaration signed by the driver enough?',
        answer:
          'No, the owner in the registration book must sign it, with his PAN. The payment is still reported in your statement. We send you the form.',
      },
    },
    'company-registration': {
      lead: 'Thinking of a company for your Namakkal fleet or yard? We compare it with an LLP (limited liability partnership) and register.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Every tanker has a permit, a loan and an oil company contract. A new company needs all of them moved vehicle by vehicle.',
          we: 'We compare moving the fleet with buying only new tankers in the company.',
          send: ['Vehicle list', 'Loan statements', 'Oil company contract'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Farmers form a producer company for feed and leave it idle after the grant. Its yearly forms stay due.',
          we: 'We explain the yearly work before you form it and name one person for it.',
          send: ['Identity papers', 'Proof of the farms', 'Feed plan'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong: 'Partners buy a second rig without a deed. When a rig is lost, nobody knows who pays.',
          we: 'We write who owns each rig and how repair and loss are shared.',
          send: ['Rig papers', 'Loan letters', 'Identity papers of partners'],
        },
      ],
      question: {
        question: 'Our school runs under a trust. Should it become a company?',
        answer:
          'Mostly not, because recognition is given to a trust, a society or a non-profit company. Changing the owner can put it at risk. Bring the deed and the recognition order.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for Namakkal fleets, farms and yards: one account for each vehicle, flock or body.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong: 'Diesel, toll and tyres of all lorries go into one account. The bank asks what each vehicle earned.',
          we: 'We open an account per registration number and post each slip to it.',
          send: ['Trip sheets', 'Diesel bills', 'Toll statements', 'Loan schedules'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong: 'Trays sold are noted, but birds that died are not. Eggs per bird then look better than they were.',
          we: 'We keep birds, feed and trays by shed every week.',
          send: ['Shed register', 'Feed bills', 'Egg notes'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong: 'Pipes and diesel are bought in one state and used in another. No job shows its full cost.',
          we: 'We keep a page per well with feet drilled and all its costs.',
          send: ['Site slips', 'Diesel bills', 'Pipe bills', 'Crew payments'],
        },
      ],
      question: {
        question: 'My drivers are on the road for weeks. How do the slips reach you?',
        answer:
          'Drivers photograph diesel and toll slips and send them by WhatsApp with the vehicle number. You send the bank statement monthly. We ask for missing trips.',
      },
    },
    'udyam-registration': {
      lead: 'We register Namakkal yards, fleets and sago units under Udyam, the free government certificate for small business.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong: 'The owner writes the price of each lorry. The value in the accounts is lower and decides the class.',
          we: 'We take book values from your return and leave out vehicles of relatives.',
          send: ['Vehicle list', 'Depreciation list', 'Last income tax return'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong: "The yard is listed as a repair shop, and the bank gives no maker's loan. Building bodies is making.",
          we: 'We enter body building and list presses and paint booths.',
          send: ['Machine bills', 'Yard lease', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong:
            'Several brothers run units at Rasipuram on their own PANs but use one certificate. Each PAN needs its own.',
          we: 'We divide machines by PAN and apply for the others.',
          send: ['PAN of each owner', 'Machine bills', 'Electricity bills'],
        },
      ],
      question: {
        question: 'I drill wells for public bodies and wait long for money. Does Udyam help a rig owner?',
        answer:
          'Drilling is a service, so a rig owner can register. A small registered supplier may claim interest on late payment. Print the number on the bill.',
      },
    },
    'iec-registration': {
      lead: 'Do you send eggs, sago or vehicle bodies abroad from Namakkal? We apply for the IEC, the import export code.',
      trades: [
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A farm takes the code first and learns that the country buys from approved farms only. The eggs cannot go.',
          we: 'We ask about farm approval first and then apply for the code.',
          send: ['PAN of the farm', 'Cancelled cheque', "Buyer's health rules", 'Farm records'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong: "A society's grade slip is sent in place of a laboratory report. The buyer abroad does not accept it.",
          we: 'We apply for the code and list reports, licence and bag print.',
          send: ['GST certificate', 'Food licence', "Buyer's contract"],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong: 'Hammers and spares come by air, and the owner has no code. The parcel waits at customs.',
          we: 'We get the code in the name on your PAN before you order.',
          send: ['PAN', 'Cancelled cheque', "Supplier's offer"],
        },
      ],
      question: {
        question: 'An egg exporter buys from my farm. Do I need the code too?',
        answer:
          'No, he ships in his own name and holds the code. Your sale is in India. Take a code only when your own name stands on the customs paper.',
      },
    },
  },
  seo: {
    title: 'GST and Tax Help for Namakkal Lorry Owners',
    description:
      'Accounts, TDS credit and GST returns for lorry fleets, LPG tankers, body yards and layer farms in Namakkal, served from Coimbatore by phone and WhatsApp.',
  },
} satisfies CityWords;

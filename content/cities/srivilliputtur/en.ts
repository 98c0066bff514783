import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, books and TDS for palkova kitchens, pilgrim lodges and campus contractors in Srivilliputtur and Krishnankoil.',
  description: [
    'Milk is bought without GST, and palkova is sold with it. An officer can work out how much palkova the milk makes. A one-page day sheet with litres and kilos answers that.',
    'Kitchens sell at the counter, in boxes and by courier to other states. We help you choose the GST scheme that fits all three and list every counter in the form.',
    'Mess, bus and building contractors at Krishnankoil are paid after tax is cut. We check that this tax stands under the right PAN and that your worker list fits the term.',
  ],
  keyAttractions: [
    'Andal Temple and its rajagopuram',
    'Srivilliputtur Megamalai Tiger Reserve',
    'Shenbagathoppu',
    'Sathuragiri Sundara Mahalingam Temple',
    'Pilavakkal Dam',
  ],
  majorIndustries: [
    {
      kind: 'sweets',
      name: 'Palkova kitchens and milk suppliers',
      note: 'Litres of milk and kilos of palkova stand in a known ratio. A register of both answers most questions on cash sales.',
    },
    {
      kind: 'lodges',
      name: 'Andal temple pilgrim trade',
      note: 'Aadi Pooram and Margazhi fill the lodges for a few weeks. Write the date on these takings, so that they fall in the right return.',
    },
    {
      kind: 'weaver-societies',
      name: "Cotton weavers' societies",
      note: 'Societies give yarn to members and pay by the piece. A government rebate that is due stays as money to come until it arrives.',
    },
    {
      kind: 'standing-crops',
      name: 'Leased mango orchards',
      note: 'Mango orchards are leased to traders for the season. Lease money belongs to the crop for which it was paid.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Contractors to the university',
      note: 'Canteen, bus and building contractors are paid after tax is cut. They can claim it only if the PAN on the bill was right.',
    },
  ],
  serviceAreas: [
    'Krishnankoil',
    'Watrap',
    'Mamsapuram',
    'Malli',
    'Sundarapandiam',
    'W. Pudupatti',
    'S. Kodikulam',
    'Kunnur',
  ],
  work: 'We work for kitchens, lodges and contractors in Srivilliputtur and Krishnankoil. Send the day sheet by WhatsApp and bills by courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'sweets',
      name: 'Palkova makers',
      needs:
        'You need the GST scheme that suits you, a day sheet that proves your sales, and a Udyam certificate as a maker.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Campus contractors',
      needs: 'You need the tax cut from your bills under your own PAN, and a worker list for each term.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs: 'You need GST returns with the rate of each night, and a room register for the festival weeks.',
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs: 'You need a yarn account for each member, and clear papers for the office bearers who sign.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell palkova or run a lodge in Srivilliputtur? We tell you if GST registration is due and which scheme fits.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'The kitchen takes the composition scheme and sends boxes by courier to other states. The scheme forbids that.',
          we: 'We ask where your boxes go before we file the form.',
          send: ['Food licence', 'Rent deed of each counter', "Landlord's tax receipt", 'Product list'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: "The secretary's own PAN is used for the society. When he changes, the number causes trouble.",
          we: "We apply in the society's PAN with a fresh resolution.",
          send: ['By-laws', 'Resolution', 'Society PAN', 'List of depots'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'A contractor registers for catering and later runs buses too. The campus returns the bus bill.',
          we: 'We enter every service that you bill.',
          send: ['Work orders', 'PAN', 'Bank proof', 'Bus registration papers'],
        },
      ],
      question: {
        question: 'I have three palkova counters. Do I need three GST numbers?',
        answer:
          "No, one number is enough for one PAN in the state. All counters and the kitchen stand on that certificate. A cousin's counter has its own number.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Srivilliputtur sweet makers, lodges and contractors from a day sheet that you fill in.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: 'Agents in other towns return stale boxes and pay less. Without a credit note the tax stays paid.',
          we: 'We make the note with the number of the first bill.',
          send: ['Day sheets', 'Courier list', "Agents' statements", 'Milk slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'Stalls let for a festival are left out, because the rent came in cash.',
          we: 'We add stall rent and hall rent on their own lines.',
          send: ['Room register', 'Stall receipts', 'Mess bills'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'Meals served and meals billed differ, because the college takes off absent days.',
          we: 'We enter what the college passed and correct the rest by a credit note.',
          send: ['Meal register', "College's payment slip", 'Bills'],
        },
      ],
      question: {
        question: 'Milk has no GST. Do I still keep the milk slips?',
        answer:
          'Yes, they show how much palkova you could make. Keep name, litres and price for each day. The return is checked against that sheet.',
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice ask why so much milk gave so little palkova? We answer for your Srivilliputtur kitchen.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'The ratio of milk to palkova looks wrong. Loss on the stove, tasting and spoiled boxes were never written.',
          we: 'We set litres, kilos and losses side by side from your sheets.',
          send: ['The notice', 'Day sheets', 'Sugar and gas bills', 'Courier list'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong: 'The festival deposits are taken as a normal week.',
          we: 'We give occupancy by week with the rate charged.',
          send: ['Room register', 'Bank statement', 'Advance receipts'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: 'Sales at a rebate differ from the returns. The rebate order is not shown.',
          we: 'We attach the order and the audit report, depot by depot.',
          send: ['Rebate orders', 'Depot books', 'Audit report', 'Resolution'],
        },
      ],
      question: {
        question: 'Three family phones take UPI for the shop. What will the officer see?',
        answer:
          'The officer can see all three accounts. We mark family money and sales line by line. From now on use one code for the shop alone.',
      },
    },
    'gst-refunds': {
      lead: 'We tell Srivilliputtur firms if a GST refund is open to them and claim it when it is.',
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: "The society waits for the State's rebate and thinks that it is a GST refund. Another office pays it.",
          we: 'We separate the two and claim only what GST law gives.',
          send: ['Rebate order', 'Cash ledger', 'Export parcel papers', 'Resolution'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: 'A kitchen under composition wants credit on sugar and boxes. The scheme gives none.',
          we: 'We work out whether the regular scheme would serve you better.',
          send: ['Purchase bills', 'Sales by route', 'Last returns'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'Tax was charged on a bill that the campus later reduced.',
          we: 'We issue the credit note and ask for the excess.',
          send: ['Revised bill', 'Campus letter', 'Tax payment receipt'],
        },
      ],
      question: {
        question: 'I sent palkova to Dubai by courier as a gift. Can I claim tax?',
        answer:
          'No, a gift is no export sale. For a sale you need export papers and the money through the bank. Food rules come first.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for palkova makers, orchard traders and contractors in Srivilliputtur from dated registers.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Milk is paid in cash to many villagers, and only a total is written. A part of the cost can be refused.',
          we: 'We help you keep names, litres and payments for each day.',
          send: ['Milk register', 'Day sheets', 'UPI statements', 'Rent receipts'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong: 'A trader pays lease in one year and picks in the next. The cost falls in the wrong year.',
          we: 'We carry the lease to the crop that it belongs to.',
          send: ['Lease deed', 'Picking wages', 'Sale slips'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'The campus holds a deposit, and the contractor writes it off as a loss.',
          we: 'We show it as money due until it is paid or refused.',
          send: ['Campus ledger', 'Work order', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'My orchard is leased to a trader. What income is that for me?',
        answer:
          'What the deed says decides: rent of farm land or sale of the fruit. Both have their own treatment. Send the deed and the land papers.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for palkova kitchens and campus contractors in Srivilliputtur.",
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'The mess stops for the vacation, but nobody files the leaving dates. Dues go on for cooks at home.',
          we: "We file exits at the term's end and joinings when it opens.",
          send: ['Term calendar', 'Cook list', 'Wage sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Stove men, packers and counter staff of three shops are counted one by one. Together they may need cover.',
          we: 'We count the shops of one owner together and tell you.',
          send: ['Staff list of each shop', 'Wage book', 'Festival helpers list'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: 'Clerks and member weavers stand in one list. Only the clerks are staff.',
          we: 'We separate the two and file for the clerks.',
          send: ['Appointment letters', 'Member register', 'Salary sheet'],
        },
      ],
      question: {
        question: 'A helper burnt his hand on the second day. He had no ESI number. What now?',
        answer:
          'Tell us soon, with his name and joining date. The number should have been made on joining. We register him and tell you what the office may ask.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS, the tax cut from bills, and correct wrong PANs for campus contractors and shops in Srivilliputtur.',
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: "The bill carried a relative's PAN, so the credit is in his account.",
          we: 'We ask the college for a corrected statement with your PAN.',
          send: ['Bills', 'PAN card', 'Tax credit statement', "College's certificate"],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: "Shop rent to heirs and agents' commission are paid without a cut. A bigger kitchen may have to cut.",
          we: 'We check your size once a year and list the payments.',
          send: ['Rent deeds', "Agents' accounts", 'PAN copies'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: "The bank cuts tax on the society's deposits because no paper was given.",
          we: 'We prepare the paper for the bank in time.',
          send: ['Society PAN', 'Deposit list', 'Resolution'],
        },
      ],
      question: {
        question: 'Do I cut tax from villagers who sell me milk?',
        answer:
          'Not for work, because they sell goods. A rule on large purchases exists, but a small supplier does not reach it. Keep their names all the same.',
      },
    },
    'company-registration': {
      lead: 'Is your palkova shop ready for a company, or is a deed enough? We compare and register in Srivilliputtur.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: "A maker wants the word palkova as his company's own brand. The word belongs to everyone.",
          we: 'We look for a label name that can be yours alone.',
          send: ['Label or box', 'Food licence', 'Identity papers', 'Rent deed'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Members want to sell online and plan a company beside the society. The two would sell the same cloth.',
          we: 'We read the by-laws and draw the line between them.',
          send: ['By-laws', 'Member list', "Society's consent"],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'A tender asks for a company, and the contractor has only his own name.',
          we: 'We register one and tell you which past work may count.',
          send: ['Tender page', 'Work orders', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My two sons will run two counters. What paper do we need?',
        answer:
          'A partnership deed or an LLP (limited liability partnership) can say who runs which counter and who owns the label. A company adds yearly forms. We explain the three on one page.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Srivilliputtur kitchens, societies and contractors from your daily page and the bills of the month.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: 'Coins, UPI and courier sales are in one column with milk payments. Nothing can be checked.',
          we: 'We give you a day sheet with six lines and post it for you.',
          send: ['Day sheet photos', 'Milk register', 'Bank statement', 'Box bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Yarn given and cloth received are counted by society, not by member. Nobody can say whose yarn is short.',
          we: 'We open a card for each member.',
          send: ['Yarn issue book', 'Cloth register', 'Wage sheet'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong: 'Three orchards are paid from one cash box. The trader cannot say which one lost money.',
          we: 'We make one page for every garden until the last sale.',
          send: ['Lease deeds', 'Picking slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'What must I write each night in my sweet shop?',
        answer:
          'Write the litres of milk, then the kilos made and sold. Add the cash and UPI totals and the boxes sent by courier. For us a photograph of the page is enough.',
      },
    },
    'udyam-registration': {
      lead: 'We register palkova kitchens and campus service firms under Udyam, the free certificate for small units, in Srivilliputtur.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: 'The kitchen is entered as a retail shop. The loan for a packing machine is turned down.',
          we: 'We put making of milk sweets first and the counter second.',
          send: ['Food licence', 'Machine bills', 'PAN', 'Masked Aadhaar with linked phone'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong: 'Buses of a brother are entered with yours. The bank finds another name on the papers.',
          we: 'We enter only vehicles under your PAN.',
          send: ['Registration books', 'Work order', 'Last return'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: "The old secretary's phone still gets the code of the portal.",
          we: 'We change the signatory with the new resolution.',
          send: ['Resolution', 'Society PAN', "New signatory's masked Aadhaar"],
        },
      ],
      question: {
        question: 'I am a master weaver outside the society. Can I register alone?',
        answer:
          "Yes, on your own PAN, if you give yarn and sell the cloth. Members' looms at home are not your machines. Bring the yarn store's address proof.",
      },
    },
    'iec-registration': {
      lead: 'Do you plan to send palkova or handwoven cloth abroad from Srivilliputtur? Your IEC (import export code) comes from us.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong: 'Many countries restrict milk sweets, and the box is destroyed at the airport.',
          we: "We get the code and ask for one country's rules in writing before you send.",
          send: ['Food licence', 'Shelf-life report', 'Label', "Buyer's order"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong: 'The parcel is signed by an office bearer whose term is over. The bank refuses the papers.',
          we: 'We apply with the present resolution and signatory.',
          send: ['Resolution', 'Society PAN', 'Bank letter'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'A supplier orders instruments from abroad, and the campus is named as buyer. Nobody can clear the parcel.',
          we: "We fix the importer's name in the order first.",
          send: ['Campus order', "Supplier's quotation", 'GST certificate'],
        },
      ],
      question: {
        question: 'A relative in London wants a box for a festival. Is an export code needed?',
        answer:
          'A true gift for his own use is another matter. Once a shop there pays you for boxes, take the code. Ask the courier for the food rules in each case.',
      },
    },
  },
  seo: {
    title: 'Srivilliputtur Palkova Makers and Shops: GST and Books',
    description:
      'Day sheets from milk to palkova, GST registration for temple street counters, TDS for Krishnankoil campuses: tax support for Srivilliputtur by post.',
  },
} satisfies CityWords;

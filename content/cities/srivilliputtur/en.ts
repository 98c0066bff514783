import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST returns, accounts and TDS returns for palkova makers, pilgrim lodges and campus contractors in Srivilliputtur and Krishnankoil.',
  description: [
    'A palkova maker buys milk without GST and sells palkova with GST. An officer can work out how much palkova the milk should have made. A one-page day sheet of litres of milk and kilos of palkova answers his question.',
    'Palkova kitchens sell at the counter, in boxes and by courier to other states. We help you choose a GST scheme that allows all these sales, and list every counter in the application.',
    'Mess, bus and building contractors at Krishnankoil are paid after TDS is deducted. We check that this TDS is reported under the right PAN. We also update your list of workers every term.',
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
      note: 'A known quantity of milk makes one kilo of palkova. If you write down the litres of milk and the kilos of palkova every day, you can answer most questions on cash sales.',
    },
    {
      kind: 'lodges',
      name: 'Andal temple pilgrim trade',
      note: "Aadi Pooram and Margazhi fill the lodges for a few weeks. Write the date on each room receipt, so that it goes into the right month's return.",
    },
    {
      kind: 'weaver-societies',
      name: "Cotton weavers' societies",
      note: 'Societies give yarn to their members and pay them by the piece. If a government rebate has not arrived, show it in the accounts as an amount receivable.',
    },
    {
      kind: 'standing-crops',
      name: 'Leased mango orchards',
      note: 'Traders take mango orchards on lease for the season. Enter the lease amount as a cost of the season for which it was paid.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Contractors to the university',
      note: 'The campus deducts TDS from canteen, bus and building contractors. A contractor can claim this TDS only if his bill showed the right PAN.',
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
  work: (town) =>
    `We can help sweet makers, lodges and contractors in Srivilliputtur and Krishnankoil. Send us the day sheet by WhatsApp and your bills by courier, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'sweets',
      name: 'Palkova makers',
      needs:
        'You need the GST scheme that suits your sales, and a day sheet that proves them. You also need a Udyam certificate that shows you as a manufacturer.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Campus contractors',
      needs:
        'Make sure that the TDS on your bills is reported under your PAN, and keep a list of workers for each term.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'Your GST returns must show the right rate for each room night. You also need a room register for the festival weeks.',
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs: 'You need a yarn account for each member. The office bearers who sign the returns need clear records.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell palkova or run a lodge in Srivilliputtur? We can tell you if you need GST registration and which scheme suits you, and apply for it.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'The composition scheme does not allow sales to other states. If you choose this scheme and send boxes to other states by courier, the officer can ask for tax at the full rate and a penalty.',
          we: 'Before we choose the scheme with you, we ask to which places you send your boxes.',
          send: ['Food licence', 'Rental agreement of each counter', "Landlord's property tax receipt", 'Product list'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the application uses the secretary's own PAN, the GST number belongs to him. When another secretary is elected, the society cannot sign its returns, and late fees begin.",
          we: "We apply with the society's PAN and a fresh resolution that names the person who will sign.",
          send: ['By-laws', 'Resolution of the board', 'PAN of the society', 'List of depots'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If you registered for catering and later start running buses, the bus service is not on your GST certificate. The campus office can return your bill unpaid.',
          we: 'We list every service that you bill, and add a new service when you win a new order.',
          send: ['Work orders', 'PAN and masked Aadhaar', 'Cancelled cheque', 'Registration certificates of the buses'],
        },
      ],
      question: {
        question: 'I have three palkova counters in Srivilliputtur. How do I put all three counters under GST?',
        answer:
          'One GST number covers all your counters in Tamil Nadu, because they are under one PAN. We list the kitchen and each counter as places of business. If your cousin owns one of the counters, we check that counter separately. Send us the rental agreement and EB bill of each counter.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Srivilliputtur sweet makers, lodges and campus contractors from a day sheet that you fill in.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Agents in other towns sometimes return stale boxes and pay less. If you issue no credit note, you pay tax on boxes that nobody bought.',
          we: "We prepare a credit note that mentions the original bill number, and report it in that month's return.",
          send: ['Day sheets', 'Courier list', "Agents' statements", 'Milk purchase slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Festival stalls in front of the lodge pay rent in cash. If you leave this rent out of the return, you owe the tax, and interest grows until an officer finds it.',
          we: 'We report room rent, stall rent and hall rent on separate lines of your accounts and add all of them to the return.',
          send: ['Room register', 'Stall rent receipts', 'Mess bills'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'You bill the college for all the meals that you cooked, but the college may pay only for the students who were present. You then pay tax on meals that nobody paid for.',
          we: 'We report the meals that the college approved, and issue a credit note for the rest.',
          send: ['Meal register', "College's payment slip", 'Your bills'],
        },
      ],
      question: {
        question: 'I buy milk for palkova without GST. Should I still keep the milk slips?',
        answer:
          "Yes. The milk slips show how much palkova you could make, and an officer can ask for them. Write the supplier's name, the litres and the price for each day. Send us this sheet at the month end. Before we file, we compare the milk with your sales.",
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice ask why so much milk gave so little palkova? We can draft the reply for your Srivilliputtur kitchen from your day sheets.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If you never recorded the boiling loss, the tasting samples and the spoiled boxes, your milk looks too much for the palkova you sold. The officer can then tax the missing kilos as cash sales.',
          we: 'For each week, we compare the litres of milk, the kilos of palkova and the losses. The table shows the officer how your kitchen really works.',
          send: ['The notice', 'Day sheets', 'Sugar and gas bills', 'Courier list'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            "If the officer takes the deposits of Aadi Pooram week as a normal week's income, his tax demand is several times too high.",
          we: 'We give the officer a list of the rooms let in each week and the rate that you charged.',
          send: ['The notice', 'Room register', 'Bank statement', 'Advance receipts'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'When a society sells at a government rebate, its sales are lower than the price list. If it cannot show the rebate order, the officer can ask for tax on the full price.',
          we: 'We attach the rebate order and the audit report to the reply, and explain the sales of each depot.',
          send: ['Rebate orders', 'Depot sales registers', 'Audit report', 'Resolution of the board'],
        },
      ],
      question: {
        question:
          'Three family phones receive UPI payments for my sweet shop. What will the GST officer see and what should I do?',
        answer:
          'The officer can see the receipts in all three accounts. If he cannot tell family money from shop money, he can treat all of it as sales. Send us the three statements. We will mark each receipt as shop or family money and prepare the reply. From now on, use one QR code only for the shop.',
      },
    },
    'gst-refunds': {
      lead: "We can tell palkova makers, weavers' societies and contractors in Srivilliputtur if they can claim a GST refund, and file the refund claim.",
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "Some societies wait for the State's rebate and believe that the GST office pays it. The rebate comes from another office. Meanwhile the time limit for a real GST refund can pass.",
          we: 'We keep the rebate separate from GST, and claim what the GST law allows, such as excess money in the cash ledger.',
          send: ['Rebate order', 'Cash ledger', 'Postal export form', 'Resolution of the board'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'A kitchen under the composition scheme gets no input tax credit on sugar, gas and boxes. If you count on a refund of that tax, the money will not come.',
          we: 'We work out from your sales whether the regular scheme would cost you less.',
          send: ['Purchase bills', 'Sales by counter and courier', 'Last GST returns'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'The campus sometimes cuts a bill after the contractor has paid GST on it. Without a credit note in time, the contractor loses that extra tax.',
          we: 'We issue the credit note and adjust the tax in your return. If the tax cannot be adjusted, we claim it back.',
          send: ['Revised bill', 'Letter of the campus', 'Tax payment challan'],
        },
      ],
      question: {
        question: 'A shop in Dubai orders palkova from me by courier. How can I get a GST refund?',
        answer:
          'The export documents must be in your own name, and the payment must come through your bank. A gift parcel to a relative gives no refund. You must also be under the regular scheme. We first check these points and the food rules of Dubai. Then we file the LUT or the refund claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for palkova makers, mango traders and contractors in Srivilliputtur from registers that show dates and names.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If you pay many villagers in cash for milk and write down only the day's total, an officer can disallow part of that cost. You then pay tax on profit that you never made.",
          we: "We give you a milk register with columns for the supplier's name, the litres and the payment, and claim the milk cost from it.",
          send: ['Milk register', 'Day sheets', 'UPI statement', 'Rent receipts'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'Traders often pay for an orchard in one year and pick the fruit in the next. If the lease amount is claimed in the wrong year, it can be disallowed.',
          we: 'We carry the lease amount forward and claim it in the year of the crop.',
          send: ['Lease deed', 'Picking wage slips', 'Sale slips'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If the campus keeps a security deposit and you write it off as a loss, the officer can disallow the loss. The campus still has to pay that money to you.',
          we: 'We show the deposit as receivable until the campus pays it or refuses it in writing.',
          send: ['Ledger from the campus', 'Work order', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I leased my mango orchard near Srivilliputtur to a trader. How is this income taxed?',
        answer:
          'The lease deed decides. Rent from farm land and the sale of fruit on the tree can be taxed in different ways. Send us the deed and the patta before you file. We will tell you where to show the amount and which proof to keep.',
      },
    },
    'pf-esi-services': {
      lead: "We can register workers of palkova kitchens, weavers' societies and campus contractors in Srivilliputtur for PF (provident fund) and ESI (workers' insurance).",
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'When the mess closes for the vacation, the cooks often stay on the PF list. The PF office can then ask for contributions for weeks in which they were at home.',
          we: 'We report the leaving dates at the end of the term, and the joining dates when the mess opens again.',
          send: ['Term calendar', 'List of cooks', 'Wage sheet', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Some owners count the staff of each of their three shops separately. Together the stove workers, packers and counter staff can reach the limit for PF or ESI, and contributions are due from that day.',
          we: 'We add up the staff of all your shops and tell you from which date you must register.',
          send: ['Staff list of each shop', 'Wage book', 'List of festival helpers'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If clerks and member weavers are on one list, nobody can see who is an employee. The society then pays too much PF, or it pays too little and has to pay damages later.',
          we: 'We separate the clerks, who are employees, from the member weavers. Then we check if the member weavers are covered at all.',
          send: ['Appointment letters', 'Register of members', 'Salary sheet'],
        },
      ],
      question: {
        question:
          'A helper burnt his hand in my sweet kitchen on his second day and has no ESI number. What should I do?',
        answer:
          'Tell us at once, with his name, joining date and wage. If your shop is covered, he should have been registered on the day he joined. We will register him, report the accident and tell you what the ESI office may ask. Keep the hospital bills and his attendance record.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Srivilliputtur shops and societies. For campus contractors, we get a wrong PAN corrected.',
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your bill shows a relative's PAN, the college reports the TDS under that PAN. You then pay the full tax again in your own return.",
          we: 'We ask the college for a corrected TDS return with your PAN, and follow up until Form 26AS shows the credit.',
          send: ['Your bills', 'PAN card', 'Form 26AS', 'TDS certificate of the college'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "A bigger kitchen may have to deduct TDS from shop rent and agents' commission. If the kitchen pays in full, it can lose part of the expense and has to pay interest.",
          we: 'We check your turnover once a year, and list the payments from which you must deduct TDS.',
          send: ['Rental agreements', "Agents' accounts", 'PAN of landlords and agents'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If the society gives the bank no declaration, the bank may deduct TDS from the interest on its deposits. The society then waits for the refund until its return is processed.',
          we: 'We check if the society can give the bank a declaration, and prepare the declaration in April.',
          send: ['PAN of the society', 'List of deposits', 'Resolution of the board'],
        },
      ],
      question: {
        question: 'Villagers sell me milk for my palkova. Do I have to deduct TDS from these villagers?',
        answer:
          "The villagers sell you goods and do no work for you, so the TDS rule for contracts does not apply. The rule for large purchases depends on your turnover and on how much you buy from one seller. Send us your milk register and last year's turnover. We will tell you in writing if you have to deduct TDS.",
      },
    },
    'company-registration': {
      lead: 'Is your palkova shop in Srivilliputtur ready to become a company, or is a partnership deed enough? We can compare the cost and register what suits you.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If a maker applies for the word palkova alone as his company's brand, the application can fail and he loses the fee. The word describes the sweet and belongs to everyone.",
          we: 'Before we apply, we search for a name that only you can use.',
          send: ['Label or box', 'Food licence', 'PAN and masked Aadhaar of the owners', 'Rental agreement'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If members start a company for online sales, it sells the same cloth as their society. If the society's by-laws forbid this, the members can lose their membership.",
          we: 'We read the by-laws, and draft an agreement between the company and the society.',
          send: ['By-laws', 'List of members', 'Consent letter of the society'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If a tender asks for a company, you cannot bid in your own name. A new company has no work experience of its own, so its bid can also fail.',
          we: 'We register the company, and tell you which of your old work orders the tender may accept.',
          send: ['Tender page with the conditions', 'Old work orders', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My two sons will run our two palkova counters. What should we register?',
        answer:
          'You can register a partnership or an LLP (limited liability partnership). The deed or agreement says who runs which counter and who owns the label. A company has more yearly forms. We list all three choices on one page with the cost, and draft the one that you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We can keep the accounts of Srivilliputtur kitchens, weavers' societies and mango traders from your day sheets and the bills of the month.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If cash, UPI and courier money are in one column with the milk payments, nobody can check the day's sales. Money can go missing, and you will not know where.",
          we: 'We give you a day sheet with six lines, and enter it in your books.',
          send: ['Photographs of the day sheets', 'Milk register', 'Bank statement', 'Box bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If yarn and cloth are recorded only for the society as a whole, nobody can say which member's yarn is short. All members then share the loss.",
          we: 'We open an account for each member and record his yarn, cloth and wages.',
          send: ['Yarn issue book', 'Cloth register', 'Wage sheet'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'If a trader pays for three orchards from one cash box, he cannot say which orchard lost money. He may lease the same orchard again.',
          we: 'We keep a separate account for every orchard, from the lease to the last sale.',
          send: ['Lease deeds', 'Picking wage slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'What should I write each night in my sweet shop?',
        answer:
          "Write the litres of milk, the kilos of palkova made and the kilos sold. Add the cash, the UPI total and the boxes sent by courier. A photograph of this page on WhatsApp is enough. We enter it in your books, and send you the month's profit and a list of the days that do not tally.",
      },
    },
    'udyam-registration': {
      lead: "We can register palkova kitchens, campus contractors and weavers' societies in Srivilliputtur under Udyam, the free government certificate for small businesses.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If your kitchen is registered as a retail shop, the certificate shows no manufacturing. A bank can then refuse the loan for a packing machine.',
          we: 'We enter milk sweet making as the main activity and the shop counter as the second activity.',
          send: ['Food licence', 'Machine invoices', 'PAN', 'Masked Aadhaar with a linked phone number'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your brother's buses are listed with yours, the bank finds his name on the registration certificates and can hold back your loan.",
          we: "We register only the vehicles in your own name (your PAN), and leave out your brother's buses.",
          send: ['Registration certificates of the vehicles', 'Work order', 'Last income tax return'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Sometimes the Udyam portal still has the phone number of the old secretary. The society then cannot update or print its certificate.',
          we: "We change the signatory on the portal with the society's new resolution.",
          send: ['Resolution of the board', 'PAN of the society', 'Masked Aadhaar of the new signatory'],
        },
      ],
      question: {
        question: 'I am a master weaver outside the society. Can I get a Udyam certificate of my own?',
        answer:
          "Yes, on your own PAN, if you give the yarn and sell the cloth. The looms in the weavers' homes are not your machines, so we do not list those looms. Send us your PAN, the address proof of the yarn godown and your last return.",
      },
    },
    'iec-registration': {
      lead: 'Do you plan to export palkova or handloom cloth from Srivilliputtur? We can apply for your IEC (import export code).',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Many countries restrict milk sweets. If you send a box without knowing the rule, it can be destroyed at the airport, and the buyer will ask for his money back.',
          we: "We get the IEC, and ask for the food rules of the buyer's country in writing before you send a box.",
          send: ['Food licence', 'Shelf-life report', 'Label', "Buyer's order"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If an office bearer whose term is over signs the export documents, the bank can refuse the documents. The society then does not get its money.',
          we: "We apply with the society's latest resolution and its present signatory.",
          send: ['Resolution of the board', 'PAN of the society', 'Bank letter on the signatory'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If you order instruments from abroad and the order names the campus as the buyer, neither you nor the campus can clear the parcel at customs. You then pay storage charges.',
          we: 'Before the order is placed, we settle with the campus who the importer is.',
          send: ['Campus order', "Supplier's quotation", 'GST certificate'],
        },
      ],
      question: {
        question: 'A shop in London wants palkova boxes from me before each festival. What do I need?',
        answer:
          'You need an IEC. You also need a label and a shelf-life report that meet the food rules in London, and payment through your bank. A gift to a relative for his own use is treated differently. We apply for the IEC and ask the courier for the rules in writing.',
      },
    },
  },
  seo: {
    title: 'Srivilliputtur Palkova Makers and Shops: GST and Books',
    description:
      'GST registration and day sheets for palkova makers, TDS help for Krishnankoil campus contractors and GST returns for lodges in Srivilliputtur.',
  },
} satisfies CityWords;

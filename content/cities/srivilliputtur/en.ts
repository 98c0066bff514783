import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, accounts and TDS for palkova makers, pilgrim lodges and campus contractors in Srivilliputtur and Krishnankoil.',
  description: [
    'A palkova maker buys milk without GST and sells palkova with it. An officer can work out how much palkova the milk makes. A day sheet of one page, with litres and kilos, answers his question.',
    'Kitchens sell at the counter, in boxes and by courier to other states. We help you choose the GST scheme that allows all of these, and we list every counter in the application.',
    'Mess, bus and building contractors at Krishnankoil get their money after TDS is deducted. We check that this TDS is reported under the right PAN, and that your worker list follows the term.',
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
      note: 'A known quantity of milk makes one kilo of palkova. If you write the litres and the kilos every day, you can answer most questions on cash sales.',
    },
    {
      kind: 'lodges',
      name: 'Andal temple pilgrim trade',
      note: 'Aadi Pooram and Margazhi fill the lodges for a few weeks. Write the date on these receipts, so that they go into the right return.',
    },
    {
      kind: 'weaver-societies',
      name: "Cotton weavers' societies",
      note: 'Societies give yarn to their members and pay them by the piece. A government rebate that has not arrived is shown as an amount receivable.',
    },
    {
      kind: 'standing-crops',
      name: 'Leased mango orchards',
      note: 'Traders take mango orchards on lease for the season. Enter the lease amount as a cost of the crop for which it was paid.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Contractors to the university',
      note: 'The campus deducts TDS from canteen, bus and building contractors. They can claim it only if their bill showed the right PAN.',
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
  work: 'We can help sweet makers, lodges and contractors in Srivilliputtur and Krishnankoil. Send us the day sheet by WhatsApp and your bills by courier, or visit us in Coimbatore by appointment.',
  trades: [
    {
      kind: 'sweets',
      name: 'Palkova makers',
      needs:
        'You need the GST scheme that suits your sales, a day sheet that proves them, and a Udyam certificate as a manufacturer.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Campus contractors',
      needs: 'You need the TDS on your bills reported under your own PAN, and a worker list for each term.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need GST returns with the right rate for each room night, and a room register for the festival weeks.',
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs: 'You need a yarn account for each member, and clear records for the office bearers who sign the returns.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell palkova or run a lodge in Srivilliputtur? We can tell you if you need GST registration and which scheme fits, and apply for it.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'The composition scheme does not allow sales to other states. If you choose it and send boxes there by courier, the officer can ask for tax at the full rate and a penalty.',
          we: 'We ask where your boxes go before we choose the scheme with you.',
          send: ['Food licence', 'Rental agreement of each counter', "Landlord's property tax receipt", 'Product list'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the application uses the secretary's own PAN, the GST number belongs to him. When another secretary is elected, the society cannot sign its returns and late fees begin.",
          we: 'We apply with the PAN of the society and a fresh resolution that names the signatory.',
          send: ['By-laws', 'Resolution of the board', 'PAN of the society', 'List of depots'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If you registered for catering and later run buses too, the bus service is not on your certificate. The campus office can return your bill unpaid.',
          we: 'We enter every service that you bill and add a new one when you win the order.',
          send: ['Work orders', 'PAN and masked Aadhaar', 'Cancelled cheque', 'Registration certificates of the buses'],
        },
      ],
      question: {
        question: 'I have three palkova counters in Srivilliputtur. How do I put them all under GST?',
        answer:
          'One GST number covers all your counters in Tamil Nadu, because they are under one PAN. We list the kitchen and each counter as places of business. A counter that your cousin owns needs its own check. Send us the rental agreement and EB bill of each counter.',
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Srivilliputtur sweet makers, lodges and campus contractors from a day sheet that you fill in.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Agents in other towns may return stale boxes and pay you less. If you issue no credit note, you have paid tax on boxes that nobody bought.',
          we: 'We prepare the credit note with the number of the first bill and enter it in the return of that month.',
          send: ['Day sheets', 'Courier list', "Agents' statements", 'Milk purchase slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Stalls in front of the lodge bring cash rent during a festival. If it is not in the return, you owe tax, and interest grows until an officer finds it.',
          we: 'We add stall rent and hall rent to the room income, each on its own line.',
          send: ['Room register', 'Stall rent receipts', 'Mess bills'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'You bill the meals that you served, but the college may pay only for the students who were present. You then pay tax on meals that nobody paid for.',
          we: 'We enter the meals that the college passed and correct the rest by a credit note.',
          send: ['Meal register', "College's payment slip", 'Your bills'],
        },
      ],
      question: {
        question: 'I buy milk for palkova without GST. Should I still keep the milk slips?',
        answer:
          'Yes. The slips show how much palkova you could make, and an officer can ask for them. Write the name, the litres and the price for each day. Send us the sheet at the month end. We compare it with your sales before we file.',
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice ask why so much milk gave so little palkova? We can draft the reply of your Srivilliputtur kitchen from your day sheets.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If you never recorded boiling loss, tasting and spoiled boxes, your milk looks too much for the palkova you sold. The officer can then tax the missing kilos as cash sales.',
          we: 'We compare litres, kilos and losses for each week and show the officer how your kitchen really works.',
          send: ['The notice', 'Day sheets', 'Sugar and gas bills', 'Courier list'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'If the officer takes the deposits of Aadi Pooram week as the income of every week, his demand is several times too high.',
          we: 'We give him the rooms let in each week with the rate that you charged.',
          send: ['The notice', 'Room register', 'Bank statement', 'Advance receipts'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Sales at a government rebate are lower than the price list. If the society cannot show the rebate order, the officer can ask for tax on the full price.',
          we: 'We attach the rebate order and the audit report and explain the sales of each depot.',
          send: ['Rebate orders', 'Depot sales registers', 'Audit report', 'Resolution of the board'],
        },
      ],
      question: {
        question:
          'Three family phones receive UPI payments for my sweet shop. What will the GST officer see and what should I do?',
        answer:
          'He can see the receipts of all three accounts. If he does not know which are family money, he can treat all of it as sales. Send us the three statements. We mark each line and prepare the reply. From now on use one QR code for the shop alone.',
      },
    },
    'gst-refunds': {
      lead: "We can tell palkova makers, weavers' societies and contractors in Srivilliputtur if they can claim a GST refund, and file the claim.",
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "A society may wait for the State's rebate and believe that the GST office pays it. Another office pays the rebate. Meanwhile the time limit for a real GST refund can pass.",
          we: 'We separate the rebate from GST and claim what the GST law allows, such as excess money in the cash ledger.',
          send: ['Rebate order', 'Cash ledger', 'Postal export form', 'Resolution of the board'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'A kitchen under the composition scheme gets no input tax credit on sugar, gas and boxes. If it hopes for a refund of that tax, it plans with money that will not come.',
          we: 'We work out from your sales whether the regular scheme would cost you less.',
          send: ['Purchase bills', 'Sales by counter and courier', 'Last GST returns'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'The campus may cut your bill after you have paid the GST on it. Without a credit note in time, the extra tax is your loss.',
          we: 'We issue the credit note and adjust the tax, or claim it back where it cannot be adjusted.',
          send: ['Revised bill', 'Letter of the campus', 'Tax payment challan'],
        },
      ],
      question: {
        question: 'A shop in Dubai orders palkova from me by courier. How can I get a GST refund?',
        answer:
          'You need export documents in your own name and the payment through your bank. A gift parcel to a relative gives no refund. You also have to be under the regular scheme. We first check these points and the food rules of the country. Then we file the LUT or the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for palkova makers, mango traders and contractors in Srivilliputtur from registers with dates and names.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If you pay many villagers in cash for milk and write only the total of the day, an officer can disallow a part of that cost. You then pay tax on profit that you never made.',
          we: 'We give you a milk register with columns for name, litres and payment, and claim the cost from it.',
          send: ['Milk register', 'Day sheets', 'UPI statement', 'Rent receipts'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'A trader may pay for an orchard in one year and pick the fruit in the next. If the lease amount is claimed in the wrong year, it can be disallowed.',
          we: 'We carry the lease amount forward to the year of the crop.',
          send: ['Lease deed', 'Picking wage slips', 'Sale slips'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'The campus may keep a security deposit, and you may write it off as a loss. The officer can disallow it, because the money is still due to you.',
          we: 'We show the deposit as receivable until the campus pays it or refuses it in writing.',
          send: ['Ledger from the campus', 'Work order', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I leased my mango orchard near Srivilliputtur to a trader. How is this income taxed?',
        answer:
          'The deed decides. Rent from farm land and the sale of fruit on the tree can each be treated in their own way. Send us the deed and the patta before you file. We tell you where to show the amount and which proof to keep.',
      },
    },
    'pf-esi-services': {
      lead: "We can register palkova kitchens, weavers' societies and campus contractors in Srivilliputtur for PF (provident fund) and ESI (workers' insurance).",
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'A mess stops for the vacation, but the cooks may stay on your PF list. The office can then ask for contributions for weeks in which they were at home.',
          we: 'We file the leaving dates at the end of the term and the joining dates when the mess opens again.',
          send: ['Term calendar', 'List of cooks', 'Wage sheet', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'An owner may look at the staff of each of his three shops alone. Together the stove men, packers and counter staff can reach the limit for PF or ESI, and the dues run from that day.',
          we: 'We add up the staff of all your shops and tell you from when you must register.',
          send: ['Staff list of each shop', 'Wage book', 'List of festival helpers'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If clerks and member weavers are on one list, nobody can see who is an employee. The society may then pay too much, or too little and later damages.',
          we: 'We separate the clerks, who are staff, from the members and check if the members are covered at all.',
          send: ['Appointment letters', 'Register of members', 'Salary sheet'],
        },
      ],
      question: {
        question:
          'A helper burnt his hand in my sweet kitchen on his second day and has no ESI number. What should I do?',
        answer:
          'Tell us at once, with his name, joining date and wage. If your shop is covered, he should have been registered on joining. We register him, report the accident and tell you what the ESI office may ask. Keep the hospital bills and his attendance.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Srivilliputtur shops and societies, and get a wrong PAN corrected for campus contractors.',
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your bill shows a relative's PAN, the college reports the TDS under his name. You then pay the full tax again in your own return.",
          we: 'We ask the college for a corrected TDS return with your PAN and follow it up until Form 26AS shows the credit.',
          send: ['Your bills', 'PAN card', 'Form 26AS', 'TDS certificate of the college'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "A bigger kitchen may have to deduct TDS from shop rent and agents' commission. If it pays in full, it can lose a part of the expense and pay interest.",
          we: 'We check your turnover once a year and list the payments from which you must deduct.',
          send: ['Rental agreements', "Agents' accounts", 'PAN of landlords and agents'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "A bank may deduct TDS from the interest on the society's deposits, because nobody gave it a declaration. The society then waits for the refund until its return is processed.",
          we: 'We check if the society may give the bank a declaration and prepare it in April.',
          send: ['PAN of the society', 'List of deposits', 'Resolution of the board'],
        },
      ],
      question: {
        question: 'Villagers sell me milk for my palkova. Do I have to deduct TDS from them?',
        answer:
          'They sell you goods and do no work for you, so the rule for contracts does not apply. The rule for large purchases looks at your turnover and at the amount bought from one seller. Send us your milk register and last turnover, and we confirm it in writing.',
      },
    },
    'company-registration': {
      lead: 'Is your palkova shop in Srivilliputtur ready for a company, or is a partnership deed enough? We can compare the cost and register what fits.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'A maker may want the word palkova alone as the brand of his company. The word describes the sweet and belongs to everyone, so the application can fail and the fee is lost.',
          we: 'We search for a name that can be yours alone before we apply.',
          send: ['Label or box', 'Food licence', 'PAN and masked Aadhaar of the owners', 'Rental agreement'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Members who start a company for online sales sell the same cloth as their society. If the by-laws forbid it, they can lose their membership.',
          we: 'We read the by-laws and draft the terms between the company and the society.',
          send: ['By-laws', 'List of members', 'Consent letter of the society'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If a tender asks for a company, you cannot bid in your own name. A new company has no experience of its own, so its bid can fail as well.',
          we: 'We register the company and tell you which of your old work orders the tender may accept.',
          send: ['Tender page with the conditions', 'Old work orders', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My two sons will run our two palkova counters. What should we register?',
        answer:
          'A partnership deed or an LLP (limited liability partnership) can say who runs which counter and who owns the label. A company has more yearly forms. We write all three choices on one page with the cost and draft the one that you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "We can keep the accounts of Srivilliputtur kitchens, weavers' societies and mango traders from your day sheet and the bills of the month.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If coins, UPI and courier money are in one column with the milk payments, nobody can check the day. Money can go missing, and you will not know where.',
          we: 'We give you a day sheet with six lines and post it in your books.',
          send: ['Photographs of the day sheets', 'Milk register', 'Bank statement', 'Box bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If yarn given and cloth received are written for the whole society, nobody can say whose yarn is short. The loss is then shared by all members.',
          we: 'We open an account for each member with yarn, cloth and wages.',
          send: ['Yarn issue book', 'Cloth register', 'Wage sheet'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'A trader may pay for three orchards from one cash box. He cannot say which orchard lost money and may lease the same one again.',
          we: 'We keep one page for every orchard, from the lease to the last sale.',
          send: ['Lease deeds', 'Picking wage slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'What should I write each night in my sweet shop?',
        answer:
          "Write the litres of milk and the kilos made and sold. Add the cash, the UPI total and the boxes sent by courier. A photograph of the page on WhatsApp is enough for us. We post it and send you the month's profit and any day that does not add up.",
      },
    },
    'udyam-registration': {
      lead: "We can register palkova kitchens, campus contractors and weavers' societies in Srivilliputtur under Udyam, the free certificate for small businesses.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If your kitchen is registered as a retail shop, the certificate shows no production. A bank can then refuse the loan for a packing machine.',
          we: 'We enter the making of milk sweets as the main activity and the counter as the second.',
          send: ['Food licence', 'Machine invoices', 'PAN', 'Masked Aadhaar with a linked phone number'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your brother's buses are listed with yours, the bank finds another name on the registration certificates and can hold your loan.",
          we: "We register you with the vehicles under your own PAN and leave your brother's out.",
          send: ['Registration certificates of the vehicles', 'Work order', 'Last income tax return'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'The portal may still send its code to the phone of the old secretary. The society then cannot update or print its certificate.',
          we: 'We change the signatory with the new resolution.',
          send: ['Resolution of the board', 'PAN of the society', 'Masked Aadhaar of the new signatory'],
        },
      ],
      question: {
        question: 'I am a master weaver outside the society. Can I get a Udyam certificate of my own?',
        answer:
          "Yes, on your own PAN, if you give the yarn and sell the cloth. The looms in the weavers' homes are not your machines, so we do not list them. Send us your PAN, the address proof of the yarn godown and your last return.",
      },
    },
    'iec-registration': {
      lead: 'Do you plan to send palkova or handloom cloth abroad from Srivilliputtur? We can apply for your IEC (import export code).',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Many countries restrict milk sweets. If you send a box without knowing the rule, it can be destroyed at the airport and the buyer asks for his money back.',
          we: "We get the IEC and ask for the food rules of the buyer's country in writing before you send a box.",
          send: ['Food licence', 'Shelf-life report', 'Label', "Buyer's order"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If an office bearer whose term is over signs the export documents, the bank can refuse them, and the society does not get its money.',
          we: 'We apply with the present resolution and the present signatory.',
          send: ['Resolution of the board', 'PAN of the society', 'Bank letter on the signatory'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If you order instruments from abroad and the order names the campus as buyer, neither of you can clear the parcel at customs. Storage charges then begin.',
          we: 'We settle with the campus who the importer is, before the order goes out.',
          send: ['Campus order', "Supplier's quotation", 'GST certificate'],
        },
      ],
      question: {
        question: 'A shop in London wants palkova boxes from me before each festival. What do I need?',
        answer:
          'You need an IEC, a label and a shelf-life report that meet the food rules there, and payment through your bank. A gift to a relative for his own use is treated differently. We apply for the IEC and ask the courier for the rules in writing.',
      },
    },
  },
  seo: {
    title: 'Srivilliputtur Palkova Makers and Shops: GST and Books',
    description:
      'GST registration and day sheets for palkova makers, TDS help for Krishnankoil campus contractors and GST returns for lodges in Srivilliputtur.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For palkova makers, pilgrim lodges and campus contractors in Srivilliputtur and Krishnankoil, we can handle GST returns, accounts and TDS returns.',
  description: [
    "A palkova maker buys milk without GST and sells palkova with GST. From your milk purchases, an officer can work out how much palkova you should have sold. A one-page day sheet with the litres of milk and the kilos of palkova answers the officer's question.",
    'Palkova kitchens sell at the counter, in boxes and by courier to other states. We help you choose a GST scheme that allows all these sales, and list every counter in the application.',
    'Mess, bus and building contractors at Krishnankoil are paid after TDS is deducted. We check that this TDS is reported under the correct PAN, and update your list of workers every term.',
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
      note: 'Your milk purchases show how much palkova you could make. If you write down the litres of milk and the kilos of palkova every day, you can answer most questions about cash sales.',
    },
    {
      kind: 'lodges',
      name: 'Andal temple pilgrim trade',
      note: "At Aadi Pooram and in Margazhi, the lodges are full for a few weeks. Write the date on each room receipt, so that the rent is reported in the right month's return.",
    },
    {
      kind: 'weaver-societies',
      name: "Cotton weavers' societies",
      note: 'Societies supply yarn to their members and pay them by the piece. If a government rebate has not been received yet, show it in the accounts as an amount receivable.',
    },
    {
      kind: 'standing-crops',
      name: 'Leased mango orchards',
      note: 'Traders take mango orchards on lease for the season. Book the lease amount as a cost of the season for which it was paid.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Contractors to the university',
      note: 'The university deducts TDS from canteen, bus and building contractors. A contractor can claim the TDS only if his bill showed the right PAN.',
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
    `Sweet makers, lodges and contractors in Srivilliputtur and Krishnankoil can send us the day sheet by WhatsApp and bills by courier, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'sweets',
      name: 'Palkova makers',
      needs:
        'You need the GST scheme that suits your sales, and a day sheet that proves your sales. You also need a Udyam certificate that shows you as a manufacturer.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Campus contractors',
      needs:
        'The TDS on your bills must be reported under your own PAN. You also need an up-to-date list of workers for each term.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        "Your GST returns must use the right GST rate for each night's room rent. You also need a room register for the festival weeks.",
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs:
        'You need a yarn account for each member of the society, and clear records for the office bearers who sign the returns.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell palkova or run a lodge in Srivilliputtur? We can tell you whether you need GST registration and which scheme suits you, and apply for it.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'The composition scheme does not allow sales to other states. If you choose it and send boxes outside Tamil Nadu by courier, the officer may ask for tax at the full rate with a penalty.',
          we: 'We first ask where you send your boxes, and then help you choose the GST scheme.',
          send: [
            'Food licence',
            'Rental agreement for each counter',
            "Landlord's property tax receipt",
            'Product list',
          ],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the application carries the secretary's own PAN, the GST number is in his name. When a new secretary is elected, the society may not be able to file its returns in time, and has to pay late fees.",
          we: "We apply with the society's PAN and a fresh resolution that names the authorised signatory.",
          send: ['By-laws', 'Board resolution', "Society's PAN", 'List of depots'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If you registered for catering and later started running buses, the bus service is not in your GST registration. The university's office may return your bus bill unpaid.",
          we: 'We list every service that you bill, and add a new service when you get a new work order.',
          send: ['Work orders', 'PAN and masked Aadhaar', 'Cancelled cheque', 'Registration certificates of the buses'],
        },
      ],
      question: {
        question: 'I have three palkova counters in Srivilliputtur. How do I bring all three under GST?',
        answer:
          'One GST number covers all your counters in Tamil Nadu if they are under one PAN. We enter the kitchen and each counter as places of business. If your cousin owns one of the counters, we check that counter separately. Send us the rental agreement and the latest EB bill of each counter.',
      },
    },
    'gst-returns': {
      lead: 'Fill in a simple day sheet, and we can file the GST returns of your sweet shop, lodge or campus mess in Srivilliputtur.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Agents in other towns sometimes return stale palkova and deduct its price. If you issue no credit note, you pay tax on palkova that nobody bought.',
          we: "We prepare a credit note that refers to the original bill, and report it in that month's return.",
          send: ['Day sheets', 'Courier list', "Agents' statements", 'Milk purchase slips'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The owners of festival stalls in front of your lodge pay you rent in cash. If you leave this rent out of the return, the tax is still due, and interest runs until you pay.',
          we: 'We show room rent, stall rent and hall rent separately in your accounts, and report all of them in the return.',
          send: ['Room register', 'Stall rent receipts', 'Mess bills'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'You bill the college for all the meals you cooked, but the college may pay only for the students who were present. Without a credit note, you pay tax on meals that nobody paid for.',
          we: 'We report your bill, and prepare a credit note for the meals that the college has not approved.',
          send: ['Meal register', "College's payment advice", 'Bills raised on the college'],
        },
      ],
      question: {
        question: 'I buy milk for palkova without GST. Do I still have to keep the milk slips?',
        answer:
          "Yes. The milk slips show how much palkova you could make, and an officer may ask for them. For each day, write down the supplier's name, the litres and the price. Send us this sheet at the month end. Before we file, we compare the milk with your sales.",
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice say that your palkova sales are too low for the milk you bought? We can draft the reply for your Srivilliputtur kitchen from your day sheets.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If you never recorded boiling loss, tasting samples and spoilt sweets, your milk purchases look too high for the palkova you sold. The officer may treat the missing kilos as cash sales.',
          we: 'We compare the litres of milk, the kilos of palkova and the losses week by week, so that the officer understands how your kitchen works.',
          send: ['The notice', 'Day sheets', 'Sugar and gas bills', 'Courier list'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            "If the officer treats the deposits in Aadi Pooram week as a normal week's income, the tax demand can be far too high.",
          we: 'We give the officer a week-wise list of the rooms occupied and the rates charged.',
          send: ['The notice', 'Room register', 'Bank statement', 'Advance receipts'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'When a society sells at a government rebate, its sales value is lower than the price list shows. Without the rebate order, the officer may ask for tax on the full price.',
          we: "We attach the rebate order and the audit report to the reply, and explain each depot's sales.",
          send: ['Rebate orders', 'Depot sales registers', 'Audit report', 'Board resolution'],
        },
      ],
      question: {
        question:
          'Three phones in my family receive UPI payments for my sweet shop. What will the GST officer see, and what should I do?',
        answer:
          'The officer can see the receipts in all three accounts. If he cannot tell family money from shop money, he can treat all of it as sales. Send us the three statements. We will mark each receipt as shop or family, and draft the reply if there is a notice. From now on, keep one QR code only for the shop.',
      },
    },
    'gst-refunds': {
      lead: "Can a palkova maker, a weavers' society or a contractor in Srivilliputtur get a GST refund? We can check your case and file the claim.",
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "Some societies wait for the State's rebate and believe that the GST office pays it. The rebate comes from another office. While they wait, the time limit for a genuine GST refund may expire.",
          we: 'We keep the rebate separate from GST, and claim what the GST law allows, such as an excess balance in the cash ledger.',
          send: ['Rebate order', 'Cash ledger', 'Postal bill of export', 'Board resolution'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'A kitchen under the composition scheme gets no input tax credit on sugar, gas and boxes, and it cannot claim a refund of that tax either.',
          we: 'We work out from your sales whether the regular scheme would cost you less.',
          send: ['Purchase bills', 'Counter and courier sales', 'Last GST returns'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'The university sometimes reduces a bill after you have paid GST on it. If you do not issue a credit note in time, you cannot get the extra tax back.',
          we: 'We prepare the credit note and adjust the tax in your return. If it cannot be adjusted, we claim it back.',
          send: ['Revised bill', 'Letter from the university', 'Tax payment challan'],
        },
      ],
      question: {
        question: 'A shop in Dubai orders palkova from me by courier. How do I get a GST refund?',
        answer:
          'The export documents must be in your own name, and the payment must come through your bank. You get no refund for a gift parcel to a relative. You must also be under the regular scheme. We check these points and the food rules of Dubai first, and then file the LUT or the refund claim.',
      },
    },
    'income-tax-filing': {
      lead: 'Send us your registers, with a date and a name against every entry. We can file the income tax return for your palkova, mango or contract business in Srivilliputtur.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If you pay many villagers in cash for milk and write down only the day's total, an officer may disallow part of that cost. You then pay tax on a profit that you never made.",
          we: "We give you a milk register with columns for the supplier's name, the litres and the payment, and claim the milk cost on the basis of this register.",
          send: ['Milk register', 'Day sheets', 'UPI statement', 'Rent receipts'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'Traders often pay for an orchard in one year and pick the fruit in the next. If the lease amount is claimed in the wrong year, it may be disallowed.',
          we: 'We carry the lease amount forward and claim it in the year of the crop.',
          send: ['Lease deed', "Fruit pickers' wage slips", 'Sale slips'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If the university still holds your security deposit and you write it off, the officer may disallow the loss, because the university still owes you that money.',
          we: 'We show the deposit as receivable until the university refunds it or states in writing that it will not.',
          send: ['Ledger copy from the university', 'Work order', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I have leased my mango orchard near Srivilliputtur to a trader. How is this income taxed?',
        answer:
          'It depends on the lease deed. Rent from agricultural land and the sale of fruit on the tree may be taxed differently. Send us the deed and the patta before you file. We will tell you where to show the amount and which proof to keep.',
      },
    },
    'pf-esi-services': {
      lead: 'Are your kitchen workers, clerks or mess cooks covered by PF and ESI? We can check this for Srivilliputtur businesses and societies, register the workers and file the monthly returns.',
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "When the mess closes for the vacation, the cooks' names often remain in the PF return (ECR). The PF office may ask for contributions for weeks in which they were at home.",
          we: 'We report the dates of exit at the end of the term and the dates of joining when the mess reopens.',
          send: ['Academic calendar', 'List of cooks', 'Wage sheet', "Workers' masked Aadhaar copies"],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Some owners count the staff of their three shops separately. Together, the stove workers, packers and counter staff can reach the limit for PF or ESI, and contributions are then due.',
          we: 'We add up the staff in all your shops, and tell you from which date you must register.',
          send: ['Staff list of each shop', 'Wage book', 'List of festival helpers'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If clerks and member weavers are on one list, it is not clear who is an employee. The society may pay too much PF, or pay too little and face damages later.',
          we: 'We separate the clerks, who are employees, from the member weavers. Then we check whether PF and ESI cover the weavers at all.',
          send: ['Appointment letters', 'Register of members', 'Salary sheet'],
        },
      ],
      question: {
        question:
          'A helper burnt his hand in my palkova kitchen on his second day. He has no ESI number. What should I do?',
        answer:
          'Inform us at once, and send his name, joining date and wages. If your shop is covered, he should have been registered on the day he joined. We will register him, report the accident and tell you what the ESI office may ask. Keep the hospital bills and his attendance record.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file the TDS returns of Srivilliputtur shops and societies. For campus contractors, we also follow up TDS that was reported under a wrong PAN.',
      trades: [
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your bill shows a relative's PAN, the college reports the TDS under that PAN, and you pay the full tax again in your own return.",
          we: 'We ask the college to file a corrected TDS return with your PAN, and follow up until Form 26AS shows the credit.',
          send: ['Bills raised on the college', 'PAN card', 'Form 26AS', 'TDS certificate from the college'],
        },
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "Once your turnover is above a limit, you may have to deduct TDS from shop rent and agents' commission. If you pay the full amount and deduct no TDS, part of the expense may be disallowed, and you have to pay interest.",
          we: 'We check your turnover once a year, and list the payments from which you must deduct TDS.',
          send: ['Rental agreements', "Agents' account statements", "Landlords' and agents' PANs"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the bank gets no declaration, it may deduct TDS from the interest on the society's deposits. The society then has to wait for the refund until its return is processed.",
          we: 'We check whether the society can give the bank a declaration, and prepare it in April.',
          send: ["Society's PAN", 'List of deposits', 'Board resolution'],
        },
      ],
      question: {
        question: 'Villagers sell me milk for my palkova. Do I have to deduct TDS when I pay them?',
        answer:
          "The villagers sell you goods and do no work for you, so the TDS rule for contracts does not apply. The rule for large purchases depends on your turnover and on how much you buy from one seller. Send us your milk register and last year's turnover. We will tell you in writing whether you have to deduct TDS.",
      },
    },
    'company-registration': {
      lead: 'Is your palkova shop in Srivilliputtur ready to become a company, or is a partnership deed enough? We can compare the cost and register what suits you.',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If you apply to register only the word 'palkova' as your trade mark, the application may be refused and the fee is lost. The word describes the sweet, and anybody may use it.",
          we: 'Before we apply, we search for a name that only you can use.',
          send: ['Label or box', 'Food licence', "Owners' PAN and masked Aadhaar", 'Rental agreement'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "Some society members start a company that sells the same cloth online. If the society's by-laws forbid this, the members may lose their membership.",
          we: 'We go through the by-laws, and draft an agreement between the company and the society.',
          send: ['By-laws', 'List of members', "Society's consent letter"],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If a tender is open only to companies, you cannot bid in your own name. But a new company has no work experience of its own, so its bid may also be rejected.',
          we: 'We register the company, and tell you which of your old work orders the tender may accept.',
          send: ['Tender conditions', 'Old work orders', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My two sons will run our two palkova counters. What should we register?',
        answer:
          'You can register a partnership or an LLP (limited liability partnership). The deed or agreement says who runs which counter and who owns the label. A company has more annual filings. We compare the cost of all three on one page, and register the one you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: "Send us your day sheets and the month's bills. We can keep the accounts of your kitchen, weavers' society or mango business in Srivilliputtur.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            "If cash, UPI and courier collections are written in the same column as the milk payments, you cannot check the day's sales. Cash may then go missing, and you may not notice it.",
          we: 'We give you a day sheet with a separate line for each, and enter it in your books.',
          send: ['Photos of the day sheets', 'Milk register', 'Bank statement', 'Bills for boxes'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If yarn and cloth are recorded only for the whole society, the books do not show which member's yarn is short, and all the members share the loss.",
          we: 'We open an account for each member and record his yarn, cloth and wages.',
          send: ['Yarn issue book', 'Cloth register', 'Wage sheet'],
        },
        {
          trade: 'standing-crops',
          name: 'Mango traders',
          wrong:
            'If you pay for three orchards from one cash box, you cannot say which of them lost money, and you may lease the same orchard again.',
          we: 'We keep a separate account for every orchard, from the lease to the last sale.',
          send: ['Lease deeds', "Fruit pickers' wage slips", 'Sale slips'],
        },
      ],
      question: {
        question: 'What should I write down every night in my sweet shop?',
        answer:
          "Write the litres of milk, the kilos of palkova made and the kilos sold. Add the cash, the UPI total and the boxes sent by courier. A photo of this page by WhatsApp is enough. We enter it in your books, and send you the month's profit with a list of the days that do not tally.",
      },
    },
    'udyam-registration': {
      lead: "We can register Srivilliputtur palkova kitchens, campus contractors and weavers' societies under Udyam, with the right activity for each of them.",
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'If your kitchen is registered as a retail shop, the certificate shows no manufacturing, and a bank may refuse the loan for a packing machine.',
          we: 'We enter milk sweet making as the main activity, and the shop counter as an additional activity.',
          send: ['Food licence', 'Machine invoices', 'PAN', 'Masked Aadhaar with linked mobile number'],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            "If your brother's buses are listed with yours, the bank finds his name on the registration certificates and may hold back your loan.",
          we: "We register only the vehicles that are in your own name, and leave out your brother's buses.",
          send: ['Registration certificates of the vehicles', 'Work order', 'Last income tax return'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the Udyam portal still has the old secretary's mobile number, the society cannot update or print its certificate.",
          we: "We use the society's new resolution to change the signatory on the portal.",
          send: ['Board resolution', "Society's PAN", "New signatory's masked Aadhaar"],
        },
      ],
      question: {
        question: 'I am a master weaver outside the society. Can I get a Udyam certificate of my own?',
        answer:
          "Yes, under your own PAN, if you supply the yarn and sell the cloth. The looms in the weavers' homes are not your machines, so we leave them out. Send us your PAN, the address proof of the yarn godown and your last return.",
      },
    },
    'iec-registration': {
      lead: 'Do you plan to export palkova or handloom cloth from Srivilliputtur? We can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'sweets',
          name: 'Palkova makers',
          wrong:
            'Many countries restrict the import of milk sweets. If you send a box without knowing the rule, it may be destroyed at the airport, and the buyer may ask for a refund.',
          we: "We get the IEC, and ask the courier in writing for the food rules of the buyer's country before you send a box.",
          send: ['Food licence', 'Shelf-life report', 'Label', "Buyer's order"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If an office bearer whose term is over signs the export documents, the bank may refuse them, and the society does not get its payment.',
          we: "We apply with the society's latest resolution, which names the present signatory.",
          send: ['Board resolution', "Society's PAN", "Bank's letter confirming the signatory"],
        },
        {
          trade: 'campus-suppliers',
          name: 'Campus contractors',
          wrong:
            'If you order instruments from abroad but the order names the university as the buyer, customs may not release the parcel to either of you. You then have to pay storage charges.',
          we: 'Before the order is placed, we decide with the university who will be the importer.',
          send: ['Purchase order from the university', "Supplier's quotation", 'GST certificate'],
        },
      ],
      question: {
        question: 'A shop in London wants palkova boxes from me before each festival. What do I need?',
        answer:
          'You need an IEC, a label and a shelf-life report that meet the food rules in London, and payment through your bank. Other rules apply to a gift to a relative for his own use. We apply for the IEC and ask the courier in writing for the rules.',
      },
    },
  },
  seo: {
    title: 'Srivilliputtur Palkova Makers and Shops: GST and Books',
    description:
      'GST registration and day sheets for palkova makers, TDS help for Krishnankoil campus contractors and GST returns for lodges in Srivilliputtur.',
  },
} satisfies CityWords;

import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can keep accounts, handle PF and register companies for halwa makers, lorry owners and college trusts in Tirunelveli and Palayamkottai.',
  description: [
    'Halwa shops and bazaar shops receive many small amounts in cash and by UPI. We give you a one-page day sheet, so that your sales, your purchases and your bank account tally at the month end.',
    'Lorry owners around Sankarnagar are paid after their diesel is deducted, and windmill owners are paid after several adjustments. We enter the full amount first, and then each deduction with its proof.',
    "Colleges and schools pay teachers from different funds, and other staff through agencies. We keep a separate account for each fund, and check the agencies' PF returns name by name.",
  ],
  keyAttractions: [
    'Nellaiappar Temple',
    'Papanasam and Agasthiyar Falls',
    'Manimuthar Dam and Falls',
    'Krishnapuram Venkatachalapathy Temple',
    'Koonthankulam Bird Sanctuary',
  ],
  majorIndustries: [
    {
      kind: 'colleges',
      name: 'Palayamkottai colleges',
      note: 'Trusts pay aided teachers from one fund and unaided teachers from another. If a salary is booked to the wrong fund, the accounts of both funds are wrong.',
    },
    {
      kind: 'sweets',
      name: 'Halwa makers',
      note: 'Halwa makers buy wheat, ghee and sugar daily and sell halwa by weight. Compare the yield of each batch with the sales to see whether all sales were entered.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms and solar panels',
      note: 'There is no GST on windmill power, so you cannot get back the GST on blades and cranes. Budget for this GST as a cost.',
    },
    {
      kind: 'lorries',
      name: 'Limestone and clinker transport',
      note: "Lorry owners are paid by the tonne or by the trip. The company deducts the diesel from the bill, but the full freight is the owner's income.",
    },
    {
      kind: 'bazaar-shops',
      name: 'Town and Vannarpettai shops',
      note: 'Cloth and vessel shops collect instalments before a festival. Until the customer takes the goods, the shop owes the instalments to him.',
    },
    {
      kind: 'handcrafts',
      name: 'Pathamadai mat weavers',
      note: 'Pathamadai mats are woven to order. An advance from an emporium does not become a sale on the day you receive it.',
    },
  ],
  serviceAreas: [
    'Palayamkottai',
    'Tirunelveli Town',
    'Vannarpettai',
    'Melapalayam',
    'Thachanallur',
    'Pettai',
    'Perumalpuram',
    'Gangaikondan',
  ],
  work: (town) =>
    `We can help shops, lorry owners and trusts in Tirunelveli Town, Palayamkottai and Gangaikondan. Send your slips by WhatsApp or courier to ${town}, or come by appointment.`,
  trades: [
    {
      kind: 'sweets',
      name: 'Halwa makers',
      needs: "You need a GST scheme that allows sales to other states, and an agreement on who owns the shop's name.",
    },
    {
      kind: 'lorries',
      name: 'Lorry owners',
      needs:
        'Your income tax return must show the full freight. Check that whoever paid you has reported the TDS under your PAN.',
    },
    {
      kind: 'colleges',
      name: 'College trusts',
      needs:
        "Salaries must be booked to the right fund, and the PF returns of your staff agencies must be checked. The trust's income tax return must be filed on time.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs:
        "You need a separate account for each windmill, with its units of power, the electricity board's adjustments and the maintenance costs.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Halwa makers, lorry owners and mat weavers in Tirunelveli may not need a GST number at all. We can check this for you, and apply if you need one.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            "If three cousins sell under one family name and print one cousin's GST number on all the boxes, all the sales appear to be his. The officer may then ask him for tax on the other shops' sales.",
          we: 'We register each owner who needs a GST number, and draft an agreement on the shared name.',
          send: ['Food licence of each shop', 'Rental agreements', "Each cousin's PAN", 'Sample box'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'Some customers ask for a GST bill although they themselves pay the GST on your freight under reverse charge. If you register only for this, you have to file returns, and pay a late fee for every return you miss.',
          we: 'Before we advise you to apply, we check who pays the tax on your freight.',
          send: [
            'Registration certificates (RC) of the lorries',
            'Consignment notes',
            'Lease deed of the yard',
            'List of customers',
          ],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "For a stall at a fair in another state, you may need a GST number. If a mat weavers' group applies only on the last day, it may lose the stall rent and the sales.",
          we: 'When you book the stall, we check the rules for handicrafts and apply for the GST number in time.',
          send: ["Group's PAN", 'Letter from the organisers of the fair', 'List of products'],
        },
      ],
      question: {
        question:
          'I own a windmill at Radhapuram and a shop in Tirunelveli Town. Do the sales of both count towards the GST limit?',
        answer:
          "Yes. All sales under your PAN count towards the limit, including windmill power, which is exempt. Send us the shop's monthly sales and the power statement. We will tell you whether you must register, and from which month.",
      },
    },
    'gst-returns': {
      lead: 'Bank credits are not the same as sales. We can file the GST returns of Tirunelveli lorry owners, halwa shops and cloth shops from the full bill amounts.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "The cement factory deducts diesel from your freight and pays the balance. If you report only the balance, your figures differ from the factory's, and you can get a notice.",
          we: 'We report the full freight, and mark on each consignment note who pays the tax.',
          send: ['Consignment notes', "Cement factory's statement", 'Diesel slips', 'Tyre and spares bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong:
            'If instalments for vessels are reported as sales when they are received, and the vessels are billed again later, you pay tax twice on the same vessel.',
          we: 'We treat instalments as advances, and report the sale when the vessels are delivered.',
          send: ['Instalment book', 'Delivery bills', 'UPI report'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            "Often each cousin has a halwa shop and his own GST number. If boxes go from one cousin's shop to another's without a bill, an officer may treat this as an unaccounted sale.",
          we: "We show you which invoice each transfer needs, and report it in both cousins' returns.",
          send: ['Transfer notes', 'Batch book', 'Daily summary from the cash counter'],
        },
      ],
      question: {
        question: 'I sell halwa at the counter and tiffin at the tables in Tirunelveli. Is the GST rate the same?',
        answer:
          "Food served at tables and sweets sold over the counter may have different rates, so your bill must show them separately. Send us one day's bills and a photograph of your menu. We will give you the code for each item, and prepare the return from your bills.",
      },
    },
    'gst-notices': {
      lead: 'Send us the GST notice with your meter statements, consignment notes and bills, and we can draft the reply for your Tirunelveli firm.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Windmill power is exempt. If you used the credit on cranes and blades to pay the tax of another business, the officer may ask you to pay it back with interest.',
          we: 'We find out what each bill was for, and show which credit really belongs to your taxable business.',
          send: ['The notice', 'Crane and maintenance bills', 'Meter readings', 'Land leases'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If freight appears in the cement company's books but not in your return, the officer may ask you for the tax. You may then pay tax that the company has already paid.",
          we: "We match the company's ledger with your consignment notes, one by one.",
          send: ['The notice', "Cement company's ledger", 'Consignment notes', 'Your GST returns'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong:
            'Your UPI receipts may be higher than your sales, because some of them are instalments for later delivery. The officer may treat the whole difference as sales.',
          we: 'We mark the instalments and the family money in your UPI statement line by line, and show the actual sales of each month.',
          send: ['The notice', 'UPI statements', 'Instalment book', 'Bank statement'],
        },
      ],
      question: {
        question: "My cousin's halwa shop got a GST notice, and we use the same shop name. Do I have to reply?",
        answer:
          "Look at the PAN and the GSTIN on the notice. If they are your cousin's, he has to reply from his own books. Your bills may still matter, because you share the shop name. Send us a photograph of the notice before you give the officer any of your documents.",
      },
    },
    'gst-refunds': {
      lead: 'Have you exported mats or sweets from Tirunelveli, or paid tax twice on freight? We can check whether a GST refund is due, and claim it.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "If a foreign shop pays you for mats, the courier shipping bill must show you as the exporter. If it shows the courier's agent, the export is not in your name, and you cannot claim the refund.",
          we: "Before the parcel leaves, we check the exporter's name on the courier shipping bill.",
          send: ['Courier shipping bill', "Buyer's order", 'Bank remittance advice', 'Dye and freight bills'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'No payment comes from abroad for gift boxes to relatives. If these boxes are booked as exports, the refund claim for them is rejected.',
          we: 'We separate paid orders from gifts, and claim the refund only on paid orders.',
          send: ["Buyers' orders", 'Export documents', 'Bank remittance advices'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'If you and your customer both pay the tax on the same trip, you may not notice it for a long time. After the time limit you cannot claim that tax back.',
          we: "We compare your ledger with the customer's, find the tax paid twice and claim it back.",
          send: ['Consignment notes', 'Both tax payment challans', "Customer's letter"],
        },
      ],
      question: {
        question: 'I paid a lot of GST on new blades for my windmill near Tirunelveli. What can I get back?',
        answer:
          'The power that you sell is exempt, so this GST is usually part of the repair cost. Tax that you paid by mistake or paid twice can be claimed back. Send us your ledgers and the repair bills. We will check them and tell you if a claim is worth the effort.',
      },
    },
    'income-tax-filing': {
      lead: 'For lorry owners, windmill owners and college trusts in Tirunelveli, we can file income tax returns that show the full income and tally with the TDS.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If the lorry is in the wife's name and the cement factory pays the husband, the income and the TDS are under two PANs. Either the husband or the wife may then get a notice.",
          we: 'We ask the factory to pay the registered owner from the next trip onwards, and correct both returns for the earlier trips.',
          send: ['Registration certificate (RC)', "Cement factory's statement", 'Loan statement', 'Form 26AS'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If a trust mixes grant money with school fees, it cannot show that the grant was used for its purpose. The department may then question the trust's exemption.",
          we: 'We keep a separate account for each fund, and prepare the figures for the auditor.',
          send: ['Trust deed', 'Grant letters', 'Fee register', 'Bills for building work'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Some owners still expect high depreciation although the windmill is old. The tax is then much more than they have set aside.',
          we: 'We work out the depreciation that you can still claim, and tell you the tax before the advance tax due date.',
          send: ['Generation statement', 'Maintenance contract', 'Loan statement'],
        },
      ],
      question: {
        question:
          'My wheat and ghee bills are high but my halwa sales look low. Can the income tax officer ask about this?',
        answer:
          'Yes, because he can work out how much halwa your wheat and ghee should yield. Write down each batch in a book, with the wastage and the halwa eaten by staff. Send us this batch book with your bills. We will compare them before we file, and tell you what you have to explain.',
      },
    },
    'pf-esi-services': {
      lead: 'Do your teachers, kitchen workers or drivers change often? We can handle PF and ESI from joining to exit for Palayamkottai schools and for Tirunelveli sweet makers and lorry owners.',
      trades: [
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "A teacher who leaves sometimes finds that no PF was paid for two years. The trust then has to pay both the employer's and the employee's share, with interest and damages.",
          we: "We keep each teacher's date of joining, wage and date of exit, and check the agencies' PF returns (ECR) and challans every month.",
          send: [
            'Appointment orders',
            'Fund-wise salary sheet',
            "Agencies' PF returns and challans",
            "Staff's masked Aadhaar",
          ],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Many sweet makers hire night workers before a festival and pay them in cash from the counter. If a worker without an ESI number suffers burns, you may have to bear the cost.',
          we: 'If you send us the names before the first night, we check them and tell you who must be registered.',
          send: ['List of night workers', "Workers' phone numbers", 'Wage slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If a driver's daily batta is mixed with his wages, the PF office may treat all of it as wages. You then owe more PF for every month.",
          we: 'We show batta and wages separately in the appointment letter and in the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'Advance slips'],
        },
      ],
      question: {
        question: 'My lorry drivers change every few months. What should I do for PF?',
        answer:
          "Note the old driver's last working day, and ask the new driver for his PF number (UAN). The new driver then keeps one PF account, and you owe nothing for the old driver after he leaves. Send us the date and the UAN on WhatsApp in the same month, and we will report the exit and the joining.",
      },
    },
    'tds-tcs-returns': {
      lead: "Lorry hire, teachers' salaries and land rent each have their own TDS rules. We can work out the TDS on these payments, and file TDS returns for Tirunelveli firms and trusts.",
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'When you are in a hurry, you may hire another lorry and pay its owner without getting his PAN or a declaration. Later the tax office may ask you for the TDS that you did not deduct.',
          we: 'We give you a form that the lorry owner signs before he gets the advance.',
          send: ['Hire slips', "Lorry owner's PAN", 'Copy of the RC', 'Signed declaration'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If salaries are reported under the wrong TAN (TDS number), teachers do not find their TDS in Form 26AS and cannot claim it. The college then has to correct the return.',
          we: 'We check under which TAN the salaries have to be reported, and correct the old TDS returns.',
          send: ['Fund-wise payroll', 'TAN allotment letters', 'Bus and mess contracts'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'You pay land rent to villagers once a year. If you do not check their PANs before payment and one of them is wrong, you may have to bear TDS at a higher rate.',
          we: 'We collect and check the PANs before the rent is paid.',
          send: ['Land leases', "Landowners' PANs", 'Maintenance contract'],
        },
      ],
      question: {
        question:
          'The cement factory deducts TDS on my full freight, but I receive less after diesel is deducted. Is this right?',
        answer:
          "Yes. TDS is deducted on the full freight, because the diesel is part of your payment. In your return you claim the whole TDS, and the diesel as an expense. Send us the factory's statement. We will match the statement with Form 26AS, trip-wise if needed.",
      },
    },
    'company-registration': {
      lead: 'Do you share a halwa brand or a windmill in Tirunelveli, or weave mats as a group? We can draft the agreement, and register an LLP or a company.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'If one cousin registers the family name as his own trade mark, he can ask the other cousins to change their name boards and boxes.',
          we: 'We first draft an agreement on who owns the name and what each shop pays for it.',
          send: ['Old boxes and bills', 'Food licences', "Cousins' PAN and masked Aadhaar"],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'If five friends own a windmill and have not agreed how to pay for repairs, one partner who does not pay can hold up the repair. All five then lose the income from the power.',
          we: 'We draft an LLP agreement that covers the shares, the cost of repairs and how a partner can leave.',
          send: ['Power purchase agreement', 'Loan sanction letter', 'List of what each partner paid'],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "If a mat weavers' group has no bank account or PAN of its own, an emporium cannot place an order with it. The emporium then buys from a trader, who keeps the margin.",
          we: 'We compare a society and a producer company for your group, and register the one you choose.',
          send: ['List of members', 'Letter from the emporium', 'Bank passbook'],
        },
      ],
      question: {
        question:
          'I own some lorries in Tirunelveli and want to start a company. Should I transfer all my lorries to it?',
        answer:
          "No, you need not transfer them. Every lorry has its own permit, insurance and loan, and each transfer costs money. You can keep the old lorries in your own name and buy the next one in the company's name. Before we register, we compare the cost of both options.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of your windmill, halwa shop or lorries in Tirunelveli, and show what each windmill, batch or lorry earns and costs.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'The units of power, the wheeling charges and the charges for banked power often belong to three different months. If you enter them when the payment comes in, your accounts do not tally with the meter, and you may not notice a wrong charge.',
          we: 'We enter the income in the month of the meter reading, and match each charge with it.',
          send: ['Meter statements', 'Statements of wheeling and banking charges', 'Service bills', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            "If cash, UPI and parcels sent by bus are written in one notebook, you cannot tally the day's sales. You may never find out where an amount went missing.",
          we: 'We give you a sheet for each batch and one for the cash counter, and enter both in your books.',
          send: ['Batch sheets', 'Cash counter sheets', 'Parcel slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If all your lorries share one account, you do not notice which lorry runs at a loss. You may go on paying its loan from the other lorries' profit.",
          we: 'We keep lorry-wise accounts by registration number, with the diesel, tyres and loan of each lorry.',
          send: ['Trip sheets', 'Diesel bills', 'Loan repayment schedules'],
        },
      ],
      question: {
        question: 'Our Pathamadai mat group gets advances from an emporium. How will you enter them?',
        answer:
          'We show the advance as money that you owe until the mats are sent, and then adjust it against the invoice. Each month you get a statement of pending orders and advances, so that every member can see the figures. Send us the order letters and the passbook.',
      },
    },
    'udyam-registration': {
      lead: 'Mat weavers, halwa makers and lorry owners in Tirunelveli can register under Udyam. We can register you in the right name and for the right activity.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "If a member registers the mat weavers' group in her own name, the bank asks for the group's certificate and does not release the loan.",
          we: 'We first get a PAN for the group, and then register the group in its own name.',
          send: ["Group's resolution", 'Bank passbook', "Signatory's masked Aadhaar"],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            "One owner's two counters are sometimes registered separately by mistake. A PAN can have only one certificate, so one of these certificates has to be cancelled.",
          we: 'We keep the right certificate and add both addresses to it.',
          send: ['PAN', 'Food licence', 'Rental agreements of both counters'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If your brother's lorry is listed as yours, the loan officer will see his name in the RC book and may return your application.",
          we: 'We enter only the vehicles that are registered in your own name.',
          send: ['Registration certificates (RC)', 'Loan statements', 'Last income tax return'],
        },
      ],
      question: {
        question: 'I have a shop in Tirunelveli and have bought a windmill. Does my Udyam category change?',
        answer:
          'Yes, it can change, because a windmill under the same PAN is added to your investment at its written down value. This value falls every year, so the category can also change back. Send us the invoice and your last return. We will work out the category and update the certificate.',
      },
    },
    'iec-registration': {
      lead: 'To export mats or halwa from Tirunelveli, or to import instruments for a college, you need an import export code (IEC). We can get the code for you.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            'Customs and the buyer want to know the size, the material and the price. If the parcel is described only as mats, customs may hold it, and the order arrives late.',
          we: 'We apply for the IEC, and write a short description for every type of mat.',
          send: ['PAN', 'Cancelled cheque', 'Photographs of the mats', "Buyer's order"],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Some countries do not allow ghee sweets. If the courier tells you this only after the box is held, you lose the halwa and the freight.',
          we: "We apply for the IEC, and check the country's food rules before you pack the box.",
          send: ['Food licence', 'List of ingredients', 'Label'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If the order is in the college's name but the bank account is in the trust's name, customs cannot tell who the importer is, and may hold the instrument at the airport.",
          we: 'Before the supplier ships, we make sure that the order, the bank account and the IEC are all in the same name.',
          send: ["Trust's PAN", "Supplier's quotation", 'Bank letter'],
        },
      ],
      question: {
        question: 'I need a gearbox from abroad for my windmill near Tirunelveli. Who should import it?',
        answer:
          'The firm named as importer in the contract needs the IEC and pays the duty. If a dealer imports the gearbox for you, ask in whose name the warranty will be. Send us the draft contract before you sign. We will apply for the IEC and check the import with a customs broker.',
      },
    },
  },
  seo: {
    title: 'Accountants for Tirunelveli: Books, Payroll, Companies',
    description:
      'Monthly accounts for windmill owners and halwa makers, PF for Palayamkottai schools and company registration in Tirunelveli. See what each service costs.',
  },
} satisfies CityWords;

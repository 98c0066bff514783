import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do accounts, PF and company work for halwa makers, lorry owners and college trusts in Tirunelveli and Palayamkottai.',
  description: [
    'Halwa shops and bazaar shops receive many small sums in cash and by UPI. We give you one sheet for the day, so that your sales, your purchases and your bank agree at the month end.',
    'Lorry owners around Sankarnagar are paid after the diesel is taken off. Windmill owners are paid after several adjustments. We first enter the full amount and then each deduction with its proof.',
    "Colleges and schools pay teachers from different funds and other staff through agencies. We keep each fund in its own account and check the agencies' PF challans name by name.",
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
      note: 'Trusts pay aided and unaided teachers from two funds. If a salary is booked in the wrong fund, both accounts are wrong.',
    },
    {
      kind: 'sweets',
      name: 'Halwa makers',
      note: 'Wheat, ghee and sugar come in daily, and halwa goes out by weight. The yield of each batch shows if all sales were entered.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms and solar panels',
      note: 'Power from the windmill carries no GST. So the tax on blades and cranes is a cost that you have to plan for.',
    },
    {
      kind: 'lorries',
      name: 'Limestone and clinker haulage',
      note: 'Hauliers are paid by tonne and trip. The company takes the diesel off the bill, but the full freight is your income.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Town and Vannarpettai shops',
      note: 'Cloth and vessel shops collect instalments before a festival. The shop owes this money until the customer takes the goods.',
    },
    {
      kind: 'handcrafts',
      name: 'Pathamadai mat weavers',
      note: 'Mats from Pathamadai are woven to order. An advance from an emporium is not a sale on the day it comes.',
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
  work: 'We can help shops, lorry owners and trusts in Tirunelveli Town, Palayamkottai and Gangaikondan. Send your slips by WhatsApp or courier to Coimbatore, or come by appointment.',
  trades: [
    {
      kind: 'sweets',
      name: 'Halwa makers',
      needs:
        "You need a GST scheme that allows sales to other states, and an agreement that says who owns the shop's name.",
    },
    {
      kind: 'lorries',
      name: 'Lorry owners',
      needs: "You need the full freight in your income tax return, and the TDS on it reported under the owner's PAN.",
    },
    {
      kind: 'colleges',
      name: 'College trusts',
      needs:
        "You need salaries booked to the right fund, a check of your agencies' PF challans, and the trust's return filed in time.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs: 'You need an account for each machine that shows its units, the adjustments and the maintenance.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell halwa, run lorries or weave mats in Tirunelveli? We can check if your PAN needs a GST registration and apply for it.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            "If three cousins sell under one family name and print one cousin's GST number on all boxes, all sales look like his. He can then be asked for the tax of the other shops.",
          we: 'We register each owner who needs a number and draft an agreement on the shared name.',
          send: ['Food licence of each shop', 'Rental agreements', 'PAN of each cousin', 'Sample box'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'A customer may ask you for a GST bill although he pays the tax on freight himself. If you register only for that, you have to file returns, and each forgotten one costs a late fee.',
          we: 'We check who pays the tax on your freight before we advise you to apply.',
          send: [
            'Registration certificates (RC) of the lorries',
            'Consignment notes',
            'Lease of the yard',
            'List of customers',
          ],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            'A stall at a fair in another state may need a GST number. If a mat group asks on the last day, it can lose the stall rent and the sales.',
          we: 'We look at the rules for handicrafts when you book the stall and apply in time.',
          send: ['PAN of the group', 'Letter of the fair', 'Product list'],
        },
      ],
      question: {
        question: 'I own one windmill at Radhapuram and a shop in Tirunelveli Town. Do both go into the GST limit?',
        answer:
          "Yes. When we test the limit we add all sales under your PAN, including the power, which is exempt. Send us the shop's sales of each month and the power statement. We tell you if you must register and from which month.",
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Tirunelveli lorry owners, halwa shops and cloth shops from the full bill amounts and not from the bank credits.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'The cement factory takes the diesel off your freight and pays the rest. If you report only the rest, its figure and yours differ, and you can get a notice.',
          we: 'We report the full freight and mark on each note who pays the tax.',
          send: ['Consignment notes', 'Statement of the cement factory', 'Diesel slips', 'Tyre and spares bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong:
            'If instalments for vessels are reported as sales when they come, and the goods are billed later again, you pay tax twice on one vessel.',
          we: 'We keep the instalments as advances and report the sale when the goods go out.',
          send: ['Instalment book', 'Delivery bills', 'UPI report'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Each cousin has his own GST number. If boxes pass between their counters without a bill, an officer can treat it as a sale that was hidden.',
          we: 'We show you which invoice each transfer needs and enter it in both returns.',
          send: ['Transfer notes', 'Batch book', 'Cash counter summary'],
        },
      ],
      question: {
        question: 'I sell halwa at the counter and tiffin at the tables in Tirunelveli. Is the GST rate the same?',
        answer:
          'Food served at tables and sweets sold over the counter can have different rates. So your bill must show which it is. Send us the bills of one day and a photograph of your menu. We give you the code of each item and file from your bills.',
      },
    },
    'gst-notices': {
      lead: 'We can reply to GST notices for Tirunelveli windmill owners, lorry owners and shops with tables from meter statements, trip sheets or bills.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'You may have used the tax credit on cranes and blades for another business. Power is exempt, so the officer can ask you to pay the credit back with interest.',
          we: 'We trace each bill to its use and show what really belongs to your taxable business.',
          send: ['The notice', 'Crane and maintenance bills', 'Meter readings', 'Land leases'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If freight is in the cement company's books but not in your return, the officer can ask you for the tax. You may then pay what the company has already paid.",
          we: "We match the company's ledger with your consignment notes, one by one.",
          send: ['The notice', 'Company ledger', 'Consignment notes', 'Your GST returns'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong:
            'Your UPI receipts may be higher than your sales, because a part is instalments for later. The officer can treat the whole difference as sales.',
          we: 'We mark instalments and family money line by line and show the true sales of each month.',
          send: ['The notice', 'UPI statements', 'Instalment book', 'Bank statement'],
        },
      ],
      question: {
        question: "A GST notice came to my cousin's halwa shop, but we use the same shop name. Do I have to reply?",
        answer:
          'Look at the PAN and the GSTIN on the notice. If they are his, he has to reply from his own books. Your bills can still matter, because the name is shared. Send us a photograph of the notice before you give any document of yours.',
      },
    },
    'gst-refunds': {
      lead: 'We can check and claim GST refunds in Tirunelveli: for mats and sweets that you export, and for tax that was paid twice on freight.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "If a foreign shop pays you for mats but the courier's form names the courier's agent as exporter, the export is not in your name. You cannot claim the refund.",
          we: 'We check the name on the export form before the parcel leaves.',
          send: ['Courier export form', "Buyer's order", 'Bank advice', 'Dye and freight bills'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Gifts to relatives bring no money from abroad. If such boxes are booked as exports, the refund claim for them is rejected.',
          we: 'We separate the paid orders from the gifts and claim only for the orders.',
          send: ["Buyers' orders", 'Export documents', 'Bank advices'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'If you and your customer both pay the tax on the same trip, nobody tells you. After the time limit the money is lost.',
          we: 'We compare both ledgers, find the double payment and claim it.',
          send: ['Consignment notes', 'Challans of both payments', "Customer's letter"],
        },
      ],
      question: {
        question: 'I paid a lot of GST on new blades for my windmill near Tirunelveli. What can I get back?',
        answer:
          'The power that you sell is exempt, so this GST is usually a cost of the repair. You can get back tax that you paid by mistake or twice. Send us your ledgers and the repair bills. We check them and tell you if a claim is worth the work.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file the income tax returns of Tirunelveli lorry owners, windmill owners and college trusts with the full income and the TDS matched.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If the lorry is in the wife's name and the cement factory pays the husband, income and TDS are under two PANs. One of them can get a notice.",
          we: 'We ask the factory to pay the registered owner from the next trip on. We also sort out the old trips in both returns.',
          send: ['Registration certificate (RC)', 'Statement of the cement factory', 'Loan statement', 'Form 26AS'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If a trust mixes grant money with school fees, it cannot show that the grant was used for its purpose. Its exemption can then be questioned.',
          we: 'We keep each fund in its own account and prepare the figures for the auditor.',
          send: ['Trust deed', 'Grant letters', 'Fee register', 'Building bills'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'An owner may plan with high depreciation although his machine is old. The tax is then much more than he has put aside.',
          we: 'We work out the depreciation that is left and tell you the tax before the advance tax date.',
          send: ['Generation statement', 'Maintenance contract', 'Loan statement'],
        },
      ],
      question: {
        question:
          'My wheat and ghee bills are high but my halwa sales look low. Can the income tax officer ask about it?',
        answer:
          'Yes, because he can work out how much halwa your purchases should make. Write each batch in a book with waste and staff food. Send us the book with your bills. We compare them before we file and tell you what you have to explain.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for Palayamkottai schools and for sweet kitchens and lorry owners in Tirunelveli.",
      trades: [
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'A teacher who leaves may find that no PF was paid for two years. The trust then owes both shares with interest and damages.',
          we: "We keep joining date, wage and exit date of each teacher and check the agencies' challans every month.",
          send: ['Appointment orders', 'Salary sheet by fund', "Agencies' PF challans", 'Masked Aadhaar of the staff'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Before a festival you take night workers and pay them from the cash counter. If one of them is burnt, he has no ESI number, and you may have to bear the cost.',
          we: 'We check the names that you send before the first night and tell you who must be registered.',
          send: ['List of night workers', 'Phone numbers', 'Wage slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If a driver's daily road money is mixed with his wages, the PF office can treat all of it as wages. You then owe more for every month.",
          we: 'We separate road money and wages in the appointment letter and in the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'Advance slips'],
        },
      ],
      question: {
        question: 'My lorry drivers change every few months. What should I do for PF?',
        answer:
          'Write the last working day of the old driver and ask the new one for his PF number (UAN). He then keeps one account and you have no dues after he leaves. Send us both on WhatsApp in the same month, and we file the exit and the joining.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns (tax deducted when you pay) for Tirunelveli lorry owners who hire other lorries, for colleges and for windmill owners.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'In a rush you hire another lorry and pay without PAN or declaration. The tax office can ask you later for the TDS that you did not deduct.',
          we: 'We give you a form which the owner signs before he gets the advance.',
          send: ['Hire slips', 'PAN of the owner', 'Copy of the RC', 'Signed declaration'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            'If a TDS return is filed under the TAN of the wrong fund, teachers do not find their TDS in Form 26AS. They cannot claim it, and the college has to correct the return.',
          we: 'We fix one TAN for each fund and correct the old returns.',
          send: ['Payroll by fund', 'TAN letters', 'Bus and mess contracts'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Land rent to villagers is paid once a year. If nobody checks their PANs before and one is wrong, you may have to bear TDS at a higher rate.',
          we: 'We collect and test the PANs before the rent date.',
          send: ['Land leases', 'PAN of the land owners', 'Maintenance contract'],
        },
      ],
      question: {
        question:
          'The cement factory deducts TDS on my full freight, but I receive less because of diesel. Is this right?',
        answer:
          "Yes, TDS is on the full freight, because the diesel is a part of your payment. You claim the whole TDS in your return and the diesel as an expense. Send us the factory's statement. We match it with Form 26AS, trip by trip if needed.",
      },
    },
    'company-registration': {
      lead: 'Do you share a halwa name, a windmill or a mat group in Tirunelveli? We can draft the agreement and register an LLP (limited liability partnership) or company.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'If one cousin registers the family name as his own trade mark, he can ask the other shops to change their boards and boxes.',
          we: 'We first draft an agreement on who owns the name and what each shop pays for it.',
          send: ['Old boxes and bills', 'Food licences', 'PAN and masked Aadhaar of the cousins'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'When five friends own a windmill and have no rule for repair money, one who does not pay can stop the repair. All of them then lose the power.',
          we: 'We write the shares, the repair money and the exit into an LLP agreement.',
          send: ['Power purchase agreement', 'Loan sanction letter', 'List of what each partner paid'],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            'A mat group may have orders from an emporium but no bank account or PAN of its own. The emporium then buys from a trader, who keeps the margin.',
          we: 'We compare a society and a producer company for your group and register one of them.',
          send: ['List of members', 'Letter of the emporium', 'Bank passbook'],
        },
      ],
      question: {
        question: 'I own some lorries in Tirunelveli and want to start a company. Should I move all lorries into it?',
        answer:
          'You need not. Every lorry has its own permit, insurance and loan, and each change costs money. You can keep the old lorries in your own name and buy the next one in the company. We compare the cost of both ways before we register.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Tirunelveli windmill owners, halwa shops and lorry owners, and show each deduction on its own line.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Units, wheeling charges and banking often belong to three different months. If they are entered when the money comes, the account never agrees with the meter. You then cannot find a wrong charge.',
          we: 'We enter the income by meter month and match each charge with it.',
          send: ['Meter statements', 'Charge notes', 'Service bills', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'If cash, UPI and bus parcels go into one notebook, nobody can close the day. A missing amount is then never found.',
          we: 'We give you one page for the batch and one page for the cash counter, and post both.',
          send: ['Batch page', 'Cash counter page', 'Parcel slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If all lorries share one account, a lorry that loses money is not seen. You may go on paying a loan for it from the others' profit.",
          we: 'We keep an account for each registration number, with diesel, tyres and loan.',
          send: ['Trip sheets', 'Diesel bills', 'Loan schedules'],
        },
      ],
      question: {
        question: 'Our Pathamadai mat group gets advances from an emporium. How do you enter them?',
        answer:
          'We show the advance as money that you owe until the mats are sent. Then the invoice is set against it. You get one page each month with the open orders and advances, so that every member can see it. Send us the order letters and the passbook.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Tirunelveli mat weavers, halwa makers and lorry owners under Udyam, the free certificate for small businesses.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "If a member registers in her own name for the whole group, the bank asks for the group's certificate and holds the loan.",
          we: 'We first get a PAN for the group and then register the group itself.',
          send: ['Resolution of the group', 'Bank passbook', 'Masked Aadhaar of the signatory'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Two counters of one owner may have been registered twice. A PAN can have only one certificate, so one of them has to be cancelled.',
          we: 'We keep the right one and put both addresses on it.',
          send: ['PAN', 'Food licence', 'Rental agreements of both counters'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "If your brother's lorry is listed as yours, the loan officer finds another name in the registration certificate. He can return your application.",
          we: 'We enter only the vehicles that are under your own PAN.',
          send: ['Registration certificates (RC)', 'Loan statements', 'Last income tax return'],
        },
      ],
      question: {
        question: 'I have a shop in Tirunelveli and bought a windmill. Does my Udyam class change?',
        answer:
          'It can, because the windmill is added at the value in your books if it is under the same PAN. This value falls every year, so the class can change back. Send us the invoice and your last return. We work out the class and update the certificate.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of Tirunelveli mat weavers and halwa makers who export, and of colleges that import.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            'Customs and the buyer ask for size, material and price. If your parcel says only mat, it can be held, and the order comes late.',
          we: 'We get the code and write a short description for every type of mat.',
          send: ['PAN', 'Cancelled cheque', 'Photographs of the mats', "Buyer's order"],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong:
            'Some countries do not let ghee sweets in. If the courier tells you this only after the box is stopped, you have lost the goods and the freight.',
          we: 'We apply for the IEC and check the food rules before you pack the box.',
          send: ['Food licence', 'List of ingredients', 'Label'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong:
            "If the order names the college and the bank account is the trust's, customs cannot match the importer. The instrument then stays at the airport.",
          we: 'We bring order, bank account and IEC to one name before the supplier ships.',
          send: ['PAN of the trust', 'Quotation', 'Bank letter'],
        },
      ],
      question: {
        question: 'I need a gearbox from abroad for my windmill near Tirunelveli. Who should import it?',
        answer:
          'The firm that the contract names as importer needs the IEC and pays the duty. For the warranty it is often better if that is you. Send us the draft contract before you sign. We apply for the code and check the import with a customs broker.',
      },
    },
  },
  seo: {
    title: 'Accountants for Tirunelveli: Books, Payroll, Companies',
    description:
      'Monthly accounts for windmill owners and halwa makers, PF for Palayamkottai schools and company registration in Tirunelveli. See what each service costs.',
  },
} satisfies CityWords;
